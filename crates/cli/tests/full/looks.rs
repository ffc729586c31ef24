//! Sizes and colours.

use super::wippen::{MOVES, SEED};
use super::*;
use ::wippen::Preset;
use lang::Lang;
use ratatui::style::Color;

fn with_builds(company: &Company, ink: Ink) -> Table<'_, Match, Dealing> {
    table(&wippen_setup(Preset::Advanced, 4), company, Lang::En, ink, SEED, &MOVES)
}

#[test]
fn every_size_is_drawn_and_small_ones_politely_not() {
    let company = company(Lang::En, 4, 1);
    let mut table = with_builds(&company, SIGNS);
    for size in [(1, 1), (10, 3), (79, 24), (80, 23)] {
        let text = text(&drawn(&mut table, size));
        assert!(!text.contains("game 1"), "{text}");
        if size.0 > 40 {
            assert!(text.contains("make the window larger"), "{text}");
        }
    }
    for size in [(80, 24), (81, 25), (100, 30), (132, 43), (300, 24), (80, 100), (400, 120)] {
        let text = text(&drawn(&mut table, size));
        assert!(text.contains("game 1") && text.contains("4 │"), "{text}");
    }
    // And back again.
    let before = text(&drawn(&mut table, SMALL));
    drawn(&mut table, LARGE);
    drawn(&mut table, (20, 5));
    assert_eq!(text(&drawn(&mut table, SMALL)), before);
}

#[test]
fn colours_say_nothing_that_signs_do_not_say() {
    let company = company(Lang::En, 4, 1);
    for keys in ["", "2", "2 a"] {
        let mut texts = Vec::new();
        for colours in [Colours::Many, Colours::Few, Colours::None] {
            let mut table = with_builds(&company, Ink { colours, ..SIGNS });
            Keyboard::new().types(&mut table, keys);
            let buffer = drawn(&mut table, SMALL);
            texts.push(text(&buffer));
            let colourful = buffer.content().iter().any(|cell| cell.fg != Color::Reset);
            assert_eq!(colourful, colours != Colours::None);
            assert!(buffer.content().iter().all(|cell| cell.bg == Color::Reset), "the terminal's own ground");
        }
        assert!(texts.windows(2).all(|pair| pair[0] == pair[1]));
    }
}

#[test]
fn four_colours_for_four_suits_or_two_or_ascii() {
    let company = company(Lang::En, 4, 1);
    let mut table = with_builds(&company, SIGNS);
    let colours = |table: &mut Table<'_, Match, Dealing>| {
        let buffer = drawn(table, SMALL);
        ['♥', '♦', '♣'].map(|sign| {
            let of_sign = |cell: &&ratatui::buffer::Cell| cell.symbol() == sign.to_string();
            buffer.content().iter().find(of_sign).map(|cell| cell.fg)
        })
    };
    let [hearts, diamonds, clubs] = colours(&mut table);
    assert!(hearts != diamonds && diamonds != clubs && hearts != clubs);
    let mut keyboard = Keyboard::new();
    keyboard.types(&mut table, "look");
    let [hearts, diamonds, clubs] = colours(&mut table);
    assert_eq!((hearts, clubs), (diamonds, Some(Color::Reset)));
    keyboard.types(&mut table, "look");
    assert!(shown(&mut table).is_ascii());
    keyboard.types(&mut table, "look");
    assert!(shown(&mut table).contains('♣'));
}

#[test]
fn the_mouse_chooses_too() {
    let company = company(Lang::En, 4, 1);
    let mut table = with_builds(&company, SIGNS);
    drawn(&mut table, SMALL);
    let now = Duration::from_secs(9);
    let click = |table: &mut Table<'_, Match, Dealing>, target| {
        let spot = table.hits.place(target).unwrap();
        table.input(Input::Click(spot.x + 1, spot.y), now);
        drawn(table, SMALL);
    };
    use super::super::pen::Target;
    click(&mut table, Target::Hand(1));
    assert!(table.chosen.card.is_some());
    click(&mut table, Target::Pot(0));
    assert_eq!(table.chosen.ticked, [0]);
    let held = |table: &Table<'_, Match, Dealing>| table.view().own().unwrap().1.len();
    assert_eq!(held(&table), 3);
    click(&mut table, Target::Offer(0));
    assert_eq!(held(&table), 2);
    // The empty table goes a step back.
    table.input(Input::Click(0, 0), now);
}

#[test]
fn which_game_is_asked_on_the_screen_too() {
    let games = ["Wippen".to_owned(), "Toepen".to_owned()];
    let ask = || super::super::Ask::new(Messages::of(Lang::Nl), SIGNS, "Welk spel?".to_owned(), &games);
    let mut asked = ask();
    let mut buffer = Buffer::empty(ratatui::layout::Rect::new(0, 0, 60, 10));
    asked.draw(&mut buffer);
    assert!(
        text(&buffer).contains("› 1  Wippen") && text(&buffer).contains("2  Toepen"),
        "{}",
        text(&buffer)
    );
    for (keys, answer) in [
        (&[Input::Down, Input::Enter][..], Some(Some(1))),
        (&[Input::Letter('1')], Some(Some(0))),
        (&[Input::Letter('3')], None),
        (&[Input::Escape], Some(None)),
        (&[Input::Interrupt], Some(None)),
    ] {
        let mut asked = ask();
        keys.iter().for_each(|key| asked.input(*key));
        assert_eq!(asked.answer, answer, "{keys:?}");
    }
    // However small the window is.
    asked.draw(&mut Buffer::empty(ratatui::layout::Rect::new(0, 0, 3, 2)));
}

#[test]
fn a_pot_built_up_on_purpose_is_drawn_and_listed_in_no_time() {
    let mut draft = ::wippen::Draft::of(Preset::Advanced);
    draft.decks = Some(2);
    draft.must_capture = false;
    let setup = MatchSetup { rules: draft.rules(2).unwrap(), dealer: Seat::new(0) };
    let company = company(Lang::En, 2, 2);
    let mut table = table::<Match>(&setup, &company, Lang::En, SIGNS, 4, &[]);
    let mut keyboard = Keyboard::new();
    for _ in 0..60 {
        let seat = table.evening.public().game.turn;
        let hand = *table.evening.view(Some(seat)).own().unwrap().1;
        let card = hand.iter().min_by_key(|card| ::wippen::value(*card).unwrap_or(11)).unwrap();
        table.act(seat, ::wippen::Action::Add { card }, keyboard.now);
    }
    keyboard.types(&mut table, "enter");
    for card in ["1", "2", "3", "4"] {
        keyboard.types(&mut table, &format!("esc esc esc {card} a b c d tab down"));
        assert!(table.offers().list.len() <= 101);
    }
}
