//! Papers that follow their subject: the same one as long as nothing has changed what it says, no longer valid when the subject
//! does not hold any more, read by whoever may read the subject now.

use engine::Cx;
use schema::{Document, Id, Result};
use serde_json::Value as Json;

use super::issue::{self, PaperDraft, PaperOrder, supersede};
use super::{
    AUTHENTIC_DOCUMENTS, CANCEL_REASON, KIND, LANGUAGE, OWNER, READERS, RECORD, STATE, SUBJECT, SUBJECT_COLLECTION,
    State, state_seal,
};
use crate::papers::kind::DATE;

/// The paper of a subject in a language: the one that stands, or a new one when nothing that stands says the same. Those that say
/// otherwise, in whatever language, are replaced.
pub fn current_paper(cx: &mut Cx<'_>, order: &PaperOrder<'_>) -> Result<Document> {
    let draft = issue::draft(cx, order)?;
    let mut others = Vec::new();
    for paper in papers_about(cx, order.subject)? {
        let is_ours = paper.get(KIND).as_deref() == Some(order.kind.id);
        if !is_ours || paper.get(STATE) != Some(State::Valid) {
            continue;
        }
        let record: Json = paper.get(RECORD).unwrap_or_default();
        let is_alike = paper.get(LANGUAGE).as_deref() == Some(issue::language(order.mode));
        let says_so = says_the_same(&record, &draft)?;
        if is_alike && says_so && record["templates"] == draft.templates_json() {
            if let Some(follows) = &order.kind.follows {
                (follows.noted)(cx, order.subject, &paper)?;
            }
            return Ok(paper);
        }
        if is_alike || !says_so {
            others.push(paper);
        }
    }
    let issued = issue::issue_draft(cx, order, draft)?;
    for former in others {
        supersede(cx, former, &issued)?;
    }
    Ok(issued)
}

/// Whether a record tells the same of its subject. The day of its issue is no difference, nor is what older records hold beside
/// what the paper says.
fn says_the_same(record: &Json, draft: &PaperDraft) -> Result<bool> {
    let mut now = draft.facts_json()?;
    now.remove(DATE);
    let mut told = record["facts"].as_object().cloned().unwrap_or_default();
    told.retain(|name, _| now.contains_key(name) || draft.templates.iter().any(|one| one.names(name)));
    told.remove(DATE);
    Ok(told == now)
}

/// The papers of a subject do not hold any more.
pub fn withdraw(cx: &mut Cx<'_>, subject: &Document, reason: &str) -> Result<()> {
    for paper in papers_about(cx, subject)? {
        if paper.get(STATE) == Some(State::Valid) {
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

fn papers_about(cx: &Cx<'_>, subject: &Document) -> Result<Vec<Document>> {
    let same = [SUBJECT.eq(&subject.id), SUBJECT_COLLECTION.eq(subject.of.id)];
    cx.all(&AUTHENTIC_DOCUMENTS, same)
}
