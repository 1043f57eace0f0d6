//! What holds of every mission order, beside conflicts.

use engine::Cx;
use jiff::SignedDuration;
use schema::{Change, Choice, Document, Id, Instant, Label, Rejection, Result, error_codes};

use super::overlap::put_length;
use super::{
    ANNEXE, BUREAU, CANCELLED_AT, CANCELLED_REASON, CAR, CHASSIS, COMPANIONS, DEPART, DESTINATION, DESTINATION_AR,
    DISTANCE, DRIVER, EMPLOYEE, ENDS, MISSIONS, MONTH, OBJECT, OBJECT_AR, ODOMETER_IN, ODOMETER_OUT, OVERRIDDEN,
    OVERRIDE, RETURN, RETURNED, SERVICE, STATUS, Status, TRANSPORT, Transport,
};
use crate::car::meter::Meters;
use crate::car::rules::GOES_BACK;
use crate::car::{self, CARS};
use crate::not_in_future;
use platform::people::employee::{self, EMPLOYEES};
use platform::people::permission::MISSION_ADMIN;
use platform::settings::threshold::Threshold;

error_codes! {
    GOES_TWICE = "mission_goes_twice", invalid => "{field}: لا يكون المرافق هو الموظف(ة) أو السائق(ة) نفسه", "{field}\u{a0}: le fonctionnaire et le conducteur ne s’accompagnent pas eux-mêmes", "{field}: the employee and the driver do not accompany themselves";
    IS_CANCELLED = "mission_cancelled", conflict => "الأمر بمهمة ملغى ولا يمكن تعديله", "L’ordre de mission est annulé et ne peut plus être modifié", "The mission order is cancelled and does not change any more";
    /// Longer than anybody but an administrator of missions may order.
    TOO_LONG = "mission_too_long", invalid => "{field}: مدة المهمة تتجاوز الحد المسموح به (عدد الأيام: {most})", "{field}\u{a0}: une mission dure {most} jours au plus", "{field}: a mission lasts {most} days at most";
}

/// So many days at most, unless an administrator of missions says otherwise.
pub(super) static MOST_DAYS: Threshold = Threshold {
    key: "org.missionMostDays",
    label: Label::new(
        "المدة القصوى للمهمة (أيام)",
        "Durée d’une mission (jours au plus)",
        "Longest mission (days)",
    ),
    about: Label::new(
        "لا يتجاوزها إلا مسؤول الأوامر بمهمة.",
        "Seuls les gestionnaires des missions peuvent aller au-delà.",
        "Only administrators of missions may go beyond.",
    ),
    bounds: (1, 365),
    preset: 60,
};

/// Whether the caller sees and writes all missions.
pub(super) fn administers(cx: &Cx<'_>) -> bool {
    cx.who().holds_auth(MISSION_ADMIN)
}

/// Refuses whoever neither administers missions nor is whose it is.
pub(super) fn is_written_by_caller(cx: &Cx<'_>, mission: &Document) -> Result<()> {
    let own = cx.who().employee.clone().map(Id);
    if administers(cx) || (own.is_some() && mission.get(EMPLOYEE) == own) {
        return Ok(());
    }
    Err(Rejection::new(error_codes::UNAUTHORIZED)
        .field(EMPLOYEE.def.name)
        .into())
}

/// Whoever does not administer missions writes the own ones; conflicts are overridden by administrators alone.
pub(super) fn owner_or_admin(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if administers(cx) {
        return Ok(());
    }
    let mut versions = std::iter::once(&change.after).chain(&change.before);
    versions.try_for_each(|mission| is_written_by_caller(cx, mission))?;
    if change.touches(OVERRIDE) || change.touches(OVERRIDDEN) {
        return Err(Rejection::new(error_codes::FIELD_NOT_WRITABLE)
            .about(&OVERRIDE.def)
            .into());
    }
    if change.touches(DEPART) || change.touches(RETURN) {
        is_no_longer_than_allowed(cx, &change.after)?;
    }
    Ok(())
}

/// Whoever does not administer missions neither writes nor asks about one that lasts for ever.
pub(super) fn is_no_longer_than_allowed(cx: &Cx<'_>, mission: &Document) -> Result<()> {
    let (Some(Instant(departs)), Some(Instant(returns))) = (mission.get(DEPART), mission.get(RETURN)) else {
        return Ok(());
    };
    let most = MOST_DAYS.value(cx)?;
    if returns.duration_since(departs) <= SignedDuration::from_hours(24 * most) {
        return Ok(());
    }
    Err(Rejection::new(TOO_LONG).about(&RETURN.def).arg("most", most).into())
}

/// An order is cancelled once, with a reason, before it is completed; then it stays as it was.
pub(super) fn what_is_cancelled_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let stands = change.before.as_ref().and_then(|before| before.get(STATUS));
    if stands == Some(Status::Cancelled) && has_changed(change) {
        return Err(IS_CANCELLED.into());
    }
    let is_told = change
        .after
        .get(CANCELLED_REASON)
        .is_some_and(|reason| !reason.trim().is_empty());
    if is_told && change.after.get(CANCELLED_AT).is_none() {
        step(cx, change, stands, Status::Cancelled)?;
        change.after.set(CANCELLED_AT, cx.moment());
    }
    if change.touches(RETURNED) && change.after.get(RETURNED).is_some() {
        return_is_consistent(cx, change, stands)?;
    }
    Ok(())
}

/// Whether anything but what the server sets has changed.
fn has_changed(change: &Change) -> bool {
    let Some(before) = &change.before else { return true };
    let fields = MISSIONS.fields().iter().filter(|field| field.is_input());
    fields
        .map(|field| field.name)
        .any(|name| before.value(name) != change.after.value(name))
}

fn return_is_consistent(cx: &Cx<'_>, change: &Change, stands: Option<Status>) -> Result<()> {
    not_in_future::by_now(cx, change, RETURNED)?;
    match stands {
        Some(Status::Completed) => Ok(()),
        stands => step(cx, change, stands, Status::Completed),
    }
}

/// A step that the table of the flow has, by one of its actors.
fn step(cx: &Cx<'_>, change: &Change, from: Option<Status>, to: Status) -> Result<()> {
    let from = from.unwrap_or(Status::Upcoming);
    let row = change.before.as_ref().unwrap_or(&change.after);
    let step = super::FLOW.find(from.wire(), to.wire());
    // A new order may tell of a mission that is over.
    if step.is_some_and(|step| cx.who().is_actor_of(step, row)) || (from == Status::Upcoming && to == Status::Completed)
    {
        return Ok(());
    }
    Err(Rejection::new(error_codes::FLOW_FORBIDDEN)
        .field(STATUS.def.name)
        .label("from", from.label())
        .label("to", to.label())
        .into())
}

/// The bureau and the service are the employee's, the chassis is the car's, the end and the month follow from the times,
/// the distance from the odometer.
pub(super) fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    put_transport(change);
    if change.touches(EMPLOYEE) {
        let employee = cx.get(&EMPLOYEES, change.after.need(EMPLOYEE)?.as_str())?;
        let of = |key| {
            employee
                .as_ref()
                .and_then(|employee: &Document| employee.get::<Id>(key))
        };
        // That of the former employee is not that of the next.
        if change.after.get(BUREAU).is_none() || !(change.is_new() || change.touches(BUREAU)) {
            change.after.set_or_clear(BUREAU, of(employee::BUREAU));
        }
        change.after.set_or_clear(SERVICE, of(employee::SERVICE));
        change.after.set_or_clear(ANNEXE, of(employee::ANNEXE));
    }
    if change.touches(CAR) {
        let car = match change.after.get(CAR) {
            Some(id) => cx.get(&CARS, id.as_str())?,
            None => None,
        };
        change
            .after
            .set_or_clear(CHASSIS, car.and_then(|car| car.get(car::CHASSIS)));
    }
    let row = &mut change.after;
    put_times(row)?;
    let distance = distance(cx, row)?;
    row.set_or_clear(DISTANCE, distance);
    match distance {
        Some(far) if far < 0 => Err(Rejection::new(GOES_BACK)
            .field(ODOMETER_IN.def.name)
            .arg("last", row.get(ODOMETER_OUT).unwrap_or_default())
            .into()),
        _ => Ok(()),
    }
}

/// How far it went; a car whose odometer was replaced on the way went on.
fn distance(cx: &Cx<'_>, mission: &Document) -> Result<Option<i64>> {
    let Some((out, back)) = mission.get(ODOMETER_OUT).zip(mission.get(ODOMETER_IN)) else {
        return Ok(None);
    };
    let times = mission.get(DEPART).zip(mission.get(ENDS));
    let car = match mission.get(CAR) {
        Some(id) => cx.get(&CARS, id.as_str())?,
        None => None,
    };
    Ok(Some(match (car, times) {
        (Some(car), Some((Instant(departs), Instant(ends)))) => {
            let (meters, day) = (Meters::of(&car), schema::day_in_morocco);
            meters.total(day(ends), back) - meters.total(day(departs), out)
        }
        _ => back - out,
    }))
}

/// Who is given a car travels in it, unless something else is said.
fn put_transport(change: &mut Change) {
    let is_given = change.touches(CAR) && change.after.get(CAR).is_some();
    if is_given && change.after.get(TRANSPORT).is_none() {
        change.after.set(TRANSPORT, Transport::ServiceCar);
    }
}

/// The end, the length and the month, once it is known when it is.
fn put_times(row: &mut Document) -> Result<()> {
    let Some(Instant(departs)) = row.get(DEPART) else {
        return Ok(());
    };
    let ends = row.get(RETURNED).map_or_else(|| row.need(RETURN), Ok)?;
    row.set(ENDS, ends);
    put_length(row)?;
    let local = schema::moment_in_morocco(departs);
    row.set(MONTH, format!("{:04}-{:02}", local.year(), local.month()));
    Ok(())
}

/// Whoever goes does so once: companions are others than the employee and the driver. Who drives oneself is the driver.
pub(super) fn everybody_goes_once(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !(change.touches(COMPANIONS) || change.touches(DRIVER) || change.touches(EMPLOYEE)) {
        return Ok(());
    }
    let companions = change.after.get(COMPANIONS).unwrap_or_default();
    let others = [change.after.get(EMPLOYEE), change.after.get(DRIVER)];
    if companions.iter().any(|id| others.contains(&Some(id.clone()))) {
        return Err(Rejection::new(GOES_TWICE).about(&COMPANIONS.def).into());
    }
    Ok(())
}

/// Whether the order says something else now than it did.
pub(super) fn says_otherwise(change: &Change) -> bool {
    let said = [
        EMPLOYEE.def,
        OBJECT.def,
        OBJECT_AR.def,
        DESTINATION.def,
        DESTINATION_AR.def,
        DEPART.def,
        RETURN.def,
        TRANSPORT.def,
        CAR.def,
        DRIVER.def,
        COMPANIONS.def,
    ];
    let before = change.before.as_ref();
    before.is_some_and(|before| {
        said.iter()
            .any(|field| before.value(field.name) != change.after.value(field.name))
    })
}

/// Everybody who goes, each once: the employee, the driver, the companions.
pub(super) fn participants(mission: &Document) -> Vec<Id> {
    let mut all = companions(mission);
    all.retain(|id| mission.get(EMPLOYEE).as_ref() != Some(id));
    mission.get(EMPLOYEE).into_iter().chain(all).collect()
}

/// Those who go along: the driver, the companions.
pub(super) fn companions(mission: &Document) -> Vec<Id> {
    let mut others = mission.get(COMPANIONS).unwrap_or_default();
    others.extend(mission.get(DRIVER).filter(|driver| !others.contains(driver)));
    others
}
