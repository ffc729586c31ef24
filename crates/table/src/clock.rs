//! Who is asked what since when. A deadline is a moment, fixed when the question arises; no message moves
//! it. Only time in which nobody could play is not counted: a pause, a table that everybody has left, a
//! program that did not run.

use crate::kind::Question;
use crate::running::Questions;
use crate::time::Millis;
use game::{MAX_SEATS, Seat};

/// A question to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub question: Question,
    pub since: Millis,
}

/// The questions of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Clock {
    asked: [Option<Asked>; MAX_SEATS],
    /// When something last happened in the game.
    last_step: Millis,
    /// When the match began.
    begun: Millis,
    /// Since when the clock stands still.
    stopped: Option<Millis>,
}

impl Clock {
    /// The clock of a match that begins.
    pub(crate) fn begin(at: Millis) -> Clock {
        Clock { last_step: at, begun: at, ..Clock::default() }
    }

    pub(crate) fn asked(&self, seat: Seat) -> Option<Asked> {
        self.asked[seat.index()]
    }

    pub(crate) fn last_step(&self) -> Millis {
        self.last_step
    }

    pub(crate) fn begun(&self) -> Millis {
        self.begun
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    /// A seat has acted: what it is asked from now on is a new question, and so is what others are asked
    /// that they were not asked before.
    pub(crate) fn step(&mut self, at: Millis, actor: Option<Seat>, questions: &Questions) {
        self.last_step = at;
        for (seat, question) in questions.iter().enumerate() {
            let before = self.asked[seat].filter(|_| actor.is_none_or(|actor| actor.index() != seat));
            self.asked[seat] = question.map(|question| match before {
                Some(asked) if asked.question == question => asked,
                _ => Asked { question, since: at },
            });
        }
    }

    /// A seat is asked anew, because somebody else decides for it from now on.
    pub(crate) fn ask_again(&mut self, at: Millis, seat: Seat) {
        if let Some(asked) = &mut self.asked[seat.index()] {
            asked.since = at;
        }
    }

    /// Stops or goes on. What has been left of the time is left when it goes on.
    pub(crate) fn stop(&mut self, at: Millis, stop: bool) {
        match (self.stopped, stop) {
            (None, true) => self.stopped = Some(at),
            (Some(since), false) => {
                self.stopped = None;
                // What was asked meanwhile is asked only now.
                self.change(|moment| at - (since - moment));
            }
            (None, false) | (Some(_), true) => {}
        }
    }

    /// So much time did not count.
    pub(crate) fn skip(&mut self, from: Millis, to: Millis) {
        // While it stands still, going on will make up for it.
        if self.stopped.is_none() {
            self.change(|moment| moment + (to - from));
        }
    }

    fn change(&mut self, moved: impl Fn(Millis) -> Millis) {
        for asked in self.asked.iter_mut().flatten() {
            asked.since = moved(asked.since);
        }
        self.last_step = moved(self.last_step);
        self.begun = moved(self.begun);
    }
}
