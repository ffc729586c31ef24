//! Views of the games as messages have them.

use crate::view::{
    Answering, Build, Count, LastHands, Proposal, ToepenHand, ToepenOwn, ToepenView, Toeps, View, WippenView,
};
use cards::{Card, CardBag, CardSet};
use core::ops::ControlFlow;
use game::{Next, Seat, SeatSet, Seats};
use table::OfGame;
use toepen::{Phase, Session};
use wippen::{Match, tally};

/// Cards as texts, in their order.
pub(crate) fn texts(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

fn set_texts(cards: CardSet) -> Vec<String> {
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
    WippenView {
        players: game.players(),
        dealer: game.dealer.number(),
        turn,
        hand: view.own().map(|(_, hand)| texts(*hand)),
        may_act: view.may_act(),
        held: game.held[..players].to_vec(),
        open_hands: game.rules.open_hands.then(|| game.seats().map(open).collect()),
        loose: texts(game.loose),
        builds: game.builds.as_slice().iter().map(build).collect(),
        stock: game.stock,
        piles: game.piles[..players].to_vec(),
        tops: game.tops[..players].iter().map(|top| top.map(|card| card.to_string())).collect(),
        wips: game.wips[..players].to_vec(),
        last_capture: game.last_capture.map(Seat::number),
        counts: tally(game).map(|tally| tally.counts().iter().map(count).collect()),
        games: all.games,
        totals: all.totals[..players].to_vec(),
        winner: all.winner().map(Seat::number),
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
        may_act: view.may_act(),
        moves,
        own: view.own().map(|(_, own)| ToepenOwn {
            hand: set_texts(own.hand()),
            laid: set_texts(own.laid()),
            laid_before: set_texts(own.laid_before()),
            shown: set_texts(own.shown()),
        }),
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
