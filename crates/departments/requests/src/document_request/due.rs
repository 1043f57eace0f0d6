//! Until when a request is to be answered: so many working days of the commune after it came.

use engine::{Cx, Deadline};
use platform::deadline::recipients;
use platform::settings::threshold::Threshold;
use platform::workday::after_working_days;
use schema::{Date, Label, Result};

use super::{DUE_ON, RequestStatus, STATUS};
use crate::permission::{DESK, PROCESSES};

/// Within how many working days a request is answered.
pub(super) static WORKING_DAYS: Threshold = Threshold {
    key: "org.documentRequestDays",
    label: Label::new(
        "أجل معالجة طلبات الوثائق (بأيام العمل)",
        "Délai de traitement des demandes de documents (jours ouvrés)",
        "Time to answer document requests (working days)",
    ),
    about: Label::new(
        "عدد أيام العمل التي تعالج خلالها الموارد البشرية طلب وثيقة إدارية؛ وبها ترتب لائحة الطلبات.",
        "Nombre de jours ouvrés dont disposent les ressources humaines pour établir un document\u{a0}; la file est classée par échéance.",
        "So many working days human resources have to make a document; the queue is ordered by what is due.",
    ),
    // From the same week to the sixty days of the law on administrative procedures (55-19).
    bounds: (1, 60),
    // Half a week, as desks of documents promise.
    preset: 3,
};

/// Whoever processes requests is told on the eve, and on the day.
pub(super) const ANSWER: Deadline = Deadline {
    only: &[STATUS.is(RequestStatus::Pending.wire())],
    lead: &[1, 0],
    // A week of delay stays on the list of what is due.
    stays: 7,
    resources: &[DESK],
    ..Deadline::on(
        "documentRequests.due",
        Label::new(
            "أجل معالجة طلب وثيقة",
            "Demande de document à traiter",
            "Document request due",
        ),
        DUE_ON,
        |cx, _| recipients::holders(cx, PROCESSES),
        "/rhDocuments/{id}",
    )
};

/// Until when a request of today is to be answered.
pub(super) fn due_on(cx: &Cx<'_>) -> Result<Date> {
    let days = WORKING_DAYS.value(cx)?;
    after_working_days(cx, cx.today(), days).map(Date)
}
