//! How a paper stands, under a seal of its own: its state, what replaced it, and the hash of its file come after the record
//! was sealed, and must not be changed past the house either.

use accounts::Seal;
use engine::Cx;
use schema::{Document, Instant, Result};
use serde_json::{Map, Value as Json, json};

use super::canonical::canonical;
use super::qr::QR;
use super::{DOC_ID, KIND, REPLACED_BY, SHA256, SIGNED_SHA256, SIGNERS, STANDING, STATE, State};

/// What is sealed of how a paper stands.
fn sealed_state(row: &Document) -> Map<String, Json> {
    let members = json!({
        "docId": row.get(DOC_ID), "state": row.get(STATE).map(State::wire), "sha256": row.get(SHA256),
        "replacedById": row.get(REPLACED_BY).map(|id| id.0),
    });
    let mut members = members.as_object().cloned().unwrap_or_default();
    // Papers that nobody has signed are sealed as they were before there were signatures.
    if let Some(signers) = row.get(SIGNERS) {
        members.insert(SIGNED.to_owned(), json!(accounts::content_hash(&canonical(&signers))));
        members.insert("signedSha256".to_owned(), json!(row.get(SIGNED_SHA256)));
    }
    members
}

/// The hash of who signed, among what is sealed.
const SIGNED: &str = "signers";

/// Seals how a paper stands now.
pub(super) fn seal_state(cx: &Cx<'_>, row: Document) -> Result<Document> {
    let seal = Seal::of(cx)?;
    let mut standing = sealed_state(&row);
    standing.insert("at".to_owned(), json!(schema::wire_instant(cx.now())));
    standing.insert("keyId".to_owned(), json!(seal.key_id()));
    let mark = seal.seal(&canonical(&Json::Object(standing.clone())));
    standing.insert("seal".to_owned(), json!(mark));
    Ok(row.with(STANDING, Json::Object(standing)))
}

/// Whether a paper stands as it was sealed. Codes of former releases were sealed without it.
pub(super) fn is_sealed(cx: &Cx<'_>, row: &Document) -> Result<bool> {
    let Some(Json::Object(mut standing)) = row.get(STANDING) else {
        return Ok(row.get(KIND).as_deref() == Some(QR));
    };
    let now = sealed_state(row);
    let says_otherwise = now.iter().any(|(name, now)| standing.get(name) != Some(now));
    if says_otherwise || now.contains_key(SIGNED) != standing.contains_key(SIGNED) {
        return Ok(false);
    }
    let mark = standing.remove("seal").unwrap_or_default();
    let text = |name: &str| standing.get(name).and_then(Json::as_str).unwrap_or_default();
    let at = schema::read_instant(text("at")).unwrap_or(jiff::Timestamp::MAX);
    let written = canonical(&Json::Object(standing.clone()));
    accounts::is_sealed(
        cx,
        text("keyId"),
        &written,
        mark.as_str().unwrap_or_default(),
        Instant(at),
    )
}
