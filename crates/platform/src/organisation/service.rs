//! Services (مصالح).
//!
//! What departments count of their rows joins them.

use engine::{Entity, Finder, Import};
use schema::{Collection, Id, JoinedFields, Label, count, fields, integer, link, text, texts};

use super::bureau::{self, BUREAUX};
use super::division::DIVISIONS;
use super::{headed, merge};
use crate::people::employee::EMPLOYEES;
use crate::stale_actors::ACTORS_FOLLOW;

fields! {
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    DESCRIPTION: String = text("description") => "الوصف", "Description", "Description";
    RESPONSIBLE: Id = link("responsible", || &EMPLOYEES).expands("responsibleDoc") => "المسؤول(ة)", "Responsable", "Person in charge";
    DIVISION: Id = link("divisionId", || &DIVISIONS).expands("division") => "القسم", "Division", "Division";
    BUREAU_COUNT: i64 = count("bureauCount", || &BUREAUX, bureau::SERVICE) => "عدد المكاتب", "Nombre de bureaux", "Number of offices";
    /// The share of its people that stay at work, where it is another one than the commune’s.
    LEAST_PRESENT: i64 = integer("leastPresent").within(0, 100) => "الحد الأدنى للحضور (%)", "Présence minimale (%)", "Minimum presence (%)";
    /// Those that it had before, or that files call it by.
    ALIASES: Vec<String> = texts("aliases") => "أسماء أخرى في اللوائح", "Autres noms dans les fichiers", "Other names in files";
}

static JOINED: JoinedFields = JoinedFields::new();

/// The person in charge sees the service and its bureaux.
pub static SERVICES: Collection = Collection {
    joined: Some(&JOINED),
    one: Label::new("مصلحة", "Service", "Service"),
    many: Label::new("المصالح", "Services", "Services"),
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    aliases: Some(ALIASES.def),
    page: "/organisation-management/{id}?tab=services",
    rights_follow: &[RESPONSIBLE.def, DIVISION.def],
    ..Collection::new("services", FIELDS)
};

/// Found by its names.
pub static SERVICE: Entity = Entity {
    before_write: &[headed::head_is_in_activity],
    after_write: &[ACTORS_FOLLOW],
    actions: &[&merge::merges(
        "services.merge",
        || &SERVICES,
        |cx, unit, given| merge::merge(cx, unit, ALIASES, given),
    )],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[],
    }),
    import: Some(&Import::by(&SERVICES, &[&[NAME_FR.def], &[NAME_AR.def]])),
    ..Entity::plain(&SERVICES)
};
