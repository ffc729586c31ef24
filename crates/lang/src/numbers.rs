//! Numbers and money as each language writes them.

use crate::{Lang, Messages};

/// Between the number and the euro sign, as `Intl.NumberFormat` has it: they stay on one line.
const NO_BREAK: char = '\u{a0}';

/// As English shortens them.
const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// A whole number with its digits in threes.
pub(crate) fn group(number: i64, separator: char) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

impl Messages {
    /// The character between groups of three digits, and the one before decimals.
    fn separators(&self) -> (char, char) {
        match self.lang() {
            Lang::Nl | Lang::De => ('.', ','),
            Lang::En => (',', '.'),
        }
    }

    /// A whole number: `1.234.567` in Dutch and German, `1,234,567` in English.
    pub fn number(&self, number: i64) -> String {
        group(number, self.separators().0)
    }

    /// A number of so many hundredths: 1234.5 is `1.234,50`.
    fn hundredths(&self, hundredths: u64) -> String {
        let (_, point) = self.separators();
        format!("{}{point}{:02}", self.number((hundredths / 100) as i64), hundredths % 100)
    }

    /// An amount in cents: `€ 1,25` in Dutch, `1,25 €` in German, `€1.25` in English.
    pub fn money(&self, cents: i64) -> String {
        let sign = if cents < 0 { "-" } else { "" };
        let amount = self.hundredths(cents.unsigned_abs());
        match self.lang() {
            Lang::Nl => format!("€{NO_BREAK}{sign}{amount}"),
            Lang::De => format!("{sign}{amount}{NO_BREAK}€"),
            Lang::En => format!("{sign}€{amount}"),
        }
    }

    /// A day such as `2026-11-30`: `30-11-2026` in Dutch, `30.11.2026` in German, `30 Nov 2026` in English. What is no
    /// day stays as it is.
    pub fn date(&self, day: &str) -> String {
        let mut parts = day.split('-');
        let (Some(year), Some(month), Some(day_of_month), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return day.to_owned();
        };
        match self.lang() {
            Lang::Nl => format!("{day_of_month}-{month}-{year}"),
            Lang::De => format!("{day_of_month}.{month}.{year}"),
            Lang::En => {
                let name = month.parse().ok().and_then(|month: usize| MONTHS.get(month.checked_sub(1)?));
                let day_of_month = day_of_month.trim_start_matches('0');
                name.map_or_else(|| day.to_owned(), |name| format!("{day_of_month} {name} {year}"))
            }
        }
    }

    /// A measured number, rounded to so many decimals: `5,25` or `5.25`.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', &self.separators().1.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // `data/lang/numbers.tsv` has the usual ones, for the browser too.
    #[test]
    fn days_are_written_as_each_language_does() {
        let told = |day| Lang::ALL.map(|lang| Messages::of(lang).date(day));
        assert_eq!(told("2026-11-30"), ["30-11-2026", "30.11.2026", "30 Nov 2026"]);
        assert_eq!(told("2026-01-05"), ["05-01-2026", "05.01.2026", "5 Jan 2026"]);
        assert_eq!(told("soon"), ["soon"; 3]);
        assert_eq!(Messages::of(Lang::En).date("2026-13-01"), "2026-13-01");
    }

    #[test]
    fn the_longest_number_and_measured_ones() {
        let [nl, _, en] = Lang::ALL.map(Messages::of);
        assert_eq!(nl.number(i64::MIN), "-9.223.372.036.854.775.808");
        assert_eq!(en.money(i64::MIN), "-€92,233,720,368,547,758.08");
        assert_eq!(nl.decimal(5.254, 2), "5,25");
        assert_eq!(en.decimal(-0.5, 1), "-0.5");
    }
}
