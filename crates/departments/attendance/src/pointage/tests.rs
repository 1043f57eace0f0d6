//! Days that follow from what stands, and from what becomes of it.

mod corrections;
mod hours;
mod open_acts;
mod order;
mod panels;
mod past_days;
mod silence;
mod told;

use schema::Instant;
use serde_json::{Value as Json, json};

use super::*;
use crate::absence::{ABSENCES, field};
use crate::daily_attendance::{self, DAILY_ATTENDANCE};
use crate::device::DEVICES;
use crate::punch::{self, PUNCHES};
use crate::testing::{TestApp, code, new_app};
use platform::organisation::annexe::ANNEXES;
use platform::organisation::assignment::ASSIGNMENTS;
use platform::organisation::holiday::HOLIDAYS;
use platform::organisation::work_schedule::WORK_SCHEDULES;

/// Wednesday, 4 November 2026, nine in the evening: the days before it are over.
const NOW: &str = "2026-11-04T20:00:00Z";

/// A commune with hours, one device that has told all until midnight, and Amal, who is registered since September.
pub(super) async fn commune() -> TestApp {
    let app = new_app();
    app.at("2026-09-01T08:00:00Z");
    let annexe = json!({"$id": "a1", "nameFr": "Annexe 1", "nameAr": "الملحقة 1"});
    app.make(&ANNEXES, annexe).await;
    app.make(
        &WORK_SCHEDULES,
        json!({"$id": "normal", "nameFr": "Normal", "nameAr": "عادي", "validFrom": "2026-01-01", "start": "08:30", "end": "16:30",
            "breakMinutes": 30, "graceMinutes": 10, "toleratedMinutes": 30, "weekdays": [1, 2, 3, 4, 5]}),
    )
    .await;
    app.employee(
        "amal",
        "AB1001",
        json!({"emp_code": "1042", "annexe": "a1", "fingerprint": true}),
    )
    .await;
    app.at(NOW);
    app
}

/// Punches on the clock of Morocco.
pub(super) async fn punch(app: &TestApp, employee: &str, times: &[&str]) {
    let rows: Vec<schema::Document> = times
        .iter()
        .map(|time| {
            let at = schema::instant_in_morocco(time.parse().unwrap());
            schema::Document::new(&PUNCHES)
                .with(punch::DEVICE_SN, "CQZ1".to_owned())
                .with(punch::EMP_CODE, "1042".to_owned())
                .with(punch::LOCAL_AT, (*time).to_owned())
                .with(punch::AT, Instant(at))
                .with(punch::EMPLOYEE, Id(employee.to_owned()))
        })
        .collect();
    let write = move |cx: &mut engine::Cx<'_>| rows.iter().try_for_each(|row| cx.create(row.clone()).map(drop));
    app.engine
        .transact(&TestApp::full_rights(), "punches", write)
        .await
        .unwrap();
}

/// Computes what was marked, and every day of some time.
pub(super) async fn compute(app: &TestApp, from: &str, to: &str) {
    let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
    let mark = move |cx: &mut engine::Cx<'_>| platform::workday::mark(cx, &[], from, to);
    app.engine
        .transact(&TestApp::full_rights(), "mark", mark)
        .await
        .unwrap();
    settle(app).await;
}

/// Runs what waits.
async fn settle(app: &TestApp) {
    while app.engine.run_due_jobs().await.unwrap() > 0 {}
}

/// The day of an employee as the wire says it; nothing when there is no row.
async fn day(app: &TestApp, employee: &str, date: &str) -> Option<Json> {
    let id = {
        let all = app.all(&POINTAGES).await;
        let of = |row: &&schema::Document| {
            row.get(EMPLOYEE) == Some(Id(employee.to_owned())) && row.get(DATE) == Some(Date(date.parse().unwrap()))
        };
        all.iter().find(of)?.id.clone()
    };
    Some(app.get(&POINTAGES, &id).await)
}

async fn words(app: &TestApp, date: &str) -> (String, String) {
    let day = day(app, "amal", date).await.unwrap_or_default();
    let text = |name: &str| day[name].as_str().unwrap_or("").to_owned();
    (text("dayKind"), text("status"))
}

fn kind_and_status(kind: &str, status: &str) -> (String, String) {
    (kind.to_owned(), status.to_owned())
}

#[tokio::test]
async fn days_follow_from_punches_and_hours_and_those_of_rest_are_no_rows() {
    let app = commune().await;
    punch(
        &app,
        "amal",
        &["2026-10-30T08:25:00", "2026-10-30T16:35:00", "2026-11-02T09:15:30"],
    )
    .await;
    compute(&app, "2026-10-01", "2026-11-30").await;
    let friday = day(&app, "amal", "2026-10-30").await.unwrap();
    assert_eq!(
        (&friday["firstIn"], &friday["lastOut"]),
        (&json!("08:25"), &json!("16:35"))
    );
    assert_eq!(
        (&friday["workedMinutes"], &friday["annexe"]),
        (&json!(460), &json!("a1"))
    );
    let monday = day(&app, "amal", "2026-11-02").await.unwrap();
    assert_eq!(
        (&monday["status"], &monday["lateMinutes"]),
        (&json!("late"), &json!(45))
    );
    assert_eq!(
        monday["why"],
        json!([{"key": "came_late", "minutes": 45, "tolerated": 30}, {"key": "no_exit"}])
    );
    assert_eq!(words(&app, "2026-11-03").await, kind_and_status("work", "absent"));
    assert_eq!(
        words(&app, "2026-11-04").await,
        kind_and_status("waiting", ""),
        "today is not over"
    );
    no_rows_of_days_without_work(&app).await;
}

async fn no_rows_of_days_without_work(app: &TestApp) {
    for none in ["2026-10-29", "2026-10-31", "2026-11-01", "2026-11-05"] {
        assert_eq!(
            day(app, "amal", none).await,
            None,
            "{none}: before the first punch, of rest, or to come"
        );
    }
}

#[tokio::test]
async fn a_holiday_that_is_entered_late_changes_days_and_what_they_were_is_kept() {
    let app = commune().await;
    punch(&app, "amal", &["2026-11-02T08:25:00"]).await;
    compute(&app, "2026-11-02", "2026-11-03").await;
    assert_eq!(words(&app, "2026-11-03").await, kind_and_status("work", "absent"));
    let feast = json!({"$id": "feast", "date": "2026-11-03", "nameFr": "Fête", "nameAr": "عيد", "kind": "exceptional"});
    app.make(&HOLIDAYS, feast).await;
    settle(&app).await;
    assert_eq!(words(&app, "2026-11-03").await, kind_and_status("holiday", ""));
    let tuesday = day(&app, "amal", "2026-11-03").await.unwrap();
    assert_eq!(tuesday["previous"]["status"], "absent");
    let changes = app.all(&POINTAGE_CHANGES).await;
    assert_eq!(changes.len(), 1, "the days that stayed as they were are no change");
    assert_eq!(changes[0].get(change::AFTER).unwrap()["dayKind"], "holiday");
    app.change(&HOLIDAYS, "feast", json!({"date": "2026-11-02"})).await;
    settle(&app).await;
    assert_eq!(
        words(&app, "2026-11-03").await,
        kind_and_status("work", "absent"),
        "a feast that moves gives the day back"
    );
    assert_eq!(words(&app, "2026-11-02").await, kind_and_status("holiday", ""));
}

#[tokio::test]
async fn the_annexe_of_a_day_is_that_of_the_posting_of_that_day() {
    let app = commune().await;
    app.make(
        &ANNEXES,
        json!({"$id": "a2", "nameFr": "Annexe 2", "nameAr": "الملحقة 2"}),
    )
    .await;
    punch(&app, "amal", &["2026-10-29T08:30:00", "2026-11-02T08:30:00"]).await;
    let moved = json!({"type": "transfer", "employeeId": "amal", "annexeId": "a2", "startDate": "2026-11-01"});
    app.make(&ASSIGNMENTS, moved).await;
    compute(&app, "2026-10-29", "2026-11-03").await;
    assert_eq!(day(&app, "amal", "2026-11-02").await.unwrap()["annexe"], "a2");
    let back = json!({"type": "assignment", "employeeId": "amal", "annexeId": "a1", "startDate": "2026-09-01",
        "endDate": "2026-10-31"});
    app.make(&ASSIGNMENTS, back).await;
    settle(&app).await;
    assert_eq!(
        day(&app, "amal", "2026-10-29").await.unwrap()["annexe"],
        "a1",
        "a posting of long ago puts it right"
    );
}

#[tokio::test]
async fn nobody_has_days_before_their_recruitment_nor_after_they_left() {
    let app = commune().await;
    app.employee(
        "brahim",
        "AB1002",
        json!({"emp_code": "1043", "recruitmentDate": "2026-11-03"}),
    )
    .await;
    app.employee("chaima", "AB1003", json!({"emp_code": "1044", "active": false}))
        .await;
    app.employee("driss", "AB1004", json!({})).await;
    punch(&app, "amal", &["2026-11-02T08:30:00"]).await;
    compute(&app, "2026-11-02", "2026-11-03").await;
    assert_eq!(day(&app, "brahim", "2026-11-02").await, None);
    let brahim = day(&app, "brahim", "2026-11-03").await.unwrap();
    assert_eq!(brahim["status"], "not_registered", "registered on the day after");
    assert_eq!(day(&app, "chaima", "2026-11-03").await, None);
    assert_eq!(
        day(&app, "driss", "2026-11-03").await.unwrap()["status"],
        "not_registered"
    );
}

#[tokio::test]
async fn absences_and_figures_follow_from_days_that_are_settled_and_go_with_them() {
    let app = commune().await;
    punch(&app, "amal", &["2026-11-02T09:15:00", "2026-11-02T16:30:00"]).await;
    compute(&app, "2026-11-02", "2026-11-04").await;
    let told = |all: Vec<schema::Document>| -> Vec<_> {
        all.iter()
            .map(|one| (one.get(field::DATE).unwrap().0.to_string(), one.get(field::MINUTES)))
            .collect()
    };
    let expected = [
        ("2026-11-02".to_owned(), Some(45)),
        ("2026-11-03".to_owned(), Some(450)),
    ];
    assert_eq!(
        told(app.all(&ABSENCES).await),
        expected,
        "of what goes on nothing is told yet"
    );
    let figures = app.all(&DAILY_ATTENDANCE).await;
    let tuesday = figures
        .iter()
        .find(|one| one.get(daily_attendance::DATE) == Some(Date("2026-11-03".parse().unwrap())));
    assert_eq!(tuesday.unwrap().get(daily_attendance::ABSENT), Some(1));
    let feast = json!({"date": "2026-11-03", "nameFr": "Fête", "nameAr": "عيد", "kind": "exceptional"});
    app.make(&HOLIDAYS, feast).await;
    settle(&app).await;
    assert_eq!(
        told(app.all(&ABSENCES).await),
        expected[..1],
        "nobody was absent from a feast"
    );
}
