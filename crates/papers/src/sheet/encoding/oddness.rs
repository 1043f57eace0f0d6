//! How odd the letters are that a page makes of a file: signs inside words, capitals after small letters, two scripts in one word.

use super::page::{Encoding, is_arabic_letter, letter};

/// How odd a reading is: the less, the better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Oddness {
    /// Letters and signs that stand where no text of ours has them.
    pub odd: usize,
    /// Those that some text may have.
    pub rare: usize,
}

/// What a letter says of the page that made it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Usual,
    Rare,
    Odd,
}

impl Oddness {
    /// Of these bytes in that page. Plain letters say nothing.
    pub fn of(bytes: &[u8], page: Encoding) -> Self {
        let letters = page.letters();
        let at = |index: usize| bytes.get(index).map(|byte| letter(&letters, *byte));
        let mut oddness = Oddness::default();
        for (index, byte) in bytes.iter().enumerate().filter(|(_, byte)| !byte.is_ascii()) {
            let before = index.checked_sub(1).and_then(at).unwrap_or(' ');
            let after = at(index + 1).unwrap_or(' ');
            match judge(before, letter(&letters, *byte), after) {
                Sign::Odd => oddness.odd += 1,
                Sign::Rare => oddness.rare += 1,
                Sign::Usual => {}
            }
        }
        oddness
    }
}

/// A sign between its neighbours.
fn judge(before: char, sign: char, after: char) -> Sign {
    let is_in_word = before.is_alphabetic() && after.is_alphabetic();
    let is_at_word = before.is_alphabetic() || after.is_alphabetic();
    match sign {
        c if is_arabic_letter(c) => arabic(before, c, after),
        'à' | 'â' | 'ç' | 'è' | 'é' | 'ê' | 'ë' | 'î' | 'ï' | 'ô' | 'ù' | 'û' | 'œ' | 'À' | 'Ç' | 'É' => {
            latin(before, sign, after, Sign::Usual)
        }
        'È' | 'Ê' | 'Ë' | 'Î' | 'Ï' | 'Ô' | 'Ù' | 'Û' | 'Â' | 'Œ' | 'æ' | 'ä' | 'ö' | 'ü' | 'ñ' | 'á' | 'í' | 'ó'
        | 'ú' | 'ÿ' => latin(before, sign, after, Sign::Rare),
        '’' | '‘' | '\u{a0}' => Sign::Usual,
        '«' | '»' | '“' | '”' | '…' | '–' | '—' | '°' | '²' | '³' | '€' | '§' if !is_in_word => {
            Sign::Usual
        }
        '´' | '·' | '½' | '¼' | '¾' | '±' | '×' | '÷' | '£' | '©' | '®' | 'º' | 'ª' | 'µ' if !is_in_word => {
            Sign::Rare
        }
        '•' | '‰' | '™' | '†' if !is_at_word => Sign::Rare,
        _ => Sign::Odd,
    }
}

/// A Latin letter: odd as a capital after a small one, small between capitals, or alone where it is no word.
fn latin(before: char, sign: char, after: char, usual: Sign) -> Sign {
    let is_beside_arabic = is_arabic_letter(before) || is_arabic_letter(after);
    let is_capital_inside = sign.is_uppercase() && before.is_lowercase();
    let is_small_inside = sign.is_lowercase() && before.is_uppercase() && after.is_uppercase();
    let is_alone = !before.is_alphabetic() && !after.is_alphabetic() && after != '.';
    if is_beside_arabic || is_capital_inside || is_small_inside {
        Sign::Odd
    } else if is_alone && !matches!(sign, 'à' | 'À' | 'É') {
        Sign::Rare
    } else {
        usual
    }
}

/// An Arabic letter: odd beside a Latin one, where no word of Morocco has it, or where it is a mark that ends a word and stands inside.
fn arabic(before: char, sign: char, after: char) -> Sign {
    let is_latin = |c: char| c.is_alphabetic() && !is_arabic_letter(c);
    let is_ending_inside = matches!(sign, '\u{64b}'..='\u{64d}') && is_arabic_letter(after);
    let is_mark_alone = matches!(sign, '\u{64b}'..='\u{652}') && !is_arabic_letter(before);
    match sign {
        _ if is_latin(before) || is_latin(after) || is_ending_inside || is_mark_alone => Sign::Odd,
        'ٹ' | 'ڈ' | 'ڑ' | 'ژ' | 'ے' | 'ں' | 'ہ' | 'ھ' | 'ە' => Sign::Odd,
        'پ' | 'چ' | 'ڤ' | 'گ' | 'ک' => Sign::Rare,
        _ => Sign::Usual,
    }
}
