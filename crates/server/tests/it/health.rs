//! Whether the server says that it lives, and that it does not.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use axum::http::Method;
use engine::{RequestContext, Rights};
use serde_json::json;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use crate::at_once::schema_of_its_own;
use crate::rig::{Caller, Reply, Rig};

/// What is promised to whoever asks.
const PROMISED: Duration = Duration::from_secs(5);

async fn status(rig: &Rig) -> Reply {
    rig.get(&Caller::nobody(), "/status").await
}

/// The server says within five seconds that it fails; an answer of just before may still be told.
async fn fails(rig: &Rig) {
    let mut began = Instant::now();
    let mut reply = status(rig).await;
    while reply.status == 200 {
        began = Instant::now();
        reply = status(rig).await;
    }
    assert!(began.elapsed() < PROMISED);
    let answer = reply.must(503);
    assert_eq!((&answer["status"], &answer["name"]), (&json!("fail"), &json!("diwan")));
}

/// The server passes again, once what stood in the way is gone.
async fn recovers(rig: &Rig) {
    while status(rig).await.status != 200 {}
    assert_eq!(status(rig).await.must(200)["status"], "pass");
}

/// Keeps whoever runs it until the other end is dropped.
fn held() -> (std::sync::mpsc::Sender<()>, impl Fn() + Send + 'static) {
    let (release, kept): (_, Receiver<()>) = channel();
    (release, move || {
        let _released = kept.recv();
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_writer_that_is_held_up_fails_and_passes_again() {
    let rig = Rig::new();
    let (release, hold) = held();
    let (engine, ctx) = (rig.app.engine.clone(), RequestContext::new(Rights::whole("test")));
    let holding = tokio::spawn(async move {
        let job = engine.transact(&ctx, "held", move |_| {
            hold();
            Ok(())
        });
        job.await
    });
    fails(&rig).await;
    drop(release);
    holding.await.unwrap().unwrap();
    recovers(&rig).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn readers_that_are_all_held_up_do_not_take_the_status_along() {
    let rig = Rig::new();
    let now = rig.clock.now();
    let mut holding = Vec::new();
    let mut releases = Vec::new();
    for _ in 0..8 {
        let (release, hold) = held();
        let store = rig.app.engine.store().clone();
        releases.push(release);
        holding.push(tokio::spawn(async move {
            let read = store.read(store::Cost::Scan, store::Terms::at(now), move |_| {
                hold();
                Ok(())
            });
            read.await
        }));
    }
    assert_eq!(status(&rig).await.must(200)["status"], "pass");
    drop(releases);
    for one in holding {
        one.await.unwrap().unwrap();
    }
}

/// What lies between a node and its database, and can be cut.
struct Way {
    address: std::net::SocketAddr,
    to: String,
    serving: JoinHandle<()>,
}

impl Way {
    async fn open(address: &str, to: &str) -> Way {
        let listener = TcpListener::bind(address).await.unwrap();
        let (address, behind) = (listener.local_addr().unwrap(), to.to_owned());
        let serving = tokio::spawn(async move {
            let mut lines = tokio::task::JoinSet::new();
            loop {
                let (mut near, _) = listener.accept().await.unwrap();
                let mut far = TcpStream::connect(&behind).await.unwrap();
                lines.spawn(async move { drop(tokio::io::copy_bidirectional(&mut near, &mut far).await) });
            }
        });
        Way {
            address,
            to: to.to_owned(),
            serving,
        }
    }

    /// Nothing passes any more, and nobody listens.
    async fn cut(self) -> (String, String) {
        self.serving.abort();
        drop(self.serving.await);
        (self.address.to_string(), self.to)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_out_of_reach_fails_and_passes_again() {
    let Some(url) = schema_of_its_own("health").await else {
        return;
    };
    let database = url.split('@').nth(1).unwrap().split('/').next().unwrap().to_owned();
    let way = Way::open("127.0.0.1:0", &database).await;
    let url = url.replace(&database, &way.address.to_string());
    let rig = tokio::task::spawn_blocking(move || Rig::set(&[("database_url", url.as_str())]));
    let rig = rig.await.unwrap();
    status(&rig).await.must(200);
    let (address, database) = way.cut().await;
    fails(&rig).await;
    let _way = Way::open(&address, &database).await;
    recovers(&rig).await;
    let key = rig.key(&["health.read"]).await;
    rig.get(&key, "/v1/health").await.must(200);
}

#[tokio::test]
async fn pages_that_may_call_may_read_it_and_nobody_keeps_it() {
    let rig = Rig::set(&[("allowed_hosts", "desk.example")]);
    let page = Caller::nobody().with("origin", "https://desk.example");
    let reply = rig.get(&page, "/status").await;
    assert_eq!(
        (
            reply.header("access-control-allow-origin"),
            reply.header("cache-control")
        ),
        ("https://desk.example", "no-store")
    );
    let foreign = rig
        .get(&Caller::nobody().with("origin", "https://elsewhere.example"), "/status")
        .await;
    assert_eq!(
        (foreign.status.as_u16(), foreign.header("access-control-allow-origin")),
        (200, "")
    );
    let head = rig.send(&Caller::nobody(), Method::HEAD, "/status", None).await;
    assert_eq!((head.status.as_u16(), head.bytes.len()), (200, 0));
    let preflight = rig.send(&page, Method::OPTIONS, "/status", None).await;
    assert_eq!(
        (
            preflight.status.as_u16(),
            preflight.header("access-control-allow-origin")
        ),
        (204, "https://desk.example")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn administrators_and_keys_are_told_what_hours_are_read_by_and_nobody_else_is() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let told = rig.get(&admin, "/status").await.must(200);
    assert_eq!(
        (&told["status"], &told["legalTime"]["holds"]),
        (&json!("pass"), &json!("program"))
    );
    assert_eq!(told["legalTime"]["isListOpen"], json!(false));
    assert!(status(&rig).await.must(200)["legalTime"].is_null());
}
