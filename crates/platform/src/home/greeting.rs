//! By which names the first screen greets its reader.

use engine::Cx;
use schema::{Id, Result};
use serde_json::{Value as Json, json};

use crate::people::employee::EMPLOYEES;
use crate::people::person::PERSONS;
use crate::people::user::{self, USERS};

/// The names by which the caller is greeted: of the caller's employee, else of the person whom the user is linked to.
pub(super) fn who(cx: &Cx<'_>) -> Result<Json> {
    let found = if let Some(id) = cx.who().employee.clone() {
        cx.many_readable(&EMPLOYEES, &[id])?
    } else {
        let own = cx.who().user.clone().map_or(Ok(None), |id| cx.get(&USERS, &id))?;
        let person = own.and_then(|user| user.get(user::PERSON)).map(|Id(id)| id);
        cx.many_readable(&PERSONS, person.as_slice())?
    };
    let names = |one: &schema::Document| {
        let (french, arabic) = one.title();
        json!({ "nameFr": french, "nameAr": arabic })
    };
    Ok(found.first().map_or(Json::Null, names))
}
