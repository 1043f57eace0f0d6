//! What people are told of corrections: human resources that one waits, the employee what was decided.

use engine::{Cx, Extension};
use platform::deadline::recipients;
use platform::home::task::Task;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use schema::{Change, Choice as _, Label, Result, Tone};

use super::{ContactStatus, EMPLOYEE, STATUS};
use crate::permission::HR;
use crate::portal;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&ASKED, &DECIDED];

/// What waits for human resources.
pub(super) static TASKS: &[Extension] = &[&TO_DECIDE];

static TO_DECIDE: Task = Task {
    id: "contactChanges.decide",
    label: Label::new(
        "تصحيحات معطيات الاتصال",
        "Coordonnées à vérifier",
        "Contact data to check",
    ),
    tone: Tone::Warn,
    link: "/rhDocuments?tab=contacts&status=pending",
    count: |cx| cx.count_awaited("contactChanges.decide"),
};

/// To human resources.
static ASKED: NoticeKind = NoticeKind::new(
    "contactChanges.asked",
    Label::new(
        "طلب تصحيح معطيات الاتصال",
        "Correction de coordonnées demandée",
        "Correction of contact data asked for",
    ),
    Text::new(
        "{employee}: معطيات اتصال جديدة",
        "{employee}\u{a0}: nouvelles coordonnées",
        "{employee}: new contact data",
    ),
    Text::new(
        "في انتظار التحقق منها قبل إدراجها في الملف.",
        "À vérifier avant de les inscrire au dossier.",
        "To be checked before they stand in the file.",
    ),
)
.discreet();

/// To whoever asked.
static DECIDED: NoticeKind = NoticeKind::new(
    "contactChanges.decided",
    Label::new(
        "جواب على تصحيح معطيات الاتصال",
        "Réponse à une correction de coordonnées",
        "Answer to a correction of contact data",
    ),
    Text::new(
        "تصحيح معطيات الاتصال: {state}",
        "Correction de coordonnées\u{a0}: {state}",
        "Correction of contact data: {state}",
    ),
    Text::new(
        "التفاصيل في صفحتكم.",
        "Le détail figure sur votre page.",
        "The details stand on your page.",
    ),
)
.discreet();

/// Whoever has to know of a change.
pub(super) fn people_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let row = &change.after;
    let status = row.need(STATUS)?;
    let own = user::of_employee(cx, row.need(EMPLOYEE)?.as_str())?;
    let (kind, to, link) = if change.is_new() {
        let mut desk = recipients::holders(cx, HR)?;
        desk.retain(|one| !own.contains(one));
        (&ASKED, desk, row.of.page_of(&row.id))
    } else if change.touches(STATUS) && status != ContactStatus::Cancelled {
        (&DECIDED, own, portal::CONTACT.to_owned())
    } else {
        return Ok(());
    };
    let employee = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    let params = Params::new()
        .with_text("state", |lang| status.label().text(lang).to_owned())
        .with_title("employee", &employee);
    let notice = Notice::new(kind, to, params)
        .about_document(row)
        .link(link)
        .once_per_user(format!("{} {}", kind.id, row.id));
    notify(cx, &notice)
}
