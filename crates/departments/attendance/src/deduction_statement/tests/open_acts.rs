//! Every act on a statement × every state × every caller: what is offered is accepted, and nothing else is.

use schema::Id;
use serde_json::{Value as Json, json};

use super::super::{CANCELLED_REASON, DEDUCTION_STATEMENTS, SIGNED_AT, SIGNED_BY, STATE, State};
use super::{absent, act, settle};
use crate::testing::{TestApp, offers};
use crate::town::{name_signatory, send_scan, town};

/// A statement of a month that stands so; those before it are cancelled.
async fn statement(app: &TestApp, whose: &str, month: &str, state: State) -> String {
    let cancel = |cx: &mut engine::Cx<'_>| {
        for former in cx.all(&DEDUCTION_STATEMENTS, [STATE.ne(State::Cancelled)])? {
            let former = former.with(STATE, State::Cancelled);
            cx.update(former.with(CANCELLED_REASON, "x".to_owned()))?;
        }
        Ok(())
    };
    let house = TestApp::full_rights();
    app.engine.transact(&house, "make", cancel).await.unwrap();
    let wanted = json!({"month": month, "employeeId": whose});
    let made = act(app, "hajar", "deductionStatements.generate", wanted).await.unwrap();
    let id = made["statements"][0]["$id"].as_str().unwrap().to_owned();
    let row = id.clone();
    let take_on = move |cx: &mut engine::Cx<'_>| {
        let now = cx.moment();
        let draft = cx.need(&DEDUCTION_STATEMENTS, &row)?;
        let signed = draft
            .with(STATE, state)
            .with(SIGNED_BY, Id("hajar".to_owned()))
            .with(SIGNED_AT, now);
        cx.update(signed.with(CANCELLED_REASON, "x".to_owned())).map(drop)
    };
    if state != State::Draft {
        app.engine.transact(&house, "make", take_on).await.unwrap();
    }
    id
}

fn input(act: &str, is_open: bool) -> Json {
    match act {
        "deductionStatements.print" | "deductionStatements.draft" if is_open => Json::Null,
        _ => json!({"fileId": "scan", "reason": "Erreur", "language": "fr"}),
    }
}

#[tokio::test]
async fn what_is_offered_is_accepted_and_nothing_else_is() {
    let app = town().await;
    name_signatory(&app, "chama").await;
    send_scan(&app).await;
    for (id, who, day) in [
        ("x", "amina", "2026-10-05"),
        ("y", "brahim", "2026-10-06"),
        ("n", "amina", "2026-11-09"),
    ] {
        absent(&app, id, who, day, 450).await;
    }
    settle(&app, "w", "amina", "2026-10-05").await;
    settle(&app, "v", "amina", "2026-11-09").await;
    for (whose, month, state, hr, signatory) in [
        ("amina", "2026-10", State::Draft, "signByHand cancel draft", "sign"),
        // Nothing of it may be deducted yet, and the month that runs.
        ("brahim", "2026-10", State::Draft, "cancel draft", ""),
        ("amina", "2026-11", State::Draft, "cancel draft", ""),
        ("amina", "2026-10", State::Signed, "cancel print", ""),
        ("amina", "2026-10", State::Cancelled, "", ""),
    ] {
        for (who, acts) in [("hajar", hr), ("chama", signatory), ("amina", ""), ("warda", "")] {
            let make = async || statement(&app, whose, month, state).await;
            let offered = offers(&app, who, &DEDUCTION_STATEMENTS, make, input).await;
            let names = offered.iter().map(|act| act.trim_start_matches("deductionStatements."));
            assert_eq!(
                names.collect::<Vec<_>>().join(" "),
                acts,
                "{who} {whose} {month} {state:?}"
            );
        }
    }
}
