//! Lessons: small tables with all cards open, one idea each.
//!
//! What a lesson says is in `lang/learn/*.ftl`; what it is about is in `data/`, one file a game: positions in the
//! notation of the records, and what is to be found or told there ([`Task`]). What happens when something is tried, and
//! whether it solves the task, comes from the rules alone ([`Task::try_it`]), so no text can claim anything else.
//! Nothing is kept: an attempt begins from the position of its task.

#![forbid(unsafe_code)]

mod course;
mod happen;
mod position;
mod question;
mod task;

pub use course::{Course, Lesson};
pub use happen::Taught;
pub use position::Given;
pub use question::Question;
pub use task::{Goal, LEARNER, Task, Unfit};
