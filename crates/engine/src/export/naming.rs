//! What links are called in an export: names under which an import finds what they point to.

use std::collections::{BTreeSet, HashMap};

use schema::{Collection, Document, FieldDef, FieldSet, Lang, Query, Result, Value, search_words};
use store::{Reader, Row};

use crate::Rights;

/// The names of all documents of a collection, as far as the caller may read them: such that an import finds each alone.
pub(super) fn names(
    reader: &mut Reader<'_>,
    rights: &Rights,
    of: &'static Collection,
    lang: Lang,
) -> Result<HashMap<String, String>> {
    let view = rights.view(of);
    if view.is_empty() {
        return Ok(HashMap::new());
    }
    let mut query = Query::default();
    query.select.own = Some(naming_fields(of));
    let mut documents = Vec::new();
    reader.each(&view, &query, &mut |row: &Row| {
        documents.push(row.document.clone());
        Ok(())
    })?;
    let called = counts(documents.iter().flat_map(all_names));
    let qualifiers = qualifiers(reader, rights, of, &documents, lang)?;
    let name = |document: &Document| qualified_name(document, lang, &called, &qualifiers);
    let names: Vec<String> = documents.iter().map(name).collect();
    let written = counts(names.iter().map(|name| normal(name)));
    let alone = |(document, name): (&Document, String)| {
        let is_alone = written.get(&normal(&name)) == Some(&1) && !is_other_name(&name, document, &called);
        // Where nothing that people know tells it from another, its id does.
        let name = if is_alone || name == document.id {
            name
        } else {
            format!("{} ({})", title(document, lang), document.id)
        };
        (document.id.clone(), name)
    };
    Ok(documents.iter().zip(names).map(alone).collect())
}

/// Its title, where that is its alone; else with what tells it from others in brackets.
fn qualified_name(
    document: &Document,
    lang: Lang,
    called: &HashMap<String, usize>,
    qualifiers: &HashMap<String, String>,
) -> String {
    let title = title(document, lang);
    if called.get(&normal(&title)) == Some(&1) {
        return title;
    }
    let key = distinct_key(document).or_else(|| qualifiers.get(&document.id).cloned());
    key.map_or_else(|| title.clone(), |key| format!("{title} ({key})"))
}

/// Its number of the year, else its title in a language.
fn title(document: &Document, lang: Lang) -> String {
    let (fr, ar) = document.title();
    document.number().unwrap_or(if lang == Lang::Ar { ar } else { fr })
}

/// How often each text stands there.
fn counts(texts: impl Iterator<Item = String>) -> HashMap<String, usize> {
    let mut counts = HashMap::new();
    for text in texts {
        *counts.entry(text).or_default() += 1;
    }
    counts
}

/// Whether a name is also one of another document.
fn is_other_name(name: &str, document: &Document, called: &HashMap<String, usize>) -> bool {
    let name = normal(name);
    let own = usize::from(all_names(document).contains(&name));
    called.get(&name).copied().unwrap_or_default() > own
}

/// The fields by which files call a document, and tell it from others of its name.
fn naming_fields(of: &'static Collection) -> FieldSet {
    let numbered = of.series.iter().flat_map(|series| [&series.number, &series.year]);
    (of.title.iter())
        .chain(of.single_keys())
        .chain(&of.aliases)
        .chain(numbered)
        .chain(of.qualifiers.iter().map(|qualifier| &qualifier.through))
        .filter_map(|field| of.position(field.name))
        .fold(FieldSet::NONE, FieldSet::with)
}

/// Everything that a document may be called in a file, each once.
fn all_names(document: &Document) -> BTreeSet<String> {
    let of = document.of;
    let texts = (of.title.iter()).filter_map(|field| document.value(field.name).text());
    let aliases: Vec<String> = match of.aliases.map(|field| document.value(field.name)) {
        Some(Value::Json(list)) => serde_json::from_str(list).unwrap_or_default(),
        _ => Vec::new(),
    };
    let keys = of.single_keys().filter_map(|field| key_text(document, field));
    let all = texts.map(str::to_owned).chain(aliases).chain(keys);
    all.chain(document.number()).map(|name| normal(&name)).collect()
}

/// A name as names are compared.
fn normal(name: &str) -> String {
    search_words(name).join(" ")
}

/// By the ids of documents: a text of the first thing that each belongs to, by which it is told from others of its name, as far as
/// the caller may read it.
fn qualifiers(
    reader: &mut Reader<'_>,
    rights: &Rights,
    of: &'static Collection,
    documents: &[Document],
    lang: Lang,
) -> Result<HashMap<String, String>> {
    let mut told: HashMap<String, String> = HashMap::new();
    for qualifier in of.qualifiers {
        let by = if lang == Lang::Ar {
            qualifier.by.last()
        } else {
            qualifier.by.first()
        };
        let (Some(target), Some(by)) = (qualifier.through.kind.target(), by) else {
            continue;
        };
        let texts = texts_of(reader, rights, target(), by)?;
        for document in documents {
            let owner = document.value(qualifier.through.name).text();
            if let Some(text) = owner.and_then(|owner| texts.get(owner)) {
                told.entry(document.id.clone()).or_insert_with(|| text.clone());
            }
        }
    }
    Ok(told)
}

/// A text of every document of a collection, as far as the caller may read it.
fn texts_of(
    reader: &mut Reader<'_>,
    rights: &Rights,
    of: &'static Collection,
    field: &FieldDef,
) -> Result<HashMap<String, String>> {
    let mut texts = HashMap::new();
    let view = rights.view(of);
    let Some(at) = of.position(field.name).filter(|_| !view.is_empty()) else {
        return Ok(texts);
    };
    let mut query = Query::default();
    query.select.own = Some(FieldSet::NONE.with(at));
    reader.each(&view, &query, &mut |row: &Row| {
        if let Some(text) = row.document.values[at].text() {
            texts.insert(row.document.id.clone(), text.to_owned());
        }
        Ok(())
    })?;
    Ok(texts)
}

/// What tells a document from others of its name, as far as the caller may read it: a number of its own, one that harms
/// nobody before one that does.
fn distinct_key(document: &Document) -> Option<String> {
    let mut keys: Vec<&FieldDef> = document.of.single_keys().collect();
    keys.sort_by_key(|field| field.sensitive);
    keys.into_iter().find_map(|field| key_text(document, field))
}

fn key_text(document: &Document, field: &FieldDef) -> Option<String> {
    match document.value(field.name) {
        Value::Text(text) => Some(text.clone()),
        Value::Int(number) => Some(number.to_string()),
        _ => None,
    }
}
