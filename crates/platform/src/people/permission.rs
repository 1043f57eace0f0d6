//! Permissions (`resource:action`) and auth entries (`admin`, `order-mission-admin`, routes): which ones exist.

use schema::error_codes;

/// Everything, everywhere.
pub const EVERYTHING: &str = "*";
/// The same as [`EVERYTHING`], as a word.
pub const ADMIN: &str = "admin";
/// Every action on a resource.
pub const ALL: &str = "*";
/// Sees and edits every mission; implies the route.
pub const MISSION_ADMIN: &str = "order-mission-admin";
/// What [`MISSION_ADMIN`] implies, and what every new user gets.
pub const MISSIONS: &str = "/order-mission";

/// The routes of the product: the first segment, which is also a resource, and the segments that may
/// follow it. A record's id may follow either.
const ROUTES: &[(&str, &[&str])] = &[
    ("annexes", &[]),
    (
        "recruitment-system",
        &["candidates", "categories", "positions", "recruitment-processes"],
    ),
    ("rh-managements", &["employee"]),
    ("employee-portail", &["documents", "leaves"]),
    ("absence-management", &[]),
    ("pointage", &[]),
    ("assignments", &[]),
    ("rhDocuments", &[]),
    ("organisation-management", &[]),
    ("cars-management", &[]),
    ("order-mission", &[]),
    ("park-inventaire", &[]),
    ("park-maintenance", &[]),
    ("users-management", &[]),
    ("bureauEconomic", &[]),
    ("chef-bureau", &[]),
    ("chef-service", &[]),
    ("revenue-dashboard", &[]),
    ("redevables", &[]),
    ("abbatoir", &[]),
    ("inventory-dashboard", &[]),
    ("litiges", &["PreRecours", "Recours", "Avocats", "Statistiques"]),
    ("archive", &[]),
    ("statistics", &[]),
    ("profile", &[]),
    (
        "settings",
        &[
            "administration",
            "account",
            "appearance",
            "notifications",
            "display",
            "error-example",
        ],
    ),
    ("chats", &[]),
    ("users", &[]),
    ("analysis", &[]),
    ("apps", &[]),
    ("extra-components", &[]),
];

error_codes! {
    PERMISSION_UNKNOWN = "permission_unknown", invalid => "صلاحية غير معروفة: {permission}", "Autorisation inconnue\u{a0}: {permission}", "Unknown permission: {permission}";
    AUTH_UNKNOWN = "auth_unknown", invalid => "ولوج غير معروف: {entry}", "Accès inconnu\u{a0}: {entry} (admin, order-mission-admin ou une route connue)", "Unknown access: {entry} (admin, order-mission-admin or a known route)";
    /// A resource that nobody knows, in the scope of a delegation.
    RESOURCE_UNKNOWN = "resource_unknown", invalid => "مجال غير معروف: {resource}", "Domaine inconnu\u{a0}: {resource}", "Unknown resource: {resource}";
}

/// Without a leading `/`, which is dropped before comparing.
pub fn without_leading_slash(resource: &str) -> &str {
    resource.strip_prefix('/').unwrap_or(resource)
}

/// Whether it makes an administrator of whoever holds it.
pub fn is_everything(word: &str) -> bool {
    word == EVERYTHING || word == ADMIN
}

/// Every resource, in the order of the menu.
pub fn resources() -> impl Iterator<Item = &'static str> {
    ROUTES.iter().map(|(first, _)| *first)
}

/// Whether somebody knows the resource.
pub fn is_resource(resource: &str) -> bool {
    resources().any(|known| known == without_leading_slash(resource))
}

/// Whether a permission list may hold it: a word, or an action on a known resource.
pub fn is_permission(permission: &str) -> bool {
    let is_word =
        |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    match permission.split_once(':') {
        Some((resource, action)) => is_resource(resource) && (action == "*" || is_word(action)),
        None => is_everything(permission) || permission == MISSION_ADMIN,
    }
}

/// Whether an auth list may hold it: a word, or a known route with its leading `/`.
pub fn is_auth(entry: &str) -> bool {
    if is_everything(entry) || entry == MISSION_ADMIN {
        return true;
    }
    let Some(route) = entry.strip_prefix('/') else {
        return false;
    };
    let mut segments = route.split('/');
    let first = segments.next().unwrap_or_default();
    let Some((_, below)) = ROUTES.iter().find(|(known, _)| *known == first) else {
        return false;
    };
    let is_below = segments
        .next()
        .is_none_or(|second| below.contains(&second) || (below.is_empty() && !second.is_empty()));
    is_below && segments.all(|segment| !segment.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permissions_name_an_action_on_a_known_resource() {
        for permission in [
            "*",
            "admin",
            "order-mission-admin",
            "rh-managements:*",
            "/rh-managements:read",
            "archive:import",
        ] {
            assert!(is_permission(permission), "{permission}");
        }
        for permission in [
            "",
            "rh-managements",
            "rh:read",
            "rh-managements:",
            "*:read",
            "rh-managements:a b",
            ":read",
        ] {
            assert!(!is_permission(permission), "{permission}");
        }
    }

    #[test]
    fn auth_takes_words_and_known_routes() {
        for entry in [
            "admin",
            "*",
            "order-mission-admin",
            "/order-mission",
            "/litiges/PreRecours",
            "/rh-managements/employee/x",
        ] {
            assert!(is_auth(entry), "{entry}");
        }
        for entry in [
            "",
            "/",
            "order-mission",
            "/nowhere",
            "/litiges/x",
            "//order-mission",
            "/order-mission/",
        ] {
            assert!(!is_auth(entry), "{entry}");
        }
    }
}
