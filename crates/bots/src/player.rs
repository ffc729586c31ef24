//! What a computer player is.

use fair::Rng;
use game::{Game, View};

/// Someone who plays: decides from what its seat sees, and from chance.
///
/// The same view and the same generator give the same decision.
pub trait Player<G: Game> {
    /// What to do, when the seat of the view may act. None: nothing now, for as long as nothing changes; or
    /// the seat may not act. Somebody whom the table waits for does not say so: whose turn it is, who has to
    /// answer, who is not ready.
    ///
    /// An answer is lawful; who asks checks it all the same.
    fn decide(&mut self, view: &View<G>, chance: &mut Rng) -> Option<G::Action>;
}
