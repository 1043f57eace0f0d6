//! GET /v1/calendars/{token}.ics: what whoever made the address may see, for calendar programs. The
//! address is the secret: there is no session.

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use platform::calendar_feed;
use schema::error_codes;

use crate::app::App;
use crate::wire::response::Answer;

/// GET: the calendar; an address that was ended, or never was, is no route.
pub async fn feed(State(app): State<App>, Path(file): Path<String>) -> Answer {
    let secret = file.strip_suffix(".ics").ok_or(error_codes::ROUTE_NOT_FOUND)?;
    let mut answer = Response::new(Body::from(calendar_feed::text_of(&app.engine, secret).await?));
    let headers = answer.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/calendar; charset=utf-8"),
    );
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    Ok(answer)
}
