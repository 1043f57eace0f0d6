//! The plural forms of Arabic, French and English for whole numbers.
//!
//! The rules are those of Unicode CLDR 48 (`common/supplemental/plurals.xml`), which i18next follows in the browser
//! through `Intl.PluralRules`: three languages, so a table says it.

use schema::Lang;

/// A plural form, by its name in CLDR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PluralForm {
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

impl PluralForm {
    /// The name, as i18next appends it to a key.
    pub const fn name(self) -> &'static str {
        match self {
            PluralForm::Zero => "zero",
            PluralForm::One => "one",
            PluralForm::Two => "two",
            PluralForm::Few => "few",
            PluralForm::Many => "many",
            PluralForm::Other => "other",
        }
    }

    /// The forms that a language has.
    pub const fn of(lang: Lang) -> &'static [PluralForm] {
        match lang {
            Lang::Ar => &[
                PluralForm::Zero,
                PluralForm::One,
                PluralForm::Two,
                PluralForm::Few,
                PluralForm::Many,
                PluralForm::Other,
            ],
            Lang::Fr => &[PluralForm::One, PluralForm::Many, PluralForm::Other],
            Lang::En => &[PluralForm::One, PluralForm::Other],
        }
    }

    /// The form that a number takes.
    pub const fn select(lang: Lang, number: u64) -> PluralForm {
        match (lang, number) {
            (Lang::Ar, 0) => PluralForm::Zero,
            (Lang::Ar | Lang::En, 1) | (Lang::Fr, 0 | 1) => PluralForm::One,
            (Lang::Ar, 2) => PluralForm::Two,
            (Lang::Ar, _) => match number % 100 {
                3..=10 => PluralForm::Few,
                11..=99 => PluralForm::Many,
                _ => PluralForm::Other,
            },
            (Lang::Fr, _) if number.is_multiple_of(1_000_000) => PluralForm::Many,
            (Lang::Fr | Lang::En, _) => PluralForm::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arabic_has_six_forms() {
        let forms =
            [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111, 1000].map(|n| PluralForm::select(Lang::Ar, n).name());
        assert_eq!(
            forms,
            [
                "zero", "one", "two", "few", "few", "many", "many", "other", "other", "other", "few", "many", "other"
            ]
        );
    }

    #[test]
    fn french_counts_none_like_one_and_millions_apart() {
        let forms = [0, 1, 2, 100, 999_999, 1_000_000, 1_000_001].map(|n| PluralForm::select(Lang::Fr, n).name());
        assert_eq!(forms, ["one", "one", "other", "other", "other", "many", "other"]);
        let forms = [0, 1, 2, 21].map(|n| PluralForm::select(Lang::En, n).name());
        assert_eq!(forms, ["other", "one", "other", "other"]);
    }

    #[test]
    fn a_number_takes_a_form_that_its_language_has() {
        for lang in Lang::ALL {
            for number in (0..=1000).chain([1_000_000, u64::MAX]) {
                assert!(
                    PluralForm::of(lang).contains(&PluralForm::select(lang, number)),
                    "{lang:?} {number}"
                );
            }
        }
    }
}
