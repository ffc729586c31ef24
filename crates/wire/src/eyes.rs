//! What each viewer of a table sees of its game, entry by entry.

use crate::check::action_text;
use crate::view::Count;
use crate::view_of::counts;
use game::Seat;
use games::Rules;
use std::collections::VecDeque;
use table::{Entry, Event, Message, OfGame, Steps, Table, View};

/// So many moves are kept as text: as many as a table has entries that can be told again.
const TEXTS_KEPT: usize = table::ENTRIES_KEPT;

/// The game of a table with the eyes of everybody: a spectator's, then each seat's. The table itself tells what
/// a viewer saw of each step; here those steps are put together, so that a message can bring the game as it is.
/// And a move has to become text before it happens: afterwards the builds that it names are gone.
#[derive(Default)]
pub struct Eyes {
    /// First the spectator's, then those of the seats; none before the first match and before a rematch.
    views: Vec<View>,
    /// The entries that changed the game, with the text of the act in them.
    acts: VecDeque<(u64, String)>,
    /// The counts of games of Wippen that ended, with the entries by which they did.
    counts: VecDeque<(u64, Vec<Count>)>,
    /// The last entry that changed the game.
    changed: u64,
}

impl Eyes {
    /// The table that these entries make, and what everybody sees of it.
    ///
    /// # Errors
    /// If one of the entries cannot have happened.
    pub fn open(entries: &[Entry]) -> Result<(Table, Eyes), table::Corrupt> {
        let mut eyes = Eyes::default();
        let (first, rest) = entries.split_at(entries.len().min(1));
        let mut table = Table::from_entries(first)?;
        for part in Eyes::parts(rest) {
            let _ = table.catch_up(part)?;
            part.iter().for_each(|entry| eyes.see(entry, &table));
        }
        Ok((table, eyes))
    }

    /// Entries in parts of which each is to happen to the table before any of it is seen here, and then all of it:
    /// who sits there when a match begins, and whether the table follows the match, is asked of the table.
    pub fn parts(entries: &[Entry]) -> impl Iterator<Item = &[Entry]> {
        let turns = |entry: &Entry| matches!(entry.event, Event::Started { .. } | Event::Revealed { .. });
        entries.split_inclusive(turns)
    }

    /// Takes in the next entry, with the table as it is after the part of which it is one.
    pub fn see(&mut self, entry: &Entry, table: &Table) {
        if !table.follows() {
            self.views.clear();
            return;
        }
        match &entry.event {
            Event::Started { dealer, steps, .. } => {
                self.views = open(table, *dealer);
                self.see_steps(entry.number, steps);
            }
            Event::Played { steps, .. } => self.see_steps(entry.number, steps),
            Event::Rematch => self.views.clear(),
            _ => {}
        }
    }

    fn see_steps(&mut self, number: u64, steps: &Steps) {
        self.changed = number;
        if let Some(text) = self.views.first().and_then(|all| act_text(all, steps)) {
            if self.acts.len() == TEXTS_KEPT {
                self.acts.pop_front();
            }
            self.acts.push_back((number, text));
        }
        let counted = self.views.first().and_then(|all| counted(all, steps));
        if let Some(counts) = counted {
            if self.counts.len() == TEXTS_KEPT {
                self.counts.pop_front();
            }
            self.counts.push_back((number, counts));
        }
        for (place, view) in self.views.iter_mut().enumerate() {
            let viewer = place.checked_sub(1).map(|seat| Seat::new(seat as u8));
            match (view, steps) {
                (OfGame::Wippen(view), OfGame::Wippen(steps)) => {
                    steps.iter().for_each(|step| view.see(&step.seen_by(viewer)));
                }
                (OfGame::Toepen(view), OfGame::Toepen(steps)) => {
                    steps.iter().for_each(|step| view.see(&step.seen_by(viewer)));
                }
                _ => {}
            }
        }
    }

    /// The game as a viewer sees it, if there is one.
    pub fn view(&self, viewer: Option<Seat>) -> Option<&View> {
        self.views.get(viewer.map_or(0, |seat| seat.index() + 1))
    }

    /// The same, if it is this entry that last changed it.
    pub(crate) fn view_after(&self, number: u64, viewer: Option<Seat>) -> Option<&View> {
        self.view(viewer).filter(|_| self.changed == number)
    }

    /// The count of the game that ended with an entry, by seat.
    pub(crate) fn counts(&self, number: u64) -> Option<&[Count]> {
        self.counts.iter().rev().find(|(of, _)| *of == number).map(|(_, counts)| counts.as_slice())
    }

    /// The text of the act in an entry.
    pub(crate) fn act(&self, number: u64) -> Option<&str> {
        self.acts.iter().rev().find(|(of, _)| *of == number).map(|(_, text)| text.as_str())
    }
}

/// The views before the first card of a match that has just begun.
fn open(table: &Table, dealer: Seat) -> Vec<View> {
    let Message::Snapshot(now) = table.public() else { return Vec::new() };
    let players = now.seats.len() as u8;
    let viewers = [None].into_iter().chain(Seat::all(players).map(Some));
    match now.draft.rules(players) {
        Ok(Rules::Wippen(rules)) => {
            let setup = wippen::MatchSetup { rules, dealer };
            viewers.map(|viewer| OfGame::Wippen(game::View::open(&setup, viewer))).collect()
        }
        Ok(Rules::Toepen { rules, players }) => match toepen::SessionSetup::new(rules, players, dealer) {
            Ok(setup) => viewers.map(|viewer| OfGame::Toepen(game::View::open(&setup, viewer))).collect(),
            Err(_) => Vec::new(),
        },
        Err(_) => Vec::new(),
    }
}

/// The count of the game that ends among the steps, which are just about to happen.
fn counted(before: &View, steps: &Steps) -> Option<Vec<Count>> {
    let (OfGame::Wippen(view), OfGame::Wippen(steps)) = (before, steps) else { return None };
    steps.iter().any(|step| matches!(step, game::Step::Fact(_))).then_some(())?;
    let mut view = view.clone();
    steps.iter().find_map(|step| {
        view.see(&step.seen_by(None));
        counts(&view.public().game)
    })
}

/// The text of the act among the steps, which are just about to happen.
fn act_text(before: &View, steps: &Steps) -> Option<String> {
    match steps {
        OfGame::Wippen(steps) => steps.iter().find_map(|step| match step {
            game::Step::Act { action, .. } => Some(action_text(before, OfGame::Wippen(*action))),
            game::Step::Deal(_) | game::Step::Fact(_) => None,
        }),
        OfGame::Toepen(steps) => steps.iter().find_map(|step| match step {
            game::Step::Act { action, .. } => Some(action.to_string()),
            game::Step::Deal(_) | game::Step::Fact(_) => None,
        }),
    }
}
