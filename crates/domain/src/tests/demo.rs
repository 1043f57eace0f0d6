use std::collections::HashSet;

use serde_json::json;

use attendance::device::state::{self, DEVICE_STATES};
use attendance::duty::DUTIES;
use attendance::exit_permission::{self, EXIT_PERMISSIONS};
use attendance::punch::{self, PUNCHES};
use attendance::warning::{self, WARNINGS};
use fleet::accident::{self, ACCIDENTS};
use fleet::car::{self, CARS, Fuel, VehicleType};
use fleet::mission::{self, MISSIONS};
use platform::demo::{Demo, fill, logins};
use platform::organisation::annexe::ANNEXES;
use platform::organisation::service::SERVICES;
use platform::people::employee::{self, EMPLOYEES};
use platform::people::person::PERSONS;
use platform::people::user::{self, USERS};
use platform::settings::signatory::{Mode, signatory};
use platform::signature::office::signs_electronically;
use schema::{Date, Document, Instant};
use testing::{TestApp, code};

use crate::tests::commune::commune;

#[tokio::test]
async fn the_same_seed_gives_the_same_commune() {
    let new_app = || TestApp::with_blank_papers(&crate::tests::CITY);
    let (one, other) = (new_app(), new_app());
    let demo = Demo { employees: 60, seed: 7 };
    let people = fill(&one.engine, &crate::DEPARTMENTS, demo).await.unwrap();
    assert_eq!(people, fill(&other.engine, &crate::DEPARTMENTS, demo).await.unwrap());
    assert_eq!(
        people,
        logins(&one.engine).await.unwrap(),
        "and the store tells them again"
    );
    for of in crate::COLLECTIONS.iter() {
        let (mut left, mut right) = (one.all(of).await, other.all(of).await);
        // What follows from the seed's documents is made by the engine, under ids of chance.
        let made = [
            "notifications",
            "approvals",
            "deadlineRules",
            "retentionRules",
            "inventoryMovements",
        ];
        if made.contains(&of.id) {
            left.iter_mut().chain(&mut right).for_each(without_ids_of_chance);
        }
        // Exams are led by the acts of every day, which draw seeds, codes and ids.
        let is_of_acts = OF_ACTS.contains(&of.id) || OF_DAYS.contains(&of.id);
        if is_of_acts || of.access.resource == "recruitment-system" {
            left.iter_mut().chain(&mut right).for_each(as_it_was_entered);
        }
        assert_eq!(left, right, "{}", of.id);
    }
}

/// What the acts of an exam leave elsewhere.
const OF_ACTS: [&str; 2] = ["authenticDocuments", "signatures"];

/// What follows from days of attendance, and what people then did about them.
const OF_DAYS: [&str; 6] = [
    "pointages",
    "absences",
    "dailyAttendance",
    "warnings",
    "annexeReports",
    "deductionStatements",
];

/// What a person entered of a row, without what followed.
fn as_it_was_entered(row: &mut Document) {
    row.id.clear();
    for field in row.of.fields() {
        let is_link = field.kind.target().is_some() || field.kind.bucket().is_some();
        if is_link || field.computed || field.hidden || OF_ACTS.contains(&row.of.id) {
            row.set_value(field.name, schema::Value::Null);
        }
    }
}

/// A notification of what has such an id names it in its key and in what it leads to.
fn without_ids_of_chance(row: &mut Document) {
    row.id.clear();
    if row.of.id != "notifications" {
        return;
    }
    let kind = row.value("kind").text().unwrap_or_default().to_owned();
    let is_of_chance = ["approvals.", "absences.", "warnings."]
        .iter()
        .any(|noun| kind.starts_with(noun));
    if is_of_chance {
        for name in ["key", "link", "subjectId"] {
            if row.of.fields().iter().any(|field| field.name == name) {
                row.set_value(name, schema::Value::Null);
            }
        }
    }
}

#[tokio::test]
async fn the_commune_has_its_units_its_people_and_who_may_sign_in() {
    let app = commune(60).await;
    assert_eq!(app.all(&EMPLOYEES).await.len(), 60);
    assert_eq!(app.all(&PERSONS).await.len(), 62, "and two who sign in without a file");
    let names: Vec<String> = app.all(&ANNEXES).await.iter().map(|annexe| annexe.title().0).collect();
    assert_eq!(
        names,
        [
            "Siège",
            "Annexe Médina",
            "Annexe Hay Salam",
            "Annexe Plage",
            "Annexe Gare"
        ]
    );
    let first = app.all(&SERVICES).await[0].id.clone();
    assert_eq!(app.get(&SERVICES, &first).await["bureauCount"], 3);
    assert_eq!(
        code(fill(&app.engine, &crate::DEPARTMENTS, Demo::default()).await),
        "store_not_empty"
    );
}

#[tokio::test]
async fn the_terminals_of_the_commune_were_heard_just_now_and_know_who_came_this_morning() {
    let app = commune(60).await;
    let now = Instant(app.clock.now());
    let states = app.all(&DEVICE_STATES).await;
    assert_eq!(states.len(), 5);
    assert!(states.iter().all(|one| one.get(state::SEEN) == Some(now)));
    let punches = app.all(&PUNCHES).await;
    let is_of_today = |one: &Document| one.get(punch::LOCAL_AT).is_some_and(|at| at.starts_with("2026-11-20"));
    let came = punches.iter().filter(|one| is_of_today(one)).count();
    assert!((30..=60).contains(&came), "{came} came this morning");
    assert!(punches.iter().all(|one| one.get(punch::AT) <= Some(now)));
}

#[tokio::test]
async fn letters_of_the_commune_are_about_lateness_that_the_terminals_show() {
    let app = commune(200).await;
    let (letters, punches) = (app.all(&WARNINGS).await, app.all(&PUNCHES).await);
    assert!(letters.len() >= 3, "{}", letters.len());
    for letter in &letters {
        let (who, Date(day)) = (
            letter.get(warning::EMPLOYEE).unwrap(),
            letter.get(warning::DATE).unwrap(),
        );
        let of_day = punches
            .iter()
            .filter(|punch| punch.get(punch::EMPLOYEE).as_ref() == Some(&who));
        if letter.get(warning::ABSENT) == Some(true) {
            let mut days = of_day.filter_map(punch::day_of);
            assert!(days.all(|other| other != day), "{who:?} on {day}");
            continue;
        }
        let came = of_day
            .filter_map(|punch| punch.get(punch::AT))
            .map(|Instant(at)| schema::moment_in_morocco(at))
            .filter(|at| at.date() == day)
            .min()
            .unwrap();
        let late = i64::from(came.hour()) * 60 + i64::from(came.minute()) - (8 * 60 + 30);
        assert_eq!(letter.get(warning::MINUTES_LATE), Some(late), "{who:?} on {day}");
    }
    let is_upheld = |letter: &Document| letter.get(warning::STATUS) == Some(warning::Status::Upheld);
    let has_replied = |letter: &Document| letter.get(warning::RESPONSE).is_some();
    for replied in [true, false] {
        assert!(letters.iter().any(|one| is_upheld(one) && has_replied(one) == replied));
    }
    let slips = app.all(&EXIT_PERMISSIONS).await;
    let waits = |slip: &&Document| slip.get(exit_permission::STATUS) == Some(exit_permission::Status::Pending);
    assert_eq!(slips.iter().filter(waits).count(), 3);
    assert!(slips.len() > 10 && app.all(&DUTIES).await.len() > 10);
}

#[tokio::test]
async fn a_commune_of_its_own_tells_no_logins() {
    assert_eq!(logins(&crate::tests::new_app().engine).await.unwrap(), []);
}

#[tokio::test]
async fn the_heads_of_the_commune_see_their_units() {
    let app = commune(60).await;
    let logins = logins(&app.engine).await.unwrap();
    let users = app.all(&USERS).await;
    assert_eq!(users.len(), logins.len());
    for (role, heads) in [
        ("head_of_bureau", 1),
        ("head_of_service", 3),
        ("head_of_division", 9),
        ("head_of_direction", 25),
    ] {
        let email = &logins.iter().find(|login| login.role == role).unwrap().email;
        let user = users
            .iter()
            .find(|user| user.get(user::EMAIL).as_deref() == Some(email))
            .unwrap();
        let rights = app.ctx(&user.get(user::ACCOUNT).unwrap()).await.rights;
        let units: usize = rights.units.0.iter().map(|one| one.ids.len()).sum();
        assert!(units >= heads, "{role} sees {units} units");
        assert!(!rights.holds("employee-portail", "approve"));
    }
    let admin = users[0].get(user::ACCOUNT).unwrap();
    assert!(app.ctx(&admin).await.rights.is_admin);
    assert_eq!(app.get(&USERS, &users[0].id).await["disabled"], json!(false));
}

#[tokio::test]
async fn every_head_and_human_resources_have_requests_that_wait_for_their_decision() {
    let app = commune(200).await;
    let mut without = Vec::new();
    for login in logins(&app.engine).await.unwrap() {
        if !login.role.starts_with("head_of_") && login.role != "hr" {
            continue;
        }
        let ctx = crate::tests::home::context_of(&app, &login.email).await;
        let waiting = app.act(&ctx, "approvals.pending", json!({})).await.unwrap();
        if waiting["total"] == 0 {
            without.push(login.role);
        }
    }
    assert!(without.is_empty(), "{without:?}");
}

#[tokio::test]
async fn the_park_of_the_commune_has_a_past_and_work_that_is_due() {
    let app = commune(60).await;
    let asked = async |id: &str| {
        let told = app
            .engine
            .act(&TestApp::full_rights(), id, engine::Input::default())
            .await;
        told.unwrap()
    };
    let costs = asked("cars.costs").await;
    for known in [
        "distance",
        "costPerKm",
        "fuelPer100Km",
        "accidentCost",
        "maintenanceCost",
    ] {
        assert!(
            costs["total"][known].as_f64() > Some(0.0),
            "{known}: {}",
            costs["total"]
        );
    }
    let due = asked("maintenances.due").await;
    let due = due["rows"].as_array().unwrap();
    for is_overdue in [true, false] {
        assert!(due.iter().any(|row| row["overdue"] == is_overdue), "{due:?}");
    }
    let accidents = app.all(&ACCIDENTS).await;
    assert!(accidents.iter().any(|one| one.get(accident::THIRD_PARTY).is_some()));
    assert!(accidents.iter().any(|one| one.get(accident::REPAIR_COST).is_some()));
}

#[tokio::test]
async fn its_papers_are_signed_by_its_president_and_by_delegation() {
    let app = commune(60).await;
    let today = schema::day_in_morocco(app.engine.clock().now());
    let signs = async |kind: &'static str| app.read(move |cx| signatory(cx, kind, today)).await.unwrap();
    assert_eq!(signs("anything").await.mode, Mode::Own);
    for kind in [
        "salary_certificate",
        "experience_certificate",
        "tax_form",
        "insurance_letter",
        "other_document",
        "deduction_statement",
    ] {
        let who = signs(kind).await;
        assert!(who.act.is_some(), "{kind}");
        let may = app.read(move |cx| signs_electronically(cx, &who)).await;
        assert!(may, "{kind}");
    }
    let head = signs("work_certificate").await;
    assert_eq!(head.mode, Mode::Delegation);
    let id = head.employee.unwrap();
    let employee = app.read(move |cx| cx.need(&EMPLOYEES, &id)).await;
    assert_eq!(employee.get(employee::NAME_FR), Some(head.name[0].clone()));
}

#[tokio::test]
async fn what_the_commune_shows_can_be_believed() {
    let app = commune(200).await;
    believe_people(&app.all(&EMPLOYEES).await);
    believe_cars(&app.all(&CARS).await);
    believe_missions(&app.all(&MISSIONS).await);
}

/// One name and one face for each, an age to be recruited at, and one grade for each function.
fn believe_people(people: &[Document]) {
    let names: HashSet<String> = people.iter().map(|one| one.title().0).collect();
    assert_eq!(names.len(), people.len(), "nobody bears the name of somebody else");
    for one in people {
        let year = |key| one.get(key).map(|Date(day)| day.year()).unwrap();
        let age = year(employee::RECRUITED_ON) - year(employee::BIRTH_DATE);
        assert!((20..=45).contains(&age), "{} was recruited at {age}", one.title().0);
        assert!(one.get(employee::GRADE_ROW).is_some() && one.get(employee::JOB_TITLE).is_some());
    }
    let grades = |function: &str| -> HashSet<String> {
        let holders = people
            .iter()
            .filter(|one| one.get(employee::FUNCTION).as_deref() == Some(function));
        holders.filter_map(|one| one.get(employee::GRADE)).collect()
    };
    for function in people.iter().filter_map(|one| one.get(employee::FUNCTION)) {
        assert_eq!(grades(&function).len(), 1, "{function} goes with one grade");
    }
    let photos: Vec<_> = people.iter().filter_map(|one| one.get(employee::PHOTO)).collect();
    assert!(photos.len() >= 15);
    assert_eq!(
        photos.iter().collect::<HashSet<_>>().len(),
        photos.len(),
        "each face is one person's"
    );
}

/// Each runs on what it is sold with.
fn believe_cars(cars: &[Document]) {
    for car in cars {
        let electric = car.get(car::MODEL).is_some_and(|model| model.ends_with("E-Tech"));
        assert_eq!(car.get(car::FUEL) == Some(Fuel::Electric), electric);
        let is_heavy = car
            .get(car::VEHICLE)
            .is_some_and(|kind| [VehicleType::Truck, VehicleType::Tractor].contains(&kind));
        assert!(!is_heavy || car.get(car::FUEL) == Some(Fuel::Diesel));
    }
}

/// On every day of work, with nothing against them, and kilometres where they are over.
fn believe_missions(missions: &[Document]) {
    let day = |one: &Document| {
        one.get(mission::DEPART)
            .map(|Instant(at)| schema::day_in_morocco(at))
            .unwrap()
    };
    let days: HashSet<_> = missions.iter().map(day).collect();
    assert!(days.len() > 40, "{} days of two months", days.len());
    assert!(days.iter().all(|day| day.weekday().to_monday_one_offset() < 6));
    assert!(
        missions.iter().all(|one| one.get(mission::OVERRIDE).is_none()),
        "nothing stood against any"
    );
    let driven = missions
        .iter()
        .filter(|one| one.get(mission::DISTANCE) > Some(0))
        .count();
    assert!(driven > missions.len() / 2);
}

#[tokio::test]
async fn what_was_done_last_was_done_by_somebody() {
    let app = commune(60).await;
    let accounts: HashSet<String> = app
        .all(&USERS)
        .await
        .iter()
        .filter_map(|user| user.get(user::ACCOUNT))
        .collect();
    for of in [&MISSIONS, &CARS, &ACCIDENTS] {
        let first = &app.all(of).await[0];
        let told = app
            .engine
            .history(&TestApp::full_rights(), of, &first.id, None, 10)
            .await
            .unwrap();
        let who = told["history"][0]["who"].as_str().unwrap_or_default().to_owned();
        assert!(accounts.contains(&who), "{}: {told}", of.id);
    }
}
