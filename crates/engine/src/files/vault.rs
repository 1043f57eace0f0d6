//! Copies of the bytes of files: pieces never change, so that a copy of what is new is a copy of all.

use std::collections::{BTreeMap, HashMap, HashSet};

use bytes::Bytes;
use futures_util::{StreamExt as _, stream};
use schema::{Error, Result, error_codes};
use store::{BackedUpValues, BackupFile, Objects, Pieces};

pub use super::encrypted_chunk::CopyKey;
use super::encrypted_chunk::LONGER;
use super::row::{self, FILES, PARTS, part};
use super::{PIECE, blob};
use crate::Engine;

/// Pieces by their key, with their size where the rows say it.
pub type Named = BTreeMap<String, Option<u64>>;

/// What became of a copy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many pieces were copied.
    pub pieces: u64,
    /// How many bytes they have.
    pub bytes: u64,
    /// The files of which a piece was not there, or not whole.
    pub lost: Vec<String>,
}

/// Where copies are kept, in clear or sealed. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Vault {
    objects: Objects,
    key: Option<CopyKey>,
}

impl Vault {
    /// Copies in a place; sealed when there is a key.
    pub fn new(objects: Objects, key: Option<CopyKey>) -> Vault {
        Vault { objects, key }
    }

    /// The place itself.
    pub fn objects(&self) -> &Objects {
        &self.objects
    }

    /// The name under which the copy of a piece is kept.
    pub fn name(&self, piece: &str) -> String {
        self.key
            .as_ref()
            .map_or_else(|| piece.to_owned(), |key| key.name(piece))
    }

    /// How large the copy of so many bytes is.
    fn size(&self, bytes: u64) -> u64 {
        bytes + self.key.as_ref().map_or(0, |_| LONGER)
    }

    async fn store_copy(&self, piece: &str, bytes: Bytes) -> Result<()> {
        let kept = match &self.key {
            None => bytes,
            Some(key) => key.seal(piece, &bytes)?,
        };
        self.objects.put(&self.name(piece), vec![kept]).await
    }

    /// The bytes of a piece; none where no copy of it is whole.
    async fn whole(&self, piece: &str) -> Result<Option<Bytes>> {
        let kept = self.objects.whole(&self.name(piece)).await?;
        match (kept, &self.key) {
            (Some(kept), Some(key)) => key.open(piece, &kept),
            (kept, _) => Ok(kept),
        }
    }
}

impl From<Objects> for Vault {
    fn from(objects: Objects) -> Self {
        Vault::new(objects, None)
    }
}

/// What the pieces that a backup names follow from.
pub fn values_of_pieces() -> [BackedUpValues; 2] {
    [
        BackedUpValues::of(&FILES, &[row::OBJECTS.def.name, row::KEPT_SIZE.def.name]),
        BackedUpValues::of(&PARTS, &[part::OBJECT.def.name]),
    ]
}

/// The pieces that a backup names. Blocks.
pub fn pieces_in(backup: &BackupFile) -> Result<Named> {
    let mut picked = values_of_pieces();
    backup.pick(&mut picked)?;
    pieces_from(picked)
}

/// The pieces that these values name.
pub fn pieces_from([files, parts]: [BackedUpValues; 2]) -> Result<Named> {
    let mut named = Named::new();
    for row in files.rows() {
        let [Some(keys), size] = row.as_slice() else { continue };
        let keys: Vec<String> = serde_json::from_str(keys).map_err(|error| Error::fault("reading a backup", error))?;
        let pieces = Pieces {
            keys: keys.into(),
            piece: PIECE,
            size: size.as_ref().and_then(|size| size.parse().ok()).unwrap_or(0),
        };
        named.extend(with_sizes(&pieces));
    }
    for row in parts.rows() {
        named.extend(row.into_iter().flatten().map(|key| (key, None)));
    }
    Ok(named)
}

fn with_sizes(pieces: &Pieces) -> impl Iterator<Item = (String, Option<u64>)> {
    let keys = pieces.keys.iter().enumerate();
    keys.map(|(at, key)| (key.clone(), pieces.size_at(at)))
}

/// Those pieces that are not there yet, or have another size.
pub async fn missing(named: &Named, there: &Vault) -> Result<Named> {
    let mut sizes = HashMap::new();
    let note = |one: store::Stored| {
        sizes.insert(one.key, one.size);
    };
    there.objects.each(note).await?;
    let is_missing = |(key, size): &(&String, &Option<u64>)| match (sizes.get(&there.name(key)), size) {
        (Some(found), Some(size)) => *found != there.size(*size),
        (found, _) => found.is_none(),
    };
    let missing = named.iter().filter(is_missing);
    Ok(missing.map(|(key, size)| (key.clone(), *size)).collect())
}

/// Copies pieces; twice is once.
pub async fn copy(pieces: &Named, from: &Vault, to: &Vault) -> Result<Copied> {
    let (mut copied, mut lost) = (Copied::default(), HashSet::new());
    for (key, size) in pieces {
        let bytes = from.whole(key).await?;
        match bytes.filter(|bytes| size.is_none_or(|size| size == bytes.len() as u64)) {
            Some(bytes) => {
                copied.pieces += 1;
                copied.bytes += bytes.len() as u64;
                to.store_copy(key, bytes).await?;
            }
            None => drop(lost.insert(blob::file_of(key).unwrap_or(key).to_owned())),
        }
    }
    copied.lost = lost.into_iter().collect();
    copied.lost.sort_unstable();
    Ok(copied)
}

impl Engine {
    /// Where the bytes of files are.
    pub fn objects(&self) -> Result<&Objects> {
        Ok(&self.files()?.objects)
    }

    /// Brings the bytes of a file back out of a copy, when it has them as they were written. Whether it had.
    pub(super) async fn bring_back(&self, id: &str, vault: &Vault) -> Result<bool> {
        let id = id.to_owned();
        let Some(file) = self.read(move |cx| cx.get(&FILES, &id)).await? else {
            return Ok(false);
        };
        if !row::is_whole(&file) {
            return Ok(false);
        }
        let pieces = row::pieces(&file);
        let blocks = stream::iter(pieces.keys.iter()).then(|key| async move {
            let copy = vault.whole(key).await?;
            copy.ok_or_else(|| error_codes::FILE_LOST.into())
        });
        if self.damage(&file, blocks).await?.is_some() {
            return Ok(false);
        }
        let copied = copy(&with_sizes(&pieces).collect(), vault, &self.objects()?.clone().into()).await?;
        Ok(copied.lost.is_empty())
    }
}
