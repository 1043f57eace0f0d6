//! Issuing: a number, a record in one form, its hash, and the seal over it with what it stands under, in one transaction.
//! What is printed follows from the record alone, later.

use accounts::Seal;
use engine::Cx;
use engine::doc::{Doc, Mode};
use schema::{Date, Document, Id, Rejection, Result};
use serde_json::{Map, Value as Json, json};

use super::canonical::{canonical, sealed};
use super::number::counter;
use super::{
    AUTHENTIC_DOCUMENTS, CONTENT_HASH, DOC_ID, FILE, ISSUED_BY, ISSUED_ON, KEY_ID, KIND, LANGUAGE, NUM, OWNER, READ_BY,
    READERS, RECORD, REF_NUMBER, REPLACED_BY, SEAL, STATE, SUBJECT, SUBJECT_COLLECTION, State, TEMPLATE,
    TEMPLATE_VERSION, YEAR, compose, render, standing,
};
use crate::papers::facts::Facts;
use crate::papers::kind::{Kind, languages};
use crate::papers::letter::{BODY, Letter};
use crate::papers::template::{self, Template};

/// What is to be issued.
pub struct Order<'a> {
    /// What kind of paper.
    pub kind: &'static Kind,
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
    if let Some(known) = standing(cx, code.kind, &hash)? {
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
    put_down(cx, row, id)
}

/// What was issued with these contents and still holds.
fn standing(cx: &Cx<'_>, kind: &str, hash: &str) -> Result<Option<Document>> {
    let of = &AUTHENTIC_DOCUMENTS;
    let same = vec![CONTENT_HASH.eq(hash), KIND.eq(kind), STATE.eq(State::Valid)];
    cx.first(of, same)
}

/// A paper that is written but not yet numbered.
pub(super) struct Draft {
    pub facts: Facts,
    pub templates: Vec<Template>,
    doc: Doc,
}

/// What a paper would say now.
pub(super) fn draft(cx: &mut Cx<'_>, order: &Order<'_>) -> Result<Draft> {
    let kind = order.kind;
    let templates: Vec<Template> = languages(order.mode)
        .iter()
        .map(|lang| template::in_force(cx, kind, (*lang, cx.today())))
        .collect::<Result<_>>()?;
    let mut facts = (kind.facts)(cx, order.subject)?.only(&templates);
    let doc = composed(cx, order, (&mut facts, &templates))?;
    Ok(Draft { facts, templates, doc })
}

/// Issues a paper: the next number of its kind and year, the record, a file still without bytes, and the job that prints
/// it. The house key must have been made.
pub fn issue_paper(cx: &mut Cx<'_>, order: &Order<'_>) -> Result<Document> {
    let draft = draft(cx, order)?;
    issue_draft(cx, order, draft)
}

/// As [`issue_paper`], of what is drafted.
pub(super) fn issue_draft(cx: &mut Cx<'_>, order: &Order<'_>, mut draft: Draft) -> Result<Document> {
    let (kind, id) = (order.kind, cx.new_code());
    let (row, reference) = numbered(cx, kind, draft.facts.number)?;
    compose::number(&mut draft.doc, (&id, &reference), order.home);
    let file = cx.await_file(kind.bucket(), &file_name((kind.id, &reference), "pdf"))?;
    let mut row = row
        .with(KIND, kind.id.to_owned())
        .with(SUBJECT_COLLECTION, order.subject.of.id.to_owned())
        .with(SUBJECT, order.subject.id.clone())
        .with(LANGUAGE, language(order.mode).to_owned())
        .with(READ_BY, kind.read.word().to_owned())
        .with(FILE, file)
        .with(TEMPLATE_VERSION, draft.templates.first().map_or(0, |one| one.version))
        .with(RECORD, record(order, (&id, &reference), &draft)?)
        .with(READERS, draft.facts.readers);
    if let Some(template) = draft.templates.into_iter().find_map(|one| one.id) {
        row.set(TEMPLATE, template);
    }
    if let Some(owner) = draft.facts.owner {
        row.set(OWNER, owner);
    }
    let row = put_down(cx, row, id)?;
    render::later(cx, &row)?;
    if let Some(follows) = &kind.follows {
        (follows.noted)(cx, order.subject, &row)?;
    }
    Ok(row)
}

/// A row under the subject's own number, which other papers of it may bear too, or under the next of the kind and year.
fn numbered(cx: &mut Cx<'_>, kind: &Kind, own: Option<(i64, i64)>) -> Result<(Document, String)> {
    let row = Document::new(&AUTHENTIC_DOCUMENTS);
    let (row, num, year) = if let Some((num, year)) = own {
        (row, num, year)
    } else {
        let year = i64::from(cx.today().year());
        let num = cx.number(&counter(kind.id, year))?;
        (row.with(NUM, num), num, year)
    };
    let reference = format!("{num}/{year}");
    Ok((row.with(YEAR, year).with(REF_NUMBER, reference.clone()), reference))
}

/// Another paper has taken the place of one.
pub(super) fn superseded(cx: &mut Cx<'_>, row: Document, by: &Document) -> Result<()> {
    let row = row.with(STATE, State::Replaced).with(REPLACED_BY, Id(by.id.clone()));
    let row = standing::sealed(cx, row)?;
    cx.update(row).map(drop)
}

/// What the paper says, still without a number.
fn composed(cx: &mut Cx<'_>, order: &Order<'_>, (facts, templates): (&mut Facts, &[Template])) -> Result<Doc> {
    let letter = words(order)?;
    if let Some(letter) = letter {
        letter.tell(facts);
    }
    let doc = compose::compose(cx, (order.kind, order.mode), facts, templates)?;
    Ok(letter.into_iter().fold(doc, |doc, letter| letter.written(doc)))
}

/// The words of a letter, which must speak the languages that it is ordered in.
fn words<'a>(order: &Order<'a>) -> Result<Option<&'a Letter>> {
    if !order.kind.is_letter() {
        return Ok(None);
    }
    let speaks = |letter: &&Letter| languages(order.mode).iter().all(|lang| letter.speaks(*lang));
    let letter = order.letter.filter(speaks);
    letter.map(Some).ok_or_else(|| missing(order.kind, BODY.name).into())
}

/// Hashes, seals and writes a row whose record stands in it.
fn put_down(cx: &mut Cx<'_>, row: Document, id: String) -> Result<Document> {
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
    row.set(SEAL, seal.seal(&sealed(&row)));
    row.id = id;
    let row = standing::sealed(cx, row)?;
    cx.create(row)
}

/// The record: everything that the paper is, so that it can be printed and told from others for ever.
fn record(order: &Order<'_>, (id, reference): (&str, &str), draft: &Draft) -> Result<Json> {
    let about = &draft.facts.about;
    Ok(json!({
        "docId": id, "kind": order.kind.id, "refNumber": reference, "language": language(order.mode),
        "subject": {"collection": order.subject.of.id, "id": order.subject.id},
        "about": {"fr": about[0], "ar": about[1]},
        "facts": draft.named()?, "templates": draft.used(), "doc": compose::kept(&draft.doc)?,
    }))
}

impl Draft {
    /// The facts by their names, as records keep them.
    pub(super) fn named(&self) -> Result<Map<String, Json>> {
        let named = self.facts.named();
        named
            .map(|(name, words)| Ok((name.to_owned(), serde_json::to_value(words).map_err(unwritten)?)))
            .collect()
    }

    /// The texts that it was made of, as records keep them.
    pub(super) fn used(&self) -> Json {
        self.templates
            .iter()
            .map(|one| json!({"id": one.id, "version": one.version}))
            .collect()
    }
}

fn unwritten(error: serde_json::Error) -> schema::Error {
    schema::Error::fault("writing a record", error)
}

/// `work_certificate-12-2026.pdf`.
pub(super) fn file_name((kind, reference): (&str, &str), ending: &str) -> String {
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
pub(super) fn missing(kind: &Kind, name: &str) -> Rejection {
    let label = kind.name(name).map(|one| one.label).unwrap_or_default();
    Rejection::new(super::FACT_MISSING).field(name).label("what", label)
}
