//! A mark as it is typed: 0 to 20, with two decimals at most.

use engine::input::FromArgument;
use schema::{Decimal, Rejection, Result, Shape, error_codes};
use serde_json::Value as Json;

use super::{GRADE_ENTRIES, MARK};
use crate::recruitment::BEST_MARK;

error_codes! {
    OUT_OF_RANGE = "mark_out_of_range", invalid => "النقطة من 0 إلى 20 برقمين على الأكثر بعد الفاصلة", "La note va de 0 à 20, avec deux décimales au plus", "A mark is from 0 to 20, with two decimals at most";
}

/// A mark that was given to an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MarkNumber(pub(crate) Decimal);

impl FromArgument for MarkNumber {
    const SHAPE: Shape = Shape::Field(&GRADE_ENTRIES, &MARK.def);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let text = match given {
            Json::Null => return Ok(None),
            Json::Number(number) => number.to_string(),
            Json::String(text) if text.trim().is_empty() => return Ok(None),
            Json::String(text) => text.trim().replace(['،', ',', '٫'], "."),
            _ => return Err(out_of_range(name)),
        };
        hundredths(&text)
            .filter(|mark| *mark <= BEST_MARK.0)
            .map(|mark| Some(MarkNumber(Decimal(mark))))
            .ok_or_else(|| out_of_range(name))
    }
}

fn out_of_range(name: &'static str) -> schema::Error {
    Rejection::new(OUT_OF_RANGE).field(name).into()
}

/// The hundredths of a number without sign; none of what has a third decimal other than zero, or is no number.
fn hundredths(text: &str) -> Option<i64> {
    /// Of a whole.
    const WHOLE: i64 = 100;
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let is_number = |digits: &str| digits.chars().all(|digit| digit.is_ascii_digit());
    let part = part.trim_end_matches('0');
    if whole.is_empty() || whole.len() > 2 || part.len() > 2 || !is_number(whole) || !is_number(part) {
        return None;
    }
    let whole: i64 = whole.parse().ok()?;
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    Some(whole * WHOLE + part)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{FromArgument as _, MarkNumber};
    use schema::Decimal;

    fn read(given: serde_json::Value) -> Option<i64> {
        let read = MarkNumber::read("mark", &given).ok()?;
        read.map(|MarkNumber(Decimal(mark))| mark)
    }

    #[test]
    fn a_mark_is_from_zero_to_twenty_with_two_decimals() {
        let taken = [
            (json!(0), 0),
            (json!(20), 2000),
            (json!(12.5), 1250),
            (json!("12,25"), 1225),
            (json!("07.50"), 750),
        ];
        for (given, mark) in taken {
            assert_eq!(read(given.clone()), Some(mark), "{given}");
        }
        for given in [
            json!(20.01),
            json!(-1),
            json!(12.345),
            json!("a"),
            json!("1e1"),
            json!(true),
            json!("121"),
        ] {
            assert_eq!(read(given.clone()), None, "{given}");
        }
    }
}
