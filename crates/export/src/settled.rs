//! Money: what everybody gets or pays, and who pays whom (T23, T25).

use sheet::{Book, Evening, Payment, PersonId, fewest_payments};

/// How evenings of toepen are settled together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// What everybody gets (below zero: pays), in cents.
    pub amounts: Vec<(PersonId, i64)>,
    /// Who pays whom, in as few payments as possible.
    pub payments: Vec<Payment>,
    /// What a clip was worth on all of those evenings, in cents, doubled if they were played double; none if that
    /// differs from evening to evening.
    pub clip: Option<i64>,
}

impl Settled {
    /// Settles evenings; none if nothing of them is about money.
    pub fn of(book: &Book, evenings: &[&Evening]) -> Option<Settled> {
        let mut worth = evenings.iter().filter_map(|evening| clip(evening));
        let first = worth.next()?;
        let clip = worth.all(|other| other == first).then_some(first);
        let amounts = book.amounts_of(evenings.iter().copied());
        let payments = fewest_payments(&amounts);
        Some(Settled { amounts, payments, clip })
    }

    /// What somebody gets (below zero: pays), in cents.
    pub fn of_person(&self, person: PersonId) -> i64 {
        self.amounts.iter().find(|(known, _)| *known == person).map_or(0, |(_, cents)| *cents)
    }
}

/// What a clip is worth, in cents; none for an evening of Wippen.
fn clip(evening: &Evening) -> Option<i64> {
    match &evening.draft {
        games::Draft::Toepen(draft) => {
            Some(i64::from(draft.clip_value_cents) * if evening.about.double { 2 } else { 1 })
        }
        games::Draft::Wippen(_) => None,
    }
}
