//! A small database of each release is opened, brought up to date, and used.

use axum::http::{Method, StatusCode};
use domain::fleet::car::{
    BRAND, CARS, COMMISSIONED, COMMISSIONING_YEAR, NUM, NUMBER, PLATE_TEXT, VEHICLE, VehicleType,
};
use schema::{Date, Document};
use serde_json::{Value as Json, json};
use store::{Job, Place, Store, Terms, Writer};

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
    let place = Place::Folder(folder.path().join("data"));
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
