use jiff::SignedDuration;
use serde_json::{Value as Json, json};

use super::*;
use crate::notice::notification::{KEY, NEEDS_ACK, REPEAT_AFTER, USER};
use crate::organisation::assignment::ASSIGNMENTS;
use crate::organisation::delegation::DELEGATIONS;
use crate::testing::{NOW, TestApp};

/// A head, a delegate and a clerk of human resources, who can sign in.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    for (id, cin) in [("head", "A11"), ("deputy", "A12"), ("clerk", "A13")] {
        app.employee(id, cin, json!({})).await;
        app.user(id, json!({"persoActif": id})).await;
    }
    let clerk = json!({"permissions": ["rh-managements:*", "assignments:*", "organisation-management:*"]});
    app.change(&crate::people::user::USERS, "clerk", clerk).await;
    app
}

async fn delegation(app: &TestApp, id: &str, to: &str) {
    let data = json!({"$id": id, "headEmployeeId": "head", "delegateId": "deputy", "from": "2026-11-01", "to": to});
    app.make(&DELEGATIONS, data).await;
}

/// Who was told what, in the words of the keys.
async fn notified_keys_by_user(app: &TestApp) -> Vec<String> {
    let rows = app.all(&NOTIFICATIONS).await;
    let due = rows
        .iter()
        .filter(|row| row.get(crate::notice::notification::KIND).as_deref() == Some(DUE.id));
    let mut told: Vec<String> = due
        .map(|row| format!("{}: {}", row.get(USER).unwrap().0, row.get(KEY).unwrap()))
        .collect();
    told.sort();
    told
}

/// What a morning adds.
async fn morning(app: &TestApp, instant: &str) -> Vec<String> {
    app.at(instant);
    let before = notified_keys_by_user(app).await;
    tell_all(app.engine.clone()).await.unwrap();
    let mut after = notified_keys_by_user(app).await;
    after.retain(|line| !before.contains(line));
    after
}

#[tokio::test]
async fn each_lead_is_told_once_to_those_concerned() {
    let app = test_app().await;
    delegation(&app, "d", "2027-01-20").await;
    assert!(morning(&app, "2026-12-20T08:00:00Z").await.is_empty(), "31 days before");
    let both = |lead: &str| ["deputy", "head"].map(|who| format!("{who}: delegations.end d 2027-01-20 {lead}"));
    assert_eq!(morning(&app, "2026-12-21T08:00:00Z").await, both("30"));
    assert!(morning(&app, "2026-12-21T09:00:00Z").await.is_empty(), "told already");
    assert!(
        morning(&app, "2027-01-12T08:00:00Z").await.is_empty(),
        "no lead has come"
    );
    assert_eq!(morning(&app, "2027-01-13T08:00:00Z").await, both("7"));
    assert_eq!(morning(&app, "2027-01-19T08:00:00Z").await, both("1"));
    assert!(morning(&app, "2027-01-20T08:00:00Z").await.is_empty());
    assert!(morning(&app, "2027-01-21T08:00:00Z").await.is_empty(), "it is over");
}

#[tokio::test]
async fn after_a_stop_the_nearest_lead_alone_is_made_up_for() {
    let app = test_app().await;
    delegation(&app, "d", "2027-01-20").await;
    let made_up = morning(&app, "2027-01-18T08:00:00Z").await;
    assert_eq!(made_up.len(), 2, "the head and the deputy: {made_up:?}");
    assert!(made_up.iter().all(|line| line.ends_with(" 7")), "{made_up:?}");
}

#[tokio::test]
async fn another_day_begins_anew() {
    let app = test_app().await;
    delegation(&app, "d", "2026-11-25").await;
    assert_eq!(morning(&app, NOW).await.len(), 2);
    app.change(&DELEGATIONS, "d", json!({"to": "2026-11-26"})).await;
    assert_eq!(
        morning(&app, NOW).await,
        ["deputy", "head"].map(|who| format!("{who}: delegations.end d 2026-11-26 7"))
    );
    app.change(&DELEGATIONS, "d", json!({"to": "2027-11-26"})).await;
    assert!(morning(&app, NOW).await.is_empty());
}

async fn secondment(app: &TestApp, id: &str, end: &str) {
    let data =
        json!({"$id": id, "type": "secondment", "employeeId": "deputy", "startDate": "2026-01-01", "endDate": end});
    app.make(&ASSIGNMENTS, data).await;
}

/// Whether those who were told are asked to acknowledge it, and will be told again.
async fn acknowledgement_flags(app: &TestApp) -> Vec<bool> {
    let rows = app.all(&NOTIFICATIONS).await;
    let due = rows
        .iter()
        .filter(|row| row.get(KEY).is_some_and(|key| key.starts_with("assignments.end")));
    due.map(|row| {
        assert_eq!(row.get(NEEDS_ACK) == Some(true), row.get(REPEAT_AFTER).is_some());
        row.get(NEEDS_ACK) == Some(true)
    })
    .collect()
}

#[tokio::test]
async fn who_is_told_is_asked_until_it_is_over() {
    let app = test_app().await;
    secondment(&app, "s", "2027-01-10").await;
    assert_eq!(
        morning(&app, NOW).await,
        ["clerk", "deputy"].map(|who| format!("{who}: assignments.end s 2027-01-10 60"))
    );
    assert_eq!(acknowledgement_flags(&app).await, [true, true]);
    morning(&app, "2026-11-21T08:00:00Z").await;
    assert_eq!(acknowledgement_flags(&app).await, [true, true], "nothing has changed");
    morning(&app, "2026-12-11T08:00:00Z").await;
    assert_eq!(
        acknowledgement_flags(&app).await,
        [false, false, true, true],
        "the nearer lead asks"
    );
    app.change(&ASSIGNMENTS, "s", json!({"endDate": "2028-01-10"})).await;
    morning(&app, "2026-12-12T08:00:00Z").await;
    assert_eq!(acknowledgement_flags(&app).await, [false; 4], "another day");
}

async fn list(app: &TestApp, who: &str) -> Json {
    let ctx = app.ctx(who).await;
    let listed = app.engine.act(&ctx, "deadlines.due", engine::Input::default()).await;
    listed.unwrap()
}

#[tokio::test]
async fn the_list_shows_what_the_caller_may_read_the_soonest_first() {
    let app = test_app().await;
    app.user("stranger", json!({})).await;
    delegation(&app, "near", "2026-11-21").await;
    delegation(&app, "over", "2026-11-19").await;
    secondment(&app, "s", "2026-12-20").await;
    app.change(
        &crate::people::employee::EMPLOYEES,
        "head",
        json!({"DATN": "1964-02-29"}),
    )
    .await;
    let seen = list(&app, "clerk").await;
    let shown: Vec<[&Json; 4]> = seen["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| [&item["deadline"], &item["date"], &item["days"], &item["state"]])
        .collect();
    assert_eq!(
        json!(shown),
        json!([
            ["delegations.end", "2026-11-21", 1, "soon"],
            ["assignments.end", "2026-12-20", 30, "later"],
            ["employees.retirement", "2027-02-28", 100, "later"],
        ])
    );
    assert_eq!(
        (&seen["total"], &seen["items"][0]["title"]),
        (&json!(3), &json!("Agent A12"))
    );
    assert_eq!(list(&app, "stranger").await, json!({"items": [], "total": 0}));
    let own = list(&app, "head").await;
    assert_eq!(
        (&own["total"], &own["items"][0]["deadline"]),
        (&json!(1), &json!("employees.retirement"))
    );
}

/// Lets hours pass, and every node do what is due.
async fn pass(app: &TestApp, nodes: &[Engine], from: &str, to: &str) {
    let mut now: jiff::Timestamp = from.parse().unwrap();
    while now < to.parse().unwrap() {
        app.clock.set(now);
        for node in nodes {
            node.plan_routines().await.unwrap();
        }
        let runs = nodes.iter().map(Engine::run_due_jobs).collect::<Vec<_>>();
        for run in runs {
            run.await.unwrap();
        }
        now += SignedDuration::from_hours(1);
    }
}

#[tokio::test]
async fn two_nodes_tell_once_over_new_year() {
    let app = test_app().await;
    delegation(&app, "d", "2027-01-01").await;
    let nodes = [app.engine.clone(), app.another()];
    pass(&app, &nodes, "2026-12-30T20:00:00Z", "2027-01-02T08:00:00Z").await;
    assert_eq!(
        notified_keys_by_user(&app).await,
        ["deputy", "head"].map(|who| format!("{who}: delegations.end d 2027-01-01 1"))
    );
    assert_eq!(
        who_heard(&app, "delegations.ended").await,
        ["deputy", "head"],
        "and that it has ended, once"
    );
}

/// The clock goes back in the night to 7 February 2027, before Ramadan, and forward in that to 14 March.
#[tokio::test]
async fn a_change_of_the_clock_neither_doubles_nor_drops_a_morning() {
    let app = test_app().await;
    let nodes = [app.engine.clone()];
    for (id, to) in [("back", "2027-02-08"), ("forward", "2027-03-15")] {
        delegation(&app, id, to).await;
    }
    pass(&app, &nodes, "2027-02-06T20:00:00Z", "2027-02-09T02:00:00Z").await;
    pass(&app, &nodes, "2027-03-13T20:00:00Z", "2027-03-16T02:00:00Z").await;
    // The second span begins two days before: the nearest lead is made up for.
    let each = ["back 2027-02-08 1", "forward 2027-03-15 1", "forward 2027-03-15 7"];
    let both = ["deputy", "head"].map(|who| each.map(|day| format!("{who}: delegations.end {day}")));
    assert_eq!(notified_keys_by_user(&app).await, both.concat(), "each once");
    assert_eq!(who_heard(&app, "delegations.ended").await.len(), 4);
}

/// Who was told something of that kind.
async fn who_heard(app: &TestApp, kind: &str) -> Vec<String> {
    let rows = app.all(&NOTIFICATIONS).await;
    let of_kind = rows
        .iter()
        .filter(|row| row.get(crate::notice::notification::KIND).as_deref() == Some(kind));
    let mut who: Vec<String> = of_kind.map(|row| row.get(USER).unwrap().0).collect();
    who.sort();
    who
}

#[tokio::test]
async fn the_end_of_what_is_temporary_is_told_the_day_after() {
    let app = test_app().await;
    secondment(&app, "s", "2026-11-22").await;
    let data = json!({"$id": "a", "type": "assignment", "employeeId": "head", "startDate": "2026-01-01", "endDate": "2026-11-22"});
    app.make(&ASSIGNMENTS, data).await;
    let history = json!({"$id": "h", "type": "interim", "employeeId": "head", "startDate": "2026-01-01", "endDate": "2026-11-01"});
    app.make(&ASSIGNMENTS, history).await;
    let nodes = [app.engine.clone()];
    pass(&app, &nodes, "2026-11-22T12:00:00Z", "2026-11-22T23:00:00Z").await;
    assert!(
        who_heard(&app, "assignments.ended").await.is_empty(),
        "the last day goes on"
    );
    pass(&app, &nodes, "2026-11-22T23:00:00Z", "2026-11-23T02:00:00Z").await;
    assert_eq!(who_heard(&app, "assignments.ended").await, ["clerk", "deputy"]);
}
