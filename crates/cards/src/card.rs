//! One card: a rank and a suit in a byte.

use core::fmt;
use core::str::FromStr;

/// The four suits, in the canonical order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// ♠, written `s`.
    Spades,
    /// ♥, written `h`.
    Hearts,
    /// ♦, written `d`.
    Diamonds,
    /// ♣, written `c`.
    Clubs,
}

impl Suit {
    /// All four, in canonical order.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// 0 (spades) to 3 (clubs).
    #[inline]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The letter of the notation: `s h d c`.
    pub const fn letter(self) -> char {
        b"shdc"[self as usize] as char
    }

    /// The suit that a letter of the notation stands for; capitals are not accepted.
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter {
            's' => Some(Suit::Spades),
            'h' => Some(Suit::Hearts),
            'd' => Some(Suit::Diamonds),
            'c' => Some(Suit::Clubs),
            _ => None,
        }
    }
}

/// The thirteen ranks. They have no order of their own: each game says what beats what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Rank {
    /// `A`
    Ace,
    /// `2`
    Two,
    /// `3`
    Three,
    /// `4`
    Four,
    /// `5`
    Five,
    /// `6`
    Six,
    /// `7`
    Seven,
    /// `8`
    Eight,
    /// `9`
    Nine,
    /// `T`
    Ten,
    /// `J`
    Jack,
    /// `Q`
    Queen,
    /// `K`
    King,
}

impl Rank {
    /// All thirteen, in the canonical order of the notation: A first, K last.
    pub const ALL: [Rank; 13] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
    ];

    /// 0 (ace) to 12 (king).
    #[inline]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The character of the notation: `A 2 … 9 T J Q K`.
    pub const fn letter(self) -> char {
        b"A23456789TJQK"[self as usize] as char
    }

    /// The rank that a character of the notation stands for; lower case is not accepted.
    pub fn from_letter(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
    }
}

/// One of the 52 cards. Its order is the canonical order of the notation (rank, then suit) and says
/// nothing about which card is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many different cards there are.
    pub const COUNT: u8 = 52;

    /// The card of a rank and a suit.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(rank as u8 * 4 + suit as u8)
    }

    /// The card with this index (4 · rank + suit), or none from 52 on.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < Card::COUNT { Some(Card(index)) } else { None }
    }

    /// For callers that took the index out of a 52-bit set.
    #[inline]
    pub(crate) const fn from_bit(index: u32) -> Card {
        debug_assert!(index < Card::COUNT as u32);
        Card(index as u8)
    }

    /// 4 · rank + suit: 0 to 51.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 / 4) as usize]
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 % 4) as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a card of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCardError;

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card: write a rank of A23456789TJQK and a suit of shdc, as in Td")
    }
}

impl core::error::Error for ParseCardError {}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let mut chars = text.chars();
        let rank = chars.next().and_then(Rank::from_letter).ok_or(ParseCardError)?;
        let suit = chars.next().and_then(Suit::from_letter).ok_or(ParseCardError)?;
        if chars.next().is_some() {
            return Err(ParseCardError);
        }
        Ok(Card::new(rank, suit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_card_reads_back_from_its_text_and_its_index() {
        for index in 0..Card::COUNT {
            let card = Card::from_index(index).unwrap();
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.index(), index);
            assert_eq!(Card::new(card.rank(), card.suit()), card);
        }
        assert_eq!(Card::from_index(52), None);
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["", "T", "10d", "td", "TD", "Td ", " Td", "1s", "Tdd", "é♠", "♠"] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text:?}");
        }
    }
}
