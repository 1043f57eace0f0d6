//! What stands in a column and in a cell.

use std::collections::HashMap;

use jiff::tz::TimeZone;
use papers::table::{Column, Kind as Shape, Value as Shown};
use schema::{FieldDef, Item, Kind, Lang, Scalar, Value};

use super::Exported;

/// The column of a field.
pub(super) fn column(field: &FieldDef, lang: Lang) -> Column {
    let kind = match field.kind {
        Kind::Integer
        | Kind::Tally {
            gives: Scalar::Integer, ..
        } => Shape::Integer,
        Kind::Decimal
        | Kind::Tally {
            gives: Scalar::Decimal, ..
        } => Shape::Decimal,
        Kind::Date
        | Kind::Tally {
            gives: Scalar::Date, ..
        } => Shape::Date,
        Kind::Instant
        | Kind::Tally {
            gives: Scalar::Instant, ..
        } => Shape::Instant,
        Kind::Flag => Shape::Flag,
        _ => Shape::Text,
    };
    Column {
        left_to_right: field.form.is_some(),
        ..Column::new(field.label.text(lang), kind)
    }
}

/// A value as a reader of the language sees it.
pub(super) fn show(one: &Exported, value: &Value, lang: Lang) -> Shown {
    match (one.field.kind, value) {
        (_, Value::Null) => Shown::Empty,
        (_, Value::Flag(flag)) => Shown::Flag(*flag),
        (
            Kind::Decimal
            | Kind::Tally {
                gives: Scalar::Decimal, ..
            },
            Value::Int(hundredths),
        ) => decimal(*hundredths),
        (_, Value::Int(number)) => Shown::Integer(*number),
        (Kind::Link(_), Value::Text(id)) => Shown::Text(one.names.get(id).cloned().unwrap_or_default()),
        (Kind::List(Item::Link(_)), Value::Json(ids)) => Shown::Text(joined(ids, &one.names)),
        (
            Kind::Date
            | Kind::Tally {
                gives: Scalar::Date, ..
            },
            Value::Text(day),
        ) => day.parse().map_or_else(|_| Shown::Text(day.clone()), Shown::Date),
        (
            Kind::Instant
            | Kind::Tally {
                gives: Scalar::Instant, ..
            },
            Value::Text(at),
        ) => local(at),
        (kind, Value::Text(text)) => Shown::Text(word(kind, text, lang).to_owned()),
        (_, Value::Json(text)) => Shown::Text(text.clone()),
    }
}

fn word(kind: Kind, text: &str, lang: Lang) -> &str {
    let known = kind
        .words()
        .and_then(|words| words.iter().find(|word| word.wire == text));
    known.map_or(text, |word| word.label.text(lang))
}

/// The names behind a list of ids.
fn joined(ids: &str, names: &HashMap<String, String>) -> String {
    let ids: Vec<String> = serde_json::from_str(ids).unwrap_or_default();
    ids.iter()
        .filter_map(|id| names.get(id).map(String::as_str))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Hundredths as the number a workbook shows; exact for every amount a commune knows (below 2^53 hundredths).
#[expect(
    clippy::cast_precision_loss,
    reason = "hundredths stay below 2^53, which a double holds exactly"
)]
fn decimal(hundredths: i64) -> Shown {
    Shown::Decimal(hundredths as f64 / 100.0)
}

/// A moment as Morocco's clocks show it.
fn local(at: &str) -> Shown {
    let zone = TimeZone::get(schema::CASABLANCA).unwrap_or(TimeZone::UTC);
    match at.parse::<jiff::Timestamp>() {
        Ok(instant) => Shown::Instant(instant.to_zoned(zone).datetime()),
        Err(_) => Shown::Text(at.to_owned()),
    }
}
