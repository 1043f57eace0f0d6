//! Leave in the calendars of other programs.

use platform::calendar_feed;

use super::*;
use crate::town::town;

async fn calendar_of(app: &TestApp, who: &str, scope: &str) -> String {
    let made = act(app, who, "leaveRequests.subscribe", json!({"scope": scope}))
        .await
        .unwrap();
    let path = made["path"].as_str().unwrap().to_owned();
    let secret = path.trim_start_matches("/v1/calendars/").trim_end_matches(".ics");
    let text = calendar_feed::text_of(&app.engine, secret).await.unwrap();
    text.replace("\r\n ", "")
}

#[tokio::test]
async fn a_calendar_says_who_is_absent_when_and_nothing_of_why() {
    let app = town().await;
    let leave = with(
        input("exceptional", "2026-12-01", "2026-12-03"),
        json!({"reason": "Mariage"}),
    );
    let row = submit(&app, "amina", leave).await.unwrap();
    assert!(
        !calendar_of(&app, "brahim", "unit").await.contains("VEVENT"),
        "not yet granted"
    );
    decide(&app, &row, "approved").await.unwrap();
    for who in ["brahim", "chama"] {
        let text = calendar_of(&app, who, "unit").await;
        assert!(
            text.contains("DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261204"),
            "{text}"
        );
        assert!(text.contains("SUMMARY:Agent AA1001 – Absent\r\n"), "{text}");
        assert!(!text.contains("DESCRIPTION") && !text.contains("Mariage"), "{text}");
    }
    assert!(
        !calendar_of(&app, "brahim", "own").await.contains("VEVENT"),
        "one's own alone"
    );
    assert!(
        !calendar_of(&app, "driss", "unit").await.contains("VEVENT"),
        "of another unit"
    );
}
