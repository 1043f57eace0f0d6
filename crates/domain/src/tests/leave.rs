//! Leave beside missions: neither is granted over the other, and each names it.

use serde_json::{Value as Json, json};

use fleet::mission::MISSIONS;
use schema::{Error, Result};
use testing::{TestApp, code};

async fn town() -> TestApp {
    let app = crate::tests::new_app();
    platform::first_start(&app.engine).await.unwrap();
    app.employee("amina", "AA1001", json!({"recruitmentDate": "2015-01-01"}))
        .await;
    app.user("amina", json!({"persoActif": "amina"})).await;
    app.user("boss", json!({"permissions": ["*"]})).await;
    let today = schema::day_in_morocco(app.clock.now());
    leave::leave_record::credit_years(app.engine.clone(), today)
        .await
        .unwrap();
    app
}

fn mission(from: &str, to: &str) -> Json {
    json!({"persoActifId": "amina", "destination": "Rabat", "mission": "Réunion", "departAt": from, "returnAt": to})
}

async fn ask(app: &TestApp, from: &str, to: &str) -> Result<Json> {
    let data = json!({"type": "annual", "startDate": from, "endDate": to});
    app.act(&app.ctx("amina").await, "leaveRequests.submit", data).await
}

async fn approve(app: &TestApp) {
    let boss = app.signing("boss").await;
    loop {
        let waiting = app.act(&boss, "approvals.pending", json!({})).await.unwrap();
        let Some(step) = waiting["approvals"][0]["id"].as_str().map(str::to_owned) else {
            return;
        };
        let word = json!({"ids": [step], "decision": "approved"});
        app.act(&boss, "approvals.decide", word).await.unwrap();
    }
}

#[tokio::test]
async fn whoever_is_on_a_mission_takes_no_leave() {
    let app = town().await;
    let made = app
        .make(&MISSIONS, mission("2026-12-08T08:00:00Z", "2026-12-08T16:00:00Z"))
        .await;
    let Err(Error::Refused(why)) = ask(&app, "2026-12-07", "2026-12-11").await else {
        panic!()
    };
    assert_eq!(
        (why.kind.code, why.field.as_deref()),
        ("mission_employee_busy", Some("startDate"))
    );
    assert!(
        why.args
            .iter()
            .any(|(name, id)| *name == "missionId" && *id == made["$id"]),
        "{why:?}"
    );
    ask(&app, "2026-12-09", "2026-12-11").await.unwrap();
}

#[tokio::test]
async fn whoever_is_on_leave_goes_on_no_mission() {
    let app = town().await;
    ask(&app, "2026-12-07", "2026-12-11").await.unwrap();
    let during = mission("2026-12-08T08:00:00Z", "2026-12-08T16:00:00Z");
    let own = app.ctx("amina").await;
    // What is only asked for keeps nobody; it is looked at again when it is granted.
    let made = app.create(&own, &MISSIONS, during.clone()).await.unwrap();
    let boss = app.signing("boss").await;
    let waiting = app.act(&boss, "approvals.pending", json!({})).await.unwrap();
    let step = waiting["approvals"][0]["id"].as_str().unwrap().to_owned();
    let word = json!({"ids": [step], "decision": "approved"});
    assert_eq!(
        code(app.act(&boss, "approvals.decide", word).await),
        "mission_employee_busy"
    );
    let off = json!({"id": made["$id"], "reason": "x"});
    app.act(&own, "missions.cancel", off).await.unwrap();
    approve(&app).await;
    let Err(Error::Refused(why)) = app.create(&own, &MISSIONS, during).await else {
        panic!()
    };
    assert_eq!(why.kind.code, "employee_on_leave");
    assert!(
        !format!("{why:?}").contains("annual"),
        "which leave is nobody's business"
    );
    app.create(&own, &MISSIONS, mission("2026-12-14T08:00:00Z", "2026-12-14T16:00:00Z"))
        .await
        .unwrap();
}
