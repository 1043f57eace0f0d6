//! Duties (المداومة والساعات الإضافية): work outside of hours that somebody was called to. Days count it beside the hours.

use engine::{Cx, Effect, Entity, Import};
use jiff::ToSpan;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;
use platform::workday::{self, STALE_DAYS};
use schema::{
    Access, Change, Collection, Date, Fields, Grant, Id, Label, Rejection, Result, Rows, Unique, Unit, Who, choice,
    choices, date, error_codes, fields, link, text,
};

#[cfg(test)]
mod tests;

use crate::permission::ATTENDANCE;
use crate::place::put_place;

choices! {
    /// What they are called to.
    Kind {
        Permanence = "permanence": "المداومة", "Permanence", "Duty";
        Overtime = "overtime": "الساعات الإضافية", "Heures supplémentaires", "Overtime";
    }
}

error_codes! {
    LASTS_NOTHING = "duty_lasts_nothing", invalid => "ساعة النهاية يجب أن تختلف عن ساعة البداية", "L’heure de fin diffère de celle du début", "It ends at another hour than it begins";
}

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    /// The day on which it begins.
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    FROM: String = text("fromTime").form(&schema::TIME).required() => "من الساعة", "De", "From";
    /// On the next day when it is not after the beginning.
    TO: String = text("toTime").form(&schema::TIME).required() => "إلى الساعة", "À", "To";
    KIND: Kind = choice("kind").required() => "النوع", "Nature", "Kind";
    DECISION: String = text("decisionRef") => "مرجع القرار", "Référence de la décision", "Decision reference";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau").computed() => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service").computed() => "المصلحة", "Service", "Service";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe").computed() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
}

/// Kept by whoever keeps attendance; read by the person and the unit.
pub static DUTIES: Collection = Collection {
    one: Label::new(
        "مداومة أو ساعات إضافية",
        "Permanence ou heures supplémentaires",
        "Duty or overtime",
    ),
    many: Label::new(
        "المداومة والساعات الإضافية",
        "Permanences et heures supplémentaires",
        "Duties and overtime",
    ),
    unique: &[Unique::on(&[EMPLOYEE.def, DATE.def, FROM.def])],
    indexes: &[&[DATE.def]],
    access: Access::resource(ATTENDANCE).grants(&[
        Grant::new(Who::Employees, Rows::Own(&[EMPLOYEE.def]), Fields::All),
        Grant::new(
            Who::Heads,
            Rows::Unit(&[
                (Unit::Bureau, &BUREAU.def),
                (Unit::Service, &SERVICE.def),
                (Unit::Annexe, &ANNEXE.def),
            ]),
            Fields::All,
        ),
    ]),
    title: &[DATE.def],
    page: "/pointage/duties/{id}",
    ..Collection::new("duties", FIELDS)
};

const DAYS_FOLLOW: Effect = Effect {
    touches: &[|| &STALE_DAYS],
    run: days_follow,
};

/// It lasts some time; the days that it touches are computed again.
pub static DUTY: Entity = Entity {
    before_write: &[it_lasts_some_time, fill_derived_fields],
    after_write: &[DAYS_FOLLOW],
    after_delete: &[DAYS_FOLLOW],
    import: Some(&Import::by(&DUTIES, &[&[EMPLOYEE.def, DATE.def, FROM.def]])),
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&DUTIES)
};

fn it_lasts_some_time(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.need(FROM)? == change.after.need(TO)? {
        return Err(Rejection::new(LASTS_NOTHING).field(TO.def.name).into());
    }
    Ok(())
}

fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.touches(EMPLOYEE) {
        let employee = change.after.need(EMPLOYEE)?;
        put_place(cx, &mut change.after, &employee, &[BUREAU, SERVICE, ANNEXE])?;
    }
    Ok(())
}

/// Until the next day, on which one of the night ends.
fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let today = cx.today();
    for row in change.before.iter().chain([&change.after]) {
        let Date(day) = row.need(DATE)?;
        if day <= today {
            let last = day.saturating_add(1.day()).min(today);
            workday::mark(cx, &[row.need(EMPLOYEE)?], day, last)?;
        }
    }
    Ok(())
}
