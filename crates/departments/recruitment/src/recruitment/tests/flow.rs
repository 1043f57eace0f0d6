//! The steps of an exam, each of which names what it misses.

use serde_json::{Value as Json, json};

use super::town::{act, published, ready, town};
use crate::recruitment::RECRUITMENTS;
use crate::testing::{TestApp, code};

async fn step(app: &TestApp, name: &str) -> schema::Result<Json> {
    act(app, "samira", &format!("recruitments.{name}"), json!({"id": "exam"})).await
}

#[tokio::test]
async fn applications_are_closed_by_the_clock_and_by_nobody_before() {
    let app = town().await;
    published(&app).await;
    assert_eq!(code(step(&app, "close").await), "exam_deadline_ahead");
    app.at("2026-12-10T16:39:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["status"], "open");
    app.at("2026-12-10T16:40:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["status"], "closed");
}

#[tokio::test]
async fn the_routine_closes_what_no_job_has_closed() {
    let app = town().await;
    published(&app).await;
    app.engine.plan_routines().await.unwrap();
    app.at("2026-12-10T17:20:00Z");
    app.engine.plan_routines().await.unwrap();
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
    assert_eq!(app.get(&RECRUITMENTS, "exam").await["status"], "closed");
}

#[tokio::test]
async fn each_step_names_what_it_misses_and_none_is_taken_out_of_turn() {
    let app = town().await;
    published(&app).await;
    for early in ["startWritten", "scheduleOral", "complete"] {
        assert_eq!(code(step(&app, early).await), "flow_step_forbidden", "{early}");
    }
    app.at("2026-12-11T08:00:00Z");
    step(&app, "close").await.unwrap();
    assert_eq!(code(step(&app, "scheduleOral").await), "exam_written_before_oral");
    let refused = step(&app, "startWritten").await.unwrap_err();
    let told: Vec<&str> = refused
        .rejection()
        .unwrap()
        .errors
        .iter()
        .map(|one| one.kind.code)
        .collect();
    assert_eq!(told, ["exam_list_missing", "exam_presence_open"]);
    assert_eq!(code(step(&app, "complete").await), "flow_step_forbidden");
    let patched = app
        .update(
            &TestApp::full_rights(),
            &RECRUITMENTS,
            "exam",
            json!({"status": "completed"}),
        )
        .await;
    assert_eq!(code(patched), "document_invalid_structure");
}

#[tokio::test]
async fn a_cancelled_exam_has_its_reason_and_is_not_changed() {
    let app = town().await;
    ready(&app).await;
    let bare = act(&app, "samira", "recruitments.cancel", json!({"id": "exam"})).await;
    assert_eq!(code(bare), "general_argument_invalid");
    let reason = json!({"id": "exam", "reason": "Décision rapportée"});
    act(&app, "samira", "recruitments.cancel", reason.clone())
        .await
        .unwrap();
    assert_eq!(
        app.get(&RECRUITMENTS, "exam").await["cancelReason"],
        "Décision rapportée"
    );
    assert_eq!(
        code(act(&app, "samira", "recruitments.cancel", reason).await),
        "flow_step_forbidden"
    );
    let changed = app
        .update(&TestApp::full_rights(), &RECRUITMENTS, "exam", json!({"max_age": 45}))
        .await;
    assert_eq!(code(changed), "exam_cancelled");
}
