//! What holds of every delegation.

use engine::Cx;
use schema::{Change, Rejection, Result, error_codes};

use super::{DELEGATE, FROM, HEAD, SCOPE, TO};
use crate::people::grant;
use crate::people::permission::{self, RESOURCE_UNKNOWN};

error_codes! {
    TO_ONESELF = "delegation_to_oneself", invalid => "لا يمكن التفويض إلى النفس", "Une délégation désigne une autre personne", "A delegation names another person";
}

/// The delegate is somebody else.
pub(super) fn delegate_is_somebody_else(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(DELEGATE) == change.after.get(HEAD) {
        return Err(Rejection::new(TO_ONESELF).field(DELEGATE.def.name).into());
    }
    Ok(())
}

/// The scope names known resources, without a leading `/`.
pub(super) fn scope_is_known(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let given: Vec<String> = change.after.get(SCOPE).unwrap_or_default();
    let scope: Vec<String> = given
        .iter()
        .map(|resource| permission::without_leading_slash(resource.trim()).to_owned())
        .collect();
    if let Some(unknown) = scope.iter().find(|resource| !permission::is_resource(resource)) {
        return Err(Rejection::new(RESOURCE_UNKNOWN)
            .field(SCOPE.def.name)
            .arg("resource", unknown)
            .into());
    }
    change.after.set(SCOPE, scope);
    Ok(())
}

/// Heads give their own view; anybody else gives what they see themselves.
pub(super) fn nobody_gives_what_they_do_not_hold(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_given = change.is_new()
        || change.touches(HEAD)
        || change.touches(DELEGATE)
        || change.touches(SCOPE)
        || change.touches(FROM)
        || change.touches(TO);
    let head = change.after.get(HEAD).map(|head| head.0);
    if !is_given || (head.is_some() && head == cx.who().employee) {
        return Ok(());
    }
    grant::to_delegate(cx, &change.after.get(SCOPE).unwrap_or_default(), &SCOPE.def)
}
