//! What the fuzz targets do. Each states an agreement that must hold for any bytes at all; the suite of the
//! crate `record` runs the same functions on stable Rust.

#![allow(dead_code, reason = "each target uses one of them")]

use cards::{Card, CardBag};
use game::{Game, Next, Seat, Stock};
use record::{AnyPosition, Bound, MoveError, Notation, Position};
use std::ops::ControlFlow;

/// Work is bounded, so that a strange position is no slow one.
const MOST: u64 = 300;

/// What is read as a position is written so that it reads back the same, and every move listed in it is
/// lawful, applies, and is written so that it reads back the same.
pub fn positions(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match AnyPosition::read(text) {
        Ok(AnyPosition::Wippen(position)) => agree(&position),
        Ok(AnyPosition::Toepen(position)) => agree(&position),
        Err(_) => {}
    }
}

/// A text is a lawful move, or it is refused and nothing is changed. The first line is the position.
pub fn moves(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Some((position, moves)) = text.split_once('\n') else { return };
    match AnyPosition::read(position) {
        Ok(AnyPosition::Wippen(position)) => play_texts(*position, moves),
        Ok(AnyPosition::Toepen(position)) => play_texts(*position, moves),
        Err(_) => {}
    }
}

/// Any way through a game ends, and every position on it reads back. The bytes choose house rules, the
/// order of the pack, and the moves.
pub fn play(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let mut byte = || bytes.next().unwrap_or(0);
    if byte() % 2 == 0 {
        let mut draft = wippen::Draft::of(wippen::Preset::ALL[usize::from(byte() % 4)]);
        for key in wippen::Draft::KEYS {
            if byte() % 4 == 0 {
                let _ = draft.set(key, wippen::SwitchValue::Bool(byte() % 2 == 0));
            }
        }
        let Ok(rules) = draft.rules(2 + byte() % 5) else { return };
        let setup = wippen::Setup::new(rules, Seat::new(byte() % rules.players()));
        let pack = setup.pack;
        walk::<wippen::Wippen>(&setup, pack, &mut byte);
    } else {
        let mut draft = toepen::Draft::of(toepen::Preset::Zwols);
        for key in toepen::Draft::KEYS {
            if byte() % 4 == 0 {
                let _ = draft.set(key, toepen::SwitchValue::Bool(byte() % 2 == 0));
            }
        }
        let Ok(rules) = draft.rules() else { return };
        let players = 2 + byte() % 7;
        let Ok(setup) = toepen::Setup::new(rules, players, Seat::new(byte() % players)) else { return };
        let pack = <toepen::Hand as Game>::pack(&<toepen::Hand as Game>::open(&setup).0);
        walk::<toepen::Hand>(&setup, pack, &mut byte);
    }
}

fn walk<G: Notation>(setup: &G::Setup, pack: CardBag, byte: &mut impl FnMut() -> u8) {
    let mut cards: Vec<Card> = pack.iter().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, usize::from(byte()) % (last + 1));
    }
    let Some(stock) = Stock::new(&cards) else { return };
    let mut position = Position::<G>::start(setup, stock).expect("a whole pack is enough");
    for _ in 0..1_000 {
        if position.state.next() == Next::Over {
            break;
        }
        let mut options = Vec::new();
        if let Next::Act(seats) = position.state.next() {
            for seat in seats {
                let (public, private) = (position.state.public(), position.state.private(seat));
                let _ = G::legal(public, seat, private, &mut |action| {
                    options.push((seat, action));
                    if options.len() as u64 > MOST {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                });
            }
        }
        let (seat, action) = options[usize::from(byte()) % options.len()];
        position.act(seat, action).expect("a listed move is lawful");
        reads_back(&position);
    }
}

fn reads_back<G: Notation>(position: &Position<G>) {
    let line = position.to_line();
    let again = Position::<G>::read(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(again.to_line(), line);
}

fn agree<G: Notation>(position: &Position<G>) {
    reads_back(position);
    for text in position.moves(Bound(MOST)).moves {
        let (seat, action) =
            G::parse_move(&position.state, &text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        assert_eq!(G::move_text(position.state.public(), seat, &action), text);
        match position.clone().act(seat, action) {
            // A position made by hand may have too little stock for the deal that comes next.
            Ok(()) | Err(MoveError::OutOfCards) => {}
            Err(why) => panic!("{text} is listed: {why:?}"),
        }
    }
    let _ = position.perft(2, Bound(MOST));
}

fn play_texts<G: Notation>(mut position: Position<G>, moves: &str) {
    for text in moves.split_whitespace().take(200) {
        let before = position.to_line();
        match position.play(text) {
            Ok(()) => reads_back(&position),
            Err(_) => assert_eq!(position.to_line(), before, "a refused move changed something"),
        }
    }
}
