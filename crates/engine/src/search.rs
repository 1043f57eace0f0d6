//! The global search: a few documents of every noun that says how it is found, through the caller's views.

use schema::{FieldDef, FieldSet, Filter, Kind, Lang, Op, Query, Result, Value, View};
use serde_json::{Value as Json, json};
use store::{Cost, Reader, Row};

use crate::{Ask, Engine, Finder, unauthorized};

/// Results per noun.
const MOST: u64 = 10;

impl Engine {
    /// Finds documents whose names contain the term; a whole number is also looked for in numbers.
    pub async fn search(&self, ask: &Ask, term: &str) -> Result<Json> {
        if !ask.rights.is_user && !ask.rights.is_key {
            return Err(unauthorized(&ask.rights));
        }
        let (ask, term, entities) = (ask.clone(), term.trim().to_owned(), self.entities());
        let read = move |reader: &mut Reader<'_>| {
            let mut results = Vec::new();
            for entity in entities.iter().filter(|_| !term.is_empty()) {
                let Some(finder) = entity.finder else { continue };
                let view = ask.rights.view(entity.of);
                if let Some(query) = query(&view, finder, &term) {
                    let page = reader.list(&view, &query)?;
                    results.extend(page.rows.iter().map(|row| result(row, &view, finder, ask.lang)));
                }
            }
            Ok(json!({ "results": results }))
        };
        self.hall.store.read(Cost::Scan, self.terms().await?, read).await
    }
}

/// The query over the readable fields of the finder; none when there is none.
fn query(view: &View, finder: Finder, term: &str) -> Option<Query> {
    let readable = view.fields();
    let number: Option<i64> = schema::fold(term).parse().ok();
    let (mut tests, mut named) = (Vec::new(), FieldSet::NONE);
    for field in finder.by {
        let Some(at) = view.of.position(field.name).filter(|at| readable.has(*at)) else {
            continue;
        };
        let field = &view.of.fields[at];
        let test = match (field.kind, number) {
            (Kind::Integer, Some(number)) => Filter::test(field, Op::Equal, vec![Value::Int(number)]),
            (Kind::Integer, None) => continue,
            _ => Filter::test(field, Op::Contains, vec![Value::Text(sought(field, term))]),
        };
        // A field that only some grants cover would narrow the rows of all: the widest common ground wins.
        if view.covering(named.with(at)).next().is_some() {
            named = named.with(at);
            tests.push(test);
        }
    }
    if tests.is_empty() {
        return None;
    }
    Some(Query {
        filters: vec![Filter::Any(tests)],
        named,
        limit: Some(MOST),
        ..Query::default()
    })
}

/// The term as it stands in texts of that field: a plate or an identity number has one spelling.
fn sought(field: &FieldDef, term: &str) -> String {
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
