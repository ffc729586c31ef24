//! `simulate`: series of games between computer players.

use super::{Ran, assert_fails, program, run_with};
use serde_json::Value;

fn simulate(words: &str) -> Ran {
    run_with(program().arg("simulate").args(words.split(' ')), b"")
}

/// The result as JSON, without what hangs on the clock.
fn result(words: &str) -> Value {
    let ran = simulate(&format!("{words} --json"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{words}: {ran:?}");
    let mut json: Value = serde_json::from_str(&ran.out).expect("JSON");
    let object = json.as_object_mut().expect("an object");
    for key in ["seconds", "games_per_second", "moves_per_second"] {
        let value = object.remove(key).and_then(|value| value.as_f64());
        assert!(value.is_some_and(|value| value > 0.0), "{words}: {key}");
    }
    json
}

const SERIES: &[&str] = &[
    "wippen --games 300 --bots random,random",
    "wippen --games 150 --bots greedy,random --rules advanced --set stealing=true",
    "wippen --games 150 --players 3 --bots random",
    "toepen --games 500 --bots random,random",
    "toepen --games 150 --players 4 --bots sensible,random,random,sensible --set toep_stakes=[1,2]",
    "toepen --games 70 --players 8",
];

#[test]
fn the_same_seed_gives_the_same_with_any_number_of_threads() {
    for words in SERIES {
        let of_threads = |threads| result(&format!("{words} --seed 7 --threads {threads}"));
        let one = of_threads(1);
        for threads in [2, 4, 7] {
            assert_eq!(of_threads(threads), one, "{words}");
        }
        assert_ne!(result(&format!("{words} --seed 8")), one, "{words}");
    }
}

#[test]
fn the_sums_are_right() {
    for words in SERIES {
        let json = result(&format!("{words} --seed 3"));
        let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
        let list = |key: &str| json[key].as_array().unwrap().iter().map(number).collect::<Vec<f64>>();
        let toepen = json["game"] == "toepen";
        let players = json["players"].as_u64().unwrap() as usize;
        let games = number(&json["games"]);
        let means = list(if toepen { "mean_clips" } else { "mean_points" });
        let wins = list("wins");
        for of_seats in [&means, &wins, &list("standard_error")] {
            assert_eq!(of_seats.len(), players, "{json}");
        }
        assert_eq!(json["bots"].as_array().unwrap().len(), players);
        assert_eq!(wins.iter().sum::<f64>() + number(&json["ties"]), games);
        let lengths = &json["lengths"];
        assert!((number(&lengths["mean"]) * games - number(&json["moves"])).abs() < 1e-6, "{json}");
        if toepen {
            // T5: no clip appears or vanishes, and a hand is always won.
            assert!(means.iter().sum::<f64>().abs() < 1e-9, "{json}");
            assert_eq!(json["ties"], 0);
        } else {
            // 48 cards are played from hands, whatever happens.
            assert_eq!((&lengths["min"], &lengths["max"]), (&48.into(), &48.into()));
            assert!(means.iter().sum::<f64>() <= 20.0);
        }
    }
    let json = result("wippen --games 2 --set wips=false --rules advanced --seed 1");
    assert_eq!(json["rules"], serde_json::json!({"preset": "advanced", "wips": false}));
    assert_eq!(json["bots"], serde_json::json!(["greedy", "greedy"]));
    assert_eq!(result("wippen --games 1 --seed 1")["standard_error"], serde_json::json!([null, null]));
}

#[test]
fn better_players_win_more() {
    let json = result("wippen --games 2000 --bots random,greedy --rules advanced --seed 5");
    assert!(json["mean_points"][1].as_f64() > json["mean_points"][0].as_f64(), "{json}");
    let json = result("toepen --games 500 --bots sensible,random --seed 5");
    assert!(json["mean_clips"][0].as_f64() > Some(0.3), "{json}");
}

#[test]
fn the_result_is_told_in_every_language() {
    for (lang, games, seat) in [("en", "2,000", "Seat"), ("nl", "2.000", "Plaats"), ("de", "2.000", "Platz")]
    {
        for game in ["wippen", "toepen"] {
            let ran = simulate(&format!("{game} --games 2000 --bots random --seed 7 --lang {lang}"));
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
            assert!(ran.out.starts_with(games) && ran.out.contains(seat), "{}", ran.out);
            assert!(!ran.out.contains("-0,000") && !ran.out.contains("-0.000"), "{}", ran.out);
        }
    }
}

#[test]
fn series_that_cannot_be() {
    for (words, named) in [
        ("bridge", "'bridge'"),
        ("wippen --games 0", "'0'"),
        ("wippen --games many", "'many'"),
        ("wippen --threads 0", "'0'"),
        ("wippen --threads 5000", "'5000'"),
        ("wippen --bots sensible", "'sensible'"),
        ("toepen --bots greedy", "'greedy'"),
        ("wippen --bots random,,random", "''"),
        ("wippen --players 3 --bots random,greedy", "3"),
        ("wippen --players 7", "6"),
        ("toepen --players 9", "8"),
        ("toepen --set flying=true", "flying"),
    ] {
        for lang in ["en", "nl", "de"] {
            let ran = simulate(&format!("{words} --lang {lang}"));
            assert_fails(&ran, 2);
            assert!(ran.err.contains(named), "{ran:?}");
        }
    }
}
