//! Working hours (أوقات العمل), normal and Ramadan, each with the days from which they hold.

use engine::{Entity, Finder, Import};
use schema::{Collection, Date, Label, date, fields, integer, integers, text};

mod in_force;
pub mod rules;

pub use in_force::in_force;

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
    GRACE: i64 = integer("graceMinutes").within(0, MINUTES_OF_A_DAY) => "دقائق السماح", "Minutes de grâce", "Grace minutes";
    TOLERATED: i64 = integer("toleratedMinutes").within(0, MINUTES_OF_A_DAY) => "دقائق التأخر المسموح به", "Minutes de retard toléré", "Tolerated minutes";
    WEEKDAYS: Vec<i64> = integers("weekdays") => "أيام العمل (1 الاثنين … 7 الأحد)", "Jours ouvrés (1 lundi … 7 dimanche)", "Working days (1 Monday … 7 Sunday)";
}

/// Overlapping rows are allowed: the latest `validFrom` wins, then the latest made.
pub static WORK_SCHEDULES: Collection = Collection {
    one: Label::new("توقيت العمل", "Horaire de travail", "Work schedule"),
    many: Label::new("أوقات العمل", "Horaires de travail", "Work schedules"),
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/organisation-management/{id}?tab=schedules",
    ..Collection::new("workSchedules", FIELDS)
};

/// Its days are of one week, its end follows its start.
pub static WORK_SCHEDULE: Entity = Entity {
    before_write: &[rules::weekdays_are_of_one_week, rules::work_ends_after_it_begins],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[VALID_FROM.def],
    }),
    import: Some(&Import::by(&WORK_SCHEDULES, &[&[NAME_FR.def, VALID_FROM.def]])),
    error_codes: &[rules::ERROR_CODES],
    ..Entity::plain(&WORK_SCHEDULES)
};
