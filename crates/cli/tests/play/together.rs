//! Several people at one screen.

use super::{LANGUAGES, always_the_first, assert_fine, with_lines};

/// So many empty lines put a screen out of sight.
const OUT_OF_SIGHT: usize = 40;

/// The pieces between one clean sheet and the next.
pub fn sheets(out: &str) -> Vec<&str> {
    out.split(&"\n".repeat(OUT_OF_SIGHT)).collect()
}

#[test]
fn the_screen_is_handed_over_with_nothing_on_it() {
    let ran = with_lines(
        &["wippen", "--lang", "nl", "--humans", "2", "--names", "Jan,Piet", "--seed", "2", "--dealer", "1"],
        &["", "1", "", "1", ""],
    );
    assert_fine(&ran);
    let calls: Vec<&str> = ran.out.lines().filter(|line| line.contains("Geef het scherm aan")).collect();
    assert_eq!(calls, ["Geef het scherm aan Jan.", "Geef het scherm aan Piet.", "Geef het scherm aan Jan."]);
    for sheet in sheets(&ran.out) {
        // Whoever is called does not find the cards of the one before.
        let called = sheet.contains("Geef het scherm aan");
        assert!(!called || !sheet.contains("  Hand "), "{sheet}");
        assert!(sheet.matches("  Hand ").count() <= 1, "{sheet}");
    }
    // What the other did is told at the next turn.
    let last = sheets(&ran.out).pop().unwrap();
    assert!(last.contains("Piet "), "{last}");
}

#[test]
fn whole_evenings_of_several_people() {
    for lang in LANGUAGES {
        for words in [
            vec!["toepen", "--humans", "2", "--set", "hands=2"],
            vec!["toepen", "--humans", "4", "--set", "hands=2"],
            vec!["wippen", "--humans", "2", "--players", "3", "--set", "finish=games 1"],
        ] {
            let ran = always_the_first(&[&words[..], &["--lang", lang, "--seed", "3"]].concat());
            assert_fine(&ran);
            assert!(ran.out.matches(&"\n".repeat(OUT_OF_SIGHT)).count() > 5);
        }
    }
}

#[test]
fn t10_anyone_at_the_screen_may_toep_out_of_turn() {
    let words = [
        "toepen",
        "--lang",
        "nl",
        "--humans",
        "3",
        "--players",
        "3",
        "--names",
        "Jan,Piet,Kees",
        "--seed",
        "3",
    ];
    // Jan deals and is asked last; Piet is called, but Kees comes first, and toeps.
    let ran = with_lines(&words, &["1", "kees", "", "t"]);
    assert_fine(&ran);
    assert!(ran.out.contains("Kees: Toep!"), "{}", ran.out);
    // Piet says it for Kees, by the number of the seat, and Kees's cards stay where they are.
    let ran = with_lines(&words, &["1", "", "2:toep", ""]);
    assert_fine(&ran);
    assert!(ran.out.contains("Kees: Toep!"), "{}", ran.out);
    // But nobody plays, or finds out about, the cards of another.
    let ran = with_lines(&words, &["1", "", "2:Th", "2:7s"]);
    assert_fine(&ran);
    assert_eq!(ran.out.matches("begrijp ik niet").count(), 2, "{}", ran.out);
    // From the list: somebody else wants something; who; nothing after all, and the screen goes back.
    let ran = with_lines(&words, &["1", "", "4", "Kees", "", "", ""]);
    assert_fine(&ran);
    assert_eq!(ran.out.matches("Geef het scherm aan Kees.").count(), 1, "{}", ran.out);
    assert!(ran.out.matches("Geef het scherm aan Piet.").count() >= 2, "{}", ran.out);
}
