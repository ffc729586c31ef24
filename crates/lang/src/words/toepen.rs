//! Hands of Zwols toepen.

use super::Teller;
use super::trick::{TrickEnd, highest_so_far, trick_end, would_be_highest};
use cards::CardBag;
use game::Seat;
use toepen::{Action, Phase, Public, Says};

/// T8: what looking at an honest exchange costs.
const LOOKING_COSTS: u8 = 2;

impl Teller<'_> {
    /// What a seat could do, as the words on a button: `I'm in (1)`.
    pub fn toepen_choice(&self, public: &Public, action: Action) -> String {
        match action {
            Action::Play(card) if would_be_highest(public, card) => {
                self.get("toepen-do-play-highest", &[("card", self.card(card).into())])
            }
            Action::Play(card) => self.get("toepen-do-play", &[("card", self.card(card).into())]),
            Action::Toep(clips) => self.get("toepen-do-toep", &[("clips", clips.into())]),
            Action::Stay => {
                let price = public.answering().map_or(0, |answering| answering.price);
                let seeing = public.answering().is_some_and(|answering| answering.seeing);
                let key = if seeing { "toepen-do-see" } else { "toepen-do-stay" };
                self.get(key, &[("clips", price.into())])
            }
            Action::Fold => self.get("toepen-do-fold", &[]),
            Action::Exchange => self.get("toepen-do-exchange", &[]),
            Action::Check(about) => {
                let fine = public.players() - 1;
                let player = ("player", (self.name)(about).into());
                self.get("toepen-do-check", &[player, ("cost", LOOKING_COSTS.into()), ("fine", fine.into())])
            }
            Action::Ready => self.get("toepen-do-ready", &[]),
        }
    }

    /// What somebody did, and what came of it: who took the trick or the hand, and why where that may
    /// surprise (T12, T19, T20). `before` is the table before the action, `after` after it.
    pub fn toepen_act(&self, before: &Public, seat: Seat, action: Action, after: &Public) -> Vec<String> {
        // That somebody is ready shows on the table; told each time it would be noise.
        let mut told: Vec<String> = self.did(before, seat, action).into_iter().collect();
        let end = trick_end(before, seat, action, after);
        match (end, after.winner()) {
            (Some(end), Some(winner)) => told.push(self.last_trick(before, action, end, winner)),
            (Some(end), None) => told.push(self.trick(after, end)),
            (None, Some(_)) => told.push(self.get("toepen-all-folded", &[])),
            (None, None) => {}
        }
        if let Some(winner) = after.winner() {
            let clips = self.get("toepen-count-clips", &[("clips", won(before, action).into())]);
            told.push(self.about("toepen-won", winner, &[("clips", clips.into())]));
        } else if before.phase() == Phase::Exchange && after.phase() == Phase::Play {
            told.push(self.about("toepen-closed", after.leader(), &[]));
        }
        told
    }

    fn did(&self, before: &Public, seat: Seat, action: Action) -> Option<String> {
        Some(match action {
            Action::Play(card) => self.about("toepen-did-play", seat, &[("card", self.card(card).into())]),
            Action::Toep(clips) => {
                let key = if before.toeps().count > 0 { "toepen-did-retoep" } else { "toepen-did-toep" };
                let told = self.about(key, seat, &[]);
                if clips == 1 {
                    return Some(told);
                }
                format!("{told} {}", self.get("toepen-with-clips", &[("clips", clips.into())]))
            }
            Action::Stay => {
                let answering = before.answering()?;
                let key = if answering.seeing { "toepen-did-see" } else { "toepen-did-stay" };
                self.about(key, seat, &[("clips", answering.price.into())])
            }
            Action::Fold => self.about("toepen-did-fold", seat, &[]),
            Action::Exchange => self.about("toepen-did-exchange", seat, &[]),
            Action::Check(about) => self.between("toepen-did-check", seat, about, &[]),
            Action::Ready => return None,
        })
    }

    /// Who took a trick, or leads instead of a folded player whose card was the highest (T19).
    fn trick(&self, after: &Public, end: TrickEnd) -> String {
        let card = [("card", self.card(end.card).into())];
        if after.folded().contains(end.highest) {
            return self.between("toepen-trick-of-folded", end.next, end.highest, &card);
        }
        self.about("toepen-trick", end.next, &card)
    }

    /// By which card the last trick decided the hand, and why where that may surprise.
    fn last_trick(&self, before: &Public, action: Action, end: TrickEnd, winner: Seat) -> String {
        let best = self.card(end.card);
        if end.highest == winner {
            return self.about("toepen-last-trick", winner, &[("card", best.into())]);
        }
        match (action, before.toeps().by) {
            // After seeing, the card of the one who toeped over comes last.
            (Action::Play(card), Some(by)) if !before.saw().set().is_empty() => {
                let cards = [("card", self.card(card).into()), ("best", best.into())];
                self.between("toepen-seen", winner, by, &cards)
            }
            _ => self.between("toepen-last-trick-of-folded", winner, end.highest, &[("card", best.into())]),
        }
    }

    /// What the rules forced out of hidden cards: an exchange that was looked at (T8), a ten (T22). `cards`
    /// are those that the listener was shown.
    pub fn toepen_fact(
        &self,
        before: &Public,
        about: Seat,
        says: Says,
        cards: Option<CardBag>,
        after: &Public,
    ) -> Vec<String> {
        match says {
            Says::HasTen => vec![self.about("toepen-has-ten", about, &[])],
            Says::HasNoTen => Vec::new(),
            Says::Honest | Says::Dishonest => {
                // Who looked is the other one whose balance changed.
                let changed = |seat: &Seat| {
                    *seat != about && before.balances()[seat.index()] != after.balances()[seat.index()]
                };
                let Some(by) = Seat::all(after.players()).find(changed) else { return Vec::new() };
                let shown = [("cards", cards.map(|cards| self.cards(cards)).unwrap_or_default().into())];
                if says == Says::Honest {
                    let key = if cards.is_some() { "toepen-honest-shown" } else { "toepen-honest" };
                    let clips = [("clips", LOOKING_COSTS.into())];
                    return vec![
                        self.get(key, &shown),
                        self.between("toepen-honest-pays", by, about, &clips),
                    ];
                }
                let fine = after.players() - 1;
                let key = if fine == 1 { "toepen-dishonest-pays-one" } else { "toepen-dishonest-pays" };
                let clips = [("clips", fine.into()), ("own", (fine - 1).into())];
                vec![self.get("toepen-dishonest", &shown), self.between(key, about, by, &clips)]
            }
        }
    }

    /// Whose card of the trick under way is the highest so far, once there are two.
    pub fn toepen_highest(&self, public: &Public) -> Option<Seat> {
        highest_so_far(public)
    }

    /// What it means to answer the toep that is being answered, in a sentence.
    pub fn toepen_asked(&self, public: &Public) -> Option<String> {
        let answering = public.answering()?;
        let key = if answering.seeing { "toepen-asked-to-see" } else { "toepen-asked" };
        let player = ("player", (self.name)(answering.by).into());
        let price = self.get("toepen-count-clips", &[("clips", answering.price.into())]);
        Some(self.get(key, &[player, ("price", price.into())]))
    }
}

/// T21: what the winner takes, after this action: all stakes and the tens clips.
fn won(before: &Public, action: Action) -> u32 {
    let stakes: u32 = before.stakes().iter().map(|clips| u32::from(*clips)).sum();
    let price = before.answering().map_or(0, |answering| answering.price);
    let added = if action == Action::Stay { price } else { 0 };
    stakes + u32::from(before.tens().len()) + u32::from(added)
}
