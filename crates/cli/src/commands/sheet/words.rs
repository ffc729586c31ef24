//! Quick entry: a game or a hand in a few words.
//!
//! A game of Wippen is a word for each player: points (`9`), or what lay in the pile, as cards, spades, 10♦, 2♠, aces and
//! wips (`30/8/1/0/3/2`). A hand of toepen is its winner, and then nothing (nobody toeped), a number of clips for each
//! player, changes with a sign, or what happened, in order: `Bram:toep Cor:fold`.

use super::given::person;
use crate::error::Failure;
use games::GameName;
use lang::Messages;
use sheet::{Book, Check, Course, Entry, Evening, GameLine, HandLine, PersonId, Pile, Place, Stakes, Toep};

/// What was typed, as a sheet keeps it.
pub struct Noted {
    /// Who played, in the order of their seats.
    pub players: Vec<PersonId>,
    /// What is noted.
    pub entry: Entry,
}

/// What can happen in a hand, in every language.
const TOEP: &[&str] = &["toep", "toept"];
const FOLD: &[&str] = &["fold", "folds", "weg", "aus", "raus"];
const SEE: &[&str] = &["see", "sees", "zien", "sehen"];
const TEN: &[&str] = &["ten", "tien", "zehn"];
const HONEST: &[&str] = &["check", "checks", "kijkt", "sieht"];
const CAUGHT: &[&str] = &["caught", "betrapt", "ertappt"];

/// Reads quick entry. Who played is said by `players`, else by the names before the numbers, else by the seats.
///
/// # Errors
/// If a word makes no sense, or somebody is not known.
pub fn read(
    messages: &'static Messages,
    book: &Book,
    evening: &Evening,
    players: Option<Vec<PersonId>>,
    words: &[&str],
) -> Result<Noted, Failure> {
    let reader = Reader { messages, book, evening, players };
    match evening.game() {
        GameName::Wippen => reader.game(words),
        GameName::Toepen => reader.hand(words),
    }
}

struct Reader<'a> {
    messages: &'static Messages,
    book: &'a Book,
    evening: &'a Evening,
    players: Option<Vec<PersonId>>,
}

impl Reader<'_> {
    fn person(&self, name: &str) -> Result<PersonId, Failure> {
        let first = self.players.as_ref().unwrap_or(&self.evening.about.seats);
        person(self.messages, self.book, first, name)
    }

    fn fail(&self, key: &str, word: &str) -> Failure {
        Failure::form(self.messages, key, &[("word", lang::excerpt(word).into())])
    }

    /// A word for each player, after their names or in the order of the seats: who played, and what stands for each.
    fn each<'w>(&self, words: &[&'w str]) -> Result<(Vec<PersonId>, Vec<&'w str>), Failure> {
        let mut given = Vec::new();
        for word in words {
            match word.split_once(':') {
                Some((name, value)) => given.push((self.person(name)?, value)),
                None if words.iter().any(|word| word.contains(':')) => {
                    return Err(self.fail("cli-sheet-mixed", word));
                }
                None => {}
            }
        }
        if given.is_empty() {
            let players = self.players.clone().unwrap_or_else(|| self.evening.about.seats.clone());
            if players.len() != words.len() {
                let names: Vec<String> = players
                    .iter()
                    .map(|person| {
                        lang::SheetRefusals { messages: self.messages, book: self.book }.name(*person)
                    })
                    .collect();
                let blanks = [
                    ("given", (words.len() as i64).into()),
                    ("players", (players.len() as i64).into()),
                    ("names", names.join(", ").into()),
                ];
                return Err(Failure::form(self.messages, "cli-sheet-each", &blanks));
            }
            return Ok((players, words.to_vec()));
        }
        // In the order of the seats, then in that in which they were named.
        let seats = &self.evening.about.seats;
        let seat = |person: &PersonId| seats.iter().position(|seat| seat == person).unwrap_or(seats.len());
        given.sort_by_key(|(person, _)| seat(person));
        Ok(given.into_iter().unzip())
    }

    fn game(&self, words: &[&str]) -> Result<Noted, Failure> {
        let (players, values) = self.each(words)?;
        let piles = values.iter().any(|value| value.contains(['/', ',']));
        let line = if piles {
            GameLine::Piles(values.iter().map(|value| self.pile(value)).collect::<Result<_, _>>()?)
        } else {
            let points =
                values.iter().map(|value| value.parse().map_err(|_| self.fail("cli-sheet-points", value)));
            GameLine::Points(points.collect::<Result<_, _>>()?)
        };
        Ok(Noted { players, entry: Entry::Game(line) })
    }

    fn pile(&self, text: &str) -> Result<Pile, Failure> {
        let fail = || self.fail("cli-sheet-pile", text);
        let numbers: Result<Vec<u8>, _> = text.split(['/', ',']).map(str::parse).collect();
        match numbers.map_err(|_| fail())?[..] {
            [cards, spades, tens, twos, aces] => Ok(Pile { cards, spades, tens, twos, aces, wips: 0 }),
            [cards, spades, tens, twos, aces, wips] => Ok(Pile { cards, spades, tens, twos, aces, wips }),
            _ => Err(fail()),
        }
    }

    fn hand(&self, words: &[&str]) -> Result<Noted, Failure> {
        let (winner, rest) = match words {
            [winner, rest @ ..] if !winner.contains(':') && !is_number(winner) => {
                (self.person(winner)?, rest)
            }
            _ => return Err(Failure::form(self.messages, "cli-sheet-winner-first", &[])),
        };
        let value = |word: &&str| word.split_once(':').map_or(*word, |(_, value)| value).to_owned();
        let (players, stakes) = if !rest.is_empty() && rest.iter().all(|word| is_number(&value(word))) {
            let (players, values) = self.each(rest)?;
            let stakes = if values.iter().any(|value| value.starts_with(['+', '-', '−'])) {
                Stakes::Changes(self.numbers(&values)?)
            } else {
                Stakes::Clips(self.numbers(&values)?)
            };
            (players, stakes)
        } else {
            let players = self.players.clone().unwrap_or_else(|| self.evening.about.seats.clone());
            let course = self.course(&players, rest)?;
            (players, Stakes::Course(course))
        };
        let winner = self.place(&players, winner)?;
        Ok(Noted { players, entry: Entry::Hand(HandLine { winner, stakes }) })
    }

    fn numbers<N: TryFrom<i64>>(&self, values: &[&str]) -> Result<Vec<N>, Failure> {
        let read = |value: &&str| {
            let plain = value.replace('−', "-");
            let number = plain.trim_start_matches('+').parse::<i64>().ok();
            number
                .and_then(|number| N::try_from(number).ok())
                .ok_or_else(|| self.fail("cli-sheet-clips", value))
        };
        values.iter().map(read).collect()
    }

    fn place(&self, players: &[PersonId], person: PersonId) -> Result<Place, Failure> {
        players.iter().position(|player| *player == person).ok_or_else(|| {
            let name = lang::SheetRefusals { messages: self.messages, book: self.book }.name(person);
            Failure::form(self.messages, "cli-sheet-not-playing", &[("player", name.into())])
        })
    }

    fn course(&self, players: &[PersonId], words: &[&str]) -> Result<Course, Failure> {
        let mut course = Course::default();
        for word in words {
            let at = |name: &str| self.place(players, self.person(name)?);
            let small = word.to_lowercase();
            if SEE.contains(&small.as_str()) {
                let toep = course.toeps.last_mut().ok_or_else(|| self.fail("cli-sheet-no-toep", word))?;
                toep.seeing = true;
                continue;
            }
            let Some((name, what)) = word.split_once(':') else {
                return Err(self.fail("cli-sheet-word", word));
            };
            let (what, whom) = match what.split_once(':') {
                Some((what, whom)) => (what.to_lowercase(), Some(whom)),
                None => (what.to_lowercase(), None),
            };
            let letters = what.trim_end_matches(|c: char| c.is_ascii_digit());
            let clips = &what[letters.len()..];
            match whom {
                None if TOEP.contains(&letters) => {
                    let clips = if clips.is_empty() { Ok(1) } else { clips.parse() };
                    let clips = clips.map_err(|_| self.fail("cli-sheet-word", word))?;
                    course.toeps.push(Toep { by: at(name)?, clips, folded: Vec::new(), seeing: false });
                }
                None if FOLD.contains(&what.as_str()) => {
                    let folded = at(name)?;
                    let toep = course.toeps.last_mut().ok_or_else(|| self.fail("cli-sheet-no-toep", word))?;
                    toep.folded.push(folded);
                }
                None if TEN.contains(&what.as_str()) => course.tens.push(at(name)?),
                Some(whom) if HONEST.contains(&what.as_str()) || CAUGHT.contains(&what.as_str()) => {
                    let honest = HONEST.contains(&what.as_str());
                    course.checks.push(Check { by: at(name)?, of: at(whom)?, honest });
                }
                _ => return Err(self.fail("cli-sheet-word", word)),
            }
        }
        Ok(course)
    }
}

/// Is it a number, with or without a sign?
fn is_number(word: &str) -> bool {
    let digits = word.trim_start_matches(['+', '-', '−']);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Exit;
    use lang::Lang;
    use sheet::{About, Change, EveningId, House, Operation, OperationId};

    /// A book with one evening of a game, at which two sit.
    fn book(game: GameName) -> Book {
        let people = [PersonId(0), PersonId(1)];
        let about = About {
            date: None,
            house: House::usual(game),
            seats: people.to_vec(),
            dealer: people[0],
            double: false,
            last: None,
            source: None,
        };
        let changes = [
            Change::AddPerson { person: people[0], name: "Anna".to_owned() },
            Change::AddPerson { person: people[1], name: "Bé:n".to_owned() },
            Change::AddEvening { evening: EveningId(0), about },
        ];
        let operations = (0..).zip(changes).map(|(base, change)| {
            let id = OperationId(u128::from(base) + 1);
            Operation { id, base, at: 0, undoes: None, change }
        });
        Book::of(operations).expect("a book")
    }

    #[test]
    fn whatever_is_typed_is_read_or_told() {
        let hostile = [
            "",
            ":",
            "::",
            ":::",
            "Anna",
            "Anna:",
            ":toep",
            "Anna:toep",
            "Anna:TOEP2",
            "Anna:toep99999999999",
            "é:é",
            "Bé",
            "Anna:check:",
            "Anna:check:Anna",
            "İ:İ1",
            "+",
            "-",
            "−1",
            "+-1",
            "-9223372036854775808",
            "99999999999999999999",
            "1/2",
            "/////",
            ",,,,",
            "256/0/0/0/0",
            "see",
            "zien",
            "Anna:0",
            "Anna:1/1/1/1/1",
        ];
        let messages = Messages::of(Lang::Nl);
        for game in GameName::ALL {
            let book = book(game);
            let evening = &book.evenings()[0];
            for first in hostile {
                for second in hostile {
                    for words in [&[first][..], &[first, second], &["Anna", first, second]] {
                        if let Err(failure) = read(messages, &book, evening, None, words) {
                            assert_eq!(failure.exit(), Exit::Form, "{words:?}");
                            assert!(
                                failure.sentence().ends_with(['.', '?']),
                                "{words:?}: {}",
                                failure.sentence()
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_minus_is_a_minus_however_it_is_typed() {
        let book = book(GameName::Toepen);
        let read = |words: &[&str]| {
            let noted = read(Messages::of(Lang::En), &book, &book.evenings()[0], None, words)
                .map(|noted| noted.entry);
            noted.expect("a hand")
        };
        assert_eq!(read(&["Anna", "+3", "−3"]), read(&["anna", "Bé:-3", "An:3"]));
    }
}
