//! The server as its clients know it: on loopback, over real sockets.

mod client;
mod coming;
mod example;
mod hidden;
mod hints;
mod hostile;
mod http;
mod kill;
mod matches;
mod place;
mod replays;
mod restart;
