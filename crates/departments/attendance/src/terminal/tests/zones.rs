//! A terminal goes by the zone that it was told, whatever legal time becomes in between.

use schema::Instant;

use super::*;
use crate::device::state::{self, ZONE};
use crate::device::told_zone::DEVICE_ZONES;
use crate::punch::AT;

async fn times(app: &TestApp) -> Vec<String> {
    let mut times: Vec<String> = punches(app)
        .await
        .iter()
        .map(|row| {
            let Instant(at) = row.get(AT).unwrap();
            at.to_string()
        })
        .collect();
    times.sort();
    times
}

/// What a program that took Morocco to be at GMT+1 told it, before zones were kept.
async fn told_an_hour_ahead(app: &TestApp) {
    let note = |cx: &mut engine::Cx<'_>| {
        let state = state::of_or_new(cx, "door")?.with(ZONE, 60i64);
        state::save(cx, state)
    };
    let ctx = RequestContext::new(engine::Rights::whole("test"));
    app.engine.transact(&ctx, "test", note).await.unwrap();
}

const BACKLOG: &str = "0042\t2026-08-04 08:20:00\t0\t1\t0\t0\n0042\t2026-10-05 09:20:00\t0\t1\t0\t0\n\
    0042\t2026-10-05 17:30:00\t0\t1\t0\t0\n0042\t2026-12-09 09:20:00\t0\t1\t0\t0\n";
const WRITTEN: [&str; 4] = [
    "2026-08-04T07:20:00Z",
    "2026-10-05T08:20:00Z",
    "2026-10-05T16:30:00Z",
    "2026-12-09T08:20:00Z",
];

#[tokio::test]
async fn a_backlog_of_a_terminal_that_was_told_an_hour_too_much_is_read_by_what_it_was_told() {
    for shakes_hands_first in [true, false] {
        let app = town().await;
        told_an_hour_ahead(&app).await;
        app.at("2026-12-10T10:00:00Z");
        if shakes_hands_first {
            assert!(get(&app, HELLO).await.contains("TimeZone=0"));
            app.at("2026-12-10T10:05:00Z");
        }
        assert_eq!(post(&app, ATTLOG, BACKLOG).await, "OK:4");
        assert_eq!(times(&app).await, WRITTEN, "hands first: {shakes_hands_first}");
    }
}

#[tokio::test]
async fn over_the_night_of_the_repair_each_line_has_the_zone_of_its_hour_and_each_zone_one_row() {
    let app = town().await;
    told_an_hour_ahead(&app).await;
    app.at("2026-12-10T02:00:00Z");
    get(&app, HELLO).await;
    get(&app, HELLO).await;
    assert_eq!(
        app.all(&DEVICE_ZONES).await.len(),
        2,
        "what it was told before, and what it is told now"
    );
    app.at("2026-12-11T12:00:00Z");
    let lines = "0042\t2026-12-09 17:30:00\t0\t1\t0\t0\n0042\t2026-12-10 01:10:00\t0\t1\t0\t0\n\
        0042\t2026-12-10 08:20:00\t0\t1\t0\t0\n1042\t2026-12-10 08:21:00\t0\t1\t0\t0\n";
    assert_eq!(post(&app, ATTLOG, lines).await, "OK:4");
    assert_eq!(
        times(&app).await,
        [
            "2026-12-09T16:30:00Z",
            "2026-12-10T00:10:00Z",
            "2026-12-10T08:20:00Z",
            "2026-12-10T08:21:00Z"
        ]
    );
}

#[tokio::test]
async fn administrators_are_told_of_a_terminal_that_stays_an_hour_ahead_after_it_was_told_utc() {
    let app = town().await;
    app.at("2026-12-10T08:00:00Z");
    get(&app, HELLO).await;
    polls(&app, 1).await;
    let told = async || {
        let all = app.all(&platform::notice::NOTIFICATIONS).await;
        all.iter()
            .filter(|row| format!("{:?}", row.values).contains("devices.zoneNotTaken"))
            .count()
    };
    post(&app, ATTLOG, "0042\t2026-12-10 08:01:00\t0\t1\t0\t0\n").await;
    assert_eq!(told().await, 0);
    polls(&app, 1).await;
    post(&app, ATTLOG, "1042\t2026-12-10 09:02:00\t0\t1\t0\t0\n").await;
    assert_eq!(told().await, 1);
}
