//! `users.invite`, `users.resetPassword`.
//!
//! An account and its profile are made in one transaction. Without a password a one-time one is made, shown once, to be
//! changed at the first sign-in; with `byMail` a letter lets the person choose the first one.

use accounts::{Fresh, Invitation};
use engine::{Action, Allowed, Cx, Desk, Input, Run, chance};
use schema::{Document, Id, Refusal, Result, expected};
use serde_json::{Value as Json, json};

use super::{ACCOUNT, AUTH, EMAIL, EMPLOYEE, PENDING, ROLES_HELD, USERNAME, USERS, input, verified};

/// Makes an account and its profile; a profile that stands without an account under that address is given one.
pub(super) const INVITE: Action = Action {
    id: "users.invite",
    allowed: Allowed::Holders(&["users-management:create"]),
    prepare: prepare_invitation,
    run: Run::Secret(invite),
};
/// Gives another password; every session ends.
pub(super) const RESET_PASSWORD: Action = Action {
    id: "users.resetPassword",
    allowed: Allowed::Holders(&["users-management:update"]),
    prepare: hash_password,
    run: Run::Secret(reset_password),
};

/// What an account is made of: an id, and a password or, with `byMail`, what the letter needs to have one chosen.
fn prepare_invitation(desk: &Desk, mut input: Input) -> Result<Input> {
    let mut keep = |name: &str, text: String| drop(input.prepared.insert(name.to_owned(), text.into()));
    keep("account", chance::id(desk.clock.now()));
    keep("token", chance::id(desk.clock.now()));
    if input.is("byMail") {
        Ok(input)
    } else {
        hash_password(desk, input)
    }
}

/// Hashes the given password, or a one-time one, outside the transaction. Both travel as prepared values.
fn hash_password(_: &Desk, mut input: Input) -> Result<Input> {
    let given = match input.data.get("password") {
        None | Some(Json::Null) => None,
        Some(Json::String(password)) if password.is_empty() => None,
        Some(Json::String(password)) => Some(password.clone()),
        Some(_) => {
            return Err(Refusal::argument("password", expected::TEXT).field("password").into());
        }
    };
    let is_one_time = given.is_none();
    let password = given.unwrap_or_else(chance::readable_password);
    accounts::check_password("password", &password)?;
    let known = [input.text("email"), input.text("username")].map(Option::unwrap_or_default);
    accounts::check_personal_password(&password, &known)?;
    input
        .prepared
        .insert("hash".to_owned(), accounts::hash_password(&password)?.into());
    input.prepared.insert(
        "once".to_owned(),
        if is_one_time { password } else { String::new() }.into(),
    );
    Ok(input)
}

fn prepared<'a>(input: &'a Input, name: &str) -> &'a str {
    input.prepared.get(name).and_then(Json::as_str).unwrap_or_default()
}

fn invite(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let by_mail = input.is("byMail");
    if by_mail {
        accounts::can_invite(cx)?;
    }
    let once = prepared(input, "once");
    let user = profile(cx, input)?;
    let fresh = Fresh {
        id: prepared(input, "account").to_owned(),
        email: input.need("email")?.to_owned(),
        name: input.need("username")?.to_owned(),
        hash: Some(prepared(input, "hash").to_owned()).filter(|hash| !hash.is_empty()),
        must_reset: !once.is_empty(),
        is_vouched: true,
    };
    let account = accounts::create(cx, &fresh)?;
    let user = user.with(ACCOUNT, account.id.clone());
    let user = if user.id.is_empty() {
        cx.create(user)?
    } else {
        cx.update(user)?
    };
    if by_mail {
        let letter = Invitation {
            token: prepared(input, "token"),
            lang: input.lang,
        };
        accounts::invite(cx, &account, letter)?;
    }
    Ok(json!({"user": cx.answer(user)?, "password": once}))
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

/// The profile that the input describes: a new one, or that which stands without an account under the address.
fn profile(cx: &mut Cx<'_>, input: &Input) -> Result<Document> {
    let email = schema::read(&EMAIL.def, &input.need("email")?.into())?;
    let standing = match email.text() {
        Some(email) => {
            make_way(cx, email)?;
            verified::standing(cx, email)?
        }
        None => None,
    };
    let is_new = standing.is_none();
    let mut user = standing
        .unwrap_or_else(|| Document::new(&USERS))
        .with(USERNAME, input.need("username")?.to_owned());
    user.put(EMAIL.def.name, email);
    user.set(PENDING, false);
    let auth = input::list(input, "auth")?;
    if is_new || !auth.is_empty() {
        user.set(AUTH, auth);
    }
    if is_new || input.data.contains_key("roles") {
        user.set(ROLES_HELD, input::list(input, "roles")?.into_iter().map(Id).collect());
    }
    if let Some(employee) = input.text("employeeId") {
        user.set(EMPLOYEE, Id(employee.to_owned()));
    }
    Ok(user)
}

fn reset_password(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let (user, account) = input::within_reach(cx, input)?;
    let once = prepared(input, "once");
    let known = [user.get(EMAIL), user.get(USERNAME)].map(Option::unwrap_or_default);
    accounts::check_personal_password(input.text("password").unwrap_or_default(), &[&known[0], &known[1]])?;
    accounts::set_password(cx, &account, prepared(input, "hash"), !once.is_empty())?;
    Ok(json!({"user": cx.answer(user)?, "password": once}))
}
