//! JSON bodies: absent, empty, or one object, on every verb (`docs/protocol.md` §2.1, §2.3).

use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use bytes::Bytes;
use schema::expected::{self, Expected};
use schema::{Error, Rejection, Result, error_codes};
use serde_json::{Map, Value as Json};

use super::response::Failure;

/// The object of a body; empty when there is none.
pub struct Body(pub Map<String, Json>);

impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Failure::from(error_codes::TOO_LARGE),
                _ => Failure::from(invalid("body", expected::WHOLE_BODY)),
            }
        })?;
        Ok(Body(read(&bytes)?))
    }
}

/// Reads the bytes of a body.
pub fn read(bytes: &[u8]) -> Result<Map<String, Json>> {
    if bytes.trim_ascii().is_empty() {
        return Ok(Map::new());
    }
    match serde_json::from_slice(bytes) {
        Ok(Json::Object(map)) => Ok(map),
        // What SDKs write for "no parameters".
        Ok(Json::Null) => Ok(Map::new()),
        Ok(Json::Array(list)) if list.is_empty() => Ok(Map::new()),
        Ok(_) => Err(invalid("body", expected::JSON_OBJECT)),
        Err(error) => Err(invalid("body", expected::readable(error))),
    }
}

impl Body {
    /// A text that must be there.
    pub fn text(&self, name: &str) -> Result<&str> {
        match self.0.get(name) {
            None | Some(Json::Null) => Err(Rejection::new(error_codes::ARGUMENT_MISSING).arg("param", name).into()),
            Some(Json::String(text)) => Ok(text),
            Some(_) => Err(invalid(name, expected::STRING)),
        }
    }

    /// A text that may be left out.
    pub fn optional_text(&self, name: &str) -> Result<Option<&str>> {
        match self.0.get(name) {
            None | Some(Json::Null) => Ok(None),
            Some(_) => self.text(name).map(Some),
        }
    }

    /// A yes or no that must be there.
    pub fn flag(&self, name: &str) -> Result<bool> {
        match self.0.get(name) {
            None | Some(Json::Null) => Err(Rejection::new(error_codes::ARGUMENT_MISSING).arg("param", name).into()),
            Some(Json::Bool(flag)) => Ok(*flag),
            Some(_) => Err(invalid(name, expected::YES_OR_NO)),
        }
    }

    /// An object, or a string that holds one; `None` when left out.
    pub fn object(&mut self, name: &str) -> Result<Option<Map<String, Json>>> {
        match self.0.remove(name) {
            None | Some(Json::Null) => Ok(None),
            Some(Json::Object(map)) => Ok(Some(map)),
            Some(Json::Array(list)) if list.is_empty() => Ok(Some(Map::new())),
            Some(Json::String(text)) => match serde_json::from_str(&text) {
                Ok(Json::Object(map)) => Ok(Some(map)),
                _ => Err(invalid(name, expected::JSON_OBJECT)),
            },
            Some(_) => Err(invalid(name, expected::JSON_OBJECT)),
        }
    }

    /// The query texts of a bulk call.
    pub fn queries(&self) -> Result<Vec<&str>> {
        match self.0.get("queries") {
            None | Some(Json::Null) => Ok(Vec::new()),
            Some(Json::Array(list)) => list
                .iter()
                .map(|one| one.as_str().ok_or_else(|| invalid("queries", expected::STRINGS)))
                .collect(),
            Some(_) => Err(invalid("queries", expected::STRINGS)),
        }
    }
}

/// The refusal of an argument.
pub fn invalid(param: &str, expected: Expected) -> Error {
    Rejection::argument(param, expected).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_body_is_an_empty_object() {
        for text in ["", " ", "{}", "null", "[]"] {
            assert!(read(text.as_bytes()).unwrap().is_empty(), "{text}");
        }
        for text in ["1", "\"x\"", "[1]", "{", "{\"a\":1"] {
            assert!(
                read(text.as_bytes()).unwrap_err().is(error_codes::ARGUMENT_INVALID),
                "{text}"
            );
        }
    }

    #[test]
    fn data_is_an_object_or_its_text() {
        let mut body = Body(read(br#"{"a":{"x":1},"b":"{\"x\":1}","c":"[1]","d":null,"e":5}"#).unwrap());
        assert_eq!(body.object("a").unwrap().unwrap()["x"], 1);
        assert_eq!(body.object("b").unwrap().unwrap()["x"], 1);
        assert!(body.object("c").is_err() && body.object("e").is_err());
        assert!(body.object("d").unwrap().is_none() && body.object("f").unwrap().is_none());
    }

    #[test]
    fn a_missing_text_is_named() {
        let body = Body(read(br#"{"a":1,"b":null}"#).unwrap());
        assert_eq!(
            body.text("b").unwrap_err().rejection().unwrap().text(schema::Lang::En),
            "Param \"b\" is not optional."
        );
        assert!(body.text("a").unwrap_err().is(error_codes::ARGUMENT_INVALID));
        assert_eq!(body.optional_text("b").unwrap(), None);
    }
}
