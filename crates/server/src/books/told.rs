//! What a book has become, as it is told.

use games::{Draft, GameName, Rules};
use sheet::{
    Book, Doubt, Entry, Evening, EveningId, HeldChange, Line, LineId, Operation, Payment, PersonId, Pile,
    Statistics, Warning, changes, fewest_payments,
};
use std::collections::HashMap;
use wippen::{Finish, Scoring};
use wire::books::{
    Amount, BookDoubt, BookFigures, BookPayment, BookPerson, BookState, BookUndo, Duel, EarlierLine,
    EveningEnd, EveningTold, LineTold, PersonFigures, SeasonRow, SheetRules, SheetWarning,
};

/// Everything that follows from a book. How the last operation is taken back is only told to those who may.
pub(crate) fn told(book: &Book, edit: bool) -> BookState {
    let told = Told { book };
    BookState {
        name: book.name().as_str().to_owned(),
        people: book
            .people()
            .iter()
            .map(|person| BookPerson { id: person.id, name: person.name.as_str().to_owned() })
            .collect(),
        evenings: book.evenings().iter().map(|evening| told.evening(evening)).collect(),
        order: book.in_order().into_iter().map(|evening| evening.id.0).collect(),
        doubts: book.doubts().into_iter().map(|doubt| told.doubt(&doubt)).collect(),
        undo: if edit { undo(book) } else { None },
    }
}

fn undo(book: &Book) -> Option<BookUndo> {
    let operation = book.last_to_undo()?.id;
    Some(BookUndo { operation, change: book.undoing(operation).ok()? })
}

/// A book that is told.
struct Told<'a> {
    book: &'a Book,
}

impl Told<'_> {
    fn evening(&self, evening: &Evening) -> EveningTold {
        let progress = self.book.progress(evening);
        let amounts = self.book.amounts(evening);
        let standings: HashMap<LineId, &Vec<i64>> =
            progress.rows.iter().map(|row| (row.line, &row.standings)).collect();
        EveningTold {
            id: evening.id.0,
            revision: evening.revision,
            removed: evening.removed,
            about: evening.about.clone(),
            rules: rules_told(&evening.draft),
            start: progress.start,
            lines: evening
                .lines
                .iter()
                .map(|line| {
                    let standings = standings.get(&line.id).map(|now| (*now).clone()).unwrap_or_default();
                    self.line(evening, line, standings)
                })
                .collect(),
            dealer: progress.dealer,
            end: progress.end.map(|end| EveningEnd { after: end.after as u32, winners: end.winners }),
            warnings: progress.warnings.iter().map(warning).collect(),
            payments: fewest_payments(&amounts).iter().map(payment).collect(),
            amounts: amounts.into_iter().map(amount).collect(),
            people: progress.people,
        }
    }

    fn line(&self, evening: &Evening, line: &Line, standings: Vec<i64>) -> LineTold {
        let given =
            |players: &[PersonId], entry: &Entry| changes(players, entry, &evening.draft).unwrap_or_default();
        // What stood unchanged while the line was taken out, or brought back, is told once.
        let next = line.earlier.iter().skip(1).map(|next| (&next.players, &next.entry));
        let next = next.chain([(&line.players, &line.entry)]);
        let earlier = line.earlier.iter().zip(next).filter(|(was, next)| (&was.players, &was.entry) != *next);
        LineTold {
            id: line.id,
            place: line.place,
            players: line.players.clone(),
            entry: line.entry.clone(),
            changes: given(&line.players, &line.entry),
            standings,
            revision: line.revision,
            removed: line.removed,
            doubt: line.doubt,
            earlier: earlier
                .map(|(was, _)| EarlierLine {
                    until: self.operation(was.until).map_or(0, |operation| operation.at),
                    players: was.players.clone(),
                    changes: given(&was.players, &was.entry),
                })
                .collect(),
        }
    }

    fn operation(&self, number: u64) -> Option<&Operation> {
        self.book.operations().get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    fn doubt(&self, doubt: &Doubt<'_>) -> BookDoubt {
        let given = |evening: EveningId, players: &[PersonId], entry: &Entry| {
            let draft = self.book.evening(evening).map(|evening| &evening.draft);
            draft.and_then(|draft| changes(players, entry, draft).ok()).unwrap_or_default()
        };
        let mut told = BookDoubt {
            operation: doubt.operation(),
            evening: 0,
            what: String::new(),
            line: LineId(0),
            instead_of: None,
            players: Vec::new(),
            changes: Vec::new(),
            removed: false,
        };
        match doubt {
            Doubt::Line { evening, line, instead_of } => BookDoubt {
                evening: evening.0,
                what: "line".to_owned(),
                line: line.id,
                instead_of: Some(instead_of.id),
                players: line.players.clone(),
                changes: given(*evening, &line.players, &line.entry),
                ..told
            },
            Doubt::Change { evening, line, held } => {
                (told.evening, told.line) = (evening.0, line.id);
                match &held.change {
                    HeldChange::Correct { players, entry } => BookDoubt {
                        what: "correct".to_owned(),
                        players: players.clone(),
                        changes: given(*evening, players, entry),
                        ..told
                    },
                    HeldChange::Remove(removed) => {
                        BookDoubt { what: "remove".to_owned(), removed: *removed, ..told }
                    }
                }
            }
        }
    }
}

fn warning(warning: &Warning) -> SheetWarning {
    let (what, line, person) = match *warning {
        Warning::AfterTheEnd(line) => ("after-the-end", line, None),
        Warning::NotSeated(line, person) => ("not-seated", line, Some(person)),
        Warning::SameAgain(line) => ("same-again", line, None),
    };
    SheetWarning { what: what.to_owned(), line, person }
}

fn amount((person, cents): (PersonId, i64)) -> Amount {
    Amount { person, cents }
}

fn payment(payment: &Payment) -> BookPayment {
    BookPayment { from: payment.from, to: payment.to, cents: payment.cents }
}

/// What house rules say of sheets.
pub(crate) fn rules_told(draft: &Draft) -> SheetRules {
    let players = draft.game().players();
    match draft {
        Draft::Wippen(own) => {
            let pack = |players| {
                let Ok(Rules::Wippen(rules)) = draft.rules(players) else { return Pile::default() };
                let pack = wippen::Count::of_pack(&rules);
                let wippen::Count { cards, spades, tens, twos, aces, .. } = pack;
                Pile { cards, spades, tens, twos, aces, wips: 0 }
            };
            SheetRules::Wippen {
                least: (*players.start()).into(),
                packs: players.map(pack).collect(),
                only_cards: own.scoring == Scoring::Cards,
                wips: own.wips && own.scoring == Scoring::Points,
                target: match own.finish {
                    Finish::Target(target) => Some(target),
                    Finish::Games(_) => None,
                },
                games: match own.finish {
                    Finish::Games(games) => Some(games),
                    Finish::Target(_) => None,
                },
            }
        }
        Draft::Toepen(own) => SheetRules::Toepen {
            least: (*players.start()).into(),
            most: (*players.end()).into(),
            clips: own.starting_clips.into(),
            cents: own.clip_value_cents.into(),
            exchange: own.exchange,
            tens: own.report_tens,
            retoep_own: own.retoep_own,
            most_toep: own.toep_stakes.most().into(),
            hands: own.hands.map(u32::from),
        },
    }
}

/// The season of a game.
pub(crate) fn season(book: &Book, game: GameName) -> BookFigures {
    let season = book.season(game);
    let evenings = || book.in_order().into_iter().filter(|evening| evening.game() == game);
    let amounts = book.amounts_of(evenings());
    let rows = season.rows.into_iter().map(|row| SeasonRow {
        evening: row.evening.0,
        changes: row.changes,
        standings: row.standings,
    });
    BookFigures {
        rows: rows.collect(),
        people: season.people,
        payments: fewest_payments(&amounts).iter().map(payment).collect(),
        amounts: amounts.into_iter().map(amount).collect(),
        ..figures(game, book.statistics(evenings()))
    }
}

/// The figures of one evening; none if it is not there.
pub(crate) fn figures_of_evening(book: &Book, evening: u32) -> Option<BookFigures> {
    let evening = book.evening(EveningId(evening))?;
    Some(figures(evening.game(), book.statistics([evening])))
}

fn figures(game: GameName, statistics: Statistics) -> BookFigures {
    let figures = statistics.figures.iter().map(|of| PersonFigures {
        person: of.person,
        played: of.played,
        won: of.won,
        all_folded: of.all_folded,
        best_run: of.best_run,
        worst_run: of.worst_run,
        spiral: of.spiral,
        best: of.best,
        worst: of.worst,
        total: of.total,
        wips: of.wips,
    });
    let duels = statistics.duels.iter().map(|duel| Duel {
        one: duel.one,
        other: duel.other,
        one_ahead: duel.one_ahead,
        other_ahead: duel.other_ahead,
        equal: duel.equal,
    });
    BookFigures {
        game: game.name().to_owned(),
        people: statistics.figures.iter().map(|figures| figures.person).collect(),
        rows: Vec::new(),
        figures: figures.collect(),
        duels: duels.collect(),
        amounts: Vec::new(),
        payments: Vec::new(),
    }
}
