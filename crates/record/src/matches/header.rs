//! The head of a record: the game, its rules, who plays, and when.

use super::date::Date;
use super::error::{RecordError, Why};
use super::follow::Follow;
use super::recorded::Recorded;
use crate::error::ReadError;
use crate::json;
use crate::object::{Wanted, shape};
use game::Seat;
use serde_json::{Value, json};

/// The version of the format that this program writes.
pub(super) const VERSION: u32 = 1;

/// The longest name of a player, in characters.
pub const MOST_OF_A_NAME: usize = 60;

/// What stands before the entries of a record.
#[derive(Clone, Debug)]
pub struct Header<G: Recorded, F: Follow<G>> {
    setup: G::Setup,
    /// The line of the rules: the preset, and every switch.
    rules: Value,
    players: u8,
    dealer: Seat,
    names: Vec<String>,
    /// For each seat, which computer player sits there; none for a person.
    bots: Vec<Option<String>>,
    date: Option<Date>,
    view: F::View,
}

impl<G: Recorded, F: Follow<G>> Header<G, F> {
    /// The head of a record of a match that begins, of people as far as it is concerned.
    ///
    /// # Errors
    /// [`Why::Names`] if there is not one name a player, or one is too long.
    pub fn new(
        setup: G::Setup,
        names: Vec<String>,
        date: Option<Date>,
        view: F::View,
    ) -> Result<Header<G, F>, Why> {
        let terms = G::terms(&G::open(&setup).0);
        let bots = vec![None; names.len()];
        check_names(&names, &bots, terms.players)?;
        let (rules, players, dealer) = (terms.rules, terms.players, terms.dealer);
        Ok(Header { setup, rules, players, dealer, names, bots, date, view })
    }

    /// The same where computer players of these names sit at the seats that have one: a match that was broken
    /// off is gone on with by the same players.
    ///
    /// # Errors
    /// [`Why::Names`] if there is not one value a player, or a name is too long.
    pub fn with_bots(self, bots: Vec<Option<String>>) -> Result<Header<G, F>, Why> {
        check_names(&self.names, &bots, self.players)?;
        Ok(Header { bots, ..self })
    }

    /// The same for another way to follow the match.
    pub(super) fn with_view<H: Follow<G>>(&self, view: H::View) -> Header<G, H> {
        Header {
            setup: self.setup.clone(),
            rules: self.rules.clone(),
            players: self.players,
            dealer: self.dealer,
            names: self.names.clone(),
            bots: self.bots.clone(),
            date: self.date,
            view,
        }
    }

    /// What was agreed before the first card.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Who dealt first.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What the players are called, from seat 0 on.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// For each seat, which computer player sits there; none for a person, or for somebody of whom nothing else
    /// is known.
    pub fn bots(&self) -> &[Option<String>] {
        &self.bots
    }

    /// The day on which the match began, if that is known.
    pub fn date(&self) -> Option<Date> {
        self.date
    }

    /// Whose record it is.
    pub fn view(&self) -> F::View {
        self.view
    }

    /// The lines, without their checksums.
    pub(super) fn lines(&self) -> Vec<String> {
        let values: [Value; HEAD.len()] = [
            G::NAME.into(),
            self.rules.clone(),
            self.players.into(),
            self.dealer.number().into(),
            players_value(&self.names, &self.bots),
            self.date.map(|date| date.to_string()).into(),
            F::view_text(self.view).into(),
        ];
        let values = HEAD.iter().zip(values);
        let lines = values.map(|(word, value)| format!("{word} {}", json::to_line(&value)));
        std::iter::once(format!("{FIRST}{VERSION}")).chain(lines).collect()
    }
}

/// The first line, up to the version.
const FIRST: &str = "stamtafel record ";

/// The words with which the lines after the first begin.
const HEAD: [&str; 7] = ["game", "rules", "players", "dealer", "names", "date", "view"];

/// The lines of a head, read as far as one can without knowing the game.
pub(super) struct RawHead {
    /// The values of [`HEAD`], each with the number of its line.
    values: Vec<(usize, Value)>,
}

impl RawHead {
    /// Reads the head from the lines that are no comments, each with its number and, if its checksum is right,
    /// its text.
    pub(super) fn read<'a>(
        mut lines: impl Iterator<Item = (usize, &'a str, Option<&'a str>)>,
    ) -> Result<RawHead, RecordError> {
        let (line, whole, text) = lines.next().ok_or(RecordError { line: 1, why: Why::NotARecord })?;
        check_first(whole, text).map_err(|why| RecordError { line, why })?;
        let mut values = Vec::new();
        let mut last = line;
        for wanted in HEAD {
            let (line, _, text) = lines.next().ok_or(RecordError { line: last + 1, why: Why::Cut })?;
            last = line;
            let value = text.ok_or(Why::Checksum).and_then(|text| value_of(wanted, text));
            values.push((line, value.map_err(|why| RecordError { line, why })?));
        }
        Ok(RawHead { values })
    }

    /// The game that is named.
    pub(super) fn game(&self) -> Result<&str, RecordError> {
        let (line, value) = self.value("game");
        value.as_str().ok_or_else(|| error(line, shape("game", Wanted::Text)))
    }

    /// Whose record it is.
    pub(super) fn view(&self) -> Result<&str, RecordError> {
        let (line, value) = self.value("view");
        value.as_str().ok_or_else(|| error(line, shape("view", Wanted::Text)))
    }

    /// The head of a record of this game and this kind.
    pub(super) fn header<G: Recorded, F: Follow<G>>(&self) -> Result<Header<G, F>, RecordError> {
        if self.game()? != G::NAME {
            return Err(RecordError { line: self.line_of("game"), why: Why::OtherGame });
        }
        let small = |key: &'static str| -> Result<u8, RecordError> {
            let (line, value) = self.value(key);
            let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
            number.ok_or_else(|| error(line, shape(key, Wanted::Number)))
        };
        let (players, dealer) = (small("players")?, small("dealer")?);
        let (line, rules) = self.value("rules");
        let setup = all_switches::<G>(rules).and_then(|()| G::setup(rules.clone(), players, dealer));
        let setup = setup.map_err(|why| error(line, why))?;
        let (line, names) = self.value("names");
        let read = read_players(names).filter(|(names, bots)| check_names(names, bots, players).is_ok());
        let (names, bots) = read.ok_or(RecordError { line, why: Why::Names })?;
        let (line, date) = self.value("date");
        let date = match date {
            Value::Null => None,
            Value::String(text) => Some(text.parse().map_err(|_| RecordError { line, why: Why::Date })?),
            _ => return Err(RecordError { line, why: Why::Date }),
        };
        let (line, _) = self.value("view");
        let view = F::read_view(self.view()?, players).ok_or(RecordError { line, why: Why::OtherView })?;
        Ok(Header {
            setup,
            rules: rules.clone(),
            players,
            dealer: Seat::new(dealer),
            names,
            bots,
            date,
            view,
        })
    }

    /// The number of the line that begins with a word of [`HEAD`].
    pub(super) fn line_of(&self, word: &str) -> usize {
        self.value(word).0
    }

    fn value(&self, key: &str) -> (usize, &Value) {
        // All of them were read.
        let at = HEAD.iter().position(|word| *word == key).unwrap_or(0);
        let (line, value) = &self.values[at];
        (*line, value)
    }
}

/// The first line tells even of a changed or newer record what it is.
fn check_first(whole: &str, text: Option<&str>) -> Result<(), Why> {
    let rest = whole.strip_prefix(FIRST).ok_or(Why::NotARecord)?;
    let version = text.and_then(|text| text.strip_prefix(FIRST));
    let shown = version.unwrap_or(rest.split(' ').next().unwrap_or_default());
    match shown.parse::<u32>() {
        Ok(newer) if newer > VERSION => Err(Why::NewerVersion(newer)),
        _ if version.is_none() => Err(Why::Checksum),
        Ok(VERSION) if shown == VERSION.to_string() => Ok(()),
        _ => Err(Why::NotARecord),
    }
}

fn value_of(wanted: &'static str, text: &str) -> Result<Value, Why> {
    let value = text.strip_prefix(wanted).and_then(|rest| rest.strip_prefix(' '));
    let value = value.ok_or(Why::Head { wanted })?;
    let read = json::parse(value)?;
    if json::to_line(&read) == value { Ok(read) } else { Err(Why::Form) }
}

/// The rules are frozen in a record: it states every switch that there was.
fn all_switches<G: Recorded>(rules: &Value) -> Result<(), ReadError> {
    let object = rules.as_object().ok_or_else(|| shape("rules", Wanted::Object))?;
    let wanted = std::iter::once(&"preset").chain(G::SWITCHES);
    match wanted.into_iter().find(|key| !object.contains_key(**key)) {
        Some(key) => Err(ReadError::Missing(key)),
        None => Ok(()),
    }
}

fn check_names(names: &[String], bots: &[Option<String>], players: u8) -> Result<(), Why> {
    let short = |name: &String| name.chars().count() <= MOST_OF_A_NAME;
    let counted = names.len() == usize::from(players) && bots.len() == names.len();
    let fit = counted && names.iter().chain(bots.iter().flatten()).all(short);
    if fit { Ok(()) } else { Err(Why::Names) }
}

/// The line of the names: a text for a person, an object for a computer player.
fn players_value(names: &[String], bots: &[Option<String>]) -> Value {
    let player = |(name, bot): (&String, &Option<String>)| match bot {
        None => Value::from(name.as_str()),
        Some(bot) => json!({ "name": name, "bot": bot }),
    };
    names.iter().zip(bots).map(player).collect()
}

fn read_players(value: &Value) -> Option<(Vec<String>, Vec<Option<String>>)> {
    let players = value.as_array()?.iter().map(|player| match player {
        Value::String(name) => Some((name.clone(), None)),
        Value::Object(player) => {
            let text = |key| player.get(key).and_then(Value::as_str).map(str::to_owned);
            Some((text("name")?, Some(text("bot")?)))
        }
        _ => None,
    });
    let (names, bots): (Vec<_>, Vec<_>) = players.collect::<Option<Vec<_>>>()?.into_iter().unzip();
    // There is one way to write it: two keys, in their order.
    (json::to_line(&players_value(&names, &bots)) == json::to_line(value)).then_some((names, bots))
}

fn error(line: usize, error: ReadError) -> RecordError {
    RecordError { line, why: Why::Terms(error) }
}
