//! Hours that were typed while the program took the clock to be an hour ahead of the law.

use engine::RequestContext;
use platform::settings::SETTINGS;

use super::*;

/// As at the first start by the right rule: until then the clock was taken to be at GMT+1.
async fn repaired(app: &TestApp, at: &str) {
    app.at(at);
    let value = json!({"since": format!("{}.000+00:00", at.trim_end_matches('Z')), "former": [[1_789_866_000, 60]]});
    app.make(&SETTINGS, json!({"key": "house.legalTimeRepair", "value": value}))
        .await;
}

async fn listed(app: &TestApp, chief: &RequestContext) -> Vec<(String, String, String, String)> {
    let all = app.act(chief, "settings.typedHours", json!({})).await.unwrap();
    let text = |hour: &Json, name: &str| hour[name].as_str().unwrap()[..16].trim_end().to_owned();
    let mut hours: Vec<_> = all["hours"]
        .as_array()
        .unwrap()
        .iter()
        .map(|hour| {
            let state = hour["state"].as_str().unwrap().to_owned();
            (
                hour["id"].as_str().unwrap().to_owned(),
                text(hour, "before"),
                text(hour, "after"),
                state,
            )
        })
        .collect();
    hours.sort();
    hours
}

/// Orders of before the repair: one to come, one that is over, one that was changed since; and one of after it.
async fn orders_around_the_repair() -> (TestApp, RequestContext) {
    let app = test_app().await;
    app.user("boss", json!({"auth": ["admin"]})).await;
    let chief = app.ctx("boss").await;
    for (who, id, from, to) in [
        ("amina", "ahead", "25T08", "25T12"),
        ("brahim", "over", "21T08", "21T12"),
        ("chama", "seen", "26T08", "26T12"),
    ] {
        app.make(&MISSIONS, order(who, from, to, json!({"$id": id}))).await;
    }
    repaired(&app, "2026-11-22T10:00:00Z").await;
    app.at("2026-11-22T11:00:00Z");
    app.change(&MISSIONS, "seen", json!({"destination": "Agadir"})).await;
    app.make(&MISSIONS, order("driss", "27T08", "27T12", json!({"$id": "new"})))
        .await;
    (app, chief)
}

#[tokio::test]
async fn hours_typed_under_the_wrong_rule_are_shown_with_what_was_meant_and_what_becomes_of_them() {
    let (app, chief) = orders_around_the_repair().await;
    let hour = |id: &str, before: &str, after: &str, state: &str| {
        let at = |text: &str| format!("2026-11-{text}:00");
        (id.to_owned(), at(before), at(after), state.to_owned())
    };
    let expected = [
        hour("ahead", "25T08", "25T09", "moves"),
        hour("ahead", "25T12", "25T13", "moves"),
        hour("over", "21T08", "21T09", "past"),
        hour("over", "21T12", "21T13", "past"),
        hour("seen", "26T08", "26T09", "changed"),
        hour("seen", "26T12", "26T13", "changed"),
    ];
    assert_eq!(listed(&app, &chief).await, expected);
    let other = app.ctx("amina").await;
    assert!(app.act(&other, "settings.typedHours", json!({})).await.is_err());
    assert!(app.act(&other, "settings.moveTypedHours", json!({})).await.is_err());
}

#[tokio::test]
async fn hours_to_come_are_moved_once_and_what_is_past_or_newer_is_left() {
    let (app, chief) = orders_around_the_repair().await;
    let done = app.act(&chief, "settings.moveTypedHours", json!({})).await.unwrap();
    assert_eq!(done, json!({"moved": 1, "refused": []}));
    let moved = app.get(&MISSIONS, "ahead").await;
    assert_eq!(
        [&moved["departAt"], &moved["returnAt"]],
        ["2026-11-25T09:00:00.000+00:00", "2026-11-25T13:00:00.000+00:00"]
    );
    let again = app.act(&chief, "settings.moveTypedHours", json!({})).await.unwrap();
    assert_eq!(again["moved"], 0, "once");
    let told: Vec<_> = listed(&app, &chief)
        .await
        .into_iter()
        .filter(|hour| hour.0 == "ahead")
        .collect();
    let moved = |from: &str, to: &str| {
        let at = |text: &str| format!("2026-11-25T{text}:00");
        ("ahead".to_owned(), at(from), at(to), "moved".to_owned())
    };
    assert_eq!(
        told,
        [moved("08", "09"), moved("12", "13")],
        "what they were is not lost"
    );
    for (id, departs) in [("over", "21T08"), ("seen", "26T08"), ("new", "27T08")] {
        let stands = format!("2026-11-{departs}:00:00.000+00:00");
        assert_eq!(app.get(&MISSIONS, id).await["departAt"], stands, "{id}");
    }
}
