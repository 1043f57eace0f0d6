//! The global search: a few documents of every noun that says how it is found, through the caller's views.

use std::collections::HashMap;

use schema::{
    Collection, Condition, Document, FieldDef, FieldSet, Filter, Kind, Lang, Op, Query, Result, Value, View, find,
    to_json,
};
use serde_json::{Value as Json, json};
use store::{Cost, Reader, Row};

use crate::{Engine, Entity, Finder, RequestContext, unauthorized};

/// Results per noun.
const MOST: u64 = 10;

/// What linked documents are called, by their ids: the French name, then the Arabic one.
type Titles = HashMap<String, (String, String)>;

impl Engine {
    /// Finds documents by what people type of their names and numbers.
    pub async fn search(&self, ctx: &RequestContext, term: &str) -> Result<Json> {
        if !ctx.rights.is_user && !ctx.rights.is_key {
            return Err(unauthorized(&ctx.rights));
        }
        let terms = self.terms_of(ctx).await?;
        let term = term.replace('\0', " ").trim().to_owned();
        let (ctx, entities) = (ctx.clone(), self.entities());
        let read = move |reader: &mut Reader<'_>| {
            let mut results = Vec::new();
            for entity in entities.iter().filter(|_| !term.is_empty()) {
                let Some(finder) = entity.finder else { continue };
                let view = ctx.rights.view(entity.of);
                let fields = field_set(view.of, finder.by);
                let Some(mut query) = query(entity, &view, fields, &term) else {
                    continue;
                };
                query.select.own = Some(result_fields(entity, finder));
                let rows = reader.list(&view, &query)?.rows;
                let titles = titles(reader, &ctx, finder, &rows)?;
                results.extend(rows.iter().map(|row| {
                    let found = result(row, &view, finder, &ctx, &titles);
                    as_sought(entities, entity, row, ctx.lang, found)
                }));
            }
            Ok(json!({ "results": results }))
        };
        self.inner.store.read(Cost::Scan, terms, read).await
    }
}

fn field_set<'a>(of: &Collection, fields: impl IntoIterator<Item = &'a FieldDef>) -> FieldSet {
    let positions = fields.into_iter().filter_map(|field| of.position(field.name));
    positions.fold(FieldSet::NONE, FieldSet::with)
}

/// What a result shows: its name, its number, what tells it from others and where it opens. The rest of a row may be long.
fn result_fields(entity: &Entity, finder: Finder) -> FieldSet {
    let of = entity.of;
    let number = of.series.iter().flat_map(|series| [&series.year, &series.number]);
    let page = entity.sought.open.iter().map(|(_, field)| field);
    field_set(of, of.title.iter().chain(finder.details).chain(number).chain(page))
}

/// What is asked of the store; nothing where the caller may not read what chooses the documents.
fn query(entity: &Entity, view: &View, fields: FieldSet, term: &str) -> Option<Query> {
    let only = entity.sought.only;
    let chosen_by = only.iter().flat_map(Condition::names);
    let chosen_by = chosen_by.filter_map(|name| view.of.position(name));
    let mut named = chosen_by.fold(FieldSet::NONE, FieldSet::with);
    let found = if entity.sought.by_code {
        named = fields.positions().fold(named, FieldSet::with);
        coded(view, fields, term)
    } else {
        find(view, fields, term)
    };
    view.covering(named).next()?;
    Some(Query {
        filters: only.iter().copied().map(Filter::from).chain([found]).collect(),
        named,
        limit: Some(MOST),
        ..Query::default()
    })
}

/// The documents of a code, which an index leads to.
fn coded(view: &View, fields: FieldSet, term: &str) -> Filter {
    let is = |at: usize| view.of.fields()[at].test(Op::Equal, vec![Value::from(term)]);
    Filter::Any(fields.positions().map(is).collect())
}

/// A result under the name, and with the page, that its noun gives it.
fn as_sought(entities: &'static [&'static Entity], entity: &Entity, row: &Row, lang: Lang, mut found: Json) -> Json {
    let document = &row.document;
    if let Some(name) = entity.sought.name.and_then(|name| name(entities, document, lang)) {
        found["title"] = json!(name);
        found["titleAr"] = json!("");
    }
    let code = entity
        .sought
        .open
        .map(|(page, field)| (page, document.value(field.name)));
    if let Some((page, Some(code))) = code.map(|(page, value)| (page, value.text())) {
        found["open"] = json!(format!("{page}{code}"));
    }
    found
}

/// The names of the documents that details lead to, as far as the caller may read them: one query per link.
fn titles(reader: &mut Reader<'_>, ctx: &RequestContext, finder: Finder, rows: &[Row]) -> Result<Titles> {
    let mut titles = Titles::new();
    for field in finder.details {
        let Some(target) = field.kind.target() else { continue };
        let view = ctx.rights.view(target());
        let ids = rows.iter().filter_map(|row| row.document.value(field.name).text());
        let ids: Vec<String> = ids.map(str::to_owned).collect();
        if !view.is_empty() && !ids.is_empty() {
            let linked = reader.many(&view, &ids, field_set(view.of, view.of.title))?;
            titles.extend(
                linked
                    .into_iter()
                    .map(|row| (row.document.id.clone(), row.document.title())),
            );
        }
    }
    Ok(titles)
}

fn result(row: &Row, view: &View, finder: Finder, ctx: &RequestContext, titles: &Titles) -> Json {
    let readable = view.grants[row.grant].fields;
    let document = &row.document;
    let is_readable = |field: &&FieldDef| document.of.position(field.name).is_some_and(|at| readable.has(at));
    let details = finder.details.iter().filter(is_readable);
    let mut details: Vec<Json> = details
        .filter_map(|field| detail(document, field, ctx.lang, titles))
        .collect();
    // What has no name goes by the first that is told of it.
    let has_names = !document.of.title.is_empty();
    let first = (!has_names && details.first().is_some_and(|first| first["fr"].is_string())).then(|| details.remove(0));
    let (title, title_ar) = match &first {
        Some(first) => (text_of(&first["fr"]), text_of(&first["ar"])),
        None if has_names => title_of(document, ctx.lang),
        None => (document.of.one.text(ctx.lang).to_owned(), String::new()),
    };
    // What is called by its number is not told it twice.
    let number = document.number().filter(|number| *number != title);
    json!({ "collection": document.of.id, "label": document.of.one.text(ctx.lang), "$id": document.id,
        "title": title, "titleAr": title_ar, "number": number.unwrap_or_default(), "details": details })
}

fn text_of(json: &Json) -> String {
    json.as_str().unwrap_or_default().to_owned()
}

/// What a document is called; one that goes by a choice, by what the choice is called.
fn title_of(document: &Document, lang: Lang) -> (String, String) {
    let (title, title_ar) = document.title();
    let words = document.of.title.first().and_then(|field| field.kind.words());
    let word = words.and_then(|words| words.iter().find(|word| word.wire == title));
    match word {
        Some(word) => (word.label.text(lang).to_owned(), String::new()),
        None => (title, title_ar),
    }
}

/// A day as `on`, anything else as it is called in French and Arabic; what is spelt in a form of its own, such as a plate, names
/// the form.
fn detail(document: &Document, field: &FieldDef, lang: Lang, titles: &Titles) -> Option<Json> {
    let value = document.value(field.name);
    let (fr, ar) = match (field.kind, value) {
        (_, Value::Null) => return None,
        (Kind::Date | Kind::Instant, value) => return Some(json!({ "on": to_json(field, value) })),
        (Kind::Link(target), value) => {
            let (fr, ar) = titles.get(value.text()?).cloned()?;
            if let Some(form) = target().title.first().and_then(|field| field.form) {
                return Some(json!({ "fr": fr, "ar": ar, "form": form.name }));
            }
            (fr, ar)
        }
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
