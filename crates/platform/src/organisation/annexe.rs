//! Administrative annexes (ملحقات إدارية): the places where the commune serves people.

use engine::{Entity, Finder, Import};
use schema::{Access, Collection, Grant, Id, Label, Unique, fields, flag, integer, link, text, texts};

use super::{headed, merge};
use crate::people::employee::EMPLOYEES;
use crate::stale_actors::ACTORS_FOLLOW;

fields! {
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    ADDRESS: String = text("address") => "العنوان", "Adresse", "Address";
    PHONE: String = text("phone").form(&schema::PHONE) => "الهاتف", "Téléphone", "Telephone";
    HEAD: Id = link("headId", || &EMPLOYEES).expands("head") => "رئيس(ة) الملحقة الإدارية", "Chef d’annexe", "Head of annexe";
    CODE: String = text("code") => "الرمز", "Code", "Code";
    /// The share of its people that stay at work, where it is another one than the commune’s.
    LEAST_PRESENT: i64 = integer("leastPresent").within(0, 100) => "الحد الأدنى للحضور (%)", "Présence minimale (%)", "Minimum presence (%)";
    /// Certificates of illness come a day later from there (decree 2-99-1219, article 2).
    IS_RURAL: bool = flag("isRural") => "بالوسط القروي", "En milieu rural", "In the country";
    /// Those that it had before, or that files call it by.
    ALIASES: Vec<String> = texts("aliases") => "أسماء أخرى في اللوائح", "Autres noms dans les fichiers", "Other names in files";
}

/// Not deleted while employees or bureaux refer to one.
pub static ANNEXES: Collection = Collection {
    one: Label::new("ملحقة إدارية", "Annexe administrative", "Administrative annexe"),
    many: Label::new("الملحقات الإدارية", "Annexes administratives", "Administrative annexes"),
    unique: &[Unique::on(&[CODE.def])],
    access: Access::resource("annexes").grants(&[Grant::REFERENCE]),
    title: &[NAME_FR.def, NAME_AR.def],
    aliases: Some(ALIASES.def),
    page: "/annexes/{id}",
    rights_follow: &[HEAD.def],
    ..Collection::new("annexes", FIELDS)
};

/// Found by its names, its code and its telephone.
pub static ANNEXE: Entity = Entity {
    before_write: &[headed::head_is_in_activity],
    after_write: &[ACTORS_FOLLOW],
    error_codes: &[headed::ERROR_CODES, merge::ERROR_CODES],
    actions: &[&merge::merges(
        "annexes.merge",
        || &ANNEXES,
        |cx, unit, given| merge::merge(cx, unit, ALIASES, given),
    )],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def, CODE.def, PHONE.def],
        details: &[ADDRESS.def],
    }),
    import: Some(&Import::by(&ANNEXES, &[&[NAME_FR.def], &[NAME_AR.def]])),
    ..Entity::plain(&ANNEXES)
};
