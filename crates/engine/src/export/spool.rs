//! Files written aside and sent a block at a time: as much memory for a million rows as for ten.

use std::io::{BufWriter, Seek, SeekFrom, Write};

use bytes::Bytes;
use futures_util::stream::{Stream, unfold};
use schema::{Error, Result};
use tempfile::{SpooledData, SpooledTempFile};
use tokio::fs::File;
use tokio::io::AsyncReadExt;

/// Up to how many bytes a file stays in memory.
const SMALL: usize = 1 << 20;
/// How many bytes leave at a time.
const BLOCK: usize = 1 << 16;

/// The bytes of a finished file, without a name on the disk.
pub struct Spool {
    size: u64,
    held: Held,
}

enum Held {
    Memory(Bytes),
    Disk(File),
}

/// Where a file is written first.
pub(super) fn aside() -> BufWriter<SpooledTempFile> {
    BufWriter::with_capacity(BLOCK, tempfile::spooled_tempfile(SMALL))
}

impl Spool {
    /// What was written aside.
    pub(super) fn of(written: BufWriter<SpooledTempFile>) -> Result<Self> {
        let failed = |error| Error::fault("writing an export", error);
        let mut file = written.into_inner().map_err(|error| failed(error.into_error()))?;
        file.flush().map_err(failed)?;
        let size = file.stream_position().map_err(failed)?;
        let held = match file.into_inner() {
            SpooledData::InMemory(bytes) => Held::Memory(bytes.into_inner().into()),
            SpooledData::OnDisk(mut file) => {
                file.seek(SeekFrom::Start(0)).map_err(failed)?;
                Held::Disk(File::from_std(file))
            }
        };
        Ok(Self { size, held })
    }

    /// How many bytes there are.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The bytes, a block at a time.
    pub fn stream(self) -> impl Stream<Item = Result<Bytes>> + Send + 'static {
        unfold(self.held, |held| async {
            match held {
                Held::Memory(bytes) if bytes.is_empty() => None,
                Held::Memory(mut bytes) => {
                    let block = bytes.split_to(bytes.len().min(BLOCK));
                    Some((Ok(block), Held::Memory(bytes)))
                }
                Held::Disk(mut file) => {
                    let mut block = vec![0; BLOCK];
                    let read = file.read(&mut block).await;
                    let read = read.map_err(|error| Error::fault("reading an export", error));
                    match read {
                        Ok(0) => None,
                        Ok(length) => {
                            block.truncate(length);
                            Some((Ok(block.into()), Held::Disk(file)))
                        }
                        Err(error) => Some((Err(error), Held::Memory(Bytes::new()))),
                    }
                }
            }
        })
    }
}

impl From<Vec<u8>> for Spool {
    fn from(bytes: Vec<u8>) -> Self {
        Self {
            size: bytes.len() as u64,
            held: Held::Memory(bytes.into()),
        }
    }
}
