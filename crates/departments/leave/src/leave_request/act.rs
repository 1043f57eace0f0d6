//! Leave is asked for, corrected, taken back, called off; returns are recorded and certificates come in.

use engine::{Act, Allowed, Cx, answered_documents, inputs};
use jiff::civil;
use platform::approval::{self, Purpose};
use platform::decision::{is_oneself, is_own};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use schema::{Date, Document, Field, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::check::check;
use super::field::{
    ADDRESS, CANCEL_FROM, CANCEL_HALF, CANCEL_REASON, CANCELLED_AT, CERTIFICATE, EMPLOYEE, END, END_HALF, ENTERED_BY,
    EVENT, LEAVE_REQUESTS, PAST_REASON, PHONE, REASON, REJECTION_REASON, REPLACEMENT, START, START_HALF, STATUS, STEP,
    Status, Step, TYPE, TYPE_ROW, VISIT, VISIT_NOTE, VISIT_ON, Visit,
};
use super::guard::{NOT_OWN, NOTHING_LEFT, SENT_BACK, may_be_called_off};
use super::warning::{LeaveWarning, warnings};
use super::{plan, wording};
use crate::days::LeaveSpan;
use crate::leave_type::{self, LEAVE_TYPES};
use crate::permission::HR;

error_codes! {
    OUTSIDE = "leave_day_outside", invalid => "هذا اليوم خارج مدة الرخصة", "Ce jour n’est pas dans le congé", "This day does not lie in the leave";
    NO_CERTIFICATE = "leave_certificate_missing", conflict => "لم يقدم(ت) المعني(ة) الشهادة بعد", "Le certificat n’a pas encore été remis", "The certificate has not come yet";
}

inputs! {
    /// A leave that is asked for.
    pub(super) struct LeaveInput {
        /// The request that was sent back and is corrected; a new one unless it is said.
        id: Option<Id> = may("id"),
        /// Whose, where human resources enter it; oneself unless it is said.
        employee: Option<Id> = may("employeeId"),
        /// The code of the type.
        code: String = need("type"),
        /// The first day.
        start: civil::Date = need("startDate"),
        /// The last day.
        end: civil::Date = need("endDate"),
        /// Whether it begins at noon.
        start_half: bool = flag("startHalf"),
        /// Whether it ends at noon.
        end_half: bool = flag("endHalf"),
        /// The birth or the order that it follows.
        event: Option<civil::Date> = may("eventDate"),
        /// Why.
        reason: Option<String> = may("reason"),
        /// A certificate, in `medical-certificates`.
        certificate: Option<Id> = may("certificateId"),
        /// Who stands in.
        replacement: Option<Id> = may("replacementId"),
        /// Where one is meanwhile.
        address: Option<String> = may("addressFr"),
        /// Under which number.
        phone: Option<String> = may("phone"),
        /// Why human resources enter it late.
        past_reason: Option<String> = may("pastReason"),
    }
    /// An approved leave that is not wanted any more, wholly or in part.
    pub(super) struct Cancellation {
        /// Why.
        reason: String = need_field("reason", &LEAVE_REQUESTS, &CANCEL_REASON),
        /// The first day that is given back; all that has not begun unless it is said.
        from: Option<Date> = may_field("from", &LEAVE_REQUESTS, &CANCEL_FROM),
        /// Whether it is given back from noon.
        from_half: Option<bool> = may_field("fromHalf", &LEAVE_REQUESTS, &CANCEL_HALF),
    }
    /// A certificate that comes after its request.
    pub(super) struct CertificateInput {
        /// The file, in `medical-certificates`.
        file: Id = need_field("certificateId", &LEAVE_REQUESTS, &CERTIFICATE),
    }
    /// A counter-visit.
    pub(super) struct VisitInput {
        /// When.
        on: Date = need_field("visitOn", &LEAVE_REQUESTS, &VISIT_ON),
        /// What it found.
        visit: Visit = need_field("visit", &LEAVE_REQUESTS, &VISIT),
        /// More about it.
        note: Option<String> = may_field("visitNote", &LEAVE_REQUESTS, &VISIT_NOTE),
    }
}

/// Whose leave is asked for: one's own, or, for human resources, somebody else's.
pub(super) fn whose(cx: &Cx<'_>, employee: Option<&Id>) -> Result<Id> {
    match employee {
        Some(other) if !is_own(cx, other) => {
            if !cx.who().holds_permission(HR) {
                return Err(Rejection::new(NOT_OWN).field(EMPLOYEE.def.name).into());
            }
            cx.need(&EMPLOYEES, other.as_str())?;
            Ok(other.clone())
        }
        _ => cx
            .who()
            .employee
            .clone()
            .map(Id)
            .ok_or_else(|| error_codes::NO_EMPLOYEE.into()),
    }
}

/// The request as it is asked for, on the row that stands or on a new one.
pub(super) fn fill(cx: &Cx<'_>, asked: &LeaveInput) -> Result<Document> {
    let (employee, mut row) = match &asked.id {
        Some(id) => {
            let row = SENT_BACK.admit(cx, id.as_str())?;
            (row.need(EMPLOYEE)?, row)
        }
        None => (whose(cx, asked.employee.as_ref())?, Document::new(&LEAVE_REQUESTS)),
    };
    let is_for_other = !is_oneself(cx, &employee)?;
    row.set(EMPLOYEE, employee);
    row.set(TYPE, asked.code.clone());
    row.set(START, Date(asked.start));
    row.set(END, Date(asked.end));
    row.set(START_HALF, asked.start_half);
    row.set(END_HALF, asked.end_half);
    row.set_or_clear(EVENT, asked.event.map(Date));
    row.set_or_clear(REASON, asked.reason.clone());
    if asked.certificate.is_some() || asked.id.is_none() {
        row.set_or_clear(CERTIFICATE, asked.certificate.clone());
    }
    row.set_or_clear(REPLACEMENT, asked.replacement.clone());
    row.set_or_clear(ADDRESS, asked.address.clone());
    row.set_or_clear(PHONE, asked.phone.clone());
    row.set_or_clear(PAST_REASON, asked.past_reason.clone().filter(|_| is_for_other));
    Ok(row)
}

/// Sends a request, a new one or one that was sent back, on its way to whoever decides first.
pub(super) const SUBMIT: Act<LeaveInput, SentLeave> =
    Act::run("leaveRequests.submit", wording::CORRECT, Allowed::Users, submit).with_subject(SENT_BACK);

answered_documents! {
    /// A request of leave.
    pub(super) struct LeaveRow of LEAVE_REQUESTS;
}

/// A request of leave that was sent, with what is to be known of it.
#[derive(Serialize, JsonSchema)]
pub(super) struct SentLeave {
    #[serde(flatten)]
    request: LeaveRow,
    warnings: Vec<LeaveWarning>,
}

fn submit(cx: &mut Cx<'_>, asked: &LeaveInput) -> Result<SentLeave> {
    let by = user::caller(cx)?;
    let mut row = fill(cx, asked)?;
    let checked = check(cx, &row)?;
    if let Some(refused) = Rejection::several(checked.refused) {
        return Err(refused.into());
    }
    row.set(TYPE_ROW, Id(checked.version.id.clone()));
    row.clear(REJECTION_REASON);
    if !is_own(cx, &row.need(EMPLOYEE)?) {
        row.set(ENTERED_BY, by);
    }
    plan::write(&mut row, &checked.version, &checked.count)?;
    let warnings = warnings(cx, &row, &checked.version)?;
    let sent = approval::submit(cx, row, Purpose::Request)?;
    Ok(SentLeave {
        request: LeaveRow(cx.answer(sent)?),
        warnings,
    })
}

/// What is asked for is taken back, as long as nobody has answered for good.
pub(super) fn withdraw(cx: &mut Cx<'_>, row: Document) -> Result<Document> {
    // What was sent back to its asker waits for nobody else: there is no chain to end.
    if row.get(STEP) == Some(Step::Submitted) {
        let now = cx.moment();
        return cx.update(row.with(STATUS, Status::Cancelled).with(CANCELLED_AT, now));
    }
    approval::withdraw(cx, row)
}

/// That an approved leave is called off is decided by the same chain. Days that have begun are not given back (decision 43).
pub(super) fn cancel(cx: &mut Cx<'_>, row: Document, given: &Cancellation) -> Result<Document> {
    let span = plan::span_of(&row)?;
    let first = first_to_come(cx, &span);
    let from = given
        .from
        .map_or(first, |Date(day)| (day, given.from_half == Some(true)));
    if from < first {
        return Err(Rejection::new(NOTHING_LEFT).field(CANCEL_FROM.def.name).into());
    }
    if from >= span.over() {
        return Err(Rejection::new(OUTSIDE).field("from").into());
    }
    ask_back(cx, row, from, &given.reason)
}

/// A day, and whether it is its afternoon.
pub(super) type HalfDay = (civil::Date, bool);

/// Asks the chain to give back the days from a day on, or from its noon.
pub(super) fn ask_back(cx: &mut Cx<'_>, mut row: Document, from: HalfDay, reason: &str) -> Result<Document> {
    may_be_called_off(&row)?;
    let (day, half) = from;
    row.set(CANCEL_FROM, Date(day));
    row.set(CANCEL_HALF, half);
    row.set(CANCEL_REASON, reason.to_owned());
    approval::submit(cx, row, Purpose::Cancellation)
}

/// The first half day of a leave that has not begun: by the clock of Morocco the morning begins at midnight.
pub(super) fn first_to_come(cx: &Cx<'_>, span: &LeaveSpan) -> HalfDay {
    /// A half day begins at noon.
    const NOON: i8 = 12;
    let now = schema::moment_in_morocco(cx.now());
    let next = if now.hour() < NOON {
        (now.date(), true)
    } else {
        (now.date().tomorrow().unwrap_or(civil::Date::MAX), false)
    };
    next.max((span.start, span.starts_at_noon))
}

/// Its certificate comes, from the person or human resources.
pub(super) fn attach_certificate(cx: &mut Cx<'_>, row: Document, given: &CertificateInput) -> Result<Document> {
    cx.update(row.with(CERTIFICATE, given.file.clone()))
}

/// What a counter-visit found.
pub(super) fn record_visit(cx: &mut Cx<'_>, row: Document, given: &VisitInput) -> Result<Document> {
    let (span, Date(on)) = (plan::span_of(&row)?, given.on);
    if on < span.start || on > span.end || on > cx.today() {
        return Err(Rejection::new(OUTSIDE).field(VISIT_ON.def.name).into());
    }
    let mut row = row.with(VISIT, given.visit).with(VISIT_ON, given.on);
    row.set_or_clear(VISIT_NOTE, given.note.clone());
    cx.update(row)
}

/// Whether a request may be granted: what asks for a certificate has one.
pub(super) fn may_be_granted(cx: &Cx<'_>, row: &Document) -> Result<()> {
    let version = cx.need(&LEAVE_TYPES, row.need(TYPE_ROW)?.as_str())?;
    let lacks = version.get(leave_type::CERTIFICATE) == Some(true) && row.get(CERTIFICATE).is_none();
    if lacks {
        let certificate: Field<Id> = CERTIFICATE;
        return Err(Rejection::new(NO_CERTIFICATE).field(certificate.def.name).into());
    }
    let checked = check(cx, row)?;
    // Time has passed since it was asked for; what it takes must still be there.
    let hard = checked.refused.into_iter().filter(|one| one.kind.status == CONFLICT);
    match Rejection::several(hard.collect()) {
        Some(refused) => Err(refused.into()),
        None => Ok(()),
    }
}

/// What stands in the way of something, as HTTP says it.
const CONFLICT: u16 = 409;
