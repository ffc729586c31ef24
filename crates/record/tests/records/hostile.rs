//! Records that somebody made up: whatever they say, they are read without harm, and refused or lawful.

use crate::common::{cases, lines, played, renumbered, toepen_presets, wippen_presets};
use fair::Rng;
use game::Seat;
use record::{AnyRecord, Recorded};
use toepen::Session;
use wippen::Match;

/// Something in the words of a record that a forger would change: a card, a digit, a word, a line.
fn forge(lines: &mut Vec<String>, others: &[String], rng: &mut Rng) {
    let mut below = |bound: usize| rng.below(bound as u32) as usize;
    let at = 8 + below(lines.len() - 8);
    match below(6) {
        0 => drop(lines.remove(at)),
        1 => {
            let other = 8 + below(lines.len() - 8);
            lines.swap(at, other);
        }
        2 => {
            let line = others[8 + below(others.len() - 8)].clone();
            lines.insert(at, line);
        }
        3 => lines[at] = others[8 + below(others.len() - 8)].clone(),
        4 => {
            let cards: Vec<usize> = card_places(&lines[at]);
            if !cards.is_empty() {
                let place = cards[below(cards.len())];
                let card = cards::Card::from_index(below(52) as u8).unwrap().to_string();
                lines[at].replace_range(place..place + 2, if below(9) == 0 { "??" } else { &card });
            }
        }
        _ => {
            let line = &mut lines[at];
            let digits: Vec<usize> =
                (0..line.len()).filter(|at| line.as_bytes()[*at].is_ascii_digit()).collect();
            let place = digits[below(digits.len())];
            line.replace_range(place..=place, &below(10).to_string());
        }
    }
}

fn card_places(line: &str) -> Vec<usize> {
    let start = line.find([':', 'x', '+']).unwrap_or(line.len());
    (start..line.len().saturating_sub(1))
        .filter(|at| line.is_char_boundary(*at) && line.is_char_boundary(at + 2))
        .filter(|at| line[*at..at + 2].parse::<cards::Card>().is_ok() || &line[*at..at + 2] == "??")
        .collect()
}

fn attack<G: Recorded>(setup: &G::Setup, seed: u64) {
    let (record, text) = played::<G>(setup, seed);
    let seats = [Some(Seat::new(0)), Some(Seat::new(1)), None].map(|viewer| record.seen_by(viewer).to_text());
    let others = lines(&played::<G>(setup, seed + 1).1);
    let mut rng = Rng::new(seed, 2);
    for text in [text].iter().chain(&seats) {
        let whole = lines(text);
        for _ in 0..60 {
            let mut forged = whole.clone();
            for _ in 0..=rng.below(2) {
                forge(&mut forged, &others, &mut rng);
            }
            let forged = renumbered(&forged);
            if let Ok(record) = AnyRecord::read(&forged) {
                assert_eq!(record.to_text(), forged);
                let _ = record.verify();
            }
        }
    }
}

#[test]
fn forged_records_do_no_harm() {
    for seed in 200..200 + cases() {
        wippen_presets().iter().for_each(|setup| attack::<Match>(setup, seed));
        toepen_presets().iter().for_each(|setup| attack::<Session>(setup, seed));
    }
}
