//! Tables on the network. One task a table owns it ([`table::Table`]), takes what comes from sockets, from the
//! clock and from computer players, stores the entries that come of it, and only then tells anybody.
//!
//! ```text
//! socket ─┐                     ┌─ store (append, then tell)
//! socket ─┼─ hub ── desk ───────┤
//! socket ─┘         one a table └─ computer players
//! ```
//!
//! - A *desk* is the task of one table. If it fails, it is gone with everything in its memory, its sockets are
//!   told to come again, and the next one is built from the log; other tables do not notice.
//! - The *hub* knows the desks of this process, opens and wakes them, and says to the store that the process is
//!   alive, which is what its right to drive clocks and computer players hangs on.
//! - Nothing that was not stored is told, and nothing that is told comes from more than what its receiver saw:
//!   messages are made by the crate `wire` out of what the table tells each viewer.
//!
//! Logs and metrics hold no token, code, name or card.

#![forbid(unsafe_code)]

mod address;
mod books;
mod chance;
mod clock;
mod config;
mod desk;
mod hub;
#[cfg(feature = "kit")]
pub mod kit;
mod limits;
mod log;
mod metrics;
mod patience;
mod records;
mod sentences;
mod socket;
mod start;
mod web;

pub use config::{Config, Limits};
pub use log::log_to_stderr;
pub use start::{Fault, MetricsAt, Options, Place, USUAL_METRICS, run, serve};
