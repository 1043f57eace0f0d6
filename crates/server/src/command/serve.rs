//! `diwan serve`.

use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::Args;
use engine::Clock;

use super::{Outcome, Place, demo};
use crate::config::LogFormat;
use crate::{house, listen};

/// Options of `serve`; each also as a setting.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: Place,
    /// Where to listen [default: 127.0.0.1:8080]; port 0 takes a free one
    #[arg(long)]
    listen: Option<String>,
    /// An S3-compatible store for files [default: a folder in the data folder]: s3://KEY:SECRET@bucket?endpoint=…
    #[arg(long)]
    files: Option<String>,
    /// Whether calls are limited: on or off
    #[arg(long)]
    rate_limits: Option<String>,
}

/// Serves until told to end.
pub async fn run(options: Options) -> Outcome {
    let mut config = options.place.config()?;
    let given = [
        ("--listen", "listen", &options.listen),
        ("--files", "files", &options.files),
        ("--rate-limits", "rate_limits", &options.rate_limits),
    ];
    for (name, key, text) in given {
        if let Some(text) = text {
            config.set(name, key, text)?;
        }
    }
    let listener = listen::bind(&config.listen).await?;
    let data = config.data.clone();
    std::fs::create_dir_all(&data).map_err(|error| format!("cannot use {}: {error}", data.display()))?;
    let _lock = store::lock(&data).map_err(|error| house::said(&data, &error))?;
    let level = config.log.parse().unwrap_or(tracing::Level::INFO);
    let (is_limited, format) = (config.rate_limits, config.log_format);
    // The folder's lock keeps a second process away; over PostgreSQL there may be other nodes.
    let is_alone = config.database_url.is_none();
    let app = house::open(config, Clock::system())?;
    domain::first_start(&app.engine)
        .await
        .map_err(|error| house::said(&data, &error))?;
    if is_alone {
        let taken = app.engine.take_back_jobs().await;
        taken.map_err(|error| house::said(&data, &error))?;
    }
    begin_log(level, format);
    if !is_limited {
        tracing::warn!("rate limits are off");
    }
    let people = domain::demo::logins(&app.engine).await;
    demo::print(&people.map_err(|error| house::said(&data, &error))?)?;
    listen::serve(app, listener).await?;
    Ok(ExitCode::SUCCESS)
}

/// Sends what is logged to the error output.
fn begin_log(level: tracing::Level, format: LogFormat) {
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(level)
        .with_target(false);
    match format {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
}
