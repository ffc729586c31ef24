//! A pack that is shuffled only as far as it is dealt.

use crate::Rng;
use cards::{Card, CardBag, Rank, Suit};

/// Room for two decks, and a power of two, so that an index can be cut to it.
const ROOM: usize = 128;

/// So many cards come out of one word of the generator: few enough that hardly a word is ever refused, and
/// no deal of either game is no multiple of it.
const AT_ONCE: usize = 4;

/// A pack of cards from which random ones are drawn: a Fisher–Yates shuffle that is carried out only as far
/// as cards are drawn, so that a deal of a few costs little, and a whole pack comes out in any order with
/// the same chance.
///
/// The definition: a pack lies in canonical order. While `n` cards are left, the next four (or as many as are
/// left) are chosen by one word `w` of the generator (Brackett-Rozinsky and Lemire, *Batched Ranged Random
/// Integer Generation*, 2024): for each, `w · n` is a place (its part above 64 bits) and a new `w` (the 64
/// bits below), and `n` goes down by one. If the last `w` is less than 2⁶⁴ modulo the product of the four
/// `n`, all is done again with the next word. Then for each in turn the card at its place is dealt, and the
/// last card of those left takes its place.
#[derive(Clone, Debug)]
pub struct Shuffler {
    rng: Rng,
    pack: CardBag,
    /// The pack in canonical order, to begin anew from.
    fresh: [Card; ROOM],
    /// How many cards it has.
    size: usize,
    /// The cards left to shuffle, then those shuffled and not dealt, the next one last.
    cards: [Card; ROOM],
    /// How many are left to shuffle.
    left: usize,
    /// How many are left to deal.
    undealt: usize,
}

impl Shuffler {
    /// An empty pack, and the generator that will shuffle the next one.
    pub fn new(rng: Rng) -> Shuffler {
        let none = [Card::new(Rank::Ace, Suit::Spades); ROOM];
        Shuffler { rng, pack: CardBag::EMPTY, fresh: none, size: 0, cards: none, left: 0, undealt: 0 }
    }

    /// Goes on with another generator, from the next word on.
    #[inline]
    pub fn reseed(&mut self, rng: Rng) {
        self.rng = rng;
    }

    /// Takes up a new pack; what is left of the old one is gone.
    #[inline]
    pub fn new_pack(&mut self, pack: CardBag) {
        if pack != self.pack {
            self.lay_out(pack);
        }
        self.left = self.size;
        self.undealt = self.size;
        // Copies of fixed length are a few instructions.
        match self.size {
            ..=32 => self.cards[..32].copy_from_slice(&self.fresh[..32]),
            33..=64 => self.cards[..64].copy_from_slice(&self.fresh[..64]),
            _ => self.cards = self.fresh,
        }
    }

    #[inline(never)]
    fn lay_out(&mut self, pack: CardBag) {
        self.pack = pack;
        self.size = usize::from(pack.len());
        for (place, card) in self.fresh.iter_mut().zip(pack) {
            *place = card;
        }
    }

    /// The next card, while there is one.
    #[inline]
    pub fn draw(&mut self) -> Option<Card> {
        if self.undealt == self.left && !self.shuffle_on() {
            return None;
        }
        self.undealt -= 1;
        Some(self.cards[self.undealt % ROOM])
    }

    /// How many cards are left to draw.
    #[inline]
    pub fn undealt(&self) -> usize {
        self.undealt
    }

    /// Shuffles the next few; false if none are left. Apart, so that the way to a card that is shuffled
    /// already stays short.
    #[inline(never)]
    fn shuffle_on(&mut self) -> bool {
        match self.left {
            0 => return false,
            1 => self.shuffle_more::<1>(),
            2 => self.shuffle_more::<2>(),
            3 => self.shuffle_more::<3>(),
            _ => self.shuffle_more::<AT_ONCE>(),
        }
        true
    }

    /// Shuffles so many of those that are left.
    #[inline]
    fn shuffle_more<const COUNT: usize>(&mut self) {
        let left = self.left;
        let product = (0..COUNT).map(|drawn| (left - drawn) as u64).product::<u64>();
        let mut places = [0; COUNT];
        loop {
            let mut word = self.rng.next_word();
            for (drawn, place) in places.iter_mut().enumerate() {
                let wide = u128::from(word) * (left - drawn) as u128;
                *place = (wide >> 64) as usize;
                word = wide as u64;
            }
            if word >= product || word >= product.wrapping_neg() % product {
                break;
            }
        }
        for place in places {
            self.left -= 1;
            self.cards.swap(place % ROOM, self.left % ROOM);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{CardSet, parse_cards};
    use std::collections::BTreeSet;
    use std::vec::Vec;
    use std::{env, vec};

    fn packs() -> [CardBag; 3] {
        let deck = CardBag::from_set(CardSet::ALL);
        let toepen = deck.among(CardSet::from_bits(0xf | 0xfff_ffff << 24));
        [toepen, deck, deck.plus(deck)]
    }

    fn order(shuffler: &mut Shuffler, pack: CardBag) -> Vec<Card> {
        shuffler.new_pack(pack);
        std::iter::from_fn(|| shuffler.draw()).collect()
    }

    fn cases() -> u64 {
        env::var("STAMTAFEL_CASES").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1)
    }

    #[test]
    fn orders_are_the_published_ones() {
        let mut lines = 0;
        for line in include_str!("../../../data/fair/vectors.txt").lines() {
            let Some(line) = line.strip_prefix("deck ") else { continue };
            let mut words = line.splitn(4, ' ');
            let mut word = || words.next().unwrap();
            let rng = Rng::new(word().parse().unwrap(), word().parse().unwrap());
            let size: u8 = word().parse().unwrap();
            let expected: Vec<Card> = parse_cards(word()).collect::<Result<_, _>>().unwrap();
            let pack = packs().into_iter().find(|pack| pack.len() == size).unwrap();
            assert_eq!(order(&mut Shuffler::new(rng), pack), expected, "{line}");
            lines += 1;
        }
        assert_eq!(lines, 12);
    }

    #[test]
    fn every_card_is_drawn_once_from_packs_of_any_size() {
        let mut shuffler = Shuffler::new(Rng::new(0, 0));
        assert_eq!(shuffler.draw(), None);
        for pack in packs() {
            for left_out in 0..pack.len() {
                let smaller: CardBag = pack.iter().skip(usize::from(left_out)).collect();
                let drawn = order(&mut shuffler, smaller);
                assert_eq!(drawn.len(), usize::from(smaller.len()));
                assert_eq!(drawn.into_iter().collect::<CardBag>(), smaller);
                assert_eq!((shuffler.draw(), shuffler.undealt()), (None, 0));
            }
        }
    }

    /// What came before makes no difference: neither another pack nor a deal broken off.
    #[test]
    fn the_order_follows_from_the_seed_alone() {
        let [toepen, deck, _] = packs();
        let expected = order(&mut Shuffler::new(Rng::new(5, 3)), deck);
        let mut used = Shuffler::new(Rng::new(9, 9));
        for before in [deck, toepen] {
            used.new_pack(before);
            assert!((0..7).all(|_| used.draw().is_some()));
            used.reseed(Rng::new(5, 3));
            assert_eq!(order(&mut used, deck), expected);
        }
    }

    #[test]
    fn a_thousand_seeds_give_a_thousand_orders() {
        for pack in packs() {
            let orders: BTreeSet<_> =
                (0..1000).map(|seed| order(&mut Shuffler::new(Rng::new(seed, 0)), pack)).collect();
            assert_eq!(orders.len(), 1000);
        }
    }

    /// Pearson's test on how often each kind of card came at each place.
    #[test]
    fn every_card_comes_at_every_place_as_often() {
        for pack in packs() {
            let (places, kinds) = (usize::from(pack.len()), usize::from(pack.kinds().len()));
            let shuffles = 20_000 * cases();
            let mut counts = vec![vec![0u64; 52]; places];
            let mut shuffler = Shuffler::new(Rng::new(0, 0));
            for _ in 0..shuffles {
                for (place, card) in order(&mut shuffler, pack).into_iter().enumerate() {
                    counts[place][usize::from(card.index())] += 1;
                }
            }
            let expected = shuffles as f64 / kinds as f64;
            let cells =
                counts.iter().flat_map(|row| pack.kinds().iter().map(|card| row[usize::from(card.index())]));
            let sum: f64 = cells.map(|count| (count as f64 - expected).powi(2) / expected).sum();
            // Each shuffle puts one card at each place, and so tells a little more than single draws would.
            let statistic = sum * (places - 1) as f64 / places as f64;
            let freedom = ((places - 1) * (kinds - 1)) as f64;
            let deviation = (statistic - freedom) / (2.0 * freedom).sqrt();
            assert!(deviation.abs() < 4.0, "{places} cards: {statistic} for {freedom}");
        }
    }

    /// Which of the others comes after a card, too, is left to chance.
    #[test]
    fn neighbours_are_as_often_any_two() {
        let [toepen, ..] = packs();
        let mut counts = vec![0u64; 52 * 52];
        let mut shuffler = Shuffler::new(Rng::new(3, 1));
        let shuffles = 20_000 * cases();
        for _ in 0..shuffles {
            for pair in order(&mut shuffler, toepen).windows(2) {
                counts[usize::from(pair[0].index()) * 52 + usize::from(pair[1].index())] += 1;
            }
        }
        let expected = shuffles as f64 / 32.0;
        let pairs = toepen.iter().flat_map(|a| toepen.iter().map(move |b| (a, b))).filter(|(a, b)| a != b);
        for (a, b) in pairs {
            let count = counts[usize::from(a.index()) * 52 + usize::from(b.index())];
            assert!(
                (count as f64 - expected).abs() < 5.0 * expected.sqrt(),
                "{a} {b}: {count} for {expected}"
            );
        }
    }
}
