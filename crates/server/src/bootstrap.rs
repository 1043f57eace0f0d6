//! The house put together: the store, the engine over it, accounts, and what the city declares.

use std::path::{Path, PathBuf};

use accounts::{Accounts, Lifetimes};
use engine::files::{Clamd, Files, Reserve};
use engine::routine::{Backups, kept_heads};
use engine::{Clock, Engine, HttpClient, Secret};
use schema::Error;
use store::{BackupFile, Objects, Store, StoreLocation};

use crate::app::App;
use crate::config::Config;
use crate::migrations::MIGRATIONS;
use crate::{backup_key, child_program, master_key, printer};

/// Where the data of this configuration stand.
pub fn store_location(config: &Config) -> StoreLocation {
    match &config.database_url {
        Some(url) => StoreLocation::Postgres {
            url: url.clone(),
            folder: config.data.clone(),
        },
        None => StoreLocation::Folder(config.data.clone()),
    }
}

/// Makes the data folder, or closes it to others; how many files and folders stood open.
pub fn close(config: &Config) -> Result<usize, String> {
    let data = &config.data;
    std::fs::create_dir_all(data).map_err(|error| format!("cannot use {}: {error}", data.display()))?;
    store::private::close_data(data).map_err(|error| store_error_line(data, &error))
}

/// Opens the store, making it when there is none; says in one line what stands in the way.
pub fn open(config: Config, clock: Clock) -> Result<App, String> {
    std::fs::create_dir_all(&config.data).map_err(|error| format!("cannot use {}: {error}", config.data.display()))?;
    let store = Store::open(&store_location(&config), &domain::CATALOGUE, MIGRATIONS, clock.now());
    let store = store.map_err(|error| store_error_line(&config.data, &error))?;
    let key = master_key::of(&config, &store).map_err(|error| store_error_line(&config.data, &error))?;
    assemble(config, clock, store, key)
}

/// Opens a store whose house key is lost with another one, which takes over at the end; how many rows followed from the lost one.
pub async fn renew_key(config: Config, clock: Clock) -> Result<u64, String> {
    let data = config.data.clone();
    let say = |error: Error| store_error_line(&data, &error);
    let store = Store::open(&store_location(&config), &domain::CATALOGUE, MIGRATIONS, clock.now()).map_err(say)?;
    let path = master_key::path(&config);
    let key = master_key::another(&path).map_err(say)?;
    let app = assemble(config, clock, store, key)?;
    let ended = accounts::end_what_followed(&app.engine).await.map_err(say)?;
    master_key::take_over(&path, &app.engine).map_err(say)?;
    Ok(ended)
}

fn assemble(config: Config, clock: Clock, store: Store, key: Secret) -> Result<App, String> {
    let seal = backup_key::seal(&config, &key)?;
    let engine = Engine::new(store, &domain::ENTITIES, platform::CHARTER, clock)
        .with_master_key(key)
        .with_guest_work(config.guest_work_bits)
        .with_renderer(printer::prepare)
        .with_senders(config.post()?.with_home(config.public_url.clone()))
        .with_files(
            Files::new(objects(&config)?, platform::BUCKETS)
                .with_clamd(config.clamd.clone().map(Clamd::at))
                .with_reserve(reserve(&config)),
        );
    let engine = match child_program::program() {
        Some(program) => engine.with_child_program(program),
        None => engine,
    };
    let engine = match config.backups_kept {
        0 => engine,
        kept => {
            let bucket = config
                .backups_bucket
                .as_ref()
                .map(|url| store_at(&config, url.reveal()));
            let backups = Backups::new(backups(&config), kept as usize)
                .with_bucket(bucket.transpose()?)
                .with_seal(seal)
                .of(own_folders(&config));
            engine.with_backups(backups)
        }
    };
    let lifetimes = Lifetimes {
        days: config.session_days.into(),
        idle_hours: config.session_idle_hours.into(),
    };
    let accounts = Accounts::new(engine.clone(), lifetimes, platform::HOOKS);
    Ok(App::new(engine, accounts, config))
}

/// What files leave free on the disk of the data folder, when they are kept there.
fn reserve(config: &Config) -> Option<Reserve> {
    config.files.is_none().then(|| Reserve {
        folder: config.data.clone(),
        bytes: u64::from(config.disk_reserve) << 20,
    })
}

/// The folders whose loss the backups are for.
fn own_folders(config: &Config) -> Vec<PathBuf> {
    let rows = config.database_url.is_none().then(|| config.data.clone());
    let files = config.files.is_none().then(|| config.data.join("files"));
    rows.into_iter().chain(files).collect()
}

/// Where the nightly backups go.
pub fn backups(config: &Config) -> PathBuf {
    let own = || config.data.join("backups");
    config.backups_folder.clone().unwrap_or_else(own)
}

/// Where the bytes of files are: beside the rows, or where the configuration says.
pub fn objects(config: &Config) -> Result<Objects, String> {
    match &config.files {
        None => Objects::folder(&config.data.join("files")).map_err(|error| store_error_line(&config.data, &error)),
        Some(url) => store_at(config, url.reveal()),
    }
}

/// A store of objects: a bucket, or a folder.
pub fn store_at(config: &Config, address: &str) -> Result<Objects, String> {
    // Calls to others speak TLS the same way, which is settled with the first client.
    let opened = HttpClient::new().and_then(|_| Objects::open(address));
    opened.map_err(|error| store_error_line(&config.data, &error))
}

/// Refuses a restore that cannot come to anything, before it has changed anything.
pub fn refuse_restore(config: &Config, file: &BackupFile) -> Result<(), Error> {
    Store::refuse_restore(&store_location(config), file.clone())
}

/// Fills an empty store from a backup.
pub fn restore(config: &Config, file: &BackupFile) -> Result<(), Error> {
    Store::restore(
        &store_location(config),
        file.clone(),
        &domain::CATALOGUE,
        MIGRATIONS,
        Clock::system().now(),
    )
}

/// Where the log stood lately, outside the database: a serving node keeps this up to date.
pub fn head_file(config: &Config) -> PathBuf {
    let folder = (config.backups_kept > 0).then(|| backups(config));
    folder.unwrap_or_else(|| config.data.clone()).join("log.head")
}

/// What the log lacks of what was written to it, as the heads know that were kept outside of it.
pub async fn missing_entries(app: &App) -> Result<Option<String>, Error> {
    let folder = head_file(&app.config);
    let heads = kept_heads(folder.parent().unwrap_or(&app.config.data));
    let newest = heads
        .into_iter()
        .filter(|head| head.store == app.engine.store().identity().id);
    match newest.max_by_key(|head| head.seq) {
        Some(head) => app.engine.store().missing_since(head).await,
        None => Ok(None),
    }
}

/// An error of the store in one line that names the folder.
pub fn store_error_line(data: &Path, error: &Error) -> String {
    let (folder, text) = (data.display().to_string(), error.to_string().replace('\n', " "));
    if text.contains(&folder) {
        text
    } else {
        format!("{folder}: {text}")
    }
}
