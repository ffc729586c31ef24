//! Every refusal has its sentence.

use cards::Card;
use game::Seat;
use lang::{CardStyle, Lang, Messages, Refusals};
use std::collections::BTreeSet;
use toepen::SessionIllegal;
use wippen::Illegal;

/// One of each kind. Wippen has no list of its own; that none is missing is tested below.
fn all_of_wippen() -> Vec<Illegal> {
    let card: Card = "7h".parse().unwrap();
    let (seat, value) = (Seat::new(1), 9);
    vec![
        Illegal::NotYourTurn { turn: seat },
        Illegal::Over,
        Illegal::NotInHand { card },
        Illegal::NotInPot { card },
        Illegal::NoSuchBuild,
        Illegal::OneOfItsRank { card },
        Illegal::NoGroups { card },
        Illegal::FaceTakesOne { card },
        Illegal::FaceTakesAll { card },
        Illegal::MustCapture { card },
        Illegal::NoBuilding,
        Illegal::BuildOnNothing,
        Illegal::BuildTooHigh { value },
        Illegal::BuildSum { value },
        Illegal::BuildNotHeld { value },
        Illegal::Locked { card },
        Illegal::BuildOfOtherValue { card, value },
        Illegal::NotWithBuild { card },
        Illegal::NoRaising,
        Illegal::RaiseWithLoose,
        Illegal::RaiseSum { value },
        Illegal::RaiseNotHeld { value },
        Illegal::NoDoubling,
        Illegal::DoubleSum { value },
        Illegal::DoubleLimit,
        Illegal::DoubleNotHeld { value },
        Illegal::DoubleStays,
        Illegal::DoubleRaiseSum { value },
        Illegal::DoubleRaiseNotHeld { value },
        Illegal::LockedWithValue,
        Illegal::NoBuildsInSums,
        Illegal::NoGroupsWithBuilds { card },
        Illegal::OwnerMayNotAdd { value },
        Illegal::LeavesBuild { value },
        Illegal::FaceInBuild { card },
        Illegal::NoStealing,
        Illegal::NoOneToRob,
        Illegal::EmptyPile { from: seat },
        Illegal::OtherTop { from: seat, top: card },
    ]
}

/// The keys in a source file's function `key`.
fn keys_of(source: &str) -> BTreeSet<&str> {
    let function = source.split("fn key(").nth(1).expect("a function `key`");
    function.split('"').skip(1).step_by(2).filter(|word| word.contains('-')).collect()
}

#[test]
fn no_kind_is_missing_here() {
    let of_wippen: BTreeSet<&str> = all_of_wippen().into_iter().map(Illegal::key).collect();
    assert_eq!(of_wippen, keys_of(include_str!("../../wippen/src/illegal.rs")));
    let of_toepen: BTreeSet<&str> = toepen::Illegal::SAMPLES.into_iter().map(toepen::Illegal::key).collect();
    assert_eq!(of_toepen, keys_of(include_str!("../../toepen/src/illegal.rs")));
    let of_sessions: BTreeSet<&str> = SessionIllegal::SAMPLES.into_iter().map(SessionIllegal::key).collect();
    assert_eq!(of_sessions, keys_of(include_str!("../../toepen/src/session/illegal.rs")));
}

/// A blank that is not filled in is noticed where messages are made, in a debug build.
#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for lang in Lang::ALL {
        let messages = Messages::of(lang);
        let name = |seat: Seat| ["Anna", "Ben"][seat.index()].to_owned();
        let refusals = Refusals { messages, style: CardStyle::Signs, name: &name };
        let wippen = all_of_wippen().into_iter().map(|illegal| (illegal.key(), refusals.wippen(illegal)));
        let toepen =
            toepen::Illegal::SAMPLES.into_iter().map(|illegal| (illegal.key(), refusals.toepen(illegal)));
        let sessions =
            SessionIllegal::SAMPLES.into_iter().map(|illegal| (illegal.key(), refusals.session(illegal)));
        for (key, sentence) in wippen.chain(toepen).chain(sessions) {
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{lang} {key}: {sentence}");
            let first = sentence.chars().next().unwrap();
            assert!(first.is_uppercase(), "{lang} {key}: {sentence}");
        }
    }
}

#[test]
fn cards_and_names_are_those_of_the_table() {
    let name = |seat: Seat| Messages::of(Lang::De).seat(seat);
    let refusals = Refusals { messages: Messages::of(Lang::De), style: CardStyle::Letters, name: &name };
    let king: Card = "Kc".parse().unwrap();
    assert_eq!(
        refusals.wippen(Illegal::MustCapture { card: king }),
        "Du kannst mit dem K stechen, also darfst du nicht ablegen."
    );
    assert_eq!(
        refusals.wippen(Illegal::OtherTop { from: Seat::new(2), top: king }),
        "Oben auf dem Stapel von Platz 2 liegt Kkr, und das ist ein anderer Rang."
    );
}
