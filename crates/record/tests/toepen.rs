//! Positions of toepen that must not be read.

use record::{AnyPosition, to_line};
use serde_json::{Value, json};

fn cases() -> Vec<Value> {
    let text = include_str!("../../../data/conformance/toepen.json");
    let cases: Vec<Value> = serde_json::from_str(text).expect("the file of cases is JSON");
    assert!(cases.len() > 100);
    cases
}

/// Every key of every position but two is needed, and no other is known, within its parts as well.
#[test]
fn no_key_may_be_missing_and_no_other_is_known() {
    for case in cases() {
        let Some(position) = case.get("position").filter(|_| case.get("error").is_none()) else { continue };
        let keys: Vec<String> = position.as_object().unwrap().keys().cloned().collect();
        for key in keys {
            let mut less = position.clone();
            less.as_object_mut().unwrap().shift_remove(&key);
            let optional = ["rules", "dealer"].contains(&key.as_str())
                || key == "balances" && position.get("deck").is_some();
            if optional {
                continue;
            }
            assert!(AnyPosition::read(&to_line(&less)).is_err(), "without {key}: {less}");
        }
        for path in ["", "/rules", "/trick", "/toeps", "/answering"] {
            let mut more = position.clone();
            let Some(object) = more.pointer_mut(path).and_then(Value::as_object_mut) else { continue };
            object.insert("colour".into(), json!(1));
            assert!(AnyPosition::read(&to_line(&more)).is_err(), "{path}/colour was read");
        }
        for path in ["/trick/leader", "/trick/cards", "/toeps/count", "/toeps/by", "/toeps/card_since"]
            .into_iter()
            .chain(["/answering/by", "/answering/stake", "/answering/seeing", "/answering/left"])
        {
            let (parent, key) = path.rsplit_once('/').unwrap();
            let mut less = position.clone();
            let Some(object) = less.pointer_mut(parent).and_then(Value::as_object_mut) else { continue };
            object.shift_remove(key);
            assert!(AnyPosition::read(&to_line(&less)).is_err(), "read without {path}");
        }
    }
}
