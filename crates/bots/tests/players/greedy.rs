//! What the greedy player of Wippen makes of a position.

use bots::{Greedy, Player};
use cards::{CardBag, CardSet, parse_cards};
use fair::Rng;
use game::{Game, Seat, View};
use wippen::{Action, Draft, Preset, Public, Setup, Wippen};

fn bag(text: &str) -> CardBag {
    parse_cards(text).map(|card| card.expect("a card")).collect()
}

/// Two players, seat 0 to play, four cards in each hand and most of the pack still in stock.
fn table(draft: Draft, pot: &str) -> Public {
    let mut public = Wippen::open(&Setup::new(draft.rules(2).unwrap(), Seat::new(1))).0;
    public.loose = bag(pot);
    public.held[..2].fill(4);
    public.stock = 32;
    public
}

/// The same for every generator.
fn choice(public: &Public, hand: &str) -> Action {
    let view = View::<Wippen>::new(public.clone(), Some((Seat::new(0), bag(hand))));
    let mut choices = (0..20).map(|seed| Greedy.decide(&view, &mut Rng::new(seed, 0)).unwrap());
    let first = choices.next().unwrap();
    assert!(choices.all(|other| other == first), "{first:?} is not the only best one");
    assert_eq!(view.check(first), Some(Ok(())));
    first
}

fn takes(action: Action, card: &str, taken: &str) -> bool {
    matches!(action, Action::Capture { card: by, loose, .. } if by == card.parse().unwrap() && loose == bag(taken))
}

#[test]
fn it_takes_what_scores() {
    let public = table(Draft::of(Preset::Basic), "Td 4d 9c 2h Jd");
    assert!(takes(choice(&public, "Ts 4h 9s Jc"), "Ts", "Td"));
    let public = table(Draft::of(Preset::Basic), "4d 9c 9s Jd");
    assert!(takes(choice(&public, "9h Jc 5d 6d"), "9h", "9s"));
    let public = table(Draft::of(Preset::Advanced), "Ad 2s 7c 8h");
    assert!(takes(choice(&public, "Td Kc Qh Jd"), "Td", "Ad 2s 7c"));
}

#[test]
fn w28_it_makes_a_wip_rather_than_take_a_card_or_two() {
    let public = table(Draft::of(Preset::Advanced), "3h 6c 9d");
    assert!(takes(choice(&public, "9c 3s 6h Kd"), "9c", "3h 6c 9d"));
}

#[test]
fn w28_it_leaves_no_wip_to_others() {
    let public = table(Draft::of(Preset::Advanced), "3h");
    assert_eq!(choice(&public, "4c Kd"), Action::Add { card: "Kd".parse().unwrap() });
}

#[test]
fn it_throws_away_what_is_worth_least() {
    let public = table(Draft::of(Preset::Basic), "");
    assert_eq!(choice(&public, "As Td 2s 7h"), Action::Add { card: "7h".parse().unwrap() });
}

#[test]
fn w13_it_builds_when_that_pays() {
    let public = table(Draft::of(Preset::Advanced), "7s Kh");
    let (card, loose) = ("2s".parse().unwrap(), bag("7s"));
    assert_eq!(choice(&public, "2s 9h Qc"), Action::Build { card, loose, value: 9 });
}

#[test]
fn w24_it_steals_a_large_pile() {
    let mut public = table(Draft { stealing: true, ..Draft::of(Preset::Basic) }, "5d Kh");
    public.piles[1] = 14;
    public.tops[1] = Some("6c".parse().unwrap());
    assert_eq!(
        choice(&public, "6h 5c Kd 2c"),
        Action::Steal { card: "6h".parse().unwrap(), from: Seat::new(1) }
    );
}

/// Sixty loose cards make more captures than anybody can look at.
#[test]
fn it_decides_in_pots_built_up_on_purpose() {
    let all = CardBag::from_set(CardSet::ALL);
    let draft = Draft { decks: Some(2), must_capture: false, ..Draft::of(Preset::Advanced) };
    let mut public = table(draft, "");
    public.loose = all.plus(all).iter().filter(|card| card.index() < 40).take(60).collect();
    let view = View::<Wippen>::new(public, Some((Seat::new(0), bag("Td Tc 9d 9c"))));
    let action = Greedy.decide(&view, &mut Rng::new(0, 0)).unwrap();
    assert_eq!(view.check(action), Some(Ok(())));
    assert!(matches!(action, Action::Capture { loose, .. } if loose.len() > 10), "{action:?}");
}
