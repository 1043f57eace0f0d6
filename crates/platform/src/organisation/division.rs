//! Divisions (أقسام).

use engine::{Entity, Finder, Import};
use schema::{Collection, Id, Label, fields, link, text, texts};

use super::direction::DIRECTIONS;
use super::{headed, merge};
use crate::people::employee::EMPLOYEES;
use crate::stale_actors::ACTORS_FOLLOW;

fields! {
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    HEAD: Id = link("headId", || &EMPLOYEES).expands("head") => "رئيس(ة) القسم", "Chef de division", "Head of division";
    DIRECTION: Id = link("directionId", || &DIRECTIONS).expands("direction") => "المديرية", "Direction", "Direction";
    /// Those that it had before, or that files call it by.
    ALIASES: Vec<String> = texts("aliases") => "أسماء أخرى في اللوائح", "Autres noms dans les fichiers", "Other names in files";
}

/// Their heads see the services and bureaux below.
pub static DIVISIONS: Collection = Collection {
    one: Label::new("قسم", "Division", "Division"),
    many: Label::new("الأقسام", "Divisions", "Divisions"),
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    aliases: Some(ALIASES.def),
    page: "/organisation-management/{id}?tab=divisions",
    rights_follow: &[HEAD.def, DIRECTION.def],
    ..Collection::new("divisions", FIELDS)
};

/// Found by its names.
pub static DIVISION: Entity = Entity {
    before_write: &[headed::head_is_in_activity],
    after_write: &[ACTORS_FOLLOW],
    actions: &[&merge::merges(
        "divisions.merge",
        || &DIVISIONS,
        |cx, unit, given| merge::merge(cx, unit, ALIASES, given),
    )],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[],
    }),
    import: Some(&Import::by(&DIVISIONS, &[&[NAME_FR.def], &[NAME_AR.def]])),
    ..Entity::plain(&DIVISIONS)
};
