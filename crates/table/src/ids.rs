//! Who is who: connections, commands, and what proves that a seat is somebody's.

use fair::Hash;

/// A connection, by a number that the shell gives and never gives again, in no process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conn(pub u64);

/// What a client calls one of its commands, so that a repeated one is known: drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(pub u128);

/// The hash of the token that a client keeps to show that a seat is its own. The table never sees the token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TokenHash(pub Hash);

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &[u8]) -> TokenHash {
        TokenHash(Hash::of("token", &[token]))
    }
}

/// The hash of a code that moves a seat to another device, once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CodeHash(pub Hash);

impl CodeHash {
    /// The hash of a code.
    pub fn of(code: &[u8]) -> CodeHash {
        CodeHash(Hash::of("code", &[code]))
    }
}

/// Who sent a command, and what they called it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct By {
    /// The sender's token, as its hash.
    pub token: TokenHash,
    /// The sender's name for the command.
    pub id: CommandId,
}
