//! The age limit: at 63 since 2024 (law 72-14). Those born before 1963, whose limit was lower, have reached theirs.

use engine::{Cx, Deadline};
use schema::{Document, Label, Result};

use super::{ACTIVE, BIRTH_DATE};
use crate::deadline::recipients;
use crate::people;

/// The day of it, for those in activity; told to human resources.
pub const RETIREMENT: Deadline = Deadline {
    years: 63,
    only: &[ACTIVE.holds()],
    lead: &[365, 180, 60],
    ..Deadline::on(
        "employees.retirement",
        Label::new("بلوغ سن التقاعد", "Départ à la retraite", "Retirement"),
        BIRTH_DATE,
        clerks,
        "/rh-managements/employee/{id}",
    )
};

fn clerks(cx: &Cx<'_>, _: &Document) -> Result<Vec<String>> {
    recipients::holders(cx, people::HR)
}
