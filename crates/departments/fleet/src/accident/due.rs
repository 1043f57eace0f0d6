//! Until when the insurer is told of an accident: what is declared later may be left unpaid.

use engine::{Cx, Deadline};
use jiff::ToSpan;
use schema::{Change, Date, Document, Instant, Label, Result, day_in_morocco};

use super::paper::STATEMENT;
use super::{ACCIDENTS, CAR, DATE, DECLARE_BY, OPEN, STATE};
use crate::car::CARS;
use crate::{HEADS_PARK, RESOURCES, plate};
use platform::deadline::recipients;
use platform::papers::authentic_document::follow::has_paper_in_force;

/// Five days from what happened, as policies and article 20 of the insurance code (law 17-99) have it.
const DAYS: i64 = 5;

/// Told at once, two days before and on the day; late for a month, until the declaration is printed.
pub(super) const DECLARATION: Deadline = Deadline {
    lead: &[5, 2, 0],
    stays: 30,
    holds: |cx, accident| {
        let is_open = accident.get(STATE).is_some_and(|state| OPEN.contains(&state.wire()));
        Ok(is_open && !has_paper_in_force(cx, &STATEMENT, accident)?)
    },
    name: |cx, document| named_by(cx, document).map(|(words, car)| plate::label_with_plate(words, &car)),
    marked_name: Some(|cx, document| named_by(cx, document).map(|(words, car)| plate::marked_name(words, &car))),
    resources: RESOURCES,
    ..Deadline::on(
        "accidents.declaration",
        Label::new(
            "حادثة يجب التصريح بها للمؤمن",
            "Accident à déclarer à l’assureur",
            "Accident to be declared to the insurer",
        ),
        DECLARE_BY,
        recipients,
        "/cars-management/accidents/{id}",
    )
};

/// The day follows from that of the accident.
#[expect(clippy::unnecessary_wraps, reason = "the form of a rule")]
pub(super) fn declaration_follows_the_accident(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if let Some(Instant(at)) = change.after.get(DATE) {
        let last = day_in_morocco(at).saturating_add(DAYS.days());
        change.after.set(DECLARE_BY, Date(last));
    }
    Ok(())
}

/// Whoever heads the park or acts for a head.
fn recipients(cx: &Cx<'_>, _: &Document) -> Result<Vec<String>> {
    recipients::with_delegates(cx, recipients::holders(cx, HEADS_PARK)?, RESOURCES)
}

/// What it is, and the car.
fn named_by(cx: &Cx<'_>, accident: &Document) -> Result<(Label, Document)> {
    let car = cx.need(&CARS, accident.need(CAR)?.as_str())?;
    Ok((ACCIDENTS.one, car))
}
