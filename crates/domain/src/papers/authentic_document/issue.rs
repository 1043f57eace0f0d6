//! Issuing: the record is written down canonically, hashed, and sealed with what it stands under. What was issued with the
//! same contents and still holds is given again.

use accounts::Seal;
use engine::Cx;
use schema::{Cell, Date, Document, Id, Result};
use serde_json::{Map, Value as Json, json};

use super::{
    AUTHENTIC_DOCUMENTS, CONTENT_HASH, DOC_ID, ISSUED_BY, ISSUED_ON, KEY_ID, KIND, RECORD, REF_NUMBER, SEAL, STATE,
    State,
};
use crate::filter::is;

/// What a paper says.
pub(super) struct Paper<'a> {
    /// What kind of paper.
    pub kind: &'a str,
    /// What people call it by.
    pub reference: &'a str,
    /// All that it says.
    pub record: Map<String, Json>,
}

/// The document of a paper, made unless it is there. Writes are serial, so no two of them miss each other.
pub(super) fn issue(cx: &mut Cx<'_>, paper: Paper<'_>) -> Result<Document> {
    let record = Json::Object(paper.record);
    let hash = accounts::content_hash(&canonical(&record));
    if let Some(known) = standing(cx, paper.kind, &hash)? {
        return Ok(known);
    }
    let (seal, id) = (Seal::of(cx)?, cx.new_id());
    let mut row = Document::new(&AUTHENTIC_DOCUMENTS)
        .with(DOC_ID, id.clone())
        .with(KIND, paper.kind.to_owned())
        .with(REF_NUMBER, paper.reference.to_owned())
        .with(ISSUED_ON, Date(cx.today()))
        .with(RECORD, record)
        .with(CONTENT_HASH, hash)
        .with(KEY_ID, seal.key_id())
        .with(STATE, State::Valid);
    if let Some(employee) = cx.who().employee.clone() {
        row.set(ISSUED_BY, Id(employee));
    }
    row.set(SEAL, seal.seal(&sealed(&row)));
    row.id = id;
    cx.create(row)
}

/// What was issued with these contents and still holds.
fn standing(cx: &Cx<'_>, kind: &str, hash: &str) -> Result<Option<Document>> {
    let of = &AUTHENTIC_DOCUMENTS;
    let same = vec![
        is(of, CONTENT_HASH, hash.to_owned()),
        is(of, KIND, kind.to_owned()),
        is(of, STATE, State::Valid),
    ];
    cx.first(of, same)
}

/// What the seal of a document is over: its contents by their hash, and what they stand under.
pub(super) fn sealed(row: &Document) -> String {
    let text = |key| row.get(key).unwrap_or_default();
    let issued = row.get(ISSUED_ON).map(Cell::write);
    let issued = issued.as_ref().and_then(|day| day.text()).unwrap_or_default();
    canonical(&json!({
        "docId": text(DOC_ID), "kind": text(KIND), "issuedOn": issued,
        "contentHash": text(CONTENT_HASH), "keyId": text(KEY_ID),
    }))
}

/// JSON in one form: names in order, nothing between the parts (RFC 8785, for what has no broken numbers).
pub(super) fn canonical(json: &Json) -> String {
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
