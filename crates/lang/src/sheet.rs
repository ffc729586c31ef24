//! Why something cannot be noted on a sheet, or a sheet cannot be read, in one sentence; and what is odd about it.

use crate::{Arg, Messages, excerpt};
use games::GameName;
use sheet::{
    Book, Bound, Change, Counted, CsvFault, GameFault, HandFault, LineId, MOST_CLIPS, MOST_CSV_LINES,
    MOST_EVENINGS, MOST_HELD, MOST_LINES, MOST_OPERATIONS, MOST_PEOPLE, MOST_TOEPS, MOST_WIPS, NoHouse,
    PersonId, ReadFault, Refusal, VERSION, Warning,
};

/// Tells refusals of a sheet to somebody: in their language, with the names of the book.
#[derive(Clone, Copy)]
pub struct SheetRefusals<'a> {
    /// Their language.
    pub messages: &'static Messages,
    /// The book as it is; nothing that is refused has changed it.
    pub book: &'a Book,
}

impl SheetRefusals<'_> {
    /// Why a change is refused. The number of the rule, [`Refusal::rule`], is for the caller to show.
    pub fn change(&self, change: &Change, refusal: &Refusal) -> String {
        let players = match change {
            Change::AddLine { players, .. } | Change::CorrectLine { players, .. } => &players[..],
            Change::RemoveLine { line, .. } => self.players(*line),
            _ => &[],
        };
        self.refusal(refusal, players)
    }

    /// Why something is refused that so many have played, in the order of their seats; those who did not play a line
    /// need not be given.
    pub fn refusal(&self, refusal: &Refusal, players: &[PersonId]) -> String {
        let get = |key: &str| self.messages.get(key, &[]);
        match refusal {
            Refusal::IdTaken => get("sheet-id-taken"),
            Refusal::Ahead => get("sheet-ahead"),
            Refusal::Full(bound) => self.full(*bound),
            Refusal::BadName => get("sheet-bad-name"),
            Refusal::NumberTaken => get("sheet-number-taken"),
            Refusal::NoPerson { .. } => get("sheet-no-person"),
            Refusal::NoEvening => get("sheet-no-evening"),
            Refusal::NoLine => get("sheet-no-line"),
            Refusal::NoOperation => get("sheet-no-operation"),
            Refusal::Overtaken => get("sheet-overtaken"),
            Refusal::Date => get("sheet-date"),
            Refusal::Source => get("sheet-source"),
            Refusal::House(NoHouse::Unknown(error)) => self.messages.read_error(error),
            Refusal::House(NoHouse::Rules(fault)) => self.messages.rule_fault(fault),
            Refusal::Players { game } => self.messages.rule_fault(&games::RuleFault::Players(*game)),
            Refusal::Twice { person } => self.about("sheet-twice", self.name(*person)),
            Refusal::DealerAway => get("sheet-dealer-away"),
            Refusal::LastHands => get("sheet-last-hands"),
            Refusal::LastTooLate => get("sheet-last-too-late"),
            Refusal::OtherGame { game } => {
                self.messages.get("sheet-other-game", &[("game", game.name().into())])
            }
            Refusal::Place => get("sheet-place"),
            Refusal::Game(fault) => self.game(*fault, players),
            Refusal::Hand(fault) => self.hand(*fault, players),
            Refusal::Line { line, fault } => {
                let sentence = self.refusal(fault, self.players(*line));
                let blanks = [("line", self.number(*line)), ("sentence", sentence.into())];
                self.messages.get("sheet-line", &blanks)
            }
            Refusal::NothingHeld => get("sheet-nothing-held"),
            Refusal::NotBoth => get("sheet-not-both"),
            Refusal::NothingToUndo => get("sheet-nothing-to-undo"),
            Refusal::ChangedSince => get("sheet-changed-since"),
        }
    }

    fn full(&self, bound: Bound) -> String {
        let (what, most) = match bound {
            Bound::Operations | Bound::Bytes => ("book", MOST_OPERATIONS),
            Bound::People => ("people", MOST_PEOPLE),
            Bound::Evenings => ("evenings", MOST_EVENINGS),
            Bound::Lines => ("lines", MOST_LINES),
            Bound::Held => ("held", MOST_HELD),
        };
        self.messages.get("sheet-full", &[("what", what.into()), ("most", (most as i64).into())])
    }

    fn game(&self, fault: GameFault, players: &[PersonId]) -> String {
        let player = |key, place| self.about(key, self.at(players, place));
        match fault {
            GameFault::Players { players } => self.per_player(players.into()),
            GameFault::Sum { what, noted, pack } => {
                let blanks = [("what", counted(what).into()), ("noted", noted.into()), ("pack", pack.into())];
                self.messages.get("sheet-sum", &blanks)
            }
            GameFault::TooFewCards { player: place } => player("sheet-too-few-cards", place),
            GameFault::TooFewSpades { player: place } => player("sheet-too-few-spades", place),
            GameFault::NoWips { player: place } => player("sheet-no-wips", place),
            GameFault::TooManyWips { player: place } => {
                let blanks = [("player", self.at(players, place).into()), ("most", MOST_WIPS.into())];
                self.messages.get("sheet-too-many-wips", &blanks)
            }
            GameFault::Points { noted, least, most } => {
                let range = if least == most { "one" } else { "other" };
                let blanks = [
                    ("range", range.into()),
                    ("noted", noted.into()),
                    ("least", least.into()),
                    ("most", most.into()),
                ];
                self.messages.get("sheet-points", &blanks)
            }
        }
    }

    fn hand(&self, fault: HandFault, players: &[PersonId]) -> String {
        let get = |key: &str, blanks: &[(&str, Arg<'_>)]| self.messages.get(key, blanks);
        let about = |key, place| self.about(key, self.at(players, place));
        match fault {
            HandFault::Players { players } => self.per_player(players as i64),
            HandFault::NoPlayer { place } => {
                get("sheet-no-player", &[("place", (place as i64).saturating_add(1).into())])
            }
            HandFault::NoAnte { player } => about("sheet-no-ante", player),
            HandFault::Unbalanced { surplus } => {
                let clips = i64::try_from(surplus.unsigned_abs()).unwrap_or(i64::MAX);
                let clips = get("toepen-count-clips", &[("clips", clips.into())]);
                let too = if surplus > 0 { "many" } else { "few" };
                get("sheet-unbalanced", &[("too", too.into()), ("clips", clips.into())])
            }
            HandFault::TooManyToeps => get("sheet-too-many-toeps", &[("most", (MOST_TOEPS as i64).into())]),
            HandFault::TooManyChecks { most } => {
                get("sheet-too-many-checks", &[("most", (most as i64).into())])
            }
            HandFault::TooManyClips { player } => {
                let blanks = [("player", self.at(players, player).into()), ("most", MOST_CLIPS.into())];
                get("sheet-too-many-clips", &blanks)
            }
            HandFault::HasFolded { player } => about("sheet-has-folded", player),
            HandFault::OwnToep { player } => about("sheet-own-toep", player),
            HandFault::IsOver { winner } => about("sheet-is-over", winner),
            HandFault::RetoepOwn { player } => about("sheet-retoep-own", player),
            HandFault::ToepSize { clips } => get("sheet-toep-size", &[("clips", clips.into())]),
            HandFault::NoSeeing => get("sheet-no-seeing", &[]),
            HandFault::NoExchange => get("sheet-no-exchange", &[]),
            HandFault::OwnCards { player } => about("sheet-own-cards", player),
            HandFault::NoTens { player } => about("sheet-no-tens", player),
            HandFault::WinnerFolded => get("sheet-winner-folded", &[]),
            HandFault::WinnerNotLeft { left } => about("sheet-winner-not-left", left),
        }
    }

    /// What is odd about a line.
    pub fn warning(&self, warning: Warning) -> String {
        let line = |line| ("line", self.number(line));
        match warning {
            Warning::AfterTheEnd(at) => self.messages.get("sheet-warning-after", &[line(at)]),
            Warning::NotSeated(at, person) => {
                let player = ("player", self.name(person).into());
                self.messages.get("sheet-warning-not-seated", &[line(at), player])
            }
            Warning::SameAgain(at) => self.messages.get("sheet-warning-same", &[line(at)]),
        }
    }

    /// What somebody is called; whose name was forgotten is somebody.
    pub fn name(&self, person: PersonId) -> String {
        match self.book.person(person) {
            Some(known) if known.name.is_deleted() => self.messages.get("sheet-nobody", &[]),
            Some(known) => known.name.as_str().to_owned(),
            None => self.messages.get("sheet-person", &[("number", person.0.to_string().into())]),
        }
    }

    /// Who has a place in a line.
    fn at(&self, players: &[PersonId], place: usize) -> String {
        match players.get(place) {
            Some(person) => self.name(*person),
            None => self.messages.get("play-person", &[("number", (place as i64).saturating_add(1).into())]),
        }
    }

    fn players(&self, line: LineId) -> &[PersonId] {
        self.book.line(line).map_or(&[], |(_, line)| &line.players)
    }

    /// By which number people speak of a line.
    fn number(&self, line: LineId) -> Arg<'static> {
        let evening = self.book.line(line).and_then(|(evening, _)| self.book.evening(evening));
        let number = evening.and_then(|evening| evening.number(line)).unwrap_or_default();
        number.to_string().into()
    }

    fn about(&self, key: &str, player: String) -> String {
        self.messages.get(key, &[("player", player.into())])
    }

    fn per_player(&self, players: i64) -> String {
        self.messages.get("sheet-per-player", &[("players", players.into())])
    }
}

impl Messages {
    /// Why a text is no sheet.
    pub fn sheet_unreadable(&'static self, fault: &ReadFault) -> String {
        let text = |number: &dyn ToString| Arg::from(number.to_string());
        match fault {
            ReadFault::TooLong => self.get("sheet-file-too-long", &[]),
            ReadFault::Json { line, column, .. } => {
                self.get("sheet-file-json", &[("line", text(line)), ("column", text(column))])
            }
            ReadFault::Version => self.get("sheet-file-version", &[("version", text(&VERSION))]),
            ReadFault::Operation { number, refusal } => {
                let refusals = SheetRefusals { messages: self, book: &Book::default() };
                let sentence = refusals.refusal(refusal, &[]);
                self.get("sheet-file-operation", &[("number", text(number)), ("sentence", sentence.into())])
            }
        }
    }

    /// Why somebody's old sheet, or a line of it, cannot be read in.
    pub fn csv_fault(&'static self, fault: &CsvFault) -> String {
        let shown = |text: &str| ("text", Arg::from(excerpt(text)));
        let number = |name: &'static str, number: usize| (name, Arg::from(number as i64));
        match fault {
            CsvFault::TooLong => self.get("sheet-csv-too-long", &[]),
            CsvFault::NoNames => self.get("sheet-csv-no-names", &[]),
            CsvFault::TooManyNames => self.get("sheet-csv-too-many-names", &[number("most", MOST_PEOPLE)]),
            CsvFault::BadName { column } => self.get("sheet-csv-bad-name", &[number("column", *column)]),
            CsvFault::Twice { name } => self.get("sheet-csv-twice", &[("player", name.as_str().into())]),
            CsvFault::Cells { found, columns } => {
                self.get("sheet-csv-cells", &[number("found", *found), number("columns", *columns)])
            }
            CsvFault::Number { name, text } => {
                self.get("sheet-csv-number", &[("player", name.as_str().into()), shown(text)])
            }
            CsvFault::Date { text } => self.get("sheet-csv-date", &[shown(text)]),
            CsvFault::NoBefore => self.get("sheet-csv-no-before", &[]),
            CsvFault::NoWinner => self.get("sheet-csv-no-winner", &[]),
            CsvFault::UnknownWinner { text } => self.get("sheet-csv-unknown-winner", &[shown(text)]),
            CsvFault::TooManyLines => self.get("sheet-csv-too-many-lines", &[number("most", MOST_LINES)]),
            CsvFault::TooMuch => self.get("sheet-csv-too-much", &[number("most", MOST_CSV_LINES)]),
            CsvFault::Refused(refusal) => {
                SheetRefusals { messages: self, book: &Book::default() }.refusal(refusal, &[])
            }
        }
    }

    /// What a game is called.
    pub fn game(&self, game: GameName) -> String {
        self.get(
            match game {
                GameName::Wippen => "play-game-wippen",
                GameName::Toepen => "play-game-toepen",
            },
            &[],
        )
    }
}

fn counted(what: Counted) -> &'static str {
    match what {
        Counted::Cards => "cards",
        Counted::Spades => "spades",
        Counted::Tens => "tens",
        Counted::Twos => "twos",
        Counted::Aces => "aces",
    }
}

#[cfg(test)]
mod tests;
