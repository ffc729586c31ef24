//! JSON in and out: strict about keys, readable in one line.

use crate::error::ReadError;
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;
use std::io;

/// More than any position needs: reading stops here.
pub const MAX_BYTES: usize = 1 << 20;

/// Reads a text as JSON; an object with one key twice is an error, since one of the two would be lost.
pub(crate) fn parse(text: &str) -> Result<Value, ReadError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError::TooLong);
    }
    match serde_json::from_str::<Unique>(text) {
        Ok(Unique(value)) => Ok(value),
        Err(error) => match error.to_string().strip_prefix(TWICE) {
            Some(rest) => Err(ReadError::UnknownKey(rest.split('`').next().unwrap_or_default().to_owned())),
            None => Err(ReadError::NotJson { line: error.line(), column: error.column() }),
        },
    }
}

/// Marks the error of a doubled key among serde's own; a key ends at the next back quote.
const TWICE: &str = "twice `";

/// A JSON value in which no object has a key twice.
struct Unique(Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unique, D::Error> {
        deserializer.deserialize_any(UniqueVisitor).map(Unique)
    }
}

struct UniqueVisitor;

impl<'de> Visitor<'de> for UniqueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Unique(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some((key, Unique(value))) = entries.next_entry::<String, Unique>()? {
            if map.contains_key(&key) {
                return Err(de::Error::custom(format_args!("{TWICE}{key}`")));
            }
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

/// JSON in one line with a space after each comma and colon, as `docs/rules/notation.md` writes it.
pub fn to_line(value: &Value) -> String {
    let mut line = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut line, OneLine);
    // Writing a value with text keys into memory cannot fail.
    let written = serde::Serialize::serialize(value, &mut serializer);
    debug_assert!(written.is_ok());
    String::from_utf8(line).unwrap_or_default()
}

struct OneLine;

impl serde_json::ser::Formatter for OneLine {
    fn begin_array_value<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if first { Ok(()) } else { writer.write_all(b", ") }
    }

    fn begin_object_key<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if first { Ok(()) } else { writer.write_all(b", ") }
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_twice_is_named() {
        assert_eq!(parse(r#"{"a": 1, "b": {"c": 1, "c": 2}}"#), Err(ReadError::UnknownKey("c".into())));
        assert_eq!(parse("{\n \"a\": ]"), Err(ReadError::NotJson { line: 2, column: 7 }));
        assert!(matches!(parse(&"[".repeat(10_000)), Err(ReadError::NotJson { .. })));
    }

    #[test]
    fn a_line_has_spaces_where_people_put_them() {
        let text = r#"{"a": [1, 2], "b": {"c": null, "d": "x, y: z"}}"#;
        assert_eq!(to_line(&parse(text).unwrap()), text);
    }
}
