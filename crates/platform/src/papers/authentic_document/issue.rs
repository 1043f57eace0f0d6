//! Issuing: a number, a record in one form, its hash, and the seal over it with what it stands under, in one transaction.
//! What is printed follows from the record alone, later.

use accounts::Seal;
use engine::Cx;
use engine::doc::{Doc, Mode};
use schema::{Date, Document, Id, Lang, Rejection, Result};
use serde_json::{Map, Value as Json, json};

use super::canonical::{canonical, signed_text};
use super::number::NUMBERS;
use super::{
    AUTHENTIC_DOCUMENTS, CONTENT_HASH, DOC_ID, FILE, ISSUED_BY, ISSUED_ON, KEY_ID, KIND, LANGUAGE, NUM, OWNER, READ_BY,
    READERS, RECORD, REF_NUMBER, REPLACED_BY, SEAL, STATE, SUBJECT, SUBJECT_COLLECTION, State, TEMPLATE,
    TEMPLATE_VERSION, YEAR, compose, render, state_seal,
};
use crate::papers::facts::Facts;
use crate::papers::kind::{PaperKind, languages};
use crate::papers::letter::{BODY, Letter};
use crate::papers::template::{self, Template};

/// What is to be issued.
pub struct PaperOrder<'a> {
    /// What kind of paper.
    pub kind: &'static PaperKind,
    /// In which languages.
    pub mode: Mode,
    /// The address that its code leads to, without a slash at the end.
    pub home: &'a str,
    /// What it is about.
    pub subject: &'a Document,
    /// What is written in it, when it is a letter.
    pub letter: Option<&'a Letter>,
}

/// A code that is sealed without a paper.
pub(super) struct Code<'a> {
    /// What kind.
    pub kind: &'a str,
    /// What people call it by.
    pub reference: &'a str,
    /// All that it says.
    pub record: Map<String, Json>,
}

/// The document of a code, made unless it is there. Writes are serial, so no two of them miss each other.
pub(super) fn issue_code(cx: &mut Cx<'_>, code: Code<'_>) -> Result<Document> {
    let record = Json::Object(code.record);
    let hash = accounts::content_hash(&canonical(&record));
    if let Some(known) = find_valid(cx, code.kind, &hash)? {
        return Ok(known);
    }
    let mut row = Document::new(&AUTHENTIC_DOCUMENTS)
        .with(KIND, code.kind.to_owned())
        .with(REF_NUMBER, code.reference.to_owned())
        .with(RECORD, record);
    if let Some(employee) = cx.who().employee.clone() {
        row.set(OWNER, employee);
    }
    let id = cx.new_code();
    insert_signed(cx, row, id)
}

/// What was issued with these contents and still holds.
fn find_valid(cx: &Cx<'_>, kind: &str, hash: &str) -> Result<Option<Document>> {
    let of = &AUTHENTIC_DOCUMENTS;
    let same = vec![CONTENT_HASH.eq(hash), KIND.eq(kind), STATE.eq(State::Valid)];
    cx.first(of, same)
}

/// A paper that is written but not yet numbered.
pub(super) struct PaperDraft {
    pub facts: Facts,
    pub templates: Vec<Template>,
    doc: Doc,
}

/// What a paper would say now.
pub(super) fn draft(cx: &mut Cx<'_>, order: &PaperOrder<'_>) -> Result<PaperDraft> {
    let facts = (order.kind.facts)(cx, order.subject)?;
    draft_of(cx, order, facts)
}

/// What a paper would say of facts that were read before.
pub(super) fn draft_of(cx: &mut Cx<'_>, order: &PaperOrder<'_>, facts: Facts) -> Result<PaperDraft> {
    let templates = templates(cx, order.kind, order.mode)?;
    let mut facts = facts.retain_used(&templates);
    speaks_its_languages(order, &facts)?;
    let doc = compose_unnumbered(cx, order, &mut facts, &templates)?;
    Ok(PaperDraft { facts, templates, doc })
}

/// A paper prints nothing in the other language than its own but names that have no other form.
fn speaks_its_languages(order: &PaperOrder<'_>, facts: &Facts) -> Result<()> {
    let lacks = |lang: &Lang| facts.lacking_in(*lang).map(|name| (*lang, name));
    let Some((lang, name)) = languages(order.mode).iter().find_map(lacks) else {
        return Ok(());
    };
    let refused = if lang == Lang::Ar {
        super::ARABIC_MISSING
    } else {
        super::FRENCH_MISSING
    };
    let label = order.kind.name(name).map(|one| one.label).unwrap_or_default();
    Err(Rejection::new(refused).field(name).label("what", label).into())
}

/// What is so of a subject now, as far as the texts of its paper name it.
pub(super) fn facts(
    cx: &Cx<'_>,
    kind: &'static PaperKind,
    mode: Mode,
    subject: &Document,
) -> Result<(Facts, Vec<Template>)> {
    let templates = templates(cx, kind, mode)?;
    let facts = (kind.facts)(cx, subject)?.retain_used(&templates);
    Ok((facts, templates))
}

/// The texts of a kind in force today, in each language of the paper.
pub(super) fn templates(cx: &Cx<'_>, kind: &'static PaperKind, mode: Mode) -> Result<Vec<Template>> {
    let in_force = languages(mode).iter();
    let in_force = in_force.map(|lang| template::in_force(cx, kind, *lang, cx.today()));
    in_force.collect()
}

/// Issues a paper: the next number of its kind and year, the record, a file still without bytes, and the job that prints
/// it. The house key must have been made.
pub fn issue_paper(cx: &mut Cx<'_>, order: &PaperOrder<'_>) -> Result<Document> {
    let draft = draft(cx, order)?;
    issue_draft(cx, order, draft)
}

/// As [`issue_paper`], of facts that were read off the writer, where they are many; whoever read them knows that they are so still.
pub fn issue_paper_of(cx: &mut Cx<'_>, order: &PaperOrder<'_>, facts: Facts) -> Result<Document> {
    let draft = draft_of(cx, order, facts)?;
    issue_draft(cx, order, draft)
}

/// As [`issue_paper`], of what is drafted.
pub(super) fn issue_draft(cx: &mut Cx<'_>, order: &PaperOrder<'_>, draft: PaperDraft) -> Result<Document> {
    let row = draft_row(cx, order, draft)?;
    let (id, reference) = (row.id.clone(), row.get(REF_NUMBER).unwrap_or_default());
    let file = cx.await_file(order.kind.bucket(), &file_name(order.kind.id, &reference, "pdf"))?;
    let row = insert_signed(cx, row.with(FILE, file), id)?;
    render::schedule_print(cx, &row, &render::PLAIN)?;
    if let Some(follows) = &order.kind.follows {
        (follows.noted)(cx, order.subject, &row)?;
    }
    Ok(row)
}

/// As [`issue_draft`], of what is drawn each time that it is asked for: the record is numbered and sealed, and no file is kept.
pub(super) fn seal_draft(cx: &mut Cx<'_>, order: &PaperOrder<'_>, draft: PaperDraft) -> Result<Document> {
    let row = draft_row(cx, order, draft)?;
    let id = row.id.clone();
    insert_signed(cx, row, id)
}

/// The row of a paper under its number, neither sealed nor written.
fn draft_row(cx: &mut Cx<'_>, order: &PaperOrder<'_>, mut draft: PaperDraft) -> Result<Document> {
    let (kind, id) = (order.kind, cx.new_code());
    let (row, reference) = assign_number(cx, kind, draft.facts.number)?;
    compose::number(&mut draft.doc, order.kind, &id, &reference, order.home);
    let mut row = row
        .with(SUBJECT_COLLECTION, order.subject.of.id.to_owned())
        .with(SUBJECT, order.subject.id.clone())
        .with(LANGUAGE, language(order.mode).to_owned())
        .with(READ_BY, kind.read.word().to_owned())
        .with(TEMPLATE_VERSION, draft.templates.first().map_or(0, |one| one.version))
        .with(RECORD, record(order, &id, &reference, &draft)?)
        .with(READERS, draft.facts.readers);
    if let Some(template) = draft.templates.into_iter().find_map(|one| one.id) {
        row.set(TEMPLATE, template);
    }
    if let Some(owner) = draft.facts.owner {
        row.set(OWNER, owner);
    }
    row.id = id;
    Ok(row)
}

/// A row under the subject's own number, which other papers of it may bear too, or under the next of the kind and year.
fn assign_number(cx: &mut Cx<'_>, kind: &PaperKind, own: Option<(i64, i64)>) -> Result<(Document, String)> {
    let mut row = Document::new(&AUTHENTIC_DOCUMENTS).with(KIND, kind.id.to_owned());
    let (num, year) = if let Some((num, year)) = own {
        row.set(YEAR, year);
        (num, year)
    } else {
        cx.take_number(&NUMBERS, &mut row)?;
        (row.need(NUM)?, row.need(YEAR)?)
    };
    let reference = format!("{num}/{year}");
    Ok((row.with(REF_NUMBER, reference.clone()), reference))
}

/// Another paper has taken the place of one.
pub(super) fn supersede(cx: &mut Cx<'_>, row: Document, by: &Document) -> Result<()> {
    let row = row.with(STATE, State::Replaced).with(REPLACED_BY, Id(by.id.clone()));
    let row = state_seal::seal_state(cx, row)?;
    cx.update(row).map(drop)
}

/// What the paper says, still without a number.
fn compose_unnumbered(
    cx: &mut Cx<'_>,
    order: &PaperOrder<'_>,
    facts: &mut Facts,
    templates: &[Template],
) -> Result<Doc> {
    let letter = letter_body(order)?;
    if let Some(letter) = letter {
        letter.add_facts(facts);
    }
    let doc = compose::compose(cx, order.kind, order.mode, facts, templates)?;
    Ok(letter.into_iter().fold(doc, |doc, letter| letter.wrap_document(doc)))
}

/// The words of a letter, which must speak the languages that it is ordered in.
fn letter_body<'a>(order: &PaperOrder<'a>) -> Result<Option<&'a Letter>> {
    if !order.kind.is_letter() {
        return Ok(None);
    }
    let speaks = |letter: &&Letter| languages(order.mode).iter().all(|lang| letter.has_language(*lang));
    let letter = order.letter.filter(speaks);
    letter
        .map(Some)
        .ok_or_else(|| missing_fact(order.kind, BODY.name).into())
}

/// Hashes, seals and writes a row whose record stands in it.
fn insert_signed(cx: &mut Cx<'_>, row: Document, id: String) -> Result<Document> {
    let seal = Seal::of(cx)?;
    let hash = accounts::content_hash(&canonical(&row.get(RECORD).unwrap_or_default()));
    let mut row = row
        .with(DOC_ID, id.clone())
        .with(ISSUED_ON, Date(cx.today()))
        .with(CONTENT_HASH, hash)
        .with(KEY_ID, seal.key_id())
        .with(STATE, State::Valid);
    if let Some(employee) = cx.who().employee.clone() {
        row.set(ISSUED_BY, Id(employee));
    }
    row.set(SEAL, seal.seal(&signed_text(&row)));
    row.id = id;
    let row = state_seal::seal_state(cx, row)?;
    cx.create(row)
}

/// The record: everything that the paper is, so that it can be printed and told from others for ever.
fn record(order: &PaperOrder<'_>, id: &str, reference: &str, draft: &PaperDraft) -> Result<Json> {
    let about = &draft.facts.about;
    Ok(json!({
        "docId": id, "kind": order.kind.id, "refNumber": reference, "language": language(order.mode),
        "subject": {"collection": order.subject.of.id, "id": order.subject.id},
        "about": {"fr": about[0], "ar": about[1]},
        "facts": draft.facts_json()?, "templates": draft.templates_json(), "doc": compose::to_record(&draft.doc)?,
    }))
}

impl PaperDraft {
    /// The facts by their names, as records keep them.
    pub(super) fn facts_json(&self) -> Result<Map<String, Json>> {
        facts_json(&self.facts)
    }

    /// The texts that it was made of, as records keep them.
    pub(super) fn templates_json(&self) -> Json {
        self.templates
            .iter()
            .map(|one| json!({"id": one.id, "version": one.version}))
            .collect()
    }
}

/// Facts by their names, as records keep them.
pub(super) fn facts_json(facts: &Facts) -> Result<Map<String, Json>> {
    let named = facts.entries();
    named
        .map(|(name, words)| Ok((name.to_owned(), serde_json::to_value(words).map_err(serialize_fault)?)))
        .collect()
}

fn serialize_fault(error: serde_json::Error) -> schema::Error {
    schema::Error::fault("writing a record", error)
}

/// `work_certificate-12-2026.pdf`.
pub(super) fn file_name(kind: &str, reference: &str, ending: &str) -> String {
    format!("{kind}-{}.{ending}", reference.replace('/', "-"))
}

/// A mode as callers write it.
pub(super) fn language(mode: Mode) -> &'static str {
    match mode {
        Mode::Fr => "fr",
        Mode::Ar => "ar",
        Mode::En => "en",
        Mode::Both => "both",
    }
}

/// The refusal of a paper that would name what nobody has written down.
pub(super) fn missing_fact(kind: &PaperKind, name: &str) -> Rejection {
    let label = kind.name(name).map(|one| one.label).unwrap_or_default();
    Rejection::new(super::FACT_MISSING).field(name).label("what", label)
}
