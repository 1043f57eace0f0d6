//! Working hours (أوقات العمل), normal and Ramadan, of the commune, of a unit or of one person, each with the days from which
//! they hold.

use engine::{Effect, Entity, Finder, Import};
use schema::{Collection, Date, Id, Label, date, fields, flag, integer, integers, link, text};

use super::annexe::ANNEXES;
use super::bureau::BUREAUX;
use super::direction::DIRECTIONS;
use super::division::DIVISIONS;
use super::service::SERVICES;
use crate::people::employee::EMPLOYEES;
use crate::workday::{FOLLOW_CALENDAR, RECOMPUTE, STALE_DAYS};

mod follow;
mod in_force;
mod merge;
pub mod rules;

pub use in_force::{Placement, in_force};

/// No break and no grace is longer than the day that it is of.
const MINUTES_OF_A_DAY: i64 = 24 * 60;

fields! {
    NAME_FR: String = text("nameFr").required() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    VALID_FROM: Date = date("validFrom").required() => "يسري من", "Valable du", "Valid from";
    VALID_TO: Date = date("validTo").not_before(VALID_FROM) => "يسري إلى", "Valable jusqu’au", "Valid to";
    START: String = text("start").form(&schema::TIME) => "بداية العمل", "Début du travail", "Start of work";
    END: String = text("end").form(&schema::TIME) => "نهاية العمل", "Fin du travail", "End of work";
    BREAK: i64 = integer("breakMinutes").within(0, MINUTES_OF_A_DAY) => "دقائق الاستراحة", "Minutes de pause", "Break minutes";
    FRIDAY_BREAK: i64 = integer("fridayBreakMinutes").within(0, MINUTES_OF_A_DAY) => "دقائق استراحة يوم الجمعة", "Minutes de pause le vendredi", "Friday break minutes";
    /// When the break begins, where it has an hour: a half day ends and begins there, else in the middle of the hours.
    BREAK_START: String = text("breakStart").form(&schema::TIME) => "بداية الاستراحة", "Début de la pause", "Start of the break";
    FRIDAY_BREAK_START: String = text("fridayBreakStart").form(&schema::TIME) => "بداية استراحة يوم الجمعة", "Début de la pause le vendredi", "Start of the Friday break";
    GRACE: i64 = integer("graceMinutes").within(0, MINUTES_OF_A_DAY) => "دقائق السماح", "Minutes de grâce", "Grace minutes";
    TOLERATED: i64 = integer("toleratedMinutes").within(0, MINUTES_OF_A_DAY) => "دقائق التأخر المسموح به", "Minutes de retard toléré", "Tolerated minutes";
    WEEKDAYS: Vec<i64> = integers("weekdays") => "أيام العمل (1 الاثنين … 7 الأحد)", "Jours ouvrés (1 lundi … 7 dimanche)", "Working days (1 Monday … 7 Sunday)";
    /// For one person; for at most one of these six, for the whole commune where none is named.
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee") => "الموظف(ة)", "Fonctionnaire", "Employee";
    BUREAU: Id = link("bureauId", || &BUREAUX).expands("bureau") => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    DIVISION: Id = link("divisionId", || &DIVISIONS).expands("division") => "القسم", "Division", "Division";
    DIRECTION: Id = link("directionId", || &DIRECTIONS).expands("direction") => "المديرية", "Direction", "Direction";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    RAMADAN: bool = flag("ramadan") => "توقيت شهر رمضان", "Horaire de Ramadan", "Ramadan hours";
    /// The hours hold in Ramadan too.
    RAMADAN_EXEMPT: bool = flag("ramadanExempt") => "غير معني بتوقيت رمضان", "Maintenu pendant Ramadan", "Kept in Ramadan";
    /// What fixes them, with its date.
    SOURCE: String = text("source").max(500) => "السند القانوني", "Fondement", "Legal basis";
    /// Ends on the day after it begins; the day belongs to its start.
    OVERNIGHT: bool = flag("overnight") => "عمل ليلي", "Travail de nuit", "Night work";
}

/// Overlapping rows are allowed: which one holds for somebody, [`in_force`] says.
pub static WORK_SCHEDULES: Collection = Collection {
    one: Label::new("توقيت العمل", "Horaire de travail", "Work schedule"),
    many: Label::new("أوقات العمل", "Horaires de travail", "Work schedules"),
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/organisation-management/{id}?tab=schedules",
    ..Collection::new("workSchedules", FIELDS)
};

/// Its days are of one week, its end follows its start unless it is of the night; the days that follow from it are computed again.
pub static WORK_SCHEDULE: Entity = Entity {
    before_write: &[
        rules::weekdays_are_of_one_week,
        rules::work_ends_after_it_begins,
        rules::break_lies_in_the_hours,
        rules::it_is_of_one_unit,
    ],
    after_write: &[DAYS_FOLLOW],
    after_delete: &[DAYS_FOLLOW],
    jobs: &[&RECOMPUTE, &FOLLOW_CALENDAR],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[VALID_FROM.def],
    }),
    import: Some(&Import::by(&WORK_SCHEDULES, &[&[NAME_FR.def, VALID_FROM.def]])),
    keeps: &[&STALE_DAYS],
    error_codes: &[rules::ERROR_CODES, merge::ERROR_CODES],
    extensions: &[&[&merge::HOURS_MERGE]],
    ..Entity::plain(&WORK_SCHEDULES)
};

const DAYS_FOLLOW: Effect = Effect {
    touches: &[|| &STALE_DAYS],
    run: follow::days_follow,
};
