//! What can go wrong, and how often it did.

use std::fmt;

/// Something that goes wrong, or that somebody does who makes trouble. It is counted when it strikes, not when it is
/// planned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A process dies between two things that it does.
    Crash,
    /// A process dies while it appends, and nothing of that is there.
    DiedBeforeCommit,
    /// A process dies when its entries are stored and nobody has been told.
    DiedAfterCommit,
    /// An append is said to have failed, and nothing of it is there.
    FailedUnstored,
    /// An append is said to have failed, and all of it is there.
    FailedStored,
    /// The store fails so often that the desk gives up.
    StoreDown,
    /// An append takes seconds.
    SlowStore,
    /// Another process had the number first.
    Raced,
    /// A hint that there are new entries does not arrive.
    HintLost,
    /// A process stands still for longer than its lease, and then goes on as if nothing had been.
    HeldUp,
    /// What is sent over a connection takes seconds, and everything behind it waits.
    Slow,
    /// A command arrives twice.
    Doubled,
    /// A command arrives after one that was sent later.
    Reordered,
    /// A command does not arrive.
    Lost,
    /// A command arrives when the table has moved on.
    Late,
    /// A connection breaks, and what is on its way is lost.
    Cut,
    /// Somebody does not read, and is sent away.
    SlowReader,
    /// The same person comes with a second device.
    SecondDevice,
    /// A seat moves to another device by a code.
    Moved,
    /// Somebody leaves their seat for good.
    Left,
    /// Somebody is gone without a word, and never comes back.
    WalkedOff,
    /// Somebody sends what is no message, or what is not theirs to do.
    Cheated,
    /// A computer player never answers.
    Hung,
    /// A computer player answers when nobody waits for it any more.
    SlowComputer,
    /// A computer player wants something unlawful.
    WrongComputer,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 25] = [
        Fault::Crash,
        Fault::DiedBeforeCommit,
        Fault::DiedAfterCommit,
        Fault::FailedUnstored,
        Fault::FailedStored,
        Fault::StoreDown,
        Fault::SlowStore,
        Fault::Raced,
        Fault::HintLost,
        Fault::HeldUp,
        Fault::Slow,
        Fault::Doubled,
        Fault::Reordered,
        Fault::Lost,
        Fault::Late,
        Fault::Cut,
        Fault::SlowReader,
        Fault::SecondDevice,
        Fault::Moved,
        Fault::Left,
        Fault::WalkedOff,
        Fault::Cheated,
        Fault::Hung,
        Fault::SlowComputer,
        Fault::WrongComputer,
    ];
}

/// How often each fault struck.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Faults([u64; Fault::ALL.len()]);

impl Faults {
    /// One more of it.
    pub fn strike(&mut self, fault: Fault) {
        self.0[fault as usize] += 1;
    }

    /// How often it struck.
    pub fn count(&self, fault: Fault) -> u64 {
        self.0[fault as usize]
    }

    /// Those of both.
    #[must_use]
    pub fn plus(mut self, other: Faults) -> Faults {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            *sum += more;
        }
        self
    }

    /// The fault that struck least often, and how often.
    pub fn rarest(&self) -> (Fault, u64) {
        let counts = Fault::ALL.map(|fault| (fault, self.count(fault)));
        counts.into_iter().min_by_key(|(_, count)| *count).unwrap_or((Fault::Crash, 0))
    }
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Fault::ALL.map(|fault| (fault, self.count(fault)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_has_its_own_count() {
        assert!(Fault::ALL.iter().enumerate().all(|(place, fault)| *fault as usize == place));
        let mut faults = Faults::default();
        for fault in Fault::ALL {
            faults.strike(fault);
        }
        faults.strike(Fault::Late);
        let both = faults.plus(faults);
        assert_eq!((both.count(Fault::Late), both.count(Fault::Cut)), (4, 2));
        assert_eq!(both.rarest(), (Fault::Crash, 2));
    }
}
