//! Text as typed, made plain before a value is looked for in it.

/// The text without direction marks, with European digits and plain spaces, trimmed.
///
/// Arabic-Indic (٠–٩) and Persian (۰–۹) digits become 0–9; every kind of space becomes one plain space each; marks that
/// only steer the direction of writing are dropped, for pasted text is full of them.
pub fn plain(text: &str) -> String {
    let folded: String = text.chars().filter(|c| !is_mark(*c)).map(fold).collect();
    folded.trim().to_owned()
}

fn fold(c: char) -> char {
    match c {
        '٠'..='٩' => digit(c, '٠'),
        '۰'..='۹' => digit(c, '۰'),
        '٫' => ',',
        c if c.is_whitespace() => ' ',
        c => c,
    }
}

fn digit(c: char, zero: char) -> char {
    char::from_digit(u32::from(c) - u32::from(zero), 10).unwrap_or(c)
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}' | '\u{061C}')
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn digits_spaces_and_marks_become_plain() {
        assert_eq!(plain("\u{200F}١٥/٠٤/١٩٨٦\u{A0}"), "15/04/1986");
        assert_eq!(plain("۱۲\u{202F}۳۴"), "12 34");
        assert_eq!(plain("\u{200B} \u{FEFF}"), "");
    }
}
