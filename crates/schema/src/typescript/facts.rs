//! `facts.gen.ts`: the little that the first load of the app must know of every collection.

use serde_json::{Map, Value as Json, json};

use crate::{Collection, FieldDef, Kind};

const HEAD: &str = "// Emitted by `diwan types`.
import type { CollectionFacts } from './schema-meta'
import type { CollectionId } from './schema.gen'

export const FACTS: Record<CollectionId, CollectionFacts> = {
";

pub(super) fn file(collections: &[&'static Collection]) -> String {
    let lines: Vec<String> = collections
        .iter()
        .map(|of| format!("  {}: {},\n", of.id, facts(of, collections)))
        .collect();
    format!("{HEAD}{}}}\n", lines.concat())
}

fn facts(of: &Collection, all: &[&'static Collection]) -> Json {
    let mut facts = Map::new();
    let mut put = |name: &str, value: Json| drop(facts.insert(name.to_owned(), value));
    // Nearly all live there.
    if of.database != "main" {
        put("database", of.database.into());
    }
    // A day or a word is no name before it was put in the reader's language.
    let title: Vec<&FieldDef> = of.title.iter().filter(|field| field.kind.is_text()).collect();
    if !title.is_empty() {
        put("title", names(title.iter().copied()));
    }
    if let Some(form) = title.first().and_then(|field| field.form) {
        put("form", form.name.into());
    }
    if let Some(series) = of.series {
        put("number", json!([series.number.name, series.year.name]));
    }
    if !of.picked_by.is_empty() {
        put("pickedBy", names(of.picked_by));
    }
    if !of.picked_with.is_empty() {
        let groups = of
            .picked_with
            .iter()
            .map(|group| group.iter().map(detail_name).collect::<Json>());
        put("pickedWith", groups.collect());
    }
    if !of.page.is_empty() {
        put("page", of.page.into());
    }
    let counted = counted_in(of, all);
    if !counted.is_empty() {
        put("countedIn", counted.into());
    }
    Json::Object(facts)
}

fn names<'a>(fields: impl IntoIterator<Item = &'a FieldDef>) -> Json {
    fields.into_iter().map(|field| field.name).collect()
}

/// A link goes by its name and the one under which its document is attached.
fn detail_name(field: &FieldDef) -> String {
    match field.expansion {
        "" => field.name.to_owned(),
        expansion => format!("{}:{expansion}", field.name),
    }
}

/// The collections that show a count, a sum or the latest value of this one's rows, or what follows from one that nobody sees: a
/// write here changes what they say.
fn counted_in(of: &Collection, all: &[&'static Collection]) -> Vec<&'static str> {
    let counts = |field: &FieldDef| matches!(field.kind, Kind::Rollup { of: from, .. } if from() == of);
    all.iter()
        .filter(|other| other.fields().iter().any(counts))
        .map(|other| other.id)
        .collect()
}
