//! Grades (الدرجات): the ranks of the statutes, in both languages, with the corps and the pay scale that they belong to.
//!
//! What an employee's file says as text is the French name of one of these, as long as it says one of these.

use engine::{Entity, Finder, Import};
use schema::{Access, Collection, Grant, Label, Unique, fields, integer, text};

pub mod known;
mod rename;

fields! {
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    CORPS_FR: String = text("corpsFr").printable() => "الإطار بالفرنسية", "Cadre en français", "Corps in French";
    CORPS_AR: String = text("corpsAr").printable() => "الإطار بالعربية", "Cadre en arabe", "Corps in Arabic";
    /// None for those outside the scales.
    SCALE: i64 = integer("echelle").within(1, HIGHEST) => "السلم", "Échelle", "Pay scale";
}

/// The highest pay scale; what lies above is outside the scales (خارج السلم).
pub const HIGHEST: i64 = 11;

/// Every signed-in user reads them; human resources write them.
pub static GRADES: Collection = Collection {
    one: Label::new("درجة", "Grade", "Grade"),
    many: Label::new("الدرجات", "Grades", "Grades"),
    unique: &[Unique::on(&[NAME_FR.def]).folded()],
    access: Access::resource(super::RESOURCE).grants(&[Grant::REFERENCE]),
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/organisation-management/{id}?tab=grades",
    ..Collection::new("grades", FIELDS)
};

/// Files say the name that it has now.
pub static GRADE: Entity = Entity {
    actions: &[&known::ADD],
    before_write: &[known::arabic_is_that_of_the_statute],
    after_write: &[rename::FILES_FOLLOW],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[],
    }),
    import: Some(&Import::by(&GRADES, &[&[NAME_FR.def], &[NAME_AR.def]])),
    ..Entity::plain(&GRADES)
};
