//! What a restore costs, and what a backup that failed leaves.

use schema::{Collection, Document, Id, fields};

use super::*;
use crate::sqlite::Sqlite;
use crate::{Job, Terms};

fields! {
    NEXT: Id = schema::link("next", || &THINGS) => "التالي", "Suivant", "Next";
}
static THINGS: Collection = Collection::new("things", FIELDS);
static CATALOGUE: &[&Collection] = &[&THINGS];

fn noon() -> Timestamp {
    "2026-11-20T12:00:00Z".parse().unwrap()
}

/// A backup of rows each of which links to the one after it, which a restore meets later.
async fn backup_of(count: usize, folder: &Path) -> std::path::PathBuf {
    let place = StoreLocation::Folder(folder.join("store"));
    let store = Store::open(&place, CATALOGUE, &[], noon()).unwrap();
    let job = Job {
        name: "fill",
        who: "tester".to_owned(),
        terms: Terms::at(noon()),
    };
    let named = |at: usize| Document {
        id: format!("t{at}"),
        ..Document::new(&THINGS)
    };
    let insert = move |writer: &mut crate::Writer<'_>| {
        let mut later = writer.insert(named(count))?;
        for at in (0..count).rev() {
            later = writer.insert(named(at).with(NEXT, Id(later.id)))?;
        }
        Ok(())
    };
    store.write(job, insert).await.unwrap();
    let file = folder.join("copy.backup");
    store.backup(&file).unwrap();
    file
}

/// The steps that SQLite takes to restore so many rows, in the order in which links lead ahead.
async fn steps_of(count: usize) -> u64 {
    let folder = tempfile::tempdir().unwrap();
    let file = backup_of(count, folder.path()).await;
    let text = std::fs::read_to_string(&file).unwrap();
    let (before, things) = text.split_once("{\"rows\":\"things\"}\n").unwrap();
    let mut turned = vec![before.trim_end(), "{\"rows\":\"things\"}"];
    turned.extend(things.lines().filter(|line| line.starts_with('[')).rev());
    assert_eq!(turned.len(), count + 3);
    std::fs::write(&file, turned.join("\n")).unwrap();
    let mut db = Sqlite::open(&folder.path().join("again.db"), Use::Restore).unwrap();
    fill(
        &mut db,
        &BackupFile::from(&file),
        folder.path(),
        &Shared::new(CATALOGUE),
        &[],
        noon(),
    )
    .unwrap();
    db.steps()
}

#[tokio::test]
async fn twice_the_rows_are_twice_the_work() {
    let (some, twice) = (steps_of(1000).await, steps_of(2000).await);
    assert!(some > 0 && twice < some * 5 / 2, "{some} and {twice} steps");
}

#[tokio::test]
async fn a_broken_link_is_found_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = backup_of(3, folder.path()).await;
    let text = std::fs::read_to_string(&file).unwrap();
    let broken: Vec<&str> = text.lines().filter(|line| !line.contains("\"t3\",1,")).collect();
    assert_eq!(broken.len() + 1, text.lines().count(), "one row is left out");
    std::fs::write(&file, broken.join("\n")).unwrap();
    let mut db = Sqlite::open(&folder.path().join("again.db"), Use::Restore).unwrap();
    let refused = fill(
        &mut db,
        &BackupFile::from(&file),
        folder.path(),
        &Shared::new(CATALOGUE),
        &[],
        noon(),
    )
    .unwrap_err();
    assert!(refused.to_string().contains("links to no row of things"), "{refused}");
    assert!(ExistingSchema::read(&mut db).unwrap().is_empty(), "nothing stays");
}

#[tokio::test]
async fn what_failed_or_was_killed_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("diwan-x.backup");
    let names = || std::fs::read_dir(folder.path()).unwrap().count();
    let partial = partial::Partial::of(&file);
    std::fs::write(partial.aside(), "half").unwrap();
    drop(partial);
    assert_eq!(names(), 0, "what failed is erased");
    std::fs::write(folder.path().join("diwan-y.backup.7.partial"), "half").unwrap();
    std::fs::write(folder.path().join("theirs.partial"), "half").unwrap();
    assert_eq!(erase_partial_files(folder.path(), "diwan-").unwrap(), 1);
    assert_eq!(names(), 1, "only ours");
}

#[tokio::test]
async fn a_restore_that_was_cut_is_no_new_store_and_is_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = backup_of(3, folder.path()).await;
    let data = folder.path().join("again");
    let place = StoreLocation::Folder(data.clone());
    let open = || Store::open(&place, CATALOGUE, &[], noon()).map(drop);
    begin_restore(&data, true).unwrap();
    let refused = open().unwrap_err().to_string();
    assert!(refused.contains("run diwan restore again"), "{refused}");
    assert!(open().is_err(), "it stays so");
    assert!(
        begin_restore(&data, false).unwrap(),
        "the first one noted that nothing was there"
    );
    Store::restore(&place, &file, CATALOGUE, &[], noon()).unwrap();
    open().unwrap();
    // Cut behind the commit of its rows nothing is missing.
    std::fs::write(data.join("restoring"), "into nothing\n").unwrap();
    open().unwrap();
    assert!(!data.join("restoring").exists());
}
