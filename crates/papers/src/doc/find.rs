//! What reads from left to right in plain text: numbers of cars, telephones, codes, addresses, amounts.
//!
//! The algorithm of Unicode for mixed directions turns `12345-أ-6` and `+212 522-30-40` around; people type them into fields
//! that know nothing of it. They are found here, and shown as they were typed.

/// A part of a text: itself, and whether it reads from left to right whatever stands around it.
pub(super) type Part = (String, bool);

/// The text in parts. Spaces between the groups of one number become no-break spaces.
pub(super) fn parts(text: &str) -> Vec<Part> {
    let mut found = Parts::default();
    let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    let mut at = 0;
    while at < words.len() {
        let opened = words[at].trim_start_matches(['(', '[', '«', '"']);
        found.plain(&words[at][..words[at].len() - opened.len()]);
        words[at] = opened;
        let taken = number_of_groups(&words[at..]).max(plate_of_commune(&words[at..]));
        if taken > 1 {
            let (number, rest) = join_number(&words[at..at + taken]);
            found.word(&number, true);
            found.plain(&rest);
        } else {
            found.split_word(words[at]);
        }
        at += taken.max(1);
    }
    found.0
}

#[derive(Default)]
struct Parts(Vec<Part>);

impl Parts {
    fn plain(&mut self, text: &str) {
        self.word(text, false);
    }

    fn word(&mut self, text: &str, is_ltr: bool) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some((before, false)) if !is_ltr => before.push_str(text),
            _ => self.0.push((text.to_owned(), is_ltr)),
        }
    }

    /// A word with what punctuation stands around it.
    fn split_word(&mut self, word: &str) {
        let is_around = |c: char| c.is_whitespace() || "()[]{}«»\"'،؛؟.,;:!?".contains(c);
        let rest = word.trim_start_matches(is_around);
        let core = rest.trim_end_matches(is_around);
        if is_code(core) {
            self.plain(&word[..word.len() - rest.len()]);
            self.word(core, true);
            self.plain(&rest[core.len()..]);
        } else {
            self.plain(word);
        }
    }
}

/// Whether a word has figures and signs that the surroundings would turn around. Arabic letters may stand in it alone, as in
/// the number of a car, never as a word.
fn is_code(word: &str) -> bool {
    let has_figure = word.contains(|c: char| c.is_ascii_digit());
    let has_sign = word.contains(['-', '+', '@', '_', '#', '%', '*', '=', '|']) || word.contains("://");
    let plain = |c: char| c.is_ascii_graphic();
    let letters = word.split(plain).filter(|part| !part.is_empty());
    let alone = letters
        .clone()
        .all(|part| part.chars().count() == 1 && part.chars().all(is_arabic_letter));
    has_sign && (has_figure || word.contains('@')) && alone
}

fn is_arabic_letter(c: char) -> bool {
    matches!(c, '\u{621}'..='\u{64A}')
}

/// How many of the words are the plate of a car of a local authority: its letter, then five or six figures.
fn plate_of_commune(words: &[&str]) -> usize {
    let [letter, number, ..] = words else { return 0 };
    let number = number.trim_end_matches(ends_number);
    let is_plate = *letter == "ج " && matches!(number.len(), 5 | 6) && number.bytes().all(|b| b.is_ascii_digit());
    if is_plate { 2 } else { 0 }
}

/// How many of the words are the groups of one number: a telephone, or thousands.
fn number_of_groups(words: &[&str]) -> usize {
    let groups = words.iter().take(8).scan(true, |goes_on, word| {
        let is_group = *goes_on && is_group(word.trim_end_matches(ends_number));
        *goes_on = is_group && word.len() > 1 && word.ends_with(' ') && !word.trim_end().ends_with(ends_number);
        is_group.then(|| word.trim_end())
    });
    let groups: Vec<&str> = groups.collect();
    let figures = |word: &str| word.chars().filter(char::is_ascii_digit).count();
    let Some(first) = groups.first() else { return 0 };
    let all: usize = groups.iter().map(|word| figures(word)).sum();
    let is_telephone = first.starts_with(['+', '0']) && (9..=15).contains(&all);
    if is_telephone {
        return groups.len();
    }
    let thousands = groups[1..].iter().take_while(|word| is_thousands(word)).count();
    if figures(first) <= 3 && first.chars().all(|c| c.is_ascii_digit() || c == '-') {
        1 + thousands
    } else {
        0
    }
}

fn ends_number(c: char) -> bool {
    c.is_whitespace() || ",.;:)]،؛".contains(c)
}

fn is_group(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit()) && word.chars().all(|c| c.is_ascii_digit() || "+-().,".contains(c))
}

/// Three figures, and decimals after the last.
fn is_thousands(word: &str) -> bool {
    let whole = word.trim_end_matches(ends_number).split(',').next().unwrap_or_default();
    whole.len() == 3 && whole.chars().all(|c| c.is_ascii_digit())
}

/// The groups as one number, and what follows the number.
fn join_number(words: &[&str]) -> (String, String) {
    let text = words.concat();
    let number = text.trim_end_matches(ends_number);
    (number.replace(' ', "\u{A0}"), text[number.len()..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ltr(text: &str) -> Vec<String> {
        let found = parts(text);
        let whole: String = found.iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(
            whole.replace('\u{A0}', " "),
            text.replace('\u{A0}', " "),
            "nothing is lost"
        );
        found
            .into_iter()
            .filter(|(_, is_ltr)| *is_ltr)
            .map(|(text, _)| text)
            .collect()
    }

    #[test]
    fn what_would_be_turned_around_is_found() {
        assert_eq!(ltr("السيارة رقم 12345-أ-6، بتاريخ 20/11/2026."), ["12345-أ-6"]);
        assert_eq!(ltr("السيارة ج 150606، والسيارة 1234-5."), ["ج\u{A0}150606", "1234-5"]);
        assert_eq!(ltr("ج 150606"), ["ج\u{A0}150606"]);
        assert_eq!(ltr("(+212 522-30-40-50)"), ["+212\u{A0}522-30-40-50"]);
        assert_eq!(ltr("الهاتف: 0522 30 40 50."), ["0522\u{A0}30\u{A0}40\u{A0}50"]);
        assert_eq!(ltr("مبلغ 1 250,00 درهم"), ["1\u{A0}250,00"]);
        assert_eq!(ltr("sab@commune.ma و A-12/2026"), ["sab@commune.ma", "A-12/2026"]);
    }

    #[test]
    fn words_are_left_alone() {
        for text in [
            "كوفيد-19 والوقاية",
            "Casablanca, le 20 novembre 2026",
            "porte-clés",
            "12 34",
            "",
            " ",
            "سنة 2026 م",
        ] {
            assert_eq!(ltr(text), Vec::<String>::new(), "{text}");
        }
    }
}
