//! Counting a game (W31–W33).

use crate::deal::pack;
use crate::rules::{Rules, Scoring};
use crate::state::{Public, SEATS};
use cards::{Card, CardBag, CardSet, Rank, Suit};

const TEN_OF_DIAMONDS: Card = Card::new(Rank::Ten, Suit::Diamonds);
const TWO_OF_SPADES: Card = Card::new(Rank::Two, Suit::Spades);

/// What is in a pile, and the points for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// All cards.
    pub cards: u8,
    /// Spades.
    pub spades: u8,
    /// 10♦.
    pub tens: u8,
    /// 2♠.
    pub twos: u8,
    /// Aces.
    pub aces: u8,
    /// Wips made (W28).
    pub wips: u8,
    /// Points for most cards: 2, or 1 if shared by two, else 0 (W32).
    pub most_cards: u8,
    /// Points for most spades, likewise.
    pub most_spades: u8,
    /// All points of the game.
    pub points: u32,
}

/// The count of every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    counts: [Count; SEATS],
    players: u8,
}

impl Tally {
    /// The counts, from seat 0 on.
    pub fn counts(&self) -> &[Count] {
        &self.counts[..usize::from(self.players)]
    }

    /// The points, from seat 0 on.
    pub fn points(&self) -> impl ExactSizeIterator<Item = u32> + '_ {
        self.counts().iter().map(|count| count.points)
    }
}

/// The count of a finished game; none while it lasts.
pub fn tally(public: &Public) -> Option<Tally> {
    public.is_over().then(|| of_piles(public))
}

fn of_piles(public: &Public) -> Tally {
    let piles = public.seats().map(|seat| Count::of(public.counted[seat.index()], public.wips[seat.index()]));
    Tally::of(&public.rules, piles)
}

impl Tally {
    /// W31–W33: the points for what lies in each pile, from seat 0 on. What the piles say of points is not looked
    /// at; of more piles than players, those of the players count.
    pub fn of(rules: &Rules, piles: impl IntoIterator<Item = Count>) -> Tally {
        let mut tally = Tally { counts: Default::default(), players: rules.players() };
        let players = usize::from(tally.players);
        for (count, pile) in tally.counts[..players].iter_mut().zip(piles) {
            *count = pile;
        }
        for count in 0..players {
            tally.counts[count].most_cards = most(&tally, count, |count| count.cards);
            tally.counts[count].most_spades = most(&tally, count, |count| count.spades);
        }
        for count in &mut tally.counts {
            count.points = match rules.scoring {
                Scoring::Cards => u32::from(count.cards),
                Scoring::Points => [
                    count.most_cards,
                    count.most_spades,
                    2 * count.tens,
                    count.twos,
                    count.aces,
                    if rules.wips { count.wips } else { 0 },
                ]
                .into_iter()
                .map(u32::from)
                .sum(),
            };
        }
        tally
    }
}

impl Count {
    /// What is in a pile, without points.
    fn of(pile: CardBag, wips: u8) -> Count {
        Count {
            cards: pile.len(),
            spades: pile.among(CardSet::of_suit(Suit::Spades)).len(),
            tens: pile.count(TEN_OF_DIAMONDS),
            twos: pile.count(TWO_OF_SPADES),
            aces: pile.count_rank(Rank::Ace),
            wips,
            ..Count::default()
        }
    }

    /// W2, W3: what is in the whole pack, so in all piles together unless nobody captures (W30).
    pub fn of_pack(rules: &Rules) -> Count {
        Count::of(pack(rules), 0)
    }
}

/// W32: 2 points for the most, shared by two who tie; a tie of more, or a highest count of none, gives none.
fn most(tally: &Tally, who: usize, of: impl Fn(&Count) -> u8) -> u8 {
    let highest = tally.counts().iter().map(&of).max().unwrap_or(0);
    let ties = tally.counts().iter().filter(|count| of(count) == highest).count() as u8;
    if highest > 0 && of(&tally.counts[who]) == highest { 2 / ties } else { 0 }
}
