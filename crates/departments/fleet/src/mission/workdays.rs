//! A mission takes its people away from their desks: their days follow from it.

use engine::{Cx, Extension};
use jiff::{ToSpan, civil};
use schema::{Change, Document, Filter, Id, Instant, Result};

use super::rules::participants;
use super::{CANCELLED_AT, COMPANIONS, DEPART, DRIVER, EMPLOYEE, ENDS, overlap};
use platform::workday::{self, AwayKind, AwayTime, Elsewhere};

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&Elsewhere(on_missions)];

fn on_missions(cx: &Cx<'_>, employees: &[Id], from: civil::Date, to: civil::Date) -> Result<Vec<AwayTime>> {
    let midnight = |day: civil::Date| Instant(schema::instant_in_morocco(day.at(0, 0, 0, 0)));
    let theirs = Filter::Any(vec![
        EMPLOYEE.any_of(employees),
        DRIVER.any_of(employees),
        COMPANIONS.contains(employees),
    ]);
    let missions = overlap::between(cx, midnight(from), midnight(to.saturating_add(1.day())), theirs)?;
    let mut all = Vec::new();
    for mission in &missions {
        let (Some(from), Some(to)) = (mission.get(DEPART), mission.get(ENDS)) else {
            continue;
        };
        let of = |employee| AwayTime {
            employee,
            from,
            to,
            kind: AwayKind::Mission,
            days: None,
            number: mission.number(),
        };
        let asked = participants(mission).into_iter().filter(|one| employees.contains(one));
        all.extend(asked.map(of));
    }
    Ok(all)
}

/// The days of everybody who went and of everybody who goes, as it was and as it is; a change of anything else leaves them.
pub(super) fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let moves = change.touches(DEPART) || change.touches(ENDS) || change.touches(CANCELLED_AT);
    let goes = change.touches(EMPLOYEE) || change.touches(DRIVER) || change.touches(COMPANIONS);
    if !moves && !goes {
        return Ok(());
    }
    let today = cx.today();
    for row in change.before.iter().chain([&change.after]) {
        if let Some((from, to)) = days(row).filter(|(from, _)| *from <= today) {
            workday::mark(cx, &participants(row), from, to.min(today))?;
        }
    }
    Ok(())
}

fn days(mission: &Document) -> Option<(civil::Date, civil::Date)> {
    let (Instant(departs), Instant(ends)) = mission.get(DEPART).zip(mission.get(ENDS))?;
    Some((schema::day_in_morocco(departs), schema::day_in_morocco(ends)))
}
