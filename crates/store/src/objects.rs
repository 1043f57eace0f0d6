//! The bytes of files: a folder, or an S3-compatible store.
//!
//! An object is written whole under a key that nobody used before, and never changed: what a committed row names is
//! there for good. In a folder an object is written aside, synced, and then named.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::{Stream, TryStreamExt as _, stream};
use jiff::Timestamp;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::prefix::PrefixStore;
use object_store::{ObjectStore, ObjectStoreExt as _, PutPayload};
// Its TLS is what the client of S3 uses: without naming it here the crate would not stand alone.
use reqwest as _;
use schema::{Error, Result};

mod address;

use address::Address;

/// How many bytes of an object are in memory at once while it is read.
const BLOCK: u64 = 1 << 20;

/// A store of objects. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Objects(Arc<dyn ObjectStore>);

/// An object as a sweep sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its key.
    pub key: String,
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
        put.map(drop).map_err(|cause| Error::fault("writing a file", cause))
    }

    /// A range of an object, whole in memory.
    pub async fn get(&self, key: &str, range: Range<u64>) -> Result<Bytes> {
        let read = self.0.get_range(&key.into(), range).await;
        read.map_err(|cause| Error::fault("reading a file", cause))
    }

    /// Erases an object; gone already is fine.
    pub async fn erase(&self, key: &str) -> Result<()> {
        match self.0.delete(&key.into()).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(cause) => Err(Error::fault("erasing a file", cause)),
        }
    }

    /// A range of what several objects hold one after another: all of `piece` bytes but the last. One block is in
    /// memory at a time.
    pub fn stream(
        &self,
        keys: Arc<[String]>,
        piece: u64,
        range: Range<u64>,
    ) -> impl Stream<Item = Result<Bytes>> + Send + 'static {
        let objects = self.clone();
        stream::try_unfold(range, move |left| {
            let (objects, keys) = (objects.clone(), keys.clone());
            async move {
                if left.is_empty() {
                    return Ok(None);
                }
                let (at, inside) = (left.start / piece, left.start % piece);
                let length = BLOCK.min(piece - inside).min(left.end - left.start);
                let key = usize::try_from(at).ok().and_then(|at| keys.get(at));
                let key = key.ok_or_else(|| Error::Fault("a file has fewer pieces than its size".to_owned()))?;
                let block = objects.get(key, inside..inside + length).await?;
                Ok(Some((block, left.start + length..left.end)))
            }
        })
    }

    /// Every object, in any order.
    pub async fn each(&self, mut f: impl FnMut(Stored)) -> Result<()> {
        let mut all = self.0.list(None);
        let listing = |cause: object_store::Error| Error::fault("listing the files", cause);
        while let Some(one) = all.try_next().await.map_err(listing)? {
            let at = Timestamp::from_millisecond(one.last_modified.timestamp_millis());
            f(Stored {
                key: one.location.to_string(),
                at: at.unwrap_or(Timestamp::MAX),
            });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
