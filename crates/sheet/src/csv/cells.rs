//! What can stand in a cell.

use crate::evening::is_date;

/// Signs at which spreadsheets take a cell for a formula.
const FORMULA: [char; 4] = ['=', '+', '-', '@'];

/// What may stand before such a sign without hiding it: another program may drop it.
const BEFORE: [char; 3] = ['\'', '"', ' '];

/// A name that no spreadsheet takes for a formula. Some take a semicolon for the end of a cell, whatever is quoted, so
/// what follows one is guarded like what a name begins with.
pub fn write_name(name: &str) -> String {
    each_part(name, |part| if is_formula(part) { format!("'{part}") } else { part.to_owned() })
}

/// The name in a cell, as [`write_name`] or somebody wrote it.
pub fn read_name(cell: &str) -> String {
    each_part(cell, |part| {
        let bare = part.strip_prefix('\'').filter(|bare| is_formula(bare));
        bare.unwrap_or(part).to_owned()
    })
}

fn each_part(text: &str, change: impl Fn(&str) -> String) -> String {
    text.split(';').map(change).collect::<Vec<_>>().join(";")
}

fn is_formula(part: &str) -> bool {
    part.trim_start_matches(BEFORE).starts_with(FORMULA)
}

/// A cell in quotes, if it needs them: also for a semicolon, at which nobody shall part it.
pub fn quoted(cell: &str) -> String {
    if cell.contains([',', ';', '"', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

/// A whole number, also written `+3`, `−3` or `3,00`; none if it is something else.
pub fn read_number(cell: &str) -> Option<i64> {
    let (whole, decimals) = cell.split_once([',', '.']).unwrap_or((cell, "0"));
    // With three of them it may be a thousand.
    if !(1..=2).contains(&decimals.len()) || decimals.bytes().any(|digit| digit != b'0') {
        return None;
    }
    let (negative, digits) = match whole.strip_prefix(['-', '−']) {
        Some(digits) => (true, digits),
        None => (false, whole.strip_prefix('+').unwrap_or(whole)),
    };
    // Nine digits are more than any sheet has, and can be added up without thought.
    if digits.is_empty() || digits.len() > 9 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let number: i64 = digits.parse().ok()?;
    Some(if negative { -number } else { number })
}

/// A day as `2026-11-30` out of that, or of `30-11-2026`, `30.11.2026` or `30/11/2026`.
pub fn read_date(cell: &str) -> Option<String> {
    if is_date(cell) {
        return Some(cell.to_owned());
    }
    let parts: Vec<&str> = cell.split(['-', '.', '/']).map(str::trim).collect();
    let [day, month, year] = parts[..] else { return None };
    let date = format!("{year:0>4}-{month:0>2}-{day:0>2}");
    (year.len() == 4 && is_date(&date)).then_some(date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_people_write_them() {
        for (cell, number) in [("3", 3), ("+3", 3), ("-3", -3), ("−3", -3), ("3,00", 3), ("3.0", 3), ("0", 0)]
        {
            assert_eq!(read_number(cell), Some(number), "{cell}");
        }
        for cell in ["", "-", "3,5", "3,", "drie", "1e3", "--3", "1234567890", "+-3", ",0", "1.000", "1,000"]
        {
            assert_eq!(read_number(cell), None, "{cell}");
        }
    }

    #[test]
    fn days_as_people_write_them() {
        for cell in ["2026-01-05", "05-01-2026", "5.1.2026", "5/1/2026"] {
            assert_eq!(read_date(cell).as_deref(), Some("2026-01-05"), "{cell}");
        }
        for cell in ["", "5-1-26", "31.2.2026", "gisteren", "1-2", "1-2-3-4"] {
            assert_eq!(read_date(cell), None, "{cell}");
        }
    }

    #[test]
    fn no_name_is_a_formula() {
        for name in [
            "=1+1", "+31", "-", "@home", "'t Hart", "Anna", "'=x", "''=x", "\"=x", "a;=b", "a; =b", "a;\"=b",
            "a;'=b", ";;-", "=a;b;@c", "a;b", "';", "a=b", "a;b-c",
        ] {
            let cell = write_name(name);
            assert!(!cell.split(';').any(|part| part.starts_with(FORMULA)), "{cell}");
            // Nor as it stands in the file, where nothing but a semicolon parts cells.
            let bare = |part: &str| part.replace(['"', ' '], "").starts_with(FORMULA);
            assert!(!quoted(&cell).split(';').any(bare), "{cell}");
            assert_eq!(read_name(&cell), name);
        }
        for name in ["Anna", "'t Hart", "a;b", "a=b", "Anna-Lena"] {
            assert_eq!(write_name(name), name);
        }
    }
}
