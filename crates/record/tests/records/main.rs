//! Records of whole matches: written, read back, damaged, replayed, proved.

mod common;
mod damage;
mod hostile;
mod identity;
mod kept;
mod proving;
mod stopping;
