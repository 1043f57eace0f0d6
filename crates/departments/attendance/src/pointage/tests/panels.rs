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
    let panels = screen["panels"].as_array().unwrap();
    let today = panels.iter().find(|panel| panel["id"] == "pointages.ofUnit").unwrap();
    let rows = today["content"]["rows"].as_array().unwrap();
    let told: Vec<_> = rows.iter().map(|row| (&row["key"], &row["detail"])).collect();
    assert_eq!(
        told,
        [(&json!("brahim"), &json!("")), (&json!("amal"), &json!("08:25"))]
    );
}
