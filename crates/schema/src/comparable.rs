//! The values of a query's test: stored values to compare with, read as the field itself reads its input.

use serde_json::Value as Json;

use crate::clean;
use crate::read::read;
use crate::wire_query::{invalid, one_text};
use crate::{Attr, FieldDef, Item, Kind, Op, Path, Result, Value, WireQuery, search_fold, search_words, time};

impl Op {
    fn is_pattern(self) -> bool {
        matches!(
            self,
            Op::Contains
                | Op::ContainsAll
                | Op::NotContains
                | Op::StartsWith
                | Op::NotStartsWith
                | Op::EndsWith
                | Op::NotEndsWith
        )
    }
}

/// The stored values of a test, and the comparison that fits them.
pub(crate) fn values(path: &Path, op: Op, raw: &WireQuery) -> Result<(Op, Vec<Value>)> {
    let wrong = |json: &Json| invalid(format!("{}: {json} does not fit {}", raw.method, raw.attribute));
    let Attr::Field(field) = path.attr else {
        return meta_values(path.attr, op, raw);
    };
    match (op, field.kind) {
        (Op::IsNull | Op::IsNotNull, _) => Ok((op, Vec::new())),
        (Op::Search | Op::NotSearch, _) if !field.searched => Err(invalid(format!(
            "Searching by attribute \"{}\" requires a fulltext index.",
            raw.attribute
        ))),
        (Op::Search | Op::NotSearch, _) => {
            // No database keeps it, so no text holds it.
            let text = one_text(raw)?.replace('\0', " ");
            let sought = field.form.and_then(|form| form.sought);
            let words = search_words(&sought.map_or(text.clone(), |sought| sought(&text)));
            Ok((op, words.into_iter().map(Value::Text).collect()))
        }
        (op, Kind::List(item)) => list_values(item, op, raw),
        (op, _) if op.is_pattern() => Ok((op, patterns(field, raw)?)),
        (
            Op::Less | Op::LessEqual | Op::Greater | Op::GreaterEqual,
            Kind::Date
            | Kind::Rollup {
                gives: crate::Scalar::Date,
                ..
            },
        ) => day_bound(op, &one_text(raw)?).ok_or_else(|| wrong(&raw.values[0])),
        (_, Kind::Json) => Err(invalid(format!("{} cannot be compared", raw.attribute))),
        _ => {
            let value = |json: &Json| comparable(field, json).ok_or_else(|| wrong(json));
            let mut values: Vec<Value> = raw.values.iter().map(value).collect::<Result<_>>()?;
            if op == Op::Equal {
                let clean: Vec<Value> = values.iter().filter_map(|value| as_written(field, value)).collect();
                values.extend(clean);
            }
            Ok((op, values))
        }
    }
}

/// A text as it is kept when it is written today, where that is not as it was asked for: what was kept before stands as it was.
fn as_written(field: &FieldDef, value: &Value) -> Option<Value> {
    let text = value
        .text()
        .filter(|_| matches!(field.kind, Kind::Text) && field.form.is_none())?;
    let clean = clean::line(text);
    (clean != text).then_some(Value::Text(clean))
}

/// The folded patterns of a test of text.
fn patterns(field: &FieldDef, raw: &WireQuery) -> Result<Vec<Value>> {
    if !field.kind.is_text() {
        return Err(invalid(format!("{}: {} is not a text", raw.method, raw.attribute)));
    }
    let folded = |json: &Json| {
        // No text that is kept holds a zero byte, and PostgreSQL takes none.
        let text = json
            .as_str()
            .filter(|text| !text.contains('\0'))
            .ok_or_else(|| invalid(format!("{}: {json} does not fit {}", raw.method, raw.attribute)))?;
        let normal = field.form.map_or_else(|| text.to_owned(), |form| form.normal(text));
        Ok(Value::Text(search_fold(&normal)))
    };
    raw.values.iter().map(folded).collect()
}

/// A value to compare with: read as on input, but a text that breaks its form compares as written (and finds nothing).
fn comparable(field: &FieldDef, json: &Json) -> Option<Value> {
    if json.is_null() {
        return None;
    }
    let value = match (field.kind, json) {
        (Kind::Text | Kind::Long, Json::String(text)) => {
            let text = field.form.map_or_else(|| text.clone(), |form| form.normal(text));
            (!text.contains('\0')).then_some(Value::Text(text))?
        }
        (Kind::Link(_) | Kind::File(_) | Kind::Choice(_) | Kind::Case { .. }, Json::String(text)) => read(field, json)
            .ok()
            .filter(|value| !value.is_null())
            .unwrap_or_else(|| Value::Text(text.replace('\0', ""))),
        (
            Kind::Rollup {
                gives: crate::Scalar::Decimal,
                ..
            }
            | Kind::Decimal,
            Json::Number(number),
        ) => Value::Int(crate::Decimal::parse(&number.to_string())?.0),
        (
            Kind::Rollup {
                gives: crate::Scalar::Date,
                ..
            },
            Json::String(text),
        ) => Value::Text(time::read_day(text)?.to_string()),
        (
            Kind::Rollup {
                gives: crate::Scalar::Instant,
                ..
            },
            Json::String(text),
        ) => Value::Text(time::wire_instant(time::read_instant(text)?)),
        (Kind::Integer, Json::Number(_)) => read(&FieldDef { range: None, ..*field }, json).ok()?,
        _ => read(field, json).ok()?,
    };
    (!value.is_null()).then_some(value)
}

/// A day compares as its midnight UTC: the bound is turned into one on days.
fn day_bound(op: Op, text: &str) -> Option<(Op, Vec<Value>)> {
    let at = time::read_instant(text)?;
    let day = at.to_zoned(jiff::tz::TimeZone::UTC).date();
    let is_midnight = time::read_instant(&day.to_string()) == Some(at);
    let op = match op {
        Op::Less if !is_midnight => Op::LessEqual,
        Op::GreaterEqual if !is_midnight => Op::Greater,
        other => other,
    };
    Some((op, vec![Value::Text(day.to_string())]))
}

fn meta_values(attr: Attr, op: Op, raw: &WireQuery) -> Result<(Op, Vec<Value>)> {
    let wrong = |json: &Json| invalid(format!("{}: {json} does not fit {}", raw.method, raw.attribute));
    let fits = matches!(
        op,
        Op::Equal
            | Op::NotEqual
            | Op::Less
            | Op::LessEqual
            | Op::Greater
            | Op::GreaterEqual
            | Op::IsNull
            | Op::IsNotNull
    );
    if !fits {
        return Err(invalid(format!("{} does not apply to {}", raw.method, raw.attribute)));
    }
    let value = |json: &Json| match (attr, json) {
        (Attr::Id, Json::String(id)) => Some(Value::Text(id.replace('\0', ""))),
        (Attr::Sequence, Json::String(text)) => text.parse().ok().map(Value::Int),
        (Attr::Sequence, Json::Number(number)) => number.as_i64().map(Value::Int),
        (Attr::CreatedAt | Attr::UpdatedAt, Json::String(text)) => {
            time::read_instant(text).map(|at| Value::Text(time::wire_instant(at)))
        }
        _ => None,
    };
    Ok((
        op,
        raw.values
            .iter()
            .map(|json| value(json).ok_or_else(|| wrong(json)))
            .collect::<Result<_>>()?,
    ))
}

fn list_values(item: Item, op: Op, raw: &WireQuery) -> Result<(Op, Vec<Value>)> {
    if !matches!(op, Op::Contains | Op::ContainsAll | Op::NotContains) {
        return Err(invalid(format!(
            "{} does not apply to the list {}",
            raw.method, raw.attribute
        )));
    }
    let value = |json: &Json| match (item, json) {
        (Item::Integer, Json::Number(number)) => number.as_i64().map(Value::Int),
        (Item::Text | Item::File(_) | Item::Link(_), Json::String(text)) => Some(Value::Text(text.replace('\0', ""))),
        _ => None,
    };
    let wrong = |json: &Json| invalid(format!("{}: {json} does not fit {}", raw.method, raw.attribute));
    Ok((
        op,
        raw.values
            .iter()
            .map(|json| value(json).ok_or_else(|| wrong(json)))
            .collect::<Result<_>>()?,
    ))
}
