//! Files of somebody without an account: pieces and whole contents that no row of a file names, until the act that takes
//! them over writes one in its own transaction. Until then nobody reads them, whoever asks.

use bytes::Bytes;
use futures_util::stream;
use papers::content::{Guess, guess};
use schema::{Document, Id, Instant, Result, error_codes};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::inspection::{Inspected, Inspection, inspect};
use super::row::{self, FILES, State};
use super::{Bucket, blob, pending};
use crate::{Cx, Engine, write};

/// A content that was judged and is kept, without a row that names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Deposit {
    /// The id that its file will have.
    pub id: String,
    /// SHA-256 of what was sent, in hexadecimal: what is the same picture, whoever sends it.
    pub sha256: String,
    /// Its type by its content.
    pub mime: String,
    /// MD5 of what is kept, in hexadecimal.
    signature: String,
    /// Size of what is kept, in bytes.
    size: i64,
    /// Where it is kept.
    keys: Vec<String>,
}

impl Deposit {
    fn new(id: &str, sha256: String, kept: pending::Bytes, keys: Vec<String>) -> Self {
        Deposit {
            id: id.to_owned(),
            sha256,
            mime: kept.mime.to_owned(),
            signature: kept.signature,
            size: kept.size,
            keys,
        }
    }

    /// Where its bytes are.
    pub fn keys(&self) -> &[String] {
        &self.keys
    }
}

impl Engine {
    /// Keeps a piece of a deposit under a key that nobody used before.
    pub async fn keep_piece(&self, id: &str, piece: Vec<u8>) -> Result<String> {
        self.has_room(piece.len() as u64)?;
        let key = blob::key(id);
        self.files()?.objects.put(&key, vec![Bytes::from(piece)]).await?;
        Ok(key)
    }

    /// The bytes of these pieces, in their order.
    pub async fn pieces_of_deposit(&self, keys: &[String]) -> Result<Vec<u8>> {
        let mut all = Vec::new();
        for key in keys {
            let piece = self.files()?.objects.whole(key).await?;
            all.extend_from_slice(&piece.ok_or(error_codes::FILE_LOST)?);
        }
        Ok(all)
    }

    /// Judges a content by what it is, and keeps it: a picture upright and without anything but its pixels. What is found in it
    /// is part of the judgement. Of each sender one is judged at a time, and none where clerks' files are.
    ///
    /// # Errors
    /// What the bucket does not hold, what `I` refuses, and what cannot be looked at within the limits of a process.
    pub async fn keep_deposit<I: Inspection>(
        &self,
        bucket: &'static Bucket,
        sender: &str,
        id: &str,
        content: Vec<u8>,
        question: I::Question,
    ) -> Result<(Deposit, I::Found)> {
        if content.is_empty() {
            return Err(error_codes::FILE_EMPTY.into());
        }
        let content = Bytes::from(content);
        self.has_room(content.len() as u64)?;
        let files = self.files()?;
        files.look_for_viruses(stream::iter([Ok(content.clone())])).await?;
        let kind = bucket.judge_at_once(&content)?;
        let turn = files.strangers.turn(sender).await?;
        let looking = inspect::<I>(&self.inner.children, kind, &content, &question, true);
        let Inspected { found, kept } = files.strangers.await_in_turn(turn, looking).await??;
        let sha256 = hex::encode(Sha256::digest(&content));
        let (kind, kept) = kept.unwrap_or((kind, content));
        let bytes = pending::Bytes::of(kind, &kept);
        let keys = files.keep(id, vec![kept]).await?;
        Ok((Deposit::new(id, sha256, bytes, keys), found))
    }

    /// Looks at the content of a whole file, upright when it is a picture: the SHA-256 of its bytes, and what is found.
    ///
    /// # Errors
    /// As [`Engine::keep_deposit`].
    pub async fn inspect_file<I: Inspection>(&self, id: &str, question: I::Question) -> Result<(String, I::Found)> {
        let bytes = self.file_bytes(id).await?;
        let Some(Guess::Is(kind)) = guess(&bytes) else {
            return Err(error_codes::FILE_TYPE.into());
        };
        let turn = self.files()?.worker().await?;
        let looking = inspect::<I>(&self.inner.children, kind, &bytes, &question, false);
        let Inspected { found, .. } = looking.await?;
        drop(turn);
        Ok((hex::encode(Sha256::digest(&bytes)), found))
    }

    /// Erases pieces and contents that nothing names. What fails is left to the nightly sweep.
    pub async fn erase_deposits(&self, keys: &[String]) {
        self.erase_objects(keys).await;
    }
}

impl Cx<'_> {
    /// Makes a deposit the file of a bucket, in the transaction of what refers to it. Only what refers to it opens it.
    pub fn take_over_deposit(&mut self, bucket: &'static str, name: &str, deposit: &Deposit) -> Result<Id> {
        let pieces = i64::try_from(deposit.keys.len()).unwrap_or(i64::MAX);
        let mut file = Document::new(&FILES)
            .with(row::BUCKET, bucket.to_owned())
            .with(row::NAME, name.to_owned())
            .with(row::SIGNATURE, deposit.signature.clone())
            .with(row::MIME, deposit.mime.clone())
            .with(row::SIZE, deposit.size)
            .with(row::KEPT_SIZE, deposit.size)
            .with(row::CHUNKS, pieces)
            .with(row::UPLOADED, pieces)
            .with(row::OBJECTS, deposit.keys.clone())
            .with(row::UPLOADER, self.who().who.clone())
            .with(row::LOOSE_SINCE, Instant(self.now()))
            .with(row::STATE, State::Whole);
        file.id.clone_from(&deposit.id);
        Ok(Id(write::create(self, file)?.id))
    }
}
