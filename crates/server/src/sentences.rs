//! Reasons as sentences in somebody's language.

use game::Seat;
use lang::{CardStyle, Lang, Messages, Refusals, SheetRefusals};
use record::{ReadError, RecordError};
use sheet::{Book, Change, CsvFault, ReadFault};
use table::{Illegal, Message, OfGame, Refusal, Table};
use wire::{BadRules, Why};

/// Adds a sentence to a reason that has none, if there is one.
pub(crate) fn add_sentence(why: &mut Why, lang: Lang) {
    let messages = Messages::of(lang);
    if why.text.is_none() && messages.has(&why.key) && why.rule.is_none() {
        why.text = Some(messages.get(&why.key, &[]));
    }
}

/// A reason that is told by its key alone, with its sentence.
pub(crate) fn reason(key: &str, lang: Lang) -> Why {
    let mut why = Why::key(key);
    add_sentence(&mut why, lang);
    why
}

/// What is wrong with house rules, as a sentence.
pub(crate) fn bad_rules(bad: &BadRules, lang: Lang) -> String {
    let messages = Messages::of(lang);
    match bad {
        BadRules::UnknownGame(name) => messages.read_error(&ReadError::UnknownGame(name.clone())),
        BadRules::UnknownPreset(name) => messages.read_error(&ReadError::UnknownPreset(name.clone())),
        BadRules::UnknownSwitch(name) => messages.read_error(&ReadError::UnknownSwitch(name.clone())),
        BadRules::Fault(fault) => messages.rule_fault(fault),
    }
}

/// What is wrong with a record, as a sentence. Whoever brings it has no table, so seats have numbers.
pub(crate) fn record_error(error: &RecordError, lang: Lang) -> String {
    let messages = Messages::of(lang);
    let name = |seat: Seat| messages.seat(seat);
    Refusals { messages, style: CardStyle::Signs, name: &name }.record_error(error)
}

/// Adds the sentence of a refusal.
pub(crate) fn add_refusal(why: &mut Why, refusal: &Refusal, table: &Table, lang: Lang) {
    match refusal {
        Refusal::Illegal(broken) => add_illegal(why, *broken, table, lang),
        Refusal::Rules(fault) => why.text = Some(Messages::of(lang).rule_fault(fault)),
        _ => add_sentence(why, lang),
    }
}

/// Adds the sentence of a broken rule, with the names of those at the table.
pub(crate) fn add_illegal(why: &mut Why, broken: Illegal, table: &Table, lang: Lang) {
    let messages = Messages::of(lang);
    let names = names(table);
    why.text = Some(illegal(broken, messages, &|seat| name(&names, seat, messages)));
}

/// Adds the sentence of a broken rule where nobody has a name.
pub(crate) fn add_illegal_unseated(why: &mut Why, broken: Illegal, lang: Lang) {
    let messages = Messages::of(lang);
    why.text = Some(illegal(broken, messages, &|seat| messages.seat(seat)));
}

fn illegal(broken: Illegal, messages: &'static Messages, name: &dyn Fn(Seat) -> String) -> String {
    let refusals = Refusals { messages, style: CardStyle::Signs, name };
    match broken {
        OfGame::Wippen(broken) => refusals.wippen(broken),
        OfGame::Toepen(broken) => refusals.session(broken),
    }
}

/// Why something is not done to a book, as a sentence.
pub(crate) fn sheet_refusal(book: &Book, change: &Change, refusal: &sheet::Refusal, lang: Lang) -> String {
    SheetRefusals { messages: Messages::of(lang), book }.change(change, refusal)
}

/// What is wrong with a book as a file, as a sentence.
pub(crate) fn sheet_fault(fault: &ReadFault, lang: Lang) -> String {
    Messages::of(lang).sheet_unreadable(fault)
}

/// What is wrong with a line of someone's old sheet, or with all of it, as a sentence.
pub(crate) fn csv_fault(fault: &CsvFault, lang: Lang) -> String {
    Messages::of(lang).csv_fault(fault)
}

/// What the player at a seat is called.
pub(crate) fn name(names: &[String], seat: Seat, messages: &Messages) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => messages.seat(seat),
    }
}

/// The names of those at a table.
pub(crate) fn names(table: &Table) -> Vec<String> {
    match table.public() {
        Message::Snapshot(now) => now.seats.iter().map(|seat| seat.name.as_str().to_owned()).collect(),
        _ => Vec::new(),
    }
}
