//! The house rules of a table, a sentence each; and why some cannot be.

use crate::{Arg, Messages};
use games::{GameName, RuleFault, Rules};
use toepen::ToepStakes;
use wippen::{Finish, Scoring};

impl Messages {
    /// The rules of a table that are on, in their order.
    pub fn house(&self, rules: &Rules) -> Vec<String> {
        match rules {
            Rules::Wippen(rules) => self.wippen_house(rules),
            Rules::Toepen { rules, .. } => self.toepen_house(rules),
        }
    }

    /// The rules of a table of Wippen that are on, in their order.
    pub fn wippen_house(&self, rules: &wippen::Rules) -> Vec<String> {
        let get = |key: &str| self.get(key, &[]);
        let on = [
            (rules.must_capture, "wippen-house-must-capture"),
            (!rules.must_capture, "wippen-house-may-add"),
            (rules.adding_up, "wippen-house-adding-up"),
            (rules.face_cards_take_all, "wippen-house-face-cards-take-all"),
            (rules.building, "wippen-house-building"),
            (rules.raising, "wippen-house-raising"),
            (rules.double_builds, "wippen-house-double-builds"),
            (rules.triple_builds, "wippen-house-triple-builds"),
            (rules.raise_double_builds, "wippen-house-raise-double-builds"),
            (rules.locked_with_value, "wippen-house-locked-with-value"),
            (rules.builds_in_sums, "wippen-house-builds-in-sums"),
            (rules.stealing, "wippen-house-stealing"),
            (rules.wips, "wippen-house-wips"),
            (rules.scoring == Scoring::Points, "wippen-house-points"),
            (rules.scoring == Scoring::Cards, "wippen-house-cards"),
            (rules.open_hands, "wippen-house-open-hands"),
        ];
        let mut told: Vec<String> = on.into_iter().filter(|(on, _)| *on).map(|(_, key)| get(key)).collect();
        told.push(match rules.finish {
            Finish::Target(points) => {
                self.get("wippen-house-target", &[("points", i64::from(points).into())])
            }
            Finish::Games(games) => self.get("wippen-house-games", &[("games", i64::from(games).into())]),
        });
        if rules.decks() == 2 {
            told.push(get("wippen-house-two-decks"));
        }
        told
    }

    /// The rules of a table of Zwols toepen that are on, in their order.
    pub fn toepen_house(&self, rules: &toepen::Rules) -> Vec<String> {
        let get = |key: &str| self.get(key, &[]);
        let two = rules.toep_stakes == ToepStakes::OneOrTwo;
        let on = [
            (rules.exchange && rules.aces_are_pictures, "toepen-house-exchange-aces"),
            (rules.exchange && !rules.aces_are_pictures, "toepen-house-exchange"),
            (!rules.exchange, "toepen-house-no-exchange"),
            (!two, "toepen-house-toep-one"),
            (two, "toepen-house-toep-two"),
            (rules.retoep_own, "toepen-house-retoep-own"),
            (rules.report_tens, "toepen-house-report-tens"),
            (rules.open_piles, "toepen-house-open-piles"),
        ];
        let mut told: Vec<String> = on.into_iter().filter(|(on, _)| *on).map(|(_, key)| get(key)).collect();
        let worth = self.money(i64::from(rules.clip_value_cents));
        told.push(
            self.get(
                "toepen-house-clips",
                &[("clips", rules.starting_clips.into()), ("money", worth.into())],
            ),
        );
        told.push(match rules.hands {
            Some(hands) => self.get("toepen-house-hands", &[("hands", hands.into())]),
            None => get("toepen-house-until-called"),
        });
        let reminder =
            rules.minutes.map(|minutes| self.get("toepen-house-minutes", &[("minutes", minutes.into())]));
        told.extend(reminder);
        told
    }

    /// Why house rules cannot be, for somebody who chooses them by their words.
    pub fn rule_fault(&self, fault: &RuleFault) -> String {
        let word = |game: GameName, key: &str| Arg::from(self.get(&format!("switch-{game}-{key}"), &[]));
        let value = |game, key, allowed: &'static str| {
            self.get("rules-value", &[("switch", word(game, key)), ("allowed", allowed.into())])
        };
        match *fault {
            RuleFault::Players(game) => {
                let (least, most) = game.players().into_inner();
                self.get("reading-players", &[("least", least.into()), ("most", most.into())])
            }
            RuleFault::Wippen(fault) => match fault {
                wippen::RuleFault::WrongValue { key, allowed } => value(GameName::Wippen, key, allowed),
                wippen::RuleFault::Needs { key, needs } => {
                    let word = |key| word(GameName::Wippen, key);
                    self.get("rules-needs", &[("switch", word(key)), ("needs", word(needs))])
                }
                wippen::RuleFault::Players => self.rule_fault(&RuleFault::Players(GameName::Wippen)),
                wippen::RuleFault::UnknownKey => self.get("rules-unknown", &[]),
            },
            RuleFault::Toepen(fault) => match fault {
                toepen::RuleFault::WrongValue { key, allowed } => value(GameName::Toepen, key, allowed),
                toepen::RuleFault::UnknownKey => self.get("rules-unknown", &[]),
            },
        }
    }
}
