//! What holds of an exam as it is written.

use engine::Cx;
use schema::{Change, Date, Rejection, Result, error_codes};
use serde_json::Value as Json;

use super::age::{Ages, POSITION_AGES_CROSSED};
use super::tie::{self, Tie};
use super::{
    AGE_EXTENSION, CANCELLED_AT, DECISION_DATE, ERASED, MAX_AGE, MIN_AGE, QUOTAS, QuotaRounding, ROUNDING, SIGNED_ON,
    TIE_RULES, quota,
};
use crate::exam_test::{self, EXAM_TESTS};
use crate::position::{self, POSITIONS};

error_codes! {
    /// The decision would be signed before it was taken.
    SIGNED_BEFORE = "exam_signed_before_decision", invalid => "لا يوقع القرار قبل تاريخه ({day})", "La décision ne peut être signée avant sa date ({day})", "The decision cannot be signed before its date ({day})";
    /// A cancelled exam is not changed.
    CANCELLED = "exam_cancelled", conflict => "ألغيت هذه المباراة", "Ce concours est annulé", "This exam is cancelled";
    /// A rule for ties names a test of another exam.
    UNKNOWN_TEST = "exam_tie_unknown_test", invalid => "«{part}»: هذا الاختبار ليس من اختبارات المباراة", "«\u{a0}{part}\u{a0}»\u{a0}: cette épreuve n’est pas de ce concours", "\"{part}\": this test is not of this exam";
}

/// Ages stand in their order, and a decision is signed when it was taken or later. What is cancelled stays.
pub(super) fn dates_and_ages_agree(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let was_cancelled = change
        .before
        .as_ref()
        .is_some_and(|before| before.get(CANCELLED_AT).is_some());
    // The end of retention alone is still noted.
    if was_cancelled && !change.touches(ERASED) {
        return Err(CANCELLED.into());
    }
    let exam = &change.after;
    if let Some(refused) = Ages::of_exam(exam).crossed([&MAX_AGE.def, &AGE_EXTENSION.def]) {
        return Err(refused.into());
    }
    ages_fit_positions(cx, change)?;
    if let (Some(Date(signed)), Some(Date(of))) = (exam.get(SIGNED_ON), exam.get(DECISION_DATE))
        && signed < of
    {
        let refused = Rejection::new(SIGNED_BEFORE).field(SIGNED_ON.def.name);
        return Err(refused.day("day", Date(of)).into());
    }
    Ok(())
}

/// The ages of an exam fit those that its positions say for themselves.
fn ages_fit_positions(cx: &Cx<'_>, change: &Change) -> Result<()> {
    let touched = [MIN_AGE, MAX_AGE, AGE_EXTENSION]
        .into_iter()
        .find(|field| !change.is_new() && change.touches(*field));
    let Some(touched) = touched else { return Ok(()) };
    let exam = &change.after;
    for one in cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])? {
        let ages = Ages::of_position(exam, &one);
        if ages.crossed([&MAX_AGE.def, &AGE_EXTENSION.def]).is_some() {
            let refused = Rejection::new(POSITION_AGES_CROSSED).about(&touched.def);
            return Err(refused.arg("name", one.title().0).into());
        }
    }
    Ok(())
}

/// Quotas and rules for ties are what they should be, and stand in one form. A new exam reserves nothing until somebody chooses.
pub(super) fn quotas_and_ties_are_read(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let rounding = change.after.get(ROUNDING).unwrap_or(QuotaRounding::Down);
    if change.is_new() && change.after.get(TIE_RULES).is_none_or(|given| given.is_null()) {
        change.after.set(TIE_RULES, tie::usual());
    }
    if change.touches(QUOTAS) {
        let quotas = quota::parse(&change.after.get(QUOTAS).unwrap_or(Json::Null), rounding)?;
        change.after.set(QUOTAS, quota::to_json(&quotas));
    }
    if !change.touches(TIE_RULES) {
        return Ok(());
    }
    for (at, rule) in tie::read(&change.after)?.iter().enumerate() {
        let Tie::Test(test) = rule else { continue };
        let found = cx.get(&EXAM_TESTS, test.as_str())?;
        let of = found.and_then(|test| test.get(exam_test::RECRUITMENT));
        if of.is_none_or(|of| of.as_str() != change.after.id) {
            let refused = Rejection::new(UNKNOWN_TEST).field(TIE_RULES.def.name);
            return Err(refused.arg("part", format!("tieRules[{at}]")).into());
        }
    }
    Ok(())
}
