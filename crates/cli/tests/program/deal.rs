//! `deal`: positions to begin with.

use super::{assert_fails, program, run, run_with};

#[test]
fn a_deal_is_a_position_that_the_other_commands_can_read() {
    for (game, most, presets) in
        [("wippen", 6, &["basic", "advanced", "classic", "children"][..]), ("toepen", 8, &["zwols"])]
    {
        for players in 2..=most {
            for preset in presets {
                let dealt = run(&["deal", game, "--players", &players.to_string(), "--rules", preset]);
                assert_eq!((dealt.code, dealt.err.as_str()), (Some(0), ""), "{game} {players} {preset}");
                assert_eq!(dealt.out.lines().count(), 1);
                let after = run_with(program().args(["after", "-"]), dealt.out.as_bytes());
                assert_eq!(after.out, dealt.out, "{after:?}");
                let moves = run_with(program().args(["moves", "-"]), dealt.out.as_bytes());
                assert!(moves.code == Some(0) && !moves.out.is_empty(), "{moves:?}");
            }
        }
    }
}

#[test]
fn a_seed_always_deals_the_same_and_another_deals_otherwise() {
    for game in ["wippen", "toepen"] {
        let dealt = |seed: &str| run(&["deal", game, "--seed", seed]).out;
        assert_eq!(dealt("7"), dealt("7"));
        assert_ne!(dealt("7"), dealt("8"));
        assert_ne!(run(&["deal", game]).out, run(&["deal", game]).out);
        assert!(dealt("18446744073709551615").starts_with("{\"game\""));
    }
}

#[test]
fn switches_are_json_and_quotes_can_be_left_out() {
    for (words, part) in [
        (&["wippen", "--set", "finish=games 3"][..], r#""finish": "games 3""#),
        (&["wippen", "--set", "finish=\"games 3\""], r#""finish": "games 3""#),
        (&["wippen", "--set=scoring=cards", "--set", "wips=false"], r#""wips": false, "scoring": "cards""#),
        (&["wippen", "--set", "decks=2"], r#""decks": 2"#),
        (&["wippen", "--rules=children", "--set", "stealing=true"], r#""children", "stealing": true"#),
        (&["wippen", "--set", "wips=false", "--set", "wips=true"], r#""rules": {"preset": "basic"}"#),
        (&["toepen", "--set", "toep_stakes=[1,2]"], r#""toep_stakes": [1, 2]"#),
        (&["toepen", "--set", "hands=null"], r#""hands": null"#),
        (&["toepen", "--set", "minutes=null"], r#""rules": {"preset": "zwols"}"#),
        (&["toepen", "--set", "starting_clips=30", "--players", "8"], r#""starting_clips": 30"#),
        (&["toepen", "--dealer", "1"], r#""dealer": 1"#),
    ] {
        let ran = run_with(program().arg("deal").args(words), b"");
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{words:?}");
        assert!(ran.out.contains(part), "{words:?}: {}", ran.out);
    }
}

#[test]
fn tables_that_cannot_be() {
    let nested = format!("toep_stakes={}", "[".repeat(10_000));
    for (words, named) in [
        (&[][..], "GAME"),
        (&["bridge"], "'bridge'"),
        (&["wippen", "--players", "1"], "6"),
        (&["wippen", "--players", "7"], "6"),
        (&["toepen", "--players", "9"], "8"),
        (&["toepen", "--players", "256"], "'256'"),
        (&["toepen", "--players", "-2"], "'-2'"),
        (&["toepen", "--players", "two"], "'two'"),
        (&["wippen", "--dealer", "2"], "'2'"),
        (&["wippen", "--players", "6", "--dealer", "-1"], "'-1'"),
        (&["wippen", "--seed", "-1"], "'-1'"),
        (&["wippen", "--seed", "18446744073709551616"], "18446744073709551616"),
        (&["wippen", "--rules", "zwols"], "zwols"),
        (&["toepen", "--rules", "basic"], "basic"),
        (&["wippen", "--set", "stealing"], "'stealing'"),
        (&["wippen", "--set", "=true"], "''"),
        (&["wippen", "--set", "flying=true"], "flying"),
        (&["wippen", "--set", "preset=advanced"], "preset"),
        (&["wippen", "--set", "stealing=yes"], "stealing"),
        (&["wippen", "--set", "decks=3"], "decks"),
        (&["wippen", "--set", "decks=1e0"], "decks"),
        (&["wippen", "--set", "finish=games 0"], "finish"),
        (&["wippen", "--set", "triple_builds=true"], "double_builds"),
        (&["toepen", "--set", "hands=0"], "hands"),
        (&["toepen", "--set", "toep_stakes=[2,1]"], "toep_stakes"),
        (&["toepen", "--set", &nested], "toep_stakes"),
        (&["toepen", "--set"], "--set"),
    ] {
        for lang in ["en", "nl", "de"] {
            let ran = run_with(program().arg("deal").args(words).args(["--lang", lang]), b"");
            assert_fails(&ran, 2);
            assert!(lang != "en" || words.last() == Some(&"--set") || ran.err.contains(named), "{ran:?}");
        }
    }
}
