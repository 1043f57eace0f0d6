//! Appeals are decided by somebody who did not decide first. A mark changes by an accepted one alone, as a new entry.

use engine::{Action, Allowed, Cx, inputs};
use platform::people::user;
use schema::{Document, Filter, Id, Rejection, Result, error_codes};
use serde_json::{Value as Json, json};

use super::{
    ABOUT, APPEALS, AppealState, AppealSubject, CANDIDATE, DECIDED_AT, DECIDED_BY, DECISION, ENTRY, FIRST_DECIDED_BY,
    RECRUITMENT, STATE, TEST,
};
use crate::candidate::{self, CANDIDATES};
use crate::committee::CommitteeKind;
use crate::committee_member;
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::grade_entry::{self, GRADE_ENTRIES, MarkNumber, members_of};
use crate::permission::{READS, SECRETARIAT};

error_codes! {
    DECIDED_FIRST = "appeal_decided_first", 403 => "لا يبت في التظلم من قرر أول مرة", "Qui a décidé la première fois ne tranche pas le recours", "Whoever decided the first time does not decide the appeal";
    DECIDED = "appeal_already_decided", conflict => "سبق البت في هذا التظلم", "Ce recours est déjà tranché", "This appeal is decided already";
    NOT_DECIDER = "appeal_not_yours", 403 => "يبت في التظلم عضو من اللجنة أو كتابة المباراة حسب موضوعه", "Le recours est tranché par un membre de la commission ou le secrétariat, selon son objet", "The appeal is decided by a member of the committee or the secretariat, by what it is about";
    WRONG_WORD = "appeal_decision_word", invalid => "القرار: accepted أو refused", "Décision attendue\u{a0}: accepted ou refused", "Decision: accepted or refused";
    MARK_NEEDED = "appeal_needs_mark", invalid => "قبول التظلم من نقطة يستوجب النقطة الجديدة", "Accepter un recours sur une note demande la nouvelle note", "To accept an appeal against a mark takes the new mark";
}

/// `appeals.decide {id, decision, reason, mark?}` → appeal.
pub(super) const DECIDE: Action<AppealVerdict> = Action::run("appeals.decide", Allowed::Users, decide);

inputs! {
    /// What is decided of an appeal.
    pub(super) struct AppealVerdict {
        /// The appeal.
        id: Id = need("id"),
        /// `accepted` or `refused`.
        decision: String = need("decision"),
        /// Why; printed for whoever appealed.
        reason: String = need("reason"),
        /// Of a mark, where the appeal is accepted: the new one.
        mark: Option<MarkNumber> = may("mark"),
    }
}

fn decide(cx: &mut Cx<'_>, given: &AppealVerdict) -> Result<Json> {
    let user = user::caller(cx)?;
    let state = match given.decision.as_str() {
        "accepted" => AppealState::Accepted,
        "refused" => AppealState::Refused,
        _ => return Err(Rejection::new(WRONG_WORD).field("decision").into()),
    };
    let appeal = cx.get(&APPEALS, given.id.as_str())?.ok_or(NOT_DECIDER)?;
    let seat = seat(cx, &appeal, &user)?;
    if appeal.get(FIRST_DECIDED_BY).unwrap_or_default().contains(&user) {
        return Err(DECIDED_FIRST.into());
    }
    if appeal.get(STATE) != Some(AppealState::Filed) {
        return Err(DECIDED.into());
    }
    let is_mark = state == AppealState::Accepted && appeal.get(ABOUT) == Some(AppealSubject::Mark);
    let entry = if is_mark {
        let MarkNumber(mark) = given.mark.ok_or_else(|| Rejection::new(MARK_NEEDED).field("mark"))?;
        // The secretariat gives no mark, in an appeal neither.
        let seat = seat.ok_or(NOT_DECIDER)?;
        Some(enter(cx, &appeal, &seat, &user, mark, &given.reason)?)
    } else {
        None
    };
    let at = cx.moment();
    let mut appeal = appeal
        .with(STATE, state)
        .with(DECISION, given.reason.clone())
        .with(DECIDED_BY, user)
        .with(DECIDED_AT, at);
    appeal.set_or_clear(ENTRY, entry);
    let appeal = cx.update(appeal)?;
    if cx.who().holds_permission(READS) {
        return cx.answer(appeal);
    }
    Ok(json!({"$id": appeal.id, "state": state.wire()}))
}

/// The caller's seat in the committee that the appeal is for; the secretariat decides of eliminations and ranks without one.
pub(super) fn seat(cx: &Cx<'_>, appeal: &Document, user: &Id) -> Result<Option<Document>> {
    let exam = appeal.need(RECRUITMENT)?;
    let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    let position = candidate.get(candidate::POSITION);
    let about = appeal.need(ABOUT)?;
    let kind = match about {
        AppealSubject::Elimination => CommitteeKind::Selection,
        AppealSubject::Ranking => CommitteeKind::Other,
        AppealSubject::Mark => {
            let test = cx.need(&EXAM_TESTS, appeal.need(TEST)?.as_str())?;
            if test.get(exam_test::KIND) == Some(TestKind::Written) {
                CommitteeKind::Written
            } else {
                CommitteeKind::Oral
            }
        }
    };
    let seat = members_of(cx, user, &exam, kind, position.as_ref())?.into_iter().next();
    let may_without = about != AppealSubject::Mark && cx.who().holds_permission(SECRETARIAT);
    if seat.is_none() && !may_without {
        return Err(NOT_DECIDER.into());
    }
    Ok(seat)
}

/// The copy of a candidate, once anonymity was lifted.
fn copy_of(cx: &Cx<'_>, test: &Id, candidate: &Id) -> Result<Option<Document>> {
    let own = [
        exam_copy::TEST.eq(test.clone()),
        exam_copy::CANDIDATE.eq(candidate.clone()),
    ];
    cx.first(&EXAM_COPIES, own)
}

/// The entry that the new one replaces; an earlier appeal about the same mark stands no more.
fn replace_former(cx: &mut Cx<'_>, whose: Filter, test: &Id) -> Result<Option<Id>> {
    let standing = [
        whose,
        grade_entry::TEST.eq(test.clone()),
        grade_entry::STANDING.is_not_null(),
    ];
    let stand = cx.all(&GRADE_ENTRIES, standing)?;
    let last = stand.last().map(|last| Id(last.id.clone()));
    for mut former in stand {
        if former.get(grade_entry::APPEAL).is_some() {
            former.clear(grade_entry::STANDING);
            cx.update(former)?;
        }
    }
    Ok(last)
}

/// The new mark, with its reason: it stands over those of the markers.
fn enter(
    cx: &mut Cx<'_>,
    appeal: &Document,
    seat: &Document,
    user: &Id,
    mark: schema::Decimal,
    reason: &str,
) -> Result<Id> {
    let (test, candidate) = (appeal.need(TEST)?, appeal.need(CANDIDATE)?);
    let copy = copy_of(cx, &test, &candidate)?;
    let whose = match &copy {
        Some(copy) => grade_entry::COPY.eq(copy.id.clone()),
        None => grade_entry::CANDIDATE.eq(candidate.clone()),
    };
    let last = replace_former(cx, whose, &test)?;
    let at = cx.moment();
    let kind = cx.need(&EXAM_TESTS, test.as_str())?.need(exam_test::KIND)?;
    let mut entry = Document::new(&GRADE_ENTRIES)
        .with(grade_entry::TEST, test)
        .with(grade_entry::KIND, kind)
        .with(grade_entry::MARK, mark)
        .with(grade_entry::MARKER, Id(seat.id.clone()))
        .with(grade_entry::COMMITTEE, seat.need(committee_member::COMMITTEE)?)
        .with(grade_entry::MARKER_USER, user.clone())
        .with(grade_entry::BY, user.clone())
        .with(grade_entry::ENTERED_AT, at)
        .with(grade_entry::APPEAL, Id(appeal.id.clone()))
        .with(grade_entry::REASON, reason.to_owned())
        .with(grade_entry::READER, READS.to_owned())
        .with(grade_entry::STANDING, format!("appeal/{}", appeal.id));
    entry.set_or_clear(grade_entry::REPLACES, last);
    match copy {
        Some(copy) => entry.set(grade_entry::COPY, Id(copy.id)),
        None => entry.set(grade_entry::CANDIDATE, candidate),
    }
    Ok(Id(cx.create(entry)?.id))
}
