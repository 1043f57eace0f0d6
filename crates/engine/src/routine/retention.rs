//! The backups of the nights in their folder: each a file of rows, where the log stood, and which pieces of files it names.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Timestamp;
use schema::{Error, Result};
use store::{Head, Store};

use crate::files::vault::{self, Named};

const BEGINS: &str = "diwan-";
const ENDS: &str = ".backup";
/// What stands beside each: where the log stood, and the pieces of files.
const HEAD: &str = ".head";
const PIECES: &str = ".pieces";

/// The folder of the backups.
#[derive(Clone, Debug)]
pub(super) struct Kept(Arc<Path>);

impl Kept {
    pub fn new(folder: Arc<Path>) -> Kept {
        Kept(folder)
    }

    /// Takes the backup of an hour, unless it was taken.
    pub fn take(&self, store: &Store, due: Timestamp) -> Result<PathBuf> {
        std::fs::create_dir_all(&self.0).map_err(|error| fault(&self.0, error))?;
        store::erase_partial_files(&self.0, BEGINS)?;
        let file = self.0.join(name(due));
        if !file.exists() {
            store.backup(&file)?.keep(&beside(&file, HEAD))?;
        }
        Ok(file)
    }

    /// The pieces that a backup names, which are noted beside it.
    pub fn note_pieces(backup: &Path) -> Result<Named> {
        let (named, list) = (vault::named_in(backup)?, beside(backup, PIECES));
        let text: String = named.keys().flat_map(|key| [key.as_str(), "\n"]).collect();
        std::fs::write(&list, text).map_err(|error| fault(&list, error))?;
        Ok(named)
    }

    /// Erases all but the newest; how many stay, and the pieces that they name. One of a time to come is no newest: the
    /// clock was wrong when it was taken.
    pub fn let_go(&self, now: Timestamp, most: usize) -> Result<(u64, HashSet<String>)> {
        let mut names = Vec::new();
        for entry in std::fs::read_dir(&self.0).map_err(|error| fault(&self.0, error))? {
            let name = entry.map_err(|error| fault(&self.0, error))?.file_name();
            let is_ours = |name: &str| name.starts_with(BEGINS) && name.ends_with(ENDS);
            names.extend(name.into_string().ok().filter(|name| is_ours(name)));
        }
        names.sort_unstable();
        let latest = name(now);
        let past = names.iter().filter(|name| **name <= latest).count();
        for name in names.drain(..past.saturating_sub(most)) {
            for file in [name.clone(), name.clone() + HEAD, name + PIECES] {
                erase(&self.0.join(file))?;
            }
        }
        let mut needed = HashSet::new();
        for name in &names {
            needed.insert(name.clone());
            needed.extend(pieces(&self.0.join(name))?);
        }
        Ok((names.len() as u64, needed))
    }
}

/// The pieces that a backup names: as they are noted, else as it says itself.
fn pieces(backup: &Path) -> Result<Vec<String>> {
    match std::fs::read_to_string(beside(backup, PIECES)) {
        Ok(list) => Ok(list.lines().map(str::to_owned).collect()),
        Err(_) => Ok(vault::named_in(backup)?.into_keys().collect()),
    }
}

/// The heads that stand in a folder of backups.
pub fn kept_heads(folder: &Path) -> Vec<Head> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let heads = paths.filter(|path| path.extension().is_some_and(|ending| ending == "head"));
    heads.filter_map(|path| Head::kept(&path)).collect()
}

/// `diwan-2026-11-20T02-30-00.backup`: names in the order of time, good on every file system.
fn name(due: Timestamp) -> String {
    let moment = schema::moment_in_morocco(due).strftime("%Y-%m-%dT%H-%M-%S");
    format!("{BEGINS}{moment}{ENDS}")
}

fn beside(backup: &Path, ending: &str) -> PathBuf {
    let mut path = backup.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

fn erase(file: &Path) -> Result<()> {
    match std::fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(fault(file, error)),
        _ => Ok(()),
    }
}

fn fault(at: &Path, error: std::io::Error) -> Error {
    Error::fault(&format!("keeping backups in {}", at.display()), error)
}
