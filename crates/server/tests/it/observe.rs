//! What the house tells of its requests: ids, figures, traces. Never a path, never a value.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::common::v1::KeyValue;
use opentelemetry_proto::tonic::common::v1::any_value::Value;
use opentelemetry_proto::tonic::trace::v1::Span;
use prost::Message as _;
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

use crate::rig::{Caller, Rig, documents};

const SECRET: &str = "hush-hush";

async fn id_of(rig: &Rig, caller: &Caller, path: &str) -> String {
    rig.get(caller, path).await.header("x-request-id").to_owned()
}

#[tokio::test]
async fn every_answer_has_an_id_and_only_proxies_that_are_trusted_choose_it() {
    let rig = Rig::new();
    let mut ids = HashSet::new();
    for path in ["/v1/ping", "/v1/account", "/status", "/", "/nothing", "/v1/realtime"] {
        let id = id_of(&rig, &Caller::guest().with("x-request-id", "chosen"), path).await;
        assert_eq!(id.len(), 20, "{path}");
        assert!(ids.insert(id), "another for each request");
    }
    let behind = Rig::set(&[("trusted_proxies", "127.0.0.1")]);
    let chosen = Caller::guest().with("x-request-id", "edge-1_2.3:4");
    assert_eq!(id_of(&behind, &chosen, "/v1/ping").await, "edge-1_2.3:4");
    for wrong in ["a b", "a\"b", &"a".repeat(129)] {
        let id = id_of(&behind, &Caller::guest().with("x-request-id", wrong), "/v1/ping").await;
        assert_eq!(id.len(), 20, "{wrong}");
    }
}

#[tokio::test]
async fn a_fault_has_the_id_of_its_request() {
    let rig = Rig::set(&[("trusted_proxies", "127.0.0.1")]);
    let admin = rig.admin().await;
    // The key in use is broken: nothing can be sealed.
    let ctx = engine::RequestContext::new(engine::Rights::whole("test"));
    let body = json!({"numSerie": "1", "fullName": "A"});
    rig.post(&admin, "/api/qr/generate", body.clone()).await.must(200);
    rig.post(&admin, "/v1/actions/papers.rotateKey", json!({}))
        .await
        .must(200);
    let broken = rig.app.engine.transact(&ctx, "broken", |cx| {
        let seed = accounts::SEAL_KEYS.position("seed").unwrap();
        for mut row in cx.find(&accounts::SEAL_KEYS, Vec::new(), 10)? {
            if !row.values[seed].is_null() {
                row.values[seed] = schema::Value::from("v1:broken");
                cx.update(row)?;
            }
        }
        Ok(())
    });
    broken.await.unwrap();
    let body = json!({"numSerie": "2", "fullName": "A"});
    let reply = rig
        .post(&admin.with("x-request-id", "the-request"), "/api/qr/generate", body)
        .await;
    assert_eq!(
        (reply.header("x-request-id"), reply.header("x-diwan-fault")),
        ("the-request", "the-request")
    );
    assert_eq!(reply.must(500)["fault"], "the-request");
}

/// The samples of a page of figures: name with labels, and value. Every one has a kind.
fn samples(page: &str) -> Vec<(String, f64)> {
    let kinds: HashSet<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE "))
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    let sample = |line: &str| {
        let (name, value) = line.rsplit_once(' ').unwrap();
        let bare = name.split('{').next().unwrap();
        let of_histogram = |end| bare.strip_suffix(end).is_some_and(|bare| kinds.contains(bare));
        assert!(
            kinds.contains(bare) || ["_bucket", "_sum", "_count"].into_iter().any(of_histogram),
            "{line}"
        );
        (name.to_owned(), value.parse().unwrap())
    };
    page.lines().filter(|line| !line.starts_with('#')).map(sample).collect()
}

fn value(page: &str, name: &str) -> f64 {
    let all = samples(page);
    let found = all.iter().find(|(known, _)| known == name);
    found.unwrap_or_else(|| panic!("no {name} in\n{page}")).1
}

#[tokio::test]
async fn figures_count_requests_by_the_template_of_their_route() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    for number in 0..40 {
        rig.get(&admin, &format!("{}/{SECRET}{number}?x={SECRET}", documents("bureaux")))
            .await;
        rig.get(&Caller::guest(), &format!("/{SECRET}{number}")).await;
        rig.get(&Caller::guest(), &format!("/v1/{SECRET}{number}")).await;
    }
    rig.bureau(&admin, "b1").await;
    all_are_there(&rig.app.metrics.text(&rig.app).await);
}

fn all_are_there(page: &str) {
    let route = "/v1/databases/{database}/collections/{collection}/documents/{id}";
    for (name, least) in [
        (
            format!("diwan_http_requests_total{{method=\"GET\",route=\"{route}\",status=\"4xx\"}}"),
            40.0,
        ),
        (
            format!("diwan_http_request_duration_seconds_bucket{{method=\"GET\",route=\"{route}\",le=\"+Inf\"}}"),
            40.0,
        ),
        (
            "diwan_http_requests_total{method=\"GET\",route=\"web\",status=\"2xx\"}".to_owned(),
            40.0,
        ),
        (
            "diwan_http_requests_total{method=\"GET\",route=\"/v1/{*rest}\",status=\"4xx\"}".to_owned(),
            40.0,
        ),
        ("diwan_store_group_size_count".to_owned(), 1.0),
        ("diwan_store_statements_total".to_owned(), 1.0),
        ("diwan_store_steps_total".to_owned(), 1.0),
        ("diwan_store_up".to_owned(), 1.0),
        ("diwan_password_hashes_total".to_owned(), 1.0),
        ("diwan_sockets".to_owned(), 0.0),
        ("diwan_store_writes_waiting".to_owned(), 0.0),
    ] {
        let found = value(page, &name);
        assert!(found >= least, "{name}: {found}");
    }
    assert!(!page.contains(SECRET), "neither paths nor values: {page}");
}

#[tokio::test]
async fn figures_tell_how_far_behind_the_log_a_follower_is() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let head = server::log_head::follower_task(&rig.app);
    head.catch_up().await.unwrap();
    rig.bureau(&admin, "b1").await;
    let name = "diwan_follower_lag_entries{follower=\"log.head\"}";
    let behind = rig.app.metrics.text(&rig.app).await;
    assert!(value(&behind, name) >= 1.0, "{behind}");
    head.catch_up().await.unwrap();
    let level = rig.app.metrics.text(&rig.app).await;
    for name in [name, "diwan_follower_lag_seconds{follower=\"log.head\"}"] {
        assert!(value(&level, name).abs() < f64::EPSILON, "{level}");
    }
}

/// A kind of job that nobody runs.
const NOTHING: engine::JobKind<serde_json::Value> = engine::JobKind::inside("nothing", |_, _| Ok(()));

#[tokio::test]
async fn figures_tell_what_waits_and_what_stands() {
    let rig = Rig::new();
    let (engine, ctx) = (
        rig.app.engine.clone(),
        engine::RequestContext::new(engine::Rights::whole("test")),
    );
    engine
        .transact(&ctx, "a job", |cx| cx.later(&NOTHING, "1", &json!({}), None))
        .await
        .unwrap();
    let page = rig.app.metrics.text(&rig.app).await;
    assert!((value(&page, "diwan_jobs{state=\"waiting\"}") - 1.0).abs() < f64::EPSILON);
    let (release, kept) = std::sync::mpsc::channel::<()>();
    let (entered, mut inside) = mpsc::channel(1);
    let (one, two) = (engine.clone(), ctx.clone());
    let holding = tokio::spawn(async move {
        let job = one.transact(&two, "held", move |_| {
            let _told = entered.try_send(());
            let _released = kept.recv();
            Ok(())
        });
        job.await
    });
    inside.recv().await.unwrap();
    let waiting = tokio::spawn(async move { engine.transact(&ctx, "behind", |_| Ok(())).await });
    while rig.app.engine.store().figures().writes_waiting != 1 {
        tokio::task::yield_now().await;
    }
    let page = rig.app.metrics.text(&rig.app).await;
    assert!((value(&page, "diwan_store_writes_waiting") - 1.0).abs() < f64::EPSILON);
    drop(release);
    holding.await.unwrap().unwrap();
    waiting.await.unwrap().unwrap();
    assert_eq!(rig.app.engine.store().figures().writes_waiting, 0);
}

/// What a collector of traces hears; refuses while it is told to.
struct Collector {
    address: String,
    heard: mpsc::UnboundedReceiver<(HeaderMap, ExportTraceServiceRequest)>,
    answers: Arc<Mutex<StatusCode>>,
}

type Hearing = (
    mpsc::UnboundedSender<(HeaderMap, ExportTraceServiceRequest)>,
    Arc<Mutex<StatusCode>>,
);

async fn hear(State((put, answers)): State<Hearing>, headers: HeaderMap, body: Bytes) -> StatusCode {
    let told = ExportTraceServiceRequest::decode(body).expect("protobuf of OTLP");
    put.send((headers, told)).unwrap();
    *answers.lock().unwrap()
}

impl Collector {
    async fn start() -> Collector {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (put, heard) = mpsc::unbounded_channel();
        let answers = Arc::new(Mutex::new(StatusCode::OK));
        let service = Router::new()
            .route("/v1/traces", post(hear))
            .with_state((put, answers.clone()));
        tokio::spawn(async { axum::serve(listener, service).await });
        Collector {
            address,
            heard,
            answers,
        }
    }

    /// All that was told, each time as it should be.
    fn spans(&mut self) -> Vec<Span> {
        let mut spans = Vec::new();
        while let Ok((headers, told)) = self.heard.try_recv() {
            assert_eq!(headers["content-type"], "application/x-protobuf");
            assert_eq!(headers["authorization"], "Bearer collector");
            for of in told.resource_spans {
                let names = of.resource.unwrap().attributes;
                assert_eq!(names[0].key, "service.name");
                spans.extend(of.scope_spans.into_iter().flat_map(|scope| scope.spans));
            }
        }
        spans
    }

    fn rig(&self) -> Rig {
        Rig::set(&[
            ("otlp_endpoint", &self.address),
            ("otlp_headers", "authorization=Bearer collector"),
            ("trusted_proxies", "127.0.0.1"),
        ])
    }
}

fn texts(span: &Span) -> Vec<(&str, String)> {
    let text = |pair: &'_ KeyValue| match pair.value.as_ref().and_then(|any| any.value.as_ref()) {
        Some(Value::StringValue(text)) => text.clone(),
        Some(Value::IntValue(number)) => number.to_string(),
        other => panic!("{other:?}"),
    };
    span.attributes
        .iter()
        .map(|pair| (pair.key.as_str(), text(pair)))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_and_what_they_ask_of_the_store_are_told_to_a_collector() {
    let mut collector = Collector::start().await;
    let rig = collector.rig();
    let admin = rig.admin().await;
    let (finish, finished) = oneshot::channel();
    let running = tokio::spawn(server::observe::run(rig.app.clone(), finished));
    let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    let told = admin.with("traceparent", parent).with("x-request-id", "the-request");
    rig.bureau(&told, "b1").await;
    rig.get(&Caller::guest(), &format!("/v1/account?x={SECRET}")).await;
    drop(finish);
    running.await.unwrap();
    let spans = collector.spans();
    one_is_whole(&spans);
    let refused = spans.iter().find(|span| span.name == "GET /v1/account").unwrap();
    assert!(refused.parent_span_id.is_empty(), "a trace of its own");
    assert!(refused.status.is_none(), "a refusal is no error of ours");
    assert!(!format!("{spans:?}").contains(SECRET));
}

/// The request that a bureau was made by, and what it asked of the store.
fn one_is_whole(spans: &[Span]) {
    let name = "POST /v1/databases/{database}/collections/{collection}/documents";
    let request = spans.iter().find(|span| span.name == name).unwrap();
    assert_eq!(hex::encode(&request.trace_id), "0af7651916cd43dd8448eb211c80319c");
    assert_eq!(hex::encode(&request.parent_span_id), "b7ad6b7169203331");
    assert_eq!((request.kind, request.span_id.len()), (2, 8));
    assert!(request.start_time_unix_nano > 1_700_000_000_000_000_000);
    let attributes = texts(request);
    for pair in [
        ("http.request.method", "POST"),
        ("http.response.status_code", "201"),
        ("diwan.request.id", "the-request"),
    ] {
        assert!(attributes.contains(&(pair.0, pair.1.to_owned())), "{attributes:?}");
    }
    let steps: Vec<&Span> = spans
        .iter()
        .filter(|span| span.parent_span_id == request.span_id)
        .collect();
    let write = steps.iter().find(|span| span.name == "store write").unwrap();
    assert!(write.start_time_unix_nano >= request.start_time_unix_nano);
    assert!(
        write.end_time_unix_nano <= request.end_time_unix_nano && write.end_time_unix_nano > write.start_time_unix_nano
    );
    assert_eq!(write.trace_id, request.trace_id);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_collector_refuses_is_dropped_and_counted() {
    let collector = Collector::start().await;
    *collector.answers.lock().unwrap() = StatusCode::SERVICE_UNAVAILABLE;
    let rig = collector.rig();
    for _ in 0..3 {
        rig.get(&Caller::guest(), "/v1/ping").await;
    }
    let (finish, finished) = oneshot::channel();
    drop(finish);
    server::observe::run(rig.app.clone(), finished).await;
    let page = rig.app.metrics.text(&rig.app).await;
    assert!((value(&page, "diwan_traces_dropped_total") - 3.0).abs() < f64::EPSILON);
}

#[tokio::test]
async fn without_a_collector_nothing_is_gathered() {
    let rig = Rig::new();
    assert!(rig.app.traces.is_none());
    let page = rig.app.metrics.text(&rig.app).await;
    assert!(!page.contains("diwan_traces"));
}
