//! Days that were set right.

use engine::RequestContext;
use schema::Result;

use super::*;

/// Who keeps attendance.
async fn keeper(app: &TestApp) -> RequestContext {
    app.user("hr", json!({"permissions": ["pointage:*", "rh-managements:*"]}))
        .await;
    app.ctx("hr").await
}

/// Sets Amal's third of November right.
async fn correct(app: &TestApp, who: &RequestContext, more: Json) -> Result<Json> {
    let mut all = json!({"employeeId": "amal", "date": "2026-11-03", "reason": "Feuille signée"});
    all.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.act(who, "pointages.correct", all).await
}

#[tokio::test]
async fn a_correction_says_what_it_sets_right_and_why() {
    let app = commune().await;
    let hr = keeper(&app).await;
    for (given, refused) in [
        (json!({}), "pointage_nothing_corrected"),
        (
            json!({"firstIn": "16:00", "lastOut": "08:30"}),
            "pointage_out_before_in",
        ),
        (json!({"dayKind": "waiting"}), "pointage_not_to_wait"),
        (json!({"firstIn": "8h"}), "document_invalid_structure"),
        (json!({"firstIn": "08:30", "reason": ""}), "document_invalid_structure"),
        (json!({"firstIn": "08:30", "date": "2026-11-05"}), "day_not_come"),
    ] {
        assert_eq!(code(correct(&app, &hr, given.clone()).await), refused, "{given}");
    }
}

#[tokio::test]
async fn a_correction_stands_over_the_day_until_it_is_withdrawn() {
    let app = commune().await;
    punch(&app, "amal", &["2026-11-02T08:25:00", "2026-11-02T16:30:00"]).await;
    compute(&app, "2026-11-02", "2026-11-03").await;
    let hr = keeper(&app).await;
    let given = json!({"firstIn": "08:30", "lastOut": "16:30"});
    let made = correct(&app, &hr, given).await.unwrap();
    settle(&app).await;
    let tuesday = day(&app, "amal", "2026-11-03").await.unwrap();
    assert_eq!(
        (&tuesday["status"], &tuesday["correctionId"]),
        (&json!("on_time"), &made["$id"])
    );
    assert_eq!(tuesday["why"][0]["key"], "corrected");
    let withdraw = async || {
        let which = json!({"id": made["$id"]});
        app.act(&hr, "pointages.withdrawCorrection", which).await
    };
    assert!(withdraw().await.unwrap()["withdrawnAt"].is_string());
    settle(&app).await;
    assert_eq!(words(&app, "2026-11-03").await, kind_and_status("work", "absent"));
    assert_eq!(code(withdraw().await), "correction_withdrawn");
}

#[tokio::test]
async fn nobody_corrects_a_day_of_their_own_and_who_keeps_no_days_corrects_none() {
    let app = commune().await;
    app.user(
        "amal",
        json!({"persoActif": "amal", "permissions": ["pointage:*", "rh-managements:*"]}),
    )
    .await;
    app.user(
        "reader",
        json!({"permissions": ["pointage:read", "rh-managements:read"]}),
    )
    .await;
    let given = json!({"employeeId": "amal", "date": "2026-11-03", "reason": "Oubli", "firstIn": "08:30"});
    let amal = app.ctx("amal").await;
    assert_eq!(
        code(app.act(&amal, "pointages.correct", given.clone()).await),
        "decision_on_oneself"
    );
    let reader = app.ctx("reader").await;
    assert_eq!(
        code(app.act(&reader, "pointages.correct", given.clone()).await),
        "user_unauthorized"
    );
    let written = app
        .create(
            &TestApp::full_rights(),
            &POINTAGES,
            json!({"employeeId": "amal", "date": "2026-11-03"}),
        )
        .await;
    assert_eq!(
        code(written),
        "user_unauthorized",
        "days are written by the engine alone"
    );
}
