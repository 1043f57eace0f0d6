//! The global search: a few documents of every noun that says how it is found, through the caller's views.

use schema::{Collection, FieldDef, FieldSet, Filter, Kind, Lang, Op, Query, Result, Value, View};
use serde_json::{Value as Json, json};
use store::{Cost, Reader, Row};

use crate::{Engine, Finder, RequestContext, unauthorized};

/// Results per noun.
const MOST: usize = 10;

impl Engine {
    /// Finds documents whose names contain the term; a whole number is also looked for in numbers.
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
                let rows = search_collection(reader, &view, finder, &term)?;
                results.extend(rows.iter().map(|row| result(row, &view, finder, ask.lang)));
            }
            Ok(json!({ "results": results }))
        };
        self.inner.store.read(Cost::Scan, terms, read).await
    }
}

/// The rows of which some field that the caller may read matches. What may be read differs from row to row, so each kind of
/// grant is asked by its own fields: those of the own row narrow nobody else's.
fn search_collection(reader: &mut Reader<'_>, view: &View, finder: Finder, term: &str) -> Result<Vec<Row>> {
    let positions = finder.by.iter().filter_map(|field| view.of.position(field.name));
    let by = positions.fold(FieldSet::NONE, FieldSet::with);
    let mut kinds: Vec<FieldSet> = Vec::new();
    for fields in view.grants.iter().map(|grant| grant.fields.and(by)) {
        if !kinds.contains(&fields) {
            kinds.push(fields);
        }
    }
    let mut found: Vec<Row> = Vec::new();
    for query in kinds.into_iter().filter_map(|fields| query(view.of, fields, term)) {
        let rows = reader.list(view, &query)?.rows.into_iter();
        let new: Vec<Row> = rows
            .filter(|row| found.iter().all(|known| known.document.id != row.document.id))
            .collect();
        found.extend(new);
    }
    found.truncate(MOST);
    Ok(found)
}

/// The rows whose fields match, among those where all of these may be read; none when no field can hold the term.
fn query(of: &'static Collection, fields: FieldSet, term: &str) -> Option<Query> {
    let number: Option<i64> = schema::fold(term).parse().ok();
    let test = |at: usize| {
        let field = &of.fields[at];
        match (field.kind, number) {
            (Kind::Integer, Some(number)) => Some(field.test(Op::Equal, vec![Value::Int(number)])),
            (Kind::Integer, None) => None,
            _ => Some(field.test(Op::Contains, vec![Value::Text(search_pattern(field, term))])),
        }
    };
    let tests: Vec<Filter> = fields.positions().filter_map(test).collect();
    (!tests.is_empty()).then(|| Query {
        filters: vec![Filter::Any(tests)],
        named: fields,
        limit: Some(MOST as u64),
        ..Query::default()
    })
}

/// The term as it stands in texts of that field: a plate or an identity number has one spelling.
fn search_pattern(field: &FieldDef, term: &str) -> String {
    field
        .form
        .map_or_else(|| schema::fold(term), |form| schema::fold(&(form.normal)(term)))
}

fn result(row: &Row, view: &View, finder: Finder, lang: Lang) -> Json {
    let readable = view.grants[row.grant].fields;
    let document = &row.document;
    let (title, title_ar) = document.title();
    let is_readable = |field: &FieldDef| document.of.position(field.name).is_some_and(|at| readable.has(at));
    let detail = finder
        .detail
        .filter(is_readable)
        .and_then(|field| document.value(field.name).text().map(str::to_owned));
    json!({ "collection": document.of.id, "label": document.of.one.text(lang), "$id": document.id,
        "title": title, "titleAr": title_ar, "detail": detail.unwrap_or_default() })
}
