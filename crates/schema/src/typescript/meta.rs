//! `schema/<collection>.<lang>.gen.ts` and their lazy index.

use serde_json::{Map, Value as Json, json};

use super::fields;
use crate::{
    Actor, Argument, Collection, FieldDef, FieldDefault, Flow, Item, Kind, Lang, Scalar, Shape, Signature, Step, Value,
    Word, to_json,
};

const INDEX_HEAD: &str = "// Emitted by `diwan types`.
import type { CollectionMeta } from '../schema-meta'

export const load: Record<string, () => Promise<{ default: CollectionMeta }>> = {
";

pub(super) fn index(collections: &[&'static Collection]) -> String {
    let names = collections
        .iter()
        .flat_map(|of| Lang::ALL.map(|lang| format!("{}.{}", of.id, lang.code())));
    let lines: Vec<String> = names
        .map(|name| format!("  '{name}': () => import('./{name}.gen'),\n"))
        .collect();
    format!("{INDEX_HEAD}{}}}\n", lines.concat())
}

pub(super) fn file(
    of: &'static Collection,
    lang: Lang,
    all: &[&'static Collection],
    signatures: &[Signature],
) -> String {
    let fields: Vec<String> = fields(of)
        .map(|field| format!("    {}", field_meta(of, field, lang)))
        .collect();
    let text = |text: &str| Json::from(text).to_string();
    let flow = of.flow.as_ref().map_or(Json::Null, |of| flow(of, lang));
    let (acts, referenced_by) = (acts(of, signatures, lang), referenced_by(of, all));
    let sticker = of.sticker.map_or("", |_| "  labelled: true,\n");
    format!(
        "// Emitted by `diwan types`.
import type {{ CollectionMeta }} from '../schema-meta'

export default {{
  id: {},
  database: {},
  resource: {},
  one: {},
  many: {},
  title: {},
  fields: [
{},
  ],
  flow: {flow},
{acts}  referencedBy: {referenced_by},
{sticker}}} satisfies CollectionMeta
",
        text(of.id),
        text(of.database),
        text(of.access.resource),
        text(of.one.text(lang)),
        text(of.many.text(lang)),
        names(of.title),
        fields.join(",\n"),
    )
}

/// What is said of the acts on its documents, in the order of their declaration; nothing where there is none.
fn acts(of: &Collection, signatures: &[Signature], lang: Lang) -> String {
    let on_it = signatures.iter().filter(|one| one.on.is_some_and(|on| on.id == of.id));
    let lines: Vec<String> = on_it
        .filter_map(|one| act_meta(of, one, lang))
        .map(|act| format!("    {act},\n"))
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    format!("  acts: [\n{}  ],\n", lines.concat())
}

fn act_meta(of: &Collection, one: &Signature, lang: Lang) -> Option<Json> {
    let wording = one.wording?;
    let mut meta = Map::new();
    let mut put = |name: &str, value: Json| drop(meta.insert(name.to_owned(), value));
    put("act", one.action.into());
    put("label", wording.label.text(lang).into());
    put("done", wording.done.text(lang).into());
    if let Some(question) = wording.question {
        put("title", question.title.text(lang).into());
        put("text", question.text.text(lang).into());
    }
    if wording.is_destructive {
        put("destructive", true.into());
    }
    if let Some(by) = one.document_argument().filter(|by| *by != "id") {
        put("by", by.into());
    }
    let inputs: Vec<Json> = one.arguments.iter().filter_map(|input| act_input(of, input)).collect();
    if !inputs.is_empty() {
        put("inputs", inputs.into());
    }
    Some(Json::Object(meta))
}

/// What is typed for an act: what is a field of its collection.
fn act_input(of: &Collection, one: &Argument) -> Option<Json> {
    let Shape::Field(own, field) = one.shape else {
        return None;
    };
    if own.id != of.id {
        return None;
    }
    let mut meta = json!({"name": one.name, "field": field.name});
    if one.is_required {
        meta["required"] = true.into();
    }
    Some(meta)
}

fn field_meta(of: &Collection, field: &FieldDef, lang: Lang) -> Json {
    let mut meta = Map::new();
    let mut put = |name: &str, value: Json| drop(meta.insert(name.to_owned(), value));
    put("name", field.name.into());
    put("label", field.label.text(lang).into());
    put("kind", kind(field.kind).into());
    if let Kind::List(item) = field.kind {
        put("of", item_kind(item).into());
    }
    let is_unique = of
        .unique
        .iter()
        .any(|unique| matches!(unique.on, [one] if one.name == field.name));
    let flags = [
        ("required", field.required),
        ("computed", field.computed),
        ("unique", is_unique),
        ("searched", field.searched),
        ("printed", field.printed),
        ("sensitive", field.sensitive),
    ];
    for (name, _) in flags.into_iter().filter(|(_, is_so)| *is_so) {
        put(name, true.into());
    }
    if field.suggested {
        meta.insert("suggestedBy".to_owned(), of.id.into());
    }
    meta.extend(limits(field));
    meta.extend(links(field, lang));
    Json::Object(meta)
}

/// Its words, and the other fields, documents and files that it goes with.
fn links(field: &FieldDef, lang: Lang) -> Map<String, Json> {
    let mut links = Map::new();
    let mut put = |name: &str, value: Json| drop(links.insert(name.to_owned(), value));
    if let Some(words) = field.kind.words() {
        put("words", words.iter().map(|one| word(one, lang)).collect());
    }
    if let Some(to) = field.kind.target() {
        put("to", to().id.into());
    }
    if !field.expansion.is_empty() {
        put("expands", field.expansion.into());
    }
    if !field.not_before.is_empty() {
        put("notBefore", field.not_before.into());
    }
    if let Some(bucket) = field.kind.bucket() {
        put("bucket", bucket.into());
    }
    links
}

/// Length, range, form and default.
fn limits(field: &FieldDef) -> Map<String, Json> {
    let mut limits = Map::new();
    let mut put = |name: &str, value: Json| drop(limits.insert(name.to_owned(), value));
    if field.kind.is_text() {
        put("max", field.limit().into());
    }
    if let Some((least, most)) = field.range {
        put("least", to_json(field, &Value::Int(least)));
        put("most", to_json(field, &Value::Int(most)));
    }
    if let Some(form) = field.form {
        put("form", form.name.into());
        put("pattern", form.pattern.into());
    }
    match field.preset {
        FieldDefault::Null | FieldDefault::EmptyList => {}
        FieldDefault::Text(text) => put("default", text.into()),
        FieldDefault::Flag(flag) => put("default", flag.into()),
        FieldDefault::Int(number) => put("default", to_json(field, &Value::Int(number))),
    }
    limits
}

fn word(word: &Word, lang: Lang) -> Json {
    let mut word_meta = json!({"value": word.wire, "label": word.label.text(lang)});
    if let Some(tone) = word.tone {
        word_meta["tone"] = tone.wire().into();
    }
    word_meta
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "text",
        Kind::Long => "long",
        Kind::Integer
        | Kind::Rollup {
            gives: Scalar::Integer, ..
        } => "int",
        Kind::Decimal
        | Kind::Rollup {
            gives: Scalar::Decimal, ..
        } => "dec",
        Kind::Flag => "bool",
        Kind::Date
        | Kind::Rollup {
            gives: Scalar::Date, ..
        } => "date",
        Kind::Instant
        | Kind::Rollup {
            gives: Scalar::Instant, ..
        } => "instant",
        Kind::Choice(_) | Kind::Case { .. } => "enum",
        Kind::Link(_) => "ref",
        Kind::File(_) => "file",
        Kind::List(_) => "list",
        Kind::Json => "json",
    }
}

fn item_kind(item: Item) -> &'static str {
    match item {
        Item::Text => "text",
        Item::Integer => "int",
        Item::File(_) => "file",
        Item::Link(_) => "ref",
    }
}

fn names(fields: &[FieldDef]) -> Json {
    fields.iter().map(|field| field.name).collect()
}

/// Who makes a step, as the web reads it.
fn actor(actor: &Actor) -> Json {
    match actor {
        Actor::Permission(action) => json!({ "permission": action }),
        Actor::Auth(word) => json!({ "auth": word }),
        Actor::Person(fields) => json!({ "person": names(fields) }),
        Actor::Head(units) => json!({ "head": units.iter().map(|(_, field)| field.name).collect::<Vec<_>>() }),
        Actor::Office(_) => json!({ "office": true }),
        Actor::Engine => json!({ "engine": true }),
    }
}

fn flow(flow: &Flow, lang: Lang) -> Json {
    let step = |step: &Step, from: &str| {
        json!({
            "from": from, "to": step.to, "step": step.step, "label": step.label.text(lang),
            "actors": step.actors.iter().map(actor).collect::<Vec<_>>(), "required": names(step.required),
        })
    };
    let steps = flow
        .steps
        .iter()
        .flat_map(|one| one.from.iter().map(move |from| step(one, from)));
    json!({"field": flow.field.name, "steps": steps.collect::<Vec<_>>()})
}

/// The fields of other collections, and its own, that name documents of this one.
fn referenced_by(of: &Collection, all: &[&'static Collection]) -> Json {
    let links = all.iter().copied().flat_map(|other| {
        fields(other)
            .filter(|field| field.kind.target().is_some_and(|to| to() == of))
            .map(|field| json!({"collection": other.id, "field": field.name}))
    });
    links.collect()
}
