//! Types of employees: fonctionnaire, contractuel, occasionnel, stagiaire, …, and as papers say them of a woman.

use engine::{Entity, Finder, Import};
use schema::{Collection, Label, fields, text};

fields! {
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    FEMININE_FR: String = text("feminineFr").printable() => "المؤنث بالفرنسية", "Féminin en français", "Feminine in French";
    FEMININE_AR: String = text("feminineAr").printable() => "المؤنث بالعربية", "Féminin en arabe", "Feminine in Arabic";
}

/// The reference list.
pub static EMPLOYEE_TYPES: Collection = Collection {
    one: Label::new("صنف الموظفين", "Type d’agents", "Type of employees"),
    many: Label::new("أصناف الموظفين", "Types d’agents", "Types of employees"),
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/organisation-management/{id}?tab=types",
    ..Collection::new("employeeTypes", FIELDS)
};

/// Found by its names.
pub static EMPLOYEE_TYPE: Entity = Entity {
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[],
    }),
    import: Some(&Import::by(&EMPLOYEE_TYPES, &[&[NAME_FR.def], &[NAME_AR.def]])),
    ..Entity::plain(&EMPLOYEE_TYPES)
};
