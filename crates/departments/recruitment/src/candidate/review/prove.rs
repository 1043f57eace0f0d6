//! What the review decides of a claim, apart from admission: proved or not, by the document that was asked for (decision 75).

use engine::input::{FromArgument, wrong_argument};
use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use schema::{Document, Id, Lang, Rejection, Result, Shape, error_codes, expected};
use serde_json::Value as Json;

use super::decide::{check_unpublished, decided_by, list_is_published};
use crate::candidate::correct::former_files;
use crate::candidate::file::{documents_for_claim, too_old_without_service};
use crate::candidate::oneself::OF_ANOTHER;
use crate::candidate::proof::{Claim, with_decider};
use crate::candidate::state::{Mover, move_to};
use crate::candidate::{
    CANDIDATES, CandidateStatus, ELIMINATION_REASON, FORMER_RULE, GROUND, GROUND_PROVED, PROOF_BY, ProofState,
    RECRUITMENT, SERVICE_MONTHS, SERVICE_PROVED, STATUS, wording,
};
use crate::candidate_file;
use crate::exam_list::ListKind;
use crate::permission::SECRETARIAT;
use crate::recruitment::applicant_mail;

error_codes! {
    NOT_CLAIMED = "candidate_claims_nothing", conflict => "لا يطلب هذا المترشح هذا الأمر", "Ce candidat ne demande rien de tel", "This candidate claims nothing of the kind";
    PROOF_REASON = "proof_reason_required", invalid => "تعليل رفض الإثبات إجباري", "Le refus de la justification doit être motivé", "A claim that is found not proved takes a reason";
    /// Nothing in the file proves it: whoever says that it is proved says by what.
    PROOF_WITHOUT_DOCUMENT = "proof_without_document", invalid => "الوثيقة المثبتة غير موجودة في الملف: بينوا ما يثبت هذا الأمر", "Le dossier ne contient pas la pièce justificative\u{a0}: indiquez ce qui la remplace", "The file does not hold the document that proves it: say what proves it instead";
}

inputs! {
    /// What is decided of a claim.
    pub(crate) struct ClaimVerdict {
        /// `ground` or `service`.
        claim: Claim = need("claim"),
        /// `proved` or `not`; `undecided` takes a decision back.
        state: ProofState = need_field("state", &CANDIDATES, &GROUND_PROVED),
        /// Why not; or what proves it, where the file does not hold the document.
        reason: Option<String> = may("reason"),
    }
}

/// `candidates.prove` → the candidate: whether a reserved ground or years of service are proved.
pub(crate) const PROVE: Act<ClaimVerdict> = Act::on(
    "candidates.prove",
    wording::PROVE,
    TO_PROVE,
    Allowed::Holders(&[SECRETARIAT]),
    prove,
);

const TO_PROVE: Subject = Subject::new(
    || &CANDIDATES,
    &[
        OF_ANOTHER,
        Guard::While(STATUS.is_not(CandidateStatus::Withdrawn.wire()), NOT_CLAIMED),
        Guard::Check(Check {
            reads: &[GROUND.def, GROUND_PROVED.def, SERVICE_MONTHS.def, SERVICE_PROVED.def],
            check: has_open_claim,
        }),
    ],
);

/// What may be claimed, as it is said.
const CLAIMS: [&str; 2] = ["ground", "service"];

impl FromArgument for Claim {
    const SHAPE: Shape = Shape::Word(&CLAIMS);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let known = Claim::ALL.into_iter().find(|claim| given == claim.wire());
        known
            .map(Some)
            .ok_or_else(|| wrong_argument(name, expected::one_of(CLAIMS.join(", "))))
    }
}

fn prove(cx: &mut Cx<'_>, candidate: Document, given: &ClaimVerdict) -> Result<Document> {
    let claim = given.claim;
    let state = claim.state(&candidate).ok_or(NOT_CLAIMED)?;
    check_open(cx, &candidate, state == ProofState::Undecided)?;
    let reason = given
        .reason
        .clone()
        .filter(|words| words.contains(char::is_alphanumeric));
    check_reason(cx, &candidate, given, reason.as_ref())?;
    let mut row = candidate
        .with(claim.state_field(), given.state)
        .with(FORMER_RULE, false);
    row.set_or_clear(claim.reason_field(), reason.clone());
    if let Some(user) = cx.who().user.clone() {
        row = with_decider(row, claim, &user).with(PROOF_BY, Id(user));
    }
    let row = cx.update(row)?;
    let is_denied = claim == Claim::Service && given.state == ProofState::Not;
    let row = match (is_denied, too_old_without_service(cx, &row)?) {
        (true, Some(why)) => eliminate(cx, row, &why, &reason.unwrap_or_default())?,
        _ => row,
    };
    tell_of_late_refusal(cx, row, given.state)
}

/// The provisional list told everybody what it refused them: what is refused after it is told by itself (decision 74).
fn tell_of_late_refusal(cx: &mut Cx<'_>, row: Document, state: ProofState) -> Result<Document> {
    let is_public = list_is_published(cx, &row.need(RECRUITMENT)?, ListKind::Provisional)?;
    if state != ProofState::Not || !is_public {
        return Ok(row);
    }
    applicant_mail::notify_applicant(cx, &row.id)?;
    cx.need(&CANDIDATES, &row.id)
}

/// What stands before the reason of whom service that was not proved left out.
const LEFT_OUT: &str = "Services non justifiés";

/// Whether somebody was eliminated for service that was not held for proved, and for nothing else.
pub(crate) fn is_out_for_service(row: &Document) -> bool {
    let is_denied = Claim::Service.state(row) == Some(ProofState::Not);
    let reason = row.get(ELIMINATION_REASON).unwrap_or_default();
    row.get(STATUS) == Some(CandidateStatus::EliminatedPreWritten) && is_denied && reason.starts_with(LEFT_OUT)
}

/// Refuses whoever claims nothing, or nothing that may be decided now.
fn has_open_claim(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    let states: Vec<ProofState> = Claim::ALL
        .into_iter()
        .filter_map(|claim| claim.state(candidate))
        .collect();
    if states.is_empty() {
        return Err(NOT_CLAIMED.into());
    }
    check_open(cx, candidate, states.contains(&ProofState::Undecided))
}

/// Refuses what may not be decided now: after the provisional list that is what was decided already.
fn check_open(cx: &Cx<'_>, candidate: &Document, is_undecided: bool) -> Result<()> {
    if is_undecided {
        return Ok(());
    }
    check_unpublished(cx, &candidate.need(RECRUITMENT)?)
}

/// A refusal says why; without the document in the file, so does what is taken as proved.
fn check_reason(cx: &Cx<'_>, candidate: &Document, given: &ClaimVerdict, reason: Option<&String>) -> Result<()> {
    if reason.is_some() {
        return Ok(());
    }
    let refused = |kind: schema::ErrorCode| Err(kind.rejection().field("reason").into());
    match given.state {
        ProofState::Undecided => Ok(()),
        ProofState::Not => refused(PROOF_REASON),
        ProofState::Proved if has_document(cx, candidate, given.claim)? => Ok(()),
        ProofState::Proved => refused(PROOF_WITHOUT_DOCUMENT),
    }
}

/// Whether the document that the exam asks for was handed in.
fn has_document(cx: &Cx<'_>, candidate: &Document, claim: Claim) -> Result<bool> {
    let asked = documents_for_claim(cx, candidate, claim)?;
    let files = former_files(cx, &candidate.id)?;
    let is_there = |document: &Document| {
        files.iter().any(|file| {
            let is_it = file
                .get(candidate_file::DOCUMENT)
                .is_some_and(|id| id.as_str() == document.id);
            is_it && file.get(candidate_file::FILE).is_some()
        })
    };
    Ok(asked.iter().any(is_there))
}

/// Out, for the age without service: from the queue, or back through it.
fn eliminate(cx: &mut Cx<'_>, row: Document, why: &Rejection, reason: &str) -> Result<Document> {
    let row = match row.get(STATUS) {
        Some(CandidateStatus::Submitted) => row,
        Some(CandidateStatus::Validated) => move_to(cx, row, CandidateStatus::Submitted, Mover::Review)?,
        _ => return Ok(row),
    };
    let reason = format!(
        "{LEFT_OUT}\u{a0}: {} / خدمات غير مثبتة: {} — {reason}",
        why.text(Lang::Fr),
        why.text(Lang::Ar)
    );
    let row = decided_by(cx, row.with(ELIMINATION_REASON, reason));
    move_to(cx, row, CandidateStatus::EliminatedPreWritten, Mover::Review)
}
