//! Who can sign in: one account for each kind of user that a commune has.

use accounts::NewAccount;
use engine::{Cx, Engine, RequestContext};
use schema::{Document, Id, Result};

use super::job;
use super::rng::DemoRng;
use super::unit::{document, id};
use crate::people::person::{self, PERSONS, Sex};
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

/// A person without a file, of a family that the staff has not.
#[derive(Clone, Copy)]
struct Outsider {
    name: &'static str,
    name_ar: &'static str,
    sex: Sex,
}

const ADMINISTRATOR: Outsider = Outsider {
    name: "Bensouda Yasmine",
    name_ar: "ياسمين بنسودة",
    sex: Sex::Female,
};
const COUNCILLOR: Outsider = Outsider {
    name: "Mernissi Hicham",
    name_ar: "هشام المرنيسي",
    sex: Sex::Male,
};

/// Whose file an account is linked to.
#[derive(Clone, Copy)]
enum LoginOwner {
    /// Nobody's.
    Nobody(Outsider),
    /// The head of the first bureau.
    Bureau,
    /// The person in charge of the first service.
    Service,
    /// The head of the first division.
    Division,
    /// The head of the direction.
    Direction,
    /// The head of the first annexe beside the head office.
    Annexe,
    /// Somebody who heads nothing.
    Staff(usize),
}

/// The name before the `@`, the role, and whose file it is.
const LOGINS: &[(&str, &str, LoginOwner)] = &[
    ("admin", "administrator", LoginOwner::Nobody(ADMINISTRATOR)),
    ("rh", "hr", LoginOwner::Staff(0)),
    ("missions", "mission_admin", LoginOwner::Staff(1)),
    ("parc", "fleet", LoginOwner::Staff(2)),
    ("chef.bureau", "head_of_bureau", LoginOwner::Bureau),
    ("chef.service", "head_of_service", LoginOwner::Service),
    ("chef.division", "head_of_division", LoginOwner::Division),
    ("directeur", "head_of_direction", LoginOwner::Direction),
    ("chef.annexe", "head_of_annexe", LoginOwner::Annexe),
    ("conseiller", "council_member", LoginOwner::Nobody(COUNCILLOR)),
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

/// Makes the accounts, hashing outside the transaction; answers with the account of each role.
pub(super) async fn make(
    engine: &Engine,
    ctx: &RequestContext,
    rng: &mut DemoRng,
    employees: &[Document],
    logins: &[Login],
) -> Result<Vec<(&'static str, String)>> {
    let mut made = Vec::new();
    for ((key, role, whose), login) in LOGINS.iter().zip(logins) {
        let employee = linked(*whose).and_then(|at| employees.get(at));
        let person = whose.outsider().map(|outsider| outsider.person(key));
        let known = employee.or(person.as_ref()).map(|one| one.title().0);
        // Too small a commune has nobody there.
        let name = known.unwrap_or_else(|| (*key).to_owned());
        let fresh = NewAccount {
            id: rng.id(),
            email: login.email.clone(),
            name: name.clone(),
            hash: Some(accounts::hash_password(&login.password)?),
            must_reset: false,
            is_vouched: true,
        };
        let mut profile = document(&USERS, rng)
            .with(user::USERNAME, name)
            .with(user::EMAIL, login.email.clone())
            .with(user::ACCOUNT, fresh.id.clone());
        profile.set_or_clear(user::EMPLOYEE, employee.map(id));
        if let Some(person) = person {
            profile.set(user::PERSON, id(&person));
            engine
                .transact(ctx, "demo person", move |cx| cx.create(person.clone()).map(drop))
                .await?;
        }
        made.push((*role, fresh.id.clone()));
        engine
            .transact(ctx, "demo account", move |cx| account(cx, &fresh, &profile, role))
            .await?;
    }
    Ok(made)
}

impl LoginOwner {
    fn outsider(self) -> Option<Outsider> {
        match self {
            LoginOwner::Nobody(outsider) => Some(outsider),
            _ => None,
        }
    }
}

impl Outsider {
    /// The person, of a chance of their own: nobody else follows from it.
    fn person(self, key: &str) -> Document {
        let mut rng = DemoRng::new(key.bytes().map(u64::from).sum());
        document(&PERSONS, &mut rng)
            .with(person::NAME_FR, self.name.to_owned())
            .with(person::NAME_AR, self.name_ar.to_owned())
            .with(person::CIN, format!("XA{}", rng.range(100_000, 900_000)))
            .with(person::SEX, self.sex)
    }
}

fn account(cx: &mut Cx<'_>, fresh: &NewAccount, profile: &Document, role: &str) -> Result<()> {
    accounts::create(cx, fresh)?;
    let held = cx.first(&ROLES, [role::NAME.eq(role)])?;
    let roles: Vec<Id> = held.iter().map(id).collect();
    cx.create(profile.clone().with(user::ROLES_HELD, roles)).map(drop)
}

/// The place of an employee in the list, as [`super::people::appoint`] gives out the headships.
fn linked(whose: LoginOwner) -> Option<usize> {
    Some(match whose {
        LoginOwner::Nobody(_) => return None,
        LoginOwner::Bureau => 0,
        LoginOwner::Service => job::head_of_service(0),
        LoginOwner::Division => job::DIVISIONS,
        LoginOwner::Direction => job::DIRECTION,
        LoginOwner::Annexe => job::ANNEXES + job::LOGIN_ANNEXE,
        LoginOwner::Staff(at) => job::OFFICERS + at,
    })
}
