//! Who sits at the table: names, and which of them are people.

use game::{Seat, SeatSet};
use lang::Messages;
use std::collections::BTreeSet;

/// Longer names are cut: they stand in columns.
const LONGEST: usize = 12;

/// The players, from seat 0 on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    names: Vec<String>,
    people: SeatSet,
}

impl Company {
    /// So many players, the first of them people. Those without a name get one.
    ///
    /// # Errors
    /// A name that is given twice.
    pub fn new(messages: &Messages, players: u8, people: u8, given: &[String]) -> Result<Company, String> {
        let given: Vec<String> = given.iter().map(|name| tidy(name)).collect();
        let mut used = BTreeSet::new();
        for name in given.iter().filter(|name| !name.is_empty()) {
            if !used.insert(name.to_lowercase()) {
                return Err(name.clone());
            }
        }
        let usual = messages.get("play-names", &[]);
        let mut usual = usual.split_whitespace().filter(|name| !used.contains(&name.to_lowercase()));
        let mut names = Vec::new();
        for seat in Seat::all(players) {
            let name = match given.get(seat.index()) {
                Some(name) if !name.is_empty() => name.clone(),
                _ if seat.number() < people => {
                    messages.get("play-person", &[("number", (seat.number() + 1).into())])
                }
                _ => usual.next().map(str::to_owned).unwrap_or_else(|| messages.seat(seat)),
            };
            names.push(name);
        }
        Ok(Company { names, people: SeatSet::all(people.min(players)) })
    }

    /// The players of a match that was broken off, as its record names them. Somebody else may have written it, so
    /// a name that could not be shown is replaced.
    pub fn seated(messages: &Messages, names: &[String], people: SeatSet) -> Company {
        let mut used = BTreeSet::new();
        let mut company = Company { names: Vec::new(), people };
        for (seat, name) in Seat::all(names.len() as u8).zip(names) {
            let name = Some(tidy(name)).filter(|name| !name.is_empty() && used.insert(name.to_lowercase()));
            company.names.push(name.unwrap_or_else(|| messages.seat(seat)));
        }
        company
    }

    /// What somebody is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The people among them.
    pub fn people(&self) -> SeatSet {
        self.people
    }

    /// The only person at the table, if there is just one.
    pub fn only_person(&self) -> Option<Seat> {
        if self.people.len() == 1 { self.people.clockwise_from(Seat::new(0)).first() } else { None }
    }

    /// The player whose name begins with this text, in capitals or not, if there is just one.
    pub fn named(&self, text: &str, among: SeatSet) -> Option<Seat> {
        let text = text.trim().to_lowercase();
        let seats = || among.clockwise_from(Seat::new(0)).iter();
        let exact = seats().find(|seat| self.name(*seat).to_lowercase() == text);
        let mut starting =
            seats().filter(|seat| !text.is_empty() && self.name(*seat).to_lowercase().starts_with(&text));
        let first = starting.next();
        exact.or(if starting.next().is_none() { first } else { None })
    }
}

/// A name fit to be shown: short, in one line, and without marks that pile up on one letter.
pub fn tidy(name: &str) -> String {
    let mut tidy = String::new();
    let mut letters = 0;
    let mut marks = 0;
    for c in name.trim().chars() {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        letters += usize::from(marks == 0);
        if letters > LONGEST {
            break;
        }
        if marks <= 1 {
            tidy.push(c);
        }
    }
    lang::excerpt(tidy.trim())
}

/// The marks that stand above or below the letter before them.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{e31}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe2f}' | '\u{200b}'..='\u{200d}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use lang::Lang;

    fn company(players: u8, people: u8, given: &[&str]) -> Result<Company, String> {
        let given: Vec<String> = given.iter().map(|name| (*name).to_owned()).collect();
        Company::new(Messages::of(Lang::Nl), players, people, &given)
    }

    #[test]
    fn everyone_has_a_name_and_no_two_the_same() {
        for players in 2..=8 {
            for people in 0..=players {
                let company = company(players, people, &["ben"]).unwrap();
                let names: BTreeSet<String> =
                    Seat::all(players).map(|seat| company.name(seat).to_lowercase()).collect();
                assert_eq!(names.len(), usize::from(players), "{names:?}");
            }
        }
        assert_eq!(company(2, 2, &["Piet", "piet"]), Err("piet".into()));
    }

    #[test]
    fn names_are_cut_to_what_a_column_holds() {
        let marks = format!("a{}", "\u{301}".repeat(5000));
        let company =
            company(4, 4, &[&marks, "<img src=x onerror=alert(1)>", "  Jan\u{1b}[2J  ", ""]).unwrap();
        let name = |seat| company.name(Seat::new(seat)).to_owned();
        assert_eq!(name(0), "a\u{301}");
        assert_eq!(name(1), "<img src=x o");
        assert_eq!(name(2), "Jan\u{fffd}[2J");
        assert_eq!(name(3), "Speler 4");
    }

    #[test]
    fn a_player_is_found_by_the_beginning_of_the_name() {
        let company = company(3, 3, &["Anna", "Anneke", "Ben"]).unwrap();
        let all = SeatSet::all(3);
        assert_eq!(company.named("b", all), Some(Seat::new(2)));
        assert_eq!(company.named("ANNA", all), Some(Seat::new(0)));
        assert_eq!(company.named("ann", all), None);
        assert_eq!(company.named("", all), None);
        assert_eq!(company.named("b", SeatSet::all(2)), None);
    }
}
