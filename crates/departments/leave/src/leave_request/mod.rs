//! Requests of leave (طلبات الرخص): asked for by the person, decided by their chain, taken from the ledger.

use engine::{Act, Allowed, Effect, Entity};
use platform::notice::NOTIFICATIONS;
use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use platform::workday::STALE_DAYS;

mod act;
mod away;
mod chain;
mod check;
mod deadline;
mod feed;
pub mod field;
mod guard;
pub mod ledger;
mod notice;
mod own_part;
mod panel;
mod paper;
pub(crate) mod plan;
mod presence;
mod preview;
pub(crate) mod recount;
mod resume;
mod returned;
mod rules;
mod schedule;
#[cfg(test)]
mod tests;
mod warning;
mod wording;
mod year;

pub use field::LEAVE_REQUESTS;

use crate::permission::HR;

/// Its days are counted when it is asked for, and again when holidays, hours or places change; the ledger follows its chain.
pub static LEAVE_REQUEST: Entity = Entity {
    before_write: &[rules::it_has_days, rules::fill_derived_fields],
    after_write: &[
        Effect {
            touches: &[|| &STALE_DAYS],
            run: away::days_follow,
        },
        Effect {
            touches: &[|| &AUTHENTIC_DOCUMENTS],
            run: paper::its_papers_follow,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::people_are_told,
        },
    ],
    actions: &[
        &preview::PREVIEW,
        &act::SUBMIT,
        &Act::on(
            "leaveRequests.withdraw",
            wording::WITHDRAW,
            guard::WAITING,
            Allowed::Users,
            |cx, row, ()| act::withdraw(cx, row),
        ),
        &Act::on(
            "leaveRequests.cancel",
            wording::CANCEL,
            guard::STILL_TO_COME,
            Allowed::Users,
            act::cancel,
        ),
        &resume::RESUME,
        &Act::on(
            "leaveRequests.attachCertificate",
            wording::ATTACH,
            guard::WITH_CERTIFICATE,
            Allowed::Users,
            act::attach_certificate,
        ),
        &Act::on(
            "leaveRequests.recordVisit",
            wording::VISIT,
            guard::SICKNESS,
            Allowed::Holders(&[HR]),
            act::record_visit,
        ),
        &schedule::CALENDAR,
        &feed::SUBSCRIBE,
        &feed::UNSUBSCRIBE,
        &paper::PRINT,
    ],
    deadlines: &[deadline::CERTIFICATE],
    routines: &[&year::REMINDER],
    error_codes: &[
        rules::ERROR_CODES,
        act::ERROR_CODES,
        guard::ERROR_CODES,
        resume::ERROR_CODES,
        check::ERROR_CODES,
        year::ERROR_CODES,
        check::limit::ERROR_CODES,
        schedule::ERROR_CODES,
        away::ERROR_CODES,
        paper::ERROR_CODES,
    ],
    extensions: &[
        away::DECLARED,
        chain::DECLARED,
        feed::FEEDS,
        notice::NOTICES,
        own_part::DECLARED,
        panel::PANELS,
        paper::DECLARED,
        presence::DECLARED,
        recount::DECLARED,
        year::NOTICES,
    ],
    ..Entity::plain(&LEAVE_REQUESTS)
};
