//! Reports of annexes (تقرير التغيبات): how many were absent in a day, a week or a month, justified or not.
//!
//! Typed by the annexe, or made of days; where both are known, what differs stands on the report.

use engine::{Act, Allowed, Entity, Finder, Import};
use platform::organisation::annexe::ANNEXES;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Date, Fields, Grant, Id, Label, Rows, Unique, Unit, Who, choice, choices, date, fields,
    integer, json, link, long,
};

mod act;
mod merge;
pub mod rules;
#[cfg(test)]
mod tests;
mod wording;

use crate::permission::{ABSENCES as RESOURCE, ENTERS_ABSENCES};

choices! {
    /// Of which time.
    Period {
        Daily = "daily": "يومي", "Journalier", "Daily";
        Weekly = "weekly": "أسبوعي", "Hebdomadaire", "Weekly";
        Monthly = "monthly": "شهري", "Mensuel", "Monthly";
    }
    /// Where its figures come from.
    Source {
        Typed = "typed": "إدخال يدوي", "Saisi", "Typed";
        Days = "days": "أيام الحضور", "Pointages", "Days of attendance";
    }
}

/// More people than a commune has, or person-days of a month.
const MOST: i64 = 100_000;
/// Notes, which the text that is searched holds too, beside the names of the annexe and the day.
const NOTES_LENGTH: u32 = 4_000;
/// Notes, and what stands beside them.
const ALL_LENGTH: u32 = 5_000;

fields! {
    /// Required, with a refusal of its own.
    ANNEXE: Id = link("annexe", || &ANNEXES).expands("annexeDoc") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    /// Of a week its Monday, of a month its first day.
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    PERIOD: Period = choice("periodType").default(Period::Daily.wire()) => "الفترة", "Période", "Period";
    JUSTIFIED: i64 = integer("justifiedAbsences").within(0, MOST) => "التغيبات المبررة", "Absences justifiées", "Justified absences";
    UNJUSTIFIED: i64 = integer("unjustifiedAbsences").within(0, MOST) => "التغيبات غير المبررة", "Absences injustifiées", "Unjustified absences";
    /// Both together; alone it counts as unjustified.
    TOTAL: i64 = integer("abscence").within(0, MOST) => "مجموع التغيبات", "Total des absences", "Absences";
    HEADCOUNT: i64 = integer("headcount").within(0, MOST) => "عدد الموظفين", "Effectif", "Headcount";
    NOTES: String = long("notes").max(NOTES_LENGTH) => "ملاحظات", "Notes", "Notes";
    SOURCE: Source = choice("source").default(Source::Typed.wire()).computed() => "المصدر", "Origine", "Source";
    /// What the days say otherwise, by the names of fields.
    DIFFERENCE: serde_json::Value = json("difference").computed() => "الفرق مع أيام الحضور", "Écart avec les pointages", "Difference from the days";
    ALL: String = long("all").max(ALL_LENGTH).searched().computed() => "نص البحث", "Texte de recherche", "Text that is searched";
    AUTHOR: Id = link("authorId", || &USERS).expands("author").weak().computed() => "محرر(ة) التقرير", "Auteur", "Author";
}

/// One for each annexe, day and period.
pub static ANNEXE_REPORTS: Collection = Collection {
    one: Label::new("تقرير التغيبات", "Rapport d’absences", "Absence report"),
    many: Label::new("تقارير التغيبات", "Rapports d’absences", "Absence reports"),
    unique: &[Unique::on(&[ANNEXE.def, DATE.def, PERIOD.def])
        .otherwise(rules::ALREADY_REPORTED)
        .typed_in(DATE.def)],
    indexes: &[&[DATE.def, PERIOD.def]],
    access: Access::resource(RESOURCE).grants(&[Grant::new(
        Who::Heads,
        Rows::Unit(&[(Unit::Annexe, &ANNEXE.def)]),
        Fields::All,
    )]),
    title: &[DATE.def],
    picked_by: &[ALL.def],
    page: "/absence-management/reports/{id}",
    ..Collection::new("annexeReports", FIELDS)
};

/// Its parts add up, and it is found by its annexe.
pub static ANNEXE_REPORT: Entity = Entity {
    before_write: &[
        rules::annexe_is_named,
        rules::day_begins_the_period,
        rules::parts_add_up,
        rules::fill_derived_fields,
    ],
    actions: &[
        &Act::new(
            "annexeReports.enter",
            wording::ENTER,
            || &ANNEXE_REPORTS,
            Allowed::Users,
            act::enter,
        ),
        &Act::run(
            "annexeReports.generate",
            wording::GENERATE,
            Allowed::Holders(&[ENTERS_ABSENCES]),
            act::generate,
        ),
    ],
    finder: Some(Finder {
        by: &[ALL.def],
        details: &[ANNEXE.def, PERIOD.def],
    }),
    import: Some(&Import::by(&ANNEXE_REPORTS, &[&[ANNEXE.def, DATE.def, PERIOD.def]])),
    error_codes: &[rules::ERROR_CODES, merge::ERROR_CODES],
    extensions: &[&[&merge::ANNEXES_MERGE]],
    ..Entity::plain(&ANNEXE_REPORTS)
};
