//! Stored values as they travel, written straight to bytes.

use std::io::Write;

use crate::{Document, FieldDef, FieldSet, Kind, Scalar, Value};

impl Document {
    /// Writes `"field":value` pairs of the fields in the set, each preceded by a comma.
    pub fn write_fields(&self, fields: FieldSet, out: &mut Vec<u8>) {
        for (at, (field, value)) in self.of.fields().iter().zip(&self.values).enumerate() {
            if fields.has(at) {
                out.extend_from_slice(b",\"");
                out.extend_from_slice(field.name.as_bytes());
                out.extend_from_slice(b"\":");
                write_value(field, value, out);
            }
        }
    }
}

/// Writes one stored value as its wire JSON.
pub fn write_value(field: &FieldDef, value: &Value, out: &mut Vec<u8>) {
    match (field.kind, value) {
        (_, Value::Null) => out.extend_from_slice(b"null"),
        (_, Value::Flag(flag)) => out.extend_from_slice(if *flag { b"true" } else { b"false" }),
        (
            Kind::Decimal
            | Kind::Rollup {
                gives: Scalar::Decimal, ..
            },
            Value::Int(hundredths),
        ) => {
            write_decimal(*hundredths, out);
        }
        (_, Value::Int(number)) => drop(write!(out, "{number}")),
        (
            Kind::Date
            | Kind::Rollup {
                gives: Scalar::Date, ..
            },
            Value::Text(day),
        ) => {
            out.push(b'"');
            out.extend_from_slice(day.as_bytes());
            out.extend_from_slice(b"T00:00:00.000+00:00\"");
        }
        (_, Value::Text(text)) => write_text(text, out),
        (_, Value::Json(json)) => out.extend_from_slice(json.as_bytes()),
    }
}

/// Writes a JSON string.
pub fn write_text(text: &str, out: &mut Vec<u8>) {
    // Writing a string to memory cannot fail.
    drop(serde_json::to_writer(out, text));
}

/// The wire JSON of a value.
pub fn to_json(field: &FieldDef, value: &Value) -> serde_json::Value {
    let mut out = Vec::new();
    write_value(field, value, &mut out);
    serde_json::from_slice(&out).unwrap_or_default()
}

fn write_decimal(hundredths: i64, out: &mut Vec<u8>) {
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    let sign = if hundredths < 0 { "-" } else { "" };
    let written = match rest {
        0 => write!(out, "{sign}{whole}"),
        rest if rest % 10 == 0 => write!(out, "{sign}{whole}.{}", rest / 10),
        rest => write!(out, "{sign}{whole}.{rest:02}"),
    };
    drop(written);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Collection, Date, Decimal, fields};

    fields! {
        PRICE: Decimal = crate::decimal("price") => "ا", "p", "price";
        DAY: Date = crate::date("day") => "ا", "d", "day";
        NAME: String = crate::text("name") => "ا", "n", "name";
    }
    static THINGS: Collection = Collection::new("things", FIELDS);

    #[test]
    fn values_travel_in_the_wire_form() {
        for (hundredths, text) in [
            (1250, "12.5"),
            (-5, "-0.05"),
            (100, "1"),
            (0, "0"),
            (101, "1.01"),
            (-150, "-1.5"),
        ] {
            let mut out = Vec::new();
            write_decimal(hundredths, &mut out);
            assert_eq!(String::from_utf8(out).unwrap(), text);
        }
        let mut row = Document::new(&THINGS).with(NAME, "a\"b\u{1}".into());
        row.set_value("day", Value::from("2026-11-02"));
        let mut out = Vec::new();
        row.write_fields(FieldSet::all(&THINGS), &mut out);
        let text = String::from_utf8(out).unwrap();
        assert_eq!(
            text,
            ",\"price\":null,\"day\":\"2026-11-02T00:00:00.000+00:00\",\"name\":\"a\\\"b\\u0001\""
        );
    }
}
