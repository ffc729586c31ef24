//! The switches of house rules: what they take, and a value as somebody wrote it.

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

/// A switch: what has to be known of it to offer it to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Its name.
    pub key: &'static str,
    /// The rule that it belongs to, such as `W16`; none for what no rule has a number for.
    pub rule: Option<&'static str>,
    /// What it takes.
    pub takes: Takes,
    /// The switches without which it cannot be on.
    pub needs: &'static [&'static str],
}

/// What a switch takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// `true` or `false`.
    Flag,
    /// A whole number within bounds, both of them included.
    Number(i64, i64),
    /// The same, or `null`: no limit.
    Limit(i64, i64),
    /// One of these texts.
    Texts(&'static [&'static str]),
    /// One of these lists of numbers.
    Lists(&'static [&'static [i64]]),
    /// One of these words, a space, and a whole number within bounds, both of them included: `target 52`.
    Counted(&'static [&'static str], i64, i64),
}

impl Switch {
    /// The names of some switches, in their order.
    pub const fn keys<const N: usize>(switches: &[Switch; N]) -> [&'static str; N] {
        let mut keys = [""; N];
        let mut at = 0;
        while at < N {
            keys[at] = switches[at].key;
            at += 1;
        }
        keys
    }
}
