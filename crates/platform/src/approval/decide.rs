//! Deciding: by whoever is the actor of the open step, signed, once.

use engine::input::FromArgument;
use engine::{Act, Allowed, Cx, inputs};
use schema::{Document, Id, Result, Shape, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::actor::Actors;
use super::chain::{OpenedStep, actors_of, open_step, progress_at, refuse_closed};
use super::follow;
use super::step::{
    APPROVALS, DECIDED_AT, DECIDED_BY, DECISION, MANAGER_TYPE, ON_BEHALF_OF, PURPOSE, REASON, SAME_AS, SIGNATURE, STEP,
    STEP_NO, SUBJECT, SUBJECT_COLLECTION, Verdict, frozen,
};
use super::{Approvable, Decision, Ending, approvable, look, notice, wording};
use crate::people::user;
use crate::signature::{self, Shown};

error_codes! {
    NOT_APPROVABLE = "approval_unknown", invalid => "لا يبت في هذا النوع من الطلبات", "Rien ne se décide de ce genre de document", "Nothing of this kind is decided";
    ALREADY_OPEN = "approval_open", conflict => "الطلب قيد البت", "La demande est déjà en cours de décision", "The request is being decided already";
    NOT_OPEN = "approval_not_open", conflict => "لم يعد الطلب قيد البت", "La demande n’est plus en cours de décision", "The request is not being decided any more";
    /// Somebody else was sooner.
    DECIDED = "approval_decided", conflict => "سبق البت: {decision}، {by}، {at}", "Déjà décidé\u{a0}: {decision}, par {by}, {at}", "Decided already: {decision}, by {by}, {at}";
    NOT_YOURS = "approval_not_yours", 403 => "لا يعود لكم البت في هذه المرحلة", "Cette étape n’est pas la vôtre à décider", "This step is not yours to decide";
}

inputs! {
    /// A word on requests that were shown together.
    pub(super) struct Word {
        /// The open steps, 50 at most.
        ids: Vec<String> = need("ids"),
        /// `approved`, `rejected` or `returned`.
        decision: Verdict = need("decision"),
        /// Why; needed unless it is approved.
        reason: Option<String> = may("reason"),
    }
}

impl FromArgument for Verdict {
    const SHAPE: Shape = Shape::Word(&["approved", "rejected", "returned"]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = String::read(name, given)?;
        let known = [Verdict::Approved, Verdict::Rejected, Verdict::Returned];
        let found = word.map(|word| known.into_iter().find(|one| one.wire() == word));
        match found {
            Some(None) => Err(engine::input::wrong_argument(name, schema::expected::STRING)),
            Some(found) => Ok(found),
            None => Ok(None),
        }
    }
}

/// All of them, or none.
pub(super) const DECIDE: Act<Word, DecidedApprovals> =
    Act::run("approvals.decide", wording::DECIDE, Allowed::Users, decide);

/// What was decided together.
#[derive(Serialize, JsonSchema)]
pub(super) struct DecidedApprovals {
    decided: Vec<DecidedApproval>,
}

/// A step that was decided, and what it was about.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct DecidedApproval {
    id: String,
    subject_collection: &'static str,
    subject_id: String,
}

/// A step that the caller decides, with what it is about.
struct OpenMatter {
    of: &'static Approvable,
    step: Document,
    subject: Document,
    actors: Actors,
    shown: Json,
}

fn decide(cx: &mut Cx<'_>, word: &Word) -> Result<DecidedApprovals> {
    signature::require_open(cx)?;
    if word.decision != Verdict::Approved && word.reason.is_none() {
        return Err(engine::input::missing_argument("reason"));
    }
    if word.ids.is_empty() || word.ids.len() > signature::MOST {
        return Err(schema::Rejection::new(signature::TOO_MANY)
            .field("ids")
            .arg("most", signature::MOST)
            .into());
    }
    let mut ids = word.ids.clone();
    ids.sort();
    ids.dedup();
    let matters = ids
        .iter()
        .map(|id| matter(cx, id, word))
        .collect::<Result<Vec<OpenMatter>>>()?;
    let shown: Vec<Shown<'_>> = matters.iter().map(|one| to_sign(cx, one)).collect();
    let signatures = signature::sign(cx, &shown)?;
    let mut decided = Vec::with_capacity(matters.len());
    for (one, signed) in matters.iter().zip(&signatures) {
        settle(cx, one, word, signed)?;
        decided.push(DecidedApproval {
            id: one.step.id.clone(),
            subject_collection: one.of.of.id,
            subject_id: one.subject.id.clone(),
        });
    }
    Ok(DecidedApprovals { decided })
}

fn matter(cx: &Cx<'_>, id: &str, word: &Word) -> Result<OpenMatter> {
    let step = cx.need(&APPROVALS, id)?;
    let of = approvable(cx, &step.need(SUBJECT_COLLECTION)?)?;
    let subject = cx.need(of.of, &step.need(SUBJECT)?)?;
    let actors = actors_of(cx, of, &step)?;
    let user = user::caller(cx)?;
    let is_actor = actors.users.contains(&user);
    if !is_actor && !cx.reads(&subject) {
        return Err(schema::error_codes::DOCUMENT_NOT_FOUND.into());
    }
    if step.get(DECISION) != Some(Verdict::Pending) {
        let by = step.get(DECIDED_BY).map(|by| look::user_name(cx, &by)).transpose()?;
        return Err(refuse_closed(&step, &by.unwrap_or_default()).into());
    }
    if !is_actor {
        return Err(NOT_YOURS.into());
    }
    let about = (of.shown)(cx, &subject)?;
    let shown = json!({
        "subject": { "collection": of.of.id, "id": subject.id }, "about": about, "step": id,
        "decision": word.decision.wire(), "reason": word.reason,
    });
    Ok(OpenMatter {
        of,
        step,
        subject,
        actors,
        shown,
    })
}

fn to_sign<'m>(cx: &Cx<'_>, one: &'m OpenMatter) -> Shown<'m> {
    Shown {
        document: &one.subject,
        purpose: "approvals.decide",
        shown: one.shown.clone(),
        on_behalf_of: on_behalf_of(cx, &one.actors),
    }
}

/// The head in whose name the caller decides, where that is somebody else.
fn on_behalf_of(cx: &Cx<'_>, actors: &Actors) -> Option<Id> {
    let own = cx.who().employee.as_deref();
    actors.head.clone().filter(|Id(head)| own != Some(head.as_str()))
}

/// Closes the step, then opens the next or ends the chain.
fn settle(cx: &mut Cx<'_>, one: &OpenMatter, word: &Word, signed: &Document) -> Result<()> {
    let step = close(cx, &one.step, &one.actors, word, signed)?;
    notice::settle(cx, &step)?;
    let ending = match word.decision {
        Verdict::Approved => None,
        Verdict::Returned => Some(Ending::Returned),
        _ => Some(Ending::Rejected),
    };
    if ending.is_some() {
        return follow::ended(cx, one.of, &one.subject, &step, ending, decision(cx, &step, signed)?);
    }
    let mut subject = one.subject.clone();
    let mut step = step;
    loop {
        let told = decision(cx, &step, signed)?;
        let (_, then) = frozen(&step);
        if then.is_empty() {
            return follow::ended(cx, one.of, &subject, &step, Some(Ending::Approved), told);
        }
        let next = OpenedStep {
            purpose: step.need(PURPOSE)?,
            number: step.need(STEP_NO)? + 1,
            steps: &then,
        };
        let (opened, actors) = open_step(cx, one.of, &subject, &next)?;
        subject = (one.of.follow)(cx, subject, &progress_at(&opened, Some(told))?)?;
        if !actors.users.contains(&user::caller(cx)?) {
            return notice::went_on(cx, one.of, &subject, &step, &opened);
        }
        // The same person at two steps is asked once: the word counts for both, and the row says so.
        let same = opened.with(SAME_AS, step.need(STEP_NO)?);
        step = close(cx, &same, &actors, word, signed)?;
    }
}

fn close(cx: &mut Cx<'_>, step: &Document, actors: &Actors, word: &Word, signed: &Document) -> Result<Document> {
    let by = user::caller(cx)?;
    let now = cx.moment();
    let mut closed = step
        .clone()
        .with(DECISION, word.decision)
        .with(DECIDED_BY, by)
        .with(DECIDED_AT, now)
        .with(SIGNATURE, Id(signed.id.clone()));
    closed.set_or_clear(REASON, word.reason.clone());
    closed.set_or_clear(ON_BEHALF_OF, on_behalf_of(cx, actors));
    closed.set_or_clear(MANAGER_TYPE, actors.manager_type);
    cx.update(closed)
}

fn decision(cx: &Cx<'_>, step: &Document, signed: &Document) -> Result<Decision> {
    Ok(Decision {
        stage: step.need(STEP)?,
        by: step.need(DECIDED_BY)?,
        employee: cx.who().employee.clone().map(Id),
        manager_type: step.get(MANAGER_TYPE),
        signature: signature::seal_json(signed),
        reason: step.get(REASON),
        at: step.need(DECIDED_AT)?,
    })
}
