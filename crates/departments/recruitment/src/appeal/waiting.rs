//! The appeals that wait for a member of a committee: to be decided, or, by another than who decided, carried out.

use engine::Cx;
use schema::{Document, Id, Instant, Result};
use serde_json::{Value as Json, json};

use super::authority::seat_over;
use super::{
    ABOUT, APPEALS, AppealState, AppealSubject, CANDIDATE, CARRIED_OUT_AT, DECIDED_BY, FILED_AT, RECRUITMENT, STATE,
    TEST, TEXT,
};
use crate::candidate::{self, CANDIDATES};
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
        let is_decider = appeal.get(DECIDED_BY).as_ref() == Some(user);
        if !is_decider && seat_over(cx, &appeal, user)?.is_some() {
            told.push(line(cx, &appeal, is_filed)?);
        }
    }
    Ok(told)
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
