//! Yes and no, as people write them.

use super::plain::plain;

const YES: &[&str] = &[
    "نعم", "oui", "yes", "x", "✓", "✔", "☑", "✅", "1", "true", "vrai", "صحيح", "y", "o",
];
const NO: &[&str] = &["لا", "non", "no", "0", "false", "faux", "خطأ", "☐", "✗", "✘", "n"];

/// The flag a text says, in Arabic, French or English, as a mark or as a digit; `None` if it says neither.
pub fn parse(text: &str) -> Option<bool> {
    let word = plain(text).to_lowercase();
    if YES.contains(&word.as_str()) {
        Some(true)
    } else if NO.contains(&word.as_str()) {
        Some(false)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn yes_and_no_are_read_in_three_languages_and_as_marks() {
        for yes in [
            "نعم",
            "Oui",
            "YES",
            "x",
            "X",
            "✓",
            "1",
            "١",
            "true",
            "Vrai",
            " oui\u{A0}",
        ] {
            assert_eq!(parse(yes), Some(true), "{yes}");
        }
        for no in ["لا", "Non", "No", "0", "٠", "FALSE", "faux"] {
            assert_eq!(parse(no), Some(false), "{no}");
        }
    }

    #[test]
    fn anything_else_is_neither() {
        for other in ["", "??", "2", "peut-être", "ouinon"] {
            assert_eq!(parse(other), None, "{other}");
        }
    }
}
