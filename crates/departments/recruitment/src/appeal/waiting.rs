//! The appeals that wait for a member of a committee: to be decided, or, by its president, carried out.

use engine::Cx;
use schema::{Document, Id, Instant, Result};
use serde_json::{Value as Json, json};

use super::decide::seat;
use super::{
    ABOUT, APPEALS, AppealState, AppealSubject, CANDIDATE, CARRIED_OUT_AT, FILED_AT, FIRST_DECIDED_BY, RECRUITMENT,
    STATE, TEST, TEXT,
};
use crate::candidate::{self, CANDIDATES};
use crate::committee::CommitteeKind;
use crate::exam_lock::presidency;
use crate::exam_test::{self, EXAM_TESTS};

/// `{id, about, text, filedAt, candidateNumber, labelFr, labelAr, mayDecide, mayCarryOut}` each.
pub(crate) fn appeals_of_member(cx: &Cx<'_>, user: &Id, exam: &Id) -> Result<Vec<Json>> {
    let open = [
        RECRUITMENT.eq(exam.clone()),
        STATE.any_of([AppealState::Filed, AppealState::Accepted]),
        CARRIED_OUT_AT.is_null(),
    ];
    let mut told = Vec::new();
    for appeal in cx.all(&APPEALS, open)? {
        let is_filed = appeal.get(STATE) == Some(AppealState::Filed);
        let may_decide = is_filed && decides(cx, user, &appeal)?;
        let may_carry_out = !is_filed && presides(cx, user, exam)?;
        if may_decide || may_carry_out {
            told.push(line(cx, &appeal, may_decide)?);
        }
    }
    Ok(told)
}

/// Whoever decided first decides no appeal.
fn decides(cx: &Cx<'_>, user: &Id, appeal: &Document) -> Result<bool> {
    if appeal.get(FIRST_DECIDED_BY).unwrap_or_default().contains(user) {
        return Ok(false);
    }
    match seat(cx, appeal, user) {
        Ok(seat) => Ok(seat.is_some()),
        Err(schema::Error::Refused(_)) => Ok(false),
        Err(fault) => Err(fault),
    }
}

/// Whether a user presides over a committee that carries appeals of an exam out.
pub(super) fn presides(cx: &Cx<'_>, user: &Id, exam: &Id) -> Result<bool> {
    for kind in [CommitteeKind::Written, CommitteeKind::Oral, CommitteeKind::Selection] {
        if presidency(cx, user, exam, kind)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

fn line(cx: &Cx<'_>, appeal: &Document, may_decide: bool) -> Result<Json> {
    let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    let test = appeal
        .get(TEST)
        .map(|Id(id)| cx.get(&EXAM_TESTS, &id))
        .transpose()?
        .flatten();
    Ok(json!({
        "id": appeal.id, "about": appeal.get(ABOUT).map(AppealSubject::wire), "text": appeal.get(TEXT),
        "filedAt": appeal.get(FILED_AT).map(|Instant(at)| schema::wire_instant(at)),
        "candidateNumber": candidate.get(candidate::CANDIDATE_NUMBER),
        "labelFr": test.as_ref().and_then(|test| test.get(exam_test::LABEL_FR)),
        "labelAr": test.as_ref().and_then(|test| test.get(exam_test::LABEL_AR)),
        "mayDecide": may_decide, "mayCarryOut": !may_decide,
    }))
}
