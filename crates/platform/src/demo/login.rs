//! Who can sign in: one account for each kind of user that a commune has.

use accounts::NewAccount;
use engine::{Cx, Engine, RequestContext};
use schema::{Document, Id, Result};

use super::name::{FAMILY, FIRST};
use super::rng::DemoRng;
use super::unit::{Units, document, id};
use crate::people::person::{self, PERSONS};
use crate::people::role::{self, ROLES};
use crate::people::user::{self, USERS};

/// Somebody who can sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Login {
    /// The address.
    pub email: String,
    /// The password.
    pub password: String,
    /// The name of the role.
    pub role: &'static str,
}

/// Whose file an account is linked to.
#[derive(Clone, Copy)]
enum LoginOwner {
    /// Nobody's: an outsider or a technical user.
    Nobody,
    /// The head of the first bureau.
    Bureau,
    /// The person in charge of the first service.
    Service,
    /// The head of the first division.
    Division,
    /// The head of the direction.
    Direction,
    /// The head of the first annexe.
    Annexe,
    /// Somebody who heads nothing.
    Staff(usize),
}

/// The name before the `@`, the role, and whose file it is.
const LOGINS: &[(&str, &str, LoginOwner)] = &[
    ("admin", "administrator", LoginOwner::Nobody),
    ("rh", "hr", LoginOwner::Staff(0)),
    ("missions", "mission_admin", LoginOwner::Staff(1)),
    ("parc", "fleet", LoginOwner::Staff(2)),
    ("chef.bureau", "head_of_bureau", LoginOwner::Bureau),
    ("chef.service", "head_of_service", LoginOwner::Service),
    ("chef.division", "head_of_division", LoginOwner::Division),
    ("directeur", "head_of_direction", LoginOwner::Direction),
    ("chef.annexe", "head_of_annexe", LoginOwner::Annexe),
    ("conseiller", "council_member", LoginOwner::Nobody),
    ("agent", "employee", LoginOwner::Staff(3)),
    ("concours", "recruitment", LoginOwner::Staff(4)),
    ("economique", "economic", LoginOwner::Staff(5)),
    ("juridique", "legal", LoginOwner::Staff(6)),
    ("archives", "archivist", LoginOwner::Staff(7)),
    ("patrimoine", "property", LoginOwner::Staff(8)),
    ("recettes", "revenue", LoginOwner::Staff(9)),
];

/// Who can sign in to the commune of a seed: chance of their own, so that nothing else need be made to know them.
pub(super) fn logins(seed: u64) -> Vec<Login> {
    let mut rng = DemoRng::new(!seed);
    let login = |(name, role, _): &(&str, &'static str, LoginOwner)| Login {
        email: format!("{name}@commune.example"),
        password: rng.password(),
        role,
    };
    LOGINS.iter().map(login).collect()
}

/// Makes the accounts, hashing outside the transaction.
pub(super) async fn make(
    engine: &Engine,
    ask: &RequestContext,
    rng: &mut DemoRng,
    units: &Units,
    employees: &[Document],
    logins: &[Login],
) -> Result<()> {
    for ((name, role, whose), login) in LOGINS.iter().zip(logins) {
        let fresh = NewAccount {
            id: rng.id(),
            email: login.email.clone(),
            name: (*name).to_owned(),
            hash: Some(accounts::hash_password(&login.password)?),
            must_reset: false,
            is_vouched: true,
        };
        let mut profile = document(&USERS, rng)
            .with(user::USERNAME, (*name).to_owned())
            .with(user::EMAIL, login.email.clone())
            .with(user::ACCOUNT, fresh.id.clone());
        if matches!(whose, LoginOwner::Nobody) {
            let person = outsider(name);
            profile.set(user::PERSON, id(&person));
            engine
                .transact(ask, "demo person", move |cx| cx.create(person.clone()).map(drop))
                .await?;
        }
        if let Some(employee) = linked(*whose, units).and_then(|at| employees.get(at)) {
            profile.set(user::EMPLOYEE, id(employee));
        }
        engine
            .transact(ask, "demo account", move |cx| account(cx, &fresh, &profile, role))
            .await?;
    }
    Ok(())
}

/// A person without a file, of a chance of their own: nobody else follows from it.
fn outsider(name: &str) -> Document {
    let mut rng = DemoRng::new(name.bytes().map(u64::from).sum());
    let ((first, first_ar, sex), (family, family_ar)) = (*rng.pick(FIRST), *rng.pick(FAMILY));
    let mut person = document(&PERSONS, &mut rng)
        .with(person::NAME_FR, format!("{family} {first}"))
        .with(person::NAME_AR, format!("{first_ar} {family_ar}"))
        .with(person::CIN, format!("XA{}", rng.range(100_000, 900_000)));
    person.set_value(person::SEX.def.name, schema::Value::from(sex));
    person
}

fn account(cx: &mut Cx<'_>, fresh: &NewAccount, profile: &Document, role: &str) -> Result<()> {
    accounts::create(cx, fresh)?;
    let held = cx.first(&ROLES, [role::NAME.eq(role)])?;
    let roles: Vec<Id> = held.iter().map(id).collect();
    cx.create(profile.clone().with(user::ROLES_HELD, roles)).map(drop)
}

/// The place of an employee in the list, as [`super::people::appoint`] gives out the headships.
fn linked(whose: LoginOwner, units: &Units) -> Option<usize> {
    let above = units.bureaux.len();
    let heads = above + units.divisions.len() + 1 + units.annexes.len();
    Some(match whose {
        LoginOwner::Nobody => return None,
        LoginOwner::Bureau => 0,
        LoginOwner::Service => 1,
        LoginOwner::Division => above,
        LoginOwner::Direction => above + units.divisions.len(),
        LoginOwner::Annexe => above + units.divisions.len() + 1,
        LoginOwner::Staff(at) => heads + at,
    })
}
