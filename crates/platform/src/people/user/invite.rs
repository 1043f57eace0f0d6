//! `users.invite`, `users.resetPassword`.
//!
//! An account and its profile are made in one transaction. Without a password a one-time one is made, shown once, to be
//! changed at the first sign-in; with `byMail` a letter lets the person choose the first one.

use accounts::{Invitation, NewAccount};
use engine::input::{FromArgument, wrong_argument};
use engine::{Act, Allowed, Cx, PrepareContext, inputs, random};
use schema::{Document, Id, Result, Shape, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::lookup::{TO_RESET, admit};
use super::{ACCOUNT, AUTH, EMAIL, EMPLOYEE, PENDING, ROLES_HELD, USERNAME, USERS, UserRow, verification, wording};

/// Makes an account and its profile; a profile that stands without an account under that address is given one.
pub(super) const INVITE: Act<Invite, IssuedCredentials, Invited> = Act::run(
    "users.invite",
    wording::INVITE,
    Allowed::Holders(&["users-management:create"]),
    invite,
)
.with_secrets()
.prepare_with(prepare_invitation);
/// Gives another password; every session ends.
pub(super) const RESET_PASSWORD: Act<Reset, IssuedCredentials, NewPassword> = Act::run(
    "users.resetPassword",
    wording::RESET_PASSWORD,
    Allowed::Holders(&["users-management:update"]),
    reset_password,
)
.with_subject(TO_RESET)
.with_secrets()
.prepare_with(|_, reset: Reset| {
    let password = Hashed::of(reset.password.as_ref(), [""; 2])?;
    Ok(NewPassword { reset, password })
});

/// Who may sign in, and by what.
#[derive(Serialize, JsonSchema)]
pub(super) struct IssuedCredentials {
    user: UserRow,
    /// The one-time password, shown once; empty where one was given or a letter lets the person choose it.
    password: String,
}

inputs! {
    /// Somebody who is to have an account.
    pub(super) struct Invite {
        /// The address.
        email: String = need("email"),
        /// The name.
        username: String = need("username"),
        /// The password; a one-time one is made unless it is given.
        password: Option<Password> = may("password"),
        /// Whether a letter lets the person choose the password.
        by_mail: bool = flag("byMail"),
        /// Words of access.
        auth: Option<Vec<String>> = may("auth"),
        /// The roles that are given.
        roles: Option<Vec<String>> = may("roles"),
        /// The file of the employee who it is.
        employee: Option<Id> = may("employeeId"),
    }
    /// Somebody who is given another password.
    pub(super) struct Reset {
        /// The user: the id of the account, or of the row.
        user: Id = need("userId"),
        /// The password; a one-time one is made unless it is given.
        password: Option<Password> = may("password"),
    }
}

/// A password, to the letter.
#[derive(Clone)]
pub(super) struct Password(String);

impl FromArgument for Password {
    const SHAPE: Shape = Shape::Text;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        match given {
            Json::Null => Ok(None),
            Json::String(password) if password.is_empty() => Ok(None),
            Json::String(password) => Ok(Some(Password(password.clone()))),
            _ => Err(wrong_argument(name, expected::TEXT)),
        }
    }
}

/// A password as the store keeps it.
#[derive(Default)]
pub(super) struct Hashed {
    hash: String,
    /// The password itself where it was made here: shown once, to be changed at the first sign-in. Empty otherwise.
    once: String,
}

impl Hashed {
    /// Hashes the given password, or a one-time one, outside the transaction; what is known of the person is no password.
    fn of(given: Option<&Password>, known: [&str; 2]) -> Result<Self> {
        let password = given.map_or_else(random::readable_password, |Password(given)| given.clone());
        accounts::check_password("password", &password)?;
        accounts::check_personal_password(&password, &known)?;
        Ok(Hashed {
            hash: accounts::hash_password(&password)?,
            once: if given.is_none() { password } else { String::new() },
        })
    }
}

/// An invitation that has all it needs: the ids of the account and of the token of its letter, and a password or, with
/// `byMail`, none yet.
pub(super) struct Invited {
    given: Invite,
    account: String,
    token: String,
    password: Hashed,
}

/// Another password for somebody, ready to be kept.
pub(super) struct NewPassword {
    reset: Reset,
    password: Hashed,
}

fn prepare_invitation(desk: &PrepareContext, given: Invite) -> Result<Invited> {
    let password = if given.by_mail {
        Hashed::default()
    } else {
        Hashed::of(given.password.as_ref(), [&given.email, &given.username])?
    };
    Ok(Invited {
        account: random::id(desk.clock.now()),
        token: random::id(desk.clock.now()),
        password,
        given,
    })
}

fn invite(cx: &mut Cx<'_>, invited: &Invited) -> Result<IssuedCredentials> {
    let Invited { given, password, .. } = invited;
    if given.by_mail {
        accounts::can_invite(cx)?;
    }
    let user = profile(cx, given)?;
    let fresh = NewAccount {
        id: invited.account.clone(),
        email: given.email.clone(),
        name: given.username.clone(),
        hash: Some(password.hash.clone()).filter(|hash| !hash.is_empty()),
        must_reset: !password.once.is_empty(),
        is_vouched: true,
    };
    let account = accounts::create(cx, &fresh)?;
    let user = user.with(ACCOUNT, account.id.clone());
    let user = if user.id.is_empty() {
        cx.create(user)?
    } else {
        cx.update(user)?
    };
    if given.by_mail {
        let letter = Invitation {
            token: &invited.token,
            lang: cx.lang(),
        };
        accounts::invite(cx, &account, letter)?;
    }
    credentials(cx, user, password)
}

fn credentials(cx: &Cx<'_>, user: Document, password: &Hashed) -> Result<IssuedCredentials> {
    Ok(IssuedCredentials {
        user: UserRow(cx.answer(user)?),
        password: password.once.clone(),
    })
}

/// An account that waits under an address that nobody has proven makes way for the person whom the administration invites:
/// it goes with its password, its sessions and whatever else is its own. Its profile is taken up like one that stands.
fn make_way(cx: &mut Cx<'_>, email: &str) -> Result<()> {
    let Some(account) = accounts::unproven(cx, email)? else {
        return Ok(());
    };
    let profile = cx.first(&USERS, [ACCOUNT.eq(&account.id)])?;
    if profile.as_ref().is_some_and(|user| user.get(PENDING) != Some(true)) {
        return Ok(());
    }
    accounts::remove(cx, &account.id)?;
    match profile {
        // The account had moved on from the address under which its profile waits: nobody is left behind it.
        Some(user) if user.get(EMAIL).as_deref() != Some(email) => cx.delete(&USERS, &user.id),
        _ => Ok(()),
    }
}

/// The profile that an invitation describes: a new one, or that which stands without an account under the address.
fn profile(cx: &mut Cx<'_>, given: &Invite) -> Result<Document> {
    let email = schema::read(&EMAIL.def, &given.email.as_str().into())?;
    let standing = match email.text() {
        Some(email) => {
            make_way(cx, email)?;
            verification::unlinked_profile(cx, email)?
        }
        None => None,
    };
    let is_new = standing.is_none();
    let mut user = standing
        .unwrap_or_else(|| Document::new(&USERS))
        .with(USERNAME, given.username.clone());
    user.set_value(EMAIL.def.name, email);
    user.set(PENDING, false);
    let auth = given.auth.clone().unwrap_or_default();
    if is_new || !auth.is_empty() {
        user.set(AUTH, auth);
    }
    if is_new || given.roles.is_some() {
        let roles = given.roles.iter().flatten().cloned();
        user.set(ROLES_HELD, roles.map(Id).collect());
    }
    if let Some(employee) = &given.employee {
        user.set(EMPLOYEE, employee.clone());
    }
    Ok(user)
}

fn reset_password(cx: &mut Cx<'_>, new: &NewPassword) -> Result<IssuedCredentials> {
    let NewPassword { reset, password } = new;
    let user = admit(cx, TO_RESET, reset.user.as_str())?;
    let known = [user.get(EMAIL), user.get(USERNAME)].map(Option::unwrap_or_default);
    let chosen = reset.password.as_ref().map_or("", |Password(chosen)| chosen.trim());
    accounts::check_personal_password(chosen, &[&known[0], &known[1]])?;
    accounts::set_password(cx, &user.need(ACCOUNT)?, &password.hash, !password.once.is_empty())?;
    credentials(cx, user, password)
}
