//! The sheet: what a group keeps of its evenings, played here or with real cards.
//!
//! A [`Book`] has a name, people and evenings; an evening has lines, one for each game of Wippen or hand of toepen.
//! Everything that is done to a book is an [`Operation`], and the book is nothing but the fold of its operations: what
//! is corrected or undone is worked out anew with everything that follows from it. No IO, no clock and no generator:
//! times and ids are handed in. Who may do what to a book is for its keeper to say.
//!
//! Two phones can add to one book, one of them without a connection for a while. Each line says which place its maker
//! took it for, and each correction what its maker saw; what does not fit is kept and shown, and does not count until
//! somebody decides ([`Book::doubts`]).

#![forbid(unsafe_code)]

mod again;
mod book;
mod change;
mod csv;
mod evening;
mod format;
mod game_line;
mod hand_line;
mod house;
mod ids;
mod line;
mod lines;
mod numbers;
mod people;
mod played;
mod progress;
mod refusal;
mod season;
mod settle;
mod statistics;
mod undo;

pub use book::{Book, Done, MOST_OPERATIONS};
pub use change::{About, Change, Operation, Verdict};
pub use csv::{CsvFault, ImportedLine, Kind, MOST_CSV_LINES, MOST_FAULTS, Preview, read_csv, write_csv};
pub use evening::{Evening, EveningId, MOST_EVENINGS, MOST_LINES, MOST_SOURCE};
pub use format::{MOST_BYTES, ReadFault, VERSION, read, write};
pub use game_line::{Counted, GameFault, GameLine, MOST_WIPS, Pile, tally};
pub use hand_line::{
    Check, Course, HandFault, HandLine, MOST_CLIPS, MOST_TOEPS, Place, Stakes, Toep, all_folded,
};
pub use house::{House, NoHouse};
pub use ids::{NoId, OperationId};
pub use line::{Earlier, Entry, Line, LineId, changes};
pub use lines::{Doubt, Held, HeldChange, MOST_HELD};
pub use numbers::unused;
pub use people::{MOST_PEOPLE, Person, PersonId};
pub use played::{Bringing, Played};
pub use progress::{Difference, End, Progress, Row, Warning, differences};
pub use refusal::{Bound, Refusal};
pub use season::{Season, SeasonRow};
pub use settle::{Payment, fewest_payments};
pub use statistics::{Duel, Figures, Statistics};
