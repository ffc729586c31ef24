//! Logs of versions of the program whose rules were others: a match that these rules do not follow is closed with its
//! standing and its proof, and everything else goes on.

mod common;

use common::evening::Evening;
use common::{Deck, Shell, choose, toepen, wippen};
use fair::Secret;
use game::kit::{Chance, cases};
use std::collections::BTreeSet;
use table::{
    Closing, Conn, Entry, Event, Input, Message, Millis, OfGame, Output, Row, Snapshot, Stage, Table,
    TokenHash, TurnTime, Wish,
};

fn snapshot(table: &Table) -> Snapshot {
    let Message::Snapshot(all) = table.public() else { panic!("no snapshot") };
    *all
}

/// The standings that the entries of the last match tell.
fn told(log: &[Entry]) -> Vec<Row> {
    let start = log.iter().rposition(|entry| matches!(entry.event, Event::Started { .. })).unwrap();
    let rows = |entry: &Entry| match &entry.event {
        Event::Played { rows, .. } => rows.clone(),
        _ => Vec::new(),
    };
    log[start..].iter().flat_map(rows).collect()
}

/// Takes the table up as its driver, and gives what that leads to.
fn driven(log: &[Entry], secret: u64) -> (Table, Vec<Entry>) {
    let mut table = Table::from_entries(log).unwrap();
    let now = log.last().unwrap().at + Millis(5);
    loop {
        match table.handle(now, &Input::Drive) {
            Output::Told(_) => return (table, Vec::new()),
            Output::Locked(_) => table.unlock(Secret::of_seed(secret)).unwrap(),
            Output::Append(pending) => {
                let entries = pending.entries().to_vec();
                table.committed(pending).unwrap();
                return (table, entries);
            }
        }
    }
}

/// Closed, with everything that those who played have a right to.
fn check_closed(log: &[Entry], secret: u64) {
    let (table, entries) = driven(log, secret);
    let [Entry { event: Event::Closed { why, commitment, secret: revealed }, .. }] = &entries[..] else {
        panic!("it is not closed: {entries:?}")
    };
    let secret = Secret::of_seed(secret);
    assert_eq!((*why, *commitment), (Closing::RulesChanged, Some(secret.commitment())));
    assert_eq!(revealed.as_deref(), Some(secret.reveal().as_str()));
    let all = snapshot(&table);
    assert_eq!((table.stage(), all.closing, all.view), (Stage::Closed, Some(Closing::RulesChanged), None));
    assert_eq!(all.sheets.last().unwrap().rows, told(log));
    assert_eq!(all.secret, *revealed);
    let whole = [log, &entries].concat();
    assert!(Table::from_entries(&whole).unwrap().same_as(&table));
}

/// Somebody at the table in a few hands of toepen, the last of them under way.
fn under_way(seed: u64) -> Shell {
    let mut shell = Shell::started(toepen(30), TurnTime::None, Deck::Seeded(seed), 3);
    play(&mut shell, seed, |shell| told(&shell.log).len() >= 3);
    shell
}

fn play(shell: &mut Shell, seed: u64, done: impl Fn(&Shell) -> bool) {
    let mut chance = Chance::new(seed);
    for turn in 0.. {
        if done(shell) {
            break;
        }
        assert!(turn < 20_000, "it does not come to that: {:?}", shell.clients[0].refusal());
        let at = chance.below(shell.clients.len());
        let action = shell.clients[at].view.as_ref().and_then(|view| choose(view, &mut chance));
        if let Some(action) = action {
            shell.act(at, action);
            shell.pass(Millis(100));
        }
    }
}

fn played(log: &mut [Entry], nth: usize) -> &mut Event {
    let mut events = log.iter_mut().map(|entry| &mut entry.event);
    events.by_ref().filter(|event| matches!(event, Event::Played { .. })).nth(nth).unwrap()
}

#[test]
fn a_match_of_the_same_rules_goes_on() {
    let shell = under_way(1);
    let (table, entries) = driven(&shell.log, 1001);
    assert!(table.follows() && entries.is_empty() && table.stage() == Stage::During);
}

#[test]
fn a_match_of_another_version_is_closed_with_standing_and_proof() {
    let mut log = under_way(2).log;
    let started = log.iter_mut().find_map(|entry| match &mut entry.event {
        Event::Started { version, .. } => Some(version),
        _ => None,
    });
    *started.unwrap() += 1;
    assert_eq!(told(&log).len(), 3);
    check_closed(&log, 2001);
}

#[test]
fn a_match_whose_moves_are_not_lawful_any_more_is_closed() {
    let mut log = under_way(3).log;
    // The first two acts are the dealer's deal and somebody's: what the second forced came with it.
    let Event::Played { steps: second, .. } = played(&mut log, 1).clone() else { panic!() };
    let Event::Played { steps, .. } = played(&mut log, 0) else { panic!() };
    *steps = second;
    check_closed(&log, 3001);
}

#[test]
fn a_match_that_counts_otherwise_is_closed() {
    let mut log = under_way(4).log;
    let counted = log.iter_mut().find_map(|entry| match &mut entry.event {
        Event::Played { rows, .. } => rows.first_mut(),
        _ => None,
    });
    let row = counted.unwrap();
    row[0] += 1;
    row[1] -= 1;
    check_closed(&log, 4001);
    // What is not said is not compared: older logs do not say it.
    for entry in &mut log {
        if let Event::Played { rows, .. } = &mut entry.event {
            rows.clear();
        }
    }
    assert!(Table::from_entries(&log).unwrap().follows());
}

#[test]
fn a_match_whose_end_is_another_one_hinders_nothing() {
    let mut shell = Shell::started(wippen(::wippen::Preset::Basic, 2), TurnTime::None, Deck::Seeded(5), 2);
    play(&mut shell, 5, |shell| shell.table.stage() == Stage::After);
    let rows = told(&shell.log);
    assert_eq!(rows.len(), 2);
    let last = shell.log.len() - 1;
    assert!(matches!(shell.log[last].event, Event::Revealed { .. }));
    // By the rules of before it had been over later, or earlier.
    let mut shorter = shell.log.clone();
    shorter.remove(last - 1);
    shorter[last - 1].number -= 1;
    let mut longer = shell.log.clone();
    let mut more = longer[last - 1].clone();
    more.number += 1;
    let Event::Played { rows: counted, .. } = &mut more.event else { panic!() };
    counted.clear();
    longer.insert(last, more);
    longer[last + 1].number += 1;
    for (log, rows) in [(shorter, &rows[..1]), (longer, &rows[..])] {
        let table = Table::from_entries(&log).unwrap();
        assert!(!table.follows());
        assert_eq!((table.stage(), snapshot(&table).view), (Stage::After, None));
        assert_eq!(snapshot(&table).sheets[0].rows, rows);
        // Its people play another one, by the rules of now.
        let mut shell = shell_like(&shell, table, log);
        for at in 0..2 {
            shell.connect(at);
        }
        shell.wish(0, Wish::Rematch);
        shell.begin();
        assert!(shell.table.follows() && shell.table.stage() == Stage::During);
        play(&mut shell, 6, |shell| shell.table.stage() == Stage::After);
        shell.rebuilt_is_the_same();
        assert_eq!(snapshot(&shell.table).sheets[1].rows.len(), 2);
    }
}

/// The same people at a table with this log, before anything was told them.
fn shell_like(shell: &Shell, table: Table, log: Vec<Entry>) -> Shell {
    let mut other = Shell::open(wippen(::wippen::Preset::Basic, 2), TurnTime::None, Deck::Seeded(50));
    (other.now, other.table, other.log) = (shell.now, table, log);
    for client in &shell.clients {
        let mut same = common::Client::new(&client.name);
        same.token = client.token;
        other.clients.push(same);
    }
    // Numbers of connections, and names of commands, that there have not been.
    for _ in 0..1000 {
        other.conn();
        other.clients.iter_mut().for_each(|client| drop(client.command(Wish::Here)));
    }
    other
}

#[test]
fn a_secret_that_is_lost_closes_the_table() {
    let log = under_way(6).log;
    let mut table = Table::from_entries(&log).unwrap();
    let now = log.last().unwrap().at;
    assert!(matches!(table.handle(now, &Input::Close(Closing::Idle)), Output::Locked(_)));
    let Output::Append(pending) = table.handle(now, &Input::SecretLost) else { panic!() };
    let commitment = Some(Secret::of_seed(6001).commitment());
    let closed = Event::Closed { why: Closing::Operator, commitment, secret: None };
    assert_eq!(pending.entries()[0].event, closed);
    table.committed(pending).unwrap();
    assert_eq!(snapshot(&table).sheets.last().unwrap().rows, told(&log));
    assert!(matches!(table.handle(now, &Input::SecretLost), Output::Told(_)));
}

/// Whatever was changed in the steps of a match: the table is there, and either follows it or does not.
#[test]
fn no_log_of_other_rules_stops_a_table() {
    let mut ways = BTreeSet::new();
    for seed in 0..cases(150) {
        let mut chance = Chance::new(seed);
        let mut evening = Evening::new(seed);
        evening.play(1);
        let mut log = evening.shell.log;
        let acts: Vec<usize> =
            (0..log.len()).filter(|at| matches!(log[*at].event, Event::Played { .. })).collect();
        let Some(last) = acts.len().checked_sub(1) else { continue };
        let (one, other) = (acts[chance.below(last + 1)], acts[chance.below(last + 1)]);
        let swapped = log[other].event.clone();
        let start = log.iter().rposition(|entry| matches!(entry.event, Event::Started { .. })).unwrap();
        match (chance.below(3), &mut log[one].event, swapped) {
            (0, Event::Played { steps, .. }, Event::Played { steps: others, .. }) => *steps = others,
            (1, Event::Played { steps: OfGame::Toepen(steps), .. }, _) => drop(steps.pop()),
            (1, Event::Played { steps: OfGame::Wippen(steps), .. }, _) => drop(steps.pop()),
            (_, Event::Played { .. }, _) => {
                let Event::Started { version, .. } = &mut log[start].event else { panic!() };
                *version = 7;
            }
            _ => unreachable!(),
        }
        log.truncate(1 + start.max(one) + chance.below(log.len() - start.max(one)));
        let mut table = Table::from_entries(&log).unwrap();
        let all = snapshot(&table);
        let count = log.iter().filter(|entry| matches!(entry.event, Event::Started { .. })).count() as u64;
        let secret = seed * 1000 + count;
        ways.insert((table.follows(), table.stage() == Stage::During));
        if !table.follows() {
            assert_eq!(all.view, None);
            assert!(log.len() == 1 || all.sheets.last().unwrap().rows == told(&log));
        }
        if !table.follows() && table.stage() == Stage::During {
            check_closed(&log, secret);
        }
        // Somebody comes, asks and acts all the same.
        let (conn, token) = (Conn(9_999), Some(TokenHash::of(b"somebody")));
        let connect = Input::Connect { conn, token, last: None };
        assert!(matches!(table.handle(log.last().unwrap().at, &connect), Output::Told(_)));
    }
    assert_eq!(ways.len(), 4, "{ways:?}");
}
