//! What papers can show, known without opening a font: text that they draw is refused where it is entered.

mod covered;

use std::cmp::Ordering;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use unicode_normalization::UnicodeNormalization;

use crate::typescript::Emitted;
use crate::{Rejection, error_codes};

/// The first character that no page can show. Characters that show nothing by their nature (line ends, joiners, marks of
/// direction) are none.
pub fn unprintable(text: &str) -> Option<char> {
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        return None;
    }
    text.nfc().find(|c| !is_printable(*c))
}

fn is_printable(c: char) -> bool {
    let place = |range: &RangeInclusive<char>| match c {
        _ if *range.end() < c => Ordering::Less,
        _ if *range.start() > c => Ordering::Greater,
        _ => Ordering::Equal,
    };
    covered::COVERED.binary_search_by(place).is_ok()
}

/// A text that is entered to be drawn: in lines, or made one line. Refuses the first character that no page can show.
pub fn check_printable(text: &str, has_lines: bool) -> Result<String, Rejection> {
    let text = plain(text, has_lines);
    unprintable(&text).map_or(Ok(text), |letter| Err(unprintable_error(letter)))
}

/// The refusal of a character that no page can show.
pub fn unprintable_error(letter: char) -> Rejection {
    let code = format!("U+{:04X}", u32::from(letter));
    let shown = if letter.is_control() { '\u{FFFD}' } else { letter };
    Rejection::new(error_codes::UNPRINTABLE)
        .arg("letter", shown)
        .arg("code", code)
}

/// A text as lines show it: what turns the text around it and what only a machine obeys is left out. Where it is one line,
/// its line ends are spaces.
fn plain(text: &str, has_lines: bool) -> String {
    let shown = |c: char| match c {
        '\n' if has_lines => Some(c),
        '\r' if has_lines => None,
        _ if turns_around(c) || c == '\u{FEFF}' => None,
        _ if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => c.is_whitespace().then_some(' '),
        _ => Some(c),
    };
    text.replace("\r\n", "\n").chars().filter_map(shown).collect()
}

/// Whether a character says nothing but in which direction its neighbours run (Unicode: `Bidi_Control`).
pub fn is_bidi_control(c: char) -> bool {
    turns_around(c) || matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}')
}

/// Whether a character embeds or overrides the direction of what follows it.
fn turns_around(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// `printable/covered.rs` of these characters.
pub fn source(covered: &[RangeInclusive<char>]) -> String {
    let mut text = "//! The characters of the fonts of papers, in their order. Written by `make bless`.\n\n\
                    use std::ops::RangeInclusive;\n\n\
                    pub(super) const COVERED: &[RangeInclusive<char>] = &[\n"
        .to_owned();
    for (first, last) in covered.iter().map(range_bounds) {
        let _ = writeln!(text, "    '\\u{{{first:X}}}'..='\\u{{{last:X}}}',");
    }
    text + "];\n"
}

/// `schema/printable.gen.ts`: the web app names what will be refused while it is typed.
pub(crate) fn types() -> Emitted {
    let mut class = String::new();
    for (first, last) in covered::COVERED.iter().map(range_bounds) {
        let _ = write!(class, "\\u{{{first:X}}}");
        if last > first {
            let _ = write!(class, "-\\u{{{last:X}}}");
        }
    }
    Emitted {
        path: "schema/printable.gen.ts".to_owned(),
        text: format!("// Emitted by `diwan types`.\nexport const UNPRINTABLE = /[^{class}]/u\n"),
    }
}

fn range_bounds(range: &RangeInclusive<char>) -> (u32, u32) {
    (u32::from(*range.start()), u32::from(*range.end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_font_has_is_found_however_it_is_spelt() {
        for text in ["Société «لالة» ⵜⴰⴳⵍⴷⵉⵜ, 1 250,00 € — n° 5\n", "cafe\u{301}", "مُحَمَّد", ""]
        {
            assert_eq!(unprintable(text), None, "{text}");
        }
        for (text, letter) in [("a😀", '😀'), ("漢字", '漢'), ("Łódź Ж", 'Ж')] {
            assert_eq!(unprintable(text), Some(letter), "{text}");
        }
    }

    #[test]
    fn what_turns_a_line_around_is_left_out() {
        assert_eq!(plain("\u{202E}ilA\u{202C} \u{2067}x\u{2069}\u{FEFF}", false), "ilA x");
        assert_eq!(plain("Ali\tAlaoui\r\nSalé\u{7}", false), "Ali Alaoui Salé");
        assert_eq!(plain("a\r\nb\u{2028}c", true), "a\nb c");
        assert_eq!(
            plain("نور\u{200C}الدين", false),
            "نور\u{200C}الدين",
            "what joins letters stays"
        );
    }
}
