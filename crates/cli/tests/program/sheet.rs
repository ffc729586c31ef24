//! `sheet`: evenings kept in a file, from the first line to the settlement.

use super::{Ran, assert_fails, program, run, run_with};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::Stdio;

/// A folder of its own, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("stamtafel-sheet-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    /// `stamtafel sheet COMMAND FOLDER/sheet.json WORDS...`
    fn sheet(&self, command: &str, words: &[&str]) -> Ran {
        let file = self.path("sheet.json");
        run(&[&["sheet", command, &file], words].concat())
    }

    /// The same, which must be done; what it printed.
    #[track_caller]
    fn done(&self, command: &str, words: &[&str]) -> String {
        let ran = self.sheet(command, words);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{command} {words:?}: {ran:?}");
        ran.out
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const DATE: [&str; 2] = ["--date", "2026-11-30"];

fn toepen(folder: &Folder, more: &[&str]) {
    folder.done("new", &[&["toepen", "Anna", "Bram", "Cor"], &DATE[..], more].concat());
}

#[test]
fn an_evening_of_five_games_of_wippen() {
    let folder = Folder::new("wippen");
    let begun = folder.done(
        "new",
        &[
            "wippen",
            "Anna",
            "Bram",
            "--group",
            "The Sun",
            "--dealer",
            "Bram",
            "--set",
            "finish=games 5",
            "--date",
            "2026-11-30",
        ],
    );
    assert!(
        begun.starts_with("The Sun\nWippen · 30 Nov 2026\nThere is nothing on it yet.\nBram deals.\n"),
        "{begun}"
    );
    let noted = folder.done("add", &["30/8/1/0/3/2", "22/5/0/1/1"]);
    assert_eq!(noted, "Line 1: Anna 11, Bram 2\nStandings: Anna 11 · Bram 2\nAnna deals.\n");
    folder.done("add", &["4", "7"]);
    folder.done("add", &["bram:9", "ANNA:2"]);
    folder.done("add", &["5", "6"]);
    // Anna has 22 and Bram 24, and the fifth game decides.
    let last = folder.done("add", &["9", "2"]);
    assert!(last.ends_with("Standings: Anna 31 · Bram 26\nAnna wins the match with 31 points.\n"), "{last}");
    // What cannot be right by the pack is refused with its rule, and changes nothing.
    let before = folder.text("sheet.json");
    for (words, rule) in [
        (&["30/8/1/0/3", "23/5/0/1/1"][..], "W3: There are 52 cards altogether, and here are 53.\n"),
        (&["30/8/1/0/3", "22/6/0/1/1"], "W3: There are 13 spades altogether, and here are 14.\n"),
        (&["9", "9000"], "W31: A game gives 11 points altogether, wips aside, and here are 9,009.\n"),
    ] {
        let ran = folder.sheet("add", words);
        assert_fails(&ran, 3);
        assert_eq!(ran.err, rule);
    }
    assert_eq!(folder.text("sheet.json"), before);
    // A correction shows what it changes: now Bram has won.
    let corrected = folder.done("correct", &["3", "0", "11"]);
    assert_eq!(
        corrected,
        "Anna: 31 becomes 29\nBram: 26 becomes 28\nStandings: Anna 29 · Bram 28\nAnna wins the match with 29 points.\n"
    );
    let shown = folder.done("show", &[]);
    assert!(shown.contains("  *3   15 (0)"), "{shown}");
    assert!(
        shown.contains("* corrected")
            && shown.contains("lost in a row now")
            && shown.contains("A Anna 29   B Bram 28")
    );
    assert!(!shown.contains("Settlement"));
    assert_fails(&folder.sheet("settle", &[]), 2);
}

#[test]
fn an_evening_of_toepen_with_everything_that_can_happen() {
    let folder = Folder::new("toepen");
    toepen(
        &folder,
        &["--set", "clip_value_cents=10", "--set", "report_tens=true", "--set", "toep_stakes=[1,2]"],
    );
    for (words, gave) in [
        (&["Anna"][..], "Anna +2, Bram -1, Cor -1"),
        (&["Anna", "Bram:toep", "Cor:fold"], "Anna +3, Bram -2, Cor -1"),
        (&["Cor", "Anna:toep", "Bram:weg", "Cor:toep", "see"], "Anna -4, Bram -1, Cor +5"),
        (&["Bram", "Bram:toep2", "Anna:aus", "Cor:raus"], "Anna -1, Bram +2, Cor -1"),
        (&["Anna", "Bram:ten", "Cor:check:Anna", "Anna:caught:Bram"], "Anna +7, Bram -4, Cor -3"),
        (&["Cor", "1", "2", "3"], "Anna -1, Bram -2, Cor +3"),
        (&["Anna", "+5", "-2", "-3"], "Anna +5, Bram -2, Cor -3"),
        (&["Anna", "Anna:2", "Cor:1"], "Anna +1, Cor -1"),
        (&["Bram", "--players", "Bram,Cor"], "Bram +1, Cor -1"),
    ] {
        let noted = folder.done("add", words);
        assert!(noted.contains(&format!(": {gave}\n")), "{words:?}: {noted}");
    }
    // Clips never appear or vanish.
    for words in [&["Anna", "+5", "-2", "-2"][..], &["Anna", "+5", "-3", "-3"]] {
        let ran = folder.sheet("add", words);
        assert_fails(&ran, 3);
        assert!(ran.err.starts_with("T5: That is 1 clip too "), "{ran:?}");
    }
    for (words, rule) in [
        (&["Anna", "Anna:fold"][..], ""),
        (&["Anna", "Bram:toep", "Bram:fold"], "T11: "),
        (&["Anna", "Bram:toep", "Anna:fold"], "T21: "),
        (&["Anna", "Bram:toep3"], "T14: "),
        (&["Anna", "1", "0", "1"], "T4: "),
    ] {
        let ran = folder.sheet("add", words);
        assert_fails(&ran, if rule.is_empty() { 2 } else { 3 });
        assert!(ran.err.starts_with(rule), "{words:?}: {ran:?}");
    }
    // T24
    let last = folder.done("evening", &["--last", "3"]);
    assert!(last.contains("3 hands left."), "{last}");
    assert_fails(&folder.sheet("evening", &["--last", "4"]), 3);
    assert_fails(&folder.sheet("evening", &["--seats", "Anna"]), 3);
    for _ in 0..3 {
        folder.done("add", &["Anna"]);
    }
    let shown = folder.done("show", &[]);
    assert!(shown.contains("The evening is over: Anna has the most clips, "), "{shown}");
    assert!(!shown.contains("hands left") && shown.contains("hand  winner"), "{shown}");
    // T23, T25
    let once = folder.done("settle", &[]);
    folder.done("evening", &["--double", "on"]);
    let twice = folder.done("settle", &[]);
    assert!(once.contains("Anna   €1.80\n") && twice.contains("Anna   €3.60\n"), "{once}{twice}");
    let payments = twice.lines().filter(|line| line.contains(" pays Anna ")).count();
    assert_eq!(payments, 2, "{twice}");
}

#[test]
fn striking_out_undoing_and_bringing_back() {
    let folder = Folder::new("undo");
    toepen(&folder, &[]);
    folder.done("add", &["Anna"]);
    folder.done("add", &["Bram", "1", "1", "5"]);
    let with_both = folder.done("show", &[]);
    let removed = folder.done("remove", &["2"]);
    assert!(
        removed.starts_with("Anna: 21 becomes 22\nBram: 25 becomes 19\nCor: 14 becomes 19\n"),
        "{removed}"
    );
    assert!(folder.done("show", &[]).contains("struck out"));
    folder.done("remove", &["2", "--back"]);
    let back = folder.done("show", &[]);
    assert_eq!(back.replace("\n* corrected", "").replace("*2", " 2"), with_both);
    let undone = folder.done("undo", &[]);
    assert!(undone.starts_with("Undone: striking out, or letting count again.\n"), "{undone}");
    folder.done("undo", &[]);
    let undone = folder.done("undo", &[]);
    assert!(undone.starts_with("Undone: a new line.\n"), "{undone}");
    folder.done("remove", &["--evening", "1", "--whole"]);
    let ran = folder.sheet("show", &[]);
    assert_fails(&ran, 2);
    folder.done("remove", &["--evening", "1", "--whole", "--back"]);
    folder.done("show", &[]);
    assert_fails(&folder.sheet("remove", &[]), 2);
    assert_fails(&folder.sheet("remove", &["1", "--whole"]), 2);
    // Undoing is kept, too: every operation is one more line of the file.
    let operations = folder.text("sheet.json").matches("\"do\":").count();
    assert!(operations >= 12, "{operations}");
}

#[test]
fn what_cannot_be_understood_is_said_in_the_users_language_and_changes_nothing() {
    let folder = Folder::new("errors");
    toepen(&folder, &[]);
    folder.done("add", &["Anna"]);
    let before = folder.text("sheet.json");
    for words in [
        &["add", "Dora"][..],
        &["add", "1", "1", "1"],
        &["add", "Anna", "1", "1"],
        &["add", "Anna", "Bram:1", "1", "1"],
        &["add", "Anna", "Bram:dance"],
        &["add", "Anna", "dance"],
        &["add", "Anna", "Bram:fold"],
        &["add", "Anna", "see"],
        &["add", "Anna", "--players", "Bram,Cor"],
        &["add", "Anna", "1", "1", "99999999999999999999"],
        &["add", "Anna", "--evening", "7"],
        &["correct", "9", "Anna"],
        &["correct", "no", "Anna"],
        &["remove", "0"],
        &["new", "toepen", "Anna"],
        &["new", "toepen", "Anna", "Anna"],
        &["new", "toepen", "Anna", "B\u{1b}"],
        &["new", "toepen", "Anna", "Bram", "--date", "2026-02-30"],
        &["new", "toepen", "Anna", "Bram", "--dealer", "Cor"],
        &["new", "toepen", "Anna", "Bram", "--set", "dance=1"],
        &["new", "wippen", "Anna", "Bram", "--set", "raising=true"],
        &["rename", "Dora", "Eva"],
        &["export", "nothing.doc"],
        &["show", "--evening", "2020-01-01"],
    ] {
        let file = folder.path("sheet.json");
        let told = ["nl", "de", "en"].map(|lang| {
            let ran = run(&[&["--lang", lang, "sheet", words[0], &file], &words[1..]].concat());
            assert_fails(&ran, 2);
            ran.err
        });
        assert!(told[0] != told[1] && told[1] != told[2], "{words:?}: {told:?}");
    }
    assert_eq!(folder.text("sheet.json"), before);
    assert_eq!(folder.names(), ["sheet.json"]);
    // And a sheet that could not begin is not there.
    let file = folder.path("other.json");
    assert_fails(&run(&["sheet", "new", &file, "toepen", "Anna"]), 2);
    assert_fails(&run(&["sheet", "new", &file, "toepen", "Anna", "Anna"]), 2);
    assert_eq!(folder.names(), ["sheet.json"]);
}

#[test]
fn files_that_are_no_sheet_are_told_and_left_alone() {
    let folder = Folder::new("files");
    toepen(&folder, &[]);
    let good = folder.text("sheet.json");
    for (text, expected) in [
        ("", "nothing in it"),
        ("{}", "no sheet, or it is damaged"),
        ("{\"stamtafel\":\"sheet\",\"version\":9,\"operations\":[]}", "no sheet of version 1"),
        (&good[..good.len() / 2], "look at line"),
        (
            &good.replacen("\"name\":\"Bram\"", "\"name\":\" Bram\"", 1),
            "Change 2 in this sheet cannot be: A name",
        ),
    ] {
        fs::write(folder.path("sheet.json"), text).unwrap();
        for command in ["show", "add", "undo", "settle"] {
            let ran = folder.sheet(command, if command == "add" { &["Anna"] } else { &[] });
            assert_fails(&ran, 2);
            assert!(ran.err.contains(expected), "{command}: {ran:?}");
        }
        assert_eq!(folder.text("sheet.json"), text);
    }
    assert_fails(&run(&["sheet", "show", &folder.path("none.json")]), 2);
    assert_fails(&run(&["sheet", "show", &folder.path("")]), 2);
    assert_fails(&run(&["sheet"]), 2);
    assert_fails(&run(&["sheet", "dance"]), 2);
}

#[test]
fn what_is_written_takes_the_place_of_what_was_there_all_at_once() {
    let folder = Folder::new("atomic");
    toepen(&folder, &[]);
    // What else lies beside it is left alone.
    fs::write(folder.path("sheet.json.new"), "dear diary").unwrap();
    folder.done("add", &["Anna"]);
    assert_eq!(folder.names(), ["sheet.json", "sheet.json.new"]);
    assert_eq!(folder.text("sheet.json.new"), "dear diary");
    // Where nothing can be written beside it, here because that name would be too long, the sheet stays as it was.
    let long = folder.path(&"x".repeat(250));
    fs::copy(folder.path("sheet.json"), &long).unwrap();
    let before = fs::read_to_string(&long).unwrap();
    let ran = run(&["sheet", "add", &long, "Bram"]);
    assert_fails(&ran, 2);
    assert!(ran.err.contains("stays as it was"), "{ran:?}");
    assert_eq!(fs::read_to_string(&long).unwrap(), before);
    // A sheet that could not begin for that leaves nothing.
    fs::remove_file(&long).unwrap();
    assert_fails(&run(&["sheet", "new", &long, "toepen", "Anna", "Bram"]), 2);
    assert_eq!(folder.names(), ["sheet.json", "sheet.json.new"]);
}

#[cfg(unix)]
#[test]
fn an_export_goes_into_a_link_and_into_what_is_no_file() {
    let folder = Folder::new("into");
    toepen(&folder, &[]);
    folder.done("add", &["Anna"]);
    let (link, file) = (folder.path("link.csv"), folder.path("file.csv"));
    fs::write(&file, "x".repeat(10_000)).unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    folder.done("export", &[&link]);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    let told = folder.text("file.csv");
    assert!(told.starts_with("evening,date,winner,"), "{told}");
    assert_eq!(folder.done("export", &["/dev/stdout", "--as", "csv"]), told);
    assert_eq!(folder.names(), ["file.csv", "link.csv", "sheet.json"]);
}

#[test]
fn programs_that_note_at_once_lose_nothing() {
    let folder = Folder::new("at-once");
    toepen(&folder, &["--set", "hands=null"]);
    let file = folder.path("sheet.json");
    let notes: Vec<_> = (0..8)
        .map(|_| program().args(["sheet", "add", &file, "Anna"]).stdout(Stdio::null()).spawn().unwrap())
        .collect();
    for mut note in notes {
        assert!(note.wait().unwrap().success());
    }
    let shown = folder.done("show", &[]);
    assert!(shown.contains("36 (+2)") && shown.contains("played"), "{shown}");
}

/// What it said that it had noted is there, and the file is whole, whenever the program ends.
#[test]
fn killed_at_any_moment_it_leaves_a_whole_sheet_with_all_that_it_told() {
    let folder = Folder::new("killed");
    toepen(&folder, &["--set", "hands=null"]);
    let (file, mut before) = (folder.path("sheet.json"), 0);
    for wait_for in [1, 2, 5, 11, 23] {
        let mut child = program()
            .args(["sheet", "add", &file, "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.as_mut().unwrap().write_all("Anna\n".repeat(40).as_bytes()).unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let (mut told, mut line) = (0, String::new());
        while told < wait_for && out.read_line(&mut line).unwrap() > 0 {
            told += usize::from(line.starts_with("Line "));
            line.clear();
        }
        // By now it is writing the next.
        child.kill().unwrap();
        child.wait().unwrap();
        out.read_to_string(&mut line).unwrap();
        told += line.lines().filter(|line| line.starts_with("Line ")).count();
        let added = folder.text("sheet.json").matches("add_line").count();
        assert!(told >= wait_for && added >= before + told, "{told} were told, and {added} are there");
        before = added;
        folder.done("show", &[]);
    }
}

#[test]
fn lines_of_the_standard_input_are_each_noted_or_told() {
    let folder = Folder::new("lines");
    toepen(&folder, &[]);
    let file = folder.path("sheet.json");
    let ran =
        run_with(program().args(["sheet", "add", &file, "-"]), b"Anna\n\nBram Cor:toep\nDora\nCor 1 1 2\n");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(
        ran.err.starts_with("Line 4: Who is 'Dora'?")
            && ran.err.ends_with("Not every line has been noted.\n"),
        "{ran:?}"
    );
    assert!(ran.out.contains("Line 3: Anna -1, Bram -1, Cor +2"), "{ran:?}");
}

#[test]
fn out_as_csv_and_json_and_in_again_it_is_equal() {
    let folder = Folder::new("again");
    toepen(&folder, &[]);
    for words in [&["Anna"][..], &["Bram", "1", "2", "3"], &["Anna", "Cor:toep", "Bram:fold"]] {
        folder.done("add", words);
    }
    let csv = folder.path("evening.csv");
    folder.done("export", &[&csv]);
    assert_eq!(
        folder.text("evening.csv"),
        "evening,date,winner,Anna,Bram,Cor\n1,2026-11-30,Anna,2,-1,-1\n1,2026-11-30,Bram,-1,4,-3\n1,2026-11-30,Anna,3,-1,-2\n"
    );
    let again = folder.path("again.json");
    let preview = run(&["sheet", "import", &again, &csv, "toepen"]);
    assert!(preview.out.starts_with("Read: 3 lines of one evening, with Anna, Bram, Cor.\n"), "{preview:?}");
    assert!(
        preview.out.contains("nothing is written yet") && !folder.names().contains(&"again.json".to_owned())
    );
    let written = run(&["sheet", "import", &again, &csv, "toepen", "--write"]);
    assert_eq!((written.code, written.err.as_str()), (Some(0), ""), "{written:?}");
    let shown = |file: &str| run(&["sheet", "show", file]).out;
    // How many were won because all others folded is not told by stakes; all else is.
    assert_eq!(shown(&again), shown(&folder.path("sheet.json")));
    let json = folder.path("copy.json");
    folder.done("export", &[&json]);
    assert_eq!(folder.text("copy.json"), folder.text("sheet.json"));
    assert_eq!(run(&["sheet", "export", &json, "-", "--as", "json"]).out, folder.text("sheet.json"));
}

#[test]
fn an_old_sheet_is_told_line_by_line() {
    let folder = Folder::new("import");
    let csv = folder.path("old.csv");
    fs::write(&csv, "Datum;Anna;Bram\n30-11-2026;9;2\n;drei;8\n;5;5\n32-1-2026;5;6\n1-12-2026;7;4\n")
        .unwrap();
    let told = |lang: &str, more: &[&str]| {
        run(&[&["--lang", lang, "sheet", "import", &folder.path("new.json"), &csv, "wippen"], more].concat())
    };
    let preview = told("en", &[]);
    assert_eq!(preview.code, Some(0));
    for line in [
        "Read: 2 lines of 2 evenings, with Anna, Bram.",
        "Line 3: Anna has 'drei', which is no number that can be here.",
        "Line 4: A game gives 11 points altogether, wips aside, and here are 10.",
        "Line 5: '32-1-2026' is no day: write 2026-11-30 or 30/11/2026.",
    ] {
        assert!(preview.out.lines().any(|there| there == line), "{line}: {preview:?}");
    }
    assert!(told("nl", &[]).out.contains("Regel 3: Bij Anna staat 'drei'"));
    assert!(told("de", &[]).out.contains("Zeile 3: Bei Anna steht 'drei'"));
    let refused = told("en", &["--write"]);
    assert_eq!((refused.code, folder.names()), (Some(2), vec!["old.csv".to_owned()]));
    assert_eq!(told("en", &["--write", "--partly"]).code, Some(0));
    let season = run(&["sheet", "season", &folder.path("new.json")]);
    assert!(season.out.contains("2 evenings.") && season.out.contains("16 (7)"), "{season:?}");
    for (text, expected) in
        [("", "nothing in it"), ("1;2\n", "names of at least two"), ("Anna\n9\n", "names of at least two")]
    {
        fs::write(&csv, text).unwrap();
        let ran = told("en", &[]);
        if text == "1;2\n" {
            // Numbers can be names; then there is nothing to read.
            assert!(ran.out.starts_with("Read: 0 lines"), "{ran:?}");
        } else {
            assert_fails(&ran, 2);
            assert!(ran.err.contains(expected), "{ran:?}");
        }
    }
}

#[test]
fn pages_and_spreadsheets_of_an_evening_and_of_the_season() {
    let folder = Folder::new("export");
    toepen(&folder, &[]);
    folder.done("add", &["Anna"]);
    for (lang, title) in [
        ("nl", "Zwols toepen: het seizoen"),
        ("de", "Zwols toepen: die Saison"),
        ("en", "Zwols toepen: the season"),
    ] {
        let page = folder.path("season.html");
        folder.done("export", &[&page, "--season", "toepen", "--lang", lang]);
        let text = folder.text("season.html");
        assert!(text.starts_with("<!doctype html>") && text.contains(&format!("<h1>{title}</h1>")), "{text}");
    }
    let sheet = folder.path("evening.xlsx");
    folder.done("export", &[&sheet]);
    assert!(fs::read(&sheet).unwrap().starts_with(b"PK"));
    assert_fails(&folder.sheet("export", &[&folder.path("")]), 2);
    assert_fails(&folder.sheet("export", &[&folder.path("none/x.csv")]), 2);
    assert_fails(&folder.sheet("export", &["-"]), 2);
}

#[test]
fn people_come_go_and_are_called_otherwise() {
    let folder = Folder::new("people");
    toepen(&folder, &[]);
    folder.done("add", &["Anna"]);
    folder.done("new", &["wippen", "Anna", "Dora", "--date", "2026-12-07"]);
    folder.done("add", &["9", "2"]);
    let list = folder.done("season", &[]);
    assert!(list.contains("1  30 Nov 2026  Zwols toepen      1  Anna, Bram, Cor\n"), "{list}");
    assert!(list.contains("2  7 Dec 2026   Wippen            1  Anna, Dora\n"), "{list}");
    let renamed = folder.done("rename", &["dor", "Door"]);
    assert!(renamed.contains("Anna, Door"), "{renamed}");
    folder.done("rename", &["Door", ""]);
    assert!(folder.done("show", &[]).contains("somebody"));
    folder.done("evening", &["--evening", "1", "--seats", "Cor,Anna"]);
    let noted = folder.done("add", &["--evening", "2026-11-30", "Cor"]);
    assert!(noted.starts_with("Line 2: Cor +1, Anna -1\n"), "{noted}");
}

/// Two phones noted a line at once; who has the file decides.
#[test]
fn what_awaits_a_decision_is_shown_and_decided() {
    let folder = Folder::new("doubts");
    toepen(&folder, &[]);
    folder.done("add", &["Anna"]);
    // A phone that did not know of that line noted another in its place.
    let text = folder.text("sheet.json");
    let line = text.lines().find(|line| line.contains("add_line")).unwrap();
    let twin = line.replacen(&line[7..39], &"e".repeat(32), 1).replacen("\"winner\":0", "\"winner\":1", 1);
    let number = twin.split("\"line\":").nth(1).unwrap().split(',').next().unwrap().to_owned();
    let twin = twin.replacen(&format!("\"line\":{number},"), "\"line\":4000000000,", 1);
    fs::write(folder.path("sheet.json"), text.replacen("\n]}", &format!(",\n{twin}\n]}}"), 1)).unwrap();
    let shown = folder.done("show", &[]);
    assert!(shown.contains("to be decided") && shown.contains("Bram +2"), "{shown}");
    assert!(
        folder.done("decide", &[]).contains("1  Anna -1, Bram +2, Cor -1 — or is this line 1"),
        "{shown}"
    );
    assert_fails(&folder.sheet("decide", &["1"]), 2);
    assert_fails(&folder.sheet("decide", &["2", "both"]), 2);
    folder.done("decide", &["1", "both"]);
    assert!(folder.done("show", &[]).contains("21 (-1)"));
    assert_eq!(folder.done("decide", &[]), "There is nothing to decide here.\n");
}

#[test]
fn every_command_has_its_help_in_every_language() {
    let page = run(&["sheet", "--help"]).out;
    let list = page.split("Commands:\n").nth(1).expect("a list of commands");
    let commands: Vec<&str> = list
        .lines()
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(commands.len(), 13, "{commands:?}");
    let completions = ["bash", "zsh", "fish"].map(|shell| run(&["completions", shell]).out);
    for command in commands {
        let told = ["nl", "de", "en"].map(|lang| {
            let ran = run(&["sheet", command, "--help", "--lang", lang]);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{command}");
            assert!(ran.out.contains(&format!("stamtafel sheet {command} ")), "{}", ran.out);
            assert!(
                ran.out.lines().all(|line| line.trim_end() == line),
                "{command} in {lang}: space at an end"
            );
            for word in ["Usage", "Options:", "Commands", "Arguments", "[default", "[possible", "Print "] {
                assert!(
                    lang == "en" || !ran.out.contains(word),
                    "{lang} {command} says {word}:\n{}",
                    ran.out
                );
            }
            ran.out
        });
        assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{command}");
        assert!(completions.iter().all(|script| script.contains(command)), "{command}");
    }
}
