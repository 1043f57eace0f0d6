//! Figures of days and the statistics made of them.

use jiff::civil;
use schema::{Date, Document, Id};
use serde_json::{Value as Json, json};

use super::{ABSENT, ANNEXE, AWAY, DAILY_ATTENDANCE, DATE, HEADCOUNT, KEY, LATE, PRESENT, UNKNOWN, follow};
use crate::pointage::{self, DayKind, POINTAGES, Status};
use crate::testing::{TestApp, code};
use crate::town::{list, town};

async fn write(app: &TestApp, rows: Vec<Document>) {
    let make = move |cx: &mut engine::Cx<'_>| {
        for row in &rows {
            cx.create(row.clone())?;
        }
        Ok(())
    };
    app.engine
        .transact(&TestApp::full_rights(), "rows", make)
        .await
        .unwrap();
}

/// Monday of four people of an annexe and of one who is posted at none.
fn monday() -> Vec<Document> {
    let days = [
        ("amina", DayKind::Work, Some(Status::Late), Some("a")),
        ("brahim", DayKind::Work, Some(Status::Absent), Some("a")),
        ("chama", DayKind::Mission, None, Some("a")),
        ("hajar", DayKind::Work, Some(Status::OnTime), Some("a")),
        ("driss", DayKind::Waiting, None, None),
    ];
    let row = |(who, kind, status, annexe): (&str, DayKind, Option<Status>, Option<&str>)| {
        let mut day = Document::new(&POINTAGES)
            .with(pointage::EMPLOYEE, Id(who.to_owned()))
            .with(pointage::DATE, Date(civil::date(2026, 11, 16)))
            .with(pointage::DAY_KIND, kind);
        day.set_or_clear(pointage::STATUS, status);
        day.set_or_clear(pointage::ANNEXE, annexe.map(Id::from));
        day
    };
    days.map(row).to_vec()
}

#[tokio::test]
async fn the_days_of_an_annexe_are_counted_by_what_they_were() {
    let app = town().await;
    write(&app, monday()).await;
    let (on, annexe) = (civil::date(2026, 11, 16), Some(Id("a".to_owned())));
    let touched = [(on, annexe.clone()), (on, None), (on, annexe)];
    let run = move |cx: &mut engine::Cx<'_>| follow(cx, &touched);
    let ctx = TestApp::full_rights();
    app.engine.transact(&ctx, "figures", run.clone()).await.unwrap();
    let rows = app.all(&DAILY_ATTENDANCE).await;
    let figures = |row: &Document| [HEADCOUNT, PRESENT, LATE, ABSENT, AWAY, UNKNOWN].map(|key| row.get(key).unwrap());
    let counted: Vec<[i64; 6]> = rows.iter().map(figures).collect();
    assert_eq!(counted, [[4, 2, 1, 1, 1, 0], [1, 0, 0, 0, 0, 1]]);
    assert_eq!(rows[1].get(ANNEXE), None);
    app.engine.transact(&ctx, "figures", run).await.unwrap();
    assert_eq!(app.all(&DAILY_ATTENDANCE).await, rows, "twice the same is no write");
}

fn figures(annexe: Option<&str>, day: &str, [headcount, present, late, absent]: [i64; 4]) -> Document {
    let mut row = Document::new(&DAILY_ATTENDANCE)
        .with(KEY, format!("{day} {}", annexe.unwrap_or_default()))
        .with(DATE, Date(day.parse().unwrap()))
        .with(HEADCOUNT, headcount)
        .with(PRESENT, present)
        .with(LATE, late)
        .with(ABSENT, absent);
    row.set_or_clear(ANNEXE, annexe.map(Id::from));
    row
}

/// Two days of three annexes, two of them of few people, days before them, and a councillor.
async fn fortnight() -> TestApp {
    let app = town().await;
    for id in ["b", "c"] {
        let name = json!({"$id": id, "nameFr": format!("Annexe {id}"), "nameAr": "ملحقة"});
        app.make(&platform::organisation::annexe::ANNEXES, name).await;
    }
    let rows = [
        figures(Some("a"), "2026-11-16", [10, 8, 2, 2]),
        figures(Some("a"), "2026-11-17", [11, 10, 0, 1]),
        figures(Some("b"), "2026-11-16", [4, 4, 0, 0]),
        figures(Some("c"), "2026-11-16", [3, 2, 0, 1]),
        figures(None, "2026-11-16", [6, 6, 0, 0]),
        figures(Some("a"), "2026-11-14", [10, 5, 0, 5]),
        figures(Some("a"), "2026-10-01", [10, 0, 0, 10]),
    ];
    write(&app, rows.to_vec()).await;
    app.user("councillor", json!({"permissions": ["statistics:read"]}))
        .await;
    app
}

async fn statistics(app: &TestApp, asked: Json) -> Json {
    let ctx = app.ctx("councillor").await;
    app.act(&ctx, "statistics.attendance", asked).await.unwrap()
}

#[tokio::test]
async fn statistics_name_no_annexe_of_fewer_than_five_people() {
    let app = fortnight().await;
    let told = statistics(&app, json!({"from": "2026-11-16", "to": "2026-11-17", "by": "day"})).await;
    let line = |one: &Json| {
        let name = one["nameFr"].as_str().unwrap().to_owned();
        let number = |figure: &str| one["figures"][figure].as_i64().unwrap();
        (name, one["isOthers"] == true, number("headcount"), number("absent"))
    };
    let lines: Vec<_> = told["annexes"].as_array().unwrap().iter().map(line).collect();
    let name = "Annexe Al Massira".to_owned();
    assert_eq!(
        lines,
        [
            (name, false, 11, 3),
            (String::new(), false, 6, 0),
            (String::new(), true, 7, 1)
        ]
    );
    let total = &told["total"];
    assert_eq!([&total["headcount"], &total["present"], &total["absent"]], [24, 30, 4]);
}

#[tokio::test]
async fn statistics_tell_how_it_went_and_what_it_was_before() {
    let app = fortnight().await;
    let told = statistics(&app, json!({"from": "2026-11-16", "to": "2026-11-17", "by": "day"})).await;
    assert_eq!(told["before"]["absent"], 5, "the same length of time before");
    let day = |one: &Json| {
        (
            one["on"].as_str().unwrap().to_owned(),
            one["headcount"].as_i64().unwrap(),
        )
    };
    let days: Vec<_> = told["course"].as_array().unwrap().iter().map(day).collect();
    assert_eq!(days, [("2026-11-16".to_owned(), 23), ("2026-11-17".to_owned(), 11)]);
    let told = statistics(&app, json!({"from": "2026-10-01", "to": "2026-11-17"})).await;
    let months: Vec<&Json> = told["course"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["on"])
        .collect();
    assert_eq!(months, ["2026-10", "2026-11"]);
}

#[tokio::test]
async fn statistics_are_for_whoever_may_read_them_and_of_a_year_at_most() {
    let app = town().await;
    let asked = |from: &str, to: &str| json!({"from": from, "to": to});
    let year = asked("2026-01-01", "2026-11-16");
    for who in ["amina", "warda"] {
        let told = app
            .act(&app.ctx(who).await, "statistics.attendance", year.clone())
            .await;
        assert_eq!(code(told), "user_unauthorized", "{who}");
    }
    app.user("councillor", json!({"permissions": ["statistics:read"]}))
        .await;
    let ctx = app.ctx("councillor").await;
    app.act(&ctx, "statistics.attendance", year).await.unwrap();
    for (from, to) in [("2025-01-01", "2026-11-16"), ("2026-11-17", "2026-11-16")] {
        let told = app.act(&ctx, "statistics.attendance", asked(from, to)).await;
        assert_eq!(code(told), "statistics_period", "{from} {to}");
    }
    let days = list(&app, "councillor", &POINTAGES, &[]).await;
    assert!(
        days.is_err() || days.unwrap()["total"] == 0,
        "but never the days of people"
    );
}
