//! Whole evenings in simulated time, for tests: people, their connections, the server's processes and the store, and
//! everything that can go wrong with any of them. One evening runs on one thread and follows from its seed.
//!
//! ```text
//! person ─┐  texts, late, twice, lost …   ┌─ process ── desk ─┐
//! person ─┼──────────── street ───────────┤                   ├─ store (SQLite)
//! person ─┘  frames, in order, until cut  └─ process ── desk ─┘
//! ```
//!
//! - **What is real:** the table, the reading and writing of messages as JSON, the eyes that decide what goes into them,
//!   the store and its form of entries, the computer players, the secrets and their proofs. **What is played:** the
//!   task of a table (the module `desk`, step by step as the server's does it: decide, store, tell; look when a number
//!   is taken or a store fails; unlock; drive while the lease lasts), the processes around it, the network, and time. The
//!   server's own desk is bound to its clock and its runtime; it has tests with real sockets and real deaths.
//! - **People** (the module `person`) know what messages said and nothing else: they put every entry into the last
//!   snapshot as `docs/protocol.md` has it, and send what they were told that they can. They think, doze, leave, come
//!   late, look on, come with a second device, send commands again until they are answered, and some cheat.
//! - **Time** jumps from one event to the next, so an evening of hours takes some hundredths of a second. Nothing asks a clock.
//! - **Faults** ([`Fault`]) are counted when they strike. Processes die between two things, before and after a commit;
//!   appends fail with and without being there; connections break, stall and double; see [`Faults`] for how often.
//!
//! What is looked at, all the time and once more when everything has come to rest:
//!
//! - no entry is lost or comes twice, neither in the log nor at anybody's client; no command is carried out twice; what
//!   was answered by `done` is in the log; nobody acts for another seat;
//! - cards and clips are conserved after every entry;
//! - the table that is built anew from its log is the same, and whoever comes back, or has been here all along, knows
//!   exactly what a fresh snapshot would say;
//! - commitments, roots, openings and secrets fit each other, and every card that somebody is shown is proved to them;
//! - nothing stalls: a table at which nothing happens waits for a person, or for a moment that is still to come.
//!
//! [`twins`] goes through an evening again with other hidden cards: what one viewer cannot know changes no byte that it
//! is sent, nor when. And [`Sabotage`] shows that all of this would be noticed.
//!
//! A seed that fails is told with the command that plays it alone and tells everything that happens in it.

#![forbid(unsafe_code)]

mod acting;
mod audit;
mod back;
mod computers;
mod course;
mod deck;
mod desk;
mod evening;
mod faults;
mod house;
mod known;
mod mind;
mod person;
mod process;
mod proof;
mod rules;
mod run;
mod sabotage;
mod shelf;
mod street;
mod trouble;
mod twins;

pub use evening::{Ending, Evening, Plan};
pub use faults::{Fault, Faults};
pub use run::{SEED, Totals, each_seed, evenings, how_to_try, only};
pub use sabotage::Sabotage;
pub use twins::{Twins, twins};
