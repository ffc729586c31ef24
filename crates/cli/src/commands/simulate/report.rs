//! What is told of a series.

use super::tally::Tally;
use games::GameName;
use lang::Messages;
use serde_json::{Map, Value, json};
use std::fmt::Display;
use std::io::{self, Write};

/// House rules as the notation has them.
pub type Rules = Map<String, Value>;

/// A preset and the switches that differ from it; a setting writes itself as JSON.
pub fn rules<S: Display>(preset: &str, differences: impl Iterator<Item = (&'static str, S)>) -> Rules {
    let mut rules = Rules::new();
    rules.insert("preset".to_owned(), preset.into());
    for (key, setting) in differences {
        rules.insert(key.to_owned(), serde_json::from_str(&setting.to_string()).unwrap_or(Value::Null));
    }
    rules
}

/// A series that has been played.
pub struct Report {
    /// Of what.
    pub game: GameName,
    /// By which rules.
    pub rules: Rules,
    /// Who played, seat by seat.
    pub bots: Vec<&'static str>,
    /// What it followed from.
    pub seed: u64,
    /// What came out.
    pub tally: Tally,
    /// How long it took.
    pub seconds: f64,
}

impl Report {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }

    fn seats(&self) -> impl Iterator<Item = usize> {
        0..self.bots.len()
    }

    /// One object; all but `seconds` and what is a second follows from the seed.
    pub fn json(&self) -> Value {
        let tally = &self.tally;
        let means: Vec<f64> = self.seats().map(|seat| tally.mean(seat)).collect();
        let errors: Vec<_> = self.seats().map(|seat| tally.standard_error(seat)).collect();
        let (least, most) = tally.lengths;
        let mut json = json!({
            "game": self.game.name(),
            "rules": self.rules,
            "players": self.bots.len(),
            "bots": self.bots,
            "seed": self.seed,
            "games": tally.games,
            "moves": tally.moves,
            "seconds": self.seconds,
            "games_per_second": self.per_second(tally.games),
            "moves_per_second": self.per_second(tally.moves),
        });
        let mean = match self.game {
            GameName::Wippen => "mean_points",
            GameName::Toepen => "mean_clips",
        };
        json[mean] = means.into();
        json["standard_error"] = errors.into();
        json["wins"] = tally.wins[..self.bots.len()].into();
        json["ties"] = tally.ties.into();
        json["lengths"] = json!({"mean": tally.mean_length(), "min": least, "max": most});
        json
    }

    /// For people.
    pub fn write(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        let number = |number: u64| messages.number(i64::try_from(number).unwrap_or(i64::MAX));
        let rate = |count| number(self.per_second(count).round() as u64);
        let tally = &self.tally;
        let (played, mean) = match self.game {
            GameName::Wippen => ("cli-simulate-wippen", "cli-simulate-points"),
            GameName::Toepen => ("cli-simulate-toepen", "cli-simulate-clips"),
        };
        let of_series = [
            ("games", number(tally.games).into()),
            ("players", self.bots.len().to_string().into()),
            ("rules", self.rules_in_words().into()),
            ("seed", self.seed.to_string().into()),
        ];
        writeln!(out, "{}", messages.get(played, &of_series))?;
        let of_time = [
            ("seconds", messages.decimal(self.seconds, 2).into()),
            ("games", rate(tally.games).into()),
            ("moves", rate(tally.moves).into()),
        ];
        writeln!(out, "{}", messages.get("cli-simulate-speed", &of_time))?;
        let of_moves = [
            ("mean", messages.decimal(tally.mean_length(), 1).into()),
            ("least", number(u64::from(tally.lengths.0)).into()),
            ("most", number(u64::from(tally.lengths.1)).into()),
        ];
        writeln!(out, "{}\n", messages.get("cli-simulate-lengths", &of_moves))?;
        self.write_seats(messages, mean, out)?;
        if tally.ties > 0 {
            let ties =
                [("ties", number(tally.ties).into()), ("share", self.share(messages, tally.ties).into())];
            writeln!(out, "\n{}", messages.get("cli-simulate-ties", &ties))?;
        }
        Ok(())
    }

    /// A table with a line a seat.
    fn write_seats(&self, messages: &Messages, mean: &str, out: &mut dyn Write) -> io::Result<()> {
        let heads = ["cli-simulate-seat", "cli-simulate-bot", mean, "cli-simulate-wins"];
        let mut lines = vec![heads.map(|key| messages.get(key, &[]))];
        for (seat, bot) in self.bots.iter().enumerate() {
            let error = self.tally.standard_error(seat);
            let error = error.map_or(String::new(), |error| format!(" ± {}", messages.decimal(error, 3)));
            lines.push([
                seat.to_string(),
                (*bot).to_owned(),
                self.mean(messages, seat) + &error,
                self.share(messages, self.tally.wins[seat]),
            ]);
        }
        let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
        let widths: [usize; 4] = std::array::from_fn(width);
        for [seat, bot, mean, wins] in &lines {
            let [a, b, c, d] = widths;
            writeln!(out, "{seat:>a$}  {bot:b$}  {mean:>c$}  {wins:>d$}")?;
        }
        Ok(())
    }

    fn mean(&self, messages: &Messages, seat: usize) -> String {
        let thousandths = (self.tally.mean(seat) * 1000.0).round();
        // What rounds to nothing has no sign.
        messages.decimal(thousandths / 1000.0 + 0.0, 3)
    }

    /// How many of the games these are, in per cent.
    fn share(&self, messages: &Messages, games: u64) -> String {
        format!("{} %", messages.decimal(100.0 * games as f64 / self.tally.games as f64, 1))
    }

    /// `advanced, stealing=true`
    fn rules_in_words(&self) -> String {
        let word = |(key, value): (&String, &Value)| match value {
            Value::String(text) if key == "preset" => text.clone(),
            value => format!("{key}={value}"),
        };
        self.rules.iter().map(word).collect::<Vec<_>>().join(", ")
    }
}
