//! What the first screen shows of the work that comes round again.

use engine::{Cx, Extension};
use schema::{Choice as _, Label, Tone};

use super::{Due, PLAN, with_due};
use crate::car;
use crate::maintenance::{KIND, NEXT_DATE};
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Line, Mark, Rows, day_text};
use platform::home::{Panel, task};

/// What this noun shows.
pub static PANELS: &[Extension] = &[&WORK];

/// So many days ahead work is looked at.
const NEAR_DAYS: i64 = 30;
/// So many kilometres before it is due.
const NEAR_KM: i64 = 1_000;

const WORK: Panel = Panel {
    id: "maintenances.due",
    label: Label::new("أشغال الصيانة المستحقة", "Entretiens à faire", "Maintenance due"),
    place: Place::Grid,
    rank: 55,
    shown_to: |cx| cx.who().holds_permission("park-maintenance:read"),
    content: |cx| {
        with_due(cx, |all| {
            let near: Vec<&Due<'_>> = all.iter().filter(|one| is_near(one)).collect();
            let rows = near.iter().take(task::LINES).map(|one| line(cx, one));
            Ok(Some(Content::Rows(Rows {
                rows: rows.collect(),
                total: near.len() as u64,
                link: Some(PLAN.to_owned()),
            })))
        })
    },
};

fn is_near(one: &Due<'_>) -> bool {
    one.is_overdue() || one.days.is_some_and(|days| days <= NEAR_DAYS) || one.left.is_some_and(|left| left <= NEAR_KM)
}

fn line(cx: &Cx<'_>, one: &Due<'_>) -> Line {
    let kilometres = one.left.map(|left| match cx.lang() {
        schema::Lang::Ar => format!("{left} كلم"),
        _ => format!("{left} km"),
    });
    let tone = if one.is_overdue() { Tone::Bad } else { Tone::Warn };
    Line {
        title: one
            .order
            .get(KIND)
            .map_or("", |kind| kind.label().text(cx.lang()))
            .to_owned(),
        detail: car::make(one.car),
        mark: one
            .car
            .get(car::PLATE_TEXT)
            .map(|text| Mark::new(&crate::plate::PLATE, text)),
        day: one.order.get(NEXT_DATE).map(day_text),
        badge: Some(Badge::new(
            kilometres.filter(|_| one.days.is_none()).unwrap_or_default(),
            tone,
        )),
        link: Some(PLAN.to_owned()),
        ..Line::about(one.order, cx.lang())
    }
}
