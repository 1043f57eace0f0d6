//! Each night a share of all files is read: bytes that a disk has lost or changed are known before somebody needs them.

use jiff::Timestamp;
use schema::{Label, Result};

use super::check::{LostFile, Share};
use crate::routine::{CatchUp, Every, Routine};
use crate::{Engine, RequestContext, Rights, Warning};

/// Every file is read once in so many nights.
const NIGHTS: u32 = 28;
/// So many are named in a warning.
const NAMED: usize = 5;

/// Reads the files.
pub(crate) static VERIFY: Routine = Routine {
    id: "files.verify",
    label: Label::new("التحقق من الملفات", "Vérification des fichiers", "Check of the files"),
    every: Every::Day(4, 10),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, due| Box::pin(verify(engine, due)),
};

async fn verify(engine: Engine, due: Timestamp) -> Result<u64> {
    if engine.inner.files.get().is_none() {
        return Ok(0);
    }
    let night = due.as_second().div_euclid(24 * 60 * 60).rem_euclid(i64::from(NIGHTS));
    let share = Share {
        part: u32::try_from(night).unwrap_or(0),
        of: NIGHTS,
    };
    let mut lost = engine.check_files().await?;
    let (count, damaged) = engine.hash_files(Some(share)).await?;
    lost.extend(damaged);
    lost.sort_unstable();
    lost.dedup_by(|one, other| one.id == other.id);
    let lost = engine.repair(lost).await?;
    if !lost.is_empty() {
        engine.warn_of(lost).await?;
    }
    Ok(count)
}

impl Engine {
    /// Brings lost bytes back out of the copies of the nights; those that are in none of them.
    async fn repair(&self, lost: Vec<LostFile>) -> Result<Vec<LostFile>> {
        let Some(vault) = self.vault()? else { return Ok(lost) };
        let mut left = Vec::new();
        for file in lost {
            if self.bring_back(&file.id, &vault).await? {
                tracing::warn!(
                    file = file.id,
                    why = file.why,
                    "a file was brought back out of its copy"
                );
            } else {
                left.push(file);
            }
        }
        Ok(left)
    }

    /// Has administrators told that the change log lacks what was written to it.
    pub async fn warn_of_cut_log(&self, what: String) -> Result<()> {
        let warn = move |cx: &mut crate::Cx<'_>| (cx.inner.hooks.warned)(cx, &Warning::LogCut { what: &what });
        self.transact(&RequestContext::new(Rights::whole("engine")), "warn of the log", warn)
            .await
    }

    async fn warn_of(&self, lost: Vec<LostFile>) -> Result<()> {
        for file in &lost {
            tracing::error!(file = file.id, why = file.why, "the bytes of a file are lost");
        }
        let names: Vec<String> = lost.iter().take(NAMED).map(|file| file.name.clone()).collect();
        let count = lost.len();
        let warn = move |cx: &mut crate::Cx<'_>| {
            let warning = Warning::FilesLost { count, names: &names };
            (cx.inner.hooks.warned)(cx, &warning)
        };
        self.transact(
            &RequestContext::new(Rights::whole("engine")),
            "warn of lost files",
            warn,
        )
        .await
    }
}
