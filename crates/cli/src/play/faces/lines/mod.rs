//! Playing in plain lines: the table is written out whenever somebody has to choose, and what happens in
//! between is told line by line. It needs no more than a keyboard and a place to write.

mod grid;
mod input;
mod menu;
mod screen;
mod shown;
mod talk;
mod toepen;
mod turn;
mod wippen;

pub use input::Input;
pub use screen::{Look, Screen};
pub use shown::{Pick, Shown};

use crate::play::company::Company;
use crate::play::evening::{Evening, Events, Turn};
use game::{Dealer, PlayError, Seat};
use lang::{CardStyle, Messages, Teller};
use std::io;
use std::time::{Duration, Instant};

/// How long the table waits before a computer player acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beats {
    /// Where nobody could say anything.
    pub usual: Duration,
    /// Where somebody could: time to toep.
    pub open: Duration,
}

/// Why playing stops before the end.
#[derive(Debug)]
enum Leave {
    /// Somebody wants to, or the input has ended.
    Table,
    /// Lines cannot be written any more.
    Output(io::Error),
}

impl From<io::Error> for Leave {
    fn from(error: io::Error) -> Leave {
        Leave::Output(error)
    }
}

impl From<input::End> for Leave {
    fn from(_: input::End) -> Leave {
        Leave::Table
    }
}

/// An evening in plain lines.
pub struct Lines<'a, G: Shown, D: Dealer> {
    evening: Evening<G, D>,
    company: &'a Company,
    messages: &'static Messages,
    screen: Screen<'a>,
    input: Input,
    beats: Beats,
    /// What happened since each one's last turn, where several people share the screen.
    news: Vec<Vec<String>>,
    /// Whose cards may be seen on the screen.
    at_screen: Option<Seat>,
    /// Is what comes next no surprise, so that it needs no beat?
    expected: bool,
    began: Instant,
    reminded: bool,
}

/// News older than this many lines is old.
const NEWS: usize = 14;

impl<'a, G: Shown, D: Dealer> Lines<'a, G, D> {
    /// The face of an evening that is about to begin.
    pub fn new(
        evening: Evening<G, D>,
        company: &'a Company,
        messages: &'static Messages,
        screen: Screen<'a>,
        input: Input,
        beats: Beats,
    ) -> Lines<'a, G, D> {
        Lines {
            evening,
            company,
            messages,
            screen,
            input,
            beats,
            news: vec![Vec::new(); game::MAX_SEATS],
            at_screen: None,
            expected: false,
            began: Instant::now(),
            reminded: false,
        }
    }

    /// Plays to the end, or until somebody leaves.
    ///
    /// # Errors
    /// If lines cannot be written.
    pub fn play(mut self, first: Events<G>) -> io::Result<()> {
        match self.play_on(first) {
            Ok(()) => self.say_result(),
            Err(Leave::Table) => self.say_goodbye(),
            Err(Leave::Output(error)) => Err(error),
        }?;
        self.screen.flush()
    }

    fn play_on(&mut self, first: Events<G>) -> Result<(), Leave> {
        self.welcome()?;
        if !first.is_empty() {
            self.screen.gap()?;
        }
        self.tell(&first)?;
        loop {
            match self.evening.turn() {
                Turn::Over if self.evening.is_over() => return Ok(()),
                Turn::Over => return Err(Leave::Table),
                Turn::Person(seat) => self.person(seat)?,
                Turn::Computer(seat) => {
                    if self.wait_for(seat)? {
                        self.expected = false;
                        let happened = self.evening.computer_acts(seat);
                        if !self.happened(happened)? {
                            return Ok(());
                        }
                    }
                }
            }
        }
    }

    /// Who is told things, from where they sit.
    fn told<T>(&self, you: Option<Seat>, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let name = |seat| self.company.name(seat).to_owned();
        let style = if self.screen.look().ascii { CardStyle::Letters } else { CardStyle::Signs };
        tell(&Teller { messages: self.messages, style, name: &name, you })
    }

    /// A message without blanks.
    fn text(&self, key: &str) -> String {
        self.messages.get(key, &[])
    }

    /// The one who reads what is written for all: the only person at the table, or nobody in particular.
    fn reader(&self) -> Option<Seat> {
        self.company.only_person()
    }

    /// Tells what happened. False if nothing could, which only a fault in a computer player or a dealer can
    /// bring about: the evening is over then.
    fn happened(&mut self, happened: Result<Events<G>, PlayError<G::Illegal>>) -> Result<bool, Leave> {
        match happened {
            Ok(events) => {
                self.tell(&events)?;
                Ok(true)
            }
            Err(_) => Ok(false),
        }
    }

    /// Tells everyone what happened, each as they saw it.
    fn tell(&mut self, events: &Events<G>) -> Result<(), Leave> {
        let reader = self.reader();
        for event in events {
            for line in self.told(reader, |teller| G::event(teller, event)) {
                self.screen.line(&format!("  {line}"))?;
            }
            if reader.is_none() {
                for seat in self.company.people().clockwise_from(Seat::new(0)) {
                    let lines = self.told(Some(seat), |teller| G::event(teller, event));
                    self.news[seat.index()].extend(lines);
                }
            }
            let closing = self.told(reader, |teller| G::closing(teller, event));
            if !closing.is_empty() {
                self.screen.gap()?;
                self.screen.lines(closing)?;
                self.read_this()?;
            }
        }
        self.screen.flush()?;
        Ok(())
    }
}
