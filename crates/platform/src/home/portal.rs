//! The portal of an employee: what departments keep of whoever opens it, answered in one request.
//!
//! A noun declares its [`OwnPart`] as an extension of its entity. A part reads what is the employee's own and nothing else, in as
//! few statements as it can: all parts together stay within six.

use engine::{Act, Allowed, Cx, every};
use schema::{Id, Instant, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use crate::people::employee::{self, EMPLOYEES};

/// What a noun shows on the portal of whose it is.
pub struct OwnPart {
    /// The collection: under it the answer holds what the part says.
    pub id: &'static str,
    /// What it says of an employee, who is the caller.
    pub content: fn(&Cx<'_>, &Id) -> Result<Json>,
}

/// What departments keep of the caller.
pub(crate) const SHOW: Act<(), OwnPortal> = Act::read("home.portal", Allowed::Users, |cx, ()| cx.together(show));

/// What departments keep of an employee: each part under its id.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OwnPortal {
    #[serde(flatten)]
    parts: Map<String, Json>,
    who: PortalOwner,
}

/// Whose portal it is.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct PortalOwner {
    full_name_fr: Option<String>,
    full_name_ar: Option<String>,
}

fn show(cx: &Cx<'_>) -> Result<OwnPortal> {
    let own = cx.who().employee.clone().ok_or(error_codes::NO_EMPLOYEE)?;
    let own = Id(own);
    let parts = cx
        .extensions::<OwnPart>()
        .map(|part| Ok((part.id.to_owned(), (part.content)(cx, &own)?)));
    let (parts, file) = (every(parts), cx.get(&EMPLOYEES, own.as_str())?);
    let parts = parts?.into_iter().collect();
    let name = |key| file.as_ref().and_then(|file| file.get(key));
    let who = PortalOwner {
        full_name_fr: name(employee::NAME_FR),
        full_name_ar: name(employee::NAME_AR),
    };
    Ok(OwnPortal { parts, who })
}

/// The moment at which this year began in Morocco: what was asked for since then is of the year.
pub fn start_of_year(cx: &Cx<'_>) -> Instant {
    let first = cx.today().first_of_year();
    Instant(schema::instant_in_morocco(first.at(0, 0, 0, 0)))
}
