//! What cards are worth (W31, W33).

use cards::{Card, CardBag, CardSet, Rank, Suit};
use wippen::{Rules, Scoring};

/// How far one more card, or one more spade, goes towards having the most of them: 2 points, times how often
/// it comes to that one card.
const TOWARDS_MOST_CARDS: f32 = 0.08;
const TOWARDS_MOST_SPADES: f32 = 0.3;

/// What is scored for single cards, in points.
const SCORED: [(Card, u8); 2] =
    [(Card::new(Rank::Ten, Suit::Diamonds), 2), (Card::new(Rank::Two, Suit::Spades), 1)];
const ACE: u8 = 1;

/// W31: the points for single cards among these.
pub(crate) fn points(cards: CardBag) -> u32 {
    let scored = SCORED.iter().map(|(card, points)| u32::from(cards.count(*card) * points));
    scored.sum::<u32>() + u32::from(cards.count_rank(Rank::Ace) * ACE)
}

/// The worth of cards in points, as far as it can be told card by card.
pub(super) struct Worth {
    cards: [f32; Card::COUNT as usize],
    average: f32,
}

impl Worth {
    pub(super) fn under(rules: &Rules, pack: CardBag) -> Worth {
        let mut worth = Worth { cards: [1.0; Card::COUNT as usize], average: 1.0 };
        if rules.scoring == Scoring::Points {
            // The more cards there are, the less often it comes to one of them.
            let share = f32::from(Card::COUNT) / f32::from(pack.len().max(1));
            for card in CardSet::ALL {
                let spade = if card.suit() == Suit::Spades { TOWARDS_MOST_SPADES } else { 0.0 };
                let scored = points(CardBag::of(card)) as f32;
                worth.cards[usize::from(card.index())] = (TOWARDS_MOST_CARDS + spade) * share + scored;
            }
        }
        worth.average = worth.of(pack) / f32::from(pack.len().max(1));
        worth
    }

    #[inline]
    pub(super) fn card(&self, card: Card) -> f32 {
        self.cards[usize::from(card.index())]
    }

    pub(super) fn of(&self, cards: CardBag) -> f32 {
        cards.iter().map(|card| self.card(card)).sum()
    }

    /// Of a card of the pack that nothing is known of.
    pub(super) fn average(&self) -> f32 {
        self.average
    }
}
