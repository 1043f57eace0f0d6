//! Missions that were ordered before anybody knew when they are: to come, with their dates to be set. Nothing stands against
//! them, they are not printed and do not begin; after two days their author is asked for the dates.

use engine::{Cx, Deadline};
use jiff::ToSpan;
use schema::{Change, Date, Document, Field, Id, Instant, Label, Rejection, Result, error_codes};

use super::{AUTHOR, CANCELLED_AT, DATES_DUE, DEPART, EMPLOYEE, RETURN, RETURNED};
use platform::people::user;

error_codes! {
    NOT_SET = "mission_dates_not_set", conflict => "يجب أولا تحديد موعد الذهاب والرجوع", "Fixez d’abord le départ et le retour", "Set the departure and the return first";
}

/// So many days it is looked at as late: as long as the longest mission that is not an administrator's.
const LATE_DAYS: i64 = 60;

/// Told once, when two days have passed.
pub(super) const TO_BE_SET: Deadline = Deadline {
    only: &[CANCELLED_AT.is_unset()],
    lead: &[],
    stays: LATE_DAYS,
    ..Deadline::on(
        "missions.dates",
        Label::new(
            "مواعيد مهمة لم تحدد",
            "Dates de mission à fixer",
            "Dates of a mission to be set",
        ),
        DATES_DUE,
        author,
        "/order-mission/{id}",
    )
};

/// Who ordered it; whose it is when a program did.
fn author(cx: &Cx<'_>, mission: &Document) -> Result<Vec<String>> {
    match mission.get(AUTHOR) {
        Some(Id(user)) => Ok(vec![user]),
        None => user::of_employee(cx, mission.need(EMPLOYEE)?.as_str()),
    }
}

/// Departure and return are both said or both to be set; dates that stood are changed, not taken back.
pub(super) fn departure_and_return_are_said_together(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.is_new() {
        let author = cx.who().user.clone();
        change.after.set_or_clear(AUTHOR, author.map(Id));
    }
    let (departs, returns) = (change.after.get(DEPART), change.after.get(RETURN));
    let stood = change
        .before
        .as_ref()
        .is_some_and(|before| before.get(DEPART).is_some());
    let missing = |key: Field<Instant>| change.after.need(key).map(drop);
    match (departs, returns) {
        (None, None) if !stood => {
            if change.after.get(RETURNED).is_some() {
                are_set(&change.after)?;
            }
            if change.is_new() {
                let next_day = cx.today().saturating_add(1.day());
                change.after.set(DATES_DUE, Date(next_day));
            }
        }
        _ => {
            missing(DEPART)?;
            missing(RETURN)?;
            change.after.clear(DATES_DUE);
        }
    }
    Ok(())
}

/// Refuses what cannot be done before it is known when the mission is.
pub(super) fn are_set(mission: &Document) -> Result<()> {
    if mission.get(DEPART).is_none() {
        return Err(Rejection::new(NOT_SET).field(DEPART.def.name).into());
    }
    Ok(())
}
