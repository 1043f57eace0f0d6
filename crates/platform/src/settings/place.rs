//! The name of the commune without the words that say what it is: where papers are signed.

/// What a name begins with, of which sort that is, and what joins it to the name.
const FRENCH: [&[&str]; 3] = [
    &["Commune ", "Municipalité ", "Ville "],
    &["urbaine ", "rurale ", "territoriale "],
    &["de ", "d'", "d’", "du "],
];
const ARABIC: [&[&str]; 2] = [
    &["الجماعة ", "جماعة ", "بلدية ", "مدينة "],
    &["الترابية ", "الحضرية ", "القروية "],
];

/// The place, of the names in French and in Arabic.
pub(super) fn place_names([fr, ar]: [&str; 2]) -> [String; 2] {
    [strip_prefix_words(fr, &FRENCH), strip_prefix_words(ar, &ARABIC)]
}

/// A name without the words that it begins with.
fn strip_prefix_words(name: &str, words: &[&[&str]]) -> String {
    let [first, others @ ..] = words else {
        return name.to_owned();
    };
    let strip = |rest, words: &[&str]| words.iter().find_map(|word| str::strip_prefix(rest, word));
    let Some(rest) = strip(name, first) else {
        return name.to_owned();
    };
    let rest = others
        .iter()
        .fold(rest, |rest, words| strip(rest, words).unwrap_or(rest));
    rest.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_are_signed_in_the_town_and_not_in_the_commune() {
        for (fr, ar, in_french, in_arabic) in [
            ("Commune de Tiznit", "جماعة تيزنيت", "Tiznit", "تيزنيت"),
            ("Commune urbaine d'Agadir", "الجماعة الحضرية أكادير", "Agadir", "أكادير"),
            (
                "Commune rurale de Oulad Hcine",
                "الجماعة القروية أولاد حسين",
                "Oulad Hcine",
                "أولاد حسين",
            ),
            ("Commune territoriale d’Azrou", "الجماعة الترابية أزرو", "Azrou", "أزرو"),
            ("Ville de Salé", "مدينة سلا", "Salé", "سلا"),
            ("Tamesna", "تامسنا", "Tamesna", "تامسنا"),
            ("", "", "", ""),
        ] {
            assert_eq!(place_names([fr, ar]), [in_french, in_arabic], "{fr}");
        }
    }
}
