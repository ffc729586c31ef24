use super::*;
use crate::{Lang, to_notation};
use ::toepen::Hand;
use ::wippen::Wippen;
use game::Seen;
use games::{GameName, RuleFault};
use record::{Notation, Position};
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dirk"];

fn teller(lang: Lang, you: Option<u8>) -> Teller<'static> {
    Teller {
        messages: Messages::of(lang),
        style: CardStyle::Signs,
        name: &|seat| NAMES[seat.index()].to_owned(),
        you: you.map(Seat::new),
    }
}

/// Plays moves and gives what is told of the last, to everybody, to seat 0 and to seat 1.
fn told_wippen(lang: Lang, rules: &str, rest: &str, moves: &[&str]) -> [Vec<String>; 3] {
    let text = format!(r#"{{"game": "wippen", "rules": {rules}, {rest}}}"#);
    let mut position = Position::<Wippen>::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut told = Default::default();
    for text in moves {
        let before = position.state.public().clone();
        let (seat, action) = Wippen::parse_move(&position.state, text).unwrap();
        position.act(seat, action).unwrap();
        let after = position.state.public();
        told = [None, Some(0), Some(1)].map(|you| teller(lang, you).wippen_act(&before, seat, action, after));
    }
    told
}

fn told_toepen(lang: Lang, rest: &str, moves: &[&str]) -> [Vec<String>; 3] {
    let text = format!(r#"{{"game": "toepen", {rest}}}"#);
    let Position { mut state, mut stock } =
        Position::<Hand>::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut told = Default::default();
    for text in moves {
        let (seat, action) = Hand::parse_move(&state, text).unwrap();
        let mut steps = Vec::new();
        let mut before = *state.public();
        state.play(seat, action, &mut stock, &mut |step| steps.push(step.clone())).unwrap();
        told = [None, Some(0), Some(1)].map(|_| Vec::new());
        for step in &steps {
            let mut after = before;
            <Hand as game::Game>::see_public(&mut after, &step.seen_by(None));
            for (told, you) in told.iter_mut().zip([None, Some(0), Some(1)]) {
                let teller = teller(lang, you);
                told.extend(match step.seen_by(teller.you) {
                    Seen::Act { seat, action } => teller.toepen_act(&before, seat, action, &after),
                    Seen::Deal(_) => Vec::new(),
                    Seen::Fact { about, says, cards, .. } => {
                        teller.toepen_fact(&before, about, says, cards, &after)
                    }
                });
            }
            before = after;
        }
    }
    told
}

/// In each language something else, and a sentence.
#[track_caller]
fn in_all_languages(told: impl Fn(Lang) -> [Vec<String>; 3]) -> [Vec<String>; 3] {
    let [nl, de, en] = Lang::ALL.map(&told);
    for (nl, (de, en)) in nl.iter().zip(de.iter().zip(&en)) {
        assert_eq!((nl.len(), nl.len()), (de.len(), en.len()));
        for sentence in nl.iter().chain(de).chain(en) {
            assert!(sentence.ends_with(['.', '!']) && !sentence.contains(['{', '}']), "{sentence}");
        }
    }
    nl
}

#[test]
fn w9_a_capture_is_told_group_by_group_and_a_wip_with_it() {
    let rest =
        r#""players": 2, "hands": ["Kd", "7c"], "pot": "3h 4d 7s", "stock": "As 2s 3s 4s 5s 6s 8s 9s""#;
    let [all, _, ben] =
        in_all_languages(|lang| told_wippen(lang, r#"{"preset": "advanced"}"#, rest, &["7cx3h+4d+7s"]));
    assert_eq!(all, ["Ben neemt 7♠, 4♦ + 3♥ met de 7♣. Wip!"]);
    assert_eq!(ben, ["Je neemt 7♠, 4♦ + 3♥ met de 7♣. Wip!"]);
}

#[test]
fn w13_w16_w17_builds_are_told_with_their_value_and_owner() {
    let rules = r#"{"preset": "advanced"}"#;
    let rest = r#""players": 2, "hands": ["3s 9d 9h", "4c 9c Kd"], "pot": "2h 3h 6d", "stock": """#;
    let [all, ..] = in_all_languages(|lang| told_wippen(lang, rules, rest, &["4c+2h+3h=9"]));
    assert_eq!(all, ["Ben bouwt voor 9: de 4♣ op 2♥ + 3♥."]);
    let [all, _, ben] =
        in_all_languages(|lang| told_wippen(lang, rules, rest, &["4c+2h+3h=9", "3s+6d+[2h3h4c=9@1]=9"]));
    assert_eq!(all, ["Anna verdubbelt bouw voor 9 van Ben (2♥ 3♥ 4♣) met 3♠ + 6♦."]);
    assert_eq!(ben, ["Anna verdubbelt jouw bouw voor 9 (2♥ 3♥ 4♣) met 3♠ + 6♦."]);
    let rest = r#""players": 2, "hands": ["As Td", "Kd 9c"], "pot": "Qh [2h3h4c=9@1]", "stock": "", "turn": 0, "dealer": 1"#;
    let [all, ..] = in_all_languages(|lang| told_wippen(lang, rules, rest, &["As+[2h3h4c=9@1]=10"]));
    assert_eq!(all, ["Anna bouwt door naar 10: de A♠ op bouw voor 9 van Ben (2♥ 3♥ 4♣)."]);
}

#[test]
fn w24_a_stolen_pile_is_counted() {
    let rest = r#""players": 2, "hands": ["Kd", "7c"], "pot": "", "piles": ["3c 7s", ""], "last_capture": 0"#;
    let [all, anna, ben] =
        in_all_languages(|lang| told_wippen(lang, r#"{"stealing": true}"#, rest, &["7c!0"]));
    assert_eq!(all, ["Ben steelt de stapel van Anna met de 7♣: 2 kaarten."]);
    assert_eq!(anna, ["Ben steelt jouw stapel met de 7♣: 2 kaarten."]);
    assert_eq!(ben, ["Je steelt de stapel van Anna met de 7♣: 2 kaarten."]);
}

#[test]
fn w30_the_rest_of_the_pot_is_told_with_its_owner_or_without() {
    let rest =
        r#""players": 2, "hands": ["Kd", "7c"], "pot": "3c", "piles": ["2c 2s", ""], "last_capture": 0"#;
    let [all, anna, _] = in_all_languages(|lang| told_wippen(lang, "{}", rest, &["7c", "Kd"]));
    assert_eq!(all[1], "Wat nog in de pot ligt (3♣ 7♣ H♦), is voor Anna, die het laatst nam (W30).");
    assert_eq!(anna[1], "Wat nog in de pot ligt (3♣ 7♣ H♦), is voor jou: jij nam het laatst (W30).");
    let rest = r#""players": 2, "hands": ["Kd", "7c"], "pot": "3c""#;
    let [all, ..] = in_all_languages(|lang| told_wippen(lang, "{}", rest, &["7c", "Kd"]));
    assert_eq!(all[1], "Niemand nam iets, dus wat nog in de pot ligt (3♣ 7♣ H♦), is voor niemand (W30).");
    // The last capture may be the last card.
    let rest = r#""players": 2, "hands": ["Kd", "7c"], "pot": "3c Ks""#;
    let [all, ..] = in_all_languages(|lang| told_wippen(lang, "{}", rest, &["7c", "KdxKs"]));
    assert_eq!(all[1], "Wat nog in de pot ligt (3♣ 7♣), is voor Anna, die het laatst nam (W30).");
}

#[test]
fn w32_ties_are_explained() {
    // Everyone has taken as many cards; two have a spade each.
    let piles = r#"["2s 2h", "3s 3h", "4d 4h"]"#;
    let rest = format!(
        r#""players": 3, "hands": ["", "", ""], "pot": "", "turn": null, "piles": {piles}, "last_capture": 0"#
    );
    let text = format!(r#"{{"game": "wippen", {rest}}}"#);
    let position = Position::<Wippen>::read(&text).unwrap();
    let tally = ::wippen::tally(position.state.public()).unwrap();
    let told =
        in_all_languages(|lang| [None, Some(0), Some(1)].map(|you| teller(lang, you).wippen_ties(&tally)));
    assert_eq!(
        told[1],
        [
            "Evenveel kaarten: jij, Ben, Clara. Met drie of meer krijgt niemand punten (W32).",
            "Evenveel schoppen: jij, Ben krijgen elk 1 punt (W32)."
        ]
    );
}

/// Before the last card of three players: Anna led 10♥, Ben followed with the 7, Clara still holds the 9.
const LAST_TRICK: &str = r#""players": 3, "dealer": 2, "turn": 2, "hands": ["", "", "9h"], "stock": "",
    "balances": [18, 18, 18], "stakes": [2, 2, 2], "tens": [0, 0, 0], "folded": [false, false, false],
    "phase": "play", "ready": [true, true, true], "exchanged": [null, null, null],
    "trick": {"leader": 0, "cards": ["Th", "7h", ""]},
    "piles": ["7s 8s 9s Th", "Ks Qs Js 7h", "As Kd Qd"],
    "toeps": {"count": 1, "by": 0, "card_since": true}, "answering": null, "saw": []"#;

#[test]
fn t15_t20_a_hand_that_goes_to_the_lower_card_is_explained() {
    let moves = ["2:toep", "0:fold", "1:stay", "2:9h"];
    let [all, anna, ben] = in_all_languages(|lang| told_toepen(lang, LAST_TRICK, &moves));
    assert_eq!(
        all,
        [
            "Clara speelt 9♥.",
            "Clara slaat met 9♥ niet alles: 10♥ is hoger. Ben wilde zien en wint (T20).",
            "Ben wint het potje: 9 clips."
        ]
    );
    assert_eq!(anna[1], all[1]);
    assert_eq!(ben[1], "Clara slaat met 9♥ niet alles: 10♥ is hoger. Jij wilde zien, dus jij wint (T20).");
    let [all, ..] = in_all_languages(|lang| told_toepen(lang, LAST_TRICK, &moves[..3]));
    assert_eq!(all, ["Ben wil het zien (2)."]);
}

#[test]
fn t19_the_card_of_a_folded_player_wins_nothing() {
    // Nobody toeped yet, so no seeing: Clara toeps, and Anna with the highest card goes.
    let fresh = LAST_TRICK.replace(
        r#"{"count": 1, "by": 0, "card_since": true}"#,
        r#"{"count": 0, "by": null, "card_since": true}"#,
    );
    let [all, anna, _] =
        in_all_languages(|lang| told_toepen(lang, &fresh, &["2:toep", "0:fold", "1:stay", "2:9h"]));
    assert_eq!(all[1], "De hoogste, 10♥, is van Anna, die weg is: het potje is voor Clara (T19).");
    assert_eq!(anna[1], "De hoogste, 10♥, is van jou, maar je bent weg: het potje is voor Clara (T19).");
}

#[test]
fn t12_when_all_others_fold_it_is_over() {
    let [all, _, ben] =
        in_all_languages(|lang| told_toepen(lang, LAST_TRICK, &["2:toep", "0:fold", "1:fold"]));
    assert_eq!(all, ["Ben gaat weg.", "Alle anderen zijn weg (T12).", "Clara wint het potje: 7 clips."]);
    assert_eq!(ben[0], "Je gaat weg.");
}

#[test]
fn t16_who_takes_a_trick_leads() {
    let deck =
        "7s 8s 7h 8h 9s Ts 9h Th As Ks Qs Js Ah Kh Qh Jh Ad Kd Qd Jd Ac Kc Qc Jc 7d 8d 9d Td 7c 8c 9c Tc";
    let rest = format!(r#""players": 2, "dealer": 0, "rules": {{"exchange": false}}, "deck": "{deck}""#);
    let [all, anna, _] = in_all_languages(|lang| told_toepen(lang, &rest, &["1:7s", "0:7h"]));
    assert_eq!(all, ["Anna speelt 7♥.", "Ben wint de slag met 7♠ en komt uit."]);
    assert_eq!(anna[0], "Je speelt 7♥.");
}

/// Ben gets four pictures, Anna none.
const DECK: &str =
    "Js Qs 7h 8h Ks As 9h Th 7s 8s 9s Ts Jh Qh Kh Ah 7d 8d 9d Td Jd Qd Kd Ad 7c 8c 9c Tc Jc Qc Kc Ac";

#[test]
fn t8_an_honest_exchange_is_shown_to_the_checker_alone() {
    let rest = format!(r#""players": 2, "dealer": 0, "deck": "{DECK}""#);
    let [all, anna, ben] = in_all_languages(|lang| told_toepen(lang, &rest, &["1:exchange", "0:check1"]));
    assert_eq!(all[1], "Het zijn vier plaatjes.");
    assert_eq!(anna[1], "Het zijn vier plaatjes: A♠ B♠ V♠ H♠.");
    assert_eq!(ben[1], "Het zijn vier plaatjes.");
    assert_eq!(anna[2], "Je betaalt 2 clips: 1 aan Ben en 1 in je inzet (T8).");
    assert_eq!(ben[0], "Anna kijkt wat jij hebt weggelegd.");
    assert_eq!(ben[2], "Anna betaalt 2 clips: 1 aan jou en 1 in de eigen inzet (T8).");
}

#[test]
fn t8_a_bluff_is_shown_to_all_and_paid() {
    let rest = format!(r#""players": 2, "dealer": 0, "deck": "{DECK}""#);
    let [all, anna, _] = in_all_languages(|lang| told_toepen(lang, &rest, &["0:exchange", "1:check0"]));
    assert_eq!(
        all,
        [
            "Ben kijkt wat Anna heeft weggelegd.",
            "Het zijn geen vier plaatjes: 7♥ 8♥ 9♥ 10♥.",
            "Anna betaalt 1 clip aan Ben (T8)."
        ]
    );
    assert_eq!(anna[2], "Je betaalt 1 clip aan Ben (T8).");
    let rest = format!(r#""players": 3, "dealer": 2, "deck": "{DECK}""#);
    let [all, ..] = in_all_languages(|lang| told_toepen(lang, &rest, &["2:exchange", "1:check2"]));
    assert_eq!(all[2], "Clara betaalt 2 clips: 1 aan Ben en 1 in de eigen inzet (T8).");
}

#[test]
fn choices_are_the_words_of_a_button() {
    let teller = teller(Lang::En, Some(1));
    let text = r#"{"game": "wippen", "rules": {"preset": "advanced", "stealing": true}, "players": 2,
        "hands": ["Kd 9h 5c", "7c 5s 5d"], "pot": "3h 4d 5h [2s3d=5@0]", "piles": ["8s 7d", ""],
        "last_capture": 0}"#;
    let position = Position::<Wippen>::read(text).unwrap();
    for (typed, words) in [
        ("7c", "Add to the pot"),
        ("7cx3h+4d", "Take 4♦ + 3♥"),
        ("5sx5h+[2s3d=5@0]", "Take 5♥, Anna's build for 5 (2♠ 3♦)"),
        ("5s+5h=5", "Build double for 5 on 5♥"),
        ("5s+[2s3d=5@0]=5", "Double Anna's build for 5 (2♠ 3♦)"),
        ("5s+5h+[2s3d=5@0]=5", "Make it 3 times: Anna's build for 5 (2♠ 3♦), adding 5♥"),
        ("7c!0", "Steal Anna's pile: 2 cards"),
    ] {
        let notation = to_notation(teller.messages, typed);
        let (_, action) = Wippen::parse_move(&position.state, &notation).unwrap();
        assert_eq!(teller.wippen_choice(position.state.public(), action), words, "{typed}");
    }
    let position = Position::<Hand>::read(&format!(r#"{{"game": "toepen", {LAST_TRICK}}}"#)).unwrap();
    for (typed, words) in [
        ("2:9h", "Play 9♥"),
        ("2:Th", "Play 10♥"),
        ("2:toep", "Toep!"),
        ("2:toep2", "Toep! with 2 clips"),
        ("1:fold", "I'm out"),
        ("0:exchange", "Exchange"),
        ("0:check1", "Check Ben (costs 2 if honest, else Ben pays 2)"),
        ("0:ready", "Ready, I keep these cards"),
    ] {
        let (_, action) = Hand::parse_move(&position.state, typed).unwrap();
        assert_eq!(teller.toepen_choice(position.state.public(), action), words, "{typed}");
    }
}

#[test]
fn the_house_rules_of_every_preset_are_sentences_with_numbers() {
    for lang in Lang::ALL {
        let messages = Messages::of(lang);
        for preset in ::wippen::Preset::ALL {
            for players in 2..=6 {
                let rules = ::wippen::Draft::of(preset).rules(players).unwrap();
                for sentence in messages.wippen_house(&rules) {
                    assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
                }
            }
        }
        let zwols = ::toepen::Draft::of(::toepen::Preset::Zwols);
        let with_reminder = ::toepen::Draft { minutes: Some(30), ..zwols };
        let sentences = messages.toepen_house(&with_reminder.rules().unwrap());
        assert!(sentences.iter().all(|sentence| sentence.contains("(T")), "{sentences:?}");
    }
}

#[test]
fn a_fault_of_house_rules_is_told_by_the_words_of_their_switches() {
    let needs = RuleFault::Wippen(::wippen::RuleFault::Needs { key: "raising", needs: "building" });
    let mut told = BTreeSet::new();
    for messages in Lang::ALL.map(Messages::of) {
        let word = |key: &str| messages.get(key, &[]);
        let text = messages.rule_fault(&needs);
        assert!(text.contains(&word("switch-wippen-raising")), "{text}");
        assert!(text.contains(&word("switch-wippen-building")), "{text}");
        let others = [
            RuleFault::Wippen(::wippen::RuleFault::WrongValue { key: "decks", allowed: "1, 2" }),
            RuleFault::Wippen(::wippen::RuleFault::Players),
            RuleFault::Wippen(::wippen::RuleFault::UnknownKey),
            RuleFault::Toepen(::toepen::RuleFault::WrongValue { key: "hands", allowed: "1 … 1000, null" }),
            RuleFault::Toepen(::toepen::RuleFault::UnknownKey),
            RuleFault::Players(GameName::Toepen),
        ];
        for text in [text].into_iter().chain(others.map(|fault| messages.rule_fault(&fault))) {
            assert!(text.ends_with('.') && !text.contains('{'), "{text}");
            told.insert(text);
        }
    }
    assert_eq!(told.len(), 3 * 6, "only the unknown key is told alike in both games");
}

#[test]
fn w5_a_game_begins_with_its_dealer() {
    let dealer = Seat::new(1);
    assert_eq!(teller(Lang::De, Some(0)).wippen_dealer(1, dealer), "Spiel 1. Ben gibt.");
    assert_eq!(teller(Lang::De, Some(1)).wippen_dealer(1, dealer), "Spiel 1. Du gibst.");
}
