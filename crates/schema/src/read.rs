//! One JSON value to the stored value of a field: its type, length, range and form.

use serde_json::Value as Json;

use crate::clean;
use crate::json::to_json;
use crate::printable::check_printable;
use crate::{
    Date, Decimal, FieldDef, FieldValue, Instant, Item, Kind, Label, Rejection, Result, Value, Word, error_codes, time,
};

/// Greatest whole number that JSON clients can hold.
const MOST: i64 = (1 << 53) - 1;

/// Reads one JSON value as the stored value of a field; the refusal names the field and what is expected.
pub fn read(field: &FieldDef, json: &Json) -> Result<Value, Rejection> {
    if json.is_null() {
        return Ok(Value::Null);
    }
    match field.kind {
        Kind::Text | Kind::Long => read_text(field, json),
        Kind::Integer | Kind::Rollup { .. } => read_int(field, json),
        Kind::Decimal => read_decimal(field, json),
        Kind::Flag => json.as_bool().map(Value::Flag).ok_or_else(|| wrong(field, EXPECT_FLAG)),
        Kind::Date => read_blankable(json, |text| time::read_day(text).map(|day| Date(day).write()))
            .ok_or_else(|| wrong(field, EXPECT_DATE)),
        Kind::Instant => read_blankable(json, |text| time::read_instant(text).map(|at| Instant(at).write()))
            .ok_or_else(|| wrong(field, EXPECT_INSTANT)),
        Kind::Choice(words) | Kind::Case { words, .. } => {
            read_blankable(json, |text| read_word(words, text)).ok_or_else(|| wrong_word(field, words))
        }
        Kind::Link(_) | Kind::File(_) => read_blankable(id_of(json), read_id).ok_or_else(|| {
            Rejection::new(error_codes::UNKNOWN_LINK)
                .about(field)
                .arg("id", shorten(json))
        }),
        Kind::List(item) => read_list(field, item, json),
        Kind::Json => read_json(field, json),
    }
}

const EXPECT_TEXT: Label = Label::new("نص", "un texte", "a text");
const EXPECT_FLAG: Label = Label::new("true أو false", "true ou false", "true or false");
const EXPECT_INT: Label = Label::new("عدد صحيح", "un nombre entier", "a whole number");
const EXPECT_DECIMAL: Label = Label::new(
    "عدد برقمين بعد الفاصلة على الأكثر",
    "un nombre avec deux décimales au plus",
    "a number with two decimals at most",
);
const EXPECT_DATE: Label = Label::new(
    "تاريخ مثل \u{2066}2026-11-02\u{2069}",
    "une date comme 2026-11-02",
    "a date such as 2026-11-02",
);
const EXPECT_INSTANT: Label = Label::new(
    "تاريخ وساعة بصيغة ISO 8601",
    "une date et heure ISO 8601",
    "an ISO 8601 instant",
);
const EXPECT_LIST: Label = Label::new("لائحة", "une liste", "a list");

/// A link may be sent back as the document that it was read as.
fn id_of(json: &Json) -> &Json {
    json.get("$id").unwrap_or(json)
}

fn wrong(field: &FieldDef, expected: Label) -> Rejection {
    Rejection::new(error_codes::WRONG_TYPE)
        .about(field)
        .label("expected", expected)
}

fn wrong_word(field: &FieldDef, words: &[Word]) -> Rejection {
    let known = words.iter().map(|word| word.wire).collect::<Vec<_>>().join(", ");
    Rejection::new(error_codes::WRONG_TYPE)
        .about(field)
        .arg("expected", known)
}

fn shorten(json: &Json) -> String {
    json.as_str()
        .map_or_else(|| json.to_string(), str::to_owned)
        .chars()
        .take(60)
        .collect()
}

/// A text that an empty text empties; anything but a text is wrong.
fn read_blankable(json: &Json, read: impl Fn(&str) -> Option<Value>) -> Option<Value> {
    let text = json.as_str()?;
    if text.trim().is_empty() {
        Some(Value::Null)
    } else {
        read(text)
    }
}

fn read_text(field: &FieldDef, json: &Json) -> Result<Value, Rejection> {
    let text = json
        .as_str()
        .filter(|text| !text.contains('\0'))
        .ok_or_else(|| wrong(field, EXPECT_TEXT))?;
    let text = match field.form {
        Some(_) if text.trim().is_empty() => return Ok(Value::Null),
        Some(form) => {
            let normal = form.normal(text);
            if !(form.is_right)(&normal) {
                let named = |kind| Rejection::new(kind).about(field);
                return Err(form.otherwise.map_or_else(|| wrong(field, form.expects), named));
            }
            normal
        }
        None if matches!(field.kind, Kind::Text) => clean::line(text),
        None => text.to_owned(),
    };
    let text = if field.printed {
        check_printable(&text, matches!(field.kind, Kind::Long)).map_err(|rejection| rejection.about(field))?
    } else {
        text
    };
    if text.chars().count() > field.limit() as usize {
        return Err(Rejection::new(error_codes::TOO_LONG)
            .about(field)
            .arg("max", field.limit()));
    }
    Ok(Value::Text(text))
}

fn read_int(field: &FieldDef, json: &Json) -> Result<Value, Rejection> {
    // JSON of some clients writes 3 as 3.0.
    let whole = || {
        json.to_string()
            .strip_suffix(".0")
            .and_then(|text| text.parse::<i64>().ok())
    };
    let number = if json.is_number() {
        json.as_i64().or_else(whole)
    } else {
        None
    };
    let number = number.ok_or_else(|| wrong(field, EXPECT_INT))?;
    in_range(field, number)
}

fn read_decimal(field: &FieldDef, json: &Json) -> Result<Value, Rejection> {
    let Json::Number(number) = json else {
        return Err(wrong(field, EXPECT_DECIMAL));
    };
    let Decimal(hundredths) = Decimal::parse(&number.to_string()).ok_or_else(|| wrong(field, EXPECT_DECIMAL))?;
    in_range(field, hundredths)
}

fn in_range(field: &FieldDef, number: i64) -> Result<Value, Rejection> {
    let (least, most) = field.range.unwrap_or((-MOST, MOST));
    if number < least || number > most {
        let refused = Rejection::new(error_codes::OUT_OF_RANGE).about(field);
        let told = |bound: i64| to_json(field, &Value::Int(bound));
        return Err(refused.arg("least", told(least)).arg("most", told(most)));
    }
    Ok(Value::Int(number))
}

fn read_word(words: &[Word], text: &str) -> Option<Value> {
    let word = words
        .iter()
        .find(|word| word.wire == text || word.also.contains(&text))?;
    Some(Value::from(word.wire))
}

/// An id as callers may choose it: 1–36 letters, digits, `.`, `_`, `-`, not beginning with a sign (`docs/protocol.md` §2.7).
pub fn is_id(text: &str) -> bool {
    let is_sign = |b: u8| matches!(b, b'.' | b'_' | b'-');
    let bytes = text.as_bytes();
    (1..=36).contains(&bytes.len())
        && !is_sign(bytes[0])
        && bytes.iter().all(|b| b.is_ascii_alphanumeric() || is_sign(*b))
}

fn read_id(text: &str) -> Option<Value> {
    is_id(text).then(|| Value::from(text))
}

fn read_list(field: &FieldDef, item: Item, json: &Json) -> Result<Value, Rejection> {
    let items = json.as_array().ok_or_else(|| wrong(field, EXPECT_LIST))?;
    if items.len() > field.limit() as usize {
        return Err(Rejection::new(error_codes::TOO_MANY)
            .about(field)
            .arg("max", field.limit()));
    }
    let unknown = |json: &Json| {
        Rejection::new(error_codes::UNKNOWN_LINK)
            .about(field)
            .arg("id", shorten(json))
    };
    for one in items {
        match item {
            Item::Text => {
                let is_right = one
                    .as_str()
                    .is_some_and(|text| !text.contains('\0') && text.chars().count() <= 255);
                is_right.then_some(()).ok_or_else(|| wrong(field, EXPECT_TEXT))?;
            }
            Item::Integer => one.as_i64().map(drop).ok_or_else(|| wrong(field, EXPECT_INT))?,
            Item::Link(_) | Item::File(_) => id_of(one)
                .as_str()
                .filter(|id| is_id(id))
                .map(drop)
                .ok_or_else(|| unknown(one))?,
        }
    }
    Ok(Value::Json(match item {
        Item::Link(_) | Item::File(_) => items.iter().map(id_of).cloned().collect::<Json>().to_string(),
        Item::Text | Item::Integer => json.to_string(),
    }))
}

fn read_json(field: &FieldDef, json: &Json) -> Result<Value, Rejection> {
    let text = json.to_string();
    // PostgreSQL keeps no NUL in text; JSON writes it as an escape, which is harmless.
    if text.len() > field.limit() as usize {
        return Err(Rejection::new(error_codes::TOO_LONG)
            .about(field)
            .arg("max", field.limit()));
    }
    Ok(Value::Json(text))
}

impl Decimal {
    /// Reads the shortest text of a number; a third decimal is refused, never rounded.
    pub fn parse(text: &str) -> Option<Decimal> {
        let (sign, bare) = text.strip_prefix('-').map_or((1, text), |bare| (-1, bare));
        let (whole, fraction) = bare.split_once('.').unwrap_or((bare, ""));
        let fraction = fraction.trim_end_matches('0');
        let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || whole.len() > 13 || fraction.len() > 2 || !digits(whole) || !digits(fraction) {
            return None;
        }
        let hundredths: i64 = format!("{whole}{fraction:0<2}").parse().ok()?;
        Some(Decimal(sign * hundredths))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn the_bounds_of_a_decimal_are_told_as_decimals() {
        let cost = crate::decimal("cost")
            .within(Decimal(1), Decimal(100_050))
            .labels("الثمن", "Coût", "Cost")
            .def;
        let refused = read(&cost, &serde_json::json!(-1)).unwrap_err();
        assert_eq!(refused.text(Lang::En), "Cost must be between 0.01 and 1000.5");
        assert_eq!(refused.text(Lang::Fr), "Coût doit être entre 0.01 et 1000.5");
        assert_eq!(refused.field.as_deref(), Some("cost"));
    }

    #[test]
    fn a_decimal_is_read_from_its_text() {
        for (text, value) in [
            ("0.1", 10),
            ("12", 1200),
            ("-3.05", -305),
            ("1.10", 110),
            ("1.100", 110),
        ] {
            assert_eq!(Decimal::parse(text), Some(Decimal(value)));
        }
        for text in ["1.001", "1e3", ".5", "", "--1", "99999999999999.00"] {
            assert_eq!(Decimal::parse(text), None, "{text}");
        }
    }
}
