//! Whether somebody is in activity has days: a switch of the file is a step, and a step is what the file says.

use jiff::civil::{Date as Day, date};
use schema::Document;
use serde_json::json;

use super::{KIND, Kind, SOURCE, enter, file, steps, test_app};
use crate::demo::DemoRng;
use crate::people::career_step::activity::{by_employee, works_on};
use crate::people::career_step::{CAREER_STEPS, ON};
use crate::people::employee::EMPLOYEES;
use crate::testing::TestApp;

/// What steps say of activity: kind, day, and whether a door wrote them.
async fn steps_of_activity(app: &TestApp) -> Vec<(Kind, Day, bool)> {
    let mut all: Vec<_> = steps(app)
        .await
        .iter()
        .filter(|step| step.get(KIND).is_some_and(Kind::is_about_activity))
        .map(|step| {
            (
                step.get(KIND).unwrap(),
                step.get(ON).unwrap().0,
                step.get(SOURCE).is_some(),
            )
        })
        .collect();
    all.sort_by_key(|(_, on, _)| *on);
    all
}

async fn switch(app: &TestApp, is_active: bool) {
    app.change(&EMPLOYEES, "amal", json!({"active": is_active})).await;
}

/// Whether Amal works on each of these days.
async fn works(app: &TestApp, days: &[Day]) -> Vec<Option<bool>> {
    let days = days.to_vec();
    let read = move |cx: &engine::Cx<'_>| {
        let file = cx.need(&EMPLOYEES, "amal")?;
        let all = by_employee(cx, &["amal".to_owned()])?;
        let steps: &[Document] = all.get("amal").map_or(&[], Vec::as_slice);
        Ok(days.iter().map(|day| works_on(&file, steps, *day)).collect())
    };
    app.read(read).await
}

#[tokio::test]
async fn a_switch_of_the_file_is_the_step_of_its_day_and_the_days_before_stand() {
    let app = test_app().await;
    app.at("2026-03-18T09:00:00Z");
    switch(&app, false).await;
    app.at("2026-03-30T09:00:00Z");
    switch(&app, true).await;
    let (off, on) = (date(2026, 3, 18), date(2026, 3, 30));
    assert_eq!(
        steps_of_activity(&app).await,
        [(Kind::Interruption, off, true), (Kind::Resume, on, true)]
    );
    let days = [date(2026, 3, 17), off, date(2026, 3, 29), on];
    assert_eq!(
        works(&app, &days).await,
        [Some(true), Some(false), Some(false), Some(true)]
    );
}

#[tokio::test]
async fn off_and_on_again_on_one_day_leaves_nothing() {
    let app = test_app().await;
    app.at("2026-03-18T09:00:00Z");
    for _ in 0..3 {
        switch(&app, false).await;
        assert_eq!(steps_of_activity(&app).await.len(), 1);
        switch(&app, true).await;
        assert_eq!(steps_of_activity(&app).await, []);
    }
    switch(&app, false).await;
    app.at("2026-03-20T09:00:00Z");
    let before = steps_of_activity(&app).await;
    switch(&app, true).await;
    switch(&app, false).await;
    assert_eq!(steps_of_activity(&app).await, before);
}

#[tokio::test]
async fn an_end_is_the_last_day_of_service_and_the_file_follows_it() {
    let app = test_app().await;
    app.at("2026-03-18T09:00:00Z");
    enter(&app, "end", "2026-03-20", json!({})).await.unwrap();
    assert_eq!(file(&app).await["active"], true);
    app.at("2026-03-20T09:00:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(file(&app).await["active"], true, "the last day is one of service");
    app.at("2026-03-21T00:30:00Z");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(file(&app).await["active"], false);
    assert_eq!(
        steps_of_activity(&app).await,
        [(Kind::End, date(2026, 3, 20), false)],
        "nothing is written back"
    );
    let days = [date(2026, 3, 20), date(2026, 3, 21)];
    assert_eq!(works(&app, &days).await, [Some(true), Some(false)]);
}

#[tokio::test]
async fn an_end_entered_late_holds_from_its_day_and_taken_back_it_never_was() {
    let app = test_app().await;
    app.at("2026-03-30T09:00:00Z");
    let end = enter(&app, "end", "2026-03-19", json!({})).await.unwrap();
    assert_eq!(file(&app).await["active"], false);
    assert_eq!(works(&app, &[date(2026, 3, 20)]).await, [Some(false)]);
    let id = end["$id"].as_str().unwrap();
    app.engine
        .delete(&TestApp::full_rights(), &CAREER_STEPS, id, None)
        .await
        .unwrap();
    assert_eq!(file(&app).await["active"], true);
    assert_eq!(steps_of_activity(&app).await, []);
    assert_eq!(works(&app, &[date(2026, 3, 20)]).await, [Some(true)]);
}

#[tokio::test]
async fn whose_file_always_said_so_has_no_day_that_anybody_knows() {
    let app = test_app().await;
    app.employee("karim", "AB200", json!({"active": false})).await;
    let read = |cx: &engine::Cx<'_>| {
        let file = cx.need(&EMPLOYEES, "karim")?;
        Ok(works_on(&file, &[], date(2026, 3, 1)))
    };
    assert_eq!(app.read(read).await, None);
    app.at("2026-05-04T09:00:00Z");
    app.change(&EMPLOYEES, "karim", json!({"active": true})).await;
    let read = |cx: &engine::Cx<'_>| {
        let file = cx.need(&EMPLOYEES, "karim")?;
        let all = by_employee(cx, &["karim".to_owned()])?;
        let days = [date(2026, 5, 3), date(2026, 5, 4)];
        Ok(days.map(|day| works_on(&file, &all["karim"], day)).to_vec())
    };
    assert_eq!(app.read(read).await, [None, Some(true)]);
}

#[tokio::test]
async fn a_function_that_exempts_holds_from_its_day() {
    let app = test_app().await;
    app.at("2026-03-18T09:00:00Z");
    app.change(&EMPLOYEES, "amal", json!({"FONCTION": "INAPTE"})).await;
    app.at("2026-04-18T09:00:00Z");
    app.change(&EMPLOYEES, "amal", json!({"jobTitleId": "f2"})).await;
    let days = [
        date(2026, 3, 17),
        date(2026, 3, 18),
        date(2026, 4, 17),
        date(2026, 4, 18),
    ];
    assert_eq!(
        works(&app, &days).await,
        [Some(true), Some(false), Some(false), Some(true)]
    );
}

#[tokio::test]
async fn random_switches_and_steps_leave_the_file_as_the_career_says() {
    let mut random = DemoRng::new(39);
    for _ in 0..20 {
        let app = test_app().await;
        let mut day = date(2026, 1, 5);
        for _ in 0..12 {
            day = day.saturating_add(jiff::Span::new().days(random.range(0, 3)));
            app.at(&format!("{day}T09:00:00Z"));
            app.engine.run_due_jobs().await.unwrap();
            match random.range(0, 3) {
                0 => switch(&app, false).await,
                1 => switch(&app, true).await,
                kind => {
                    let kind = if kind == 2 { "end" } else { "resume" };
                    let on = day.saturating_sub(jiff::Span::new().days(random.range(0, 2)));
                    let _ = enter(&app, kind, &on.to_string(), json!({"outOfOrderReason": "retard"})).await;
                }
            }
            let is_active = file(&app).await["active"] != json!(false);
            let last = steps_of_activity(&app).await.into_iter().rfind(|(_, on, _)| *on <= day);
            let says = last.is_none_or(|(kind, ..)| !kind.is_end_of_activity());
            assert_eq!(is_active, says, "{day}: {:?}", steps_of_activity(&app).await);
        }
    }
}
