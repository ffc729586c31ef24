//! Evenings and seasons of a sheet, ready to be shown: an [`Overview`] holds all that can be said of one, in somebody's
//! language; [`html()`] makes a page of it to read or print, [`xlsx()`] a spreadsheet. No IO: texts and bytes are handed out.

#![forbid(unsafe_code)]

mod chart;
mod html;
mod overview;
mod scale;
mod settled;
mod xlsx;

pub use html::html;
pub use overview::{Overview, Row, Scope};
pub use scale::Scale;
pub use settled::Settled;
pub use xlsx::{NoSpreadsheet, xlsx};
