//! Roles: named lists of permissions that a commune gives to its people.

use engine::{Entity, Finder, Import};
use schema::{Access, Collection, Fields, Grant, Label, Rows, Unique, Who, fields, flag, text, texts};

use super::user;
use crate::stale_actors::ACTORS_FOLLOW;

pub mod first;
mod rules;

fields! {
    NAME: String = text("name").required() => "المعرف", "Identifiant", "Name";
    NAME_FR: String = text("nameFr").required() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    PERMISSIONS: Vec<String> = texts("permissions") => "الصلاحيات", "Autorisations", "Permissions";
    REQUIRES_MFA: bool = flag("requiresMfa") => "يتطلب التحقق بخطوتين", "Exige un second facteur", "Requires a second factor";
    /// Whether whoever looks after users may give it; else administrators alone do.
    GRANTABLE: bool = flag("grantable") => "يمنحه أيضا المكلفون بالمستعملين", "Peut être donné par les gestionnaires d’utilisateurs", "May be given by who looks after users";
}

/// Held roles are readable by their holder.
pub static ROLES: Collection = Collection {
    one: Label::new("دور", "Rôle", "Role"),
    many: Label::new("الأدوار", "Rôles", "Roles"),
    unique: &[Unique::on(&[NAME.def])],
    access: Access::resource(user::RESOURCE).grants(&[Grant::new(Who::Users, Rows::HeldRoles, Fields::All)]),
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/users-management/{id}?tab=roles",
    ..Collection::new("roles", FIELDS)
};

/// What a role gives is its editor's to give, and one administrator always remains.
pub static ROLE: Entity = Entity {
    before_write: &[
        rules::permissions_are_known,
        rules::nobody_gives_what_they_do_not_hold,
        rules::an_administrator_remains,
    ],
    after_write: &[ACTORS_FOLLOW, user::ACCESS_FOLLOWED],
    before_delete: &[
        rules::nobody_gives_what_they_do_not_hold,
        rules::an_administrator_remains_without_it,
    ],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def, NAME.def],
        details: &[NAME.def],
    }),
    import: Some(&Import::by(&ROLES, &[&[NAME.def]])),
    ..Entity::plain(&ROLES)
};
