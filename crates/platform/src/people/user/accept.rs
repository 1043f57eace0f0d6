//! `users.accept`: lets somebody in who waits.

use engine::{Act, Allowed, Cx, Edit, inputs};
use schema::{Id, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::{ACCEPTED_UNVERIFIED, EMPLOYEE, PENDING, ROLES_HELD, UNVERIFIED, UserRow, lookup, wording};

/// The argument that says the second yes.
pub(super) const KNOWINGLY: &str = "acceptUnverified";

error_codes! {
    NOT_WAITING = error_codes::CONFLICT.code, conflict => "هذا الحساب مقبول من قبل", "Ce compte est déjà accepté", "This account is accepted already";
    ADDRESS_UNPROVEN = "user_address_unproven", conflict => "لم يؤكد أحد العنوان {email}: قد يكون المسجل شخصا آخر. للقبول رغم ذلك: users.accept مع acceptUnverified", "L’adresse {email} n’est pas confirmée : la personne inscrite n’en est peut-être pas titulaire. Pour l’accepter quand même : users.accept avec acceptUnverified", "Nobody has confirmed the address {email}: whoever registered may be somebody else. To accept all the same: users.accept with acceptUnverified";
}

/// Accepts who waits, with the file and the roles that are named; under an unproven address only with a second yes.
pub(super) const ACCEPT: Act<Acceptance, AcceptedUser> = Act::run(
    "users.accept",
    wording::ACCEPT,
    Allowed::Holders(&["users-management:update"]),
    accept,
)
.with_subject(lookup::WAITING);

/// Who was let in.
#[derive(Serialize, JsonSchema)]
pub(super) struct AcceptedUser {
    user: UserRow,
}

inputs! {
    /// Somebody who is let in.
    pub(super) struct Acceptance {
        /// The user: the id of the account, or of the row.
        user: Id = need("userId"),
        /// The file of the employee who it is.
        employee: Edit<Id> = edit("employeeId"),
        /// The roles that are given.
        roles: Option<Vec<String>> = may("roles"),
        /// The second yes, for an address that nobody has proven.
        knowingly: bool = flag("acceptUnverified"),
    }
}

fn accept(cx: &mut Cx<'_>, acceptance: &Acceptance) -> Result<AcceptedUser> {
    let mut user = lookup::admit(cx, lookup::WAITING, acceptance.user.as_str())?;
    acceptance.employee.apply(&mut user, EMPLOYEE, Id::clone);
    if let Some(roles) = &acceptance.roles {
        user.set(ROLES_HELD, roles.iter().cloned().map(Id).collect());
    }
    user.set(PENDING, false);
    let is_unverified = user.get(UNVERIFIED) == Some(true);
    user.set(ACCEPTED_UNVERIFIED, is_unverified && acceptance.knowingly);
    let user = cx.update(user)?;
    let user = UserRow(cx.answer(user)?);
    Ok(AcceptedUser { user })
}

#[cfg(test)]
mod tests;
