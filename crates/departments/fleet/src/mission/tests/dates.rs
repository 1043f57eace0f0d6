//! Orders without dates, orders that are over, and whoever is told of them.

use schema::Document;
use serde_json::{Value as Json, json};

use super::super::MISSIONS;
use super::{act, order, test_app};
use crate::testing::{TestApp, code};
use platform::notice::NOTIFICATIONS;
use platform::notice::notification::{KIND, USER};
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::delegation::DELEGATIONS;
use platform::people::employee::EMPLOYEES;

/// An order as clients make it that know no hours.
fn undated(who: &str, more: Json) -> Json {
    let mut data = order(who, "21T08", "21T12", more);
    let map = data.as_object_mut().unwrap();
    map.remove("departAt");
    map.remove("returnAt");
    data
}

/// Who was told of which kind.
async fn notification_kinds(app: &TestApp) -> Vec<String> {
    let one = |row: &Document| format!("{} {}", row.get(KIND).unwrap(), row.get(USER).unwrap().0);
    let mut told: Vec<String> = app.all(&NOTIFICATIONS).await.iter().map(one).collect();
    told.sort();
    told
}

#[tokio::test]
async fn an_order_without_dates_waits_for_them() {
    let app = test_app().await;
    let amina = app.ctx("amina").await;
    let made = app
        .create(&amina, &MISSIONS, undated("amina", json!({"$id": "m", "carId": "c1"})))
        .await
        .unwrap();
    assert_eq!([&made["status"], &made["departAt"]], [&json!("upcoming"), &Json::Null]);
    let one = order("amina", "21T08", "21T12", json!({"returnAt": null}));
    let error = app.create(&amina, &MISSIONS, one).await.unwrap_err();
    assert_eq!(error.rejection().unwrap().field.as_deref(), Some("returnAt"));
    for (action, more) in [
        ("missions.print", json!({"language": "fr"})),
        ("missions.close", json!({})),
    ] {
        let mut data = json!({"id": "m"});
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let error = act(&app, "amina", action, data).await.unwrap_err();
        let refused = error.rejection().unwrap();
        assert_eq!(
            (refused.kind.code, refused.field.as_deref()),
            ("mission_dates_not_set", Some("departAt")),
            "{action}"
        );
    }
}

#[tokio::test]
async fn dates_are_set_once_and_then_changed_like_those_of_any_order() {
    let app = test_app().await;
    let amina = app.ctx("amina").await;
    app.make(&MISSIONS, undated("amina", json!({"$id": "m", "carId": "c1"})))
        .await;
    app.make(&MISSIONS, order("brahim", "21T08", "21T12", json!({"carId": "c1"})))
        .await;
    let dates = |day: &str| json!({"departAt": format!("2026-11-{day}T08:00:00Z"), "returnAt": format!("2026-11-{day}T12:00:00Z")});
    assert_eq!(
        code(app.update(&amina, &MISSIONS, "m", dates("21")).await),
        "mission_car_busy"
    );
    let rescheduled = app.update(&amina, &MISSIONS, "m", dates("22")).await.unwrap();
    assert_eq!(
        [&rescheduled["month"], &rescheduled["datesDueOn"]],
        [&json!("2026-11"), &Json::Null]
    );
    let back = app
        .update(&amina, &MISSIONS, "m", json!({"departAt": null, "returnAt": null}))
        .await;
    assert_eq!(
        code(back),
        "document_invalid_structure",
        "dates that stood are not taken back"
    );
}

#[tokio::test]
async fn its_author_is_asked_for_the_dates_after_two_days() {
    let app = test_app().await;
    let chief = app.ctx("chief").await;
    app.create(&chief, &MISSIONS, undated("brahim", json!({})))
        .await
        .unwrap();
    for (day, count) in [("21", 0), ("22", 1), ("23", 1)] {
        app.at(&format!("2026-11-{day}T10:00:00Z"));
        app.engine.plan_routines().await.unwrap();
        app.engine.run_due_jobs().await.unwrap();
        let asked = notification_kinds(&app)
            .await
            .into_iter()
            .filter(|one| one == "deadlines.due chief")
            .count();
        assert_eq!(asked, count, "{day}");
    }
}

#[tokio::test]
async fn what_is_over_is_changed_by_administrators_who_say_why() {
    let app = test_app().await;
    app.make(&MISSIONS, order("amina", "19T08", "19T12", json!({"$id": "m"})))
        .await;
    let (amina, chief) = (app.ctx("amina").await, app.ctx("chief").await);
    let other = json!({"destination": "Salé"});
    let error = app.update(&amina, &MISSIONS, "m", other.clone()).await.unwrap_err();
    assert_eq!(error.rejection().unwrap().kind.code, "mission_over");
    let error = app.update(&chief, &MISSIONS, "m", other).await.unwrap_err();
    assert_eq!(error.rejection().unwrap().field.as_deref(), Some("changeReason"));
    let reasoned = json!({"destination": "Salé", "changeReason": "Erreur de saisie"});
    app.update(&chief, &MISSIONS, "m", reasoned).await.unwrap();
    let again = app.update(&chief, &MISSIONS, "m", json!({"destination": "Fès"})).await;
    assert_eq!(
        code(again),
        "document_invalid_structure",
        "each change has a reason of its own"
    );
    act(&app, "amina", "missions.close", json!({"id": "m", "fuelLitres": 12}))
        .await
        .unwrap();
    let twice = act(&app, "amina", "missions.close", json!({"id": "m", "fuelLitres": 20})).await;
    assert_eq!(code(twice), "mission_over");
}

#[tokio::test]
async fn what_did_not_take_place_is_cancelled_by_administrators() {
    let app = test_app().await;
    app.make(&MISSIONS, order("amina", "19T08", "19T12", json!({"$id": "m"})))
        .await;
    let cancel = json!({"id": "m", "reason": "Reportée"});
    assert_eq!(
        code(act(&app, "amina", "missions.cancel", cancel.clone()).await),
        "flow_step_forbidden"
    );
    let done = act(&app, "chief", "missions.cancel", cancel).await.unwrap();
    assert_eq!(done["status"], "cancelled");
}

#[tokio::test]
async fn nobody_accompanies_themselves() {
    let app = test_app().await;
    for (driver, companion) in [("brahim", "brahim"), ("amina", "amina"), ("brahim", "amina")] {
        let team = json!({"driverId": driver, "companions": [companion]});
        let error = app
            .create(
                &TestApp::full_rights(),
                &MISSIONS,
                order("amina", "21T08", "21T12", team),
            )
            .await;
        assert_eq!(code(error), "mission_goes_twice", "{driver} {companion}");
    }
    app.make(
        &MISSIONS,
        order("amina", "21T08", "21T12", json!({"driverId": "amina"})),
    )
    .await;
}

#[tokio::test]
async fn whoever_goes_is_told_when_it_is_given_changed_and_cancelled() {
    let app = test_app().await;
    app.user("brahim", json!({"persoActif": "brahim"})).await;
    let team = json!({"$id": "m", "driverId": "driss", "companions": ["brahim"]});
    app.create(
        &app.ctx("amina").await,
        &MISSIONS,
        order("amina", "21T08", "21T12", team),
    )
    .await
    .unwrap();
    assert_eq!(
        notification_kinds(&app).await,
        ["missions.given brahim", "missions.given driss"],
        "who orders it knows"
    );
    app.change(&MISSIONS, "m", json!({"fuelLitres": 3})).await;
    assert_eq!(
        notification_kinds(&app).await.len(),
        2,
        "what the order does not say is no news"
    );
    app.change(&MISSIONS, "m", json!({"destination": "Salé", "companions": []}))
        .await;
    let news = [
        "missions.changed amina",
        "missions.changed driss",
        "missions.given brahim",
        "missions.given driss",
        "missions.released brahim",
    ];
    assert_eq!(notification_kinds(&app).await, news);
    app.change(&MISSIONS, "m", json!({"cancelledReason": "Reportée"})).await;
    assert_eq!(
        notification_kinds(&app).await[..2],
        ["missions.cancelled amina", "missions.cancelled driss"]
    );
    app.make(&MISSIONS, order("brahim", "19T08", "19T12", json!({}))).await;
    assert_eq!(notification_kinds(&app).await.len(), 7, "history is no news");
}

#[tokio::test]
async fn heads_read_the_missions_of_their_unit_and_of_its_day() {
    let app = test_app().await;
    app.user("brahim", json!({"persoActif": "brahim"})).await;
    app.make(
        &BUREAUX,
        json!({"$id": "b", "nameFr": "b", "nameAr": "b", "headId": "driss"}),
    )
    .await;
    app.make(
        &ANNEXES,
        json!({"$id": "a", "nameFr": "a", "nameAr": "a", "headId": "brahim"}),
    )
    .await;
    app.change(&EMPLOYEES, "amina", json!({"bureauId": "b", "annexe": "a"}))
        .await;
    app.make(&MISSIONS, order("amina", "21T08", "21T12", json!({"$id": "m"})))
        .await;
    app.change(&EMPLOYEES, "amina", json!({"bureauId": null, "annexe": null}))
        .await;
    app.make(&MISSIONS, order("amina", "22T08", "22T12", json!({"$id": "n"})))
        .await;
    for head in ["driss", "brahim"] {
        let ctx = app.ctx(head).await;
        assert!(app.see(&ctx, &MISSIONS, "m").await.is_ok(), "{head}");
        assert!(app.see(&ctx, &MISSIONS, "n").await.is_err(), "{head}: she had left");
        let edited = app.update(&ctx, &MISSIONS, "m", json!({"destination": "Salé"})).await;
        assert_eq!(code(edited), "user_unauthorized", "{head}");
    }
    let delegation = |id: &str, scope: Json| json!({"$id": id, "headEmployeeId": "driss", "delegateId": "chama", "from": "2026-11-01", "to": "2026-12-01", "scope": scope});
    app.user("chama", json!({"persoActif": "chama"})).await;
    app.make(&DELEGATIONS, delegation("d", json!(["rh-managements"]))).await;
    assert!(
        app.see(&app.ctx("chama").await, &MISSIONS, "m").await.is_err(),
        "it is for people alone"
    );
    app.change(&DELEGATIONS, "d", json!({"scope": ["order-mission"]})).await;
    assert!(app.see(&app.ctx("chama").await, &MISSIONS, "m").await.is_ok());
}

#[tokio::test]
async fn who_reads_cars_reads_the_missions_that_name_one() {
    let app = test_app().await;
    app.user("park", json!({"permissions": ["cars-management:read"]})).await;
    app.make(
        &MISSIONS,
        order("amina", "21T08", "21T12", json!({"$id": "m", "carId": "c1"})),
    )
    .await;
    app.make(&MISSIONS, order("brahim", "21T08", "21T12", json!({"$id": "n"})))
        .await;
    let park = app.ctx("park").await;
    let seen = app.see(&park, &MISSIONS, "m").await.unwrap();
    assert_eq!(seen.get("overridden"), None);
    assert!(app.see(&park, &MISSIONS, "n").await.is_err());
}
