//! What went wrong elsewhere with sessions, timing and races, row by row of the reported cases.

mod common;

use common::{Client, Deck, Shell, legal, name, toepen, wippen};
use table::{
    AWAY_AFTER, Action, Event, Input, Message, Millis, News, OfGame, Refusal, Stage, TurnTime, Wish,
};
use toepen::{Action as InHand, SessionAction};
use wippen::Preset;

const READY: Action = OfGame::Toepen(SessionAction::Hand(InHand::Ready));
const DEAL: Action = OfGame::Toepen(SessionAction::Deal);
const TOEP: Action = OfGame::Toepen(SessionAction::Hand(InHand::Toep(1)));
const STAY: Action = OfGame::Toepen(SessionAction::Hand(InHand::Stay));
const FOLD: Action = OfGame::Toepen(SessionAction::Hand(InHand::Fold));

/// A hand of toepen in which cards are played.
fn in_play(people: usize, time: TurnTime) -> Shell {
    let mut shell = Shell::started(toepen(3), time, Deck::Seeded(1), people);
    shell.act(0, DEAL);
    for at in 0..people {
        shell.act(at, READY);
    }
    shell
}

fn first_card(client: &Client) -> Action {
    let cards = legal(client.view.as_ref().unwrap(), 50);
    let card = |action: &&Action| matches!(action, OfGame::Toepen(SessionAction::Hand(InHand::Play(_))));
    *cards.iter().find(card).unwrap()
}

fn asked(shell: &Shell) -> usize {
    let here = |client: &Client| client.conn.is_some() && client.asked();
    shell.clients.iter().position(here).expect("somebody is asked")
}

#[test]
fn the_clock_stops_with_the_game() {
    let mut shell = in_play(2, TurnTime::Usual);
    let caller = asked(&shell);
    shell.act(caller, TOEP);
    shell.act(1 - caller, FOLD);
    for _ in 0..2 {
        let dealer = asked(&shell);
        shell.act(dealer, DEAL);
        shell.act(0, TOEP);
        shell.pass(Millis::seconds(18));
        shell.act(1, FOLD);
    }
    assert_eq!(shell.table.stage(), Stage::After);
    assert_eq!(shell.wake_at, None);
    let entries = shell.log.len();
    shell.pass(Millis::seconds(60));
    shell.send(&Input::Tick);
    assert_eq!(shell.log.len(), entries);
    let ends = shell.log.iter().filter(|entry| matches!(entry.event, Event::Revealed { .. })).count();
    assert_eq!(ends, 1);
}

#[test]
fn a_restart_ends_no_game() {
    let mut lobby = Shell::seated(toepen(3), TurnTime::Usual, Deck::Seeded(1), 3);
    let mut deal = Shell::started(wippen(Preset::Basic, 1), TurnTime::Usual, Deck::Seeded(2), 3);
    let mut answer = in_play(3, TurnTime::Usual);
    let caller = asked(&answer);
    answer.act(caller, TOEP);
    for shell in [&mut lobby, &mut deal, &mut answer] {
        let asked = shell.clients.iter().position(Client::asked);
        // Everybody has 30 of 45 seconds left.
        shell.pass(Millis::seconds(15));
        let entries = shell.log.len();
        shell.now = shell.now + Millis::seconds(3600);
        shell.crash();
        for at in 0..3 {
            shell.connect(at);
        }
        shell.clients_know();
        assert_eq!(asked, shell.clients.iter().position(Client::asked));
        assert!(shell.log[entries..].iter().all(|entry| !matches!(entry.event, Event::Played { .. })));
        if let Some(at) = asked {
            let deadline = shell.clients[at].pulse.as_ref().unwrap().deadlines[at].unwrap();
            // As long as nobody was there, and as long as nobody ran, nothing of the time was used up.
            assert_eq!(
                deadline - shell.now,
                Millis::seconds(45),
                "the time since the last entry does not count"
            );
        }
    }
    lobby.begin();
    let at = asked(&deal);
    let action = legal(deal.clients[at].view.as_ref().unwrap(), 1)[0];
    deal.act(at, action);
    let at = asked(&answer);
    answer.act(at, STAY);
    assert_eq!(answer.clients[at].refusal(), None);
}

#[test]
fn a_computer_player_that_hangs_is_not_waited_for() {
    let mut shell = Shell::seated(wippen(Preset::Advanced, 1), TurnTime::None, Deck::Seeded(1), 1);
    shell.wish(0, Wish::AddComputer(name("slow")));
    shell.begin();
    while shell.table.stage() == Stage::During {
        if shell.clients[0].asked() {
            let action = legal(shell.clients[0].view.as_ref().unwrap(), 1)[0];
            shell.act(0, action);
        } else {
            shell.pass(Millis::seconds(7));
        }
    }
    let silent = shell.log.iter().filter(|entry| {
        matches!(&entry.event, Event::Played { seat, cause: table::Cause::NoAnswer, .. } if seat.number() == 1)
    });
    assert_eq!(silent.count(), 24);
    shell.clients_know();
}

#[test]
fn a_missing_player_folds_at_the_limit_and_sees_why() {
    let mut shell = in_play(3, TurnTime::Quick);
    let caller = asked(&shell);
    shell.act(caller, TOEP);
    let missing = asked(&shell);
    shell.disconnect(missing);
    shell.pass(Millis::seconds(19));
    assert!(
        !shell.clients[caller]
            .news()
            .iter()
            .any(|news| matches!(news, News::Played { cause: table::Cause::TimeUp, .. }))
    );
    shell.pass(Millis::seconds(1));
    let other = asked(&shell);
    assert_ne!(other, missing);
    shell.act(other, STAY);
    shell.connect(missing);
    let why = shell.clients[missing].news().into_iter().any(|news| {
        matches!(news, News::Played { seat, cause: table::Cause::TimeUp, .. } if seat.index() == missing)
    });
    assert!(why, "on return one sees why");
    shell.clients_know();
}

#[test]
fn who_is_marked_away_is_not_waited_for() {
    let mut shell = in_play(3, TurnTime::None);
    let missing = asked(&shell);
    shell.disconnect(missing);
    let entries = shell.log.len();
    shell.pass(AWAY_AFTER);
    // Marked away, and then at once the lowest card.
    assert!(matches!(shell.log[entries].event, Event::Away { .. }));
    assert!(matches!(shell.log[entries + 1].event, Event::Played { cause: table::Cause::Away, .. }));
    let next = asked(&shell);
    assert_ne!(next, missing);
    let card = first_card(&shell.clients[next]);
    shell.act(next, card);
    shell.connect(missing);
    assert!(shell.clients[missing].pulse.as_ref().unwrap().away.is_empty());
}

#[test]
fn a_double_click_acts_once() {
    let mut shell = in_play(2, TurnTime::None);
    let at = asked(&shell);
    let card = first_card(&shell.clients[at]);
    let command = shell.clients[at].command(Wish::Act(card));
    let conn = shell.clients[at].conn.unwrap();
    let entries = shell.log.len();
    shell.send(&Input::Command { conn, command: command.clone() });
    shell.now = shell.now + Millis(5);
    shell.send(&Input::Command { conn, command });
    assert_eq!(shell.log.len(), entries + 1);
    assert!(matches!(shell.clients[at].answer(), Some(Message::Done { again: true, .. })));
}

#[test]
fn the_second_of_two_cards_is_refused() {
    let mut shell = in_play(2, TurnTime::None);
    let at = asked(&shell);
    let cards: Vec<Action> = legal(shell.clients[at].view.as_ref().unwrap(), 50)
        .into_iter()
        .filter(|action| matches!(action, OfGame::Toepen(SessionAction::Hand(InHand::Play(_)))))
        .collect();
    let commands: Vec<_> =
        cards[..2].iter().map(|card| shell.clients[at].command(Wish::Act(*card))).collect();
    let conn = shell.clients[at].conn.unwrap();
    for command in commands {
        shell.send(&Input::Command { conn, command });
    }
    assert!(shell.clients[at].refusal().is_some());
    shell.clients_know();
}

#[test]
fn after_a_refusal_the_view_is_the_tables() {
    let mut shell = in_play(3, TurnTime::None);
    let at = (asked(&shell) + 1) % 3;
    let before = shell.clients[at].view.clone();
    let other = asked(&shell);
    let card = first_card(&shell.clients[other]);
    shell.act(at, card);
    let Some(Message::Refused { number, why: Refusal::Illegal(_), .. }) = shell.clients[at].answer() else {
        panic!("{:?}", shell.clients[at].answer())
    };
    assert_eq!(*number, shell.table.number());
    assert_eq!(shell.clients[at].view, before);
    shell.clients_know();
}

#[test]
fn the_first_of_two_toeps_counts() {
    let mut shell = in_play(3, TurnTime::None);
    let commands = [1, 2].map(|at| (at, shell.clients[at].command(Wish::Act(TOEP))));
    for (at, command) in commands {
        let conn = shell.clients[at].conn.unwrap();
        shell.send(&Input::Command { conn, command });
    }
    assert_eq!(shell.clients[1].refusal(), None);
    assert!(matches!(shell.clients[2].refusal(), Some(Refusal::Illegal(_))));
    let Some(OfGame::Toepen(state)) = shell.table.state() else { panic!() };
    assert_eq!(state.public().hand().unwrap().stakes(), [1, 2, 1], "who came second pays nothing");
}

#[test]
fn a_pause_stops_the_clock() {
    let mut shell = in_play(2, TurnTime::Quick);
    let at = asked(&shell);
    shell.pass(Millis::seconds(10));
    shell.wish(0, Wish::Pause);
    shell.pass(Millis::seconds(300));
    let card = first_card(&shell.clients[at]);
    shell.act(at, card);
    assert_eq!(shell.clients[at].refusal(), Some(Refusal::Paused));
    shell.wish(0, Wish::Resume);
    let deadline = shell.clients[at].pulse.as_ref().unwrap().deadlines[at].unwrap();
    assert_eq!(deadline - shell.now, Millis::seconds(10));
}

/// A question that arises while the clock stands still has all its time from when it goes on, and no more.
#[test]
fn time_that_stood_still_before_a_question_is_not_added_to_it() {
    let mut shell = Shell::seated(wippen(Preset::Basic, 1), TurnTime::None, Deck::Seeded(1), 1);
    shell.wish(0, Wish::AddComputer(name("slow")));
    shell.begin();
    while !shell.clients[0].asked() {
        shell.pass(Millis::seconds(7));
    }
    // Nobody is awake at the table, until they play all the same.
    shell.wish(0, Wish::Away);
    shell.pass(Millis::seconds(300));
    let action = legal(shell.clients[0].view.as_ref().unwrap(), 1)[0];
    shell.act(0, action);
    let entries = shell.log.len();
    shell.pass(table::BEAT + table::COMPUTER_LIMIT);
    assert!(matches!(shell.log[entries].event, Event::Played { cause: table::Cause::NoAnswer, .. }));

    let mut shell = in_play(2, TurnTime::Quick);
    let at = asked(&shell);
    shell.wish(at, Wish::Replace { seat: game::Seat::new(at as u8), computer: name("slow") });
    shell.wish(0, Wish::Pause);
    shell.pass(Millis::seconds(300));
    shell.wish(at, Wish::TakeBack);
    shell.pass(Millis::seconds(5));
    shell.wish(0, Wish::Resume);
    let deadline = shell.clients[at].pulse.as_ref().unwrap().deadlines[at].unwrap();
    assert_eq!(deadline - shell.now, Millis::seconds(20));
}

#[test]
fn no_message_moves_a_deadline() {
    let mut shell = in_play(2, TurnTime::Quick);
    let at = asked(&shell);
    let deadline = |shell: &Shell| shell.clients[at].pulse.as_ref().unwrap().deadlines[at];
    let before = deadline(&shell);
    for _ in 0..4 {
        shell.pass(Millis::seconds(4));
        shell.wish(at, Wish::Say(table::Phrase::OneMoment));
        assert_eq!(deadline(&shell), before);
    }
    // What comes after the deadline comes too late, also if the clock was not looked at before.
    shell.now = before.unwrap();
    let card = first_card(&shell.clients[at]);
    shell.act(at, card);
    assert!(shell.clients[at].refusal().is_some());
    let played = shell.log.iter().rev().find(|entry| matches!(entry.event, Event::Played { .. })).unwrap();
    assert!(matches!(played.event, Event::Played { cause: table::Cause::TimeUp, .. }));
}

#[test]
fn a_computer_player_leaves_people_a_beat() {
    let mut shell = Shell::seated(toepen(1), TurnTime::None, Deck::Seeded(1), 1);
    shell.wish(0, Wish::AddComputer(name("quick")));
    shell.begin();
    shell.act(0, DEAL);
    let answer = |shell: &mut Shell| {
        for ask in std::mem::take(&mut shell.asks) {
            let action = legal(&ask.view, 9).into_iter().find(|action| !matches!(*action, TOEP | STAY));
            shell.send(&Input::Computer { seat: ask.seat, on: ask.on, action });
        }
    };
    answer(&mut shell);
    let entries = shell.log.len();
    // Somebody may toep: two seconds before it is ready.
    shell.pass(table::LONG_BEAT - Millis(1));
    assert_eq!(shell.log.len(), entries);
    shell.pass(Millis(1));
    assert!(matches!(shell.log[entries].event, Event::Played { cause: table::Cause::Computer, .. }));
    // Nobody may toep while a toep is answered: one second before it folds.
    shell.act(0, TOEP);
    answer(&mut shell);
    let entries = shell.log.len();
    shell.pass(table::BEAT - Millis(1));
    assert_eq!(shell.log.len(), entries);
    shell.pass(Millis(1));
    assert!(matches!(shell.log[entries].event, Event::Played { cause: table::Cause::Computer, .. }));
    assert_eq!(shell.table.stage(), Stage::After);
}
