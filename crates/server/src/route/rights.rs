//! What the caller may see and do.

use axum::Extension;
use axum::extract::State;
use engine::Cx;
use platform::home::unit::headed_screens;
use platform::open_place::open_places;
use platform::people::employee::{self, EMPLOYEES};
use platform::people::person::PERSONS;
use platform::people::user::{EMAIL, PERSON, USERNAME, USERS};
use schema::{Document, Id, Result, error_codes};
use serde_json::{Value as Json, json};

use crate::app::App;
use crate::gate::call::Called;
use crate::wire::response::{Answer, value};

/// GET /v1/rights: what the caller may see and do.
pub async fn rights(State(app): State<App>, Extension(call): Called) -> Answer {
    let rights = call.caller.rights();
    if call.caller.is_guest() {
        return Err(call.missing_scope("account").into());
    }
    if !rights.is_user && !rights.is_key {
        return Err(error_codes::NO_USER.into());
    }
    let mut page = app.engine.rights_page(&rights);
    let (profile, mut places) = profile(&app, rights.user.clone(), rights.employee.clone()).await?;
    places.extend(headed_screens(&rights.units));
    page.insert("profile".to_owned(), profile);
    page.insert("places".to_owned(), json!(places));
    Ok(value(&page.into()))
}

/// The caller's row of `users`, as far as a greeting needs it, by which names and with which face people know them, and the screens
/// that are open to them by what they are; keys have neither.
async fn profile(app: &App, user: Option<String>, employee: Option<String>) -> Result<(Json, Vec<String>)> {
    let Some(id) = user else {
        return Ok((Json::Null, Vec::new()));
    };
    let read = move |cx: &Cx<'_>| {
        let row = cx.need(&USERS, &id)?;
        let face = face(cx, &row, employee.as_deref())?;
        Ok((row, face, open_places(cx, &Id(id.clone()))?))
    };
    let (row, [french, arabic, photo], places) = app.engine.read(read).await?;
    Ok((
        json!({"$id": row.id, "username": row.get(USERNAME), "email": row.get(EMAIL), "nameFr": french, "nameAr": arabic,
            "photoId": photo}),
        places.into_iter().map(str::to_owned).collect(),
    ))
}

/// The names in French and in Arabic and the photo: those of the file, else of the person that the user is linked to.
fn face(cx: &Cx<'_>, user: &Document, employee: Option<&str>) -> Result<[Option<String>; 3]> {
    if let Some(file) = employee.map_or(Ok(None), |id| cx.get(&EMPLOYEES, id))? {
        let (french, arabic) = file.title();
        return Ok([Some(french), Some(arabic), file.get(employee::PHOTO).map(|Id(id)| id)]);
    }
    let person = user.get(PERSON).map_or(Ok(None), |Id(id)| cx.get(&PERSONS, &id))?;
    let (french, arabic) = person.map(|person| person.title()).unzip();
    Ok([french, arabic, None])
}
