//! What reaches a table from outside.

use crate::entry::Closing;
use crate::ids::{CodeHash, CommandId, Conn, TokenHash};
use crate::name::Name;
use crate::of_game::Action;
use crate::phrase::Phrase;
use crate::time::TurnTime;
use fair::{Hash, Share};
use game::Seat;
use games::Draft;

/// Everything that can happen to a table. It is taken by reference, so that the shell can hand it in again when
/// another process was faster ([`crate::Table::catch_up`]).
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A connection opened.
    Connect {
        /// Its number.
        conn: Conn,
        /// The hash of the token that it brings; if it belongs to a seat, the seat is at this connection
        /// now and at no other.
        token: Option<TokenHash>,
        /// The last entry that the client knows, if it was here before.
        last: Option<u64>,
    },
    /// A connection brings a code that moves a seat to it.
    Claim {
        /// Its number; it need not be known yet.
        conn: Conn,
        /// The code's hash.
        code: CodeHash,
        /// The hash of the token that shows from now on that the seat is this client's.
        token: TokenHash,
    },
    /// A connection closed; of this process, or of one that is known to have died.
    Disconnect {
        /// Its number.
        conn: Conn,
    },
    /// A client wants something.
    Command {
        /// The connection from which it comes.
        conn: Conn,
        /// What.
        command: Command,
    },
    /// A computer player answers [`crate::AskComputer`].
    Computer {
        /// Its seat.
        seat: Seat,
        /// The entry that it was asked on.
        on: u64,
        /// What it does; none: nothing now.
        action: Option<Action>,
    },
    /// A secret for the next match has been drawn and stored; this is its commitment.
    Commit(Hash),
    /// [`crate::Told::wake_at`] has come.
    Tick,
    /// This process drives the computer players and the clock of the table from now on, so whatever was asked
    /// is asked again.
    Drive,
    /// No process ran since the last entry.
    Restarted,
    /// The table is to be closed for good.
    Close(Closing),
    /// The secret that [`crate::Output::Locked`] or [`crate::Need::Secret`] asked for was lost by whoever keeps it:
    /// nothing is left but to close the table.
    SecretLost,
}

/// What a client wants, with what tells repeated and late ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// The client's name for it. The same name again gets the same answer and changes nothing.
    pub id: CommandId,
    /// The last entry that the client knew when it was made.
    pub on: u64,
    /// What.
    pub wish: Wish,
}

/// What can be wanted.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// To sit down: before a match at a new seat, during one at a seat that was left; else to wait for the
    /// next match.
    Sit {
        /// Under this name.
        name: Name,
        /// The hash of a token that the client drew.
        token: TokenHash,
    },
    /// To leave the seat, or the place among those who wait, for good.
    Leave,
    /// To begin: the seat agrees to the rules.
    Ready {
        /// What it adds to the chance.
        share: Option<Share>,
    },
    /// Not to begin yet.
    NotReady,
    /// To be marked away.
    Away,
    /// Not to be marked away any more.
    Back,
    /// To have the seat at this connection again, after another one took it.
    Here,
    /// To play oneself again, after a computer player took over.
    TakeBack,
    /// To do something in the game.
    Act(Action),
    /// To say a phrase.
    Say(Phrase),
    /// To be forgotten by name.
    DeleteName,
    /// A code by which another device can take the seat. The shell draws it and tells it to the client
    /// when this is done.
    MakeCode(CodeHash),
    /// Host: other house rules.
    Rules(Draft),
    /// Host: another time to answer.
    Time(TurnTime),
    /// Host: that players may ask for hints, or not.
    Hints(bool),
    /// Host: a computer player at a new seat.
    AddComputer(Name),
    /// Host: to remove somebody before the start.
    Remove(Seat),
    /// Host, or anybody if the host is away, or the seat itself: a computer player for somebody who has been
    /// away for three minutes or has left.
    Replace {
        /// Whose seat.
        seat: Seat,
        /// Which computer player.
        computer: Name,
    },
    /// Host: to make somebody else host.
    MakeHost(Seat),
    /// Host: to begin the match.
    Start {
        /// What the host adds to the chance.
        share: Option<Share>,
    },
    /// Host, or anybody if the host is away: to stop the clocks.
    Pause,
    /// Host, or anybody if the host is away: to go on.
    Resume,
    /// Host, or anybody if the host is away: after a match, to play another.
    Rematch,
    /// Host: to close the table for good.
    Close,
}
