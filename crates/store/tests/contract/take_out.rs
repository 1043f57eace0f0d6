//! A secret leaves the database for a file: nothing that the store has written keeps it, and an older backup brings it back.

use std::path::Path;

use schema::{Collection, fields};
use store::{Migration, MigrationChange, Store, StoreLocation, key_file};

use crate::place::{job, named, noon, places, wait};

fields! {
    SECRET: String = schema::text("secret").secret() => "ا", "s", "secret";
}

static KEYS: Collection = Collection {
    database: "system",
    logged: false,
    ..Collection::new("keys", FIELDS)
};
static OLD: &[&Collection] = &[&KEYS, &crate::toy::UNITS, &crate::toy::PERSONS, &crate::toy::VISITS];
static NEW: &[&Collection] = crate::toy::CATALOGUE;
static MIGRATIONS: &[Migration] = &[Migration {
    number: 1,
    name: "the key leaves",
    change: MigrationChange::TakeOut {
        table: "sys_keys",
        column: "secret",
        file: key_file::NAME,
    },
}];

const KEY: &str = "The-Key-of-This-Store-That-Nobody-Else-May-Read";

/// A store as an older program left it.
fn old(place: &StoreLocation) -> Store {
    let store = Store::open(place, OLD, &[], noon()).unwrap();
    let row = named(&KEYS, "house").with(SECRET, KEY.to_owned());
    wait(store.write(job(), move |writer| writer.insert(row.clone()))).unwrap();
    store
}

/// The files below a folder that hold the key, in any spelling of its letters.
fn holders(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(holders(&path));
            continue;
        }
        let bytes = std::fs::read(&path).unwrap().to_ascii_lowercase();
        let key = KEY.to_ascii_lowercase();
        if bytes.windows(key.len()).any(|some| some == key.as_bytes()) {
            found.push(path.file_name().unwrap().to_string_lossy().into_owned());
        }
    }
    found
}

#[test]
fn the_key_of_an_older_store_goes_into_its_file_and_stays_nowhere_else() {
    for (place, _folder) in places() {
        drop(old(&place));
        for _ in 0..2 {
            let store = Store::open(&place, NEW, MIGRATIONS, noon()).unwrap();
            assert_eq!(store.check().unwrap(), []);
            assert_eq!(holders(place.folder()), [key_file::NAME], "while it is open");
            let file = place.folder().join("after.jsonl");
            store.backup(&file).unwrap();
            assert_eq!(holders(place.folder()), [key_file::NAME], "nor in a backup");
            std::fs::remove_file(file).unwrap();
        }
        assert_eq!(
            key_file::read(&place.folder().join(key_file::NAME)).unwrap().as_deref(),
            Some(KEY)
        );
    }
}

#[test]
fn an_older_backup_brings_its_key_back_unless_another_is_there() {
    for (place, _folder) in places() {
        let backup = tempfile::tempdir().unwrap();
        let file = backup.path().join("older.jsonl");
        old(&place).backup(&file).unwrap();
        for (other, _folder) in places() {
            let path = other.folder().join(key_file::NAME);
            key_file::write(&path, &"b".repeat(43)).unwrap();
            let refused = Store::restore(&other, &file, NEW, MIGRATIONS, noon()).unwrap_err();
            assert!(refused.to_string().contains("another house key"), "{refused}");
            std::fs::remove_file(&path).unwrap();
            Store::restore(&other, &file, NEW, MIGRATIONS, noon()).unwrap();
            let store = Store::open(&other, NEW, MIGRATIONS, noon()).unwrap();
            assert_eq!(store.check().unwrap(), []);
            assert_eq!(holders(other.folder()), [key_file::NAME]);
        }
    }
}

#[test]
fn what_is_marked_once_stays_and_is_known_to_every_node() {
    for (place, _folder) in places() {
        let [first, second] = [(); 2].map(|()| Store::open(&place, NEW, MIGRATIONS, noon()).unwrap());
        assert_eq!(first.mark("key").unwrap(), None);
        assert_eq!(first.mark_once("key", "a").unwrap().as_deref(), Some("a"));
        assert_eq!(second.mark_once("key", "b").unwrap().as_deref(), Some("a"));
        assert_eq!(second.mark("key").unwrap().as_deref(), Some("a"));
    }
}
