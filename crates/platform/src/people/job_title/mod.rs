//! Job titles (الوظائف): the functions that people hold, in both languages, and as papers say them of a woman.
//!
//! `FONCTION` of an employee's file is the French name of one of these, as long as it says one of these.

use engine::{Entity, Finder, Import};
use schema::{Access, Collection, Grant, Label, Unique, fields, text};

pub mod known;
mod rename;
#[cfg(test)]
mod tests;

fields! {
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    FEMININE_FR: String = text("feminineFr").printable() => "المؤنث بالفرنسية", "Féminin en français", "Feminine in French";
    FEMININE_AR: String = text("feminineAr").printable() => "المؤنث بالعربية", "Féminin en arabe", "Feminine in Arabic";
}

/// Every signed-in user reads them; human resources write them.
pub static JOB_TITLES: Collection = Collection {
    one: Label::new("وظيفة", "Fonction", "Job title"),
    many: Label::new("الوظائف", "Fonctions", "Job titles"),
    unique: &[Unique::on(&[NAME_FR.def]).folded()],
    access: Access::resource(super::RESOURCE).grants(&[Grant::REFERENCE]),
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/organisation-management/{id}?tab=functions",
    ..Collection::new("jobTitles", FIELDS)
};

/// Files say the name that it has now.
pub static JOB_TITLE: Entity = Entity {
    actions: &[&known::ADD],
    after_write: &[rename::FILES_FOLLOW],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[],
    }),
    import: Some(&Import::by(&JOB_TITLES, &[&[NAME_FR.def], &[NAME_AR.def]])),
    ..Entity::plain(&JOB_TITLES)
};
