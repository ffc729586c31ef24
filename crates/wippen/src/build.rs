//! Builds: cards in the pot that leave it only together (W13, W14).

use crate::counts::Counts;
use crate::value::{Value, cards_of};
use arrayvec::ArrayVec;
use cards::{Card, CardBag};
use core::cmp::Ordering;
use core::fmt;
use game::Seat;

/// The most builds that a pot has room for. In play it never holds more than 18: within a deal, after which
/// none is left (W21), each of six players lays at most three of their four cards on builds, for they must
/// hold the value still. Positions made by hand may hold a few more.
pub const MAX_BUILDS: usize = 24;

/// A build: its cards, its value, its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Build {
    /// What lies in it, locked together (W14).
    pub cards: CardBag,
    /// The value of the card that takes it, 1 to 10.
    pub value: Value,
    /// Who must still hold that value (W21).
    pub owner: Seat,
    /// How often it holds its value.
    times: u8,
}

impl Build {
    /// A build of these cards.
    #[inline]
    pub fn new(cards: CardBag, value: Value, owner: Seat) -> Build {
        let sum = Counts::of_bag(cards).sum();
        let times = sum.checked_div(u32::from(value)).unwrap_or(0) as u8;
        Build { cards, value, owner, times }
    }

    /// The values of its cards.
    #[inline]
    pub fn counts(&self) -> Counts {
        Counts::of_bag(self.cards)
    }

    /// How often it holds its value: the sum of its cards ÷ its value (W17). One: a single build.
    #[inline]
    pub fn times(&self) -> u8 {
        self.times
    }

    /// Does it contain a card of its own value (W19)?
    #[inline]
    pub fn holds_own_value(&self) -> bool {
        !self.cards.among(cards_of(self.value)).is_empty()
    }
}

/// `[2h3s4c=9@1]`
impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for card in self.cards {
            write!(f, "{card}")?;
        }
        write!(f, "={}@{}]", self.value, self.owner)
    }
}

impl fmt::Debug for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The order of the notation: by value, then text.
fn by_value_then_text(a: &Build, b: &Build) -> Ordering {
    let letter = |card: Card| (card.rank().letter(), card.suit().letter());
    let text = |build: &Build| {
        // `=` stands behind the last card and is above every digit, below every letter.
        let cards = build.cards.iter().map(letter).flat_map(|(rank, suit)| [rank, suit]);
        cards.chain(['='])
    };
    a.value.cmp(&b.value).then_with(|| text(a).cmp(text(b))).then_with(|| a.owner.cmp(&b.owner))
}

/// The builds in the pot, always in the order of the notation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Builds(ArrayVec<Build, MAX_BUILDS>);

impl Builds {
    /// All, in order.
    #[inline]
    pub fn as_slice(&self) -> &[Build] {
        &self.0
    }

    /// Is there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a build in its place. False, and nothing changed, if there is no room.
    pub fn insert(&mut self, build: Build) -> bool {
        let place = self.0.partition_point(|other| by_value_then_text(other, &build) == Ordering::Less);
        self.0.try_insert(place, build).is_ok()
    }

    /// Takes the build at a place out and gives its cards; none if there is no such place.
    pub fn take(&mut self, index: usize) -> CardBag {
        if index < self.0.len() { self.0.remove(index).cards } else { CardBag::EMPTY }
    }

    /// Takes the builds of a set out.
    pub fn remove(&mut self, set: BuildSet) {
        let mut index = 0;
        self.0.retain(|_| {
            index += 1;
            !set.contains(index - 1)
        });
    }

    /// The builds of a set, in order.
    #[inline]
    pub fn of(&self, set: BuildSet) -> impl Iterator<Item = &Build> + '_ {
        set.iter().filter_map(|index| self.0.get(index))
    }

    /// Where the first of the equal builds stands, if there is one like this.
    pub fn position(&self, build: &Build) -> Option<usize> {
        self.0.iter().position(|other| other == build)
    }

    /// The builds that `keep` says yes to.
    #[inline]
    pub fn which(&self, mut keep: impl FnMut(&Build) -> bool) -> BuildSet {
        let mut set = BuildSet::NONE;
        for (index, build) in self.0.iter().enumerate() {
            if keep(build) {
                set = set.with(index);
            }
        }
        set
    }

    /// The same set, with equal builds taken from the front: two builds alike to the last card are
    /// interchangeable (`docs/rules/notation.md`), so a capture of one of them has one form.
    pub fn canonical(&self, set: BuildSet) -> BuildSet {
        let mut canonical = BuildSet::NONE;
        for index in set.iter() {
            let alike = |other: &usize| self.0.get(*other) == self.0.get(index);
            let free = (0..self.0.len()).find(|other| alike(other) && !canonical.contains(*other));
            canonical = canonical.with(free.unwrap_or(index));
        }
        canonical
    }
}

/// Some of the builds in the pot, by their places in [`Builds`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BuildSet(u32);

impl BuildSet {
    /// None.
    pub const NONE: BuildSet = BuildSet(0);

    /// One.
    #[inline]
    pub const fn of(index: usize) -> BuildSet {
        BuildSet(1 << index)
    }

    /// The first `count` places.
    #[inline]
    pub const fn first(count: usize) -> BuildSet {
        BuildSet((1 << count) - 1)
    }

    /// With one more.
    #[inline]
    pub const fn with(self, index: usize) -> BuildSet {
        BuildSet(self.0 | 1 << index)
    }

    /// Both together.
    #[inline]
    pub const fn or(self, other: BuildSet) -> BuildSet {
        BuildSet(self.0 | other.0)
    }

    /// Without those of the other.
    #[inline]
    pub const fn minus(self, other: BuildSet) -> BuildSet {
        BuildSet(self.0 & !other.0)
    }

    /// Is this place in it?
    #[inline]
    pub const fn contains(self, index: usize) -> bool {
        index < 32 && self.0 >> index & 1 != 0
    }

    /// Are all of the other in it?
    #[inline]
    pub const fn contains_all(self, other: BuildSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The places, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(index)
        })
    }
}
