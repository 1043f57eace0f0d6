//! Buildings (بنايات).

use engine::{Entity, Finder, Import};
use schema::{Collection, Label, fields, text};

fields! {
    NAME_FR: String = text("nameFr").required().searched() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    ADDRESS: String = text("address") => "العنوان", "Adresse", "Address";
}

/// Where bureaux and people sit.
pub static BUILDINGS: Collection = Collection {
    one: Label::new("بناية", "Bâtiment", "Building"),
    many: Label::new("البنايات", "Bâtiments", "Buildings"),
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/organisation-management/{id}?tab=buildings",
    ..Collection::new("buildings", FIELDS)
};

/// Found by its names.
pub static BUILDING: Entity = Entity {
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[ADDRESS.def],
    }),
    import: Some(&Import::by(&BUILDINGS, &[&[NAME_FR.def], &[NAME_AR.def]])),
    ..Entity::plain(&BUILDINGS)
};
