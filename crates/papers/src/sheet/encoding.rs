//! The encoding of a text file: Unicode, or one of the two Windows pages that are met in Morocco.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252, WINDOWS_1256};
use std::borrow::Cow;

/// The byte order mark of UTF-8.
pub const UTF8_MARK: &[u8] = b"\xEF\xBB\xBF";

/// True if the text begins with a byte order mark of UTF-16.
pub fn has_wide_mark(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF")
}

/// The text of a file. A byte order mark decides; else it is UTF-8 if it is valid as such; else Windows-1256 if its
/// foreign letters stand in Arabic words, and Windows-1252 if they stand among Latin ones.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some(rest) = bytes.strip_prefix(b"\xFF\xFE") {
        return UTF_16LE.decode_without_bom_handling(rest).0;
    }
    if let Some(rest) = bytes.strip_prefix(b"\xFE\xFF") {
        return UTF_16BE.decode_without_bom_handling(rest).0;
    }
    let bytes = bytes.strip_prefix(UTF8_MARK).unwrap_or(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let arabic = WINDOWS_1256.decode_without_bom_handling(bytes).0;
    if reads_as_arabic(&arabic) {
        arabic
    } else {
        WINDOWS_1252.decode_without_bom_handling(bytes).0
    }
}

/// True if most Arabic letters stand in words of Arabic letters alone. Windows-1256 has the small accented letters of
/// French where Windows-1252 has them; the capital ones look like single Arabic letters inside Latin words.
fn reads_as_arabic(text: &str) -> bool {
    let (mut words, mut strays) = (0, 0);
    for word in text.split(|c: char| !c.is_alphabetic()) {
        let arabic = word.chars().filter(|c| matches!(c, '\u{0600}'..='\u{06FF}')).count();
        if arabic >= 2 && arabic == word.chars().count() {
            words += arabic;
        } else {
            strays += arabic;
        }
    }
    words > strays
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_windows_page_is_told_by_the_words() {
        for text in ["الاسم;المصلحة\r\nإكرام برادة;études", "محمد", "élève;الموظف;à côté"]
        {
            assert_eq!(decode(&WINDOWS_1256.encode(text).0), text);
        }
        for text in ["Prénom;Médina", "ÉTÉ;CRÉÉE;À;Œuvre;Ïle", "N° d'état;É", "ÂGÉ"] {
            assert_eq!(decode(&WINDOWS_1252.encode(text).0), text);
        }
    }

    #[test]
    fn unicode_is_recognised_with_and_without_its_mark() {
        let text = "اسم;é";
        assert_eq!(decode(text.as_bytes()), text);
        assert_eq!(decode(&[UTF8_MARK, text.as_bytes()].concat()), text);
        let wide = |order: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(order).collect::<Vec<u8>>();
        assert_eq!(decode(&[&b"\xFF\xFE"[..], &wide(u16::to_le_bytes)].concat()), text);
        assert_eq!(decode(&[&b"\xFE\xFF"[..], &wide(u16::to_be_bytes)].concat()), text);
    }
}
