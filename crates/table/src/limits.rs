//! The bounds of everything, and the times that are the same at every table.

use crate::time::{Millis, TurnTime};

/// The most letters of a name, marks that sit on letters aside.
pub const NAME_LETTERS: usize = 24;

/// The most marks on one letter of a name.
pub(crate) const NAME_MARKS: usize = 2;

/// The most connections at a table, players and spectators together.
pub const MOST_GUESTS: usize = 72;

/// The most people who wait for a seat.
pub const MOST_WAITING: usize = 8;

/// The most commands that a shell should let wait for one table; what comes beyond is answered with
/// [`crate::Refusal::TooFast`] without asking the table.
pub const MOST_QUEUED: usize = 64;

/// A connection may send so many commands at once …
pub(crate) const COMMANDS_AT_ONCE: u64 = 40;

/// … and then one in this time.
pub(crate) const COMMAND_EVERY: Millis = Millis(50);

/// A seat says a phrase at most once in this time.
pub const PHRASE_EVERY: Millis = Millis::seconds(3);

/// So many commands of the past are known again when they are repeated.
pub(crate) const COMMANDS_KNOWN: usize = 256;

/// So many refusals are known again, per connection.
pub(crate) const REFUSALS_KNOWN: usize = 16;

/// So many acts are remembered to say whether a late command still means the same.
pub(crate) const ACTS_KNOWN: usize = 32;

/// Who missed at most so many entries gets them; who missed more gets a snapshot.
pub const ENTRIES_KEPT: usize = 50;

/// The most entries of a table; then it is closed.
pub const MOST_ENTRIES: u64 = 200_000;

/// The most entries that the clock makes at once; the rest follows in the next call.
pub(crate) const MOST_AT_ONCE: usize = 16;

/// The most matches whose sheet is kept.
pub(crate) const MOST_SHEETS: usize = 64;

/// Whose connection has been gone for so long is marked away.
pub const AWAY_AFTER: Millis = Millis::seconds(30);

/// Who has been away for so long may be replaced by a computer player.
pub const REPLACE_AFTER: Millis = Millis::seconds(180);

/// After so many questions in a row that a seat left unanswered it is marked away, …
const MISSES_TO_AWAY: u8 = 3;

/// … and after so many at a table by letter: a week in which nobody came. Else a table that all have forgotten would be
/// played on for years, a day for each card.
const MISSES_BY_LETTER: u8 = 7;

/// After how many questions in a row that a seat left unanswered it is marked away.
pub(crate) const fn misses_to_away(turn_time: TurnTime) -> u8 {
    if turn_time.by_letter() { MISSES_BY_LETTER } else { MISSES_TO_AWAY }
}

/// A computer player leaves people this time before its card or answer, …
pub const BEAT: Millis = Millis::seconds(1);

/// … and this time where somebody may toep.
pub const LONG_BEAT: Millis = Millis::seconds(2);

/// A computer player that has not answered so long after its beat is not waited for any more.
pub const COMPUTER_LIMIT: Millis = Millis::seconds(5);

/// A code that moves a seat to another device can be used for so long.
pub const CODE_LASTS: Millis = Millis::seconds(600);
