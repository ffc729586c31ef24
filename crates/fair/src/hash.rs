//! The one hash that everything here is made of.

use core::fmt;
use core::str::FromStr;
use sha2::{Digest as _, Sha256};

/// 32 bytes, written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// SHA-256 of `stamtafel/1/`, the tag, a line feed, and the parts one after another. Each tag takes parts
    /// of fixed lengths, so that no two lists of parts give the same bytes.
    pub fn of(tag: &str, parts: &[&[u8]]) -> Hash {
        let mut hasher = Sha256::new();
        hasher.update(b"stamtafel/1/");
        hasher.update(tag.as_bytes());
        hasher.update(b"\n");
        for part in parts {
            hasher.update(part);
        }
        Hash(hasher.finalize().into())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not as many bytes in lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotHex;

impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the right number of lower-case hexadecimal digits")
    }
}

impl core::error::Error for NotHex {}

impl FromStr for Hash {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Hash, NotHex> {
        let mut bytes = [0; 32];
        read_hex(text, &mut bytes)?;
        Ok(Hash(bytes))
    }
}

/// Fills `bytes` from twice as many hexadecimal digits.
pub(crate) fn read_hex(text: &str, bytes: &mut [u8]) -> Result<(), NotHex> {
    let digits = text.as_bytes();
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _ => Err(NotHex),
    };
    if digits.len() != 2 * bytes.len() {
        return Err(NotHex);
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(())
}
