//! How much the server carries: it is started as a process of its own, kept to one processor where the system
//! allows it, and played at by tables of clients through the real protocol, at a given pace.
//!
//! ```text
//! steps ── play (pace, times) ── Table ─┬─ ours: three viewers, the wire's types
//!   │                                   └─ peer: boardgame.io's server, for comparison
//!   └── process (the server, its memory and its time) ── machine
//! ```
//!
//! `cargo xtask load` builds the server and runs this; `docs/performance.md` says what came out.

#![forbid(unsafe_code)]

mod fault;
pub mod machine;
pub mod ours;
pub mod peer;
pub mod plan;
pub mod play;
pub mod process;
pub mod report;
mod socket;
pub mod steps;

pub use fault::Fault;
