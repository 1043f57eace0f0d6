//! Create, update, delete: access, merge, validation, rules, the write itself, effects — always in this order.

use schema::{
    Change, Collection, Document, FieldDef, FieldSet, Given, Rejection, Result, RowsOf, Value, View, error_codes,
    to_json, validate,
};
use serde_json::{Map, Value as Json};

use crate::linked_rows::{are_links_readable, fields_of_new};
use crate::series::{self, number};
use crate::{Cx, Effect, Engine, Entity, RequestContext, Rights, Rule, encode, files, flow, references, unauthorized};

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
    pub async fn create(&self, ctx: &RequestContext, of: &'static Collection, new: New) -> Result<Vec<u8>> {
        if new.data.is_empty() {
            return Err(error_codes::MISSING_DATA.into());
        }
        let (asked, view) = (ctx.clone(), may(ctx, of, "create")?);
        self.transact(ctx, "create", move |cx| {
            let document = create_given(cx, &view, of, &new)?;
            let written = encode::encode_written(cx, &view, document, &asked)?;
            cx.answers(201, || String::from_utf8_lossy(&written).into_owned());
            Ok(written)
        })
        .await
    }

    /// Merges attributes into a document. `seen` is the `$updatedAt` that the caller read: a newer row is a conflict.
    pub async fn update(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        id: &str,
        data: Map<String, Json>,
        seen: Option<String>,
    ) -> Result<Vec<u8>> {
        let (asked, id, view) = (ctx.clone(), id.to_owned(), may_see(ctx, of)?);
        self.transact(ctx, "update", move |cx| {
            let before = visible(cx, &view, &id)?;
            is_unchanged_since(&before, seen.as_deref())?;
            let document = update_given(cx, &view, before, &data)?;
            encode::encode_written(cx, &view, document, &asked)
        })
        .await
    }

    /// Creates with that id, or merges into the document that has it.
    pub async fn upsert(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        id: &str,
        data: Map<String, Json>,
        seen: Option<String>,
    ) -> Result<Vec<u8>> {
        let (asked, id) = (ctx.clone(), id.to_owned());
        let view = ctx.rights.view(of);
        self.transact(ctx, "upsert", move |cx| {
            let document = upsert_given(cx, &view, of, &id, &data, seen.as_deref())?;
            encode::encode_written(cx, &view, document, &asked)
        })
        .await
    }

    /// Deletes a document; it moves to the trash.
    pub async fn delete(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        id: &str,
        seen: Option<String>,
    ) -> Result<()> {
        let (id, view) = (id.to_owned(), may_see(ctx, of)?);
        self.transact(ctx, "delete", move |cx| {
            let document = visible(cx, &view, &id)?;
            is_unchanged_since(&document, seen.as_deref())?;
            delete_allowed(cx, document)
        })
        .await
    }
}

/// The caller's view, when the verb is allowed at all.
pub(crate) fn may(ctx: &RequestContext, of: &'static Collection, verb: &str) -> Result<std::sync::Arc<View>> {
    let view = ctx.rights.view(of);
    match ctx.rights.may(of, verb) {
        _ if view.is_of_no_row() => Err(error_codes::NO_EMPLOYEE.into()),
        true => Ok(view),
        false => Err(unauthorized(&ctx.rights)),
    }
}

/// The caller's view, when anything of the collection may be read or written.
fn may_see(ctx: &RequestContext, of: &'static Collection) -> Result<std::sync::Arc<View>> {
    let view = ctx.rights.view(of);
    if view.is_empty() {
        Err(unauthorized(&ctx.rights))
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
        return Err(error_codes::DOCUMENT_NOT_FOUND.into());
    }
    cx.need(view.of, id)
}

/// Refuses when the stored row is newer than what the caller read.
pub(crate) fn is_unchanged_since(document: &Document, seen: Option<&str>) -> Result<()> {
    match seen {
        Some(seen) if document.updated_at.as_str() > seen => Err(error_codes::CONFLICT.into()),
        _ => Ok(()),
    }
}

/// Creates from what a caller gave.
pub(crate) fn create_given(cx: &mut Cx<'_>, view: &View, of: &'static Collection, new: &New) -> Result<Document> {
    let given = validate(of, &new.data, view.fields(), view.fields(), None)?;
    let mut document = Document::new(of);
    document.id = new.id.clone().unwrap_or_default();
    dates_of_keys(&cx.ctx.rights, &new.data, &mut document);
    create_of(cx, view, document, &given)
}

/// Creates of typed values, each of which the caller may give.
pub(crate) fn create_of(cx: &mut Cx<'_>, view: &View, mut document: Document, given: &Given) -> Result<Document> {
    let preset = document.clone();
    let filled = document.apply(given);
    are_links_readable(cx, view, None, &document)?;
    let fields = fields_of_new(cx, view, &document)?;
    let says_something = |(at, value): &&(usize, Value)| !value.is_null() && preset.values[*at] != *value;
    let refused = given
        .iter()
        .filter(says_something)
        .filter(|(at, _)| !fields.has(*at))
        .map(|(at, _)| Rejection::new(error_codes::FIELD_NOT_WRITABLE).about(&document.of.fields()[*at]));
    if let Some(refused) = Rejection::several(refused.collect()) {
        return Err(refused.into());
    }
    filled?;
    cx.create(document)
}

/// Merges what a caller gave into a row that the caller may read.
pub(crate) fn update_given(
    cx: &mut Cx<'_>,
    view: &View,
    before: Document,
    data: &Map<String, Json>,
) -> Result<Document> {
    // The refusal is about the document before it is about one field of it.
    if !cx.ctx.rights.may(before.of, "update") {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    let fields = row_fields(cx, view, &before.id)?;
    let given = validate(before.of, data, fields, fields, Some(&before))?;
    is_not_only_computed(&before, data)?;
    let mut after = before.clone();
    after.apply(&given)?;
    are_links_readable(cx, view, Some(&before), &after)?;
    dates_of_keys(&cx.ctx.rights, data, &mut after);
    update(cx, before, after)
}

/// Merges typed values into a row that the caller may read, each of which the caller may give; whether anything changed.
/// A row that stands so already is no write, and needs no right to one.
pub(crate) fn update_of(cx: &mut Cx<'_>, view: &View, before: Document, given: &Given) -> Result<(Document, bool)> {
    let fields = row_fields(cx, view, &before.id)?;
    let refused = given
        .iter()
        .filter(|(at, _)| !fields.has(*at))
        .map(|(at, _)| Rejection::new(error_codes::FIELD_NOT_WRITABLE).about(&before.of.fields()[*at]));
    if let Some(refused) = Rejection::several(refused.collect()) {
        return Err(refused.into());
    }
    let mut after = before.clone();
    let applied = after.apply(given);
    if after == before {
        return Ok((before, false));
    }
    if !cx.ctx.rights.may(before.of, "update") {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    applied?;
    are_links_readable(cx, view, Some(&before), &after)?;
    Ok((update(cx, before, after)?, true))
}

/// A call that names nothing but what the server works out, and would have it otherwise, is refused instead of doing
/// nothing. Among other attributes such values are passed over, so that a document read may be sent back.
fn is_not_only_computed(before: &Document, data: &Map<String, Json>) -> Result<()> {
    let named: Vec<&FieldDef> = data.keys().filter_map(|name| before.of.field(name)).collect();
    if named.iter().any(|field| field.is_input()) {
        return Ok(());
    }
    let differs = |field: &&&FieldDef| data.get(field.name) != Some(&to_json(field, before.value(field.name)));
    let refused = named
        .iter()
        .filter(differs)
        .map(|field| Rejection::new(error_codes::COMPUTED).about(field));
    Rejection::several(refused.collect()).map_or(Ok(()), |refused| Err(refused.into()))
}

/// Creates with that id, or merges into the document that has it.
pub(crate) fn upsert_given(
    cx: &mut Cx<'_>,
    view: &View,
    of: &'static Collection,
    id: &str,
    data: &Map<String, Json>,
    seen: Option<&str>,
) -> Result<Document> {
    if cx.get(of, id)?.is_some() {
        let before = visible(cx, view, id)?;
        is_unchanged_since(&before, seen)?;
        return update_given(cx, view, before, data);
    }
    may(cx.ctx, of, "create")?;
    let new = New {
        id: Some(id.to_owned()),
        data: data.clone(),
    };
    create_given(cx, view, of, &new)
}

/// Deletes a row that the caller may read, when the caller may delete.
pub(crate) fn delete_allowed(cx: &mut Cx<'_>, document: Document) -> Result<()> {
    if !cx.ctx.rights.may(document.of, "delete") {
        return Err(error_codes::UNAUTHORIZED.into());
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

/// `$createdAt` and `$updatedAt` are honoured from keys and ignored from users (`docs/protocol.md` §5.7).
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
        document.id = cx.new_id();
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
    insert(cx, change)
}

/// Inserts a document that its rules have passed.
pub(crate) fn insert(cx: &mut Cx<'_>, mut change: Change) -> Result<Document> {
    effects(cx, &change, |entity| entity.before_create)?;
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
    number(cx, &mut change)?;
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
    for rule in rules_of(cx, change.after.of, |entity| entity.before_delete) {
        rule(cx, &mut change)?;
    }
    let (rights, catalogue) = (&cx.ctx.rights, cx.inner.store.catalogue());
    references::delete_row(&mut **cx.tx.borrow_mut(), rights, catalogue, &change.after)?;
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
    let numbered = series::of_numbered(change);
    check_rules(cx, change)?;
    flow::check(&cx.ctx.rights, change)?;
    series::keep(change, numbered)?;
    change.after.check()
}

/// Asks the rules of a document that is written.
pub(crate) fn check_rules(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    for rule in rules_of(cx, change.after.of, |entity| entity.before_write) {
        rule(cx, change)?;
    }
    Ok(())
}

fn rules_of(cx: &Cx<'_>, of: &Collection, which: fn(&Entity) -> &'static [Rule]) -> &'static [Rule] {
    cx.inner.entity(of).map_or(&[][..], which)
}

fn effects(cx: &mut Cx<'_>, change: &Change, of: fn(&Entity) -> &'static [Effect]) -> Result<()> {
    let Some(entity) = cx.inner.entity(change.after.of) else {
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
