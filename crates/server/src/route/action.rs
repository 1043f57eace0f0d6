//! Named acts: `POST /v1/actions/{collection}.{action}`, in JSON or as a form with files.

use axum::Extension;
use axum::extract::{FromRequest, Multipart, Path, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use engine::{Footprint, Input, RequestContext};
use schema::{Collection, expected};

use crate::app::App;
use crate::gate::attempt::with_attempt_limit;
use crate::gate::call::Called;
use crate::gate::limit::APPLICANT;
use crate::gate::scope::Scope;
use crate::wire::body::{Body, invalid};
use crate::wire::form;
use crate::wire::response::{Answer, Failure, value};

/// Greatest size of a form with its files, in bytes: a workbook of 200,000 rows is far below it.
pub const FORM_LIMIT: usize = 64 << 20;

/// POST: runs an action. Who may not run it hears so before anything is read of what they send.
pub async fn act(
    State(app): State<App>,
    Extension(call): Called,
    Path(name): Path<String>,
    request: Request,
) -> Answer {
    call.needs(Scope::RunActions)?;
    app.engine.may_act(&call.caller.rights(), &name)?;
    let input = read(&app, request, call.caller.is_guest()).await?;
    let guess_key = app.engine.action(&name).and_then(engine::AnyAct::guess_key);
    let Some(about) = guess_key.filter(|_| call.caller.is_guest()) else {
        return Ok(run(&app, &call.ctx(), &name, input).await?);
    };
    let about = about.subject(&input);
    with_attempt_limit(&app, &call, &APPLICANT, &about, run(&app, &call.ctx(), &name, input)).await
}

/// What a look was made from, and what an act touched: collections that the caller reads, for these are the ones whose events it
/// is told of.
const MADE_FROM: HeaderName = HeaderName::from_static("x-diwan-made-from");
const TOUCHED: HeaderName = HeaderName::from_static("x-diwan-touched");

async fn run(app: &App, ctx: &RequestContext, name: &str, input: Input) -> schema::Result<Response> {
    let mut answer = value(&app.engine.act(ctx, name, input).await?);
    let Footprint { read, written } = ctx.footprint.get();
    let only_looks = app.engine.action(name).is_some_and(engine::AnyAct::only_looks);
    let (header, ids) = if only_looks {
        (MADE_FROM, read)
    } else {
        (TOUCHED, written)
    };
    let is_read = |of: &'static Collection| of.is_public() && ids.contains(of.id) && !ctx.rights.view(of).is_empty();
    let ids = domain::COLLECTIONS.iter().filter(|of| is_read(of));
    let ids: Vec<&str> = ids.map(|of| of.id).collect();
    if let Ok(ids) = HeaderValue::from_str(&ids.join(", ")) {
        answer.headers_mut().insert(header, ids);
    }
    Ok(answer)
}

async fn read(app: &App, request: Request, is_of_guest: bool) -> Result<Input, Failure> {
    if form::is_form(request.headers()) {
        let form = Multipart::from_request(request, &())
            .await
            .map_err(|wrong| invalid("body", expected::readable(wrong.body_text())))?;
        return Ok(form::read(form, &app.config.data, is_of_guest).await?);
    }
    let Body(data) = Body::from_request(request, &()).await?;
    Ok(Input {
        data,
        ..Input::default()
    })
}
