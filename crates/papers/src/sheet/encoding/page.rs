//! The encodings that are met: their names, and their letters.

use std::borrow::Cow;

use encoding_rs::{MACINTOSH, WINDOWS_1252, WINDOWS_1256};

/// How the letters of a text file are encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Encoding {
    /// Unicode, as most programs write it today.
    Utf8,
    /// Unicode of letters that a program took for those of Windows-1252.
    Utf8Twice,
    /// Windows in French.
    Windows1252,
    /// Windows in Arabic.
    Windows1256,
    /// Mac OS in French: *CSV (Macintosh)*.
    Mac,
    /// DOS in French: *CSV (MS-DOS)*.
    Dos,
    /// Mac OS in Arabic; the letters of ISO 8859-6 stand where its own do.
    MacArabic,
    /// DOS in Arabic.
    DosArabic,
}

/// The upper half of code page 850.
const DOS: &str = include_str!("cp850.txt");
/// The upper half of code page 720.
const DOS_ARABIC: &str = include_str!("cp720.txt");
/// The upper half of Mac OS Arabic.
const MAC_ARABIC: &str = include_str!("mac_arabic.txt");

impl Encoding {
    /// All of them, in the order in which they are named to people.
    pub const ALL: [Encoding; 8] = [
        Encoding::Utf8,
        Encoding::Utf8Twice,
        Encoding::Windows1252,
        Encoding::Windows1256,
        Encoding::Mac,
        Encoding::Dos,
        Encoding::MacArabic,
        Encoding::DosArabic,
    ];
    /// Those of one byte a letter.
    pub(super) const PAGES: [Encoding; 6] = [
        Encoding::Windows1252,
        Encoding::Windows1256,
        Encoding::Mac,
        Encoding::Dos,
        Encoding::MacArabic,
        Encoding::DosArabic,
    ];

    /// Its name on the wire.
    pub const fn label(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf8Twice => "utf-8-twice",
            Encoding::Windows1252 => "windows-1252",
            Encoding::Windows1256 => "windows-1256",
            Encoding::Mac => "macintosh",
            Encoding::Dos => "cp850",
            Encoding::MacArabic => "x-mac-arabic",
            Encoding::DosArabic => "cp720",
        }
    }

    /// The encoding of that name.
    pub fn find(label: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|one| one.label().eq_ignore_ascii_case(label.trim()))
    }

    pub(super) const fn is_of_windows(self) -> bool {
        matches!(self, Encoding::Windows1252 | Encoding::Windows1256)
    }

    pub(super) const fn is_arabic(self) -> bool {
        matches!(self, Encoding::Windows1256 | Encoding::MacArabic | Encoding::DosArabic)
    }

    /// The text of these bytes.
    pub(super) fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Encoding::Utf8 => String::from_utf8_lossy(bytes),
            Encoding::Utf8Twice => Cow::Owned(lines_undone(&String::from_utf8_lossy(bytes))),
            Encoding::Windows1252 => WINDOWS_1252.decode_without_bom_handling(bytes).0,
            Encoding::Windows1256 => WINDOWS_1256.decode_without_bom_handling(bytes).0,
            Encoding::Mac => MACINTOSH.decode_without_bom_handling(bytes).0,
            Encoding::Dos | Encoding::MacArabic | Encoding::DosArabic => {
                let letters = self.letters();
                Cow::Owned(bytes.iter().map(|byte| letter(&letters, *byte)).collect())
            }
        }
    }

    /// What the bytes from 128 on stand for.
    pub(super) fn letters(self) -> Vec<char> {
        match self {
            Encoding::Dos => DOS.chars().collect(),
            Encoding::MacArabic => MAC_ARABIC.chars().collect(),
            Encoding::DosArabic => DOS_ARABIC.chars().collect(),
            page => {
                let all: Vec<u8> = (128..=255).collect();
                page.decode(&all).chars().collect()
            }
        }
    }

    #[cfg(test)]
    pub(super) fn encode(self, text: &str) -> Vec<u8> {
        let letters = self.letters();
        let byte = |c: char| {
            let at = letters.iter().position(|one| *one == c);
            let upper = at.and_then(|at| u8::try_from(at + 128).ok());
            u8::try_from(c).ok().filter(u8::is_ascii).or(upper).unwrap_or(b'?')
        };
        text.chars().map(byte).collect()
    }
}

/// What a byte stands for.
pub(super) fn letter(letters: &[char], byte: u8) -> char {
    let upper = usize::from(byte).checked_sub(128);
    upper.map_or(char::from(byte), |at| letters.get(at).copied().unwrap_or('\u{FFFD}'))
}

pub(super) fn is_arabic_letter(c: char) -> bool {
    matches!(c, '\u{0600}'..='\u{06FF}')
}

/// A line as it was before its letters were taken for those of Windows-1252, if they were.
pub(super) fn undone(line: &str) -> Option<String> {
    if line.is_ascii() {
        return None;
    }
    let (bytes, _, is_lossy) = WINDOWS_1252.encode(line);
    String::from_utf8(bytes.into_owned()).ok().filter(|_| !is_lossy)
}

fn lines_undone(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines
        .map(|line| undone(line).unwrap_or_else(|| line.to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_a_letter_for_every_byte() {
        for page in Encoding::PAGES {
            assert_eq!(page.letters().len(), 128, "{page:?}");
        }
    }

    #[test]
    fn encodings_are_found_by_their_names() {
        for one in Encoding::ALL {
            assert_eq!(Encoding::find(one.label()), Some(one));
        }
        assert_eq!(Encoding::find(" CP850 "), Some(Encoding::Dos));
        assert_eq!(Encoding::find("utf-7"), None);
    }
}
