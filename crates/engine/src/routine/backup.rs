//! A backup each night, with the bytes of files, and how long it is kept.

use std::collections::HashSet;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Timestamp;
use schema::{Error, Label, Result};
use store::{Objects, Seal};

use super::retention::Kept;
use super::{CatchUp, Every, Routine};
use crate::files::vault::{self, CopyKey, Named, Vault};
use crate::{Cx, Engine, RequestContext, Rights, Warning};

/// Takes a backup and lets the oldest go.
/// Its id.
pub(super) const ROUTINE_ID: &str = "backup";

pub(super) static ROUTINE: Routine = Routine {
    id: ROUTINE_ID,
    label: Label::new("نسخ احتياطي للمعطيات", "Sauvegarde", "Backup"),
    every: Every::Day(2, 30),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, due| Box::pin(back_up(engine, due)),
};

/// Where backups are put, and how many are kept.
#[derive(Clone, Debug)]
pub struct Backups {
    folder: Arc<Path>,
    kept: usize,
    bucket: Option<Objects>,
    seal: Option<(Seal, CopyKey)>,
    of: Arc<[PathBuf]>,
}

impl Backups {
    /// Backups in a folder, which is made when it is not there; the last `kept` of them stay, at least one.
    pub fn new(folder: PathBuf, kept: usize) -> Self {
        Backups {
            folder: folder.into(),
            kept: kept.max(1),
            bucket: None,
            seal: None,
            of: Arc::default(),
        }
    }

    /// With a place elsewhere that has a copy of each, and the copies of the bytes of files.
    #[must_use]
    pub fn with_bucket(mut self, bucket: Option<Objects>) -> Self {
        self.bucket = bucket;
        self
    }

    /// Encrypted, the copies of the bytes of files under a key that follows from what the backup carries.
    #[must_use]
    pub fn with_seal(mut self, seal: Option<(Seal, CopyKey)>) -> Self {
        self.seal = seal;
        self
    }

    /// With the folders that they are backups of: those should be on another disk.
    #[must_use]
    pub fn of(mut self, folders: Vec<PathBuf>) -> Self {
        self.of = folders.into();
        self
    }

    /// Where the copies of the bytes of files are.
    fn vault(&self) -> Result<Vault> {
        let place = match &self.bucket {
            Some(bucket) => bucket.clone(),
            None => Objects::folder(&self.folder.join("files"))?,
        };
        Ok(Vault::new(place, self.seal.as_ref().map(|(_, key)| key.clone())))
    }

    /// Whether a disk that fails takes the backups along.
    fn is_beside_data(&self) -> bool {
        let disk = |folder: &Path| std::fs::metadata(folder).map(|found| found.dev()).ok();
        let own = disk(&self.folder);
        self.bucket.is_none() && own.is_some() && self.of.iter().any(|folder| disk(folder) == own)
    }
}

impl Engine {
    /// With a place for backups; the one given first stays.
    pub fn with_backups(self, backups: Backups) -> Self {
        drop(self.inner.backups.set(backups));
        self
    }

    /// Where the nights' copies of the bytes of files are, where there are any.
    pub(crate) fn vault(&self) -> Result<Option<Vault>> {
        self.inner.backups.get().map(Backups::vault).transpose()
    }

    /// Makes the copies of the nights this store's own, because the one whose they were is no more.
    pub async fn take_backups_over(&self) -> Result<()> {
        match self.vault()? {
            Some(vault) => vault.objects().give_to(&self.store().identity().id).await,
            None => Ok(()),
        }
    }
}

impl Cx<'_> {
    /// How many backups of the nights are kept; none where none are made.
    pub fn backups_kept(&self) -> Option<usize> {
        self.inner.backups.get().map(|backups| backups.kept)
    }
}

/// Takes one; answers how many there are. None is taken where the configuration names no folder.
async fn back_up(engine: Engine, due: Timestamp) -> Result<u64> {
    let Some(backups) = engine.inner.backups.get().cloned() else {
        return Ok(0);
    };
    let (kept, vault) = (Kept::new(backups.folder.clone()), backups.vault()?);
    let seal = backups.seal.as_ref().map(|(seal, _)| seal.clone());
    let (store, rows, copies) = (engine.store().clone(), kept.clone(), vault.clone());
    let (file, named) = blocking(move || rows.take(&store, seal.as_ref(), &copies, due)).await?;
    if engine.inner.files.get().is_some() {
        copy_files(&engine, &backups, &named, &vault).await?;
    }
    let vault = vault.objects();
    let is_own = is_own(&engine, vault).await?;
    if let Some(bucket) = &backups.bucket {
        if !is_own {
            return Err(Error::Fault(
                "the bucket of backups belongs to another store".to_owned(),
            ));
        }
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        bucket.put_file(&name, &file).await?;
    }
    let (now, most) = (engine.clock().now(), backups.kept);
    let (left, named) = blocking(move || kept.let_go(now, most)).await?;
    if is_own {
        erase_unnamed(vault, &named).await?;
    } else {
        tracing::warn!("the copies of files belong to another store: nothing of them is erased");
    }
    if backups.is_beside_data() {
        tell_beside(&engine, &backups.folder).await?;
    }
    Ok(left)
}

async fn copy_files(engine: &Engine, backups: &Backups, named: &Named, vault: &Vault) -> Result<()> {
    let missing = vault::missing(named, vault).await?;
    if backups.bucket.is_none() {
        store::refuse_if_short(&backups.folder, missing.values().flatten().sum())?;
    }
    let copied = vault::copy(&missing, &engine.objects()?.clone().into(), vault).await?;
    if !copied.lost.is_empty() {
        tracing::error!(files = ?copied.lost, "files were not backed up: their bytes are lost");
    }
    Ok(())
}

/// Whether the copies are this store's; they become so while they are nobody's.
async fn is_own(engine: &Engine, vault: &Objects) -> Result<bool> {
    let own = &engine.store().identity().id;
    match vault.owner().await? {
        Some(owner) => Ok(owner == *own),
        None => vault.give_to(own).await.map(|()| true),
    }
}

/// Erases what no backup that is left names.
async fn erase_unnamed(vault: &Objects, named: &HashSet<String>) -> Result<()> {
    let mut unnamed = Vec::new();
    let note = |one: store::Stored| {
        if !named.contains(&one.key) {
            unnamed.push(one.key);
        }
    };
    vault.each(note).await?;
    for key in unnamed {
        vault.erase(&key).await?;
    }
    Ok(())
}

async fn tell_beside(engine: &Engine, folder: &Path) -> Result<()> {
    let folder = folder.display().to_string();
    tracing::warn!(
        folder,
        "the backups are on the disk of the data: it takes them along when it fails"
    );
    let warn = move |cx: &mut crate::Cx<'_>| {
        let warning = Warning::BackupBesideData { folder: &folder };
        (cx.inner.hooks.warned)(cx, &warning)
    };
    engine
        .transact(&RequestContext::new(Rights::whole("engine")), "warn of backups", warn)
        .await
}

async fn blocking<R: Send + 'static>(work: impl FnOnce() -> Result<R> + Send + 'static) -> Result<R> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| Error::fault("taking a backup", error))?
}
