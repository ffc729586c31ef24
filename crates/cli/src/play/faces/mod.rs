//! How an evening is shown and played: in plain lines, so far.

pub mod lines;
