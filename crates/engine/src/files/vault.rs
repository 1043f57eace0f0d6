//! Copies of the bytes of files: pieces never change, so that a copy of what is new is a copy of all.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use schema::{Error, Result};
use store::{Objects, Pieces};

use super::row::{self, FILES, PARTS, part};
use super::{PIECE, kept};
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

/// The pieces that a backup names. Blocks.
pub fn named_in(backup: &Path) -> Result<Named> {
    let fields = [row::OBJECTS.def.name, row::KEPT_SIZE.def.name];
    let mut named = Named::new();
    for row in store::backed_up_values(backup, &FILES, &fields)? {
        let [Some(keys), size] = row.as_slice() else { continue };
        let keys: Vec<String> = serde_json::from_str(keys).map_err(|error| Error::fault("reading a backup", error))?;
        let pieces = Pieces {
            keys: keys.into(),
            piece: PIECE,
            size: size.as_ref().and_then(|size| size.parse().ok()).unwrap_or(0),
        };
        named.extend(
            pieces
                .keys
                .iter()
                .enumerate()
                .map(|(at, key)| (key.clone(), pieces.size_at(at))),
        );
    }
    for row in store::backed_up_values(backup, &PARTS, &[part::OBJECT.def.name])? {
        named.extend(row.into_iter().flatten().map(|key| (key, None)));
    }
    Ok(named)
}

/// Those pieces that are not there yet, or have another size.
pub async fn missing(named: &Named, there: &Objects) -> Result<Named> {
    let mut sizes = HashMap::new();
    let note = |one: store::Stored| {
        sizes.insert(one.key, one.size);
    };
    there.each(note).await?;
    let is_missing = |(key, size): &(&String, &Option<u64>)| match (sizes.get(*key), size) {
        (Some(found), Some(size)) => found != size,
        (found, _) => found.is_none(),
    };
    let missing = named.iter().filter(is_missing);
    Ok(missing.map(|(key, size)| (key.clone(), *size)).collect())
}

/// Copies pieces; twice is once.
pub async fn copy(pieces: &Named, from: &Objects, to: &Objects) -> Result<Copied> {
    let (mut copied, mut lost) = (Copied::default(), HashSet::new());
    for (key, size) in pieces {
        let bytes = from.whole(key).await?;
        match bytes.filter(|bytes| size.is_none_or(|size| size == bytes.len() as u64)) {
            Some(bytes) => {
                copied.pieces += 1;
                copied.bytes += bytes.len() as u64;
                to.put(key, vec![bytes]).await?;
            }
            None => drop(lost.insert(kept::file_of(key).unwrap_or(key).to_owned())),
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
    pub(super) async fn bring_back(&self, id: &str, vault: &Objects) -> Result<bool> {
        let id = id.to_owned();
        let Some(file) = self.look(move |cx| cx.get(&FILES, &id)).await? else {
            return Ok(false);
        };
        if !row::is_whole(&file) || self.damage(vault, &file).await?.is_some() {
            return Ok(false);
        }
        let pieces = row::pieces(&file);
        let named = pieces
            .keys
            .iter()
            .enumerate()
            .map(|(at, key)| (key.clone(), pieces.size_at(at)));
        let copied = copy(&named.collect(), vault, self.objects()?).await?;
        Ok(copied.lost.is_empty())
    }
}
