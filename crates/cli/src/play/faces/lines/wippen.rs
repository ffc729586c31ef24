//! The table of Wippen in plain lines.

use super::grid::{Side, grid, labelled, player};
use super::screen::WIDTH;
use super::shown::{Pick, Picks, Shown};
use crate::play::evening::Event;
use crate::play::told::{deals, tied_at_the_end};
use cards::{Card, Rank, Suit};
use game::{Seat, SeatSet, Seen, View};
use lang::Teller;
use std::ops::ControlFlow;
use wippen::{Action, Build, Count, Finish, Match, MatchPublic, Public, Scoring, Tally, tally};

/// So many plays are looked at. More than this there are only in pots that people have built up on purpose.
const LOOKED_AT: usize = 2000;

impl Shown for Match {
    const RULES: &'static str = "wippen-rules";
    const HELP: &'static str = "wippen-help";

    fn heading(teller: &Teller<'_>, public: &MatchPublic) -> (String, String) {
        let (deal, all) = deals(&public.game);
        let blanks = [("game", (public.games + 1).into()), ("deal", deal.into()), ("deals", all.into())];
        let end = match public.game.rules.finish {
            Finish::Target(points) => ("wippen-to-target", ("points", i64::from(points).into())),
            Finish::Games(games) => ("wippen-to-games", ("games", i64::from(games).into())),
        };
        (teller.get("wippen-heading", &blanks), teller.get(end.0, &[end.1]))
    }

    fn table(teller: &Teller<'_>, view: &View<Match>) -> Vec<String> {
        let public = &view.public().game;
        let mut lines = players(teller, view.public());
        lines.push(String::new());
        lines.extend(pot(teller, public));
        if let Some((seat, hand)) = view.own() {
            lines.push(String::new());
            let cards: Vec<String> = hand.iter().map(|card| teller.card(card)).collect();
            lines.extend(labelled(&label(teller, "wippen-hand"), WIDTH, &cards, "  "));
            if public.rules.open_hands {
                lines.extend(open_hands(teller, public, seat));
            }
        }
        lines
    }

    fn question(teller: &Teller<'_>, _view: &View<Match>) -> String {
        teller.get("play-your-turn", &[])
    }

    fn picks(view: &View<Match>) -> Picks<Action> {
        let mut list = Vec::new();
        let cut = view
            .legal(&mut |action| {
                list.push(action);
                if list.len() < LOOKED_AT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })
            .is_break();
        let public = &view.public().game;
        list.sort_by_key(|action| std::cmp::Reverse(worth(public, *action)));
        Picks { list: list.into_iter().map(Pick::Act).collect(), cut }
    }

    fn card(action: Action) -> Option<Card> {
        Some(action.card())
    }

    fn closing(teller: &Teller<'_>, event: &Event<Match>) -> Vec<String> {
        match (event.seen_by(None), tally(&event.after.game)) {
            (Seen::Fact { .. }, Some(tally)) => {
                let mut lines = tally_lines(teller, &event.after, &tally);
                let ties = match event.after.game.rules.scoring {
                    Scoring::Points => teller.wippen_ties(&tally),
                    Scoring::Cards => Vec::new(),
                };
                let tied = tied_at_the_end(&event.after).then(|| teller.get("wippen-goes-on", &[]));
                let told: Vec<String> =
                    ties.into_iter().chain(tied).map(|told| format!("  {told}")).collect();
                if !told.is_empty() {
                    lines.push(String::new());
                    lines.extend(told);
                }
                lines.push(String::new());
                lines
            }
            _ => Vec::new(),
        }
    }

    fn standing(teller: &Teller<'_>, public: &MatchPublic) -> Vec<String> {
        let title = teller.get("wippen-standing", &[("games", public.games.into())]);
        let rows: Vec<Vec<String>> = std::iter::once(vec![String::new(); 2])
            .chain(public.game.seats().map(|seat| {
                vec![teller.label(seat), teller.messages.number(public.totals[seat.index()].into())]
            }))
            .collect();
        let mut lines = vec![format!("  {title}")];
        lines.extend(grid(4, &[Side::Left, Side::Right], &rows).into_iter().skip(1));
        lines
    }

    fn result(teller: &Teller<'_>, public: &MatchPublic) -> Vec<String> {
        // The totals stand beneath the last tally.
        let winner = public.winner();
        winner
            .map(|seat| format!("  {}", teller.wippen_won(seat, public.totals[seat.index()])))
            .into_iter()
            .collect()
    }

    fn between(_public: &MatchPublic) -> bool {
        false
    }

    fn asked_anyway(public: &MatchPublic) -> SeatSet {
        SeatSet::all(public.game.players())
    }

    fn reminder(_teller: &Teller<'_>, _public: &MatchPublic, _minutes: u64) -> Option<String> {
        None
    }
}

/// What is best known comes first: the largest takes, of equal ones the one with more points in it; then
/// builds; then adding.
fn worth(public: &Public, action: Action) -> (u8, u16, u16) {
    match action {
        Action::Capture { loose, builds, .. } => {
            let taken = public.builds.of(builds).fold(loose, |taken, build| taken.plus(build.cards));
            let points = taken.iter().map(points).sum();
            (2, u16::from(taken.len()), points)
        }
        Action::Steal { from, .. } => (2, u16::from(public.piles[from.index()]), 0),
        Action::Build { value, loose, .. } => (1, u16::from(loose.len()), value.into()),
        Action::Extend { value, loose, .. } => (1, u16::from(loose.len()), value.into()),
        Action::Add { .. } => (0, 0, 0),
    }
}

/// W31: what a card is worth by itself.
fn points(card: Card) -> u16 {
    match (card.rank(), card.suit()) {
        (Rank::Ten, Suit::Diamonds) => 2,
        (Rank::Two, Suit::Spades) | (Rank::Ace, _) => 1,
        _ => 0,
    }
}

/// A row a player: whose turn, piles, wips, points.
fn players(teller: &Teller<'_>, public: &MatchPublic) -> Vec<String> {
    let game = &public.game;
    let get = |key| teller.get(key, &[]);
    let head =
        ["", "wippen-column-pile", "wippen-column-top", "wippen-column-wips", "wippen-column-points", ""];
    let head = head.map(|key| if key.is_empty() { String::new() } else { get(key) }).to_vec();
    let mut rows = vec![head];
    for seat in game.seats() {
        let at = seat.index();
        let wips = if game.wips[at] > 0 { game.wips[at].to_string() } else { String::new() };
        rows.push(vec![
            player(teller, seat, seat == game.turn),
            game.piles[at].to_string(),
            game.tops[at].map(|card| teller.card(card)).unwrap_or_default(),
            wips,
            teller.messages.number(public.totals[at].into()),
            if seat == game.dealer { get("play-is-dealer") } else { String::new() },
        ]);
    }
    use Side::{Left, Right};
    grid(2, &[Left, Right, Left, Right, Right, Left], &rows)
}

fn label(teller: &Teller<'_>, key: &str) -> String {
    format!("  {:<8}", teller.get(key, &[]))
}

/// Loose cards, then a line a build.
fn pot(teller: &Teller<'_>, public: &Public) -> Vec<String> {
    let cards: Vec<String> = public.loose.iter().map(|card| teller.card(card)).collect();
    let empty = cards.is_empty() && public.builds.is_empty();
    let cards = if empty { vec![teller.get("wippen-pot-empty", &[])] } else { cards };
    let mut lines = labelled(&label(teller, "wippen-pot"), WIDTH, &cards, "  ");
    if public.loose.is_empty() && !empty {
        lines.clear();
    }
    let rows: Vec<Vec<String>> = std::iter::once(vec![String::new(); 4])
        .chain(public.builds.as_slice().iter().map(|build| build_row(teller, build)))
        .collect();
    let builds = grid(10, &[Side::Left; 4], &rows).into_iter().skip(1);
    for (place, line) in builds.enumerate() {
        // With no loose cards the label stands before the first build.
        let first = place == 0 && public.loose.is_empty();
        lines.push(if first {
            format!("{}{}", label(teller, "wippen-pot"), line.trim_start())
        } else {
            line
        });
    }
    lines
}

fn build_row(teller: &Teller<'_>, build: &Build) -> Vec<String> {
    vec![
        teller.get("wippen-row-build", &[("value", build.value.into())]),
        teller.cards(build.cards),
        teller.wippen_build_times(build),
        teller.wippen_build_owner(build),
    ]
}

/// `open_hands`: what the others hold.
fn open_hands(teller: &Teller<'_>, public: &Public, viewer: Seat) -> Vec<String> {
    let others = public.seats().filter(|seat| *seat != viewer);
    let rows: Vec<Vec<String>> = std::iter::once(vec![String::new(); 2])
        .chain(others.map(|seat| vec![teller.label(seat), teller.cards(public.open_hands[seat.index()])]))
        .collect();
    grid(10, &[Side::Left, Side::Left], &rows).into_iter().skip(1).collect()
}

/// The tally of a game, a row a player: what they have of each thing that counts, and the points for it.
fn tally_lines(teller: &Teller<'_>, public: &MatchPublic, tally: &Tally) -> Vec<String> {
    let title = teller.get("wippen-tally", &[("game", public.games.into())]);
    let columns = columns(teller, public);
    let number = |points: u32| teller.messages.number(points.into());
    let mut head = vec![String::new()];
    head.extend(columns.iter().map(|(name, _)| name.clone()));
    head.extend(["wippen-tally-game", "wippen-tally-total"].map(|key| teller.get(key, &[])));
    let mut rows = vec![head];
    for (seat, count) in public.game.seats().zip(tally.counts()) {
        let cells = columns.iter().map(|(_, cell)| {
            let (has, points) = cell(count);
            counted(has, points)
        });
        let sums = [count.points, public.totals[seat.index()]].map(number);
        rows.push(std::iter::once(teller.label(seat)).chain(cells).chain(sums).collect());
    }
    let mut sides = vec![Side::Right; rows[0].len()];
    sides[0] = Side::Left;
    let mut lines = vec![format!("  {title}"), String::new()];
    lines.extend(grid(2, &sides, &rows));
    lines
}

/// What somebody has of a thing that counts, and the points for it.
type Cell = fn(&Count) -> (u8, u8);

/// W31, W33: what counts.
fn columns(teller: &Teller<'_>, public: &MatchPublic) -> Vec<(String, Cell)> {
    let get = |key: &str| teller.get(key, &[]);
    if public.game.rules.scoring == Scoring::Cards {
        // A card is a point, so the count says it all.
        return vec![(get("wippen-tally-cards"), |count| (count.cards, 0))];
    }
    let card = |rank, suit| teller.card(Card::new(rank, suit));
    let mut columns: Vec<(String, Cell)> = vec![
        (get("wippen-tally-cards"), |count| (count.cards, count.most_cards)),
        (get("wippen-tally-spades"), |count| (count.spades, count.most_spades)),
        (card(Rank::Ten, Suit::Diamonds), |count| (count.tens, 2 * count.tens)),
        (card(Rank::Two, Suit::Spades), |count| (count.twos, count.twos)),
        (get("wippen-tally-aces"), |count| (count.aces, count.aces)),
    ];
    if public.game.rules.wips {
        columns.push((get("wippen-tally-wips"), |count| (count.wips, count.wips)));
    }
    columns
}

/// `27 +2`: how many, and the points for it.
fn counted(has: u8, points: u8) -> String {
    match (has, points) {
        (0, _) => String::new(),
        (has, 0) => format!("{has}   "),
        (has, points) => format!("{has} +{points}"),
    }
}
