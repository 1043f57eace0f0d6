//! GET /v1/papers/{docId}: whether a paper is genuine, for anybody who holds its code. Ours, without a session: what it says
//! is what the page behind the code shows, and nothing of the city. GET …/docx is for its readers alone.

use axum::Extension;
use axum::extract::{Path, State};
use platform::papers::authentic_document::{check, word};

use super::export::attachment;
use crate::app::App;
use crate::gate::call::Called;
use crate::gate::scope::Scope;
use crate::wire::response::{Answer, value};

/// GET: `{docId, kind, label, refNumber, issuedOn, state, maskedName, vouched, madeBy, replacedBy, sha256}`, always these; 404
/// for a code that nobody was given. A dropped file is compared by its hash where it was dropped: nothing is sent here.
pub async fn check(State(app): State<App>, Extension(call): Called, Path(code): Path<String>) -> Answer {
    Ok(value(&check::check(&app.engine, &code, call.lang).await?))
}

/// GET …/keys: `{total, keys: [{keyId, publicKey, since, until}]}`, Ed25519 in base64, to verify seals without us.
pub async fn keys(State(app): State<App>) -> Answer {
    Ok(value(&check::keys(&app.engine).await?))
}

/// GET …/docx: a copy to be edited, for who reads the paper itself; it says that it proves nothing.
pub async fn docx(State(app): State<App>, Extension(call): Called, Path(code): Path<String>) -> Answer {
    call.needs(Scope::ReadDocuments)?;
    Ok(attachment(word::word_copy(&app.engine, &call.ctx(), &code).await?))
}
