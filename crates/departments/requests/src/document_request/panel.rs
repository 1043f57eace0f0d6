//! What the first screen shows of requests: to the desk how many wait, to an employee their own.

use engine::{Cx, Extension};
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Line, Rows, day_text};
use platform::home::own_act::OwnAct;
use platform::home::task::{self, Task};
use schema::{Choice, Date, Document, Label, Order, Path, Result, Tone};

use super::{
    DOCUMENT_REQUESTS, DUE_ON, EMPLOYEE, RECEIPT, RequestStatus, RequestStep, STATUS, STEP, SUBMITTED_AT, TYPE,
};
use crate::permission::PROCESSES;
use crate::portal;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&TO_PROCESS, &OWN, &ASK, &CONTACT];

/// Papers are asked for by whoever needs them.
static ASK: OwnAct = OwnAct {
    id: "documentRequests.ask",
    label: Label::new("طلب وثيقة إدارية", "Demander un document", "Ask for a document"),
    detail: Label::new(
        "شهادة عمل، شهادة الأجرة…",
        "Attestation de travail, de salaire…",
        "Certificate of work, of salary…",
    ),
    link: portal::REQUESTS,
    rank: 20,
};

/// Who moves says so.
static CONTACT: OwnAct = OwnAct {
    id: "contactChanges.ask",
    label: Label::new(
        "تحيين معطيات الاتصال",
        "Mettre à jour mes coordonnées",
        "Update my contact details",
    ),
    detail: Label::new(
        "الهاتف والبريد والعنوان",
        "Téléphone, courriel, adresse",
        "Telephone, e-mail, address",
    ),
    link: portal::CONTACT,
    rank: 40,
};

/// Requests of others that wait for the desk.
static TO_PROCESS: Task = Task {
    id: "documentRequests.process",
    label: Label::new(
        "طلبات وثائق تنتظر المعالجة",
        "Demandes de documents à traiter",
        "Document requests to process",
    ),
    tone: Tone::Warn,
    link: "/rhDocuments?status=pending",
    count: |cx| {
        if !cx.who().holds_permission(PROCESSES) {
            return Ok(0);
        }
        let mut filters = vec![STATUS.eq(RequestStatus::Pending)];
        if let Some(own) = cx.who().employee.clone() {
            filters.push(EMPLOYEE.ne(own));
        }
        Ok(cx.count_readable(&DOCUMENT_REQUESTS, filters)?.unwrap_or(0))
    },
};

/// One's own that are not over.
const OWN: Panel = Panel {
    id: "documentRequests.own",
    label: Label::new("طلباتي من الوثائق", "Mes demandes de documents", "My document requests"),
    place: Place::Grid,
    // Behind what a role works with, as one’s leave is: the portal shows it first.
    rank: 91,
    shown_to: |cx| cx.who().employee.is_some(),
    content: own_requests,
};

fn own_requests(cx: &Cx<'_>) -> Result<Option<Content>> {
    let own = cx.who().employee.clone().unwrap_or_default();
    let open = [RequestStatus::Pending, RequestStatus::Approved];
    let filters = vec![EMPLOYEE.eq(own), STATUS.any_of(open), STEP.ne(RequestStep::Delivered)];
    let order = Order::descending(Path::own(DOCUMENT_REQUESTS.need(SUBMITTED_AT)?));
    let found = cx.page_readable(&DOCUMENT_REQUESTS, filters, order, task::LINES as u64)?;
    let Some((requests, total)) = found.filter(|(_, total)| *total > 0) else {
        return Ok(None);
    };
    let rows = requests.iter().map(|request| line(cx, request)).collect();
    Ok(Some(Content::Rows(Rows {
        rows,
        total,
        link: Some("/employee-portail/documents".to_owned()),
    })))
}

fn line(cx: &Cx<'_>, request: &Document) -> Line {
    let step = request.get(STEP).unwrap_or(RequestStep::Submitted);
    let word = RequestStep::WORDS.iter().find(|word| word.wire == step.wire());
    let tone = word.and_then(|word| word.tone).unwrap_or(Tone::Info);
    let of = request.get(TYPE).map(|of| of.label().text(cx.lang()).to_owned());
    let is_open = request.get(STATUS) == Some(RequestStatus::Pending);
    Line {
        title: of.unwrap_or_default(),
        detail: request.get(RECEIPT).unwrap_or_default(),
        day: request
            .get(DUE_ON)
            .filter(|_| is_open)
            .map(|Date(day)| day_text(Date(day))),
        badge: Some(Badge::new(step.label().text(cx.lang()), tone)),
        link: Some(portal::REQUEST.replace("{id}", &request.id)),
        ..Line::about(request, cx.lang())
    }
}
