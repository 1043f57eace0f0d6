//! Absences (التغيب): what days left unworked, whether it is justified, and who decided so.
//!
//! They follow from days, and are entered by hand where no terminal stands. What people said and decided stays when a day is
//! computed again.

use engine::{Act, Allowed, Check, Effect, Entity, Guard, ReportDef, Subject};
use platform::notice::NOTIFICATIONS;
use schema::{Condition, FieldDef};

mod act;
pub mod field;
mod follow;
mod grid;
mod late_return;
mod notice;
mod panel;
mod rules;
#[cfg(test)]
mod tests;
mod wording;

pub use field::ABSENCES;
pub use follow::follow;

use field::Justification;

use crate::daily_attendance::{self, DAILY_ATTENDANCE};
use crate::permission::{DECIDES_ABSENCES, ENTERS_ABSENCES, HEALTH};

const FIGURES: Effect = Effect {
    touches: &[|| &DAILY_ATTENDANCE],
    run: daily_attendance::figures_follow_absences,
};

/// How many there are, and what they come to in minutes.
const fn by(name: &'static str, fields: &'static [FieldDef]) -> ReportDef {
    ReportDef {
        name,
        only: &[],
        by: fields,
        sum: Some(field::MINUTES.def),
        ..ReportDef::WHOLE
    }
}

const TO_JUSTIFY: Subject = Subject::new(
    || &ABSENCES,
    &[
        Guard::Part(Check {
            reads: &[field::EMPLOYEE.def],
            check: act::is_own_or_brought,
        }),
        Guard::Step(Justification::Submitted.wire()),
    ],
);
const TO_ADVISE: Subject = Subject::new(
    || &ABSENCES,
    &[
        Guard::Part(Check {
            reads: &[field::EMPLOYEE.def],
            check: act::is_of_headed_unit,
        }),
        Guard::Check(Check {
            reads: &[field::JUSTIFICATION.def],
            check: act::is_submitted,
        }),
    ],
);
/// It is justified, and nobody has decided yet.
const SUBMITTED: Condition = field::JUSTIFICATION.is(Justification::Submitted.wire());
/// From wherever it stands an absence is accepted or refused: which of both is open, the decision itself asks.
const TO_DECIDE: Subject = Subject::new(
    || &ABSENCES,
    &[Guard::Check(Check {
        reads: &[field::EMPLOYEE.def],
        check: act::is_of_another,
    })],
);

/// Made from days or by hand, justified by the person, decided by human resources.
pub static ABSENCE: Entity = Entity {
    before_write: &[
        rules::day_is_not_in_future,
        rules::nobody_enters_their_own,
        rules::fill_derived_fields,
        rules::health_is_told_apart,
    ],
    before_delete: &[rules::what_was_said_of_it_stays],
    after_write: &[
        FIGURES,
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::people_are_told,
        },
    ],
    after_delete: &[FIGURES],
    actions: &[
        &Act::run("absences.justify", wording::JUSTIFY, Allowed::Users, act::justify).with_subject(TO_JUSTIFY),
        &Act::long(
            grid::ENTER,
            wording::ENTER,
            Allowed::Holders(&[ENTERS_ABSENCES, DECIDES_ABSENCES, HEALTH]),
            grid::enter,
        ),
        &Act::on(
            "absences.advise",
            wording::ADVISE,
            TO_ADVISE,
            Allowed::Users,
            act::advise,
        )
        .waits_when(schema::all(&[SUBMITTED, field::OPINION.is_unset()])),
        &Act::run(
            "absences.decide",
            wording::DECIDE,
            Allowed::Holders(&[DECIDES_ABSENCES, HEALTH]),
            act::decide,
        )
        .with_subject(TO_DECIDE)
        .waits_when(SUBMITTED),
    ],
    reports: &[
        by("absencesByDay", &[field::DATE.def, field::JUSTIFIED.def]),
        by("absencesByEmployee", &[field::EMPLOYEE.def, field::JUSTIFIED.def]),
        by("absencesByBureau", &[field::BUREAU.def, field::JUSTIFIED.def]),
        by("absencesByService", &[field::SERVICE.def, field::JUSTIFIED.def]),
        by("absencesByAnnexe", &[field::ANNEXE.def, field::JUSTIFIED.def]),
        by("absencesByJustification", &[field::JUSTIFICATION.def]),
    ],
    error_codes: &[rules::ERROR_CODES, act::ERROR_CODES, grid::ERROR_CODES],
    extensions: &[notice::NOTICES, panel::PANELS, late_return::DECLARED],
    ..Entity::plain(&ABSENCES)
};
