//! The roles made at first start; a commune edits them afterwards as it likes.

use engine::{Cx, Engine, RequestContext, Rights};
use schema::{Document, Result};

use super::{GRANTABLE, NAME, NAME_AR, NAME_FR, PERMISSIONS, ROLES};

/// Name, French name, Arabic name, permissions.
type First = (&'static str, &'static str, &'static str, &'static [&'static str]);

/// Name, French and Arabic name, permissions. Administrators may change all of it.
pub const FIRST: &[First] = &[
    ("administrator", "Administrateur", "مدير النظام", &["*"]),
    (
        "hr",
        "Ressources humaines",
        "الموارد البشرية",
        &[
            "rh-managements:*",
            "assignments:*",
            "absence-management:*",
            "pointage:*",
            "rhDocuments:*",
            "organisation-management:*",
            "annexes:read",
            "statistics:read",
        ],
    ),
    (
        "mission_admin",
        "Administrateur des ordres de mission",
        "المكلف(ة) بالأوامر بمهمة",
        &["order-mission-admin"],
    ),
    (
        "fleet",
        "Parc automobile",
        "حظيرة السيارات",
        &[
            "cars-management:*",
            "park-maintenance:*",
            "park-inventaire:*",
            "order-mission:read",
        ],
    ),
    ("head_of_bureau", "Chef de bureau", "رئيس(ة) مكتب", &["chef-bureau:*"]),
    (
        "head_of_service",
        "Chef de service",
        "رئيس(ة) مصلحة",
        &["chef-service:*"],
    ),
    (
        "head_of_division",
        "Chef de division",
        "رئيس(ة) قسم",
        &["chef-service:*"],
    ),
    ("head_of_direction", "Directeur", "مدير(ة)", &["chef-service:*"]),
    (
        "head_of_annexe",
        "Chef d’annexe",
        "رئيس(ة) الملحقة الإدارية",
        &["chef-bureau:*"],
    ),
    (
        "council_member",
        "Conseiller communal",
        "عضو مجلس الجماعة",
        &["statistics:read"],
    ),
    (
        "employee",
        "Fonctionnaire",
        "موظف(ة)",
        &["employee-portail:read", "employee-portail:create"],
    ),
    ("recruitment", "Recrutement", "التوظيف", &["recruitment-system:*"]),
    (
        "economic",
        "Bureau économique",
        "مكتب الشؤون الاقتصادية",
        &["bureauEconomic:*"],
    ),
    ("legal", "Affaires juridiques", "الشؤون القانونية", &["litiges:*"]),
    ("archivist", "Archiviste", "المكلف(ة) بالأرشيف", &["archive:*"]),
    ("property", "Patrimoine", "الممتلكات", &["inventory-dashboard:*"]),
    (
        "revenue",
        "Recettes",
        "المداخيل",
        &["revenue-dashboard:*", "redevables:*", "abbatoir:*"],
    ),
];

/// Whether whoever looks after users may give this first role: what everybody who works here may hold, and what heads of
/// units are given for heading them.
pub fn is_grantable(name: &str) -> bool {
    name == "employee" || name.starts_with("head_of_")
}

/// Makes the first roles where there is none at all. Their ids are their names.
pub fn make(cx: &mut Cx<'_>) -> Result<()> {
    if cx.count(&ROLES, [])? > 0 {
        return Ok(());
    }
    for (name, name_fr, name_ar, permissions) in FIRST {
        let mut role = Document::new(&ROLES)
            .with(NAME, (*name).to_owned())
            .with(NAME_FR, (*name_fr).to_owned())
            .with(NAME_AR, (*name_ar).to_owned())
            .with(GRANTABLE, is_grantable(name))
            .with(
                PERMISSIONS,
                permissions.iter().map(|permission| (*permission).to_owned()).collect(),
            );
        (*name).clone_into(&mut role.id);
        cx.create(role)?;
    }
    Ok(())
}

/// Rows of a noun that a store begins with, where none of them stands: declared among the extensions of its entity. It runs at
/// every start, so twice must be once; what a commune changed since stays.
pub struct FirstRows(pub fn(&mut Cx<'_>) -> Result<()>);

/// The roles, then what the nouns declare.
pub(crate) fn make_all(cx: &mut Cx<'_>) -> Result<()> {
    make(cx)?;
    cx.extensions::<FirstRows>().try_for_each(|FirstRows(make)| make(cx))
}

/// What a store needs at its first start: the roles and the first rows of the nouns, where there are none.
pub async fn first_start(engine: &Engine) -> Result<()> {
    let ctx = RequestContext::new(Rights::whole("first start"));
    engine.transact(&ctx, "first rows", make_all).await
}
