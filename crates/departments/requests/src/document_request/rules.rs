//! What holds of every request.

use engine::Cx;
use jiff::civil;
use schema::{Change, Condition, Date, Document, Instant, Rejection, Result, error_codes};

use super::{
    ACTORS, DUE_ON, DocumentType, FREE_TEXT, FREE_TEXT_AR, QUEUE, RECEIPT, RequestStatus, RequestStep, SIGN_BY, STATUS,
    STEP, SUBMITTED_AT, TYPE,
};

error_codes! {
    CLOSED = "document_request_closed", conflict => "لم يعد هذا الطلب قيد المعالجة", "Cette demande n’est plus en cours", "This request is no longer open";
    ALREADY_ASKED = "document_request_open", conflict => "توجد لديكم مسبقا نفس الوثيقة قيد المعالجة، رقم الوصل {number}", "Ce document est déjà demandé, récépissé n° {number}", "This document is asked for already, receipt no. {number}";
    ONLY_OTHER = "document_request_worded", invalid => "نص الوثيقة لا يحرر إلا في «وثيقة أخرى»", "Seul un «\u{a0}autre document\u{a0}» reçoit un texte libre", "Only an \"other document\" is given a text";
    NOT_SIGNED = "document_request_unsigned", conflict => "الوثيقة غير موقعة: وقعوها، أو صرحوا بأنها موقعة خطيا", "Le document n’est pas signé\u{a0}: signez-le, ou indiquez qu’il l’est à la main", "The paper is not signed: sign it, or say that it was signed by hand";
}

/// Neither answered nor withdrawn.
pub(super) const PENDING: Condition = STATUS.is(RequestStatus::Pending.wire());
/// Its paper was made.
pub(super) const APPROVED: Condition = STATUS.is(RequestStatus::Approved.wire());
/// Its paper is neither signed nor handed over.
pub(super) const PENDING_OR_MADE: Condition = schema::any(&[
    PENDING,
    schema::all(&[APPROVED, STEP.is(RequestStep::Generated.wire())]),
]);

/// What a certificate says follows from the file, never from a clerk.
pub(super) fn free_text_is_of_other_papers(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let request = &change.after;
    let is_worded = request.get(FREE_TEXT).is_some() || request.get(FREE_TEXT_AR).is_some();
    if is_worded && request.get(TYPE) != Some(DocumentType::Other) {
        return Err(Rejection::new(ONLY_OTHER).field(FREE_TEXT.def.name).into());
    }
    Ok(())
}

/// Its receipt number, and who has something to do.
#[expect(clippy::unnecessary_wraps, reason = "the form of a rule")]
pub(super) fn fill_derived_fields(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let request = &mut change.after;
    let receipt = request.number();
    request.set_or_clear(RECEIPT, receipt);
    let is_over = is_over(request);
    if is_over {
        request.clear(ACTORS);
    }
    let waits =
        request.get(STATUS) == Some(RequestStatus::Approved) && request.get(STEP) == Some(RequestStep::Generated);
    if !waits {
        request.clear(SIGN_BY);
    }
    request.set(QUEUE, queue_order(request, is_over));
    Ok(())
}

/// Whether the desk has nothing left to do.
fn is_over(request: &Document) -> bool {
    let status = request.get(STATUS);
    let is_refused = matches!(status, Some(RequestStatus::Rejected | RequestStatus::Cancelled));
    is_refused || request.get(STEP) == Some(RequestStep::Delivered)
}

/// After every day that a request may be due on, counted from 1970: where those stand that are over.
const OVER: i64 = 10_000_000;

/// What waits stands by the day on which it is due; what is over after that, the newest first.
fn queue_order(request: &Document, is_over: bool) -> i64 {
    let since_1970 = |day: civil::Date| day.duration_since(civil::Date::constant(1970, 1, 1)).as_hours() / 24;
    if is_over {
        let asked = request.get(SUBMITTED_AT).map(|Instant(at)| schema::day_in_morocco(at));
        return OVER - asked.map_or(0, since_1970);
    }
    request.get(DUE_ON).map_or(0, |Date(day)| since_1970(day))
}
