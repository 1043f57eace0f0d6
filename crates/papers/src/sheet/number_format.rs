//! What a number format shows beside the number itself: zeros before it, letters around it, hours, shares, fractions.

mod clock;
mod token;

use token::{Token, sections, tokens};

/// What the format shows of a number, where that is more than its digits: groups, colours and decimals say nothing that a text
/// would keep.
pub fn shown_text(format: &str, number: f64) -> Option<String> {
    let (section, number) = section(format, number)?;
    let tokens = tokens(section)?;
    if tokens.iter().any(|token| matches!(token, Token::Clock(_))) {
        return clock::time_text(&tokens, number);
    }
    let text = if tokens.contains(&Token::Slash) {
        fraction(&tokens, number)
    } else {
        Some(digits(&tokens, number))
    };
    text.filter(|_| says_more(&tokens))
}

/// The section of the format that a number is shown by, and the number as that section shows it.
fn section(format: &str, number: f64) -> Option<(&str, f64)> {
    let all: Vec<&str> = sections(format);
    if all.iter().any(|one| token::condition(one).is_some()) {
        // The first whose condition holds, or that has none.
        let held = all
            .iter()
            .find(|one| token::condition(one).is_none_or(|holds| holds(number)));
        return held.map(|one| (*one, number));
    }
    match (number, all.as_slice()) {
        (n, [_, negative, ..]) if n < 0.0 => Some((negative, -n)),
        (n, [_, _, zero, ..]) if n == 0.0 => Some((zero, n)),
        (n, [first, ..]) => Some((first, n)),
        (_, []) => None,
    }
}

fn says_more(tokens: &[Token]) -> bool {
    let whole = tokens.iter().take_while(|token| **token != Token::Point);
    let zeros = whole.filter(|token| **token == Token::Digit('0')).count();
    let is_more = |token: &Token| match token {
        Token::Text(text) => text.chars().any(char::is_alphanumeric),
        Token::Percent | Token::Slash => true,
        _ => false,
    };
    let has_digits = tokens
        .iter()
        .any(|token| matches!(token, Token::Digit(_) | Token::General));
    has_digits && (zeros > 1 || tokens.iter().any(is_more) || is_mask(tokens))
}

/// Whether something stands between its digits, as between those of a telephone: not the blanks of thousands.
fn is_mask(tokens: &[Token]) -> bool {
    let is_blank = |token: &Token| matches!(token, Token::Text(text) if text.trim().is_empty());
    let is_digit = |token: &Token| matches!(token, Token::Digit(_));
    let (first, last) = (tokens.iter().position(is_digit), tokens.iter().rposition(is_digit));
    let Some(inside) = first.zip(last).map(|(first, last)| &tokens[first..=last]) else {
        return false;
    };
    let groups: Vec<&[Token]> = inside.split(is_blank).collect();
    let are_thousands = groups.iter().skip(1).all(|group| group.len() == 3);
    let has_text = |group: &&[Token]| group.iter().any(|token| matches!(token, Token::Text(_)));
    groups.iter().any(has_text) || groups.len() > 1 && !are_thousands
}

/// The digits of a number in the places of its format.
fn digits(tokens: &[Token], number: f64) -> String {
    let point = tokens.iter().position(|token| *token == Token::Point);
    let (before, after) = tokens.split_at(point.unwrap_or(tokens.len()));
    let decimals = after.iter().filter(|token| matches!(token, Token::Digit(_))).count();
    let is_share = tokens.contains(&Token::Percent);
    let number = if is_share { number * 100.0 } else { number };
    let places = 10_f64.powi(i32::try_from(decimals).unwrap_or(0));
    let written = format!("{:.decimals$}", (number.abs() * places).round() / places);
    let (whole, fraction) = written.split_once('.').unwrap_or((&written, ""));
    let sign = if number < 0.0 { "-" } else { "" };
    let whole = fill(before, whole, number.abs());
    format!("{sign}{whole}{}", behind(after, fraction)).trim().to_owned()
}

/// Fills the places before the decimal mark from the right; the first of them takes what is left.
fn fill(tokens: &[Token], digits: &str, number: f64) -> String {
    let places = tokens.iter().filter(|token| matches!(token, Token::Digit(_))).count();
    let mut left: Vec<char> = digits.trim_start_matches('0').chars().collect();
    let (mut place, mut parts) = (0, Vec::new());
    for token in tokens.iter().rev() {
        match token {
            Token::Digit(kind) => {
                place += 1;
                let taken = if place == places { left.len() } else { left.len().min(1) };
                let text: String = left.split_off(left.len() - taken).into_iter().collect();
                parts.push(match (text.is_empty(), kind) {
                    (true, '0') => "0".to_owned(),
                    (true, '?') => " ".to_owned(),
                    _ => text,
                });
            }
            Token::Text(text) => parts.push(text.clone()),
            Token::General => parts.push(crate::cell::number::text(number)),
            Token::Percent => parts.push("%".to_owned()),
            _ => {}
        }
    }
    parts.reverse();
    parts.concat()
}

/// What stands from the decimal mark on; zeros that a format does not ask for are left out.
fn behind(tokens: &[Token], fraction: &str) -> String {
    let mut digits = fraction.chars();
    let (mut decimals, mut rest) = (String::new(), String::new());
    for token in tokens {
        match token {
            Token::Digit(kind) => {
                let digit = digits.next().unwrap_or('0');
                let is_shown = *kind == '0' || digit != '0' || digits.as_str().bytes().any(|one| one != b'0');
                decimals.extend(is_shown.then_some(digit));
            }
            Token::Text(text) => rest.push_str(text),
            Token::Percent => rest.push('%'),
            _ => {}
        }
    }
    let mark = if decimals.is_empty() { "" } else { "." };
    format!("{mark}{decimals}{rest}")
}

/// A number as a fraction, as near as its places allow: `1/2`, `1 3/4`.
fn fraction(tokens: &[Token], number: f64) -> Option<String> {
    let slash = tokens.iter().position(|token| *token == Token::Slash)?;
    let is_place = |token: &&Token| matches!(token, Token::Digit(_));
    let most = 10_u32.pow(
        u32::try_from(tokens[slash..].iter().filter(is_place).count())
            .ok()?
            .min(3),
    ) - 1;
    let fixed = tokens[slash + 1..].iter().find_map(|token| match token {
        Token::Text(text) => text.trim().parse::<u32>().ok(),
        _ => None,
    });
    let has_whole = tokens[..slash]
        .iter()
        .any(|token| matches!(token, Token::Text(text) if text.trim().is_empty()));
    let whole = if has_whole { number.abs().trunc() } else { 0.0 };
    let rest = number.abs() - whole;
    let error = |under: &u32| {
        let under = f64::from(*under);
        ((rest * under).round() / under - rest).abs()
    };
    let under = match fixed {
        Some(under) => under,
        None => (1..=most).min_by(|a, b| error(a).total_cmp(&error(b)))?,
    };
    let over = (rest * f64::from(under)).round();
    let sign = if number < 0.0 { "-" } else { "" };
    Some(match (whole > 0.0, over > 0.0) {
        (true, true) => format!("{sign}{whole} {over}/{under}"),
        (false, true) => format!("{sign}{over}/{under}"),
        _ => format!("{sign}{}", number.abs().round()),
    })
}

#[cfg(test)]
mod tests {
    use super::shown_text;

    fn all(cases: &[(&str, f64, &str)]) {
        for (format, number, text) in cases {
            assert_eq!(shown_text(format, *number).as_deref(), Some(*text), "{format} {number}");
        }
    }

    #[test]
    fn zeros_and_marks_that_are_seen_are_kept() {
        all(&[
            ("0000", 42.0, "0042"),
            ("0000", 12_345.0, "12345"),
            ("00000;-00000", 7.0, "00007"),
            ("[Red]000", 7.0, "007"),
            ("0#\" \"##\" \"##\" \"##\" \"##", 612_345_678.0, "06 12 34 56 78"),
            ("0000000000", 612_345_678.0, "0612345678"),
            ("00\\-00\\-00", 1_234.0, "00-12-34"),
            ("000\" \"000", 45.0, "000 045"),
            ("\"NB\"0000", 42.0, "NB0042"),
            ("0\"/2026\"", 12.0, "12/2026"),
            ("General\" ans\"", 3.0, "3 ans"),
            ("[<=99999]00000;000000", 42.0, "00042"),
            ("[<=99999]00000;0000000", 123_456.0, "0123456"),
            ("0000.00", 4.5, "0004.50"),
        ]);
    }

    #[test]
    fn shares_and_fractions_are_as_they_are_seen() {
        all(&[
            ("0%", 0.125, "13%"),
            ("0.0%", 0.125, "12.5%"),
            ("# ?/?", 0.5, "1/2"),
            ("# ?/?", 1.75, "1 3/4"),
            ("# ??/??", 0.333_333_333_333, "1/3"),
            ("# ?/8", 0.5, "4/8"),
        ]);
    }

    #[test]
    fn hours_are_as_they_are_seen() {
        let half_past_eight = 8.5 / 24.0;
        all(&[
            ("hh:mm", half_past_eight, "08:30"),
            ("h:mm", half_past_eight, "08:30"),
            ("hh:mm:ss", half_past_eight + 15.0 / 86_400.0, "08:30:15"),
            ("h:mm AM/PM", 20.5 / 24.0, "8:30 PM"),
            ("[h]:mm", 26.5 / 24.0, "26:30"),
            ("[h]:mm:ss", 1.5, "36:00:00"),
            ("[mm]:ss", 1.0 / 96.0, "15:00"),
            ("hh\"h\"mm", half_past_eight, "08h30"),
            ("[$-F400]h:mm:ss", half_past_eight, "08:30:00"),
        ]);
        // Half a second before the hour is the hour.
        assert_eq!(shown_text("hh:mm:ss", 0.999_999_9).as_deref(), Some("00:00:00"));
    }

    #[test]
    fn a_format_that_says_no_more_leaves_the_number_alone() {
        for format in [
            "General",
            "0",
            "0.00",
            "#,##0",
            "#,##0.00",
            "# ##0",
            "#,##0\\ _€",
            "_-* #,##0.00_-;-* #,##0.00_-;_-* \"-\"??_-;_-@_-",
            "[$-40C]0",
            "#,##0.00\\ [$DH-40C]",
            "@",
            "",
            "0.00E+00",
            "dd/mm/yyyy",
            "mmmm",
        ] {
            assert_eq!(shown_text(format, 42.0), None, "{format}");
        }
        assert_eq!(shown_text("_(* #,##0_);_(* (#,##0);_(* \"-\"_);_(@_)", 0.0), None);
    }
}
