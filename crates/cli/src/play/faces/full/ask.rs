//! Something asked before there is a table: which game it is to be.

use super::ink::Ink;
use super::laid::{Offer, Wish};
use super::pen::{Pen, Rim, Target};
use super::screen;
use super::update::Input;
use lang::Messages;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// A question with a few answers.
pub struct Ask {
    question: String,
    offers: Vec<Offer<()>>,
    at: usize,
    ink: Ink,
    messages: &'static Messages,
    hits: super::pen::Hits,
    /// What has been chosen, or nothing; none as long as nobody has answered.
    pub answer: Option<Option<usize>>,
}

impl Ask {
    /// A question.
    pub fn new(messages: &'static Messages, ink: Ink, question: String, answers: &[String]) -> Ask {
        let offers = answers.iter().map(|label| Offer { label: label.clone(), wish: Wish::Back }).collect();
        Ask { question, offers, at: 0, ink, messages, hits: Default::default(), answer: None }
    }

    /// Takes in a key or a click.
    pub fn input(&mut self, input: Input) {
        let last = self.offers.len().saturating_sub(1);
        match input {
            Input::Up | Input::Left | Input::BackTab => self.at = self.at.saturating_sub(1),
            Input::Down | Input::Right | Input::Tab => self.at = (self.at + 1).min(last),
            Input::Enter | Input::Letter(' ') => self.answer = Some(Some(self.at)),
            Input::Letter('q') | Input::Escape | Input::Interrupt => self.answer = Some(None),
            Input::Letter(digit @ '1'..='9') => {
                let place = digit as usize - '1' as usize;
                if place <= last {
                    self.answer = Some(Some(place));
                }
            }
            Input::Click(x, y) => {
                if let Some(Target::Offer(place)) = self.hits.at(x, y) {
                    self.answer = Some(Some(place));
                }
            }
            _ => {}
        }
    }

    /// Draws it.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let mut pen = Pen::new(buffer, self.ink, self.messages);
        let area = pen.area();
        let width = area.width.min(40);
        let height = (self.offers.len() as u16 + 4).min(area.height);
        let spot = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        };
        pen.rim(spot, Rim::Round, self.ink.lamp());
        let bold = Style::new().add_modifier(Modifier::BOLD);
        pen.text(spot.x + 3, spot.y + 1, width.saturating_sub(4), &self.question, bold);
        let list = Rect {
            x: spot.x + 2,
            y: spot.y + 3,
            width: width.saturating_sub(4),
            height: height.saturating_sub(4),
        };
        let digits: Vec<char> = ('1'..='9').collect();
        screen::list(&mut pen, list, &self.offers, &digits, Some(self.at));
        self.hits = pen.hits;
    }
}
