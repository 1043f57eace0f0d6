//! Passwords that everybody tries first: listed ones, their disguises, runs over a keyboard, repetitions, numbers.
//!
//! The list is Django's (see `NOTICE.md`), and a short one of ours for what is typed here.

use std::io::Read as _;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use flate2::read::GzDecoder;

/// One a line, sorted by bytes.
static LISTED: LazyLock<String> = LazyLock::new(|| {
    let mut text = String::new();
    let packed: &[u8] = include_bytes!("common.txt.gz");
    // Part of the binary: it cannot fail to unpack, and a test looks.
    drop(GzDecoder::new(packed).read_to_string(&mut text));
    text
});

/// What is typed here: folded, without spaces.
const OURS: &[&str] = &[
    "motdepasse",
    "motdepass",
    "mdp",
    "secret",
    "azerty",
    "qsdfgh",
    "wxcvbn",
    "maroc",
    "morocco",
    "maghreb",
    "casablanca",
    "casa",
    "rabat",
    "sale",
    "temara",
    "tanger",
    "tetouan",
    "fes",
    "meknes",
    "marrakech",
    "agadir",
    "oujda",
    "kenitra",
    "safi",
    "eljadida",
    "settat",
    "nador",
    "laayoune",
    "dakhla",
    "commune",
    "mairie",
    "municipalite",
    "municipal",
    "jamaa",
    "baladia",
    "wilaya",
    "province",
    "prefecture",
    "region",
    "bureau",
    "service",
    "personnel",
    "administration",
    "administrateur",
    "admin",
    "agent",
    "directeur",
    "president",
    "utilisateur",
    "user",
    "test",
    "demo",
    "diwan",
    "bienvenue",
    "bonjour",
    "salam",
    "marhaba",
    "chokran",
    "soleil",
    "doudou",
    "loulou",
    "chouchou",
    "jetaime",
    "amour",
    "raja",
    "rajacasablanca",
    "wydad",
    "wac",
    "far",
    "hassan",
    "mohamed",
    "mohammed",
    "ahmed",
    "fatima",
    "khadija",
    "youssef",
    "amine",
    "yassine",
    "inchallah",
    "bismillah",
    "hamdoulah",
    "hamdoullah",
    "allah",
    "islam",
    "ramadan",
    "password",
    "welcome",
    "changeme",
    "letmein",
    "كلمهالسر",
    "كلمهالمرور",
    "كلمهسر",
    "المغرب",
    "مرحبا",
    "السلام",
    "السلامعليكم",
    "الحمدلله",
    "بسمالله",
    "انشاءالله",
    "محمد",
    "الله",
    "جماعه",
    "الجماعه",
    "الرجاء",
    "الوداد",
];

/// Rows of keyboards and of the alphabet, along which fingers walk.
const ROWS: &[&str] = &[
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1aqw2zsx3edc4rfv5tgb6yhn7uj",
    "1q2w3e4r5t6y7u8i9o0p",
    "1a2z3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhn",
    "aqwzsxedcrfvtgbyhn",
    "ضصثقفغعهخحجد",
    "شسيبلاتنمكط",
    "ءورلايهوزظ",
    "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
];

/// A number of fewer digits is a date, a telephone or an identity number.
const DIGITS_AT_LEAST: usize = 16;
/// So many digits and signs round a common word do not make it another; with more of them it is not the word that counts.
const ROUND: usize = 10;
/// Length of a word that counts as one, in characters.
const WORD: RangeInclusive<usize> = 3..=40;

/// Whether everybody would try it.
pub(super) fn is_common(password: &str) -> bool {
    let bare: Vec<char> = schema::fold(password)
        .chars()
        .filter(|c| !c.is_whitespace() && !"-_.".contains(*c))
        .collect();
    is_number(&bare) || has_few_characters(&bare) || is_run(&bare) || is_repeated(&bare) || is_disguised(&bare)
}

fn is_number(bare: &[char]) -> bool {
    bare.len() < DIGITS_AT_LEAST && bare.iter().all(char::is_ascii_digit)
}

fn has_few_characters(bare: &[char]) -> bool {
    let mut different = bare.to_vec();
    different.sort_unstable();
    different.dedup();
    different.len() <= 3
}

/// Whether three of four steps from one character to the next follow a row, either way, or stay.
fn is_run(bare: &[char]) -> bool {
    let rows: Vec<Vec<char>> = ROWS.iter().map(|row| row.chars().collect()).collect();
    let follows = |from: char, to: char| {
        let is_step = |row: &Vec<char>| row.windows(2).any(|two| two == [from, to] || two == [to, from]);
        from == to || rows.iter().any(is_step)
    };
    let steps = bare.windows(2).filter(|two| follows(two[0], two[1])).count();
    bare.len() > 1 && steps * 4 >= (bare.len() - 1) * 3
}

/// Whether it is one short or common piece, again and again.
fn is_repeated(bare: &[char]) -> bool {
    (1..=bare.len() / 2)
        .filter(|length| bare.len().is_multiple_of(*length))
        .any(|length| {
            let piece = &bare[..length];
            bare.chunks(length).all(|chunk| chunk == piece) && (length <= 4 || is_disguised(piece))
        })
}

/// Whether a common word hides behind digits and signs, round it or in the place of letters.
fn is_disguised(bare: &[char]) -> bool {
    let before = bare.iter().take_while(|c| !c.is_alphabetic()).count();
    let after = bare.iter().rev().take_while(|c| !c.is_alphabetic()).count();
    (0..=before.min(ROUND)).any(|from| {
        let most = after.min(ROUND - from).min(bare.len() - from);
        (0..=most).any(|to| is_listed_in_letters(&bare[from..bare.len() - to]))
    })
}

/// The word itself, or with letters for the digits and signs that stand for them; `1` may be `i` or `l`.
fn is_listed_in_letters(word: &[char]) -> bool {
    if !WORD.contains(&word.len()) {
        return false;
    }
    let plain: String = word.iter().collect();
    is_listed(&plain)
        || ['i', 'l'].iter().any(|one| {
            let read: String = word.iter().map(|c| letter(*c, *one)).collect();
            read != plain && is_listed(&read)
        })
}

fn letter(sign: char, one: char) -> char {
    match sign {
        '@' | '4' => 'a',
        '3' | '€' => 'e',
        '1' | '!' | '|' => one,
        '0' => 'o',
        '5' | '$' => 's',
        '7' | '+' => 't',
        '8' => 'b',
        '9' => 'g',
        other => other,
    }
}

fn is_listed(word: &str) -> bool {
    OURS.contains(&word) || is_in_list(word)
}

/// Looks for a whole line by halves.
fn is_in_list(word: &str) -> bool {
    let mut rest = LISTED.as_str();
    while !rest.is_empty() {
        // The list is ASCII: every byte begins a character.
        let begin = rest[..rest.len() / 2].rfind('\n').map_or(0, |at| at + 1);
        let end = rest[begin..].find('\n').map_or(rest.len(), |at| begin + at);
        match rest[begin..end].cmp(word) {
            std::cmp::Ordering::Equal => return true,
            std::cmp::Ordering::Greater => rest = &rest[..begin],
            std::cmp::Ordering::Less => rest = rest.get(end + 1..).unwrap_or_default(),
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_list_is_found_and_nothing_else() {
        assert!(LISTED.lines().count() > 17_000);
        assert!(LISTED.lines().is_sorted() && LISTED.is_ascii());
        assert!(LISTED.lines().all(is_in_list));
        assert!(
            !["", "passwor", "passwordx", "zzzzzzzzzzzz", "motdepasse de"]
                .into_iter()
                .any(is_in_list)
        );
        assert!(OURS.iter().all(|word| schema::fold(word) == *word));
    }

    const TRIED: &[&str] = &[
        "password",
        "Password1!",
        "P@ssw0rd2026",
        "passw0rd",
        "Azerty123",
        "azertyuiop",
        "QSDFGHJKLM",
        "motdepasse",
        "Mot de passe 2026",
        "mot-de-passe!",
        "maroc2026",
        "Maroc@2026",
        "Casablanca1",
        "c4s4bl4nc4",
        "casablanca2026!!",
        "12345678",
        "0612345678",
        "20261120",
        "aaaaaaaa",
        "abababab",
        "abc123abc123",
        "azerty azerty",
        "1q2w3e4r5t",
        "1qaz2wsx",
        "qwerty123456",
        "iloveyou2",
        "letmein!",
        "adminadmin",
        "Admin@2026",
        "commune2026",
        "Bienvenue01",
        "123motdepasse",
        "!!!Rabat2026!!!",
        "كلمة السر",
        "كلمةالسر123",
        "المغرب2026",
        "abcdefghij",
        "0987654321",
        "zyxwvuts",
        "WydadWydad",
        "inchallah2026",
    ];

    #[test]
    fn what_everybody_tries_is_common_in_every_disguise() {
        for password in TRIED {
            assert!(is_common(password), "{password}");
        }
    }

    #[test]
    fn long_phrases_and_made_up_passwords_are_not() {
        for password in [
            "correct horse battery",
            "une phrase assez longue",
            "a long enough password",
            "a long admin password",
            "another password",
            "a first password",
            "a second password",
            "the password of karim",
            "le train de 8h à Témara",
            "xk4-rv9t-mw2p-hq7d",
            "Zr7!kPq2vL",
            "عندي قط أسود في الدار",
            "8491 2203 7745 9012",
            "Tagine-Violet-37",
            "commune propre et belle",
            "test-password-123",
            "clerk-password-1",
            "s3cret-Diwan-2026!",
            "Str0ng!Passw0rd#Diwan",
        ] {
            assert!(!is_common(password), "{password}");
        }
    }
}
