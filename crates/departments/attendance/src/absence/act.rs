//! What is said and decided of absences, one or many at once.

use engine::input::{FromArgument, wrong_argument};
use engine::{Cx, Subject, answered_documents, inputs};
use platform::decision::{heads_unit_of, is_oneself, is_open_step, is_own, user_deciding_on};
use platform::people::user;
use schema::{Choice as _, Document, Id, Rejection, Result, Shape, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::field::{
    ABSENCES, DATE, DECIDED_AT, DECIDED_BY, DECISION_REASON, EMPLOYEE, EXPLANATION, FILE, FLOW, JUSTIFICATION,
    Justification, MEDICAL_FILE, OPINION, OPINION_BY, OPINION_NOTE, Opinion, REASON, Reason, SUBMITTED_AT,
    SUBMITTED_BY, UNITS_OF_ROW,
};
use super::{TO_DECIDE, TO_JUSTIFY};
use crate::permission::{DECIDES_ABSENCES, HEALTH};
use crate::word::read_word;

error_codes! {
    NOT_THEIRS = "absence_of_another", 401 => "لا يمكنكم تبرير تغيب غيركم", "Vous ne pouvez pas justifier l’absence d’un autre", "You may not justify the absence of another";
    /// A negative decision states its reasons (law 03-01).
    WITHOUT_REASON = "decision_without_reason", invalid => "يجب تعليل القرار", "Une décision défavorable, ou sans demande, est motivée", "A refusal, or a decision nobody asked for, states its reason";
    NO_OPINION = "opinion_not_yours", 401 => "الرأي لرئيس(ة) الوحدة، في ما لا يخصه", "L’avis revient au chef de l’unité, sauf pour lui-même", "The opinion is that of the head of the unit, except on themselves";
}

/// So many absences are dealt with at once.
const AT_ONCE: usize = 100;

inputs! {
    /// Why somebody was absent, on one day or several.
    pub(super) struct Proof {
        /// The absences.
        ids: Vec<String> = need("ids"),
        ..grounds: Grounds,
    }
    /// What is said for an absence.
    pub(super) struct Grounds {
        /// Why.
        reason: Reason = need_field("reason", &ABSENCES, &REASON),
        /// More about it.
        explanation: Option<String> = may_field("explanation", &ABSENCES, &EXPLANATION),
        /// A file that proves it, in `downloadable-documents`.
        file: Option<Id> = may_field("fileId", &ABSENCES, &FILE),
        /// A certificate, in `medical-certificates`.
        medical_file: Option<Id> = may_field("medicalFileId", &ABSENCES, &MEDICAL_FILE),
    }
    /// What the head of a unit thinks of a justification.
    pub(super) struct Advice {
        /// For or against.
        opinion: Opinion = need_field("opinion", &ABSENCES, &OPINION),
        /// Why.
        note: Option<String> = may_field("note", &ABSENCES, &OPINION_NOTE),
    }
    /// What is decided of justifications.
    pub(super) struct Decision {
        /// The absences.
        ids: Vec<String> = need("ids"),
        /// Accepted or refused.
        verdict: Verdict = need("decision"),
        /// Why.
        reason: Option<String> = may_field("reason", &ABSENCES, &DECISION_REASON),
    }
}

/// What may be decided.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict(Justification);

impl FromArgument for Verdict {
    const SHAPE: Shape = Shape::Word(&[Justification::Accepted.wire(), Justification::Refused.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = read_word(name, given, &[Justification::Accepted, Justification::Refused])?;
        Ok(word.map(Verdict))
    }
}

answered_documents! {
    /// An absence.
    struct AbsenceRow of ABSENCES;
}

/// Absences that were dealt with at once.
#[derive(Serialize, JsonSchema)]
pub(super) struct WrittenAbsences {
    absences: Vec<AbsenceRow>,
}

/// The absences with these ids, each of which the act is open to.
fn admitted(cx: &Cx<'_>, on: Subject, ids: &[String]) -> Result<Vec<Document>> {
    if ids.is_empty() || ids.len() > AT_ONCE {
        return Err(wrong_argument("ids", expected::documents(1, AT_ONCE)));
    }
    ids.iter().map(|id| on.admit(cx, id)).collect()
}

/// What was done, as the caller reads it.
fn answer(cx: &Cx<'_>, written: Vec<Document>) -> Result<WrittenAbsences> {
    let absences = written.into_iter().map(|one| cx.answer(one).map(AbsenceRow));
    Ok(WrittenAbsences {
        absences: absences.collect::<Result<_>>()?,
    })
}

/// Puts why somebody was absent before whoever decides.
pub(super) fn justify(cx: &mut Cx<'_>, proof: &Proof) -> Result<WrittenAbsences> {
    let absences = admitted(cx, TO_JUSTIFY, &proof.ids)?;
    let written = absences.into_iter().map(|one| submit(cx, one, &proof.grounds));
    let written = written.collect::<Result<Vec<Document>>>()?;
    answer(cx, written)
}

/// Refuses whoever is neither the person nor human resources, who take what is brought to them.
pub(super) fn is_own_or_brought(cx: &Cx<'_>, absence: &Document) -> Result<()> {
    let is_hr = cx.who().holds_permission(DECIDES_ABSENCES) && cx.who().holds_permission(HEALTH);
    if !is_hr && !is_own(cx, &absence.need(EMPLOYEE)?) {
        return Err(NOT_THEIRS.into());
    }
    user::caller(cx).map(drop)
}

/// Puts what is said for an absence before whoever decides, in place of what was said before.
pub(super) fn submit(cx: &mut Cx<'_>, mut absence: Document, grounds: &Grounds) -> Result<Document> {
    absence.set_or_clear(EXPLANATION, grounds.explanation.clone());
    absence.set_or_clear(FILE, grounds.file.clone());
    absence.set_or_clear(MEDICAL_FILE, grounds.medical_file.clone());
    // The opinion and the decision were about what was said before.
    absence.clear(OPINION);
    absence.clear(OPINION_NOTE);
    absence.clear(OPINION_BY);
    absence.clear(DECIDED_BY);
    absence.clear(DECIDED_AT);
    absence.clear(DECISION_REASON);
    let (by, now) = (user::caller(cx)?, cx.moment());
    let told = absence
        .with(REASON, grounds.reason)
        .with(JUSTIFICATION, Justification::Submitted)
        .with(SUBMITTED_BY, by)
        .with(SUBMITTED_AT, now);
    cx.update(told)
}

/// Refuses whoever does not head the unit of an absence, and whoever it is of.
pub(super) fn is_of_headed_unit(cx: &Cx<'_>, absence: &Document) -> Result<()> {
    user::caller(cx)?;
    let is_headed = heads_unit_of(cx, absence, UNITS_OF_ROW, ABSENCES.access.resource);
    if is_oneself(cx, &absence.need(EMPLOYEE)?)? || !is_headed {
        return Err(NO_OPINION.into());
    }
    Ok(())
}

/// Refuses an absence whose justification does not wait: an opinion comes between it and the decision.
pub(super) fn is_submitted(_: &Cx<'_>, absence: &Document) -> Result<()> {
    let stands = absence.get(JUSTIFICATION).unwrap_or(Justification::Open);
    if stands == Justification::Submitted {
        return Ok(());
    }
    let refused = Rejection::new(error_codes::FLOW_FORBIDDEN).field(OPINION.def.name);
    let refused = refused.label("from", stands.label());
    Err(refused.label("to", OPINION.def.label).into())
}

/// What the head of the unit thinks, before human resources decide.
pub(super) fn advise(cx: &mut Cx<'_>, mut absence: Document, advice: &Advice) -> Result<Document> {
    absence.set_or_clear(OPINION_NOTE, advice.note.clone());
    let by = user::caller(cx)?;
    cx.update(absence.with(OPINION, advice.opinion).with(OPINION_BY, by))
}

/// Refuses whoever would decide about themselves.
pub(super) fn is_of_another(cx: &Cx<'_>, absence: &Document) -> Result<()> {
    user_deciding_on(cx, &absence.need(EMPLOYEE)?).map(drop)
}

/// Accepts or refuses what was said for absences, all of them or none.
pub(super) fn decide(cx: &mut Cx<'_>, given: &Decision) -> Result<WrittenAbsences> {
    let Verdict(to) = given.verdict;
    let (user, now) = (user::caller(cx)?, cx.moment());
    let mut written = Vec::new();
    for mut absence in admitted(cx, TO_DECIDE, &given.ids)? {
        is_open_step(cx, &FLOW, &absence, to.wire())?;
        let is_asked = absence.get(JUSTIFICATION) == Some(Justification::Submitted);
        if given.reason.is_none() && (to == Justification::Refused || !is_asked) {
            let missing = Rejection::new(WITHOUT_REASON).field("reason");
            return Err(missing.day("day", absence.need(DATE)?).into());
        }
        absence.set_or_clear(DECISION_REASON, given.reason.clone());
        let decided = absence
            .with(JUSTIFICATION, to)
            .with(DECIDED_BY, user.clone())
            .with(DECIDED_AT, now);
        written.push(cx.update(decided)?);
    }
    answer(cx, written)
}
