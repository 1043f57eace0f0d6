//! Empty stores, whose tables are made once a test program: making them costs many times what copying the file does.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use schema::Collection;
use store::{Migration, Store, StoreLocation};

use crate::NOW;

/// The file of an empty store by the address of its catalogue, which stands as long as the program.
static MADE: LazyLock<Mutex<HashMap<usize, Arc<Vec<u8>>>>> = LazyLock::new(Mutex::default);

/// The file that SQLite keeps in a data folder.
const FILE: &str = "diwan.db";

/// Lays the file of an empty store of these collections into a folder. Stores that come of it share their identity: a story of
/// two that must not be taken for one another opens a store over an empty folder.
pub fn copy_empty_store(folder: &Path, catalogue: &'static [&'static Collection], migrations: &'static [Migration]) {
    let file = {
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        let one = made.entry(catalogue.as_ptr().addr());
        Arc::clone(one.or_insert_with(|| Arc::new(make(catalogue, migrations))))
    };
    std::fs::write(folder.join(FILE), &*file).unwrap();
}

fn make(catalogue: &'static [&'static Collection], migrations: &'static [Migration]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().to_owned());
    // It ends before its file is read: what stands in the log of SQLite is then in the file.
    drop(Store::open(&place, catalogue, migrations, NOW.parse().unwrap()).unwrap());
    std::fs::read(folder.path().join(FILE)).unwrap()
}
