//! Figures that are asked for when somebody looks.

use std::time::Duration;

use tokio::time::timeout;

use super::text::{MetricKind, Text};
use crate::app::App;

/// How long the store may take to count what stands in it; those figures are left out when it does not answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Writes them.
pub(super) async fn write(text: &mut Text, app: &App) {
    let version = env!("CARGO_PKG_VERSION");
    text.begin("diwan_build_info", MetricKind::Gauge, "The release that runs.");
    text.sample("diwan_build_info", &[("version", version)], 1);
    text.one("diwan_sockets", MetricKind::Gauge, "Open sockets.", app.hub.count());
    text.one(
        "diwan_request_bytes_held",
        MetricKind::Gauge,
        "Bytes of requests that are held.",
        app.bodies.reserved_bytes() + app.guest_forms.reserved_bytes(),
    );
    text.one(
        "diwan_password_hashes_waiting",
        MetricKind::Gauge,
        "Passwords that wait to be hashed.",
        accounts::passwords_waiting(),
    );
    text.one(
        "diwan_password_hashes_total",
        MetricKind::Counter,
        "Passwords hashed.",
        accounts::password_runs(),
    );
    if let Some(traces) = &app.traces {
        text.one(
            "diwan_traces_dropped_total",
            MetricKind::Counter,
            "Traces that were not told.",
            traces.dropped(),
        );
    }
    store(text, app);
    followers(text, app);
    store_metrics(text, app).await;
}

/// How far behind the log those are that follow it.
fn followers(text: &mut Text, app: &App) {
    let lags = app.engine.lags();
    let name = "diwan_follower_lag_entries";
    text.begin(
        name,
        MetricKind::Gauge,
        "Entries of the log that a follower has not followed yet.",
    );
    for lag in &lags {
        text.sample(name, &[("follower", lag.follower)], lag.entries);
    }
    let name = "diwan_follower_lag_seconds";
    text.begin(name, MetricKind::Gauge, "How long a follower has been behind the log.");
    for lag in &lags {
        text.sample(name, &[("follower", lag.follower)], lag.time.as_secs_f64());
    }
}

/// How busy the store is.
fn store(text: &mut Text, app: &App) {
    let store = app.engine.store();
    let figures = store.figures();
    text.one(
        "diwan_store_statements_total",
        MetricKind::Counter,
        "SQL statements run.",
        store.statements(),
    );
    text.one(
        "diwan_store_steps_total",
        MetricKind::Counter,
        "Steps that SQLite took to read; none on PostgreSQL.",
        store.steps(),
    );
    text.one(
        "diwan_store_writes_waiting",
        MetricKind::Gauge,
        "Writes that wait for the writer.",
        figures.writes_waiting,
    );
    text.one(
        "diwan_store_reads_waiting",
        MetricKind::Gauge,
        "Reads that wait for a thread.",
        figures.reads_waiting,
    );
    text.one(
        "diwan_store_inline_reads_total",
        MetricKind::Counter,
        "Reads of one row that took no thread.",
        figures.inline_reads,
    );
    group_sizes(text, &figures);
}

/// How many writes a commit carried.
fn group_sizes(text: &mut Text, figures: &store::Figures) {
    let mut groups: Vec<(String, u64)> = figures
        .groups
        .iter()
        .map(|(size, count)| (size.to_string(), *count))
        .collect();
    groups.push(("+Inf".to_owned(), 0));
    let name = "diwan_store_group_size";
    text.begin(name, MetricKind::Histogram, "Writes that a commit carried.");
    let writes = u32::try_from(figures.grouped).map_or(f64::from(u32::MAX), f64::from);
    text.histogram(name, &[], &groups, writes);
}

/// What stands in the store.
async fn store_metrics(text: &mut Text, app: &App) {
    let asked = async {
        let jobs = app.engine.jobs_by_state().await?;
        Ok::<_, schema::Error>((jobs, app.engine.files_by_bucket().await?))
    };
    let found = timeout(PATIENCE, asked).await;
    let is_up = matches!(found, Ok(Ok(_)));
    text.one(
        "diwan_store_up",
        MetricKind::Gauge,
        "Whether the store answers.",
        u8::from(is_up),
    );
    let Ok(Ok((jobs, files))) = found else { return };
    text.begin("diwan_jobs", MetricKind::Gauge, "Jobs by their state.");
    for (state, count) in jobs {
        text.sample("diwan_jobs", &[("state", &state)], count);
    }
    text.begin("diwan_files", MetricKind::Gauge, "Files by their bucket.");
    for (bucket, kept) in &files {
        text.sample("diwan_files", &[("bucket", bucket)], kept.count);
    }
    text.begin(
        "diwan_files_bytes",
        MetricKind::Gauge,
        "Bytes of files, as they are kept.",
    );
    for (bucket, kept) in &files {
        text.sample("diwan_files_bytes", &[("bucket", bucket)], kept.bytes);
    }
}
