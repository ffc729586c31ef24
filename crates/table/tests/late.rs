//! Commands that come late: the game says whether they still mean the same.

mod common;

use common::{Client, Deck, Shell, legal, toepen};
use table::{Action, Input, Message, OfGame, Refusal, TurnTime, Wish};
use toepen::{Action as InHand, SessionAction};

fn hand(action: InHand) -> Action {
    OfGame::Toepen(SessionAction::Hand(action))
}

fn exchanging(people: usize) -> Shell {
    let mut shell = Shell::started(toepen(3), TurnTime::None, Deck::Seeded(1), people);
    shell.act(0, OfGame::Toepen(SessionAction::Deal));
    shell
}

fn playing(people: usize) -> Shell {
    let mut shell = exchanging(people);
    for at in 0..people {
        shell.act(at, hand(InHand::Ready));
    }
    shell
}

fn card(client: &Client) -> Action {
    let legal = legal(client.view.as_ref().unwrap(), 50);
    let card = |action: &&Action| matches!(action, OfGame::Toepen(SessionAction::Hand(InHand::Play(_))));
    *legal.iter().find(card).unwrap()
}

/// Everybody decides on the same entry; the answer to the last is what counts.
fn at_once(shell: &mut Shell, acts: &[(usize, Action)]) -> Option<Refusal> {
    let commands: Vec<_> =
        acts.iter().map(|(at, action)| (*at, shell.clients[*at].command(Wish::Act(*action)))).collect();
    for (at, command) in commands {
        let conn = shell.clients[at].conn.unwrap();
        shell.send(&Input::Command { conn, command });
    }
    shell.clients[acts.last().unwrap().0].refusal()
}

#[test]
fn ready_after_anothers_ready_counts() {
    let mut shell = exchanging(3);
    let ready = hand(InHand::Ready);
    assert_eq!(at_once(&mut shell, &[(0, ready), (2, ready), (1, ready)]), None);
}

#[test]
fn ready_after_an_exchange_is_refused_with_the_present_number() {
    let mut shell = exchanging(3);
    let acts = [(0, hand(InHand::Exchange)), (1, hand(InHand::Ready))];
    assert_eq!(at_once(&mut shell, &acts), Some(Refusal::Late));
    let Some(Message::Refused { number, .. }) = shell.clients[1].answer() else { panic!() };
    assert_eq!(*number, shell.table.number());
    shell.act(1, hand(InHand::Ready));
    assert_eq!(shell.clients[1].refusal(), None, "knowing of it, it counts");
}

#[test]
fn a_toep_after_a_card_counts() {
    let mut shell = playing(3);
    let turn = shell.clients.iter().position(Client::asked).unwrap();
    let card = card(&shell.clients[turn]);
    assert_eq!(at_once(&mut shell, &[(turn, card), ((turn + 1) % 3, hand(InHand::Toep(1)))]), None);
}

#[test]
fn a_card_after_a_toep_is_refused_even_when_all_have_answered() {
    let mut shell = playing(3);
    let turn = shell.clients.iter().position(Client::asked).unwrap();
    let card = card(&shell.clients[turn]);
    let stale = shell.clients[turn].command(Wish::Act(card));
    shell.act((turn + 1) % 3, hand(InHand::Toep(1)));
    shell.act((turn + 2) % 3, hand(InHand::Stay));
    shell.act(turn, hand(InHand::Stay));
    let conn = shell.clients[turn].conn.unwrap();
    shell.send(&Input::Command { conn, command: stale });
    assert_eq!(shell.clients[turn].refusal(), Some(Refusal::Late));
}

#[test]
fn an_answer_to_another_toep_is_refused() {
    let mut shell = playing(2);
    let turn = shell.clients.iter().position(Client::asked).unwrap();
    let other = 1 - turn;
    shell.act(other, hand(InHand::Toep(1)));
    let stale = shell.clients[turn].command(Wish::Act(hand(InHand::Stay)));
    shell.act(turn, hand(InHand::Stay));
    let first = card(&shell.clients[turn]);
    shell.act(turn, first);
    let second = card(&shell.clients[other]);
    shell.act(other, second);
    // A toep over it by the other one, then the first toeper's again after a card: it is asked anew.
    shell.act(turn, hand(InHand::Toep(1)));
    shell.act(other, hand(InHand::Stay));
    let next = shell.clients.iter().position(Client::asked).unwrap();
    let third = card(&shell.clients[next]);
    shell.act(next, third);
    shell.act(other, hand(InHand::Toep(1)));
    assert!(shell.clients[turn].asked());
    let conn = shell.clients[turn].conn.unwrap();
    shell.send(&Input::Command { conn, command: stale });
    assert_eq!(shell.clients[turn].refusal(), Some(Refusal::Late));
}

#[test]
fn nobody_is_ready_for_rules_they_have_not_seen() {
    let mut shell = Shell::seated(toepen(3), TurnTime::None, Deck::Seeded(1), 2);
    let ready = shell.clients[1].command(Wish::Ready { share: None });
    shell.wish(0, Wish::Rules(toepen(9)));
    let conn = shell.clients[1].conn.unwrap();
    shell.send(&Input::Command { conn, command: ready });
    assert_eq!(shell.clients[1].refusal(), Some(Refusal::Late));
}

#[test]
fn a_command_on_an_entry_to_come_is_refused() {
    let mut shell = playing(2);
    let turn = shell.clients.iter().position(Client::asked).unwrap();
    let card = card(&shell.clients[turn]);
    let mut command = shell.clients[turn].command(Wish::Act(card));
    command.on += 1;
    let conn = shell.clients[turn].conn.unwrap();
    shell.send(&Input::Command { conn, command: command.clone() });
    assert_eq!(shell.clients[turn].refusal(), Some(Refusal::FromTheFuture));
    // The same command gets the same answer.
    shell.send(&Input::Command { conn, command });
    assert_eq!(shell.clients[turn].refusal(), Some(Refusal::FromTheFuture));
}
