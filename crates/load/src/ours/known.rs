//! What a viewer was told, and whether it was in order.

use crate::Fault;
use tokio::time::Instant;
use wire::{News, Pulse, ServerMessage, View, You};

/// What somebody at a table knows.
#[derive(Default)]
pub(super) struct Known {
    /// The number of the last entry.
    pub last: u64,
    /// When it came.
    pub heard: Option<Instant>,
    pub seat: Option<u8>,
    pub pulse: Option<Pulse>,
    pub view: Option<View>,
    /// Is the secret of the next match fixed?
    pub committed: bool,
}

impl Known {
    /// Learns what a message says, which came at this time.
    ///
    /// # Errors
    /// If it cannot come now, or says that something is wrong.
    pub fn learn(&mut self, message: ServerMessage, at: Instant) -> Result<(), Fault> {
        match message {
            ServerMessage::Snapshot(all) => {
                if let You::Seat { seat } = all.you {
                    self.seat = Some(seat);
                }
                self.last = all.number;
                self.heard = Some(at);
                self.pulse = Some(all.pulse);
                self.view = all.view;
                self.committed = all.commitment.is_some();
            }
            ServerMessage::Entry { number, news, view } => {
                if number != self.last + 1 {
                    return Err(Fault(format!("entry {number} came after {}", self.last)));
                }
                self.last = number;
                self.heard = Some(at);
                if let Some(news) = news {
                    self.pulse = Some(news.pulse);
                    self.committed |= matches!(news.what, News::Committed { .. });
                }
                if let Some(view) = view {
                    self.view = Some(*view);
                }
            }
            ServerMessage::Error { why, .. } => return Err(Fault(format!("an error: {}", why.key))),
            ServerMessage::Closing { .. } | ServerMessage::TakenOver { .. } => {
                return Err(Fault::new("the server sent a player away"));
            }
            _ => {}
        }
        Ok(())
    }

    /// What the table is at.
    pub fn stage(&self) -> &str {
        self.pulse.as_ref().map_or("", |pulse| pulse.stage.as_str())
    }

    /// Does the game wait for it?
    pub fn asked(&self) -> bool {
        let pulse = self.pulse.as_ref();
        self.seat.is_some_and(|seat| pulse.is_some_and(|pulse| pulse.asked.contains(&seat)))
    }

    /// The cards that it holds, which nobody else may be told of.
    pub fn hand(&self) -> &[String] {
        match &self.view {
            Some(View::Wippen(view)) => view.hand.as_deref().unwrap_or_default(),
            Some(View::Toepen(view)) => view.own.as_ref().map_or(&[], |own| &own.hand),
            None => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::Why;

    #[test]
    fn what_is_out_of_order_is_a_fault() {
        let mut known = Known::default();
        let mut learn = |message| known.learn(message, Instant::now());
        let entry = |number| ServerMessage::Entry { number, news: None, view: None };
        assert_eq!((learn(entry(1)), learn(entry(2))), (Ok(()), Ok(())));
        assert!(learn(entry(4)).is_err() && learn(entry(2)).is_err() && learn(entry(3)).is_ok());
        assert!(
            learn(ServerMessage::Error { id: None, why: Why::key("refusal-late") })
                .unwrap_err()
                .0
                .contains("late")
        );
        assert!(learn(ServerMessage::Closing { again: 1 }).is_err());
        assert_eq!(known.last, 3);
    }
}
