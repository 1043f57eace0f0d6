//! Who can sign in: one account for each kind of user that a commune has.

use accounts::Fresh;
use engine::{Cx, Engine, RequestContext};
use schema::{Document, Id, Result};

use super::rng::DemoRng;
use super::unit::{Units, document, id};
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
enum Whose {
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
const LOGINS: &[(&str, &str, Whose)] = &[
    ("admin", "administrator", Whose::Nobody),
    ("rh", "hr", Whose::Staff(0)),
    ("missions", "mission_admin", Whose::Staff(1)),
    ("parc", "fleet", Whose::Staff(2)),
    ("chef.bureau", "head_of_bureau", Whose::Bureau),
    ("chef.service", "head_of_service", Whose::Service),
    ("chef.division", "head_of_division", Whose::Division),
    ("directeur", "head_of_direction", Whose::Direction),
    ("chef.annexe", "head_of_annexe", Whose::Annexe),
    ("conseiller", "council_member", Whose::Nobody),
    ("agent", "employee", Whose::Staff(3)),
    ("concours", "recruitment", Whose::Staff(4)),
    ("economique", "economic", Whose::Staff(5)),
    ("juridique", "legal", Whose::Staff(6)),
    ("archives", "archivist", Whose::Staff(7)),
    ("patrimoine", "property", Whose::Staff(8)),
    ("recettes", "revenue", Whose::Staff(9)),
];

/// Who can sign in to the commune of a seed: chance of their own, so that nothing else need be made to know them.
pub(super) fn logins(seed: u64) -> Vec<Login> {
    let mut rng = DemoRng::new(!seed);
    let login = |(name, role, _): &(&str, &'static str, Whose)| Login {
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
        let fresh = Fresh {
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
        if let Some(employee) = linked(*whose, units).and_then(|at| employees.get(at)) {
            profile.set(user::EMPLOYEE, id(employee));
        }
        engine
            .transact(ask, "demo account", move |cx| account(cx, &fresh, &profile, role))
            .await?;
    }
    Ok(())
}

fn account(cx: &mut Cx<'_>, fresh: &Fresh, profile: &Document, role: &str) -> Result<()> {
    accounts::create(cx, fresh)?;
    let held = cx.first(&ROLES, [role::NAME.eq(role)])?;
    let roles: Vec<Id> = held.iter().map(id).collect();
    cx.create(profile.clone().with(user::ROLES_HELD, roles)).map(drop)
}

/// The place of an employee in the list, as [`super::people::appoint`] gives out the headships.
fn linked(whose: Whose, units: &Units) -> Option<usize> {
    let above = units.bureaux.len();
    let heads = above + units.divisions.len() + 1 + units.annexes.len();
    Some(match whose {
        Whose::Nobody => return None,
        Whose::Bureau => 0,
        Whose::Service => 1,
        Whose::Division => above,
        Whose::Direction => above + units.divisions.len(),
        Whose::Annexe => above + units.divisions.len() + 1,
        Whose::Staff(at) => heads + at,
    })
}
