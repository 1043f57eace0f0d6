//! Permission strings (`docs/protocol.md` §2.8): checked for form and otherwise ignored; access comes from roles alone.

use schema::expected::{self, Expected};
use schema::{Rejection, Result, is_id};
use serde_json::{Map, Value as Json};

/// Greatest number of permissions in one call.
const MOST: usize = 100;
const ACTIONS: &[&str] = &["read", "create", "update", "delete", "write"];

/// Checks the `permissions` of a body, when there are any.
pub fn check(body: &Map<String, Json>) -> Result<()> {
    let list = match body.get("permissions") {
        None | Some(Json::Null) => return Ok(()),
        Some(Json::Array(list)) => list,
        Some(_) => return Err(invalid(expected::PERMISSIONS)),
    };
    if list.len() > MOST {
        return Err(invalid(expected::permissions(MOST)));
    }
    let is_right = |one: &Json| one.as_str().is_some_and(is_permission);
    if list.iter().all(is_right) {
        Ok(())
    } else {
        Err(invalid(expected::PERMISSION_FORM))
    }
}

fn invalid(expected: Expected) -> schema::Error {
    Rejection::argument("permissions", expected).into()
}

/// Whether the text is `action("role")`.
fn is_permission(text: &str) -> bool {
    text.split_once("(\"")
        .is_some_and(|(action, rest)| ACTIONS.contains(&action) && rest.strip_suffix("\")").is_some_and(is_role))
}

fn is_role(role: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let is_verified = |word: &str| matches!(word, "verified" | "unverified");
    match role.split_once(':') {
        None => matches!(role, "any" | "guests" | "users") || role.strip_prefix("users/").is_some_and(is_verified),
        Some(("label", name)) => is_word(name),
        Some(("member", id)) => is_id(id),
        Some((kind @ ("user" | "team"), rest)) => match rest.split_once('/') {
            None => is_id(rest),
            Some((id, word)) => is_id(id) && if kind == "user" { is_verified(word) } else { is_id(word) },
        },
        Some(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_of_the_protocol_is_a_permission() {
        for role in [
            "any",
            "guests",
            "users",
            "users/verified",
            "user:5f1",
            "user:5f1/unverified",
            "team:a",
            "team:a/owner",
            "member:b",
            "label:vip",
        ] {
            assert!(is_permission(&format!("read(\"{role}\")")), "{role}");
        }
        for bad in [
            "",
            "read",
            "read(any)",
            "fly(\"any\")",
            "read(\"someone\")",
            "read(\"user:\")",
            "read(\"user:a/owner\")",
            "read(\"users/\")",
            "read(\"any\") ",
            "read(\"label:a b\")",
        ] {
            assert!(!is_permission(bad), "{bad}");
        }
    }

    #[test]
    fn lists_are_checked_whole() {
        let body = |permissions: Json| Map::from_iter([("permissions".to_owned(), permissions)]);
        assert!(
            check(&Map::new()).is_ok()
                && check(&body(Json::Null)).is_ok()
                && check(&body(serde_json::json!([]))).is_ok()
        );
        assert!(check(&body(serde_json::json!(vec!["read(\"any\")"; 100]))).is_ok());
        for bad in [
            serde_json::json!("x"),
            serde_json::json!([1]),
            serde_json::json!(["fly(\"me\")"]),
            serde_json::json!(vec!["read(\"any\")"; 101]),
        ] {
            assert!(check(&body(bad)).unwrap_err().is(schema::error_codes::ARGUMENT_INVALID));
        }
    }
}
