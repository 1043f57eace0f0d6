//! Files whose bytes somebody has sealed: they are sent as they were sealed, or not at all.

use bytes::{Bytes, BytesMut};
use futures_util::TryStreamExt as _;
use schema::{Document, Result, error_codes};
use sha2::{Digest as _, Sha256};
use store::{Objects, Pieces};

use super::access;
use super::row::{self, reference};
use crate::{Cx, Entity};

/// The SHA-256 that the bytes of a file must have: what refers to it may have sealed them.
pub(super) fn hash_of(cx: &Cx<'_>, file: &Document) -> Result<Option<String>> {
    let bucket = file.get(row::BUCKET).unwrap_or_default();
    let seals = |entity: &&Entity| entity.seals.iter().any(|seals| seals.file.def.takes_from(&bucket));
    if !cx.inner.entities.iter().any(seals) {
        return Ok(None);
    }
    for one in access::references(cx, &file.id)? {
        let text = |key| one.get(key).unwrap_or_default();
        let Some(of) = access::collection(cx, &one) else {
            continue;
        };
        let attribute = text(reference::ATTRIBUTE);
        let seals = cx.inner.entity(of).map_or(&[][..], |entity| entity.seals);
        let Some(seal) = seals.iter().find(|seal| seal.file.def.name == attribute) else {
            continue;
        };
        if let Some(hash) = cx
            .get(of, &text(reference::DOCUMENT))?
            .and_then(|row| row.get(seal.sha256))
        {
            return Ok(Some(hash));
        }
    }
    Ok(None)
}

/// The bytes, which must have this hash.
pub(super) async fn read(objects: &Objects, pieces: Pieces, sha256: &str) -> Result<Bytes> {
    let (first, size) = (pieces.keys.first().cloned().unwrap_or_default(), pieces.size);
    let add = |mut all: BytesMut, block: Bytes| async move {
        all.extend_from_slice(&block);
        Ok(all)
    };
    let bytes = objects
        .stream(pieces, 0..size)
        .try_fold(BytesMut::new(), add)
        .await?
        .freeze();
    let found = hex::encode(Sha256::digest(&bytes));
    if found == sha256 {
        return Ok(bytes);
    }
    tracing::error!(piece = first, "the bytes of a file are not those that were sealed");
    Err(error_codes::FILE_LOST.into())
}
