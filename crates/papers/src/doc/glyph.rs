//! The letters that can be printed: those of the fonts inside the program.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use ttf_parser::Face;

/// Amiri for Arabic, IBM Plex Sans Arabic for French, Noto Sans Tifinagh for Amazigh; all under the OFL, unmodified.
pub const FILES: [&[u8]; 5] = [
    include_bytes!("../../fonts/amiri-regular.ttf"),
    include_bytes!("../../fonts/amiri-bold.ttf"),
    include_bytes!("../../fonts/plex-sans-arabic-regular.ttf"),
    include_bytes!("../../fonts/plex-sans-arabic-bold.ttf"),
    include_bytes!("../../fonts/noto-sans-tifinagh-regular.ttf"),
];

/// The fonts, opened once.
static FACES: LazyLock<Vec<Face<'static>>> =
    LazyLock::new(|| FILES.iter().filter_map(|file| Face::parse(file, 0).ok()).collect());

/// Every character that a page can take, as ranges in their order: text is refused by them where it is entered. Characters that show
/// nothing by their nature (line ends, joiners, marks of direction) are among them.
pub fn printable() -> Vec<RangeInclusive<char>> {
    let all = ('\0'..=char::MAX).filter(|c| is_printable(*c));
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
    is_silent(c) || has_glyph(c)
}

/// Whether a font draws it. The table of a font ends with U+FFFF, which leads to the glyph for what is missing.
fn has_glyph(c: char) -> bool {
    let drawn = |face: &Face<'_>| face.glyph_index(c).is_some_and(|glyph| glyph.0 != 0);
    FACES.iter().any(drawn)
}

/// Whether a character shows nothing by its nature.
fn is_silent(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\u{AD}' | '\u{FE0E}' | '\u{FE0F}' | '\u{FEFF}')
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{61C}')
}
