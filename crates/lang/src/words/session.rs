//! Evenings of Zwols toepen, outside of hands.

use super::Teller;
use game::Seat;
use toepen::{SessionAction, SessionPublic};

impl Teller<'_> {
    /// What a seat could do, as the words on a button.
    pub fn session_choice(&self, public: &SessionPublic, action: SessionAction) -> String {
        match (action, public.hand()) {
            (SessionAction::Hand(action), Some(hand)) => self.toepen_choice(hand, action),
            (SessionAction::Hand(_), None) => String::new(),
            (SessionAction::Propose, _) => self.get("toepen-do-propose", &[]),
            (SessionAction::Agree, _) => self.get("toepen-do-agree", &[]),
            (SessionAction::Decline, _) => self.get("toepen-do-decline", &[]),
            (SessionAction::Last(hands), _) => self.get("toepen-do-last", &[("hands", hands.into())]),
            (SessionAction::Deal, _) => self.get("toepen-do-deal", &[]),
        }
    }

    /// What somebody did, and what came of it.
    pub fn session_act(
        &self,
        before: &SessionPublic,
        seat: Seat,
        action: SessionAction,
        after: &SessionPublic,
    ) -> Vec<String> {
        let mut told = Vec::new();
        match action {
            SessionAction::Hand(action) => {
                if let (Some(before), Some(after)) = (before.hand(), after.hand()) {
                    told = self.toepen_act(before, seat, action, after);
                }
            }
            SessionAction::Propose => told.push(self.about("toepen-did-propose", seat, &[])),
            SessionAction::Agree => {
                told.push(self.about("toepen-did-agree", seat, &[]));
                if after.double() {
                    told.push(self.get("toepen-double", &[]));
                }
            }
            SessionAction::Decline => told.push(self.about("toepen-did-decline", seat, &[])),
            SessionAction::Last(hands) => {
                let key = if hands == 1 { "toepen-did-last-one" } else { "toepen-did-last" };
                told.push(self.about(key, seat, &[("hands", hands.into())]));
            }
            SessionAction::Deal => {
                let number = ("number", (after.hands_played() + 1).into());
                told.push(self.about("toepen-did-deal", seat, &[number]));
            }
        }
        told
    }
}
