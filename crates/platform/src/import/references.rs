//! What the store holds of what a file speaks of, as far as the caller may read it: one query for each collection.
//!
//! A name leads nowhere unless the caller may read that field of that document: what is not the caller's to see is as unknown
//! here as it is in a list.

use std::collections::{HashMap, HashSet};

use engine::Cx;
use schema::{Collection, Document, FieldDef, FieldSet, Kind, Rejection, Result, RowsOf, Value};

use super::column::normal;
use super::plan::Planned;
use super::{Import, error_codes};

/// A document that something leads to: its collection's id, and its own.
pub(super) type Linked = (&'static str, String);

/// The documents that a file may name or mean.
#[derive(Default)]
pub(super) struct References {
    /// By the collection's id: folded name or code → ids.
    named: HashMap<&'static str, HashMap<String, Vec<String>>>,
    /// By the id of a document: what it links to.
    parents: HashMap<String, Vec<Linked>>,
    /// By the id of a document: what tells it from others of its name.
    qualifiers: HashMap<String, Vec<String>>,
    /// The collections of which the caller may not read every name.
    hidden: HashSet<&'static str>,
}

impl References {
    /// Loads the targets of the links that the rows name, and the documents that their keys mean.
    pub fn load(cx: &Cx<'_>, import: &Import, rows: &[Planned]) -> Result<Self> {
        let mut world = References::default();
        for to in targets(import, rows) {
            if !reads_every_name(cx, to) {
                world.hidden.insert(to.id);
            }
            let documents = cx.all_readable(to, [])?;
            world.qualifiers.extend(qualifiers(cx, to, &documents)?);
            let index = world.named.entry(to.id).or_default();
            for (document, _) in &documents {
                world.parents.insert(document.id.clone(), links(document));
                for name in names(document) {
                    let ids = index.entry(name).or_default();
                    if !ids.contains(&document.id) {
                        ids.push(document.id.clone());
                    }
                }
            }
        }
        Ok(world)
    }

    /// The document of that name.
    pub fn find_by_name(&self, to: &Collection, name: &str) -> Result<&str, Rejection> {
        self.find_beside(to, name, &[])
    }

    /// The document of that name, of several units the one that lies within those that its row names.
    pub fn find_beside(&self, to: &Collection, name: &str, beside: &[Linked]) -> Result<&str, Rejection> {
        let mut found = self.candidates(to, name);
        // A person is not told by the unit of the row: somebody else of that name may come into it.
        for known in beside.iter().filter(|_| is_made_of_its_name(to)) {
            let within: Vec<&str> = found.iter().copied().filter(|id| self.links_to(id, known)).collect();
            if !within.is_empty() {
                found = within;
            }
        }
        match found.as_slice() {
            [] => Err(Rejection::new(error_codes::UNKNOWN_NAME).arg("name", name)),
            [id] => Ok(id),
            _ => Err(Rejection::new(error_codes::AMBIGUOUS).arg("name", name)),
        }
    }

    /// Every document that is called so: by a name, or as an export tells one of a name from another, by a number of its own,
    /// or the reference of what it belongs to in brackets.
    fn candidates(&self, to: &Collection, name: &str) -> Vec<&str> {
        let index = self.named.get(to.id);
        let called = |name: &str| {
            let found = index.and_then(|index| index.get(&normal(name)).or_else(|| index.get(name)));
            found.into_iter().flatten().map(String::as_str).collect::<Vec<_>>()
        };
        match (
            called(name),
            name.trim().strip_suffix(')').and_then(|name| name.rsplit_once('(')),
        ) {
            (found, Some((name, number))) if found.is_empty() => {
                let (numbered, qualifier) = (called(number), normal(number));
                let is_qualified = |id: &str| self.qualifiers.get(id).is_some_and(|one| one.contains(&qualifier));
                let is_meant = |id: &&str| numbered.contains(id) || is_qualified(id);
                called(name).into_iter().filter(is_meant).collect()
            }
            (found, _) => found,
        }
    }

    fn links_to(&self, id: &str, known: &Linked) -> bool {
        self.parents.get(id).is_some_and(|linked| linked.contains(known))
    }

    /// A document that was made under that name.
    pub fn add(&mut self, to: &Collection, name: &str, id: String) {
        self.named.entry(to.id).or_default().insert(normal(name), vec![id]);
    }

    /// Whether the caller may not read every name that the documents of a collection have.
    pub fn hides(&self, of: &Collection) -> bool {
        self.hidden.contains(of.id)
    }
}

/// The collections whose documents the rows name.
fn targets(import: &Import, rows: &[Planned]) -> Vec<&'static Collection> {
    let mut targets: Vec<&'static Collection> = Vec::new();
    for at in super::plan::used_fields(rows).positions() {
        if let Some(to) = import.field(at).kind.target()
            && !targets.contains(&to())
        {
            targets.push(to());
        }
    }
    targets.extend(
        import
            .listed
            .iter()
            .filter(|(text, _)| gives(import, rows, text))
            .map(|(_, to)| to()),
    );
    targets
}

/// Whether a row gives a text.
fn gives(import: &Import, rows: &[Planned], text: &FieldDef) -> bool {
    let at = import.position(text.name);
    rows.iter().any(|row| row.given.iter().any(|(one, _)| Some(*one) == at))
}

/// The fields by which a document may be called in a file: its titles, its unique texts and numbers.
pub fn naming(of: &'static Collection) -> impl Iterator<Item = &'static FieldDef> {
    of.title.iter().chain(of.single_keys())
}

/// Whether the caller may read every name of every document.
fn reads_every_name(cx: &Cx<'_>, of: &'static Collection) -> bool {
    let all = naming(of)
        .filter_map(|field| of.position(field.name))
        .fold(FieldSet::NONE, FieldSet::with);
    let view = cx.who().view(of);
    view.covering(all).any(|grant| grant.rows == RowsOf::All)
}

/// What a document may be called in a file, by the fields of it that the caller may read; and its id.
fn names(document: &Document) -> Vec<String> {
    let value = |field: &FieldDef| match document.value(field.name) {
        Value::Text(text) => Some(normal(text)),
        Value::Int(number) => Some(number.to_string()),
        _ => None,
    };
    let number = document.number().map(|number| normal(&number));
    let aliases = document.of.aliases.map(|field| document.value(field.name));
    let aliases: Vec<String> = match aliases {
        Some(Value::Json(list)) => serde_json::from_str(list).unwrap_or_default(),
        _ => Vec::new(),
    };
    naming(document.of)
        .filter_map(value)
        .chain(number)
        .chain(aliases.iter().map(|name| normal(name)))
        .chain(std::iter::once(document.id.clone()))
        .collect()
}

/// What tells documents of one name apart: the texts of the first thing that they belong to, as far as the caller may read it.
fn qualifiers(
    cx: &Cx<'_>,
    of: &'static Collection,
    documents: &[(Document, FieldSet)],
) -> Result<HashMap<String, Vec<String>>> {
    let mut told: HashMap<String, Vec<String>> = HashMap::new();
    for qualifier in of.qualifiers {
        let Some(target) = qualifier.through.kind.target() else {
            continue;
        };
        let texts = |owner: &Document| {
            let said = qualifier.by.iter().filter_map(|field| owner.value(field.name).text());
            said.map(normal).collect::<Vec<_>>()
        };
        let owners: HashMap<String, Vec<String>> = (cx.all_readable(target(), [])?.iter())
            .map(|(owner, _)| (owner.id.clone(), texts(owner)))
            .collect();
        for (document, _) in documents {
            let owner = document.value(qualifier.through.name).text();
            if let Some(texts) = owner.and_then(|owner| owners.get(owner)) {
                told.entry(document.id.clone()).or_insert_with(|| texts.clone());
            }
        }
    }
    Ok(told)
}

/// What a document links to.
fn links(document: &Document) -> Vec<Linked> {
    let fields = document.of.fields().iter().zip(&document.values);
    fields
        .filter_map(|(field, value)| match field.kind {
            Kind::Link(to) => Some((to().id, value.text()?.to_owned())),
            _ => None,
        })
        .collect()
}

/// A value as keys compare it: names are compared folded.
pub(super) fn normal_value(value: &Value) -> String {
    match value {
        Value::Text(text) => normal(text),
        other => format!("{other:?}"),
    }
}

/// Whether a unit of that collection can be made of its name alone.
pub(super) fn is_made_of_its_name(of: &Collection) -> bool {
    let needs_more = |field: &&FieldDef| field.required && !of.title.iter().any(|title| title.name == field.name);
    let is_plain = |field: &FieldDef| matches!(field.kind, Kind::Text) && field.form.is_none();
    !of.title.is_empty() && of.title.iter().all(is_plain) && of.fields().iter().find(needs_more).is_none()
}
