//! The global search: a few documents of every noun that says how it is found, through the caller's views.

use std::collections::HashMap;

use schema::{Document, FieldDef, FieldSet, Kind, Lang, Query, Result, Value, View, find, to_json};
use serde_json::{Value as Json, json};
use store::{Cost, Reader, Row};

use crate::{Engine, Finder, RequestContext, unauthorized};

/// Results per noun.
const MOST: u64 = 10;

/// What linked documents are called, by their ids: the French name, then the Arabic one.
type Titles = HashMap<String, (String, String)>;

impl Engine {
    /// Finds documents by what people type of their names and numbers.
    pub async fn search(&self, ask: &RequestContext, term: &str) -> Result<Json> {
        if !ask.rights.is_user && !ask.rights.is_key {
            return Err(unauthorized(&ask.rights));
        }
        let terms = self.terms_of(ask).await?;
        let term = term.replace('\0', " ").trim().to_owned();
        let (ask, entities) = (ask.clone(), self.entities());
        let read = move |reader: &mut Reader<'_>| {
            let mut results = Vec::new();
            for entity in entities.iter().filter(|_| !term.is_empty()) {
                let Some(finder) = entity.finder else { continue };
                let view = ask.rights.view(entity.of);
                let by = finder.by.iter().filter_map(|field| view.of.position(field.name));
                let query = Query {
                    filters: vec![find(&view, by.fold(FieldSet::NONE, FieldSet::with), &term)],
                    limit: Some(MOST),
                    ..Query::default()
                };
                let rows = reader.list(&view, &query)?.rows;
                let titles = titles(reader, &ask, finder, &rows)?;
                results.extend(rows.iter().map(|row| result(row, &view, finder, &ask, &titles)));
            }
            Ok(json!({ "results": results }))
        };
        self.inner.store.read(Cost::Scan, terms, read).await
    }
}

/// The names of the documents that details lead to, as far as the caller may read them: one query per link.
fn titles(reader: &mut Reader<'_>, ask: &RequestContext, finder: Finder, rows: &[Row]) -> Result<Titles> {
    let mut titles = Titles::new();
    for field in finder.details {
        let Some(target) = field.kind.target() else { continue };
        let view = ask.rights.view(target());
        let ids = rows.iter().filter_map(|row| row.document.value(field.name).text());
        let ids: Vec<String> = ids.map(str::to_owned).collect();
        if !view.is_empty() && !ids.is_empty() {
            let linked = reader.many(&view, &ids, view.fields())?;
            titles.extend(
                linked
                    .into_iter()
                    .map(|row| (row.document.id.clone(), row.document.title())),
            );
        }
    }
    Ok(titles)
}

fn result(row: &Row, view: &View, finder: Finder, ask: &RequestContext, titles: &Titles) -> Json {
    let readable = view.grants[row.grant].fields;
    let document = &row.document;
    let (title, title_ar) = document.title();
    let is_readable = |field: &&FieldDef| document.of.position(field.name).is_some_and(|at| readable.has(at));
    let details = finder.details.iter().filter(is_readable);
    let details: Vec<Json> = details
        .filter_map(|field| detail(document, field, ask.lang, titles))
        .collect();
    json!({ "collection": document.of.id, "label": document.of.one.text(ask.lang), "$id": document.id,
        "title": title, "titleAr": title_ar, "number": document.number().unwrap_or_default(), "details": details })
}

/// A day as `on`, anything else as it is called in French and Arabic.
fn detail(document: &Document, field: &FieldDef, lang: Lang, titles: &Titles) -> Option<Json> {
    let value = document.value(field.name);
    let (fr, ar) = match (field.kind, value) {
        (_, Value::Null) => return None,
        (Kind::Date | Kind::Instant, value) => return Some(json!({ "on": to_json(field, value) })),
        (Kind::Link(_), value) => titles.get(value.text()?).cloned()?,
        (kind, value) => {
            let text = value
                .int()
                .map_or_else(|| value.text().unwrap_or_default().to_owned(), |n| n.to_string());
            let word = kind
                .words()
                .and_then(|words| words.iter().find(|word| word.wire == text));
            let said = word.map_or(text, |word| word.label.text(lang).to_owned());
            (said.clone(), said)
        }
    };
    (!fr.is_empty() || !ar.is_empty()).then(|| json!({ "fr": fr, "ar": ar }))
}
