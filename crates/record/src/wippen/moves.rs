//! Moves of Wippen.

use crate::error::MoveError;
use ::wippen::{Action, Build, BuildSet, Illegal, Public};
use cards::{Card, CardBag};
use game::{MAX_SEATS, Seat};
use std::fmt::Write as _;

type Refused = MoveError<Illegal>;

/// Reads a move; its parts may come in any order.
pub(crate) fn parse(public: &Public, text: &str) -> Result<Action, Refused> {
    let (card, rest) = text.split_at_checked(2).ok_or(MoveError::Form)?;
    let card = parse_card(card)?;
    if rest.is_empty() {
        return Ok(Action::Add { card });
    }
    let (kind, rest) = rest.split_at_checked(1).ok_or(MoveError::Form)?;
    match kind {
        "x" => {
            let (loose, builds) = parts(public, rest)?;
            Ok(Action::Capture { card, loose, builds })
        }
        "!" => {
            let number = parse_number(rest)?;
            if usize::from(number) >= MAX_SEATS {
                return Err(MoveError::Illegal(Illegal::NoOneToRob));
            }
            Ok(Action::Steal { card, from: Seat::new(number) })
        }
        "+" => {
            let (rest, value) = rest.rsplit_once('=').ok_or(MoveError::Form)?;
            let value = parse_number(value)?;
            // A hand card is laid on one build at the most.
            if rest.matches('[').count() > 1 {
                return Err(MoveError::Form);
            }
            let (loose, builds) = parts(public, rest)?;
            Ok(match builds.iter().next() {
                None => Action::Build { card, loose, value },
                Some(build) => Action::Extend { card, loose, build: build as u8, value },
            })
        }
        _ => Err(MoveError::Form),
    }
}

fn parse_card(text: &str) -> Result<Card, Refused> {
    text.parse().map_err(|_| MoveError::Form)
}

/// Digits, without a leading zero; whatever is above 255 is 255, which no rule allows.
fn parse_number(text: &str) -> Result<u8, Refused> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return Err(MoveError::Form);
    }
    Ok(text.parse().unwrap_or(u8::MAX))
}

/// Loose cards and builds joined by `+`. All of the text is read before anything is looked for in the pot.
fn parts(public: &Public, text: &str) -> Result<(CardBag, BuildSet), Refused> {
    let mut loose = Vec::new();
    let mut named = Vec::new();
    for part in text.split('+') {
        match part.strip_prefix('[') {
            Some(rest) => named.push(parse_build(rest.strip_suffix(']').ok_or(MoveError::Form)?)?),
            None => loose.push(parse_card(part)?),
        }
    }
    let mut bag = CardBag::EMPTY;
    for card in loose {
        if !bag.insert(card) {
            return Err(MoveError::Illegal(Illegal::NotInPot { card }));
        }
    }
    let mut set = BuildSet::NONE;
    for build in named {
        let mut places = (0..).zip(public.builds.as_slice());
        let place = places.find(|(index, other)| Some(**other) == build && !set.contains(*index));
        let (index, _) = place.ok_or(MoveError::Illegal(Illegal::NoSuchBuild))?;
        set = set.with(index);
    }
    Ok((bag, set))
}

/// `CARDS=VALUE@OWNER`; none if it has the form of a build but no build can be like that.
pub(super) fn parse_build(text: &str) -> Result<Option<Build>, Refused> {
    let (rest, owner) = text.rsplit_once('@').ok_or(MoveError::Form)?;
    let (names, value) = rest.rsplit_once('=').ok_or(MoveError::Form)?;
    let (value, owner) = (parse_number(value)?, parse_number(owner)?);
    if names.is_empty() || !names.is_ascii() || names.len() % 2 != 0 {
        return Err(MoveError::Form);
    }
    let mut cards = CardBag::EMPTY;
    let mut fits = true;
    for start in (0..names.len()).step_by(2) {
        fits &= cards.insert(parse_card(&names[start..start + 2])?);
    }
    let seated = usize::from(owner) < MAX_SEATS;
    Ok((fits && seated).then(|| Build::new(cards, value, Seat::new(owner))))
}

/// The canonical text of a move.
pub(crate) fn text(public: &Public, action: &Action) -> String {
    let mut text = action.card().to_string();
    // Writing into a text cannot fail.
    let _ = match *action {
        Action::Add { .. } => Ok(()),
        Action::Capture { loose, builds, .. } => {
            text.push('x');
            push_parts(&mut text, public, loose, builds);
            Ok(())
        }
        Action::Build { loose, value, .. } => {
            text.push('+');
            push_parts(&mut text, public, loose, BuildSet::NONE);
            write!(text, "={value}")
        }
        Action::Extend { loose, build, value, .. } => {
            text.push('+');
            push_parts(&mut text, public, loose, BuildSet::of(usize::from(build)));
            write!(text, "={value}")
        }
        Action::Steal { from, .. } => write!(text, "!{from}"),
    };
    text
}

fn push_parts(text: &mut String, public: &Public, loose: CardBag, builds: BuildSet) {
    let loose = loose.iter().map(|card| card.to_string());
    let builds = public.builds.of(builds).map(Build::to_string);
    let parts: Vec<String> = loose.chain(builds).collect();
    text.push_str(&parts.join("+"));
}
