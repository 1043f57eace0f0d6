//! Directions (مديريات): the highest units.

use engine::{Entity, Finder, Import};
use schema::{Collection, Id, Label, fields, link, text, texts};

use super::{headed, merge};
use crate::people::employee::EMPLOYEES;
use crate::stale_actors::ACTORS_FOLLOW;

fields! {
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    HEAD: Id = link("headId", || &EMPLOYEES).expands("head") => "مدير(ة)", "Directeur", "Head of direction";
    /// Those that it had before, or that files call it by.
    ALIASES: Vec<String> = texts("aliases") => "أسماء أخرى في اللوائح", "Autres noms dans les fichiers", "Other names in files";
}

/// Their heads see the divisions, services and bureaux below.
pub static DIRECTIONS: Collection = Collection {
    one: Label::new("مديرية", "Direction", "Direction"),
    many: Label::new("المديريات", "Directions", "Directions"),
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    aliases: Some(ALIASES.def),
    page: "/organisation-management/{id}?tab=directions",
    rights_follow: &[HEAD.def],
    ..Collection::new("directions", FIELDS)
};

/// Found by its names.
pub static DIRECTION: Entity = Entity {
    before_write: &[headed::head_is_in_activity],
    after_write: &[ACTORS_FOLLOW],
    actions: &[&merge::merges(
        "directions.merge",
        || &DIRECTIONS,
        |cx, unit, given| merge::merge(cx, unit, ALIASES, given),
    )],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[],
    }),
    import: Some(&Import::by(&DIRECTIONS, &[&[NAME_FR.def], &[NAME_AR.def]])),
    ..Entity::plain(&DIRECTIONS)
};
