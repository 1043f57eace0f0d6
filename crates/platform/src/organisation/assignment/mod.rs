//! Assignments (تعيينات): who is posted where, since when, by which decision.

use engine::{Effect, Entity, Finder, Import};

use crate::notice::NOTIFICATIONS;
use crate::people::employee::EMPLOYEES;
use crate::workday::STALE_DAYS;

mod effect;
mod end;
mod field;
mod notice;
pub(crate) mod place;
pub mod posting;
pub mod rules;
#[cfg(test)]
mod tests;

pub use end::ENDS;
pub use field::{
    ANNEXE, ASSIGNMENTS, BUREAU, DECIDED_ON, DECISION, EFFECTIVE_AT, EMPLOYEE, END, SERVICE, SOURCE, START, Source,
    TYPE, Type, is_post, moves,
};
pub use notice::NOTICES;

/// Those of one type follow one another; a new one closes the former and moves the employee, on its day.
pub static ASSIGNMENT: Entity = Entity {
    before_write: &[
        rules::service_is_that_of_the_bureau,
        rules::assignments_of_one_type_follow_one_another,
        rules::a_future_one_waits,
    ],
    after_write: &[
        Effect {
            touches: &[|| &ASSIGNMENTS],
            run: effect::former_ends,
        },
        Effect {
            touches: &[|| &EMPLOYEES, || &ASSIGNMENTS, || &NOTIFICATIONS],
            run: effect::employee_moves,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::people_are_told,
        },
        DAYS_FOLLOW,
    ],
    after_delete: &[DAYS_FOLLOW],
    jobs: &[&effect::TAKE_EFFECT],
    routines: &[&end::ROUTINE],
    deadlines: &[ENDS],
    finder: Some(Finder {
        by: &[DECISION.def],
        details: &[EMPLOYEE.def, TYPE.def, DECISION.def, START.def],
    }),
    import: Some(&Import::by(&ASSIGNMENTS, &[&[EMPLOYEE.def, TYPE.def, START.def]])),
    error_codes: &[rules::ERROR_CODES],
    extensions: &[NOTICES],
    ..Entity::plain(&ASSIGNMENTS)
};

const DAYS_FOLLOW: Effect = Effect {
    touches: &[|| &STALE_DAYS],
    run: posting::days_follow,
};
