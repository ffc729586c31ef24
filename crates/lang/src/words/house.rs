//! The house rules of a table, a sentence each.

use super::Teller;
use toepen::ToepStakes;
use wippen::{Finish, Scoring};

/// The rules of a table of Wippen that are on, in their order.
pub fn wippen_house(teller: &Teller<'_>, rules: &wippen::Rules) -> Vec<String> {
    let get = |key: &str| teller.get(key, &[]);
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
        Finish::Target(points) => teller.get("wippen-house-target", &[("points", i64::from(points).into())]),
        Finish::Games(games) => teller.get("wippen-house-games", &[("games", i64::from(games).into())]),
    });
    if rules.decks() == 2 {
        told.push(get("wippen-house-two-decks"));
    }
    told
}

/// The rules of a table of Zwols toepen that are on, in their order.
pub fn toepen_house(teller: &Teller<'_>, rules: &toepen::Rules) -> Vec<String> {
    let get = |key: &str| teller.get(key, &[]);
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
    let worth = teller.messages.money(i64::from(rules.clip_value_cents));
    told.push(
        teller.get("toepen-house-clips", &[("clips", rules.starting_clips.into()), ("money", worth.into())]),
    );
    told.push(match rules.hands {
        Some(hands) => teller.get("toepen-house-hands", &[("hands", hands.into())]),
        None => get("toepen-house-until-called"),
    });
    told
}
