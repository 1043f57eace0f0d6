//! Holders of cars (المستفيدون): who held which car, when, by which decision. At any time at most one.

use engine::{Cx, Effect, Entity, Import};
use jiff::civil;
use schema::{
    Access, Change, Collection, Date, Document, Filter, Id, Label, Rejection, Result, date, error_codes, fields, link,
    text,
};

use super::car::{self, CARS};
use super::exclusive_period::NoOverlap;
use platform::handover::Handover;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;

pub mod daily_update;
#[cfg(test)]
mod tests;

fields! {
    CAR: Id = link("carId", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee") => "المستفيد(ة)", "Détenteur", "Holder";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    FROM: Date = date("from").required() => "من", "Du", "From";
    TO: Date = date("to").not_before(FROM) => "إلى", "Au", "To";
    DECISION: String = text("decisionRef") => "مرجع القرار", "Référence de la décision", "Decision reference";
}

error_codes! {
    OVERLAPS = "car_assignment_overlaps", conflict => "المركبة مسندة لمستفيد آخر من {from} إلى {to}", "Le véhicule est déjà affecté du {from} au {to}", "The vehicle is already held from {from} to {to}";
    NOBODY = "car_assignment_to_nobody", invalid => "يجب تحديد المستفيد(ة) أو المصلحة", "Indiquez le détenteur ou le service", "Name the holder or the service";
}
/// Who held which car.
pub static CAR_ASSIGNMENTS: Collection = Collection {
    one: Label::new("إسناد مركبة", "Affectation de véhicule", "Vehicle assignment"),
    many: Label::new("إسناد المركبات", "Affectations de véhicules", "Vehicle assignments"),
    access: Access::resource(super::RESOURCE),
    title: &[FROM.def],
    ..Collection::new("carAssignments", FIELDS)
};

/// One holder at a time; the one of today stands on the car.
pub static CAR_ASSIGNMENT: Entity = Entity {
    before_write: &[somebody_holds_it, one_holder_at_a_time],
    after_write: &[HOLDER_FOLLOWS],
    after_delete: &[HOLDER_FOLLOWS],
    routines: &[&daily_update::ROUTINE],
    import: Some(&Import::by(&CAR_ASSIGNMENTS, &[&[CAR.def, FROM.def]])),
    error_codes: &[ERROR_CODES],
    extensions: &[&[&Handover(cars_held)]],
    ..Entity::plain(&CAR_ASSIGNMENTS)
};

/// The cars that somebody holds on a day or after it.
fn cars_held(cx: &Cx<'_>, employee: &Id, from: civil::Date) -> Result<Vec<Document>> {
    let open = Filter::Any(vec![TO.is_null(), TO.ge(Date(from))]);
    cx.all(&CAR_ASSIGNMENTS, [EMPLOYEE.eq(employee), open])
}

const HOLDER_FOLLOWS: Effect = Effect {
    touches: &[|| &CARS],
    run: cars_name_their_holders,
};

fn somebody_holds_it(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(EMPLOYEE).is_none() && change.after.get(SERVICE).is_none() {
        return Err(Rejection::new(NOBODY).field(EMPLOYEE.def.name).into());
    }
    Ok(())
}

/// The days of two holders do not overlap; both ends are days on which the car is held.
const TURNS: NoOverlap = NoOverlap {
    of: &CAR_ASSIGNMENTS,
    car: CAR,
    from: FROM,
    to: TO,
    overlap: |one, other| {
        let ((from, to), (begins, ends)) = (days(one), days(other));
        begins <= to && from <= ends
    },
    otherwise: OVERLAPS,
};

fn one_holder_at_a_time(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    TURNS.check(cx, &change.after)
}

/// From its first day to its last; to the end of days while it lasts.
fn days(row: &Document) -> (Date, Date) {
    (
        row.get(FROM).unwrap_or(Date(jiff::civil::Date::MIN)),
        row.get(TO).unwrap_or(Date(jiff::civil::Date::MAX)),
    )
}

/// The cars that the assignment is or was about name their holders.
fn cars_name_their_holders(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let rows = change.before.iter().chain([&change.after]);
    let mut cars: Vec<Id> = rows.filter_map(|row| row.get(CAR)).collect();
    cars.dedup();
    for id in cars {
        let held = change.before.as_ref().filter(|row| row.get(CAR).as_ref() == Some(&id));
        let held = held.filter(|row| is_running(row, cx)).and_then(|row| row.get(EMPLOYEE));
        name_holder(cx, id, held)?;
    }
    Ok(())
}

/// Whoever holds a car today is its holder, and the service with it; who held it until now (`former`) no longer is.
fn name_holder(cx: &mut Cx<'_>, car: Id, former: Option<Id>) -> Result<()> {
    let before = cx.need(&CARS, car.as_str())?;
    let mut after = before.clone();
    if let Some(holds) = today(cx, car)? {
        after.set_or_clear(car::HOLDER, holds.get(EMPLOYEE));
        if let Some(service) = holds.get(SERVICE) {
            after.set(car::SERVICE, service);
        }
    } else if former.is_some() && before.get(car::HOLDER) == former {
        after.clear(car::HOLDER);
    }
    if after != before {
        cx.update(after)?;
    }
    Ok(())
}

/// By what a car is held today.
fn today(cx: &Cx<'_>, car: Id) -> Result<Option<Document>> {
    let of_car = vec![CAR.eq(car)];
    let all = cx.all(&CAR_ASSIGNMENTS, of_car)?;
    Ok(all.into_iter().find(|one| is_running(one, cx)))
}

fn is_running(row: &Document, cx: &Cx<'_>) -> bool {
    let ((from, to), today) = (days(row), Date(cx.today()));
    from <= today && today <= to
}
