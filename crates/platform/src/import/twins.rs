//! One unit under two names: a list that says places now in French, now in Arabic, makes two of each unless somebody is asked.

use std::collections::BTreeMap;

use schema::{Rejection, Result, fold};

use super::error_codes;
use super::report::UnknownUnit;

/// Words of a name that say what a unit is, not which.
const GENERIC: &[&str] = &[
    "annexe",
    "administrative",
    "arrondissement",
    "service",
    "bureau",
    "division",
    "direction",
    "de",
    "du",
    "des",
    "d",
    "l",
    "la",
    "le",
    "les",
    "el",
    "al",
    "et",
    "ملحقه",
    "الملحقه",
    "اداريه",
    "الاداريه",
    "مقاطعه",
    "المقاطعه",
    "مصلحه",
    "مكتب",
    "قسم",
    "مديريه",
];

/// Notes beside each Arabic name the Latin one that sounds like it, unless it was said already what it is.
pub(super) fn note(missing: &mut [UnknownUnit], same: &BTreeMap<String, String>) {
    let sounds: Vec<String> = missing.iter().map(|one| sound(&one.name)).collect();
    for at in 0..missing.len() {
        let one = &missing[at];
        if !is_arabic(&one.name) || same.contains_key(&one.name) || sounds[at].len() < 2 {
            continue;
        }
        let is_other = |(other, unit): &(usize, &UnknownUnit)| {
            unit.of == one.of && !is_arabic(&unit.name) && sounds[*other] == sounds[at]
        };
        let like = missing
            .iter()
            .enumerate()
            .find(is_other)
            .map(|(_, unit)| unit.name.clone());
        missing[at].like = like;
    }
}

/// Units are made once it was said of each such pair whether it is one; a rehearsal only tells.
pub(super) fn refuse_undecided(missing: &[UnknownUnit], is_rehearsal: bool) -> Result<()> {
    let pair = |one: &UnknownUnit| Some(format!("{} = {}", one.name, one.like.as_ref()?));
    let pairs: Vec<String> = missing.iter().filter_map(pair).collect();
    if is_rehearsal || pairs.is_empty() {
        return Ok(());
    }
    Err(Rejection::new(error_codes::TWINS).arg("pairs", pairs.join("; ")).into())
}

fn is_arabic(name: &str) -> bool {
    name.chars().any(|letter| ('\u{600}'..='\u{6ff}').contains(&letter))
}

/// How a name sounds in either script, by its consonants: what is left of it without the words that every unit has.
fn sound(name: &str) -> String {
    let folded = fold(name);
    let words = folded.split(|sign: char| !sign.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty() && !GENERIC.contains(word));
    let mut sound = String::new();
    for word in words {
        let heard = if is_arabic(word) {
            of_arabic(word)
        } else {
            of_latin(word)
        };
        let mut last = None;
        for sign in heard.chars() {
            // A doubled consonant is written once in Arabic.
            if last != Some(sign) {
                sound.push(sign);
            }
            last = Some(sign);
        }
    }
    sound
}

fn of_arabic(word: &str) -> String {
    let bare = word
        .strip_prefix("ال")
        .filter(|bare| bare.chars().count() > 1)
        .unwrap_or(word);
    let bare = bare.strip_suffix('ه').unwrap_or(bare);
    let one = |sign: char| match sign {
        'ب' | 'پ' => Some('b'),
        'ت' | 'ث' | 'ط' => Some('t'),
        'ج' => Some('j'),
        'ح' | 'ه' => Some('h'),
        'خ' | 'غ' | 'ق' | 'ك' | 'گ' | 'ڭ' => Some('k'),
        'د' | 'ذ' | 'ض' | 'ظ' => Some('d'),
        'ر' => Some('r'),
        'ز' => Some('z'),
        'س' | 'ص' => Some('s'),
        'ش' => Some('c'),
        'ف' | 'ڤ' => Some('f'),
        'ل' => Some('l'),
        'م' => Some('m'),
        'ن' => Some('n'),
        sign if sign.is_ascii_digit() => Some(sign),
        _ => None,
    };
    bare.chars().filter_map(one).collect()
}

fn of_latin(word: &str) -> String {
    let signs: Vec<char> = word.chars().collect();
    let mut heard = String::new();
    let mut at = 0;
    while at < signs.len() {
        let (sign, next) = (signs[at], signs.get(at + 1).copied());
        let has_h = next == Some('h');
        let said = match sign {
            'c' | 's' if has_h => Some('c'),
            'k' | 'g' if has_h => Some('k'),
            't' if has_h => Some('t'),
            'd' if has_h => Some('d'),
            'c' | 'g' if matches!(next, Some('e' | 'i' | 'y')) => Some(if sign == 'c' { 's' } else { 'j' }),
            'c' | 'k' | 'q' | 'g' => Some('k'),
            'b' | 'p' => Some('b'),
            'f' | 'v' => Some('f'),
            't' | 'j' | 'h' | 'd' | 'r' | 'z' | 's' | 'l' | 'm' | 'n' => Some(sign),
            sign if sign.is_ascii_digit() => Some(sign),
            _ => None,
        };
        heard.extend(said);
        at += if has_h && matches!(sign, 'c' | 's' | 'k' | 'g' | 't' | 'd') {
            2
        } else {
            1
        };
    }
    heard
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::organisation::annexe::ANNEXES;

    #[test]
    fn a_place_sounds_alike_in_both_scripts() {
        for (latin, arabic) in [
            ("Annexe Hay Salam", "ملحقة حي السلام"),
            ("Annexe administrative Al Massira", "الملحقة الإدارية المسيرة"),
            ("ANNEXE HAY MOHAMMADI", "ملحقة الحي المحمدي"),
            ("Annexe Dakhla", "ملحقة الداخلة"),
            ("Annexe Tilila", "ملحقة تيليلا"),
            ("Annexe 3", "الملحقة الإدارية 3"),
        ] {
            assert_eq!(sound(latin), sound(arabic), "{latin} {arabic}");
        }
        assert_ne!(sound("Annexe Hay Salam"), sound("ملحقة المسيرة"));
    }

    #[test]
    fn what_was_said_is_not_asked_again() {
        let unit = |name: &str| UnknownUnit {
            of: &ANNEXES,
            name: name.to_owned(),
            rows: 1,
            like: None,
        };
        let like = |said: &[(&str, &str)]| {
            let said = said.iter().map(|(one, other)| ((*one).to_owned(), (*other).to_owned()));
            let mut missing = [unit("Annexe Hay Salam"), unit("ملحقة حي السلام"), unit("ملحقة المسيرة")];
            note(&mut missing, &said.collect());
            missing.map(|one| one.like.is_some())
        };
        assert_eq!(like(&[]), [false, true, false]);
        assert_eq!(like(&[("ملحقة حي السلام", "ملحقة حي السلام")]), [false, false, false]);
        assert_eq!(like(&[("ملحقة حي السلام", "Annexe Hay Salam")]), [false, false, false]);
    }
}
