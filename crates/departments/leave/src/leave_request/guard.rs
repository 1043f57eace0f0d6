//! What must hold of a request of leave before somebody acts on it.

use engine::{Check, Cx, Guard, Subject};
use platform::approval::Purpose;
use platform::decision::{is_own, user_deciding_on};
use platform::people::user;
use schema::{Choice as _, Condition, Document, Rejection, Result, RowsOf, TODAY, any, error_codes};

use super::act::{self, OUTSIDE};
use super::field::{
    EMPLOYEE, END, END_HALF, ENTERED_BY, LEAVE_REQUESTS, PURPOSE, START, START_HALF, STATUS, STEP, Status, Step, TYPE,
    TYPE_ROW,
};
use super::plan;
use crate::leave_type;
use crate::permission::HR;

error_codes! {
    NOT_OWN = "leave_not_yours", 401 => "هذا الطلب لموظف(ة) آخر", "Cette demande est celle de quelqu’un d’autre", "This request is somebody else’s";
    NOT_OPEN = "leave_not_open", conflict => "حالة الطلب هي «{state}»", "La demande est «\u{a0}{state}\u{a0}»", "The request is \"{state}\"";
    IS_BEING_DECIDED = "leave_being_decided", conflict => "الطلب معروض للقرار: يمكن سحبه", "La demande est soumise à décision\u{a0}: elle peut être retirée", "The request is being decided: it can be withdrawn";
    NOTHING_LEFT = "leave_over", conflict => "انقضت أيام هذه الرخصة", "Ce congé est entièrement écoulé", "This leave is over";
    NOT_MEDICAL = "leave_not_medical", conflict => "لا تجرى المراقبة الطبية إلا في الرخص ذات الطبيعة الصحية", "La contre-visite ne concerne qu’un congé de nature médicale", "A counter-visit is of medical leave alone";
    WITHOUT_CERTIFICATE = "leave_without_certificate", conflict => "لا تطلب أي شهادة لهذا النوع من الرخص", "Aucun certificat n’est attendu pour ce type de congé", "No certificate is expected for this type of leave";
}

/// One's own, or one that human resources keep; programs act on none.
const KEPT: Guard = Guard::Check(Check {
    reads: &[EMPLOYEE.def],
    check: |cx, row| {
        user::caller(cx)?;
        is_kept(cx, row)
    },
});
/// It may be known of what kind it is: what turns on that is not done by whoever does not read it.
const READ_WHOLE: Guard = Guard::Check(Check {
    reads: &[EMPLOYEE.def],
    check: reads_type,
});
pub(super) const APPROVED: Guard = Guard::Check(Check {
    reads: &[STATUS.def],
    check: |_, row| is_one_of(row, &[Status::Approved]),
});
/// Asked for or granted.
const LIVE: Guard = Guard::Check(Check {
    reads: &[STATUS.def],
    check: |_, row| is_one_of(row, &[Status::Pending, Status::Approved]),
});
/// Its first day has come.
pub(super) const HAS_BEGUN: Condition = any(&[START.before(TODAY), START.at(TODAY)]);

/// Sent back to whoever asked or entered it.
pub(super) const SENT_BACK: Subject = Subject::new(
    || &LEAVE_REQUESTS,
    &[
        Guard::Check(Check {
            reads: &[EMPLOYEE.def, ENTERED_BY.def],
            check: is_asker,
        }),
        Guard::Check(Check {
            reads: &[STATUS.def],
            check: |_, row| is_one_of(row, &[Status::Pending]),
        }),
        Guard::While(STEP.is(Step::Submitted.wire()), IS_BEING_DECIDED),
    ],
);
/// Nobody has answered for good: neither it, nor that it be called off.
pub(super) const WAITING: Subject = Subject::new(
    || &LEAVE_REQUESTS,
    &[
        KEPT,
        Guard::Check(Check {
            reads: &[STATUS.def, PURPOSE.def, STEP.def],
            check: is_waiting,
        }),
    ],
);
/// Granted, with time in it that has not begun.
pub(super) const STILL_TO_COME: Subject = Subject::new(
    || &LEAVE_REQUESTS,
    &[
        KEPT,
        APPROVED,
        Guard::Check(Check {
            reads: &[PURPOSE.def, STEP.def],
            check: |_, row| may_be_called_off(row),
        }),
        Guard::Check(Check {
            reads: &[START.def, END.def, START_HALF.def, END_HALF.def],
            check: has_time_to_come,
        }),
    ],
);
/// Of a type of which a certificate is expected.
pub(super) const WITH_CERTIFICATE: Subject = Subject::new(
    || &LEAVE_REQUESTS,
    &[
        KEPT,
        READ_WHOLE,
        LIVE,
        Guard::Check(Check {
            reads: &[TYPE.def, TYPE_ROW.def],
            check: takes_certificate,
        }),
    ],
);
/// Somebody else's sickness, which has begun.
pub(super) const SICKNESS: Subject = Subject::new(
    || &LEAVE_REQUESTS,
    &[
        Guard::Check(Check {
            reads: &[EMPLOYEE.def],
            check: |cx, row| user_deciding_on(cx, &row.need(EMPLOYEE)?).map(drop),
        }),
        READ_WHOLE,
        LIVE,
        Guard::Check(Check {
            reads: &[TYPE.def, TYPE_ROW.def],
            check: is_medical,
        }),
        Guard::While(HAS_BEGUN, OUTSIDE),
    ],
);

/// Refuses what is neither one's own nor kept by human resources.
pub(super) fn is_kept(cx: &Cx<'_>, row: &Document) -> Result<()> {
    if is_own(cx, &row.need(EMPLOYEE)?) || cx.who().holds_permission(HR) {
        return Ok(());
    }
    Err(NOT_OWN.into())
}

/// Refuses whoever neither asks for it nor entered it.
fn is_asker(cx: &Cx<'_>, row: &Document) -> Result<()> {
    let has_entered = row.get(ENTERED_BY) == Some(user::caller(cx)?);
    if has_entered || is_own(cx, &row.need(EMPLOYEE)?) {
        return Ok(());
    }
    Err(NOT_OWN.into())
}

/// Refuses who holds everything without reading what is of somebody's health: whether they may act would tell it.
fn reads_type(cx: &Cx<'_>, row: &Document) -> Result<()> {
    let view = cx.who().view(&LEAVE_REQUESTS);
    let at = LEAVE_REQUESTS.position(TYPE.def.name);
    let mut of_all = view.grants.iter().filter(|grant| grant.rows == RowsOf::All);
    if is_own(cx, &row.need(EMPLOYEE)?) || of_all.any(|grant| at.is_some_and(|at| grant.fields.has(at))) {
        return Ok(());
    }
    Err(error_codes::UNAUTHORIZED.into())
}

/// Refuses one that stands otherwise.
fn is_one_of(row: &Document, wanted: &[Status]) -> Result<()> {
    let state = row.need(STATUS)?;
    if wanted.contains(&state) {
        return Ok(());
    }
    let refused = Rejection::new(NOT_OPEN).field(STATUS.def.name);
    Err(refused.label("state", state.label()).into())
}

/// Whether the chain decides on calling it off, wholly or in part.
pub(super) fn is_being_called_off(row: &Document) -> bool {
    row.get(PURPOSE) == Some(Purpose::Cancellation) && row.get(STEP) != Some(Step::Done)
}

/// The chain is not asked twice at a time.
pub(super) fn may_be_called_off(row: &Document) -> Result<()> {
    if is_being_called_off(row) {
        return Err(IS_BEING_DECIDED.into());
    }
    Ok(())
}

fn is_waiting(_: &Cx<'_>, row: &Document) -> Result<()> {
    if is_being_called_off(row) {
        return Ok(());
    }
    is_one_of(row, &[Status::Pending])
}

fn has_time_to_come(cx: &Cx<'_>, row: &Document) -> Result<()> {
    let span = plan::span_of(row)?;
    if act::first_to_come(cx, &span) < span.over() {
        return Ok(());
    }
    Err(NOTHING_LEFT.into())
}

fn is_medical(cx: &Cx<'_>, row: &Document) -> Result<()> {
    match plan::version_of(cx, row)?.get(leave_type::IS_MEDICAL) {
        Some(true) => Ok(()),
        _ => Err(NOT_MEDICAL.into()),
    }
}

fn takes_certificate(cx: &Cx<'_>, row: &Document) -> Result<()> {
    let version = plan::version_of(cx, row)?;
    let asks = [leave_type::CERTIFICATE, leave_type::IS_MEDICAL];
    if asks.into_iter().any(|key| version.get(key) == Some(true)) {
        return Ok(());
    }
    Err(WITHOUT_CERTIFICATE.into())
}
