//! NotedReading files: their rows, lists of them, their bytes; renaming and deleting.

use std::collections::HashMap;
use std::ops::Range;

use bytes::Bytes;
use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt as _, TryStreamExt as _};
use schema::{Document, Query, Result, RowsOf, WireQuery, bind, error_codes};
use serde_json::{Value as Json, json};
use store::{Objects, Pieces};

use super::row::{self, BUCKET, FILE_REFS, FILES, LOOSE_SINCE, UPLOADER, reference};
use super::{Bucket, access, sealed, upload};
use crate::{Cx, Engine, RequestContext, unauthorized, write};

/// A file that may be read, ready to be sent.
pub struct Opened {
    /// Its name.
    pub name: String,
    /// Its type, by content.
    pub mime: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its pieces.
    pub(super) pieces: Pieces,
    /// The SHA-256 that its bytes must have, when somebody has sealed them.
    sealed: Option<String>,
    objects: Objects,
}

impl Opened {
    /// What names its bytes: the keys of their pieces, which no other bytes ever have.
    pub fn keys(&self) -> &[String] {
        &self.pieces.keys
    }

    /// The bytes of a range, a block at a time. The first is there already: bytes that are lost are told before an answer has
    /// begun. What is sealed is read as a whole first, and sent only if it is what was sealed.
    pub async fn stream(&self, range: Range<u64>) -> Result<BoxStream<'static, Result<Bytes>>> {
        if let Some(sealed) = &self.sealed {
            let bytes = sealed::read(&self.objects, self.pieces.clone(), sealed).await?;
            let at = |place| usize::try_from(place).unwrap_or(usize::MAX).min(bytes.len());
            return Ok(stream::iter([Ok(bytes.slice(at(range.start)..at(range.end)))]).boxed());
        }
        let mut blocks = self.objects.stream(self.pieces.clone(), range).boxed();
        let first = blocks.try_next().await?;
        Ok(stream::iter(first.map(Ok)).chain(blocks).boxed())
    }
}

impl Engine {
    /// One file; an unreadable one is not found. One on its way is seen by its sender.
    pub async fn file(&self, ctx: &RequestContext, bucket: &'static Bucket, id: &str) -> Result<Json> {
        let id = id.to_owned();
        self.read_as(ctx, move |cx| row::model(cx, &readable(cx, bucket, &id)?))
            .await
    }

    /// The bytes of a file.
    pub async fn open_file(&self, ctx: &RequestContext, bucket: &'static Bucket, id: &str) -> Result<Opened> {
        let id = id.to_owned();
        let look = move |cx: &Cx<'_>| {
            let file = readable(cx, bucket, &id)?;
            if !row::is_whole(&file) {
                return Err(error_codes::FILE_NOT_FOUND.into());
            }
            let sealed = sealed::hash_of(cx, &file)?;
            let noted = access::readings_of_file(cx, &file)?;
            Ok((file, sealed, noted))
        };
        let (file, sealed, noted) = self.read_as(ctx, look).await?;
        for reading in noted {
            self.note_reading(ctx, reading).await?;
        }
        let pieces = row::pieces(&file);
        Ok(Opened {
            name: file.get(row::NAME).unwrap_or_default(),
            mime: file.get(row::MIME).unwrap_or_default(),
            size: pieces.size,
            pieces,
            sealed,
            objects: self.files()?.objects.clone(),
        })
    }

    /// A page of the files of a bucket that the caller may read, with the exact total. What is sealed to them in a bucket that is
    /// open to them has no name.
    pub async fn list_files(
        &self,
        ctx: &RequestContext,
        bucket: &'static Bucket,
        raws: Vec<WireQuery>,
        is_counted: bool,
    ) -> Result<Json> {
        let rights = &ctx.rights;
        if !(rights.is_user || rights.is_key) {
            return Err(unauthorized(rights));
        }
        if raws.iter().any(|raw| raw.method == "select") {
            return Err(error_codes::QUERY_INVALID
                .rejection()
                .arg("reason", "files have no select")
                .into());
        }
        let list = move |cx: &Cx<'_>| {
            let view = row::view(in_sight(cx, bucket)?);
            let mut query = bind(&view, cx.who(), &raws)?;
            query.check_limit()?;
            query.filters.push(BUCKET.eq(bucket.id));
            query.is_counted = is_counted;
            let page = cx.tx.borrow_mut().list(&view, &query)?;
            let ids: Vec<String> = page.rows.iter().map(|row| row.document.id.clone()).collect();
            // Rows of the view lack what is hidden; the model needs it.
            let mut whole: HashMap<String, Document> = cx
                .many(&FILES, &ids)?
                .into_iter()
                .map(|file| (file.id.clone(), file))
                .collect();
            for id in access::sealed_among(cx, bucket.id, &ids)? {
                whole.entry(id).and_modify(|file| file.set(row::NAME, file.id.clone()));
            }
            let files = ids.iter().filter_map(|id| whole.remove(id));
            let files = files.map(|file| row::model(cx, &file)).collect::<Result<Vec<_>>>()?;
            Ok(json!({"total": page.total, "files": files}))
        };
        self.read_as(ctx, list).await
    }

    /// Renames a file.
    pub async fn rename_file(
        &self,
        ctx: &RequestContext,
        bucket: &'static Bucket,
        id: &str,
        name: Option<String>,
    ) -> Result<Json> {
        let id = id.to_owned();
        self.transact(ctx, "rename a file", move |cx| {
            let file = changeable(cx, bucket, &id)?;
            let Some(name) = &name else {
                return row::model(cx, &file);
            };
            bucket.admits(name, 0)?;
            let mut renamed = file.clone();
            renamed.set(row::NAME, name.clone());
            let renamed = write::update(cx, file, renamed)?;
            row::model(cx, &renamed)
        })
        .await
    }

    /// Deletes a file that nothing refers to, or ends an upload.
    pub async fn delete_file(&self, ctx: &RequestContext, bucket: &'static Bucket, id: &str) -> Result<()> {
        let (id, lang) = (id.to_owned(), ctx.lang);
        let idle = self
            .transact(ctx, "delete a file", move |cx| {
                let file = changeable(cx, bucket, &id)?;
                let references = access::references(cx, &file.id)?;
                if let Some(first) = references.first() {
                    let label = access::collection(cx, first).map_or("", |of| of.many.text(lang));
                    let restricted = error_codes::DELETE_RESTRICTED.rejection().arg("collection", label);
                    return Err(restricted.arg("count", references.len()).into());
                }
                upload::undo(cx, &file.id)
            })
            .await?;
        self.erase_objects(&idle).await;
        Ok(())
    }
}

/// The file, when the caller may read it.
pub(super) fn readable(cx: &Cx<'_>, bucket: &Bucket, id: &str) -> Result<Document> {
    let file = cx.get(&FILES, id)?;
    let file = file.filter(|file| file.get(BUCKET).as_deref() == Some(bucket.id));
    match file {
        Some(file) if access::may_read(cx, &file)? => Ok(file),
        _ => Err(error_codes::FILE_NOT_FOUND.into()),
    }
}

/// The file, when the caller may change it: one that may only be read is 401, another is not found.
fn changeable(cx: &Cx<'_>, bucket: &Bucket, id: &str) -> Result<Document> {
    let file = readable(cx, bucket, id)?;
    if access::may_change(cx, &file)? {
        Ok(file)
    } else {
        Err(error_codes::UNAUTHORIZED.into())
    }
}

/// The rows of a bucket that the caller may see: for whoever does not see everything, what the documents in sight refer
/// to, and what the caller has sent without use so far.
fn in_sight(cx: &Cx<'_>, bucket: &Bucket) -> Result<RowsOf> {
    let rights = cx.who();
    if access::opens_bucket(cx, bucket.id) {
        return Ok(RowsOf::All);
    }
    let own = [
        BUCKET.eq(bucket.id),
        UPLOADER.eq(rights.account.as_deref().unwrap_or_default()),
        LOOSE_SINCE.is_not_null(),
    ];
    let mut ids: Vec<String> = cx.all(&FILES, own)?.into_iter().map(|file| file.id).collect();
    let of_bucket = Query {
        filters: vec![reference::BUCKET.eq(bucket.id)],
        ..Query::default()
    };
    cx.each_some(&FILE_REFS, &of_bucket, |references| {
        ids.extend(access::readable(cx, &references)?);
        Ok(())
    })?;
    Ok(RowsOf::Any(vec![("$id", ids)]))
}
