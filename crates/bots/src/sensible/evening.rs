//! Between the hands of a session (T3, T23, T24).

use fair::Rng;
use game::Seat;
use toepen::{SessionAction, SessionPublic};

/// One first dealer in so many proposes to play double.
const PROPOSE: u32 = 12;

/// One proposal in so many is declined by each.
const DECLINE: u32 = 3;

/// Where the rules set no end, the dealer announces the last hands after so many.
const LONG_ENOUGH: u32 = 20;

/// As many as is usual.
const LAST_HANDS: u8 = 7;

/// The dealer deals, once all that is to be said has been said.
pub(super) fn decide(public: &SessionPublic, seat: Seat, chance: &mut Rng) -> Option<SessionAction> {
    if let Some(proposal) = public.proposal() {
        let asked = proposal.left.first() == Some(seat);
        let decline = chance.below(DECLINE) == 0;
        return asked.then_some(if decline { SessionAction::Decline } else { SessionAction::Agree });
    }
    if public.dealer() != seat {
        return None;
    }
    let before_the_first = public.hand().is_none();
    let may_propose = before_the_first && !public.double() && !public.declined().contains(seat);
    if may_propose && chance.below(PROPOSE) == 0 {
        return Some(SessionAction::Propose);
    }
    let endless = public.hands_in_all().is_none();
    if endless && public.hands_played() >= LONG_ENOUGH {
        return Some(SessionAction::Last(LAST_HANDS));
    }
    Some(SessionAction::Deal)
}
