//! The bytes of a workbook, which may be read about once.

use std::io::{self, Cursor, Error, Read, Seek, SeekFrom};

/// What opening reads besides the parts: the directory at the end, looked for backwards.
const OPENING: u64 = 128 * 1024;

/// A reader that refuses to go on when far more has been read than there is. A thousand tabs may name one part that
/// unpacks to the limit and holds nothing; each would be unpacked in search of the first one with a value.
pub struct Metered<'a> {
    bytes: Cursor<&'a [u8]>,
    left: u64,
}

impl<'a> Metered<'a> {
    /// A reader of these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self {
            bytes: Cursor::new(bytes),
            left: 2 * bytes.len() as u64 + OPENING,
        }
    }
}

impl Read for Metered<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.bytes.read(buffer)?;
        self.left = self
            .left
            .checked_sub(size as u64)
            .ok_or_else(|| Error::other("the same parts again and again"))?;
        Ok(size)
    }
}

impl Seek for Metered<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.bytes.seek(to)
    }
}
