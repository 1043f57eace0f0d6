//! What a caller may do, as the web reads it: it builds menus, searches and default filters from this.

use schema::{Collection, FieldSet, RowsOf, Viewed};
use serde_json::{Map, Value as Json, json};

use crate::run_action::is_allowed;
use crate::{Engine, Rights};

impl Engine {
    /// The answer of `GET /v1/rights`, without the profile, which the city adds.
    pub fn rights_page(&self, rights: &Rights) -> Map<String, Json> {
        let mut collections = Map::new();
        for entity in self.entities().iter().filter(|entity| entity.of.is_public()) {
            let mut page = collection(rights, entity.of);
            let allowed = entity
                .actions
                .iter()
                .filter(|action| is_allowed(rights, action.allowed_callers()));
            let actions: Vec<Json> = allowed
                .filter_map(|action| action.id().split_once('.'))
                .filter(|(on, _)| *on == entity.of.id && !rights.view(entity.of).is_of_no_row())
                .map(|(_, name)| Json::from(name))
                .collect();
            if let Some(Json::Array(verbs)) = page.get_mut("verbs") {
                verbs.extend(actions);
                if !verbs.is_empty() {
                    collections.insert(entity.of.id.to_owned(), Json::Object(page));
                }
            }
        }
        let page = json!({
            "userId": rights.account, "employeeId": rights.employee.clone().unwrap_or_default(),
            "admin": rights.is_admin, "auth": rights.auth, "permissions": rights.permissions,
            "rolePermissions": rights.role_permissions, "heads": !rights.units.is_empty(),
            "units": rights.units.ids(), "collections": collections,
        });
        if let Json::Object(page) = page {
            page
        } else {
            Map::new()
        }
    }
}

fn collection(rights: &Rights, of: &'static Collection) -> Map<String, Json> {
    let view = rights.view(of);
    let mut verbs: Vec<&str> = if view.is_empty() { Vec::new() } else { vec!["read"] };
    verbs.extend(
        ["create", "update", "delete"]
            .into_iter()
            .filter(|verb| rights.may(of, verb) && !view.is_of_no_row()),
    );
    let names = |fields: FieldSet| fields.positions().map(|at| of.fields()[at].name).collect::<Vec<_>>();
    let grant = |one: &Viewed| {
        let rows = if one.rows == RowsOf::All { "all" } else { "some" };
        json!({ "rows": rows, "fields": names(one.fields) })
    };
    let readable = view.fields();
    let may_write = verbs.iter().any(|verb| matches!(*verb, "create" | "update"));
    let writable = readable
        .positions()
        .filter(|at| may_write && of.fields()[*at].is_input());
    let page = json!({
        "verbs": verbs, "grants": view.grants.iter().map(grant).collect::<Vec<_>>(),
        "fields": names(readable), "write": writable.map(|at| of.fields()[at].name).collect::<Vec<_>>(),
    });
    if let Json::Object(page) = page {
        page
    } else {
        Map::new()
    }
}
