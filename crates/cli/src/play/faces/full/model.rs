//! What a full screen knows: the evening, who looks on, what they are choosing, what lies over the table.

use super::ink::Ink;
use super::laid::{Chosen, Laid, Offers, Wish};
use super::pen::{Hits, Pen};
use super::scene::{Focus, Scene};
use super::sheet::{self, Sheet};
use super::{screen, status};
use crate::play::company::Company;
use crate::play::evening::{Evening, Events};
use crate::play::faces::lines::Beats;
use game::{Dealer, Seat, SeatSet, View};
use lang::{CardStyle, Messages, Teller};
use ratatui::buffer::Buffer;
use std::collections::VecDeque;
use std::time::Duration;

/// What the table is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Somebody at the screen is asked; perhaps they need not do anything.
    Asking {
        /// Does the table wait for them?
        due: bool,
    },
    /// The screen is to be handed to somebody.
    HandOver,
    /// A computer player is about to act.
    Beat {
        /// Who.
        seat: Seat,
        /// When.
        until: Duration,
    },
    /// Between hands, before a computer player goes on: whoever wants to say something may do so.
    Between(Seat),
    /// It is over.
    Over,
}

/// How everyone stood at some moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// After how many games or hands.
    pub after: u32,
    /// Points or clips, seat by seat.
    pub points: Vec<i64>,
}

/// An evening on a full screen, without the screen: keys go in, and drawings come out.
pub struct Table<'a, G: Laid, D: Dealer> {
    pub(super) evening: Evening<G, D>,
    pub(super) company: &'a Company,
    pub(super) messages: &'static Messages,
    pub(super) beats: Beats,
    pub(super) ink: Ink,
    pub(super) stage: Stage,
    /// Whose cards are shown.
    pub(super) viewer: Option<Seat>,
    pub(super) sheet: Option<Sheet<G::Action>>,
    pub(super) chosen: Chosen,
    pub(super) focus: Focus,
    /// Something said in answer to a key: why something is refused.
    pub(super) note: Option<String>,
    /// What happened as each seat was told it, and at last a spectator.
    pub(super) logs: Vec<Vec<String>>,
    pub(super) standings: Vec<Standing>,
    /// What has to be read before the table goes on.
    pub(super) pages: VecDeque<Vec<String>>,
    /// Has everyone had the chance to say something between hands?
    pub(super) went_on: bool,
    pub(super) reminded: bool,
    /// When the present stage began.
    pub(super) since: Duration,
    pub(super) hits: Hits,
    pub(super) left: bool,
}

impl<'a, G: Laid, D: Dealer> Table<'a, G, D> {
    /// An evening about to begin.
    pub fn new(
        evening: Evening<G, D>,
        company: &'a Company,
        messages: &'static Messages,
        beats: Beats,
        ink: Ink,
        first: &Events<G>,
    ) -> Table<'a, G, D> {
        let mut table = Table {
            evening,
            company,
            messages,
            beats,
            ink,
            stage: Stage::Over,
            viewer: company.only_person(),
            sheet: None,
            chosen: Chosen::default(),
            focus: Focus::Hand(0),
            note: None,
            logs: vec![Vec::new(); game::MAX_SEATS + 1],
            standings: Vec::new(),
            pages: VecDeque::new(),
            went_on: false,
            reminded: false,
            since: Duration::ZERO,
            hits: Hits::default(),
            left: false,
        };
        let (after, points) = G::score(table.evening.public());
        table.standings.push(Standing { after, points });
        table.tell(first);
        table.advance(Duration::ZERO);
        table
    }

    /// Has everyone left the table?
    pub fn left(&self) -> bool {
        self.left
    }

    /// Do several people share the screen?
    pub(super) fn shared(&self) -> bool {
        self.company.people().len() > 1
    }

    /// Is there nothing to hide just now?
    pub(super) fn between(&self) -> bool {
        G::between(self.evening.public())
    }

    /// What the one at the screen sees.
    pub(super) fn view(&self) -> View<G> {
        self.evening.view(self.viewer)
    }

    /// Others at the screen who could do something now.
    pub(super) fn others_able(&self) -> SeatSet {
        let able = self.evening.people_able();
        self.viewer.map_or(able, |viewer| able.without(viewer))
    }

    /// Who is told things, from where they sit.
    pub(super) fn told<T>(&self, you: Option<Seat>, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let name = |seat| self.company.name(seat).to_owned();
        // What is kept is kept with signs: the look can change, and they become letters when they are drawn.
        tell(&Teller { messages: self.messages, style: CardStyle::Signs, name: &name, you })
    }

    /// A message without blanks.
    pub(super) fn text(&self, key: &str) -> String {
        self.messages.get(key, &[])
    }

    /// What the one at the screen was told so far.
    pub(super) fn log(&self) -> &[String] {
        &self.logs[self.viewer.map_or(game::MAX_SEATS, Seat::index)]
    }

    /// All that can be chosen now.
    pub(super) fn offers(&self) -> Offers<G::Action> {
        let view = self.view();
        self.told(self.viewer, |teller| self.offers_to(teller, &view))
    }

    fn offers_to(&self, teller: &Teller<'_>, view: &View<G>) -> Offers<G::Action> {
        let mut offers = match self.stage {
            Stage::Asking { .. } | Stage::Beat { .. } | Stage::Between(_) => {
                G::offers(teller, view, &self.chosen)
            }
            Stage::HandOver | Stage::Over => return Offers::default(),
        };
        let offer = |key, wish| super::laid::Offer { label: teller.get(key, &[]), wish };
        match self.stage {
            Stage::Between(_) => offers.list.insert(0, offer("play-continue", Wish::GoOn)),
            Stage::Asking { due: false } => offers.list.push(offer("play-nothing", Wish::GoOn)),
            _ => {}
        }
        if self.shared() {
            for seat in self.others_able().clockwise_from(Seat::new(0)) {
                let player = [("player", self.company.name(seat).into())];
                let label = teller.get("full-wants-something", &player);
                offers.list.push(super::laid::Offer { label, wish: Wish::Someone(seat) });
            }
        }
        offers
    }

    /// Draws everything, and remembers where there is what.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let mut pen = Pen::new(buffer, self.ink, self.messages);
        let area = pen.area();
        if area.width < screen::LEAST.0 || area.height < screen::LEAST.1 {
            sheet::too_small(&mut pen);
        } else {
            self.told(self.viewer, |teller| {
                let scene = self.scene(*teller);
                screen::table(&mut pen, &scene);
                if let Some(sheet) = &self.sheet {
                    pen.hits.clear();
                    sheet::draw(&mut pen, sheet, &scene, &self.standings);
                }
            });
        }
        self.hits = pen.hits;
    }

    fn scene<'s>(&'s self, teller: Teller<'s>) -> Scene<'s, G> {
        let view = self.view();
        let offers = self.offers_to(&teller, &view);
        let (status, loud) = status::status(self, &teller, &view, &offers);
        let asked = !matches!(self.stage, Stage::HandOver | Stage::Over) && self.sheet.is_none();
        let own_name = match self.viewer {
            Some(seat) if self.shared() => self.company.name(seat).to_owned(),
            Some(_) => teller.get("play-you", &[]),
            None => String::new(),
        };
        Scene {
            own_name,
            teller,
            view,
            ink: self.ink,
            log: self.log(),
            chosen: &self.chosen,
            focus: asked.then_some(self.focus),
            offers,
            status,
            loud,
            foot: status::foot(self, &teller),
            has_hand: !self.company.people().is_empty(),
        }
    }
}
