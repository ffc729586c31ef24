//! Whole evenings, by keys alone.

use super::screens::assert_screen;
use super::toepen::play_on;
use super::*;
use ::wippen::{Finish, Preset};
use bots::{ToepenBot, WippenBot};
use lang::Lang;

/// Like [`table`], with computer players that think.
fn against_bots<'a, G: Laid, B: Player<G> + Default + 'static>(
    setup: &G::Setup,
    company: &'a Company,
    lang: Lang,
    seed: u64,
) -> Table<'a, G, Dealing> {
    let chairs = Seat::all(G::players(&G::open(setup).0))
        .map(|seat| match company.people().contains(seat) {
            true => Chair::Person,
            false => Chair::Computer(Box::new(B::default()), Rng::new(seed, 1 + u64::from(seat.number()))),
        })
        .collect();
    let (evening, first) = Evening::begin(setup, Dealing::new(Rng::new(seed, 0)), chairs).unwrap();
    Table::new(evening, company, Messages::of(lang), BEATS, SIGNS, &first)
}

#[test]
fn a_match_of_wippen_to_its_end() {
    let mut draft = ::wippen::Draft::of(Preset::Advanced);
    draft.finish = Finish::Games(2);
    let setup = MatchSetup { rules: draft.rules(3).unwrap(), dealer: Seat::new(0) };
    let company = company(Lang::En, 3, 1);
    let mut table = against_bots::<Match, WippenBot>(&setup, &company, Lang::En, 8);
    let mut keyboard = Keyboard::new();
    let mut tallies = 0;
    for _ in 0..400 {
        keyboard.waits(&mut table);
        let text = shown(&mut table);
        if text.contains("Tally of game") {
            tallies += 1;
            // What players are called depends on nothing but the language, who wins on the computer players.
            assert!(text.contains("spades") && text.contains("total"), "{text}");
        }
        if text.contains("wins the match") || text.contains("You win the match") {
            keyboard.types(&mut table, "enter");
            break;
        }
        // The best is chosen: a card, its list, the first line of it. Whoever owns a build may be unable to
        // play a card; then the next one is tried.
        let held = table.view().own().map_or(0, |(_, hand)| hand.len());
        if text.contains("Go on") {
            keyboard.types(&mut table, "enter");
            continue;
        }
        for card in 1..=held {
            keyboard.types(&mut table, &format!("{card} {card}"));
            if table.view().own().map_or(0, |(_, hand)| hand.len()) != held {
                break;
            }
            keyboard.types(&mut table, "enter");
            if table.deadline().is_some() || table.sheet.is_some() {
                break;
            }
        }
    }
    assert!(table.left(), "{}", shown(&mut table));
    assert_eq!(tallies, 2);
    assert_eq!(table.evening.public().games, 2);
    let mut goodbye = Vec::new();
    table.say_goodbye(&mut goodbye).unwrap();
    assert!(String::from_utf8(goodbye).unwrap().contains("the match with"));
}

#[test]
fn a_session_of_toepen_to_its_settlement() {
    let setup = toepen_setup(4, |draft| draft.hands = Some(4));
    let company = company(Lang::Nl, 4, 1);
    let mut table = against_bots::<Session, ToepenBot>(&setup, &company, Lang::Nl, 11);
    let mut keyboard = Keyboard::new();
    for hand in 1..=4 {
        play_on(&mut keyboard, &mut table, hand);
    }
    let text = shown(&mut table);
    assert!(text.contains("Afrekening") && text.contains('€'), "{text}");
    assert_eq!(table.evening.public().balances().iter().sum::<i32>(), 80);
    keyboard.types(&mut table, "enter");
    assert!(table.left());
}

#[test]
fn the_history_and_its_chart() {
    for (lang, ink) in [(Lang::En, SIGNS), (Lang::De, ASCII)] {
        let company = company(lang, 4, 1);
        let mut table = table::<Session>(&toepen_setup(4, |_| {}), &company, lang, ink, 5, &[]);
        let mut keyboard = Keyboard::new();
        keyboard.types(&mut table, "h");
        assert_screen(&format!("history-empty-{lang}"), &mut table, SMALL);
        keyboard.types(&mut table, "esc a");
        for hand in 1..=6 {
            play_on(&mut keyboard, &mut table, hand);
            keyboard.types(&mut table, "enter");
        }
        keyboard.types(&mut table, "h");
        assert_screen(&format!("history-{lang}"), &mut table, SMALL);
        assert_screen(&format!("history-{lang}-large"), &mut table, LARGE);
        assert_eq!(table.deadline(), None);
        keyboard.types(&mut table, "up up h");
        assert!(table.sheet.is_none());
    }
}

#[test]
fn help_and_leaving() {
    for lang in Lang::ALL {
        let company = company(lang, 3, 1);
        let setup = wippen_setup(Preset::Advanced, 3);
        let mut table = table::<Match>(&setup, &company, lang, SIGNS, 5, &[]);
        let mut keyboard = Keyboard::new();
        keyboard.types(&mut table, "?");
        assert_screen(&format!("help-wippen-{lang}"), &mut table, SMALL);
        keyboard.types(&mut table, "down down down esc");
        keyboard.types(&mut table, "q");
        assert_screen(&format!("leave-{lang}"), &mut table, SMALL);
        keyboard.types(&mut table, "n");
        assert!(!table.left() && table.sheet.is_none());
        keyboard.types(&mut table, "q");
        keyboard.types(&mut table, if lang == Lang::En { "y" } else { "j" });
        assert!(table.left());
    }
    let company = company(Lang::Nl, 3, 1);
    let mut table = table::<Session>(&toepen_setup(3, |_| {}), &company, Lang::Nl, SIGNS, 5, &[]);
    Keyboard::new().types(&mut table, "?");
    assert_screen("help-toepen-nl", &mut table, LARGE);
    table.input(Input::Interrupt, Duration::ZERO);
    assert!(table.left());
}
