//! Days (اليوم): what each day of each employee was, derived from all that is known of it.
//!
//! Nobody writes one: it is computed from punches, hours, holidays, leave, missions and permissions, and from what was set right
//! with a reason. It is not logged when it is first computed; each change after that keeps what the day was before, and is a row
//! of its own among the changes of days (decision 39).

mod act;
mod board;
pub mod change;
pub mod closing;
mod panel;
#[cfg(test)]
mod tests;
mod wording;

pub use change::{POINTAGE_CHANGE, POINTAGE_CHANGES};
pub use closing::{DAY_CLOSING, DAY_CLOSINGS};

use engine::{Act, Allowed, Check, Entity, Extension, Guard, ReportDef, Subject};
use schema::{
    Access, Collection, Date, Fields, Grant, Id, Label, Rows, Unique, Unit, Who, choice, choices, date, fields,
    integer, json, link, links, text,
};

use crate::correction::{self, POINTAGE_CORRECTIONS};
use crate::device::DEVICES;
use crate::recompute;
use platform::decision::user_deciding_on;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::organisation::work_schedule::WORK_SCHEDULES;
use platform::people::employee::EMPLOYEES;

choices! {
    /// What kind of day it was.
    DayKind {
        Work = "work" as Info: "يوم عمل", "Jour travaillé", "Working day";
        Rest = "rest" as Quiet: "راحة", "Repos", "Day of rest";
        Holiday = "holiday" as Quiet: "عطلة رسمية", "Jour férié", "Public holiday";
        Leave = "leave" as Info: "رخصة", "Congé", "Leave";
        Mission = "mission" as Info: "مهمة", "Mission", "Mission";
        Permission = "permission" as Info: "إذن بالخروج", "Autorisation d’absence", "Permission";
        Waiting = "waiting" as Warn: "في انتظار المعطيات", "En attente de données", "Waiting for data";
        /// No terminal stood where somebody was posted, and none knew them: nothing was done is not what that says.
        NotMeasured = "not_measured" as Quiet: "غير مقيس", "Non mesuré", "Not measured";
    }
    /// How a working day went.
    Status {
        OnTime = "on_time" as Good: "حاضر(ة) في الوقت", "À l’heure", "On time";
        Tolerable = "tolerable" as Good: "تأخر مسموح به", "Retard toléré", "Tolerable lateness";
        Late = "late" as Warn: "متأخر(ة)", "En retard", "Late";
        Absent = "absent" as Bad: "متغيب(ة)", "Absent(e)", "Absent";
        NotRegistered = "not_registered" as Quiet: "غير مسجل(ة) بالجهاز", "Non enregistré(e)", "Not enrolled";
    }
}

fields! {
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    DAY_KIND: DayKind = choice("dayKind") => "نوع اليوم", "Nature du jour", "Kind of day";
    STATUS: Status = choice("status") => "الحالة", "Statut", "Status";
    /// The clock of Morocco, `HH:MM`.
    FIRST_IN: String = text("firstIn").max(5) => "أول دخول", "Première entrée", "First in";
    LAST_OUT: String = text("lastOut").max(5) => "آخر خروج", "Dernière sortie", "Last out";
    WORKED: i64 = integer("workedMinutes") => "دقائق العمل", "Minutes travaillées", "Minutes worked";
    /// From the start of work, tolerated or not.
    LATE: i64 = integer("lateMinutes") => "دقائق التأخر", "Minutes de retard", "Minutes late";
    EARLY: i64 = integer("earlyMinutes") => "دقائق الخروج المبكر", "Minutes de départ anticipé", "Minutes left early";
    OVERTIME: i64 = integer("overtimeMinutes") => "دقائق العمل الإضافي", "Minutes supplémentaires", "Overtime minutes";
    DUTY: i64 = integer("dutyMinutes") => "دقائق المداومة", "Minutes de permanence", "Duty minutes";
    /// Of a working day what was not worked without anything that covers it: all of an absence, coming late and leaving
    /// early beyond what is tolerated.
    MISSING: i64 = integer("missingMinutes") => "الدقائق غير المبررة", "Minutes non couvertes", "Uncovered minutes";
    /// Where they were posted on that day.
    ANNEXE: Id = link("annexe", || &ANNEXES).expands("annexeDoc") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau") => "المكتب", "Bureau", "Office";
    SCHEDULE: Id = link("scheduleId", || &WORK_SCHEDULES).expands("schedule").weak() => "توقيت العمل", "Horaire", "Schedule";
    /// What decided it, as keys and values that are written out in the reader's language.
    WHY: serde_json::Value = json("why") => "التعليل", "Motif", "Why";
    /// The devices that may hold something of it yet; who came is told all the same.
    WAITING_FOR: Vec<Id> = links("waitingFor", || &DEVICES) => "أجهزة لم ترسل كل معطياتها", "Pointeuses attendues", "Waiting for";
    /// What the day was before its last change.
    PREVIOUS: serde_json::Value = json("previous") => "قبل آخر تغيير", "Avant le dernier changement", "Before the last change";
    CORRECTION: Id = link("correctionId", || &POINTAGE_CORRECTIONS).expands("correction").weak() => "التصحيح", "Rectification", "Correction";
}

/// One a person and day; written by the engine alone.
pub static POINTAGES: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("يوم حضور", "Journée de pointage", "Day of attendance"),
    many: Label::new("أيام الحضور", "Journées de pointage", "Days of attendance"),
    unique: &[Unique::on(&[EMPLOYEE.def, DATE.def])],
    indexes: &[&[DATE.def, ANNEXE.def, STATUS.def], &[DATE.def, DAY_KIND.def]],
    access: Access::resource(crate::RESOURCE).read_only().grants(&[
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
    logged: false,
    page: "/pointage/{id}",
    ..Collection::new("pointages", FIELDS)
};

/// Who computes days.
static DECLARED: &[Extension] = &[&recompute::RECOMPUTATION, &recompute::TERMINAL_DAYS];

/// A day is named by its employee and its date, for one is set right too that nothing was derived of.
const TO_CORRECT: Subject = Subject::new(
    || &POINTAGES,
    &[Guard::Check(Check {
        reads: &[EMPLOYEE.def, DATE.def],
        check: |cx, day| act::employee_to_correct(cx, &day.need(EMPLOYEE)?, day.need(DATE)?).map(drop),
    })],
);
const TO_WITHDRAW: Subject = Subject::new(
    || &POINTAGE_CORRECTIONS,
    &[
        Guard::Check(Check {
            reads: &[correction::EMPLOYEE.def],
            check: |cx, row| user_deciding_on(cx, &row.need(correction::EMPLOYEE)?).map(drop),
        }),
        Guard::While(correction::WITHDRAWN_AT.is_unset(), act::CORRECTION_WITHDRAWN),
    ],
);

/// Reports of figures; whoever reads the days reads them.
pub static POINTAGE: Entity = Entity {
    actions: &[
        &Act::new(
            "pointages.correct",
            wording::CORRECT,
            || &POINTAGE_CORRECTIONS,
            Allowed::Holders(&[crate::KEEPS]),
            act::correct,
        )
        .with_subject(TO_CORRECT),
        &Act::on(
            "pointages.withdrawCorrection",
            wording::WITHDRAW,
            TO_WITHDRAW,
            Allowed::Holders(&[crate::KEEPS]),
            |cx, correction, ()| act::withdraw(cx, correction),
        ),
        &Act::run(
            "days.close",
            wording::CLOSE,
            Allowed::Holders(&[crate::KEEPS]),
            act::close,
        ),
        &recompute::PREVIEW,
        &recompute::RECOMPUTE,
        &board::MONTH,
        &board::WEEK,
        &board::YEAR,
        &board::NOW,
    ],
    routines: &[&recompute::ROUTINE],
    error_codes: &[act::ERROR_CODES, recompute::ERROR_CODES],
    keeps: &[&recompute::STALE_FIGURES],
    extensions: &[DECLARED, panel::PANELS],
    reports: &[
        ReportDef {
            name: "daysByStatus",
            only: &[],
            by: &[STATUS.def],
            sum: None,
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "lateMinutesByEmployee",
            only: &[],
            by: &[EMPLOYEE.def],
            sum: Some(LATE.def),
            ..ReportDef::WHOLE
        },
    ],
    ..Entity::plain(&POINTAGES)
};
