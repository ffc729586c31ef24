//! What can be asked about a position, and where the answer is found: in what happens there.

use record::AnyPosition;
use serde::Deserialize;
use wire::lessons::TaskFact;

/// A question.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// W31: how many points a seat gets for the game.
    Points(u8),
    /// W28: how many wips a seat makes.
    Wips(u8),
    /// W23: how many cards lie on a seat's pile in the end.
    Cards(u8),
    /// W30: who gets what is left in the pot.
    Rest,
    /// W14, W16, W17: whose the only build in the pot is in the end.
    Owner,
    /// May the learner make this move, once the others have happened?
    May(String),
    /// T16: who takes the last trick that is complete.
    Trick,
    /// T21: who wins the hand.
    Winner,
    /// T21: how many clips the winner takes.
    Takes,
    /// T8, T10: how many clips a seat has paid in the end, beyond what it had staked.
    Pays(u8),
    /// T15: how many clips it costs to stay.
    Price,
}

/// The end of a story.
pub(crate) struct End<'a> {
    pub before: &'a AnyPosition,
    pub after: &'a AnyPosition,
    pub facts: &'a [TaskFact],
    /// Is the move lawful that may be asked about?
    pub lawful: bool,
}

impl Question {
    /// The name, as messages have it.
    pub fn name(&self) -> &'static str {
        match self {
            Question::Points(_) => "points",
            Question::Wips(_) => "wips",
            Question::Cards(_) => "cards",
            Question::Rest => "rest",
            Question::Owner => "owner",
            Question::May(_) => "may",
            Question::Trick => "trick",
            Question::Winner => "winner",
            Question::Takes => "takes",
            Question::Pays(_) => "pays",
            Question::Price => "price",
        }
    }

    /// The seat that it is about.
    pub fn seat(&self) -> Option<u8> {
        match self {
            Question::Points(seat) | Question::Wips(seat) | Question::Cards(seat) | Question::Pays(seat) => {
                Some(*seat)
            }
            _ => None,
        }
    }

    /// The move that it is about, without its seat.
    pub fn mv(&self) -> Option<&str> {
        if let Question::May(mv) = self { Some(mv) } else { None }
    }

    /// Is the answer a seat?
    pub fn asks_for_a_seat(&self) -> bool {
        matches!(self, Question::Rest | Question::Owner | Question::Trick | Question::Winner)
    }

    /// The answer; none if nothing happens that would give one.
    pub(crate) fn answer(&self, end: &End<'_>) -> Option<i32> {
        let last = |find: &dyn Fn(&TaskFact) -> Option<i32>| end.facts.iter().rev().find_map(find);
        match *self {
            Question::May(_) => Some(i32::from(end.lawful)),
            Question::Points(of) => last(&|fact| match fact {
                TaskFact::Counted { seat, count } if *seat == of => i32::try_from(count.points).ok(),
                _ => None,
            }),
            Question::Wips(of) => {
                let wips = end.facts.iter().filter(|fact| **fact == TaskFact::Wip { seat: of });
                i32::try_from(wips.count()).ok()
            }
            Question::Cards(of) => match end.after {
                AnyPosition::Wippen(after) => {
                    after.state.public().piles.get(usize::from(of)).map(|cards| i32::from(*cards))
                }
                AnyPosition::Toepen(_) => None,
            },
            Question::Owner => match end.after {
                AnyPosition::Wippen(after) => match after.state.public().builds.as_slice() {
                    [build] => Some(i32::from(build.owner.number())),
                    _ => None,
                },
                AnyPosition::Toepen(_) => None,
            },
            Question::Rest => last(&|fact| match fact {
                TaskFact::Rest { seat, .. } => Some(i32::from(*seat)),
                _ => None,
            }),
            Question::Trick => last(&|fact| match fact {
                TaskFact::Trick { seat, .. } => Some(i32::from(*seat)),
                _ => None,
            }),
            Question::Winner => last(&|fact| match fact {
                TaskFact::Won { seat, .. } => Some(i32::from(*seat)),
                _ => None,
            }),
            Question::Takes => last(&|fact| match fact {
                TaskFact::Won { clips, .. } => Some(i32::from(*clips)),
                _ => None,
            }),
            Question::Pays(of) => match (end.before, end.after) {
                (AnyPosition::Toepen(before), AnyPosition::Toepen(after)) => {
                    let balance = |public: &toepen::Public| public.balances().get(usize::from(of)).copied();
                    Some(balance(before.state.public())? - balance(after.state.public())?)
                }
                _ => None,
            },
            Question::Price => match end.after {
                AnyPosition::Toepen(after) => {
                    after.state.public().answering().map(|answering| i32::from(answering.price))
                }
                AnyPosition::Wippen(_) => None,
            },
        }
    }
}
