//! Sums of money in words, in French and in Arabic: what certificates and receipts write beside the figures.

/// A sum of hundredths of a dirham in words, in French and in Arabic; one below zero as its amount.
pub fn in_words(hundredths: i64) -> [String; 2] {
    let all = hundredths.unsigned_abs();
    let (dirhams, centimes) = (all / 100, all % 100);
    let mut french = Vec::new();
    if dirhams > 0 || centimes == 0 {
        french.push(french_counted(dirhams, "dirham"));
    }
    let mut arabic = Vec::new();
    if dirhams > 0 || centimes == 0 {
        arabic.push(arabic_counted(dirhams, DIRHAM));
    }
    if centimes > 0 {
        french.push(french_counted(centimes, "centime"));
        arabic.push(arabic_counted(centimes, CENTIME));
    }
    [french.join(" et "), arabic.join(" و")]
}

fn french_counted(number: u64, noun: &str) -> String {
    let plural = if number > 1 { "s" } else { "" };
    let of = if number >= 1_000_000 && number.is_multiple_of(1_000_000) {
        "de "
    } else {
        ""
    };
    format!("{} {of}{noun}{plural}", french(number))
}

const FRENCH: [&str; 20] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
    "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
];
const FRENCH_TENS: [&str; 10] = [
    "",
    "",
    "vingt",
    "trente",
    "quarante",
    "cinquante",
    "soixante",
    "soixante",
    "quatre-vingt",
    "quatre-vingt",
];

fn french(number: u64) -> String {
    if number == 0 {
        return FRENCH[0].to_owned();
    }
    let mut words = Vec::new();
    let (milliards, rest) = (number / 1_000_000_000, number % 1_000_000_000);
    let (millions, rest) = (rest / 1_000_000, rest % 1_000_000);
    let (thousands, rest) = (rest / 1000, rest % 1000);
    for (count, noun) in [(milliards, "milliard"), (millions, "million")] {
        if count > 0 {
            words.push(format!(
                "{} {noun}{}",
                french_below(count, true),
                if count > 1 { "s" } else { "" }
            ));
        }
    }
    match thousands {
        0 => {}
        1 => words.push("mille".to_owned()),
        _ => words.push(format!("{} mille", french_below(thousands, false))),
    }
    if rest > 0 {
        words.push(french_below(rest, true));
    }
    words.join(" ")
}

/// Below a thousand (larger ones in figures: there are no such sums). `ends`: `cent` and `vingt` take their s when nothing
/// but a noun follows.
fn french_below(number: u64, ends: bool) -> String {
    if number >= 1000 {
        return number.to_string();
    }
    let (hundreds, rest) = (number / 100, number % 100);
    let mut words = Vec::new();
    match hundreds {
        0 => {}
        1 => words.push("cent".to_owned()),
        _ => words.push(format!(
            "{} cent{}",
            one_of(&FRENCH, hundreds),
            if rest == 0 && ends { "s" } else { "" }
        )),
    }
    if rest > 0 {
        words.push(french_tens(rest, ends));
    }
    words.join(" ")
}

fn french_tens(number: u64, ends: bool) -> String {
    let (ten, unit) = (number / 10, number % 10);
    let word = one_of(&FRENCH_TENS, ten);
    match (ten, unit) {
        (0 | 1, _) => one_of(&FRENCH, number).to_owned(),
        (8, 0) => format!("{word}{}", if ends { "s" } else { "" }),
        (7, 1) => format!("{word} et onze"),
        (7 | 9, _) => format!("{word}-{}", one_of(&FRENCH, 10 + unit)),
        (_, 0) => word.to_owned(),
        (2..=6, 1) => format!("{word} et un"),
        _ => format!("{word}-{}", one_of(&FRENCH, unit)),
    }
}

/// A counted noun in Arabic: one, two, 3 to 10, 11 to 99, whole hundreds.
type Noun = [&'static str; 5];
const DIRHAM: Noun = ["درهم واحد", "درهمان", "دراهم", "درهما", "درهم"];
const CENTIME: Noun = ["سنتيم واحد", "سنتيمان", "سنتيمات", "سنتيما", "سنتيم"];
const THOUSAND: Noun = ["ألف", "ألفان", "آلاف", "ألفا", "ألف"];
const MILLION: Noun = ["مليون", "مليونان", "ملايين", "مليونا", "مليون"];
const MILLIARD: Noun = ["مليار", "ملياران", "ملايير", "مليارا", "مليار"];

const ARABIC: [&str; 20] = [
    "صفر",
    "واحد",
    "اثنان",
    "ثلاثة",
    "أربعة",
    "خمسة",
    "ستة",
    "سبعة",
    "ثمانية",
    "تسعة",
    "عشرة",
    "أحد عشر",
    "اثنا عشر",
    "ثلاثة عشر",
    "أربعة عشر",
    "خمسة عشر",
    "ستة عشر",
    "سبعة عشر",
    "ثمانية عشر",
    "تسعة عشر",
];
const ARABIC_TENS: [&str; 10] = [
    "",
    "",
    "عشرون",
    "ثلاثون",
    "أربعون",
    "خمسون",
    "ستون",
    "سبعون",
    "ثمانون",
    "تسعون",
];
const ARABIC_HUNDREDS: [&str; 10] = [
    "",
    "مائة",
    "مائتان",
    "ثلاثمائة",
    "أربعمائة",
    "خمسمائة",
    "ستمائة",
    "سبعمائة",
    "ثمانمائة",
    "تسعمائة",
];

fn arabic_counted(number: u64, [one, two, few, many, round]: Noun) -> String {
    match (number, number % 100) {
        (1, _) => one.to_owned(),
        (2, _) => two.to_owned(),
        (_, 1) => format!("{} {round} و{one}", before_noun(&arabic(number - 1))),
        (_, 2) => format!("{} {round} و{two}", before_noun(&arabic(number - 2))),
        (_, 3..=10) => format!("{} {few}", arabic(number)),
        (_, 11..=99) => format!("{} {many}", arabic(number)),
        _ => format!("{} {round}", before_noun(&arabic(number))),
    }
}

/// Before the noun that it counts a dual loses its last letter (مائتا درهم), and a noun its ending (ثمانون ألف درهم).
fn before_noun(words: &str) -> &str {
    let ends = |endings: &[&str]| endings.iter().any(|ending| words.ends_with(ending));
    if ends(&["مائتان", "ألفان", "مليونان", "ملياران"]) {
        return words.strip_suffix('ن').unwrap_or(words);
    }
    if ends(&[" ألفا", " مليونا", " مليارا"]) {
        return words.strip_suffix('ا').unwrap_or(words);
    }
    words
}

fn arabic(number: u64) -> String {
    if number == 0 {
        return ARABIC[0].to_owned();
    }
    let mut words = Vec::new();
    for (size, noun) in [(1_000_000_000, MILLIARD), (1_000_000, MILLION), (1000, THOUSAND)] {
        let count = number / size % 1000;
        if count > 0 {
            words.push(arabic_counted(count, noun));
        }
    }
    let (hundreds, rest) = (number / 100 % 10, number % 100);
    if hundreds > 0 {
        words.push(one_of(&ARABIC_HUNDREDS, hundreds).to_owned());
    }
    match (rest / 10, rest % 10) {
        (0, 0) => {}
        (0 | 1, _) => words.push(one_of(&ARABIC, rest).to_owned()),
        (ten, 0) => words.push(one_of(&ARABIC_TENS, ten).to_owned()),
        (ten, unit) => words.push(format!("{} و{}", one_of(&ARABIC, unit), one_of(&ARABIC_TENS, ten))),
    }
    words.join(" و")
}

fn one_of(words: &[&'static str], at: u64) -> &'static str {
    usize::try_from(at)
        .ok()
        .and_then(|at| words.get(at))
        .copied()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_written_as_the_languages_count() {
        for (hundredths, fr, ar) in [
            (0, "zéro dirham", "صفر درهم"),
            (50, "cinquante centimes", "خمسون سنتيما"),
            (100, "un dirham", "درهم واحد"),
            (201, "deux dirhams et un centime", "درهمان وسنتيم واحد"),
            (1_003, "dix dirhams et trois centimes", "عشرة دراهم وثلاثة سنتيمات"),
            (2_100, "vingt et un dirhams", "واحد وعشرون درهما"),
            (7_100, "soixante et onze dirhams", "واحد وسبعون درهما"),
            (8_000, "quatre-vingts dirhams", "ثمانون درهما"),
            (8_100, "quatre-vingt-un dirhams", "واحد وثمانون درهما"),
            (9_700, "quatre-vingt-dix-sept dirhams", "سبعة وتسعون درهما"),
            (10_100, "cent un dirhams", "مائة درهم ودرهم واحد"),
            (20_000, "deux cents dirhams", "مائتا درهم"),
            (20_500, "deux cent cinq dirhams", "مائتان وخمسة دراهم"),
            (100_000, "mille dirhams", "ألف درهم"),
            (200_000, "deux mille dirhams", "ألفا درهم"),
            (
                1_234_550,
                "douze mille trois cent quarante-cinq dirhams et cinquante centimes",
                "اثنا عشر ألفا وثلاثمائة وخمسة وأربعون درهما وخمسون سنتيما",
            ),
            (8_000_000, "quatre-vingt mille dirhams", "ثمانون ألف درهم"),
            (20_000_000, "deux cent mille dirhams", "مائتا ألف درهم"),
            (300_000_000, "trois millions de dirhams", "ثلاثة ملايين درهم"),
            (100_000_100, "un million un dirhams", "مليون درهم ودرهم واحد"),
        ] {
            let [french, arabic] = in_words(hundredths);
            assert_eq!((french.as_str(), arabic.as_str()), (fr, ar), "{hundredths}");
        }
    }
}
