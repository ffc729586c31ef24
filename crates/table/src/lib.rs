//! One table without IO: seats, spectators, host, computer players, house rules, clocks, matches and their
//! sheets. Commands and the passing of time become entries ([`Entry`]); entries, once they are stored, become
//! messages ([`Message`]). No clock, thread, file or generator is here: time, chance and storage are the
//! shell's.
//!
//! Four things carry it:
//!
//! - **A table is the fold of its entries.** Any process can build it ([`Table::from_entries`]) and gets the
//!   same. What is only true of one process, who is connected to it and which computer players think, lies
//!   apart.
//! - **Append before telling.** [`Table::handle`] changes nothing: it gives entries to be stored
//!   ([`Pending`]). Only [`Table::committed`] lets them happen, and gives what to tell. So nobody hears of
//!   something that a crash can undo, and a table never runs ahead of its log.
//! - **(table, number) is unique in the log, and that is the only lock.** Who finds the number taken loads what
//!   the other wrote ([`Table::catch_up`]) and hands the same input in again; whether a command still means
//!   the same is then decided like for any late command.
//! - **Messages are made of what a viewer saw.** The secret of a match lies in a type that can be neither
//!   printed nor copied, apart from the entries, until the match is over.
//!
//! The secret itself takes this way: [`Told::need`] says [`Need::NewSecret`]; the shell draws one, stores it
//! under its commitment, hands in [`Input::Commit`], and when that has happened gives the secret to
//! [`Table::unlock`]. A process that finds a commitment in the log gets [`Need::Secret`].

#![forbid(unsafe_code)]

mod chair;
mod clock;
mod command;
mod dealer;
mod decide;
mod due;
mod entry;
mod facts;
mod fold;
mod ids;
mod kind;
#[cfg(feature = "kit")]
pub mod kit;
mod limits;
mod message;
mod name;
mod of_game;
mod phrase;
mod refusal;
mod room;
mod running;
mod sheet;
mod table;
mod tell;
mod telling;
mod time;

pub use command::{Command, Input, Wish};
pub use entry::{AwayWhy, Cause, Closing, Entry, Event};
pub use facts::{Pulse, Stage};
pub use fold::Corrupt;
pub use ids::{By, CodeHash, CommandId, Conn, TokenHash};
pub use limits::{
    AWAY_AFTER, BEAT, CODE_LASTS, COMPUTER_LIMIT, ENTRIES_KEPT, LONG_BEAT, MOST_ENTRIES, MOST_GUESTS,
    MOST_QUEUED, MOST_WAITING, NAME_LETTERS, PHRASE_EVERY, REPLACE_AFTER,
};
pub use message::{
    AskComputer, EntrySeen, Happened, Message, Need, News, SeatFacts, Snapshot, Tell, Told, Who,
};
pub use name::Name;
pub use of_game::{Action, Illegal, OfGame, SeenSteps, Steps, View};
pub use phrase::Phrase;
pub use refusal::Refusal;
pub use running::Deadlines;
pub use sheet::{Row, Sheet};
pub use table::{Output, Overtaken, Pending, Table, WrongSecret};
pub use time::{Millis, TurnTime};
