//! Why a match cannot be recorded, or not be gone on with.

use super::files::{Broken, Files};
use crate::error::Failure;
use crate::input;
use games::GameName;
use lang::{CardStyle, Messages, Refusals};
use record::{RecordError, Why};
use std::io::{self, ErrorKind};

/// What stands in the way. Nothing has been changed then.
#[derive(Debug)]
pub enum Trouble {
    /// Another program plays with this record.
    Busy,
    /// The match is over.
    Finished,
    /// The file of the secret is missing.
    NoSecret,
    /// What should be the file of a secret is something else.
    StrangeSecret,
    /// There is a secret of a match, and no record of it.
    NoRecord,
    /// It is the record of a match of this game, and not of that which is asked for.
    OtherGame(GameName),
    /// It is no record that can be relied on.
    Record(RecordError),
    /// This option says something else than was agreed when the match began.
    Otherwise(&'static str),
    /// No computer player is called like this.
    NoBot(String),
    /// The record, or what belongs to it, cannot be read or written.
    Io(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Io(error)
    }
}

impl From<Broken> for Trouble {
    fn from(broken: Broken) -> Trouble {
        Trouble::Io(match broken {
            Broken::Disk(error) => error,
            Broken::Full => ErrorKind::FileTooLarge.into(),
        })
    }
}

impl From<Why> for Trouble {
    /// Of a record that has not been written yet.
    fn from(why: Why) -> Trouble {
        Trouble::Record(RecordError { line: 1, why })
    }
}

impl Trouble {
    /// The same in a sentence.
    pub fn told(&self, messages: &'static Messages, files: &Files) -> Failure {
        let file = ("file", input::shown(files.record().as_os_str()).into());
        let secret = || ("secret", input::shown(files.secret().as_os_str()).into());
        let form = |key, blanks: &[_]| Failure::form(messages, key, blanks);
        match self {
            Trouble::Busy => form("record-play-busy", &[file]),
            Trouble::Finished => form("record-play-finished", &[file]),
            Trouble::NoSecret => form("record-play-no-secret", &[file, secret()]),
            Trouble::StrangeSecret => form("record-play-strange-secret", &[file, secret()]),
            Trouble::NoRecord => form("record-play-no-record", &[file, secret()]),
            Trouble::OtherGame(game) => form("record-play-other-game", &[file, ("game", game.name().into())]),
            Trouble::Record(error) => {
                let name = |seat| messages.seat(seat);
                let refusals = Refusals { messages, style: CardStyle::Signs, name: &name };
                let sentence = refusals.record_error(error);
                form("record-play-unusable", &[file, ("sentence", sentence.into())])
            }
            Trouble::Otherwise(option) => {
                form("record-play-otherwise", &[file, ("option", (*option).into())])
            }
            Trouble::NoBot(name) => form("record-play-no-bot", &[file, ("name", lang::excerpt(name).into())]),
            Trouble::Io(error) => match error.kind() {
                ErrorKind::NotFound | ErrorKind::IsADirectory | ErrorKind::PermissionDenied => {
                    input::unreadable(messages, files.record().as_os_str(), error)
                }
                _ => form("record-play-io", &[file, ("reason", error.to_string().into())]),
            },
        }
    }
}
