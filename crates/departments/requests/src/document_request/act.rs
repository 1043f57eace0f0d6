//! Requests are handed in and withdrawn by whoever they are about, taken in hand, worded and refused by the desk.

use engine::{Cx, Input, Inputs, input, inputs};
use platform::decision::{is_open_step, user_deciding_on};
use platform::people::employee::EMPLOYEES;
use schema::{Argument, Document, FieldDef, FieldSet, Id, Rejection, Result, error_codes};
use serde_json::{Map, Value as Json, json};

use super::rules::{ALREADY_ASKED, CLOSED, is_pending};
use super::{
    ACTORS, COPIES, DOCUMENT_REQUESTS, DocumentType, EMPLOYEE, FLOW, FREE_TEXT, FREE_TEXT_AR, HANDLED_BY, LANGUAGE,
    REASON, RECEIPT, REF_NUMBER, REJECTION_REASON, REPEAT_OF, RequestStatus, RequestStep, STATUS, STEP, SUBMITTED_AT,
    TYPE, due, repeat,
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
    /// A request.
    pub(super) struct RequestId {
        /// The request.
        id: Id = need("id"),
    }
    /// A request that is refused.
    pub(super) struct Refusal {
        /// The request.
        id: Id = need("id"),
        /// Why; the employee reads it.
        reason: String = need("reason"),
    }
    /// The text of a paper without a form of its own.
    pub(super) struct Wording {
        /// The request.
        id: Id = need("id"),
        ..told: WordedFields,
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

/// `documentRequests.submit` → request, with its receipt number; `repeats` names the paper that it will be given again.
pub(super) fn submit(cx: &mut Cx<'_>, given: &Submission) -> Result<Json> {
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
    let mut answer = cx.answer(made)?;
    answer["repeats"] = former.map_or(Json::Null, |former| json!(former.request.get(REF_NUMBER)));
    Ok(answer)
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

/// `documentRequests.cancel` → request: withdrawn by whoever it is of, until its paper is made.
pub(super) fn cancel(cx: &mut Cx<'_>, given: &RequestId) -> Result<Json> {
    let request = cx.need_readable(&DOCUMENT_REQUESTS, given.id.as_str())?;
    let own = cx.who().employee.clone().map(Id);
    if own.is_none() || request.get(EMPLOYEE) != own {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    is_pending(&request)?;
    let cancelled = cx.update(request.with(STATUS, RequestStatus::Cancelled))?;
    cx.answer(cancelled)
}

/// A request that the caller may answer, and who they are.
pub(super) fn of_others(cx: &Cx<'_>, id: &Id) -> Result<(Document, Id)> {
    let request = cx.need_readable(&DOCUMENT_REQUESTS, id.as_str())?;
    let user = user_deciding_on(cx, &request.need(EMPLOYEE)?)?;
    Ok((request, user))
}

/// `documentRequests.process` → request, taken in hand by the caller.
pub(super) fn process(cx: &mut Cx<'_>, given: &RequestId) -> Result<Json> {
    let (request, user) = of_others(cx, &given.id)?;
    is_pending(&request)?;
    is_open_step(cx, &FLOW, &request, RequestStep::Processing.wire())?;
    let taken = request
        .with(STEP, RequestStep::Processing)
        .with(HANDLED_BY, user.clone())
        .with(ACTORS, vec![user]);
    let taken = cx.update(taken)?;
    cx.answer(taken)
}

/// `documentRequests.edit` → request: what its paper will say, until it is signed.
pub(super) fn edit(cx: &mut Cx<'_>, given: &Wording) -> Result<Json> {
    let (mut request, _) = of_others(cx, &given.id)?;
    let is_open = match request.need(STATUS)? {
        RequestStatus::Pending => true,
        RequestStatus::Approved => request.get(STEP) == Some(RequestStep::Generated),
        RequestStatus::Rejected | RequestStatus::Cancelled => false,
    };
    if !is_open {
        return Err(CLOSED.into());
    }
    let WordedFields(data) = &given.told;
    apply(&mut request, data)?;
    let worded = cx.update(request)?;
    cx.answer(worded)
}

/// `documentRequests.reject` → request, refused with a reason.
pub(super) fn reject(cx: &mut Cx<'_>, given: &Refusal) -> Result<Json> {
    let (request, user) = of_others(cx, &given.id)?;
    is_pending(&request)?;
    let refused = request
        .with(STATUS, RequestStatus::Rejected)
        .with(HANDLED_BY, user)
        .with(REJECTION_REASON, given.reason.clone());
    let refused = cx.update(refused)?;
    cx.answer(refused)
}
