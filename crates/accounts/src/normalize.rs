//! What callers give, in its normal form or refused.

use schema::expected::{self, Expected};
use schema::{EMAIL, PHONE, Rejection, Result, clean};

/// Longest name, in characters (`docs/protocol.md` §4.2).
const LONGEST_NAME: usize = 128;
/// Digits of an international number without its `+` (ITU-T E.164 §6).
const DIGITS: std::ops::RangeInclusive<usize> = 7..=15;

/// An address in lower case. One with a mark that is not seen looks like somebody else's: who signs up or in by it is refused.
pub(crate) fn email(address: &str) -> Result<String> {
    let normal = EMAIL.normal(address);
    let is_plain = !address.contains(clean::is_unseen);
    if is_plain && (EMAIL.is_right)(&normal) && normal.len() <= 255 {
        return Ok(normal);
    }
    Err(argument("email", expected::EMAIL))
}

/// A telephone number as E.164; Moroccan ones may be given as they are dialled at home.
pub(crate) fn phone(number: &str) -> Result<String> {
    let normal = PHONE.normal(number);
    let is_foreign = normal.strip_prefix('+').is_some_and(|digits| {
        DIGITS.contains(&digits.len()) && !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit())
    });
    if (PHONE.is_right)(&normal) || (is_foreign && !normal.starts_with("+212")) {
        return Ok(normal);
    }
    Err(argument("phone", expected::phone(DIGITS.start(), DIGITS.end())))
}

/// A name that is not too long.
pub(crate) fn name(name: &str) -> Result<()> {
    let fits = name.chars().count() <= LONGEST_NAME && !name.contains(char::is_control);
    if fits {
        Ok(())
    } else {
        Err(argument("name", expected::line(LONGEST_NAME)))
    }
}

/// The refusal of an argument.
pub(crate) fn argument(param: &'static str, expected: Expected) -> schema::Error {
    Rejection::argument(param, expected).field(param).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_the_international_form() {
        for (given, kept) in [
            ("06 12 34 56 78", "+212612345678"),
            ("+212612345678", "+212612345678"),
            ("+33 6 12 34 56 78", "+33612345678"),
        ] {
            assert_eq!(phone(given).unwrap(), kept);
        }
        for wrong in ["", "12345678", "+2126", "+0123456789", "+1234567890123456", "+33 six"] {
            assert!(phone(wrong).is_err(), "{wrong}");
        }
    }
}
