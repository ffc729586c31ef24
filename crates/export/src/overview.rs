//! All that can be said of an evening or of a season, in somebody's language.

use crate::settled::Settled;
use games::{Draft, GameName};
use lang::{Arg, Messages, SheetRefusals};
use sheet::{Book, Entry, Evening, EveningId, Line, LineId, PersonId, Progress, Statistics, all_folded};

/// What is to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// One evening, with a row for each game or hand.
    Evening(EveningId),
    /// All evenings of a game that count, with a row for each evening.
    Season(GameName),
}

/// An evening or a season. Lists with an element for each person follow [`Overview::people`].
#[derive(Clone)]
pub struct Overview<'a> {
    /// The language that it is told in.
    pub messages: &'static Messages,
    /// The book that it is of.
    pub book: &'a Book,
    /// What it is of.
    pub scope: Scope,
    /// The game that is played.
    pub game: GameName,
    /// What the group is called.
    pub group: String,
    /// What is played, and when.
    pub title: String,
    /// How it stands, in sentences: who has won, who deals next, how many hands are left.
    pub told: Vec<String>,
    /// How it is played: the house rules of an evening, in sentences.
    pub house: Vec<String>,
    /// Everybody who sits there or played.
    pub people: Vec<PersonId>,
    /// What they are called.
    pub names: Vec<String>,
    /// What everybody began with.
    pub start: i64,
    /// A row for each game or hand that counts; of a season, for each evening.
    pub rows: Vec<Row>,
    /// Who did how well.
    pub statistics: Statistics,
    /// Who pays whom; none for Wippen.
    pub settled: Option<Settled>,
    /// The evenings that it is made of, in their order.
    pub evenings: Vec<&'a Evening>,
}

/// A game or hand, or an evening of a season.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// By which number people speak of it, counted from 1.
    pub number: usize,
    /// The day, as `2026-11-30`, of an evening of a season.
    pub date: Option<String>,
    /// The line, of an evening.
    pub line: Option<LineId>,
    /// Who won, of a hand of toepen; of an evening of a season, who gained most.
    pub winner: String,
    /// What it gave; none for who did not play.
    pub changes: Vec<Option<i64>>,
    /// How everybody stood after it.
    pub standings: Vec<i64>,
}

impl<'a> Overview<'a> {
    /// What there is to be shown; none if the book does not have it.
    pub fn of(book: &'a Book, scope: Scope, messages: &'static Messages) -> Option<Overview<'a>> {
        match scope {
            Scope::Evening(id) => Some(Overview::of_evening(book, book.evening(id)?, messages)),
            Scope::Season(game) => Some(Overview::of_season(book, game, messages)),
        }
    }

    /// An evening.
    pub fn of_evening(book: &'a Book, evening: &'a Evening, messages: &'static Messages) -> Overview<'a> {
        let told = SheetRefusals { messages, book };
        let progress = book.progress(evening);
        let rows = progress.rows.iter().zip(evening.counting()).map(|(row, line)| Row {
            number: evening.number(line.id).unwrap_or_default(),
            date: None,
            line: Some(line.id),
            winner: winner(line).map(|person| told.name(person)).unwrap_or_default(),
            changes: row.changes.clone(),
            standings: row.standings.clone(),
        });
        let rows = rows.collect();
        let seats = u8::try_from(evening.about.seats.len()).unwrap_or(u8::MAX);
        let game = evening.game();
        let name = messages.game(game);
        Overview {
            messages,
            book,
            scope: Scope::Evening(evening.id),
            game,
            group: group(book, messages),
            title: match &evening.about.date {
                Some(date) => format!("{name} · {}", messages.date(date)),
                None => name,
            },
            told: state(&told, evening, &progress),
            house: evening.draft.rules(seats).map(|rules| messages.house(&rules)).unwrap_or_default(),
            names: progress.people.iter().map(|person| told.name(*person)).collect(),
            people: progress.people,
            start: progress.start,
            rows,
            statistics: book.statistics([evening]),
            settled: Settled::of(book, &[evening]),
            evenings: vec![evening],
        }
    }

    /// The season of a game.
    pub fn of_season(book: &'a Book, game: GameName, messages: &'static Messages) -> Overview<'a> {
        let told = SheetRefusals { messages, book };
        let season = book.season(game);
        let evenings: Vec<&Evening> = book
            .in_order()
            .into_iter()
            .filter(|evening| evening.game() == game && evening.counting().next().is_some())
            .collect();
        let names: Vec<String> = season.people.iter().map(|person| told.name(*person)).collect();
        let rows = season.rows.iter().zip(&evenings).map(|(row, evening)| Row {
            number: book.evening_number(evening.id).unwrap_or_default(),
            date: evening.about.date.clone(),
            line: None,
            winner: most(&names, &row.changes),
            changes: row.changes.clone(),
            standings: row.standings.clone(),
        });
        let rows: Vec<Row> = rows.collect();
        let about = match rows.len() {
            0 => messages.get("sheet-nothing-yet", &[]),
            many => messages.get("sheet-evenings-played", &[("evenings", (many as i64).into())]),
        };
        Overview {
            messages,
            book,
            scope: Scope::Season(game),
            game,
            group: group(book, messages),
            title: messages.get("sheet-season", &[("game", messages.game(game).into())]),
            told: vec![about],
            house: Vec::new(),
            names,
            people: season.people,
            start: 0,
            rows,
            statistics: book.statistics(evenings.iter().copied()),
            settled: Settled::of(book, &evenings),
            evenings,
        }
    }
}

impl Overview<'_> {
    /// Is it a season?
    pub fn is_season(&self) -> bool {
        matches!(self.scope, Scope::Season(_))
    }

    /// A message without blanks.
    pub fn get(&self, key: &str) -> String {
        self.messages.get(key, &[])
    }

    /// What everybody won (below zero: lost) altogether.
    pub fn totals(&self) -> Vec<i64> {
        let last = self.rows.last();
        (0..self.people.len()).map(|place| last.map_or(0, |row| row.standings[place] - self.start)).collect()
    }

    /// What a row is called: a game, a hand or an evening.
    pub fn row_word(&self) -> String {
        self.get(match (self.scope, self.game) {
            (Scope::Season(_), _) => "sheet-word-evening",
            (_, GameName::Wippen) => "sheet-word-game",
            (_, GameName::Toepen) => "sheet-word-hand",
        })
    }

    /// What is counted: points or clips.
    pub fn unit(&self) -> String {
        self.get(match self.game {
            GameName::Wippen => "wippen-column-points",
            GameName::Toepen => "toepen-column-clips",
        })
    }

    /// What a row gave, with its sign where it can be below zero.
    pub fn change(&self, change: Option<i64>) -> String {
        match change {
            None => String::new(),
            Some(change) if change > 0 && self.game == GameName::Toepen => {
                format!("+{}", self.messages.number(change))
            }
            Some(change) => self.messages.number(change),
        }
    }

    /// Who pays whom, a sentence each; one sentence if nobody has to.
    pub fn payments(&self) -> Vec<String> {
        let Some(settled) = &self.settled else { return Vec::new() };
        if settled.payments.is_empty() {
            return vec![self.get("toepen-nobody-pays")];
        }
        let payments = settled.payments.iter().map(|payment| {
            let blanks = [
                ("from", self.name(payment.from).into()),
                ("to", self.name(payment.to).into()),
                ("money", self.messages.money(payment.cents).into()),
            ];
            self.messages.get("sheet-pays", &blanks)
        });
        payments.collect()
    }

    /// The name of somebody.
    pub fn name(&self, person: PersonId) -> String {
        SheetRefusals { messages: self.messages, book: self.book }.name(person)
    }

    /// A standing after every row, the beginning included, of somebody by their place.
    pub fn course(&self, place: usize) -> impl Iterator<Item = i64> + '_ {
        std::iter::once(self.start).chain(self.rows.iter().map(move |row| row.standings[place]))
    }

    /// The figures of each person, in the order of the columns: a name for each, and the value.
    pub fn figures(&self, person: PersonId) -> Vec<(&'static str, i64)> {
        let Some(figures) = self.statistics.of(person) else { return Vec::new() };
        let mut all: Vec<(&'static str, i64)> =
            vec![("sheet-figure-played", figures.played.into()), ("sheet-figure-won", figures.won.into())];
        match self.game {
            GameName::Toepen => all.push(("sheet-figure-all-folded", figures.all_folded.into())),
            GameName::Wippen => all.push(("sheet-figure-wips", figures.wips.into())),
        }
        all.extend([
            ("sheet-figure-best-run", i64::from(figures.best_run)),
            ("sheet-figure-worst-run", figures.worst_run.into()),
            ("sheet-figure-spiral", figures.spiral.into()),
            ("sheet-figure-best", figures.best),
            ("sheet-figure-worst", figures.worst),
            ("sheet-figure-total", figures.total),
        ]);
        all
    }

    /// How often somebody got more than somebody else, of the games or hands that both played; none if there are none.
    pub fn ahead(&self, one: PersonId, other: PersonId) -> Option<u32> {
        self.statistics.duels.iter().find_map(|duel| match (duel.one, duel.other) {
            pair if pair == (one, other) => Some(duel.one_ahead),
            pair if pair == (other, one) => Some(duel.other_ahead),
            _ => None,
        })
    }
}

fn group(book: &Book, messages: &Messages) -> String {
    match book.name().as_str() {
        "" => messages.get("sheet-untitled", &[]),
        name => name.to_owned(),
    }
}

/// Who won, of a hand of toepen.
fn winner(line: &Line) -> Option<PersonId> {
    line.players.get(line.entry.winner()?).copied()
}

/// Whether a hand was won because everybody else had folded, as far as that was noted.
pub fn won_by_folding(line: &Line) -> bool {
    matches!(&line.entry, Entry::Hand(hand) if all_folded(hand, line.players.len()))
}

/// Who got most, with commas between equals.
fn most(names: &[String], changes: &[Option<i64>]) -> String {
    let highest = changes.iter().flatten().max();
    let best =
        names.iter().zip(changes).filter(|(_, change)| change.as_ref() == highest && highest.is_some());
    best.map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
}

/// How an evening stands.
fn state(told: &SheetRefusals<'_>, evening: &Evening, progress: &Progress) -> Vec<String> {
    let get = |key: &str, args: &[(&str, Arg<'_>)]| told.messages.get(key, args);
    let mut state = Vec::new();
    if let Some(end) = &progress.end {
        let names: Vec<String> = end.winners.iter().map(|person| told.name(*person)).collect();
        let at_end = progress.rows.get(end.after - 1);
        let highest = at_end.and_then(|row| row.standings.iter().max()).copied().unwrap_or_default();
        let key = match evening.game() {
            GameName::Wippen => "sheet-won-match",
            GameName::Toepen => "sheet-won-evening",
        };
        let many = if names.len() > 1 { "several" } else { "one" };
        state.push(get(
            key,
            &[("many", many.into()), ("players", names.join(", ").into()), ("count", highest.into())],
        ));
    } else if progress.rows.is_empty() {
        state.push(get("sheet-nothing-yet", &[]));
    }
    if let Some(dealer) = progress.dealer {
        state.push(get("sheet-deals-next", &[("player", told.name(dealer).into())]));
    }
    if let Draft::Toepen(draft) = &evening.draft {
        let hands = match evening.about.last {
            Some((after, hands)) => Some(after + hands),
            None => draft.hands.map(u32::from),
        };
        let left = hands.map(|hands| i64::from(hands) - progress.rows.len() as i64).filter(|left| *left > 0);
        state.extend(left.map(|left| get("sheet-hands-left", &[("hands", left.into())])));
        if evening.about.double {
            state.push(get("toepen-double", &[]));
        }
    }
    state
}
