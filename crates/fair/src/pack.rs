//! One shuffled pack with the proof of its order.

use crate::hash::{Hash, NotHex, read_hex};
use alloc::string::String;
use alloc::vec::Vec;
use cards::{Card, CardBag};
use core::fmt::Write as _;

/// A pack in its order, with a commitment to every place.
pub struct Pack {
    key: Hash,
    order: Vec<Card>,
    /// The leaves of the tree, then each level above it; the last has one node.
    levels: Vec<Vec<Hash>>,
}

/// The numbers that a key gives: 32-bit words of a chain of hashes.
struct Stream<'a> {
    key: &'a Hash,
    block: u32,
    words: [u32; 8],
    used: usize,
}

impl Stream<'_> {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let Hash(bytes) = Hash::of("stream", &[&self.key.0, &self.block.to_be_bytes()]);
            for (word, bytes) in self.words.iter_mut().zip(bytes.chunks_exact(4)) {
                *word = bytes.iter().fold(0, |word, byte| word << 8 | u32::from(*byte));
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }

    /// A number below `bound`, each as likely as any other: words in the last, incomplete round are refused.
    fn below(&mut self, bound: u32) -> u32 {
        let rounds = (1u64 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let word = self.word();
            if u64::from(word) < rounds {
                return word % bound;
            }
        }
    }
}

/// The order of a pack: Fisher and Yates's shuffle of the cards in canonical order, from the last place down.
fn shuffled(key: &Hash, cards: CardBag) -> Vec<Card> {
    let mut order: Vec<Card> = cards.iter().collect();
    let mut stream = Stream { key, block: 0, words: [0; 8], used: 8 };
    for last in (1..order.len()).rev() {
        let other = stream.below(last as u32 + 1) as usize;
        order.swap(last, other);
    }
    order
}

fn salt(key: &Hash, place: u8) -> Salt {
    let Hash(bytes) = Hash::of("salt", &[&key.0, &[place]]);
    let mut salt = [0; 16];
    salt.copy_from_slice(&bytes[..16]);
    Salt(salt)
}

/// What makes a commitment to a card impossible to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Salt([u8; 16]);

fn leaf(place: u8, card: Card, salt: Salt) -> Hash {
    let name = [card.rank().letter() as u8, card.suit().letter() as u8];
    Hash::of("card", &[&salt.0, &[place], &name])
}

fn node(left: &Hash, right: &Hash) -> Hash {
    Hash::of("node", &[&left.0, &right.0])
}

impl Pack {
    pub(crate) fn new(key: Hash, cards: CardBag) -> Pack {
        let order = shuffled(&key, cards);
        let places = (0u8..).zip(&order);
        let mut levels: Vec<Vec<Hash>> =
            Vec::from([places.map(|(place, card)| leaf(place, *card, salt(&key, place))).collect()]);
        while let Some(level) = levels.last().filter(|level| level.len() > 1) {
            // A node without a partner goes up as it is.
            let above = level.chunks(2).map(|pair| match pair {
                [left, right] => node(left, right),
                _ => pair[0],
            });
            let above = above.collect();
            levels.push(above);
        }
        Pack { key, order, levels }
    }

    /// The cards, the first to be dealt first.
    pub fn order(&self) -> &[Card] {
        &self.order
    }

    /// What is published before the first card of the pack: it fixes every card in its place and tells none.
    pub fn root(&self) -> Hash {
        let top = self.levels.last().and_then(|level| level.first());
        top.copied().unwrap_or(Hash::of("empty", &[]))
    }

    /// The proof of the card at a place, for those who may see it; none outside of the pack.
    pub fn opening(&self, place: u8) -> Option<Opening> {
        let card = *self.order.get(usize::from(place))?;
        let mut path = Vec::new();
        let mut at = usize::from(place);
        for level in &self.levels {
            path.extend(level.get(at ^ 1).filter(|_| level.len() > 1));
            at /= 2;
        }
        Some(Opening { place, card, salt: salt(&self.key, place), path })
    }
}

/// The proof that a card lay at a place of a pack all along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The place in the pack, the first card to be dealt at 0.
    pub place: u8,
    /// The card there.
    pub card: Card,
    salt: Salt,
    /// The partners on the way up to the root.
    path: Vec<Hash>,
}

impl Opening {
    /// Does it prove its card at its place, in a pack of `size` cards with this root?
    pub fn proves(&self, root: Hash, size: usize) -> bool {
        let (mut at, mut width) = (usize::from(self.place), size);
        let mut hash = leaf(self.place, self.card, self.salt);
        let mut path = self.path.iter();
        while width > 1 {
            if at ^ 1 < width {
                let Some(partner) = path.next() else { return false };
                hash = if at % 2 == 0 { node(&hash, partner) } else { node(partner, &hash) };
            }
            at /= 2;
            width = width.div_ceil(2);
        }
        usize::from(self.place) < size && path.next().is_none() && hash == root
    }

    /// One line: place, card, salt, and the partners on the way up.
    pub fn to_line(&self) -> String {
        let mut line = String::new();
        // Writing into a text cannot fail.
        let _ = write!(line, "{} {} ", self.place, self.card);
        for byte in self.salt.0 {
            let _ = write!(line, "{byte:02x}");
        }
        for hash in &self.path {
            let _ = write!(line, " {hash}");
        }
        line
    }

    /// Reads what [`Opening::to_line`] wrote.
    ///
    /// # Errors
    /// If the line is no opening.
    pub fn read(line: &str) -> Result<Opening, NotHex> {
        let mut words = line.split(' ');
        let place = words.next().and_then(|word| word.parse().ok()).ok_or(NotHex)?;
        let card = words.next().and_then(|word| word.parse().ok()).ok_or(NotHex)?;
        let mut salt = [0; 16];
        read_hex(words.next().unwrap_or_default(), &mut salt)?;
        let path = words.map(str::parse).collect::<Result<_, _>>()?;
        Ok(Opening { place, card, salt: Salt(salt), path })
    }
}
