//! Where letters are seen without looking for them: what waits, the screens of heads, the term that comes near.

use serde_json::{Value as Json, json};

use super::{act, issued};
use crate::testing::TestApp;
use crate::town::town;
use platform::notice::NOTIFICATIONS;
use platform::notice::notification::{KIND, LINK, USER};

async fn home(app: &TestApp, who: &str) -> Json {
    act(app, who, "home.panels", json!({"all": true})).await.unwrap()
}

/// The lines of a panel: title and day.
fn lines(panels: &Json, id: &str) -> Vec<String> {
    let found = panels.as_array().unwrap().iter().find(|panel| panel["id"] == id);
    let rows = found.map_or(Vec::new(), |panel| {
        panel["content"]["rows"].as_array().cloned().unwrap_or_default()
    });
    rows.iter()
        .map(|row| {
            format!(
                "{} {}",
                row["title"].as_str().unwrap(),
                row["day"].as_str().unwrap_or_default()
            )
        })
        .collect()
}

#[tokio::test]
async fn the_employee_sees_what_to_answer_and_the_head_the_letters_of_the_unit() {
    let app = town().await;
    for (id, who, day) in [("w", "amina", "18"), ("v", "amina", "19"), ("u", "brahim", "19")] {
        issued(&app, id, who, day).await;
    }
    let amina = home(&app, "amina").await;
    assert_eq!(
        lines(&amina["panels"], "warnings.own"),
        ["Agent AA1001 2026-11-19", "Agent AA1001 2026-11-18"]
    );
    let panels = amina["panels"].as_array().unwrap();
    let own = panels.iter().find(|panel| panel["id"] == "warnings.own").unwrap();
    assert_eq!(own["content"]["link"], "/employee-portail?tab=letters");
    assert_eq!(
        own["content"]["rows"][1]["link"],
        "/employee-portail?tab=letters&letter=w"
    );
    assert!(lines(&home(&app, "driss").await["panels"], "warnings.own").is_empty());
    let unit = act(&app, "chama", "units.headed", json!({"screen": "chef-service"}))
        .await
        .unwrap();
    assert_eq!(lines(&unit["panels"], "warnings.ofUnit").len(), 3);
    act(&app, "amina", "warnings.dispute", json!({"id": "w", "response": "x"}))
        .await
        .unwrap();
    let waits = async |who: &str| {
        let home = home(&app, who).await;
        lines(&home["panels"], "home.waiting")
            .iter()
            .any(|line| line.starts_with("Replies to decide on"))
    };
    for (who, waiting) in [("chama", true), ("hajar", true), ("amina", false), ("warda", false)] {
        assert_eq!(waits(who).await, waiting, "{who}");
    }
}

#[tokio::test]
async fn the_term_of_a_reply_is_told_two_days_before_and_on_its_day_as_long_as_nobody_replied() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    issued(&app, "v", "brahim", "19").await;
    act(&app, "brahim", "warnings.dispute", json!({"id": "v", "response": "x"}))
        .await
        .unwrap();
    for (now, told) in [
        ("2026-11-24T08:30:00Z", 0),
        ("2026-11-25T08:30:00Z", 1),
        ("2026-11-27T08:30:00Z", 2),
    ] {
        app.at(now);
        app.engine.plan_routines().await.unwrap();
        while app.engine.run_due_jobs().await.unwrap() > 0 {}
        let rows = app.all(&NOTIFICATIONS).await;
        let due = rows
            .iter()
            .filter(|row| row.get(KIND).as_deref() == Some("deadlines.dueDiscreetly"));
        let to: Vec<String> = due
            .map(|row| format!("{} {}", row.get(USER).unwrap().0, row.get(LINK).unwrap()))
            .collect();
        let own = "amina /employee-portail?tab=letters&letter=w".to_owned();
        assert_eq!(to, vec![own; told], "{now}");
    }
}
