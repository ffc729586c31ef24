//! Playing on a full screen: the table as one sees it, with one's own hand at the bottom.
//!
//! [`Table`] takes keys in and draws, without a terminal; a thin [`run`] puts it on one. All that is drawn
//! comes from the [`game::View`] of the one who looks on and from what they were told.

mod ask;
mod chart;
mod cursor;
mod ink;
mod laid;
mod model;
mod pen;
mod runner;
mod scene;
mod screen;
mod sheet;
mod status;
mod toepen;
mod turn;
mod update;
mod wippen;

pub use ask::Ask;
pub use ink::{Colours, Ink, Suits};
pub use laid::Laid;
pub use model::Table;
pub use runner::{ask, run};
#[cfg(test)]
use update::Input;

#[cfg(test)]
#[path = "../../../../tests/full/mod.rs"]
mod tests;
