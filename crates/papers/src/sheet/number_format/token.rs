//! The parts of a number format.

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A place of a digit: `0`, `#` or `?`.
    Digit(char),
    /// The decimal mark.
    Point,
    /// Text as it stands.
    Text(String),
    /// The number as it is.
    General,
    /// A hundredfold, with its sign.
    Percent,
    /// Between the halves of a fraction.
    Slash,
    /// A part of a time of day or of a duration: `hh`, `[h]`, `mm`, `ss`, `AM/PM`.
    Clock(String),
}

/// The sections of a format: of positive numbers, of negative ones, of zero, of text.
pub(super) fn sections(format: &str) -> Vec<&str> {
    let (mut all, mut start, mut is_quoted, mut is_escaped) = (Vec::new(), 0, false, false);
    for (at, sign) in format.char_indices() {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' if !is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            ';' if !is_quoted => {
                all.push(&format[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    all.push(&format[start..]);
    all
}

/// The condition that a section begins with: `[<=99999]`.
pub(super) fn condition(section: &str) -> Option<impl Fn(f64) -> bool + use<>> {
    let brackets = section
        .split('[')
        .skip(1)
        .filter_map(|rest| Some(rest.split_once(']')?.0));
    brackets.into_iter().find_map(|inside| {
        let end = inside.find(|c| !matches!(c, '<' | '>' | '='))?;
        let (sign, bound) = (inside[..end].to_owned(), inside[end..].parse::<f64>().ok()?);
        let holds = move |number: f64| match sign.as_str() {
            "<" => number < bound,
            "<=" => number <= bound,
            ">" => number > bound,
            ">=" => number >= bound,
            "<>" => (number - bound).abs() > f64::EPSILON,
            _ => (number - bound).abs() <= f64::EPSILON,
        };
        (end > 0).then_some(holds)
    })
}

/// The parts of a section; none where it shows a text, a day or a power of ten.
pub(super) fn tokens(section: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = section;
    while let Some(sign) = rest.chars().next() {
        let (token, after) = next(rest, sign)?;
        match (token, tokens.last_mut()) {
            (Some(Token::Text(text)), Some(Token::Text(before))) => before.push_str(&text),
            (Some(token), _) => tokens.push(token),
            (None, _) => {}
        }
        rest = after;
    }
    Some(tokens)
}

/// The part that the text begins with, and what follows it.
fn next(text: &str, sign: char) -> Option<(Option<Token>, &str)> {
    let after = &text[sign.len_utf8()..];
    let one = |token| Some((Some(token), after));
    match sign {
        '0' | '#' | '?' => one(Token::Digit(sign)),
        // After a slash a number says into how many parts.
        '1'..='9' => one(Token::Text(sign.to_string())),
        '.' => one(Token::Point),
        '%' => one(Token::Percent),
        '/' => one(Token::Slash),
        ',' => Some((None, after)),
        '"' => {
            let (inside, after) = after.split_once('"').unwrap_or((after, ""));
            Some((Some(Token::Text(inside.to_owned())), after))
        }
        '\\' => {
            let literal = after.chars().next()?;
            Some((Some(Token::Text(literal.to_string())), &after[literal.len_utf8()..]))
        }
        // A blank as wide as the next sign, and a sign that fills the cell.
        '_' | '*' => Some((None, after.get(after.chars().next()?.len_utf8()..)?)),
        '[' => bracket(after),
        'G' | 'S' | 'g' | 's' if is_general(text) => Some((Some(Token::General), without_letters(text))),
        'h' | 'H' | 'm' | 'M' | 's' | 'S' => Some(run(text, sign)),
        'A' | 'a' => am_pm(text),
        '@' | 'E' | 'e' | 'd' | 'D' | 'y' | 'Y' | 'j' | 'J' => None,
        other => one(Token::Text(other.to_string())),
    }
}

fn is_general(text: &str) -> bool {
    let word = text[..text.len() - without_letters(text).len()].to_ascii_lowercase();
    word == "general" || word == "standard"
}

fn without_letters(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_ascii_alphabetic())
}

/// A duration (`[h]`); colours, languages and conditions show nothing.
fn bracket(after: &str) -> Option<(Option<Token>, &str)> {
    let (inside, rest) = after.split_once(']')?;
    let unit = inside.to_ascii_lowercase();
    let is_duration = matches!(unit.as_str(), "h" | "hh" | "m" | "mm" | "s" | "ss");
    Some((is_duration.then(|| Token::Clock(format!("[{}]", &unit[..1]))), rest))
}

/// The letters of one unit of time.
fn run(text: &str, sign: char) -> (Option<Token>, &str) {
    let rest = text.trim_start_matches(|c: char| c.eq_ignore_ascii_case(&sign));
    let letters = text[..text.len() - rest.len()].to_ascii_lowercase();
    (Some(Token::Clock(letters)), rest)
}

fn am_pm(text: &str) -> Option<(Option<Token>, &str)> {
    let head = text.get(..5).filter(|head| head.eq_ignore_ascii_case("am/pm"))?;
    Some((Some(Token::Clock("am/pm".to_owned())), &text[head.len()..]))
}
