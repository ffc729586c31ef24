//! Cards as people see, hear and type them.

use crate::Messages;
use cards::{Card, Rank, Suit};

/// How a card is written on a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardStyle {
    /// With the suit's sign: `10♠`, `B♥`.
    Signs,
    /// In ASCII, with the letters by which the language names its suits: `10s`, `Bh`.
    Letters,
}

/// The keys of a suit: its name, and the letters by which a person types it.
fn suit_keys(suit: Suit) -> (&'static str, &'static str) {
    match suit {
        Suit::Spades => ("suit-spades", "suit-letters-spades"),
        Suit::Hearts => ("suit-hearts", "suit-letters-hearts"),
        Suit::Diamonds => ("suit-diamonds", "suit-letters-diamonds"),
        Suit::Clubs => ("suit-clubs", "suit-letters-clubs"),
    }
}

/// The keys of a rank: its name, and its letter if that differs between languages.
fn rank_keys(rank: Rank) -> (&'static str, Option<&'static str>) {
    match rank {
        Rank::Ace => ("rank-ace", Some("rank-letter-ace")),
        Rank::Two => ("rank-two", None),
        Rank::Three => ("rank-three", None),
        Rank::Four => ("rank-four", None),
        Rank::Five => ("rank-five", None),
        Rank::Six => ("rank-six", None),
        Rank::Seven => ("rank-seven", None),
        Rank::Eight => ("rank-eight", None),
        Rank::Nine => ("rank-nine", None),
        Rank::Ten => ("rank-ten", None),
        Rank::Jack => ("rank-jack", Some("rank-letter-jack")),
        Rank::Queen => ("rank-queen", Some("rank-letter-queen")),
        Rank::King => ("rank-king", Some("rank-letter-king")),
    }
}

/// The sign of a suit.
const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    }
}

impl Messages {
    /// A rank as it stands on a card: `A`, `2` … `10`, and the language's three letters.
    pub fn rank(&self, rank: Rank) -> String {
        match rank_keys(rank).1 {
            Some(key) => self.get(key, &[]),
            None => (rank.index() + 1).to_string(),
        }
    }

    /// The name of a suit: `schoppen`, `Pik`, `spades`.
    pub fn suit(&self, suit: Suit) -> String {
        self.get(suit_keys(suit).0, &[])
    }

    /// A card as it stands on a screen: `10♠`.
    pub fn card(&self, card: Card, style: CardStyle) -> String {
        let rank = self.rank(card.rank());
        match style {
            CardStyle::Signs => format!("{rank}{}", sign(card.suit())),
            CardStyle::Letters => format!("{rank}{}", self.get(suit_keys(card.suit()).1, &[])),
        }
    }

    /// Some cards, separated by spaces.
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>, style: CardStyle) -> String {
        cards.into_iter().map(|card| self.card(card, style)).collect::<Vec<_>>().join(" ")
    }

    /// A card as it is said: `schoppen tien`, `Pik Zehn`, `ten of spades`.
    pub fn spoken(&self, card: Card) -> String {
        let suit = self.suit(card.suit());
        let rank = self.get(rank_keys(card.rank()).0, &[]);
        self.get("card-spoken", &[("suit", suit.into()), ("rank", rank.into())])
    }

    /// The card that a person typed. A rank is the language's letter or that of the notation, in either
    /// case, and the ten `10` or `T`; a suit is a sign, the letters of the notation (`s h d c`) or those
    /// of the language: Dutch `s h r k`, German `p h ka kr` (Karo and Kreuz share their first letter).
    pub fn read_card(&self, text: &str) -> Option<Card> {
        let (card, rest) = self.read_card_at(text)?;
        rest.is_empty().then_some(card)
    }

    /// The card with which a text begins, and what follows it.
    pub(crate) fn read_card_at<'a>(&self, text: &'a str) -> Option<(Card, &'a str)> {
        let (rank, rest) = self.read_rank_at(text)?;
        let (suit, rest) = self.read_suit_at(rest)?;
        Some((Card::new(rank, suit), rest))
    }

    /// No letter means one rank in a language and another in the notation, so both are always accepted.
    fn read_rank_at<'a>(&self, text: &'a str) -> Option<(Rank, &'a str)> {
        if let Some(rest) = text.strip_prefix("10") {
            return Some((Rank::Ten, rest));
        }
        let letter = text.chars().next()?;
        let rest = &text[letter.len_utf8()..];
        let upper = letter.to_ascii_uppercase();
        let rank = Rank::from_letter(upper).or_else(|| {
            Rank::ALL
                .into_iter()
                .find(|rank| rank_keys(*rank).1.is_some_and(|key| self.get(key, &[]).chars().eq([upper])))
        })?;
        Some((rank, rest))
    }

    /// The longest that fits counts: the German `ka` before anything shorter.
    fn read_suit_at<'a>(&self, text: &'a str) -> Option<(Suit, &'a str)> {
        let fits = |word: &str| {
            let start = text.get(..word.len())?;
            start.to_lowercase().eq(word).then(|| &text[word.len()..])
        };
        Suit::ALL
            .into_iter()
            .flat_map(|suit| {
                [self.get(suit_keys(suit).1, &[]), suit.letter().into(), sign(suit).into()]
                    .map(|word| (suit, word))
            })
            .filter_map(|(suit, word)| Some((suit, fits(&word)?)))
            .min_by_key(|(_, rest)| rest.len())
            // A sign may come with the mark that asks for a coloured picture of it.
            .map(|(suit, rest)| (suit, rest.strip_prefix('\u{fe0f}').unwrap_or(rest)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).filter_map(Card::from_index)
    }

    #[test]
    fn every_card_reads_back_from_what_is_shown_and_from_the_notation() {
        for messages in Lang::ALL.map(Messages::of) {
            for card in all() {
                for text in [
                    messages.card(card, CardStyle::Signs),
                    messages.card(card, CardStyle::Letters),
                    card.to_string(),
                ] {
                    for typed in [text.clone(), text.to_lowercase(), text.to_uppercase()] {
                        assert_eq!(messages.read_card(&typed), Some(card), "{typed} in {}", messages.lang());
                    }
                }
            }
        }
    }

    #[test]
    fn what_a_person_may_type() {
        let [nl, de, en] = Lang::ALL.map(Messages::of);
        for (messages, typed, notation) in [
            (nl, "hh", "Kh"),
            (nl, "Kk", "Kc"),
            (nl, "Vr", "Qd"),
            (nl, "Qd", "Qd"),
            (nl, "bS", "Js"),
            (nl, "10k", "Tc"),
            (nl, "T♥", "Th"),
            (nl, "a♥\u{fe0f}", "Ah"),
            (de, "Dka", "Qd"),
            (de, "Dd", "Qd"),
            (de, "Bkr", "Jc"),
            (de, "kKR", "Kc"),
            (de, "7p", "7s"),
            (de, "7s", "7s"),
            (en, "10h", "Th"),
        ] {
            assert_eq!(
                messages.read_card(typed).map(|card| card.to_string()).as_deref(),
                Some(notation),
                "{typed}"
            );
        }
        for (messages, typed) in [
            (de, "Kk"),
            (de, "7k"),
            (nl, "Dk"),
            (en, "Vs"),
            (en, "7r"),
            (nl, "1s"),
            (nl, "10"),
            (nl, ""),
            (nl, "7s "),
            (nl, "é♠"),
            (nl, "7é"),
        ] {
            assert_eq!(messages.read_card(typed), None, "{typed}");
        }
    }
}
