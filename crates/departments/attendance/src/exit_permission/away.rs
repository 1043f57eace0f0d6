//! An approved exit slip takes its person away for a time: from the day, and from their desk.

use engine::{Cx, Extension};
use jiff::civil;
use platform::home::presence::{Whereabout, Whereabouts};
use platform::workday::{self, AwayKind, AwayTime, Elsewhere};
use schema::{Change, Date, Document, Field, Id, Instant, Result};

use super::{DATE, EMPLOYEE, EXIT_PERMISSIONS, FROM, STATUS, Status, TO};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Elsewhere(by_permission), &Whereabouts(out_now)];

fn by_permission(cx: &Cx<'_>, employees: &[Id], from: civil::Date, to: civil::Date) -> Result<Vec<AwayTime>> {
    let theirs = [
        EMPLOYEE.any_of(employees),
        DATE.between(from, to),
        STATUS.eq(Status::Approved),
    ];
    let away = |slip: &Document| {
        Some(AwayTime {
            employee: slip.get(EMPLOYEE)?,
            from: moment(slip, FROM)?,
            to: moment(slip, TO)?,
            kind: AwayKind::Permission,
            days: None,
            number: None,
        })
    };
    Ok(cx.all(&EXIT_PERMISSIONS, theirs)?.iter().filter_map(away).collect())
}

/// Those of these people who are out by a slip now; it says no more of it, as leave does.
fn out_now(cx: &Cx<'_>, people: &[Id]) -> Result<Vec<Whereabout>> {
    let (now, today) = (Instant(cx.now()), cx.today());
    let mut slips = by_permission(cx, people, today, today)?;
    slips.retain(|slip| slip.from <= now && now < slip.to);
    let out = |slip: AwayTime| Whereabout::away(slip.employee, slip.to, cx.lang());
    Ok(slips.into_iter().map(out).collect())
}

/// When it begins or ends, by the clock of Morocco.
pub(super) fn moment(slip: &Document, at: Field<String>) -> Option<Instant> {
    let Date(day) = slip.get(DATE)?;
    let time: civil::Time = slip.get(at)?.parse().ok()?;
    Some(Instant(schema::instant_in_morocco(day.to_datetime(time))))
}

/// The day is computed again when a slip begins or ceases to count.
pub(super) fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let counts = |row: Option<&Document>| row.is_some_and(|row| row.get(STATUS) == Some(Status::Approved));
    if counts(change.before.as_ref()) == counts(Some(&change.after)) {
        return Ok(());
    }
    let Date(day) = change.after.need(DATE)?;
    if day > cx.today() {
        return Ok(());
    }
    workday::mark(cx, &[change.after.need(EMPLOYEE)?], day, day)
}
