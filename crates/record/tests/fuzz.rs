//! The fuzz targets' bodies on stable Rust: with random bytes, and with conformance cases that are cut,
//! changed and joined, which get further than noise.

use game::kit::{Chance, cases};
use record::to_line;
use serde_json::Value;

#[path = "../../../fuzz/bodies.rs"]
mod bodies;

/// The cases as lines: a position, and the moves of the case.
fn seeds() -> Vec<(String, String)> {
    let files = [
        include_str!("../../../data/conformance/wippen.json"),
        include_str!("../../../data/conformance/toepen.json"),
    ];
    let cases = files.iter().flat_map(|file| serde_json::from_str::<Vec<Value>>(file).unwrap());
    cases
        .filter_map(|case| {
            let words = ["moves", "play"].into_iter().filter_map(|key| case[key].as_array());
            let mut moves: Vec<&str> = words.flatten().filter_map(Value::as_str).collect();
            moves.extend(case["illegal"].as_str());
            Some((to_line(case.get("position")?), moves.join(" ")))
        })
        .collect()
}

/// A text with a few bytes changed, cut out, doubled, or taken from another text.
fn changed(text: &str, other: &str, chance: &mut Chance) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..chance.below(4) {
        let at = chance.below(bytes.len().max(1));
        let to = (at + 1 + chance.below(8)).min(bytes.len());
        match chance.below(5) {
            0 => drop(bytes.drain(at..to)),
            1 => bytes.splice(at..at, [b"0123456789AKQJTshdcx+=![]@:,\"- "[chance.below(31)]]).for_each(drop),
            2 => bytes.truncate(at.max(1)),
            3 => {
                let from = chance.below(other.len());
                let piece = &other.as_bytes()[from..(from + 12).min(other.len())];
                bytes.splice(at..to, piece.iter().copied()).for_each(drop);
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = b"0123456789AKQJTshdc"[chance.below(19)];
                }
            }
        }
    }
    bytes
}

#[test]
fn any_text_is_a_position_or_refused() {
    let seeds = seeds();
    let mut chance = Chance::new(1);
    for (position, _) in &seeds {
        bodies::positions(position.as_bytes());
    }
    for _ in 0..cases(3_000) {
        let (text, other) = (&seeds[chance.below(seeds.len())].0, &seeds[chance.below(seeds.len())].0);
        bodies::positions(&changed(text, other, &mut chance));
    }
}

#[test]
fn any_text_is_a_move_or_refused() {
    let seeds = seeds();
    let mut chance = Chance::new(2);
    for _ in 0..cases(3_000) {
        let (position, moves) = &seeds[chance.below(seeds.len())];
        let other = &seeds[chance.below(seeds.len())].1;
        let moves = changed(moves, if other.is_empty() { "Ks" } else { other }, &mut chance);
        let data = [position.as_bytes(), b"\n", &moves].concat();
        bodies::moves(&data);
    }
}

#[test]
fn any_bytes_play_a_game_to_its_end() {
    let mut chance = Chance::new(3);
    for _ in 0..cases(60) {
        let length = chance.below(600);
        let bytes: Vec<u8> = (0..length).map(|_| chance.next_word() as u8).collect();
        bodies::play(&bytes);
    }
}
