//! What the store holds of what a file speaks of, as far as the caller may read it: one query for each collection.
//!
//! A name leads nowhere, and a key means nothing, unless the caller may read that field of that document: what is not the
//! caller's to see is as unknown here as it is in a list.

use std::collections::{HashMap, HashSet};

use engine::Cx;
use schema::{Collection, Document, FieldDef, FieldSet, Kind, Op, Rejection, Result, RowsOf, Value};

use super::column::normal;
use super::plan::Planned;
use super::{Import, error_codes};

/// Values of one test.
const VALUES: usize = 500;

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
    qualifiers: HashMap<String, String>,
    /// By the place of a key: its values → ids and titles.
    known: Vec<HashMap<String, Vec<(String, String)>>>,
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

    /// Loads the documents that the keys of the rows mean; their links are resolved by now.
    pub fn load_known(&mut self, cx: &Cx<'_>, import: &Import, rows: &[Planned]) -> Result<()> {
        let mut documents: HashMap<String, Document> = HashMap::new();
        let mut know = |found: Vec<(Document, FieldSet)>| {
            documents.extend(found.into_iter().map(|(one, _)| (one.id.clone(), one)));
        };
        let is_bounded = import.keys.iter().all(|key| is_unique(import.of, key));
        if is_bounded {
            for key in import.keys {
                know(by_value(cx, import.of, &key[0], rows)?);
            }
        } else {
            know(cx.all_readable(import.of, [])?);
        }
        for key in import.keys {
            let mut index: HashMap<String, Vec<(String, String)>> = HashMap::new();
            for document in documents.values() {
                let values: Option<Vec<&Value>> = key
                    .iter()
                    .map(|field| present_value(document.value(field.name)))
                    .collect();
                if let Some(values) = values {
                    index
                        .entry(text(&values))
                        .or_default()
                        .push((document.id.clone(), document.title().0));
                }
            }
            self.known.push(index);
        }
        Ok(())
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
                let is_meant = |id: &&str| numbered.contains(id) || self.qualifiers.get(*id) == Some(&qualifier);
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

    /// The document that a row is: by the first key that it gives whole. Another unique key may not lead elsewhere.
    pub fn target(&self, import: &Import, row: &Planned) -> Result<Option<String>, Rejection> {
        let mut decided: Option<Option<&str>> = None;
        for (key, index) in import.keys.iter().zip(&self.known) {
            let Some(values) = values(import.of, key, row) else {
                continue;
            };
            let found = index.get(&text(&values)).map_or(&[][..], Vec::as_slice);
            // A title that is not the caller's to read is no name; what the row gives is.
            let at = import.position(key[0].name).unwrap_or(0);
            let name = |title: &String| {
                if title.is_empty() {
                    row.value(import, at)
                } else {
                    title.clone()
                }
            };
            match (decided, found) {
                (None, []) => decided = Some(None),
                (None, [(id, _)]) => decided = Some(Some(id)),
                (None, [(_, title), ..]) => {
                    return Err(Rejection::new(error_codes::AMBIGUOUS)
                        .field(key[0].name)
                        .arg("name", name(title)));
                }
                (Some(target), [(id, title)]) if is_unique(import.of, key) && target != Some(id) => {
                    return Err(Rejection::new(error_codes::TWO_DOCUMENTS)
                        .field(key[0].name)
                        .arg("name", name(title)));
                }
                _ => {}
            }
        }
        Ok(decided.flatten().map(str::to_owned))
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

/// What tells documents of one name apart: a text of what they belong to, as far as the caller may read it.
fn qualifiers(
    cx: &Cx<'_>,
    of: &'static Collection,
    documents: &[(Document, FieldSet)],
) -> Result<HashMap<String, String>> {
    let Some((qualifier, target)) = of.qualifier.and_then(|one| Some((one, one.through.kind.target()?))) else {
        return Ok(HashMap::new());
    };
    let text = |document: &Document, field: &FieldDef| document.value(field.name).text().map(str::to_owned);
    let owners: HashMap<String, String> = (cx.all_readable(target(), [])?.iter())
        .filter_map(|(owner, _)| Some((owner.id.clone(), normal(&text(owner, &qualifier.by)?))))
        .collect();
    let told = documents.iter().filter_map(|(document, _)| {
        let owner = text(document, &qualifier.through)?;
        Some((document.id.clone(), owners.get(&owner)?.clone()))
    });
    Ok(told.collect())
}

/// What a document links to.
fn links(document: &Document) -> Vec<Linked> {
    let fields = document.of.fields.iter().zip(&document.values);
    fields
        .filter_map(|(field, value)| match field.kind {
            Kind::Link(to) => Some((to().id, value.text()?.to_owned())),
            _ => None,
        })
        .collect()
}

fn by_value(
    cx: &Cx<'_>,
    of: &'static Collection,
    key: &FieldDef,
    rows: &[Planned],
) -> Result<Vec<(Document, FieldSet)>> {
    let at = of.position(key.name).unwrap_or(0);
    let wanted: Vec<Value> = rows.iter().filter_map(|row| value(row, at)).cloned().collect();
    let mut found = Vec::new();
    for part in wanted.chunks(VALUES) {
        found.extend(cx.all_readable(of, [key.test(Op::Equal, part.to_vec())])?);
    }
    Ok(found)
}

fn is_unique(of: &Collection, key: &[FieldDef]) -> bool {
    let [one] = key else { return false };
    of.unique
        .iter()
        .any(|unique| matches!(unique.on, [only] if only.name == one.name))
}

fn value(row: &Planned, at: usize) -> Option<&Value> {
    row.given
        .iter()
        .find(|(one, _)| *one == at)
        .and_then(|(_, value)| present_value(value))
}

fn values<'a>(of: &Collection, key: &[FieldDef], row: &'a Planned) -> Option<Vec<&'a Value>> {
    key.iter().map(|field| value(row, of.position(field.name)?)).collect()
}

fn present_value(value: &Value) -> Option<&Value> {
    (!value.is_null()).then_some(value)
}

/// The values of a key as one text; names are compared folded.
fn text(values: &[&Value]) -> String {
    let one = |value: &&Value| match value {
        Value::Text(text) => normal(text),
        other => format!("{other:?}"),
    };
    values.iter().map(one).collect::<Vec<_>>().join("\u{1f}")
}

/// Whether a unit of that collection can be made of its name alone.
pub(super) fn is_made_of_its_name(of: &Collection) -> bool {
    let needs_more = |field: &&FieldDef| field.required && !of.title.iter().any(|title| title.name == field.name);
    let is_plain = |field: &FieldDef| matches!(field.kind, Kind::Text) && field.form.is_none();
    !of.title.is_empty() && of.title.iter().all(is_plain) && of.fields.iter().find(needs_more).is_none()
}
