//! Traces on their way to whoever collects them, over OTLP/HTTP. Telling never waits: what cannot be kept is dropped and
//! counted.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::{HeaderName, HeaderValue, Request, header};
use engine::HttpClient;
use tokio::sync::{mpsc, oneshot};

use super::otlp;
use super::trace::Trace;
use crate::app::App;
use crate::config::Config;

/// So many traces wait, at most; more are dropped.
const MOST_WAITING: usize = 2048;
/// So many travel together.
const TOGETHER: usize = 256;
/// How often they leave.
const PAUSE: Duration = Duration::from_secs(1);

/// Traces that wait to be told.
pub struct Traces {
    put: mpsc::Sender<Trace>,
    waiting: Mutex<Option<mpsc::Receiver<Trace>>>,
    dropped: AtomicU64,
}

impl Traces {
    /// A queue of traces, when somebody is named who collects them.
    pub fn of(config: &Config) -> Option<Traces> {
        config.otlp_endpoint.as_ref()?;
        let (put, waiting) = mpsc::channel(MOST_WAITING);
        Some(Traces {
            put,
            waiting: Mutex::new(Some(waiting)),
            dropped: AtomicU64::new(0),
        })
    }

    /// Puts a trace into the queue.
    pub fn enqueue(&self, trace: Trace) {
        if self.put.try_send(trace).is_err() {
            self.drop_some(1);
        }
    }

    /// How many were dropped, because the queue was full or the collector did not take them.
    pub fn dropped(&self) -> u64 {
        self.dropped.load(Ordering::Relaxed)
    }

    fn drop_some(&self, count: usize) {
        self.dropped.fetch_add(count as u64, Ordering::Relaxed);
    }
}

/// Sends traces once a second, until `end` is given or dropped: then what waits, and no more.
pub async fn run(app: App, mut end: oneshot::Receiver<()>) {
    let Some(traces) = &app.traces else { return };
    let taken = traces.waiting.lock().unwrap_or_else(PoisonError::into_inner).take();
    let (Some(mut waiting), Ok(http_client)) = (taken, HttpClient::new()) else {
        return;
    };
    let (mut pause, mut is_last) = (tokio::time::interval(PAUSE), false);
    while !is_last {
        tokio::select! {
            _ = pause.tick() => {}
            _ = &mut end => is_last = true,
        }
        let mut together = Vec::new();
        while let Ok(trace) = waiting.try_recv() {
            together.push(trace);
            if together.len() == TOGETHER {
                send(&app, &http_client, std::mem::take(&mut together)).await;
            }
        }
        send(&app, &http_client, together).await;
    }
}

async fn send(app: &App, http_client: &HttpClient, together: Vec<Trace>) {
    let (Some(traces), Some(endpoint)) = (&app.traces, &app.config.otlp_endpoint) else {
        return;
    };
    if together.is_empty() {
        return;
    }
    let mut request =
        Request::post(format!("{endpoint}/v1/traces")).header(header::CONTENT_TYPE, "application/x-protobuf");
    for (name, value) in &app.config.otlp_headers {
        let pair = (HeaderName::try_from(name), HeaderValue::try_from(value.reveal()));
        if let (Ok(name), Ok(value)) = pair {
            request = request.header(name, value);
        }
    }
    let answer = match request.body(otlp::request(&together)) {
        Ok(request) => http_client.call(request).await.map(|answer| answer.status()),
        Err(error) => Err(schema::Error::fault("asking the collector", error)),
    };
    match answer {
        Ok(status) if status.is_success() => return,
        Ok(status) => tracing::warn!(%status, "the collector of traces refuses them"),
        Err(error) => tracing::warn!(%error, "the collector of traces does not answer"),
    }
    traces.drop_some(together.len());
}
