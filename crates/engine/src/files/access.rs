//! Who may read, change and send files.

use std::collections::{BTreeMap, HashMap, HashSet};

use schema::{Collection, Document, FieldSet, Id, Query, Result, attribute};

use super::row::{self, BUCKET, FILE_REFS, UPLOADER, reference};
use super::{Bucket, Engine};
use crate::noted_reads::{Door, NotedReading};
use crate::{Cx, Rights, unauthorized};

impl Engine {
    /// Refuses who may not send files to a bucket: whoever writes a field that takes files from it may, or gives them to an
    /// action. One that no document names is for administrators and keys.
    pub fn may_send(&self, rights: &Rights, bucket: &Bucket) -> Result<()> {
        if rights.is_key || rights.is_admin {
            return Ok(());
        }
        let mut entities = self.entities().iter().map(|entity| entity.of);
        if rights.is_user && entities.any(|of| writes_files(rights, of, bucket)) {
            Ok(())
        } else {
            Err(unauthorized(rights))
        }
    }
}

/// Whether the caller gives files of a bucket to documents of a collection: by the verb and the field, or to an action that
/// takes them for a field that the caller reads.
fn writes_files(rights: &Rights, of: &'static Collection, bucket: &Bucket) -> bool {
    let view = rights.view(of);
    let (by_verb, has_rows) = (
        rights.may(of, "create") || rights.may(of, "update"),
        !view.is_of_no_row(),
    );
    let takes = |at: usize| {
        let field = &of.fields()[at];
        let is_given = (by_verb && field.is_input()) || (has_rows && field.given_to_action);
        is_given && field.takes_from(bucket.id)
    };
    of.is_public() && view.fields().positions().any(takes)
}

/// The readings to be noted when the bytes of a file are handed out: of each document that names it in such a field.
pub(super) fn readings_of_file(cx: &Cx<'_>, file: &Document) -> Result<Vec<NotedReading>> {
    let bucket = file.get(BUCKET).unwrap_or_default();
    let all = cx.inner.entities.iter().map(|entity| entity.of);
    let mut takers = all.flat_map(|of| of.fields().iter().map(move |field| (of, field)));
    if !takers.any(|(of, field)| field.takes_from(&bucket) && of.notes_files_of(field)) {
        return Ok(Vec::new());
    }
    let reading = |one: Document| {
        let (of, document) = (collection(cx, &one)?, one.get(reference::DOCUMENT)?);
        let at = of.position(&one.get(reference::ATTRIBUTE)?)?;
        let is_noted = of.notes_files_of(&of.fields()[at]);
        is_noted.then(|| NotedReading::row(of, &document, FieldSet::NONE.with(at), Door::File))
    };
    Ok(references(cx, &file.id)?.into_iter().filter_map(reading).collect())
}

/// What refers to a file.
pub(super) fn references(cx: &Cx<'_>, file: &str) -> Result<Vec<Document>> {
    cx.all(&FILE_REFS, [reference::FILE.eq(file)])
}

/// Whoever may read a document that refers to the file, in that field; as long as none does, the uploader.
pub(super) fn may_read(cx: &Cx<'_>, file: &Document) -> Result<bool> {
    is_reached(cx, file, |_| true)
}

/// As reading, with the right to update such a document.
pub(super) fn may_change(cx: &Cx<'_>, file: &Document) -> Result<bool> {
    is_reached(cx, file, |of| cx.who().may(of, "update"))
}

/// Whether the caller reads a referring document of a collection that counts; as long as nothing refers, sent the file.
fn is_reached(cx: &Cx<'_>, file: &Document, counts: impl Fn(&'static Collection) -> bool) -> Result<bool> {
    let rights = cx.who();
    let bucket = file.get(BUCKET).unwrap_or_default();
    let opens = opens_bucket(cx, &bucket);
    // Most buckets hold nothing that is sealed: there nobody pays for all that names a file.
    if opens && !holds_sealed(cx, &bucket) {
        return Ok(true);
    }
    let mut references = references(cx, &file.id)?;
    if opens && !is_sealed_off(&references, |one| is_sealed_reference(cx, one)) {
        return Ok(true);
    }
    if references.is_empty() {
        return Ok(is_uploader(rights, file));
    }
    references.retain(|one| collection(cx, one).is_some_and(&counts));
    Ok(!readable(cx, &references)?.is_empty())
}

/// Whether some field that is sealed to the caller takes files from a bucket.
fn holds_sealed(cx: &Cx<'_>, bucket: &str) -> bool {
    let all = cx.inner.entities.iter().map(|entity| entity.of);
    let mut takers = all.flat_map(|of| of.fields().iter().map(move |field| (of, field)));
    takers.any(|(of, field)| field.takes_from(bucket) && cx.who().is_closed_field(of, field))
}

fn is_sealed_reference(cx: &Cx<'_>, one: &Document) -> bool {
    let place = collection(cx, one).zip(one.get(reference::ATTRIBUTE));
    let field = place.and_then(|(of, attribute)| Some((of, of.field(&attribute)?)));
    field.is_some_and(|(of, field)| cx.who().is_closed_field(of, field))
}

/// Whether all that refers to a file does so in what is sealed to the caller: then reading its bucket is not enough.
pub(super) fn is_sealed_off<R>(references: &[R], is_sealed: impl Fn(&R) -> bool) -> bool {
    !references.is_empty() && references.iter().all(is_sealed)
}

/// Which of these files of a bucket the caller may not open although the bucket is open to them: their names say as much as they do.
pub(super) fn sealed_among(cx: &Cx<'_>, bucket: &str, ids: &[String]) -> Result<HashSet<String>> {
    if !opens_bucket(cx, bucket) || !holds_sealed(cx, bucket) {
        return Ok(HashSet::new());
    }
    let mut by_file: HashMap<Id, Vec<Document>> = HashMap::new();
    for one in cx.all(&FILE_REFS, [reference::FILE.any_of(ids.iter().cloned().map(Id))])? {
        by_file.entry(one.need(reference::FILE)?).or_default().push(one);
    }
    by_file.retain(|_, references| is_sealed_off(references, |one| is_sealed_reference(cx, one)));
    let references: Vec<Document> = by_file.values().flatten().cloned().collect();
    let open: HashSet<String> = readable(cx, &references)?.into_iter().collect();
    let sealed = by_file.into_keys().map(|Id(id)| id);
    Ok(sealed.filter(|id| !open.contains(id)).collect())
}

/// Whether the caller reads all files of a bucket.
pub(super) fn opens_bucket(cx: &Cx<'_>, bucket: &str) -> bool {
    let all = cx.inner.entities.iter().map(|entity| entity.of);
    cx.who().opens_bucket(all, bucket)
}

/// Whether the caller sent the file.
pub(super) fn is_uploader(rights: &Rights, file: &Document) -> bool {
    rights.account.is_some() && file.get(UPLOADER).as_ref() == rights.account.as_ref()
}

/// So many documents are asked for at once.
const AT_ONCE: usize = 500;

/// The files that these references open to the caller: one query for each attribute of a collection, however many refer.
pub(super) fn readable(cx: &Cx<'_>, references: &[Document]) -> Result<Vec<String>> {
    let mut by_place: BTreeMap<(&str, String), (&'static Collection, usize, Vec<&Document>)> = BTreeMap::new();
    for one in references {
        let attribute = one.get(reference::ATTRIBUTE).unwrap_or_default();
        let Some(of) = collection(cx, one) else { continue };
        let Some(at) = of.position(&attribute) else { continue };
        let place = by_place.entry((of.id, attribute)).or_insert((of, at, Vec::new()));
        place.2.push(one);
    }
    let mut files = Vec::new();
    for (of, at, among) in by_place.into_values() {
        let mut read = HashSet::new();
        for some in among.chunks(AT_ONCE) {
            read.extend(documents_read(cx, of, at, some)?);
        }
        let opens = |one: &&&Document| one.get(reference::DOCUMENT).is_some_and(|id| read.contains(&id));
        files.extend(
            among
                .iter()
                .filter(opens)
                .filter_map(|one| one.get(reference::FILE))
                .map(|id| id.0),
        );
    }
    Ok(files)
}

/// The referring documents that the caller may read in that field; all of them where its files are open.
fn documents_read(cx: &Cx<'_>, of: &'static Collection, at: usize, among: &[&Document]) -> Result<HashSet<String>> {
    let field = of.fields()[at].name;
    if of.access.open_files.iter().any(|open| open.name == field) {
        return Ok(among.iter().filter_map(|one| one.get(reference::DOCUMENT)).collect());
    }
    let view = cx.who().view(of);
    if view.is_empty() {
        return Ok(HashSet::new());
    }
    let ids = among.iter().filter_map(|one| one.get(reference::DOCUMENT));
    let query = Query {
        filters: vec![attribute::ID.any_of(ids)],
        named: FieldSet::NONE.with(at),
        limit: Some(among.len() as u64),
        ..Query::default()
    };
    let found = cx.tx.borrow_mut().list(&view, &query)?;
    Ok(found.rows.into_iter().map(|row| row.document.id).collect())
}

/// The collection of the referring document.
pub(super) fn collection(cx: &Cx<'_>, one: &Document) -> Option<&'static Collection> {
    let (database, id) = (one.get(reference::DATABASE)?, one.get(reference::COLLECTION)?);
    let mut all = cx.inner.entities.iter().map(|entity| entity.of);
    all.find(|of| of.database == database && of.id == id)
}

/// What this caller may do with a file, as the protocol writes it.
pub(super) fn permissions(cx: &Cx<'_>, file: &Document) -> Result<Vec<String>> {
    let may_change = cx.who().account.is_some() && row::is_whole(file) && may_change(cx, file)?;
    Ok(permissions_of(cx.who(), may_change))
}

/// What the holder of these rights may do with a file that they may read.
pub(super) fn permissions_of(rights: &Rights, may_change: bool) -> Vec<String> {
    let verbs: &[&str] = if may_change {
        &["read", "update", "delete"]
    } else {
        &["read"]
    };
    let of = |account: &String| verbs.iter().map(|verb| format!("{verb}(\"user:{account}\")")).collect();
    rights.account.as_ref().map(of).unwrap_or_default()
}
