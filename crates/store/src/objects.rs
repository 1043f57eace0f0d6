//! The bytes of files: a folder, or an S3-compatible store.
//!
//! An object is written whole under a key that nobody used before, and never changed: what a committed row names is
//! there for good. In a folder an object is written aside, synced, and then named.

use std::io::ErrorKind;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::{Stream, TryStreamExt as _, stream};
use jiff::Timestamp;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::prefix::PrefixStore;
use object_store::{GetOptions, ObjectStore, ObjectStoreExt as _, PutPayload, WriteMultipart};
// Its TLS is what the client of S3 uses: without naming it here the crate would not stand alone.
use reqwest as _;
use schema::{Error, Result, error_codes};
use tokio::io::AsyncReadExt as _;

use crate::log_throttle::LogThrottle;

mod address;
mod owner;

use address::Address;

/// How many bytes of an object are in memory at once while it is read.
const BLOCK: u64 = 1 << 20;
/// How many bytes of a file are read at once while it is stored.
const PART: usize = 1 << 20;

/// A store of objects. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Objects(Arc<dyn ObjectStore>);

/// What several objects hold one after another: each of `piece` bytes but the last.
#[derive(Clone, Debug)]
pub struct Pieces {
    /// Their keys, in order.
    pub keys: Arc<[String]>,
    /// The size of each but the last.
    pub piece: u64,
    /// The size of all together.
    pub size: u64,
}

impl Pieces {
    /// How large the piece at a place must be; none beyond the last.
    pub fn size_at(&self, at: usize) -> Option<u64> {
        self.keys.get(at)?;
        let before = (at as u64).checked_mul(self.piece)?;
        let rest = self.size.checked_sub(before)?;
        Some(if at + 1 == self.keys.len() { rest } else { self.piece })
    }
}

/// An object as a sweep sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its key.
    pub key: String,
    /// Its size in bytes.
    pub size: u64,
    /// When it was written.
    pub at: Timestamp,
}

impl Objects {
    /// A folder, made when there is none.
    pub fn folder(folder: &Path) -> Result<Objects> {
        let opening = |cause: &dyn std::fmt::Display| {
            Error::Fault(format!("opening the folder of files {}: {cause}", folder.display()))
        };
        std::fs::create_dir_all(folder).map_err(|cause| opening(&cause))?;
        let files = LocalFileSystem::new_with_prefix(folder).map_err(|cause| opening(&cause))?;
        Ok(Objects(Arc::new(files.with_fsync(true))))
    }

    /// An S3-compatible store when it begins with `s3://`, else a folder.
    pub fn open(place: &str) -> Result<Objects> {
        if place.starts_with("s3://") {
            Objects::at(place)
        } else {
            Objects::folder(Path::new(place))
        }
    }

    /// An S3-compatible store: `s3://KEY:SECRET@bucket/prefix?endpoint=http://host:9000&region=…`. Without a key the
    /// usual `AWS_…` settings of the surroundings serve. Errors never name the secret.
    pub fn at(url: &str) -> Result<Objects> {
        let address = Address::read(url).map_err(|wrong| Error::Fault(format!("files: {wrong}")))?;
        let mut s3 = AmazonS3Builder::from_env().with_bucket_name(&address.bucket);
        if let Some((key, secret)) = &address.credentials {
            s3 = s3.with_access_key_id(key).with_secret_access_key(secret);
        }
        if let Some(region) = &address.region {
            s3 = s3.with_region(region);
        }
        if let Some(endpoint) = &address.endpoint {
            s3 = s3
                .with_endpoint(endpoint)
                .with_allow_http(endpoint.starts_with("http://"));
        }
        let s3 = s3
            .build()
            .map_err(|cause| Error::fault("opening the store of files", cause))?;
        Ok(if address.prefix.is_empty() {
            Objects(Arc::new(s3))
        } else {
            Objects(Arc::new(PrefixStore::new(s3, address.prefix)))
        })
    }

    /// Writes an object; when this returns, it is safe on the disk.
    pub async fn put(&self, key: &str, content: Vec<Bytes>) -> Result<()> {
        let content: PutPayload = content.into_iter().collect();
        let put = self.0.put(&key.into(), content).await;
        put.map(drop).map_err(write_error)
    }

    /// Writes a file under a key, a part in memory at a time.
    pub async fn put_file(&self, key: &str, file: &Path) -> Result<()> {
        let fault = |cause: &dyn std::fmt::Display| Error::fault(&format!("storing {}", file.display()), cause);
        let mut reading = tokio::fs::File::open(file).await.map_err(|cause| fault(&cause))?;
        let begun = self.0.put_multipart(&key.into()).await.map_err(|cause| fault(&cause))?;
        let mut writing = WriteMultipart::new(begun);
        let mut block = vec![0; PART];
        loop {
            let read = reading.read(&mut block).await.map_err(|cause| fault(&cause))?;
            if read == 0 {
                break;
            }
            writing.wait_for_capacity(2).await.map_err(|cause| fault(&cause))?;
            writing.write(block.get(..read).unwrap_or_default());
        }
        writing.finish().await.map(drop).map_err(|cause| fault(&cause))
    }

    /// A range of an object that must have a size, whole in memory. Bytes that are gone or cut are lost, and refused as such.
    async fn block(&self, key: &str, range: Range<u64>, size: u64) -> Result<Bytes> {
        let options = GetOptions::new().with_range(Some(range));
        let found = match self.0.get_opts(&key.into(), options).await {
            Ok(found) if found.meta.size == size => found.bytes().await,
            Ok(found) => return Err(lost_object(key, &format!("it has {} bytes of {size}", found.meta.size))),
            Err(cause) => Err(cause),
        };
        match found {
            Ok(bytes) => Ok(bytes),
            Err(cause) => match self.0.head(&key.into()).await {
                Ok(meta) if meta.size == size => Err(read_error(cause)),
                Ok(meta) => Err(lost_object(key, &format!("it has {} bytes of {size}", meta.size))),
                Err(object_store::Error::NotFound { .. }) => Err(lost_object(key, "it is gone")),
                Err(_) => Err(read_error(cause)),
            },
        }
    }

    /// All of an object; none when there is no such object.
    pub async fn whole(&self, key: &str) -> Result<Option<Bytes>> {
        match self.0.get(&key.into()).await {
            Ok(found) => found.bytes().await.map(Some).map_err(read_error),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(cause) => Err(read_error(cause)),
        }
    }

    /// Erases an object; gone already is fine.
    pub async fn erase(&self, key: &str) -> Result<()> {
        match self.0.delete(&key.into()).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(cause) => Err(Error::fault("erasing a file", cause)),
        }
    }

    /// A range of what pieces hold. One block is in memory at a time.
    pub fn stream(&self, pieces: Pieces, range: Range<u64>) -> impl Stream<Item = Result<Bytes>> + Send + 'static {
        let objects = self.clone();
        stream::try_unfold(range, move |left| {
            let (objects, pieces) = (objects.clone(), pieces.clone());
            async move {
                if left.is_empty() {
                    return Ok(None);
                }
                let (at, inside) = (left.start / pieces.piece, left.start % pieces.piece);
                let length = BLOCK.min(pieces.piece - inside).min(left.end - left.start);
                let at = usize::try_from(at).unwrap_or(usize::MAX);
                let short = || Error::Fault("a file has fewer pieces than its size".to_owned());
                let (key, size) = pieces.keys.get(at).zip(pieces.size_at(at)).ok_or_else(short)?;
                let block = objects.block(key, inside..inside + length, size).await?;
                Ok(Some((block, left.start + length..left.end)))
            }
        })
    }

    /// Every object but the mark of their owner, in any order.
    pub async fn each(&self, mut f: impl FnMut(Stored)) -> Result<()> {
        let mut all = self.0.list(None);
        let listing = |cause: object_store::Error| Error::fault("listing the files", cause);
        while let Some(one) = all.try_next().await.map_err(listing)? {
            let at = Timestamp::from_millisecond(one.last_modified.timestamp_millis());
            let key = one.location.to_string();
            if key != owner::MARK {
                f(Stored {
                    key,
                    size: one.size,
                    at: at.unwrap_or(Timestamp::MAX),
                });
            }
        }
        Ok(())
    }
}

/// A full disk, or one that cannot be written, is told in words, and the log once a minute; anything else is ours.
fn write_error(cause: object_store::Error) -> Error {
    let Some(kind) = disk_error(&cause) else {
        return Error::fault("writing a file", cause);
    };
    report(&cause);
    Error::from(match kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => error_codes::STORAGE_FULL,
        _ => error_codes::STORAGE_UNAVAILABLE,
    })
}

/// One that cannot be read, likewise.
fn read_error(cause: object_store::Error) -> Error {
    if disk_error(&cause).is_none() {
        return Error::fault("reading a file", cause);
    }
    report(&cause);
    error_codes::STORAGE_UNREADABLE.into()
}

/// What the disk said, where it was the disk that failed.
fn disk_error(cause: &object_store::Error) -> Option<ErrorKind> {
    let mut below: Option<&(dyn std::error::Error + 'static)> = Some(cause);
    while let Some(error) = below {
        if let Some(broken) = error.downcast_ref::<std::io::Error>() {
            return Some(broken.kind());
        }
        below = error.source();
    }
    None
}

fn report(cause: &object_store::Error) {
    static SAID: LogThrottle = LogThrottle::new();
    if SAID.is_due() {
        tracing::error!(%cause, "a file could not be written or read");
    }
}

/// The refusal of bytes that are lost; which ones stands in the log.
fn lost_object(key: &str, why: &str) -> Error {
    tracing::error!(key, why, "the bytes of a file are lost");
    error_codes::FILE_LOST.into()
}

#[cfg(test)]
mod tests;
