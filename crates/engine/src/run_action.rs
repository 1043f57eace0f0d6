//! Running a named act: prepared outside any transaction, run in one.

use schema::{Error, Result, error_codes};
use serde_json::Value as Json;

use crate::{
    Allowed, AnyAct, Cx, Engine, Entity, Input, PrepareContext, Prepared, RequestContext, Rights, unauthorized,
};

impl Engine {
    /// The action with that id.
    pub fn action(&self, id: &str) -> Option<&'static dyn AnyAct> {
        action_of(self.entities(), id)
    }

    /// The action with that id, if a caller with these rights may run it: what can be said before its input is read.
    pub fn may_act(&self, rights: &Rights, id: &str) -> Result<&'static dyn AnyAct> {
        allowed_action(self.entities(), rights, id)
    }

    /// Runs an action.
    pub async fn act(&self, ctx: &RequestContext, id: &str, input: Input) -> Result<Json> {
        let action = self.may_act(&ctx.rights, id)?;
        let desk = PrepareContext {
            clock: self.clock().clone(),
            ctx: ctx.clone(),
            action: action.id(),
            entities: self.entities(),
        };
        let prepared = tokio::task::spawn_blocking(move || action.prepare(&desk, input));
        let prepared = prepared
            .await
            .map_err(|error| Error::fault("preparing an action", error))??;
        match prepared {
            Prepared::Once(run) => {
                let run = move |cx: &mut Cx<'_>| {
                    let answer = run(cx)?;
                    cx.answers(200, || answer.to_string());
                    Ok(answer)
                };
                self.transact(ctx, action.id(), run).await
            }
            Prepared::Secret(run) => self.transact(ctx, action.id(), run).await,
            Prepared::Look(run) => self.read_as(ctx, run).await,
            Prepared::Long(run) => run(self.clone(), ctx.clone()).await,
        }
    }
}

impl Cx<'_> {
    /// Refuses the caller an action that is not theirs to run.
    ///
    /// # Errors
    /// `general_route_not_found` for what is no action, else that the caller has no right.
    pub fn may_act(&self, id: &str) -> Result<()> {
        allowed_action(self.inner.entities, self.who(), id).map(drop)
    }
}

fn action_of(entities: &[&'static Entity], id: &str) -> Option<&'static dyn AnyAct> {
    let mut all = entities.iter().flat_map(|entity| entity.actions);
    all.find(|action| action.id() == id).copied()
}

/// The action with that id, if a caller with these rights may run it.
fn allowed_action(entities: &[&'static Entity], rights: &Rights, id: &str) -> Result<&'static dyn AnyAct> {
    let action = action_of(entities, id).ok_or(error_codes::ROUTE_NOT_FOUND)?;
    if is_allowed(rights, action.allowed_callers()) {
        Ok(action)
    } else {
        Err(unauthorized(rights))
    }
}

/// Whether a caller may run an action.
pub(crate) fn is_allowed(rights: &Rights, allowed: Allowed) -> bool {
    match allowed {
        Allowed::Guests { .. } => true,
        Allowed::Users => rights.is_user || rights.is_key,
        Allowed::Admins => rights.is_admin || rights.is_key,
        Allowed::Holders(permissions) => permissions.iter().all(|permission| rights.holds_permission(permission)),
        Allowed::Auth(word) => rights.holds_auth(word),
    }
}
