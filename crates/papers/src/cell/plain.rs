//! Text as typed, made plain before a value is looked for in it.

use unicode_normalization::UnicodeNormalization;

/// The text without marks that are not seen, with European digits, plain hyphens and plain spaces, trimmed.
///
/// Digits of every script become 0–9; every kind of space becomes one plain space each; marks that only steer the direction
/// of writing are dropped, for pasted text is full of them.
pub fn plain(text: &str) -> String {
    let folded: String = text.nfkc().filter(|c| !is_mark(*c)).map(fold).collect();
    folded.trim().to_owned()
}

fn fold(c: char) -> char {
    match c {
        '٫' => ',',
        '٬' => ' ',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        c if c.is_whitespace() => ' ',
        c => digit(c).unwrap_or(c),
    }
}

/// The digit that a sign of another script is (Unicode: `Nd`).
fn digit(c: char) -> Option<char> {
    /// The zeros of the scripts that are written around the Mediterranean, in Africa and in India.
    const ZEROS: [char; 9] = ['٠', '۰', '߀', '०', '০', '੦', '૦', '௦', '౦'];
    let value = |zero: &char| u32::from(c).checked_sub(u32::from(*zero)).filter(|value| *value < 10);
    ZEROS
        .iter()
        .find_map(value)
        .and_then(|value| char::from_digit(value, 10))
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn digits_spaces_and_marks_become_plain() {
        assert_eq!(plain("\u{200F}١٥/٠٤/١٩٨٦\u{A0}"), "15/04/1986");
        assert_eq!(plain("۱۲\u{202F}۳۴"), "12 34");
        assert_eq!(plain("\u{200B} \u{FEFF}"), "");
        assert_eq!(plain("０６\u{2011}१२"), "06-12");
        assert_eq!(plain("1٬250٫5"), "1 250,5");
    }
}
