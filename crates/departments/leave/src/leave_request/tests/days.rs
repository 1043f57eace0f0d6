//! What a leave would take, before it is asked for: what is left, and who would stay.

use platform::organisation::service::SERVICES;
use serde_json::{Value as Json, json};

use super::{input, submit, with};
use crate::testing::{TestApp, code};
use crate::town::{act, town};

/// What Amina is shown.
async fn look(app: &TestApp, code: &str, from: &str, to: &str) -> Json {
    act(app, "amina", "leaveRequests.preview", input(code, from, to))
        .await
        .unwrap()
}

#[tokio::test]
async fn a_preview_says_what_sending_would() {
    let app = town().await;
    submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    let told = look(&app, "annual", "2026-12-28", "2027-01-08").await;
    assert_eq!(told["days"], 10);
    assert_eq!(told["unit"], "working");
    let years: Vec<_> = told["years"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (&one["year"], &one["days"]))
        .collect();
    assert_eq!(years, [(&json!(2026), &json!(4)), (&json!(2027), &json!(6))]);
    let first = json!({"year": 2026, "days": 4, "balance": 22, "pending": 5, "before": 17, "after": 13});
    assert_eq!(told["balances"][0], first);
    assert_eq!(told["refused"], json!([]));
}

#[tokio::test]
async fn a_preview_says_what_would_be_refused() {
    let app = town().await;
    submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    let over = look(&app, "annual", "2026-12-09", "2026-12-31").await;
    assert_eq!(over["refused"][0]["type"], "leave_overlaps");
    assert_eq!(over["refused"][0]["field"], "startDate");
    let wrong = look(&app, "annual", "2026-12-31", "2026-12-09").await;
    assert_eq!(wrong["refused"][0]["field"], "endDate");
    let other = with(
        input("annual", "2026-12-09", "2026-12-10"),
        json!({"employeeId": "brahim"}),
    );
    assert_eq!(
        code(act(&app, "amina", "leaveRequests.preview", other).await),
        "leave_not_yours"
    );
    let sick = look(&app, "sick", "2026-11-20", "2026-11-22").await;
    assert_eq!(
        [&sick["days"], &sick["certificateDue"]],
        [&json!(3), &json!("2026-11-24")]
    );
}

#[tokio::test]
async fn whoever_asks_is_warned_where_too_few_would_stay() {
    let app = town().await;
    for (id, cin) in [("zineb", "AA1007"), ("omar", "AA1008")] {
        app.employee(
            id,
            cin,
            json!({"serviceId": "s", "annexe": "a", "recruitmentDate": "2015-03-01"}),
        )
        .await;
    }
    submit(&app, "brahim", input("exceptional", "2026-12-09", "2026-12-10"))
        .await
        .unwrap();
    let alone = look(&app, "annual", "2026-12-07", "2026-12-08").await;
    assert_eq!(alone["warnings"], json!([]));
    let both = look(&app, "annual", "2026-12-07", "2026-12-11").await;
    assert_eq!(both["warnings"], json!([]), "two of four are half");
    let settings = app.collection("settings");
    app.make(settings, json!({"key": "org.leave.leastPresent", "value": 75}))
        .await;
    let both = look(&app, "annual", "2026-12-07", "2026-12-11").await;
    let warning = &both["warnings"][0];
    assert_eq!(
        [&warning["code"], &warning["present"], &warning["of"]],
        [&json!("leave_few_present"), &json!(2), &json!(4)]
    );
    app.change(&SERVICES, "s", json!({"leastPresent": 50})).await;
    let other = look(&app, "annual", "2026-12-07", "2026-12-11").await;
    assert_eq!(
        other["warnings"],
        json!([]),
        "the service says for itself how many stay"
    );
    app.change(&SERVICES, "s", json!({"leastPresent": 75})).await;
    // The chain decides: it is no refusal.
    let row = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-11"))
        .await
        .unwrap();
    assert_eq!(row["warnings"][0]["least"], 75);
}
