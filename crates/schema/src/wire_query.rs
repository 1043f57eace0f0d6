//! A query as it stands on the wire: names and JSON values, not yet bound to a view.

use serde_json::{Map, Value as Json};

use crate::{Label, Rejection, Result, error_codes};

/// One query of `queries[]` (`docs/protocol.md` §5.3).
#[derive(Clone, Debug, PartialEq)]
pub struct WireQuery {
    /// The method.
    pub method: String,
    /// The attribute, empty when the method has none.
    pub attribute: String,
    /// The values.
    pub values: Vec<Json>,
}

/// Greatest number of queries in one call.
const MOST_QUERIES: usize = 100;
/// Greatest length of one query, in bytes.
const LONGEST: usize = 4096;
/// Who searches for a whole page of text may meet this one.
const TOO_LONG: Label = Label::new(
    "النص أطول من 4096 حرفا",
    "le texte dépasse 4096 caractères",
    "a query is longer than 4096 characters",
);
/// Who opens an address with a filter on what they may no longer read meets this one.
const UNKNOWN: Label = Label::new(
    "الحقل {name} غير موجود أو غير متاح لكم",
    "le champ {name} n’existe pas ou ne vous est pas ouvert",
    "Attribute not found in schema: {name}",
);
/// Greatest number of values in one query.
const MOST_VALUES: usize = 500;

impl WireQuery {
    /// Reads the texts of one call; refuses more than 100, and any that is not a query.
    pub fn read_all<S: AsRef<str>>(texts: &[S]) -> Result<Vec<WireQuery>> {
        if texts.len() > MOST_QUERIES {
            return Err(invalid(format!(
                "at most {MOST_QUERIES} queries, {} given",
                texts.len()
            )));
        }
        texts.iter().map(|text| WireQuery::read(text.as_ref())).collect()
    }

    /// Reads one query text.
    pub fn read(text: &str) -> Result<WireQuery> {
        if text.chars().count() > LONGEST {
            return Err(Rejection::new(error_codes::QUERY_INVALID)
                .label("reason", TOO_LONG)
                .into());
        }
        match serde_json::from_str::<Json>(text) {
            Ok(Json::Object(map)) => WireQuery::from_map(map),
            _ => Err(invalid(
                "not a JSON query: ".to_owned() + &text.chars().take(80).collect::<String>(),
            )),
        }
    }

    /// Reads one query object, as it stands inside `or` and `and`.
    pub fn from_json(json: &Json) -> Result<WireQuery> {
        match json {
            Json::Object(map) => WireQuery::from_map(map.clone()),
            Json::String(text) => WireQuery::read(text),
            _ => Err(invalid("or/and take queries".to_owned())),
        }
    }

    fn from_map(mut map: Map<String, Json>) -> Result<WireQuery> {
        let Some(Json::String(method)) = map.remove("method") else {
            return Err(invalid("a query needs a method".to_owned()));
        };
        let attribute = match map.remove("attribute") {
            None | Some(Json::Null) => String::new(),
            Some(Json::String(name)) => name,
            Some(_) => return Err(invalid(format!("{method}: attribute must be a string"))),
        };
        let values = match map.remove("values") {
            None | Some(Json::Null) => Vec::new(),
            Some(Json::Array(values)) => values,
            Some(one) => vec![one],
        };
        if values.len() > MOST_VALUES {
            return Err(invalid(format!("{method}: at most {MOST_VALUES} values")));
        }
        Ok(WireQuery {
            method,
            attribute,
            values,
        })
    }

    /// A query made by ourselves.
    pub fn new(method: &str, attribute: &str, values: Vec<Json>) -> WireQuery {
        WireQuery {
            method: method.to_owned(),
            attribute: attribute.to_owned(),
            values,
        }
    }
}

/// The refusal of a query.
pub(crate) fn invalid(reason: impl std::fmt::Display) -> crate::Error {
    Rejection::new(error_codes::QUERY_INVALID).arg("reason", reason).into()
}

/// The refusal of a query, or of columns, that name no attribute which the caller may read.
pub fn unknown_attribute(name: &str) -> crate::Error {
    let rejection = Rejection::new(error_codes::QUERY_INVALID).label("reason", UNKNOWN);
    rejection.arg("name", name).into()
}

/// The one text of a query that takes one.
pub(crate) fn one_text(raw: &WireQuery) -> Result<String> {
    match raw.values.as_slice() {
        [Json::String(text)] if !text.contains('\0') => Ok(text.clone()),
        _ => Err(invalid(format!("{} takes one text", raw.method))),
    }
}

/// The one whole number of a query that takes one.
pub(crate) fn whole(raw: &WireQuery, least: i64) -> Result<u64> {
    match raw.values.as_slice() {
        [Json::Number(number)] => number
            .as_i64()
            .filter(|n| *n >= least)
            .and_then(|n| u64::try_from(n).ok()),
        _ => None,
    }
    .ok_or_else(|| invalid(format!("{} takes one whole number, at least {least}", raw.method)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_read_as_the_clients_write_them() {
        let raw = WireQuery::read(r#"{"method":"equal","attribute":"a","values":["b"]}"#).unwrap();
        assert_eq!(raw, WireQuery::new("equal", "a", vec!["b".into()]));
        assert_eq!(
            WireQuery::read(r#"{"method":"isNull","attribute":"a"}"#)
                .unwrap()
                .values
                .len(),
            0
        );
    }

    #[test]
    fn what_is_no_query_is_refused() {
        for text in [
            "",
            "equal(\"a\", [\"b\"])",
            "[]",
            "{}",
            r#"{"method":1}"#,
            r#"{"method":"equal","attribute":[]}"#,
        ] {
            assert!(
                WireQuery::read(text).unwrap_err().is(error_codes::QUERY_INVALID),
                "{text}"
            );
        }
        assert!(WireQuery::read_all(&vec![r#"{"method":"limit","values":[1]}"#; 101]).is_err());
    }
}
