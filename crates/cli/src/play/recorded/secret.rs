//! What comes from outside: chance and the date.

use fair::Secret;
use record::Date;
use std::fs::File;
use std::io::{self, Read};
use std::time::{SystemTime, UNIX_EPOCH};

/// A secret from the operating system's chance.
///
/// # Errors
/// If it gives none.
pub fn drawn() -> io::Result<Secret> {
    let mut bytes = [0; 32];
    File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(Secret::new(bytes))
}

/// The day it is, in universal time; none if the clock stands where no calendar reaches.
pub fn today() -> Option<Date> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs();
    day(seconds / 86_400)
}

/// So many days after the first of 1970. (Hinnant, *chrono-Compatible Low-Level Date Algorithms*; years are counted
/// from March on, so that the day of a leap year comes last.)
fn day(days: u64) -> Option<Date> {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    Date::new(year.try_into().ok()?, month.try_into().ok()?, day.try_into().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, text) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (19_782, "2024-02-29"),
            (20_787, "2026-11-30"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(day(days).map(|date| date.to_string()).as_deref(), Some(text));
        }
        assert_eq!(day(10_000 * 366), None);
    }

    #[test]
    fn no_two_secrets_are_alike() {
        let [one, other] = [drawn().unwrap(), drawn().unwrap()];
        assert_ne!(one.commitment(), other.commitment());
    }
}
