//! Every entry that ever happens reads back from its text as it was.

#[path = "../../table/tests/common/mod.rs"]
mod common;

use common::evening::Evening;
use fair::Hash;
use game::Seat;
use game::kit::{Chance, cases};
use games::{Draft, GameName};
use std::collections::BTreeSet;
use store::codec::{Unread, decode, encode};
use table::{
    AwayWhy, By, Closing, CodeHash, CommandId, Conn, Entry, Event, Millis, Name, Phrase, TokenHash, TurnTime,
};

fn reads_back(entry: &Entry) -> String {
    let text = encode(entry).unwrap();
    assert_eq!(decode(&text).as_ref(), Ok(entry), "{text}");
    text
}

/// The word for what happened.
fn kind(text: &str) -> String {
    let value: serde_json::Value = serde_json::from_str(text).unwrap();
    match &value["event"] {
        serde_json::Value::String(word) => word.clone(),
        event => event.as_object().unwrap().keys().next().unwrap().clone(),
    }
}

#[test]
fn evenings_read_back() {
    let (mut entries, mut bytes, mut kinds) = (0, 0, BTreeSet::new());
    for seed in 0..cases(40) {
        let mut evening = Evening::new(seed);
        evening.play(1);
        for entry in &evening.shell.log {
            let text = reads_back(entry);
            kinds.insert(kind(&text));
            entries += 1;
            bytes += text.len();
        }
    }
    eprintln!("{entries} entries, {} bytes each; {kinds:?}", bytes / entries);
    assert!(entries > 5000);
    for kind in ["opened", "sat", "ready", "started", "played", "revealed", "said", "restarted", "rematch"] {
        assert!(kinds.contains(kind), "no evening had `{kind}`");
    }
}

fn entry(number: u64, event: Event) -> Entry {
    Entry { number, at: Millis(1_000_000_000 + number), by: None, event }
}

#[test]
fn what_evenings_seldom_have_reads_back() {
    let seat = Seat::new(7);
    let hash = Hash::of("test", &[]);
    let name = || Name::clean("Łukasz \"de\\Wit\" 👩‍🦰").unwrap();
    let secret = Some(fair::Secret::of_seed(3).reveal());
    let mut events = vec![
        Event::Sat { name: name(), token: TokenHash(hash), conn: Conn(u64::MAX), seat: None },
        Event::Waits { name: Name::default(), token: TokenHash(hash) },
        Event::WaitsNoMore { place: 255 },
        Event::Removed { seat },
        Event::Host { seat },
        Event::NameDeleted { seat, entry: u64::MAX },
        Event::Code { seat, code: CodeHash(hash) },
        Event::Moved { seat, token: TokenHash(hash), conn: Conn(0) },
        Event::Reminded,
        Event::Hints { on: true },
        Event::Hints { on: false },
        Event::Revealed { secret: None },
        Event::Away { seat, why: AwayWhy::Said },
    ];
    for why in [Closing::Host, Closing::Idle, Closing::RulesChanged, Closing::Operator, Closing::Full] {
        events.push(Event::Closed { why, commitment: Some(hash), secret: secret.clone() });
    }
    events.extend(TurnTime::ALL.map(|turn_time| Event::Time { turn_time }));
    events.extend(Phrase::ALL.map(|phrase| Event::Said { seat, phrase }));
    for (number, event) in (1..).zip(events) {
        reads_back(&entry(number, event));
    }
    let by = Some(By { token: TokenHash(hash), id: CommandId(u128::MAX - 1) });
    reads_back(&Entry { number: u64::MAX, at: Millis(u64::MAX), by, event: Event::Rematch });
}

#[test]
fn house_rules_read_back() {
    let mut chance = Chance::new(1);
    for game in GameName::ALL {
        for preset in game.presets() {
            let draft = Draft::named(game, preset).unwrap();
            for hints in [false, true] {
                reads_back(&entry(
                    1,
                    Event::Opened { draft, turn_time: TurnTime::None, listed: true, hints },
                ));
            }
        }
    }
    for number in 2..1000 {
        reads_back(&entry(number, Event::Rules { draft: common::evening::any_draft(&mut chance) }));
    }
    // A number that its switch does not take, and that cannot be read therefore, is not written either.
    let zwols = toepen::Draft::of(toepen::Preset::Zwols);
    let draft = Draft::Toepen(toepen::Draft { starting_clips: 0, ..zwols });
    assert!(encode(&entry(2, Event::Rules { draft })).is_err());
}

#[test]
fn the_text_is_what_it_was() {
    // What was stored once must be read for ever: these lines are only added to.
    for text in [
        r#"{"v":1,"n":1,"at":1000000000,"event":{"opened":{"rules":{"game":"toepen","preset":"zwols","exchange":true,"aces_are_pictures":true,"retoep_own":false,"report_tens":false,"open_piles":false,"toep_stakes":[1],"starting_clips":20,"clip_value_cents":5,"hands":20,"minutes":null},"turn_time":"usual","listed":false}}}"#,
        r#"{"v":1,"n":9,"at":1000000900,"by":{"token":"0000000000000000000000000000000000000000000000000000000000000001","id":"0000000000000000000000000000002a"},"event":{"played":{"seat":1,"cause":"person","steps":{"wippen":["1:4sx4h+[0]","deal 0:ThJs 1:4c4c pot=2d","fact 0 pile ThTh"]},"roots":[]}}}"#,
        r#"{"v":1,"n":10,"at":1000000901,"event":{"played":{"seat":0,"cause":"time_up","steps":{"toepen":["0:toep2","2:check0","fact 0 honest ThJs @12","fact 1 no-ten"]},"roots":["00000000000000000000000000000000000000000000000000000000000000ff"]}}}"#,
        r#"{"v":1,"n":11,"at":1000000902,"event":"rematch"}"#,
        r#"{"v":1,"n":12,"at":1000000903,"event":{"hints":{"on":true}}}"#,
        r#"{"v":1,"n":1,"at":1000000000,"event":{"opened":{"rules":{"game":"toepen","preset":"zwols","exchange":true,"aces_are_pictures":true,"retoep_own":false,"report_tens":false,"open_piles":false,"toep_stakes":[1],"starting_clips":20,"clip_value_cents":5,"hands":20,"minutes":null},"turn_time":"usual","listed":false,"hints":true}}}"#,
        r#"{"v":1,"n":12,"at":1000000903,"event":{"started":{"host":0,"dealer":1,"version":2,"share":null,"steps":{"toepen":[]},"roots":[]}}}"#,
        r#"{"v":1,"n":13,"at":1000000904,"event":{"played":{"seat":0,"cause":"person","steps":{"toepen":["0:7c"]},"roots":[],"rows":[[-3,0,3],[0,0,0]]}}}"#,
        r#"{"v":1,"n":14,"at":1000000905,"event":{"closed":{"why":"rules_changed","commitment":"00000000000000000000000000000000000000000000000000000000000000ff","secret":null}}}"#,
        r#"{"v":1,"n":15,"at":1000000906,"event":{"closed":{"why":"host","secret":null}}}"#,
    ] {
        let entry = decode(text).unwrap();
        assert_eq!(encode(&entry).as_deref(), Ok(text));
    }
}

#[test]
fn what_is_not_understood_is_not_read() {
    let newer = r#"{"v":2,"n":11,"what":["anything"]}"#;
    assert_eq!(decode(newer), Err(Unread::Newer(2)));
    for text in [
        "",
        "null",
        "7",
        "[]",
        "{}",
        r#"{"v":0,"n":1,"at":1,"event":"rematch"}"#,
        r#"{"v":1,"n":1,"at":1,"event":"rematch","more":1}"#,
        r#"{"v":1,"n":1,"at":1,"event":"dance"}"#,
        r#"{"v":1,"n":1,"at":1,"event":{"left":{"seat":8}}}"#,
        r#"{"v":1,"n":1,"at":1,"event":{"left":{"seat":1,"why":"?"}}}"#,
        r#"{"v":1,"n":1,"at":1,"event":{"committed":{"commitment":"12"}}}"#,
        r#"{"v":1,"n":1,"at":1,"event":{"revealed":{"secret":"12"}}}"#,
        r#"{"v":1,"n":1,"at":1,"event":{"played":{"seat":0,"cause":"person","steps":{"toepen":[]},"roots":[],"rows":[[1,2,3,4,5,6,7,8,9]]}}}"#,
        r#"{"v":1,"n":1,"at":1,"event":{"played":{"seat":1,"cause":"person","steps":{"wippen":["1:dance"]},"roots":[]}}}"#,
    ] {
        assert!(matches!(decode(text), Err(Unread::Damaged(_))), "{text}");
    }
    assert!(matches!(decode(&"[".repeat(10_000)), Err(Unread::Damaged(_))));
}
