//! Reports: counts and sums.

use axum::Extension;
use axum::extract::{Path, State};

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::route::document::queries;
use crate::wire::response::{Answer, value};

/// GET /v1/reports/{name}: counts and sums, over what the `queries` filter.
pub async fn report(State(app): State<App>, Extension(call): Called, Path(name): Path<String>) -> Answer {
    call.needs(Scope::ReadDocuments)?;
    Ok(value(&app.engine.report(&call.ctx(), &name, &queries(&call)?).await?))
}
