//! Turns: who sits before the screen, what is waited for, who interrupts.

use super::menu::Choice;
use super::{Leave, Lines, NEWS, Shown};
use crate::play::told::Typed;
use game::{Dealer, Seat, SeatSet};

impl<G: Shown, D: Dealer> Lines<'_, G, D> {
    /// The table waits for a person, who does something; or somebody else at the screen does so first.
    pub(super) fn person(&mut self, seat: Seat) -> Result<(), Leave> {
        let others = self.evening.people_able().without(seat);
        let at_screen = self.take_screen(seat, others)?;
        self.ask_person(at_screen, at_screen == seat)?;
        Ok(())
    }

    /// The beat before a computer player acts. False if somebody did something meanwhile, so that the table
    /// is not as it was.
    pub(super) fn wait_for(&mut self, computer: Seat) -> Result<bool, Leave> {
        let able = self.evening.people_able();
        if G::between(self.evening.public()) {
            return self.anyone(computer, able);
        }
        let time = if self.has_the_last_word(able) { self.beats.open } else { self.beats.usual };
        if self.expected || time.is_zero() {
            return Ok(true);
        }
        let key = if able.is_empty() { "play-thinks" } else { "play-thinks-open" };
        let hint = self.messages.get(key, &[("player", self.company.name(computer).into())]);
        self.screen.passing(&format!("  {hint}"))?;
        self.screen.flush()?;
        let view = able.clockwise_from(computer).first().map(|seat| self.evening.view(Some(seat)));
        let messages = self.messages;
        let heard = self.input.pause(time, |line| {
            let acts = |view| matches!(G::read(messages, view, line), Typed::Act(_) | Typed::For(..));
            line.is_empty() || view.as_ref().is_some_and(acts)
        });
        self.screen.gone()?;
        match heard {
            None => Ok(true),
            Some(line) => self.interrupted(&line, able),
        }
    }

    /// Could one of these speak up now and perhaps not any more later? Where all of them will be asked
    /// anyway there is no need for time to interrupt.
    fn has_the_last_word(&self, able: SeatSet) -> bool {
        !able.minus(G::asked_anyway(self.evening.public())).is_empty()
    }

    /// Somebody typed something during a beat.
    fn interrupted(&mut self, line: &str, able: SeatSet) -> Result<bool, Leave> {
        if !self.input.live {
            self.screen.echo(line)?;
        }
        if self.is_quit(line) {
            self.confirm_leaving()?;
            return Ok(true);
        }
        let Some(first) = able.clockwise_from(Seat::new(0)).first() else {
            // Impatience is no action.
            return Ok(true);
        };
        let typed = G::read(self.messages, &self.evening.view(Some(first)), line);
        let meant = match typed {
            Typed::Act(action) if able.len() == 1 => Some((first, action)),
            Typed::For(seat, action) if able.contains(seat) => Some((seat, action)),
            _ => None,
        };
        if let Some((seat, action)) = meant
            && self.evening.view(Some(seat)).check(action) == Some(Ok(()))
        {
            self.act(seat, action)?;
            return Ok(false);
        }
        let seat = if able.len() == 1 { Some(first) } else { self.who(able)? };
        match seat {
            Some(seat) => {
                let seat = self.take_screen(seat, SeatSet::EMPTY)?;
                self.unless_acted(seat)
            }
            None => Ok(true),
        }
    }

    /// Between hands: whoever wants to say something may do so, before the computer player goes on.
    fn anyone(&mut self, computer: Seat, able: SeatSet) -> Result<bool, Leave> {
        if self.expected {
            return Ok(true);
        }
        if able.is_empty() {
            self.show_table(self.reader())?;
            self.screen.gap()?;
            self.read_this()?;
            return Ok(true);
        }
        if let Some(seat) = self.reader().filter(|seat| able.contains(*seat)) {
            return self.unless_acted(seat);
        }
        self.remind()?;
        self.show_table(None)?;
        let player = ("player", self.company.name(computer).into());
        let names = self.told(None, |teller| teller.labels(able.clockwise_from(Seat::new(0))));
        self.screen.gap()?;
        self.screen.line(&self.messages.get("play-anyone", &[player, ("names", names.into())]))?;
        let go_on = self.text("play-go-on");
        let line = self.listen_or_leave(&go_on)?;
        match self.company.named(&line, able) {
            Some(seat) => self.unless_acted(seat),
            None => Ok(true),
        }
    }

    /// Asks somebody who need not do anything. True if they did nothing: the table is as it was.
    fn unless_acted(&mut self, seat: Seat) -> Result<bool, Leave> {
        let acted = self.ask_person(seat, false)?;
        self.expected = !acted;
        Ok(!acted)
    }

    /// Which of these wants to do something, by number or name; none if nobody.
    pub(super) fn who(&mut self, able: SeatSet) -> Result<Option<Seat>, Leave> {
        let seats: Vec<Seat> = able.clockwise_from(Seat::new(0)).iter().collect();
        self.screen.gap()?;
        for (number, seat) in (1..).zip(&seats) {
            self.screen.line(&format!("  {number:>2}  {}", self.company.name(*seat)))?;
        }
        self.screen.gap()?;
        let question = self.text("play-who");
        let line = self.listen(&question)?;
        let numbered =
            line.parse::<usize>().ok().and_then(|number| seats.get(number.checked_sub(1)?).copied());
        Ok(numbered.or(self.company.named(&line, able)))
    }

    /// Shows the table to somebody and asks what they do. True if they, or somebody instead of them, did
    /// something.
    fn ask_person(&mut self, seat: Seat, due: bool) -> Result<bool, Leave> {
        self.remind()?;
        self.show_news(seat)?;
        self.show_table(Some(seat))?;
        match self.choose(seat, due)? {
            Choice::Act(seat, action) => self.act(seat, action).map(|()| true),
            Choice::Someone(other) => {
                let other = self.take_screen(other, SeatSet::EMPTY)?;
                self.ask_person(other, false)
            }
            Choice::Nothing | Choice::Again => Ok(false),
        }
    }

    /// Does what has been found lawful, and puts the cards out of sight if somebody else sits down next.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Leave> {
        let hidden = self.company.people().len() > 1 && !G::between(self.evening.public());
        self.expected = false;
        let happened = self.evening.act(seat, action);
        if hidden {
            self.at_screen = None;
            self.screen.clear()?;
        }
        self.news[seat.index()].clear();
        self.happened(happened)?;
        Ok(())
    }

    /// Hands the screen over, where several people share it. Anyone of `others` may take it first.
    fn take_screen(&mut self, seat: Seat, others: SeatSet) -> Result<Seat, Leave> {
        let secrets = self.company.people().len() > 1 && !G::between(self.evening.public());
        if !secrets || self.at_screen == Some(seat) {
            return Ok(seat);
        }
        let player = || [("player", self.company.name(seat).into())];
        self.screen.gap()?;
        self.screen.line(&self.messages.get("play-hand-over", &player()))?;
        if !others.is_empty() {
            self.screen.aside(&self.text("play-hand-over-others"))?;
        }
        let line = self.listen_or_leave(&self.messages.get("play-are-you-there", &player()))?;
        if let Some(other) = self.company.named(&line, others) {
            return self.take_screen(other, SeatSet::EMPTY);
        }
        self.screen.clear()?;
        self.at_screen = Some(seat);
        Ok(seat)
    }

    /// What happened since somebody's last turn, where they may have looked away.
    fn show_news(&mut self, seat: Seat) -> Result<(), Leave> {
        let news = std::mem::take(&mut self.news[seat.index()]);
        if G::between(self.evening.public()) {
            // The screen has not been handed over, so the end of the hand is still to be read on it.
            return Ok(());
        }
        let old = news.len().saturating_sub(NEWS);
        for line in &news[old..] {
            self.screen.line(&format!("  {line}"))?;
        }
        Ok(())
    }

    /// The table as somebody sees it, or a spectator.
    pub(super) fn show_table(&mut self, viewer: Option<Seat>) -> Result<(), Leave> {
        let view = self.evening.view(viewer);
        let (title, end) = self.told(viewer, |teller| G::heading(teller, view.public()));
        let lines = self.told(viewer, |teller| G::table(teller, &view));
        self.screen.gap()?;
        self.screen.heading(&title, &end)?;
        self.screen.gap()?;
        self.screen.lines(lines)?;
        Ok(())
    }

    /// Says once that the evening is getting long, if the house has set a time.
    fn remind(&mut self) -> Result<(), Leave> {
        let minutes = self.began.elapsed().as_secs() / 60;
        if !self.reminded
            && let Some(reminder) =
                self.told(self.reader(), |teller| G::reminder(teller, self.evening.public(), minutes))
        {
            self.reminded = true;
            self.screen.gap()?;
            self.screen.line(&format!("  {reminder}"))?;
        }
        Ok(())
    }
}
