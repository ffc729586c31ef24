//! Reading what anybody may have sent.

use crate::client::ClientMessage;
use core::fmt;

/// The most bytes of a message of a client. The longest that means anything is some house rules.
pub const MAX_MESSAGE: usize = 4096;

/// Why something is no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// More bytes than [`MAX_MESSAGE`].
    TooLong,
    /// Not JSON, or not in UTF-8, or nested deeper than any message.
    NotJson,
    /// JSON, but none of the messages.
    NoMessage,
}

impl Unreadable {
    /// Its key, as in [`crate::Why::key`].
    pub const fn key(self) -> &'static str {
        match self {
            Unreadable::TooLong => "refusal-too-long",
            Unreadable::NotJson => "refusal-not-json",
            Unreadable::NoMessage => "refusal-no-message",
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unreadable::TooLong => "a message has at most 4096 bytes",
            Unreadable::NotJson => "a message is a JSON object in UTF-8",
            Unreadable::NoMessage => {
                "there is no such message, or its fields are not as docs/protocol.md says"
            }
        })
    }
}

impl core::error::Error for Unreadable {}

/// Reads a message.
///
/// # Errors
/// If it is none.
pub fn read(text: &str) -> Result<ClientMessage, Unreadable> {
    if text.len() > MAX_MESSAGE {
        return Err(Unreadable::TooLong);
    }
    // The reader itself stops at 128 levels, so no nesting exhausts the stack.
    serde_json::from_str(text).map_err(|error| match error.classify() {
        serde_json::error::Category::Data => Unreadable::NoMessage,
        _ => Unreadable::NotJson,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_message_is_an_error() {
        for text in ["", "{", "nul", "{\"type\":", "\u{0}", &"{\"a\":".repeat(700)] {
            assert_eq!(read(text), Err(Unreadable::NotJson), "{text:.20}");
        }
        for text in [
            "null",
            "[]",
            // A list is none, whatever comes in it: nobody looks further.
            &"[".repeat(3_000),
            "7",
            "\"x\"",
            "{}",
            "{\"__proto__\":{}}",
            "{\"type\":\"fly\"}",
            "{\"type\":7}",
            "{\"type\":\"hello\"}",
            "{\"type\":\"hello\",\"version\":-1,\"table\":\"\"}",
            "{\"type\":\"hello\",\"version\":1,\"table\":\"\",\"more\":1}",
            "{\"type\":\"command\",\"id\":\"\",\"on\":0,\"wish\":{\"do\":\"remove\",\"seat\":256}}",
        ] {
            assert_eq!(read(text), Err(Unreadable::NoMessage), "{text}");
        }
        assert_eq!(read(&"[".repeat(10_000)), Err(Unreadable::TooLong));
        assert_eq!(read(&" ".repeat(5_000_000)), Err(Unreadable::TooLong));
    }

    /// Every message with a byte changed, and every beginning of one, is a message or an error.
    #[test]
    fn damaged_messages_are_messages_or_errors() {
        let whole = [
            r#"{"type":"hello","version":1,"table":"0123456789","token":"x","last":7,"lang":"nl"}"#,
            r#"{"type":"command","id":"ff","on":12,"wish":{"do":"act","move":"4sx4h"}}"#,
            r#"{"type":"ask","id":"1","about":{"what":"selection","card":"4s","cards":["4h"],"builds":[0]}}"#,
            r#"{"type":"command","id":"ff","on":1,"wish":{"do":"rules","rules":{"game":"toepen","switches":{"hands":null,"toep_stakes":[1,2]}}}}"#,
        ];
        for text in whole {
            let message = read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(read(&serde_json::to_string(&message).unwrap()), Ok(message));
            for at in 0..text.len() {
                assert!(read(&text[..at]).is_err());
                for byte in [b'"', b'{', b'}', b'[', b'\\', b'0', b' ', 0, 0x7f] {
                    let mut bytes = text.as_bytes().to_vec();
                    bytes[at] = byte;
                    let _ = read(&String::from_utf8(bytes).unwrap());
                }
            }
        }
    }
}
