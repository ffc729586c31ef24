//! What whoever runs the server chooses.

use std::time::Duration;

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people reach it, as `https://cards.example.org`; none: at the address that their browser names.
    pub public_url: Option<String>,
    /// Is there a proxy in front that says in `X-Forwarded-For` who asks? Without one, anybody could say that.
    pub trust_proxy: bool,
    /// How long closed tables are kept as records.
    pub keep: Duration,
    /// How long books of evenings are kept that nobody uses.
    pub keep_books: Duration,
    /// How long a table without anybody at it stays open.
    pub idle: Duration,
    /// How often old tables are looked for.
    pub tidy_every: Duration,
    /// The bounds.
    pub limits: Limits,
    /// What goes wrong on purpose.
    #[cfg(feature = "kit")]
    pub hook: crate::kit::Hook,
}

/// How much of everything is too much.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Sockets at once.
    pub sockets: usize,
    /// Sockets at once from one address.
    pub sockets_per_address: usize,
    /// Tables in memory at once.
    pub tables: usize,
    /// Tables opened, and books of evenings made, at once from one address; another one each minute.
    pub tables_per_address: u32,
    /// Codes that lead nowhere tried at once from one address; another one every six seconds.
    pub wrong_codes_per_address: u32,
    /// Requests about books of evenings at once from one address; another one each quarter of a second.
    pub book_requests_per_address: u32,
    /// How long a table that nobody needs stays in memory.
    pub asleep_after: Duration,
    /// A socket on which nothing came for so long is pinged; after three times as long it is closed.
    pub ping_after: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            public_url: None,
            trust_proxy: false,
            keep: Duration::from_secs(90 * 24 * 60 * 60),
            keep_books: Duration::from_secs(400 * 24 * 60 * 60),
            idle: Duration::from_secs(30 * 24 * 60 * 60),
            tidy_every: Duration::from_secs(60 * 60),
            limits: Limits::default(),
            #[cfg(feature = "kit")]
            hook: crate::kit::Hook::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sockets: 20_000,
            sockets_per_address: 100,
            tables: 20_000,
            tables_per_address: 30,
            wrong_codes_per_address: 20,
            book_requests_per_address: 240,
            asleep_after: Duration::from_secs(60),
            ping_after: Duration::from_secs(25),
        }
    }
}
