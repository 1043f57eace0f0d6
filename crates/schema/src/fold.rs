//! Two spellings: one by which texts are told apart, and a wider one by which they are searched, the same for rows and for terms,
//! so that every engine answers alike. `A-1` and `A 1` are two codes, and each is found by the other.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Folds a text, as texts are told apart that may stand only once: lower case, without accents, tatweel and diacritics, with the
/// variants of Arabic letters and digits made one (أإآٱ→ا, ى→ي, ة→ه, ؤ→و, ئ→ي, ٠-٩→0-9).
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    // Arabic letters are mapped before decomposition, which would split أ into ا and a mark, and ئ into ي and a mark.
    text.chars()
        .map(arabic)
        .nfkd()
        .filter(|c| !is_combining_mark(*c) && *c != 'ـ')
        .flat_map(char::to_lowercase)
        .map(arabic)
        .filter(|c| !is_combining_mark(*c))
        .collect()
}

/// Folds a text as it is searched: beyond [`fold`], hyphens, apostrophes and blanks of all kinds are one blank, and letters that
/// keyboards and names write for others are those (ڭݣگک→ك, ھہە→ه, ڤڥ→ف, پ→ب).
pub fn search_fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in fold(text).chars() {
        match letter {
            _ if is_blank(letter) => {
                if !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
            'ڭ' | 'ݣ' | 'گ' | 'ک' | 'ڪ' => folded.push('ك'),
            'ھ' | 'ہ' | 'ە' => folded.push('ه'),
            'ڤ' | 'ڥ' => folded.push('ف'),
            'پ' => folded.push('ب'),
            other => folded.push(other),
        }
    }
    folded
}

/// Whether a sign parts words, or the parts of one: a blank, a hyphen or an apostrophe.
fn is_blank(sign: char) -> bool {
    sign.is_whitespace()
        || matches!(
            sign,
            '-' | '\u{2010}'..='\u{2015}' | '−' | '\'' | '’' | '‘' | 'ʼ' | '‛' | '′' | '`'
        )
}

/// Stands between a folded text and its squeezed words; no text that is typed holds it, and every letter sorts after it.
pub const SQUEEZED: char = '\u{1}';
/// So many bytes has the longest text that an index may hold: 255 letters of four.
const INDEXED: usize = 4 * 255;
/// So many bytes such a text and its squeezed words may have together: an index entry of PostgreSQL holds 2,704, and the text
/// itself stands beside.
const LONGEST: usize = 1_600;

/// What a text is searched in: the text folded by [`search_fold`] and, after [`SQUEEZED`], each of its words that doubles a letter
/// with that letter once. It sorts as the folded text does.
pub fn search_text(text: &str) -> String {
    let mut folded = search_fold(text);
    if !has_doubles(&folded) {
        return folded;
    }
    let is_indexed = folded.len() <= INDEXED;
    let doubled: Vec<String> = words(&folded).filter(|word| has_doubles(word)).map(squeeze).collect();
    for (at, word) in doubled.iter().enumerate() {
        if is_indexed && folded.len() + word.len() >= LONGEST {
            break;
        }
        folded.push(if at == 0 { SQUEEZED } else { ' ' });
        folded.push_str(word);
    }
    folded
}

/// The words that a search looks for in a [`search_text`]: folded, doubled letters once, without the Arabic article. One phrase
/// folded alone, not taken apart, when the text stands wholly in double quotes (`docs/protocol.md` §5.4).
pub fn search_words(text: &str) -> Vec<String> {
    let trimmed = text.trim();
    let phrase = trimmed.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    if let Some(phrase) = phrase.filter(|phrase| !phrase.is_empty()) {
        return vec![search_fold(phrase)];
    }
    words(&search_fold(text))
        .map(|word| squeeze(without_article(word)))
        .collect()
}

/// Well-known admin frameworks send `%value%`: a sign that is part of no word separates words.
fn words(folded: &str) -> impl Iterator<Item = &str> {
    folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// `الفهري` is found where `فهري` stands, and the reverse; one letter alone is no name.
fn without_article(word: &str) -> &str {
    word.strip_prefix("ال")
        .filter(|rest| rest.chars().nth(1).is_some())
        .unwrap_or(word)
}

fn has_doubles(text: &str) -> bool {
    text.chars()
        .zip(text.chars().skip(1))
        .any(|(a, b)| a == b && a.is_alphabetic())
}

/// Each letter that is doubled once; digits stay as they are.
fn squeeze(word: &str) -> String {
    let mut last = None;
    let is_new = |c: &char| last.replace(*c) != Some(*c) || !c.is_alphabetic();
    word.chars().filter(is_new).collect()
}

fn arabic(letter: char) -> char {
    match letter {
        'أ' | 'إ' | 'آ' | 'ٱ' => 'ا',
        'ى' | 'ئ' | 'ی' => 'ي',
        'ة' => 'ه',
        'ؤ' => 'و',
        other => latin_digit(other),
    }
}

/// The digit that an Arabic or a Persian one stands for; any other sign as it is.
pub(crate) fn latin_digit(sign: char) -> char {
    let digit = |zero: char| char::from_digit(sign as u32 - zero as u32, 10).unwrap_or(sign);
    match sign {
        '٠'..='٩' => digit('٠'),
        '۰'..='۹' => digit('۰'),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{fold, search_fold, search_text, search_words};

    #[test]
    fn spellings_of_one_name_fold_alike() {
        for (a, b) in [
            ("أحمد", "احمد"),
            ("فاطمة", "فاطمه"),
            ("موسى", "موسي"),
            ("مـحـمـد", "محمد"),
            ("مُحَمَّد", "محمد"),
            ("ESSAÏDI", "essaidi"),
            ("Éléonore", "ELEONORE"),
            ("١٢٣", "123"),
            ("مسؤول", "مسوول"),
            ("ﻻ", "لا"),
        ] {
            assert_eq!(fold(a), fold(b), "{a} {b}");
        }
    }

    #[test]
    fn folding_twice_changes_nothing() {
        for text in ["أَحْمَد", "İstanbul", "Straße", "ǅ", "ئ", "%_\\"] {
            assert_eq!(fold(&fold(text)), fold(text), "{text}");
        }
        for text in ["A -  B", "أڭادير", "l’\u{a0}eau", "\u{2011}x"] {
            assert_eq!(search_fold(&search_fold(text)), search_fold(text), "{text}");
        }
    }

    #[test]
    fn what_stands_once_is_told_apart_by_less_than_what_is_searched() {
        for (a, b) in [
            ("A-1", "A 1"),
            ("Bureau d'ordre", "Bureau d’ordre"),
            ("Bureau d’ordre", "Bureau d ordre"),
            ("Ait\u{a0}Melloul", "Aït-Melloul"),
            ("A – B", "A B"),
            ("أڭادير", "أكادير"),
            ("أݣادير", "اگادير"),
        ] {
            assert_ne!(fold(a), fold(b), "{a} {b}: two codes");
            assert_eq!(search_fold(a), search_fold(b), "{a} {b}: found by one another");
        }
        assert_ne!(search_fold("A1"), search_fold("A 1"));
    }

    fn finds(text: &str, typed: &str) -> bool {
        let text = search_text(text);
        search_words(typed).iter().all(|word| text.contains(word.as_str()))
    }

    #[test]
    fn names_are_found_as_people_type_them() {
        for (name, typed) in [
            ("Mohammed Alaoui", "Mohamed"),
            ("Mohamed Alaoui", "Mohammed"),
            ("Benjelloun", "benjeloun"),
            ("Benjeloun", "Benjelloun"),
            ("Fatima Fassi-Fihri", "fihri fassi"),
            ("Ben Saïd", "ben-said"),
            ("إبراهيم الفهري", "الفهري إبراهيم"),
            ("إبراهيم الفهري", "فهري"),
            ("إبراهيم فهري", "الفهري"),
            ("عبد اللطيف", "لطيف"),
            ("محمّد", "محمد"),
            ("أكادير", "أڭادير"),
            ("أڭادير", "اكادير"),
            ("AA112233", "aa1122"),
        ] {
            assert!(finds(name, typed), "{typed} in {name}");
        }
        for (name, typed) in [
            ("Mohammed", "Ahmed"),
            ("AB112233", "ab123"),
            ("Fassi Fihri", "Fassi Alami"),
        ] {
            assert!(!finds(name, typed), "{typed} in {name}");
        }
        assert_eq!(search_words("ال"), ["ال"], "no name is left of it");
        assert_eq!(
            search_words("\"Fassi  F\""),
            ["fassi f"],
            "a phrase, folded as what is searched"
        );
    }

    #[test]
    fn what_is_searched_sorts_as_the_text_does_and_fits_an_index() {
        let mut names = ["Bennani Ali", "Bennani", "Benali", "Allal", "Alaoui", "Bennania"];
        names.sort_by_key(|name| search_fold(name));
        let sorted = names;
        names.sort_by_key(|name| search_text(name));
        assert_eq!(names, sorted);
        let widest = "\u{10428}".repeat(255);
        assert!(search_text(&widest).len() <= super::LONGEST);
        let long = "commission ".repeat(1_000) + "allocation";
        assert!(search_text(&long).contains("alocation"), "no index holds it");
    }
}
