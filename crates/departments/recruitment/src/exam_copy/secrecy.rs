//! Who knows candidates marks none of them, and the other way round.

use engine::Cx;
use platform::signature::{PURPOSE, SIGNER};
use schema::{Document, Id, Result, error_codes};

use super::{EXAM_COPIES, MARKER_USERS, draw, labels};
use crate::exam_test;
use crate::grade_entry::{GRADE_ENTRIES, MARKER_USER};
use crate::recruitment::RECRUITMENTS;
use crate::signing_once::signatures_of;

error_codes! {
    /// Drew the numbers, printed the labels, seated or scanned.
    KNOWS = "marker_knows_candidates", 403 => "لا يجوز أن يصحح من أجرى القرعة أو طبع الملصقات أو وزع المترشحين أو سجل حضورهم", "La personne qui a tiré les numéros, imprimé les étiquettes, placé ou pointé les candidats ne peut pas corriger", "Whoever drew the numbers, printed the labels, seated or checked in candidates does not mark";
    /// The reverse.
    MARKS = "marker_stays_blind", 403 => "المصحح(ة) لا يطلع على أصحاب الأوراق", "Qui corrige dans ce concours ne connaît pas les auteurs des copies", "Whoever marks in this exam does not learn whose the copies are";
}

/// Whether somebody has seen which number is whose, or who sat where.
pub(crate) fn knows_candidates(cx: &Cx<'_>, exam: &Id, user: &Id) -> Result<bool> {
    let signed = signatures_of(cx, &RECRUITMENTS, exam.as_str())?;
    let told = |one: &Document| {
        let is_telling = [draw::SIGNED_DRAW, labels::SIGNED_LABELS]
            .map(str::to_owned)
            .contains(&one.get(PURPOSE).unwrap_or_default());
        is_telling && one.get(SIGNER).as_ref() == Some(user)
    };
    if signed.iter().any(told) {
        return Ok(true);
    }
    crate::handling::has_handled(cx, exam, user)
}

/// Refuses somebody who marks in the exam what tells whose the copies are.
///
/// # Errors
/// `marker_stays_blind`.
pub(crate) fn is_no_marker(cx: &Cx<'_>, exam: &Id, user: &Id) -> Result<()> {
    if marks_in(cx, exam, user)? {
        return Err(MARKS.into());
    }
    Ok(())
}

/// Whether somebody marks or has marked copies of an exam: draws, prints, seats and checks in nobody there.
pub(crate) fn marks_in(cx: &Cx<'_>, exam: &Id, user: &Id) -> Result<bool> {
    let tests = exam_test_ids(cx, exam)?;
    if tests.is_empty() {
        return Ok(false);
    }
    let assigned = [super::TEST.any_of(tests.clone()), MARKER_USERS.contains([user.clone()])];
    if cx.first(&EXAM_COPIES, assigned)?.is_some() {
        return Ok(true);
    }
    let entered = [
        crate::grade_entry::TEST.any_of(tests),
        crate::grade_entry::COPY.is_not_null(),
        MARKER_USER.eq(user.clone()),
    ];
    Ok(cx.first(&GRADE_ENTRIES, entered)?.is_some())
}

fn exam_test_ids(cx: &Cx<'_>, exam: &Id) -> Result<Vec<Id>> {
    let tests = cx.all(&exam_test::EXAM_TESTS, [exam_test::RECRUITMENT.eq(exam.clone())])?;
    Ok(tests.into_iter().map(|test| Id(test.id)).collect())
}
