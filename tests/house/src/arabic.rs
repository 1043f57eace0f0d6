//! What a text in Arabic may not do with what is put into it: one form of a noun behind every number, a letter joined to a name.

use crate::texts::{PlacedText, arabic, breaches, is_arabic, of_the_web};
use crate::tree::assert_none;

#[test]
fn a_number_in_arabic_has_its_noun_in_six_forms_or_stands_behind_it() {
    let mut all = arabic();
    // Of a table of plurals each text is one form.
    all.retain(|placed| !PLURALS.iter().any(|form| placed.place.ends_with(form)));
    assert_none(
        "`counted` for papers, a table of plurals for screens, or «the noun: the number»",
        &breaches(&all, counts_in_one_form),
    );
}

/// What keys of a table of plurals end with.
const PLURALS: &[&str] = &["_zero", "_one", "_two", "_few", "_many", "_other"];

/// Nouns that stand behind numbers; ages lie between eleven and ninety-nine, where a year has one form.
const COUNTED: &[&str] = &[
    "يوم",
    "يوما",
    "أيام",
    "شهر",
    "شهرا",
    "أشهر",
    "دقيقة",
    "دقائق",
    "ساعة",
    "ساعات",
    "ثانية",
    "ثوان",
    "ملف",
    "ملفا",
    "ملفات",
    "حرف",
    "حرفا",
    "أحرف",
    "نقطة",
    "نقط",
    "مرة",
    "مرات",
    "شخصا",
    "أشخاص",
    "سطر",
    "سطرا",
    "أسطر",
    "خلية",
    "خلايا",
    "طلب",
    "طلبا",
    "طلبات",
    "وثيقة",
    "وثائق",
    "صفحة",
    "صفحات",
    "صورة",
    "صور",
    "موظفا",
    "موظفين",
    "مترشحا",
    "مترشحين",
];

/// Names that stand for numbers wherever they stand.
const NUMBERS: &[&str] = &[
    "days",
    "hours",
    "minutes",
    "seconds",
    "months",
    "years",
    "most",
    "least",
    "max",
    "min",
    "limit",
    "total",
    "taken",
    "asked",
    "available",
    "people",
    "seats",
    "present",
    "absent",
    "posts",
    "lines",
    "rows",
    "files",
    "left",
    "number",
    "nights",
    "mark",
];

/// What may stand behind a number in one form: particles, and units, which are written alike behind all numbers.
const BEHIND_NUMBERS: &[&str] = &[
    "من",
    "إلى",
    "على",
    "في",
    "فقط",
    "ثم",
    "أو",
    "بعد",
    "غير",
    "لم",
    "ليس",
    "لا",
    "يجب",
    "بتاريخ",
    "و",
    "والموزع",
    "م",
    "ث",
    "د",
    "س",
    "ك",
    "كلم",
    "درهم",
    "لتر",
    "سنة",
    "بايت",
    "كيلوبايت",
    "ميغابايت",
    "بكسل",
    "بنقطة",
    "للموظفين",
];

/// A name between braces and, right behind it, a noun. What is called `count` is of a table of plurals.
fn counts_in_one_form(text: &str) -> bool {
    text.match_indices('}').any(|(at, _)| {
        let name = text[..at].rsplit('{').next().unwrap_or_default();
        let rest = text[at + 1..].strip_prefix([' ', '\u{a0}']).unwrap_or_default();
        let noun = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        // «{matter} يوم {date}» is a day and no number.
        let is_of_a_name = rest[noun.len()..].starts_with(" {");
        let is_a_number = name.split('.').any(|part| NUMBERS.contains(&part));
        let is_counted = COUNTED.contains(&noun) && !is_of_a_name;
        let is_behind_a_number = is_a_number && is_arabic(noun) && !BEHIND_NUMBERS.contains(&noun);
        name != "count" && (is_counted || is_behind_a_number)
    })
}

#[test]
fn no_arabic_letter_is_joined_to_what_may_begin_with_the_article() {
    // Papers join ل to the article when they are filled in (`template::fill`), and ب is right before any Arabic word.
    let is_paper = |placed: &PlacedText| {
        let path = placed.place.split(':').next().unwrap_or_default();
        path.contains("/paper/")
            || path.ends_with("_receipt.rs")
            || path.ends_with("/paper.rs")
            || path.contains("template/fill")
    };
    let all: Vec<PlacedText> = arabic().into_iter().filter(|placed| !is_paper(placed)).collect();
    assert_none(
        "«للمكتب», never «لـالمكتب»: a wording in which no letter is joined to the name",
        &breaches(&all, joins_a_letter_to_a_name),
    );
}

/// One of ب، ل، ك at the beginning of a word and, joined to it, a name between braces that is no number.
fn joins_a_letter_to_a_name(text: &str) -> bool {
    // An isolate may stand between them, as itself or as it is written in a source.
    let isolates = [
        "\u{2066}",
        "\u{2067}",
        "\u{2068}",
        "\\u{2066}",
        "\\u{2067}",
        "\\u{2068}",
    ];
    let plain = isolates
        .iter()
        .fold(text.to_owned(), |text, isolate| text.replace(isolate, ""));
    plain.match_indices('{').any(|(at, _)| {
        let name = plain[at..]
            .trim_start_matches('{')
            .split('}')
            .next()
            .unwrap_or_default();
        let before = plain[..at].trim_end_matches('{');
        let word = before.strip_suffix("ـ ").unwrap_or(before).trim_end_matches('ـ');
        let Some(letter) = word.chars().next_back().filter(|letter| "بلك".contains(*letter)) else {
            return false;
        };
        let is_alone = !word[..word.len() - letter.len_utf8()]
            .ends_with(|c: char| is_arabic(&c.to_string()) && c != 'و' && c.is_alphabetic());
        let is_a_number = name
            .split('.')
            .any(|part| NUMBERS.contains(&part) || part == "km" || part == "count");
        is_alone && !is_a_number
    })
}

#[test]
fn an_arabic_noun_after_a_count_has_all_its_forms() {
    let forms = ["_zero", "_one", "_two", "_few", "_many", "_other"];
    let counted = |placed: &&PlacedText| {
        let key = placed.place.rsplit(' ').next().unwrap_or_default();
        !forms.iter().any(|form| key.ends_with(form)) && is_followed_by_a_noun(&placed.text, &["{{count}}", "{{max}}"])
    };
    let all = of_the_web("ar");
    let bare: Vec<String> = all
        .iter()
        .filter(counted)
        .map(|placed| format!("{}: {}", placed.place, placed.text))
        .collect();
    assert_none("six forms, or a wording in which no noun follows the number", &bare);
}

fn is_followed_by_a_noun(text: &str, numbers: &[&str]) -> bool {
    numbers.iter().any(|number| {
        text.match_indices(number).any(|(at, _)| {
            let rest = text[at + number.len()..].strip_prefix(' ').unwrap_or_default();
            rest.starts_with(|c: char| ('\u{621}'..='\u{64a}').contains(&c))
                && !rest.starts_with("من ")
                && !rest.starts_with("إلى ")
        })
    })
}

#[test]
fn the_rules_of_arabic_tell_right_from_wrong() {
    assert!(
        is_followed_by_a_noun("{{count}} يوما", &["{{count}}"])
            && !is_followed_by_a_noun("{{count}} من {{all}}", &["{{count}}"])
    );
    assert!(counts_in_one_form("بعد {days} يوما") && counts_in_one_form("{seats} مقاعد"));
    assert!(!counts_in_one_form("عدد الأيام: {days}") && !counts_in_one_form("من {least} إلى {most}"));
    assert!(joins_a_letter_to_a_name("مخصص لـ{who}") && joins_a_letter_to_a_name("يلتحق بـ\u{2068}{unit}\u{2069}"));
    assert!(!joins_a_letter_to_a_name("متأخر بـ {{km}} كلم") && !joins_a_letter_to_a_name("تم قبول {name}"));
}
