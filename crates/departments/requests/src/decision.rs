//! Who answers requests: somebody who is signed in, from where the flow allows it, and never their own. No key, job or sheet
//! does it in their place.

use engine::Cx;
use platform::people::user;
use schema::{Document, Flow, Id, Label, Rejection, Result, error_codes};

error_codes! {
    OWN_REQUEST = "request_of_oneself", 403 => "لا يعالج أحد طلبا يخصه هو نفسه", "Nul ne traite sa propre demande", "Nobody processes a request of their own";
}

/// The user who answers what somebody else asked for.
pub(crate) fn user_answering(cx: &Cx<'_>, employee: &Id) -> Result<Id> {
    let user = user::caller(cx)?;
    if cx.who().employee.as_deref() == Some(employee.as_str()) {
        return Err(OWN_REQUEST.into());
    }
    Ok(user)
}

/// Refuses a step that is not open to the caller from where the row stands.
pub(crate) fn is_open_step(cx: &Cx<'_>, flow: &Flow, row: &Document, to: &str) -> Result<()> {
    let from = row.value(flow.field.name).text().unwrap_or_default();
    let step = flow.find(from, to);
    if step.is_some_and(|step| cx.who().is_actor_of(step, row)) {
        return Ok(());
    }
    let words = flow.field.kind.words().unwrap_or_default();
    let label = |wire: &str| {
        let word = words.iter().find(|word| word.wire == wire);
        word.map_or(Label::new("", "", ""), |word| word.label)
    };
    let refused = Rejection::new(error_codes::FLOW_FORBIDDEN).field(flow.field.name);
    Err(refused.label("from", label(from)).label("to", label(to)).into())
}
