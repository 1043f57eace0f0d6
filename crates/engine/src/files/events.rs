//! Files in the feed: which of their changes are news, and who hears of them.

use schema::{Document, FieldSet, Result};
use serde_json::Value as Json;
use store::EntryKind;

use super::access::{self, is_uploader};
use super::row::{self, FILES, UPLOADED, reference};
use crate::{Cx, Rights};

/// A document that refers to a file, and the position of the field.
pub(crate) type Referring = (Document, usize);

/// What a change of the row is to those who listen: a file is created when it is whole, and until then there is none.
/// What only we keep of it is no news.
pub(crate) fn news(
    kind: EntryKind,
    before: Option<&Document>,
    after: Option<&Document>,
    changed: FieldSet,
) -> Option<EntryKind> {
    let (was_whole, is_whole) = (before.is_some_and(row::is_whole), after.is_some_and(row::is_whole));
    let is_seen = !changed.and(FieldSet::visible(&FILES)).is_empty();
    match kind {
        EntryKind::Delete => was_whole.then_some(kind),
        _ if is_whole && !was_whole => Some(EntryKind::Create),
        _ => (is_whole && is_seen).then_some(EntryKind::Update),
    }
}

/// The documents that refer to a file.
pub(crate) fn referring(cx: &Cx<'_>, file: &str) -> Result<Vec<Referring>> {
    let mut found = Vec::new();
    for one in access::references(cx, file)? {
        let attribute = one.get(reference::ATTRIBUTE).unwrap_or_default();
        let place = access::collection(cx, &one).and_then(|of| Some((of, of.position(&attribute)?)));
        if let Some((of, at)) = place {
            let document = cx.get(of, &one.get(reference::DOCUMENT).unwrap_or_default())?;
            found.extend(document.map(|document| (document, at)));
        }
    }
    Ok(found)
}

/// The file as the holder of these rights reads it; `None` when they may not. `opens` says whether they read all files of its
/// bucket, `reads` whether they may read a document and a field of it. The same decision as of the calls about files.
pub(crate) fn as_read(
    file: &Document,
    referring: &[Referring],
    rights: &Rights,
    opens: bool,
    reads: impl Fn(&Referring) -> bool,
) -> Option<Json> {
    let is_sealed = |(document, at): &Referring| rights.is_closed_field(document.of, &document.of.fields()[*at]);
    let opens = opens && !access::is_sealed_off(referring, is_sealed);
    let is_own = opens || referring.is_empty() && is_uploader(rights, file);
    let read: Vec<&Referring> = referring.iter().filter(|one| reads(one)).collect();
    if !is_own && read.is_empty() {
        return None;
    }
    let may_change = is_own || read.iter().any(|(document, _)| rights.may(document.of, "update"));
    let permissions = access::permissions_of(rights, may_change);
    Some(row::file_model(file, &permissions, file.get(UPLOADED).unwrap_or(0)))
}
