//! What went wrong, in words.

use std::fmt;

/// Why a table does not go on, or nothing can be measured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl Fault {
    /// A fault in these words.
    pub fn new(words: impl fmt::Display) -> Fault {
        Fault(words.to_string())
    }
}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Fault {
        Fault::new(error)
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for Fault {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Fault {
        Fault::new(error)
    }
}

impl From<serde_json::Error> for Fault {
    fn from(error: serde_json::Error) -> Fault {
        Fault::new(error)
    }
}
