//! Whole evenings of both games, through table, wire and store, with everything that can go wrong.

use game::kit::cases;

/// In the quick suite 200 evenings; in the slow one 10,000, in which every kind of fault strikes a thousand times.
#[test]
fn no_evening_is_spoilt() {
    let times = cases(1);
    let count = if times == 1 { 200 } else { 500 * times };
    let totals = sim::evenings(count);
    eprintln!("{totals:#?}");
    if sim::only().is_some() {
        return;
    }
    let (rarest, struck) = totals.faults.rarest();
    assert!(struck >= count / 10, "{rarest:?} struck only {struck} times");
    let ended = |ending| totals.endings.get(&ending).copied().unwrap_or(0);
    let whole = ended(sim::Ending::Played) + ended(sim::Ending::Closed);
    assert!(whole * 10 >= count * 9, "too many evenings end in waiting: {:?}", totals.endings);
    assert!(totals.secrets >= count && totals.cards >= 20 * count, "too little was proved");
    assert!(totals.audits >= 5 * count, "hardly anybody's knowledge was looked at");
}
