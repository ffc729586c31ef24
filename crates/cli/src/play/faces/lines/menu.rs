//! Choosing: lists of what can be done, and what people type instead of a number.

use super::shown::{Pick, Picks};
use super::{Leave, Lines, Shown};
use crate::play::told::Typed;
use cards::Card;
use game::{Dealer, Seat, View};

/// So many things are listed at once; of more, a card is chosen first.
const FEW: usize = 9;

/// So many lines of a long list are shown at a time.
const PAGE: usize = 12;

/// What is on offer.
struct Menu<A> {
    list: Vec<Pick<A>>,
    cut: bool,
    /// How many have been shown, and so can be chosen by number.
    shown: usize,
    /// The card whose plays these are.
    of: Option<Card>,
}

/// What somebody wants after all.
pub(super) enum Choice<G: Shown> {
    /// A seat does something.
    Act(Seat, G::Action),
    /// Nothing now.
    Nothing,
    /// That somebody else at the screen may do something.
    Someone(Seat),
    /// To be asked again.
    Again,
}

impl<G: Shown, D: Dealer> Lines<'_, G, D> {
    /// Asks somebody what they do until it is nothing, something lawful, or a matter for somebody else.
    pub(super) fn choose(&mut self, seat: Seat, due: bool) -> Result<Choice<G>, Leave> {
        let view = self.evening.view(Some(seat));
        let top = self.offer(&view, seat, due);
        let mut menu = self.menu(&view, &top, None)?;
        loop {
            let typed = self.listen(&self.question(&view, seat))?;
            match self.answer(&view, seat, &typed, &mut menu, &top)? {
                Choice::Act(who, action) => match self.evening.view(Some(who)).check(action) {
                    Some(Ok(())) => return Ok(Choice::Act(who, action)),
                    Some(Err(illegal)) => {
                        let sentence = self.told(Some(who), |teller| G::refusal(teller, illegal));
                        self.screen.line(&format!("  {sentence}"))?;
                    }
                    None => {}
                },
                Choice::Again => {}
                choice => return Ok(choice),
            }
        }
    }

    fn question(&self, view: &View<G>, seat: Seat) -> String {
        let question = self.told(Some(seat), |teller| G::question(teller, view));
        if self.company.people().len() > 1 {
            format!("{}: {question}", self.company.name(seat))
        } else {
            question
        }
    }

    /// All that somebody can do, gathered by cards if it is much.
    fn offer(&self, view: &View<G>, seat: Seat, due: bool) -> Picks<G::Action> {
        let mut picks = G::picks(view);
        if picks.list.len() > FEW || picks.cut {
            picks.list = by_card::<G>(picks.list);
        }
        if !due {
            let place = if G::between(view.public()) { 0 } else { picks.list.len() };
            picks.list.insert(place, Pick::Nothing);
        }
        if !self.evening.people_able().without(seat).is_empty() {
            picks.list.push(Pick::Someone);
        }
        picks
    }

    /// Shows a list from its beginning.
    fn menu(
        &mut self,
        view: &View<G>,
        picks: &Picks<G::Action>,
        of: Option<Card>,
    ) -> Result<Menu<G::Action>, Leave> {
        let mut menu = Menu { list: picks.list.clone(), cut: picks.cut, shown: 0, of };
        self.screen.gap()?;
        self.show_more(view, &mut menu)?;
        Ok(menu)
    }

    /// The next lines of a list, and what else there is.
    fn show_more(&mut self, view: &View<G>, menu: &mut Menu<G::Action>) -> Result<(), Leave> {
        let end = (menu.shown + PAGE).min(menu.list.len());
        for (number, pick) in (1..).zip(&menu.list).skip(menu.shown).take(end - menu.shown) {
            let label = self.label(view, pick);
            self.screen.line(&format!("  {number:>2}  {label}"))?;
        }
        menu.shown = end;
        let rest = menu.list.len() - end;
        if menu.of.is_some() {
            self.screen.aside(&format!("   0  {}", self.text("play-back")))?;
        }
        if rest > 0 {
            let rest = i64::try_from(rest).unwrap_or(i64::MAX);
            self.screen
                .aside(&format!("      {}", self.messages.get("play-more", &[("rest", rest.into())])))?;
        } else if menu.cut {
            self.screen.aside(&format!("      {}", self.text("play-cut")))?;
        }
        self.screen.gap()?;
        Ok(())
    }

    fn label(&self, view: &View<G>, pick: &Pick<G::Action>) -> String {
        let you = view.own().map(|(seat, _)| seat);
        let choice = |action| {
            self.told(you, |teller| {
                let words = G::choice(teller, view, action);
                match G::card(action) {
                    Some(card) => format!("{:<4} {words}", teller.card(card)),
                    None => words,
                }
            })
        };
        match pick {
            Pick::Act(action) => choice(*action),
            Pick::Card(_, actions) => {
                let best = actions.first().map(|action| choice(*action)).unwrap_or_default();
                let others = i64::try_from(actions.len().saturating_sub(1)).unwrap_or(i64::MAX);
                self.messages.get("play-and-others", &[("best", best.into()), ("others", others.into())])
            }
            Pick::Number { label, .. } => self.text(label),
            Pick::Nothing if G::between(view.public()) => self.text("play-continue"),
            Pick::Nothing => self.text("play-nothing"),
            Pick::Someone => self.text("play-someone"),
        }
    }

    /// What a typed line comes to.
    fn answer(
        &mut self,
        view: &View<G>,
        seat: Seat,
        typed: &str,
        menu: &mut Menu<G::Action>,
        top: &Picks<G::Action>,
    ) -> Result<Choice<G>, Leave> {
        let lower = typed.to_lowercase();
        if lower.is_empty() {
            if menu.list.iter().any(|pick| matches!(pick, Pick::Nothing)) {
                return Ok(Choice::Nothing);
            }
            self.show_table(Some(seat))?;
            *menu = self.menu(view, top, None)?;
            return Ok(Choice::Again);
        }
        if let Ok(number) = lower.parse::<usize>() {
            return self.numbered(view, seat, number, menu, top);
        }
        if let Some(rest) = self.after_word(typed, "play-say-why") {
            self.say_why(view, rest)?;
        } else if self.is_said(&lower, "play-say-help") {
            self.say_help()?;
        } else if self.is_said(&lower, "play-say-rules") {
            self.say_rules(seat)?;
        } else if self.is_quit(&lower) {
            self.confirm_leaving()?;
        } else if self.is_said(&lower, "play-say-more") {
            self.show_more(view, menu)?;
        } else if self.is_said(&lower, "play-say-back") {
            *menu = self.menu(view, top, None)?;
        } else {
            return self.typed(view, seat, typed, menu, top);
        }
        Ok(Choice::Again)
    }

    /// A line of the list was chosen.
    fn numbered(
        &mut self,
        view: &View<G>,
        seat: Seat,
        number: usize,
        menu: &mut Menu<G::Action>,
        top: &Picks<G::Action>,
    ) -> Result<Choice<G>, Leave> {
        if number == 0 && menu.of.is_some() {
            *menu = self.menu(view, top, None)?;
            return Ok(Choice::Again);
        }
        match number.checked_sub(1).filter(|place| *place < menu.shown).map(|place| menu.list[place].clone())
        {
            Some(pick) => self.picked(view, seat, pick, menu),
            None => {
                let most = i64::try_from(menu.shown).unwrap_or(i64::MAX);
                self.screen
                    .line(&format!("  {}", self.messages.get("play-no-number", &[("most", most.into())])))?;
                Ok(Choice::Again)
            }
        }
    }

    fn picked(
        &mut self,
        view: &View<G>,
        seat: Seat,
        pick: Pick<G::Action>,
        menu: &mut Menu<G::Action>,
    ) -> Result<Choice<G>, Leave> {
        match pick {
            Pick::Act(action) => return Ok(Choice::Act(seat, action)),
            Pick::Nothing => return Ok(Choice::Nothing),
            Pick::Card(card, actions) => {
                let list = actions.into_iter().map(Pick::Act).collect();
                *menu = self.menu(view, &Picks { list, cut: menu.cut }, Some(card))?;
            }
            Pick::Number { question, range, usual, make, .. } => {
                let line = self.listen(&self.text(question))?;
                let number = if line.is_empty() { Some(usual) } else { line.parse().ok() };
                match number {
                    Some(number) => return Ok(Choice::Act(seat, make(number))),
                    None => {
                        let blanks = [("min", (*range.start()).into()), ("max", (*range.end()).into())];
                        self.screen
                            .line(&format!("  {}", self.messages.get("play-not-a-number", &blanks)))?;
                    }
                }
            }
            Pick::Someone => {
                let able = self.evening.people_able().without(seat);
                if let Some(other) = self.who(able)? {
                    return Ok(Choice::Someone(other));
                }
            }
        }
        Ok(Choice::Again)
    }

    /// Neither a number nor a command: a move, or nothing that can be understood.
    fn typed(
        &mut self,
        view: &View<G>,
        seat: Seat,
        typed: &str,
        menu: &mut Menu<G::Action>,
        top: &Picks<G::Action>,
    ) -> Result<Choice<G>, Leave> {
        match G::read(self.messages, view, typed) {
            Typed::Act(action) => return Ok(Choice::Act(seat, action)),
            Typed::For(other, action) if self.evening.people_able().contains(other) => {
                return Ok(Choice::Act(other, action));
            }
            Typed::Card(card, action) => {
                // Where cards are listed, the card is chosen; else it is the move of the notation.
                let of_card =
                    |pick: &&Pick<G::Action>| matches!(pick, Pick::Card(other, _) if *other == card);
                return match top.list.iter().find(of_card) {
                    Some(pick) => self.picked(view, seat, pick.clone(), menu),
                    None => Ok(Choice::Act(seat, action)),
                };
            }
            Typed::Refused(illegal) => {
                let sentence = self.told(Some(seat), |teller| G::refusal(teller, illegal));
                self.screen.line(&format!("  {sentence}"))?;
            }
            Typed::For(..) | Typed::Nothing => {
                let shown = ("typed", lang::excerpt(typed).into());
                self.screen.line(&format!("  {}", self.messages.get("play-not-understood", &[shown])))?;
            }
        }
        Ok(Choice::Again)
    }

    /// Why something may or may not be done.
    fn say_why(&mut self, view: &View<G>, typed: &str) -> Result<(), Leave> {
        let you = view.own().map(|(seat, _)| seat);
        let line = match G::read(self.messages, view, typed) {
            Typed::Act(action) | Typed::Card(_, action) => match view.check(action) {
                Some(Err(illegal)) => self.told(you, |teller| G::refusal(teller, illegal)),
                _ => {
                    let choice = self.told(you, |teller| G::choice(teller, view, action));
                    self.messages.get("play-may", &[("choice", choice.into())])
                }
            },
            Typed::Refused(illegal) => self.told(you, |teller| G::refusal(teller, illegal)),
            Typed::For(..) | Typed::Nothing => {
                self.messages.get("play-not-understood", &[("typed", lang::excerpt(typed).into())])
            }
        };
        self.screen.line(&format!("  {line}"))?;
        Ok(())
    }
}

/// The plays of each card under that card; a card with one play stays as it is.
fn by_card<G: Shown>(list: Vec<Pick<G::Action>>) -> Vec<Pick<G::Action>> {
    let mut cards: Vec<(Card, Vec<G::Action>)> = Vec::new();
    let mut rest = Vec::new();
    for pick in list {
        match &pick {
            Pick::Act(action) if let Some(card) = G::card(*action) => {
                match cards.iter_mut().find(|(other, _)| *other == card) {
                    Some((_, actions)) => actions.push(*action),
                    None => cards.push((card, vec![*action])),
                }
            }
            _ => rest.push(pick),
        }
    }
    cards.sort_by_key(|(card, _)| *card);
    let picks = cards.into_iter().map(|(card, actions)| match actions[..] {
        [action] => Pick::Act(action),
        _ => Pick::Card(card, actions),
    });
    picks.chain(rest).collect()
}
