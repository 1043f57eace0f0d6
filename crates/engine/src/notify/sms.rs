//! What a short message may hold. Its alphabet has seven bits a letter (GSM 03.38); one letter that it lacks, and the whole message
//! takes two bytes a letter, so that 160 become 70.

/// What one message holds, and each of several, in letters of seven bits and of two bytes.
const SEVEN_BITS: [usize; 2] = [160, 153];
const TWO_BYTES: [usize; 2] = [70, 67];

/// The accents of the alphabet, and what else it has beside the letters and signs of ASCII.
const BEYOND_ASCII: &str = "£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉÄÖÑÜ§¿äöñüà¡¤";
/// What takes the place of two letters.
const TWICE: &str = "^{}\\[~]|€";

/// A text as every telephone shows it and as few messages as it can be: marks of direction are left out, which old telephones show
/// as boxes; marks of print are those of a keyboard; accents that the alphabet lacks are dropped where nothing else needs two bytes.
pub fn plain(text: &str) -> String {
    let typed: String = text
        .chars()
        .filter(|letter| !is_of_direction(*letter))
        .map(keyboard_mark)
        .collect();
    let bare: String = typed.chars().map(without_accent).collect::<String>().replace('œ', "oe");
    if bare.chars().all(|letter| width(letter).is_some()) {
        bare
    } else {
        typed
    }
}

/// Says who writes before what is written: of a long name so many words as make no message more of it.
pub fn with_sender(house: &str, text: &str) -> String {
    let words: Vec<&str> = house.split_whitespace().collect();
    let alone = parts(text);
    (1..=words.len())
        .rev()
        .map(|count| format!("{}: {text}", words[..count].join(" ")))
        .find(|whole| parts(whole) <= alone)
        .unwrap_or_else(|| text.to_owned())
}

/// In how many messages a text is sent.
pub fn parts(text: &str) -> usize {
    let text = plain(text);
    let widths: Option<usize> = text.chars().map(width).sum();
    let (length, [whole, each]) = match widths {
        Some(length) => (length, SEVEN_BITS),
        None => (text.encode_utf16().count(), TWO_BYTES),
    };
    if length <= whole { 1 } else { length.div_ceil(each) }
}

fn is_of_direction(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{61c}')
}

/// The mark as a keyboard has it.
fn keyboard_mark(letter: char) -> char {
    match letter {
        '’' | '‘' | 'ʼ' => '\'',
        '“' | '”' | '«' | '»' => '"',
        '–' | '—' | '‑' | '−' => '-',
        '…' => '.',
        _ if letter.is_whitespace() && letter != '\n' => ' ',
        _ => letter,
    }
}

/// The letter without an accent that the alphabet lacks.
fn without_accent(letter: char) -> char {
    match letter {
        'â' | 'á' | 'ã' => 'a',
        'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ó' | 'õ' => 'o',
        'û' | 'ú' => 'u',
        'ç' => 'c',
        'À' | 'Â' | 'Á' => 'A',
        'È' | 'Ê' | 'Ë' => 'E',
        'Î' | 'Ï' => 'I',
        'Ô' | 'Ó' => 'O',
        'Ù' | 'Û' => 'U',
        _ => letter,
    }
}

/// How many letters of seven bits it takes; none where the alphabet lacks it.
fn width(letter: char) -> Option<usize> {
    if TWICE.contains(letter) {
        return Some(2);
    }
    let is_of_ascii = letter == '\n' || letter.is_ascii() && !letter.is_ascii_control() && letter != '`';
    (is_of_ascii || BEYOND_ASCII.contains(letter)).then_some(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_print_cost_no_second_message() {
        let french = "Commune de Témara\u{a0}: votre code est 012345, valable jusqu’à 10\u{202f}h\u{202f}15. Ne le communiquez à personne.";
        assert_eq!(
            plain(french),
            "Commune de Témara : votre code est 012345, valable jusqu'à 10 h 15. Ne le communiquez à personne."
        );
        assert_eq!(parts(french), 1);
        assert_eq!(
            plain("Forêt de Maâmora, façade, œuvre, ÇA"),
            "Foret de Maamora, facade, oeuvre, ÇA"
        );
    }

    #[test]
    fn arabic_keeps_its_letters_and_loses_its_marks_of_direction() {
        assert_eq!(
            plain("رمز \u{2066}012345\u{2069} صالح «إلى» 10:15"),
            "رمز 012345 صالح \"إلى\" 10:15"
        );
        assert_eq!(
            plain("جماعة Maâmora"),
            "جماعة Maâmora",
            "where two bytes are taken anyway"
        );
    }

    #[test]
    fn a_message_is_counted_in_its_alphabet() {
        assert_eq!(
            [
                parts(&"a".repeat(160)),
                parts(&"a".repeat(161)),
                parts(&"a".repeat(307))
            ],
            [1, 2, 3]
        );
        assert_eq!(
            [parts(&"ب".repeat(70)), parts(&"ب".repeat(71)), parts(&"ب".repeat(135))],
            [1, 2, 3]
        );
        assert_eq!([parts(&"€".repeat(80)), parts(&"€".repeat(81))], [1, 2]);
    }

    #[test]
    fn a_long_name_yields_to_what_is_said() {
        let text = "ب".repeat(50);
        assert_eq!(with_sender("جماعة تمارة", &text), format!("جماعة تمارة: {text}"));
        assert_eq!(
            with_sender("جماعة سيدي يحيى زعير الكبرى", &text),
            format!("جماعة سيدي يحيى: {text}")
        );
        assert_eq!(
            with_sender("ب", &"ب".repeat(70)),
            "ب".repeat(70),
            "where no word has room"
        );
    }
}
