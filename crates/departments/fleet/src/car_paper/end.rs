//! The end of a paper: whoever holds the car and whoever heads the park is told of it, and whoever acts for a head today.

use engine::{Cx, Deadline};
use schema::{Choice as _, Document, Label, Result};

use super::{CAR, CAR_PAPERS, TYPE, Type, VALID_UNTIL};
use crate::car::{self, CARS};
use crate::{HEADS_PARK, RESOURCES, plate};
use platform::deadline::recipients;
use platform::people::user;

/// Told two months after the day as well, until a newer paper is there.
pub(super) const END: Deadline = Deadline {
    // A registration card is permanent, whatever day stands on it.
    only: &[TYPE.is_not(Type::RegistrationCard.wire())],
    stays: 60,
    repeat_days: Some(7),
    holds: |cx, paper| Ok(is_needed(cx, paper)? && !is_renewed(cx, paper)?),
    name: |cx, document| named_by(cx, document).map(|(words, car)| plate::label_with_plate(words, &car)),
    marked_name: Some(|cx, document| named_by(cx, document).map(|(words, car)| plate::marked_name(words, &car))),
    resources: RESOURCES,
    ..Deadline::on(
        "cars.paper",
        Label::new(
            "انتهاء صلاحية وثيقة مركبة",
            "Document de véhicule à renouveler",
            "Vehicle document to renew",
        ),
        VALID_UNTIL,
        recipients,
        "/cars-management/{carsCollection}?tab=papers",
    )
};

/// Whoever heads the park or acts for a head, and whoever holds the car.
fn recipients(cx: &Cx<'_>, paper: &Document) -> Result<Vec<String>> {
    let mut told = recipients::with_delegates(cx, recipients::holders(cx, HEADS_PARK)?, RESOURCES)?;
    let car = cx.need(&CARS, paper.need(CAR)?.as_str())?;
    if let Some(holder) = car.get(car::HOLDER) {
        told.extend(user::of_employee(cx, holder.as_str())?);
    }
    Ok(told)
}

/// A car out of service needs no papers.
fn is_needed(cx: &Cx<'_>, paper: &Document) -> Result<bool> {
    let car = cx.get(&CARS, paper.need(CAR)?.as_str())?;
    Ok(car.is_some_and(|car| car.get(car::STATUS) != Some(car::Status::Reformed)))
}

/// Whether the car has a paper of the same type that ends later.
fn is_renewed(cx: &Cx<'_>, paper: &Document) -> Result<bool> {
    let later = vec![
        CAR.eq(paper.need(CAR)?),
        TYPE.eq(paper.need(TYPE)?),
        VALID_UNTIL.gt(paper.need(VALID_UNTIL)?),
    ];
    Ok(cx.first(&CAR_PAPERS, later)?.is_some())
}

/// The type, and the car.
fn named_by(cx: &Cx<'_>, paper: &Document) -> Result<(Label, Document)> {
    let car = cx.need(&CARS, paper.need(CAR)?.as_str())?;
    Ok((paper.need(TYPE)?.label(), car))
}
