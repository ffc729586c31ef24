//! Places at the table and orders among them.

use core::fmt;

/// The most players that any game here seats.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// From [`MAX_SEATS`] on.
    #[inline]
    pub const fn new(number: u8) -> Seat {
        assert!((number as usize) < MAX_SEATS);
        Seat(number)
    }

    /// Its number, 0 to [`MAX_SEATS`] − 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, to index an array with.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & (MAX_SEATS as u8 - 1)) as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    pub const fn left(self, players: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= players { 0 } else { next })
    }

    /// The seats of a table of `players`, from seat 0 on.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table of `players`.
    #[inline]
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// The set of one seat.
    #[inline]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is the seat in it?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// The set with the seat in it too.
    #[inline]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[inline]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats that are in both.
    #[inline]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats clockwise, beginning with `first`, whether or not that one is in the set.
    #[inline]
    pub const fn clockwise_from(self, first: Seat) -> Seats {
        Seats { set: self, first }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.clockwise_from(Seat(0)).iter().map(Seat::number)).finish()
    }
}

/// Some seats in the order in which they come: clockwise from one of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seats {
    set: SeatSet,
    first: Seat,
}

impl Seats {
    /// One seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats { set: SeatSet::of(seat), first: seat }
    }

    /// The same seats without an order.
    #[inline]
    pub const fn set(self) -> SeatSet {
        self.set
    }

    /// The one that comes first, if there is one.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// In their order.
    #[inline]
    pub fn iter(self) -> SeatsIter {
        // Turned so that `first` is bit 0; the seats then come out in their order.
        SeatsIter { bits: self.set.0.rotate_right(u32::from(self.first.0)), first: self.first }
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;
    #[inline]
    fn into_iter(self) -> SeatsIter {
        self.iter()
    }
}

/// The seats of a [`Seats`], in their order.
#[derive(Clone, Debug)]
pub struct SeatsIter {
    bits: u8,
    first: Seat,
}

impl Iterator for SeatsIter {
    type Item = Seat;
    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.bits == 0 {
            return None;
        }
        let offset = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(Seat((self.first.0 + offset) % MAX_SEATS as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_come_clockwise_from_any_first_one() {
        let set: SeatSet = [0, 2, 3].into_iter().map(Seat::new).collect();
        for (first, order) in [(0, [0, 2, 3]), (1, [2, 3, 0]), (2, [2, 3, 0]), (3, [3, 0, 2])] {
            let seats: Vec<u8> = set.clockwise_from(Seat::new(first)).iter().map(Seat::number).collect();
            assert_eq!(seats, order, "from {first}");
        }
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!(Seat::new(3).left(4), Seat::new(0));
    }
}
