//! `limit` and `offset` of lists that take no other queries.

use schema::{Result, error_codes};
use serde_json::Value as Json;

/// Rows of a page when nothing is said (the protocol's default), and at most.
const USUAL: u64 = 25;
const MOST: u64 = 100;

/// (rows to skip, rows at most).
pub fn read(queries: &[&str]) -> Result<(u64, u64)> {
    let (mut offset, mut limit) = (0, USUAL);
    for query in queries {
        let query: Json = serde_json::from_str(query).map_err(|error| invalid(&error.to_string()))?;
        let number = query["values"][0].as_u64();
        match (query["method"].as_str(), number) {
            (Some("limit"), Some(number @ 1..)) => limit = number.min(MOST),
            (Some("offset"), Some(number)) => offset = number,
            (Some(method), _) => return Err(invalid(&format!("{method} with these values"))),
            (None, _) => return Err(invalid("no method")),
        }
    }
    Ok((offset, limit))
}

fn invalid(reason: &str) -> schema::Error {
    error_codes::QUERY_INVALID.rejection().arg("reason", reason).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_limited_and_moved() {
        let limit = r#"{"method":"limit","values":[5]}"#;
        let offset = r#"{"method":"offset","values":[10]}"#;
        assert_eq!(read(&[]).unwrap(), (0, 25));
        assert_eq!(read(&[limit, offset]).unwrap(), (10, 5));
        for wrong in [
            "limit(5)",
            "{}",
            r#"{"method":"equal","attribute":"event","values":["x"]}"#,
            r#"{"method":"limit","values":["5"]}"#,
            r#"{"method":"limit","values":[0]}"#,
        ] {
            assert!(read(&[wrong]).unwrap_err().is(error_codes::QUERY_INVALID), "{wrong}");
        }
    }
}
