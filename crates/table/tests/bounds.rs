//! Limits, names, proofs, and what never gets into a message.

mod common;

use common::{Client, Deck, Shell, legal, name, toepen, wippen};
use game::Seat;
use table::{
    Event, Input, MOST_GUESTS, Message, Millis, Need, News, OfGame, Output, PHRASE_EVERY, Phrase, Refusal,
    Stage, Table, TurnTime, Wish,
};
use toepen::SessionAction;
use wippen::Preset;

#[test]
fn phrases_and_commands_are_limited_in_rate() {
    let mut shell = Shell::started(toepen(3), TurnTime::None, Deck::Seeded(1), 2);
    shell.wish(1, Wish::Say(Phrase::Choices));
    assert_eq!(shell.clients[1].refusal(), None);
    shell.wish(1, Wish::Say(Phrase::Hello));
    assert_eq!(shell.clients[1].refusal(), Some(Refusal::TooFast));
    shell.pass(PHRASE_EVERY);
    shell.wish(1, Wish::Say(Phrase::Hello));
    assert_eq!(shell.clients[1].refusal(), None);
    let entries = shell.log.len();
    for _ in 0..500 {
        shell.wish(1, Wish::Say(Phrase::Hello));
    }
    assert_eq!(shell.log.len(), entries);
    // Others are not hindered, and neither is this one a moment later.
    shell.act(0, OfGame::Toepen(SessionAction::Deal));
    assert_eq!(shell.clients[0].refusal(), None);
    shell.pass(Millis::seconds(5));
    shell.wish(1, Wish::Say(Phrase::Hello));
    assert_eq!(shell.clients[1].refusal(), None);
}

#[test]
fn seats_and_places_to_watch_are_limited() {
    let mut shell = Shell::seated(toepen(3), TurnTime::None, Deck::Seeded(1), 8);
    let more = shell.watch("p8");
    let token = shell.clients[more].token;
    shell.wish(more, Wish::Sit { name: name("p8"), token });
    assert_eq!(shell.clients[more].refusal(), Some(Refusal::Full));
    shell.wish(0, Wish::AddComputer(name("greedy")));
    assert_eq!(shell.clients[0].refusal(), Some(Refusal::Full));
    for at in 9..=MOST_GUESTS {
        shell.watch(&format!("w{at}"));
    }
    let last = shell.clients.last().unwrap();
    assert!(matches!(last.heard.last(), Some(Message::Refused { command: None, why: Refusal::Full, .. })));
    // Players always get in.
    shell.disconnect(3);
    shell.connect(3);
    assert_eq!(shell.clients[3].seat(), Some(Seat::new(3)));
}

#[test]
fn rules_are_frozen_after_the_start() {
    let mut shell = Shell::started(toepen(3), TurnTime::None, Deck::Seeded(1), 2);
    let seat = Seat::new(1);
    for wish in [Wish::Rules(toepen(4)), Wish::Time(TurnTime::Day), Wish::Hints(true), Wish::Remove(seat)] {
        shell.wish(0, wish);
        assert_eq!(shell.clients[0].refusal(), Some(Refusal::OnlyBefore));
    }
}

#[test]
fn a_deleted_name_is_nowhere_any_more() {
    let mut shell = Shell::started(wippen(Preset::Basic, 1), TurnTime::None, Deck::Seeded(1), 2);
    shell.wish(1, Wish::DeleteName);
    let Some(Event::NameDeleted { entry, .. }) = shell.log.last().map(|entry| &entry.event) else { panic!() };
    let entry = *entry as usize - 1;
    shell.log[entry].blank_name();
    assert!(!format!("{:?}", shell.log).contains("\"p1\""));
    shell.rebuilt_is_the_same();
    let late = shell.watch("w");
    assert!(!format!("{:?}", shell.clients[late].heard).contains("\"p1\""));
}

#[test]
fn every_card_that_one_sees_is_proved_and_the_secret_comes_at_the_end() {
    let mut shell = Shell::started(wippen(Preset::Basic, 1), TurnTime::None, Deck::Seeded(7), 2);
    let watcher = shell.watch("w");
    while shell.table.stage() == Stage::During {
        assert!(shell.log.iter().all(|entry| !matches!(entry.event, Event::Revealed { .. })));
        let at = shell.clients.iter().position(Client::asked).unwrap();
        let action = legal(shell.clients[at].view.as_ref().unwrap(), 1)[0];
        shell.act(at, action);
    }
    // Each player has a proof of each card: of the own ones when dealt, of the others' when played.
    for at in 0..2 {
        let mut places: Vec<u8> = Vec::new();
        for message in &shell.clients[at].heard {
            if let Message::Entry(entry) = message {
                let openings = entry.news.iter().flat_map(|happened| &happened.openings);
                places.extend(openings.map(|opening| opening.place));
            }
        }
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 52);
    }
    let Some(News::Revealed { secret: Some(secret) }) = shell.clients[watcher].news().into_iter().last()
    else {
        panic!()
    };
    let commitment = shell.log.iter().find_map(|entry| match entry.event {
        Event::Committed { commitment } => Some(commitment),
        _ => None,
    });
    let secret = fair::Secret::read(secret).unwrap();
    assert_eq!(Some(secret.commitment()), commitment);
    let shares = [fair::Share::of("p1")];
    let pack: cards::CardBag = cards::CardBag::from_set(cards::CardSet::ALL);
    assert_eq!(secret.pack(&shares, 1, pack).root(), shell.clients[0].roots[0]);
}

#[test]
fn what_proves_a_seat_is_in_no_message() {
    let mut shell = Shell::started(toepen(1), TurnTime::None, Deck::Seeded(1), 3);
    shell.wish(0, Wish::MakeCode(table::CodeHash::of(b"code")));
    shell.disconnect(1);
    shell.connect(1);
    let heard = format!("{:?}", shell.clients.iter().map(|client| &client.heard).collect::<Vec<_>>());
    for client in &shell.clients {
        assert!(!heard.contains(&client.token.0.to_string()));
    }
    assert!(!heard.contains(&table::CodeHash::of(b"code").0.to_string()));
}

#[test]
fn nothing_is_told_before_it_is_stored() {
    let entry = Table::opening(Millis(5), toepen(3), TurnTime::None, false);
    let mut table = Table::from_entries([&entry]).unwrap();
    assert_eq!(table.need(), Some(Need::NewSecret));
    let secret = fair::Secret::of_seed(1);
    let input = Input::Commit(secret.commitment());
    // The append fails: nothing happened, and the same can be handed in again.
    let Output::Append(pending) = table.handle(Millis(6), &input) else { panic!() };
    assert_eq!(pending.entries()[0].number, 2);
    drop(pending);
    assert_eq!(table.number(), 1);
    let Output::Append(first) = table.handle(Millis(7), &input) else { panic!() };
    let Output::Append(second) = table.handle(Millis(7), &input) else { panic!() };
    let told = table.committed(first).unwrap();
    assert!(table.committed(second).is_err(), "it does not follow any more");
    assert_eq!(told.need, Some(Need::Secret(secret.commitment())));
    assert!(table.unlock(fair::Secret::of_seed(2)).is_err());
    assert!(table.unlock(secret).is_ok());
}

#[test]
fn a_log_that_cannot_have_happened_is_refused() {
    let shell = Shell::started(wippen(Preset::Basic, 1), TurnTime::None, Deck::Seeded(1), 2);
    let whole = &shell.log;
    assert!(Table::from_entries(whole).is_ok());
    assert!(Table::from_entries(&whole[1..]).is_err());
    for left_out in 1..whole.len() - 1 {
        let mut log = whole.clone();
        log.remove(left_out);
        assert_eq!(Table::from_entries(&log).err().map(|corrupt| corrupt.number), Some(left_out as u64 + 2));
    }
}

/// A start that is not stored is tried again with other shares: the cards are those of the shares in the log.
#[test]
fn a_start_that_fails_leaves_no_pack_behind() {
    let mut shell = Shell::seated(wippen(Preset::Basic, 1), TurnTime::None, Deck::Seeded(7), 2);
    shell.wish(1, Wish::Ready { share: Some(fair::Share::of("one")) });
    let start = shell.clients[0].command(Wish::Start { share: None });
    let start = Input::Command { conn: shell.clients[0].conn.unwrap(), command: start };
    let Output::Append(pending) = shell.table.handle(shell.now, &start) else { panic!() };
    let Event::Started { roots: first, .. } = pending.entries()[0].event.clone() else { panic!() };
    shell.wish(1, Wish::NotReady);
    shell.wish(1, Wish::Ready { share: Some(fair::Share::of("other")) });
    shell.send(&start);
    let Event::Started { roots, .. } = &shell.log.last().unwrap().event else { panic!() };
    assert_ne!(*roots, first);
    let pack = cards::CardBag::from_set(cards::CardSet::ALL);
    let secret = fair::Secret::of_seed(7001);
    assert_eq!(roots[0], secret.pack(&[fair::Share::of("other")], 1, pack).root());
}

#[test]
fn closing_opens_the_cards_and_ends_everything() {
    let mut shell = Shell::started(toepen(3), TurnTime::Quick, Deck::Seeded(1), 2);
    shell.wish(0, Wish::Close);
    assert_eq!(shell.table.stage(), Stage::Closed);
    assert!(matches!(
        shell.clients[1].news().last(),
        Some(News::Closed { why: table::Closing::Host, commitment: Some(_), secret: Some(_) })
    ));
    shell.wish(1, Wish::Say(Phrase::Goodbye));
    assert_eq!(shell.clients[1].refusal(), Some(Refusal::Closed));
    shell.pass(Millis::seconds(100));
    assert_eq!(shell.wake_at, None);
    let entries = shell.log.len();
    shell.disconnect(0);
    shell.connect(0);
    let (conn, token) = (shell.clients[1].conn.unwrap(), shell.clients[1].token);
    let code = table::CodeHash::of(b"code");
    for input in [
        Input::Claim { conn, code, token },
        Input::Claim { conn, code, token: table::TokenHash::of(b"other") },
        Input::Computer { seat: Seat::new(1), on: 3, action: None },
        Input::Commit(fair::Secret::of_seed(1).commitment()),
        Input::Tick,
        Input::Drive,
        Input::Restarted,
        Input::Close(table::Closing::Idle),
    ] {
        shell.send(&input);
    }
    assert_eq!(shell.log.len(), entries, "nothing happens at a closed table");
    shell.rebuilt_is_the_same();
}
