//! What a client wants, one by one.

use super::{Decided, Work};
use crate::command::{Command, Wish};
use crate::entry::{AwayWhy, Event};
use crate::facts::Stage;
use crate::ids::Conn;
use crate::limits::PHRASE_EVERY;
use crate::message::Who;
use crate::phrase::Phrase;
use crate::refusal::Refusal;
use fair::Share;
use game::Seat;

impl Work<'_> {
    /// Carries a command out, or says why not.
    pub(crate) fn wish(&mut self, who: Who, conn: Conn, command: &Command) -> Decided {
        if self.facts().stage == Stage::Closed {
            return Err(Refusal::Closed.into());
        }
        if command.on > self.facts().number {
            return Err(Refusal::FromTheFuture.into());
        }
        let seat = match (&command.wish, who) {
            (Wish::Sit { name, token }, _) => return self.wish_sit(who, conn, name, *token),
            (_, Who::Seat(seat)) => seat,
            (Wish::Here, Who::Elsewhere(seat)) => {
                self.come(seat, conn);
                return Ok(());
            }
            (Wish::Leave, Who::Waiting) => return self.wish_wait_no_more(),
            (_, Who::Elsewhere(_)) => return Err(Refusal::ElsewhereNow.into()),
            (_, Who::Waiting | Who::Spectator) => return Err(Refusal::NoSeat.into()),
        };
        self.wish_of_seat(seat, command)
    }

    fn wish_of_seat(&mut self, seat: Seat, command: &Command) -> Decided {
        let on = command.on;
        match &command.wish {
            // Sitting and coming here were answered before.
            Wish::Sit { .. } | Wish::Here => Err(Refusal::AlreadySo.into()),
            Wish::Act(action) => self.wish_act(seat, *action, on),
            Wish::Leave => {
                self.append(Event::Left { seat });
                Ok(())
            }
            Wish::Ready { share } => self.wish_ready(seat, *share, on),
            Wish::NotReady => self.wish_not_ready(seat),
            Wish::Away | Wish::Back | Wish::TakeBack => self.wish_presence(seat, &command.wish),
            Wish::Say(phrase) => self.wish_say(seat, *phrase),
            Wish::DeleteName => self.wish_delete_name(seat),
            Wish::MakeCode(code) => {
                self.append(Event::Code { seat, code: *code });
                Ok(())
            }
            Wish::Replace { seat: whose, computer } => {
                self.at_stage(Stage::During, Refusal::OnlyDuring)?;
                self.wish_replace(seat, *whose, computer, on)
            }
            Wish::Close => self.wish_close(seat),
            Wish::Rules(_)
            | Wish::Time(_)
            | Wish::Hints(_)
            | Wish::AddComputer(_)
            | Wish::Remove(_)
            | Wish::Start { .. }
            | Wish::MakeHost(_)
            | Wish::Pause
            | Wish::Resume
            | Wish::Rematch => self.wish_of_host(seat, command),
        }
    }

    fn wish_of_host(&mut self, seat: Seat, command: &Command) -> Decided {
        self.hosts(seat)?;
        let on = command.on;
        match &command.wish {
            Wish::Pause | Wish::Resume => {
                self.at_stage(Stage::During, Refusal::OnlyDuring)?;
                return self.wish_pause(seat, command.wish == Wish::Pause);
            }
            Wish::Rematch => {
                self.at_stage(Stage::After, Refusal::OnlyAfter)?;
                self.append(Event::Rematch);
                return Ok(());
            }
            Wish::MakeHost(heir) => return self.wish_host(*heir, on),
            _ => self.at_stage(Stage::Before, Refusal::OnlyBefore)?,
        }
        match &command.wish {
            Wish::Rules(draft) => self.wish_rules(*draft),
            Wish::Time(turn_time) => self.wish_time(*turn_time),
            Wish::Hints(on) => self.wish_hints(*on),
            Wish::AddComputer(computer) => self.wish_computer(computer),
            Wish::Remove(whose) => self.wish_remove(seat, *whose, on),
            Wish::Start { share } => self.wish_start(seat, *share, on),
            _ => Err(Refusal::OnlyBefore.into()),
        }
    }

    fn wish_ready(&mut self, seat: Seat, share: Option<Share>, on: u64) -> Decided {
        self.at_stage(Stage::Before, Refusal::OnlyBefore)?;
        let facts = self.facts();
        if facts.commitment.is_none() {
            return Err(Refusal::NotCommitted.into());
        }
        // Nobody agrees to rules that they have not seen.
        if on < facts.rules_at {
            return Err(Refusal::Late.into());
        }
        if facts.chair(seat).is_some_and(|chair| chair.ready) {
            return Err(Refusal::AlreadySo.into());
        }
        self.append(Event::Ready { seat, share });
        Ok(())
    }

    fn wish_not_ready(&mut self, seat: Seat) -> Decided {
        self.at_stage(Stage::Before, Refusal::OnlyBefore)?;
        if self.facts().chair(seat).is_some_and(|chair| !chair.ready) {
            return Err(Refusal::AlreadySo.into());
        }
        self.append(Event::NotReady { seat });
        Ok(())
    }

    fn wish_presence(&mut self, seat: Seat, wish: &Wish) -> Decided {
        let chair = self.facts().chair(seat).ok_or(Refusal::WrongSeat)?;
        let event = match wish {
            Wish::Away if !chair.away => Event::Away { seat, why: AwayWhy::Said },
            Wish::Back if chair.away => Event::Back { seat },
            Wish::TakeBack if chair.computer.is_some() => Event::TakenBack { seat },
            _ => return Err(Refusal::AlreadySo.into()),
        };
        self.append(event);
        Ok(())
    }

    fn wish_say(&mut self, seat: Seat, phrase: Phrase) -> Decided {
        let last = self.facts().chair(seat).and_then(|chair| chair.last_phrase);
        if last.is_some_and(|last| self.now - last < PHRASE_EVERY) {
            return Err(Refusal::TooFast.into());
        }
        self.append(Event::Said { seat, phrase });
        Ok(())
    }

    fn wish_delete_name(&mut self, seat: Seat) -> Decided {
        let chair = self.facts().chair(seat).ok_or(Refusal::WrongSeat)?;
        if chair.name.is_deleted() {
            return Err(Refusal::AlreadySo.into());
        }
        let entry = chair.sitter;
        self.append(Event::NameDeleted { seat, entry });
        Ok(())
    }
}
