//! Everything that is said beside the game: welcome, help, rules, goodbye.

use super::{Leave, Lines, Shown};
use game::{Dealer, Seat};
use std::io;

impl<G: Shown, D: Dealer> Lines<'_, G, D> {
    /// Asks something and gives what is typed.
    pub(super) fn listen(&mut self, question: &str) -> Result<String, Leave> {
        self.screen.ask(question)?;
        let line = match self.input.line() {
            Ok(line) => line,
            Err(end) => {
                self.screen.gap()?;
                return Err(end.into());
            }
        };
        if !self.input.live {
            self.screen.echo(&line)?;
        }
        Ok(line)
    }

    /// Waits until those at the screen have read something; whoever plays out of a file needs no time.
    pub(super) fn read_this(&mut self) -> Result<(), Leave> {
        if self.input.live {
            let go_on = self.text("play-go-on");
            self.listen_or_leave(&go_on)?;
        }
        Ok(())
    }

    /// Asks something to which leaving is an answer too.
    pub(super) fn listen_or_leave(&mut self, question: &str) -> Result<String, Leave> {
        let line = self.listen(question)?;
        if self.is_quit(&line) {
            self.confirm_leaving()?;
        }
        Ok(line)
    }

    /// Is this one of the words of that message? They are separated by commas.
    pub(super) fn is_said(&self, line: &str, key: &str) -> bool {
        let line = line.to_lowercase();
        self.text(key).split(',').any(|word| word.trim() == line)
    }

    /// What follows one of the words of that message.
    pub(super) fn after_word<'t>(&self, line: &'t str, key: &str) -> Option<&'t str> {
        let (word, rest) = line.split_once(' ')?;
        self.is_said(word, key).then_some(rest)
    }

    /// Does somebody want to leave?
    pub(super) fn is_quit(&self, line: &str) -> bool {
        self.is_said(line, "play-say-quit")
    }

    /// Leaves, if that was meant.
    pub(super) fn confirm_leaving(&mut self) -> Result<(), Leave> {
        let question = self.text("play-leave");
        let line = self.listen(&question)?;
        if self.is_said(&line, "play-say-yes") { Err(Leave::Table) } else { Ok(()) }
    }

    pub(super) fn welcome(&mut self) -> Result<(), Leave> {
        let public = self.evening.public();
        let seats = Seat::all(G::players(public));
        let names = self.told(self.reader(), |teller| teller.labels(seats));
        self.screen.line(&self.messages.get("play-welcome", &[("names", names.into())]))?;
        if !self.company.people().is_empty() {
            self.screen.aside(&self.text("play-welcome-help"))?;
        }
        Ok(())
    }

    pub(super) fn say_help(&mut self) -> Result<(), Leave> {
        self.screen.gap()?;
        for key in ["play-help", G::HELP] {
            for line in self.text(key).lines() {
                self.screen.line(&format!("  {line}"))?;
            }
            self.screen.gap()?;
        }
        Ok(())
    }

    pub(super) fn say_rules(&mut self, seat: Seat) -> Result<(), Leave> {
        self.screen.gap()?;
        for line in self.text(G::RULES).lines() {
            self.screen.line(&format!("  {line}"))?;
        }
        self.screen.gap()?;
        self.screen.line(&format!("  {}", self.text("play-house")))?;
        let view = self.evening.view(Some(seat));
        for line in self.told(Some(seat), |teller| G::house(teller, view.public())) {
            self.screen.line(&format!("  - {line}"))?;
        }
        self.screen.gap()?;
        Ok(())
    }

    /// The end of a whole match or session.
    pub(super) fn say_result(&mut self) -> io::Result<()> {
        let lines = self.told(self.reader(), |teller| G::result(teller, self.evening.public()));
        self.screen.lines(lines)?;
        self.screen.gap()
    }

    /// Somebody left before the end.
    pub(super) fn say_goodbye(&mut self) -> io::Result<()> {
        let lines = self.told(self.reader(), |teller| G::standing(teller, self.evening.public()));
        self.screen.gap()?;
        self.screen.lines(lines)?;
        self.screen.gap()?;
        self.screen.line(&self.text("play-goodbye"))
    }
}
