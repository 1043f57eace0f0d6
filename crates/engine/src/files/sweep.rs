//! What is left lying: uploads that nobody ended, files that nothing has used for long, objects without a row.

use std::collections::HashSet;

use jiff::{SignedDuration, Timestamp};
use schema::{Document, Label, Result};

use super::row::{self, FILES, State, part};
use super::{blob, chunk, upload};
use crate::routine::{CatchUp, Every, Routine};
use crate::{Cx, Engine, RequestContext, Rights};

/// How long an upload may rest, and an object be without a row.
const ABANDONED: SignedDuration = SignedDuration::from_hours(24);
/// How long a file is kept that nothing refers to: as long as its document may come back from the trash, and a day more
/// for files that were never used.
const UNUSED: SignedDuration = SignedDuration::from_hours(31 * 24);
/// How many files are taken away in one transaction.
const AT_ONCE: u64 = 100;

/// Sweeps the files.
pub(crate) static SWEEP: Routine = Routine {
    id: "files.sweep",
    label: Label::new(
        "تنظيف الملفات المتروكة",
        "Nettoyage des fichiers abandonnés",
        "Sweep of abandoned files",
    ),
    every: Every::Hour(20),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(sweep(engine)),
};

async fn sweep(engine: Engine) -> Result<u64> {
    match engine.inner.files.get() {
        Some(_) if !engine.has_kept_pace().await? => Ok(0),
        Some(_) => engine.sweep_files().await.map(|count| count as u64),
        None => Ok(0),
    }
}

impl Engine {
    /// Takes away what is left lying, once; how many objects went.
    pub async fn sweep_files(&self) -> Result<usize> {
        let (ctx, now) = (RequestContext::new(Rights::whole("sweep")), self.clock().now());
        let mut erased = 0;
        loop {
            let idle = self.transact(&ctx, "sweep files", move |cx| take_away(cx, now)).await?;
            if idle.is_empty() {
                break;
            }
            self.erase_objects(&idle).await;
            erased += idle.len();
        }
        let orphans = self.orphans(now).await?;
        self.erase_objects(&orphans).await;
        Ok(erased + orphans.len())
    }

    /// The objects that no row has named for a day.
    async fn orphans(&self, now: Timestamp) -> Result<Vec<String>> {
        if !self.may_erase_objects().await? {
            return Ok(Vec::new());
        }
        let mut old = Vec::new();
        let note = |one: store::Stored| {
            if one.at < now - ABANDONED {
                old.push(one.key);
            }
        };
        self.files()?.objects.each(note).await?;
        let mut orphans = Vec::new();
        for some in old.chunks(500) {
            let some = some.to_vec();
            orphans.extend(self.read(move |cx| unreferenced_keys(cx, some)).await?);
        }
        Ok(orphans)
    }
}

/// Deletes rows whose time has come; the keys that nothing names any more.
fn take_away(cx: &mut Cx<'_>, now: Timestamp) -> Result<Vec<String>> {
    let loose = |state, age| [row::STATE.eq(state), row::LOOSE_SINCE.lt(now - age)];
    let unused = cx.find(&FILES, loose(State::Whole, UNUSED), AT_ONCE)?;
    let resting = cx.find(&FILES, loose(State::Uploading, ABANDONED), AT_ONCE)?;
    let mut idle = Vec::new();
    for file in unused {
        idle.extend(upload::undo(cx, &file.id)?);
    }
    for file in resting {
        let parts = chunk::uploaded_chunks(cx, &file.id)?;
        let latest = parts.iter().map(|one| &one.created_at).max();
        if latest.is_none_or(|latest| *latest < schema::wire_instant(now - ABANDONED)) {
            idle.extend(upload::undo(cx, &file.id)?);
        }
    }
    Ok(idle)
}

/// Those of the keys that neither a file nor a piece names.
fn unreferenced_keys(cx: &Cx<'_>, keys: Vec<String>) -> Result<Vec<String>> {
    let ids: HashSet<String> = keys
        .iter()
        .filter_map(|key| blob::file_of(key))
        .map(str::to_owned)
        .collect();
    let ids: Vec<String> = ids.into_iter().collect();
    let mut named: HashSet<String> = HashSet::new();
    let files: Vec<Document> = cx.many(&FILES, &ids)?;
    for file in files {
        named.extend(file.get(row::OBJECTS).unwrap_or_default());
        for one in chunk::uploaded_chunks(cx, &file.id)? {
            named.extend(one.get(part::OBJECT));
        }
    }
    Ok(keys.into_iter().filter(|key| !named.contains(key)).collect())
}
