//! Specialties of a position (التخصصات): what candidates choose, with the posts they compete for.

use engine::{Entity, Import};
use schema::{Access, Collection, Id, Label, fields, integer, link, text};

use crate::permission::EXAMS;
use crate::position::POSITIONS;

/// No commune opens more posts at once.
const MOST_POSTS: i64 = 10_000;

fields! {
    POSITION: Id = link("positionId", || &POSITIONS).expands("position").required() => "الفئة", "Catégorie", "Position";
    NAME_AR: String = text("nameAr").max(200).required().searched().printable() => "التخصص", "Spécialité en arabe", "Specialty in Arabic";
    NAME_FR: String = text("nameFr").max(200).required().searched().printable() => "التخصص بالفرنسية", "Spécialité", "Specialty in French";
    POSTS: i64 = integer("posts").within(1, MOST_POSTS).required() => "عدد المناصب المتبارى بشأنها", "Nombre de postes", "Number of posts";
    /// Of a joint exam: the commune that recruits (decision 58).
    COMMUNE_FR: String = text("communeFr").max(200).printable() => "الجماعة بالفرنسية", "Commune", "Commune in French";
    COMMUNE_AR: String = text("communeAr").max(200).printable() => "الجماعة", "Commune en arabe", "Commune in Arabic";
}

/// Kept by the secretariat until the exam is published.
pub static SPECIALTIES: Collection = Collection {
    one: Label::new("التخصص", "Spécialité", "Specialty"),
    many: Label::new("التخصصات", "Spécialités", "Specialties"),
    access: Access::resource(EXAMS),
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/recruitment-system/positions?specialty={id}",
    ..Collection::new("specialties", FIELDS)
};

/// A specialty.
pub static SPECIALTY: Entity = Entity {
    import: Some(&Import::by(&SPECIALTIES, &[&[POSITION.def, NAME_FR.def]])),
    ..Entity::plain(&SPECIALTIES)
};
