//! Matches of random moves, recorded as they go.

use fair::{Rng, Secret, Share};
use game::{Next, Seat, State};
use record::{Date, Header, MatchRecord, Recorded, Running};
use std::ops::ControlFlow;
use toepen::{Session, SessionSetup};
use wippen::{Match, MatchSetup};

/// So many random matches are played in the slow suite, instead of one.
pub fn cases() -> u64 {
    std::env::var("STAMTAFEL_CASES").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1)
}

/// A match of Wippen by a preset, with switches over it.
pub fn wippen(preset: &str, players: u8, switches: &str) -> MatchSetup {
    let rules = format!("{{\"preset\": \"{preset}\"{switches}}}");
    let rules = record::wippen::rules(Some(serde_json::from_str(&rules).unwrap()), players).unwrap();
    MatchSetup { rules, dealer: Seat::new(players - 1) }
}

/// A session of toepen, with switches over the usual ones.
pub fn toepen(players: u8, switches: &str) -> SessionSetup {
    let rules = format!("{{\"preset\": \"zwols\"{switches}}}");
    let rules = record::toepen::rules(Some(serde_json::from_str(&rules).unwrap())).unwrap();
    SessionSetup::new(rules, players, Seat::new(0)).unwrap()
}

/// Every preset, played to an early end.
pub fn wippen_presets() -> Vec<MatchSetup> {
    ["basic", "advanced", "classic", "children"]
        .into_iter()
        .map(|preset| wippen(preset, 2, r#", "finish": "games 2""#))
        .chain([
            wippen("advanced", 4, r#", "decks": 2, "stealing": true, "builds_in_sums": true, "triple_builds": true, "raise_double_builds": true, "finish": "games 1""#),
            wippen("advanced", 6, r#", "must_capture": false, "face_cards_take_all": true, "finish": "games 1""#),
            wippen("classic", 3, r#", "stealing": true, "open_hands": true, "finish": "games 1""#),
        ])
        .collect()
}

/// Sessions of all kinds.
pub fn toepen_presets() -> Vec<SessionSetup> {
    vec![
        toepen(3, r#", "hands": 5"#),
        toepen(2, r#", "hands": 4, "open_piles": true, "retoep_own": true"#),
        toepen(8, r#", "hands": 3"#),
        toepen(5, r#", "hands": 4, "report_tens": true, "toep_stakes": [1, 2], "open_piles": true"#),
        toepen(4, r#", "hands": 3, "exchange": false, "report_tens": true"#),
    ]
}

/// The head of a record of this match.
pub fn header<G: Recorded>(setup: &G::Setup) -> Header<G, State<G>> {
    let players = G::players(&G::open(setup).0);
    let names = ["Anna", "Ben", "Cees \"de bok\"", "Dörte ♠", "Eva", "Frits", "Greet", "Hans"];
    let names = names.into_iter().take(usize::from(players)).map(str::to_owned).collect();
    Header::new(setup.clone(), names, Date::new(2026, 11, 30).ok(), ()).unwrap()
}

/// A match that is about to begin, with a share of every seat, and the text of its record.
pub fn begun<G: Recorded>(setup: &G::Setup, seed: u64) -> (Running<G>, String) {
    let (mut running, mut text) = Running::begin(header::<G>(setup), Secret::of_seed(seed)).unwrap();
    for seat in Seat::all(running.state().players()) {
        text += &running.share(seat, Share::of(&format!("{seed} {seat}"))).unwrap();
    }
    text += &running.settle().unwrap().lines;
    (running, text)
}

/// A random action of those that are lawful; of very many, one of the first few thousand.
pub fn random_action<G: Recorded>(state: &State<G>, rng: &mut Rng) -> Option<(Seat, G::Action)> {
    let Next::Act(seats) = state.next() else { return None };
    let mut chosen = None;
    let mut met = 0;
    for seat in seats {
        let _ = G::legal(state.public(), seat, state.private(seat), &mut |action| {
            met += 1;
            if rng.below(met) == 0 {
                chosen = Some((seat, action));
            }
            if met < 4000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    chosen
}

/// A match played to its end by random moves; the text is made of the lines as they came.
pub fn played<G: Recorded>(setup: &G::Setup, seed: u64) -> (MatchRecord<G>, String) {
    let (mut running, mut text) = begun::<G>(setup, seed);
    let mut rng = Rng::new(seed, 1);
    while let Some((seat, action)) = random_action(running.state(), &mut rng) {
        text += &running.act(seat, action).unwrap().lines;
    }
    let (record, lines) = running.end().unwrap();
    (record, text + &lines)
}

/// Calls `with` for every kind of match, with the seeds that it is to be played by.
pub fn everywhere(first: u64, each: u64, with: impl Visit) {
    for seed in first..first + each {
        for setup in wippen_presets() {
            with.visit::<Match>(&setup, seed);
        }
        for setup in toepen_presets() {
            with.visit::<Session>(&setup, seed);
        }
    }
}

/// Something to do with every kind of match.
pub trait Visit {
    fn visit<G: Recorded>(&self, setup: &G::Setup, seed: u64);
}

/// The checksum of a line, bit by bit.
pub fn crc32(text: &str) -> u32 {
    let mut sum = !0u32;
    for byte in text.bytes() {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
        }
    }
    !sum
}

/// The lines of a record without their checksums and without comments.
pub fn lines(text: &str) -> Vec<String> {
    let proper = text.lines().filter(|line| !line.is_empty() && !line.starts_with(';'));
    proper.map(|line| line.rsplit_once(" #").unwrap().0.to_owned()).collect()
}

/// Lines with right checksums, whatever they say.
pub fn sealed(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line} #{:08x}\n", crc32(line))).collect()
}

/// The same, the entries numbered anew.
pub fn renumbered(lines: &[String]) -> String {
    let mut lines = lines.to_vec();
    for (number, line) in (1..).zip(lines.iter_mut().skip(8)) {
        let text = line.split_once(' ').map_or("", |(_, text)| text);
        *line = format!("{number} {text}");
    }
    sealed(&lines)
}
