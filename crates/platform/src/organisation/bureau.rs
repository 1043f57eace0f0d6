//! Bureaux (مكاتب): the offices of the organisation and of the inventory are one collection.
//!
//! What departments count of their rows joins them.

use engine::{Cx, Effect, Entity, Finder, Import};
use schema::{
    Change, Collection, Id, JoinedFields, Label, Qualifier, Result, Sticker, fields, integer, link, text, texts,
};

use super::annexe::{self, ANNEXES};
use super::building::BUILDINGS;
use super::location::{self, LOCATIONS};
use super::service::{self, SERVICES};
use super::{headed, merge};
use crate::people::employee::{EMPLOYEES, place};
use crate::stale_actors::ACTORS_FOLLOW;

fields! {
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    HEAD: Id = link("headId", || &EMPLOYEES).expands("head") => "رئيس(ة) المكتب", "Chef de bureau", "Head of office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe") => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    BUILDING: Id = link("buildingId", || &BUILDINGS).expands("building") => "البناية", "Bâtiment", "Building";
    LOCATION: Id = link("locationId", || &LOCATIONS).expands("location").restricted(location::HAS_OFFICES) => "الموقع", "Emplacement", "Location";
    FLOOR: String = text("floor") => "الطابق", "Étage", "Floor";
    /// The share of its people that stay at work, where it is another one than the commune’s.
    LEAST_PRESENT: i64 = integer("leastPresent").within(0, 100) => "الحد الأدنى للحضور (%)", "Présence minimale (%)", "Minimum presence (%)";
    /// Those that it had before, or that files call it by.
    ALIASES: Vec<String> = texts("aliases") => "أسماء أخرى في اللوائح", "Autres noms dans les fichiers", "Other names in files";
}

static JOINED: JoinedFields = JoinedFields::new();

/// Their heads see them.
pub static BUREAUX: Collection = Collection {
    joined: Some(&JOINED),
    one: Label::new("مكتب", "Bureau", "Office"),
    many: Label::new("المكاتب", "Bureaux", "Offices"),
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    // Every service has an office of order.
    qualifiers: &[
        Qualifier {
            through: SERVICE.def,
            by: &[service::NAME_FR.def, service::NAME_AR.def],
        },
        Qualifier {
            through: ANNEXE.def,
            by: &[annexe::NAME_FR.def, annexe::NAME_AR.def],
        },
    ],
    aliases: Some(ALIASES.def),
    page: "/organisation-management/{id}?tab=bureaux",
    // At its door: who counts what stands there scans the office first.
    sticker: Some(Sticker {
        lines: &[NAME_FR.def, NAME_AR.def, FLOOR.def],
        page: Some("/inventory-dashboard/bureaux/{id}"),
    }),
    rights_follow: &[HEAD.def, SERVICE.def],
    ..Collection::new("bureaux", FIELDS)
};

/// What follows where an office was written; declared by nouns that stand above the organisation. It writes nothing itself: it
/// queues a job that does.
pub struct BureauFollower(pub fn(&mut Cx<'_>, &Change) -> Result<()>);

/// Whoever follows offices is told of each write of one.
const FOLLOWED: Effect = Effect {
    touches: &[],
    run: |cx, change| {
        let followers: Vec<_> = cx.extensions::<BureauFollower>().map(|one| one.0).collect();
        followers.into_iter().try_for_each(|follow| follow(cx, change))
    },
};

/// Found by its names; its people are in its service.
pub static BUREAU: Entity = Entity {
    before_write: &[headed::head_is_in_activity],
    after_write: &[
        Effect {
            touches: &[|| &EMPLOYEES],
            run: place::people_follow_their_bureau,
        },
        ACTORS_FOLLOW,
        FOLLOWED,
    ],
    actions: &[&merge::merges(
        "bureaux.merge",
        || &BUREAUX,
        |cx, unit, given| merge::merge(cx, unit, ALIASES, given),
    )],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[SERVICE.def],
    }),
    import: Some(&Import::by(
        &BUREAUX,
        &[&[NAME_FR.def, SERVICE.def], &[NAME_FR.def], &[NAME_AR.def]],
    )),
    ..Entity::plain(&BUREAUX)
};
