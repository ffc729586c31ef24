//! Wippen `advanced` for two: adding up, building, raising and double builds.

use super::basic::{Game, four_each, points};
use super::{Table, nth};

/// What a player does with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// W12
    #[default]
    Add,
    /// W8, W9, W15
    Capture,
    /// W13, W17a
    Build,
    /// W16, W17b
    Extend,
}

/// One turn. Cards are bits, 4 · rank + suit, as in the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Move {
    /// The loose cards that are taken or built upon.
    pub loose: u64,
    /// The cards of the builds that are taken, or of the one that is extended.
    pub built: u64,
    /// The hand card, by its number.
    pub card: u8,
    /// The value announced.
    pub value: u8,
    /// What is done.
    pub kind: Kind,
}

/// A build in the pot.
#[derive(Clone, Copy, Default)]
struct Build {
    cards: u64,
    value: u8,
    owner: u8,
    double: bool,
}

/// Ace to ten.
const NUMERIC: u64 = (1 << 40) - 1;

/// More builds than two players can make in a deal.
const MOST_BUILDS: usize = 6;

/// Games, one after another: lists that are used again.
#[derive(Clone, Default)]
pub struct Player {
    moves: Vec<Move>,
    /// For each sum, the sets of loose cards that come to it.
    groups: [Vec<u64>; 11],
    unions: Vec<u64>,
    loose: u64,
    builds: [Build; MOST_BUILDS],
    /// How many builds there are.
    built: usize,
}

impl Player {
    /// Plays a game that seat 0 deals.
    #[inline]
    pub fn play<T: Table<Move = Move>>(&mut self, table: &mut T) -> Game {
        table.new_pack();
        let (mut piles, mut wips, mut last) = ([0; 2], [0; 2], 2);
        (self.loose, self.built) = (0, 0);
        for deal in (0..6).rev() {
            let (mut hands, pot) = four_each(deal == 5, table);
            self.loose |= pot;
            for _ in 0..4 {
                for seat in [1, 0] {
                    self.list(seat as u8, hands[seat]);
                    let chosen = self.moves[table.choose(self.moves.len() as u32) as usize];
                    hands[seat] ^= 1 << chosen.card;
                    if self.take_turn(seat as u8, chosen) {
                        piles[seat] |= 1 << chosen.card | chosen.loose | chosen.built;
                        last = seat;
                        wips[seat] += u32::from(self.loose == 0 && self.built == 0 && deal > 0);
                    }
                    table.played(seat, chosen);
                }
            }
        }
        if let Some(pile) = piles.get_mut(last) {
            *pile |= self.loose;
        }
        Game { points: points(piles, wips), moves: 48 }
    }

    /// Changes the pot. Is it a capture?
    #[inline(always)]
    fn take_turn(&mut self, owner: u8, Move { loose, built, card, value, kind }: Move) -> bool {
        self.loose ^= loose;
        if kind == Kind::Add {
            self.loose |= 1 << card;
            return false;
        }
        let mut double = false;
        if built != 0 {
            let mut kept = 0;
            for at in 0..self.built {
                let build = self.builds[at];
                self.builds[kept] = build;
                kept += usize::from(build.cards & built == 0);
                double |= build.cards & built != 0 && build.value == value;
            }
            self.built = kept;
        }
        if kind == Kind::Capture {
            return true;
        }
        let cards = 1 << card | loose | built;
        double |= kind == Kind::Build && sum(cards) > u32::from(value);
        self.builds[self.built] = Build { cards, value, owner, double };
        self.built += 1;
        false
    }

    /// Lists all lawful moves.
    #[inline(always)]
    fn list(&mut self, seat: u8, hand: u64) {
        self.moves.clear();
        let sums = self.group();
        let owner = self.builds().iter().any(|build| build.owner == seat);
        let mut captures = false;
        let mut cards = hand;
        while cards != 0 {
            let card = cards.trailing_zeros() as u8;
            let kept = hand ^ 1 << card;
            cards &= cards - 1;
            // W21: own builds that may not stay as they are when this card is gone.
            let must = |build: &&Build| build.owner == seat && kept & of_value(build.value) == 0;
            let must = self.builds().iter().filter(must).fold(0, |must, build| must | build.cards);
            let before = self.moves.len();
            if card >= 40 {
                if must == 0 {
                    let mut takes = self.loose & 0xf << (card & !3);
                    while takes != 0 {
                        let loose = nth(takes, 0);
                        self.moves.push(Move { card, loose, kind: Kind::Capture, ..Move::default() });
                        takes ^= loose;
                    }
                }
                captures |= self.moves.len() > before;
                continue;
            }
            let value = card / 4 + 1;
            self.captures(card, value, must);
            captures |= self.moves.len() > before;
            let held = values(kept);
            if must == 0 && sums & held >> value != 0 {
                self.new_builds(card, value, held);
            }
            if self.built > 0 {
                self.extensions(card, value, held, must);
            }
        }
        if captures || owner {
            return;
        }
        let mut cards = hand;
        while cards != 0 {
            self.moves.push(Move { card: cards.trailing_zeros() as u8, ..Move::default() });
            cards &= cards - 1;
        }
    }

    fn builds(&self) -> &[Build] {
        &self.builds[..self.built]
    }

    /// Sorts all sets of loose cards that come to ten at most by what they come to; gives a bit for each sum.
    #[inline(always)]
    fn group(&mut self) -> u32 {
        for sets in &mut self.groups {
            sets.clear();
        }
        self.groups[0].push(0);
        let mut sums = 1u32;
        let mut cards = self.loose & NUMERIC;
        while cards != 0 {
            let card = nth(cards, 0);
            cards ^= card;
            let value = card.trailing_zeros() / 4 + 1;
            // From the highest sum down, so that no set gets the card twice.
            let mut low = sums & (0x7ff >> value);
            sums |= low << value;
            while low != 0 {
                let sum = low.ilog2() as usize;
                low ^= 1 << sum;
                let (lower, higher) = self.groups.split_at_mut(sum + value as usize);
                higher[0].extend(lower[sum].iter().map(|set| set | card));
            }
        }
        sums
    }

    #[inline(always)]
    fn captures(&mut self, card: u8, value: u8, must: u64) {
        self.unions.clear();
        self.unions.push(0);
        let groups = &self.groups[value as usize];
        // Only where two groups can be taken two ways is a union found twice.
        let twice = groups.len() > 3;
        for group in groups {
            for at in 0..self.unions.len() {
                let union = self.unions[at] | group;
                if self.unions[at] & group == 0 && !(twice && self.unions.contains(&union)) {
                    self.unions.push(union);
                }
            }
        }
        let capture = Move { card, kind: Kind::Capture, ..Move::default() };
        if self.built == 0 {
            self.moves.extend(self.unions[1..].iter().map(|&loose| Move { loose, ..capture }));
            return;
        }
        for choice in 0..1u32 << self.built {
            let mut built = 0;
            let mut lawful = true;
            for (at, build) in self.builds[..self.built].iter().enumerate() {
                if choice >> at & 1 != 0 {
                    built |= build.cards;
                    lawful &= build.value == value;
                }
            }
            if lawful && built & must == must {
                let unions = self.unions[usize::from(built == 0)..].iter();
                self.moves.extend(unions.map(|&loose| Move { loose, built, ..capture }));
            }
        }
    }

    #[inline(always)]
    fn new_builds(&mut self, card: u8, own: u8, held: u32) {
        for value in own..=10 {
            if held >> value & 1 == 0 {
                continue;
            }
            let build = Move { card, value, kind: Kind::Build, ..Move::default() };
            let first = &self.groups[usize::from(value - own)];
            if value > own {
                self.moves.extend(first.iter().map(|&loose| Move { loose, ..build }));
            }
            let start = self.moves.len();
            for group in first {
                for second in &self.groups[usize::from(value)] {
                    let doubled = Move { loose: group | second, ..build };
                    if group & second == 0 && !self.moves[start..].contains(&doubled) {
                        self.moves.push(doubled);
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn extensions(&mut self, card: u8, own: u8, held: u32, must: u64) {
        for at in 0..self.built {
            let build = self.builds[at];
            if build.double || must & !build.cards != 0 {
                continue;
            }
            let extend = Move { card, built: build.cards, kind: Kind::Extend, ..Move::default() };
            if own <= build.value && held >> build.value & 1 != 0 {
                let groups = &self.groups[usize::from(build.value - own)];
                self.moves.extend(groups.iter().map(|&loose| Move { loose, value: build.value, ..extend }));
            }
            let raised = build.value + own;
            if raised <= 10 && held >> raised & 1 != 0 {
                self.moves.push(Move { value: raised, ..extend });
            }
        }
    }
}

/// The cards of a value.
#[inline(always)]
fn of_value(value: u8) -> u64 {
    0xf << (4 * (value - 1))
}

/// Bit `n`: is a card of value `n` among these?
#[inline(always)]
fn values(cards: u64) -> u32 {
    let mut rest = cards & NUMERIC;
    let mut values = 0;
    while rest != 0 {
        values |= 2 << (rest.trailing_zeros() / 4);
        rest &= rest - 1;
    }
    values
}

/// All values added up.
#[inline(always)]
fn sum(cards: u64) -> u32 {
    let mut rest = cards;
    let mut sum = 0;
    while rest != 0 {
        sum += rest.trailing_zeros() / 4 + 1;
        rest &= rest - 1;
    }
    sum
}
