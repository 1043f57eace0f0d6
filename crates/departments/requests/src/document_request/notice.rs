//! What people are told of requests: the desk that one came or was withdrawn, the employee how far it has come. Outside the
//! house nothing of it is said.

use engine::{Cx, Extension};
use platform::deadline::recipients;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use schema::{Change, Choice as _, Document, Id, Label, Result};

use super::{EMPLOYEE, HANDLED_BY, RECEIPT, REJECTION_REASON, RequestStatus, RequestStep, STATUS, STEP, TYPE};
use crate::permission::PROCESSES;
use crate::portal;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&SUBMITTED, &ADVANCED, &REJECTED, &WITHDRAWN];

/// To the desk.
static SUBMITTED: NoticeKind = NoticeKind::new(
    "documentRequests.submitted",
    Label::new("طلب وثيقة جديد", "Nouvelle demande de document", "New document request"),
    Text::new("{employee}: {type}", "{employee}\u{a0}: {type}", "{employee}: {type}"),
    Text::new(
        "طلب جديد، رقم الوصل {number}، يعالج قبل {due}.",
        "Nouvelle demande, récépissé n° {number}, à traiter avant le {due}.",
        "A new request, receipt no. {number}, due on {due}.",
    ),
)
.discreet();

/// To whoever asked.
static ADVANCED: NoticeKind = NoticeKind::new(
    "documentRequests.advanced",
    Label::new(
        "تقدم طلب وثيقة",
        "Avancement de ma demande de document",
        "Progress of my document request",
    ),
    Text::new("{type}: {step}", "{type}\u{a0}: {step}", "{type}: {step}"),
    Text::new(
        "طلبكم، رقم الوصل {number}.",
        "Votre demande, récépissé n° {number}.",
        "Your request, receipt no. {number}.",
    ),
)
.with_mail()
.discreet();

/// To whoever asked.
static REJECTED: NoticeKind = NoticeKind::new(
    "documentRequests.rejected",
    Label::new(
        "رفض طلب وثيقة",
        "Demande de document refusée",
        "Document request refused",
    ),
    Text::new(
        "{type}: طلب مرفوض",
        "{type}\u{a0}: demande refusée",
        "{type}: request refused",
    ),
    Text::new(
        "الوصل رقم {number}. السبب: {reason}",
        "Récépissé n° {number}. Motif\u{a0}: {reason}",
        "Receipt no. {number}. Reason: {reason}",
    ),
)
.with_mail()
.discreet();

/// To whoever has it in hand.
static WITHDRAWN: NoticeKind = NoticeKind::new(
    "documentRequests.withdrawn",
    Label::new(
        "سحب طلب وثيقة",
        "Demande de document retirée",
        "Document request withdrawn",
    ),
    Text::new(
        "{employee}: سحب الطلب رقم {number}",
        "{employee}\u{a0}: demande n° {number} retirée",
        "{employee}: request no. {number} withdrawn",
    ),
    Text::new("{type}.", "{type}.", "{type}."),
)
.discreet();

/// Whoever has to know of a change.
pub(super) fn people_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let request = &change.after;
    if change.is_new() {
        return tell_desk(cx, request);
    }
    match request.need(STATUS)? {
        RequestStatus::Rejected if change.touches(STATUS) => tell_employee(cx, request, &REJECTED),
        RequestStatus::Cancelled if change.touches(STATUS) => {
            let handler = request.get(HANDLED_BY).map(|Id(user)| user);
            tell(
                cx,
                request,
                &WITHDRAWN,
                handler.into_iter().collect(),
                request.of.page_of(&request.id),
            )
        }
        RequestStatus::Pending | RequestStatus::Approved if change.touches(STEP) => {
            tell_employee(cx, request, &ADVANCED)
        }
        _ => Ok(()),
    }
}

/// A request that waits; what only enters the books waits for nobody.
fn tell_desk(cx: &mut Cx<'_>, request: &Document) -> Result<()> {
    let mut desk = recipients::holders(cx, PROCESSES)?;
    let own = user::of_employee(cx, request.need(EMPLOYEE)?.as_str())?;
    desk.retain(|one| !own.contains(one) && cx.who().user.as_ref() != Some(one));
    tell(cx, request, &SUBMITTED, desk, request.of.page_of(&request.id))
}

fn tell_employee(cx: &mut Cx<'_>, request: &Document, kind: &'static NoticeKind) -> Result<()> {
    let to = user::of_employee(cx, request.need(EMPLOYEE)?.as_str())?;
    tell(cx, request, kind, to, portal::REQUEST.replace("{id}", &request.id))
}

fn tell(cx: &mut Cx<'_>, request: &Document, kind: &'static NoticeKind, to: Vec<String>, link: String) -> Result<()> {
    let employee = cx.need(&EMPLOYEES, request.need(EMPLOYEE)?.as_str())?;
    let (of, step) = (
        request.need(TYPE)?.label(),
        request.need(STEP).unwrap_or(RequestStep::Submitted).label(),
    );
    let mut params = Params::new()
        .with_text("type", |lang| of.text(lang).to_owned())
        .with_text("step", |lang| step.text(lang).to_owned())
        .with("number", &request.get(RECEIPT).unwrap_or_default())
        .with("reason", &request.get(REJECTION_REASON).unwrap_or_default())
        .with_title("employee", &employee);
    if let Some(schema::Date(due)) = request.get(super::DUE_ON) {
        params = params.day("due", due);
    }
    let notice = Notice::new(kind, to, params)
        .about_document(request)
        .link(link)
        .once_per_user(format!("{} {} {}", kind.id, request.id, request.updated_at));
    notify(cx, &notice)
}
