//! What has to be impossible to guess, from the system's generator.

use fair::Secret;
use std::io;

/// Letters that nobody confuses when they are read out: 32 of them, so five bits each.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The letters of a code: 50 bits.
const CODE: usize = 10;

fn bytes<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(bytes)
}

/// A number.
pub(crate) fn number() -> io::Result<u64> {
    Ok(u64::from_le_bytes(bytes()?))
}

/// The secret of a match.
pub(crate) fn secret() -> io::Result<Secret> {
    Ok(Secret::new(bytes()?))
}

/// A code that people type.
pub(crate) fn code() -> io::Result<String> {
    let bytes = bytes::<CODE>()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A code as somebody typed it, in the form in which it was drawn; none if it cannot be one.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let letters = text.chars().filter(|letter| !matches!(letter, ' ' | '-'));
    let code: String = letters
        .map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        })
        .take(CODE + 1)
        .collect();
    (code.len() == CODE && code.bytes().all(|letter| LETTERS.contains(&letter))).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn codes_read_back_however_they_are_typed() {
        let codes: BTreeSet<String> = (0..1000).map(|_| code().unwrap()).collect();
        assert_eq!(codes.len(), 1000);
        for code in codes {
            assert_eq!(read_code(&code), Some(code.clone()));
            let typed = format!(" {}-{} ", &code[..5].to_uppercase(), &code[5..]);
            assert_eq!(read_code(&typed), Some(code));
        }
        assert_eq!(read_code("OIL0000000").as_deref(), Some("0110000000"));
        for text in ["", "short", "muchtoolongforacode", "uuuuuuuuuu", "0123456789x", "é123456789"] {
            assert_eq!(read_code(text), None, "{text}");
        }
    }
}
