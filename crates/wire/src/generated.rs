//! What is made of the message types for others: TypeScript, and an OpenAPI document with the schemas of all
//! messages, those of the socket too. The tests compare them with the files in the tree; with
//! `STAMTAFEL_UPDATE=1` in the environment they write them instead.

mod paths;

use crate::{
    Answering, BookBlock, BookPiece, BookRow, BookSection, BookSpan, BookWord, Build, CardsSeen,
    ClientMessage, Count, Happened, HouseRules, LastHands, Move, MoveKind, News, Packet, Payment, Proposal,
    Pulse, Question, Reason, RuleBook, SeatFacts, SeenStep, ServerMessage, Sheet, Snapshot, Switch,
    SwitchFacts, SwitchKind, ToepenHand, ToepenOwn, ToepenView, Toeps, View, Why, WippenView, Wish, You,
    books::{
        Amount, BookDoubt, BookFigures, BookMade, BookPayment, BookPerson, BookState, BookTold, BookUndo,
        CsvFaultTold, CsvLine, CsvTold, CsvWanted, Duel, EarlierLine, EveningEnd, EveningTold, LineTold,
        MatchKept, MatchWanted, NewBook, OperationResult, OperationsPut, PersonFigures, PutOperations,
        SeasonRow, SheetRules, SheetRulesWanted, SheetWarning,
    },
    http::{
        About, Claim, GameFacts, Listed, MatchResult, NewTable, Opened, Problem, Replay, ReplayStep,
        RulesFault, RulesTold, RulesWanted, Version,
    },
    lessons::{Asked, Attempt, CourseLesson, GameCourse, Lesson, LessonTask, TaskFact, Tried},
};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Value, json};
use sheet::{
    About as EveningAbout, Change, Check, Course, Entry, EveningId, GameLine, HandLine, House, LineId,
    Operation, OperationId, PersonId, Pile, Stakes, Toep, Verdict,
};
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

/// Runs something for every type, in the order in which they are written.
macro_rules! every_type {
    ($each:ident) => {
        $each!(
            ClientMessage,
            Wish,
            Question,
            ServerMessage,
            You,
            Why,
            Reason,
            Move,
            MoveKind,
            Happened,
            Pulse,
            News,
            SeenStep,
            Packet,
            CardsSeen,
            Snapshot,
            SeatFacts,
            Sheet,
            Payment,
            HouseRules,
            Switch,
            View,
            WippenView,
            Build,
            Count,
            ToepenView,
            ToepenOwn,
            Proposal,
            LastHands,
            ToepenHand,
            Toeps,
            Answering,
            NewTable,
            Opened,
            RulesWanted,
            RulesTold,
            RulesFault,
            RuleBook,
            BookSection,
            BookBlock,
            BookSpan,
            BookRow,
            BookPiece,
            BookWord,
            Claim,
            About,
            Listed,
            Version,
            GameFacts,
            SwitchFacts,
            SwitchKind,
            Replay,
            ReplayStep,
            MatchResult,
            GameCourse,
            CourseLesson,
            Lesson,
            LessonTask,
            Asked,
            Attempt,
            Tried,
            TaskFact,
            Problem,
            NewBook,
            BookMade,
            BookTold,
            BookState,
            BookPerson,
            BookUndo,
            EveningTold,
            SheetRules,
            SheetRulesWanted,
            LineTold,
            EarlierLine,
            EveningEnd,
            SheetWarning,
            Amount,
            BookPayment,
            BookDoubt,
            PutOperations,
            OperationsPut,
            OperationResult,
            BookFigures,
            SeasonRow,
            PersonFigures,
            Duel,
            CsvWanted,
            CsvTold,
            CsvLine,
            CsvFaultTold,
            MatchWanted,
            MatchKept,
            Operation,
            OperationId,
            Change,
            Verdict,
            EveningAbout,
            House,
            PersonId,
            EveningId,
            LineId,
            Entry,
            GameLine,
            Pile,
            HandLine,
            Stakes,
            Course,
            Toep,
            Check
        )
    };
}

fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = String::from(
        "// Made out of crates/wire by its tests (STAMTAFEL_UPDATE=1 cargo test -p wire). Not to be edited.\n",
    );
    let mut add = |docs: Option<String>, declaration: String| {
        text.push('\n');
        for line in docs.unwrap_or_default().trim_end().lines() {
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.push_str("export ");
        text.push_str(&declaration);
        text.push('\n');
    };
    macro_rules! declare {
        ($($of:ident),*) => { $(add($of::docs(), $of::decl(&config));)* };
    }
    every_type!(declare);
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn openapi() -> String {
    let mut generator: SchemaGenerator = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into())
        .into_generator();
    macro_rules! define {
        ($($of:ident),*) => { $(let _ = subschema::<$of>(&mut generator);)* };
    }
    every_type!(define);
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Stamtafel",
            "version": crate::VERSION.to_string(),
            "description": "Tables of Wippen and Zwols toepen. docs/protocol.md tells how it is used.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths::paths(),
        "components": {
            "schemas": generator.take_definitions(true),
            "securitySchemes": { "secret": {
                "type": "http", "scheme": "bearer",
                "description": "The secret of a book, for writing in it or for looking at it.",
            } },
        },
    });
    format!("{:#}\n", document)
}

fn subschema<T: JsonSchema>(generator: &mut SchemaGenerator) -> schemars::Schema {
    generator.subschema_for::<T>()
}

/// Is the file in the tree what the types say?
fn same(path: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if env::var_os("STAMTAFEL_UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, made).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{} is not what the types say: STAMTAFEL_UPDATE=1 writes it anew", path.display());
}

#[test]
fn typescript_is_what_the_types_say() {
    same("crates/wire/generated/protocol.ts", &typescript());
}

#[test]
fn openapi_is_what_the_types_say() {
    let document = openapi();
    same("docs/openapi.json", &document);
    // Every reference leads somewhere.
    let document: Value = serde_json::from_str(&document).unwrap();
    let mut references = Vec::new();
    collect(&document, &mut references);
    assert!(references.len() > 50);
    for reference in references {
        let pointer = reference.trim_start_matches('#');
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            references.extend(map.get("$ref").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|value| collect(value, references));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}
