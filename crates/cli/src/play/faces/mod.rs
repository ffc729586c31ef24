//! How an evening is shown and played: in plain lines, or on a full screen.

pub mod full;
pub mod lines;
