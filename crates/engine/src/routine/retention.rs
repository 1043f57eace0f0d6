//! The backups of the nights in their folder: each a file of rows, where the log stood, and which pieces of files it names.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Timestamp;
use schema::{Error, Result};
use store::{Head, Seal, Store};

use crate::files::vault::{self, Named, Vault};

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

    /// Takes the backup of an hour, unless it was taken; with the pieces that it names, whose copies are listed beside it.
    pub fn take(&self, store: &Store, seal: Option<&Seal>, copies: &Vault, due: Timestamp) -> Result<(PathBuf, Named)> {
        std::fs::create_dir_all(&self.0).map_err(|error| fault(&self.0, error))?;
        store::erase_partial_files(&self.0, BEGINS)?;
        let file = self.0.join(name(due));
        if let Some(named) = read_list(&file, copies) {
            return Ok((file, named));
        }
        // One whose pieces are not known may be closed to us: it is taken once more.
        erase(&file)?;
        let mut picked = vault::values_of_pieces();
        store
            .backup_with(&file, seal, &mut picked)?
            .keep(&beside(&file, HEAD))?;
        let (named, list) = (vault::pieces_from(picked)?, beside(&file, PIECES));
        std::fs::write(&list, list_lines(&named, copies)).map_err(|error| fault(&list, error))?;
        Ok((file, named))
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
            needed.extend(copies_of(&self.0.join(name))?);
        }
        Ok((names.len() as u64, needed))
    }
}

/// A line for each piece: the name of its copy, the piece itself, and its size where it is known.
fn list_lines(named: &Named, copies: &Vault) -> String {
    let line = |(piece, size): (&String, &Option<u64>)| {
        let size = size.map(|size| size.to_string()).unwrap_or_default();
        format!("{}\t{piece}\t{size}\n", copies.name(piece))
    };
    named.iter().map(line).collect()
}

/// What is listed beside a backup that was taken; none when it was not, or its copies are kept otherwise now.
fn read_list(backup: &Path, copies: &Vault) -> Option<Named> {
    if !backup.exists() {
        return None;
    }
    let list = std::fs::read_to_string(beside(backup, PIECES)).ok()?;
    let read = |line: &str| {
        let mut parts = line.split('\t');
        let (copy, piece) = (parts.next()?, parts.next()?);
        let size = parts.next().and_then(|size| size.parse().ok());
        (copies.name(piece) == copy).then(|| (piece.to_owned(), size))
    };
    list.lines().map(read).collect()
}

/// The copies that a backup needs: as they are listed, else as it says itself.
fn copies_of(backup: &Path) -> Result<Vec<String>> {
    let copy = |line: &str| line.split('\t').next().unwrap_or(line).to_owned();
    match std::fs::read_to_string(beside(backup, PIECES)) {
        Ok(list) => Ok(list.lines().map(copy).collect()),
        Err(_) => Ok(vault::pieces_in(&backup.into())?.into_keys().collect()),
    }
}

/// The heads that stand in a folder of backups.
pub fn kept_heads(folder: &Path) -> Vec<Head> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let heads = paths.filter(|path| path.extension().is_some_and(|ending| ending == "head"));
    heads.filter_map(|path| Head::from_file(&path)).collect()
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
