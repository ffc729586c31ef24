//! Who pays whom (T23, T25), for one evening or a season.

use crate::book::Book;
use crate::evening::Evening;
use crate::people::PersonId;
use games::Draft;

/// Something that somebody pays somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// Who pays.
    pub from: PersonId,
    /// Who gets it.
    pub to: PersonId,
    /// Cents, more than zero.
    pub cents: i64,
}

impl Book {
    /// T23, T25: what everybody gets for an evening of toepen (below zero: pays), in cents; nothing for Wippen.
    pub fn amounts(&self, evening: &Evening) -> Vec<(PersonId, i64)> {
        let Draft::Toepen(draft) = &evening.draft else { return Vec::new() };
        let worth = i64::from(draft.clip_value_cents) * if evening.about.double { 2 } else { 1 };
        let progress = self.progress(evening);
        let people = progress.people.iter();
        people.filter_map(|person| Some((*person, progress.total(*person)? * worth))).collect()
    }

    /// The same for all evenings that are handed in together, in the order of the book's people.
    pub fn amounts_of<'a>(&self, evenings: impl IntoIterator<Item = &'a Evening>) -> Vec<(PersonId, i64)> {
        let mut sums: Vec<(PersonId, Option<i64>)> =
            self.people().iter().map(|person| (person.id, None)).collect();
        for evening in evenings {
            for (person, cents) in self.amounts(evening) {
                for (_, sum) in sums.iter_mut().filter(|(known, _)| *known == person) {
                    *sum = Some(sum.unwrap_or(0) + cents);
                }
            }
        }
        sums.into_iter().filter_map(|(person, sum)| Some((person, sum?))).collect()
    }
}

/// T25: who pays whom, given what everybody gets (below zero: pays); together that is zero. Of up to eight people with
/// something to settle, in as few payments as possible. Of more, whoever owes exactly what somebody is to get pays them;
/// then, as long as there are more than eight, who owes most pays who is to get most: never as many payments as
/// people, and each pays no more than they owe.
///
/// What does not sum to zero leaves somebody without their due; a book's sums always do.
pub fn fewest_payments(amounts: &[(PersonId, i64)]) -> Vec<Payment> {
    let mut open: Vec<(PersonId, i64)> = amounts.iter().copied().filter(|(_, cents)| *cents != 0).collect();
    let mut payments = Vec::new();
    if open.len() > EXACT {
        pay_pairs(&mut open, &mut payments);
    }
    while open.len() > EXACT {
        let (Some(from), Some(to)) = (extreme(&open, |cents| -cents), extreme(&open, |cents| cents)) else {
            break;
        };
        let cents = open[to].1.min(-open[from].1);
        if cents <= 0 {
            break;
        }
        pay(&mut open, from, to, cents, &mut payments);
    }
    if open.len() <= EXACT {
        let cents: Vec<i64> = open.iter().map(|(_, cents)| *cents).collect();
        let exact = toepen::payments(&cents).unwrap_or_default();
        payments.extend(exact.iter().map(|payment| Payment {
            from: open[payment.from.index()].0,
            to: open[payment.to.index()].0,
            cents: payment.cents,
        }));
    }
    let place = |person| amounts.iter().position(|(known, _)| *known == person);
    payments.sort_by_key(|payment| (place(payment.from), place(payment.to)));
    payments
}

/// For so many the fewest payments are found exactly.
const EXACT: usize = toepen::MAX_PLAYERS as usize;

fn pay_pairs(open: &mut Vec<(PersonId, i64)>, payments: &mut Vec<Payment>) {
    let mut from = 0;
    while from < open.len() {
        let owed = -open[from].1;
        match open.iter().position(|(_, cents)| *cents == owed) {
            Some(to) if owed > 0 => {
                pay(open, from, to, owed, payments);
                // Both are gone: who stood after the first of them stands one place earlier, or two.
                from = from.min(to);
            }
            _ => from += 1,
        }
    }
}

/// The first of those with the highest key.
fn extreme(open: &[(PersonId, i64)], key: impl Fn(i64) -> i64) -> Option<usize> {
    (0..open.len()).rev().max_by_key(|place| key(open[*place].1))
}

fn pay(open: &mut Vec<(PersonId, i64)>, from: usize, to: usize, cents: i64, payments: &mut Vec<Payment>) {
    payments.push(Payment { from: open[from].0, to: open[to].0, cents });
    open[from].1 += cents;
    open[to].1 -= cents;
    open.retain(|(_, cents)| *cents != 0);
}
