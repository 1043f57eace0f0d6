//! Draws, locks and announcements are signed with a password of their own (decision 20): what opened signing is used up by one of them.

use accounts::signing;
use engine::Cx;
use platform::signature::{self, Shown};
use schema::{Collection, Document, Error, Result};
use serde_json::Value as Json;

/// Signs one thing in the caller's name, and closes signing.
pub(crate) fn sign_once(cx: &mut Cx<'_>, document: &Document, purpose: &'static str, shown: Json) -> Result<Document> {
    let shown = Shown {
        document,
        purpose,
        shown,
        on_behalf_of: None,
    };
    let signature = signature::sign(cx, &[shown])?.pop();
    signing::use_up(cx)?;
    signature.ok_or_else(|| Error::Fault("nothing was signed".to_owned()))
}

/// The signatures of a document, the oldest first.
pub(crate) fn signatures_of(cx: &Cx<'_>, document: &Collection, id: &str) -> Result<Vec<Document>> {
    let same = [signature::SUBJECT_COLLECTION.eq(document.id), signature::SUBJECT.eq(id)];
    cx.all(&signature::SIGNATURES, same)
}
