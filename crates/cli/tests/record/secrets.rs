//! What a match under way tells nobody.

use super::{ALL, Folder, play};
use cards::Card;
use fair::{Secret, Share};
use std::fs;

/// The cards in the words of an entry that says them.
fn cards_in(line: &str) -> Vec<Card> {
    let hashes = [" commitment ", " share ", " pack ", " over ", " secret "];
    let text = line.rsplit_once(" #").map_or("", |(text, _)| text);
    let Some((_, text)) = text.split_once(' ').filter(|_| !hashes.iter().any(|word| line.contains(word)))
    else {
        return Vec::new();
    };
    let places = 0..text.len().saturating_sub(1);
    places.filter_map(|at| text.get(at..at + 2)?.parse().ok()).collect()
}

#[test]
fn neither_the_secret_nor_a_card_that_has_not_been_dealt_is_in_the_record() {
    let folder = Folder::new("secrets");
    let file = folder.file("evening.txt");
    let secret = Secret::of_seed(11).reveal();
    let line = "toepen --players 3 --set hands=1 --seed 11 --share me";
    for part in 0..50 {
        let ran = play(line, &file, 1).fine();
        for text in [&ran.out, &ran.err] {
            assert!(!text.contains(&secret), "{text}");
        }
        let text = fs::read_to_string(&file).unwrap();
        if ran.out.contains("The record is complete") {
            assert!(text.contains(&secret));
            return;
        }
        assert!(part < 49);
        assert!(!text.contains(&secret), "{text}");
        assert!(fs::read_to_string(format!("{file}.secret")).unwrap().starts_with(&secret));
        let entries: Vec<&str> = text.lines().skip(8).collect();
        let dealt: Vec<Card> =
            entries.iter().filter(|line| line.contains(" deal ")).flat_map(|line| cards_in(line)).collect();
        let pack = Secret::of_seed(11).pack(&[Share::of("me")], 1, toepen::PACK.into_iter().collect());
        let (first, rest) = pack.order().split_at(dealt.len());
        assert_eq!(first, dealt, "the cards are those of the secret and the share");
        for line in entries {
            assert!(cards_in(line).iter().all(|card| !rest.contains(card)), "{line}");
        }
    }
}

#[cfg(unix)]
#[test]
fn only_its_owner_can_read_the_secret() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("modes");
    let file = folder.file("evening.txt");
    let mode = || fs::metadata(format!("{file}.secret")).unwrap().permissions().mode() & 0o777;
    play("wippen", &file, 1).fine();
    assert_eq!(mode(), 0o600);
    play("wippen", &file, 1).fine();
    assert_eq!(mode(), 0o600);
    // What is left of a beginning that was broken off is used again, and closed.
    fs::remove_file(&file).unwrap();
    fs::write(format!("{file}.secret"), "0123").unwrap();
    fs::set_permissions(format!("{file}.secret"), fs::Permissions::from_mode(0o644)).unwrap();
    play("wippen", &file, 1).fine();
    assert_eq!(mode(), 0o600);
}

/// No two matches without a seed have the same secret.
#[test]
fn secrets_come_from_chance() {
    let folder = Folder::new("chance");
    let secret = |name: &str| {
        play("wippen", &folder.file(name), 1).fine();
        fs::read_to_string(folder.file(&format!("{name}.secret"))).unwrap()
    };
    assert_ne!(secret("a"), secret("b"));
    play("wippen", &folder.file("a"), ALL).fine();
}
