//! Specialties of a position (التخصصات): what candidates choose, with the posts they compete for.

use engine::{Cx, Entity, Import};
use schema::{Access, Change, Collection, Id, Label, Rejection, Result, error_codes, fields, integer, link, text};

use crate::permission::EXAMS;
use crate::position::POSITIONS;
use crate::recruitment::frozen;

/// No commune opens more posts at once.
pub(crate) const MOST_POSTS: i64 = 10_000;

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
    ..Collection::new("specialties", FIELDS)
};

/// Frozen by publishing its exam.
pub static SPECIALTY: Entity = Entity {
    before_write: &[
        a_specialty_stays_in_its_position,
        the_commune_is_named_in_both_languages,
        frozen::what_is_published_is_frozen,
    ],
    before_delete: &[frozen::what_is_published_stays],
    error_codes: &[ERROR_CODES],
    import: Some(&Import::by(&SPECIALTIES, &[&[POSITION.def, NAME_FR.def]])),
    ..Entity::plain(&SPECIALTIES)
};

error_codes! {
    OTHER_POSITION = "specialty_position_changed", invalid => "لا ينقل التخصص إلى فئة أخرى", "Une spécialité ne passe pas à une autre catégorie", "A specialty does not go over to another position";
}

/// Whoever chose it chose its position too.
fn a_specialty_stays_in_its_position(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.is_new() && change.touches(POSITION) {
        return Err(Rejection::new(OTHER_POSITION).field(POSITION.def.name).into());
    }
    Ok(())
}

/// A commune stands on papers in French and in Arabic.
fn the_commune_is_named_in_both_languages(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let specialty = &change.after;
    for (one, other) in [(COMMUNE_FR, COMMUNE_AR), (COMMUNE_AR, COMMUNE_FR)] {
        if specialty.get(one).is_some() && specialty.get(other).is_none() {
            return Err(Rejection::new(schema::error_codes::REQUIRED).about(&other.def).into());
        }
    }
    Ok(())
}
