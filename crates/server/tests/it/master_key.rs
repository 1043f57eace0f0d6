//! The house key stands in a file of its own: a store opens with its own key, and with no other.

use std::path::Path;

use engine::Clock;
use schema::{Collection, Document, fields};
use server::app::App;
use server::bootstrap;
use server::config::Config;
use store::{Job, Store, StoreLocation, Terms, key_file, private};

use super::rig::START;

fn opened(data: &Path, key: Option<&Path>) -> Result<App, String> {
    let config = Config {
        data: data.to_owned(),
        master_key: key.map(Path::to_owned),
        ..Config::default()
    };
    bootstrap::open(config, Clock::fixed(START.parse().unwrap()))
}

fn refused(data: &Path, key: Option<&Path>) -> String {
    let line = opened(data, key).err().unwrap();
    assert_eq!(line.lines().count(), 1, "{line}");
    line
}

#[tokio::test]
async fn a_store_opens_with_its_own_key_and_with_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().to_owned(), folder.path().join(key_file::NAME));
    drop(opened(&data, None).unwrap());
    let own = std::fs::read_to_string(&file).unwrap();
    drop(opened(&data, None).unwrap());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), own, "made once");

    std::fs::remove_file(&file).unwrap();
    let missing = refused(&data, None);
    assert!(
        missing.contains("is missing") && missing.contains("house.key"),
        "{missing}"
    );
    assert!(!file.exists(), "none is made in its place");
    private::write(&file, &format!("{}\n", "x".repeat(43))).unwrap();
    let other = refused(&data, None);
    assert!(other.contains("every node needs the same file"), "{other}");
    assert!(!other.contains(&own.trim()[..8]), "{other}");
    private::write(&file, &own).unwrap();
    drop(opened(&data, None).unwrap());
}

#[tokio::test]
async fn a_configured_place_takes_over_what_lies_in_the_data_folder() {
    let (folder, safe) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (own, there) = (folder.path().join(key_file::NAME), safe.path().join("diwan-house-key"));
    drop(opened(folder.path(), None).unwrap());
    let key = std::fs::read_to_string(&own).unwrap();
    drop(opened(folder.path(), Some(&there)).unwrap());
    assert_eq!(std::fs::read_to_string(&there).unwrap(), key);
    assert!(!own.exists(), "it stands in one place");
    drop(opened(folder.path(), Some(&there)).unwrap());
    assert!(refused(folder.path(), None).contains("is missing"));
}

fields! {
    SECRET: String = schema::text("secret").secret() => "السر", "Secret", "Secret";
}

/// Where older programs kept it.
static HOUSE_KEYS: Collection = Collection {
    database: "system",
    logged: false,
    ..Collection::new("houseKeys", FIELDS)
};

#[tokio::test]
async fn the_key_of_an_older_store_leaves_its_database() {
    let folder = tempfile::tempdir().unwrap();
    let key = "the-key-of-an-older-store-as-long-as-it-must-be";
    let catalogue = [&domain::CATALOGUE[..], &[&HOUSE_KEYS]].concat();
    let place = StoreLocation::Folder(folder.path().to_owned());
    let now = START.parse().unwrap();
    let store = Store::open(&place, Box::leak(catalogue.into()), &[], now).unwrap();
    let mut row = Document::new(&HOUSE_KEYS).with(SECRET, key.to_owned());
    "house".clone_into(&mut row.id);
    let job = Job {
        name: "older",
        who: "cli".to_owned(),
        terms: Terms::at(now),
    };
    store
        .write(job, move |writer| writer.insert(row.clone()))
        .await
        .unwrap();
    drop(store);
    let database = folder.path().join("diwan.db");
    assert!(holds(&database, key), "an older program had it in its database");

    let app = opened(folder.path(), None).unwrap();
    assert_eq!(app.engine.master_key().unwrap().reveal(), key);
    let copies = std::fs::read_dir(folder.path().join("backups")).unwrap();
    let files = copies.chain(std::fs::read_dir(folder.path()).unwrap());
    let files: Vec<_> = files
        .map(|one| one.unwrap().path())
        .filter(|one| one.is_file())
        .collect();
    assert!(files.len() >= 3, "a database, its copy and the key: {files:?}");
    for file in files.iter().filter(|one| !one.ends_with(key_file::NAME)) {
        assert!(!holds(file, key), "{}", file.display());
    }
}

fn holds(file: &Path, key: &str) -> bool {
    let bytes = std::fs::read(file).unwrap();
    bytes.windows(key.len()).any(|some| some == key.as_bytes())
}
