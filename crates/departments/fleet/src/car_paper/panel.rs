//! What the first screen shows of the papers of cars: how many end on each of the days to come, and which are first.

use engine::{Cx, Extension};
use jiff::ToSpan;
use schema::{Choice as _, Date, Document, Id, Label, Result, Tone};

use super::{CAR, CAR_PAPERS, TYPE, end};
use crate::car::{self, CARS};
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Days, Line, Mark, Rows, day_text};
use platform::home::{Panel, task};

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&ENDING];

/// So many days are looked ahead.
const AHEAD: i64 = 30;
/// What ends within so many days is urgent.
const WEEK: i64 = 7;

const ENDING: Panel = Panel {
    id: "cars.papers",
    label: Label::new(
        "وثائق المركبات المنتهية قريبا",
        "Papiers qui expirent",
        "Papers that end soon",
    ),
    place: Place::Grid,
    rank: 20,
    shown_to: |cx| cx.who().holds_permission(crate::READS),
    content: next_to_end,
};

/// Those of the next thirty days that nobody has renewed, as the reminders know them.
fn next_to_end(cx: &Cx<'_>) -> Result<Option<Content>> {
    let today = cx.today();
    let last = today.saturating_add((AHEAD - 1).days());
    let due = cx.falling_due(&CAR_PAPERS, &end::END, (today, last))?;
    let mut counts = vec![0; usize::try_from(AHEAD).unwrap_or_default()];
    for (day, _) in &due {
        let ahead = today.until(*day).map_or(0, |left| left.get_days());
        if let Some(count) = usize::try_from(ahead).ok().and_then(|at| counts.get_mut(at)) {
            *count += 1;
        }
    }
    let first = &due[..due.len().min(task::LINES - 1)];
    let cars: Vec<String> = first
        .iter()
        .filter_map(|(_, paper)| paper.get(CAR))
        .map(|Id(id)| id)
        .collect();
    let cars = cx.many_readable(&CARS, &cars)?;
    let rows = first.iter().map(|(day, paper)| line(cx, *day, paper, &cars));
    Ok(Some(Content::Days(Days {
        from: day_text(Date(today)),
        counts,
        first: Rows {
            rows: rows.collect(),
            total: due.len() as u64,
            link: Some("/cars-management?documents=expiring_soon".to_owned()),
        },
    })))
}

fn line(cx: &Cx<'_>, day: jiff::civil::Date, paper: &Document, cars: &[Document]) -> Line {
    let id = paper.get(CAR).map(|Id(id)| id).unwrap_or_default();
    let car = cars.iter().find(|car| car.id == id);
    let left = i64::from(cx.today().until(day).map_or(0, |left| left.get_days()));
    Line {
        title: paper
            .get(TYPE)
            .map_or("", |kind| kind.label().text(cx.lang()))
            .to_owned(),
        detail: car.map(car::make).unwrap_or_default(),
        link: Some(format!("/cars-management/{id}?tab=papers")),
        mark: car.and_then(|car| Some(Mark::new(&crate::plate::PLATE, car.get(car::PLATE_TEXT)?))),
        day: Some(day_text(Date(day))),
        badge: Some(Badge::new("", if left < WEEK { Tone::Bad } else { Tone::Warn })),
        ..Line::about(paper, cx.lang())
    }
}
