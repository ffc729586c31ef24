//! Why a move is refused.

use crate::value::Value;
use cards::Card;
use game::Seat;

/// The rule that a move breaks, with what a sentence about it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// W5: another player's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// W29: the game is over.
    Over,
    /// The card is not in the hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card is not in the pot, or not as often.
    NotInPot {
        /// The card.
        card: Card,
    },
    /// The pot holds no such build.
    NoSuchBuild,
    /// W8: a card takes one loose card of its rank.
    OneOfItsRank {
        /// The hand card.
        card: Card,
    },
    /// W9: the cards do not fall into groups of the value.
    NoGroups {
        /// The hand card.
        card: Card,
    },
    /// W10: a face card takes one card of its rank.
    FaceTakesOne {
        /// The hand card.
        card: Card,
    },
    /// W10: with `face_cards_take_all` a face card takes all cards of its rank.
    FaceTakesAll {
        /// The hand card.
        card: Card,
    },
    /// W11: some card in the hand can capture, so nothing may be added.
    MustCapture {
        /// A card that can capture.
        card: Card,
    },
    /// W13: `building` is off.
    NoBuilding,
    /// W13: a build needs at least one loose card.
    BuildOnNothing,
    /// W13: the value announced is not 1 to 10.
    BuildTooHigh {
        /// The value announced.
        value: Value,
    },
    /// W13: the cards do not add up to the value announced.
    BuildSum {
        /// The value announced.
        value: Value,
    },
    /// W13: no card of that value stays in the hand.
    BuildNotHeld {
        /// The value announced.
        value: Value,
    },
    /// W14: the card is locked in a build.
    Locked {
        /// The card.
        card: Card,
    },
    /// W15: the card does not take a build of another value.
    BuildOfOtherValue {
        /// The hand card.
        card: Card,
        /// The value of the build.
        value: Value,
    },
    /// W15: with a build go loose cards of its value, and no others.
    NotWithBuild {
        /// The hand card.
        card: Card,
    },
    /// W16: `raising` is off.
    NoRaising,
    /// W16: one hand card raises, and nothing else is added.
    RaiseWithLoose,
    /// W16: the build's value and the card's do not make the value announced, or it is above 10.
    RaiseSum {
        /// The value announced.
        value: Value,
    },
    /// W16: no card of the new value stays in the hand.
    RaiseNotHeld {
        /// The value announced.
        value: Value,
    },
    /// W17: `double_builds` is off.
    NoDoubling,
    /// W17: the cards do not split into groups of the value.
    DoubleSum {
        /// The value announced.
        value: Value,
    },
    /// W17: two groups is the limit.
    DoubleLimit,
    /// W17: no card of the value stays in the hand.
    DoubleNotHeld {
        /// The value announced.
        value: Value,
    },
    /// W18: a double build cannot be raised.
    DoubleStays,
    /// W18: the cards do not split into groups of the new value, or it is not above the old one and at
    /// most 10.
    DoubleRaiseSum {
        /// The value announced.
        value: Value,
    },
    /// W18: no card of the new value stays in the hand.
    DoubleRaiseNotHeld {
        /// The value announced.
        value: Value,
    },
    /// W19: a build that contains a card of its own value cannot be raised.
    LockedWithValue,
    /// W20: `builds_in_sums` is off.
    NoBuildsInSums,
    /// W20: the cards and builds do not fall into groups of the value.
    NoGroupsWithBuilds {
        /// The hand card.
        card: Card,
    },
    /// W21: an owner of a build may not add.
    OwnerMayNotAdd {
        /// The value of the build.
        value: Value,
    },
    /// W21: an own build would be left whose value is not in the hand any more.
    LeavesBuild {
        /// The value of the build.
        value: Value,
    },
    /// W22: face cards are neither built nor doubled.
    FaceInBuild {
        /// The face card.
        card: Card,
    },
    /// W24: `stealing` is off.
    NoStealing,
    /// W24: there is no such player, or it is one's own pile.
    NoOneToRob,
    /// W24: that pile is empty.
    EmptyPile {
        /// Whose pile.
        from: Seat,
    },
    /// W24: the top card of that pile has another rank.
    OtherTop {
        /// Whose pile.
        from: Seat,
        /// Its top card.
        top: Card,
    },
}

impl Illegal {
    /// The number of the rule, or none where a card simply is not where it is said to be.
    pub const fn rule(self) -> Option<&'static str> {
        Some(match self {
            Illegal::NotInHand { .. } | Illegal::NotInPot { .. } | Illegal::NoSuchBuild => return None,
            Illegal::NotYourTurn { .. } => "W5",
            Illegal::Over => "W29",
            Illegal::OneOfItsRank { .. } => "W8",
            Illegal::NoGroups { .. } => "W9",
            Illegal::FaceTakesOne { .. } | Illegal::FaceTakesAll { .. } => "W10",
            Illegal::MustCapture { .. } => "W11",
            Illegal::NoBuilding
            | Illegal::BuildOnNothing
            | Illegal::BuildTooHigh { .. }
            | Illegal::BuildSum { .. }
            | Illegal::BuildNotHeld { .. } => "W13",
            Illegal::Locked { .. } => "W14",
            Illegal::BuildOfOtherValue { .. } | Illegal::NotWithBuild { .. } => "W15",
            Illegal::NoRaising
            | Illegal::RaiseWithLoose
            | Illegal::RaiseSum { .. }
            | Illegal::RaiseNotHeld { .. } => "W16",
            Illegal::NoDoubling
            | Illegal::DoubleSum { .. }
            | Illegal::DoubleLimit
            | Illegal::DoubleNotHeld { .. } => "W17",
            Illegal::DoubleStays | Illegal::DoubleRaiseSum { .. } | Illegal::DoubleRaiseNotHeld { .. } => {
                "W18"
            }
            Illegal::LockedWithValue => "W19",
            Illegal::NoBuildsInSums | Illegal::NoGroupsWithBuilds { .. } => "W20",
            Illegal::OwnerMayNotAdd { .. } | Illegal::LeavesBuild { .. } => "W21",
            Illegal::FaceInBuild { .. } => "W22",
            Illegal::NoStealing
            | Illegal::NoOneToRob
            | Illegal::EmptyPile { .. }
            | Illegal::OtherTop { .. } => "W24",
        })
    }

    /// The key of the sentence that tells it, in the message files.
    pub const fn key(self) -> &'static str {
        match self {
            Illegal::NotYourTurn { .. } => "w5-not-your-turn",
            Illegal::Over => "w29-over",
            Illegal::NotInHand { .. } => "wippen-not-in-hand",
            Illegal::NotInPot { .. } => "wippen-not-in-pot",
            Illegal::NoSuchBuild => "wippen-no-such-build",
            Illegal::OneOfItsRank { .. } => "w8-one-of-its-rank",
            Illegal::NoGroups { .. } => "w9-no-groups",
            Illegal::FaceTakesOne { .. } => "w10-face-takes-one",
            Illegal::FaceTakesAll { .. } => "w10-face-takes-all",
            Illegal::MustCapture { .. } => "w11-must-capture",
            Illegal::NoBuilding => "w13-no-building",
            Illegal::BuildOnNothing => "w13-build-on-nothing",
            Illegal::BuildTooHigh { .. } => "w13-too-high",
            Illegal::BuildSum { .. } => "w13-sum",
            Illegal::BuildNotHeld { .. } => "w13-not-held",
            Illegal::Locked { .. } => "w14-locked",
            Illegal::BuildOfOtherValue { .. } => "w15-other-value",
            Illegal::NotWithBuild { .. } => "w15-not-with-build",
            Illegal::NoRaising => "w16-no-raising",
            Illegal::RaiseWithLoose => "w16-with-loose",
            Illegal::RaiseSum { .. } => "w16-sum",
            Illegal::RaiseNotHeld { .. } => "w16-not-held",
            Illegal::NoDoubling => "w17-no-doubling",
            Illegal::DoubleSum { .. } => "w17-sum",
            Illegal::DoubleLimit => "w17-limit",
            Illegal::DoubleNotHeld { .. } => "w17-not-held",
            Illegal::DoubleStays => "w18-double-stays",
            Illegal::DoubleRaiseSum { .. } => "w18-sum",
            Illegal::DoubleRaiseNotHeld { .. } => "w18-not-held",
            Illegal::LockedWithValue => "w19-locked-with-value",
            Illegal::NoBuildsInSums => "w20-no-builds-in-sums",
            Illegal::NoGroupsWithBuilds { .. } => "w20-no-groups",
            Illegal::OwnerMayNotAdd { .. } => "w21-owner-may-not-add",
            Illegal::LeavesBuild { .. } => "w21-leaves-build",
            Illegal::FaceInBuild { .. } => "w22-face-in-build",
            Illegal::NoStealing => "w24-no-stealing",
            Illegal::NoOneToRob => "w24-no-one-to-rob",
            Illegal::EmptyPile { .. } => "w24-empty-pile",
            Illegal::OtherTop { .. } => "w24-other-top",
        }
    }
}
