//! The one place that cleans what people type and paste: marks that are not seen, blanks of all kinds, digits of all scripts.

use unicode_normalization::UnicodeNormalization;

/// A line of text: one spelling of its letters, without marks that are not seen, with single plain blanks and none around it. Two
/// names that look alike are one.
pub fn line(text: &str) -> String {
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) && !text.contains("  ") {
        return text.trim().to_owned();
    }
    let letters: Vec<char> = text.chars().flat_map(shape).nfc().collect();
    let mut seen = String::with_capacity(text.len());
    for (at, &c) in letters.iter().enumerate() {
        match c {
            JOINER | NON_JOINER if joins(&letters, at) => seen.push(c),
            '\u{a0}' | '\u{202f}' if is_typography(&letters, at) => seen.push(c),
            c if c.is_whitespace() => seen.push(' '),
            c if is_unseen(c) => {}
            c => seen.push(c),
        }
    }
    seen.split(' ')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A number or a code, such as a telephone or a card: a [`line`] with the digits 0 to 9 and plain hyphens.
pub fn code(text: &str) -> String {
    let plain: String = text.nfkc().map(|c| plain_hyphen(digit(c))).collect();
    line(&plain)
}

const NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';

/// Whether a mark stands between two letters of a script whose letters join: there it shows.
fn joins(letters: &[char], at: usize) -> bool {
    let is_joined = |c: Option<&char>| c.is_some_and(|c| *c >= '\u{600}' && !c.is_whitespace() && !is_unseen(*c));
    is_joined(at.checked_sub(1).and_then(|before| letters.get(before))) && is_joined(letters.get(at + 1))
}

/// Whether a blank that does not break stands where French sets one: before a colon, inside guillemets, after *n°*. Between the words
/// of a name it is a blank like any other.
fn is_typography(letters: &[char], at: usize) -> bool {
    let is_sign = |c: Option<&char>| c.is_some_and(|c| !c.is_alphanumeric() && !c.is_whitespace() && !is_unseen(*c));
    let (before, after) = (
        at.checked_sub(1).and_then(|before| letters.get(before)),
        letters.get(at + 1),
    );
    before.is_some() && after.is_some() && (is_sign(before) || is_sign(after))
}

/// A letter as it is typed, in the place of the shape that a page gave it: text that is copied from a PDF holds shapes.
fn shape(c: char) -> impl Iterator<Item = char> {
    let is_shape = matches!(c, '\u{FB50}'..='\u{FBFF}' | '\u{FE80}'..='\u{FEFC}');
    let letter = std::iter::once(c);
    let (kept, typed) = if is_shape {
        (None, Some(letter.nfkc()))
    } else {
        (Some(c), None)
    };
    kept.into_iter().chain(typed.into_iter().flatten())
}

/// Marks that are not seen, or turn what is seen around (Unicode: `Cf`).
pub fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn plain_hyphen(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        other => other,
    }
}

/// The digit that a sign of any script stands for (Unicode: `Nd`); any other sign as it is. The wide ones and those of mathematics
/// are plain by then.
fn digit(c: char) -> char {
    const ZEROS: [u32; 14] = [
        0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0x1040,
    ];
    let value = |zero: &u32| u32::from(c).checked_sub(*zero).filter(|value| *value < 10);
    let found = ZEROS.iter().find_map(value);
    found.and_then(|value| char::from_digit(value, 10)).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (typed, kept) in [
            ("Zéro\u{200b}Largeur", "ZéroLargeur"),
            ("  Deux   Blancs  ", "Deux Blancs"),
            ("Deux\u{a0}\u{202f}Blancs\t", "Deux Blancs"),
            ("\u{202b}قسم الموارد\u{202c}", "قسم الموارد"),
            ("He\u{301}le\u{300}ne", "Hélène"),
            ("ﺍﻟﻤﻮﺍﺭﺩ", "الموارد"),
            ("Soft\u{ad}hyphen\u{feff}", "Softhyphen"),
            ("نور\u{200c}الدين", "نور\u{200c}الدين"),
            ("Nour\u{200c}", "Nour"),
            ("الملحقة ٣", "الملحقة ٣"),
            ("Annexe\u{a0}3", "Annexe 3"),
            (
                "Loi n°\u{a0}12\u{a0}: «\u{a0}repos\u{a0}»",
                "Loi n°\u{a0}12\u{a0}: «\u{a0}repos\u{a0}»",
            ),
            ("", ""),
        ] {
            assert_eq!(line(typed), kept, "{typed:?}");
            assert_eq!(line(kept), kept);
        }
    }

    #[test]
    fn codes_have_plain_digits_and_hyphens() {
        assert_eq!(code("\u{202A}+212 612‑345678\u{202C}"), "+212 612-345678");
        assert_eq!(code("٠٦\u{202F}۱۲\u{2009}३४ ０１"), "06 12 34 01");
    }
}
