//! What players can say: keys of sentences, no text of their own.

/// A quick phrase (T27 is one of them).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Sorry.
    Sorry,
    /// One moment.
    OneMoment,
    /// It is your turn.
    YourTurn,
    /// T27: "Keuzes, keuzes", to suggest two tens.
    Choices,
    /// Once more?
    OnceMore,
    /// A farewell.
    Goodbye,
}

impl Phrase {
    /// All phrases.
    pub const ALL: [Phrase; 10] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::OneMoment,
        Phrase::YourTurn,
        Phrase::Choices,
        Phrase::OnceMore,
        Phrase::Goodbye,
    ];

    /// The key of its sentence in the message files.
    pub const fn key(self) -> &'static str {
        match self {
            Phrase::Hello => "phrase-hello",
            Phrase::GoodLuck => "phrase-good-luck",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::Thanks => "phrase-thanks",
            Phrase::Sorry => "phrase-sorry",
            Phrase::OneMoment => "phrase-one-moment",
            Phrase::YourTurn => "phrase-your-turn",
            Phrase::Choices => "phrase-choices",
            Phrase::OnceMore => "phrase-once-more",
            Phrase::Goodbye => "phrase-goodbye",
        }
    }
}
