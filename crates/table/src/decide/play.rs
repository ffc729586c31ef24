//! The match itself: starting, acting, and what happens without an act.

use super::{Decided, Stop, Work};
use crate::entry::{Cause, Event};
use crate::of_game::Action;
use crate::refusal::Refusal;
use crate::running::{Made, Running};
use fair::Share;
use game::Seat;

impl Work<'_> {
    /// A person acts.
    pub(super) fn wish_act(&mut self, seat: Seat, action: Action, on: u64) -> Decided {
        let facts = self.facts();
        let game = facts.game.as_ref().filter(|_| facts.plays()).ok_or(Refusal::OnlyDuring)?;
        if facts.paused {
            return Err(Refusal::Paused.into());
        }
        if facts.chair(seat).is_some_and(|chair| chair.computer.is_some()) {
            return Err(Refusal::ComputerPlays.into());
        }
        let lawful = game.check(seat, action).ok_or(Refusal::OnlyDuring)?;
        lawful.map_err(Refusal::Illegal)?;
        if !game.still_means(action, on) {
            return Err(Refusal::Late.into());
        }
        self.act(seat, action, Cause::Person)
    }

    /// A lawful act, with what it forces; and the secret after the last one.
    pub(super) fn act(&mut self, seat: Seat, action: Action, cause: Cause) -> Decided {
        let Work { before, after, dealer, .. } = self;
        let facts = after.as_deref().unwrap_or(before);
        let Some(dealer) = dealer.as_deref_mut() else { return Err(Stop::Locked) };
        let made = facts.game.as_ref().and_then(|game| game.make(seat, action, dealer, &facts.shares));
        let Some(made) = made else {
            unreachable!("{action:?} of {seat:?} was checked, and a pack holds what is dealt");
        };
        let secret = dealer.reveal();
        let Made { steps, roots, rows } = made;
        self.append(Event::Played { seat, cause, steps, roots, rows });
        if self.facts().game.as_ref().is_some_and(Running::is_over) {
            self.append(Event::Revealed { secret });
        }
        Ok(())
    }

    /// A question is settled without its answer.
    pub(super) fn settle(&mut self, seat: Seat, cause: Cause) -> Decided {
        let facts = self.facts();
        let asked = facts.clock.asked(seat);
        let action =
            asked.and_then(|asked| facts.game.as_ref().and_then(|game| game.idle(seat, asked.question)));
        let Some(action) = action else {
            unreachable!("{seat:?} is asked {asked:?}, so there is something that it can do");
        };
        self.act(seat, action, cause)
    }

    /// The host begins the match.
    pub(super) fn wish_start(&mut self, host: Seat, share: Option<Share>, on: u64) -> Decided {
        let facts = self.facts();
        if facts.commitment.is_none() {
            return Err(Refusal::NotCommitted.into());
        }
        if on < facts.rules_at.max(facts.seats_at) {
            return Err(Refusal::Late.into());
        }
        let rules = facts.draft.rules(facts.chairs.len() as u8).map_err(Refusal::Rules)?;
        let mut others = facts.seats().filter(|seat| *seat != host);
        if !others.all(|seat| facts.chair(seat).is_none_or(|chair| chair.ready || !chair.by_person())) {
            return Err(Refusal::NotReady.into());
        }
        let dealer = facts.next_dealer.filter(|seat| seat.number() < rules.players()).unwrap_or_default();
        let Some(game) = Running::open(&rules, dealer) else {
            unreachable!("rules of a game open that game");
        };
        let shares = facts.shares_with(host, share);
        let version = facts.game_name().rules_version();
        let Some(by) = self.dealer.as_deref_mut() else { return Err(Stop::Locked) };
        let Some(made) = game.make_start(by, &shares) else {
            unreachable!("a pack holds what is dealt");
        };
        let Made { steps, roots, .. } = made;
        self.append(Event::Started { host, dealer, version, share, steps, roots });
        Ok(())
    }
}
