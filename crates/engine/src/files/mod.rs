//! Files: pieces come in, content is judged, a row makes them one; whoever may read what refers to a file may read it.
//!
//! Bytes are written and synced under keys that nobody used before, then the row commits: an acknowledged file is
//! whole, and one that was not acknowledged is not there. Erasing goes the other way round. What a crash leaves without
//! a row is swept a day later.

mod access;
mod antivirus;
mod blob;
mod cached;
mod check;
mod chunk;
mod deposit;
mod encrypted_chunk;
pub(crate) mod events;
mod inspect;
mod inspection;
pub mod link;
mod owner;
pub(crate) mod pending;
mod preview;
mod quota;
mod read;
mod reference;
mod row;
mod sealed;
mod sweep;
mod turn;
pub(crate) use sweep::SWEEP;
mod upload;
pub mod vault;
mod verify;
pub(crate) use verify::VERIFY;

use std::sync::Mutex;

use bytes::Bytes;
use futures_util::Stream;
use papers::content::Content;
use schema::{ErrorCode, Label, Result, error_codes};
use store::Objects;
use tokio::sync::{Semaphore, SemaphorePermit};

pub use antivirus::Clamd;
pub use check::{LostFile, Share};
pub use chunk::{Chunk, Gather, Span};
pub use deposit::Deposit;
pub use inspection::{DepositContent, Inspection, NoRefusal, Unquestioned, inspection_task};
pub use papers::content;
pub use papers::picture::{self, Gravity, Look};
pub use preview::Preview;
pub use quota::Reserve;
pub use read::Opened;
pub(crate) use reference::follow;
pub(crate) use row::BUCKET;
pub use row::{FILE_REFS, FILES, PARTS};
pub use upload::{Incoming, Received};

use crate::Engine;
use crate::child::ChildTask;
use cached::Cached;
use turn::CallerTurns;

/// Size of every piece of a file but its last, in bytes: what the official clients cut files into (`docs/protocol.md` §6.3).
pub const PIECE: u64 = 5 << 20;
/// Greatest size of a picture that is decoded, in bytes.
const LARGEST_PICTURE: u64 = 32 << 20;
/// What processes of their own do for files, whatever refers to them.
pub const CHILD_TASKS: &[ChildTask] = &[inspect::REWRITE, preview::PREVIEW, inspection_task::<Unquestioned>()];
/// How many files that were sent are judged at once.
const WORKERS: usize = 2;

/// A place for files of one purpose (`docs/model.md`, Buckets).
pub struct Bucket {
    /// The wire id.
    pub id: &'static str,
    /// What it is called.
    pub name: Label,
    /// What it holds, and how large that may be, in bytes.
    pub holds: &'static [(&'static [Content], u64)],
}

impl Bucket {
    /// The greatest size of anything it holds, in bytes.
    pub fn most(&self) -> u64 {
        self.holds.iter().map(|(_, most)| *most).max().unwrap_or(0)
    }

    /// The endings that names of its files may have.
    pub fn endings(&self) -> Vec<&'static str> {
        let mut endings: Vec<&str> = self.contents().flat_map(Content::endings).copied().collect();
        endings.sort_unstable();
        endings.dedup();
        endings
    }

    /// The greatest size of such content, in bytes; none when it does not hold it.
    fn limit(&self, content: Content) -> Option<u64> {
        let holds = self.holds.iter().find(|(contents, _)| contents.contains(&content));
        holds.map(|(_, most)| *most)
    }

    fn contents(&self) -> impl Iterator<Item = Content> {
        self.holds.iter().flat_map(|(contents, _)| *contents).copied()
    }
}

/// Where the bytes of files are, and the buckets there are.
pub struct Files {
    pub(crate) objects: Objects,
    buckets: &'static [Bucket],
    workers: Semaphore,
    previews: CallerTurns,
    /// Files of strangers, which no clerk waits for.
    strangers: CallerTurns,
    cached: Mutex<Cached>,
    clamd: Option<Clamd>,
    reserve: Option<Reserve>,
}

impl Files {
    /// Files in these buckets, their bytes there.
    pub fn new(objects: Objects, buckets: &'static [Bucket]) -> Self {
        Files {
            objects,
            buckets,
            workers: Semaphore::new(WORKERS),
            previews: CallerTurns::default(),
            strangers: CallerTurns::default(),
            cached: Mutex::default(),
            clamd: None,
            reserve: None,
        }
    }

    /// With somebody who looks for viruses in whatever is sent.
    #[must_use]
    pub fn with_clamd(mut self, clamd: Option<Clamd>) -> Self {
        self.clamd = clamd;
        self
    }

    /// With room on the disk that files leave to the rows.
    #[must_use]
    pub fn with_reserve(mut self, reserve: Option<Reserve>) -> Self {
        self.reserve = reserve;
        self
    }

    /// Refuses content that carries a virus, when there is somebody who can tell.
    async fn look_for_viruses(&self, content: impl Stream<Item = Result<Bytes>> + Send) -> Result<()> {
        match &self.clamd {
            Some(clamd) => clamd.scan(content).await,
            None => Ok(()),
        }
    }

    /// A turn among the few that judge at once, so that pictures never take all memory.
    async fn worker(&self) -> Result<SemaphorePermit<'_>> {
        let turn = self.workers.acquire().await;
        turn.map_err(|error| schema::Error::fault("waiting for a worker", error))
    }

    /// Does what takes long on a thread of its own; few at once.
    async fn work<R: Send + 'static>(&self, f: impl FnOnce() -> R + Send + 'static) -> Result<R> {
        let _turn = self.worker().await?;
        tokio::task::spawn_blocking(f)
            .await
            .map_err(|error| schema::Error::fault("working on a file", error))
    }
}

impl Engine {
    /// With a place for files; the one given first stays.
    pub fn with_files(self, files: Files) -> Self {
        drop(self.inner.files.set(files));
        self
    }

    pub(crate) fn files(&self) -> Result<&Files> {
        let missing = || schema::Error::Fault("this engine was given no place for files".to_owned());
        self.inner.files.get().ok_or_else(missing)
    }

    /// All buckets.
    pub fn buckets(&self) -> Result<&'static [Bucket]> {
        Ok(self.files()?.buckets)
    }

    /// Whether what is sent is looked at for viruses.
    pub fn has_antivirus(&self) -> Result<bool> {
        Ok(self.files()?.clamd.is_some())
    }

    /// The bucket of that id.
    pub fn bucket(&self, id: &str) -> Result<&'static Bucket> {
        let found = self.files()?.buckets.iter().find(|bucket| bucket.id == id);
        found.ok_or_else(|| error_codes::BUCKET_NOT_FOUND.into())
    }
}

/// The refusal of a file that is too large; in megabytes, as people count.
fn too_large(most: u64) -> schema::Error {
    const REJECT: ErrorCode = error_codes::FILE_TOO_LARGE;
    REJECT.rejection().arg("most", most >> 20).into()
}
