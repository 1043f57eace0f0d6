//! The house put together: the store, the engine over it, accounts, and what the city declares.

use std::path::{Path, PathBuf};

use accounts::{Accounts, Lifetimes};
use engine::files::{Clamd, Files};
use engine::routine::Backups;
use engine::{Clock, Engine, Outside};
use schema::Error;
use store::{Objects, Place, Store};

use crate::app::App;
use crate::config::Config;
use crate::steps::STEPS;

/// Where the data of this configuration stand.
pub fn place(config: &Config) -> Place {
    match &config.database_url {
        Some(url) => Place::Postgres {
            url: url.clone(),
            folder: config.data.clone(),
        },
        None => Place::Folder(config.data.clone()),
    }
}

/// Opens the store, making it when there is none; says in one line what stands in the way.
pub fn open(config: Config, clock: Clock) -> Result<App, String> {
    std::fs::create_dir_all(&config.data).map_err(|error| format!("cannot use {}: {error}", config.data.display()))?;
    let store = Store::open(&place(&config), &domain::CATALOGUE, STEPS, clock.now());
    let engine = Engine::new(
        store.map_err(|error| said(&config.data, &error))?,
        domain::ENTITIES,
        domain::CHARTER,
        clock,
    )
    .with_post(config.post()?.with_home(config.public_url.clone()))
    .with_files(Files::new(objects(&config)?, domain::BUCKETS).with_clamd(config.clamd.clone().map(Clamd::at)));
    let engine = match config.backups_kept {
        0 => engine,
        kept => engine.with_backups(Backups::new(backups(&config), kept as usize)),
    };
    let lifetimes = Lifetimes {
        days: config.session_days.into(),
        idle_hours: config.session_idle_hours.into(),
    };
    let accounts = Accounts::new(engine.clone(), lifetimes, domain::HOOKS);
    Ok(App::new(engine, accounts, config))
}

/// Where the nightly backups go.
fn backups(config: &Config) -> PathBuf {
    let own = || config.data.join("backups");
    config.backups_folder.clone().unwrap_or_else(own)
}

/// Where the bytes of files are: beside the rows, or where the configuration says.
fn objects(config: &Config) -> Result<Objects, String> {
    let opened = match &config.files {
        None => Objects::folder(&config.data.join("files")),
        // Calls to others speak TLS the same way, which is settled with the first client.
        Some(url) => Outside::new().and_then(|_| Objects::at(url.reveal())),
    };
    opened.map_err(|error| said(&config.data, &error))
}

/// Fills an empty store from a backup.
pub fn restore(config: &Config, file: &Path) -> Result<(), Error> {
    Store::restore(&place(config), file, &domain::CATALOGUE, STEPS, Clock::system().now())
}

/// An error of the store in one line that names the folder.
pub fn said(data: &Path, error: &Error) -> String {
    let (folder, text) = (data.display().to_string(), error.to_string().replace('\n', " "));
    if text.contains(&folder) {
        text
    } else {
        format!("{folder}: {text}")
    }
}
