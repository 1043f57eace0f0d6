//! Files that are named before their bytes are there: papers on their way from the press.

use md5::{Digest as _, Md5};
use papers::content::Content;
use schema::{Document, Id, Result, error_codes};

use super::row::{self, FILES, State};
use super::{Bucket, Files};
use crate::{Cx, write};

/// What is written of bytes that have come.
pub(crate) struct Bytes {
    pub(super) mime: &'static str,
    pub(super) signature: String,
    pub(super) size: i64,
}

impl Bytes {
    pub(crate) fn of(content: Content, bytes: &[u8]) -> Bytes {
        Bytes {
            mime: content.mime(),
            signature: hex::encode(Md5::digest(bytes)),
            size: i64::try_from(bytes.len()).unwrap_or(i64::MAX),
        }
    }
}

/// A row without bytes.
pub(crate) fn begin(cx: &mut Cx<'_>, bucket: &'static str, name: &str) -> Result<Id> {
    let known = |files: &Files| files.buckets.iter().any(|one: &Bucket| one.id == bucket);
    if !cx.inner.files.get().is_some_and(known) {
        return Err(error_codes::BUCKET_NOT_FOUND.into());
    }
    let file = Document::new(&FILES)
        .with(row::BUCKET, bucket.to_owned())
        .with(row::NAME, name.to_owned())
        .with(row::SIZE, 0)
        .with(row::CHUNKS, 0)
        .with(row::UPLOADED, 0)
        .with(row::KEPT_SIZE, 0)
        .with(row::UPLOADER, cx.who().who.clone())
        .with(row::LOOSE_SINCE, cx.moment())
        .with(row::STATE, State::Awaited);
    Ok(Id(write::create(cx, file)?.id))
}

/// Puts bytes into an awaited file; false when it has some already.
pub(crate) fn fill(cx: &mut Cx<'_>, id: &str, bytes: &Bytes, keys: &[String]) -> Result<bool> {
    let before = cx.get(&FILES, id)?.ok_or(error_codes::FILE_NOT_FOUND)?;
    if !row::is_awaited(&before) {
        return Ok(false);
    }
    mark_whole(cx, before, bytes, keys).map(|()| true)
}

/// Puts bytes into a whole file in the place of those that are lost; false when there is no such file any more.
pub(crate) fn refill(cx: &mut Cx<'_>, id: &str, bytes: &Bytes, keys: &[String]) -> Result<bool> {
    match whole(cx, id)? {
        Some(before) => mark_whole(cx, before, bytes, keys).map(|()| true),
        None => Ok(false),
    }
}

fn mark_whole(cx: &mut Cx<'_>, before: Document, bytes: &Bytes, keys: &[String]) -> Result<()> {
    let pieces = i64::try_from(keys.len()).unwrap_or(i64::MAX);
    let file = before
        .clone()
        .with(row::STATE, State::Whole)
        .with(row::SIGNATURE, bytes.signature.clone())
        .with(row::MIME, bytes.mime.to_owned())
        .with(row::SIZE, bytes.size)
        .with(row::KEPT_SIZE, bytes.size)
        .with(row::CHUNKS, pieces)
        .with(row::UPLOADED, pieces)
        .with(row::OBJECTS, keys.to_vec());
    write::update(cx, before, file).map(drop)
}

/// The file, once its bytes are there.
pub(crate) fn whole(cx: &Cx<'_>, id: &str) -> Result<Option<Document>> {
    Ok(cx.get(&FILES, id)?.filter(row::is_whole))
}

impl Files {
    /// All bytes of a file.
    pub(crate) async fn bytes_of(&self, file: &Document) -> Result<bytes::Bytes> {
        use futures_util::TryStreamExt as _;
        let pieces = row::pieces(file);
        let size = pieces.size;
        let blocks = self.objects.stream(pieces, 0..size);
        let gathered = blocks.try_fold(bytes::BytesMut::new(), |mut all, block| async move {
            all.extend_from_slice(&block);
            Ok(all)
        });
        Ok(gathered.await?.freeze())
    }
}
