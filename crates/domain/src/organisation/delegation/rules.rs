//! What holds of every delegation.

use engine::Cx;
use schema::{Change, Label, Refusal, Reject, Result};

use super::{DELEGATE, HEAD, SCOPE};
use crate::people::permission::{self, RESOURCE_UNKNOWN};

/// Somebody delegates to himself.
pub const TO_ONESELF: Reject = Reject::invalid(
    "delegation_to_oneself",
    Label::new(
        "لا يمكن التفويض إلى النفس",
        "Une délégation désigne une autre personne",
        "A delegation names another person",
    ),
);
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[TO_ONESELF];

/// The delegate is somebody else.
pub(super) fn delegate_is_somebody_else(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(DELEGATE) == change.after.get(HEAD) {
        return Err(Refusal::new(TO_ONESELF).field(DELEGATE.def.name).into());
    }
    Ok(())
}

/// The scope names known resources, without a leading `/`.
pub(super) fn scope_is_known(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let given: Vec<String> = change.after.get(SCOPE).unwrap_or_default();
    let scope: Vec<String> = given
        .iter()
        .map(|resource| permission::bare(resource.trim()).to_owned())
        .collect();
    if let Some(unknown) = scope.iter().find(|resource| !permission::is_resource(resource)) {
        return Err(Refusal::new(RESOURCE_UNKNOWN)
            .field(SCOPE.def.name)
            .arg("resource", unknown)
            .into());
    }
    change.after.set(SCOPE, scope);
    Ok(())
}
