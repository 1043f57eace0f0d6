//! The trash: what was deleted, and putting it back, which is a create under the same rules.

use jiff::{SignedDuration, Timestamp};
use schema::{Change, Collection, Document, Error, Label, Result, RowsOf, Wording, error_codes};
use serde_json::{Value as Json, json};
use store::{Cost, Trashed};

use crate::linked_rows::are_links_readable;
use crate::{Act, Allowed, Cx, Engine, RequestContext, Rights, inputs, unauthorized, write};

/// How long whoever deleted a document may put it back: time to see the mistake; after it the administrators decide.
const OWN: SignedDuration = SignedDuration::from_mins(10);

error_codes! {
    /// The ten minutes have passed.
    LATE = "trash_restore_late", 403 => "انقضت عشر دقائق على الحذف: الاسترجاع أصبح من صلاحية مدير النظام", "La suppression date de plus de dix minutes\u{a0}: seul un administrateur peut encore restaurer", "This was deleted more than ten minutes ago: only an administrator can restore it now";
}

inputs! {
    /// A document that was deleted.
    pub(crate) struct Deleted {
        /// The collection.
        collection: String = need("collection"),
        /// The id of the document.
        id: String = need("id"),
    }
}

/// `trash.restore` puts a deleted document back, and answers with it, of whatever collection it is. Administrators as long as it is
/// kept; whoever deleted it for ten minutes.
pub(crate) const RESTORE: Act<Deleted, Json> = Act::run("trash.restore", TO_RESTORE, Allowed::Users, |cx, deleted| {
    let of = cx.inner.public(&deleted.collection)?;
    let back = restore(cx, of, &deleted.id)?;
    cx.answer(back)
});

const TO_RESTORE: Wording = Wording::new(
    Label::new("استرجاع", "Restaurer", "Restore"),
    Label::new("تم الاسترجاع", "Élément restauré", "Restored"),
);

impl Engine {
    /// What was deleted, newest first. Administrators only.
    pub async fn trash(&self, ctx: &RequestContext, before: Option<i64>, limit: u64) -> Result<Json> {
        if !is_administrator(&ctx.rights) {
            return Err(unauthorized(&ctx.rights));
        }
        let terms = self.terms_of(ctx).await?;
        let (inner, ctx) = (self.inner.clone(), ctx.clone());
        let read = move |reader: &mut store::Reader<'_>| {
            let rows = reader.trash(before, limit)?;
            let who: Vec<String> = rows.iter().map(|row| row.who.clone()).collect();
            let cx = Cx::new(&inner, &ctx, reader);
            let names = (inner.hooks.names)(&cx, &who)?;
            let line = |row: &Trashed| {
                let of = row.document.of;
                let (title, title_ar) = title(&ctx.rights, &row.document).unzip();
                json!({ "seq": row.seq, "at": row.at, "who": row.who, "whoName": names.get(&row.who), "collection": of.id,
                    "id": row.document.id, "title": title, "titleAr": title_ar, "restorable": ctx.rights.may(of, "create") })
            };
            Ok(json!({ "total": rows.len(), "trash": rows.iter().map(line).collect::<Vec<_>>() }))
        };
        self.inner.store.read(Cost::Scan, terms, read).await
    }
}

/// What a deleted document was called; nothing, of a collection that the caller may not read whole.
fn title(rights: &Rights, document: &Document) -> Option<(String, String)> {
    let reads_all = |rows: &RowsOf| *rows == RowsOf::All;
    let view = rights.view(document.of);
    let is_open = view.grants.iter().any(|grant| reads_all(&grant.rows));
    is_open.then(|| document.title())
}

fn restore(cx: &mut Cx<'_>, of: &'static Collection, id: &str) -> Result<Document> {
    let trashed = cx.tx.borrow_mut().find_trashed(of, id)?;
    let trashed = trashed.ok_or(Error::from(error_codes::DOCUMENT_NOT_FOUND))?;
    may_restore(cx, &trashed)?;
    are_links_readable(cx, &cx.ctx.rights.view(of), None, &trashed.document)?;
    // It keeps the number and the state that it had.
    let mut change = Change {
        before: None,
        after: trashed.document,
    };
    write::check_rules(cx, &mut change)?;
    change.after.check()?;
    let back = write::insert(cx, change)?;
    cx.tx.borrow_mut().erase_trash(of, id)?;
    Ok(back)
}

/// What somebody else deleted is as unknown as what never was.
fn may_restore(cx: &Cx<'_>, trashed: &Trashed) -> Result<()> {
    let (rights, of) = (&cx.ctx.rights, trashed.document.of);
    if !is_administrator(rights) && trashed.who != rights.who {
        return Err(error_codes::DOCUMENT_NOT_FOUND.into());
    }
    if !rights.may(of, "create") || !(is_administrator(rights) || rights.may(of, "delete")) {
        return Err(unauthorized(rights));
    }
    let deleted: Option<Timestamp> = trashed.at.parse().ok();
    let is_fresh = deleted.is_some_and(|at| cx.now() <= at + OWN);
    if is_administrator(rights) || is_fresh {
        Ok(())
    } else {
        Err(LATE.into())
    }
}

fn is_administrator(rights: &Rights) -> bool {
    rights.is_admin || rights.is_key
}
