//! Duties: kept by whoever keeps attendance, read by the person and the unit, told to the days.

use platform::workday::STALE_DAYS;
use serde_json::{Value as Json, json};

use super::DUTIES;
use crate::testing::code;
use crate::town::town;

fn duty(day: &str, from: &str, to: &str) -> Json {
    json!({"employeeId": "amina", "date": day, "fromTime": from, "toTime": to, "kind": "permanence"})
}

#[tokio::test]
async fn a_duty_may_end_in_the_morning_and_its_days_are_computed_again() {
    let app = town().await;
    let hajar = app.ctx("hajar").await;
    assert_eq!(
        code(app.create(&hajar, &DUTIES, duty("2026-11-18", "18:00", "18:00")).await),
        "duty_lasts_nothing"
    );
    let made = app
        .create(&hajar, &DUTIES, duty("2026-11-18", "20:00", "6:00"))
        .await
        .unwrap();
    assert_eq!([&made["toTime"], &made["serviceId"]], ["06:00", "s"]);
    let stale = app.all(&STALE_DAYS).await;
    let said: Vec<String> = stale.iter().map(|row| format!("{:?}", row.values)).collect();
    assert!(
        said.len() == 1 && said[0].contains("2026-11-18") && said[0].contains("2026-11-19"),
        "{said:?}"
    );
    app.create(&hajar, &DUTIES, duty("2026-11-28", "18:00", "20:00"))
        .await
        .unwrap();
    assert_eq!(
        app.all(&STALE_DAYS).await.len(),
        1,
        "a day to come is computed when it comes"
    );
}

#[tokio::test]
async fn the_person_and_the_unit_read_it_and_write_none() {
    let app = town().await;
    let mut data = duty("2026-11-18", "18:00", "20:00");
    data["$id"] = json!("d");
    app.make(&DUTIES, data).await;
    for (who, sees) in [("amina", true), ("chama", true), ("warda", true), ("brahim", false)] {
        assert_eq!(app.see(&app.ctx(who).await, &DUTIES, "d").await.is_ok(), sees, "{who}");
    }
    for who in ["amina", "chama", "warda"] {
        let made = app
            .create(&app.ctx(who).await, &DUTIES, duty("2026-11-19", "18:00", "20:00"))
            .await;
        assert_eq!(code(made), "user_unauthorized", "{who}");
    }
}
