//! What heads and human resources see of today.

use super::*;
use platform::organisation::bureau::BUREAUX;

#[tokio::test]
async fn a_head_sees_who_of_the_unit_came_today_who_is_missing_first() {
    let app = commune().await;
    app.at("2026-11-04T09:00:00Z");
    app.employee("head", "AB1009", json!({})).await;
    app.make(
        &BUREAUX,
        json!({"$id": "b1", "nameFr": "Bureau", "nameAr": "مكتب", "headId": "head"}),
    )
    .await;
    app.employee("brahim", "AB1002", json!({"emp_code": "1043", "bureauId": "b1"}))
        .await;
    app.change(
        &platform::people::employee::EMPLOYEES,
        "amal",
        json!({"bureauId": "b1"}),
    )
    .await;
    punch(&app, "amal", &["2026-11-04T08:25:00"]).await;
    compute(&app, "2026-11-04", "2026-11-04").await;
    app.user("head", json!({"persoActif": "head"})).await;
    let head = app.ctx("head").await;
    let asked = json!({"screen": "chef-bureau"});
    let screen = app.act(&head, "units.headed", asked).await.unwrap();
    let here = &screen["figures"][1];
    assert_eq!(
        [&here["title"], &here["content"]["value"]],
        [&json!("Present"), &json!(1)]
    );
    let panels = screen["panels"].as_array().unwrap();
    let today = panels.iter().find(|panel| panel["id"] == "pointages.ofUnit").unwrap();
    let rows = today["content"]["rows"].as_array().unwrap();
    let told: Vec<_> = rows.iter().map(|row| (&row["key"], &row["detail"])).collect();
    assert_eq!(
        told,
        [(&json!("brahim"), &json!("")), (&json!("amal"), &json!("08:25"))]
    );
}

#[tokio::test]
async fn whoever_no_terminal_knows_is_not_counted_as_present_or_missing() {
    let app = commune().await;
    app.at("2026-11-04T09:00:00Z");
    app.employee("head", "AB1009", json!({})).await;
    let bureau = json!({"$id": "b1", "nameFr": "Bureau", "nameAr": "مكتب", "headId": "head"});
    app.make(&BUREAUX, bureau).await;
    app.employee("brahim", "AB1002", json!({"bureauId": "b1"})).await;
    compute(&app, "2026-11-04", "2026-11-04").await;
    app.user("head", json!({"persoActif": "head"})).await;
    let head = app.ctx("head").await;
    let asked = json!({"screen": "chef-bureau"});
    let screen = app.act(&head, "units.headed", asked).await.unwrap();
    let here = &screen["figures"][1];
    assert_eq!(
        [&here["title"], &here["content"]["value"]],
        [&json!("No absence announced"), &json!(1)]
    );
}

#[tokio::test]
async fn figures_of_a_day_of_rest_say_that_it_is_one() {
    let app = commune().await;
    // A Saturday.
    app.at("2026-11-28T01:00:00Z");
    app.user(
        "hr",
        json!({"permissions": ["pointage:read", "absence-management:read"]}),
    )
    .await;
    let hr = app.ctx("hr").await;
    let home = app.act(&hr, "home.panels", json!({"all": true})).await.unwrap();
    for id in ["pointages.came", "absences.today"] {
        let figures = home["figures"].as_array().unwrap();
        let figure = figures.iter().find(|figure| figure["id"] == id).unwrap();
        assert_eq!(figure["content"]["note"], "Day of rest", "{figure}");
    }
}

#[tokio::test]
async fn whoever_came_on_a_day_of_leave_is_a_finding_of_those_who_keep_attendance() {
    let app = commune().await;
    app.user("hr", json!({"permissions": ["pointage:*", "rh-managements:*"]}))
        .await;
    app.user("reads", json!({"permissions": ["pointage:read"]})).await;
    punch(&app, "amal", &["2026-11-02T08:25:00", "2026-11-02T16:31:00"]).await;
    let (hr, reads) = (app.ctx("hr").await, app.ctx("reads").await);
    for day in ["2026-11-02", "2026-11-03"] {
        let leave = json!({"employeeId": "amal", "date": day, "dayKind": "leave", "reason": "Congé"});
        app.act(&hr, "pointages.correct", leave).await.unwrap();
    }
    compute(&app, "2026-11-02", "2026-11-03").await;
    let found = async |ctx: &engine::RequestContext| {
        app.engine
            .read_as(ctx, |cx| (super::super::panel::ON_LEAVE.count)(cx))
            .await
            .unwrap()
    };
    assert_eq!([found(&hr).await, found(&reads).await], [1, 0]);
}
