//! Moves of Wippen as the notation has them, but for builds, which stand by their place in the pot: `4sx4h+[0]`,
//! `5s+[2]=9`.

use super::steps::read_seat;
use cards::{Card, CardBag};
use std::fmt::Write as _;
use wippen::{Action, BuildSet};

/// A set of builds has no places from here on.
const PLACES: usize = 32;

pub(super) fn write(action: &Action) -> String {
    let mut text = action.card().to_string();
    // Writing into a text cannot fail.
    let _ = match *action {
        Action::Add { .. } => Ok(()),
        Action::Capture { loose, builds, .. } => {
            text.push('x');
            push_parts(&mut text, loose, builds);
            Ok(())
        }
        Action::Build { loose, value, .. } => {
            text.push('+');
            push_parts(&mut text, loose, BuildSet::NONE);
            write!(text, "={value}")
        }
        Action::Extend { loose, build, value, .. } => {
            text.push('+');
            push_parts(&mut text, loose, BuildSet::of(usize::from(build)));
            write!(text, "={value}")
        }
        Action::Steal { from, .. } => write!(text, "!{from}"),
    };
    text
}

fn push_parts(text: &mut String, loose: CardBag, builds: BuildSet) {
    let loose = loose.iter().map(|card| card.to_string());
    let parts: Vec<String> = loose.chain(builds.iter().map(|place| format!("[{place}]"))).collect();
    text.push_str(&parts.join("+"));
}

pub(super) fn read(text: &str) -> Option<Action> {
    let (card, rest) = text.split_at_checked(2)?;
    let card: Card = card.parse().ok()?;
    let Some((kind, rest)) = rest.split_at_checked(1) else { return Some(Action::Add { card }) };
    match kind {
        "x" => {
            let (loose, builds) = read_parts(rest)?;
            Some(Action::Capture { card, loose, builds })
        }
        "!" => Some(Action::Steal { card, from: read_seat(rest)? }),
        "+" => {
            let (parts, value) = rest.rsplit_once('=')?;
            let value = value.parse().ok()?;
            let (loose, builds) = read_parts(parts)?;
            let mut places = builds.iter();
            match (places.next(), places.next()) {
                (None, _) => Some(Action::Build { card, loose, value }),
                (Some(build), None) => {
                    Some(Action::Extend { card, loose, build: u8::try_from(build).ok()?, value })
                }
                (Some(_), Some(_)) => None,
            }
        }
        _ => None,
    }
}

fn read_parts(text: &str) -> Option<(CardBag, BuildSet)> {
    let (mut loose, mut builds) = (CardBag::EMPTY, BuildSet::NONE);
    for part in text.split('+').filter(|_| !text.is_empty()) {
        match part.strip_prefix('[') {
            Some(place) => {
                let place: usize = place.strip_suffix(']')?.parse().ok()?;
                if place >= PLACES || builds.contains(place) {
                    return None;
                }
                builds = builds.with(place);
            }
            None => loose.insert(part.parse().ok()?).then_some(())?,
        }
    }
    Some((loose, builds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back() {
        for text in
            ["4s", "4sx4h", "4sx4h+[0]", "4sx[0]+[31]", "5s+4h=9", "5s+[2]=9", "5s+4h+4c+[1]=9", "Ts!3"]
        {
            assert_eq!(read(text).map(|action| write(&action)), Some(text.to_owned()));
        }
        // An act that nobody may do can still be written.
        let (card, loose, builds) = (Card::from_index(0).unwrap(), CardBag::EMPTY, BuildSet::NONE);
        let nothing = Action::Capture { card, loose, builds };
        assert_eq!(read(&write(&nothing)), Some(nothing));
    }

    #[test]
    fn what_is_no_move_is_not_read() {
        for text in [
            "",
            "4",
            "4s ",
            "4sx[32]",
            "4sx[1]+[1]",
            "4sx[-1]",
            "4s+[1]+[2]=9",
            "4s+5h=",
            "4s!9",
            "é4",
            "4sx4h+",
        ] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}
