//! Pieces as they arrive, and pieces on their way.

use bytes::Bytes;
use md5::{Digest as _, Md5};
use papers::content::HEAD;
use schema::{Document, Result, error_codes};

use super::PIECE;
use super::row::{PARTS, part};
use crate::Cx;

/// The content of one request, gathered as it arrives and hashed on the way.
#[derive(Default)]
pub struct Gather {
    content: Vec<Bytes>,
    size: u64,
    hash: Md5,
}

/// The content of one request.
#[derive(Clone, Debug)]
pub struct Chunk {
    pub(super) content: Vec<Bytes>,
    pub(super) size: u64,
    pub(super) signature: String,
}

impl Gather {
    /// Adds what has arrived.
    pub fn push(&mut self, bytes: Bytes) {
        self.size += bytes.len() as u64;
        self.hash.update(&bytes);
        self.content.push(bytes);
    }

    /// All of it.
    pub fn finish(mut self) -> Chunk {
        // The first bytes decide what it is: they stand together, however they arrived.
        if self.content.first().is_some_and(|first| first.len() < HEAD) {
            self.content = vec![self.content.concat().into()];
        }
        Chunk {
            content: self.content,
            size: self.size,
            signature: hex::encode(self.hash.finalize()),
        }
    }
}

/// Which part of a file a request brings: `content-range: bytes first-last/total`, last inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first byte.
    pub first: u64,
    /// The last byte.
    pub last: u64,
    /// The size of the file.
    pub total: u64,
}

impl Span {
    /// The number of the piece. Pieces follow from their place, not from their arrival.
    pub(super) fn number(&self, size: u64) -> Result<u64> {
        let length = self.last - self.first + 1;
        let is_end = self.last + 1 == self.total;
        if !self.first.is_multiple_of(PIECE) || length > PIECE || (length < PIECE && !is_end) {
            return Err(wrong("pieces have 5 MiB, but the last"));
        }
        if length != size {
            return Err(wrong("it does not fit what was sent"));
        }
        Ok(self.first / PIECE)
    }
}

/// The refusal of a piece.
pub(super) fn wrong(reason: &str) -> schema::Error {
    error_codes::CONTENT_RANGE.rejection().arg("reason", reason).into()
}

/// The pieces that have arrived, in order.
pub(super) fn uploaded_chunks(cx: &Cx<'_>, file: &str) -> Result<Vec<Document>> {
    let mut parts = cx.all(&PARTS, [part::FILE.eq(file)])?;
    parts.sort_by_key(|one| one.get(part::NUMBER));
    Ok(parts)
}

/// How many pieces have arrived from the beginning on: a sequential sender goes on there, so a gap never counts.
pub(super) fn without_gap(cx: &Cx<'_>, file: &str) -> Result<i64> {
    let numbers = uploaded_chunks(cx, file)?
        .into_iter()
        .filter_map(|one| one.get(part::NUMBER));
    Ok(numbers
        .zip(0..)
        .take_while(|(number, at)| number == at)
        .map(|(_, at)| at + 1)
        .last()
        .unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_follow_from_their_place() {
        let number = |first: u64, last: u64, total: u64, size: u64| {
            Span { first, last, total }
                .number(size)
                .map_err(|error| error.is(error_codes::CONTENT_RANGE))
        };
        let total = 2 * PIECE + 10;
        assert_eq!(number(0, PIECE - 1, total, PIECE), Ok(0));
        assert_eq!(number(PIECE, 2 * PIECE - 1, total, PIECE), Ok(1));
        assert_eq!(number(2 * PIECE, total - 1, total, 10), Ok(2));
        assert_eq!(number(0, 9, 10, 10), Ok(0));
        for (first, last, size) in [
            (1, PIECE, PIECE),
            (0, 9, 10),
            (0, PIECE - 1, 10),
            (0, 2 * PIECE - 1, 2 * PIECE),
        ] {
            assert_eq!(number(first, last, total, size), Err(true), "{first}-{last}");
        }
    }

    #[test]
    fn what_is_gathered_is_hashed() {
        let mut gather = Gather::default();
        gather.push(Bytes::from_static(b"ab"));
        gather.push(Bytes::from_static(b"c"));
        let piece = gather.finish();
        assert_eq!(
            (piece.size, piece.signature.as_str()),
            (3, "900150983cd24fb0d6963f7d28e17f72")
        );
    }
}
