//! What people want.

use crate::person::Person;
use game::kit::Chance;
use table::Millis;
use wire::{HouseRules, ToepenView, View, Wish, You};

/// What the people at the table have agreed on.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// So many seats there shall be.
    pub seats: usize,
    /// Whoever comes later is waited for so long.
    pub waits_until: Millis,
    /// Names of computer players.
    pub computers: Vec<&'static str>,
    /// It has been enough.
    pub over: bool,
    /// The host closes the table in the end.
    pub closes: bool,
}

/// What somebody wants who plays along; none: nothing now.
pub(crate) fn wish(person: &mut Person, scene: &Scene, now: Millis) -> Option<Wish> {
    match person.known.you()? {
        You::Elsewhere { .. } => return person.one_in(6).then_some(Wish::Here),
        You::Waiting => return (person.habits.leaves > 0 && person.one_in(60)).then_some(Wish::Leave),
        You::Spectator => return sit(person),
        You::Seat { .. } => {}
    }
    let share = Some(person.name.clone());
    match person.known.stage() {
        "before" => before(person, scene, share, now),
        "during" => during(person, scene),
        "after" if scene.over => (scene.closes && hosts(person)).then_some(Wish::Close),
        "after" => (hosts(person) || person.one_in(10)).then_some(Wish::Rematch),
        _ => None,
    }
}

fn sit(person: &mut Person) -> Option<Wish> {
    let closed = person.known.stage() == "closed";
    let wants = person.plays && person.token.is_some() && !closed && !person.one_in(3);
    wants.then(|| Wish::Sit { name: person.name.clone() })
}

/// Is somebody host, as far as they know?
fn hosts(person: &Person) -> bool {
    let seat = person.known.seat();
    person.known.all.as_ref().is_some_and(|all| all.pulse.host.is_some() && all.pulse.host == seat)
}

fn before(person: &mut Person, scene: &Scene, share: Option<String>, now: Millis) -> Option<Wish> {
    let all = person.known.all.as_ref()?;
    let (seats, committed) = (all.seats.len(), all.commitment.is_some());
    let ready = person.known.own().is_some_and(|own| own.ready);
    let share = share.filter(|_| person.chance.below(3) > 0);
    if !hosts(person) {
        if ready {
            // Whoever is tired of waiting tries, which helps when the host is away.
            return match person.chance.below(12) {
                0 => Some(Wish::Start { share }),
                1 if person.one_in(6) => Some(Wish::NotReady),
                _ => None,
            };
        }
        return committed.then_some(Wish::Ready { share });
    }
    if seats < scene.seats && now >= scene.waits_until {
        let computer = scene.computers[person.chance.below(scene.computers.len())];
        return Some(Wish::AddComputer { computer: computer.to_owned() });
    }
    match person.chance.below(40) {
        0 => {
            let times = ["none", "20s", "45s", "2min", "day"];
            let turn_time = times[person.chance.below(times.len())].to_owned();
            return Some(Wish::Time { turn_time });
        }
        1 if seats > scene.seats => return Some(Wish::Remove { seat: person.chance.below(seats) as u8 }),
        2 => return Some(Wish::MakeHost { seat: person.chance.below(seats) as u8 }),
        _ => {}
    }
    (committed && seats >= scene.seats).then_some(Wish::Start { share })
}

fn during(person: &mut Person, scene: &Scene) -> Option<Wish> {
    let all = person.known.all.as_ref()?;
    let (seats, paused) = (all.seats.len(), all.paused);
    let own = person.known.own()?;
    let (away, computer) = (own.away, own.computer.is_some());
    if person.habits.leaves > 0 && person.one_in(person.habits.leaves) {
        return Some(Wish::Leave);
    }
    if paused {
        return person.one_in(4).then_some(Wish::Resume);
    }
    if away && person.one_in(3) {
        return Some(Wish::Back);
    }
    if computer {
        return person.one_in(6).then_some(Wish::TakeBack);
    }
    match person.chance.below(200) {
        0..4 => {
            let phrases = ["hello", "well-played", "your-turn", "choices"];
            return Some(Wish::Say { phrase: phrases[person.chance.below(phrases.len())].to_owned() });
        }
        4 => return Some(Wish::Away),
        5 => return Some(Wish::Pause),
        6..12 => {
            let seat = person.chance.below(seats) as u8;
            let computer = scene.computers[person.chance.below(scene.computers.len())].to_owned();
            return Some(Wish::Replace { seat, computer });
        }
        12 if person.one_in(3) => return Some(Wish::DeleteName),
        13 => return Some(Wish::MakeHost { seat: person.chance.below(seats) as u8 }),
        14..17 => return Some(Wish::MakeCode),
        _ => {}
    }
    act(person).map(|mv| Wish::Act { mv })
}

/// A move that somebody was told that they can make.
fn act(person: &mut Person) -> Option<String> {
    let asked = person.known.is_asked();
    let last = person.known.last();
    match person.known.view()? {
        View::Toepen(view) => {
            let moves = toepen_moves(view, &mut person.chance);
            let out_of_turn = !asked && person.one_in(8);
            (asked || out_of_turn).then(|| one_of(&moves, &mut person.chance))?
        }
        View::Wippen(_) if asked => {
            let moves = person.moves.take().filter(|(number, _)| Some(*number) == last)?.1;
            one_of(&moves, &mut person.chance)
        }
        View::Wippen(_) => None,
    }
}

/// Toeps and announcements seldom, as they would end every hand.
fn toepen_moves(view: &ToepenView, chance: &mut Chance) -> Vec<String> {
    let last = view.hands_in_all.is_none() && chance.below(2) == 0;
    let loud = |mv: &&String| {
        let announces = mv.starts_with("last") && !(last && mv.as_str() == "last1");
        announces || ["toep", "exchange", "propose"].iter().any(|loud| mv.starts_with(loud))
    };
    if chance.below(6) == 0 {
        return view.moves.clone();
    }
    let quiet: Vec<String> = view.moves.iter().filter(|mv| !loud(mv)).cloned().collect();
    if quiet.is_empty() { view.moves.clone() } else { quiet }
}

fn one_of(moves: &[String], chance: &mut Chance) -> Option<String> {
    (!moves.is_empty()).then(|| moves[chance.below(moves.len())].clone())
}

/// Does somebody have to ask what can be played?
pub(crate) fn has_to_ask(person: &Person, now: Millis) -> bool {
    let wippen = matches!(person.known.view(), Some(View::Wippen(_)));
    let last = person.known.last();
    let known = person.moves.as_ref().is_some_and(|(number, _)| Some(*number) == last);
    let waits =
        person.asked.is_some_and(|(number, at)| Some(number) == last && now - at < crate::person::PATIENCE);
    let plays =
        person.known.stage() == "during" && person.known.own().is_some_and(|own| own.computer.is_none());
    wippen && plays && person.known.is_asked() && !known && !waits
}

/// A text that somebody sends who hopes that nobody looks.
pub(crate) fn mischief(person: &mut Person) -> String {
    let last = person.known.last().unwrap_or(0);
    let host = hosts(person);
    let card = {
        let index = person.chance.below(52) as u8;
        cards::Card::from_index(index).map_or_else(String::new, |card| card.to_string())
    };
    let other = person.chance.below(8) as u8;
    let odd = [
        "null".to_owned(),
        "{".to_owned(),
        "[".repeat(3000),
        "x".repeat(5000),
        r#"{"type":"fly"}"#.to_owned(),
        r#"{"__proto__":{}}"#.to_owned(),
        r#"{"type":"command","id":"1","on":0,"wish":{"do":"leave"}}"#.to_owned(),
        r#"{"type":"hello","version":1,"table":"abcdefghjk"}"#.to_owned(),
        r#"{"type":"ask","id":"x","about":{"what":"card","card":"Zz"}}"#.to_owned(),
        format!(
            r#"{{"type":"ask","id":"x","about":{{"what":"selection","card":"{card}","cards":["{card}"],"builds":[{other}]}}}}"#
        ),
    ];
    if person.one_in(3) {
        return odd[person.chance.below(odd.len())].clone();
    }
    let act = |mv: String| Wish::Act { mv };
    let mut wishes = vec![
        act(card.clone()),
        act(format!("{card}x{card}")),
        act(format!("{card}=9")),
        act(format!("{other}:{card}")),
        act(format!("check{other}")),
        act("toep2".to_owned()),
        act("stay".to_owned()),
        act("deal".to_owned()),
        act("agree".to_owned()),
        act("\u{202e}".to_owned()),
        Wish::Sit { name: "p0".to_owned() },
        Wish::Sit { name: "\u{200b}".to_owned() },
        Wish::Say { phrase: "anything".to_owned() },
        Wish::Replace { seat: other, computer: "random".to_owned() },
        Wish::Replace { seat: other, computer: "nobody".to_owned() },
        Wish::Here,
        Wish::NotReady,
        Wish::TakeBack,
        Wish::Rematch,
        Wish::Start { share: None },
    ];
    if !host {
        let rules = HouseRules { game: "toepen".to_owned(), preset: None, switches: Default::default() };
        wishes.extend([Wish::Rules { rules }, Wish::Remove { seat: other }, Wish::Close]);
        wishes.extend([Wish::MakeHost { seat: other }, Wish::Time { turn_time: "20s".to_owned() }]);
    }
    let wish = wishes.swap_remove(person.chance.below(wishes.len()));
    // An entry that is still to come, one long ago, or the name of a command that was something else.
    let on = [last, last + 1000, 0][person.chance.below(3)];
    let again = person.ids.last().cloned().filter(|_| person.chance.below(6) == 0);
    let id = again.unwrap_or_else(|| person.new_id());
    crate::person::text(&wire::ClientMessage::Command { id, on, wish })
}
