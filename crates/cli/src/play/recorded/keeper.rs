//! What runs a match and has everything on the disk before it is told.

use super::files::{Broken, Files, Found, Held};
use super::trouble::Trouble;
use super::wanted::Wanted;
use crate::play::evening::Kept;
use fair::{Rng, Secret, Share};
use game::{Next, PlayError, Seat, State, Step};
use record::{Header, RecordError, Recorded, Resumed, Running, Why};
use std::cell::RefCell;
use std::io;
use std::rc::Rc;

/// A match that is written down as it goes.
pub struct Keeper<G: Recorded> {
    running: Running<G>,
    held: Held,
    /// Where the chance of the computer players comes from.
    luck: u64,
    fate: Rc<RefCell<Fate>>,
}

/// How it ended with the record.
#[derive(Debug)]
pub enum Fate {
    /// It can be gone on with.
    Open,
    /// The match is over, and all of it is there.
    Complete,
    /// Something could not be written.
    Broken(Broken),
}

/// A table that somebody can sit down at.
pub struct Table<G: Recorded> {
    /// What runs the match.
    pub kept: Box<Keeper<G>>,
    /// The table as it was when somebody was told of it last.
    pub before: G::Public,
    /// What has happened since.
    pub steps: Vec<Step<G>>,
    /// What will have become of the record; to be asked when nobody plays any more.
    pub fate: Rc<RefCell<Fate>>,
}

impl<G: Recorded> Keeper<G> {
    /// A match that begins, with what somebody adds to chance.
    ///
    /// # Errors
    /// What is in the way of its files.
    pub fn begin(
        files: &Files,
        header: Header<G, State<G>>,
        secret: Secret,
        share: Option<(Seat, Share)>,
    ) -> Result<Table<G>, Trouble> {
        let digits = secret.reveal();
        let (mut running, mut text) = Running::begin(header, secret)?;
        if let Some((seat, share)) = share {
            text.push_str(&running.share(seat, share)?);
        }
        let before = running.state().public().clone();
        let settled = running.settle()?;
        text.push_str(&settled.lines);
        let held = files.begin(&digits, &text)?;
        Ok(Keeper::table(running, held, before, settled.steps))
    }

    /// Goes on with a match that was broken off, if it is what is wanted; `knows` says which computer players
    /// there are.
    ///
    /// # Errors
    /// Why it cannot be gone on with; nothing is changed then.
    pub fn go_on(found: Found, wanted: &Wanted, knows: impl Fn(&str) -> bool) -> Result<Table<G>, Trouble> {
        let Found { bytes, kept } = found;
        let Some((digits, mut held)) = kept else { return Err(without_secret::<G>(&bytes)) };
        let secret = Secret::read(&digits).map_err(|_| Trouble::StrangeSecret)?;
        let Resumed { mut running, keep } = match Running::<G>::resume(&bytes, secret) {
            Ok(resumed) => resumed,
            Err(error) => {
                let published = format!(" secret {digits} #");
                if matches!(of_error(error.clone()), Trouble::Finished)
                    && String::from_utf8_lossy(&bytes).contains(&published)
                {
                    // It was to be taken away when the match ended.
                    held.forget_secret();
                }
                return Err(of_error(error));
            }
        };
        wanted.check(&running)?;
        let bots = running.record().header().bots();
        if let Some(stranger) = bots.iter().flatten().find(|name| !knows(name)) {
            return Err(Trouble::NoBot(stranger.clone()));
        }
        held.cut(keep)?;
        let before = running.state().public().clone();
        let mut steps = Vec::new();
        if !running.is_ending() {
            let settled = running.settle()?;
            held.append(&settled.lines)?;
            steps = settled.steps;
        }
        let mut table = Keeper::table(running, held, before, steps);
        if table.kept.running.is_ending() || table.kept.running.state().next() == Next::Over {
            table.kept.close()?;
        }
        Ok(table)
    }

    fn table(running: Running<G>, held: Held, before: G::Public, steps: Vec<Step<G>>) -> Table<G> {
        // Chance that computer players take must tell nothing of the cards, so it comes from what everybody may
        // know. That of one decision depends on nothing but how many entries there are: a match that was broken
        // off goes on as it would have.
        let word = running.dealer().secret().commitment().0.first_chunk().copied().unwrap_or_default();
        let luck = u64::from_be_bytes(word);
        let fate = Rc::new(RefCell::new(Fate::Open));
        let kept = Box::new(Keeper { running, held, luck, fate: Rc::clone(&fate) });
        Table { kept, before, steps, fate }
    }

    /// Who plays, and under which rules.
    pub fn header(&self) -> &Header<G, State<G>> {
        self.running.record().header()
    }

    /// By what everybody can check later that the cards had been fixed.
    pub fn commitment(&self) -> String {
        self.running.dealer().secret().commitment().to_string()
    }

    /// Ends the record of a match that is over.
    fn close(&mut self) -> Result<(), Broken> {
        let lines = self.running.close().map_err(|why| Broken::Disk(io::Error::other(why)))?;
        self.held.append(&lines)?;
        self.held.forget_secret();
        *self.fate.borrow_mut() = Fate::Complete;
        Ok(())
    }

    /// Does what has been found lawful.
    fn carry_through(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Step<G>>, Broken> {
        let played = self.running.act(seat, action).map_err(|why| Broken::Disk(io::Error::other(why)))?;
        self.held.append(&played.lines)?;
        if self.running.state().next() == Next::Over {
            self.close()?;
        }
        Ok(played.steps)
    }
}

impl<G: Recorded> Kept<G> for Keeper<G> {
    fn state(&self) -> &State<G> {
        self.running.state()
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Step<G>>, PlayError<G::Illegal>> {
        self.running.state().check(seat, action).map_err(PlayError::Illegal)?;
        if !matches!(*self.fate.borrow(), Fate::Open) {
            return Err(PlayError::NotNow);
        }
        self.carry_through(seat, action).map_err(|broken| {
            *self.fate.borrow_mut() = Fate::Broken(broken);
            PlayError::NotNow
        })
    }

    fn chance(&self, seat: Seat) -> Rng {
        let entries = self.running.record().entries().len() as u64;
        Rng::new(self.luck, entries << 8 | u64::from(seat.number()))
    }

    fn is_closed(&self) -> bool {
        !matches!(*self.fate.borrow(), Fate::Open)
    }
}

/// Why a record cannot be gone on with when there is no secret: it needs none any more, or it is missing, or the
/// record could not be gone on with anyway.
fn without_secret<G: Recorded>(bytes: &[u8]) -> Trouble {
    // Any secret shows all that is wrong before its own being another one does.
    match Running::<G>::resume(bytes, Secret::of_seed(0)) {
        Ok(_) | Err(RecordError { why: Why::OtherSecret, .. }) => Trouble::NoSecret,
        Err(error) => of_error(error),
    }
}

fn of_error(error: RecordError) -> Trouble {
    match error.why {
        Why::AfterEnd => Trouble::Finished,
        _ => Trouble::Record(error),
    }
}
