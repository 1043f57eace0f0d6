//! Figures that are asked for when somebody looks.

use std::time::Duration;

use tokio::time::timeout;

use super::text::{Kind, Text};
use crate::app::App;

/// How long the store may take to count what stands in it; those figures are left out when it does not answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Writes them.
pub(super) async fn write(text: &mut Text, app: &App) {
    let version = env!("CARGO_PKG_VERSION");
    text.begin("diwan_build_info", Kind::Gauge, "The release that runs.");
    text.sample("diwan_build_info", &[("version", version)], 1);
    text.one("diwan_sockets", Kind::Gauge, ("Open sockets.", app.hub.count()));
    text.one(
        "diwan_request_bytes_held",
        Kind::Gauge,
        ("Bytes of requests that are held.", app.bodies.held()),
    );
    text.one(
        "diwan_password_hashes_waiting",
        Kind::Gauge,
        ("Passwords that wait to be hashed.", accounts::passwords_waiting()),
    );
    text.one(
        "diwan_password_hashes_total",
        Kind::Counter,
        ("Passwords hashed.", accounts::password_runs()),
    );
    if let Some(traces) = &app.traces {
        let dropped = ("Traces that were not told.", traces.dropped());
        text.one("diwan_traces_dropped_total", Kind::Counter, dropped);
    }
    store(text, app);
    standing(text, app).await;
}

/// How busy the store is.
fn store(text: &mut Text, app: &App) {
    let store = app.engine.store();
    let figures = store.figures();
    text.one(
        "diwan_store_statements_total",
        Kind::Counter,
        ("SQL statements run.", store.statements()),
    );
    text.one(
        "diwan_store_steps_total",
        Kind::Counter,
        ("Steps that SQLite took to read; none on PostgreSQL.", store.steps()),
    );
    text.one(
        "diwan_store_writes_waiting",
        Kind::Gauge,
        ("Writes that wait for the writer.", figures.writes_waiting),
    );
    text.one(
        "diwan_store_reads_waiting",
        Kind::Gauge,
        ("Reads that wait for a thread.", figures.reads_waiting),
    );
    text.one(
        "diwan_store_inline_reads_total",
        Kind::Counter,
        ("Reads of one row that took no thread.", figures.inline_reads),
    );
    let mut groups: Vec<(String, u64)> = figures
        .groups
        .iter()
        .map(|(size, count)| (size.to_string(), *count))
        .collect();
    groups.push(("+Inf".to_owned(), 0));
    let name = "diwan_store_group_size";
    text.begin(name, Kind::Histogram, "Writes that a commit carried.");
    let writes = u32::try_from(figures.grouped).map_or(f64::from(u32::MAX), f64::from);
    text.histogram(name, &[], (&groups, writes));
}

/// What stands in the store.
async fn standing(text: &mut Text, app: &App) {
    let asked = async {
        let jobs = app.engine.jobs_by_state().await?;
        Ok::<_, schema::Error>((jobs, app.engine.files_by_bucket().await?))
    };
    let found = timeout(PATIENCE, asked).await;
    let is_up = matches!(found, Ok(Ok(_)));
    text.one(
        "diwan_store_up",
        Kind::Gauge,
        ("Whether the store answers.", u8::from(is_up)),
    );
    let Ok(Ok((jobs, files))) = found else { return };
    text.begin("diwan_jobs", Kind::Gauge, "Jobs by their state.");
    for (state, count) in jobs {
        text.sample("diwan_jobs", &[("state", &state)], count);
    }
    text.begin("diwan_files", Kind::Gauge, "Files by their bucket.");
    for (bucket, kept) in &files {
        text.sample("diwan_files", &[("bucket", bucket)], kept.count);
    }
    text.begin("diwan_files_bytes", Kind::Gauge, "Bytes of files, as they are kept.");
    for (bucket, kept) in &files {
        text.sample("diwan_files_bytes", &[("bucket", bucket)], kept.bytes);
    }
}
