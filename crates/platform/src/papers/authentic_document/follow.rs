//! Papers that follow their subject: the same one as long as nothing has changed what it says, no longer valid when the subject
//! does not hold any more, read by whoever may read the subject now.

use engine::Cx;
use engine::doc::{Doc, Pictures};
use schema::{Document, Error, Id, Result};
use serde_json::{Map, Value as Json};

use super::issue::{self, PaperDraft, PaperOrder, supersede};
use super::{
    AUTHENTIC_DOCUMENTS, CANCEL_REASON, KIND, LANGUAGE, OWNER, READERS, RECORD, SIGN_BY, STATE, SUBJECT,
    SUBJECT_COLLECTION, State, render, state_seal,
};
use crate::papers::facts::Facts;
use crate::papers::kind::{DATE, PaperKind};
use crate::papers::template::{self, Template};
use crate::signature::office;

/// The paper of a subject in a language: the one that stands, or a new one when nothing that stands says the same. Those that say
/// otherwise, in whatever language, are replaced.
pub fn current_paper(cx: &mut Cx<'_>, order: &PaperOrder<'_>) -> Result<Document> {
    let draft = issue::draft(cx, order)?;
    current_draft(cx, order, draft, issue::issue_draft)
}

/// As [`current_paper`], of a sheet that is drawn each time that it is asked for: its record is numbered and sealed, no file is kept.
pub fn current_record(cx: &mut Cx<'_>, order: &PaperOrder<'_>) -> Result<Document> {
    let draft = issue::draft(cx, order)?;
    current_draft(cx, order, draft, issue::seal_draft)
}

/// The document of a paper as its record was sealed, and its pictures as far as they are no files.
pub fn document_of(cx: &Cx<'_>, paper: &Document) -> Result<(Doc, Pictures)> {
    render::sealed_doc(cx, paper)
}

/// As [`current_paper`], of facts that were read off the writer; whoever read them knows that they are so still.
pub fn current_paper_of(cx: &mut Cx<'_>, order: &PaperOrder<'_>, facts: Facts) -> Result<Document> {
    let draft = issue::draft_of(cx, order, facts)?;
    current_draft(cx, order, draft, issue::issue_draft)
}

/// How what is drafted becomes a paper.
type Issue = fn(&mut Cx<'_>, &PaperOrder<'_>, PaperDraft) -> Result<Document>;

fn current_draft(cx: &mut Cx<'_>, order: &PaperOrder<'_>, draft: PaperDraft, issue: Issue) -> Result<Document> {
    let mut others = Vec::new();
    for paper in papers_about(cx, order.subject)? {
        let is_ours = paper.get(KIND).as_deref() == Some(order.kind.id);
        if !is_ours || !is_in_force(&paper) {
            continue;
        }
        let record: Json = paper.get(RECORD).unwrap_or_default();
        let is_alike = paper.get(LANGUAGE).as_deref() == Some(issue::language(order.mode));
        let says_so = says_the_same(&record, draft.facts_json()?, &draft.templates);
        // One that waits for its signature names whoever signs today.
        let is_of_today = paper.get(SIGN_BY).is_none()
            || office::stays_signed(cx, order.kind, draft.facts.owner.as_deref().unwrap_or_default(), &paper)?;
        if is_alike && says_so && is_of_today && record["templates"] == draft.templates_json() {
            if let Some(follows) = &order.kind.follows {
                (follows.noted)(cx, order.subject, &paper)?;
            }
            return set_state(cx, paper, State::Valid);
        }
        if is_alike || !says_so {
            others.push(paper);
        }
    }
    let issued = issue(cx, order, draft)?;
    for former in others {
        supersede(cx, former, &issued)?;
    }
    Ok(issued)
}

/// Whether a record tells the same of its subject. The day of its issue is no difference, nor is what older records hold beside
/// what the paper says.
fn says_the_same(record: &Json, mut now: Map<String, Json>, templates: &[Template]) -> bool {
    now.remove(DATE);
    let mut told = record["facts"].as_object().cloned().unwrap_or_default();
    told.retain(|name, _| now.contains_key(name) || templates.iter().any(|one| one.names(name)));
    told.remove(DATE);
    told == now
}

/// Whether a paper was neither cancelled nor replaced.
fn is_in_force(paper: &Document) -> bool {
    matches!(paper.get(STATE), Some(State::Valid | State::Outdated))
}

fn set_state(cx: &mut Cx<'_>, paper: Document, state: State) -> Result<Document> {
    if paper.get(STATE) == Some(state) {
        return Ok(paper);
    }
    let paper = state_seal::seal_state(cx, paper.with(STATE, state))?;
    cx.update(paper)
}

/// The papers of a subject that say otherwise than it does now are outdated; they are valid again when it says the same again.
pub fn compare(cx: &mut Cx<'_>, kind: &'static PaperKind, subject: &Document) -> Result<()> {
    for paper in papers_about(cx, subject)? {
        if paper.get(KIND).as_deref() != Some(kind.id) || !is_in_force(&paper) {
            continue;
        }
        let state = if is_current(cx, kind, subject, &paper)? {
            State::Valid
        } else {
            State::Outdated
        };
        set_state(cx, paper, state)?;
    }
    Ok(())
}

/// Whether a paper says of its subject what is so. Who signs today and what the house is called is no matter of the subject.
pub fn is_current(cx: &Cx<'_>, kind: &'static PaperKind, subject: &Document, paper: &Document) -> Result<bool> {
    let mode = template::mode(&paper.get(LANGUAGE).unwrap_or_default())?;
    let (facts, templates) = match issue::facts(cx, kind, mode, subject) {
        Err(Error::Refused(_)) => return Ok(false),
        found => found?,
    };
    let mut record: Json = paper.get(RECORD).unwrap_or_default();
    if let Some(told) = record["facts"].as_object_mut() {
        told.retain(|name, _| kind.names.iter().any(|one| one.name == name));
    }
    Ok(says_the_same(&record, issue::facts_json(&facts)?, &templates))
}

/// The papers of a subject do not hold any more.
pub fn withdraw(cx: &mut Cx<'_>, subject: &Document, reason: &str) -> Result<()> {
    for paper in papers_about(cx, subject)? {
        if is_in_force(&paper) {
            let paper = paper
                .with(STATE, State::Cancelled)
                .with(CANCEL_REASON, reason.to_owned());
            let paper = state_seal::seal_state(cx, paper)?;
            cx.update(paper)?;
        }
    }
    Ok(())
}

/// The papers of a subject are read by the employees whom it names now: the one whom it is about, and others.
pub fn set_readers(cx: &mut Cx<'_>, subject: &Document, owner: &Id, others: &[Id]) -> Result<()> {
    for paper in papers_about(cx, subject)? {
        cx.update(paper.with(OWNER, owner.0.clone()).with(READERS, others.to_vec()))?;
    }
    Ok(())
}

/// Whether a paper of this kind stands about a subject, whatever the subject has become since.
pub fn has_paper_in_force(cx: &Cx<'_>, kind: &PaperKind, subject: &Document) -> Result<bool> {
    let papers = papers_about(cx, subject)?;
    let is_ours = |paper: &Document| paper.get(KIND).as_deref() == Some(kind.id);
    Ok(papers.iter().any(|paper| is_ours(paper) && is_in_force(paper)))
}

fn papers_about(cx: &Cx<'_>, subject: &Document) -> Result<Vec<Document>> {
    let same = [SUBJECT.eq(&subject.id), SUBJECT_COLLECTION.eq(subject.of.id)];
    cx.all(&AUTHENTIC_DOCUMENTS, same)
}
