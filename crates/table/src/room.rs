//! What is only true of this process: which connections are here, and which computer players think.

use crate::facts::{Facts, Stage};
use crate::ids::{CommandId, Conn, TokenHash};
use crate::limits::{COMMAND_EVERY, COMMANDS_AT_ONCE, REFUSALS_KNOWN};
use crate::message::{AskComputer, Who};
use crate::name::Name;
use crate::of_game::Action;
use crate::refusal::Refusal;
use crate::time::Millis;
use game::{MAX_SEATS, Seat};
use std::collections::{BTreeMap, VecDeque};

/// Somebody at a connection.
#[derive(Default)]
pub(crate) struct Guest {
    pub token: Option<TokenHash>,
    /// Has been told what the table is at, so that entries mean something there. Between its coming and that,
    /// what others wrote may come in.
    pub welcomed: bool,
    /// The moment from which on another command is free, when they come slowly enough.
    free_at: Millis,
    /// The last refusals, so that a repeated command gets the same answer.
    refused: VecDeque<(CommandId, u64, Refusal)>,
}

impl Guest {
    /// May another command come now? So many at once, and then one in so much time.
    pub(crate) fn may_send(&mut self, now: Millis) -> bool {
        let ahead = Millis(COMMAND_EVERY.0 * COMMANDS_AT_ONCE);
        let free_at = self.free_at.max(now);
        let may = free_at - now < ahead;
        if may {
            self.free_at = free_at + COMMAND_EVERY;
        }
        may
    }

    pub(crate) fn refused(&self, id: CommandId) -> Option<(u64, Refusal)> {
        self.refused.iter().find(|(known, ..)| *known == id).map(|(_, number, why)| (*number, *why))
    }

    /// That there were too many at once is no answer: the command may come again.
    pub(crate) fn note_refusal(&mut self, id: CommandId, number: u64, why: Refusal) {
        if why == Refusal::TooFast || self.refused(id).is_some() {
            return;
        }
        if self.refused.len() == REFUSALS_KNOWN {
            self.refused.pop_front();
        }
        self.refused.push_back((id, number, why));
    }
}

/// What a computer player is about.
#[derive(Clone, PartialEq)]
struct Thought {
    computer: Name,
    /// The entry that it was asked on.
    on: u64,
    /// Its answer; inside, none: nothing now.
    answer: Option<Option<Action>>,
}

/// The connections and the thoughts.
#[derive(Default)]
pub(crate) struct Room {
    pub guests: BTreeMap<Conn, Guest>,
    thoughts: [Option<Thought>; MAX_SEATS],
}

impl Room {
    /// Who is at a connection.
    pub(crate) fn who(&self, facts: &Facts, conn: Conn) -> Who {
        let Some(token) = self.guests.get(&conn).and_then(|guest| guest.token) else {
            return Who::Spectator;
        };
        match facts.seat_of(token) {
            Some(seat) if facts.chair(seat).is_some_and(|chair| chair.conn == Some(conn)) => Who::Seat(seat),
            // Nobody acts there any more, and no connection is noted: whoever comes sees it as their seat does.
            Some(seat) if facts.stage == Stage::Closed => Who::Seat(seat),
            Some(seat) => Who::Elsewhere(seat),
            None if facts.waits(token) => Who::Waiting,
            None => Who::Spectator,
        }
    }

    /// A seat that nobody is at, although its person is connected here: after a restart of the others, or
    /// because the connection that took it over is gone.
    pub(crate) fn unbound(&self, facts: &Facts) -> Option<(Seat, Conn)> {
        self.guests.keys().find_map(|conn| match self.who(facts, *conn) {
            Who::Elsewhere(seat) if facts.chair(seat).is_some_and(|chair| chair.conn.is_none()) => {
                Some((seat, *conn))
            }
            Who::Seat(_) | Who::Elsewhere(_) | Who::Waiting | Who::Spectator => None,
        })
    }

    pub(crate) fn forget_thoughts(&mut self) {
        self.thoughts = Default::default();
    }

    /// The seats that computer players play for and that may act, in order of precedence.
    fn computers(facts: &Facts) -> Vec<(Seat, Name)> {
        let Some(game) = facts.game.as_ref().filter(|_| facts.plays() && !facts.clock.is_stopped()) else {
            return Vec::new();
        };
        let seats = game.may_act().into_iter().flatten();
        seats.filter_map(|seat| Some((seat, facts.chair(seat)?.computer.clone()?))).collect()
    }

    /// Is the thought one about how things are now?
    fn fresh(facts: &Facts, seat: Seat, computer: &Name, thought: &Thought) -> bool {
        let Some(game) = &facts.game else { return false };
        let unchanged = game.last_act() <= thought.on;
        thought.computer == *computer
            && match thought.answer {
                None | Some(None) => unchanged,
                Some(Some(action)) => {
                    let lawful = game.check(seat, action).is_some_and(|check| check.is_ok());
                    // An unlawful answer to how things are now is not asked for a second time.
                    if lawful { game.still_means(action, thought.on) } else { unchanged }
                }
            }
    }

    /// The questions that have not been put yet. Each is put once.
    pub(crate) fn asks(&mut self, facts: &Facts) -> Vec<AskComputer> {
        let mut asks = Vec::new();
        for (seat, computer) in Room::computers(facts) {
            let thought = &mut self.thoughts[seat.index()];
            if thought.as_ref().is_some_and(|thought| Room::fresh(facts, seat, &computer, thought)) {
                continue;
            }
            let on = facts.number;
            *thought = Some(Thought { computer: computer.clone(), on, answer: None });
            if let Some(game) = &facts.game {
                asks.push(AskComputer { seat, computer, on, view: game.view(Some(seat)) });
            }
        }
        asks
    }

    /// Takes an answer, if it is one to the last question.
    pub(crate) fn answer(&mut self, seat: Seat, on: u64, action: Option<Action>) {
        if let Some(thought) = &mut self.thoughts[seat.index()]
            && thought.on == on
            && thought.answer.is_none()
        {
            thought.answer = Some(action);
        }
    }

    /// The next act of a computer player, and when it may come.
    pub(crate) fn next_act(&self, facts: &Facts) -> Option<(Millis, Seat, Action)> {
        let mut next: Option<(Millis, Seat, Action)> = None;
        for (seat, computer) in Room::computers(facts) {
            let Some(thought) = &self.thoughts[seat.index()] else { continue };
            let Some(Some(action)) = thought.answer else { continue };
            let lawful = facts
                .game
                .as_ref()
                .and_then(|game| game.check(seat, action))
                .is_some_and(|check| check.is_ok());
            if !lawful || !Room::fresh(facts, seat, &computer, thought) {
                continue;
            }
            let from = facts.clock.asked(seat).map_or(facts.clock.last_step(), |asked| asked.since);
            let at = from + facts.beat();
            if next.is_none_or(|(before, ..)| at < before) {
                next = Some((at, seat, action));
            }
        }
        next
    }
}
