//! What people write beside a number: the currency of an amount, the unit of a count.

use std::borrow::Cow;

use engine::cell::Cell;
use schema::{FieldDef, Kind, fold};

/// Words of amounts, folded.
const CURRENCIES: &[&str] = &["dh", "dhs", "mad", "dirham", "dirhams", "درهم", "دراهم", "دم"];
/// Words of counts, folded.
const PIECES: &[&str] = &[
    "u",
    "un",
    "unite",
    "unites",
    "pc",
    "pcs",
    "pce",
    "pces",
    "piece",
    "pieces",
    "وحده",
    "وحدات",
    "قطعه",
    "قطع",
    "عدد",
];

/// A text cell of a number without the word that says of what: `300.00 DH`, `4 u`; any other cell as it is.
pub(super) fn without_unit<'c>(field: &FieldDef, cell: &'c Cell) -> Cow<'c, Cell> {
    let words = match field.kind {
        Kind::Decimal => CURRENCIES,
        Kind::Integer => PIECES,
        _ => return Cow::Borrowed(cell),
    };
    let Cell::Text(text) = cell else {
        return Cow::Borrowed(cell);
    };
    match bare_number(text, words) {
        Some(number) => Cow::Owned(Cell::Text(number.to_owned())),
        None => Cow::Borrowed(cell),
    }
}

/// The digits before or after one of these words; none where anything else stands there.
fn bare_number<'t>(text: &'t str, words: &[&str]) -> Option<&'t str> {
    let is_of_number = |sign: char| sign.is_numeric() || matches!(sign, '-' | '+');
    let (first, last) = (text.find(is_of_number)?, text.rfind(is_of_number)?);
    let end = last + text[last..].chars().next().map_or(0, char::len_utf8);
    let is_word = |part: &str| {
        let bare: String = fold(part).chars().filter(|sign| sign.is_alphabetic()).collect();
        words.contains(&bare.as_str())
    };
    let is_said = |part: &str| part.trim().is_empty() || is_word(part);
    let beside = [&text[..first], &text[end..]];
    let has_word = beside.iter().any(|part| is_word(part));
    (has_word && beside.iter().all(|part| is_said(part))).then(|| &text[first..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_beside_a_number_is_left_out() {
        for (text, number) in [
            ("300.00 DH", "300.00"),
            ("12 345,50 Dhs", "12 345,50"),
            ("MAD 1.200", "1.200"),
            ("٢٥٠٫٥٠ درهم", "٢٥٠٫٥٠"),
            ("1500 د.م.", "1500"),
            ("1500DH", "1500"),
            ("-20 dh", "-20"),
        ] {
            assert_eq!(bare_number(text, CURRENCIES), Some(number), "{text}");
        }
        for (text, number) in [("4 u", "4"), ("2 pcs.", "2"), ("٣ وحدات", "٣"), ("5 unités", "5")] {
            assert_eq!(bare_number(text, PIECES), Some(number), "{text}");
        }
    }

    #[test]
    fn another_word_stays_and_is_refused_with_its_cell() {
        for text in ["12 CV", "4 ou 5 u", "environ 300 DH", "300", "DH", "", "12 u DH"] {
            let read = [CURRENCIES, PIECES].map(|words| bare_number(text, words));
            let number = read.into_iter().flatten().next();
            assert!(number.is_none_or(|number| number.contains("ou")), "{text}");
        }
    }
}
