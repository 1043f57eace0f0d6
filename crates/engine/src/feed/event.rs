//! One change of one document, and what of it a caller may read.

use std::sync::Arc;

use schema::{Collection, Document, FieldSet};
use serde_json::Value as Json;
use store::{Entry, EntryKind};

use crate::files::BUCKET;
use crate::files::FILES;
use crate::files::events::{self, Referring};
use crate::linked_rows::LinkedDocuments;
use crate::noted_reads::without_noted;
use crate::{Rights, Spelling, encode};

/// A change of a document.
pub struct Event {
    /// Its place in the change log.
    pub seq: i64,
    /// When, in the wire's form.
    pub at: String,
    /// Who: an account id, `key:N`, `cli`.
    pub who: String,
    /// What happened; a file is created when it is whole.
    pub kind: EntryKind,
    /// The document as it stands now, derived attributes included; a deleted one as it was.
    pub document: Document,
    /// The stored fields that changed, secret ones aside.
    pub changed: FieldSet,
    /// The fields whose values are known: all, but for a deleted document what the log keeps.
    known: FieldSet,
    /// What refers to it, if it is a file.
    pub(super) referring: Vec<Referring>,
    /// The collections that use its bucket, if it is a file.
    pub(super) users: Vec<&'static Collection>,
    /// What it is read through, or what refers to it is.
    pub(super) linked: Arc<LinkedDocuments>,
}

impl Event {
    /// The event of an entry; `standing` is the document now. `None` when the entry has been blanked, and for what happens
    /// to a file that is not whole.
    pub(super) fn new(of: &'static Collection, entry: Entry, standing: Option<&Document>) -> Option<Event> {
        let (before, after) = (entry.document_before(of), entry.document_after(of));
        let changed = changed_fields(of, before.as_ref(), after.as_ref());
        let kind = if *of == FILES {
            events::news(entry.kind, before.as_ref(), after.as_ref(), changed)?
        } else {
            entry.kind
        };
        let (document, known) = match standing {
            Some(document) => (document.clone(), FieldSet::all(of)),
            None => (after.or(before)?, logged_fields(of)),
        };
        Some(Event {
            seq: entry.seq,
            at: entry.at,
            who: entry.who,
            kind,
            document,
            changed,
            known,
            referring: Vec::new(),
            users: Vec::new(),
            linked: Arc::default(),
        })
    }

    /// The fields that the holder of these rights may read of the document; `None` when it is none of theirs.
    pub fn readable(&self, rights: &Rights) -> Option<FieldSet> {
        let view = rights.view(self.document.of);
        let grant = view
            .grants
            .iter()
            .find(|grant| super::covers(&grant.rows, &self.document, &self.linked))?;
        let told = without_noted(self.document.of, FieldSet::visible(self.document.of));
        Some(grant.fields.and(told).and(self.known))
    }

    /// The file as the holder of these rights reads it; `None` when it is none of theirs, or no file at all.
    pub fn file(&self, rights: &Rights) -> Option<Json> {
        if *self.document.of != FILES {
            return None;
        }
        let bucket = self.document.get(BUCKET).unwrap_or_default();
        let opens = rights.opens_bucket(self.users.iter().copied(), &bucket);
        events::as_read(&self.document, &self.referring, rights, opens, |(document, at)| {
            let view = rights.view(document.of);
            let mut grants = view.grants.iter().filter(|grant| grant.fields.has(*at));
            grants.any(|grant| super::covers(&grant.rows, document, &self.linked))
        })
    }

    /// The document with these fields as the wire writes it, in two parts: between them stands what the reader may do
    /// with it, which [`Event::permissions`] tells and which differs from one reader to the next.
    pub fn payload(&self, fields: FieldSet, spelling: Spelling) -> (String, String) {
        let (mut before, mut after) = (Vec::with_capacity(256), Vec::with_capacity(1024));
        encode::head(spelling, &self.document, b"", &mut before);
        self.document.write_fields(fields, &mut after);
        after.push(b'}');
        let text = |bytes| String::from_utf8(bytes).unwrap_or_default();
        (text(before), text(after))
    }

    /// What the holder of these rights may do with the document, as the wire writes it.
    pub fn permissions(&self, rights: &Rights) -> String {
        String::from_utf8(encode::permissions(rights, self.document.of)).unwrap_or_default()
    }
}

/// What the log keeps of a document.
fn logged_fields(of: &'static Collection) -> FieldSet {
    let kept = of.fields().iter().enumerate();
    kept.filter(|(_, field)| field.is_stored() && !field.secret)
        .fold(FieldSet::NONE, |set, (at, _)| set.with(at))
}

fn changed_fields(of: &'static Collection, before: Option<&Document>, after: Option<&Document>) -> FieldSet {
    let (Some(before), Some(after)) = (before, after) else {
        return logged_fields(of);
    };
    logged_fields(of)
        .positions()
        .filter(|at| before.values[*at] != after.values[*at])
        .fold(FieldSet::NONE, FieldSet::with)
}
