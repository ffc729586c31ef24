//! Under which switches a piece of text is told.

use games::{GameName, Rules};
use toepen::ToepStakes;
use wippen::{Finish, Scoring};

/// All of these must hold; none: always.
#[derive(Debug)]
pub struct When(Vec<Fact>);

/// A fact of house rules that holds or does not.
#[derive(Debug)]
struct Fact {
    name: &'static str,
    holds: bool,
}

impl When {
    /// Reads words such as `adding_up` and `!stealing`: the on-off switches of the game, and what
    /// [`fact`] knows beside them.
    ///
    /// # Errors
    /// The word that is no fact of the game.
    pub fn read(game: GameName, words: &'static str) -> Result<When, &'static str> {
        let usual = games::Draft::usual(game).rules(*game.players().start());
        let facts = words.split_whitespace().map(|word| {
            let name = word.strip_prefix('!').unwrap_or(word);
            let known = usual.as_ref().is_ok_and(|rules| fact(rules, name).is_some());
            if known { Ok(Fact { name, holds: name == word }) } else { Err(word) }
        });
        facts.collect::<Result<_, _>>().map(When)
    }

    /// Does it hold at this table?
    pub fn holds(&self, rules: &Rules) -> bool {
        self.0.iter().all(|one| fact(rules, one.name) == Some(one.holds))
    }
}

/// Whether something is so at a table; nothing if the game has no such fact.
fn fact(rules: &Rules, name: &str) -> Option<bool> {
    match rules {
        Rules::Wippen(rules) => Some(match name {
            "decks_usual" => rules.decks.is_none(),
            "one_deck" => rules.decks == Some(1),
            "two_decks" => rules.decks == Some(2),
            "points" => rules.scoring == Scoring::Points,
            "cards" => rules.scoring == Scoring::Cards,
            "target" => matches!(rules.finish, Finish::Target(_)),
            "games" => matches!(rules.finish, Finish::Games(_)),
            key => match rules.get(key)? {
                wippen::Setting::Bool(on) => on,
                _ => return None,
            },
        }),
        Rules::Toepen { rules, .. } => Some(match name {
            "two_clips" => rules.toep_stakes == ToepStakes::OneOrTwo,
            "hands" => rules.hands.is_some(),
            "minutes" => rules.minutes.is_some(),
            key => match rules.get(key)? {
                toepen::Setting::Bool(on) => on,
                _ => return None,
            },
        }),
    }
}
