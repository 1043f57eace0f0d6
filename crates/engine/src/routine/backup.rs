//! A backup each night, and how long it is kept.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Timestamp;
use schema::{Error, Label, Result};

use super::{Every, Missed, Routine};
use crate::Engine;

/// Takes a backup and lets the oldest go.
pub(super) static ROUTINE: Routine = Routine {
    id: "backup",
    label: Label::new("نسخ احتياطي للبيانات", "Sauvegarde", "Backup"),
    every: Every::Day(2, 30),
    missed: Missed::Latest,
    work: |engine, due| Box::pin(back_up(engine, due)),
};

const BEGINS: &str = "diwan-";
const ENDS: &str = ".backup";

/// Where backups are put, and how many are kept.
#[derive(Clone, Debug)]
pub struct Backups {
    folder: Arc<Path>,
    kept: usize,
}

impl Backups {
    /// Backups in a folder, which is made when it is not there; the last `kept` of them stay, at least one.
    pub fn new(folder: PathBuf, kept: usize) -> Self {
        Backups {
            folder: folder.into(),
            kept: kept.max(1),
        }
    }
}

/// Takes one; answers how many there are. None is taken where the configuration names no folder.
async fn back_up(engine: Engine, due: Timestamp) -> Result<u64> {
    let Some(backups) = engine.hall.backups.get().cloned() else {
        return Ok(0);
    };
    let store = engine.store().clone();
    let taken = tokio::task::spawn_blocking(move || {
        let folder = &backups.folder;
        std::fs::create_dir_all(folder).map_err(|error| fault(folder, error))?;
        let file = folder.join(name(due));
        // It stands when the run is told of twice.
        if !file.exists() {
            store.backup(&file)?;
        }
        backups.let_go()
    });
    taken.await.map_err(|error| Error::fault("taking a backup", error))?
}

/// `diwan-2026-11-20T02-30-00.backup`: names in the order of time, good on every file system.
fn name(due: Timestamp) -> String {
    let moment = schema::moment_in_morocco(due).strftime("%Y-%m-%dT%H-%M-%S");
    format!("{BEGINS}{moment}{ENDS}")
}

impl Backups {
    /// Erases all but the newest; how many stay.
    fn let_go(&self) -> Result<u64> {
        let folder = &self.folder;
        let mut ours = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(|error| fault(folder, error))? {
            let name = entry.map_err(|error| fault(folder, error))?.file_name();
            let is_ours = |name: &str| name.starts_with(BEGINS) && name.ends_with(ENDS);
            ours.extend(name.into_string().ok().filter(|name| is_ours(name)));
        }
        ours.sort_unstable();
        let surplus = ours.len().saturating_sub(self.kept);
        for name in ours.drain(..surplus) {
            let file = folder.join(name);
            std::fs::remove_file(&file).map_err(|error| fault(&file, error))?;
        }
        Ok(ours.len() as u64)
    }
}

fn fault(at: &Path, error: std::io::Error) -> Error {
    Error::fault(&format!("keeping backups in {}", at.display()), error)
}
