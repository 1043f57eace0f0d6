//! Create, update, delete: access, merge, validation, rules, the write itself, effects — always in this order.

use schema::{Change, Collection, Document, FieldSet, Given, Instant, Result, RowsOf, Value, View, refusal, validate};
use serde_json::{Map, Value as Json};

use crate::{Ask, Cx, Effect, Engine, Entity, Rights, chance, files, flow, page, unauthorized};

/// A document to be made.
#[derive(Clone, Debug, Default)]
pub struct New {
    /// The id the caller chose; made by the server when none.
    pub id: Option<String>,
    /// The attributes.
    pub data: Map<String, Json>,
}

impl Engine {
    /// Creates a document.
    pub async fn create(&self, ask: &Ask, of: &'static Collection, new: New) -> Result<Vec<u8>> {
        if new.data.is_empty() {
            return Err(refusal::MISSING_DATA.into());
        }
        let (asked, view) = (ask.clone(), may(ask, of, "create")?);
        self.transact(ask, "create", move |cx| {
            let document = create_given(cx, &view, of, &new)?;
            page::written(cx, &view, document, &asked)
        })
        .await
    }

    /// Merges attributes into a document. `seen` is the `$updatedAt` that the caller read: a newer row is a conflict.
    pub async fn update(
        &self,
        ask: &Ask,
        of: &'static Collection,
        id: &str,
        (data, seen): (Map<String, Json>, Option<String>),
    ) -> Result<Vec<u8>> {
        let (asked, id, view) = (ask.clone(), id.to_owned(), may_see(ask, of)?);
        self.transact(ask, "update", move |cx| {
            let before = visible(cx, &view, &id)?;
            is_unchanged_since(&before, seen.as_deref())?;
            let document = update_given(cx, &view, before, &data)?;
            page::written(cx, &view, document, &asked)
        })
        .await
    }

    /// Creates with that id, or merges into the document that has it.
    pub async fn upsert(
        &self,
        ask: &Ask,
        of: &'static Collection,
        id: &str,
        (data, seen): (Map<String, Json>, Option<String>),
    ) -> Result<Vec<u8>> {
        let (asked, id) = (ask.clone(), id.to_owned());
        let view = ask.rights.view(of);
        self.transact(ask, "upsert", move |cx| {
            let document = upsert_given(cx, &view, of, (&id, &data, seen.as_deref()))?;
            page::written(cx, &view, document, &asked)
        })
        .await
    }

    /// Deletes a document; it moves to the trash.
    pub async fn delete(&self, ask: &Ask, of: &'static Collection, id: &str, seen: Option<String>) -> Result<()> {
        let (id, view) = (id.to_owned(), may_see(ask, of)?);
        self.transact(ask, "delete", move |cx| {
            let document = visible(cx, &view, &id)?;
            is_unchanged_since(&document, seen.as_deref())?;
            delete_allowed(cx, document)
        })
        .await
    }
}

/// The caller's view, when the verb is allowed at all.
pub(crate) fn may(ask: &Ask, of: &'static Collection, verb: &str) -> Result<std::sync::Arc<View>> {
    if ask.rights.may(of, verb) {
        Ok(ask.rights.view(of))
    } else {
        Err(unauthorized(&ask.rights))
    }
}

/// The caller's view, when anything of the collection may be read or written.
fn may_see(ask: &Ask, of: &'static Collection) -> Result<std::sync::Arc<View>> {
    let view = ask.rights.view(of);
    if view.is_empty() {
        Err(unauthorized(&ask.rights))
    } else {
        Ok(view)
    }
}

/// The row as the store has it, if the caller may read it: an unreadable one is not found.
pub(crate) fn visible(cx: &Cx<'_>, view: &View, id: &str) -> Result<Document> {
    let sees_all = view.grants.iter().any(|grant| grant.rows == RowsOf::All);
    if !sees_all
        && cx
            .tx
            .borrow_mut()
            .many(view, &[id.to_owned()], FieldSet::NONE)?
            .is_empty()
    {
        return Err(refusal::DOCUMENT_NOT_FOUND.into());
    }
    cx.need(view.of, id)
}

/// Refuses when the stored row is newer than what the caller read.
pub(crate) fn is_unchanged_since(document: &Document, seen: Option<&str>) -> Result<()> {
    match seen {
        Some(seen) if document.updated_at.as_str() > seen => Err(refusal::CONFLICT.into()),
        _ => Ok(()),
    }
}

/// Creates from what a caller gave.
pub(crate) fn create_given(cx: &mut Cx<'_>, view: &View, of: &'static Collection, new: &New) -> Result<Document> {
    let given = validate(of, &new.data, (view.fields(), view.fields()), None)?;
    let mut document = Document::new(of);
    fill(&mut document, given)?;
    document.id = new.id.clone().unwrap_or_default();
    dates_of_keys(&cx.ask.rights, &new.data, &mut document);
    cx.create(document)
}

/// Merges what a caller gave into a row that the caller may read.
pub(crate) fn update_given(
    cx: &mut Cx<'_>,
    view: &View,
    before: Document,
    data: &Map<String, Json>,
) -> Result<Document> {
    let readable = row_fields(cx, view, &before.id)?;
    let may_write = cx.ask.rights.may(before.of, "update");
    let writable = if may_write { readable } else { FieldSet::NONE };
    let given = match validate(before.of, data, (readable, writable), Some(&before)) {
        // Without the right to update, the refusal is about the document, not about one field of it.
        Err(error) if !may_write && error.is(refusal::FIELD_NOT_WRITABLE) => return Err(refusal::UNAUTHORIZED.into()),
        given => given?,
    };
    if !may_write {
        return Err(refusal::UNAUTHORIZED.into());
    }
    let mut after = before.clone();
    fill(&mut after, given)?;
    dates_of_keys(&cx.ask.rights, data, &mut after);
    update(cx, before, after)
}

/// Creates with that id, or merges into the document that has it.
pub(crate) fn upsert_given(
    cx: &mut Cx<'_>,
    view: &View,
    of: &'static Collection,
    (id, data, seen): (&str, &Map<String, Json>, Option<&str>),
) -> Result<Document> {
    if cx.get(of, id)?.is_some() {
        let before = visible(cx, view, id)?;
        is_unchanged_since(&before, seen)?;
        return update_given(cx, view, before, data);
    }
    if !cx.ask.rights.may(of, "create") {
        return Err(unauthorized(&cx.ask.rights));
    }
    let new = New {
        id: Some(id.to_owned()),
        data: data.clone(),
    };
    create_given(cx, view, of, &new)
}

/// Deletes a row that the caller may read, when the caller may delete.
pub(crate) fn delete_allowed(cx: &mut Cx<'_>, document: Document) -> Result<()> {
    if !cx.ask.rights.may(document.of, "delete") {
        return Err(refusal::UNAUTHORIZED.into());
    }
    delete(cx, document)
}

/// The fields of one row that the caller may read.
pub(crate) fn row_fields(cx: &Cx<'_>, view: &View, id: &str) -> Result<FieldSet> {
    if let [only] = view.grants.as_slice() {
        return Ok(only.fields);
    }
    let rows = cx.tx.borrow_mut().many(view, &[id.to_owned()], FieldSet::NONE)?;
    Ok(rows.first().map_or(FieldSet::NONE, |row| view.grants[row.grant].fields))
}

fn fill(document: &mut Document, given: Given) -> Result<()> {
    document.apply(&given)
}

/// `$createdAt` and `$updatedAt` are honoured from keys and ignored from users (`wire.md` §5.7).
fn dates_of_keys(rights: &Rights, data: &Map<String, Json>, document: &mut Document) {
    if !rights.is_key {
        return;
    }
    let given = |name: &str| data.get(name).and_then(Json::as_str).and_then(|text| text.parse().ok());
    if let Some(at) = given("$createdAt") {
        document.created_at = schema::wire_instant(at);
    }
    document.updated_at = given("$updatedAt").map(schema::wire_instant).unwrap_or_default();
}

/// Creates a document through its rules.
pub(crate) fn create(cx: &mut Cx<'_>, mut document: Document) -> Result<Document> {
    let now = schema::wire_instant(cx.now());
    if document.id.is_empty() {
        document.id = chance::id(cx.now());
    }
    if document.created_at.is_empty() {
        document.created_at.clone_from(&now);
    }
    if document.updated_at.is_empty() {
        document.updated_at = now;
    }
    let mut change = Change {
        before: None,
        after: document,
    };
    number(cx, &mut change)?;
    prepare(cx, &mut change)?;
    change.after = cx.tx.borrow_mut().insert(change.after)?;
    files::follow(cx, &change, false)?;
    effects(cx, &change, |entity| entity.after_write)?;
    Ok(change.after)
}

/// Stores a changed document through its rules.
pub(crate) fn update(cx: &mut Cx<'_>, before: Document, mut after: Document) -> Result<Document> {
    if after.updated_at.is_empty() || after.updated_at == before.updated_at {
        after.updated_at = next_moment(cx, &before);
    }
    let mut change = Change {
        before: Some(before),
        after,
    };
    prepare(cx, &mut change)?;
    if let Some(before) = &change.before {
        change.after = cx.tx.borrow_mut().update(before, change.after)?;
    }
    files::follow(cx, &change, false)?;
    effects(cx, &change, |entity| entity.after_write)?;
    Ok(change.after)
}

/// Deletes a document through its rules.
pub(crate) fn delete(cx: &mut Cx<'_>, document: Document) -> Result<()> {
    let mut change = Change {
        before: Some(document.clone()),
        after: document,
    };
    for rule in cx
        .hall
        .entity(change.after.of)
        .map_or(&[][..], |entity| entity.before_delete)
    {
        rule(cx, &mut change)?;
    }
    cx.tx.borrow_mut().delete(&change.after)?;
    files::follow(cx, &change, true)?;
    effects(cx, &change, |entity| entity.after_delete)
}

/// `$updatedAt` moves on every write, also twice in one millisecond, so that a stale reader is always found out.
fn next_moment(cx: &Cx<'_>, before: &Document) -> String {
    let now = schema::wire_instant(cx.now());
    if now > before.updated_at {
        return now;
    }
    let last = before
        .updated_at
        .parse::<jiff::Timestamp>()
        .unwrap_or_else(|_| cx.now());
    schema::wire_instant(last + jiff::SignedDuration::from_millis(1))
}

fn prepare(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    for rule in cx
        .hall
        .entity(change.after.of)
        .map_or(&[][..], |entity| entity.before_write)
    {
        rule(cx, change)?;
    }
    flow::check(&cx.ask.rights, change)?;
    change.after.check()
}

/// Takes the next number of the year, in the same transaction: a rolled back one is given again.
fn number(cx: &mut Cx<'_>, change: &mut Change) -> Result<()> {
    let of = change.after.of;
    let Some(series) = of.series else { return Ok(()) };
    let year = i64::from(cx.today().year());
    let number = cx.number(&format!("{}:{year}", of.id))?;
    change.after.put(series.year.name, Value::Int(year));
    change.after.put(series.number.name, Value::Int(number));
    Ok(())
}

fn effects(cx: &mut Cx<'_>, change: &Change, of: fn(&Entity) -> &'static [Effect]) -> Result<()> {
    let Some(entity) = cx.hall.entity(change.after.of) else {
        return Ok(());
    };
    let (depth, touches) = (cx.depth.get(), cx.touches.get());
    for effect in of(entity) {
        cx.depth.set(depth + 1);
        cx.touches.set(Some(effect.touches));
        let done = (effect.run)(cx, change);
        cx.depth.set(depth);
        cx.touches.set(touches);
        done?;
    }
    Ok(())
}

/// Now, as a typed value; for rules that stamp their document.
impl Cx<'_> {
    /// The instant of the request, ready to be set on a document.
    pub fn moment(&self) -> Instant {
        Instant(self.now())
    }
}
