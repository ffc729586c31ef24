//! How single values stand in the text, for `#[serde(with = …)]`.

use fair::{Hash, Share};
use game::{MAX_SEATS, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{CodeHash, CommandId, Conn, Name, Row, TokenHash};

/// A value that stands as text.
pub(super) trait AsText: Sized {
    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl AsText for Hash {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Hash> {
        text.parse().ok()
    }
}

/// What holds a hash and nothing else.
macro_rules! hash_as_text {
    ($($of:ident),*) => {
        $(impl AsText for $of {
            fn write(&self) -> String {
                self.0.write()
            }

            fn read(text: &str) -> Option<$of> {
                Hash::read(text).map($of)
            }
        })*
    };
}

hash_as_text!(Share, TokenHash, CodeHash);

/// A deleted name is empty. What later rules about names would not allow is cut by them, or deleted: a name must
/// not make a table unreadable.
impl AsText for Name {
    fn write(&self) -> String {
        self.as_str().to_owned()
    }

    fn read(text: &str) -> Option<Name> {
        Some(Name::clean(text).unwrap_or_default())
    }
}

/// As hexadecimal digits, since many readers of JSON have no whole numbers of this length.
impl AsText for CommandId {
    fn write(&self) -> String {
        format!("{:032x}", self.0)
    }

    fn read(text: &str) -> Option<CommandId> {
        let digits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        u128::from_str_radix(text, 16).ok().filter(|_| digits).map(CommandId)
    }
}

fn read_text<T: AsText, E: serde::de::Error>(text: &str) -> Result<T, E> {
    T::read(text).ok_or_else(|| E::custom(format_args!("{text:?} is not what belongs here")))
}

/// A text.
pub(super) mod text {
    use super::*;

    pub fn serialize<T: AsText, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&value.write())
    }

    pub fn deserialize<'de, T: AsText, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        read_text(&String::deserialize(deserializer)?)
    }
}

/// A text or `null`.
pub(super) mod text_or_null {
    use super::*;

    pub fn serialize<T: AsText, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        value.as_ref().map(AsText::write).serialize(serializer)
    }

    pub fn deserialize<'de, T: AsText, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        Option::<String>::deserialize(deserializer)?.as_deref().map(read_text).transpose()
    }
}

/// Texts.
pub(super) mod texts {
    use super::*;

    pub fn serialize<T: AsText, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(AsText::write))
    }

    pub fn deserialize<'de, T: AsText, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
        Vec::<String>::deserialize(deserializer)?.iter().map(|text| read_text(text)).collect()
    }
}

/// Standings, as lists of numbers.
pub(super) mod rows {
    use super::*;

    pub fn serialize<S: Serializer>(rows: &[Row], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(rows.iter().map(|row| row.as_slice()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Row>, D::Error> {
        let rows = Vec::<Vec<i64>>::deserialize(deserializer)?;
        let row = |row: &Vec<i64>| Row::try_from(row.as_slice());
        let rows = rows.iter().map(row).collect::<Result<_, _>>();
        rows.map_err(|_| D::Error::custom("a standing has more numbers than there are seats"))
    }
}

fn read_seat<E: serde::de::Error>(number: u8) -> Result<Seat, E> {
    if usize::from(number) < MAX_SEATS {
        Ok(Seat::new(number))
    } else {
        Err(E::custom(format_args!("there is no seat {number}")))
    }
}

/// A seat, by its number.
pub(super) mod seat {
    use super::*;

    pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.number())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        read_seat(u8::deserialize(deserializer)?)
    }
}

/// A seat or `null`.
pub(super) mod seat_or_null {
    use super::*;

    pub fn serialize<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
        seat.map(Seat::number).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
        Option::<u8>::deserialize(deserializer)?.map(read_seat).transpose()
    }
}

/// A connection, by its number.
pub(super) mod conn {
    use super::*;

    pub fn serialize<S: Serializer>(conn: &Conn, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(conn.0)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Conn, D::Error> {
        u64::deserialize(deserializer).map(Conn)
    }
}

/// The revealed secret of a match, or `null`: checked here, so that what is read can be proved with.
pub(super) mod secret_or_null {
    use super::*;

    pub fn serialize<S: Serializer>(secret: &Option<String>, serializer: S) -> Result<S::Ok, S::Error> {
        secret.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
        let secret = Option::<String>::deserialize(deserializer)?;
        match secret.as_deref().map(fair::Secret::read) {
            Some(Err(_)) => Err(D::Error::custom("this is no secret of a match")),
            Some(Ok(_)) | None => Ok(secret),
        }
    }
}
