//! Ids that callers choose, and ids in paths (`docs/protocol.md` §2.7).

use axum::http::Method;
use schema::{ErrorCode, Rejection, Result, error_codes, expected, is_id};

/// Names that stand where a document id could, so no document may have them.
const RESERVED: &[&str] = &["export", "history"];

/// The id of a new document: `None` when the server is to make one.
pub fn requested_id(name: &str, id: &str) -> Result<Option<String>> {
    if id == "unique()" {
        return Ok(None);
    }
    if is_id(id) && !RESERVED.contains(&id) {
        return Ok(Some(id.to_owned()));
    }
    Err(invalid(name))
}

/// The id of a stored document as it stands in a path; the words `null` and `undefined` are what a client sends
/// when it has none, and get the text that the old product gave.
pub fn stored_id<'a>(collection: &str, method: &Method, id: &'a str) -> Result<&'a str> {
    if matches!(id, "null" | "undefined" | "") {
        return Err(missing_id(collection, method).into());
    }
    if is_id(id) { Ok(id) } else { Err(invalid("documentId")) }
}

/// What a call without an id hears.
pub fn missing_id(collection: &str, method: &Method) -> ErrorCode {
    if collection == "persons" && matches!(*method, Method::PATCH | Method::PUT) {
        error_codes::NULL_ID
    } else {
        error_codes::NO_ID
    }
}

fn invalid(name: &str) -> schema::Error {
    Rejection::argument(name, expected::NEW_ID).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_chosen_or_left_to_the_server() {
        assert_eq!(requested_id("documentId", "unique()").unwrap(), None);
        assert_eq!(
            requested_id("documentId", "a.b_c-d").unwrap().as_deref(),
            Some("a.b_c-d")
        );
        for bad in [
            "",
            "_a",
            "-a",
            ".a",
            "a b",
            "é",
            "export",
            "history",
            "unique",
            &"x".repeat(37),
        ]
        .into_iter()
        .filter(|bad| *bad != "unique")
        {
            assert!(
                requested_id("documentId", bad)
                    .unwrap_err()
                    .is(error_codes::ARGUMENT_INVALID),
                "{bad}"
            );
        }
    }

    #[test]
    fn the_words_for_nothing_are_no_ids() {
        let says = |collection, method| {
            stored_id(collection, &method, "null")
                .unwrap_err()
                .rejection()
                .unwrap()
                .kind
        };
        assert_eq!(says("employees", Method::GET), error_codes::NO_ID);
        assert_eq!(says("persons", Method::PATCH), error_codes::NULL_ID);
        assert_eq!(stored_id("bureaux", &Method::GET, "export").unwrap(), "export");
    }
}
