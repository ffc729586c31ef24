//! Views of the games as messages have them.

use crate::view::{
    Answering, Build, Count, LastHands, Proposal, ToepenHand, ToepenOwn, ToepenView, Toeps, View, WippenView,
};
use cards::{Card, CardBag, CardSet};
use core::ops::ControlFlow;
use game::{Next, Seat, SeatSet, Seats, State};
use table::OfGame;
use toepen::{Phase, Session, SessionPublic};
use wippen::{Finish, Match, tally};

/// Cards as texts, in their order.
pub(crate) fn texts(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

pub(crate) fn set_texts(cards: CardSet) -> Vec<String> {
    texts(CardBag::from_set(cards))
}

/// The numbers of seats, in the order of the set.
pub(crate) fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(Seat::number).collect()
}

/// The numbers of the seats in a set, from 0 on.
pub(crate) fn members(set: SeatSet, players: u8) -> Vec<u8> {
    numbers(Seat::all(players).filter(|seat| set.contains(*seat)))
}

fn in_order(seats: Seats) -> Vec<u8> {
    numbers(seats.iter())
}

/// The game with everything open: for a match that is over, and for nothing else.
pub(crate) fn open_wippen(state: &State<Match>) -> View {
    let seats = || state.public().game.seats();
    let mut view = wippen(&state.view(None));
    view.open_hands = Some(seats().map(|seat| texts(*state.private(seat))).collect());
    let pile = |seat: Seat| state.covered().piles[seat.index()].as_slice().iter().copied();
    view.open_piles = Some(seats().map(|seat| texts(pile(seat))).collect());
    View::Wippen(Box::new(view))
}

/// The same of a session of toepen.
pub(crate) fn open_toepen(state: &State<Session>) -> View {
    let seats = || Seat::all(state.players());
    let mut view = toepen(&state.view(None));
    view.hands = Some(seats().map(|seat| set_texts(state.private(seat).hand())).collect());
    let laid = |seat: Seat| state.private(seat).laid() | state.private(seat).laid_before();
    view.laid = Some(seats().map(|seat| set_texts(laid(seat))).collect());
    if let Some(hand) = &mut view.hand {
        let pile = |seat| state.covered().piles().cards(seat);
        hand.piles =
            seats().map(|seat| pile(seat).map(|card| card.map(|card| card.to_string())).collect()).collect();
    }
    View::Toepen(Box::new(view))
}

/// The game as somebody sees it.
pub(crate) fn view(view: &table::View) -> View {
    match view {
        OfGame::Wippen(view) => View::Wippen(Box::new(wippen(view))),
        OfGame::Toepen(view) => View::Toepen(Box::new(toepen(view))),
    }
}

fn wippen(view: &game::View<Match>) -> WippenView {
    let all = view.public();
    let game = &all.game;
    let players = usize::from(game.players());
    let turn = match view.next() {
        Next::Act(seats) => seats.first().map(Seat::number),
        Next::Deal { .. } | Next::Fact(_) | Next::Over => None,
    };
    let open = |seat: Seat| texts(game.open_hands[seat.index()]);
    let build = |build: &wippen::Build| Build {
        text: build.to_string(),
        cards: texts(build.cards),
        value: build.value,
        owner: build.owner.number(),
        times: build.times(),
    };
    let (deal, deals) = deals(game);
    let (target, games_in_all) = match game.rules.finish {
        Finish::Target(points) => (Some(points), None),
        Finish::Games(games) => (None, Some(games)),
    };
    WippenView {
        players: game.players(),
        dealer: game.dealer.number(),
        turn,
        hand: view.own().map(|(_, hand)| texts(*hand)),
        may_act: view.may_act(),
        held: game.held[..players].to_vec(),
        open_hands: game.rules.open_hands.then(|| game.seats().map(open).collect()),
        open_piles: None,
        loose: texts(game.loose),
        builds: game.builds.as_slice().iter().map(build).collect(),
        stock: game.stock,
        deal,
        deals,
        piles: game.piles[..players].to_vec(),
        tops: game.tops[..players].iter().map(|top| top.map(|card| card.to_string())).collect(),
        wips: game.wips[..players].to_vec(),
        last_capture: game.last_capture.map(Seat::number),
        counts: counts(game),
        games: all.games,
        target,
        games_in_all,
        totals: all.totals[..players].to_vec(),
        winner: all.winner().map(Seat::number),
    }
}

/// W6: the how manieth deal this is, and how many a game has.
fn deals(game: &wippen::Public) -> (u8, u8) {
    // Four cards lie in the pot before anybody has one (W4).
    let of = |cards: u8| cards.saturating_sub(4) / (4 * game.players());
    (of(game.pack.len() - game.stock), of(game.pack.len()))
}

/// W31–W33: what is in the piles of a game that is over, and the points for it; none while it lasts.
pub fn counts(game: &wippen::Public) -> Option<Vec<Count>> {
    let count = |count: &wippen::Count| Count {
        cards: count.cards,
        spades: count.spades,
        tens: count.tens,
        twos: count.twos,
        aces: count.aces,
        wips: count.wips,
        most_cards: count.most_cards,
        most_spades: count.most_spades,
        points: count.points,
    };
    tally(game).map(|tally| tally.counts().iter().map(count).collect())
}

/// Who has to do something next, where it is one.
fn turn(session: &SessionPublic) -> Option<Seat> {
    match session.hand_under_way() {
        Some(hand) => match (hand.answering(), hand.phase()) {
            (Some(answering), _) => answering.left.first(),
            (None, Phase::Play) => hand.turn(),
            (None, Phase::Exchange) => None,
        },
        None if session.over() => None,
        None => session.proposal().map_or(Some(session.dealer()), |proposal| proposal.left.first()),
    }
}

fn toepen(view: &game::View<Session>) -> ToepenView {
    let all = view.public();
    let mut moves = Vec::new();
    let _ = view.legal(&mut |action| {
        moves.push(action.to_string());
        ControlFlow::Continue(())
    });
    ToepenView {
        players: all.players(),
        dealer: all.dealer().number(),
        turn: turn(all).map(Seat::number),
        may_act: view.may_act(),
        moves,
        own: view.own().map(|(_, own)| ToepenOwn {
            hand: set_texts(own.hand()),
            laid: set_texts(own.laid()),
            laid_before: set_texts(own.laid_before()),
            shown: set_texts(own.shown()),
        }),
        hands: None,
        laid: None,
        double: all.double(),
        proposal: all
            .proposal()
            .map(|proposal| Proposal { by: proposal.by.number(), left: in_order(proposal.left) }),
        declined: members(all.declined(), all.players()),
        hands_played: all.hands_played(),
        hands_in_all: all.hands_in_all(),
        last: all.last_hands().map(|last| LastHands {
            by: last.by.number(),
            after: last.after,
            hands: last.hands,
        }),
        balances: all.balances().to_vec(),
        starting_clips: all.rules().starting_clips,
        clip_value_cents: all.rules().clip_value_cents,
        hand: all.hand().map(hand),
        over: all.over(),
    }
}

fn hand(hand: &toepen::Public) -> ToepenHand {
    let players = hand.players();
    let seats = || Seat::all(players);
    let toeps = hand.toeps();
    let card = |card: Option<Card>| card.map(|card| card.to_string());
    ToepenHand {
        dealer: hand.dealer().number(),
        phase: match hand.phase() {
            Phase::Exchange => "exchange",
            Phase::Play => "play",
        }
        .to_owned(),
        turn: hand.turn().map(Seat::number),
        winner: hand.winner().map(Seat::number),
        stock: hand.stock_len(),
        held: seats().map(|seat| hand.hand_len(seat)).collect(),
        stakes: hand.stakes().to_vec(),
        tens: members(hand.tens(), players),
        folded: members(hand.folded(), players),
        ready: members(hand.ready(), players),
        unchecked: members(hand.unchecked(), players),
        exposed: set_texts(hand.exposed()),
        leader: hand.leader().number(),
        trick: seats().map(|seat| card(hand.trick_card(seat))).collect(),
        piles: seats().map(|seat| hand.piles().cards(seat).map(card).collect()).collect(),
        toeps: Toeps { count: toeps.count, by: toeps.by.map(Seat::number), card_since: toeps.card_since },
        answering: hand.answering().map(|answering| Answering {
            by: answering.by.number(),
            stake: answering.stake,
            seeing: answering.seeing,
            price: answering.price,
            left: in_order(answering.left),
        }),
        saw: in_order(hand.saw()),
    }
}
