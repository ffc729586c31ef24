//! What happened, worked out from the game before and after it.

use cards::{Card, CardBag};
use core::ops::ControlFlow;
use game::{Seat, SeatSet, State};
use record::Notation;
use toepen::Hand;
use wippen::Wippen;
use wire::lessons::TaskFact;

/// A game in which lessons are given.
pub trait Taught: Notation {
    /// What an action and all that it forced came to, in the order in which a table would tell it.
    fn happened(
        before: &State<Self>,
        seat: Seat,
        action: &Self::Action,
        after: &State<Self>,
    ) -> Vec<TaskFact>;

    /// A move of a seat as notation has it: with the seat where others could act as well.
    fn with_seat(seat: Seat, mv: &str) -> String;

    /// The move as it stands behind the seat.
    fn without_seat(state: &State<Self>, seat: Seat, action: &Self::Action) -> String {
        let text = Self::move_text(state.public(), seat, action);
        text.split_once(':').map_or(text.clone(), |(_, text)| text.to_owned())
    }

    /// The lawful moves of a seat, at most so many, as they stand behind the seat.
    fn moves(state: &State<Self>, seat: Seat, most: usize) -> Vec<String> {
        let mut moves = Vec::new();
        let _ = Self::legal(state.public(), seat, state.private(seat), &mut |action| {
            moves.push(Self::without_seat(state, seat, &action));
            if moves.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        moves
    }
}

fn texts(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

impl Taught for Wippen {
    fn happened(
        before: &State<Wippen>,
        seat: Seat,
        action: &wippen::Action,
        after: &State<Wippen>,
    ) -> Vec<TaskFact> {
        let (was, is) = (before.public(), after.public());
        let who = seat.number();
        let builds = was.builds.as_slice();
        let mut facts = vec![match *action {
            wippen::Action::Add { card } => TaskFact::Added { seat: who, card: card.to_string() },
            wippen::Action::Capture { card, loose, builds: taken } => {
                let taken: Vec<&wippen::Build> = taken.iter().filter_map(|place| builds.get(place)).collect();
                let all = taken.iter().fold(loose, |all, build| all.plus(build.cards));
                let owners = taken.iter().map(|build| build.owner.number()).collect();
                TaskFact::Captured { seat: who, card: card.to_string(), cards: texts(all), owners }
            }
            wippen::Action::Build { card, loose, value } => {
                let cards = loose.plus(CardBag::of(card));
                TaskFact::Built { seat: who, value, times: times(cards, value), cards: texts(cards) }
            }
            wippen::Action::Extend { card, loose, build, value } => {
                let old = builds.get(usize::from(build));
                let from = old.map_or(0, |old| old.value);
                if from == value {
                    let cards =
                        old.map_or(CardBag::EMPTY, |old| old.cards).plus(loose).plus(CardBag::of(card));
                    TaskFact::Doubled { seat: who, value, times: times(cards, value) }
                } else {
                    TaskFact::Raised { seat: who, from, value }
                }
            }
            wippen::Action::Steal { from, .. } => {
                TaskFact::Stole { seat: who, from: from.number(), cards: was.piles[from.index()] }
            }
        }];
        if is.wips[seat.index()] > was.wips[seat.index()] {
            facts.push(TaskFact::Wip { seat: who });
        }
        if let Some(counts) = wire::counts(is) {
            let added = if let wippen::Action::Add { .. } = action { 1 } else { 0 };
            let taken = if let wippen::Action::Capture { loose, .. } = *action { loose.len() } else { 0 };
            // W21: when a game ends no build is left.
            let rest = was.loose.len() + added - taken;
            if let (Some(last), 1..) = (is.last_capture, rest) {
                facts.push(TaskFact::Rest { seat: last.number(), cards: rest });
            }
            facts.extend((0..).zip(counts).map(|(seat, count)| TaskFact::Counted { seat, count }));
        }
        facts
    }

    fn with_seat(_seat: Seat, mv: &str) -> String {
        mv.to_owned()
    }
}

/// How often cards hold a value.
fn times(cards: CardBag, value: u8) -> u8 {
    let sum: u32 = cards.iter().filter_map(wippen::value).map(u32::from).sum();
    u8::try_from(sum / u32::from(value.max(1))).unwrap_or(u8::MAX)
}

impl Taught for Hand {
    fn happened(
        before: &State<Hand>,
        seat: Seat,
        action: &toepen::Action,
        after: &State<Hand>,
    ) -> Vec<TaskFact> {
        let (was, is) = (before.public(), after.public());
        let who = seat.number();
        // The stakes of a hand that is over have gone to its winner.
        let paid = |of: Seat| {
            let [was, is] = [was, is].map(|public| public.balances()[of.index()]);
            let won = if is > was { 0 } else { was - is };
            u8::try_from(won).unwrap_or(u8::MAX)
        };
        let mut facts = vec![match *action {
            toepen::Action::Play(card) => TaskFact::Played { seat: who, card: card.to_string() },
            toepen::Action::Toep(clips) => TaskFact::Toeped { seat: who, clips },
            toepen::Action::Stay => {
                let answering = was.answering();
                TaskFact::Stayed {
                    seat: who,
                    clips: answering.map_or(0, |answering| answering.price),
                    seeing: answering.is_some_and(|answering| answering.seeing),
                }
            }
            toepen::Action::Fold => TaskFact::Folded { seat: who, clips: was.stakes()[seat.index()] },
            toepen::Action::Exchange => TaskFact::Exchanged { seat: who },
            toepen::Action::Check(of) => {
                let honest = is.exposed() == was.exposed();
                let clips = paid(if honest { seat } else { of });
                TaskFact::Checked { seat: who, of: of.number(), honest, clips }
            }
            toepen::Action::Ready => TaskFact::Ready { seat: who },
        }];
        facts.extend(trick(before, seat, *action, after));
        if let (Some(winner), None) = (is.winner(), was.winner()) {
            let gained = is.balances()[winner.index()] - was.balances()[winner.index()];
            facts.push(TaskFact::Won {
                seat: winner.number(),
                clips: u8::try_from(gained).unwrap_or(u8::MAX),
            });
        }
        facts
    }

    fn with_seat(seat: Seat, mv: &str) -> String {
        format!("{seat}:{mv}")
    }
}

/// T16: the trick that the action completed. The last one has no taker of its own: it decides the hand, and after
/// seeing not by its height (T20).
fn trick(before: &State<Hand>, seat: Seat, action: toepen::Action, after: &State<Hand>) -> Option<TaskFact> {
    let (was, is) = (before.public(), after.public());
    let toepen::Action::Play(card) = action else { return None };
    let laid = |of: Seat| if of == seat { Some(card) } else { was.trick_card(of) };
    let complete = is.winner().is_some() || is.led().is_none();
    if !complete {
        return None;
    }
    let leader = if was.led().is_some() { was.leader() } else { seat };
    let clockwise = SeatSet::all(was.players()).clockwise_from(leader);
    let others = clockwise.iter().filter(|of| *of != leader);
    let mut best = (leader, laid(leader)?);
    for (of, card) in others.filter_map(|of| Some((of, laid(of)?))) {
        if toepen::beats(card, best.1) {
            best = (of, card);
        }
    }
    let (of, card) = best;
    Some(TaskFact::Trick { seat: of.number(), card: card.to_string() })
}
