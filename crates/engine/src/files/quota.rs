//! How much is taken: from one person without a document, and from the disk at all.

use std::path::PathBuf;

use schema::{Result, error_codes};
use store::{Measure, disk};

use super::row::{BUCKET, FILES, LOOSE_SINCE, SIZE, UPLOADER};
use crate::{Cx, Engine};

/// How many bytes one person may send that no document uses yet: the largest file a few times over.
pub(crate) const LOOSE: u64 = 500 << 20;

/// What must stay free on the disk that files are kept on.
#[derive(Clone, Debug)]
pub struct Reserve {
    /// A folder on it.
    pub folder: PathBuf,
    /// So many bytes.
    pub bytes: u64,
}

impl Engine {
    /// Refuses bytes that would leave less than the reserve: rows must go on being written when no file can.
    pub fn has_room(&self, bytes: u64) -> Result<()> {
        let Some(reserve) = &self.files()?.reserve else {
            return Ok(());
        };
        let free = disk::free(&reserve.folder);
        if free.is_some_and(|free| free < reserve.bytes.saturating_add(bytes)) {
            return Err(error_codes::STORAGE_FULL.into());
        }
        Ok(())
    }
}

/// Refuses a file with which the caller would have sent too much that no document uses.
pub(super) fn within_quota(cx: &Cx<'_>, size: u64) -> Result<()> {
    let rights = cx.who();
    if rights.is_key {
        return Ok(());
    }
    let sent = [UPLOADER.eq(rights.who.as_str()), LOOSE_SINCE.is_not_null()];
    let measures = vec![Measure::Sum(FILES.need(SIZE)?)];
    let groups = cx.groups(&FILES, sent, FILES.need(BUCKET)?, measures)?;
    let sums = groups
        .iter()
        .filter_map(|group| group.measures.first().copied().flatten());
    let sent: u64 = sums.filter_map(|sum| u64::try_from(sum).ok()).sum();
    if sent + size > LOOSE {
        return Err(error_codes::STORAGE_QUOTA.rejection().arg("most", LOOSE >> 20).into());
    }
    Ok(())
}
