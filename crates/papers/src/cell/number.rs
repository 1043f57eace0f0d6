//! Whole numbers and decimals, as people write them.

use super::plain::plain;

/// A spreadsheet keeps fifteen digits of a number: of one that is as large as this the last ones are not those that were typed.
const LOST: f64 = 1e15;

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

/// The whole number that a numeric cell holds, if it has no fraction and all its digits.
pub fn whole(number: f64) -> Option<i64> {
    if number.fract() != 0.0 || !has_its_digits(number) {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "whole and below 10^15, checked above")]
    Some(number as i64)
}

/// Whether a spreadsheet kept every digit before the decimal mark.
pub fn has_its_digits(number: f64) -> bool {
    number.abs() < LOST
}

/// A number as a spreadsheet writes it into text when its column is too narrow or its digits too many: `2,30780123456789E+23`.
pub fn is_shortened(text: &str) -> bool {
    let text = plain(text);
    let Some((digits, exponent)) = text.split_once(['E', 'e']) else {
        return false;
    };
    let mantissa = digits.trim_start_matches(['-', '+']);
    let (whole, fraction) = mantissa.split_once([',', '.']).unwrap_or((mantissa, "0"));
    let has_mark = whole.len() < mantissa.len();
    let power = exponent.strip_prefix(['+', '-']);
    let is_number = is_digits(whole) && is_digits(fraction) && is_digits(power.unwrap_or(exponent));
    // `12E05` may be a code; a sign or a decimal mark is of a number alone.
    is_number && (power.is_some() || has_mark)
}

/// A number with the fifteen digits that a spreadsheet shows of it: 0.1 + 0.2 is 0.3.
pub fn text(number: f64) -> String {
    match whole(number) {
        Some(whole) => whole.to_string(),
        None => format!("{number:.14e}").parse().unwrap_or(number).to_string(),
    }
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
        assert_eq!(whole(999_999_999_999_999.0), Some(999_999_999_999_999));
        assert_eq!([whole(1e15), whole(-2.307e23)], [None; 2]);
        assert_eq!(
            [whole(0.5), whole(f64::NAN), whole(f64::INFINITY), whole(1e300)],
            [None; 4]
        );
    }

    #[test]
    fn a_shortened_number_is_told_from_codes_with_letters() {
        for text in [
            "2,30780123456789E+23",
            "2.3078E+23",
            "1E+15",
            "-4,5e+020",
            "1.5E-05",
            "٢٫٣E+٢٣",
        ] {
            assert!(is_shortened(text), "{text}");
        }
        for text in ["12E05", "E12", "NB2401004", "1.5", "12,5 E", "2E", "A1E+5", "1+1E", ""] {
            assert!(!is_shortened(text), "{text}");
        }
    }

    #[test]
    fn a_number_is_written_with_the_digits_that_are_shown() {
        let shown = [0.1 + 0.2, 12.5, 100_003.0, 8.5 / 24.0].map(text);
        assert_eq!(shown, ["0.3", "12.5", "100003", "0.354166666666667"]);
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
