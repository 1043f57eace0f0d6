//! Connections that say nothing, little, or come in crowds; and jobs when the server ends.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use engine::{Cx, Entity, JobKind, RequestContext, Rights};
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Rig};
use crate::socket::{Live, PROJECT};
use crate::wire::Wire;

const HALF: &str = "GET /status HTTP/1.1\r\nhost: loc";
/// How long a test waits for a job to begin, before it says how often it did.
const PATIENCE: Duration = Duration::from_secs(20);

#[tokio::test]
async fn half_a_head_ends_and_a_connection_between_requests_goes_on() {
    let rig = Rig::set(&[
        ("connections.header_seconds", "1"),
        ("connections.idle_seconds", "1000"),
    ]);
    let live = Live::of(&rig).await;
    let mut idle = Wire::to(&live).await;
    assert_eq!(idle.ask("/status").await, 200);
    let mut silent = Wire::to(&live).await;
    let mut half = Wire::to(&live).await;
    half.send(HALF).await;
    let mut again = Wire::to(&live).await;
    assert_eq!(again.ask("/v1/ping").await, 200);
    again.send(HALF).await;
    for wire in [&mut silent, &mut half, &mut again] {
        assert_eq!(wire.rest().await, b"");
    }
    assert_eq!(idle.ask("/status").await, 200);
}

#[tokio::test]
async fn a_connection_between_requests_ends_in_its_turn() {
    let rig = Rig::set(&[
        ("connections.header_seconds", "1000"),
        ("connections.idle_seconds", "1"),
    ]);
    let live = Live::of(&rig).await;
    let mut idle = Wire::to(&live).await;
    assert_eq!(idle.ask("/status").await, 200);
    assert_eq!(idle.rest().await, b"");
}

#[tokio::test]
async fn a_crowd_of_half_heads_leaves_everybody_their_answers() {
    let rig = Rig::set(&[("connections.total", "20"), ("connections.per_address", "1000")]);
    let live = Live::of(&rig).await;
    let mut crowd = Vec::new();
    for _ in 0..300 {
        let mut half = Wire::to(&live).await;
        half.send(HALF).await;
        crowd.push(half);
        if crowd.len() % 50 == 0 {
            for path in ["/status", "/v1/ping"] {
                assert_eq!(Wire::to(&live).await.ask(path).await, 200);
            }
        }
    }
}

#[tokio::test]
async fn a_crowd_from_one_address_keeps_to_its_own_places() {
    let rig = Rig::set(&[("connections.total", "1000"), ("connections.per_address", "5")]);
    let live = Live::of(&rig).await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        let mut socket = live.open(&Caller::guest(), PROJECT).await;
        assert_eq!(socket.next().await["type"], "connected");
        sockets.push(socket);
    }
    assert_eq!(Wire::to(&live).await.rest().await, b"", "all of its places are busy");
    drop(sockets.pop());
    while Wire::to(&live).await.ask("/status").await != 200 {}
}

#[tokio::test]
async fn status_is_answered_when_every_place_is_busy() {
    let rig = Rig::set(&[("connections.total", "3")]);
    let live = Live::of(&rig).await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        let mut socket = live.open(&Caller::guest(), PROJECT).await;
        assert_eq!(socket.next().await["type"], "connected");
        sockets.push(socket);
    }
    for _ in 0..100 {
        let mut wire = Wire::to(&live).await;
        assert_eq!(wire.ask("/status").await, 200);
        assert_eq!(Wire::to(&live).await.ask("/v1/ping").await, 503);
    }
}

#[tokio::test]
async fn sockets_of_guests_are_counted() {
    let rig = Rig::set(&[("connections.guest_sockets", "2")]);
    let admin = rig.admin().await;
    let live = Live::of(&rig).await;
    let mut held = Vec::new();
    for _ in 0..2 {
        let mut socket = live.open(&Caller::guest(), PROJECT).await;
        assert_eq!(socket.next().await["type"], "connected");
        held.push(socket);
    }
    let mut third = live.open(&Caller::guest(), PROJECT).await;
    assert_eq!(third.error().await, 1013);
    let mut signed_in = live.open(&admin, PROJECT).await;
    assert_eq!(signed_in.next().await["type"], "connected");
    drop(held.pop());
    while rig.app.hub.guests() > 1 {
        tokio::task::yield_now().await;
    }
    let mut next = live.open(&Caller::guest(), PROJECT).await;
    assert_eq!(next.next().await["type"], "connected");
}

#[tokio::test]
async fn http_2_is_not_spoken_in_clear() {
    let rig = Rig::new();
    let live = Live::of(&rig).await;
    let mut wire = Wire::to(&live).await;
    wire.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").await;
    let answer = wire.rest().await;
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"), "{answer:?}");
}

#[tokio::test]
async fn a_head_without_end_is_refused() {
    let rig = Rig::new();
    let live = Live::of(&rig).await;
    let mut wire = Wire::to(&live).await;
    wire.send(format!("GET /status HTTP/1.1\r\nx: {}", "1".repeat(100_000)))
        .await;
    assert_eq!(wire.answer().await.0, 431);
}

static BEGUN: AtomicUsize = AtomicUsize::new(0);

const ENDLESSLY: JobKind<Json> = JobKind::long("test.endless", |_, _| {
    BEGUN.fetch_add(1, Ordering::SeqCst);
    Box::pin(std::future::pending())
});

/// Work without end.
static ENDLESS: Entity = Entity {
    jobs: &[&ENDLESSLY],
    ..Entity::plain(&engine::IDEMPOTENCY_KEYS)
};

#[tokio::test]
async fn jobs_that_are_cut_off_at_the_end_are_free_at_once() {
    let rig = Rig::beside(&ENDLESS);
    let ctx = RequestContext::new(Rights::whole("test"));
    let queue = |cx: &mut Cx<'_>| cx.later(&ENDLESSLY, "one", &json!({}), None);
    rig.app.engine.transact(&ctx, "queue", queue).await.unwrap();
    let run = async |times: usize| {
        let jobs = tokio::spawn(rig.app.engine.clone().run_jobs());
        let start = std::time::Instant::now();
        while BEGUN.load(Ordering::SeqCst) < times {
            let seen = BEGUN.load(Ordering::SeqCst);
            assert!(start.elapsed() < PATIENCE, "begun {seen} times instead of {times}");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        jobs.abort();
        drop(jobs.await);
    };
    run(1).await;
    assert_eq!(rig.app.engine.run_due_jobs().await.unwrap(), 0, "its lease holds");
    assert_eq!(rig.app.engine.give_back_jobs().await.unwrap(), 1);
    run(2).await;
    rig.app.engine.stop_jobs();
    rig.app.engine.clone().run_jobs().await;
}
