//! Hours of a unit that stands above somebody's bureau.

use super::*;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::division::DIVISIONS;
use platform::organisation::service::SERVICES;

#[tokio::test]
async fn the_hours_of_a_division_are_those_of_the_people_of_its_bureaux() {
    let app = commune().await;
    app.make(&DIVISIONS, json!({"$id": "d", "nameFr": "D", "nameAr": "د"}))
        .await;
    let service = json!({"$id": "s", "nameFr": "S", "nameAr": "س", "divisionId": "d"});
    app.make(&SERVICES, service).await;
    let bureau = json!({"$id": "b", "nameFr": "B", "nameAr": "ب", "serviceId": "s"});
    app.make(&BUREAUX, bureau).await;
    let now = app.clock.now();
    app.at("2026-10-01T08:00:00Z");
    app.change(&platform::people::employee::EMPLOYEES, "amal", json!({"bureauId": "b"}))
        .await;
    app.clock.set(now);
    punch(&app, "amal", &["2026-11-02T10:00:00", "2026-11-02T16:30:00"]).await;
    compute(&app, "2026-11-02", "2026-11-02").await;
    assert_eq!(words(&app, "2026-11-02").await, kind_and_status("work", "late"));
    app.make(
        &WORK_SCHEDULES,
        json!({"nameFr": "Division", "nameAr": "القسم", "validFrom": "2026-01-01", "divisionId": "d", "start": "10:00",
            "end": "18:00", "weekdays": [1, 2, 3, 4, 5]}),
    )
    .await;
    settle(&app).await;
    assert_eq!(words(&app, "2026-11-02").await, kind_and_status("work", "on_time"));
}
