//! Days that wait for a device which has not told them.

use super::*;

/// One of Amal's annexe that has told nothing.
async fn silent_device(app: &TestApp) {
    let device = json!({"$id": "d1", "serialNumber": "CQZ1", "annexeId": "a1", "allowed": true, "networks": ["10.0.0.0/8"],
        "installedOn": "2026-10-01"});
    app.make(&DEVICES, device).await;
}

#[tokio::test]
async fn a_device_that_is_silent_leaves_days_waiting_until_somebody_closes_them() {
    let app = commune().await;
    silent_device(&app).await;
    punch(&app, "amal", &["2026-10-22T08:25:00"]).await;
    compute(&app, "2026-10-20", "2026-11-03").await;
    assert_eq!(words(&app, "2026-10-23").await, kind_and_status("waiting", ""));
    let came = words(&app, "2026-10-22").await;
    assert_eq!(came, kind_and_status("work", "on_time"), "who came has not to wait");
    app.user("hr", json!({"permissions": ["pointage:*", "rh-managements:*"]}))
        .await;
    let hr = app.ctx("hr").await;
    let close = async |date: &str| {
        let order = json!({"date": date, "reason": "Appareil volé"});
        app.act(&hr, "days.close", order).await
    };
    assert_eq!(code(close("2026-11-02").await), "day_too_early_to_close");
    close("2026-10-23").await.unwrap();
    assert_eq!(code(close("2026-10-23").await), "day_already_closed");
    settle(&app).await;
    assert_eq!(words(&app, "2026-10-23").await, kind_and_status("work", "absent"));
    assert_eq!(words(&app, "2026-11-03").await, kind_and_status("waiting", ""));
}

#[tokio::test]
async fn a_device_that_is_out_of_service_is_not_waited_for() {
    let app = commune().await;
    silent_device(&app).await;
    punch(&app, "amal", &["2026-10-22T08:25:00"]).await;
    compute(&app, "2026-11-03", "2026-11-03").await;
    assert_eq!(words(&app, "2026-11-03").await, kind_and_status("waiting", ""));
    let waiting = day(&app, "amal", "2026-11-03").await.unwrap();
    assert_eq!(waiting["waitingFor"], json!(["d1"]));
    let out = json!({"outOfServiceFrom": "2026-11-01T00:00:00Z", "outOfServiceReason": "Panne"});
    app.change(&DEVICES, "d1", out).await;
    compute(&app, "2026-11-03", "2026-11-03").await;
    assert_eq!(words(&app, "2026-11-03").await, kind_and_status("work", "absent"));
}
