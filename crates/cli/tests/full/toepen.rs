//! Zwols toepen: exchanging, toeps, answers, what is said between hands.

use super::screens::assert_screen;
use super::*;
use lang::Lang;

fn four(
    company: &Company,
    lang: Lang,
    ink: Ink,
    scripts: &[&'static str],
) -> Table<'static, Session, Dealing> {
    let company = Box::leak(Box::new(company.clone()));
    table(&toepen_setup(4, |_| {}), company, lang, ink, 5, scripts)
}

#[test]
fn a_toep_is_answered_in_every_language() {
    for lang in Lang::ALL {
        let company = company(lang, 4, 1);
        let mut table = four(&company, lang, SIGNS, &["deal ready", "ready", "ready", "ready toep"]);
        let mut keyboard = Keyboard::new();
        keyboard.waits(&mut table);
        assert_screen(&format!("toepen-answer-{lang}"), &mut table, SMALL);
        keyboard.types(&mut table, "b");
        assert!(table.view().public().hand_under_way().unwrap().folded().contains(Seat::new(0)));
    }
}

#[test]
fn a_key_meant_for_something_else_does_not_answer_a_toep() {
    let company = company(Lang::En, 4, 1);
    let mut table = four(&company, Lang::En, SIGNS, &["deal ready", "ready", "ready", "ready toep"]);
    let mut keyboard = Keyboard::new();
    keyboard.waits(&mut table);
    table.input(Input::Enter, keyboard.now + Duration::from_millis(100));
    assert!(table.view().public().hand_under_way().unwrap().answering().is_some());
    keyboard.types(&mut table, "enter");
    let hand = *table.view().public().hand_under_way().unwrap();
    assert!(hand.stakes()[0] == 2, "it is answered now: {hand:?}");
}

#[test]
fn exchanging_and_checking() {
    for (lang, ink) in [(Lang::Nl, SIGNS), (Lang::De, SIGNS), (Lang::En, ASCII)] {
        let company = company(lang, 4, 1);
        let mut table = four(&company, lang, ink, &["deal", "exchange ready", "ready", "ready"]);
        let mut keyboard = Keyboard::new();
        keyboard.waits(&mut table);
        assert_screen(&format!("toepen-exchange-{lang}"), &mut table, SMALL);
        // The third line is checking; the cards were no pictures, so that all see them.
        keyboard.types(&mut table, "c");
        assert_screen(&format!("toepen-checked-{lang}"), &mut table, SMALL);
    }
}

#[test]
fn toeping_is_asked_once_more_and_refused_with_its_rule() {
    let company = company(Lang::En, 4, 1);
    let mut table = four(&company, Lang::En, SIGNS, &[]);
    let mut keyboard = Keyboard::new();
    // During the beat of another.
    keyboard.types(&mut table, "a t");
    assert_screen("toepen-sure", &mut table, SMALL);
    assert_eq!(table.deadline(), None, "nobody acts while somebody thinks about it");
    keyboard.types(&mut table, "esc");
    assert_eq!(table.view().public().hand().unwrap().toeps().count, 0);
    keyboard.types(&mut table, "t t");
    assert_eq!(table.view().public().hand().unwrap().toeps().count, 1);
    keyboard.types(&mut table, "t");
    assert!(shown(&mut table).contains("(T10)"), "{}", shown(&mut table));
}

#[test]
fn with_two_clips_the_toeper_says_how_many() {
    let setup =
        toepen_setup(3, |draft| draft.set("toep_stakes", ::toepen::SwitchValue::Numbers(&[1, 2])).unwrap());
    let company = company(Lang::Nl, 3, 1);
    let mut table = table::<Session>(&setup, &company, Lang::Nl, SIGNS, 5, &["deal"]);
    let mut keyboard = Keyboard::new();
    keyboard.types(&mut table, "t");
    assert_screen("toepen-two-clips", &mut table, SMALL);
    keyboard.types(&mut table, "2");
    assert_eq!(table.view().public().hand().unwrap().stakes()[0], 3);
}

#[test]
fn eight_at_the_table_and_a_trick() {
    let company = company(Lang::De, 8, 1);
    let mut table = table::<Session>(&toepen_setup(8, |_| {}), &company, Lang::De, SIGNS, 3, &["deal"]);
    let mut keyboard = Keyboard::new();
    keyboard.waits(&mut table);
    assert_screen("toepen-eight", &mut table, SMALL);
    assert_screen("toepen-eight-large", &mut table, LARGE);
}

#[test]
fn before_and_between_hands() {
    let company = company(Lang::Nl, 4, 1);
    let mut table = four(&company, Lang::Nl, SIGNS, &[]);
    assert_screen("toepen-before", &mut table, SMALL);
    let mut keyboard = Keyboard::new();
    keyboard.types(&mut table, "a");
    play_on(&mut keyboard, &mut table, 1);
    assert_screen("toepen-between", &mut table, SMALL);
    // The last k are announced: a sheet with what is lawful, the usual number first.
    let line = table.offers().list.len() - 1;
    for _ in 0..line {
        keyboard.types(&mut table, "down");
    }
    keyboard.types(&mut table, "enter");
    assert_screen("toepen-last", &mut table, SMALL);
    keyboard.types(&mut table, "3 4 enter");
    assert_eq!(table.view().public().last_hands().map(|last| last.hands), Some(3));
}

/// Plays a hand to its end: ready, and whatever card may be played.
pub fn play_on(keyboard: &mut Keyboard, table: &mut Table<'_, Session, Dealing>, hands: u32) {
    for _ in 0..200 {
        keyboard.waits(table);
        let public = table.view().public().clone();
        if public.hands_played() >= hands && public.hand_under_way().is_none() {
            return;
        }
        let cards = table.view().own().map_or(0, |(_, own)| own.hand().len());
        match public.hand_under_way() {
            Some(hand) if hand.phase() == ::toepen::Phase::Play && hand.answering().is_none() => {
                for card in 1..=cards {
                    keyboard.types(table, &format!("{card} {card}"));
                    if table.view().own().map_or(0, |(_, own)| own.hand().len()) < cards {
                        break;
                    }
                }
            }
            _ => keyboard.types(table, "enter"),
        }
    }
    panic!("it does not end:\n{}", shown(table));
}
