//! Files (`docs/protocol.md` §6), and the buckets they are in (§9).

pub mod bucket;
pub mod file;
pub mod preview;
pub mod scope;
pub mod serve;
pub mod upload;

use engine::files::Bucket;
use engine::{RequestContext, Rights};
use schema::Result;

use crate::app::App;
use crate::gate::call::Call;
use scope::FileScope;

/// The bucket, when the caller may come near it.
fn resolve_bucket(app: &App, call: &Call, scope: FileScope, bucket: &str) -> Result<&'static Bucket> {
    scope.is_needed(call)?;
    app.engine.bucket(bucket)
}

/// The secret of the link that a call comes by.
fn link_of(call: &Call) -> Option<&str> {
    call.params.get("token").filter(|secret| !secret.is_empty())
}

/// Whether a guest comes by a link that was handed out: it may stand in a page of anybody.
fn is_by_link(call: &Call) -> bool {
    call.caller.is_guest() && link_of(call).is_some()
}

/// As whom the bytes of a file are read: as a link allows when there is one that opens this very file, else as the
/// caller. A link that opens nothing, or another file, is none: nobody learns what was wrong with it.
async fn reader(app: &App, call: &Call, bucket: &'static Bucket, id: &str) -> Result<RequestContext> {
    let own = call.ctx();
    let Some(secret) = link_of(call) else {
        return Ok(own);
    };
    let Some(link) = app.accounts.file_link_of(secret)? else {
        return Ok(own);
    };
    let by_link = RequestContext {
        rights: Rights::whole(&format!("link:{link}")).into(),
        ..own.clone()
    };
    let is_open = app.engine.opens_file(&by_link, &link, bucket, id).await?;
    Ok(if is_open { by_link } else { own })
}
