//! Files that come with an action: small ones in memory, the others on the disk until somebody reads them.

use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::sync::Arc;

use schema::{Error, Result};
use tokio::sync::SemaphorePermit;

/// A file that came with an action.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The part's name.
    pub field: String,
    /// The file's name.
    pub name: String,
    held: Held,
    /// Its share of the memory for files of forms, given back with its bytes.
    memory: Option<Arc<SemaphorePermit<'static>>>,
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
            memory: None,
        }
    }

    /// The file with a share of the memory that files of forms may take: it is given back once its bytes are taken or dropped.
    #[must_use]
    pub fn with_memory_permit(self, permit: SemaphorePermit<'static>) -> Self {
        Upload {
            memory: Some(Arc::new(permit)),
            ..self
        }
    }

    /// A file that was written aside, with so many bytes.
    pub fn on_disk(field: String, name: String, file: File, size: usize) -> Self {
        Upload {
            field,
            name,
            held: Held::Disk(Arc::new(file), size),
            memory: None,
        }
    }

    /// Its bytes. Blocks while they are read: for an action's `prepare`.
    pub fn into_bytes(self) -> Result<Vec<u8>> {
        drop(self.memory);
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

#[cfg(test)]
mod tests {
    use tokio::sync::Semaphore;

    use super::*;

    #[test]
    fn its_share_of_memory_is_free_again_with_its_bytes() {
        static ROOM: Semaphore = Semaphore::const_new(2);
        let upload = |name: &str| Upload::new("file", name, vec![0]).with_memory_permit(ROOM.try_acquire().unwrap());
        let (one, other) = (upload("one"), upload("other"));
        let copy = one.clone();
        assert_eq!(one.into_bytes().unwrap(), [0]);
        assert_eq!(ROOM.available_permits(), 0, "a copy holds bytes too");
        drop(copy);
        assert_eq!(ROOM.available_permits(), 1);
        drop(other);
        assert_eq!(ROOM.available_permits(), 2);
    }
}
