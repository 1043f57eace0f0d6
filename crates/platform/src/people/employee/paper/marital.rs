//! The family situation, which files say as a text: the usual words stand in both languages of a paper, in the form of whose they
//! are.

use schema::fold;

use crate::people::person::Sex;

/// A situation in French and in Arabic, of a woman, of a man, and where it is not known.
struct Situation {
    fr: [&'static str; 3],
    ar: [&'static str; 3],
}

const SITUATIONS: &[Situation] = &[
    Situation {
        fr: ["Célibataire", "Célibataire", "Célibataire"],
        ar: ["عازبة", "عازب", "عازب(ة)"],
    },
    Situation {
        fr: ["Mariée", "Marié", "Marié(e)"],
        ar: ["متزوجة", "متزوج", "متزوج(ة)"],
    },
    Situation {
        fr: ["Divorcée", "Divorcé", "Divorcé(e)"],
        ar: ["مطلقة", "مطلق", "مطلق(ة)"],
    },
    Situation {
        fr: ["Veuve", "Veuf", "Veuf / Veuve"],
        ar: ["أرملة", "أرمل", "أرمل(ة)"],
    },
];

/// What is typed in French and in Arabic; nothing of what is none of the usual words.
pub(super) fn in_both(typed: &str, sex: Option<Sex>) -> Option<[String; 2]> {
    let said = plain(typed);
    let says = |one: &&Situation| one.fr.iter().chain(&one.ar).any(|word| plain(word) == said);
    let one = SITUATIONS.iter().find(says)?;
    let form = match sex {
        Some(Sex::Female) => 0,
        Some(Sex::Male) => 1,
        None => form_of(typed, one),
    };
    Some([one.fr[form].to_owned(), one.ar[form].to_owned()])
}

/// The form in which it was typed: whoever filled in the file knew of whom it is.
fn form_of(typed: &str, one: &Situation) -> usize {
    let said = plain(typed);
    let is = |form: usize| plain(one.fr[form]) == said || plain(one.ar[form]) == said;
    match (typed.contains(['(', '/']), is(0), is(1)) {
        (false, true, false) => 0,
        (false, false, true) => 1,
        _ => 2,
    }
}

/// A word without case, accents, and the ways to write both forms at once.
fn plain(word: &str) -> String {
    fold(word).chars().filter(|one| one.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_words_stand_in_both_languages_and_in_the_form_of_whose_they_are() {
        for (typed, sex, french, arabic) in [
            ("marié", Some(Sex::Female), "Mariée", "متزوجة"),
            ("MARIE(E)", Some(Sex::Male), "Marié", "متزوج"),
            ("متزوج", Some(Sex::Male), "Marié", "متزوج"),
            ("متزوج(ة)", None, "Marié(e)", "متزوج(ة)"),
            ("Veuf", Some(Sex::Female), "Veuve", "أرملة"),
            ("Mariée", None, "Mariée", "متزوجة"),
            ("عازب", None, "Célibataire", "عازب"),
            ("celibataire", None, "Célibataire", "عازب(ة)"),
        ] {
            assert_eq!(in_both(typed, sex).unwrap(), [french, arabic], "{typed}");
        }
        for other in ["Séparé de corps", ""] {
            assert_eq!(in_both(other, Some(Sex::Male)), None);
        }
    }
}
