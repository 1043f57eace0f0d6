//! Tracking numbers: secrets of twelve signs that can be read aloud and typed on any keyboard.

use accounts::master_key::MasterKey;
use engine::Cx;
use schema::Result;

/// The signs: letters and digits that are not mistaken for one another, spoken or written (no 0 O, 1 I L, U).
const SIGNS: [char; 30] = [
    '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'M', 'N', 'P', 'Q', 'R',
    'S', 'T', 'V', 'W', 'X', 'Y', 'Z',
];
/// How many signs a number has: 58 bits, which nobody guesses at ten tries an hour.
const LENGTH: usize = 12;
/// How many signs stand together.
const GROUP: usize = 4;

/// The number that follows from an id under the house key for that purpose, so that it stands in no row, no journal and no backup.
pub(super) fn of(cx: &Cx<'_>, purpose: &str, id: &str) -> Result<String> {
    Ok(of_chance(&MasterKey::need(cx)?.derive(purpose, id)))
}

/// By what is found whose number is known.
pub(super) fn hash(cx: &Cx<'_>, purpose: &str, number: &str) -> Result<String> {
    let of_hash = format!("{purpose}, hash");
    Ok(hex::encode(MasterKey::need(cx)?.derive(&of_hash, number)))
}

/// The number that follows from so much chance, which is more than the number holds.
fn of_chance(chance: &[u8; 32]) -> String {
    let base = SIGNS.len() as u128;
    let [half @ .., _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *chance;
    let mut rest = u128::from_be_bytes(half);
    let mut number = String::with_capacity(LENGTH);
    for _ in 0..LENGTH {
        let at = usize::try_from(rest % base).unwrap_or_default();
        number.push(SIGNS[at]);
        rest /= base;
    }
    number
}

/// A number as somebody typed it: in fours or not, in any case, with Arabic digits. None when it cannot be one.
pub fn read(typed: &str) -> Option<String> {
    let is_spacing =
        |sign: &char| sign.is_whitespace() || matches!(sign, '-' | '‐' | '–' | '.' | '_') || is_mark(*sign);
    let signs = typed.chars().filter(|sign| !is_spacing(sign)).map(plain_sign);
    let number: String = signs.collect();
    let is_right = number.chars().count() == LENGTH && number.chars().all(|sign| SIGNS.contains(&sign));
    is_right.then_some(number)
}

/// In fours, as it is shown and printed.
pub fn grouped(number: &str) -> String {
    let signs: Vec<char> = number.chars().collect();
    let groups: Vec<String> = signs.chunks(GROUP).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// Marks of direction, which come along when a number is copied from an Arabic page.
fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A sign in capitals, an Arabic digit as the one we write.
fn plain_sign(sign: char) -> char {
    let digit = |zero: u32| char::from_digit(u32::from(sign) - zero, 10).unwrap_or(sign);
    match sign {
        '\u{660}'..='\u{669}' => digit(0x660),
        '\u{6f0}'..='\u{6f9}' => digit(0x6f0),
        _ => sign.to_ascii_uppercase(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use engine::Secret;
    use sha2::{Digest as _, Sha256};

    use super::*;

    #[test]
    fn of_one_id_another_number_follows_for_each_purpose() {
        let key = MasterKey::new(&Secret::new("a key"));
        let number = |purpose: &str| of_chance(&key.derive(purpose, "the same id"));
        assert_eq!(number("tracking number"), number("tracking number"));
        assert_ne!(number("tracking number"), number("licence request"));
    }

    #[test]
    fn a_number_has_twelve_signs_of_thirty_that_are_not_mistaken() {
        assert_eq!(SIGNS.iter().collect::<HashSet<_>>().len(), 30);
        assert!("0O1ILU".chars().all(|sign| !SIGNS.contains(&sign)));
        let numbers: HashSet<String> = (0..2000_u32)
            .map(|at| of_chance(&Sha256::digest(at.to_be_bytes()).into()))
            .collect();
        assert_eq!(numbers.len(), 2000);
        let signs: HashSet<char> = numbers.iter().flat_map(|number| number.chars()).collect();
        assert_eq!(signs.len(), 30, "every sign comes up");
        assert!(numbers.iter().all(|number| read(number).as_ref() == Some(number)));
    }

    #[test]
    fn it_is_read_however_it_is_typed() {
        let number = "7K2M9QXZ4ABC";
        assert_eq!(grouped(number), "7K2M-9QXZ-4ABC");
        for typed in [
            "7K2M-9QXZ-4ABC",
            " 7k2m 9qxz 4abc ",
            "٧k٢m-٩qxz-٤abc",
            "\u{2066}7K2M-9QXZ-4ABC\u{2069}",
            "7K2M9QXZ4ABC",
        ] {
            assert_eq!(read(typed).as_deref(), Some(number), "{typed}");
        }
        for wrong in [
            "",
            "7K2M-9QXZ-4AB",
            "7K2M-9QXZ-4ABCD",
            "7K2M-9QXZ-4AB0",
            "7K2M-9QXZ-4ABU",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
