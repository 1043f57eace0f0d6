//! The portal of an employee: what departments keep of whoever opens it, answered in one request.
//!
//! A noun declares its [`OwnPart`] as an extension of its entity. A part reads what is the employee's own and nothing else, in as
//! few statements as it can: all parts together stay within six.

use engine::{Action, Allowed, Cx, every};
use schema::{Id, Instant, Result, error_codes};
use serde_json::{Map, Value as Json, json};

use crate::people::employee::{self, EMPLOYEES};

/// What a noun shows on the portal of whose it is.
pub struct OwnPart {
    /// The collection: under it the answer holds what the part says.
    pub id: &'static str,
    /// What it says of an employee, who is the caller.
    pub content: fn(&Cx<'_>, &Id) -> Result<Json>,
}

/// `home.portal` → `{who: {fullNameFr, fullNameAr}, leaveRequests: …, documentRequests: …, …}`: each part under its id.
pub const SHOW: Action<()> = Action::read("home.portal", Allowed::Users, |cx, ()| cx.together(show));

fn show(cx: &Cx<'_>) -> Result<Json> {
    let own = cx.who().employee.clone().ok_or(error_codes::NO_EMPLOYEE)?;
    let own = Id(own);
    let parts = cx
        .extensions::<OwnPart>()
        .map(|part| Ok((part.id.to_owned(), (part.content)(cx, &own)?)));
    let (parts, file) = (every(parts), cx.get(&EMPLOYEES, own.as_str())?);
    let mut told: Map<String, Json> = parts?.into_iter().collect();
    let name = |key| file.as_ref().and_then(|file| file.get(key));
    let who = json!({ "fullNameFr": name(employee::NAME_FR), "fullNameAr": name(employee::NAME_AR) });
    told.insert("who".to_owned(), who);
    Ok(Json::Object(told))
}

/// The moment at which this year began in Morocco: what was asked for since then is of the year.
pub fn start_of_year(cx: &Cx<'_>) -> Instant {
    let first = cx.today().first_of_year();
    Instant(schema::instant_in_morocco(first.at(0, 0, 0, 0)))
}
