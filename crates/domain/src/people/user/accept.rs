//! `users.accept`: lets somebody in who waits.

use engine::{Action, Allowed, Cx, Input, Run};
use schema::{Id, Label, Reject, Result, refusal};
use serde_json::{Value as Json, json};

use super::input;
use super::{ACCEPTED_UNVERIFIED, EMPLOYEE, PENDING, ROLES_HELD, UNVERIFIED};

/// The argument that says the second yes.
pub(super) const KNOWINGLY: &str = "acceptUnverified";

/// Somebody is let in under an address that nobody has proven.
pub const ADDRESS_UNPROVEN: Reject = Reject::conflict(
    "user_address_unproven",
    Label::new(
        "لم يؤكد أحد العنوان {email}: قد يكون المسجل شخصا آخر. للقبول رغم ذلك: users.accept مع acceptUnverified",
        "L’adresse {email} n’est pas confirmée : la personne inscrite n’en est peut-être pas titulaire. Pour l’accepter quand même : users.accept avec acceptUnverified",
        "Nobody has confirmed the address {email}: whoever registered may be somebody else. To accept all the same: users.accept with acceptUnverified",
    ),
);
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[ADDRESS_UNPROVEN];

/// Accepts who waits, with the file and the roles that are named; under an unproven address only with a second yes.
pub(super) const ACCEPT: Action = Action {
    id: "users.accept",
    allowed: Allowed::Holders(&["users-management:update"]),
    prepare: |_, input| Ok(input),
    run: Run::Once(accept),
};

fn accept(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let mut user = input::user(cx, input)?;
    if user.get(PENDING) != Some(true) {
        return Err(refusal::CONFLICT.into());
    }
    if input.data.contains_key("employeeId") {
        match input.text("employeeId") {
            Some(employee) => user.set(EMPLOYEE, Id(employee.to_owned())),
            None => user.clear(EMPLOYEE),
        }
    }
    if input.data.contains_key("roles") {
        user.set(ROLES_HELD, input::list(input, "roles")?.into_iter().map(Id).collect());
    }
    user.set(PENDING, false);
    user.set(
        ACCEPTED_UNVERIFIED,
        user.get(UNVERIFIED) == Some(true) && input.is(KNOWINGLY),
    );
    let user = cx.update(user)?;
    Ok(json!({"user": cx.answer(user)?}))
}

#[cfg(test)]
mod tests;
