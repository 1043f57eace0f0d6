use engine::Input;
use jiff::SignedDuration;
use schema::Document;
use serde_json::{Value as Json, json};

use super::CAR_PAPERS;
use crate::car::CARS;
use crate::testing::{TestApp, code};
use platform::notice::NOTIFICATIONS;
use platform::notice::notification::{KIND, LINK, PARAMS, REPEAT_AFTER, USER};
use platform::organisation::delegation::DELEGATIONS;
use platform::settings::SETTINGS;

#[tokio::test]
async fn a_car_has_one_paper_of_a_type_for_each_end() {
    let app = crate::testing::new_app();
    app.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    let paper = json!({"carsCollection": "c", "documentType": "insurance", "validUntil": "2026-12-31"});
    let made = app.make(&CAR_PAPERS, paper.clone()).await;
    assert_eq!((&made["year"], &made["status"]), (&json!(2026), &json!("valid")));
    let error = app.create(&TestApp::full_rights(), &CAR_PAPERS, paper).await;
    assert_eq!(code(error), "car_document_exists");
    let card = json!({"carsCollection": "c", "documentType": "registration_card"});
    assert_eq!(app.make(&CAR_PAPERS, card).await["status"], "valid", "it is permanent");
}

#[tokio::test]
async fn a_paper_without_an_end_is_taken_at_any_year_once_and_its_end_is_unknown() {
    let app = crate::testing::new_app();
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    app.make(&CARS, car).await;
    let ctx = TestApp::full_rights();
    let paper = |kind: &str, year: i64| json!({"carsCollection": "c", "documentType": kind, "year": year});
    for kind in ["insurance", "road_tax", "technical_inspection"] {
        for year in [2025, 2026, 2027] {
            let made = app.make(&CAR_PAPERS, paper(kind, year)).await;
            assert_eq!(made["status"], "unknown", "{kind} of {year}");
        }
        let again = app.create(&ctx, &CAR_PAPERS, paper(kind, 2026)).await.unwrap_err();
        let refused = again.rejection().unwrap();
        assert_eq!(
            (refused.kind.code, refused.field.as_deref()),
            ("car_document_exists", Some("year"))
        );
        let mut renewed = paper(kind, 2026);
        renewed["validUntil"] = json!("2026-12-31");
        assert_eq!(app.make(&CAR_PAPERS, renewed).await["status"], "valid", "{kind}");
    }
    assert_eq!(
        app.all(&CAR_PAPERS).await.len(),
        12,
        "a renewal leaves them as they are"
    );
}

#[tokio::test]
async fn a_bus_that_is_inspected_every_six_months_has_a_paper_of_each() {
    let app = crate::testing::new_app();
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    app.make(&CARS, car).await;
    let paper = |issued: &str, until: &str| json!({"carsCollection": "c", "documentType": "technical_inspection", "issuedOn": issued, "validUntil": until});
    let inspected = [
        ("2026-01-10", "2026-07-09"),
        ("2026-07-08", "2027-01-07"),
        ("2027-01-05", "2027-07-04"),
    ];
    for (issued, until) in inspected {
        app.make(&CAR_PAPERS, paper(issued, until)).await;
    }
    let mut said = paper("2026-07-08", "2027-01-06");
    said["year"] = json!(2026);
    let made = app.make(&CAR_PAPERS, said).await;
    assert_eq!(made["year"], 2026);
    let id = made["$id"].as_str().unwrap();
    let ctx = TestApp::full_rights();
    let moved = app
        .update(&ctx, &CAR_PAPERS, id, json!({"validUntil": "2027-01-07"}))
        .await
        .unwrap_err();
    let refused = moved.rejection().unwrap();
    assert_eq!(
        (refused.kind.code, refused.field.as_deref()),
        ("car_document_exists", Some("validUntil"))
    );
    app.change(&CAR_PAPERS, id, json!({"provider": "CCTV"})).await;
}

#[tokio::test]
async fn the_year_of_a_paper_follows_from_its_dates() {
    let app = crate::testing::new_app();
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    app.make(&CARS, car).await;
    let paper = |issued: &str, until: &str| json!({"carsCollection": "c", "documentType": "insurance", "issuedOn": issued, "validUntil": until});
    for (issued, until, year) in [
        ("2025-12-06", "2026-12-05", 2025),
        ("2026-12-06", "2027-12-05", 2026),
        ("2026-12-06", "2027-12-06", 2027),
        ("2026-12-06", "2027-12-07", 2026),
    ] {
        assert_eq!(
            app.make(&CAR_PAPERS, paper(issued, until)).await["year"],
            year,
            "{issued}"
        );
    }
    let ctx = TestApp::full_rights();
    let third = app.create(&ctx, &CAR_PAPERS, paper("2026-12-06", "2027-12-05")).await;
    assert_eq!(code(third), "car_document_exists");
    let mut said = paper("2028-01-01", "2028-12-31");
    said["year"] = json!(2030);
    let made = app.make(&CAR_PAPERS, said).await;
    assert_eq!(made["year"], 2030, "what is said is kept");
    let id = made["$id"].as_str().unwrap();
    let moved = app.change(&CAR_PAPERS, id, json!({"issuedOn": "2028-02-01"})).await;
    assert_eq!(moved["year"], 2028, "a year that is none of the dates follows them");
}

#[tokio::test]
async fn a_paper_does_not_end_before_it_was_issued() {
    let app = crate::testing::new_app();
    app.make(
        &CARS,
        json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"}),
    )
    .await;
    let paper = json!({"carsCollection": "c", "documentType": "insurance", "issuedOn": "2026-02-01", "validUntil": "2026-01-31"});
    let error = app.create(&TestApp::full_rights(), &CAR_PAPERS, paper).await;
    assert_eq!(code(error), "document_invalid_structure");
}

#[tokio::test]
async fn a_paper_that_ends_is_told_to_those_who_keep_the_park_until_it_is_renewed() {
    let app = crate::testing::new_app();
    app.user("keeper", json!({"permissions": ["cars-management:*"]})).await;
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    app.make(&CARS, car).await;
    let paper = json!({"carsCollection": "c", "documentType": "insurance", "validUntil": "2026-11-10"});
    app.make(&CAR_PAPERS, paper).await;
    let due = async || {
        let ctx = app.ctx("keeper").await;
        let list = app.engine.act(&ctx, "deadlines.due", engine::Input::default()).await;
        list.unwrap()["items"].clone()
    };
    let listed = due().await;
    assert_eq!(
        (&listed[0]["deadline"], &listed[0]["days"], &listed[0]["state"]),
        (&json!("cars.paper"), &json!(-10), &json!("overdue"))
    );
    assert_eq!(
        (&listed[0]["title"], &listed[0]["mark"]),
        (&json!("Insurance"), &json!({"form": "plate", "text": "11111"}))
    );
    let next = json!({"carsCollection": "c", "documentType": "insurance", "year": 2027, "validUntil": "2027-11-10"});
    app.make(&CAR_PAPERS, next).await;
    assert_eq!(due().await, json!([]), "the newer one holds for a year");
}

/// A head of the park with three who act for the head, of whom one for other things and one no longer; the holder of a
/// car; and somebody who keeps cars, but heads nothing.
async fn park() -> TestApp {
    let app = crate::testing::new_app();
    for (id, cin) in [
        ("head", "A11"),
        ("deputy", "A12"),
        ("other", "A13"),
        ("former", "A14"),
        ("holder", "A15"),
    ] {
        app.employee(id, cin, json!({})).await;
        app.user(id, json!({"persoActif": id})).await;
    }
    let heads = json!({"permissions": ["park-maintenance:update"]});
    app.change(&platform::people::user::USERS, "head", heads).await;
    app.user("keeper", json!({"permissions": ["cars-management:*"]})).await;
    for (delegate, to, scope) in [
        ("deputy", "2026-12-31", json!(["cars-management"])),
        ("other", "2026-12-31", json!(["annexes"])),
        ("former", "2026-11-19", json!([])),
    ] {
        let row =
            json!({"headEmployeeId": "head", "delegateId": delegate, "from": "2026-11-01", "to": to, "scope": scope});
        app.make(&DELEGATIONS, row).await;
    }
    for (id, number, status) in [("c", "11111", "active"), ("gone", "22222", "reformed")] {
        let car = json!({"$id": id, "vehicleType": "car", "registrationNumber": number, "brand": "x", "status": status,
            "ownerDriverId": "holder"});
        app.make(&CARS, car).await;
    }
    app
}

async fn paper(app: &TestApp, car: &str, kind: &str, until: &str) {
    let year: i64 = until[..4].parse().unwrap();
    let row = json!({"carsCollection": car, "documentType": kind, "year": year, "validUntil": until});
    app.make(&CAR_PAPERS, row).await;
}

/// What was told by kind, in the order of its readers.
async fn notifications_of_kind(app: &TestApp, kind: &str) -> Vec<Document> {
    let mut rows = app.all(&NOTIFICATIONS).await;
    rows.retain(|row| row.get(KIND).as_deref() == Some(kind));
    rows.sort_by_key(|row| row.get(USER));
    rows
}

fn readers(rows: &[Document]) -> Vec<String> {
    rows.iter().filter_map(|row| row.get(USER)).map(|user| user.0).collect()
}

/// What is due by then is done.
async fn serve(app: &TestApp, until: &str) {
    let until: jiff::Timestamp = until.parse().unwrap();
    while app.clock.now() < until {
        app.clock
            .set((app.clock.now() + SignedDuration::from_mins(30)).min(until));
        app.engine.plan_routines().await.unwrap();
        app.engine.run_due_jobs().await.unwrap();
    }
}

#[tokio::test]
async fn the_end_of_a_paper_is_told_to_the_holder_the_heads_of_the_park_and_who_acts_for_them() {
    let app = park().await;
    paper(&app, "c", "insurance", "2026-11-27").await;
    paper(&app, "gone", "insurance", "2026-11-27").await;
    // It is permanent, whatever day was written on it.
    paper(&app, "c", "registration_card", "2026-11-27").await;
    serve(&app, "2026-11-21T07:00:00Z").await;
    let rows = notifications_of_kind(&app, "deadlines.due").await;
    assert_eq!(readers(&rows), ["deputy", "head", "holder"]);
    for row in &rows {
        assert_eq!(row.get(LINK).as_deref(), Some("/cars-management/c?tab=papers"));
        assert!(row.get(REPEAT_AFTER).is_some(), "until it is acknowledged");
    }
}

#[tokio::test]
async fn each_monday_the_heads_of_the_park_are_told_how_many_papers_end() {
    let app = park().await;
    serve(&app, "2026-11-23T08:00:00Z").await;
    assert_eq!(
        notifications_of_kind(&app, "cars.papersOfTheWeek").await.len(),
        0,
        "there is nothing to tell"
    );
    for ((car, kind), until) in [
        (("c", "insurance"), "2025-11-10"),
        (("c", "insurance"), "2026-11-10"),
        (("c", "road_tax"), "2026-12-05"),
        (("c", "technical_inspection"), "2026-12-29"),
        (("gone", "insurance"), "2026-11-10"),
    ] {
        paper(&app, car, kind, until).await;
    }
    serve(&app, "2026-11-30T09:00:00Z").await;
    let rows = notifications_of_kind(&app, "cars.papersOfTheWeek").await;
    assert_eq!(readers(&rows), ["head"], "once");
    let found: Json = rows[0].get(PARAMS).unwrap()["found"].clone();
    assert_eq!(found["fr"], "1 document expiré, 2 documents expirent bientôt");
    assert_eq!(found["ar"], "وثيقة واحدة منتهية الصلاحية، وثيقتان تشرفان على الانتهاء");
}

/// A car with a paper that ends in six weeks; an administrator.
async fn app_with_paper() -> TestApp {
    let app = crate::testing::new_app();
    app.user("chief", json!({"auth": ["admin"]})).await;
    let car = json!({"$id": "c", "vehicleType": "car", "registrationNumber": "11111", "brand": "x"});
    app.make(&CARS, car).await;
    let paper = json!({"$id": "p", "carsCollection": "c", "documentType": "insurance", "validUntil": "2026-12-31"});
    assert_eq!(app.make(&CAR_PAPERS, paper).await["status"], "valid");
    app
}

fn soon_days(value: Json) -> Json {
    json!({"$id": "s", "key": "org.carPaperSoonDays", "value": value})
}

#[tokio::test]
async fn a_paper_that_is_dated_ahead_is_to_come_until_its_day() {
    let app = app_with_paper().await;
    let ahead = json!({"$id": "next", "carsCollection": "c", "documentType": "insurance", "issuedOn": "2027-01-01",
        "validUntil": "2027-12-31"});
    assert_eq!(app.make(&CAR_PAPERS, ahead).await["status"], "upcoming");
    app.at("2027-01-01T09:00:00Z");
    assert_eq!(app.get(&CAR_PAPERS, "next").await["status"], "valid");
    assert_eq!(app.get(&CAR_PAPERS, "p").await["status"], "expired");
}

#[tokio::test]
async fn a_threshold_is_a_whole_number_within_its_bounds_by_whatever_door() {
    let app = app_with_paper().await;
    let chief = app.ctx("chief").await;
    for wrong in [json!(0), json!(366), json!("60"), json!(12.5), json!(null), json!([60])] {
        let refused = app.create(&chief, &SETTINGS, soon_days(wrong.clone())).await;
        let refused = refused.unwrap_err();
        let refused = refused.rejection().unwrap();
        let told = (refused.kind.code, refused.field.as_deref());
        assert_eq!(told, ("setting_out_of_bounds", Some("value")), "{wrong}");
        assert_eq!(
            refused.text(schema::Lang::Ar),
            "«الإشعار بقرب انتهاء وثائق المركبات (أيام)»: المطلوب عدد صحيح من 1 إلى 365"
        );
    }
    app.create(&chief, &SETTINGS, soon_days(json!(60))).await.unwrap();
    assert_eq!(app.get(&CAR_PAPERS, "p").await["status"], "expiring_soon");
    let changed = app.update(&chief, &SETTINGS, "s", json!({"value": -1})).await;
    assert_eq!(code(changed), "setting_out_of_bounds");
}

#[tokio::test]
async fn administrators_are_told_of_every_threshold_and_nobody_else_is() {
    let app = app_with_paper().await;
    app.user("clerk", json!({"permissions": ["cars-management:*"]})).await;
    app.make(&SETTINGS, soon_days(json!(60))).await;
    let thresholds = async |who| {
        let ctx = app.ctx(who).await;
        app.engine.act(&ctx, "settings.thresholds", Input::default()).await
    };
    let told = thresholds("chief").await.unwrap();
    let all = told["thresholds"].as_array().unwrap();
    let soon = all.iter().find(|one| one["key"] == "org.carPaperSoonDays").unwrap();
    assert_eq!(
        [&soon["value"], &soon["preset"], &soon["least"], &soon["most"]],
        [60, 30, 1, 365]
    );
    assert_eq!(code(thresholds("clerk").await), "user_unauthorized");
}
