//! Who may read, change and send files.

use schema::{Attr, Collection, Document, FieldSet, Filter, Kind, Op, Path, Query, Result, Value};

use super::row::{self, FILE_REFS, UPLOADER, reference};
use super::{Bucket, Engine};
use crate::{Cx, Rights, unauthorized};

impl Engine {
    /// Refuses who may not send files to a bucket: guests and strangers never may; when documents keep files of this
    /// bucket, those who may write such documents may.
    pub fn may_send(&self, rights: &Rights, bucket: &Bucket) -> Result<()> {
        if rights.is_key || rights.is_admin {
            return Ok(());
        }
        let mut keepers = self
            .entities()
            .iter()
            .map(|entity| entity.of)
            .filter(|of| of.fields.iter().any(|field| keeps(field.kind, bucket.id)))
            .peekable();
        let is_free = keepers.peek().is_none();
        let mut may = keepers.map(|of| rights.may(of, "create") || rights.may(of, "update"));
        if rights.is_user && (is_free || may.any(|may| may)) {
            Ok(())
        } else {
            Err(unauthorized(rights))
        }
    }
}

fn keeps(kind: Kind, bucket: &str) -> bool {
    matches!(kind, Kind::File(of) if of == bucket)
}

/// What refers to a file.
pub(super) fn references(cx: &Cx<'_>, file: &str) -> Result<Vec<Document>> {
    let of_file = Filter::test(&reference::FIELDS[0], Op::Equal, vec![Value::from(file)]);
    cx.find(&FILE_REFS, vec![of_file], 1000)
}

/// Whoever may read a document that refers to the file, in that field; as long as none does, the uploader.
pub(super) fn may_read(cx: &Cx<'_>, file: &Document) -> Result<bool> {
    let rights = cx.who();
    if rights.is_key || rights.is_admin {
        return Ok(true);
    }
    let references = references(cx, &file.id)?;
    if references.is_empty() {
        return Ok(is_uploader(rights, file));
    }
    any(&references, |one| reads(cx, one))
}

/// As reading, with the right to update such a document.
pub(super) fn may_change(cx: &Cx<'_>, file: &Document) -> Result<bool> {
    let rights = cx.who();
    if rights.is_key || rights.is_admin {
        return Ok(true);
    }
    let references = references(cx, &file.id)?;
    if references.is_empty() {
        return Ok(is_uploader(rights, file));
    }
    any(&references, |one| {
        let of = collection(cx, one);
        Ok(of.is_some_and(|of| rights.may(of, "update")) && reads(cx, one)?)
    })
}

/// Whether the caller sent the file.
pub(super) fn is_uploader(rights: &Rights, file: &Document) -> bool {
    rights.account.is_some() && file.get(UPLOADER).as_ref() == rights.account.as_ref()
}

fn any(references: &[Document], mut f: impl FnMut(&Document) -> Result<bool>) -> Result<bool> {
    for one in references {
        if f(one)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether the caller may read the referring document and the field of it.
pub(super) fn reads(cx: &Cx<'_>, reference: &Document) -> Result<bool> {
    let Some(of) = collection(cx, reference) else {
        return Ok(false);
    };
    let (view, attribute) = (
        cx.who().view(of),
        reference.get(reference::ATTRIBUTE).unwrap_or_default(),
    );
    let Some(at) = of.position(&attribute).filter(|_| !view.is_empty()) else {
        return Ok(false);
    };
    let path = Path {
        via: None,
        attr: Attr::Id,
    };
    let id = Value::Text(reference.get(reference::DOCUMENT).unwrap_or_default());
    let query = Query {
        filters: vec![Filter::Test {
            path,
            op: Op::Equal,
            values: vec![id],
        }],
        named: FieldSet::NONE.with(at),
        ..Query::default()
    };
    let found = cx.tx.borrow_mut().count(&view, &query)?;
    Ok(found > 0)
}

/// The collection of the referring document.
pub(super) fn collection(cx: &Cx<'_>, one: &Document) -> Option<&'static Collection> {
    let (database, id) = (one.get(reference::DATABASE)?, one.get(reference::COLLECTION)?);
    let mut all = cx.hall.entities.iter().map(|entity| entity.of);
    all.find(|of| of.database == database && of.id == id)
}

/// What this caller may do with a file, as the protocol writes it.
pub(super) fn permissions(cx: &Cx<'_>, file: &Document) -> Result<Vec<String>> {
    let may_change = cx.who().account.is_some() && row::is_whole(file) && may_change(cx, file)?;
    Ok(written(cx.who(), may_change))
}

/// What the holder of these rights may do with a file that they may read.
pub(super) fn written(rights: &Rights, may_change: bool) -> Vec<String> {
    let verbs: &[&str] = if may_change {
        &["read", "update", "delete"]
    } else {
        &["read"]
    };
    let of = |account: &String| verbs.iter().map(|verb| format!("{verb}(\"user:{account}\")")).collect();
    rights.account.as_ref().map(of).unwrap_or_default()
}
