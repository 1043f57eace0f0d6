//! Files that come with an action: small ones in memory, the others on the disk until somebody reads them.

use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::sync::Arc;

use schema::{Error, Result};

/// A file that came with an action.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The part's name.
    pub field: String,
    /// The file's name.
    pub name: String,
    held: Held,
}

#[derive(Clone, Debug)]
enum Held {
    Memory(Vec<u8>),
    /// Without a name on the disk: gone with the last who holds it.
    Disk(Arc<File>, usize),
}

impl Upload {
    /// A file whose bytes are at hand.
    pub fn new(field: impl Into<String>, name: impl Into<String>, bytes: Vec<u8>) -> Self {
        Upload {
            field: field.into(),
            name: name.into(),
            held: Held::Memory(bytes),
        }
    }

    /// A file that was written aside, with so many bytes.
    pub fn on_disk(field: String, name: String, file: File, size: usize) -> Self {
        Upload {
            field,
            name,
            held: Held::Disk(Arc::new(file), size),
        }
    }

    /// Its bytes. Blocks while they are read: for an action's `prepare`.
    pub fn into_bytes(self) -> Result<Vec<u8>> {
        match self.held {
            Held::Memory(bytes) => Ok(bytes),
            Held::Disk(file, size) => {
                let mut bytes = vec![0; size];
                let read = file.read_exact_at(&mut bytes, 0);
                read.map_err(|error| Error::fault("reading a file of a form", error))?;
                Ok(bytes)
            }
        }
    }
}
