//! Where the house key stands, and whether it is that of the store.

use std::path::{Path, PathBuf};

use accounts::master_key::MasterKey;
use engine::{Engine, Secret, random};
use schema::{Error, Result};
use store::{Store, key_file, private};

use crate::config::Config;

/// Under this name the database remembers the fingerprint of its key.
const MARK: &str = "houseKey";

/// The file of the key: where the configuration says, else in the data folder.
pub fn path(config: &Config) -> PathBuf {
    config.master_key.clone().unwrap_or_else(|| key_file(config))
}

fn key_file(config: &Config) -> PathBuf {
    config.data.join(key_file::NAME)
}

/// The key of an open store, made when nothing was ever derived from one. Another key than the store's is refused, and so
/// is none where there was one: what was derived would be lost without a word.
pub fn of(config: &Config, store: &Store) -> Result<Secret> {
    let path = path(config);
    move_there(&key_file(config), &path)?;
    private::close_file(&path)?;
    match (key_file::read(&path)?, store.mark(MARK)?) {
        (Some(key), known) => check_key(store, &path, key, known),
        (None, Some(known)) => Err(Error::Fault(format!(
            "the house key {known} is missing: put it at {} (`diwan key house` printed it, another node has it); if it is lost, \
             `diwan key renew` makes another",
            path.display()
        ))),
        (None, None) => create_key(store, &path),
    }
}

/// A key that was taken out of the database lies in the data folder; it stands where the configuration says, and nowhere else.
fn move_there(from: &Path, to: &Path) -> Result<()> {
    if from == to {
        return Ok(());
    }
    let Some(key) = key_file::read(from)? else {
        return Ok(());
    };
    key_file::write(to, &key)?;
    std::fs::remove_file(from).map_err(|cause| Error::fault(&format!("erasing {}", from.display()), cause))
}

/// A key for a store whose own is lost: of chance, and only where none lies.
pub fn another(path: &Path) -> Result<Secret> {
    if path.exists() {
        return Err(Error::Fault(format!(
            "{} holds a house key: only one that is lost is replaced, so move that file away first",
            path.display()
        )));
    }
    Ok(Secret::new(random::secret()))
}

/// Writes the key of the engine into its file; from now on it is the store's.
pub fn take_over(path: &Path, engine: &Engine) -> Result<()> {
    let missing = || Error::Fault("the engine was given no house key".to_owned());
    let key = engine.master_key().ok_or_else(missing)?;
    key_file::write(path, key.reveal())?;
    engine.store().set_mark(MARK, &MasterKey::new(key).fingerprint())
}

fn create_key(store: &Store, path: &Path) -> Result<Secret> {
    let key = random::secret();
    key_file::write(path, &key)?;
    let taken = check_key(store, path, key, None);
    if taken.is_err() {
        // Another node was faster: nothing follows from this key, and its file would only mislead.
        drop(std::fs::remove_file(path));
    }
    taken
}

fn check_key(store: &Store, path: &Path, key: String, known: Option<String>) -> Result<Secret> {
    let key = Secret::new(key);
    let print = MasterKey::new(&key).fingerprint();
    let known = match known {
        Some(known) => Some(known),
        None => store.mark_once(MARK, &print)?,
    };
    if known.as_ref() == Some(&print) {
        return Ok(key);
    }
    Err(Error::Fault(format!(
        "{} holds the house key {print}, but this store has {}: every node needs the same file",
        path.display(),
        known.unwrap_or_default()
    )))
}
