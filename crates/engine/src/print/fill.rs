//! Files whose bytes come later: a row in the transaction of its cause, filled once.

use bytes::Bytes;
use papers::content::Content;
use papers::doc::{Doc, Pictures};
use schema::{Document, Id, Result, error_codes};
use sha2::{Digest as _, Sha256};

use crate::files::pending;
use crate::{Cx, Engine, RequestContext, Rights};

/// How filling a file ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// SHA-256 of the bytes that stand there, in hexadecimal.
    pub sha256: String,
    /// Whether they are those that were given: somebody may have been faster.
    pub is_new: bool,
}

impl Cx<'_> {
    /// A file of a bucket that is named now and gets its bytes after the commit. Only what refers to it opens it.
    pub fn await_file(&mut self, bucket: &'static str, name: &str) -> Result<Id> {
        pending::begin(self, bucket, name)
    }
}

impl Engine {
    /// Stores the bytes of an awaited file, and writes what `note` writes of their hash in the same transaction. Bytes that
    /// stand there already stay, and nothing is noted.
    pub async fn fill_file(
        &self,
        ctx: &RequestContext,
        id: &str,
        content: Content,
        bytes: Vec<u8>,
        note: impl Fn(&mut Cx<'_>, &str) -> Result<()> + Send + 'static,
    ) -> Result<Filled> {
        let (files, sha256) = (self.files()?, hex::encode(Sha256::digest(&bytes)));
        let row = pending::Bytes::of(content, &bytes);
        let keys = files.keep(id, vec![Bytes::from(bytes)]).await?;
        let (id, hash, named) = (id.to_owned(), sha256.clone(), keys.clone());
        let fill = move |cx: &mut Cx<'_>| {
            let is_new = pending::fill(cx, &id, &row, &named)?;
            if is_new {
                note(cx, &hash)?;
            }
            Ok(is_new)
        };
        let filled = self.transact(ctx, "fill a file", fill).await;
        // Of a lost answer nobody knows whether its bytes are named: those the sweep takes, if nothing names them.
        if matches!(&filled, Ok(false)) {
            self.erase_objects(&keys).await;
        }
        self.inner.render_pool.filled.notify_waiters();
        Ok(Filled {
            sha256,
            is_new: filled?,
        })
    }

    /// Puts bytes that were printed again in the place of those that are lost, if they have the hash that was sealed; whether
    /// they have.
    pub async fn refill_file(&self, id: &str, content: Content, bytes: Vec<u8>, sha256: &str) -> Result<bool> {
        if hex::encode(Sha256::digest(&bytes)) != sha256 {
            return Ok(false);
        }
        let row = pending::Bytes::of(content, &bytes);
        let keys = self.files()?.keep(id, vec![Bytes::from(bytes)]).await?;
        let id = id.to_owned();
        let refill = move |cx: &mut Cx<'_>| pending::refill(cx, &id, &row, &keys);
        self.transact(&RequestContext::new(Rights::whole("engine")), "refill a file", refill)
            .await
    }

    /// The bytes of a whole file, for the house itself.
    pub async fn file_bytes(&self, id: &str) -> Result<Bytes> {
        let id = id.to_owned();
        let file: Option<Document> = self.read(move |cx| pending::whole(cx, &id)).await?;
        let file = file.ok_or(error_codes::FILE_NOT_FOUND)?;
        self.files()?.bytes_of(&file).await
    }

    /// The pictures that a document shows: those at hand by their names, the others from the files of those ids. A file that is
    /// no longer there leaves its place empty.
    pub async fn pictures_of(&self, doc: &Doc, mut at_hand: Pictures) -> Result<Pictures> {
        for name in doc.pictures() {
            if at_hand.contains_key(name) {
                continue;
            }
            match self.file_bytes(name).await {
                Ok(bytes) => drop(at_hand.insert(name.to_owned(), bytes.to_vec())),
                Err(error) if error.is(error_codes::FILE_NOT_FOUND) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(at_hand)
    }
}
