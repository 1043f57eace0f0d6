//! Where a store lives, and who may serve it.

use std::fs::File;
use std::path::{Path, PathBuf};

use schema::{Error, Result};

use crate::connection::{Connection, Use};
use crate::postgresql::Postgres;
use crate::sqlite::Sqlite;

/// Where a store lives. The folder holds the database file (SQLite), the backups and the lock.
#[derive(Clone, Debug)]
pub enum StoreLocation {
    /// A folder with the file `diwan.db`.
    Folder(PathBuf),
    /// A PostgreSQL database.
    Postgres {
        /// `postgres://user@host:port/database`.
        url: String,
        /// For backups and the lock.
        folder: PathBuf,
    },
}

impl StoreLocation {
    /// The folder.
    pub fn folder(&self) -> &Path {
        match self {
            StoreLocation::Folder(folder) | StoreLocation::Postgres { folder, .. } => folder,
        }
    }

    /// The database file of SQLite.
    pub(crate) fn file(folder: &Path) -> PathBuf {
        folder.join("diwan.db")
    }

    pub(crate) fn connect(&self, purpose: Use) -> Result<Box<dyn Connection>> {
        match self {
            StoreLocation::Folder(folder) => Ok(Box::new(Sqlite::open(&StoreLocation::file(folder), purpose)?)),
            StoreLocation::Postgres { url, .. } => Ok(Box::new(Postgres::connect(url, purpose)?)),
        }
    }
}

/// The lock of a data folder, held as long as this value lives.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

/// Takes the lock of a data folder, for `serve` and `restore`. A second one is refused.
pub fn lock(folder: &Path) -> Result<FolderLock> {
    let path = folder.join("lock");
    let locking = |cause: std::io::Error| Error::fault(&format!("locking the data folder {}", folder.display()), cause);
    std::fs::create_dir_all(folder).map_err(locking)?;
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(locking)?;
    match file.try_lock() {
        Ok(()) => Ok(FolderLock { _file: file }),
        Err(std::fs::TryLockError::WouldBlock) => Err(Error::Fault(format!(
            "another diwan is serving the data folder {}; stop it first",
            folder.display()
        ))),
        Err(std::fs::TryLockError::Error(cause)) => Err(locking(cause)),
    }
}
