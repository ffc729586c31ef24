//! What a viewer cannot know changes nothing that it is sent, nor when.

use game::kit::cases;
use sim::{each_seed, twins};

#[test]
fn twin_tables_send_a_viewer_the_same_bytes_at_the_same_times() {
    let all = each_seed(cases(40), "twins", |seed| twins(seed, None));
    let found: Vec<_> = all.into_iter().filter(|twins| twins.worlds > 0).collect();
    let worlds: u32 = found.iter().map(|twins| twins.worlds).sum();
    let frames: u64 = found.iter().map(|twins| u64::from(twins.worlds) * u64::from(twins.frames)).sum();
    let look_on = found.iter().filter(|twins| twins.looks_on).count();
    eprintln!(
        "{worlds} worlds in {} evenings, {look_on} of them to spectators; {frames} frames",
        found.len()
    );
    if sim::only().is_none() {
        assert!(found.len() > 15 && worlds > 80 && look_on > 5, "too few twins");
    }
}
