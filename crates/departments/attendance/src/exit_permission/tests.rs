//! Exit slips: asked for, answered by others, half-open within one day, away while they are approved.

use platform::home::presence::elsewhere;
use platform::notice::{NOTIFICATIONS, notification};
use platform::people::employee::EMPLOYEES;
use platform::workday::{AwayKind, STALE_DAYS, away};
use schema::Id;
use serde_json::{Value as Json, json};

use super::EXIT_PERMISSIONS;
use crate::testing::{TestApp, code};
use crate::town::town;

mod open_acts;

async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> schema::Result<Json> {
    app.act(&app.ctx(who).await, id, data).await
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

/// What somebody decides of the step that waits.
async fn decide(app: &TestApp, who: &str, slip: &Json, decision: &str) -> schema::Result<Json> {
    let of = json!({"collection": "exitPermissions", "id": slip["$id"]});
    let steps = app
        .act(&TestApp::full_rights(), "approvals.timeline", of)
        .await
        .unwrap();
    let word = json!({"ids": [steps["steps"][0]["id"]], "decision": decision, "reason": "Motif"});
    app.act(&app.signing(who).await, "approvals.decide", word).await
}

#[tokio::test]
async fn an_employee_asks_and_the_head_answers() {
    let app = town().await;
    let slip = act(&app, "amina", "exitPermissions.request", out("10:00", "12:00"))
        .await
        .unwrap();
    assert_eq!(
        [
            &slip["status"],
            &slip["employeeId"],
            &slip["serviceId"],
            &slip["managerType"]
        ],
        ["pending", "amina", "s", "head_of_service"]
    );
    assert_eq!(
        code(decide(&app, "amina", &slip, "approved").await),
        "approval_not_yours"
    );
    assert_eq!(
        code(decide(&app, "brahim", &slip, "approved").await),
        "document_not_found"
    );
    assert_eq!(
        code(decide(&app, "warda", &slip, "approved").await),
        "approval_not_yours"
    );
    assert!(away_of(&app, "amina").await.is_empty());
    decide(&app, "chama", &slip, "approved").await.unwrap();
    let approved = app.get(&EXIT_PERMISSIONS, slip["$id"].as_str().unwrap()).await;
    assert_eq!([&approved["status"], &approved["decidedById"]], ["approved", "chama"]);
    let [times] = away_of(&app, "amina").await.try_into().unwrap();
    assert_eq!(
        times,
        ("2026-11-20T10:00:00Z".to_owned(), "2026-11-20T12:00:00Z".to_owned())
    );
    assert_eq!(app.all(&STALE_DAYS).await.len(), 1, "the day is computed again");
    let over = act(&app, "amina", "exitPermissions.cancel", json!({"id": slip["$id"]})).await;
    assert_eq!(code(over), "exit_not_open", "it has begun");
}

#[tokio::test]
async fn a_head_sees_who_is_out_by_a_slip_as_away_for_its_time() {
    let app = town().await;
    let slip = act(&app, "amina", "exitPermissions.request", out("12:00", "13:00"))
        .await
        .unwrap();
    let badge = async |moment: &str| {
        app.at(moment);
        let places = app.read(|cx| elsewhere(cx, &[cx.need(&EMPLOYEES, "amina")?])).await;
        let place = places.get("amina");
        place.map(|place| (place.badge.text.clone(), place.until, place.link.clone()))
    };
    assert_eq!(badge("2026-11-20T11:30:00Z").await, None, "only asked for");
    decide(&app, "chama", &slip, "approved").await.unwrap();
    let until = Some(schema::Instant("2026-11-20T13:00:00Z".parse().unwrap()));
    let away = Some(("Absence autorisée".to_owned(), until, None));
    assert_eq!(badge("2026-11-20T11:59:00Z").await, None, "not yet");
    assert_eq!(badge("2026-11-20T12:00:00Z").await, away);
    assert_eq!(badge("2026-11-20T13:00:00Z").await, None, "back");
}

#[tokio::test]
async fn a_slip_that_is_refused_or_taken_back_takes_nobody_away() {
    let app = town().await;
    let refused = act(&app, "amina", "exitPermissions.request", out("13:00", "14:00"))
        .await
        .unwrap();
    decide(&app, "chama", &refused, "rejected").await.unwrap();
    let back = act(&app, "amina", "exitPermissions.request", out("13:30", "14:30"))
        .await
        .unwrap();
    act(&app, "amina", "exitPermissions.cancel", json!({"id": back["$id"]}))
        .await
        .unwrap();
    for (slip, state) in [(&refused, "rejected"), (&back, "cancelled")] {
        let row = app.get(&EXIT_PERMISSIONS, slip["$id"].as_str().unwrap()).await;
        assert_eq!(row["status"], state);
    }
    assert!(away_of(&app, "amina").await.is_empty());
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

/// A slip given on paper to somebody, entered by another.
async fn enter_slip(app: &TestApp, by: &str, of: &str) -> schema::Result<Json> {
    let mut slip = out("10:00", "11:00");
    slip["employeeId"] = json!(of);
    act(app, by, "exitPermissions.enter", slip).await
}

#[tokio::test]
async fn one_given_on_paper_is_entered_by_others_and_stands_approved() {
    let app = town().await;
    let made = enter_slip(&app, "chama", "brahim").await.unwrap();
    assert_eq!(made["status"], "approved");
    assert_eq!(code(enter_slip(&app, "chama", "driss").await), "user_unauthorized");
    assert_eq!(code(enter_slip(&app, "amina", "brahim").await), "user_unauthorized");
    assert_eq!(code(enter_slip(&app, "hajar", "hajar").await), "decision_on_oneself");
    enter_slip(&app, "hajar", "driss").await.unwrap();
    for off in [json!({"id": made["$id"]}), json!({"id": made["$id"], "reason": " "})] {
        assert_eq!(
            code(act(&app, "chama", "exitPermissions.cancel", off).await),
            "general_argument_invalid"
        );
    }
    let off = json!({"id": made["$id"], "reason": "Reporté"});
    act(&app, "chama", "exitPermissions.cancel", off).await.unwrap();
    assert!(away_of(&app, "brahim").await.is_empty());
    assert_eq!(
        app.all(&STALE_DAYS).await.len(),
        2,
        "one a person: nobody has computed in between"
    );
}

#[tokio::test]
async fn a_slip_is_written_once_and_whom_one_was_given_is_told() {
    let app = town().await;
    let asked = act(&app, "amina", "exitPermissions.request", out("10:00", "11:00"))
        .await
        .unwrap();
    let mut data = out("10:00", "11:00");
    data["employeeId"] = json!("brahim");
    let made = act(&app, "chama", "exitPermissions.enter", data).await.unwrap();
    let hajar = app.ctx("hajar").await;
    for slip in [asked, made] {
        let id = slip["$id"].as_str().unwrap();
        let history = app.engine.history(&hajar, &EXIT_PERMISSIONS, id, None, 5).await;
        assert_eq!(history.unwrap()["total"], 1, "{slip}");
    }
    let told = app.all(&NOTIFICATIONS).await;
    let answers = told
        .iter()
        .filter(|one| one.get(notification::KIND).as_deref() == Some("exitPermissions.answered"));
    let whom: Vec<_> = answers.map(|one| one.get(notification::USER)).collect();
    assert_eq!(whom, [Some(Id("brahim".to_owned()))]);
}
