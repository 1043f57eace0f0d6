use serde_json::json;

use crate::pointage::tests::{commune, compute, punch};
use crate::testing::code;

#[tokio::test]
async fn a_month_is_a_line_of_marks_for_everybody_whom_the_reader_may_see() {
    let app = commune().await;
    app.employee("brahim", "AB1002", json!({"emp_code": "1043"})).await;
    punch(
        &app,
        "amal",
        &["2026-11-02T08:25:00", "2026-11-02T16:30:00", "2026-11-03T09:15:00"],
    )
    .await;
    compute(&app, "2026-11-01", "2026-11-04").await;
    app.user("hr", json!({"permissions": ["pointage:read"]})).await;
    app.user("own", json!({"persoActif": "amal"})).await;
    let (hr, own) = (app.ctx("hr").await, app.ctx("own").await);
    let month = json!({"month": "2026-11"});
    let all = app.act(&hr, "pointages.month", month.clone()).await.unwrap();
    assert_eq!((&all["days"], all["people"].as_array().unwrap().len()), (&json!(30), 2));
    let amal = &all["people"][0];
    assert_eq!(amal["marks"], format!(".olw{}", ".".repeat(26)));
    assert_eq!(
        (&amal["workedMinutes"], &amal["lateMinutes"]),
        (&json!(455), &json!(45))
    );
    let theirs = app.act(&own, "pointages.month", month).await.unwrap();
    assert_eq!(
        theirs["people"].as_array().unwrap().len(),
        1,
        "who keeps no attendance sees their own days"
    );
    let wrong = app.act(&hr, "pointages.month", json!({"month": "novembre"})).await;
    assert_eq!(code(wrong), "general_argument_invalid");
}

#[tokio::test]
async fn a_week_says_when_everybody_came_and_went() {
    let app = commune().await;
    punch(
        &app,
        "amal",
        &["2026-11-02T08:25:00", "2026-11-02T16:30:00", "2026-11-03T09:15:00"],
    )
    .await;
    compute(&app, "2026-11-01", "2026-11-04").await;
    app.user("hr", json!({"permissions": ["pointage:read"]})).await;
    let hr = app.ctx("hr").await;
    // A Wednesday: weeks begin on Monday.
    let asked = json!({"date": "2026-11-04"});
    let week = app.act(&hr, "pointages.week", asked).await.unwrap();
    let amal = &week["people"][0];
    assert_eq!(
        (&week["monday"], &amal["marks"]),
        (&json!("2026-11-02"), &json!("olw...."))
    );
    assert_eq!(amal["firstIn"], json!(["08:25", "09:15", null, null, null, null, null]));
    assert_eq!(amal["lastOut"], json!(["16:30", null, null, null, null, null, null]));
    assert_eq!(amal["workedMinutes"], json!(455));
    let none = app
        .act(&hr, "pointages.week", json!({"date": "2026-10-01"}))
        .await
        .unwrap();
    assert_eq!(none["people"], json!([]));
}

#[tokio::test]
async fn a_year_has_a_mark_for_each_of_its_days() {
    let app = commune().await;
    punch(&app, "amal", &["2026-11-02T08:25:00"]).await;
    compute(&app, "2026-11-02", "2026-11-02").await;
    app.user("hr", json!({"permissions": ["pointage:read"]})).await;
    let hr = app.ctx("hr").await;
    let year = app
        .act(&hr, "pointages.year", json!({"employeeId": "amal", "year": 2026}))
        .await
        .unwrap();
    let marks = year["marks"].as_str().unwrap();
    // The 306th day is the second of November.
    assert_eq!((marks.len(), marks.find('o')), (365, Some(305)));
    let wrong = app
        .act(&hr, "pointages.year", json!({"employeeId": "amal", "year": 26}))
        .await;
    assert_eq!(code(wrong), "general_argument_invalid");
}

#[tokio::test]
async fn today_tells_who_came_and_who_has_not_yet() {
    let app = commune().await;
    app.at("2026-11-04T09:00:00Z");
    app.employee("brahim", "AB1002", json!({"emp_code": "1043"})).await;
    punch(&app, "amal", &["2026-11-04T08:25:00"]).await;
    compute(&app, "2026-11-04", "2026-11-04").await;
    app.user("hr", json!({"permissions": ["pointage:read"]})).await;
    let hr = app.ctx("hr").await;
    let now = app.act(&hr, "pointages.now", json!({})).await.unwrap();
    let people = now["people"].as_array().unwrap();
    let marks: Vec<_> = people
        .iter()
        .map(|one| (&one["employeeId"], &one["mark"], &one["firstIn"]))
        .collect();
    assert_eq!(
        marks,
        [
            (&json!("amal"), &json!("o"), &json!("08:25")),
            (&json!("brahim"), &json!("w"), &json!(null))
        ]
    );
}
