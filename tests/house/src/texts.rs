//! The words that people read, wherever they stand: texts of screens, of notifications, and of the server's own source.
//!
//! What a text says is read by people (`docs/glossary.md`); here stands what a machine can see of it.

use crate::rust_source::strings;
use crate::tree::{assert_none, files, has_extension, text};

/// A text and where it stands.
pub(crate) struct PlacedText {
    pub(crate) place: String,
    pub(crate) text: String,
}

/// Words that a civil servant in Morocco reads as something else, or that another word of the glossary stands for.
/// After the bar: phrases in which the word is right.
const FORBIDDEN: &[(&str, &[&str])] = &[
    ("تاريخ الميلاد", &[]),
    ("إجازة", &[]),
    ("مسابقة", &[]),
    ("قائمة", &["القائمة الرئيسية", "قائمة الملف الشخصي", "قائمة بذاتها"]),
    ("إيجار", &[]),
    ("المسؤول عن النظام", &[]),
    ("مسؤول النظام", &[]),
    ("العامل الثاني", &[]),
    ("عامل ثان", &[]),
    ("الديوان", &[]),
    ("توقيف", &[]),
    ("موقوف", &[]),
    ("كلمة مرور", &[]),
    ("كلمة المرور", &[]),
    ("مجدولة", &[]),
    ("بيانات", &[]),
    ("خانة", &[]),
    ("المهملات", &[]),
    ("رموز الاسترجاع", &[]),
    ("رسالة قصيرة", &[]),
    ("رسالة نصية", &["رسالة نصية قصيرة"]),
    ("الأمر بالمهمة", &[]),
    ("أوامر المهام", &[]),
    ("سبب التجاوز", &[]),
    ("استبيان", &[]),
    ("Reformed", &[]),
    ("notifications non accusées", &[]),
    ("Sceau numérique", &[]),
];

/// Spellings that files bring with them are read, never shown: each noun's stand in its `import.rs`.
fn is_of_synonyms(path: &str) -> bool {
    path.starts_with("crates/") && (path.ends_with("/import.rs") || path.ends_with("/import/value.rs"))
}

fn of_the_server() -> Vec<PlacedText> {
    let mut all = Vec::new();
    for path in files() {
        let is_test = path.contains("/tests/") || path.ends_with("tests.rs") || path.contains("/examples/");
        if !path.starts_with("crates/") || !has_extension(&path, &["rs"]) || is_test || is_of_synonyms(&path) {
            continue;
        }
        let source = text(&path).unwrap_or_default();
        let shipped = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for (line, text) in strings(shipped) {
            all.push(PlacedText {
                place: format!("{path}:{line}"),
                text,
            });
        }
    }
    assert!(all.len() > 3_000, "the sources were not found");
    all
}

pub(crate) fn of_the_web(language: &str) -> Vec<PlacedText> {
    let mut all = Vec::new();
    let ending = format!("{language}.json");
    for path in files() {
        let is_text = path.starts_with("web/src/i18n/") && path.rsplit(['/', '.']).nth(1) == Some(language);
        if !is_text || !path.ends_with(&ending) {
            continue;
        }
        let parsed: serde_json::Value = serde_json::from_str(&text(&path).unwrap_or_default()).unwrap();
        leaves(&parsed, &path, &mut all);
    }
    assert!(all.len() > 1_000, "the texts in {language} were not found");
    all
}

fn leaves(value: &serde_json::Value, place: &str, into: &mut Vec<PlacedText>) {
    match value {
        serde_json::Value::String(text) => into.push(PlacedText {
            place: place.to_owned(),
            text: text.clone(),
        }),
        serde_json::Value::Object(members) => {
            for (key, member) in members {
                leaves(member, &format!("{place} {key}"), into);
            }
        }
        _ => {}
    }
}

pub(crate) fn is_arabic(text: &str) -> bool {
    text.chars().any(|c| ('\u{600}'..='\u{6ff}').contains(&c))
}

/// Every place whose text breaks a rule.
pub(crate) fn breaches(texts: &[PlacedText], breaks: impl Fn(&str) -> bool) -> Vec<String> {
    let broken = texts.iter().filter(|placed| breaks(&placed.text));
    broken
        .map(|placed| format!("{}: {}", placed.place, placed.text))
        .collect()
}

pub(crate) fn arabic() -> Vec<PlacedText> {
    let mut all = of_the_web("ar");
    all.extend(of_the_server().into_iter().filter(|placed| is_arabic(&placed.text)));
    all
}

#[test]
fn no_word_means_something_else_to_a_civil_servant() {
    let mut all = arabic();
    all.extend(of_the_web("fr"));
    all.extend(of_the_web("en"));
    all.extend(of_the_server().into_iter().filter(|placed| !is_arabic(&placed.text)));
    assert_none(
        "a word of the glossary stands for it",
        &breaches(&all, says_a_forbidden_word),
    );
}

fn says_a_forbidden_word(text: &str) -> bool {
    FORBIDDEN.iter().any(|(word, right)| {
        let mut rest = text.to_owned();
        for phrase in *right {
            rest = rest.replace(phrase, "");
        }
        rest.contains(word)
    })
}

#[test]
fn french_has_its_own_apostrophe() {
    let mut all = of_the_web("fr");
    all.extend(of_the_server());
    assert_none(
        "l’Intérieur, never l'Intérieur",
        &breaches(&all, has_a_typewriter_apostrophe),
    );
}

/// An elision (`l'`, `qu'`, `jusqu'`) with the apostrophe of typewriters.
fn has_a_typewriter_apostrophe(text: &str) -> bool {
    const ELIDED: &[&str] = &[
        "l", "d", "n", "s", "c", "j", "m", "t", "qu", "jusqu", "lorsqu", "puisqu", "quelqu", "aujourd",
    ];
    text.match_indices('\'').any(|(at, _)| {
        let before = text[..at]
            .rsplit(|c: char| !c.is_alphanumeric())
            .next()
            .unwrap_or_default();
        let cut = text[..at].strip_suffix(before).unwrap_or_default();
        let is_word = !cut.ends_with(['\'', '’', '_', '-']);
        let goes_on = text[at + 1..].chars().next().is_some_and(char::is_alphabetic);
        is_word && goes_on && ELIDED.contains(&before.to_lowercase().as_str())
    })
}

#[test]
fn signs_of_french_never_begin_a_line() {
    // The web sets the spaces of its own texts when it shows them (`typeset.ts`); papers set theirs when they are drawn.
    let all: Vec<PlacedText> = of_the_server()
        .into_iter()
        .filter(|placed| {
            !is_arabic(&placed.text) && !placed.place.contains("/paper/") && !placed.place.contains("crates/store/")
        })
        .collect();
    assert_none(
        "\\u{a0} before : and », \\u{202f} before ; ! ?",
        &breaches(&all, has_a_breaking_space),
    );
}

fn has_a_breaking_space(text: &str) -> bool {
    let ends = |rest: &str| rest.is_empty() || rest.starts_with(char::is_whitespace);
    let word_before = |at: usize| text[..at].ends_with(|c: char| c.is_alphanumeric() || "})’…»".contains(c));
    text.match_indices(' ').any(|(at, _)| {
        let rest = &text[at + 1..];
        let sign = rest.chars().next().filter(|c| ";:!?".contains(*c));
        let before_sign = sign.is_some_and(|sign| word_before(at) && ends(&rest[sign.len_utf8()..]));
        before_sign || rest.starts_with('»') || text[..at].ends_with('«')
    })
}

#[test]
fn what_runs_from_left_to_right_is_isolated_in_arabic() {
    assert_none(
        "between U+2066 and U+2069, or after U+200E",
        &breaches(&arabic(), turns_around),
    );
}

/// Figures whose parts the bidirectional algorithm would put in another order beside Arabic letters: `+212`, `1234-5`,
/// `2026-11-02`, `6 CV`.
fn turns_around(text: &str) -> bool {
    let mut depth = 0_usize;
    let signs: Vec<char> = text.chars().collect();
    for (at, sign) in signs.iter().enumerate() {
        match sign {
            '\u{2066}'..='\u{2068}' => depth += 1,
            '\u{2069}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > 0 {
            continue;
        }
        let digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
        let is_marked = at > 0 && signs[at - 1] == '\u{200e}';
        let is_number = digit(at + 1) || signs.get(at + 1) == Some(&'{');
        let signed = *sign == '+' && is_number && !is_marked;
        let ranged = *sign == '-' && at > 0 && digit(at - 1) && digit(at + 1) && !is_marked;
        let unit = sign.is_ascii_digit() && signs[at + 1..].iter().collect::<String>().starts_with(" CV");
        if signed || ranged || unit {
            return true;
        }
    }
    false
}

#[test]
fn figures_and_vowels_are_those_of_morocco() {
    let server = arabic().into_iter().filter(|placed| !placed.text.contains("[0-9"));
    let all: Vec<PlacedText> = server.collect();
    let wrong = |text: &str| text.chars().any(|c| ('٠'..='٩').contains(&c) || c == '\u{64b}');
    assert_none("Western figures; no tanwin of fatha", &breaches(&all, wrong));
}

#[test]
fn the_rules_of_texts_tell_right_from_wrong() {
    assert!(has_a_typewriter_apostrophe("l'Intérieur") && has_a_typewriter_apostrophe("jusqu'au"));
    assert!(
        !has_a_typewriter_apostrophe("l’Intérieur")
            && !has_a_typewriter_apostrophe("it's")
            && !has_a_typewriter_apostrophe("x = 'a'")
    );
    assert!(has_a_breaking_space("Code : 1") && has_a_breaking_space("« oui »") && has_a_breaking_space("Oui ?"));
    assert!(
        !has_a_breaking_space("Code\u{a0}: 1") && !has_a_breaking_space("a :b") && !has_a_breaking_space("LIMIT ?1")
    );
    assert!(turns_around("مثلا 1234-5") && turns_around("رقم +212") && turns_around("قوة 6 CV"));
    assert!(!turns_around("مثلا \u{2066}1234-5\u{2069}") && !turns_around("رقم \u{200e}+212"));
    assert!(says_a_forbidden_word("قائمة الموظفين") && !says_a_forbidden_word("فتح القائمة الرئيسية"));
}
