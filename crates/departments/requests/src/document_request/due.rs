//! Until when a request is to be answered: by the rule of the commune, working days after it came.

use engine::{Cx, Deadline};
use platform::deadline::recipients;
use platform::time_limit::{TimeLimit, TimeLimitPreset};
use schema::{Date, Label, Result};

use super::{DUE_ON, RequestStatus, STATUS};
use crate::permission::{DESK, PROCESSES};

/// Within what time a request is answered; by the day on which that ends the queue is ordered.
pub static ANSWER_TERM: TimeLimitPreset = TimeLimitPreset {
    code: "document_request",
    name: Label::new(
        "أجل معالجة طلبات الوثائق",
        "Délai de traitement des demandes de documents",
        "Time to answer document requests",
    ),
    // The law on administrative procedures (55-19) leaves sixty days to whoever answers.
    most_days: 60,
    // Half a week, as desks of documents promise.
    limit: TimeLimit::working_days(3),
    source: "Engagement de la commune\u{a0}; la loi n° 55-19 laisse soixante jours au plus",
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
    ANSWER_TERM.end(cx, cx.today()).map(Date)
}
