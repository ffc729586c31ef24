//! The rules of both games are numbered without gaps, and every number has its tests: a test of rule W9 is called
//! `w9_…`, one of T16 `t16_…`; a test of several names them all, `w11_w21_…`.

use std::collections::BTreeSet;

use super::source::tests;

/// A rule: the letter of its game and its number, as in `W9`.
type Rule = (char, u32);

/// The games' pages: the letter of their rules and how many there are.
const PAGES: &[(&str, char, u32)] = &[("docs/rules/wippen.md", 'W', 35), ("docs/rules/toepen.md", 'T', 28)];

/// Rules of parts that are yet to come, so without tests: quick phrases (T27) belong to a later release.
const LATER: &[Rule] = &[('T', 27)];

/// The rules stated in a page, in its order: each begins a line as `- **W9** `.
fn stated(page: &str) -> Vec<Rule> {
    page.lines().filter_map(|line| rule(line.strip_prefix("- **")?.split_once("**")?.0)).collect()
}

fn all_stated() -> BTreeSet<Rule> {
    PAGES.iter().flat_map(|(page, ..)| stated(&super::read(page))).collect()
}

/// `W9` or `w9` as a rule.
fn rule(text: &str) -> Option<Rule> {
    let letter = text.chars().next()?.to_ascii_uppercase();
    let number = text.get(1..)?.parse().ok()?;
    PAGES.iter().any(|(_, known, _)| *known == letter).then_some((letter, number))
}

/// The rules that the name of a test begins with.
fn tested(name: &str) -> impl Iterator<Item = Rule> {
    name.split('_').map_while(rule)
}

fn complaints(stated: &BTreeSet<Rule>, later: &[Rule], tests: &[&str]) -> Vec<String> {
    let mut complaints = Vec::new();
    for name in tests {
        for (letter, number) in tested(name).filter(|rule| !stated.contains(rule)) {
            complaints.push(format!("test `{name}`: there is no rule {letter}{number}"));
        }
    }
    let tested: BTreeSet<Rule> = tests.iter().flat_map(|name| tested(name)).collect();
    for (letter, number) in stated {
        let rule = &(*letter, *number);
        match (tested.contains(rule), later.contains(rule)) {
            (true, false) | (false, true) => {}
            (false, false) => {
                let start = letter.to_ascii_lowercase();
                complaints.push(format!("rule {letter}{number} has no test called `{start}{number}_…`"));
            }
            (true, true) => complaints.push(format!("rule {letter}{number} has tests: strike it from LATER")),
        }
    }
    complaints
}

#[test]
fn every_rule_has_a_test_and_every_such_test_a_rule() {
    let sources = super::files(|path| path.starts_with("crates/") && path.ends_with(".rs"));
    let texts: Vec<String> = sources.iter().map(|path| super::read(path)).collect();
    let tests: Vec<&str> = texts.iter().flat_map(|text| tests(text)).collect();
    super::no_complaints(&complaints(&all_stated(), LATER, &tests));
}

#[test]
fn rules_are_numbered_without_gaps() {
    for &(page, letter, last) in PAGES {
        let expected: Vec<Rule> = (1..=last).map(|number| (letter, number)).collect();
        assert_eq!(stated(&super::read(page)), expected, "{page}");
    }
}

#[test]
fn the_cases_are_many_and_name_rules_that_exist() {
    let stated = all_stated();
    for game in ["wippen", "toepen"] {
        let path = format!("data/conformance/{game}.json");
        let cases: Vec<serde_json::Value> =
            serde_json::from_str(&super::read(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert!(cases.len() > 100, "{path} has only {} cases", cases.len());
        for case in &cases {
            let name = case["rule"].as_str().unwrap_or_default();
            let known = name == "notation" || rule(name).is_some_and(|rule| stated.contains(&rule));
            assert!(known, "{path}: the case {} names no rule: `{name}`", case["name"]);
        }
    }
}

#[test]
fn missing_orphaned_and_overdue_are_complained_of() {
    let page = "- **W1** A\n- **W2** B **W9**\ntext W3\n- **W3** C\n";
    let stated: BTreeSet<Rule> = stated(page).into_iter().collect();
    let complaints = |tests: &[&str]| complaints(&stated, &[('W', 3)], tests);
    assert!(complaints(&["w1_a", "w2_b", "with_c", "t_d"]).is_empty());
    assert!(complaints(&["w1_w2_both"]).is_empty());
    assert_eq!(complaints(&["w2_b"]), ["rule W1 has no test called `w1_…`"]);
    assert_eq!(complaints(&["w1_w2_a", "w99_c"]), ["test `w99_c`: there is no rule W99"]);
    assert_eq!(complaints(&["w1_w2_a", "w3_c"]), ["rule W3 has tests: strike it from LATER"]);
}
