//! The sheet of a long season: `cargo bench -p bench --bench sheets`.

use bench::sheets::{EVENINGS, HANDS, PEOPLE, measure};

fn main() {
    println!("a season of {EVENINGS} evenings of {HANDS} hands, {PEOPLE} people; medians of 11 rounds\n");
    for took in measure(11) {
        println!("{:22}{:>9.1} ms", took.what, took.milliseconds);
    }
}
