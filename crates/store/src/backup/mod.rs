//! Backups: one portable file for both engines, taken in one snapshot beside a server at work.
//!
//! Lines of JSON: a heading, the columns of each table, the rows of each, and at the end how many lines and their hash, so that a file that was cut or changed is refused.
//! All of it may be encrypted (`seal.rs`); only then the heading carries the house key.

mod load;
mod partial;
mod read;
mod seal;
#[cfg(test)]
mod tests;
mod unfinished;
mod values;
mod write;

use std::path::Path;
use std::time::Duration;

use jiff::Timestamp;
use schema::{Collection, Error, Result};

use crate::connection::{Connection, Use};
use crate::existing_schema::ExistingSchema;
use crate::head::Head;
use crate::identity::Identity;
use crate::shared::Shared;
use crate::take_out::take_out;
use crate::{Dialect, Migration, Store, StoreLocation, disk_space, sync, writer_lock};

pub use partial::erase_partial_files;
pub use read::BackupFile;
pub use seal::{Keyring, Seal};
pub use unfinished::begin_restore;
pub(crate) use unfinished::{end_restore, refuse_unfinished};
pub use values::BackedUpValues;
pub(crate) use write::write;

/// The form of the file.
const FORM: u64 = 1;

impl Store {
    /// Writes a backup, whole or not at all, and tells where the log ended in it. Refuses to replace a file, and to fill
    /// the disk. Blocks.
    pub fn backup(&self, file: &Path) -> Result<Head> {
        self.backup_with(file, None, &mut [])
    }

    /// The same, encrypted when there is a seal; values are picked on the way, for nobody here may be able to read it again.
    pub fn backup_with(&self, file: &Path, seal: Option<&Seal>, picked: &mut [BackedUpValues]) -> Result<Head> {
        let place = self.location();
        apart(|| {
            if file.exists() {
                return Err(Error::Fault(format!("{} exists already", file.display())));
            }
            let mut db = place.connect(Use::Whole)?;
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            disk_space::refuse_if_short(folder.unwrap_or(Path::new(".")), size(&mut *db)?)?;
            write(&mut *db, file, seal, picked)
        })
    }

    /// Refuses a backup that is not whole, and a place that is not empty. Take the folder's lock first. Blocks.
    pub fn refuse_restore(place: &StoreLocation, file: impl Into<BackupFile>) -> Result<()> {
        let file = file.into();
        apart(|| {
            read::verify(&file)?;
            let mut db = place.connect(Use::Restore)?;
            if ExistingSchema::read(&mut *db)?.is_empty() {
                return Ok(());
            }
            Err(Error::Fault(
                "there is a store already; restore into a new data folder or an empty database".to_owned(),
            ))
        })
    }

    /// Fills an empty place from a backup, whichever engine it came from; then the schema is brought up. What comes of it
    /// is a store of its own. Until it is whole, nothing opens the place. Take the folder's lock first. Blocks.
    pub fn restore(
        place: &StoreLocation,
        file: impl Into<BackupFile>,
        catalogue: &'static [&'static Collection],
        migrations: &'static [Migration],
        now: Timestamp,
    ) -> Result<()> {
        let (file, folder) = (file.into(), place.folder());
        std::fs::create_dir_all(folder)
            .map_err(|cause| Error::fault(&format!("making the data folder {}", folder.display()), cause))?;
        Store::refuse_restore(place, file.clone())?;
        begin_restore(folder, true)?;
        apart(|| {
            let mut db = place.connect(Use::Restore)?;
            fill(&mut *db, &file, folder, &Shared::new(catalogue), migrations, now)
        })?;
        end_restore(folder)
    }
}

/// Fills the database in one transaction.
fn fill(
    db: &mut dyn Connection,
    file: &BackupFile,
    folder: &Path,
    shared: &Shared,
    migrations: &'static [Migration],
    now: Timestamp,
) -> Result<()> {
    writer_lock::take(db, Duration::MAX)?;
    let filled = load::load(db, file, shared)
        .and_then(|()| ExistingSchema::read(db))
        .and_then(|existing| take_out(db, &existing, migrations, folder))
        .and_then(|()| sync::apply(db, shared, migrations, now))
        .and_then(|()| load::check_links(db))
        .and_then(|()| Identity::renew(db, now));
    db.script(if filled.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
    filled
}

/// On a thread of its own: PostgreSQL's blocking client may not run inside an asynchronous one.
pub(crate) fn apart<R: Send>(f: impl FnOnce() -> Result<R> + Send) -> Result<R> {
    std::thread::scope(|scope| {
        let working = scope.spawn(f);
        working
            .join()
            .unwrap_or_else(|_| Err(Error::Fault("a thread of the store panicked".to_owned())))
    })
}

/// The size of the database in bytes; a backup takes less, for it holds no indexes.
fn size(db: &mut dyn Connection) -> Result<u64> {
    let text = match db.dialect() {
        Dialect::Sqlite => "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
        Dialect::Postgres => "SELECT pg_database_size(current_database())",
    };
    let mut size = 0;
    db.rows(&crate::sql::Sql::of(db.dialect(), text, []), &mut |cells| {
        size = cells.int(0).and_then(|size| u64::try_from(size).ok()).unwrap_or(0);
        Ok(())
    })?;
    Ok(size)
}
