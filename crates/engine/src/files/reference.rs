//! What refers to a file is noted with every write of a document, in its transaction.

use schema::{Change, Document, FieldDef, Id, Instant, Rejection, Result, Value, error_codes};

use super::access;
use super::row::{self, BUCKET, FILE_REFS, FILES, LOOSE_SINCE, reference};
use crate::{Cx, write};

/// Notes the files that a written document refers to from now on, and lets go of the others.
pub(crate) fn follow(cx: &mut Cx<'_>, change: &Change, is_gone: bool) -> Result<()> {
    let of = change.after.of;
    for (at, field) in of.fields().iter().enumerate() {
        if field.kind.bucket().is_none() {
            continue;
        }
        let before = change
            .before
            .as_ref()
            .map(|before| referenced_files(before, at))
            .unwrap_or_default();
        let after = if is_gone {
            Vec::new()
        } else {
            referenced_files(&change.after, at)
        };
        for file in after.iter().filter(|file| !before.contains(file)) {
            hold(cx, &change.after, field, file)?;
        }
        for file in before.iter().filter(|file| !after.contains(file)) {
            if is_gone || !field.keep_history {
                let_go(cx, &change.after, field, file)?;
            }
        }
    }
    Ok(())
}

/// The files that a field names.
fn referenced_files(document: &Document, at: usize) -> Vec<String> {
    match document.values.get(at) {
        Some(Value::Text(file)) => vec![file.clone()],
        Some(Value::Json(list)) => serde_json::from_str(list).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// A file is only taken from its own bucket, whole or awaited from the press, by who may read it: naming a file must not
/// open it.
fn hold(cx: &mut Cx<'_>, document: &Document, field: &FieldDef, id: &str) -> Result<()> {
    let file = cx.get(&FILES, id)?;
    let file = file.filter(|file| row::is_whole(file) || row::is_awaited(file));
    let bucket = file.as_ref().and_then(|file| file.get(BUCKET)).unwrap_or_default();
    let known = match file.filter(|_| field.takes_from(&bucket)) {
        Some(file) if access::may_read(cx, &file)? => file,
        _ => {
            let unknown = Rejection::new(error_codes::UNKNOWN_LINK).about(field).arg("id", id);
            return Err(unknown.into());
        }
    };
    if reference_of(cx, document, field, id)?.is_none() {
        let made = Document::new(&FILE_REFS)
            .with(reference::FILE, Id(id.to_owned()))
            .with(reference::BUCKET, bucket)
            .with(reference::DATABASE, document.of.database.to_owned())
            .with(reference::COLLECTION, document.of.id.to_owned())
            .with(reference::DOCUMENT, document.id.clone())
            .with(reference::ATTRIBUTE, field.name.to_owned());
        write::create(cx, made)?;
    }
    if known.get(LOOSE_SINCE).is_some() {
        let mut held = known.clone();
        held.clear(LOOSE_SINCE);
        write::update(cx, known, held)?;
    }
    Ok(())
}

fn let_go(cx: &mut Cx<'_>, document: &Document, field: &FieldDef, id: &str) -> Result<()> {
    if let Some(ours) = reference_of(cx, document, field, id)? {
        write::delete(cx, ours)?;
    }
    let is_last = cx.count(&FILE_REFS, [reference::FILE.eq(id)])? == 0;
    if let Some(file) = cx.get(&FILES, id)?.filter(|_| is_last) {
        let mut loose = file.clone();
        loose.set(LOOSE_SINCE, Instant(cx.now()));
        write::update(cx, file, loose)?;
    }
    Ok(())
}

/// What is noted of a file in that field of that document: asked for by itself, for thousands may refer to one file.
fn reference_of(cx: &Cx<'_>, document: &Document, field: &FieldDef, file: &str) -> Result<Option<Document>> {
    let this = [
        reference::FILE.eq(file),
        reference::DATABASE.eq(document.of.database),
        reference::COLLECTION.eq(document.of.id),
        reference::DOCUMENT.eq(document.id.as_str()),
        reference::ATTRIBUTE.eq(field.name),
    ];
    cx.first(&FILE_REFS, this)
}
