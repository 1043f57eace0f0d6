//! What a change would take of granted leave, people decide.

use platform::notice::NOTIFICATIONS;
use platform::organisation::assignment::ASSIGNMENTS;
use platform::organisation::holiday::HOLIDAYS;
use platform::organisation::service::SERVICES;
use platform::organisation::work_schedule::WORK_SCHEDULES;
use schema::Document;
use serde_json::{Value as Json, json};

use super::{CAUSE, Cause, EMPLOYEE, LEAVE_RECOUNTS, ONCE, STATE, State};
use crate::leave_request::LEAVE_REQUESTS;
use crate::testing::{TestApp, code};
use crate::town::{act, annual, decide as chain_decides, town};

async fn granted(app: &TestApp, who: &str, from: &str, to: &str) -> String {
    let asked = json!({"type": "annual", "startDate": from, "endDate": to});
    let row = act(app, who, "leaveRequests.submit", asked).await.unwrap();
    let id = row["$id"].as_str().unwrap().to_owned();
    chain_decides(app, &id, "approved").await.unwrap();
    id
}

/// A holiday of 9 December that is none after all, once leave over it was granted to Amina and to Driss.
async fn lost_holiday(app: &TestApp, to: &str) -> [String; 2] {
    let feast = json!({"$id": "h", "date": "2026-12-09", "nameFr": "Aïd", "nameAr": "عيد", "kind": "hijri"});
    app.make(&HOLIDAYS, feast).await;
    app.engine.run_due_jobs().await.unwrap();
    let rows = [
        granted(app, "amina", "2026-12-01", to).await,
        granted(app, "driss", "2026-12-07", "2026-12-11").await,
    ];
    app.change(&HOLIDAYS, "h", json!({"date": "2027-01-05"})).await;
    app.engine.run_due_jobs().await.unwrap();
    rows
}

async fn open(app: &TestApp) -> Vec<Document> {
    let mut all = app.all(&LEAVE_RECOUNTS).await;
    all.retain(|one| one.get(STATE) == Some(State::Open));
    all
}

async fn decided(app: &TestApp, who: &str, decision: &str) -> schema::Result<Json> {
    let ids: Vec<String> = open(app).await.into_iter().map(|one| one.id).collect();
    act(
        app,
        who,
        "leaveRecounts.decide",
        json!({"ids": ids, "decision": decision}),
    )
    .await
}

async fn days(app: &TestApp, id: &str) -> Json {
    app.get(&LEAVE_REQUESTS, id).await["workingDays"].clone()
}

#[tokio::test]
async fn a_lost_holiday_changes_no_granted_leave_until_human_resources_decide_on_the_list() {
    let app = town().await;
    let [amina, driss] = lost_holiday(&app, "2026-12-18").await;
    assert_eq!([days(&app, &amina).await, days(&app, &driss).await], [13, 4]);
    let list = open(&app).await;
    assert_eq!(list.len(), 2);
    assert!(
        list.iter()
            .all(|one| one.get(super::CHANGE) == list[0].get(super::CHANGE)),
        "one list"
    );
    let told = app.all(&NOTIFICATIONS).await;
    let asked = told
        .iter()
        .filter(|one| one.value("kind").text() == Some("leaveRecounts.toDecide"));
    assert_eq!(asked.count(), 1, "once a change, and human resources alone");
    assert_eq!(code(decided(&app, "amina", "kept").await), "user_unauthorized");
    decided(&app, "hajar", "recounted").await.unwrap();
    assert_eq!([days(&app, &amina).await, days(&app, &driss).await], [14, 5]);
    assert_eq!(annual(&app, "amina").await[0], 8.0);
    assert_eq!(open(&app).await.len(), 0);
}

#[tokio::test]
async fn leave_that_is_kept_as_granted_is_not_asked_about_again() {
    let app = town().await;
    let [amina, _] = lost_holiday(&app, "2026-12-18").await;
    decided(&app, "hajar", "kept").await.unwrap();
    assert_eq!(days(&app, &amina).await, 13);
    let other =
        json!({"date": "2026-12-16", "nameFr": "Jour exceptionnel", "nameAr": "يوم استثنائي", "kind": "exceptional"});
    app.make(&HOLIDAYS, other).await;
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(
        days(&app, &amina).await,
        12,
        "another holiday gives its day back all the same"
    );
    assert_eq!(open(&app).await.len(), 0);
}

#[tokio::test]
async fn leave_beyond_the_balance_ends_earlier_when_people_decide_so() {
    let app = town().await;
    let [amina, _] = lost_holiday(&app, "2026-12-31").await;
    assert_eq!(annual(&app, "amina").await[0], 0.0);
    let before = app.get(&LEAVE_REQUESTS, &amina).await;
    assert_eq!(before["endDate"].as_str().map(|day| &day[..10]), Some("2026-12-31"));
    decided(&app, "hajar", "shortened").await.unwrap();
    let row = app.get(&LEAVE_REQUESTS, &amina).await;
    assert_eq!(row["workingDays"], 22);
    assert_eq!(row["endDate"].as_str().map(|day| &day[..10]), Some("2026-12-30"));
    assert_eq!(annual(&app, "amina").await[0], 0.0);
}

#[tokio::test]
async fn a_debt_is_left_by_people_alone() {
    let app = town().await;
    lost_holiday(&app, "2026-12-31").await;
    decided(&app, "hajar", "recounted").await.unwrap();
    assert_eq!(annual(&app, "amina").await[0], -1.0);
}

/// Monday to Thursday, of whoever is named.
fn four_days(more: Json) -> Json {
    let mut hours = json!({"$id": "four", "nameFr": "Quatre jours", "nameAr": "أربعة أيام", "validFrom": "2026-12-01",
        "start": "08:00", "end": "17:00", "weekdays": [1, 2, 3, 4]});
    hours.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    hours
}

#[tokio::test]
async fn hours_that_change_count_leave_again() {
    let app = town().await;
    let asked = json!({"type": "annual", "startDate": "2026-12-21", "endDate": "2026-12-25"});
    let waiting = act(&app, "brahim", "leaveRequests.submit", asked).await.unwrap();
    let waiting = waiting["$id"].as_str().unwrap().to_owned();
    let amina = granted(&app, "amina", "2026-12-21", "2026-12-25").await;
    app.make(&WORK_SCHEDULES, four_days(json!({}))).await;
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!([days(&app, &waiting).await, days(&app, &amina).await], [4, 4]);
    assert_eq!(annual(&app, "amina").await[0], 18.0);
    app.change(&WORK_SCHEDULES, "four", json!({"weekdays": [1, 2, 3, 4, 5]}))
        .await;
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!([days(&app, &waiting).await, days(&app, &amina).await], [5, 4]);
    assert_eq!(open(&app).await[0].get(CAUSE), Some(Cause::Hours));
}

#[tokio::test]
async fn a_posting_to_a_place_of_other_hours_counts_leave_again_from_its_day() {
    let app = town().await;
    let service = json!({"$id": "t", "nameFr": "Jardins", "nameAr": "الحدائق"});
    app.make(&SERVICES, service).await;
    app.make(&WORK_SCHEDULES, four_days(json!({"serviceId": "t"}))).await;
    let amina = granted(&app, "amina", "2026-12-14", "2026-12-25").await;
    assert_eq!(days(&app, &amina).await, 10);
    let posting = json!({"employeeId": "amina", "type": "assignment", "serviceId": "t", "startDate": "2026-12-21"});
    app.make(&ASSIGNMENTS, posting).await;
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(days(&app, &amina).await, 9, "the Friday of its second week");
}

/// Decided on by human resources, never about themselves, once: what is offered is accepted, and nothing else is.
#[tokio::test]
async fn deciding_is_open_while_it_waits_to_whoever_may() {
    let app = town().await;
    lost_holiday(&app, "2026-12-18").await;
    let mut entries = open(&app).await;
    let mut own = entries[0].clone().with(EMPLOYEE, schema::Id("hajar".to_owned()));
    (own.id, own.sequence) = (String::new(), 0);
    let write = move |cx: &mut engine::Cx<'_>| cx.create(own.clone().with(ONCE, "own".to_owned()));
    let whole = TestApp::full_rights();
    entries.push(app.engine.transact(&whole, "make", write).await.unwrap());
    for entry in &entries {
        for who in ["amina", "warda", "hajar", "director"] {
            let id = &entry.id;
            let asked = json!({"collection": "leaveRecounts", "ids": [id]});
            let acts = act(&app, who, "acts.open", asked).await.unwrap()[id].take();
            let is_open = acts["open"] == json!(["leaveRecounts.decide"]);
            let given = json!({"ids": [id], "decision": "kept"});
            let done = act(&app, who, "leaveRecounts.decide", given).await;
            assert_eq!(done.is_ok(), is_open, "{who} {acts}");
            let told = acts["refused"]["leaveRecounts.decide"]["type"].as_str();
            assert!(is_open || told.is_none_or(|told| code(done) == told), "{who} {acts}");
            let is_hr = ["hajar", "director"].contains(&who);
            assert_eq!(is_open || told.is_some(), is_hr, "{who} {acts}");
        }
    }
    assert_eq!(open(&app).await.len(), 0, "hers is decided on by another");
}
