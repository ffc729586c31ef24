//! Money: what an evening is worth, and who pays whom.

use crate::kit::{about, added, book, cases, clips, done, evening, house, points};
use games::GameName::{Toepen, Wippen};
use proptest::prelude::*;
use sheet::{About, Change, EveningId, Payment, PersonId, fewest_payments};

fn amounts(cents: &[i64]) -> Vec<(PersonId, i64)> {
    (0..).map(PersonId).zip(cents.iter().copied()).collect()
}

#[test]
fn t23_t25_an_evening_is_worth_its_clips() {
    let mut book = evening(Toepen, 3, &[("clip_value_cents", "10")]);
    added(&mut book, clips(1, &[1, 1, 3]));
    assert_eq!(book.amounts(&book.evenings()[0]), amounts(&[-10, 40, -30]));
    let was = book.evenings()[0].revision;
    let about = About { double: true, ..book.evenings()[0].about.clone() };
    done(&mut book, Change::ChangeEvening { evening: EveningId(0), was, about });
    assert_eq!(book.amounts(&book.evenings()[0]), amounts(&[-20, 80, -60]));
    assert_eq!(book.amounts_of(book.evenings()), amounts(&[-20, 80, -60]));
    let pays = |from, to, cents| Payment { from: PersonId(from), to: PersonId(to), cents };
    assert_eq!(fewest_payments(&amounts(&[-20, 80, -60])), [pays(0, 1, 20), pays(2, 1, 60)]);
    let mut wippen = evening(Wippen, 2, &[]);
    added(&mut wippen, points(&[9, 2]));
    assert!(wippen.amounts(&wippen.evenings()[0]).is_empty());
}

#[test]
fn t25_a_season_is_settled_at_once() {
    let mut book = book(2);
    for id in 0..2 {
        let evening = EveningId(id);
        done(&mut book, Change::AddEvening { evening, about: about(house(Toepen, &[]), 2) });
        let (line, players) = (sheet::LineId(id), crate::kit::people(2));
        let entry = clips(id as usize, &[2, 2]);
        done(&mut book, Change::AddLine { evening, line, place: 1, players, entry });
    }
    assert_eq!(book.amounts_of(book.evenings()), amounts(&[0, 0]));
    assert!(fewest_payments(&book.amounts_of(book.evenings())).is_empty());
}

#[test]
fn more_than_eight_settle_too() {
    let pays = |from, to, cents| Payment { from: PersonId(from), to: PersonId(to), cents };
    // Five pairs, found at once.
    let pairs = fewest_payments(&amounts(&[-5, 5, 7, -7, -9, 9, 11, -11, -13, 13]));
    assert_eq!(pairs, [pays(0, 1, 5), pays(3, 2, 7), pays(4, 5, 9), pays(7, 6, 11), pays(8, 9, 13)]);
    // Nobody is passed over because a pair before them is done: here a payment more was made.
    let rest = [100, -41, -59, 200, -83, -117, 300, -147, -153];
    let many = fewest_payments(&amounts(&[&[5, -5, -7, 7][..], &rest].concat()));
    assert!(many.contains(&pays(1, 0, 5)) && many.contains(&pays(2, 3, 7)), "{many:?}");
    assert_eq!(many.len(), 8);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(300), failure_persistence: None, ..Default::default() })]

    #[test]
    fn payments_settle_everything(cents in proptest::collection::vec(-500_i64..500, 1..40)) {
        let mut cents = cents;
        cents.push(-cents.iter().sum::<i64>());
        let amounts = amounts(&cents);
        let payments = fewest_payments(&amounts);
        prop_assert!(payments.len() < cents.len());
        let mut open = cents.clone();
        for payment in &payments {
            prop_assert!(payment.cents > 0);
            let (from, to) = (payment.from.0 as usize, payment.to.0 as usize);
            prop_assert!(cents[from] < 0 && cents[to] > 0, "who owes pays who is owed");
            open[from] += payment.cents;
            open[to] -= payment.cents;
        }
        prop_assert!(open.iter().all(|cents| *cents == 0));
    }
}
