//! Reading Rust sources roughly, but well enough: they are formatted by rustfmt.

/// The Rust files that ship, so not those of tests and benches.
pub fn shipped_files() -> Vec<String> {
    let tests = ["/tests/", "/tests.rs", "/benches/", "/examples/"];
    super::files(|path| {
        path.ends_with(".rs")
            && (path.starts_with("crates/") || path.starts_with("xtask/"))
            && !tests.iter().any(|part| path.contains(part))
    })
}

/// The text with comments and items for tests blanked; the lines keep their numbers.
pub fn shipped(text: &str) -> String {
    let mut shipped = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.trim() == "#[cfg(test)]" {
            let indent = &line[..line.len() - line.trim_start().len()];
            shipped.push('\n');
            // Other attributes, then the item: one line, or all up to the brace that stands below its start.
            let mut started = false;
            for line in lines.by_ref() {
                shipped.push('\n');
                let attribute = !started && line.trim_start().starts_with("#[");
                let whole = !started && (line.ends_with(';') || line.ends_with('}'));
                let closing = line.strip_prefix(indent).is_some_and(|rest| rest.starts_with('}'));
                if !attribute && (whole || closing) {
                    break;
                }
                started |= !attribute;
            }
        } else {
            shipped.push_str(line.split("//").next().unwrap_or_default());
            shipped.push('\n');
        }
    }
    shipped
}

/// The names, keywords and numbers in a piece of code.
pub fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The names of the functions marked as tests.
pub fn tests(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in text.lines() {
        let mut line = line.trim_start();
        if let Some(rest) = line.strip_prefix("#[test]") {
            marked = true;
            line = rest.trim_start();
        }
        if let Some(name) = line.strip_prefix("fn ").and_then(|rest| words(rest).next()) {
            if marked {
                names.push(name);
            }
            marked = false;
        }
    }
    names
}

#[test]
fn comments_and_tests_do_not_ship() {
    let text = "use a; // b\n#[cfg(test)]\nmod c;\nmod d {\n    #[cfg(test)]\n    #[e]\n    fn f() {\n        g\n    }\n    h\n}\n\
                #[cfg(test)]\nmod tests {\n    i\n}\nj\n";
    assert_eq!(words(&shipped(text)).collect::<Vec<_>>(), ["use", "a", "mod", "d", "h", "j"]);
    assert_eq!(shipped(text).lines().count(), text.lines().count());
}

#[test]
fn only_marked_functions_are_tests() {
    let text = "#[test]\nfn a() {}\nfn b() {}\n    #[test]\n    #[ignore]\n    fn c(x in any()) {}\n#[test] fn d() {}";
    assert_eq!(tests(text), ["a", "c", "d"]);
}
