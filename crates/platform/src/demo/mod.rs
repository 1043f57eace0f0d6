//! A whole commune to show and to test with: deterministic, from a seed. All people are invented.

mod calendar;
mod job;
mod login;
mod name;
mod page;
mod people;
mod portrait;
mod ranks;
mod rng;
mod signatory;
mod unit;

use std::pin::Pin;

use engine::files::Unquestioned;
use engine::{Cx, Engine, RequestContext, Rights};
use jiff::Timestamp;
use jiff::civil::Date as Day;
use schema::{Document, Id, Result, error_codes};
use serde_json::json;

use crate::Department;
use crate::organisation::law_calendar;
use crate::people::employee::EMPLOYEES;
use crate::people::role::first;
use crate::people::user::USERS;
use crate::settings::{self, SETTINGS};
use crate::signature::office::awaited_kinds;
pub use calendar::is_holiday;
pub use job::HEADS;
pub use login::Login;
pub use name::invent_name;
pub use page::demo_page;
pub use rng::DemoRng;
pub use unit::{Units, document, id};

/// The size and the seed of the commune: the same two give the same commune at the same moment.
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

error_codes! {
    NOT_EMPTY = "store_not_empty", conflict => "المخزن ليس فارغا: لا يملأ العرض إلا مخزنا جديدا", "Le stockage n’est pas vide\u{a0}: la démonstration ne remplit qu’un stockage neuf", "The store is not empty: the demonstration only fills a new one";
}

/// The setting that says from which seed a store was filled.
const MARK: &str = "demo";

/// Documents written in one transaction.
const CHUNK: usize = 250;

/// What a department fills an empty store with, when the organisation and its people stand.
pub type DemoStep = for<'s> fn(Scene<'s>) -> Pin<Box<dyn Future<Output = Result<()>> + Send + 's>>;

/// What a department's step of the demonstration finds.
pub struct Scene<'s> {
    /// Writes.
    pub stage: DemoWriter<'s>,
    /// Chance, which is the same for the same seed.
    pub rng: &'s mut DemoRng,
    /// The units.
    pub units: &'s Units,
    /// The people, in the order of their numbers; those at the top head units or can sign in.
    pub employees: &'s [Document],
    /// The day it is filled.
    pub today: Day,
    /// The moment.
    pub now: Timestamp,
    /// What a department draws in its first step and writes in its last, so that the chance of those between does not hang on it.
    pub drawn: &'s mut Vec<Document>,
}

/// Where the demonstration is written.
#[derive(Clone, Copy)]
pub struct DemoWriter<'s> {
    engine: &'s Engine,
    ctx: &'s RequestContext,
    /// Who writes in the name of a role, as soon as people can sign in.
    authors: &'s Authors,
}

/// Roles, and the requests of those who hold them.
type Authors = Vec<(&'static str, RequestContext)>;

fn authors_of(accounts: &[(&'static str, String)]) -> Authors {
    let author = |account: &String| RequestContext::new(Rights::whole(account));
    accounts
        .iter()
        .map(|(role, account)| (*role, author(account)))
        .collect()
}

impl<'s> DemoWriter<'s> {
    /// In the name of whoever holds a role: histories name them, as those of a commune at work do.
    #[must_use]
    pub fn by(self, role: &str) -> Self {
        let author = self.authors.iter().find(|(held, _)| *held == role);
        DemoWriter {
            ctx: author.map_or(self.ctx, |(_, ctx)| ctx),
            ..self
        }
    }

    /// Creates documents, some in each transaction.
    pub async fn write(self, documents: Vec<Document>) -> Result<()> {
        for chunk in documents.chunks(CHUNK) {
            let chunk = chunk.to_vec();
            let job = move |cx: &mut Cx<'_>| chunk.iter().try_for_each(|one| cx.create(one.clone()).map(drop));
            self.engine.transact(self.ctx, "demo", job).await?;
        }
        Ok(())
    }

    /// Writes what the house computes beside it, in one transaction.
    pub async fn transact(self, job: impl Fn(&mut Cx<'_>) -> Result<()> + Send + 'static) -> Result<()> {
        self.engine.transact(self.ctx, "demo", job).await
    }

    /// As [`DemoWriter::transact`], in the name of an employee: some steps are theirs alone.
    pub async fn transact_as(
        self,
        employee: &Id,
        job: impl Fn(&mut Cx<'_>) -> Result<()> + Send + 'static,
    ) -> Result<()> {
        let rights = Rights {
            who: "demo".to_owned(),
            is_user: true,
            employee: Some(employee.0.clone()),
            ..Rights::default()
        };
        self.engine.transact(&RequestContext::new(rights), "demo", job).await
    }

    /// At other moments, by the clock of an engine that stands there.
    #[must_use]
    pub fn at(self, then: &'s Engine) -> Self {
        DemoWriter { engine: then, ..self }
    }

    /// Whoever holds a role, with the rights that they have: for acts as people do them. Nobody where the commune is too small.
    ///
    /// # Errors
    /// When rights cannot be read.
    pub async fn person(self, role: &str) -> Result<Option<RequestContext>> {
        let Some((_, author)) = self.authors.iter().find(|(held, _)| *held == role) else {
            return Ok(None);
        };
        let rights = self.engine.rights(&author.rights.who).await?;
        Ok(Some(RequestContext {
            rights,
            ..author.clone()
        }))
    }

    /// Everybody who signs in and has a file, with the rights that they have.
    ///
    /// # Errors
    /// When rights cannot be read.
    pub async fn signed_in(self) -> Result<Vec<RequestContext>> {
        let mut people = Vec::new();
        for (role, _) in self.authors {
            let person = self.person(role).await?;
            people.extend(person.filter(|one| one.rights.employee.is_some()));
        }
        Ok(people)
    }

    /// The engine, for what the house computes in several transactions.
    pub fn engine(&self) -> &Engine {
        self.engine
    }

    /// Keeps a file of a bucket under an id; what refers to it opens it.
    pub async fn keep_file(self, bucket: &'static str, id: String, name: &'static str, content: Vec<u8>) -> Result<Id> {
        let place = self.engine.bucket(bucket)?;
        let (deposit, ()) = self
            .engine
            .keep_deposit::<Unquestioned>(place, "demo", &id, content, Unquestioned)
            .await?;
        let take_over = move |cx: &mut Cx<'_>| cx.take_over_deposit(bucket, name, &deposit);
        self.engine.transact(self.ctx, "demo", take_over).await
    }
}

/// Fills an empty store with what these departments show; answers with who can sign in.
pub async fn fill(engine: &Engine, departments: &[Department], demo: Demo) -> Result<Vec<Login>> {
    let taken = |cx: &Cx<'_>| -> Result<u64> { Ok(cx.count(&USERS, [])? + cx.count(&EMPLOYEES, [])?) };
    if engine.read(taken).await? > 0 {
        return Err(NOT_EMPTY.into());
    }
    let ctx = RequestContext::new(Rights::whole("demo"));
    let nobody = Authors::new();
    let stage = DemoWriter {
        engine,
        ctx: &ctx,
        authors: &nobody,
    };
    let (now, mut rng) = (engine.clock().now(), DemoRng::new(demo.seed));
    let today = schema::day_in_morocco(now);
    let units = make_units(stage, &mut rng).await?;
    let staff = hire(stage, &mut rng, &units, demo, today).await?;
    let logins = login::logins(demo.seed);
    stage.write(vec![mark(&mut rng, demo)]).await?;
    let accounts = login::make(engine, &ctx, &mut rng, &staff.employees, &logins).await?;
    let authors = authors_of(&accounts);
    let stage = DemoWriter {
        authors: &authors,
        ..stage
    };
    let mut drawn = Vec::new();
    let first = departments.iter().filter_map(|department| department.demo);
    for step in first.chain(departments.iter().filter_map(|department| department.demo_life)) {
        step(Scene {
            stage,
            rng: &mut rng,
            units: &units,
            employees: &staff.employees,
            today,
            now,
            drawn: &mut drawn,
        })
        .await?;
    }
    Ok(logins)
}

/// Writes the first rows, the units, and the calendar they work by.
async fn make_units(stage: DemoWriter<'_>, rng: &mut DemoRng) -> Result<Units> {
    stage
        .engine
        .transact(stage.ctx, "demo first rows", |cx| {
            law_calendar::clear(cx)?;
            first::make_all(cx)
        })
        .await?;
    let units = Units::new(rng);
    stage.write(units.documents()).await?;
    stage.write(calendar::documents(rng)).await?;
    Ok(units)
}

/// What says that a store is a demonstration, and of which seed.
fn mark(rng: &mut DemoRng, demo: Demo) -> Document {
    document(&SETTINGS, rng)
        .with(settings::KEY, MARK.to_owned())
        .with(settings::VALUE, json!({ "seed": demo.seed }))
}

/// Invents everybody, with the lists that their files choose from and the careers up to what they say.
async fn hire(
    stage: DemoWriter<'_>,
    rng: &mut DemoRng,
    units: &Units,
    demo: Demo,
    today: Day,
) -> Result<people::Staff> {
    let portraits = portrait::keep(stage, demo.seed).await?;
    let mut staff = people::Staff::new(rng, units, demo.employees, today, portraits);
    let mut ranks = ranks::Ranks::new(demo.seed);
    staff.employees.iter_mut().for_each(|file| ranks.choose(file));
    stage.write(ranks.documents(units, &staff.employees)).await?;
    people_the_units(stage, rng, units, &staff, today).await?;
    stage.write(ranks.careers(&staff.employees, today)).await?;
    Ok(staff)
}

/// Writes the people of the units, who heads and signs, and where everybody has worked.
async fn people_the_units(
    stage: DemoWriter<'_>,
    rng: &mut DemoRng,
    units: &Units,
    staff: &people::Staff,
    today: Day,
) -> Result<()> {
    stage.write(staff.persons.clone()).await?;
    stage.write(staff.employees.clone()).await?;
    let heads = people::appoint(units, &staff.employees);
    let awaited: Vec<&str> = awaited_kinds(stage.engine.entities());
    let signatories = signatory::setting(rng, &heads, staff, today.first_of_year(), &awaited);
    stage.write(vec![signatories]).await?;
    let place = move |cx: &mut Cx<'_>| people::appoint_heads(cx, &heads);
    stage.engine.transact(stage.ctx, "demo heads", place).await?;
    stage.write(people::postings(rng, &staff.employees, today)).await
}

/// Who can sign in to the demonstration that fills this store, as long as they keep their passwords; nobody when it is
/// no demonstration.
pub async fn logins(engine: &Engine) -> Result<Vec<Login>> {
    let mark = move |cx: &Cx<'_>| cx.first(&SETTINGS, [settings::KEY.eq(MARK)]);
    let seed = engine
        .read(mark)
        .await?
        .and_then(|mark| mark.get(settings::VALUE)?["seed"].as_u64());
    Ok(seed.map(login::logins).unwrap_or_default())
}
