//! T22–T25, T28: tens, double, the last hands, the settlement, and what stays hidden.

mod common;

use common::*;
use game::{Next, SeatSet, Seen, ShownTo, State, Step, Stock};
use toepen::{
    Action, PACK, Payment, Says, Session, SessionAction, SessionIllegal, SessionSetup, SettleFault, Setup,
    amounts, payments,
};

const DECK: &str =
    "7s 8s 9s Ts As Ks Qs Js 7h 8h 9h Th Ah Kh Qh Jh 7d 8d 9d Td Ad Kd Qd Jd 7c 8c 9c Tc Ac Kc Qc Jc";

#[test]
fn t22_who_gets_a_ten_puts_a_clip_on_the_tens_spot() {
    let setup = Setup::new(rules(|draft| draft.report_tens = true), 3, seat(0)).unwrap();
    let table = Table::deal(&setup, DECK);
    assert_eq!(table.balances(), [18, 19, 18]);
    assert_eq!(table.state.public().tens(), seats(&[0, 2]));
    // Everyone hears of each, from the dealer's left on, and nobody sees a card for it.
    let heard: Vec<_> = table
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Fact(fact) => Some((fact.about, fact.says, fact.cards.len(), fact.shown_to)),
            _ => None,
        })
        .collect();
    let nobody = ShownTo::Only(SeatSet::EMPTY);
    assert_eq!(
        heard,
        [
            (seat(1), Says::HasNoTen, 0, nobody),
            (seat(2), Says::HasTen, 0, nobody),
            (seat(0), Says::HasTen, 0, nobody)
        ]
    );
}

#[test]
fn t22_once_a_hand_also_by_exchanging_and_the_winner_takes_them() {
    let hands = ["Ac Ts Qd Kh", "7h 8h 9h Kd", "7d 8d 9d Kc"];
    let (mut draft, stock) = exchanging(&hands, "7c 8c 9c Tc Th Jc Jh Jd");
    draft.rules = rules(|draft| draft.report_tens = true);
    (draft.tens[0], draft.balances[0]) = (1, 18);
    let mut table = Table::try_of(&draft, stock).unwrap();
    table.play("0:exchange");
    assert_eq!(table.state.public().tens(), seats(&[0]), "a second ten is not reported again");
    assert!(!table.steps.iter().any(|step| matches!(step, Step::Fact(_))), "nor asked about");
    table.play("2:exchange");
    assert_eq!(table.state.public().tens(), seats(&[0, 2]));
    assert_eq!(table.balances(), [18, 19, 18]);
    table.play("1:toep 2:fold 0:fold");
    assert_eq!(table.balances(), [18, 24, 18]);
    assert!(table.state.public().tens().is_empty());
}

/// A session and a dealer who has many packs.
struct Evening {
    state: State<Session>,
    stock: Stock,
}

impl Evening {
    fn new(players: u8, hands: Option<u16>) -> Evening {
        let rules = rules(|draft| {
            draft.hands = hands;
            draft.exchange = false;
        });
        let setup = SessionSetup::new(rules, players, seat(0)).unwrap();
        let state = State::new(&setup);
        Evening { state, stock: Stock::default() }
    }

    fn act(&mut self, number: u8, action: SessionAction) -> Result<(), SessionIllegal> {
        if action == SessionAction::Deal {
            self.stock = Stock::new(&PACK.iter().collect::<Vec<_>>()).unwrap();
        }
        match self.state.play(seat(number), action, &mut self.stock, &mut |_| {}) {
            Ok(()) => Ok(()),
            Err(game::PlayError::Illegal(illegal)) => Err(illegal),
            Err(other) => panic!("{other:?}"),
        }
    }

    fn hand(&mut self, text: &str) {
        for text in text.split_whitespace() {
            let mv = parse_move(text);
            self.act(mv.seat.number(), SessionAction::Hand(mv.action)).unwrap();
        }
    }

    fn to_act(&self) -> Vec<u8> {
        match self.state.next() {
            Next::Act(seats) => seats.iter().map(game::Seat::number).collect(),
            _ => Vec::new(),
        }
    }
}

#[test]
fn t3_the_winner_of_the_last_hand_deals_the_next() {
    let mut evening = Evening::new(3, None);
    assert_eq!(evening.act(1, SessionAction::Deal), Err(SessionIllegal::NotTheDealer { dealer: seat(0) }));
    assert_eq!(evening.act(0, SessionAction::Hand(Action::Toep(1))), Err(SessionIllegal::NoHand));
    evening.act(0, SessionAction::Deal).unwrap();
    assert_eq!(evening.act(0, SessionAction::Deal), Err(SessionIllegal::DealInHand));
    evening.hand("2:toep 0:fold 1:fold");
    assert_eq!(evening.state.public().dealer(), seat(2));
    assert_eq!(evening.to_act(), [2, 0, 1], "the dealer first");
    assert_eq!(evening.act(0, SessionAction::Deal), Err(SessionIllegal::NotTheDealer { dealer: seat(2) }));
    evening.act(2, SessionAction::Deal).unwrap();
    // Stakes carry over, debts too.
    assert_eq!(evening.state.public().balances(), [18, 18, 21]);
    assert_eq!(evening.to_act(), [0, 1, 2]);
}

#[test]
fn t23_double_only_before_the_first_deal_and_only_if_all_agree() {
    let mut evening = Evening::new(3, Some(2));
    evening.act(1, SessionAction::Propose).unwrap();
    assert_eq!(evening.to_act(), [2]);
    let proposal = evening.state.public().proposal().unwrap();
    assert_eq!(proposal.by, seat(1));
    assert_eq!(proposal.left.iter().map(game::Seat::number).collect::<Vec<_>>(), [2, 0]);
    // Nothing else while it is open.
    for action in [SessionAction::Propose, SessionAction::Deal, SessionAction::Last(7)] {
        let next = seat(2);
        assert_eq!(evening.act(0, action), Err(SessionIllegal::AnswerProposal { by: seat(1), next }));
    }
    assert_eq!(evening.act(0, SessionAction::Agree), Err(SessionIllegal::NotYourAnswer { next: seat(2) }));
    evening.act(2, SessionAction::Agree).unwrap();
    evening.act(0, SessionAction::Decline).unwrap();
    assert!(!evening.state.public().double());
    // Who was declined does not propose again; another one may.
    assert_eq!(evening.act(1, SessionAction::Propose), Err(SessionIllegal::ProposedBefore));
    assert_eq!(evening.act(1, SessionAction::Agree), Err(SessionIllegal::NoProposal));
    evening.act(2, SessionAction::Propose).unwrap();
    evening.act(0, SessionAction::Agree).unwrap();
    evening.act(1, SessionAction::Agree).unwrap();
    assert!(evening.state.public().double());
    assert_eq!(evening.act(0, SessionAction::Propose), Err(SessionIllegal::AlreadyDouble));
    assert_eq!(evening.to_act(), [0]);
    evening.act(0, SessionAction::Deal).unwrap();
    assert_eq!(evening.act(0, SessionAction::Propose), Err(SessionIllegal::TooLateForDouble));
    assert_eq!(evening.act(0, SessionAction::Propose).unwrap_err().rule(), "T23");
}

#[test]
fn t24_a_session_ends_after_its_hands() {
    let mut evening = Evening::new(2, Some(2));
    for hand in 0..2 {
        assert_eq!(evening.state.public().hands_played(), hand);
        let dealer = evening.state.public().dealer().number();
        evening.act(dealer, SessionAction::Deal).unwrap();
        evening.hand("0:toep 1:fold");
    }
    assert!(evening.state.public().over());
    assert_eq!(evening.state.next(), Next::Over);
    for action in [SessionAction::Deal, SessionAction::Last(1), SessionAction::Hand(Action::Stay)] {
        assert_eq!(evening.act(0, action), Err(SessionIllegal::Over));
    }
    assert_eq!(evening.state.public().balances(), [22, 18]);
}

#[test]
fn t24_the_last_hands_are_announced_once_between_two_hands() {
    for hands in [None, Some(3), Some(20)] {
        let mut evening = Evening::new(2, hands);
        assert_eq!(evening.act(1, SessionAction::Last(3)), Err(SessionIllegal::NotBetweenHands));
        evening.act(0, SessionAction::Deal).unwrap();
        assert_eq!(evening.act(1, SessionAction::Last(3)), Err(SessionIllegal::NotBetweenHands));
        evening.hand("0:toep 1:fold");
        for hands in [0, 2, 18, 20, 21, 255] {
            assert_eq!(evening.act(1, SessionAction::Last(hands)), Err(SessionIllegal::LastNumber { hands }));
        }
        evening.act(1, SessionAction::Last(5)).unwrap();
        assert_eq!(
            evening.act(0, SessionAction::Last(5)),
            Err(SessionIllegal::AlreadyAnnounced { by: seat(1) })
        );
        // Whatever `hands` says.
        assert_eq!(evening.state.public().hands_in_all(), Some(6));
        for _ in 0..5 {
            assert!(!evening.state.public().over());
            evening.act(0, SessionAction::Deal).unwrap();
            evening.hand("0:toep 1:fold");
        }
        assert!(evening.state.public().over());
    }
}

#[test]
fn t25_wins_times_value_and_twice_if_double() {
    assert_eq!(amounts(&[25, 18, 17], 20, 5, false).unwrap()[..], [25, -10, -15]);
    assert_eq!(amounts(&[25, 18, 17], 20, 5, true).unwrap()[..], [50, -20, -30]);
    assert_eq!(amounts(&[64, -4, 20, 0], 20, 5, false).unwrap()[..], [220, -120, 0, -100]);
    assert_eq!(amounts(&[21, 20], 20, 5, false), Err(SettleFault::Unbalanced { surplus: 1 }));
    assert_eq!(amounts(&[20; 9], 20, 5, false), Err(SettleFault::Players));
}

fn pay(from: u8, to: u8, cents: i64) -> Payment {
    Payment { from: seat(from), to: seat(to), cents }
}

#[test]
fn t25_as_few_payments_as_possible_lower_seats_first() {
    assert_eq!(payments(&[25, -10, -15]).unwrap()[..], [pay(1, 0, 10), pay(2, 0, 15)]);
    assert_eq!(payments(&[5, -5, 5, -5]).unwrap()[..], [pay(1, 0, 5), pay(3, 2, 5)]);
    assert_eq!(payments(&[0, 0, 0]).unwrap()[..], []);
    assert_eq!(payments(&[]).unwrap()[..], []);
    // Paying the largest first would take four: 8 = 5 + 3 leaves 4 = 4.
    assert_eq!(payments(&[8, -4, -5, 4, -3]).unwrap().len(), 3);
    assert_eq!(payments(&[1, 0]), Err(SettleFault::Unbalanced { surplus: 1 }));
}

/// The fewest payments by trying everything: somebody who owes pays somebody who is owed, and by that one of
/// the two is quit.
fn fewest(amounts: &mut Vec<i64>) -> usize {
    let Some(first) = amounts.iter().position(|amount| *amount != 0) else { return 0 };
    let mut best = usize::MAX;
    for other in first + 1..amounts.len() {
        if amounts[first].signum() * amounts[other].signum() < 0 {
            let owed = amounts[first];
            amounts[other] += owed;
            amounts[first] = 0;
            best = best.min(1 + fewest(amounts));
            amounts[first] = owed;
            amounts[other] -= owed;
        }
    }
    best
}

#[test]
fn t25_payments_settle_everything_and_no_fewer_would_do() {
    let mut chance = game::kit::Chance::new(25);
    for _ in 0..game::kit::cases(400) {
        let players = 2 + chance.below(7);
        // Small amounts, so that groups come out even often.
        let mut amounts: Vec<i64> = (1..players).map(|_| chance.below(9) as i64 - 4).collect();
        amounts.push(-amounts.iter().sum::<i64>());
        let payments = payments(&amounts).unwrap();
        let mut open = amounts.clone();
        for Payment { from, to, cents } in &payments {
            assert!(*cents > 0 && amounts[from.index()] < 0 && amounts[to.index()] > 0);
            open[from.index()] += cents;
            open[to.index()] -= cents;
        }
        assert!(open.iter().all(|amount| *amount == 0), "{amounts:?} by {payments:?}");
        assert_eq!(payments.len(), fewest(&mut amounts.clone()), "{amounts:?} by {payments:?}");
        assert!(payments.is_sorted_by_key(|payment| (payment.from, payment.to)));
    }
}

#[test]
fn t28_when_a_hand_ends_nobody_shows_cards() {
    let mut table = Table::with_stock(exchanging(
        &["Ac Js Qd Kh", "7h 8h 9h Kd", "7d 8d 9d Kc"],
        "7c 8c 9c Tc Qc Jc Jh Jd",
    ));
    table.play("1:exchange 2:toep 0:fold 1:fold");
    assert_eq!(table.winner(), Some(2));
    // No fact follows, no card has become public, and everyone keeps what they held.
    let Some(Step::Act { action: Action::Fold, .. }) = table.steps.last() else { panic!("the fold ends it") };
    assert!(table.state.public().exposed().is_empty());
    let seen_by_a_spectator: Vec<Seen<toepen::Hand>> =
        table.steps.iter().map(|step| step.seen_by(None)).collect();
    let text = format!("{seen_by_a_spectator:?} {:?}", table.state.public());
    for card in PACK {
        assert!(!shows(&text, card), "{card} shows");
    }
    assert_eq!(table.hand(1), "7c 8c 9c Tc");
}
