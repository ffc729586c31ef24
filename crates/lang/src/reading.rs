//! What is wrong with a text that should be a position, in one sentence.

use crate::{Arg, Messages, excerpt};
use games::GameName;
use record::{Fault, ReadError, Wanted};

impl Messages {
    /// Why a text is no position. Cards and keys are shown as the text has them, in the notation.
    pub fn read_error(&self, error: &ReadError) -> String {
        let text = |text: &str| Arg::from(excerpt(text));
        match error {
            ReadError::NotJson { line, column } => self.get(
                "reading-not-json",
                &[("line", line.to_string().into()), ("column", column.to_string().into())],
            ),
            ReadError::TooLong => self.get("reading-too-long", &[]),
            ReadError::Shape { key, wanted: Wanted::Object } if key == "position" => {
                self.get("reading-not-an-object", &[])
            }
            ReadError::Shape { key, wanted } => {
                let wanted = self.get(wanted_key(*wanted), &[]);
                self.get("reading-shape", &[("key", text(key)), ("wanted", wanted.into())])
            }
            ReadError::Missing(key) => self.get("reading-missing", &[("key", text(key))]),
            ReadError::UnknownKey(key) => self.get("reading-unknown-key", &[("key", text(key))]),
            ReadError::UnknownGame(name) => self.get("reading-unknown-game", &[("name", text(name))]),
            ReadError::UnknownPreset(name) => {
                let presets = |game: GameName| Arg::from(game.presets().collect::<Vec<_>>().join(", "));
                let (wippen, toepen) = (presets(GameName::Wippen), presets(GameName::Toepen));
                let blanks = [("name", text(name)), ("wippen", wippen), ("toepen", toepen)];
                self.get("reading-unknown-preset", &blanks)
            }
            ReadError::UnknownSwitch(name) => self.get("reading-unknown-switch", &[("name", text(name))]),
            ReadError::SwitchValue { key, allowed } => {
                self.get("reading-switch-value", &[("key", text(key)), ("allowed", (*allowed).into())])
            }
            ReadError::SwitchNeeds { key, needs } => {
                self.get("reading-switch-needs", &[("key", text(key)), ("needs", text(needs))])
            }
            ReadError::Players { least, most } => {
                self.get("reading-players", &[("least", (*least).into()), ("most", (*most).into())])
            }
            ReadError::NotACard { key, word } => {
                self.get("reading-not-a-card", &[("key", text(key)), ("word", text(word))])
            }
            ReadError::ForeignCard(card) => {
                self.get("reading-foreign-card", &[("card", card.to_string().into())])
            }
            ReadError::TooOften(card) => self.get("reading-too-often", &[("card", card.to_string().into())]),
            ReadError::Build { text: build, fault } => {
                self.get("reading-build", &[("text", text(build)), ("fault", self.fault(*fault).into())])
            }
            ReadError::Unreachable { key, fault } => {
                self.get("reading-unreachable", &[("key", text(key)), ("fault", self.fault(*fault).into())])
            }
        }
    }

    fn fault(&self, fault: Fault) -> String {
        self.get(fault_key(fault), &[])
    }
}

const fn wanted_key(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Object => "wanted-object",
        Wanted::Text => "wanted-text",
        Wanted::Cards => "wanted-cards",
        Wanted::Texts => "wanted-texts",
        Wanted::Numbers => "wanted-numbers",
        Wanted::Flag => "wanted-flag",
        Wanted::Flags => "wanted-flags",
        Wanted::Number => "wanted-number",
        Wanted::Seat => "wanted-seat",
        Wanted::SeatOrNull => "wanted-seat-or-null",
        Wanted::Seats => "wanted-seats",
        Wanted::TextsOrNull => "wanted-texts-or-null",
        Wanted::Phase => "wanted-phase",
    }
}

const fn fault_key(fault: Fault) -> &'static str {
    match fault {
        Fault::OnePerSeat => "fault-one-per-seat",
        Fault::NoSuchSeat => "fault-no-such-seat",
        Fault::DeckSize => "fault-deck-size",
        Fault::StockSize => "fault-stock-size",
        Fault::HandSizes => "fault-hand-sizes",
        Fault::BuildForm => "fault-build-form",
        Fault::BuildSum => "fault-build-sum",
        Fault::BuildFace => "fault-build-face",
        Fault::BuildNotHeld => "fault-build-not-held",
        Fault::BuildNotInRules => "fault-build-not-in-rules",
        Fault::TooManyBuilds => "fault-too-many-builds",
        Fault::WipsNotInRules => "fault-wips-not-in-rules",
        Fault::LastCapture => "fault-last-capture",
        Fault::WrongResult => "fault-wrong-result",
        Fault::ResultTooEarly => "fault-result-too-early",
        Fault::Turn => "fault-turn",
        Fault::FourCards => "fault-four-cards",
        Fault::Trick => "fault-trick",
        Fault::Phase => "fault-phase",
        Fault::Exchange => "fault-exchange",
        Fault::Answering => "fault-answering",
        Fault::Toeps => "fault-toeps",
        Fault::Clips => "fault-clips",
        Fault::Saw => "fault-saw",
        Fault::Folded => "fault-folded",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_error_is_a_sentence_in_every_language() {
        let card = "Th".parse().unwrap();
        let long = "x\u{1b}".repeat(1000);
        let errors = [
            ReadError::NotJson { line: 2, column: 1000 },
            ReadError::TooLong,
            ReadError::Shape { key: long.clone(), wanted: Wanted::Cards },
            ReadError::Missing("pot"),
            ReadError::UnknownKey(long.clone()),
            ReadError::UnknownGame(long.clone()),
            ReadError::UnknownPreset(long.clone()),
            ReadError::UnknownSwitch(long.clone()),
            ReadError::SwitchValue { key: "decks", allowed: "1, 2" },
            ReadError::SwitchNeeds { key: "raising", needs: "building" },
            ReadError::Players { least: 2, most: 6 },
            ReadError::NotACard { key: "pot", word: long.clone() },
            ReadError::ForeignCard(card),
            ReadError::TooOften(card),
            ReadError::Build { text: long, fault: Fault::BuildFace },
            ReadError::Unreachable { key: "stock", fault: Fault::StockSize },
        ];
        for messages in Lang::ALL.map(Messages::of) {
            for error in &errors {
                let sentence = messages.read_error(error);
                assert!(sentence.ends_with('.') && sentence.len() < 250, "{sentence}");
                assert!(!sentence.contains('{') && !sentence.contains('\u{1b}'), "{sentence}");
            }
        }
        let shape = ReadError::Shape { key: "hands".into(), wanted: Wanted::Texts };
        assert_eq!(
            Messages::of(Lang::Nl).read_error(&shape),
            "Bij 'hands' hoort een lijst met teksten te staan."
        );
    }
}
