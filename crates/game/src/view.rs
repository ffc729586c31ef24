//! What one player, or a spectator, knows of a game.

use crate::{Game, Next, Seat, Seen};
use core::ops::ControlFlow;

/// The table as one sees it from a seat, with one's own private part; or as a spectator sees it. People,
/// computer players and searches decide from this and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct View<G: Game> {
    public: G::Public,
    own: Option<(Seat, G::Private)>,
}

impl<G: Game> View<G> {
    /// A view from its parts.
    pub fn new(public: G::Public, own: Option<(Seat, G::Private)>) -> View<G> {
        View { public, own }
    }

    /// The view before the first card.
    pub fn open(setup: &G::Setup, viewer: Option<Seat>) -> View<G> {
        View { public: G::open(setup).0, own: viewer.map(|seat| (seat, G::Private::default())) }
    }

    /// What everyone sees.
    #[inline]
    pub fn public(&self) -> &G::Public {
        &self.public
    }

    /// The seat from which one looks and what it alone knows; none for a spectator.
    #[inline]
    pub fn own(&self) -> Option<(Seat, &G::Private)> {
        self.own.as_ref().map(|(seat, private)| (*seat, private))
    }

    /// What has to happen now.
    #[inline]
    pub fn next(&self) -> Next {
        G::next(&self.public)
    }

    /// May the viewer act now?
    pub fn may_act(&self) -> bool {
        match (self.next(), &self.own) {
            (Next::Act(seats), Some((seat, _))) => seats.set().contains(*seat),
            _ => false,
        }
    }

    /// May the viewer do that? None for a spectator, who cannot do anything.
    pub fn check(&self, action: G::Action) -> Option<Result<(), G::Illegal>> {
        let (seat, private) = self.own()?;
        Some(G::check(&self.public, seat, private, action))
    }

    /// Hands every lawful action of the viewer to `visit` until it breaks off.
    pub fn legal<F: FnMut(G::Action) -> ControlFlow<()>>(&self, visit: &mut F) -> ControlFlow<()> {
        match self.own() {
            Some((seat, private)) => G::legal(&self.public, seat, private, visit),
            None => ControlFlow::Continue(()),
        }
    }

    /// Takes in what the viewer saw.
    pub fn see(&mut self, seen: &Seen<G>) {
        if let Some((seat, private)) = &mut self.own {
            G::see_private(&self.public, *seat, private, seen);
        }
        G::see_public(&mut self.public, &seen.by_all());
    }
}
