//! Faults of the house itself, so that tests can show that they do not stay hidden.

/// Something that the house does wrong on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sabotage {
    /// Tells what could not be stored.
    TellsWhatIsNotStored,
    /// Drops some of the entries that it should tell.
    DropsEntries,
    /// Carries every command out a second time, under another name.
    DoublesCommands,
    /// Shows spectators what the first seat sees.
    ShowsTheFirstHand,
    /// Answers later when the first seat holds certain cards.
    HesitatesByTheHand,
    /// Does not let the clock run.
    StopsTheClock,
    /// Publishes other packs than it deals from.
    ForgesRoots,
}

impl Sabotage {
    /// All of them.
    pub const ALL: [Sabotage; 7] = [
        Sabotage::TellsWhatIsNotStored,
        Sabotage::DropsEntries,
        Sabotage::DoublesCommands,
        Sabotage::ShowsTheFirstHand,
        Sabotage::HesitatesByTheHand,
        Sabotage::StopsTheClock,
        Sabotage::ForgesRoots,
    ];
}
