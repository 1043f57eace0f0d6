//! Absences: what follows from days, who justifies, who decides, who reads what.

use schema::{Date, Document, Id};
use serde_json::{Value as Json, json};

use super::field::{ABSENCES, JUSTIFICATION, Justification, MINUTES};
use super::follow;
use crate::daily_attendance::{self, DAILY_ATTENDANCE, JUSTIFIED};
use crate::pointage::{self, DayKind, POINTAGES, Status};
use crate::testing::{TestApp, code};
use crate::town::{list, town};

mod files;
mod grid;
mod open_acts;
mod views;

async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> schema::Result<Json> {
    app.act(&app.ctx(who).await, id, data).await
}

async fn absent(app: &TestApp, id: &str, who: &str, day: &str) {
    app.make(
        &ABSENCES,
        json!({"$id": id, "employeeId": who, "date": format!("2026-11-{day}"), "minutes": 450}),
    )
    .await;
}

/// A working day with so many minutes that nothing covers.
fn day(who: &str, on: &str, status: Option<Status>, missing: i64) -> Document {
    let mut day = Document::new(&POINTAGES)
        .with(pointage::EMPLOYEE, Id(who.to_owned()))
        .with(pointage::DATE, Date(on.parse().unwrap()))
        .with(
            pointage::DAY_KIND,
            if status.is_some() {
                DayKind::Work
            } else {
                DayKind::Leave
            },
        )
        .with(pointage::ANNEXE, Id("a".to_owned()))
        .with(pointage::SERVICE, Id("s".to_owned()));
    day.set_or_clear(pointage::STATUS, status);
    day.set(pointage::MISSING, missing);
    day
}

async fn follow_days(app: &TestApp, days: Vec<Document>) {
    let run = move |cx: &mut engine::Cx<'_>| follow(cx, &days);
    app.engine.transact(&TestApp::full_rights(), "days", run).await.unwrap();
}

#[tokio::test]
async fn absences_follow_days_and_keep_what_people_decided() {
    let app = town().await;
    let monday = "2026-11-16";
    follow_days(
        &app,
        vec![
            day("amina", monday, Some(Status::Absent), 450),
            day("brahim", monday, Some(Status::Late), 35),
        ],
    )
    .await;
    let rows = app.all(&ABSENCES).await;
    let lines: Vec<(Option<i64>, Option<bool>)> = rows
        .iter()
        .map(|one| (one.get(MINUTES), one.get(super::field::WHOLE_DAY)))
        .collect();
    assert_eq!(lines, [(Some(450), Some(true)), (Some(35), Some(false))]);
    assert_eq!(
        rows[0].get(super::field::ANNEXE),
        Some(Id("a".to_owned())),
        "where they were posted on that day"
    );
    // The same days again change nothing.
    follow_days(&app, vec![day("amina", monday, Some(Status::Absent), 450)]).await;
    assert_eq!(app.all(&ABSENCES).await[0].updated_at, rows[0].updated_at);
}

#[tokio::test]
async fn what_a_day_says_otherwise_changes_its_absence_and_leaves_what_people_said() {
    let app = town().await;
    let monday = "2026-11-16";
    let first = vec![
        day("amina", monday, Some(Status::Absent), 450),
        day("brahim", monday, Some(Status::Late), 35),
    ];
    follow_days(&app, first).await;
    // Half of it was a mission, as it turns out; Brahim was on time.
    follow_days(
        &app,
        vec![
            day("amina", monday, Some(Status::Absent), 200),
            day("brahim", monday, Some(Status::OnTime), 0),
        ],
    )
    .await;
    let left = app.all(&ABSENCES).await;
    assert_eq!(left.iter().map(|one| one.get(MINUTES)).collect::<Vec<_>>(), [Some(200)]);
    let id = left[0].id.clone();
    act(
        &app,
        "amina",
        "absences.justify",
        json!({"ids": [id], "reason": "permission"}),
    )
    .await
    .unwrap();
    // A leave was entered later: what was said of the day stays, without minutes.
    follow_days(&app, vec![day("amina", monday, None, 0)]).await;
    let kept = app.all(&ABSENCES).await;
    assert_eq!(
        (kept[0].get(MINUTES), kept[0].get(JUSTIFICATION)),
        (Some(0), Some(Justification::Submitted))
    );
}

#[tokio::test]
async fn what_was_entered_by_hand_and_what_waits_is_left_alone() {
    let app = town().await;
    absent(&app, "x", "amina", "16").await;
    follow_days(&app, vec![day("amina", "2026-11-16", Some(Status::OnTime), 0)]).await;
    let waiting = day("brahim", "2026-11-16", Some(Status::Absent), 450).with(pointage::DAY_KIND, DayKind::Waiting);
    follow_days(&app, vec![waiting]).await;
    let rows = app.all(&ABSENCES).await;
    assert_eq!(rows.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["x"]);
}

#[tokio::test]
async fn a_letter_that_was_issued_is_not_changed_by_its_day_and_its_author_is_told() {
    let app = town().await;
    follow_days(&app, vec![day("amina", "2026-11-16", Some(Status::Absent), 450)]).await;
    let letter = json!({"$id": "w", "persoActifId": "amina", "date": "2026-11-16", "absent": true});
    app.create(&app.ctx("hajar").await, &crate::warning::WARNINGS, letter)
        .await
        .unwrap();
    let before = app.get(&crate::warning::WARNINGS, "w").await;
    follow_days(&app, vec![day("amina", "2026-11-16", None, 0)]).await;
    assert_eq!(app.get(&crate::warning::WARNINGS, "w").await, before);
    let notes = app.all(&platform::notice::NOTIFICATIONS).await;
    let kinds: Vec<Option<String>> = notes
        .iter()
        .map(|one| one.get(platform::notice::notification::KIND))
        .collect();
    assert!(
        kinds.contains(&Some("absences.changedUnderLetter".to_owned())),
        "{kinds:?}"
    );
}

#[tokio::test]
async fn people_justify_their_own_days_and_human_resources_what_is_brought_to_them() {
    let app = town().await;
    for (id, day) in [("x", "16"), ("y", "17")] {
        absent(&app, id, "amina", day).await;
    }
    let proof = json!({"ids": ["x", "y"], "reason": "permission", "explanation": "Autorisation orale"});
    assert_eq!(
        code(act(&app, "chama", "absences.justify", proof.clone()).await),
        "absence_of_another"
    );
    assert_eq!(
        code(act(&app, "warda", "absences.justify", proof.clone()).await),
        "absence_of_another"
    );
    assert_eq!(
        code(act(&app, "brahim", "absences.justify", proof.clone()).await),
        "document_not_found"
    );
    let done = act(&app, "amina", "absences.justify", proof).await.unwrap();
    let states: Vec<&Json> = done["absences"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["justification"])
        .collect();
    assert_eq!(states, ["submitted", "submitted"]);
    absent(&app, "z", "brahim", "17").await;
    let brought = json!({"ids": ["z"], "reason": "leave"});
    let done = act(&app, "hajar", "absences.justify", brought).await.unwrap();
    assert_eq!(done["absences"][0]["submittedById"], "hajar");
}

/// Justified days of three people, Hajar's own among them, and a day of which nobody said anything.
async fn submitted() -> TestApp {
    let app = town().await;
    let days = [("x", "amina"), ("y", "brahim"), ("own", "hajar")];
    for (id, who) in days {
        absent(&app, id, who, "16").await;
        let proof = json!({"ids": [id], "reason": "permission"});
        act(&app, who, "absences.justify", proof).await.unwrap();
    }
    absent(&app, "open", "brahim", "17").await;
    app
}

async fn decide(app: &TestApp, who: &str, ids: &[&str], decision: &str, reason: Option<&str>) -> schema::Result<Json> {
    let data = json!({"ids": ids, "decision": decision, "reason": reason});
    act(app, who, "absences.decide", data).await
}

#[tokio::test]
async fn human_resources_decide_many_at_once_and_never_their_own() {
    let app = submitted().await;
    for who in ["amina", "chama", "warda"] {
        let done = decide(&app, who, &["x"], "accepted", None).await;
        assert_eq!(code(done), "user_unauthorized", "{who}");
    }
    let own = decide(&app, "hajar", &["x", "own"], "accepted", None).await;
    assert_eq!(code(own), "decision_on_oneself");
    let row = app.get(&ABSENCES, "x").await;
    assert_eq!(row["justification"], "submitted", "all of it, or nothing");
    let done = decide(&app, "hajar", &["x", "y"], "accepted", None).await.unwrap();
    for row in done["absences"].as_array().unwrap() {
        assert_eq!(
            (&row["justified"], &row["decidedById"]),
            (&json!(true), &json!("hajar"))
        );
    }
}

#[tokio::test]
async fn a_refusal_and_a_decision_that_nobody_asked_for_state_their_reasons() {
    let app = submitted().await;
    for (id, decision) in [("x", "refused"), ("open", "accepted")] {
        let done = decide(&app, "hajar", &[id], decision, None).await;
        assert_eq!(code(done), "decision_without_reason", "{id}");
    }
    decide(&app, "hajar", &["x"], "accepted", None).await.unwrap();
    let again = decide(&app, "hajar", &["x"], "refused", Some("Pièce fausse"))
        .await
        .unwrap();
    assert_eq!(again["absences"][0]["justified"], false);
    let state = json!({"justification": "accepted"});
    let patched = app.update(&TestApp::full_rights(), &ABSENCES, "x", state).await;
    assert_eq!(code(patched), "user_unauthorized", "by no other door");
}

#[tokio::test]
async fn the_head_gives_an_opinion_and_reads_neither_reason_nor_file() {
    let app = town().await;
    absent(&app, "x", "amina", "16").await;
    let advice = json!({"id": "x", "opinion": "favourable", "note": "Vu"});
    assert_eq!(
        code(act(&app, "chama", "absences.advise", advice.clone()).await),
        "flow_step_forbidden"
    );
    act(
        &app,
        "amina",
        "absences.justify",
        json!({"ids": ["x"], "reason": "sick", "explanation": "Grippe"}),
    )
    .await
    .unwrap();
    assert_eq!(
        code(act(&app, "amina", "absences.advise", advice.clone()).await),
        "opinion_not_yours"
    );
    assert_eq!(
        code(act(&app, "hajar", "absences.advise", advice.clone()).await),
        "opinion_not_yours"
    );
    act(&app, "chama", "absences.advise", advice).await.unwrap();
    for (who, sees) in [("amina", true), ("hajar", true), ("chama", false), ("warda", false)] {
        let row = app.see(&app.ctx(who).await, &ABSENCES, "x").await.unwrap();
        for field in ["reason", "explanation", "fileId", "medicalFileId"] {
            assert_eq!(row.get(field).is_some(), sees, "{who} {field}");
        }
        assert_eq!(row["minutes"], 450, "{who}");
    }
    let asked = [json!({"method": "equal", "attribute": "reason", "values": ["sick"]})];
    let by_head = list(&app, "chama", &ABSENCES, &asked).await;
    assert_eq!(by_head.unwrap()["total"], 0, "nor finds it by a filter");
    assert!(app.see(&app.ctx("brahim").await, &ABSENCES, "x").await.is_err());
}

#[tokio::test]
async fn one_stands_for_an_employee_and_a_day_and_what_was_dealt_with_is_not_deleted() {
    let app = town().await;
    absent(&app, "x", "amina", "16").await;
    let hajar = app.ctx("hajar").await;
    let create = async |who: &str, day: &str| {
        let data = json!({"employeeId": who, "date": day});
        app.create(&hajar, &ABSENCES, data).await
    };
    assert_eq!(code(create("amina", "2026-11-16").await), "absence_already_exists");
    assert_eq!(code(create("amina", "2026-11-21").await), "day_not_come");
    assert_eq!(code(create("hajar", "2026-11-16").await), "decision_on_oneself");
    act(
        &app,
        "amina",
        "absences.justify",
        json!({"ids": ["x"], "reason": "mission"}),
    )
    .await
    .unwrap();
    let gone = app.engine.delete(&hajar, &ABSENCES, "x", None).await;
    assert_eq!(code(gone), "absence_dealt_with");
    follow_days(&app, vec![day("brahim", "2026-11-17", Some(Status::Absent), 450)]).await;
    let derived = app.all(&ABSENCES).await.pop().unwrap().id;
    assert_eq!(
        code(app.engine.delete(&hajar, &ABSENCES, &derived, None).await),
        "absence_follows_from_days"
    );
}

#[tokio::test]
async fn a_decision_is_counted_among_the_figures_of_its_day() {
    let app = town().await;
    let days = [
        day("amina", "2026-11-16", Some(Status::Absent), 450),
        day("brahim", "2026-11-16", Some(Status::OnTime), 0),
    ];
    let run = move |cx: &mut engine::Cx<'_>| {
        let days: Vec<Document> = days
            .iter()
            .map(|day| cx.create(day.clone()))
            .collect::<schema::Result<_>>()?;
        follow(cx, &days)?;
        daily_attendance::follow(cx, &[("2026-11-16".parse().unwrap(), Some(Id("a".to_owned())))])
    };
    app.engine.transact(&TestApp::full_rights(), "days", run).await.unwrap();
    let id = app.all(&ABSENCES).await[0].id.clone();
    let justified = async || app.all(&DAILY_ATTENDANCE).await[0].get(JUSTIFIED);
    assert_eq!(justified().await, Some(0));
    let yes = json!({"ids": [id], "decision": "accepted", "reason": "Mission orale confirmée"});
    act(&app, "hajar", "absences.decide", yes).await.unwrap();
    assert_eq!(justified().await, Some(1));
    let no = json!({"ids": [id], "decision": "refused", "reason": "Démenti"});
    act(&app, "hajar", "absences.decide", no).await.unwrap();
    assert_eq!(justified().await, Some(0));
}

#[tokio::test]
async fn a_late_return_of_somebody_whom_no_terminal_knows_is_an_absence_of_each_day() {
    let app = town().await;
    app.at("2026-11-27T09:00:00Z");
    let days: Vec<jiff::civil::Date> = ["2026-11-25", "2026-11-26"]
        .iter()
        .map(|day| day.parse().unwrap())
        .collect();
    for who in ["driss", "amina"] {
        let days = days.clone();
        let tell = move |cx: &mut engine::Cx<'_>| {
            let file = cx.need(&platform::people::employee::EMPLOYEES, who)?;
            platform::workday::late_return(cx, &file, &days)?;
            platform::workday::late_return(cx, &file, &days)
        };
        app.engine
            .transact(&TestApp::full_rights(), "late", tell)
            .await
            .unwrap();
    }
    let all = app.all(&ABSENCES).await;
    let theirs: Vec<_> = all.iter().map(|one| one.get(super::field::EMPLOYEE)).collect();
    assert_eq!(
        theirs,
        vec![Some(Id("driss".to_owned())); 2],
        "Amina’s follow from her days"
    );
}
