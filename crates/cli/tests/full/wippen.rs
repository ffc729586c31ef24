//! Wippen: a card is chosen, then what it takes, then what that means.

use super::super::scene::Focus;
use super::screens::assert_screen;
use super::*;
use ::wippen::Preset;
use lang::Lang;

/// The first of four has to play, with two builds and four loose cards in the pot.
pub const SEED: u64 = 271;
pub const MOVES: [&str; 4] = [
    "JdxJh 2c+5d=7 7cx[2c5d=7@0] Qh 5hxAd+4h JcxJs 5c 3s 8h+8c=8",
    "Ah+3d+6s=10 Tcx[Ah3d6s=10@1] Kh 2s QcxQh 9c 9h 5sx5c Tdx3s+7h Ac+7d=8",
    "QsxQd 5d KdxKh Ad 2dx2s 9sx9c 6c 7h Th 4d",
    "Jh 3c+6d=9 9dx[3c6d=9@3] Js 4h 8c 4s+6c=10 Tsx[4s6c=10@3] 7d 2h",
];

fn with_builds(company: &Company, lang: Lang, ink: Ink) -> Table<'_, Match, Dealing> {
    table(&wippen_setup(Preset::Advanced, 4), company, lang, ink, SEED, &MOVES)
}

#[test]
fn builds_and_a_chosen_card_in_every_language() {
    for lang in Lang::ALL {
        let company = company(lang, 4, 1);
        let mut table = with_builds(&company, lang, SIGNS);
        Keyboard::new().types(&mut table, "2");
        assert_screen(&format!("wippen-{lang}"), &mut table, SMALL);
    }
}

#[test]
fn plain_ascii_and_large() {
    let company = company(Lang::En, 4, 1);
    let mut table = with_builds(&company, Lang::En, ASCII);
    Keyboard::new().types(&mut table, "2");
    assert_screen("wippen-ascii", &mut table, SMALL);
    assert!(text(&drawn(&mut table, SMALL)).is_ascii());
    assert!(text(&drawn(&mut table, LARGE)).is_ascii());
    let mut table = with_builds(&company, Lang::En, SIGNS);
    Keyboard::new().types(&mut table, "2");
    assert_screen("wippen-large", &mut table, LARGE);
}

#[test]
fn ticking_counts_up_and_says_what_it_means() {
    let company = company(Lang::En, 4, 1);
    let mut table = with_builds(&company, Lang::En, SIGNS);
    let mut keyboard = Keyboard::new();
    // The four takes a four, builds for eight on it, or doubles with it what another has built.
    keyboard.types(&mut table, "1");
    assert_screen("wippen-ways", &mut table, SMALL);
    keyboard.types(&mut table, "d");
    assert_screen("wippen-ways-ticked", &mut table, SMALL);
    // The eight takes both builds; with both of them ticked there is no other meaning left.
    keyboard.types(&mut table, "2 a b");
    assert_screen("wippen-ticked", &mut table, SMALL);
    // Escape goes back a step at a time: two ticks, then the cursor, then the card.
    keyboard.types(&mut table, "esc");
    assert_eq!(table.chosen.ticked, [0]);
    keyboard.types(&mut table, "esc esc");
    assert!(table.chosen.ticked.is_empty() && table.chosen.card.is_some());
    keyboard.types(&mut table, "esc esc");
    assert_eq!(table.chosen.card, None);
}

#[test]
fn what_does_not_fit_is_refused_with_its_rule() {
    let company = company(Lang::En, 4, 1);
    let mut table = with_builds(&company, Lang::En, SIGNS);
    let mut keyboard = Keyboard::new();
    // W9: 9 is no group of an eight.
    keyboard.types(&mut table, "2 e");
    assert!(shown(&mut table).contains("(W9)"), "{}", shown(&mut table));
    // W21: an owner may not add.
    keyboard.types(&mut table, "3 enter");
    assert!(shown(&mut table).contains("(W21)"), "{}", shown(&mut table));
    let held = table.view().own().unwrap().1.len();
    keyboard.types(&mut table, "enter enter");
    assert_eq!(table.view().own().unwrap().1.len(), held, "nothing was played");
}

#[test]
fn one_meaning_is_played_by_choosing_the_card_once_more() {
    let company = company(Lang::En, 4, 1);
    let mut table = with_builds(&company, Lang::En, SIGNS);
    let mut keyboard = Keyboard::new();
    // With several meanings it is not.
    keyboard.types(&mut table, "2 2");
    assert!(table.offers().exact > 1);
    assert_eq!(table.view().own().unwrap().1.len(), 3);
    keyboard.types(&mut table, "a b 2");
    assert_eq!(table.view().own().unwrap().1.len(), 2);
    assert!(table.deadline().is_some(), "the next player thinks");
}

#[test]
fn a_full_pot_becomes_smaller_and_at_last_words() {
    let setup = MatchSetup {
        rules: {
            let mut draft = ::wippen::Draft::of(Preset::Basic);
            draft.decks = Some(2);
            draft.must_capture = false;
            draft.rules(2).unwrap()
        },
        dealer: Seat::new(0),
    };
    let company = company(Lang::En, 2, 2);
    let mut table = table::<Match>(&setup, &company, Lang::En, SIGNS, 4, &[]);
    let mut keyboard = Keyboard::new();
    for added in 1..=40 {
        let seat = table.evening.public().game.turn;
        let card = table.evening.view(Some(seat)).own().unwrap().1.first().unwrap();
        table.act(seat, ::wippen::Action::Add { card }, keyboard.now);
        if [5, 10, 25, 40].contains(&added) {
            keyboard.types(&mut table, "enter 1");
            assert_screen(&format!("wippen-full-pot-{added}"), &mut table, SMALL);
            // Every place can be reached, above and below too.
            keyboard.types(&mut table, "up");
            let mut rows = 0;
            while matches!(table.focus, Focus::Pot(_)) && rows < 20 {
                keyboard.types(&mut table, "down");
                rows += 1;
            }
            assert_eq!(table.focus, Focus::Hand(0), "after {rows} rows");
        }
    }
}

#[test]
fn open_hands_and_stealing() {
    let mut draft = ::wippen::Draft::of(Preset::Basic);
    draft.stealing = true;
    draft.open_hands = true;
    let setup = MatchSetup { rules: draft.rules(3).unwrap(), dealer: Seat::new(0) };
    let company = company(Lang::Nl, 3, 1);
    let mut table = table::<Match>(&setup, &company, Lang::Nl, SIGNS, 9, &[]);
    let mut keyboard = Keyboard::new();
    keyboard.waits(&mut table);
    assert_screen("wippen-open-hands", &mut table, SMALL);
}
