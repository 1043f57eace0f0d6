//! Passwords made of what everybody knows of their owner.

/// Parts of a name shorter than this are in too many words.
const PART: usize = 3;
/// What must remain beside the known parts: so many letters, or so many characters in all.
const LETTERS_LEFT: usize = 4;
const LEFT: usize = 10;

/// Whether the password is made of the names, addresses and numbers given, and little else.
pub(super) fn is_made_of(password: &str, known: &[&str]) -> bool {
    let mut rest = normalized(password);
    let whole = rest.len();
    let mut parts: Vec<String> = known.iter().flat_map(|text| parts(text)).collect();
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    for part in &parts {
        rest = rest.replace(part.as_str(), " ");
    }
    let left: Vec<char> = rest.chars().filter(|c| !c.is_whitespace()).collect();
    let letters = left.iter().filter(|c| c.is_alphabetic()).count();
    left.len() < whole && rest.contains(' ') && letters < LETTERS_LEFT && left.len() < LEFT
}

/// The text itself and its words: of `Amal.Bennani@commune.example` also `amal`, `bennani` and `commune`.
fn parts(text: &str) -> Vec<String> {
    let folded = schema::fold(text);
    let words = folded
        .split(|c: char| !c.is_alphanumeric())
        .map(str::to_owned)
        .chain([normalized(text)]);
    words.filter(|word| word.chars().count() >= PART).collect()
}

/// Folded, letters and digits alone.
fn normalized(text: &str) -> String {
    schema::fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AMAL: &[&str] = &["Amal Bennani", "amal.bennani@commune.example", "+212612345678", ""];

    #[test]
    fn name_and_address_with_little_else_are_known() {
        for password in [
            "amalbennani",
            "Bennani2026",
            "amal-bennani-90",
            "AMAL1234567",
            "amal.bennani@commune.example",
            "bénnani!!!",
            "212612345678",
        ] {
            assert!(is_made_of(password, AMAL), "{password}");
        }
        assert!(is_made_of("أمال2026!", &["أمال بناني"]));
    }

    #[test]
    fn a_phrase_may_hold_a_name() {
        for password in [
            "amal aime le couscous",
            "x7!Kamal-vQ2pLz",
            "a long enough password",
            "1234567890",
        ] {
            assert!(!is_made_of(password, AMAL), "{password}");
        }
        assert!(!is_made_of("anything at all", &[]));
    }
}
