//! Whole numbers and decimals, as people write them.

use super::plain::plain;

/// The greatest whole number that a floating-point cell still holds exactly: 2^53.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The whole number in a text: `100003`, `100 003`, `100003.0`, `١٠٠٠٠٣`; `None` if there is none or it has a fraction.
pub fn integer(text: &str) -> Option<i64> {
    let canonical = canonical(text)?;
    match canonical.split_once('.') {
        Some((whole, fraction)) if fraction.bytes().all(|b| b == b'0') => whole.parse().ok(),
        Some(_) => None,
        None => canonical.parse().ok(),
    }
}

/// The decimal in a text. The last of `.` and `,` is the decimal mark: `1 234,56`, `1.234,56`, `1,234.56`, `12.5`.
/// A single comma is a decimal mark, as in French: `1,234` is one and a bit.
pub fn decimal(text: &str) -> Option<f64> {
    canonical(text)?.parse().ok().filter(|n: &f64| n.is_finite())
}

/// The whole number that a numeric cell holds, if it has no fraction and is exact.
pub fn whole(number: f64) -> Option<i64> {
    if number.fract() != 0.0 || number.abs() > EXACT {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "whole and within 2^53, checked above")]
    Some(number as i64)
}

/// Sign, digits, and at most one `.` with digits on both sides; `None` for anything that is not a number.
fn canonical(text: &str) -> Option<String> {
    let text = plain(text);
    let (sign, rest) = match text.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", text.strip_prefix('+').unwrap_or(&text)),
    };
    let mark = rest.rfind([',', '.']);
    let (whole, fraction) = match mark {
        Some(at) => (&rest[..at], Some(&rest[at + 1..])),
        None => (rest, None),
    };
    // The other of the two marks, and only that one, may separate thousands.
    let group = match mark.map(|at| rest.as_bytes()[at]) {
        Some(b',') => '.',
        Some(_) => ',',
        None => ' ',
    };
    let whole = strip_grouping(whole, group)?;
    match fraction {
        Some(digits) if !is_digits(digits) => None,
        Some(digits) => Some(format!("{sign}{whole}.{digits}")),
        None => Some(format!("{sign}{whole}")),
    }
}

/// The digits of a whole number without the separators of its thousands: a space, or `also`.
fn strip_grouping(text: &str, also: char) -> Option<String> {
    if is_digits(text) {
        return Some(text.to_owned());
    }
    let separator = if text.contains(' ') { ' ' } else { also };
    let groups: Vec<&str> = text.split(separator).collect();
    let (first, rest) = groups.split_first()?;
    let fits = is_digits(first) && first.len() <= 3 && rest.iter().all(|g| g.len() == 3 && is_digits(g));
    fits.then(|| groups.concat())
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_read_in_every_form() {
        for text in [
            "100003",
            "100 003",
            "100\u{A0}003",
            "100003.0",
            "100003,00",
            "١٠٠٠٠٣",
            " +100003 ",
        ] {
            assert_eq!(integer(text), Some(100_003), "{text}");
        }
        assert_eq!(integer("-7"), Some(-7));
        assert_eq!(integer("007"), Some(7));
    }

    #[test]
    fn what_is_not_a_whole_number_is_refused() {
        for text in [
            "",
            "??",
            "12.5",
            "10 00 03",
            "12 CV",
            "six",
            "1e5",
            "--1",
            "99999999999999999999",
            ".",
            "1.",
            "+-1",
        ] {
            assert_eq!(integer(text), None, "{text}");
        }
        assert_eq!(whole(100_003.0), Some(100_003));
        assert_eq!(
            [whole(0.5), whole(f64::NAN), whole(f64::INFINITY), whole(1e300)],
            [None; 4]
        );
    }

    #[test]
    fn decimals_take_the_last_mark_as_the_decimal_one() {
        for text in ["1234,56", "1 234,56", "1.234,56", "1,234.56", "1234.56"] {
            assert_eq!(decimal(text), Some(1234.56), "{text}");
        }
        assert_eq!(decimal("1,234"), Some(1.234));
        assert_eq!(decimal("545447.98"), Some(545_447.98));
        for text in ["", "inf", "NaN", "1.2.3", "1,2,3", "0x1"] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }
}
