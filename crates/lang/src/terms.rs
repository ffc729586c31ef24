//! The words of the games, for glossaries, lessons and whoever explains one on the way.

use crate::Messages;
use games::GameName;

/// A word of a game that not everybody knows. What it is called in each language and what it means are
/// messages, `term-GAME-NAME` and `term-GAME-NAME-about`, so that the page has them too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The game whose word it is.
    pub game: GameName,
    /// Its name in the program.
    pub name: &'static str,
    /// The rule that it comes from. A table whose house rules leave that rule out has no use for the word.
    pub rule: &'static str,
}

impl Term {
    /// All words of a game, in the order in which one meets them.
    pub fn all(game: GameName) -> &'static [Term] {
        match game {
            GameName::Wippen => WIPPEN,
            GameName::Toepen => TOEPEN,
        }
    }

    /// The message that is the word.
    pub fn key(&self) -> String {
        format!("term-{}-{}", self.game, self.name)
    }
}

impl Messages {
    /// What a word is called in this language.
    pub fn term(&self, term: &Term) -> String {
        self.get(&term.key(), &[])
    }

    /// What it means, in a sentence.
    pub fn term_about(&self, term: &Term) -> String {
        self.get(&format!("{}-about", term.key()), &[])
    }
}

const fn wippen(name: &'static str, rule: &'static str) -> Term {
    Term { game: GameName::Wippen, name, rule }
}

const fn toepen(name: &'static str, rule: &'static str) -> Term {
    Term { game: GameName::Toepen, name, rule }
}

const WIPPEN: &[Term] = &[
    wippen("match", "W34"),
    wippen("game", "W29"),
    wippen("dealer", "W4"),
    wippen("deal", "W6"),
    wippen("last-deal", "W6"),
    wippen("number", "W1"),
    wippen("face-card", "W1"),
    wippen("pot", "W12"),
    wippen("loose-card", "W12"),
    wippen("capture", "W8"),
    wippen("adding-up", "W9"),
    wippen("add", "W12"),
    wippen("build", "W13"),
    wippen("locked", "W14"),
    wippen("raise", "W16"),
    wippen("double-build", "W17"),
    wippen("pile", "W23"),
    wippen("steal", "W24"),
    wippen("wip", "W28"),
    wippen("count", "W30"),
];

const TOEPEN: &[Term] = &[
    toepen("session", "T24"),
    toepen("hand", "T4"),
    toepen("dealer", "T3"),
    toepen("clip", "T2"),
    toepen("stake", "T4"),
    toepen("stock", "T4"),
    toepen("picture", "T7"),
    toepen("exchange", "T6"),
    toepen("check", "T8"),
    toepen("ready", "T9"),
    toepen("toep", "T10"),
    toepen("stay", "T11"),
    toepen("fold", "T11"),
    toepen("retoep", "T13"),
    toepen("see", "T15"),
    toepen("trick", "T16"),
    toepen("lead", "T16"),
    toepen("follow-suit", "T16"),
    toepen("pile", "T17"),
    toepen("tens-spot", "T22"),
    toepen("play-double", "T23"),
    toepen("settlement", "T25"),
    toepen("sheet", "T26"),
    toepen("spiral", "T26"),
];
