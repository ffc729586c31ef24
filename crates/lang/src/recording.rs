//! What is wrong with a record, and what it proves, in one sentence.

use crate::{Arg, Messages, Refusals, excerpt};
use record::{Broken, Flaw, MOST_OF_A_NAME, RecordError, Unfair, Verdict, Why};

impl Refusals<'_> {
    /// Why a text is no record that can be relied on, with the line where it shows.
    pub fn record_error(&self, error: &RecordError) -> String {
        let sentence = self.why(&error.why);
        let blanks = [("line", error.line.to_string().into()), ("sentence", sentence.into())];
        self.messages.get("record-at-line", &blanks)
    }

    fn why(&self, why: &Why) -> String {
        let get = |key: &str, args: &[(&str, Arg<'_>)]| self.messages.get(key, args);
        match why {
            Why::NotARecord => get("record-not-a-record", &[]),
            Why::NewerVersion(version) => {
                get("record-newer-version", &[("version", version.to_string().into())])
            }
            Why::TooLong => get("record-too-long", &[]),
            Why::Checksum => get("record-checksum", &[]),
            Why::Head { wanted } => get("record-head", &[("word", (*wanted).into())]),
            Why::Terms(error) => self.messages.read_error(error),
            Why::Names => get("record-names", &[("most", (MOST_OF_A_NAME as i64).into())]),
            Why::Date => get("record-date", &[]),
            Why::OtherView => get("record-other-view", &[]),
            Why::OtherGame => get("record-other-game", &[]),
            Why::Numbering { expected } => {
                get("record-numbering", &[("number", expected.to_string().into())])
            }
            Why::Form => get("record-form", &[]),
            Why::Cut => get("record-cut", &[]),
            Why::AfterEnd => get("record-after-end", &[]),
            Why::OutOfPlace => get("record-out-of-place", &[]),
            Why::FingerprintDue => get("record-fingerprint-due", &[]),
            Why::PackDue => get("record-pack-due", &[]),
            Why::NoSuchSeat => get("record-no-such-seat", &[]),
            Why::NoMove { word } => get("move-form", &[("move", excerpt(word).into())]),
            Why::Illegal { word, broken } => {
                let reason = self.broken(*broken);
                get("record-illegal", &[("move", excerpt(word).into()), ("reason", reason.into())])
            }
            Why::NotNow => get("record-not-now", &[]),
            Why::WrongDeal => get("record-wrong-deal", &[]),
            Why::WrongCard(card) => {
                get("record-wrong-card", &[("card", self.messages.card(*card, self.style).into())])
            }
            Why::WrongFact => get("record-wrong-fact", &[]),
            Why::Fingerprint => get("record-fingerprint", &[]),
            Why::NotFixed => get("record-not-fixed", &[]),
            Why::OtherSecret => get("record-other-secret", &[]),
        }
    }

    /// The rule that a move in a record breaks, and why.
    fn broken(&self, broken: Broken) -> String {
        let sentence = match broken {
            Broken::Wippen(illegal) => self.wippen(illegal),
            Broken::Toepen(illegal) => self.session(illegal),
            Broken::TooFewCards => self.messages.get("record-too-few-cards", &[]),
        };
        match broken.rule() {
            Some(rule) => format!("{rule}: {sentence}"),
            None => sentence,
        }
    }

    /// Where a record shows that it was not dealt as it was fixed.
    pub fn unfair(&self, unfair: &Unfair) -> String {
        // People count cards from 1.
        let number = |place: u8| ("place", Arg::from((u16::from(place) + 1).to_string()));
        let card = |name, card| (name, Arg::from(self.messages.card(card, self.style)));
        let pack = |pack: u32| ("pack", Arg::from(pack.to_string()));
        let (key, blanks) = match unfair.flaw {
            Flaw::Secret => ("verify-secret", vec![]),
            Flaw::Pack { pack: number } => ("verify-pack", vec![pack(number)]),
            Flaw::Card { pack: of, place, dealt, fixed } => {
                ("verify-card", vec![pack(of), number(place), card("dealt", dealt), card("fixed", fixed)])
            }
            Flaw::Opening { place, card: proved } => {
                ("verify-opening", vec![number(place), card("card", proved)])
            }
            Flaw::OpeningUnseen { place, card: proved } => {
                ("verify-opening-unseen", vec![number(place), card("card", proved)])
            }
        };
        let sentence = self.messages.get(key, &blanks);
        let blanks = [("line", unfair.line.to_string().into()), ("sentence", sentence.into())];
        self.messages.get("record-at-line", &blanks)
    }
}

impl Messages {
    /// What a record proves, so many having played.
    pub fn verdict(&self, verdict: Verdict, players: u8) -> String {
        match verdict {
            Verdict::Fair { packs, cards, shares: 0 } => {
                self.get("verify-fair-alone", &[("packs", packs.into()), ("cards", cards.into())])
            }
            Verdict::Fair { packs, cards, shares } => {
                let shares = [("shares", shares.into()), ("players", players.into())];
                self.get(
                    "verify-fair",
                    &[&[("packs", packs.into()), ("cards", cards.into())], &shares[..]].concat(),
                )
            }
            Verdict::Opened { proved: 0, .. } => self.get("verify-not-revealed", &[]),
            Verdict::Opened { proved, cards } => {
                self.get("verify-opened", &[("proved", proved.into()), ("cards", cards.into())])
            }
            Verdict::NotFixed => self.get("verify-not-fixed", &[]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CardStyle, Lang};
    use game::Seat;
    use record::ReadError;

    #[test]
    fn everything_is_a_sentence_in_every_language() {
        let card = "Th".parse().unwrap();
        let word = || "4sx4h\u{1b}".repeat(100);
        let turn = Seat::new(0);
        let all = [
            Why::NotARecord,
            Why::NewerVersion(2),
            Why::TooLong,
            Why::Checksum,
            Why::Head { wanted: "rules" },
            Why::Terms(ReadError::TooLong),
            Why::Names,
            Why::Date,
            Why::OtherView,
            Why::OtherGame,
            Why::Numbering { expected: 1000 },
            Why::Form,
            Why::Cut,
            Why::AfterEnd,
            Why::OutOfPlace,
            Why::FingerprintDue,
            Why::PackDue,
            Why::NoSuchSeat,
            Why::NoMove { word: word() },
            Why::Illegal { word: word(), broken: Broken::Wippen(wippen::Illegal::NotYourTurn { turn }) },
            Why::Illegal { word: word(), broken: Broken::Toepen(toepen::SessionIllegal::Over) },
            Why::Illegal { word: word(), broken: Broken::TooFewCards },
            Why::NotNow,
            Why::WrongDeal,
            Why::WrongCard(card),
            Why::WrongFact,
            Why::Fingerprint,
            Why::NotFixed,
            Why::OtherSecret,
        ];
        let flaws = [
            Flaw::Secret,
            Flaw::Pack { pack: 3 },
            Flaw::Card { pack: 1, place: 16, dealt: card, fixed: "As".parse().unwrap() },
            Flaw::Opening { place: 0, card },
            Flaw::OpeningUnseen { place: 31, card },
        ];
        let verdicts = [
            Verdict::Fair { packs: 1, cards: 52, shares: 2 },
            Verdict::Fair { packs: 1200, cards: 52, shares: 0 },
            Verdict::Opened { proved: 1, cards: 8 },
            Verdict::Opened { proved: 0, cards: 8 },
            Verdict::NotFixed,
        ];
        for messages in Lang::ALL.map(Messages::of) {
            let name = |seat| messages.seat(seat);
            let refusals = Refusals { messages, style: CardStyle::Signs, name: &name };
            let errors =
                all.iter().map(|why| refusals.record_error(&RecordError { line: 1234, why: why.clone() }));
            let unfair = flaws.iter().map(|flaw| refusals.unfair(&Unfair { line: 1234, flaw: *flaw }));
            for sentence in errors.chain(unfair) {
                assert!(sentence.contains("1234") && sentence.ends_with('.'), "{sentence}");
                assert!(!sentence.contains(['{', '\u{1b}']) && sentence.len() < 300, "{sentence}");
            }
            for verdict in verdicts {
                let sentence = messages.verdict(verdict, 2);
                assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
            }
        }
    }
}
