//! Who changed what, when: the history of a document, the newest changes.

use std::collections::{BTreeMap, BTreeSet};

use schema::{Collection, FieldSet, Result, RowsOf, View, error_codes};
use serde_json::{Map, Value as Json, json};
use store::{Cost, Entry, EntryKind, LogQuery, Reader};

use crate::noted_reads::{self, Door, NotedReading};
use crate::read::bind_query;
use crate::routine::DoubtedEntries;
use crate::{Cx, Engine, Names, RequestContext, unauthorized};

/// Entries looked at per step of the journal, and steps at most: a reader of little still gets an answer in time.
const STEP: u64 = 200;
const STEPS: usize = 20;

impl Engine {
    /// What happened to one document that the caller may read, newest first, with the fields that the caller may read.
    pub async fn history(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        id: &str,
        before: Option<i64>,
        limit: u64,
    ) -> Result<Json> {
        let (view, _) = bind_query(ctx, of, &[])?;
        let terms = self.terms_of(ctx).await?;
        let (inner, asker, wanted) = (self.inner.clone(), ctx.clone(), id.to_owned());
        let read = move |reader: &mut Reader<'_>| {
            let row = reader.many(&view, std::slice::from_ref(&wanted), FieldSet::NONE)?.pop();
            let row = row.ok_or(error_codes::DOCUMENT_NOT_FOUND)?;
            let fields = view.grants[row.grant].fields;
            let news = news_of(reader, of, &wanted, before, limit)?;
            let cx = Cx::new(&inner, &asker, reader);
            let (names, doubted) = (names(&cx, &news)?, DoubtedEntries::read(&cx)?);
            let mut noted = FieldSet::NONE;
            let line_of = |entry: &Entry| {
                let changes = changes(of, fields, entry);
                noted = noted.or(noted_reads::noted_among(of, changes.iter().map(|(name, ..)| *name)));
                line(entry, &changes, &names, &doubted)
            };
            let lines: Vec<Json> = news.iter().map(line_of).collect();
            Ok((json!({ "total": lines.len(), "history": lines }), noted))
        };
        let (answer, noted) = self.inner.store.read(Cost::Scan, terms, read).await?;
        self.note_reading(ctx, NotedReading::row(of, id, noted, Door::Get))
            .await?;
        Ok(answer)
    }

    /// The newest changes of documents that the caller may read.
    pub async fn changes(&self, ctx: &RequestContext, before: Option<i64>, limit: usize) -> Result<Json> {
        if !ctx.rights.is_user && !ctx.rights.is_key {
            return Err(unauthorized(&ctx.rights));
        }
        let terms = self.terms_of(ctx).await?;
        let (inner, ctx) = (self.inner.clone(), ctx.clone());
        let read = move |reader: &mut Reader<'_>| {
            let (mut lines, mut before) = (Vec::new(), before);
            for _ in 0..STEPS {
                let entries = reader.log(&LogQuery {
                    collection: None,
                    id: None,
                    before,
                    limit: STEP,
                })?;
                let Some(last) = entries.last() else { break };
                before = Some(last.seq);
                let cx = Cx::new(&inner, &ctx, reader);
                let (names, doubted) = (names(&cx, &entries)?, DoubtedEntries::read(&cx)?);
                lines.extend(readable(&cx, &entries, &names, &doubted)?);
                if lines.len() >= limit {
                    break;
                }
            }
            lines.truncate(limit);
            Ok(json!({ "changes": lines }))
        };
        self.inner.store.read(Cost::Scan, terms, read).await
    }
}

fn names(cx: &Cx<'_>, entries: &[Entry]) -> Result<Names> {
    let who: BTreeSet<String> = entries.iter().map(|entry| entry.who.clone()).collect();
    (cx.inner.hooks.names)(cx, &who.into_iter().collect::<Vec<_>>())
}

/// The entries of documents that the caller may read; a deleted one only by whoever reads all rows.
fn readable(cx: &Cx<'_>, entries: &[Entry], names: &Names, doubted: &DoubtedEntries) -> Result<Vec<Json>> {
    let mut ids: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for entry in entries {
        ids.entry(&entry.collection).or_default().push(entry.id.clone());
    }
    let mut seen: BTreeMap<(&str, String), FieldSet> = BTreeMap::new();
    for (collection, ids) in &ids {
        let Some(of) = public(cx, collection) else { continue };
        let view = cx.ctx.rights.view(of);
        if view.is_empty() {
            continue;
        }
        for row in cx.tx.borrow_mut().many(&view, ids, FieldSet::NONE)? {
            seen.insert((collection, row.document.id), view.grants[row.grant].fields);
        }
        if let Some(fields) = all_rows(&view) {
            for id in ids {
                seen.entry((collection, id.clone())).or_insert(fields);
            }
        }
    }
    let mut lines = Vec::new();
    for entry in entries {
        let Some(of) = public(cx, &entry.collection) else {
            continue;
        };
        let Some(fields) = seen.get(&(of.id, entry.id.clone())) else {
            continue;
        };
        if is_news(of, entry) {
            let mut line = titled(of, *fields, entry, names);
            line["clockDoubted"] = doubted.has(entry.seq).into();
            lines.push(line);
        }
    }
    Ok(lines)
}

fn public(cx: &Cx<'_>, id: &str) -> Option<&'static Collection> {
    cx.inner
        .entities
        .iter()
        .map(|entity| entity.of)
        .find(|of| of.id == id && of.is_public())
}

fn all_rows(view: &View) -> Option<FieldSet> {
    view.grants
        .iter()
        .find(|grant| grant.rows == RowsOf::All)
        .map(|grant| grant.fields)
}

/// The changed fields that the caller may read: name, value before, value after.
fn changes(of: &'static Collection, fields: FieldSet, entry: &Entry) -> Vec<(&'static str, Json, Json)> {
    let side = |text: &Option<String>| -> Map<String, Json> {
        text.as_deref()
            .and_then(|text| serde_json::from_str(text).ok())
            .unwrap_or_default()
    };
    let (before, after) = (side(&entry.before), side(&entry.after));
    let value = |side: &Map<String, Json>, name: &str| side.get(name).cloned().unwrap_or_default();
    let readable = of
        .fields()
        .iter()
        .enumerate()
        .filter(|(at, field)| fields.has(*at) && field.is_stored());
    readable
        .map(|(_, field)| (field.name, value(&before, field.name), value(&after, field.name)))
        .filter(|(_, before, after)| before != after)
        .collect()
}

/// What happened to one document, but for what the house keeps up by itself.
fn news_of(
    reader: &mut Reader<'_>,
    of: &'static Collection,
    id: &str,
    before: Option<i64>,
    limit: u64,
) -> Result<Vec<Entry>> {
    let (mut news, mut before) = (Vec::new(), before);
    for _ in 0..STEPS {
        let entries = reader.log(&LogQuery {
            collection: Some(of.id),
            id: Some(id.to_owned()),
            before,
            limit,
        })?;
        let is_last = (entries.len() as u64) < limit;
        before = entries.last().map(|entry| entry.seq);
        news.extend(entries.into_iter().filter(|entry| is_news(of, entry)));
        if is_last || news.len() as u64 >= limit {
            break;
        }
    }
    news.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    Ok(news)
}

/// Whether more changed than what the house keeps up by itself.
fn is_news(of: &'static Collection, entry: &Entry) -> bool {
    let is_kept_up = |name: &&str| of.bookkeeping.iter().any(|field| field.name == *name);
    let changed: Vec<&str> = changes(of, FieldSet::all(of), entry)
        .into_iter()
        .map(|(name, ..)| name)
        .collect();
    entry.kind != EntryKind::Update || changed.is_empty() || !changed.iter().all(is_kept_up)
}

/// An entry, with whether the clock was not believed when it was written.
fn line(entry: &Entry, changes: &[(&'static str, Json, Json)], names: &Names, doubted: &DoubtedEntries) -> Json {
    let changes: Vec<Json> = changes
        .iter()
        .map(|(field, before, after)| json!({ "field": field, "before": before, "after": after }))
        .collect();
    json!({ "seq": entry.seq, "at": entry.at, "who": entry.who, "whoName": names.get(&entry.who),
        "kind": entry.kind.name(), "changes": changes, "clockDoubted": doubted.has(entry.seq) })
}

fn titled(of: &'static Collection, fields: FieldSet, entry: &Entry, names: &Names) -> Json {
    let text = entry.after.as_deref().or(entry.before.as_deref()).unwrap_or("{}");
    let row: Map<String, Json> = serde_json::from_str(text).unwrap_or_default();
    let titles: Vec<&str> = of
        .title
        .iter()
        .filter(|field| of.position(field.name).is_some_and(|at| fields.has(at)))
        .filter_map(|field| row.get(field.name).and_then(Json::as_str))
        .collect();
    let first = titles.first().copied().unwrap_or(&entry.id);
    let changed: Vec<&str> = changes(of, fields, entry).into_iter().map(|(name, ..)| name).collect();
    json!({ "seq": entry.seq, "at": entry.at, "who": entry.who, "whoName": names.get(&entry.who),
        "collection": of.id, "id": entry.id, "title": first, "titleAr": titles.get(1).copied().unwrap_or(first),
        "kind": entry.kind.name(), "fields": changed })
}
