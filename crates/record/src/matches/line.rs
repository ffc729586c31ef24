//! Lines that carry a checksum.

/// The checksum of ZIP, PNG and many others (CRC-32, polynomial 0x04c11db7 reflected): no change of up to 32
/// bits in a row gets by it, so a single byte never does.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, byte| sum >> 8 ^ TABLE[usize::from(sum as u8 ^ byte)])
}

const TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < table.len() {
        let mut sum = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            sum = sum >> 1 ^ if sum & 1 != 0 { 0xedb8_8320 } else { 0 };
            bit += 1;
        }
        table[byte] = sum;
        byte += 1;
    }
    table
};

/// The text with its checksum behind it.
pub(super) fn seal(text: &str) -> String {
    format!("{text} #{:08x}", crc32(text.as_bytes()))
}

/// The text of a line whose checksum is right.
pub(super) fn unseal(line: &str) -> Option<&str> {
    let (text, sum) = line.rsplit_once(" #")?;
    let digits = sum.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    (digits && sum.len() == 8 && u32::from_str_radix(sum, 16) == Ok(crc32(text.as_bytes()))).then_some(text)
}

/// Is the line no part of the record proper?
pub(super) fn is_comment(line: &str) -> bool {
    line.is_empty() || line.starts_with(';')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_usual_one() {
        // The check value that every description of CRC-32 gives.
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
    }

    #[test]
    fn no_changed_byte_gets_by() {
        let line = seal("12 1:4sx4h");
        assert_eq!(unseal(&line), Some("12 1:4sx4h"));
        for at in 0..line.len() {
            for byte in 0..128 {
                let mut bytes = line.clone().into_bytes();
                if bytes[at] != byte {
                    bytes[at] = byte;
                    assert_eq!(unseal(&String::from_utf8(bytes).unwrap()), None);
                }
            }
            assert_eq!(unseal(&line[..at]), None);
        }
    }
}
