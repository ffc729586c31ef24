//! What people type, and what they are answered.

use super::{LANGUAGES, assert_fine, with_lines};
use bots::Dealing;
use cards::{Card, CardBag};
use fair::Rng;
use game::{Seat, State};
use wippen::{Draft, Match, MatchSetup, Preset};

/// The seat that begins when seat 1 deals at a table of two: the person's.
const FIRST: Seat = Seat::new(0);

/// What the person holds and what lies in the pot before the first card, with seat 1 the dealer.
fn first_deal(seed: u64) -> (CardBag, CardBag) {
    let rules = Draft::of(Preset::Basic).rules(2).unwrap();
    let mut state = State::<Match>::new(&MatchSetup { rules, dealer: Seat::new(1) });
    state.settle(&mut Dealing::new(Rng::new(seed, 0)), &mut |_| {}).unwrap();
    (*state.private(FIRST), state.public().game.loose)
}

/// A seed by which the person can capture with one card and not with another, and these: a face card with
/// what it captures, and a card that captures nothing.
fn seed_with_a_choice() -> (u64, Card, Card, Card) {
    for seed in 0..10_000 {
        let (hand, pot) = first_deal(seed);
        let takes = |card: Card| pot.iter().find(|other| other.rank() == card.rank());
        let face = hand.iter().find_map(|card| {
            let taken = takes(card)?;
            (wippen::value(card).is_none() && card.to_string().starts_with('K')).then_some((card, taken))
        });
        let idle = hand.iter().find(|card| takes(*card).is_none());
        if let (Some((face, taken)), Some(idle)) = (face, idle) {
            return (seed, face, taken, idle);
        }
    }
    panic!("no such seed");
}

fn wippen(seed: u64, lang: &str, lines: &[&str]) -> String {
    let seed = seed.to_string();
    let ran = with_lines(&["wippen", "--lang", lang, "--seed", &seed, "--dealer", "1"], lines);
    assert_fine(&ran);
    ran.out
}

#[test]
fn w11_a_refused_move_says_its_sentence_with_the_rule_and_asks_again() {
    let (seed, .., idle) = seed_with_a_choice();
    for (lang, sentence) in [
        ("nl", "dus bijleggen mag niet (W11)."),
        ("de", "also darfst du nicht ablegen (W11)."),
        ("en", "so you may not add (W11)."),
    ] {
        let out = wippen(seed, lang, &[&idle.to_string(), "1"]);
        assert_eq!(out.matches(sentence).count(), 1, "{out}");
        let why = ["waarom", "warum", "why"][LANGUAGES.iter().position(|other| *other == lang).unwrap()];
        let out = wippen(seed, lang, &[&format!("{why} {idle}"), &format!("WHY {idle}")]);
        assert_eq!(out.matches(sentence).count(), 2, "{out}");
    }
}

#[test]
fn the_letters_of_the_language_are_understood_in_capitals_or_not() {
    let (seed, face, taken, _) = seed_with_a_choice();
    // A king: H in Dutch, K in German and English; suits by sign, by language, by notation.
    let typed = |rank: &str, suits: [&str; 4], card: Card| {
        format!("{rank}{}", suits[usize::from(card.suit().index())])
    };
    let signs = ["♠", "♥", "♦", "♣"];
    let ways = [
        ("nl", "H", ["s", "h", "r", "k"], "neemt"),
        ("nl", "h", signs, "neemt"),
        ("nl", "K", ["s", "h", "d", "c"], "neemt"),
        ("de", "K", ["p", "h", "ka", "kr"], "stichst"),
        ("de", "k", ["P", "H", "KA", "KR"], "stichst"),
        ("en", "k", ["S", "H", "D", "C"], "You take"),
    ];
    for (lang, rank, suits, said) in ways {
        let line = format!("{}x{}", typed(rank, suits, face), typed(rank, suits, taken));
        let out = wippen(seed, lang, &[&line]);
        let told = out
            .lines()
            .find(|line| line.contains(said) && line.starts_with("  "))
            .unwrap_or_else(|| panic!("{line}: {out}"));
        assert!(told.contains(&signs[usize::from(taken.suit().index())].to_owned()), "{line}: {told}");
        let spaced = line.replace('x', " × ");
        assert!(wippen(seed, lang, &[&spaced]).contains(told), "{spaced}");
    }
}

#[test]
fn help_and_rules_are_there_and_nonsense_is_said_to_be_so() {
    for (lang, help, rules, house, nonsense) in [
        ("nl", "hulp", "regels", "Wie kan nemen, mag niet bijleggen (W11).", "'xyz' begrijp ik niet"),
        ("de", "hilfe", "regeln", "Wer stechen kann, darf nicht ablegen (W11).", "'xyz' verstehe ich nicht"),
        ("en", "help", "rules", "If you can capture, you may not add (W11).", "I do not understand 'xyz'"),
    ] {
        let out = wippen(1, lang, &["?", help, rules, "xyz", "99", ""]);
        assert!(out.contains(house) && out.contains(nonsense), "{out}");
        assert!(out.matches("7").count() > 2, "{out}");
        // The table is shown at the turn and once more for the empty line.
        assert_eq!(out.matches("── Wippen").count(), 2, "{out}");
    }
}

#[test]
fn toepen_is_spoken() {
    let ran = with_lines(
        &["toepen", "--lang", "nl", "--seed", "4", "--players", "2", "--set", "exchange=false"],
        &["delen", "t", "klaar", "5♣"],
    );
    assert_fine(&ran);
    assert!(ran.out.contains("Potje 1. Jij deelt."), "{}", ran.out);
    assert!(ran.out.contains("Jij: Toep!"), "{}", ran.out);
}

#[test]
fn t24_the_last_hands_are_announced_and_an_even_number_refused() {
    let ran = with_lines(
        &["toepen", "--lang", "en", "--seed", "1", "--players", "2", "--humans", "2"],
        // Joe deals, both are ready, Sue toeps and Joe is out.
        &["1", "", "1", "", "1", "", "t", "", "out", "2", "6", "2", "3", "1", "", "q", "y"],
    );
    assert_fine(&ran);
    assert!(ran.out.contains("The number must be odd, from 1 to 19, so 6 will not do (T24)."), "{}", ran.out);
    assert!(ran.out.contains("the last 3 hands (T24)."), "{}", ran.out);
    assert!(ran.out.contains("hand 2 of 4"), "{}", ran.out);
}

#[test]
fn t10_a_toep_interrupts_the_beat_before_a_computer_player_acts() {
    let words = ["toepen", "--lang", "nl", "--seed", "9", "--beat", "200"];
    for typed in ["t", "toep", "0:toep"] {
        let ran = with_lines(&words, &["1", typed]);
        assert_fine(&ran);
        let dealt = ran.out.split("Jij deelt.").nth(1).unwrap();
        let first = dealt.lines().map(str::trim).find(|line| line.contains("Toep!")).unwrap();
        assert_eq!(first, "Jij: Toep!", "{}", ran.out);
    }
}

#[test]
fn the_game_is_asked_for_if_it_was_not_named() {
    for (typed, said) in [("1", "── Wippen"), ("toepen", "── Toepen"), ("Zwols toepen", "── Toepen")]
    {
        let ran = with_lines(&["--lang", "nl", "--seed", "1"], &["", "?", typed]);
        assert_fine(&ran);
        assert!(ran.out.contains("Welk spel?") && ran.out.contains(said), "{}", ran.out);
    }
}

#[test]
fn in_plain_mode_cards_are_letters() {
    let ran = with_lines(&["wippen", "--plain", "--lang", "de", "--seed", "1"], &["1", "1", "q", "j"]);
    assert_fine(&ran);
    assert!(!ran.out.contains(['♠', '♥', '♦', '♣', '─', '›', '·', '…']), "{}", ran.out);
    assert!(ran.out.contains("ka") || ran.out.contains("kr"), "{}", ran.out);
}

#[test]
fn what_cannot_be_is_one_sentence() {
    for words in [
        "wippen --players 2 --humans 3",
        "wippen --players 7",
        "toepen --names Jan,jan",
        "toepen --players 2 --names A,B,C",
        "toepen --bots greedy",
        "wippen --players 3 --bots greedy,greedy,greedy",
        "wippen --dealer 2",
        "wippen --beat soon",
        "wippen --beat 1000000",
        "wippen --set raising=true",
        "hearts",
    ] {
        for lang in LANGUAGES {
            let mut all: Vec<&str> = words.split(' ').collect();
            all.extend(["--lang", lang]);
            let ran = with_lines(&all, &["1"]);
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{words}: {ran:?}");
            assert_eq!(ran.err.lines().count(), 1, "{words}: {ran:?}");
        }
    }
}
