//! `stamtafel sheet import`: brings in somebody's old sheet. Without `--write` it only shows what it would become.

use super::file::{Kept, drawn};
use super::{Context, Entry, given, show};
use crate::error::{Exit, Failure, Stop};
use crate::help::Page;
use crate::{args, input, table};
use clap::builder::ValueParser;
use clap::{ArgMatches, ValueHint};
use lang::Messages;
use sheet::{Kind, Preview, read_csv, unused};
use std::ffi::{OsStr, OsString};
use std::path::Path;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "import",
        about: "cli-sheet-import-about",
        usage: "cli-sheet-import-usage",
        examples: "cli-sheet-import-examples",
    },
    arguments: |messages, command| {
        let from = args::positional(messages, "from", "cli-sheet-value-csv", "cli-sheet-import-from")
            .value_parser(ValueParser::os_string())
            .value_hint(ValueHint::FilePath);
        let [game, rules, set] = table::house(messages);
        command
            .arg(given::file(messages))
            .arg(from)
            .arg(game)
            .arg(rules)
            .arg(set)
            .arg(args::flag(messages, "standings", "cli-sheet-import-standings"))
            .arg(args::flag(messages, "write", "cli-sheet-import-write"))
            .arg(args::flag(messages, "partly", "cli-sheet-import-partly"))
    },
    run,
};

/// More than any sheet to read in has; the sheet has its own, narrower bound.
const LIMIT: u64 = 8 << 20;

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let house = table::get_sheet_house(messages, matches)?;
    let draft = house.draft().map_err(|fault| {
        let refusal = sheet::Refusal::House(fault);
        let told = lang::SheetRefusals { messages, book: &sheet::Book::default() };
        Failure::new(Exit::Form, told.refusal(&refusal, &[]))
    })?;
    let from = matches.get_one::<OsString>("from").map_or(OsStr::new("-"), OsString::as_os_str);
    let text = input::read_up_to(messages, from, LIMIT, "sheet-csv-too-long")?;
    let kind = if matches.get_flag("standings") { Kind::Standings } else { Kind::Differences };
    let preview = read_csv(&text, &draft, kind)
        .map_err(|fault| Failure::new(Exit::Form, messages.csv_fault(&fault)))?;
    let file = args::get_file(matches);
    let there = Path::new(file).exists();
    let mut kept = if there { Kept::open(messages, file)? } else { Kept::begin(messages, file) };
    let changes = preview.into_book(&kept.book, &house, &mut unused(&kept.book, || drawn() as u32));
    let known: Vec<_> = kept.book.evenings().iter().map(|evening| evening.id).collect();
    for change in changes {
        kept.act(change)?;
    }
    told(context, &preview)?;
    let write = matches.get_flag("write");
    if write && !preview.faults.is_empty() && !matches.get_flag("partly") {
        return Err(Failure::form(messages, "cli-sheet-import-faults", &[]).into());
    }
    if write && !preview.lines.is_empty() {
        kept.save()?;
    } else {
        writeln!(context.out, "\n{}", messages.get("cli-sheet-import-nothing-written", &[]))?;
    }
    for evening in kept.book.evenings().iter().filter(|evening| !known.contains(&evening.id)) {
        writeln!(context.out)?;
        show::evening(context, &kept.book, evening.id)?;
    }
    Ok(())
}

/// What was read, and what is wrong with each line that cannot be.
fn told(context: &mut Context<'_>, preview: &Preview) -> Result<(), Stop> {
    let messages: &'static Messages = context.messages;
    let names: Vec<&str> = preview.names.iter().map(|name| name.as_str()).collect();
    let blanks = [
        ("names", names.join(", ").into()),
        ("lines", (preview.lines.len() as i64).into()),
        ("evenings", (preview.evenings() as i64).into()),
    ];
    writeln!(context.out, "{}", messages.get("cli-sheet-import-read", &blanks))?;
    for (line, fault) in &preview.faults {
        let blanks = [("line", line.to_string().into()), ("sentence", messages.csv_fault(fault).into())];
        writeln!(context.out, "{}", messages.get("record-at-line", &blanks))?;
    }
    if preview.more_faults > 0 {
        let blanks = [("count", (preview.more_faults as i64).into())];
        writeln!(context.out, "{}", messages.get("cli-sheet-import-more-faults", &blanks))?;
    }
    Ok(())
}
