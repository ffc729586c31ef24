//! No card that the one at the screen may not know is on it, whatever they look at.

use super::toepen::play_on;
use super::*;
use ::wippen::Preset;
use cards::{Card, CardBag};
use game::{Place, Step, Stock};

/// The cards that are dealt first, in order, with where they go.
fn deal<G: Laid>(setup: &G::Setup, seed: u64, moves: &[(u8, G::Action)]) -> (Vec<(Place, Card)>, CardBag) {
    let mut state = game::State::<G>::new(setup);
    let mut dealer = Dealing::new(Rng::new(seed, 0));
    let mut dealt = Vec::new();
    let mut tell = |step: &Step<G>| {
        if let Step::Deal(deal) = step {
            let places =
                deal.packets.iter().flat_map(|packet| std::iter::repeat_n(packet.to, packet.count.into()));
            dealt.extend(places.zip(deal.cards.as_slice().iter().copied()));
        }
    };
    state.settle(&mut dealer, &mut tell).unwrap();
    for (seat, action) in moves {
        state.play(Seat::new(*seat), *action, &mut dealer, &mut tell).unwrap();
    }
    let pack = G::pack(state.public());
    let left = dealt.iter().fold(pack, |left, (_, card)| left.minus(CardBag::of(*card)));
    (dealt, left)
}

/// Two orders of the pack between which the first seat cannot tell: the cards of all others and of the stock have
/// changed places.
fn two_orders(dealt: &[(Place, Card)], left: CardBag) -> [Vec<Card>; 2] {
    let known = |place: Place| matches!(place, Place::Table) || place == Place::Hand(Seat::new(0));
    let mut hidden: Vec<Card> =
        dealt.iter().filter(|(place, _)| !known(*place)).map(|(_, card)| *card).collect();
    hidden.extend(left);
    let one: Vec<Card> = dealt.iter().map(|(_, card)| *card).chain(left).collect();
    let mut others = hidden.iter().rev();
    let mut other: Vec<Card> = dealt
        .iter()
        .map(|(place, card)| if known(*place) { *card } else { *others.next().unwrap() })
        .collect();
    other.extend(others);
    [one, other]
}

fn rigged<'a, G: Laid>(setup: &G::Setup, company: &'a Company, order: &[Card]) -> Table<'a, G, Stock> {
    let chairs = Seat::all(G::players(&G::open(setup).0))
        .map(|seat| match company.people().contains(seat) {
            true => Chair::Person,
            false => Chair::Computer(Box::new(Script("exchange ready".split(' ').collect())), Rng::new(1, 1)),
        })
        .collect();
    let (evening, first) = Evening::begin(setup, Stock::new(order).unwrap(), chairs).unwrap();
    Table::new(evening, company, Messages::of(Lang::En), BEATS, SIGNS, &first)
}

/// Whatever the first seat does, both tables look the same, to the last cell.
fn look_the_same<G: Laid>(tables: &mut [Table<'_, G, Stock>; 2], keys: &str) {
    let mut keyboards = [Keyboard::new(), Keyboard::new()];
    for key in keys.split(' ') {
        let [one, other] = [0, 1].map(|place| {
            keyboards[place].types(&mut tables[place], key);
            [SMALL, LARGE].map(|size| drawn(&mut tables[place], size))
        });
        assert!(one == other, "after {key}:\n{}\n{}", text(&one[0]), text(&other[0]));
    }
}

#[test]
fn other_hidden_cards_make_no_difference_in_wippen() {
    let company = company(Lang::En, 3, 1);
    for preset in [Preset::Basic, Preset::Advanced] {
        let setup = wippen_setup(preset, 3);
        let (dealt, left) = deal::<Match>(&setup, 7, &[]);
        let orders = two_orders(&dealt, left);
        assert_ne!(orders[0], orders[1]);
        let mut tables = orders.each_ref().map(|order| rigged::<Match>(&setup, &company, order));
        look_the_same(&mut tables, "look look look 1 2 tab ? down down esc h esc q n");
    }
}

#[test]
fn other_hidden_cards_make_no_difference_in_toepen_nor_those_laid_down() {
    let company = company(Lang::En, 3, 1);
    let setup = toepen_setup(3, |_| {});
    let exchange = |seat| (seat, ::toepen::SessionAction::Hand(::toepen::Action::Exchange));
    let (dealt, left) =
        deal::<Session>(&setup, 7, &[(0, ::toepen::SessionAction::Deal), exchange(1), exchange(2)]);
    let orders = two_orders(&dealt, left);
    let mut tables = orders.each_ref().map(|order| rigged::<Session>(&setup, &company, order));
    look_the_same(&mut tables, "a look look look 1 1 t esc ? esc h esc");
    for table in &mut tables {
        // Both others exchange and are ready.
        Keyboard::new().waits(table);
        assert_eq!(table.evening.public().hand().unwrap().unchecked().len(), 2);
    }
    look_the_same(&mut tables, "1 2 3 4 tab look look look ? esc h esc t esc q n");
}

#[test]
fn nothing_is_on_the_page_between_two_people() {
    let company = company(Lang::En, 2, 2);
    let setup = wippen_setup(Preset::Basic, 2);
    let mut table = table::<Match>(&setup, &company, Lang::En, SIGNS, 1, &[]);
    let text = shown(&mut table);
    let [one, other] = [0, 1].map(|seat| *table.evening.view(Some(Seat::new(seat))).own().unwrap().1);
    let pot = table.evening.public().game.loose;
    let boxes = text.matches('┌').count();
    assert_eq!(boxes, usize::from(pot.len()), "the pot and nothing else:\n{text}");
    for card in one.plus(other) {
        let sign = Messages::of(Lang::En).card(card, CardStyle::Signs);
        assert!(!text.contains(&sign), "{sign} on the page between two people:\n{text}");
    }
    // The other sits down: four cards more.
    Keyboard::new().types(&mut table, "enter");
    let hand = text_of_hand(&shown(&mut table));
    assert_eq!(hand.matches('┌').count(), 4, "{hand}");
    for card in other {
        assert!(hand.contains(&Messages::of(Lang::En).rank(card.rank())), "{hand}");
    }
}

fn text_of_hand(text: &str) -> String {
    text.lines().rev().take(6).collect::<Vec<_>>().join("\n")
}

#[test]
fn t28_between_hands_nobody_shows_cards() {
    let company = company(Lang::En, 4, 1);
    let scripts = ["deal ready", "ready", "ready", "ready toep", ""];
    let mut table = table::<Session>(&toepen_setup(4, |_| {}), &company, Lang::En, SIGNS, 5, &scripts);
    play_on(&mut Keyboard::new(), &mut table, 1);
    let text = shown(&mut table);
    assert!(!text_of_hand(&text).contains('┌'), "{text}");
}
