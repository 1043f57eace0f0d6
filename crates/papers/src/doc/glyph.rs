//! The letters that can be printed: those of the fonts inside the program.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use typst::foundations::Bytes;
use typst::text::{Coverage, Font};

/// Amiri for Arabic, IBM Plex Sans Arabic for French, Noto Sans Tifinagh for Amazigh; all under the OFL, unmodified.
pub(crate) const FILES: [&[u8]; 5] = [
    include_bytes!("../../fonts/amiri-regular.ttf"),
    include_bytes!("../../fonts/amiri-bold.ttf"),
    include_bytes!("../../fonts/plex-sans-arabic-regular.ttf"),
    include_bytes!("../../fonts/plex-sans-arabic-bold.ttf"),
    include_bytes!("../../fonts/noto-sans-tifinagh-regular.ttf"),
];

/// The fonts, opened once.
pub(super) static FONTS: LazyLock<Vec<Font>> =
    LazyLock::new(|| FILES.iter().flat_map(|file| Font::iter(Bytes::new(*file))).collect());

/// Every character that a page can take, as ranges in their order: text is refused by them where it is entered. Characters that show
/// nothing by their nature (line ends, joiners, marks of direction) are among them.
pub fn printable() -> Vec<RangeInclusive<char>> {
    let silent = ('\0'..='\u{FEFF}').filter(|c| is_silent(*c));
    let covered = FONTS.iter().flat_map(|font| font.info().coverage.iter());
    let all: BTreeSet<char> = covered.filter_map(char::from_u32).chain(silent).collect();
    let mut ranges: Vec<RangeInclusive<char>> = Vec::new();
    for c in all {
        match ranges.last_mut() {
            Some(last) if u32::from(*last.end()) + 1 == u32::from(c) => *last = *last.start()..=c,
            _ => ranges.push(c..=c),
        }
    }
    ranges
}

/// Whether a page can show a character.
pub(super) fn is_printable(c: char) -> bool {
    static COVERED: LazyLock<Vec<&Coverage>> =
        LazyLock::new(|| FONTS.iter().map(|font| &font.info().coverage).collect());
    is_silent(c) || COVERED.iter().any(|coverage| coverage.contains(u32::from(c)))
}

/// Whether a character shows nothing by its nature.
fn is_silent(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\u{AD}' | '\u{FE0E}' | '\u{FE0F}' | '\u{FEFF}')
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{61C}')
}
