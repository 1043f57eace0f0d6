//! Sums by month, and the feed of a calendar.

use engine::Cx;
use serde_json::json;

use super::super::MISSIONS;
use super::{act, order, test_app};
use crate::testing::{TestApp, code};
use platform::calendar_feed;
use platform::people::role::ROLES;
use platform::people::user::USERS;

#[tokio::test]
async fn missions_are_summed_up_by_month() {
    let app = test_app().await;
    for (id, times, destination) in [
        ("a", ("20T06", "20T07"), "Rabat"),
        ("b", ("20T07", "20T08"), "Rabat"),
        ("c", ("20T08", "20T09"), "Salé"),
    ] {
        let more = json!({"$id": id, "destination": destination, "odometerOut": 0, "odometerIn": 50});
        app.make(&MISSIONS, order("amina", times.0, times.1, more)).await;
    }
    let ctx = app.ctx("chief").await;
    let of_month = |month: &str| vec![schema::WireQuery::new("equal", "month", vec![json!(month)])];
    let report = app
        .engine
        .report(&ctx, "missionsByDestination", &of_month("2026-11"))
        .await
        .unwrap();
    let lines: Vec<_> = report["groups"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (&one["label"][0], &one["count"], &one["sum"]))
        .collect();
    assert_eq!(
        lines,
        [
            (&json!("Rabat"), &json!(2), &json!(100)),
            (&json!("Salé"), &json!(1), &json!(50))
        ]
    );
    let other = app
        .engine
        .report(&ctx, "missionsByDestination", &of_month("2026-10"))
        .await
        .unwrap();
    assert_eq!(other["total"], 0);
}

/// One order of Amina, one of Brahim, one of hers that was cancelled.
async fn three_orders() -> TestApp {
    let app = test_app().await;
    app.make(
        &MISSIONS,
        order(
            "amina",
            "21T08",
            "21T12",
            json!({"destination": "Salé, Médina", "carId": "c1"}),
        ),
    )
    .await;
    app.make(
        &MISSIONS,
        order("brahim", "21T08", "21T12", json!({"destination": "Tanger"})),
    )
    .await;
    app.make(
        &MISSIONS,
        order("amina", "23T08", "23T12", json!({"$id": "off", "destination": "Oujda"})),
    )
    .await;
    act(&app, "amina", "missions.cancel", json!({"id": "off", "reason": "x"}))
        .await
        .unwrap();
    app
}

async fn subscribe(app: &TestApp, who: &str, scope: &str) -> schema::Result<String> {
    let told = act(app, who, "missions.calendar", json!({"scope": scope})).await?;
    let path = told["path"].as_str().unwrap();
    Ok(path
        .strip_prefix("/v1/calendars/")
        .unwrap()
        .strip_suffix(".ics")
        .unwrap()
        .to_owned())
}

#[tokio::test]
async fn a_calendar_is_one_that_other_programs_read() {
    let app = test_app().await;
    let object =
        "Réunion; dossiers, plans\\cartes\r\nEND:VEVENT\nاجتماع حول تهيئة الطرق والمسالك بالجماعة وإعداد برنامج العمل";
    let more = json!({"mission": object, "departAt": "2027-02-07T00:30:00Z", "returnAt": "2027-02-07T02:30:00Z"});
    app.make(&MISSIONS, order("amina", "21T08", "21T12", more)).await;
    let at_once = json!({"$id": "once", "departAt": "2026-11-25T08:00:00Z", "returnAt": "2026-11-25T08:00:00Z"});
    app.make(&MISSIONS, order("amina", "21T08", "21T12", at_once)).await;
    let secret = subscribe(&app, "amina", "own").await.unwrap();
    let shown = calendar_feed::text_of(&app.engine, &secret).await.unwrap();
    assert!(
        shown
            .split_terminator("\r\n")
            .all(|line| !line.contains(['\r', '\n']) && line.len() <= 75),
        "{shown}"
    );
    let unfolded = shown.replace("\r\n ", "");
    let lines: Vec<&str> = unfolded.split_terminator("\r\n").collect();
    assert_eq!(
        lines.iter().filter(|line| **line == "END:VEVENT").count(),
        2,
        "a text ends nothing"
    );
    for line in [
        "DTSTART:20270207T003000Z",
        "DTEND:20270207T023000Z",
        "DTSTART:20261125T080000Z",
        "DESCRIPTION:Réunion\\; dossiers\\, plans\\\\cartes\\nEND:VEVENT\\nاجتماع حول تهيئة الطرق والمسالك بالجماعة وإعداد برنامج العمل\\nAgent AA1001",
    ] {
        assert!(lines.contains(&line), "{line} in {unfolded}");
    }
    assert!(
        !lines.contains(&"DTEND:20261125T080000Z"),
        "an end is later than its beginning"
    );
}

#[tokio::test]
async fn a_calendar_shows_the_own_missions_until_its_address_is_ended() {
    let app = three_orders().await;
    let secret = subscribe(&app, "amina", "own").await.unwrap();
    let shown = calendar_feed::text_of(&app.engine, &secret).await.unwrap();
    assert!(shown.contains("LOCATION:Salé\\, Médina\r\n") && shown.contains("DTSTART:20261121T080000Z\r\n"));
    assert!(!shown.contains("Tanger") && !shown.contains("Oujda"), "{shown}");
    assert_eq!(code(subscribe(&app, "amina", "all").await), "user_unauthorized");
    let all = subscribe(&app, "chief", "all").await.unwrap();
    assert!(
        calendar_feed::text_of(&app.engine, &all)
            .await
            .unwrap()
            .contains("Tanger")
    );
    let newer = subscribe(&app, "amina", "own").await.unwrap();
    assert_eq!(
        code(calendar_feed::text_of(&app.engine, &secret).await),
        "general_route_not_found"
    );
    act(&app, "amina", "missions.endCalendar", json!({})).await.unwrap();
    assert_eq!(
        code(calendar_feed::text_of(&app.engine, &newer).await),
        "general_route_not_found"
    );
}

/// What ends all sessions of Amina.
type End = fn(&mut Cx<'_>) -> schema::Result<()>;

#[tokio::test]
async fn a_calendar_ends_with_all_sessions_of_its_owner() {
    let app = test_app().await;
    let ends: [(&str, End); 4] = [
        ("signed out everywhere", |cx| accounts::end_sessions(cx, "amina")),
        ("another password", |cx| {
            accounts::set_password(cx, "amina", "hash", false)
        }),
        ("a second factor taken away", |cx| accounts::mfa::reset(cx, "amina")),
        ("disabled and enabled", |cx| {
            accounts::set_status(cx, "amina", false)?;
            accounts::set_status(cx, "amina", true)
        }),
    ];
    for (at, (why, end)) in ends.into_iter().enumerate() {
        app.at(&format!("2026-11-20T1{at}:00:00Z"));
        let secret = subscribe(&app, "amina", "own").await.unwrap();
        app.at(&format!("2026-11-20T1{at}:30:00Z"));
        assert!(
            calendar_feed::text_of(&app.engine, &secret).await.is_ok(),
            "before: {why}"
        );
        app.engine.transact(&TestApp::full_rights(), why, end).await.unwrap();
        assert_eq!(
            code(calendar_feed::text_of(&app.engine, &secret).await),
            "general_route_not_found",
            "{why}"
        );
    }
    let other = subscribe(&app, "chief", "own").await.unwrap();
    let end_hers = |cx: &mut Cx<'_>| accounts::end_sessions(cx, "amina");
    app.engine
        .transact(&TestApp::full_rights(), "end", end_hers)
        .await
        .unwrap();
    assert!(
        calendar_feed::text_of(&app.engine, &other).await.is_ok(),
        "another's stays"
    );
}

#[tokio::test]
async fn a_calendar_made_with_one_factor_opens_nothing_once_two_are_asked() {
    let app = test_app().await;
    let before = subscribe(&app, "amina", "own").await.unwrap();
    let turn = |is_on: bool| {
        move |cx: &mut Cx<'_>| {
            let account = cx.need(&accounts::ACCOUNTS, "amina")?;
            cx.update(account.with(accounts::ACCOUNT_MFA, is_on)).map(drop)
        }
    };
    app.engine
        .transact(&TestApp::full_rights(), "on", turn(true))
        .await
        .unwrap();
    assert_eq!(
        code(calendar_feed::text_of(&app.engine, &before).await),
        "general_route_not_found"
    );
    let after = subscribe(&app, "amina", "own").await.unwrap();
    assert!(calendar_feed::text_of(&app.engine, &after).await.is_ok());
    let role = json!({"$id": "guarded", "name": "guarded", "nameFr": "Gardé", "nameAr": "محمي", "requiresMfa": true,
        "permissions": ["*"]});
    app.make(&ROLES, role).await;
    let chiefs = subscribe(&app, "chief", "own").await.unwrap();
    app.change(&USERS, "chief", json!({"roles": ["guarded"]})).await;
    assert_eq!(
        code(calendar_feed::text_of(&app.engine, &chiefs).await),
        "general_route_not_found"
    );
}
