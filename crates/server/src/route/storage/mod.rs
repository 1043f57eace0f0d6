//! Files (`wire.md` §6), and the buckets they are in (§9).

pub mod bucket;
pub mod file;
pub mod preview;
pub mod scope;
pub mod serve;
pub mod upload;

use engine::files::Bucket;
use schema::Result;

use crate::app::App;
use crate::gate::call::Call;
use scope::FileScope;

/// The bucket, when the caller may come near it.
fn place(app: &App, call: &Call, scope: FileScope, bucket: &str) -> Result<&'static Bucket> {
    scope.is_needed(call)?;
    app.engine.bucket(bucket)
}
