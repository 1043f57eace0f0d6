//! Exit slips: asked for, answered by others, half-open within one day, away while they are approved.

use platform::workday::{AwayKind, STALE_DAYS, away};
use schema::Id;
use serde_json::{Value as Json, json};

use crate::testing::{TestApp, code};
use crate::town::town;

async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> schema::Result<Json> {
    app.act(&app.ask(who).await, id, data).await
}

fn out(from: &str, to: &str) -> Json {
    json!({"date": "2026-11-20", "fromTime": from, "toTime": to, "reason": "Banque"})
}

async fn away_of(app: &TestApp, who: &'static str) -> Vec<(String, String)> {
    let day = "2026-11-20".parse().unwrap();
    let found = app.read(move |cx| away(cx, &[Id(who.to_owned())], day, day)).await;
    assert!(found.iter().all(|one| one.kind == AwayKind::Permission));
    found
        .iter()
        .map(|one| (one.from.0.to_string(), one.to.0.to_string()))
        .collect()
}

#[tokio::test]
async fn an_employee_asks_and_the_head_or_human_resources_answer() {
    let app = town().await;
    let slip = act(&app, "amina", "exitPermissions.request", out("10:00", "12:00"))
        .await
        .unwrap();
    assert_eq!(
        [&slip["status"], &slip["employeeId"], &slip["serviceId"]],
        ["pending", "amina", "s"]
    );
    let answer = |decision: &str| json!({"id": slip["$id"], "decision": decision});
    assert_eq!(
        code(act(&app, "amina", "exitPermissions.decide", answer("approved")).await),
        "decision_on_oneself"
    );
    assert_eq!(
        code(act(&app, "brahim", "exitPermissions.decide", answer("approved")).await),
        "document_not_found"
    );
    assert_eq!(
        code(act(&app, "warda", "exitPermissions.decide", answer("approved")).await),
        "flow_step_forbidden"
    );
    let without_reason = act(&app, "chama", "exitPermissions.decide", answer("rejected")).await;
    assert_eq!(code(without_reason), "document_invalid_structure");
    assert!(away_of(&app, "amina").await.is_empty());
    let approved = act(&app, "chama", "exitPermissions.decide", answer("approved"))
        .await
        .unwrap();
    assert_eq!([&approved["status"], &approved["decidedById"]], ["approved", "chama"]);
    let [times] = away_of(&app, "amina").await.try_into().unwrap();
    assert_eq!(
        times,
        ("2026-11-20T09:00:00Z".to_owned(), "2026-11-20T11:00:00Z".to_owned())
    );
    assert_eq!(app.all(&STALE_DAYS).await.len(), 1, "the day is computed again");
    let over = act(&app, "amina", "exitPermissions.cancel", json!({"id": slip["$id"]})).await;
    assert_eq!(code(over), "flow_step_forbidden", "it has begun");
}

#[tokio::test]
async fn times_are_half_open_within_one_day_and_do_not_overlap() {
    let app = town().await;
    let ask = async |from: &str, to: &str| act(&app, "amina", "exitPermissions.request", out(from, to)).await;
    assert_eq!(code(ask("12:00", "10:00").await), "exit_ends_before_start");
    assert_eq!(code(ask("12:00", "12:00").await), "exit_ends_before_start");
    assert_eq!(code(ask("25:00", "26:00").await), "general_argument_invalid");
    ask("11:00", "12:00").await.unwrap();
    assert_eq!(code(ask("11:30", "13:00").await), "exit_overlaps");
    let next = ask("12:00", "13:00").await.unwrap();
    act(&app, "amina", "exitPermissions.cancel", json!({"id": next["$id"]}))
        .await
        .unwrap();
    ask("12:30", "14:00").await.unwrap();
}

#[tokio::test]
async fn one_given_on_paper_is_entered_by_others_and_stands_approved() {
    let app = town().await;
    let entry = |who: &str| {
        let mut data = out("10:00", "11:00");
        data["employeeId"] = json!(who);
        data
    };
    let made = act(&app, "chama", "exitPermissions.enter", entry("brahim"))
        .await
        .unwrap();
    assert_eq!(made["status"], "approved");
    assert_eq!(
        code(act(&app, "chama", "exitPermissions.enter", entry("driss")).await),
        "user_unauthorized"
    );
    assert_eq!(
        code(act(&app, "amina", "exitPermissions.enter", entry("brahim")).await),
        "user_unauthorized"
    );
    assert_eq!(
        code(act(&app, "hajar", "exitPermissions.enter", entry("hajar")).await),
        "decision_on_oneself"
    );
    act(&app, "hajar", "exitPermissions.enter", entry("driss"))
        .await
        .unwrap();
    let off = json!({"id": made["$id"]});
    assert_eq!(
        code(act(&app, "chama", "exitPermissions.cancel", off).await),
        "general_argument_invalid"
    );
    let off = json!({"id": made["$id"], "reason": "Reporté"});
    act(&app, "chama", "exitPermissions.cancel", off).await.unwrap();
    assert!(away_of(&app, "brahim").await.is_empty());
    assert_eq!(
        app.all(&STALE_DAYS).await.len(),
        2,
        "one a person: nobody has computed in between"
    );
}
