//! The server as its clients know it: on loopback, over real sockets.

mod books;
mod client;
mod cluster;
mod coming;
mod ends;
mod example;
mod faults;
mod faulty;
mod guest;
mod hidden;
mod hints;
mod hostile;
mod http;
mod judge;
mod keeping;
mod kill;
mod lessons;
mod matches;
mod place;
mod process;
mod replays;
mod restart;
mod rule_books;
mod versions;
