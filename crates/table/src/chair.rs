//! One seat of a table: whose it is, who plays for it, and whether they are there.

use crate::ids::{CodeHash, Conn, TokenHash};
use crate::name::Name;
use crate::time::Millis;
use fair::Share;

/// One seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chair {
    /// The person's name; a computer player's own seat has its name.
    pub name: Name,
    /// The entry by which they sat down: it tells two people of one name apart.
    pub sitter: u64,
    /// Whose seat it is; none: a computer player's, or somebody left it.
    pub owner: Option<TokenHash>,
    /// The entry since which it is this token's.
    pub owned_since: u64,
    /// Its person left it for good during a match, so another may take it.
    pub left: bool,
    /// Which computer player plays for it.
    pub computer: Option<Name>,
    /// The connection at which its person is.
    pub conn: Option<Conn>,
    /// Since when its person is not there, or is marked away.
    pub gone_since: Option<Millis>,
    /// Marked away: nobody waits for this seat.
    pub away: bool,
    /// Questions in a row that were not answered in time.
    pub misses: u8,
    pub ready: bool,
    pub share: Option<Share>,
    /// A code that moves the seat, and when it was made.
    pub code: Option<(CodeHash, Millis)>,
    pub last_phrase: Option<Millis>,
}

impl Chair {
    pub(crate) fn new(name: Name, sitter: u64) -> Chair {
        Chair {
            name,
            sitter,
            owner: None,
            owned_since: sitter,
            left: false,
            computer: None,
            conn: None,
            gone_since: None,
            away: false,
            misses: 0,
            ready: false,
            share: None,
            code: None,
            last_phrase: None,
        }
    }

    pub(crate) fn of_person(name: Name, sitter: u64, token: TokenHash, conn: Option<Conn>) -> Chair {
        Chair { owner: Some(token), conn, ..Chair::new(name, sitter) }
    }

    pub(crate) fn of_computer(computer: Name, sitter: u64) -> Chair {
        Chair { computer: Some(computer.clone()), ..Chair::new(computer, sitter) }
    }

    /// Has it a person who is not away?
    pub(crate) fn expected(&self) -> bool {
        self.owner.is_some() && !self.away
    }

    /// Is its person there, awake, and playing?
    pub(crate) fn attended(&self) -> bool {
        self.expected() && self.conn.is_some()
    }

    /// Does nobody play for it: neither a person who is expected back nor a computer player?
    pub(crate) fn unattended(&self) -> bool {
        self.computer.is_none() && (self.owner.is_none() || self.away)
    }

    /// Does a person play here who has to agree to what is played?
    pub(crate) fn by_person(&self) -> bool {
        self.owner.is_some() && self.computer.is_none()
    }

    /// Somebody is there with this connection.
    pub(crate) fn come(&mut self, conn: Conn) {
        self.conn = Some(conn);
        self.back();
    }

    pub(crate) fn back(&mut self) {
        self.away = false;
        self.misses = 0;
        self.gone_since = None;
    }

    pub(crate) fn go(&mut self, at: Millis) {
        self.conn = None;
        self.gone_since = self.gone_since.or(Some(at));
    }

    pub(crate) fn mark_away(&mut self, at: Millis) {
        self.away = true;
        self.gone_since = self.gone_since.or(Some(at));
    }
}

/// Somebody who wants a seat in the next match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Waiting {
    pub name: Name,
    pub sitter: u64,
    pub token: TokenHash,
}
