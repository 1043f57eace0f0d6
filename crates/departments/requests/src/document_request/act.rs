//! Requests are handed in and withdrawn by whoever they are about, taken in hand, worded and refused by the desk.

use engine::{Act, Allowed, Cx, Input, Inputs, answered_documents, input, inputs};
use platform::decision::{is_own, user_deciding_on};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use schema::{Argument, Document, FieldDef, FieldSet, Id, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::rules::ALREADY_ASKED;
use super::{
    ACTORS, COPIES, DOCUMENT_REQUESTS, DocumentType, EMPLOYEE, FREE_TEXT, FREE_TEXT_AR, HANDLED_BY, LANGUAGE, REASON,
    RECEIPT, REF_NUMBER, REJECTION_REASON, REPEAT_OF, RequestStatus, RequestStep, STATUS, STEP, SUBMITTED_AT, TYPE,
    due, repeat, wording,
};
use crate::permission::PROCESSES;

/// What is told of a request that is handed in.
const SUBMITTED: [FieldDef; 5] = [TYPE.def, LANGUAGE.def, COPIES.def, REASON.def, FREE_TEXT.def];
/// What the desk words.
const WORDED: [FieldDef; 2] = [FREE_TEXT.def, FREE_TEXT_AR.def];

inputs! {
    /// A document that is asked for.
    pub(super) struct Submission {
        /// For whom, where the desk enters what somebody asked for on paper; oneself otherwise.
        employee: Option<Id> = may("employeeId"),
        ..told: SubmittedFields,
    }
    /// Why a request is refused.
    pub(super) struct Refusal {
        /// The employee reads it.
        reason: String = need_field("reason", &DOCUMENT_REQUESTS, &REJECTION_REASON),
    }
}

/// The values of a request that is handed in.
#[derive(Clone)]
pub(super) struct SubmittedFields(Map<String, Json>);

impl Inputs for SubmittedFields {
    fn arguments() -> Vec<Argument> {
        input::fields(&DOCUMENT_REQUESTS, &SUBMITTED)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(SubmittedFields(given.values(&SUBMITTED)))
    }
}

/// The values that the desk words.
#[derive(Clone)]
pub(super) struct WordedFields(Map<String, Json>);

impl Inputs for WordedFields {
    fn arguments() -> Vec<Argument> {
        input::fields(&DOCUMENT_REQUESTS, &WORDED)
    }
    fn read(given: &mut Input) -> Result<Self> {
        Ok(WordedFields(given.values(&WORDED)))
    }
}

fn apply(request: &mut Document, data: &Map<String, Json>) -> Result<()> {
    let all = FieldSet::visible(&DOCUMENT_REQUESTS);
    request.apply(&schema::validate(&DOCUMENT_REQUESTS, data, all, all, None)?)
}

/// It has its receipt number at once.
pub(super) const SUBMIT: Act<Submission, SubmittedDocumentRequest> =
    Act::run("documentRequests.submit", wording::SUBMIT, Allowed::Users, submit);

answered_documents! {
    /// A request for a document.
    pub(super) struct RequestRow of DOCUMENT_REQUESTS;
}

/// A request for a document that was handed in.
#[derive(Serialize, JsonSchema)]
pub(super) struct SubmittedDocumentRequest {
    #[serde(flatten)]
    request: RequestRow,
    /// The number of the paper that it will be given again.
    repeats: Option<String>,
}

fn submit(cx: &mut Cx<'_>, given: &Submission) -> Result<SubmittedDocumentRequest> {
    let employee = asking_employee(cx, given.employee.as_ref())?;
    let SubmittedFields(data) = &given.told;
    let mut request = Document::new(&DOCUMENT_REQUESTS);
    apply(&mut request, data)?;
    // What has no form of its own is described by whoever wants it.
    if request.get(TYPE) == Some(DocumentType::Other) && request.get(REASON).is_none() {
        return Err(Rejection::new(error_codes::REQUIRED).about(&REASON.def).into());
    }
    request.set(EMPLOYEE, employee.clone());
    refuse_second(cx, &request, &employee)?;
    let now = cx.moment();
    request.set(COPIES, request.get(COPIES).unwrap_or(1));
    request.set(SUBMITTED_AT, now);
    request.set(super::DUE_ON, due::due_on(cx)?);
    let former = repeat::former(cx, &request)?;
    request.set_or_clear(REPEAT_OF, former.as_ref().map(|former| Id(former.request.id.clone())));
    let made = cx.create(request)?;
    Ok(SubmittedDocumentRequest {
        request: RequestRow(cx.answer(made)?),
        repeats: former.and_then(|former| former.request.get(REF_NUMBER)),
    })
}

/// Who asks: oneself, or whom the desk enters a request for.
fn asking_employee(cx: &Cx<'_>, named: Option<&Id>) -> Result<Id> {
    let own = cx.who().employee.clone().map(Id);
    let other = named.filter(|named| own.as_ref() != Some(*named));
    let Some(other) = other else {
        return own.ok_or_else(|| error_codes::NO_EMPLOYEE.into());
    };
    if !cx.who().holds_permission(PROCESSES) {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    cx.need_readable(&EMPLOYEES, other.as_str())?;
    Ok(other.clone())
}

/// The same document in the same language is not asked for twice at a time; copies are a number.
fn refuse_second(cx: &Cx<'_>, request: &Document, employee: &Id) -> Result<()> {
    let of = request.need(TYPE)?;
    if of == DocumentType::Other {
        return Ok(());
    }
    let same = [
        EMPLOYEE.eq(employee.clone()),
        TYPE.eq(of),
        LANGUAGE.eq(request.need(LANGUAGE)?),
        STATUS.eq(RequestStatus::Pending),
    ];
    match cx.first(&DOCUMENT_REQUESTS, same)? {
        Some(other) => {
            let refused = Rejection::new(ALREADY_ASKED).field(TYPE.def.name);
            Err(refused.arg("number", other.get(RECEIPT).unwrap_or_default()).into())
        }
        None => Ok(()),
    }
}

/// Refuses whoever did not ask for the document.
pub(super) fn is_own_request(cx: &Cx<'_>, request: &Document) -> Result<()> {
    if is_own(cx, &request.need(EMPLOYEE)?) {
        return Ok(());
    }
    Err(error_codes::UNAUTHORIZED.into())
}

/// Refuses whoever would answer a request of their own.
pub(super) fn is_of_another(cx: &Cx<'_>, request: &Document) -> Result<()> {
    user_deciding_on(cx, &request.need(EMPLOYEE)?).map(drop)
}

/// Withdrawn by whoever it is of, until its paper is made.
pub(super) fn cancel(cx: &mut Cx<'_>, request: Document) -> Result<Document> {
    cx.update(request.with(STATUS, RequestStatus::Cancelled))
}

/// Taken in hand by the caller.
pub(super) fn process(cx: &mut Cx<'_>, request: Document) -> Result<Document> {
    let user = user::caller(cx)?;
    let taken = request
        .with(STEP, RequestStep::Processing)
        .with(HANDLED_BY, user.clone());
    cx.update(taken.with(ACTORS, vec![user]))
}

/// What its paper will say.
pub(super) fn edit(cx: &mut Cx<'_>, mut request: Document, WordedFields(data): &WordedFields) -> Result<Document> {
    apply(&mut request, data)?;
    cx.update(request)
}

/// Refused with a reason.
pub(super) fn reject(cx: &mut Cx<'_>, request: Document, given: &Refusal) -> Result<Document> {
    let user = user::caller(cx)?;
    let refused = request.with(STATUS, RequestStatus::Rejected).with(HANDLED_BY, user);
    cx.update(refused.with(REJECTION_REASON, given.reason.clone()))
}
