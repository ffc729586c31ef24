//! The value of a house rule as somebody wrote it.

/// What somebody set a switch to. Each game says by name which of these its switches take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SwitchValue<'a> {
    /// `true`, `false`
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(&'a str),
    /// A list of whole numbers.
    Numbers(&'a [i64]),
    /// `null`
    Null,
    /// Anything else, which no switch takes.
    Other,
}
