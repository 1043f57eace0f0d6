//! Named acts: `POST /v1/actions/{collection}.{action}`, in JSON or as a form with files.

use axum::Extension;
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, Multipart, Path, Request, State};
use axum::http::{StatusCode, header};
use engine::{Input, Upload};
use schema::{Result, expected, refusal};
use serde_json::Value as Json;

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::answer::{Answer, Failure, value};
use crate::wire::body::{Body, invalid};

/// Greatest size of a form with its files, in bytes: a workbook of 200,000 rows is far below it.
pub const FORM_LIMIT: usize = 64 << 20;

/// POST: runs an action.
pub async fn act(
    State(app): State<App>,
    Extension(call): Called,
    Path(name): Path<String>,
    request: Request,
) -> Answer {
    call.needs(Scope::RunActions)?;
    if app.engine.action(&name).is_none() {
        return Err(refusal::ROUTE_NOT_FOUND.into());
    }
    let mut input = read(request).await?;
    input.lang = input.text("language").and_then(schema::Lang::read).unwrap_or(call.lang);
    Ok(value(&app.engine.act(&call.ask(), &name, input).await?))
}

async fn read(request: Request) -> Result<Input, Failure> {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        let form = Multipart::from_request(request, &())
            .await
            .map_err(|wrong| invalid("body", expected::readable(wrong.body_text())))?;
        return Ok(read_form(form).await?);
    }
    let Body(data) = Body::from_request(request, &()).await?;
    Ok(Input {
        data,
        ..Input::default()
    })
}

async fn read_form(mut form: Multipart) -> Result<Input> {
    let mut input = Input::default();
    while let Some(part) = form.next_field().await.map_err(|wrong| unread(&wrong))? {
        read_part(part, &mut input).await?;
    }
    Ok(input)
}

async fn read_part(part: Field<'_>, input: &mut Input) -> Result<()> {
    let field = part.name().unwrap_or_default().to_owned();
    let file = part.file_name().map(str::to_owned);
    let bytes = part.bytes().await.map_err(|wrong| unread(&wrong))?;
    if let Some(name) = file {
        input.files.push(Upload {
            field,
            name,
            bytes: bytes.to_vec(),
        });
        return Ok(());
    }
    let text = String::from_utf8(bytes.to_vec()).map_err(|_| invalid(&field, expected::UTF_8))?;
    // Arrays repeat `name[]`, or number `name[0]` (wire.md §2.3).
    match field.split_once('[') {
        Some((name, _)) => {
            let list = input
                .data
                .entry(name.to_owned())
                .or_insert_with(|| Json::Array(Vec::new()));
            list.as_array_mut()
                .into_iter()
                .for_each(|list| list.push(Json::from(text.clone())));
        }
        None => drop(input.data.insert(field, Json::from(text))),
    }
    Ok(())
}

fn unread(wrong: &MultipartError) -> schema::Error {
    if wrong.status() == StatusCode::PAYLOAD_TOO_LARGE {
        refusal::TOO_LARGE.into()
    } else {
        invalid("body", expected::readable(wrong.body_text()))
    }
}
