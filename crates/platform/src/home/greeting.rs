//! By which names the first screen greets its reader.

use engine::Cx;
use schema::{Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use crate::people::employee::EMPLOYEES;
use crate::people::person::PERSONS;
use crate::people::user::{self, USERS};

/// The names by which the caller is greeted.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct GreetedReader {
    name_fr: String,
    name_ar: String,
}

/// Of the caller's employee, else of the person whom the user is linked to.
pub(super) fn who(cx: &Cx<'_>) -> Result<Option<GreetedReader>> {
    let found = if let Some(id) = cx.who().employee.clone() {
        cx.many_readable(&EMPLOYEES, &[id])?
    } else {
        let own = cx.who().user.clone().map_or(Ok(None), |id| cx.get(&USERS, &id))?;
        let person = own.and_then(|user| user.get(user::PERSON)).map(|Id(id)| id);
        cx.many_readable(&PERSONS, person.as_slice())?
    };
    let names = |one: &schema::Document| {
        let (fr, ar) = one.title();
        GreetedReader {
            name_fr: fr,
            name_ar: ar,
        }
    };
    Ok(found.first().map(names))
}
