//! The appeals that wait for a member of a committee: to be decided, or, by another than who decided, carried out.

use engine::Cx;
use schema::{Document, Id, Instant, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::authority::seat_over;
use super::{
    ABOUT, APPEALS, AppealState, AppealSubject, CANDIDATE, CARRIED_OUT_AT, DECIDED_BY, FILED_AT, RECRUITMENT, STATE,
    TEST, TEXT,
};
use crate::candidate::{self, CANDIDATES};
use crate::exam_test::{self, EXAM_TESTS};

/// An appeal that waits for a member.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MemberAppeal {
    id: String,
    about: Option<AppealSubject>,
    text: Option<String>,
    filed_at: Option<String>,
    candidate_number: Option<String>,
    /// Of a mark or a presence: the test.
    label_fr: Option<String>,
    label_ar: Option<String>,
    may_decide: bool,
    may_carry_out: bool,
}

/// Those of an exam.
pub(crate) fn appeals_of_member(cx: &Cx<'_>, user: &Id, exam: &Id) -> Result<Vec<MemberAppeal>> {
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

fn line(cx: &Cx<'_>, appeal: &Document, may_decide: bool) -> Result<MemberAppeal> {
    let candidate = cx.need(&CANDIDATES, appeal.need(CANDIDATE)?.as_str())?;
    let test = appeal
        .get(TEST)
        .map(|Id(id)| cx.get(&EXAM_TESTS, &id))
        .transpose()?
        .flatten();
    Ok(MemberAppeal {
        id: appeal.id.clone(),
        about: appeal.get(ABOUT),
        text: appeal.get(TEXT),
        filed_at: appeal.get(FILED_AT).map(|Instant(at)| schema::wire_instant(at)),
        candidate_number: candidate.get(candidate::CANDIDATE_NUMBER),
        label_fr: test.as_ref().and_then(|test| test.get(exam_test::LABEL_FR)),
        label_ar: test.as_ref().and_then(|test| test.get(exam_test::LABEL_AR)),
        may_decide,
        may_carry_out: !may_decide,
    })
}
