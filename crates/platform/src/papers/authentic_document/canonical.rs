//! Records in one form, and what their seals are over.

use schema::{Document, FieldValue};
use serde_json::{Value as Json, json};

use super::{CONTENT_HASH, DOC_ID, ISSUED_ON, KEY_ID, KIND};

/// What the seal of a document is over: its contents by their hash, and what they stand under.
pub(in crate::papers) fn signed_text(row: &Document) -> String {
    let text = |key| row.get(key).unwrap_or_default();
    let issued = row.get(ISSUED_ON).map(FieldValue::write);
    let issued = issued.as_ref().and_then(|day| day.text()).unwrap_or_default();
    canonical(&json!({
        "docId": text(DOC_ID), "kind": text(KIND), "issuedOn": issued,
        "contentHash": text(CONTENT_HASH), "keyId": text(KEY_ID),
    }))
}

/// JSON in one form: names in order, nothing between the parts (RFC 8785, for what has no broken numbers).
pub fn canonical(json: &Json) -> String {
    match json {
        Json::Object(map) => {
            let mut members: Vec<(&String, &Json)> = map.iter().collect();
            members.sort_unstable_by(|a, b| a.0.encode_utf16().cmp(b.0.encode_utf16()));
            let member = |(name, value): (&String, &Json)| format!("{}:{}", json!(name), canonical(value));
            format!("{{{}}}", members.into_iter().map(member).collect::<Vec<_>>().join(","))
        }
        Json::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        other => other.to_string(),
    }
}
