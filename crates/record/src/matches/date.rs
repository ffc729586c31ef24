//! Days of the calendar.

use std::fmt;
use std::str::FromStr;

/// A day, written `2026-11-30`. What day it is comes from outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text, or three numbers, that are no day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDate;

impl fmt::Display for NoDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a day: write it as 2026-11-30")
    }
}

impl std::error::Error for NoDate {}

impl Date {
    /// The day of a year (0 to 9999), a month and a day, both from 1 on.
    ///
    /// # Errors
    /// If the calendar has no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Result<Date, NoDate> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return Err(NoDate),
        };
        if year <= 9999 && (1..=days).contains(&day) { Ok(Date { year, month, day }) } else { Err(NoDate) }
    }

    /// Year, month and day.
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Date, NoDate> {
        let mut parts = text.split('-');
        let mut number = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits).ok_or(NoDate)?;
            if !part.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(NoDate);
            }
            part.parse::<u16>().map_err(|_| NoDate)
        };
        // At most two digits fit a byte.
        let date = Date::new(number(4)?, number(2)? as u8, number(2)? as u8)?;
        if parts.next().is_some() { Err(NoDate) } else { Ok(date) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_reads_back_and_what_is_none_is_refused() {
        for text in ["2026-11-30", "0000-01-01", "9999-12-31", "2000-02-29", "2024-02-29"] {
            assert_eq!(text.parse::<Date>().map(|date| date.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "2026-11-31",
            "2026-02-29",
            "1900-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "26-1-1",
            "2026-1-01",
            "2026-01-01-",
            "2026-01-01-05",
            "+026-01-01",
            "2026/01/01",
            "-026-01-01",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NoDate), "{text}");
        }
    }
}
