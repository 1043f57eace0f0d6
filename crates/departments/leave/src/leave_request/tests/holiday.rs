//! Holidays that come, go and move.

use platform::notice::NOTIFICATIONS;
use platform::organisation::holiday::HOLIDAYS;
use serde_json::{Value as Json, json};

use super::{granted, input, submit};
use crate::leave_request::LEAVE_REQUESTS;
use crate::testing::TestApp;
use crate::town::{annual, town};

/// A feast of the moon that is expected on Wednesday 9 December 2026.
async fn feast(app: &TestApp) {
    let feast = json!({"$id": "h", "date": "2026-12-09", "nameFr": "Aïd", "nameAr": "عيد", "kind": "hijri"});
    app.make(&HOLIDAYS, feast).await;
    app.engine.run_due_jobs().await.unwrap();
}

async fn moves(app: &TestApp, to: &str) {
    app.change(&HOLIDAYS, "h", json!({"date": to, "confirmed": true})).await;
    app.engine.run_due_jobs().await.unwrap();
}

async fn now(app: &TestApp, row: &Json) -> Json {
    app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await
}

#[tokio::test]
async fn a_holiday_that_moves_counts_what_is_asked_for_again_and_tells_its_person() {
    let app = town().await;
    feast(&app).await;
    let granted_one = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-11")).await;
    assert_eq!(granted_one["workingDays"], 4);
    assert_eq!(granted_one["days"][0]["holidays"][0]["tentative"], true);
    let waiting = submit(&app, "brahim", input("annual", "2026-12-14", "2026-12-18"))
        .await
        .unwrap();
    moves(&app, "2026-12-15").await;
    let waiting = now(&app, &waiting).await;
    assert_eq!(waiting["workingDays"], 4);
    assert_eq!(waiting["days"][0]["holidays"][0]["tentative"], false);
    assert_eq!(now(&app, &granted_one).await["workingDays"], 4, "until people decide");
    assert_eq!(annual(&app, "amina").await[0], 18.0);
    let told = app.all(&NOTIFICATIONS).await;
    let recounted = told
        .iter()
        .filter(|one| one.value("kind").text() == Some("leaveRequests.recounted"));
    assert_eq!(recounted.count(), 1);
}

#[tokio::test]
async fn a_holiday_that_comes_gives_a_day_of_granted_leave_back_by_itself() {
    let app = town().await;
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-11")).await;
    assert_eq!(annual(&app, "amina").await[0], 17.0);
    feast(&app).await;
    assert_eq!(now(&app, &row).await["workingDays"], 4);
    assert_eq!(annual(&app, "amina").await[0], 18.0);
    let told = app.all(&NOTIFICATIONS).await;
    assert!(
        told.iter()
            .any(|one| one.value("kind").text() == Some("leaveRequests.recounted"))
    );
}

#[tokio::test]
async fn a_holiday_that_moves_inside_a_granted_leave_asks_nobody() {
    let app = town().await;
    feast(&app).await;
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-11")).await;
    moves(&app, "2026-12-10").await;
    let row = now(&app, &row).await;
    assert_eq!(row["workingDays"], 4);
    assert_eq!(row["days"][0]["holidays"][0]["date"], "2026-12-10");
    assert_eq!(app.all(&crate::leave_recount::LEAVE_RECOUNTS).await.len(), 0);
}
