use accounts::NewAccount;
use engine::{Clock, Cx, Engine, RequestContext, Rights};
use platform::calendar_feed::{self, CALENDARS};
use platform::organisation::annexe::{self, ANNEXES};
use platform::organisation::service::{self, SERVICES};
use platform::people::user::{EMAIL, PENDING, USERNAME};
use store::{Store, StoreLocation};

use attendance::warning::{self, WARNINGS};

use super::device_codes::{PUNCHES, punch};
use super::*;

mod appeals;
mod lists;
mod nationalities;
mod proofs;
mod rules;

fn open_migrated(place: &StoreLocation, steps: &'static [Migration]) -> Engine {
    let clock = Clock::fixed("2026-11-20T10:00:00Z".parse().unwrap());
    let store = Store::open(place, &domain::CATALOGUE, steps, clock.now()).unwrap();
    Engine::new(store, &domain::ENTITIES, platform::CHARTER, clock)
}

/// What a first role held before decisions were of actors alone.
fn permissions_of_then(role: &Document) -> Vec<String> {
    let held: Vec<String> = role.get(PERMISSIONS).unwrap_or_default();
    if !is_grantable(&role.id) {
        return held;
    }
    let held: Vec<&str> = held.iter().map(String::as_str).collect();
    let former = permissions_when_they_decided(&role.id, &held);
    former.into_iter().map(str::to_owned).collect()
}

/// The first roles as they stood before there was a mark, one of them changed since; two users, one of them proven.
fn before(cx: &mut Cx<'_>) -> Result<()> {
    for role in cx.find(&ROLES, Vec::new(), 1000)? {
        let former = permissions_of_then(&role);
        cx.update(role.with(GRANTABLE, false).with(PERMISSIONS, former))?;
    }
    let hr = cx.need(&ROLES, "hr")?;
    let mut held: Vec<String> = hr.get(PERMISSIONS).unwrap_or_default();
    held.retain(|one| one != "statistics:read");
    cx.update(hr.with(PERMISSIONS, held))?;
    let changed = cx.need(&ROLES, "head_of_service")?;
    cx.update(changed.with(PERMISSIONS, vec!["rh-managements:*".to_owned()]))?;
    for (name, is_vouched) in [("stranger", false), ("known", true)] {
        let fresh = NewAccount {
            id: name.to_owned(),
            email: format!("{name}@commune.ma"),
            is_vouched,
            ..NewAccount::default()
        };
        let account = accounts::create(cx, &fresh)?;
        let mut user = Document::new(&USERS)
            .with(USERNAME, name.to_owned())
            .with(EMAIL, format!("{name}@commune.ma"))
            .with(PENDING, true)
            .with(ACCOUNT, account.id);
        name.clone_into(&mut user.id);
        let user = cx.create(user)?;
        cx.update(user.with(UNVERIFIED, false))?;
    }
    Ok(())
}

#[tokio::test]
async fn a_store_that_stands_learns_who_gives_roles_and_whose_address_is_proven() {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().to_owned());
    let engine = open_migrated(&place, &[]);
    platform::first_start(&engine).await.unwrap();
    let ctx = RequestContext::new(Rights::whole("test"));
    engine.transact(&ctx, "before", before).await.unwrap();
    drop(engine);

    let engine = open_migrated(&place, MIGRATIONS);
    let hr = engine.read(|cx| cx.need(&ROLES, "hr")).await.unwrap();
    let held = hr.get(PERMISSIONS).unwrap_or_default();
    assert!(held.iter().any(|one| one == "statistics:read"), "{held:?}");
    let employee = engine.read(|cx| cx.need(&ROLES, "employee")).await.unwrap();
    let held: Vec<String> = employee.get(PERMISSIONS).unwrap_or_default();
    assert_eq!(held, ["employee-portail:read", "employee-portail:create"]);
    let (mut marked, unproven) = engine
        .read(|cx| {
            let roles = cx.find(&ROLES, Vec::new(), 1000)?;
            let users = cx.find(&USERS, Vec::new(), 1000)?;
            let marked = roles.into_iter().filter(|role| role.get(GRANTABLE) == Some(true));
            let unproven = users.into_iter().filter(|user| user.get(UNVERIFIED) == Some(true));
            let ids = |rows: &mut dyn Iterator<Item = Document>| rows.map(|row| row.id).collect::<Vec<_>>();
            Ok((ids(&mut { marked }), ids(&mut { unproven })))
        })
        .await
        .unwrap();
    marked.sort_unstable();
    let still_as_made = [
        "employee",
        "head_of_annexe",
        "head_of_bureau",
        "head_of_direction",
        "head_of_division",
    ];
    assert_eq!(marked, still_as_made, "what the commune changed is its own to mark");
    assert_eq!(unproven, ["stranger"]);
}

/// Writes rows as an older program left them, and opens the store anew.
async fn reopened(folder: &tempfile::TempDir, rows: fn() -> Vec<Document>) -> Engine {
    let place = StoreLocation::Folder(folder.path().to_owned());
    let engine = open_migrated(&place, &[]);
    let job = store::Job {
        name: "older",
        who: "cli".to_owned(),
        terms: store::Terms::at(engine.clock().now()),
    };
    let insert = move |writer: &mut Writer<'_>| rows().into_iter().try_for_each(|row| writer.insert(row).map(drop));
    engine.store().write(job, insert).await.unwrap();
    drop(engine);
    open_migrated(&place, MIGRATIONS)
}

fn row(of: &'static Collection, id: &str) -> Document {
    let mut row = Document::new(of);
    id.clone_into(&mut row.id);
    row
}

fn id(text: &str) -> schema::Id {
    schema::Id(text.to_owned())
}

fn unit(of: &'static Collection, key: &str, names: &[schema::Field<String>; 2]) -> Document {
    let [fr, ar] = *names;
    row(of, key).with(fr, key.to_owned()).with(ar, key.to_owned())
}

fn agent(key: &str, number: u32) -> Document {
    row(&EMPLOYEES, key)
        .with(employee::NAME_FR, key.to_owned())
        .with(employee::NAME_AR, key.to_owned())
        .with(employee::CIN, format!("A{number}"))
}

/// A service with a bureau, one without; people who moved, who did not, and who have no bureau.
fn people_who_moved() -> Vec<Document> {
    let service = |key| unit(&SERVICES, key, &[service::NAME_FR, service::NAME_AR]);
    let bureau = |key| unit(&BUREAUX, key, &[bureau::NAME_FR, bureau::NAME_AR]);
    vec![
        service("S"),
        service("T"),
        bureau("B").with(bureau::SERVICE, id("S")),
        bureau("loose"),
        agent("moved", 1)
            .with(employee::BUREAU, id("B"))
            .with(employee::SERVICE, id("T")),
        agent("unsaid", 2).with(employee::BUREAU, id("B")),
        agent("right", 3)
            .with(employee::BUREAU, id("B"))
            .with(employee::SERVICE, id("S")),
        agent("elsewhere", 4)
            .with(employee::BUREAU, id("loose"))
            .with(employee::SERVICE, id("T")),
        agent("free", 5).with(employee::SERVICE, id("T")),
    ]
}

#[tokio::test]
async fn people_are_in_the_service_of_their_bureau_and_the_log_says_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, people_who_moved).await;
    let found = engine.read(|cx| cx.find(&EMPLOYEES, Vec::new(), 10)).await.unwrap();
    let services: Vec<(String, String)> = found
        .iter()
        .map(|one| (one.id.clone(), one.get(employee::SERVICE).unwrap().0))
        .collect();
    let expected = [
        ("moved", "S"),
        ("unsaid", "S"),
        ("right", "S"),
        ("elsewhere", "T"),
        ("free", "T"),
    ];
    assert_eq!(
        services,
        expected.map(|(who, where_to)| (who.to_owned(), where_to.to_owned()))
    );
    let ctx = RequestContext::new(Rights::whole("test"));
    let told = async |who: &str| engine.history(&ctx, &EMPLOYEES, who, None, 10).await.unwrap();
    assert_eq!(told("moved").await["total"], 2, "it was made, and put right");
    assert_eq!(told("right").await["total"], 1, "nothing was wrong");
}

/// Missions of before their annexe was kept: of somebody in an annexe, of somebody in none, and one that says another.
fn missions_without_annexe() -> Vec<Document> {
    let annexe = |key| unit(&ANNEXES, key, &[annexe::NAME_FR, annexe::NAME_AR]);
    let order = |key, number: i64, who| {
        row(&MISSIONS, key)
            .with(mission::EMPLOYEE, id(who))
            .with(mission::DESTINATION, "Rabat".to_owned())
            .with(mission::OBJECT, "Dépôt".to_owned())
            .with(mission::YEAR, 2026)
            .with(mission::NUM, number)
    };
    vec![
        annexe("A"),
        annexe("B"),
        agent("in-a", 1).with(employee::ANNEXE, id("A")),
        agent("nowhere", 2),
        order("untold", 1, "in-a"),
        order("told", 2, "in-a").with(mission::ANNEXE, id("B")),
        order("of-nowhere", 3, "nowhere"),
    ]
}

#[tokio::test]
async fn missions_are_given_the_annexe_of_whose_they_are_and_keep_the_one_they_say() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, missions_without_annexe).await;
    let found = engine.read(|cx| cx.find(&MISSIONS, Vec::new(), 10)).await.unwrap();
    let annexes: Vec<(&str, Option<String>)> = found
        .iter()
        .map(|one| (one.id.as_str(), one.get(mission::ANNEXE).map(|annexe| annexe.0)))
        .collect();
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(
        annexes,
        [("untold", some("A")), ("told", some("B")), ("of-nowhere", None)]
    );
}

fn calendar_without_feed() -> Vec<Document> {
    let calendar = row(&CALENDARS, "calendar");
    vec![calendar.with(calendar_feed::ACCOUNT, "amina".to_owned())]
}

#[tokio::test]
async fn a_calendar_that_stands_shows_missions() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, calendar_without_feed).await;
    let calendar = engine.read(|cx| cx.need(&CALENDARS, "calendar")).await.unwrap();
    assert_eq!(calendar.get(calendar_feed::FEED).as_deref(), Some("missions"));
}

/// Somebody whom a terminal knows by small letters; a code that is written in two ways.
fn codes_in_small_letters() -> Vec<Document> {
    let coded = |key: &str, number: u32, code: &str| agent(key, number).with(employee::EMP_CODE, code.to_owned());
    let punch = |key: &str, code: &str| {
        row(&PUNCHES, key)
            .with(punch::DEVICE_SN, "CQZ1".to_owned())
            .with(punch::LOCAL_AT, "2026-11-19 08:31:00".to_owned())
            .with(punch::EMP_CODE, code.to_owned())
    };
    vec![
        coded("small", 1, "nb24"),
        coded("digits", 2, "0042"),
        coded("twin", 3, "zk7"),
        coded("other", 4, "ZK7"),
        punch("of-small", "nb24"),
        punch("of-twin", "zk7"),
        punch("of-other", "ZK7"),
    ]
}

#[tokio::test]
async fn codes_of_devices_are_in_capitals_unless_two_would_be_one() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, codes_in_small_letters).await;
    let codes = engine
        .read(|cx| {
            let files =
                ["small", "digits", "twin", "other"].map(|id| cx.need(&EMPLOYEES, id)?.need(employee::EMP_CODE));
            let punches = ["of-small", "of-twin", "of-other"].map(|id| cx.need(&PUNCHES, id)?.need(punch::EMP_CODE));
            files.into_iter().chain(punches).collect::<Result<Vec<String>>>()
        })
        .await
        .unwrap();
    assert_eq!(codes, ["NB24", "0042", "zk7", "ZK7", "NB24", "zk7", "ZK7"]);
}

/// A letter of before drafts were written: it names no addressee.
fn letters_without_addressee() -> Vec<Document> {
    let letter = row(&WARNINGS, "w")
        .with(warning::EMPLOYEE, id("who"))
        .with(warning::DATE, schema::Date(jiff::civil::date(2026, 11, 2)))
        .with(warning::YEAR, 2026)
        .with(warning::NUM, 1);
    vec![agent("who", 1), letter]
}

#[tokio::test]
async fn whom_a_letter_is_about_reads_it_after_the_upgrade_too() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, letters_without_addressee).await;
    let letter = engine.read(|cx| cx.need(&WARNINGS, "w")).await.unwrap();
    assert_eq!(letter.get(warning::ADDRESSEE), Some(id("who")));
}
