//! `diwan serve`.

use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::Args;
use engine::Clock;

use super::{CommandPlace, CommandResult, demo, demo_terminals};
use crate::app::App;
use crate::config::{Config, LogFormat};
use crate::{bootstrap, config, listen, log_head, proxies, zone_data};

/// Options of `serve`; each also as a setting.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: CommandPlace,
    /// Where to listen [default: 127.0.0.1:8080]; port 0 takes a free one
    #[arg(long)]
    listen: Option<String>,
    /// An S3-compatible store for files, or another folder [default: one in the data folder]:
    /// s3://KEY:SECRET@bucket?endpoint=…
    #[arg(long)]
    files: Option<String>,
    /// Whether calls are limited: on or off
    #[arg(long)]
    rate_limits: Option<String>,
    /// Plays the attendance terminals of a demonstration, as long as it is served; does nothing in a commune of its own
    #[arg(long)]
    play_terminals: bool,
}

/// Serves until told to end.
pub async fn run(options: Options) -> CommandResult {
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
    config.check_nodes()?;
    let listener = listen::bind(&config.listen).await?;
    let data = config.data.clone();
    super::close(&config)?;
    let _lock = store::lock(&data).map_err(|error| bootstrap::store_error_line(&data, &error))?;
    let level = config.log.parse().unwrap_or(tracing::Level::INFO);
    let format = config.log_format;
    // The folder's lock keeps a second process away; over PostgreSQL there may be other nodes.
    let is_alone = config.database_url.is_none();
    begin_log(level, format);
    let app = bootstrap::open(config, Clock::system())?;
    let settled = prepare_store(&app, is_alone).await;
    settled.map_err(|error| bootstrap::store_error_line(&data, &error))?;
    warn(&app.config);
    let people = platform::demo::logins(&app.engine).await;
    demo::print(&people.map_err(|error| bootstrap::store_error_line(&data, &error))?)?;
    let engine = app.engine.clone();
    let played = options
        .play_terminals
        .then(|| tokio::spawn(demo_terminals::play_within(engine)));
    let served = listen::serve(app, listener).await;
    if let Some(played) = played {
        played.abort();
    }
    served?;
    Ok(ExitCode::SUCCESS)
}

/// What is put in order before anybody is served.
async fn prepare_store(app: &App, is_alone: bool) -> schema::Result<()> {
    let time = platform::settings::clock::settle(&app.engine, zone_data::of_machine(config::zone_folder())).await?;
    zone_data::say(time);
    platform::organisation::law_calendar::begin(&app.engine).await?;
    accounts::settle_seal_keys(&app.engine).await?;
    if is_alone {
        app.engine.take_back_jobs().await?;
    }
    log_head::begin(app).await
}

/// Says which settings leave the door more open than people may think.
fn warn(config: &Config) {
    if !config.rate_limits {
        tracing::warn!("rate limits are off");
    }
    if let Some(missing) = proxies::missing_setting(config) {
        tracing::warn!("{missing}");
    }
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
