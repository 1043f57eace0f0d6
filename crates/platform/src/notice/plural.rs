//! The plural forms of Arabic, French and English for whole numbers.
//!
//! The rules are those of Unicode CLDR 48 (`common/supplemental/plurals.xml`), which i18next follows in the browser
//! through `Intl.PluralRules`: three languages, so a table says it.

use schema::Lang;

/// A plural form, by its name in CLDR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// None.
    Zero,
    /// One; in French also none.
    One,
    /// Two.
    Two,
    /// In Arabic 3 to 10, 103 to 110, …
    Few,
    /// In Arabic 11 to 99, 111 to 199, …; in French whole millions.
    Many,
    /// Everything else.
    Other,
}

impl Form {
    /// The name, as i18next appends it to a key.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Zero => "zero",
            Form::One => "one",
            Form::Two => "two",
            Form::Few => "few",
            Form::Many => "many",
            Form::Other => "other",
        }
    }

    /// The forms that a language has.
    pub const fn of(lang: Lang) -> &'static [Form] {
        match lang {
            Lang::Ar => &[Form::Zero, Form::One, Form::Two, Form::Few, Form::Many, Form::Other],
            Lang::Fr => &[Form::One, Form::Many, Form::Other],
            Lang::En => &[Form::One, Form::Other],
        }
    }

    /// The form that a number takes.
    pub const fn select(lang: Lang, number: u64) -> Form {
        match (lang, number) {
            (Lang::Ar, 0) => Form::Zero,
            (Lang::Ar | Lang::En, 1) | (Lang::Fr, 0 | 1) => Form::One,
            (Lang::Ar, 2) => Form::Two,
            (Lang::Ar, _) => match number % 100 {
                3..=10 => Form::Few,
                11..=99 => Form::Many,
                _ => Form::Other,
            },
            (Lang::Fr, _) if number.is_multiple_of(1_000_000) => Form::Many,
            (Lang::Fr | Lang::En, _) => Form::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arabic_has_six_forms() {
        let forms = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111, 1000].map(|n| Form::select(Lang::Ar, n).name());
        assert_eq!(
            forms,
            [
                "zero", "one", "two", "few", "few", "many", "many", "other", "other", "other", "few", "many", "other"
            ]
        );
    }

    #[test]
    fn french_counts_none_like_one_and_millions_apart() {
        let forms = [0, 1, 2, 100, 999_999, 1_000_000, 1_000_001].map(|n| Form::select(Lang::Fr, n).name());
        assert_eq!(forms, ["one", "one", "other", "other", "other", "many", "other"]);
        let forms = [0, 1, 2, 21].map(|n| Form::select(Lang::En, n).name());
        assert_eq!(forms, ["other", "one", "other", "other"]);
    }

    #[test]
    fn a_number_takes_a_form_that_its_language_has() {
        for lang in Lang::ALL {
            for number in (0..=1000).chain([1_000_000, u64::MAX]) {
                assert!(
                    Form::of(lang).contains(&Form::select(lang, number)),
                    "{lang:?} {number}"
                );
            }
        }
    }
}
