//! Failures as the caller sees them (`docs/protocol.md` §3): the body of every answer from 400 up, in the caller's language.

use std::sync::Arc;

use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use engine::Spelling;
use schema::{Error, Lang, Rejection, error_codes, expected};
use serde_json::{Value as Json, json};

use crate::wire::response::{self, Failed};

/// The release of the protocol that we speak.
pub const VERSION: &str = "1.9.6";
/// The argument of a refusal that says after how many seconds to come again.
const WAIT: &str = "seconds";
/// Names a fault in the log and to the caller.
const FAULT_ID: HeaderName = HeaderName::from_static("x-diwan-fault");

/// Writes the body of a failed answer; any other answer passes as it is. `note` notes a fault and gives its id.
pub fn write(mut response: Response, lang: Lang, spelling: Spelling, note: impl FnOnce(&str) -> String) -> Response {
    let status = response.status();
    let error = match response.extensions_mut().remove::<Failed>() {
        Some(Failed(error)) => error,
        None if is_foreign(&response) => Arc::new(of_status(status)),
        None => return response,
    };
    let mut written = match &*error {
        Error::Refused(rejection) => error_response(rejection, lang, spelling),
        Error::Fault(text) => fault(&note(text)),
    };
    for (name, value) in response.headers() {
        if name != header::CONTENT_TYPE && name != header::CONTENT_LENGTH {
            written.headers_mut().append(name, value.clone());
        }
    }
    for (name, value) in [
        (header::CACHE_CONTROL, "no-cache, no-store, must-revalidate"),
        (header::EXPIRES, "0"),
        (header::PRAGMA, "no-cache"),
    ] {
        written.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // Who has too much under way may come again as soon as some of it is done.
    if written.status() == StatusCode::TOO_MANY_REQUESTS && !written.headers().contains_key(header::RETRY_AFTER) {
        written.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(1));
    }
    written
}

/// Whether something other than us refused: a bad path, a body that was too long.
fn is_foreign(response: &Response) -> bool {
    let is_json = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind == response::JSON);
    (response.status().is_client_error() || response.status().is_server_error()) && !is_json
}

fn of_status(status: StatusCode) -> Error {
    match status {
        StatusCode::NOT_FOUND => error_codes::ROUTE_NOT_FOUND.into(),
        StatusCode::METHOD_NOT_ALLOWED => error_codes::NOT_IMPLEMENTED.into(),
        StatusCode::PAYLOAD_TOO_LARGE => error_codes::TOO_LARGE.into(),
        status if status.is_client_error() => Rejection::argument("request", expected::answerable(status)).into(),
        status => Error::Fault(format!("answered {status} without a reason")),
    }
}

fn error_response(rejection: &Rejection, lang: Lang, spelling: Spelling) -> Response {
    let status = StatusCode::from_u16(rejection.kind.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut body = json!({
        "message": rejection.text(lang),
        "code": status.as_u16(),
        "type": error_type(rejection.kind.code, spelling),
        "version": VERSION,
    });
    let errors = errors(rejection, lang, spelling);
    if !errors.is_empty() {
        body["errors"] = Json::Array(errors);
    }
    let mut response = response::json(status, body.to_string());
    if let Some(seconds) = rejection.args.iter().find(|(name, _)| *name == WAIT)
        && let Ok(seconds) = HeaderValue::from_str(&seconds.1)
    {
        response.headers_mut().insert(header::RETRY_AFTER, seconds);
    }
    response
}

/// What is wrong, one by one; an entry names its field where it is about one.
fn errors(rejection: &Rejection, lang: Lang, spelling: Spelling) -> Vec<Json> {
    let one = |rejection: &Rejection| {
        let mut error = json!({"type": error_type(rejection.kind.code, spelling), "message": rejection.text(lang)});
        if let Some(field) = &rejection.field {
            error["field"] = json!(field);
        }
        if let Some((collection, id)) = &rejection.named {
            error["document"] = json!({"$collectionId": collection, "$id": id});
        }
        error
    };
    if rejection.errors.is_empty() {
        let says_more = rejection.field.is_some() || rejection.named.is_some();
        says_more.then(|| one(rejection)).into_iter().collect()
    } else {
        rejection.errors.iter().map(one).collect()
    }
}

fn fault(id: &str) -> Response {
    let body =
        json!({"message": "Server Error", "code": 500, "type": "general_unknown", "version": VERSION, "fault": id});
    let mut response = response::json(StatusCode::INTERNAL_SERVER_ERROR, body.to_string());
    if let Ok(value) = HeaderValue::from_str(id) {
        response.headers_mut().insert(FAULT_ID, value);
    }
    response
}

/// The type of an error under the names of documents or of rows.
fn error_type(code: &str, spelling: Spelling) -> String {
    let renamed = || {
        [
            ("document_", "row_"),
            ("collection_", "table_"),
            ("attribute_", "column_"),
        ]
        .iter()
        .find_map(|(ours, theirs)| code.strip_prefix(ours).map(|rest| format!("{theirs}{rest}")))
    };
    if spelling == Spelling::Rows { renamed() } else { None }.unwrap_or_else(|| code.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::response::Failure;
    use axum::body::to_bytes;
    use axum::response::IntoResponse;

    async fn body(response: Response) -> Json {
        serde_json::from_slice(&to_bytes(response.into_body(), 10_000).await.unwrap()).unwrap()
    }

    #[tokio::test]
    async fn a_refusal_is_written_in_the_language_and_spelling_of_the_caller() {
        let failed = || Failure::from(error_codes::DUPLICATE.rejection().field("CIN")).into_response();
        let none = |_: &str| String::new();
        let french = write(failed(), Lang::Fr, Spelling::Documents, none);
        assert_eq!(french.status(), StatusCode::CONFLICT);
        assert_eq!(french.headers()[header::PRAGMA], "no-cache");
        let french = body(french).await;
        assert_eq!(french["message"], "Cette valeur existe déjà\u{a0}: CIN");
        assert_eq!(french["type"], "document_unique_constraint_violation");
        assert_eq!(french["errors"][0]["field"], "CIN");
        let rows = body(write(failed(), Lang::En, Spelling::Rows, none)).await;
        assert_eq!(rows["type"], "row_unique_constraint_violation");
        assert_eq!(rows["errors"][0]["type"], "row_unique_constraint_violation");
    }

    #[tokio::test]
    async fn all_that_is_wrong_is_listed_also_what_is_about_no_field() {
        let wrong = vec![
            error_codes::REQUIRED.rejection().field("deadline"),
            error_codes::DOCUMENT_NOT_FOUND.rejection(),
        ];
        let failed = Failure::from(Rejection::several(wrong).unwrap()).into_response();
        let body = body(write(failed, Lang::Fr, Spelling::Documents, |_| String::new())).await;
        assert_eq!(body["errors"][0]["field"], "deadline");
        assert_eq!(body["errors"][1]["type"], "document_not_found");
        assert_eq!(body["errors"][1].get("field"), None);
    }

    #[tokio::test]
    async fn a_fault_says_nothing_but_its_id() {
        let failed = Failure(Error::fault("reading", "secret path")).into_response();
        let response = write(failed, Lang::En, Spelling::Documents, |text| {
            assert_eq!(text, "reading: secret path");
            "f1".to_owned()
        });
        assert_eq!(
            (
                response.status().as_u16(),
                response.headers()["x-diwan-fault"].as_bytes()
            ),
            (500, &b"f1"[..])
        );
        let body = body(response).await;
        assert_eq!(
            (&body["message"], &body["type"], &body["fault"]),
            (&json!("Server Error"), &json!("general_unknown"), &json!("f1"))
        );
        assert!(!body.to_string().contains("secret"));
    }

    #[tokio::test]
    async fn refusals_of_the_framework_get_our_body_too() {
        for (status, code) in [
            (404, "general_route_not_found"),
            (405, "general_not_implemented"),
            (413, "general_request_too_large"),
            (400, "general_argument_invalid"),
        ] {
            let response = (StatusCode::from_u16(status).unwrap(), "no").into_response();
            let written = write(response, Lang::En, Spelling::Documents, |_| String::new());
            assert_eq!(written.status().as_u16(), status);
            assert_eq!(body(written).await["type"], code);
        }
    }
}
