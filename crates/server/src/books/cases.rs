//! Lines with what they give, for the page: it reckons too, and its tests hold it to these. The file is compared with what
//! the sheet says; with `STAMTAFEL_UPDATE=1` in the environment it is written instead.

use super::rules_told;
use fair::Rng;
use serde_json::{Value, json};
use sheet::{Check, Course, Entry, GameLine, HandLine, PersonId, Pile, Stakes, Toep, changes};
use std::{env, fs, path::Path};
use wire::HouseRules;
use wire::books::SheetRules;

const OF_EACH: usize = 40;

fn below(chance: &mut Rng, bound: u8) -> u8 {
    chance.below(u32::from(bound)) as u8
}

fn place(chance: &mut Rng, players: usize) -> usize {
    below(chance, players as u8).into()
}

/// Piles that hold the pack, mostly.
fn piles(chance: &mut Rng, players: usize, pack: Pile) -> Vec<Pile> {
    let mut piles = vec![Pile::default(); players];
    let share = |chance: &mut Rng, of: u8, piles: &mut Vec<Pile>, part: fn(&mut Pile) -> &mut u8| {
        for _ in 0..of {
            let player = place(chance, players);
            *part(&mut piles[player]) += 1;
        }
    };
    share(chance, pack.spades - pack.twos, &mut piles, |pile| &mut pile.spades);
    share(chance, pack.tens, &mut piles, |pile| &mut pile.tens);
    share(chance, pack.aces, &mut piles, |pile| &mut pile.aces);
    for _ in 0..pack.twos {
        let pile = &mut piles[place(chance, players)];
        (pile.twos, pile.spades) = (pile.twos + 1, pile.spades + 1);
    }
    for pile in &mut piles {
        pile.cards = pile.spades + pile.tens + pile.aces;
        pile.wips = below(chance, 3);
    }
    let all: u8 = piles.iter().map(|pile| pile.cards).sum();
    share(chance, pack.cards.saturating_sub(all), &mut piles, |pile| &mut pile.cards);
    if below(chance, 4) == 0 {
        let pile = &mut piles[place(chance, players)];
        pile.cards = pile.cards.saturating_sub(below(chance, 3));
        pile.aces += below(chance, 2);
    }
    piles
}

fn game(chance: &mut Rng, players: usize, pack: Pile) -> Entry {
    let line = match below(chance, 3) {
        0 => GameLine::Points((0..players).map(|_| below(chance, 12).into()).collect()),
        _ if below(chance, 12) == 0 => GameLine::Piles(vec![Pile::default(); players]),
        _ => GameLine::Piles(piles(chance, players, pack)),
    };
    Entry::Game(line)
}

fn course(chance: &mut Rng, players: usize) -> Course {
    let toep = |chance: &mut Rng| Toep {
        by: place(chance, players),
        clips: (1 + below(chance, 3) / 2).into(),
        folded: (0..players).filter(|_| below(chance, 5) == 0).collect(),
        seeing: below(chance, 8) == 0,
    };
    let check = |chance: &mut Rng| Check {
        by: place(chance, players),
        of: place(chance, players),
        honest: below(chance, 2) == 0,
    };
    Course {
        toeps: (0..below(chance, 4)).map(|_| toep(chance)).collect(),
        checks: (0..below(chance, 4) / 2).map(|_| check(chance)).collect(),
        tens: (0..players).filter(|_| below(chance, 6) == 0).collect(),
    }
}

fn hand(chance: &mut Rng, players: usize) -> Entry {
    let stakes = match below(chance, 6) {
        0 => Stakes::Clips((0..players).map(|_| below(chance, 6).into()).collect()),
        1 => {
            let mut all: Vec<i64> = (0..players).map(|_| i64::from(below(chance, 7)) - 3).collect();
            all[0] -= all.iter().sum::<i64>() + i64::from(below(chance, 3) / 2);
            Stakes::Changes(all)
        }
        _ => Stakes::Course(course(chance, players)),
    };
    Entry::Hand(HandLine { winner: place(chance, players), stakes })
}

fn cases() -> Vec<Value> {
    let mut chance = Rng::new(44, 0);
    let mut cases = Vec::new();
    let houses = [
        ("wippen", &[][..]),
        ("wippen", &["wips=false"]),
        ("wippen", &["scoring=cards"]),
        ("toepen", &[]),
        ("toepen", &["report_tens=true", "toep_stakes=[1,2]", "retoep_own=true"]),
    ];
    for (name, set) in houses {
        let house = HouseRules::asked(name, None, set.iter().copied());
        let draft = house.draft().unwrap();
        let rules = rules_told(&draft);
        for _ in 0..OF_EACH {
            let (least, most) = (*draft.game().players().start(), *draft.game().players().end());
            let players = usize::from(least + below(&mut chance, most - least + 1));
            let entry = match &rules {
                SheetRules::Wippen { packs, .. } => {
                    game(&mut chance, players, packs[players - usize::from(least)])
                }
                SheetRules::Toepen { .. } => hand(&mut chance, players),
            };
            let people: Vec<PersonId> = (1..=players as u32).map(PersonId).collect();
            let given = changes(&people, &entry, &draft).ok();
            cases.push(json!({ "rules": rules, "players": players, "entry": entry, "changes": given }));
        }
    }
    cases
}

#[test]
fn the_page_is_held_to_what_the_sheet_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sheet/reckoned.json");
    let cases = cases();
    let lawful = cases.iter().filter(|case| !case["changes"].is_null()).count();
    assert!(lawful * 3 > cases.len() && lawful * 10 < cases.len() * 9, "{lawful} of {}", cases.len());
    let lines: Vec<String> = cases.iter().map(Value::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    if env::var_os("STAMTAFEL_UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    assert!(
        fs::read_to_string(&path).unwrap_or_default() == text,
        "{} is not what the sheet says",
        path.display()
    );
}
