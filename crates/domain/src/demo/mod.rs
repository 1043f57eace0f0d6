//! A whole commune to show and to test with: deterministic, from a seed. All people are invented.

mod calendar;
mod dice;
mod drive;
mod login;
mod name;
mod park;
mod people;
mod signatory;
mod unit;

#[cfg(test)]
mod tests;

use engine::{Ask, Engine, Rights};
use schema::{Document, Label, Reject, Result};
use serde_json::json;

use crate::people::employee::EMPLOYEES;
use crate::people::role::first;
use crate::people::user::USERS;
use crate::settings::{self, SETTINGS};
use dice::Dice;

pub use login::Login;

/// The size and the seed of the commune: the same two give the same commune.
#[derive(Clone, Copy, Debug)]
pub struct Demo {
    /// How many employees.
    pub employees: usize,
    /// What chance starts from.
    pub seed: u64,
}

impl Default for Demo {
    fn default() -> Self {
        Demo {
            employees: 200,
            seed: 1,
        }
    }
}

/// There is something in the store already.
pub const NOT_EMPTY: Reject = Reject::conflict(
    "store_not_empty",
    Label::new(
        "المخزن ليس فارغا: لا يملأ العرض إلا مخزنا جديدا",
        "Le stockage n’est pas vide\u{a0}: la démonstration ne remplit qu’un stockage neuf",
        "The store is not empty: the demonstration only fills a new one",
    ),
);
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[NOT_EMPTY];

/// The setting that says from which seed a store was filled.
const MARK: &str = "demo";

/// Documents written in one transaction.
const CHUNK: usize = 250;

/// Fills an empty store; answers with who can sign in.
pub async fn fill(engine: &Engine, demo: Demo) -> Result<Vec<Login>> {
    let taken = engine
        .look(|cx| Ok(cx.count(&USERS, [])? + cx.count(&EMPLOYEES, [])?))
        .await?;
    if taken > 0 {
        return Err(NOT_EMPTY.into());
    }
    let ask = Ask::new(Rights::whole("demo"));
    let today = schema::day_in_morocco(engine.clock().now());
    let mut dice = Dice::new(demo.seed);
    engine.transact(&ask, "demo roles", first::make).await?;
    let units = unit::Units::new(&mut dice);
    write(engine, &ask, units.documents()).await?;
    write(engine, &ask, calendar::documents(&mut dice)).await?;
    let staff = people::Staff::new(&mut dice, &units, (demo.employees, today));
    write(engine, &ask, staff.persons.clone()).await?;
    write(engine, &ask, staff.employees.clone()).await?;
    let heads = people::appoint(&units, &staff.employees);
    let signatories = signatory::setting(&mut dice, &heads, &staff, today.first_of_year());
    write(engine, &ask, vec![signatories]).await?;
    engine
        .transact(&ask, "demo heads", move |cx| people::place(cx, &heads))
        .await?;
    write(engine, &ask, people::postings(&mut dice, &staff.employees, today)).await?;
    let logins = login::logins(demo.seed);
    login::make(engine, &ask, (&mut dice, &units, &staff.employees), &logins).await?;
    drive::fill(engine, &ask, (&mut dice, &units), (&staff.employees, today)).await?;
    let mark = unit::document(&SETTINGS, &mut dice)
        .with(settings::KEY, MARK.to_owned())
        .with(settings::VALUE, json!({ "seed": demo.seed }));
    write(engine, &ask, vec![mark]).await?;
    Ok(logins)
}

/// Who can sign in to the demonstration that fills this store, as long as they keep their passwords; nobody when it is
/// no demonstration.
pub async fn logins(engine: &Engine) -> Result<Vec<Login>> {
    let mark = move |cx: &engine::Cx<'_>| cx.first(&SETTINGS, [settings::KEY.eq(MARK)]);
    let seed = engine
        .look(mark)
        .await?
        .and_then(|mark| mark.get(settings::VALUE)?["seed"].as_u64());
    Ok(seed.map(login::logins).unwrap_or_default())
}

async fn write(engine: &Engine, ask: &Ask, documents: Vec<Document>) -> Result<()> {
    for chunk in documents.chunks(CHUNK) {
        let chunk = chunk.to_vec();
        let job = move |cx: &mut engine::Cx<'_>| chunk.iter().try_for_each(|one| cx.create(one.clone()).map(drop));
        engine.transact(ask, "demo", job).await?;
    }
    Ok(())
}
