//! What stands in a column and in a cell.

use std::collections::HashMap;

use papers::table::{Column, ColumnKind as Shape, Value as Shown};
use schema::{FieldDef, Item, Kind, Lang, Scalar, To, Value};
use serde_json::Value as Json;

use super::Exported;

/// The column of a field.
pub(super) fn column(field: &FieldDef, lang: Lang) -> Column {
    let kind = match field.kind {
        Kind::Integer
        | Kind::Rollup {
            gives: Scalar::Integer, ..
        } => Shape::Integer,
        Kind::Decimal
        | Kind::Rollup {
            gives: Scalar::Decimal, ..
        } => Shape::Decimal,
        Kind::Date
        | Kind::Rollup {
            gives: Scalar::Date, ..
        } => Shape::Date,
        Kind::Instant
        | Kind::Rollup {
            gives: Scalar::Instant, ..
        } => Shape::Instant,
        _ => Shape::Text,
    };
    Column {
        left_to_right: is_left_to_right(field),
        ..Column::new(field.label.text(lang), kind)
    }
}

/// A value as a reader of the language sees it.
pub(super) fn show(one: &Exported, value: &Value, lang: Lang) -> Shown {
    match (one.field.kind, value) {
        (_, Value::Null) => Shown::Empty,
        (_, Value::Flag(flag)) => Shown::Text(flag_word(*flag, lang).to_owned()),
        (
            Kind::Decimal
            | Kind::Rollup {
                gives: Scalar::Decimal, ..
            },
            Value::Int(hundredths),
        ) => decimal(*hundredths),
        (_, Value::Int(number)) => Shown::Integer(*number),
        (Kind::Link(_), Value::Text(id)) => Shown::Text(one.names.get(id).cloned().unwrap_or_default()),
        (Kind::List(Item::Link(_)), Value::Json(ids)) => Shown::Text(join_names(ids, &one.names)),
        (
            Kind::Date
            | Kind::Rollup {
                gives: Scalar::Date, ..
            },
            Value::Text(day),
        ) => day.parse().map_or_else(|_| Shown::Text(day.clone()), Shown::Date),
        (
            Kind::Instant
            | Kind::Rollup {
                gives: Scalar::Instant, ..
            },
            Value::Text(at),
        ) => local(at),
        (kind, Value::Text(text)) => Shown::Text(word(kind, text, lang).to_owned()),
        (Kind::List(_), Value::Json(items)) => list_text(items),
        (_, Value::Json(text)) => Shown::Text(text.clone()),
    }
}

/// Whether it holds codes, or names things by theirs, as missions name cars.
fn is_left_to_right(field: &FieldDef) -> bool {
    let is_named_by_code = |of: To| of().title.iter().any(|title| title.form.is_some());
    field.form.is_some() || matches!(field.kind, Kind::Link(of) | Kind::List(Item::Link(of)) if is_named_by_code(of))
}

/// What a list or a flat object says, without its brackets, as imports read lists; what is deeper stays as it is.
pub(super) fn list_text(text: &str) -> Shown {
    let values: Vec<Json> = match serde_json::from_str(text) {
        Ok(Json::Array(items)) => items,
        Ok(Json::Object(members)) => members.into_iter().map(|(_, value)| value).collect(),
        _ => return Shown::Text(text.to_owned()),
    };
    let plain = |value: &Json| match value {
        Json::Null => Some(String::new()),
        Json::String(text) => Some(text.clone()),
        Json::Bool(_) | Json::Number(_) => Some(value.to_string()),
        Json::Array(_) | Json::Object(_) => None,
    };
    match values.iter().map(plain).collect::<Option<Vec<String>>>() {
        None => Shown::Text(text.to_owned()),
        Some(parts) => {
            let parts: Vec<String> = parts.into_iter().filter(|one| !one.is_empty()).collect();
            if parts.is_empty() {
                Shown::Empty
            } else {
                Shown::Text(parts.join(", "))
            }
        }
    }
}

fn flag_word(flag: bool, lang: Lang) -> &'static str {
    match (flag, lang) {
        (true, Lang::Fr) => "Oui",
        (true, Lang::Ar) => "نعم",
        (true, Lang::En) => "Yes",
        (false, Lang::Fr) => "Non",
        (false, Lang::Ar) => "لا",
        (false, Lang::En) => "No",
    }
}

fn word(kind: Kind, text: &str, lang: Lang) -> &str {
    let known = kind
        .words()
        .and_then(|words| words.iter().find(|word| word.wire == text));
    known.map_or(text, |word| word.label.text(lang))
}

/// The names behind a list of ids.
fn join_names(ids: &str, names: &HashMap<String, String>) -> String {
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
    match at.parse::<jiff::Timestamp>() {
        Ok(instant) => Shown::Instant(schema::moment_in_morocco(instant)),
        Err(_) => Shown::Text(at.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_leave_as_words_that_are_read_back() {
        for lang in Lang::ALL {
            for flag in [true, false] {
                assert_eq!(papers::cell::flag::parse(flag_word(flag, lang)), Some(flag));
            }
        }
    }

    #[test]
    fn lists_and_flat_objects_leave_as_people_read_them() {
        let text = |text: &str| Shown::Text(text.to_owned());
        assert_eq!(list_text(r#"["a","b"]"#), text("a, b"));
        assert_eq!(list_text("[1,2,3]"), text("1, 2, 3"));
        assert_eq!(
            list_text(r#"{"name":"Tiers","plate":"1-أ-6","policy":null,"insurer":""}"#),
            text("Tiers, 1-أ-6")
        );
        assert_eq!(
            [list_text("[]"), list_text("{}"), list_text("[null]")],
            [Shown::Empty, Shown::Empty, Shown::Empty]
        );
        for deep in [r#"{"a":{"b":1}}"#, "[[1]]", "\"text\"", "not json"] {
            assert_eq!(list_text(deep), text(deep), "what has no flat form stays");
        }
    }
}
