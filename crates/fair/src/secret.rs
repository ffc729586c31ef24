//! The secret of a match, and what is said of it beforehand.

use crate::Pack;
use crate::hash::{Hash, NotHex};
use alloc::string::{String, ToString};
use cards::CardBag;

/// What decides the order of every pack of a match, together with the shares of the seats. Whoever has it
/// knows all cards: it is neither shown, printed nor copied before the match is over.
pub struct Secret(Hash);

impl Secret {
    /// A secret out of 32 bytes that nobody can guess.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(Hash(bytes))
    }

    /// The secret that stands for a seed, for matches that shall be dealt alike again. It is no secret from
    /// anybody who knows the seed.
    pub fn of_seed(seed: u64) -> Secret {
        Secret(Hash::of("seed", &[&seed.to_be_bytes()]))
    }

    /// What is published before the first card: it says nothing about the secret, and no other secret fits.
    pub fn commitment(&self) -> Hash {
        Hash::of("secret", &[&self.0.0])
    }

    /// A pack of the match, counted from 1, in the order that secret and shares give it.
    pub fn pack(&self, shares: &[Share], number: u32, cards: CardBag) -> Pack {
        let mut mixed = Hash::of("shares", &[]);
        for share in shares {
            mixed = Hash::of("share", &[&mixed.0, &share.0.0]);
        }
        let key = Hash::of("pack", &[&self.0.0, &mixed.0, &number.to_be_bytes()]);
        Pack::new(key, cards)
    }

    /// The secret as text, to be kept apart or to be published when all is over.
    pub fn reveal(&self) -> String {
        self.0.to_string()
    }

    /// Reads what [`Secret::reveal`] wrote.
    ///
    /// # Errors
    /// If it is not 64 hexadecimal digits.
    pub fn read(text: &str) -> Result<Secret, NotHex> {
        text.parse().map(Secret)
    }
}

/// What a seat adds to the chance of a match, after the commitment has been published: so nobody, the
/// dealing program included, chooses the cards alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share(pub Hash);

impl Share {
    /// A share out of any text that somebody types or a program draws.
    pub fn of(text: &str) -> Share {
        Share(Hash::of("text", &[text.as_bytes()]))
    }
}
