//! The cases of `data/conformance`, of which each game's file holds over a hundred.

use record::{Bound, MoveError, Notation, Position, to_line};
use serde_json::Value;
use toepen::Hand;
use wippen::Wippen;

fn cases(text: &str) -> Vec<Value> {
    serde_json::from_str::<Vec<Value>>(text).expect("the file of cases is JSON")
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// What is wrong with a case, if anything is.
fn run<G: Notation>(case: &Value) -> Result<(), String> {
    if let Some(settle) = case.get("settle") {
        return run_settle(settle, &case["amounts_cents"]);
    }
    let Some(position) = case.get("position") else { return Err("no position".into()) };
    let read = Position::<G>::read(&to_line(position));
    if case.get("error").is_some() {
        return match read {
            Ok(_) => Err("was read".into()),
            Err(_) => Ok(()),
        };
    }
    let position = read.map_err(|error| format!("was not read: {error}"))?;
    let again =
        Position::<G>::read(&position.to_line()).map_err(|error| format!("not read back: {error}"))?;
    same(&position.to_line(), &again.to_line())?;
    if let Some(moves) = case.get("moves") {
        let listed = position.moves(Bound::default()).moves;
        same(&texts(moves).join(" "), &listed.join(" "))?;
        for text in listed {
            position.clone().play(&text).map_err(|error| format!("{text}: {error:?}"))?;
        }
    }
    if let Some(text) = case.get("illegal") {
        let rule = case["rule_broken"].as_str();
        match position.clone().play(text.as_str().expect("a move")) {
            Err(MoveError::Illegal(illegal)) if G::rule(illegal) == rule => {}
            other => return Err(format!("{text} should break {rule:?}: {other:?}")),
        }
    }
    if let Some(play) = case.get("play") {
        let mut after = position.clone();
        for text in texts(play) {
            after.play(&text).map_err(|error| format!("{text}: {error:?}"))?;
        }
        let expected = &case["after"];
        let written = G::write(&after);
        for (key, value) in expected.as_object().expect("a position") {
            same(&format!("{key} {}", written[key]), &format!("{key} {value}"))?;
        }
        let expected = Position::<G>::read(&to_line(expected)).map_err(|error| format!("after: {error}"))?;
        same(&after.to_line(), &expected.to_line())?;
    }
    for (depth, count) in perfts(case) {
        let counted = position.perft(depth, Bound::default());
        same(&format!("perft {depth} {:?}", Some(count)), &format!("perft {depth} {counted:?}"))?;
    }
    Ok(())
}

/// Depths with their counts: a list begins with depth 1, an object names its depths.
fn perfts(case: &Value) -> Vec<(u32, u64)> {
    let count = |value: &Value| value.as_u64().expect("a count");
    match case.get("perft") {
        Some(Value::Array(list)) => (1..).zip(list.iter().map(count)).collect(),
        Some(Value::Object(map)) => {
            map.iter().map(|(depth, value)| (depth.parse().expect("a depth"), count(value))).collect()
        }
        Some(other) => panic!("perft is {other}"),
        None => Vec::new(),
    }
}

/// T25
fn run_settle(settle: &Value, expected: &Value) -> Result<(), String> {
    let number = |key: &str| settle[key].as_u64().expect("a number") as u16;
    let list = settle["balances"].as_array().expect("a list");
    let balances: Vec<i32> = list.iter().map(|balance| balance.as_i64().expect("a number") as i32).collect();
    let double = settle["double"].as_bool().expect("a flag");
    let amounts = toepen::amounts(&balances, number("starting_clips"), number("clip_value_cents"), double)
        .map_err(|fault| fault.to_string())?;
    same(&Value::from(amounts.as_slice()).to_string(), &expected.to_string())
}

fn same(a: &str, b: &str) -> Result<(), String> {
    if a == b { Ok(()) } else { Err(format!("\n  {a}\n  {b}")) }
}

fn run_all<G: Notation>(text: &str) {
    let cases = cases(text);
    assert!(cases.len() > 100);
    let failed: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            run::<G>(case).err().map(|why| format!("{} {}: {why}", case["rule"], case["name"]))
        })
        .collect();
    assert!(failed.is_empty(), "{} of {} fail:\n{}", failed.len(), cases.len(), failed.join("\n"));
}

#[test]
fn wippen_conforms() {
    run_all::<Wippen>(include_str!("../../../data/conformance/wippen.json"));
}

#[test]
fn toepen_conforms() {
    run_all::<Hand>(include_str!("../../../data/conformance/toepen.json"));
}
