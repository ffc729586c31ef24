//! What lies over the table: help, the history, a question, a tally.

use super::chart;
use super::ink::{ascii, wrapped};
use super::laid::{Laid, Offer, Wish};
use super::model::{Stage, Standing, Table};
use super::pen::{Pen, Rim, Target};
use super::scene::Scene;
use super::screen;
use super::update::Input;
use game::{Dealer, Seat};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::io::{self, Write};
use std::time::Duration;

/// What it is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Kind {
    /// Keys and rules.
    #[default]
    Help,
    /// How everyone stood after each hand or game.
    History,
    /// Whether to leave.
    Leave,
    /// Whether to toep.
    Toep,
    /// Something else to choose.
    Choice,
    /// A number to choose.
    Number,
    /// Something to read before the table goes on.
    Page,
    /// The page between two people at one screen.
    HandOver {
        /// Who is to sit down.
        seat: Seat,
        /// Does the table wait for them?
        due: bool,
    },
}

/// Something over the table.
#[derive(Clone, Debug)]
pub struct Sheet<A> {
    /// What it is.
    pub kind: Kind,
    /// What stands on its rim.
    pub title: String,
    /// What stands on it.
    pub lines: Vec<String>,
    /// What can be chosen.
    pub offers: Vec<Offer<A>>,
    /// The numbers that these lines stand for, where they do.
    pub numbers: Vec<u8>,
    /// Where the cursor is.
    pub at: usize,
    /// How many lines have been scrolled away.
    pub scroll: usize,
    /// What comes back when it is gone.
    pub under: Option<Box<Sheet<A>>>,
}

impl<A> Default for Sheet<A> {
    fn default() -> Self {
        Sheet {
            kind: Kind::Help,
            title: String::new(),
            lines: Vec::new(),
            offers: Vec::new(),
            numbers: Vec::new(),
            at: 0,
            scroll: 0,
            under: None,
        }
    }
}

/// How wide the lines of help are.
const HELP_WIDTH: usize = 72;

impl<G: Laid, D: Dealer> Table<'_, G, D> {
    pub(super) fn leave_sheet(&self) -> Sheet<G::Action> {
        let offers = vec![self.offer("full-leave", Wish::Leave), self.offer("full-stay", Wish::Back)];
        Sheet { kind: Kind::Leave, lines: vec![self.text("full-leave-sure")], offers, ..Sheet::default() }
    }

    pub(super) fn help_sheet(&self) -> Sheet<G::Action> {
        let mut lines = Vec::new();
        let mut add = |text: String| {
            for line in text.lines() {
                // Lines of a table of keys stay as they are.
                lines.extend(if line.contains("  ") {
                    vec![line.to_owned()]
                } else {
                    wrapped(line, HELP_WIDTH)
                });
            }
        };
        add(self.text("full-help"));
        add("\n".to_owned());
        add(self.text(G::KEYS));
        add("\n".to_owned());
        add(self.text(G::RULES));
        add("\n".to_owned());
        add(self.text("play-house"));
        let view = self.view();
        let house = self.told(self.viewer, |teller| G::house(teller, view.public()));
        for sentence in house {
            for (place, line) in wrapped(&sentence, HELP_WIDTH - 2).into_iter().enumerate() {
                lines.push(format!("{} {line}", if place == 0 { "·" } else { " " }));
            }
        }
        Sheet { kind: Kind::Help, title: self.text("full-help-title"), lines, ..Sheet::default() }
    }

    /// Takes in a key or a click while something lies over the table.
    pub(super) fn input_to_sheet(&mut self, input: Input, now: Duration) {
        let Some(sheet) = &mut self.sheet else { return };
        let (kind, offers) = (sheet.kind, sheet.offers.len());
        match input {
            Input::Up if offers > 1 => sheet.at = sheet.at.saturating_sub(1),
            Input::Down | Input::Tab if offers > 1 => sheet.at = (sheet.at + 1).min(offers - 1),
            Input::Up => sheet.scroll = sheet.scroll.saturating_sub(1),
            Input::Down => sheet.scroll = (sheet.scroll + 1).min(scrolls(sheet)),
            Input::PageUp => sheet.scroll = sheet.scroll.saturating_sub(10),
            Input::PageDown => sheet.scroll = (sheet.scroll + 10).min(scrolls(sheet)),
            Input::Enter | Input::Letter(' ') => self.choose_on_sheet(None, now),
            Input::Letter(digit @ '1'..='9') if kind == Kind::Number => {
                let at = sheet.numbers.iter().position(|number| *number == digit as u8 - b'0');
                sheet.at = at.unwrap_or(sheet.at);
            }
            Input::Letter(digit @ '1'..='9') if offers > 1 => {
                self.choose_on_sheet(Some(digit as usize - '1' as usize), now);
            }
            Input::Click(x, y) => match self.hits.at(x, y) {
                Some(Target::Offer(place)) => self.choose_on_sheet(Some(place), now),
                _ if offers == 0 => self.close(now),
                _ => {}
            },
            Input::Letter('t') if kind == Kind::Toep && offers == 2 => self.choose_on_sheet(Some(0), now),
            Input::Letter('q') if kind == Kind::Leave => self.left = true,
            Input::Letter('q') if matches!(kind, Kind::Page | Kind::HandOver { .. }) => {
                self.open(self.leave_sheet());
            }
            Input::Letter(letter) if kind == Kind::Leave => {
                let yes = self.text("play-say-yes");
                if yes.split(',').any(|word| word.trim() == letter.to_string()) {
                    self.left = true;
                } else {
                    self.close(now);
                }
            }
            Input::Escape if !matches!(kind, Kind::HandOver { .. }) && !self.is_last_page() => {
                self.close(now)
            }
            Input::Letter('q' | 'h' | '?') if offers == 0 => self.close(now),
            _ => {}
        }
    }

    /// Is it what stands there at the very end?
    fn is_last_page(&self) -> bool {
        self.stage == Stage::Over
            && self.sheet.as_ref().is_some_and(|sheet| sheet.kind == Kind::Page)
            && self.pages.is_empty()
    }

    fn choose_on_sheet(&mut self, place: Option<usize>, now: Duration) {
        let Some(sheet) = &self.sheet else { return };
        let place = place.unwrap_or(sheet.at);
        let Some(offer) = sheet.offers.get(place).cloned() else {
            if sheet.offers.is_empty() {
                self.close(now);
            }
            return;
        };
        match (sheet.kind, offer.wish) {
            (Kind::HandOver { seat, due }, Wish::Someone(other)) => {
                self.sheet = None;
                self.viewer = Some(other);
                self.stage = Stage::Asking { due: due && seat == other };
                self.since = now;
                self.place_cursor();
            }
            (Kind::HandOver { .. }, Wish::Back) => {
                self.sheet = None;
                self.go_on(now);
            }
            (_, Wish::Back) => self.close(now),
            (_, wish) => {
                self.close(now);
                self.wish(Offer { label: offer.label, wish }, now);
            }
        }
    }

    /// What lies over the table is taken away; computer players take a breath before they go on.
    fn close(&mut self, now: Duration) {
        self.sheet = self.sheet.take().and_then(|sheet| sheet.under).map(|under| *under);
        if let Stage::Beat { until, .. } = &mut self.stage {
            *until = (*until).max(now + self.beats.usual / 2);
        }
        self.read_pages();
    }
}

impl<G: Laid, D: Dealer> Table<'_, G, D> {
    /// What stays on the terminal when the table is gone.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn say_goodbye(&self, out: &mut dyn Write) -> io::Result<()> {
        let reader = self.company.only_person();
        let over = self.evening.is_over();
        let lines = self.told(reader, |teller| {
            let public = self.evening.public();
            if over { G::result(teller, public) } else { G::standing(teller, public) }
        });
        for line in lines {
            writeln!(out, "{}", if self.ink.ascii() { ascii(&line) } else { line })?;
        }
        if over { Ok(()) } else { writeln!(out, "\n{}", self.text("play-goodbye")) }
    }
}

/// How far a sheet can be scrolled: until its last line is the only one.
fn scrolls<A>(sheet: &Sheet<A>) -> usize {
    match sheet.kind {
        Kind::History => usize::MAX,
        _ => sheet.lines.len().saturating_sub(1),
    }
}

/// Where the window is too small for a table.
pub fn too_small(pen: &mut Pen<'_>) {
    let area = pen.area();
    let size = [("columns", screen::LEAST.0.into()), ("rows", screen::LEAST.1.into())];
    let text = pen.messages.get("full-too-small", &size);
    let lines = wrapped(&text, usize::from(area.width.max(1)));
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in (0..).zip(&lines) {
        pen.text_centred(area.x, top + row, area.width, line, Style::new());
    }
}

/// Draws what lies over the table.
pub fn draw<G: Laid>(
    pen: &mut Pen<'_>,
    sheet: &Sheet<G::Action>,
    scene: &Scene<'_, G>,
    standings: &[Standing],
) {
    let area = pen.area();
    if sheet.kind == Kind::History {
        chart::history(pen, scene, standings, sheet.scroll, area);
        return;
    }
    let wide = |text: &String| pen.width(text);
    let widest =
        sheet.lines.iter().map(wide).chain(sheet.offers.iter().map(|offer| pen.width(&offer.label) + 6));
    let width = (widest.max().unwrap_or(0).max(pen.width(&sheet.title) + 4) + 4).clamp(30, area.width);
    let offers = sheet.offers.len().min(12) as u16;
    let gap = u16::from(offers > 0 && !sheet.lines.is_empty());
    // One's cards stay in sight while one thinks about a toep.
    let room = if sheet.kind == Kind::Toep { area.height - 8 } else { area.height };
    let height = (sheet.lines.len() as u16 + gap + offers + 2).min(room);
    let spot = Rect { x: area.x + (area.width - width) / 2, y: area.y + (room - height) / 2, width, height };
    // A little air, so that nothing beside it is read along with it.
    pen.wipe(Rect { x: spot.x.saturating_sub(2), width: width + 4, ..spot });
    pen.rim(spot, Rim::Round, scene.ink.lamp());
    if !sheet.title.is_empty() {
        let title = format!(" {} ", sheet.title);
        pen.text(spot.x + 2, spot.y, width - 4, &title, Style::new().add_modifier(Modifier::BOLD));
    }
    let shown = (height - 2 - gap - offers) as usize;
    let first = sheet.scroll.min(sheet.lines.len().saturating_sub(shown));
    for (row, line) in (0..).zip(sheet.lines.iter().skip(first).take(shown)) {
        pen.text(spot.x + 2, spot.y + 1 + row, width - 3, line, Style::new());
    }
    if sheet.lines.len() > shown {
        let sign = format!(" {} ", pen.ink.sign("↑↓", "^v"));
        pen.text_right(spot.x + 2, spot.bottom() - 1, width - 4, &sign, scene.ink.lamp());
    }
    let list = Rect { x: spot.x + 2, y: spot.bottom() - 1 - offers, width: width - 4, height: offers };
    let digits: Vec<char> =
        if sheet.offers.len() > 1 && sheet.kind != Kind::Number { ('1'..='9').collect() } else { Vec::new() };
    screen::list(pen, list, &sheet.offers, &digits, Some(sheet.at));
}
