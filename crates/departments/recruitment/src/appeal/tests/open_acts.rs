//! Both acts on an appeal × its states × the people who matter: what is offered is accepted, and what is not is refused; who marked is
//! told nobody who does not read it.

use schema::{Decimal, Document, Id};
use serde_json::{Value as Json, json};

use super::file_appeal;
use crate::appeal::{APPEALS, AppealState, CARRIED_OUT_AT, DECIDED_BY, DECIDER, MARK, STATE};
use crate::exam_test::EXAM_TESTS;
use crate::marked_town::{act, announced_town, house, marked_town, sign};
use crate::testing::{TestApp, code};

/// Who marked it, who decided it, another of that committee, one of another, all of whom read appeals; the secretariat, an
/// administrator, a reader, and a member who reads none.
const CALLERS: [&str; 8] = ["mina", "mourad", "wafa", "omar", "sanae", "karim", "rachid", "oumaima"];
const ACTS: [&str; 2] = ["appeals.decide", "appeals.carryOut"];
/// Filed, accepted, refused; carried out.
const STATES: [(AppealState, bool); 4] = [
    (AppealState::Filed, false),
    (AppealState::Accepted, false),
    (AppealState::Refused, false),
    (AppealState::Accepted, true),
];

async fn town() -> TestApp {
    let app = announced_town().await;
    for who in ["mina", "mourad", "wafa", "omar"] {
        let reads = json!({"permissions": ["recruitment-system:read"]});
        app.change(app.collection("users"), who, reads).await;
    }
    app
}

/// An appeal of c1 that stands so, decided by Mourad.
async fn appeal(app: &TestApp, test: Option<&'static str>, state: AppealState, is_carried_out: bool) -> String {
    let id = file_appeal(app, "c1", test).await;
    house(app, move |cx| {
        let mut row: Document = cx.need(&APPEALS, &id)?.with(STATE, state);
        if state != AppealState::Filed {
            let by = || Id::from("mourad");
            row = row
                .with(DECIDED_BY, by())
                .with(DECIDER, by())
                .with(MARK, Decimal(1_500));
        }
        let at = cx.moment();
        row.set_or_clear(CARRIED_OUT_AT, is_carried_out.then_some(at));
        cx.update(row).map(|row| row.id)
    })
    .await
}

async fn open_acts(app: &TestApp, who: &str, id: &str) -> Json {
    let asked = json!({"collection": "appeals", "ids": [id]});
    act(app, who, "acts.open", asked).await.unwrap()[id].take()
}

#[tokio::test]
async fn what_is_offered_of_an_appeal_is_accepted_and_nothing_else_is() {
    let app = town().await;
    let mut offered = Vec::new();
    for test in [Some("essay"), None] {
        for ((state, is_carried_out), who) in STATES.iter().flat_map(|stage| CALLERS.map(|who| (*stage, who))) {
            for one in ACTS {
                let id = appeal(&app, test, state, is_carried_out).await;
                let open = open_acts(&app, who, &id).await;
                let is_open = open["open"].as_array().is_some_and(|open| open.contains(&json!(one)));
                offered.extend(is_open.then_some((one, who)));
                let given = json!({"id": id, "decision": "refused", "reason": "Copie relue", "preview": true});
                let done = sign(&app, who, one, given).await;
                let told = &open["refused"][one]["type"];
                let at = format!("{who} {one} {test:?} {state:?} {is_carried_out}: {open}");
                // Whoever reads no appeal is asked to decide by the page of its committee.
                assert!(done.is_ok() == is_open || (open.is_null() && who == "oumaima"), "{at}");
                assert!(
                    done.is_ok() || told.is_null() || code(done) == told.as_str().unwrap(),
                    "{at}"
                );
            }
        }
    }
    for expected in [(ACTS[0], "mourad"), (ACTS[0], "wafa"), (ACTS[1], "wafa")] {
        assert!(offered.contains(&expected), "{expected:?} in {offered:?}");
    }
    assert!(
        !offered
            .iter()
            .any(|(_, who)| ["rachid", "sanae", "karim"].contains(who)),
        "{offered:?}"
    );
}

#[tokio::test]
async fn who_marked_is_told_nobody_who_does_not_read_it() {
    let app = town().await;
    let id = appeal(&app, Some("essay"), AppealState::Filed, false).await;
    let told = async |who: &str| open_acts(&app, who, &id).await["refused"][ACTS[0]]["type"].take();
    assert_eq!(
        told("mina").await,
        "appeal_decided_first",
        "she reads who decided first"
    );
    assert_eq!(told("sanae").await, "appeal_not_yours", "the secretariat gives no mark");
    assert_eq!(told("omar").await, Json::Null, "of another committee");
    assert_eq!(told("rachid").await, Json::Null, "of none");
    let blind = json!({"permissions": []});
    app.change(app.collection("users"), "mina", blind).await;
    assert_eq!(open_acts(&app, "mina", &id).await, Json::Null, "as if there were none");
}

#[tokio::test]
async fn changed_marks_are_offered_once_the_marks_are_locked() {
    for (app, is_locked) in [(marked_town().await, false), (announced_town().await, true)] {
        let asked = json!({"collection": EXAM_TESTS.id, "ids": ["essay"]});
        let open = act(&app, "sanae", "acts.open", asked).await.unwrap()["essay"].take();
        let is_open = open["open"]
            .as_array()
            .unwrap()
            .contains(&json!("appeals.printChanges"));
        assert_eq!(is_open, is_locked, "{open}");
        let told = &open["refused"]["appeals.printChanges"]["type"];
        assert_eq!(told == "mark_changes_before_lock", !is_locked, "{open}");
    }
}
