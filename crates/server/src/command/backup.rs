//! `diwan backup`, `diwan restore`, `diwan take-over`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::Args;
use engine::files::vault::{self, Copied, Named, Vault};
use engine::{Clock, Secret};
use store::{BackupFile, Objects, key_file};

use super::{CommandPlace, CommandResult, error_line, out};
use crate::config::Config;
use crate::{backup_key, bootstrap, master_key};

/// What is backed up, and whereto.
#[derive(Args)]
pub struct Backup {
    /// The file to write; the bytes of files go into a folder beside it, FILE.files
    file: PathBuf,
    /// Leave the bytes of files out
    #[arg(long)]
    rows_only: bool,
    #[command(flatten)]
    place: CommandPlace,
}

/// What is restored, and where from.
#[derive(Args)]
pub struct Restore {
    /// The file of the backup
    file: PathBuf,
    /// Where the bytes of files are: a folder or s3://… [default: FILE.files or files beside it, or backups.bucket]
    #[arg(long)]
    files: Option<String>,
    /// Leave the bytes of files as they are
    #[arg(long)]
    rows_only: bool,
    /// The file of the private key that opens an encrypted backup
    #[arg(long)]
    identity: Option<PathBuf>,
    /// The file of the passphrase that opens an encrypted backup [default: backups.passphrase_file]
    #[arg(long)]
    passphrase_file: Option<PathBuf>,
    #[command(flatten)]
    place: CommandPlace,
}

/// Writes a copy, encrypted where the configuration says for whom.
pub async fn back_up(options: &Backup) -> CommandResult {
    let app = options.place.open()?;
    let (file, config) = (&options.file, &app.config);
    let key = app.engine.master_key().ok_or("the store has no house key")?;
    let (seal, copy_key) = backup_key::seal(config, key)?.unzip();
    let mut picked = vault::values_of_pieces();
    let head = app.engine.store().backup_with(file, seal.as_ref(), &mut picked);
    let head = head.map_err(|error| error_line(&error))?;
    head.keep(&sibling_path(file, ".head"))
        .map_err(|error| error_line(&error))?;
    if options.rows_only {
        return out::line(&format!("backed up to {}, without the bytes of files", file.display()));
    }
    let to = sibling_path(file, ".files");
    let place = Objects::folder(&to).map_err(|error| error_line(&error))?;
    let vault = Vault::new(place, copy_key);
    let named = vault::pieces_from(picked).map_err(|error| error_line(&error))?;
    let copied = copy_out(&named, &bootstrap::objects(config)?.into(), &vault, &to).await;
    let copied = copied.map_err(|error| error_line(&error))?;
    out::line(&format!("backed up to {}", file.display()))?;
    print_copied(&format!("files copied to {}", to.display()), &copied)
}

async fn copy_out(named: &Named, from: &Vault, to: &Vault, folder: &Path) -> schema::Result<Copied> {
    let missing = vault::missing(named, to).await?;
    store::refuse_if_short(folder, missing.values().flatten().sum())?;
    vault::copy(&missing, from, to).await
}

/// Fills an empty folder or database, under the lock of the folder; the bytes of files first, so that a restore that was
/// killed can be done again; until then a mark in the folder keeps it from being opened as a new commune.
pub async fn restore(options: &Restore) -> CommandResult {
    let config = options.place.config()?;
    let data = &config.data;
    let keys = backup_key::keyring(&config, options.identity.as_deref(), options.passphrase_file.as_deref())?;
    let file = &BackupFile::new(options.file.clone(), keys);
    super::close(&config)?;
    let _lock = store::lock(data).map_err(|error| bootstrap::store_error_line(data, &error))?;
    bootstrap::refuse_restore(&config, file).map_err(|error| bootstrap::store_error_line(data, &error))?;
    let carried = file.master_key().map_err(|error| error_line(&error))?.map(Secret::new);
    let objects = bootstrap::objects(&config)?;
    let is_new = objects.are_none().await.map_err(|error| error_line(&error))?;
    let is_new = store::begin_restore(data, is_new).map_err(|error| error_line(&error))?;
    if let Some(key) = &carried {
        key_file::write(&master_key::path(&config), key.reveal()).map_err(|error| error_line(&error))?;
    }
    let copied = if options.rows_only {
        Copied::default()
    } else {
        copy_in(options, &config, file, carried.as_ref(), &objects.into()).await?
    };
    bootstrap::restore(&config, file).map_err(|error| bootstrap::store_error_line(data, &error))?;
    out::line(&format!("restored from {}", file.path().display()))?;
    if !options.rows_only {
        print_copied("files brought back", &copied)?;
    }
    let key = master_key::path(&config);
    if !key.exists() {
        out::error(&format!(
            "before it is opened the store needs its house key at {}; `diwan key house` printed it: put it there, then `diwan take-over` \
             settles whose the files are. Without it `diwan key renew` makes another: second factors by app, recovery codes, codes and \
             links that are under way are lost, papers stay valid",
            key.display()
        ));
        return Ok(std::process::ExitCode::SUCCESS);
    }
    prepare_restored(config, is_new).await
}

/// What is done in the restored store before it is served: whose its files are, and what can be printed again.
async fn prepare_restored(config: Config, is_new: bool) -> CommandResult {
    let app = bootstrap::open(config, Clock::system())?;
    if is_new {
        app.engine.take_files_over().await.map_err(|error| error_line(&error))?;
    } else if !app.engine.owns_files().await.map_err(|error| error_line(&error))? {
        out::line(
            "the files here were another store's: nothing of them is erased; when that store is no more, say so with diwan take-over",
        )?;
    }
    let reprinted = platform::reprint_lost(&app.engine)
        .await
        .map_err(|error| error_line(&error))?;
    let (same, other) = (reprinted.same.len(), reprinted.other);
    if same > 0 {
        out::line(&format!(
            "papers printed again, with the bytes that were sealed: {same}"
        ))?;
    }
    if !other.is_empty() {
        out::line(&format!(
            "papers that print with other bytes than those that were sealed, and stay lost: {}",
            other.join(", ")
        ))?;
    }
    let lost = app.engine.check_files().await.map_err(|error| error_line(&error))?;
    // A file of many pieces is one.
    match lost.iter().map(|one| &one.id).collect::<BTreeSet<_>>().len() {
        0 => out::line("every file is there"),
        count => out::line(&format!("files without their bytes: {count}; diwan check names them")),
    }
}

async fn copy_in(
    options: &Restore,
    config: &Config,
    file: &BackupFile,
    carried: Option<&Secret>,
    objects: &Vault,
) -> Result<Copied, String> {
    let named = vault::pieces_in(file).map_err(|error| error_line(&error))?;
    let missing = vault::missing(&named, objects)
        .await
        .map_err(|error| error_line(&error))?;
    if missing.is_empty() {
        return Ok(Copied::default());
    }
    let copies = place_of_copies(options, config)?.ok_or_else(|| {
        let count = missing.len();
        format!("the backup names {count} pieces of files, and they are nowhere here: say where with --files, or --rows-only")
    })?;
    vault::copy(&missing, &backup_key::vault(copies, carried), objects)
        .await
        .map_err(|error| error_line(&error))
}

/// Where the copies of files are: where it is said, else beside the backup, else in the bucket of backups.
fn place_of_copies(options: &Restore, config: &Config) -> Result<Option<Objects>, String> {
    let own = sibling_path(&options.file, ".files");
    let shared = options.file.with_file_name("files");
    let folder = [own, shared].into_iter().find(|folder| folder.is_dir());
    let bucket = config.backups_bucket.as_ref().map(|url| url.reveal().to_owned());
    let found = options
        .files
        .clone()
        .or(folder.map(|folder| folder.display().to_string()))
        .or(bucket);
    found.map(|place| bootstrap::store_at(config, &place)).transpose()
}

/// Makes the files, and the copies of the nights, this store's own.
pub async fn take_over(place: &CommandPlace) -> CommandResult {
    let app = place.open()?;
    app.engine.take_files_over().await.map_err(|error| error_line(&error))?;
    app.engine
        .take_backups_over()
        .await
        .map_err(|error| error_line(&error))?;
    out::line("the files and their copies are this store’s now")
}

fn print_copied(what: &str, copied: &Copied) -> CommandResult {
    out::line(&format!("{what}: {} pieces, {} bytes", copied.pieces, copied.bytes))?;
    for id in &copied.lost {
        out::line(&format!("lost: the bytes of the file {id}"))?;
    }
    Ok(std::process::ExitCode::SUCCESS)
}

fn sibling_path(file: &Path, ending: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(ending);
    path.into()
}
