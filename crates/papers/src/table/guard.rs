//! Keeps a text from being taken for a formula where only its first character says what it is.

use std::borrow::Cow;

/// How a formula begins, for the programs that open CSV; the full-width forms count in East Asian ones.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// The text with an apostrophe before it if a spreadsheet could take it for a formula.
///
/// A text counts as one if, after spaces and apostrophes, it begins like one, or if a tab or carriage return stands
/// among those. That an apostrophe changes nothing makes [`strip_guard`] exact.
pub fn guarded(text: &str) -> Cow<'_, str> {
    if is_risky(text) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// The text as it was before [`guarded`].
pub fn strip_guard(text: String) -> String {
    match text.strip_prefix('\'') {
        Some(rest) if is_risky(rest) => rest.to_owned(),
        _ => text,
    }
}

/// The text without the characters that no sheet can show and that XML forbids.
pub fn printable_text(text: &str) -> Cow<'_, str> {
    let hidden = |c: char| (c.is_control() && !matches!(c, '\t' | '\n' | '\r')) || matches!(c, '\u{FFFE}' | '\u{FFFF}');
    if text.contains(hidden) {
        Cow::Owned(text.replace(hidden, ""))
    } else {
        Cow::Borrowed(text)
    }
}

fn is_risky(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\'');
    let before = &text[..text.len() - rest.len()];
    before.contains(['\t', '\r']) || rest.starts_with(FORMULA)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_text_that_looks_like_a_formula_gets_an_apostrophe() {
        for text in [
            "=1+1",
            "+212600000000",
            "-x",
            "@SUM(A1)",
            "  =1",
            "\tx",
            "\rx",
            "\u{A0}=1",
            "\n=1",
            "'=1",
            "＝1",
        ] {
            assert_eq!(guarded(text), format!("'{text}"), "{text:?}");
        }
        for text in ["", "a=b", "l'eau", "'quoted'", "12", "a\tb", "\nx", "x-1"] {
            assert_eq!(guarded(text), text, "{text:?}");
        }
    }

    #[test]
    fn the_apostrophe_of_another_program_goes_only_before_a_formula() {
        assert_eq!(strip_guard("'-12".to_owned()), "-12");
        assert_eq!(strip_guard("'tis".to_owned()), "'tis");
    }

    proptest! {
        #[test]
        fn guarding_is_undone_exactly(text in "[ '=+@\\-\\t\\r\\na]{0,6}") {
            prop_assert_eq!(strip_guard(guarded(&text).into_owned()), text);
        }
    }
}
