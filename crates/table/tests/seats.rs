//! Whose seat it is: coming back, taking over, leaving, replacing, and who is host.

mod common;

use common::{Client, Deck, Shell, legal, name, toepen, wippen};
use game::Seat;
use table::{
    Action, CodeHash, Input, Message, Millis, OfGame, Output, REPLACE_AFTER, Refusal, Stage, TokenHash,
    TurnTime, Who, Wish,
};
use toepen::{Action as InHand, SessionAction};
use wippen::Preset;

const READY: Action = OfGame::Toepen(SessionAction::Hand(InHand::Ready));
const DEAL: Action = OfGame::Toepen(SessionAction::Deal);
const TOEP: Action = OfGame::Toepen(SessionAction::Hand(InHand::Toep(1)));

/// A hand of toepen in which cards are played.
fn in_play(people: usize, time: TurnTime) -> Shell {
    let mut shell = Shell::started(toepen(3), time, Deck::Seeded(1), people);
    shell.act(0, DEAL);
    for at in 0..people {
        shell.act(at, READY);
    }
    shell
}

fn asked(shell: &Shell) -> usize {
    let here = |client: &Client| client.conn.is_some() && client.asked();
    shell.clients.iter().position(here).expect("somebody is asked")
}

#[test]
fn a_returning_player_is_the_same_player() {
    let mut shell = Shell::seated(toepen(3), TurnTime::None, Deck::Seeded(1), 2);
    // The answer to sitting down got lost: the same again.
    let token = shell.clients[0].token;
    shell.wish(0, Wish::Sit { name: name("p0"), token });
    assert_eq!(shell.clients[0].refusal(), Some(Refusal::AlreadySo));
    shell.begin();
    shell.act(0, DEAL);
    let hand = shell.clients[0].view.clone();
    for _ in 0..3 {
        shell.disconnect(0);
        shell.connect(0);
        assert_eq!(shell.clients[0].view, hand);
    }
    assert_eq!(shell.clients[0].seat(), Some(Seat::new(0)));
    assert_eq!(shell.clients[1].seats, 2);
    shell.clients_know();
    shell.rebuilt_is_the_same();
}

#[test]
fn sitting_down_twice_by_one_command_is_done_once() {
    let mut shell = Shell::open(toepen(3), TurnTime::None, Deck::Seeded(1));
    let at = shell.watch("Anna");
    let wish = Wish::Sit { name: name("Anna"), token: shell.clients[at].token };
    let command = shell.clients[at].command(wish);
    let conn = shell.clients[at].conn.unwrap();
    for again in [false, true, true] {
        shell.send(&Input::Command { conn, command: command.clone() });
        let Some(Message::Done { again: said, number, .. }) = shell.clients[at].answer() else { panic!() };
        assert_eq!((*said, *number), (again, 3));
    }
    assert_eq!(shell.clients[at].seats, 1);
}

#[test]
fn a_name_is_taken_by_who_has_it_and_not_by_a_reload() {
    let mut shell = Shell::seated(toepen(3), TurnTime::None, Deck::Seeded(1), 2);
    shell.disconnect(0);
    shell.connect(0);
    assert_eq!(shell.clients[0].you, Some(Who::Seat(Seat::new(0))));
    let other = shell.watch("somebody else");
    let token = shell.clients[other].token;
    shell.wish(other, Wish::Sit { name: name(" p0 "), token });
    assert_eq!(shell.clients[other].refusal(), Some(Refusal::NameTaken));
    shell.wish(other, Wish::Sit { name: name("p2"), token });
    assert_eq!(shell.clients[other].seat(), Some(Seat::new(2)));
}

#[test]
fn the_next_seat_is_host_when_the_host_leaves() {
    let mut shell = Shell::seated(toepen(3), TurnTime::None, Deck::Seeded(1), 3);
    shell.wish(0, Wish::Leave);
    assert!(shell.clients[1].host());
    assert_eq!(shell.clients[1].seat(), Some(Seat::new(0)), "the seats behind move up");
    shell.wish(1, Wish::Rules(toepen(5)));
    assert_eq!(shell.clients[1].refusal(), None);
    // Who was host comes back as anybody.
    let token = TokenHash::of(b"again");
    shell.wish(0, Wish::Sit { name: name("p0"), token });
    assert_eq!(shell.clients[0].seat(), Some(Seat::new(2)));
    shell.wish(0, Wish::Rules(toepen(7)));
    assert_eq!(shell.clients[0].refusal(), Some(Refusal::HostOnly));
    shell.begin();
    assert_eq!(shell.table.stage(), Stage::During);
}

#[test]
fn hints_are_agreed_on_before_a_match_like_the_rules() {
    let mut shell = Shell::seated(toepen(3), TurnTime::None, Deck::Seeded(1), 3);
    assert!(!shell.table.hints());
    shell.wish(1, Wish::Ready { share: None });
    shell.wish(1, Wish::Hints(true));
    assert_eq!(shell.clients[1].refusal(), Some(Refusal::HostOnly));
    shell.wish(0, Wish::Hints(false));
    assert_eq!(shell.clients[0].refusal(), Some(Refusal::AlreadySo));
    assert!(shell.clients[1].ready);
    let agreed = shell.clients[1].command(Wish::Ready { share: None });
    shell.wish(0, Wish::Hints(true));
    assert!(shell.table.hints() && !shell.clients[1].ready, "nobody is ready any more");
    // Nobody agrees to hints that they have not heard of.
    let conn = shell.clients[1].conn.unwrap();
    shell.send(&Input::Command { conn, command: agreed });
    assert_eq!(shell.clients[1].refusal(), Some(Refusal::Late));
    shell.wish(2, Wish::Ready { share: None });
    shell.wish(0, Wish::Start { share: None });
    assert_eq!(shell.clients[0].refusal(), Some(Refusal::NotReady));
    shell.wish(1, Wish::Ready { share: None });
    shell.wish(0, Wish::Start { share: None });
    assert_eq!(shell.table.stage(), Stage::During);
    let Message::Snapshot(now) = shell.table.public() else { panic!() };
    assert!(now.hints);
    shell.clients_know();
    shell.rebuilt_is_the_same();
}

#[test]
fn the_host_may_replace_who_is_away_for_three_minutes_and_the_seat_is_taken_back() {
    let mut shell = in_play(3, TurnTime::None);
    shell.disconnect(2);
    shell.pass(REPLACE_AFTER - Millis(1));
    let replace = Wish::Replace { seat: Seat::new(2), computer: name("greedy") };
    shell.wish(0, replace.clone());
    assert_eq!(shell.clients[0].refusal(), Some(Refusal::NotAwayLong));
    shell.pass(Millis(1));
    shell.wish(1, replace.clone());
    assert_eq!(shell.clients[1].refusal(), Some(Refusal::HostOnly));
    shell.wish(0, replace);
    assert_eq!(shell.clients[0].refusal(), None);
    shell.connect(2);
    assert!(shell.clients[2].computer);
    shell.act(2, READY);
    assert_eq!(shell.clients[2].refusal(), Some(Refusal::ComputerPlays));
    shell.wish(2, Wish::TakeBack);
    assert_eq!(shell.clients[2].refusal(), None);
    shell.clients_know();
}

#[test]
fn if_the_host_is_away_any_seat_may_replace() {
    let mut shell = in_play(3, TurnTime::None);
    shell.disconnect(0);
    shell.pass(REPLACE_AFTER);
    shell.wish(1, Wish::Replace { seat: Seat::new(0), computer: name("greedy") });
    assert_eq!(shell.clients[1].refusal(), None);
}

#[test]
fn a_second_connection_takes_over_and_the_first_can_take_it_back() {
    let mut shell = in_play(2, TurnTime::None);
    let twin = {
        let mut twin = Client::new("p0");
        twin.token = shell.clients[0].token;
        shell.clients.push(twin);
        shell.clients.len() - 1
    };
    shell.connect(twin);
    assert_eq!(shell.clients[0].you, Some(Who::Elsewhere(Seat::new(0))));
    let heard = shell.clients[0].heard.len();
    let at = asked(&shell);
    shell.wish(0, Wish::Say(table::Phrase::Hello));
    assert_eq!(shell.clients[0].refusal(), Some(Refusal::ElsewhereNow));
    assert_eq!(shell.clients[0].heard.len(), heard + 1, "no more than the answer is told there");
    shell.wish(0, Wish::Here);
    assert_eq!(shell.clients[0].you, Some(Who::Seat(Seat::new(0))));
    assert_eq!(shell.clients[twin].you, Some(Who::Elsewhere(Seat::new(0))));
    assert!(at < 2 || at == twin);
    shell.clients_know();
}

/// What somebody who just comes is told begins with a welcome or a snapshot, also when the entry of their coming was
/// stored although that seemed to have failed, and comes in like one of another process.
#[test]
fn who_has_not_been_welcomed_is_told_nothing_else() {
    let mut shell = in_play(2, TurnTime::None);
    let last = shell.clients[0].last;
    shell.disconnect(0);
    let conn = shell.conn();
    let token = Some(shell.clients[0].token);
    let connect = Input::Connect { conn, token, last: Some(last) };
    let Output::Append(pending) = shell.table.handle(shell.now, &connect) else { panic!("they come") };
    let came = pending.entries().to_vec();
    drop(pending);
    let told = shell.table.catch_up(&came).unwrap();
    assert!(told.tells.iter().all(|tell| !tell.to.contains(&conn)), "{:?}", told.tells);
    let Output::Told(told) = shell.table.handle(shell.now, &connect) else { panic!("they have come") };
    let own = told.tells.iter().filter(|tell| tell.to == [conn]).map(|tell| &tell.message);
    let numbers: Vec<u64> = own
        .map(|message| match message {
            Message::Welcome { .. } => last,
            Message::Entry(entry) => entry.number,
            other => panic!("{other:?}"),
        })
        .collect();
    // That they went, and that they came.
    assert_eq!(numbers, [last, last + 1, last + 2]);
}

#[test]
fn whoever_had_a_seat_at_a_closed_table_can_look_at_it_again() {
    let mut shell = in_play(2, TurnTime::None);
    shell.wish(0, Wish::Close);
    let seen = shell.clients[0].view.clone();
    for last in [0, shell.clients[0].last] {
        // The page was loaded again, with the first connection still there.
        shell.clients[0].last = last;
        shell.clients[0].view = seen.clone().filter(|_| last > 0);
        shell.connect(0);
        assert_eq!(shell.clients[0].you, Some(Who::Seat(Seat::new(0))));
        assert_eq!(shell.clients[0].view, seen);
        assert_eq!(shell.clients[0].stage(), Some(Stage::Closed));
    }
    assert_eq!(shell.heard(0, |message| matches!(message, Message::TakenOver { .. })), 0);
}

#[test]
fn a_code_moves_a_seat_once() {
    let mut shell = in_play(2, TurnTime::None);
    let code = CodeHash::of(b"k7m2-q9");
    shell.wish(0, Wish::MakeCode(code));
    let at = shell.watch("phone");
    let claim = |shell: &mut Shell, at: usize| {
        let (conn, token) = (shell.clients[at].conn.unwrap(), shell.clients[at].token);
        shell.send(&Input::Claim { conn, code, token });
    };
    claim(&mut shell, at);
    assert_eq!(shell.clients[at].you, Some(Who::Seat(Seat::new(0))));
    assert_eq!(shell.clients[0].you, Some(Who::Spectator));
    shell.clients_know();
    let late = shell.watch("thief");
    claim(&mut shell, late);
    assert!(matches!(
        shell.clients[late].heard.last(),
        Some(Message::Refused { command: None, why: Refusal::WrongCode, .. })
    ));
    // The old token is worth nothing any more.
    shell.disconnect(0);
    shell.connect(0);
    assert_eq!(shell.clients[0].you, Some(Who::Spectator));
}

#[test]
fn who_left_can_be_followed_by_another_and_points_stay_the_seats() {
    let mut shell = in_play(3, TurnTime::None);
    shell.act(2, TOEP);
    shell.wish(2, Wish::Leave);
    let at = shell.join("late");
    assert_eq!(shell.clients[at].seat(), Some(Seat::new(2)));
    let Some(OfGame::Toepen(state)) = shell.table.state() else { panic!() };
    assert_eq!(state.public().balances()[2], 18);
    let more = shell.watch("later");
    let token = shell.clients[more].token;
    shell.wish(more, Wish::Sit { name: name("later"), token });
    assert_eq!(shell.clients[more].you, Some(Who::Waiting));
    shell.clients_know();
}

#[test]
fn late_joiners_play_the_rematch() {
    let mut shell = Shell::started(wippen(Preset::Basic, 1), TurnTime::Quick, Deck::Seeded(4), 2);
    let at = shell.watch("late");
    let token = shell.clients[at].token;
    shell.wish(at, Wish::Sit { name: name("late"), token });
    assert_eq!(shell.clients[at].you, Some(Who::Waiting));
    while shell.table.stage() == Stage::During {
        let next = asked(&shell);
        let action = legal(shell.clients[next].view.as_ref().unwrap(), 1)[0];
        shell.act(next, action);
    }
    shell.wish(0, Wish::Rematch);
    shell.pass(Millis(1));
    assert_eq!(shell.clients[at].seat(), Some(Seat::new(2)));
    let taken_over = |message: &Message| matches!(message, Message::TakenOver { .. });
    assert!(!shell.clients[at].heard.iter().any(taken_over), "nobody else had that seat");
    shell.begin();
    assert_eq!(shell.clients[at].seats, 3);
    let Some(Message::Snapshot(snapshot)) =
        shell.clients[at].heard.iter().rev().find(|message| matches!(message, Message::Snapshot(_)))
    else {
        panic!()
    };
    assert_eq!(snapshot.sheets.len(), 1);
    assert_eq!(snapshot.sheets[0].rows.len(), 1, "one row a game");
    shell.clients_know();
    shell.rebuilt_is_the_same();
}

#[test]
fn nobody_there_means_nobody_plays() {
    let mut shell = in_play(2, TurnTime::Quick);
    shell.disconnect(0);
    shell.disconnect(1);
    let entries = shell.log.len();
    shell.pass(Millis::seconds(3600));
    assert_eq!(shell.log.len(), entries);
    shell.connect(0);
    shell.connect(1);
    assert!(shell.clients.iter().any(Client::asked));
    shell.clients_know();
}

/// By letter people come when they can; a table that all have forgotten comes to rest all the same.
#[test]
fn a_week_without_a_word_means_away_by_letter() {
    let endless = toepen::Draft { hands: None, ..toepen::Draft::of(toepen::Preset::Zwols) };
    let mut shell = Shell::started(games::Draft::Toepen(endless), TurnTime::Day, Deck::Seeded(1), 2);
    let day = Millis::seconds(24 * 60 * 60);
    shell.disconnect(1);
    shell.pass(Millis(3 * day.0));
    let away = |shell: &Shell| shell.clients[0].pulse.as_ref().unwrap().away.len();
    assert_eq!(away(&shell), 0, "some days are no matter");
    shell.disconnect(0);
    shell.pass(Millis(40 * day.0));
    let entries = shell.log.len();
    shell.pass(Millis(1000 * day.0));
    assert_eq!(shell.log.len(), entries, "nothing is played for ever");
    shell.connect(0);
    assert_eq!(away(&shell), 1, "whoever comes is there again");
    assert!(!shell.clients[0].pulse.as_ref().unwrap().stopped);
    shell.rebuilt_is_the_same();
}

/// Else everything would be played for them at once, in a session without an end for ever.
#[test]
fn nobody_awake_means_nobody_plays_by_letter_too() {
    let endless = toepen::Draft { hands: None, ..toepen::Draft::of(toepen::Preset::Zwols) };
    let mut shell = Shell::started(games::Draft::Toepen(endless), TurnTime::Day, Deck::Seeded(1), 2);
    shell.wish(0, Wish::Away);
    shell.pass(Millis::seconds(60));
    shell.wish(1, Wish::Away);
    let entries = shell.log.len();
    shell.pass(Millis::seconds(3 * 24 * 60 * 60));
    assert_eq!(shell.log.len(), entries);
    assert!(shell.clients[0].pulse.as_ref().unwrap().stopped);
    // Whoever is gone without a word is expected.
    shell.wish(1, Wish::Back);
    shell.disconnect(1);
    shell.pass(Millis::seconds(60));
    assert!(!shell.clients[0].pulse.as_ref().unwrap().stopped);
    shell.rebuilt_is_the_same();
}
