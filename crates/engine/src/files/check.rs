//! Whether what rows name is there, and is what was written.

use std::collections::HashMap;

use bytes::Bytes;
use futures_util::{Stream, TryStreamExt as _};
use md5::{Digest as _, Md5};
use schema::{Document, Result, error_codes};
use sha2::Sha256;

use super::row::{self, FILES, PARTS, part};
use super::{PIECE, sealed};
use crate::{Cx, Engine};

/// A file whose bytes are not what they must be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LostFile {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What is wrong with its bytes.
    pub why: String,
}

/// One part of all files, so that each is looked at once in so many nights.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// Which part, from 0.
    pub part: u32,
    /// Of how many.
    pub of: u32,
}

impl Share {
    fn holds(self, id: &str) -> bool {
        let sum = id
            .bytes()
            .fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
        sum % self.of.max(1) == self.part
    }
}

/// A piece that a row names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Named {
    file: String,
    name: String,
    key: String,
    /// How large it must be, where the row says so.
    size: Option<u64>,
}

impl Engine {
    /// The files of which a piece is missing or has another size. Beside a server at work.
    pub async fn check_files(&self) -> Result<Vec<LostFile>> {
        let named = self.read(expected_pieces).await?;
        let mut there = HashMap::new();
        let note = |one: store::Stored| {
            there.insert(one.key, one.size);
        };
        self.files()?.objects.each(note).await?;
        let wrong = |one: &Named| match (there.get(&one.key), one.size) {
            (None, _) => Some(format!("its piece {} is missing", one.key)),
            (Some(size), Some(expected)) if *size != expected => {
                Some(format!("its piece {} has {size} bytes of {expected}", one.key))
            }
            _ => None,
        };
        let found: Vec<(Named, String)> = named
            .into_iter()
            .filter_map(|one| wrong(&one).map(|why| (one, why)))
            .collect();
        if found.is_empty() {
            return Ok(Vec::new());
        }
        // A file that was deleted meanwhile lacks nothing.
        let still = self.read(self::expected_pieces).await?;
        let lost = found.into_iter().filter(|(one, _)| still.contains(one));
        Ok(lost
            .map(|(one, why)| LostFile {
                id: one.file,
                name: one.name,
                why,
            })
            .collect())
    }

    /// Reads all files, or a share of them; how many, and those whose bytes are not what was written.
    pub async fn hash_files(&self, share: Option<Share>) -> Result<(u64, Vec<LostFile>)> {
        let all = self.read(|cx| cx.find(&FILES, Vec::new(), u64::MAX >> 1)).await?;
        let is_looked_at = |file: &&Document| row::is_whole(file) && share.is_none_or(|share| share.holds(&file.id));
        let (mut count, mut lost) = (0, Vec::new());
        for file in all.iter().filter(is_looked_at) {
            count += 1;
            let pieces = row::pieces(file);
            let size = pieces.size;
            let Some(why) = self.damage(file, self.files()?.objects.stream(pieces, 0..size)).await? else {
                continue;
            };
            let (id, keys) = (file.id.clone(), file.get(row::OBJECTS));
            let still = self.read(move |cx| cx.get(&FILES, &id)).await?;
            if still.is_some_and(|still| still.get(row::OBJECTS) == keys) {
                lost.push(LostFile {
                    id: file.id.clone(),
                    name: file.get(row::NAME).unwrap_or_default(),
                    why,
                });
            }
        }
        Ok((count, lost))
    }

    /// What is wrong with the bytes of a file, as these blocks hold them.
    pub(super) async fn damage(
        &self,
        file: &Document,
        blocks: impl Stream<Item = Result<Bytes>>,
    ) -> Result<Option<String>> {
        let row = file.clone();
        let sealed = self.read(move |cx| sealed::hash_of(cx, &row)).await?;
        let signature = file.get(row::SIGNATURE).unwrap_or_default();
        let (mut md5, mut sha256) = (Md5::new(), <Sha256 as sha2::Digest>::new());
        let read = blocks.try_for_each(|block| {
            md5.update(&block);
            if sealed.is_some() {
                sha2::Digest::update(&mut sha256, &block);
            }
            std::future::ready(Ok(()))
        });
        match read.await {
            Err(error) if error.is(error_codes::FILE_LOST) => {
                return Ok(Some("its bytes are missing or cut".to_owned()));
            }
            read => read?,
        }
        let is_same = hex::encode(md5.finalize()) == signature
            && sealed.is_none_or(|sealed| hex::encode(sha2::Digest::finalize(sha256)) == sealed);
        Ok((!is_same).then(|| "its bytes are not those that were written".to_owned()))
    }
}

/// Every piece that is named for a file.
fn expected_pieces(cx: &Cx<'_>) -> Result<Vec<Named>> {
    let (mut all, mut sizes) = (Vec::new(), HashMap::new());
    for file in cx.find(&FILES, Vec::new(), u64::MAX >> 1)? {
        let (pieces, name) = (row::pieces(&file), file.get(row::NAME).unwrap_or_default());
        let one = |(at, key): (usize, &String)| Named {
            file: file.id.clone(),
            name: name.clone(),
            key: key.clone(),
            size: pieces.size_at(at),
        };
        all.extend(pieces.keys.iter().enumerate().map(one));
        sizes.insert(file.id.clone(), (name, file.get(row::SIZE).unwrap_or(0)));
    }
    for one in cx.find(&PARTS, Vec::new(), u64::MAX >> 1)? {
        if let (Some(file), Some(key)) = (one.get(part::FILE), one.get(part::OBJECT)) {
            let (name, total) = sizes.get(&file.0).cloned().unwrap_or_default();
            let before = one.get(part::NUMBER).unwrap_or(0).saturating_mul(PIECE.cast_signed());
            all.push(Named {
                file: file.0,
                name,
                key,
                size: u64::try_from(total - before).ok().map(|rest| rest.min(PIECE)),
            });
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_in_one_share() {
        for id in ["", "a", "6745f1c2", "photo.of.somebody"] {
            let holding = (0..28).filter(|part| Share { part: *part, of: 28 }.holds(id));
            assert_eq!(holding.count(), 1, "{id}");
        }
    }
}
