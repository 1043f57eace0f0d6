//! A small database of each release is opened, brought up to date, and used.

use axum::http::{Method, StatusCode};
use fleet::car::{BRAND, CARS, COMMISSIONED, COMMISSIONING_YEAR, NUM, NUMBER, PLATE_TEXT, VEHICLE, VehicleType};
use fleet::mission::{self, DEPART, DESTINATION, EMPLOYEE, ENDS, LENGTH, MISSIONS, OBJECT, RETURN};
use platform::people::employee::{CIN, EMPLOYEES, NAME_AR, NAME_FR};
use schema::{Date, Document, Id, Instant};
use serde_json::{Value as Json, json};
use store::{Job, Store, StoreLocation, Terms, Writer};

use super::rig::{Rig, START, documents};

/// `diwan demo --employees 12` of each release, oldest first.
const KEPT: &[(&str, &[u8])] = &[("0.1.0", include_bytes!("../../../../tests/fixtures/releases/0.1.0.db"))];

#[tokio::test]
async fn the_database_of_every_release_opens_whole_and_goes_on() {
    for (release, bytes) in KEPT {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("data")).unwrap();
        std::fs::write(folder.path().join("data/diwan.db"), bytes).unwrap();
        let rig = Rig::over(folder, &[]);
        assert_eq!(rig.app.engine.store().check().unwrap(), [], "{release}");
        rig.user("successor", &["admin"], &[]).await;
        let admin = rig.signed_in("successor").await;
        let people = "/v1/databases/main/collections/employees/documents";
        let read = rig.send(&admin, Method::GET, people, None).await;
        assert_eq!(read.json()["total"], 12, "{release}");
        let service = json!({"documentId": "unique()", "data": {"nameFr": "Voirie", "nameAr": "الطرق"}});
        let made = rig.send(
            &admin,
            Method::POST,
            "/v1/databases/main/collections/services/documents",
            Some(service),
        );
        assert_eq!(made.await.status, StatusCode::CREATED, "{release}");
    }
}

/// As they stood before their year was kept: some commissioned, one not, one with a year already.
fn older_cars(writer: &mut Writer<'_>) -> schema::Result<()> {
    for at in 0..1_203 {
        let mut car = Document::new(&CARS)
            .with(VEHICLE, VehicleType::Car)
            .with(PLATE_TEXT, format!("{}", 10_000 + at))
            .with(NUMBER, format!("{}", 10_000 + at))
            .with(BRAND, "Dacia".to_owned())
            .with(NUM, at + 1);
        car.id = format!("c{at}");
        if at > 0 {
            let year = 2000 + i16::try_from(at % 20).unwrap_or(0);
            car.set(COMMISSIONED, Date(jiff::civil::date(year, 12, 31)));
        }
        if at == 7 {
            car.set(COMMISSIONING_YEAR, 2007);
        }
        writer.insert(car)?;
    }
    Ok(())
}

#[tokio::test]
async fn cars_that_were_written_before_their_year_was_kept_are_given_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().join("data"));
    let now = START.parse().unwrap();
    let store = Store::open(&place, &domain::CATALOGUE, &[], now).unwrap();
    let job = Job {
        name: "older",
        who: "cli".to_owned(),
        terms: Terms::at(now),
    };
    store.write(job, older_cars).await.unwrap();
    drop(store);
    let rig = Rig::over(folder, &[]);
    let admin = rig.admin().await;
    let year = async |id: &str| {
        let path = format!("{}/{id}", documents("cars"));
        rig.get(&admin, &path).await.must(200)["commissioningYear"].clone()
    };
    for (id, is) in [
        ("c0", Json::Null),
        ("c7", json!(2007)),
        ("c19", json!(2019)),
        ("c1202", json!(2002)),
    ] {
        assert_eq!(year(id).await, is, "{id}");
    }
    assert_eq!(rig.app.engine.store().check().unwrap(), []);
    let taken = rig.app.engine.store().committed().borrow().to_owned();
    let again = rig.reopened();
    assert_eq!(
        again.app.engine.store().committed().borrow().to_owned(),
        taken,
        "and never again"
    );
}

/// As they stood before their length was kept.
fn older_missions(writer: &mut Writer<'_>) -> schema::Result<()> {
    let mut amal = Document::new(&EMPLOYEES)
        .with(NAME_FR, "Amal".to_owned())
        .with(NAME_AR, "أمل".to_owned())
        .with(CIN, "A1".to_owned());
    amal.id = "amal".to_owned();
    writer.insert(amal)?;
    for at in 0..1_003 {
        let hours = |hours: i64| {
            Instant(START.parse::<jiff::Timestamp>().unwrap_or_default() + jiff::SignedDuration::from_hours(hours))
        };
        let mut mission = Document::new(&MISSIONS)
            .with(EMPLOYEE, Id("amal".to_owned()))
            .with(DESTINATION, "Rabat".to_owned())
            .with(OBJECT, "Dépôt".to_owned())
            .with(DEPART, hours(at * 100))
            .with(RETURN, hours(at * 100 + at % 90))
            .with(ENDS, hours(at * 100 + at % 90))
            .with(mission::YEAR, 2026)
            .with(mission::NUM, at + 1);
        mission.id = format!("m{at}");
        writer.insert(mission)?;
    }
    Ok(())
}

#[tokio::test]
async fn missions_that_were_written_before_their_length_was_kept_are_in_the_way_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().join("data"));
    let now = START.parse().unwrap();
    let store = Store::open(&place, &domain::CATALOGUE, &[], now).unwrap();
    let job = Job {
        name: "older",
        who: "cli".to_owned(),
        terms: Terms::at(now),
    };
    store.write(job, older_missions).await.unwrap();
    drop(store);
    let rig = Rig::over(folder, &[]);
    let look = |cx: &engine::Cx<'_>| cx.find(&MISSIONS, Vec::new(), 2_000);
    for mission in rig.app.engine.read(look).await.unwrap() {
        let hours = mission
            .need(ENDS)
            .unwrap()
            .0
            .duration_since(mission.need(DEPART).unwrap().0)
            .as_hours();
        let length = mission.get(LENGTH).unwrap();
        assert!(length > hours && length < 2 * (hours + 1), "{hours} h: {length}");
    }
    let admin = rig.admin().await;
    let asked = json!({"persoActifId": "amal", "departAt": "2026-11-25T00:00:00Z", "returnAt": "2027-01-20T00:00:00Z"});
    let told = rig
        .post(&admin, "/v1/actions/missions.conflicts", asked)
        .await
        .must(200);
    assert!(told["conflicts"].as_array().unwrap().len() > 10, "{told}");
}
