//! Days of the past that were computed by other rules: seen first, then computed again.

use super::*;
use crate::absence::field::ABSENCES;

/// Amal has a day that nothing would compute so: as another program left it.
async fn left_behind(app: &TestApp) {
    punch(app, "amal", &["2026-10-22T08:25:00", "2026-10-22T16:31:00"]).await;
    compute(app, "2026-10-20", "2026-10-30").await;
    let forget = |cx: &mut engine::Cx<'_>| {
        for row in cx.all(&POINTAGES, [])? {
            cx.delete(&POINTAGES, &row.id)?;
        }
        for row in cx.all(&ABSENCES, [])? {
            cx.delete(&ABSENCES, &row.id)?;
        }
        Ok(())
    };
    app.engine
        .transact(&TestApp::full_rights(), "forget", forget)
        .await
        .unwrap();
}

#[tokio::test]
async fn what_it_would_change_is_seen_before_days_of_the_past_are_computed_again() {
    let app = commune().await;
    left_behind(&app).await;
    app.user("hr", json!({"permissions": ["pointage:*", "rh-managements:*"]}))
        .await;
    let hr = app.ctx("hr").await;
    let span = json!({"from": "2026-10-01", "to": "2026-10-31"});
    let seen = app.act(&hr, "days.preview", span).await.unwrap();
    assert!(
        seen["days"].as_u64().unwrap() > 0 && seen["made"].as_u64().unwrap() > 0,
        "{seen}"
    );
    assert_eq!(seen["gone"], 0);
    let of_annexes: u64 = seen["annexes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["made"].as_u64().unwrap())
        .sum();
    assert_eq!(seen["made"], of_annexes);
    assert!(app.all(&POINTAGES).await.is_empty(), "a preview writes nothing");
    assert!(app.all(&ABSENCES).await.is_empty());
    let done = app
        .act(&hr, "days.recompute", json!({"from": "2026-10-01"}))
        .await
        .unwrap();
    assert_eq!(done["from"], "2026-10-22", "nothing was counted before the first punch");
    settle(&app).await;
    let absences = app.all(&ABSENCES).await;
    let of_october = absences
        .iter()
        .filter(|one| one.value("date").text().is_some_and(|day| day < "2026-11-01"));
    assert_eq!(of_october.count() as u64, seen["made"]);
    let span = json!({"from": "2026-10-01", "to": "2026-10-31"});
    let again = app.act(&hr, "days.preview", span).await.unwrap();
    assert_eq!([&again["days"], &again["made"], &again["gone"]], [0, 0, 0], "once");
}

#[tokio::test]
async fn a_preview_is_of_a_month_at_most_and_neither_is_for_who_reads_days_alone() {
    let app = commune().await;
    app.user("hr", json!({"permissions": ["pointage:*", "rh-managements:*"]}))
        .await;
    app.user("reads", json!({"permissions": ["pointage:read"]})).await;
    let (hr, reads) = (app.ctx("hr").await, app.ctx("reads").await);
    let long = json!({"from": "2026-09-01", "to": "2026-10-31"});
    assert_eq!(
        code(app.act(&hr, "days.preview", long.clone()).await),
        "recomputation_preview_too_long"
    );
    assert_eq!(
        code(app.act(&hr, "days.recompute", json!({"from": "2027-01-01"})).await),
        "day_not_come"
    );
    assert_eq!(code(app.act(&reads, "days.preview", long).await), "user_unauthorized");
    assert_eq!(
        code(app.act(&reads, "days.recompute", json!({"from": "2026-10-01"})).await),
        "user_unauthorized"
    );
}
