//! Content under keys: written in pieces of one size, each under a key of its own.

use bytes::Bytes;
use schema::Result;

use super::{Files, PIECE};
use crate::random;

impl Files {
    /// Writes content under new keys, in pieces.
    pub(crate) async fn keep(&self, id: &str, content: Vec<Bytes>) -> Result<Vec<String>> {
        let mut keys = Vec::new();
        for piece in pieces(content) {
            let key = key(id);
            self.objects.put(&key, piece).await?;
            keys.push(key);
        }
        Ok(keys)
    }
}

/// A key that nobody used: the file's id, and chance.
pub(super) fn key(id: &str) -> String {
    format!("{id}.{}", random::secret())
}

/// The id of the file in a key.
pub(super) fn file_of(key: &str) -> Option<&str> {
    key.rsplit_once('.').map(|(id, _)| id)
}

/// Cuts content into pieces of the size of all pieces.
fn pieces(content: Vec<Bytes>) -> Vec<Vec<Bytes>> {
    let (mut all, mut room) = (vec![Vec::new()], PIECE);
    for mut bytes in content {
        while !bytes.is_empty() {
            if room == 0 {
                all.push(Vec::new());
                room = PIECE;
            }
            let length = usize::try_from(room).unwrap_or(usize::MAX).min(bytes.len());
            room -= length as u64;
            let part = bytes.split_to(length);
            all.last_mut().into_iter().for_each(|piece| piece.push(part.clone()));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_is_cut_into_equal_pieces() {
        let blocks = |sizes: &[usize]| sizes.iter().map(|size| Bytes::from(vec![7; *size])).collect::<Vec<_>>();
        let sizes = |content: Vec<Bytes>| {
            let size = |piece: Vec<Bytes>| piece.iter().map(Bytes::len).sum::<usize>();
            pieces(content).into_iter().map(size).collect::<Vec<_>>()
        };
        let full = usize::try_from(PIECE).unwrap();
        assert_eq!(sizes(blocks(&[10, 20])), [30]);
        assert_eq!(sizes(blocks(&[full])), [full]);
        assert_eq!(sizes(blocks(&[full - 1, 3, full])), [full, full, 2]);
    }

    #[test]
    fn a_key_tells_its_file() {
        assert_eq!(file_of(&key("a.b")), Some("a.b"));
        assert_ne!(key("a"), key("a"));
    }
}
