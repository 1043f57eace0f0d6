//! What terminals told of somebody's days, for whoever records a return.

use platform::people::employee::EMPLOYEES;
use platform::workday::{TerminalDay, terminal_days};

use super::*;

async fn days_of_amal(app: &TestApp) -> Vec<TerminalDay> {
    let (from, to) = ("2026-10-30".parse().unwrap(), "2026-11-04".parse().unwrap());
    app.read(move |cx| terminal_days(cx, &cx.need(&EMPLOYEES, "amal")?, from, to))
        .await
}

#[tokio::test]
async fn a_day_of_work_without_a_punch_is_told_where_every_terminal_has_spoken() {
    let app = commune().await;
    assert!(days_of_amal(&app).await.is_empty(), "nothing ever counted anybody");
    punch(&app, "amal", &["2026-10-22T08:25:00", "2026-11-03T13:05:00"]).await;
    let days = days_of_amal(&app).await;
    let of = |day: &str| days.iter().find(|one| one.day == day.parse().unwrap()).unwrap();
    assert!(of("2026-11-02").is_told && of("2026-11-02").first.is_none());
    assert_eq!(of("2026-11-03").first, Some(jiff::civil::time(13, 5, 0, 0)));
    assert!(!of("2026-11-01").is_told, "a Sunday proves nothing");
}

#[tokio::test]
async fn a_terminal_that_is_silent_proves_nothing() {
    let app = commune().await;
    let device = json!({"$id": "d1", "serialNumber": "CQZ1", "annexeId": "a1", "allowed": true, "networks": ["10.0.0.0/8"],
        "installedOn": "2026-10-01"});
    app.make(&DEVICES, device).await;
    punch(&app, "amal", &["2026-10-22T08:25:00"]).await;
    assert!(days_of_amal(&app).await.iter().all(|one| !one.is_told));
}
