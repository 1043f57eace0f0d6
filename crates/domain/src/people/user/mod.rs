//! Users: the profile of an account. A session's profile is the row whose `userId` is its account.

use schema::{
    Access, Collection, Fields, Grant, Id, Instant, Label, Rows, Unique, Who, fields, flag, instant, link, links, text,
    texts,
};

use super::employee::EMPLOYEES;
use super::person::PERSONS;
use super::role::ROLES;

/// The resource of users and roles.
pub const RESOURCE: &str = "users-management";

fields! {
    USERNAME: String = text("username").required().searched() => "اسم المستعمل", "Nom d'utilisateur", "Username";
    EMAIL: String = text("email").form(&schema::EMAIL).required().searched() => "البريد الإلكتروني", "Courriel", "E-mail";
    ACCOUNT: String = text("userId") => "معرف الحساب", "Identifiant du compte", "Account id";
    AUTH: Vec<String> = texts("auth") => "الولوج", "Accès", "Access";
    PERMISSIONS: Vec<String> = texts("permissions") => "الصلاحيات المباشرة", "Autorisations directes", "Direct permissions";
    ROLES_HELD: Vec<Id> = links("roles", || &ROLES).expands("roleDocs") => "الأدوار", "Rôles", "Roles";
    PERSON: Id = link("personPublicDataID", || &PERSONS).expands("person") => "المعطيات الشخصية", "Données personnelles", "Personal data";
    EMPLOYEE: Id = link("persoActif", || &EMPLOYEES).expands("employee") => "الموظف(ة)", "Fonctionnaire", "Employee";
    PENDING: bool = flag("pending") => "في انتظار القبول", "En attente", "Pending";
    DISABLED: bool = flag("disabled") => "موقوف", "Désactivé", "Disabled";
    LAST_SEEN: Instant = instant("lastSeenAt").computed() => "آخر ظهور", "Dernière connexion", "Last seen";
}

/// The own row is readable, not writable, by its user.
pub static USERS: Collection = Collection {
    one: Label::new("مستعمل(ة)", "Utilisateur", "User"),
    many: Label::new("المستعملون", "Utilisateurs", "Users"),
    unique: &[
        Unique::on(&[USERNAME.def]),
        Unique::on(&[EMAIL.def]),
        Unique::on(&[ACCOUNT.def]),
    ],
    access: Access::resource(RESOURCE).grants(&[Grant::new(Who::Users, Rows::Account("userId"), Fields::All)]),
    title: &[USERNAME.def],
    ..Collection::new("users", FIELDS)
};
