//! Absences follow from days: made, set right and taken away as days are computed, but for what people said and decided.

use std::collections::HashMap;

use engine::Cx;
use schema::{Date, Document, Id, Result};

use super::field::{
    ABSENCES, ANNEXE, BUREAU, DATE, EMPLOYEE, JUSTIFICATION, Justification, MINUTES, SERVICE, SOURCE, Source, WARNING,
    WHOLE_DAY,
};
use crate::pointage::{self, DayKind, Status};

/// The minutes that a day leaves unworked; none where it leaves none.
fn missing_minutes(day: &Document) -> Option<i64> {
    day.get(pointage::MISSING).filter(|minutes| *minutes > 0)
}

/// Has absences say what these days say. A day that waits for data says nothing yet.
///
/// # Errors
/// When what stands cannot be read or written.
pub fn follow(cx: &mut Cx<'_>, days: &[Document]) -> Result<()> {
    let told: Vec<&Document> = days
        .iter()
        .filter(|day| day.get(pointage::DAY_KIND) != Some(DayKind::Waiting))
        .collect();
    let mut known = known_absences(cx, &told)?;
    for day in told {
        let Some(key) = day.get(pointage::EMPLOYEE).zip(day.get(pointage::DATE)) else {
            continue;
        };
        let stands = known.remove(&(key.0.0.clone(), key.1.0));
        match (missing_minutes(day), stands) {
            (None, Some(absence)) => end(cx, absence)?,
            (Some(found), None) => {
                let absence = Document::new(&ABSENCES).with(EMPLOYEE, key.0).with(DATE, key.1);
                cx.create(as_day_says(absence.with(SOURCE, Source::Days), day, found))?;
            }
            (Some(found), Some(absence)) if absence.get(SOURCE) == Some(Source::Days) => {
                let same = absence.clone();
                let absence = as_day_says(absence, day, found);
                if absence != same {
                    cx.update(absence)?;
                }
            }
            // What was entered by hand stands as it was entered.
            (None, None) | (Some(_), Some(_)) => {}
        }
    }
    Ok(())
}

fn as_day_says(mut absence: Document, day: &Document, minutes: i64) -> Document {
    absence.set(MINUTES, minutes);
    absence.set(WHOLE_DAY, day.get(pointage::STATUS) == Some(Status::Absent));
    let places = [
        (BUREAU, pointage::BUREAU),
        (SERVICE, pointage::SERVICE),
        (ANNEXE, pointage::ANNEXE),
    ];
    for (key, place) in places {
        absence.set_or_clear(key, day.get(place));
    }
    absence
}

/// An absence that its day says nothing of any more goes; one that people dealt with stays, without minutes.
fn end(cx: &mut Cx<'_>, absence: Document) -> Result<()> {
    if absence.get(SOURCE) != Some(Source::Days) {
        return Ok(());
    }
    let is_untouched = absence.get(JUSTIFICATION) == Some(Justification::Open) && absence.get(WARNING).is_none();
    if is_untouched {
        return cx.delete(&ABSENCES, &absence.id);
    }
    if absence.get(MINUTES) == Some(0) {
        return Ok(());
    }
    cx.update(absence.with(MINUTES, 0)).map(drop)
}

/// The absences of these people between the first and the last of these days: one query.
fn known_absences(cx: &Cx<'_>, days: &[&Document]) -> Result<HashMap<(String, jiff::civil::Date), Document>> {
    let dates = || days.iter().filter_map(|day| day.get(pointage::DATE));
    let Some((first, last)) = dates().min().zip(dates().max()) else {
        return Ok(HashMap::new());
    };
    let mut people: Vec<String> = days
        .iter()
        .filter_map(|day| day.get(pointage::EMPLOYEE))
        .map(|Id(id)| id)
        .collect();
    people.sort();
    people.dedup();
    let found = cx.all(&ABSENCES, [EMPLOYEE.any_of(people), DATE.between(first, last)])?;
    let key = |absence: Document| {
        let (Id(employee), Date(day)) = absence.get(EMPLOYEE).zip(absence.get(DATE))?;
        Some(((employee, day), absence))
    };
    Ok(found.into_iter().filter_map(key).collect())
}
