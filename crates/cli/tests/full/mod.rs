//! Evenings on a full screen, without a terminal: keys go in, and what is drawn is looked at.

mod looks;
mod picture;
mod screens;
mod secrets;
mod toepen;
mod together;
mod whole;
mod wippen;

use super::{Colours, Ink, Input, Laid, Suits, Table};
use crate::play::company::Company;
use crate::play::evening::{Chair, Evening, Turn};
use crate::play::faces::lines::Beats;
use crate::play::told::Typed;
use ::toepen::{Session, SessionSetup};
use ::wippen::{Match, MatchSetup};
use bots::{Dealing, Player};
use fair::Rng;
use game::{Dealer, Seat, View};
use lang::{CardStyle, Lang, Messages};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::collections::VecDeque;
use std::time::Duration;

const SIGNS: Ink = Ink { style: CardStyle::Signs, colours: Colours::Many, suits: Suits::Four };
const ASCII: Ink = Ink { style: CardStyle::Letters, colours: Colours::None, suits: Suits::Four };
const BEATS: Beats = Beats { usual: Duration::from_millis(1000), open: Duration::from_millis(2000) };
const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// A computer player who does what is written: in turn, or as soon as it can where `!` stands before it.
struct Script(VecDeque<&'static str>);

impl<G: Laid> Player<G> for Script {
    fn decide(&mut self, view: &View<G>, _chance: &mut Rng) -> Option<G::Action> {
        let (seat, _) = view.own()?;
        let typed = *self.0.front()?;
        let (typed, early) = typed.strip_prefix('!').map_or((typed, false), |typed| (typed, true));
        if !early && G::waited_for(view.public()) != Some(seat) {
            return None;
        }
        let action = match G::read(Messages::of(Lang::En), view, typed) {
            Typed::Act(action) | Typed::Card(_, action) => action,
            _ => return None,
        };
        if view.check(action) != Some(Ok(())) {
            return None;
        }
        self.0.pop_front();
        Some(action)
    }
}

fn company(lang: Lang, players: u8, people: u8) -> Company {
    Company::new(Messages::of(lang), players, people, &[]).unwrap()
}

/// A table at which everyone has done what is written for their seat; then the first one is asked.
fn table<'a, G: Laid>(
    setup: &G::Setup,
    company: &'a Company,
    lang: Lang,
    ink: Ink,
    seed: u64,
    scripts: &[&'static str],
) -> Table<'a, G, Dealing> {
    let script = |seat: Seat| {
        let moves = scripts.get(seat.index()).map_or("", |script| *script);
        moves.split_whitespace().collect::<VecDeque<_>>()
    };
    let chairs = Seat::all(G::players(&G::open(setup).0))
        .map(|seat| {
            if company.people().contains(seat) {
                return Chair::Person;
            }
            Chair::Computer(Box::new(Script(script(seat))), Rng::new(seed, 1 + u64::from(seat.number())))
        })
        .collect();
    let dealing = Dealing::new(Rng::new(seed, 0));
    let (mut evening, mut events) = Evening::begin(setup, dealing, chairs).unwrap();
    let mut people: Vec<Script> = Seat::all(8).map(|seat| Script(script(seat))).collect();
    loop {
        let turn = evening.turn();
        match turn {
            Turn::Person(seat) => {
                let script = &mut people[seat.index()];
                let Some(action) =
                    Player::<G>::decide(script, &evening.view(Some(seat)), &mut Rng::new(0, 0))
                else {
                    assert!(script.0.is_empty(), "{seat:?} cannot do {:?}", script.0);
                    break;
                };
                events.extend(evening.act(seat, action).unwrap());
            }
            Turn::Computer(seat) => events.extend(evening.computer_acts(seat).unwrap()),
            Turn::Over => break,
        }
    }
    Table::new(evening, company, Messages::of(lang), BEATS, ink, &events)
}

fn wippen_setup(preset: ::wippen::Preset, players: u8) -> MatchSetup {
    let rules = ::wippen::Draft::of(preset).rules(players).unwrap();
    MatchSetup { rules, dealer: Seat::new(0) }
}

fn toepen_setup(players: u8, change: impl FnOnce(&mut ::toepen::Draft)) -> SessionSetup {
    let mut draft = ::toepen::Draft::of(::toepen::Preset::Zwols);
    change(&mut draft);
    SessionSetup::new(draft.rules().unwrap(), players, Seat::new(0)).unwrap()
}

/// What stands on the screen.
fn drawn<G: Laid, D: Dealer>(table: &mut Table<'_, G, D>, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| table.draw(frame.buffer_mut())).unwrap();
    terminal.backend().buffer().clone()
}

/// The same as lines of text.
fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content().chunks(width);
    rows.map(|row| {
        let line: String = row.iter().map(|cell| cell.symbol()).collect();
        format!("{}\n", line.trim_end())
    })
    .collect()
}

fn shown<G: Laid, D: Dealer>(table: &mut Table<'_, G, D>) -> String {
    text(&drawn(table, SMALL))
}

/// Somebody at the keyboard, and a clock that only they move.
struct Keyboard {
    now: Duration,
}

impl Keyboard {
    fn new() -> Keyboard {
        Keyboard { now: Duration::from_secs(1) }
    }

    /// Types these: letters for themselves, and words for other keys.
    fn types<G: Laid, D: Dealer>(&mut self, table: &mut Table<'_, G, D>, keys: &str) {
        for key in keys.split_whitespace() {
            self.now += Duration::from_secs(1);
            let input = match key {
                "enter" => Input::Enter,
                "esc" => Input::Escape,
                "tab" => Input::Tab,
                "up" => Input::Up,
                "down" => Input::Down,
                "left" => Input::Left,
                "right" => Input::Right,
                "look" => Input::Look,
                letter => Input::Letter(letter.chars().next().unwrap()),
            };
            table.input(input, self.now);
            // Where there is what is known once it has been drawn.
            drawn(table, SMALL);
        }
    }

    /// Lets computer players act until somebody is asked.
    fn waits<G: Laid, D: Dealer>(&mut self, table: &mut Table<'_, G, D>) {
        while let Some(deadline) = table.deadline() {
            self.now = self.now.max(deadline);
            table.tick(self.now);
        }
    }
}
