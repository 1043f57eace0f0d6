//! What the secretariat decides of files: admitted, eliminated with a reason, looked at again. Undone until the provisional list.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::people::user;
use schema::{Document, Error, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::act::is_sampled;
use crate::candidate::file::too_old_without_service;
use crate::candidate::oneself::OF_ANOTHER;
use crate::candidate::proof::Claim;
use crate::candidate::state::{Mover, check_step, move_to, of_state};
use crate::candidate::{
    BIRTH_DATE, CANDIDATE_NUMBER, CANDIDATES, CandidateStatus, ELIMINATION_REASON, ProofState, RECRUITMENT,
    REVIEWED_AT, REVIEWED_BY, SECOND_LOOK_BY, SERVICE_PROVED, wording,
};
use crate::elimination_reason::{ELIMINATION_REASONS, LABEL_AR, LABEL_FR};
use crate::exam_list::{self, EXAM_LISTS, ListKind};
use crate::permission::SECRETARIAT;

error_codes! {
    REASON_REQUIRED = "elimination_reason_required", invalid => "سبب الإقصاء إجباري", "Le motif d’élimination est obligatoire", "The reason of the elimination is required";
    TOO_MANY_AT_ONCE = "review_too_many", invalid => "أقصى عدد من الملفات دفعة واحدة: {most}", "{most}\u{a0}dossiers au plus à la fois", "At most {most} files at once";
    LIST_PUBLISHED = "provisional_list_published", conflict => "نشرت اللائحة الأولية: لا يتغير هذا القرار إلا بقبول تظلم", "La liste provisoire est publiée\u{a0}: seul un recours accepté change cette décision", "The provisional list is published: only an accepted appeal changes this decision";
    /// Chance did not choose the file, nobody has reviewed it yet, or another one has looked at it already.
    NO_SECOND_LOOK = "second_look_not_due", conflict => "لا ينتظر هذا الملف دراسة ثانية", "Ce dossier n’attend pas de second regard", "This file waits for no second look";
    LOOKED_FIRST = "second_look_by_first", conflict => "تسند الدراسة الثانية إلى شخص آخر غير من درس الملف", "Le second regard revient à une autre personne que celle qui a étudié le dossier", "The second look is for another person than the one who reviewed the file";
}

/// How many files are decided at once.
const AT_ONCE: usize = 50;

inputs! {
    /// Files that are decided together.
    pub(crate) struct Files {
        /// The candidates, at most 50.
        ids: Vec<String> = need("ids"),
    }
    /// Files that are eliminated for one reason.
    pub(crate) struct Elimination {
        /// The candidates, at most 50.
        ids: Vec<String> = need("ids"),
        /// A reason of the list.
        reason: Option<Id> = may("reasonId"),
        /// The reason in own words, or what is added to that of the list.
        words: Option<String> = may_field("reason", &CANDIDATES, &ELIMINATION_REASON),
    }
}

/// Once the provisional list is public, no review changes what it says.
pub(in crate::candidate) const UNPUBLISHED: Guard = Guard::Check(Check {
    reads: &[RECRUITMENT.def],
    check: |cx, candidate| check_unpublished(cx, &candidate.need(RECRUITMENT)?),
});

const TO_VALIDATE: Subject = Subject::new(
    || &CANDIDATES,
    &[
        OF_ANOTHER,
        UNPUBLISHED,
        of_state(|_, candidate| check_step(candidate, CandidateStatus::Validated, Mover::Review)),
        Guard::Check(Check {
            reads: &[BIRTH_DATE.def, SERVICE_PROVED.def],
            check: check_age,
        }),
    ],
);
const TO_ELIMINATE: Subject = Subject::new(
    || &CANDIDATES,
    &[
        OF_ANOTHER,
        UNPUBLISHED,
        of_state(|_, candidate| check_step(candidate, CandidateStatus::EliminatedPreWritten, Mover::Review)),
    ],
);
const TO_REOPEN: Subject = Subject::new(
    || &CANDIDATES,
    &[
        OF_ANOTHER,
        UNPUBLISHED,
        of_state(|_, candidate| check_step(candidate, CandidateStatus::Submitted, Mover::Review)),
    ],
);
const TO_CONFIRM: Subject = Subject::new(
    || &CANDIDATES,
    &[
        // Nobody chooses which files are looked at twice, so of the others nothing is said.
        Guard::Part(Check {
            reads: &[],
            check: |_, candidate| is_sampled(candidate).then_some(()).ok_or_else(|| NO_SECOND_LOOK.into()),
        }),
        OF_ANOTHER,
        Guard::Check(Check {
            reads: &[REVIEWED_BY.def],
            check: is_of_another_reviewer,
        }),
        Guard::While(
            schema::all(&[REVIEWED_BY.is_set(), SECOND_LOOK_BY.is_unset()]),
            NO_SECOND_LOOK,
        ),
    ],
);

/// Whoever decides of files.
const REVIEWERS: Allowed = Allowed::Holders(&[SECRETARIAT]);

/// Admits files.
pub(crate) const VALIDATE: Act<Files, ReviewOutcome> =
    Act::run("candidates.validate", wording::VALIDATE, REVIEWERS, validate).with_subject(TO_VALIDATE);
/// Eliminates files for a reason.
pub(crate) const ELIMINATE: Act<Elimination, ReviewOutcome> =
    Act::run("candidates.eliminate", wording::ELIMINATE, REVIEWERS, eliminate).with_subject(TO_ELIMINATE);
/// Sends files back to the queue.
pub(crate) const REOPEN: Act<Files, ReviewOutcome> =
    Act::run("candidates.reopen", wording::REOPEN, REVIEWERS, reopen).with_subject(TO_REOPEN);
/// A second person has looked, and agrees with what was decided.
pub(crate) const CONFIRM: Act<Files, ReviewOutcome> =
    Act::run("candidates.confirm", wording::CONFIRM, REVIEWERS, confirm).with_subject(TO_CONFIRM);

/// What was decided of files, each in its own right: what is refused is listed, and the rest stands.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ReviewOutcome {
    /// The candidates of whom it was decided.
    done: Vec<String>,
    refused: Vec<RefusedFile>,
}

/// A file of which it was not decided.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RefusedFile {
    /// The candidate.
    id: String,
    /// The code of the refusal.
    #[serde(rename = "type")]
    code: &'static str,
    message: String,
}

fn validate(cx: &mut Cx<'_>, files: &Files) -> Result<ReviewOutcome> {
    each(cx, TO_VALIDATE, &files.ids, |cx, candidate| {
        let numbered = with_number(cx, candidate)?;
        let row = decided_by(cx, numbered);
        move_to(cx, row, CandidateStatus::Validated, Mover::Review)
    })
}

fn eliminate(cx: &mut Cx<'_>, elimination: &Elimination) -> Result<ReviewOutcome> {
    let reason = reason_of(cx, elimination)?;
    each(cx, TO_ELIMINATE, &elimination.ids, |cx, candidate| {
        let row = decided_by(cx, candidate.with(ELIMINATION_REASON, reason.clone()));
        move_to(cx, row, CandidateStatus::EliminatedPreWritten, Mover::Review)
    })
}

fn reopen(cx: &mut Cx<'_>, files: &Files) -> Result<ReviewOutcome> {
    each(cx, TO_REOPEN, &files.ids, |cx, mut row| {
        row.clear(ELIMINATION_REASON);
        row.clear(REVIEWED_BY);
        row.clear(REVIEWED_AT);
        row.clear(SECOND_LOOK_BY);
        move_to(cx, row, CandidateStatus::Submitted, Mover::Review)
    })
}

fn confirm(cx: &mut Cx<'_>, files: &Files) -> Result<ReviewOutcome> {
    let user = user::caller(cx)?;
    each(cx, TO_CONFIRM, &files.ids, |cx, candidate| {
        cx.update(candidate.with(SECOND_LOOK_BY, user.clone()))
    })
}

/// Decides of each; a refusal of one is listed, and the others stand. Nothing is written of one before it is known to be taken.
fn each(
    cx: &mut Cx<'_>,
    on: Subject,
    ids: &[String],
    decide: impl Fn(&mut Cx<'_>, Document) -> Result<Document>,
) -> Result<ReviewOutcome> {
    if ids.len() > AT_ONCE {
        return Err(TOO_MANY_AT_ONCE.rejection().arg("most", AT_ONCE).into());
    }
    let (mut done, mut refused): (Vec<String>, Vec<(&String, Rejection)>) = (Vec::new(), Vec::new());
    for id in ids {
        match on.admit(cx, id).and_then(|candidate| decide(cx, candidate)) {
            Ok(candidate) => done.push(candidate.id),
            Err(Error::Refused(why)) => refused.push((id, *why)),
            Err(fault) => return Err(fault),
        }
    }
    if let ([], [(_, why)]) = (done.as_slice(), refused.as_slice()) {
        return Err(why.clone().into());
    }
    let lang = cx.lang();
    let one = |(id, why): (&String, Rejection)| RefusedFile {
        id: id.clone(),
        code: why.kind.code,
        message: why.text(lang),
    };
    Ok(ReviewOutcome {
        done,
        refused: refused.into_iter().map(one).collect(),
    })
}

/// Refuses whom only service that was found not to be proved would make young enough.
fn check_age(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    let is_denied = Claim::Service.state(candidate) == Some(ProofState::Not);
    match too_old_without_service(cx, candidate)?.filter(|_| is_denied) {
        Some(why) => Err(why.into()),
        None => Ok(()),
    }
}

/// Refuses whoever decided of the file a second look at it.
fn is_of_another_reviewer(cx: &Cx<'_>, candidate: &Document) -> Result<()> {
    if candidate.get(REVIEWED_BY) == Some(user::caller(cx)?) {
        return Err(LOOKED_FIRST.into());
    }
    Ok(())
}

/// Refuses what the provisional list of an exam says already.
///
/// # Errors
/// `provisional_list_published`.
pub(in crate::candidate) fn check_unpublished(cx: &Cx<'_>, exam: &Id) -> Result<()> {
    if list_is_published(cx, exam, ListKind::Provisional)? {
        return Err(LIST_PUBLISHED.into());
    }
    Ok(())
}

/// Whether a list of that kind is public.
pub(crate) fn list_is_published(cx: &Cx<'_>, exam: &Id, kind: ListKind) -> Result<bool> {
    let standing = [
        exam_list::RECRUITMENT.eq(exam.clone()),
        exam_list::KIND.eq(kind),
        exam_list::PUBLISHED_AT.is_not_null(),
    ];
    Ok(cx.first(&EXAM_LISTS, standing)?.is_some())
}

pub(super) fn decided_by(cx: &Cx<'_>, candidate: Document) -> Document {
    let mut row = candidate.with(REVIEWED_AT, cx.moment());
    row.set_or_clear(REVIEWED_BY, cx.who().user.clone().map(Id));
    row.clear(SECOND_LOOK_BY);
    row
}

/// The number by which the public knows a candidate: given with the first admission, and never to another.
pub(crate) fn with_number(cx: &mut Cx<'_>, candidate: Document) -> Result<Document> {
    if candidate.get(CANDIDATE_NUMBER).is_some() {
        return Ok(candidate);
    }
    let number = cx.number(&format!("candidates of {}", candidate.need(RECRUITMENT)?.as_str()))?;
    Ok(candidate.with(CANDIDATE_NUMBER, format!("{number:05}")))
}

/// The reason in both languages of the list, with what was added; a decision without a reason is void.
fn reason_of(cx: &Cx<'_>, elimination: &Elimination) -> Result<String> {
    let listed = match &elimination.reason {
        Some(id) => {
            let row = cx.need(&ELIMINATION_REASONS, id.as_str())?;
            Some(format!(
                "{} / {}",
                row.get(LABEL_FR).unwrap_or_default(),
                row.get(LABEL_AR).unwrap_or_default()
            ))
        }
        None => None,
    };
    let words = elimination
        .words
        .clone()
        .filter(|words| words.contains(char::is_alphanumeric));
    let parts: Vec<String> = listed.into_iter().chain(words).collect();
    if parts.is_empty() {
        return Err(REASON_REQUIRED.rejection().field("reason").into());
    }
    Ok(parts.join(" — "))
}
