//! Moving the cursor.

use super::laid::Laid;
use super::model::Table;
use super::pen::Target;
use super::scene::Focus;
use super::update::Input;
use game::Dealer;

impl<G: Laid, D: Dealer> Table<'_, G, D> {
    /// The hand, the pot, what can be done: from one to the next where there is something.
    pub(super) fn tab(&mut self, forward: bool) {
        let hand = (!G::hand(&self.view()).is_empty()).then(|| self.hand_focus());
        let pot =
            (self.chosen.card.is_some() && self.pot_len() > 0).then(|| Focus::Pot(self.first_fitting()));
        let offers = (!self.offers().list.is_empty()).then_some(Focus::Offer(0));
        let mut places: Vec<(u8, Focus)> =
            (0..).zip([hand, pot, offers]).filter_map(|(place, focus)| Some((place, focus?))).collect();
        if !forward {
            places.reverse();
        }
        let now = match self.focus {
            Focus::Hand(_) => 0,
            Focus::Pot(_) => 1,
            Focus::Offer(_) => 2,
        };
        let at = places.iter().position(|(place, _)| *place == now);
        let next = at.map_or(0, |at| (at + 1) % places.len().max(1));
        if let Some((_, focus)) = places.get(next) {
            self.focus = *focus;
        }
    }

    /// The chosen card, or the first one.
    fn hand_focus(&self) -> Focus {
        let hand = G::hand(&self.view());
        let place = self.chosen.card.and_then(|card| hand.iter().position(|other| *other == card));
        Focus::Hand(place.unwrap_or(0))
    }

    fn first_fitting(&self) -> usize {
        self.offers().fitting.first().copied().unwrap_or(0)
    }

    pub(super) fn arrow(&mut self, input: Input) {
        let offers = self.offers().list.len();
        let hand = G::hand(&self.view()).len();
        self.focus = match (self.focus, input) {
            (Focus::Hand(place), Input::Left) => Focus::Hand(place.saturating_sub(1)),
            (Focus::Hand(place), Input::Right) if place + 1 < hand => Focus::Hand(place + 1),
            (Focus::Hand(_), Input::Right | Input::Down) if offers > 0 => Focus::Offer(0),
            (Focus::Hand(_), Input::Up) if self.chosen.card.is_some() && self.pot_len() > 0 => {
                Focus::Pot(self.first_fitting())
            }
            (Focus::Pot(place), Input::Left) => Focus::Pot(place.saturating_sub(1)),
            (Focus::Pot(place), Input::Right) => Focus::Pot((place + 1).min(self.pot_len().max(1) - 1)),
            (Focus::Pot(place), Input::Up) => Focus::Pot(self.in_next_row(place, true).unwrap_or(place)),
            (Focus::Pot(place), Input::Down) => match self.in_next_row(place, false) {
                Some(place) => Focus::Pot(place),
                None => self.hand_focus(),
            },
            (Focus::Offer(place), Input::Down) => Focus::Offer((place + 1).min(offers.max(1) - 1)),
            (Focus::Offer(place), Input::Up) if place > 0 => Focus::Offer(place - 1),
            (Focus::Offer(_), Input::Left | Input::Up) if hand > 0 => self.hand_focus(),
            (focus, _) => focus,
        };
    }

    /// What lies nearest in the next row of the pot, as it was drawn.
    fn in_next_row(&self, place: usize, above: bool) -> Option<usize> {
        let here = self.hits.place(Target::Pot(place))?;
        let beyond =
            self.hits.pot().filter(|(_, spot)| if above { spot.y < here.y } else { spot.y > here.y });
        let middle = |spot: ratatui::layout::Rect| i32::from(spot.x) + i32::from(spot.width / 2);
        let distance = |spot: ratatui::layout::Rect| {
            (i32::from(spot.y.abs_diff(here.y)), (middle(spot) - middle(here)).abs())
        };
        beyond.min_by_key(|(_, spot)| distance(*spot)).map(|(place, _)| place)
    }
}
