//! For tests: what can go wrong inside of a server. Only who starts one in the same program can ask for it.

use std::fmt;
use std::sync::Arc;
use table::{AskComputer, Entry};

/// A moment at which something can go wrong.
pub enum Moment<'a> {
    /// The task of a table has stored these entries, and has told nobody yet.
    Stored(&'a [Entry]),
    /// A computer player has been asked, and is about to decide, in a thread of its own.
    Asked(&'a AskComputer),
}

type Happens = dyn Fn(&Moment<'_>) + Send + Sync;

/// What happens at such moments; nothing if it is not said. It may fail or never come back.
#[derive(Clone, Default)]
pub struct Hook(Option<Arc<Happens>>);

impl Hook {
    /// This happens at every moment.
    pub fn new(happens: impl Fn(&Moment<'_>) + Send + Sync + 'static) -> Hook {
        Hook(Some(Arc::new(happens)))
    }

    pub(crate) fn at(&self, moment: &Moment<'_>) {
        if let Some(happens) = &self.0 {
            happens(moment);
        }
    }
}

impl fmt::Debug for Hook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hook")
    }
}
