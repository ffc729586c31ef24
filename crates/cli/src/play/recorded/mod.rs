//! Playing with a record: everything that happens is on the disk before anybody is told, so a match can be
//! stopped at any moment, by pulling the plug too, and gone on with (`docs/notation.md`, *A record that grows*).
//!
//! [`files`] are the two files of a match under way, [`keeper`] is what runs it and writes into them, and
//! [`wanted`] compares what the command line asks for with a match that has begun.

mod files;
mod keeper;
mod secret;
mod trouble;
mod wanted;

pub use files::{Broken, Files, Found};
pub use keeper::{Fate, Keeper, Table};
pub use secret::{drawn, today};
pub use trouble::Trouble;
pub use wanted::Wanted;
