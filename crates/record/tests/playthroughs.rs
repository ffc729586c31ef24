//! One random game per preset with every answer of the contract written down, in `data/playthroughs`: what
//! happens next, all lawful moves, the one that was played, the facts that it forced, the position after it.
//!
//! They are the readable specification of what the games do, and a change in any answer shows in them. Run
//! with `STAMTAFEL_BLESS=1` (or `cargo xtask playthroughs`) they are written anew.

use game::kit::Chance;
use game::{Next, Seat, Step, Stock};
use record::{Bound, Notation, Position};
use std::fmt::Write as _;
use std::path::Path;

fn playthrough<G: Notation>(setup: &G::Setup, seed: u64) -> String {
    let mut chance = Chance::new(seed);
    let mut cards: Vec<_> = G::pack(&G::open(setup).0).iter().collect();
    chance.shuffle(&mut cards);
    let stock = Stock::new(&cards).expect("a pack is no more than two decks");
    let mut position = Position::<G>::start(setup, stock).expect("a whole pack is enough");
    let mut text = format!("{}\n", position.to_line());
    while let Next::Act(seats) = position.state.next() {
        let order: Vec<u8> = seats.iter().map(Seat::number).collect();
        let moves = position.moves(Bound::default()).moves;
        writeln!(text, "\nmay act: {order:?}\nmoves: {}", moves.join(" ")).expect("a text takes all");
        for seat in Seat::all(position.state.players()) {
            let sees = position.state.view(Some(seat)).may_act();
            assert_eq!(sees, seats.set().contains(seat), "a view tells whether its seat may act");
        }
        let chosen = &moves[chance.below(moves.len())];
        writeln!(text, "> {chosen}").expect("a text takes all");
        let (seat, action) = G::parse_move(&position.state, chosen).expect("a listed move reads back");
        let Position { state, stock } = &mut position;
        state
            .play(seat, action, stock, &mut |step| {
                let forced = match step {
                    Step::Act { .. } => Ok(()),
                    Step::Deal(deal) => writeln!(text, "dealt: {}", deal.cards),
                    Step::Fact(fact) => {
                        writeln!(
                            text,
                            "fact: {:?} {:?} {} to {:?}",
                            fact.about, fact.says, fact.cards, fact.shown_to
                        )
                    }
                };
                forced.expect("a text takes all");
            })
            .expect("a listed move is lawful");
        writeln!(text, "{}", position.to_line()).expect("a text takes all");
    }
    writeln!(text, "\nnext: {:?}", position.state.next()).expect("a text takes all");
    text
}

fn compare<G: Notation>(name: &str, setup: &G::Setup, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/playthroughs").join(name);
    let text = playthrough::<G>(setup, seed);
    if std::env::var_os("STAMTAFEL_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
        std::fs::write(&path, &text).expect("the playthrough can be written");
        return;
    }
    let expected = std::fs::read_to_string(&path).expect("the playthrough is there");
    for (number, (line, before)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(line, before, "{name}, line {}", number + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "{name}");
}

#[test]
fn every_preset_of_wippen_plays_as_written() {
    for (players, preset) in (2..).zip(wippen::Preset::ALL) {
        let rules = wippen::Draft::of(preset).rules(players).expect("a preset is lawful");
        let setup = wippen::Setup::new(rules, Seat::new(players - 1));
        compare::<wippen::Wippen>(&format!("wippen-{}-{players}.txt", preset.name()), &setup, 7);
    }
}

#[test]
fn zwols_toepen_plays_as_written() {
    for (players, seed) in [(2, 3), (4, 1), (8, 2)] {
        let rules = toepen::Draft::of(toepen::Preset::Zwols).rules().expect("a preset is lawful");
        let setup = toepen::Setup::new(rules, players, Seat::new(0)).expect("so many can play");
        compare::<toepen::Hand>(&format!("toepen-zwols-{players}.txt"), &setup, seed);
    }
}
