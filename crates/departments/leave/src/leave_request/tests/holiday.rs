//! Holidays that come, go and move.

use platform::notice::NOTIFICATIONS;
use platform::organisation::holiday::HOLIDAYS;
use serde_json::json;

use super::{granted, input, submit};
use crate::leave_request::LEAVE_REQUESTS;
use crate::town::{annual, town};

#[tokio::test]
async fn a_holiday_that_moves_counts_requests_again_and_tells_their_people() {
    let app = town().await;
    let feast = json!({"$id": "h", "date": "2026-12-09", "nameFr": "Aïd", "nameAr": "عيد", "kind": "hijri"});
    app.make(&HOLIDAYS, feast).await;
    app.engine.run_due_jobs().await.unwrap();
    let row = granted(&app, "amina", input("annual", "2026-12-07", "2026-12-11")).await;
    assert_eq!(row["workingDays"], 4);
    assert_eq!(row["days"][0]["holidays"][0]["tentative"], true);
    let waiting = submit(&app, "brahim", input("annual", "2026-12-14", "2026-12-18"))
        .await
        .unwrap();
    assert_eq!(annual(&app, "amina").await[0], 18.0);
    app.change(&HOLIDAYS, "h", json!({"date": "2026-12-15", "confirmed": true}))
        .await;
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(annual(&app, "amina").await[0], 17.0);
    let of = |row: &serde_json::Value| row["$id"].as_str().unwrap().to_owned();
    assert_eq!(app.get(&LEAVE_REQUESTS, &of(&row)).await["workingDays"], 5);
    let waiting = app.get(&LEAVE_REQUESTS, &of(&waiting)).await;
    assert_eq!(waiting["workingDays"], 4);
    assert_eq!(waiting["days"][0]["holidays"][0]["tentative"], false);
    let told = app.all(&NOTIFICATIONS).await;
    let recounted = told
        .iter()
        .filter(|one| one.value("kind").text() == Some("leaveRequests.recounted"));
    assert_eq!(recounted.count(), 2);
}

#[tokio::test]
async fn a_leave_that_a_lost_holiday_makes_longer_than_the_balance_ends_earlier() {
    let app = town().await;
    let feast = json!({"$id": "h", "date": "2026-12-09", "nameFr": "Aïd", "nameAr": "عيد", "kind": "hijri"});
    app.make(&HOLIDAYS, feast).await;
    let row = granted(&app, "amina", input("annual", "2026-12-01", "2026-12-31")).await;
    assert_eq!(row["workingDays"], 22);
    assert_eq!(annual(&app, "amina").await[0], 0.0);
    app.change(&HOLIDAYS, "h", json!({"date": "2027-01-05"})).await;
    app.engine.run_due_jobs().await.unwrap();
    let row = app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await;
    assert_eq!(row["workingDays"], 22);
    assert_eq!(row["endDate"].as_str().map(|day| &day[..10]), Some("2026-12-30"));
    assert_eq!(row["grantedEndDate"].as_str().map(|day| &day[..10]), Some("2026-12-31"));
    assert_eq!(annual(&app, "amina").await[0], 0.0);
    let told = app.all(&NOTIFICATIONS).await;
    assert!(
        told.iter()
            .any(|one| one.value("kind").text() == Some("leaveRequests.shortened"))
    );
}
