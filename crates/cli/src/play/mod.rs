//! Playing: whole matches and sessions, between people and computer players.
//!
//! [`evening`] runs them without showing or reading anything, [`told`] says in words what there is to say
//! about them, and each of the [`faces`] puts that on a screen. With [`recorded`] they outlive the program.

pub mod company;
pub mod evening;
pub mod faces;
pub mod recorded;
pub mod told;
