//! From JSON to stored values: types, lengths, forms, required fields. All wrong fields are reported, not the first.

use serde_json::{Map, Value as Json};

use crate::read::read;
use crate::{Collection, Document, FieldDefault, FieldSet, Rejection, Result, Value, error_codes};

/// What a caller gave for a write: field positions and their stored values.
pub type Given = Vec<(usize, Value)>;

/// Reads the `data` of a write.
///
/// Computed fields, expansions and `$…` are ignored, so that a document read may be sent back. A field outside
/// `readable` is unknown; one outside `writable` is refused when it differs from `before`.
pub fn validate(
    of: &'static Collection,
    data: &Map<String, Json>,
    readable: FieldSet,
    writable: FieldSet,
    before: Option<&Document>,
) -> Result<Given> {
    let (mut given, mut errors) = (Given::new(), Vec::new());
    let preset = Document::new(of);
    for (name, json) in data {
        if is_attached(of, name) {
            continue;
        }
        let Some(at) = of.position(name).filter(|at| readable.has(*at)) else {
            errors.push(Rejection::new(error_codes::UNKNOWN_FIELD).field(name));
            continue;
        };
        let field = &of.fields()[at];
        if !field.is_input() {
            continue;
        }
        let stands = before
            .map(|before| &before.values[at])
            .filter(|value| is_text(value, json));
        match stands.map_or_else(|| read(field, json), |stands| Ok(stands.clone())) {
            Err(wrong) => errors.push(wrong),
            Ok(value) if writable.has(at) => given.push((at, value)),
            Ok(value) if before.unwrap_or(&preset).values[at] == value => {}
            Ok(value) if before.is_none() && value.is_null() => {}
            Ok(_) => errors.push(Rejection::new(error_codes::FIELD_NOT_WRITABLE).about(field)),
        }
    }
    if !errors.is_empty() {
        errors.extend(missing(of, data, writable, before));
    }
    Rejection::several(errors).map_or(Ok(given), |rejection| Err(rejection.into()))
}

/// Whether a name is none of a field: of what every document has, or of a linked document beside its id.
fn is_attached(of: &'static Collection, name: &str) -> bool {
    let mut expansions = of.fields().iter().map(|field| field.expansion);
    name.starts_with('$') || expansions.any(|expansion| !expansion.is_empty() && expansion == name)
}

/// Whether a text that was sent is the one that stands: what was right when it was written is asked for no form again.
fn is_text(stands: &Value, sent: &Json) -> bool {
    sent.as_str().is_some() && sent.as_str() == stands.text()
}

/// The required fields that a refused write leaves or makes empty, so that they are named with what else is wrong.
fn missing(
    of: &'static Collection,
    data: &Map<String, Json>,
    writable: FieldSet,
    before: Option<&Document>,
) -> impl Iterator<Item = Rejection> {
    let is_blank = move |name: &str| data.get(name).map_or(before.is_none(), Json::is_null);
    let required = of.fields().iter().enumerate().filter(move |(at, field)| {
        let has_preset = !matches!(field.preset, FieldDefault::Null);
        field.required && field.is_input() && !has_preset && writable.has(*at)
    });
    required
        .filter(move |(_, field)| is_blank(field.name))
        .map(|(_, field)| Rejection::new(field.missing.unwrap_or(error_codes::REQUIRED)).about(field))
}

impl Document {
    /// Puts given values into the row and checks the whole: required fields, order of dates.
    pub fn apply(&mut self, given: &Given) -> Result<()> {
        for (at, value) in given {
            let field = &self.of.fields()[*at];
            let is_emptied = value.is_null() && !matches!(field.preset, FieldDefault::Null);
            self.values[*at] = if is_emptied {
                Document::new(self.of).values[*at].clone()
            } else {
                value.clone()
            };
        }
        self.check()
    }

    /// Whether required fields are there and dates in order.
    pub fn check(&self) -> Result<()> {
        let mut errors = Vec::new();
        for (field, value) in self.of.fields().iter().zip(&self.values) {
            let is_blank = value.is_null() || matches!(value, Value::Text(text) if text.trim().is_empty());
            if field.required && is_blank && field.is_input() {
                errors.push(Rejection::new(field.missing.unwrap_or(error_codes::REQUIRED)).about(field));
            }
            if let Some(other) = self.of.field(field.not_before) {
                let from = self.value(other.name);
                if !value.is_null() && !from.is_null() && value < from {
                    errors.push(
                        Rejection::new(error_codes::NOT_BEFORE)
                            .about(field)
                            .label("other", other.label),
                    );
                }
            }
        }
        Rejection::several(errors).map_or(Ok(()), |rejection| Err(rejection.into()))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{Date, Decimal, Field, FieldValue, choices, fields};

    choices! { Colour { Red = "red" | "rouge": "أحمر", "Rouge", "Red"; Blue = "blue": "أزرق", "Bleu", "Blue"; } }
    fields! {
        NAME: String = crate::text("name").required().max(5) => "ا", "n", "name";
        CODE: String = crate::text("code").form(&crate::CIN) => "ا", "c", "code";
        COUNT: i64 = crate::integer("count").within(0, 10) => "ا", "c", "count";
        PRICE: Decimal = crate::decimal("price") => "ا", "p", "price";
        COLOUR: Colour = crate::choice("colour") => "ا", "c", "colour";
        FROM: Date = crate::date("from") => "ا", "f", "from";
        TO: Date = crate::date("to").not_before(FROM) => "ا", "t", "to";
        TAGS: Vec<String> = crate::texts("tags") => "ا", "t", "tags";
        NUM: i64 = crate::integer("num").computed() => "ا", "n", "num";
        JOB: String = crate::text("job").preset("") => "ا", "j", "job";
    }
    static THINGS: Collection = Collection::new("things", FIELDS);

    fn row(data: Json) -> Result<Document> {
        let all = FieldSet::all(&THINGS);
        let mut row = Document::new(&THINGS);
        row.apply(&validate(&THINGS, data.as_object().unwrap(), all, all, None)?)?;
        Ok(row)
    }

    fn wrong_fields(data: Json) -> Vec<String> {
        let error = row(data).unwrap_err();
        error
            .rejection()
            .unwrap()
            .errors
            .iter()
            .filter_map(|one| one.field.clone())
            .collect()
    }

    fn get<T: FieldValue>(row: &Document, key: Field<T>) -> T {
        row.get(key).unwrap()
    }

    #[test]
    fn values_are_kept_in_one_form() {
        let row = row(
            json!({"name": "Ali", "code": "be 12", "count": 3.0, "price": 12.5, "colour": "rouge",
            "from": "2026-11-01T23:00:00.000Z", "tags": ["a"], "num": 9, "$id": "x", "job": null}),
        )
        .unwrap();
        assert_eq!(get(&row, CODE), "BE12");
        assert_eq!(get(&row, COUNT), 3);
        assert_eq!(get(&row, PRICE), Decimal(1250));
        assert_eq!(get(&row, COLOUR), Colour::Red);
        assert_eq!(get(&row, FROM).0.to_string(), "2026-11-02");
        assert_eq!(get(&row, TAGS), ["a"]);
        assert_eq!(row.get(NUM), None, "a computed field is ignored");
        assert_eq!(get(&row, JOB), "", "a preset is never null");
    }

    #[test]
    fn all_wrong_fields_are_named() {
        let data = json!({"name": "Abdelilah", "code": "??", "count": 11, "price": 1.005, "colour": "green", "to": "31/02/2026",
            "tags": "a", "other": 1});
        assert_eq!(
            wrong_fields(data),
            ["name", "code", "count", "price", "colour", "to", "tags", "other"]
        );
        assert_eq!(wrong_fields(json!({"name": "  "})), ["name"]);
        assert_eq!(
            wrong_fields(json!({"name": "A", "from": "2026-02-02", "to": "2026-02-01"})),
            ["to"]
        );
        assert_eq!(wrong_fields(json!({"name": "A\u{0}"})), ["name"]);
    }

    #[test]
    fn what_may_not_be_written_is_refused_unless_it_says_nothing_new() {
        let all = FieldSet::all(&THINGS);
        let stored = row(json!({"name": "Ali", "count": 1})).unwrap();
        let try_it = |data: Json, readable| {
            validate(
                &THINGS,
                data.as_object().unwrap(),
                readable,
                FieldSet::NONE,
                Some(&stored),
            )
        };
        assert!(try_it(json!({"count": 1}), all).unwrap().is_empty());
        assert!(
            try_it(json!({"count": 2}), all)
                .unwrap_err()
                .is(error_codes::FIELD_NOT_WRITABLE)
        );
        assert!(
            try_it(json!({"count": 1}), FieldSet::NONE)
                .unwrap_err()
                .is(error_codes::UNKNOWN_FIELD)
        );
    }
}
