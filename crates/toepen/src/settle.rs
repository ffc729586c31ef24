//! Who pays whom at the end of a session (T25).

use arrayvec::ArrayVec;
use core::fmt;
use game::{MAX_SEATS, Seat};

/// Cents, one amount a seat.
pub type Amounts = ArrayVec<i64, MAX_SEATS>;

/// All payments of a settlement: at most one fewer than there are players.
pub type Payments = ArrayVec<Payment, MAX_SEATS>;

/// Something that one player pays another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payment {
    /// Who pays.
    pub from: Seat,
    /// Who gets it.
    pub to: Seat,
    /// Cents, more than zero.
    pub cents: i64,
}

/// Why balances cannot be settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettleFault {
    /// T2: more than eight seats.
    Players,
    /// T5: clips have appeared or vanished; so many in all.
    Unbalanced {
        /// Clips, or cents, too many (or, below zero, too few).
        surplus: i64,
    },
}

impl fmt::Display for SettleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettleFault::Players => write!(f, "a settlement is for at most {MAX_SEATS} players"),
            SettleFault::Unbalanced { surplus } => {
                write!(f, "wins and losses do not come out even: {surplus} over")
            }
        }
    }
}

impl core::error::Error for SettleFault {}

/// T23, T25: what everyone gets (or, below zero, pays), in cents: (balance − starting clips) × clip value,
/// twice if the session was played double. Balances are in clips, one a seat.
///
/// # Errors
/// If there are too many seats, or the balances do not sum to the clips that all started with.
pub fn amounts(
    balances: &[i32],
    starting_clips: u16,
    clip_value_cents: u16,
    double: bool,
) -> Result<Amounts, SettleFault> {
    if balances.len() > MAX_SEATS {
        return Err(SettleFault::Players);
    }
    let wins = balances.iter().map(|clips| i64::from(*clips) - i64::from(starting_clips));
    let surplus: i64 = wins.clone().sum();
    if surplus != 0 {
        return Err(SettleFault::Unbalanced { surplus });
    }
    let worth = i64::from(clip_value_cents) * if double { 2 } else { 1 };
    Ok(wins.map(|clips| clips * worth).collect())
}

/// T25: who pays whom, in as few payments as possible, lower seats first. The amounts are what everyone gets
/// (or, below zero, pays), one a seat.
///
/// Players whose amounts sum to zero can settle among themselves with one payment fewer than they are, and
/// with less only if they fall into several such groups; so the fewest payments come from the most groups.
///
/// # Errors
/// If there are too many seats, or the amounts do not sum to zero.
pub fn payments(amounts: &[i64]) -> Result<Payments, SettleFault> {
    if amounts.len() > MAX_SEATS {
        return Err(SettleFault::Players);
    }
    let surplus = amounts.iter().sum();
    if surplus != 0 {
        return Err(SettleFault::Unbalanced { surplus });
    }
    let groups = Groups::of(amounts);
    let mut rest = amounts
        .iter()
        .enumerate()
        .filter(|(_, amount)| **amount != 0)
        .fold(0, |seats, (seat, _)| seats | 1 << seat);
    let mut payments = Payments::new();
    while rest != 0 {
        let group = groups.first_of(rest);
        settle_group(amounts, group, &mut payments);
        rest &= !group;
    }
    payments.sort_unstable_by_key(|payment| (payment.from, payment.to));
    Ok(payments)
}

/// The seats of a set, as bits.
type Bits = usize;

/// How sets of seats fall into groups that settle among themselves.
struct Groups {
    sums: [i64; 1 << MAX_SEATS],
    /// The most groups that a set falls into; what is left over does not count.
    most: [u8; 1 << MAX_SEATS],
}

impl Groups {
    fn of(amounts: &[i64]) -> Groups {
        let mut groups = Groups { sums: [0; 1 << MAX_SEATS], most: [0; 1 << MAX_SEATS] };
        for set in 1..(1 << amounts.len()) as Bits {
            let lowest = set & set.wrapping_neg();
            groups.sums[set] = groups.sums[set & !lowest] + amounts[lowest.trailing_zeros() as usize];
            let whole = u8::from(groups.sums[set] == 0);
            // Leave out each seat in turn: a set that sums to zero closes one group more than its best part.
            groups.most[set] = (0..amounts.len())
                .filter(|seat| set >> seat & 1 != 0)
                .map(|seat| groups.most[set & !(1 << seat)] + whole)
                .max()
                .unwrap_or(0);
        }
        groups
    }

    /// The group of the lowest seat in a best split of a set that sums to zero; of several the one with the
    /// lower seats.
    fn first_of(&self, set: Bits) -> Bits {
        let lowest = set & set.wrapping_neg();
        let fits = |group: Bits| {
            group & lowest != 0
                && group & !set == 0
                && self.sums[group] == 0
                && self.most[group] == 1
                && self.most[set & !group] + 1 == self.most[set]
        };
        (1..=set).filter(|group| fits(*group)).reduce(lower).unwrap_or(set)
    }
}

/// Of two sets, neither a part of the other, the one that has the lowest seat in which they differ.
fn lower(a: Bits, b: Bits) -> Bits {
    let differ = a ^ b;
    if a & differ & differ.wrapping_neg() != 0 { a } else { b }
}

/// The lowest debtor pays the lowest creditor, until nothing is owed.
fn settle_group(amounts: &[i64], group: Bits, payments: &mut Payments) {
    let mut open = [0; MAX_SEATS];
    for (seat, amount) in amounts.iter().enumerate() {
        open[seat] = if group >> seat & 1 != 0 { *amount } else { 0 };
    }
    while let (Some(from), Some(to)) =
        (open.iter().position(|amount| *amount < 0), open.iter().position(|amount| *amount > 0))
    {
        let cents = open[to].min(-open[from]);
        open[from] += cents;
        open[to] -= cents;
        payments.push(Payment { from: Seat::new(from as u8), to: Seat::new(to as u8), cents });
    }
}
