//! The search of the top bar.

use axum::Extension;
use axum::extract::State;

use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::response::{Answer, value};

/// GET /v1/search?q=: whatever the caller may read, by name, number, plate, reference or telephone.
pub async fn search(State(app): State<App>, Extension(call): Called) -> Answer {
    call.needs(Scope::ReadDocuments)?;
    Ok(value(
        &app.engine
            .search(&call.ctx(), call.params.get("q").unwrap_or_default())
            .await?,
    ))
}
