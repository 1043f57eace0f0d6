//! A backup made beside a working store comes back whole, on either engine.

use std::path::Path;

use schema::{Id, Query, View};
use store::{BackedUpValues, BackupFile, Cost, Keyring, Seal, Store, StoreLocation};

use crate::place::{House, named, noon, on_each, places, terms, wait};
use crate::toy::{CATALOGUE, PERSONS, UNITS, person, unit};

fn furnish(house: &House) {
    let unit = house
        .insert(named(&UNITS, "u1").with(unit::NAME, "État \"civil\"\n".into()))
        .unwrap();
    let row = named(&PERSONS, "p1")
        .with(person::UNIT, Id("u1".into()))
        .with(person::SALARY, schema::Decimal(-7));
    house
        .insert(
            row.with(person::UNITS_HELD, vec![Id("u1".into())])
                .with(person::SECRET, "s".into()),
        )
        .unwrap();
    house
        .update(&unit, unit.clone().with(unit::HEAD, Id("p1".into())))
        .unwrap();
}

fn all(store: &Store) -> Vec<store::Row> {
    let read = store.read(Cost::Scan, terms(), |reader| {
        let mut rows = reader.list(&View::whole(&UNITS), &Query::default())?.rows;
        rows.extend(reader.list(&View::whole(&PERSONS), &Query::default())?.rows);
        Ok(rows)
    });
    wait(read).unwrap()
}

#[test]
fn a_backup_comes_back_whole_on_either_engine() {
    on_each(|house| {
        furnish(house);
        let file = house.place.folder().join("copy.jsonl");
        house.store.backup(&file).unwrap();
        assert!(house.store.backup(&file).is_err(), "a file is never replaced");
        for (place, _folder) in places() {
            Store::restore(&place, &file, CATALOGUE, &[], noon()).unwrap();
            let restored = Store::open(&place, CATALOGUE, &[], noon()).unwrap();
            assert_eq!(all(&restored), all(&house.store));
            assert_eq!(restored.check().unwrap(), []);
            let refused = Store::restore(&place, &file, CATALOGUE, &[], noon()).unwrap_err();
            assert!(refused.to_string().contains("there is a store already"), "{refused}");
        }
    });
}

#[test]
fn a_cut_or_changed_backup_is_refused_and_leaves_the_place_empty() {
    on_each(|house| {
        furnish(house);
        let file = house.place.folder().join("copy.jsonl");
        house.store.backup(&file).unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        let cut = text
            .lines()
            .rev()
            .skip(1)
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .collect::<Vec<_>>()
            .join("\n");
        for (broken, names) in [
            (text.replace("civil", "CIVIL"), "changed"),
            (cut, "its end is missing"),
            ("{}".to_owned(), "another form"),
        ] {
            std::fs::write(&file, broken).unwrap();
            let (place, _folder) = places().pop().unwrap();
            let refused = Store::restore(&place, &file, CATALOGUE, &[], noon()).unwrap_err();
            assert!(refused.to_string().contains(names), "{refused}");
            std::fs::write(&file, &text).unwrap();
            Store::restore(&place, &file, CATALOGUE, &[], noon()).unwrap();
        }
    });
}

#[test]
fn one_folder_is_served_once() {
    let folder = tempfile::tempdir().unwrap();
    let first = store::lock(folder.path()).unwrap();
    let second = store::lock(folder.path()).unwrap_err();
    assert!(second.to_string().contains("another diwan is serving"), "{second}");
    drop(first);
    store::lock(folder.path()).unwrap();
}

#[test]
fn a_place_that_cannot_be_used_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let error = Store::open(&StoreLocation::Folder(file), CATALOGUE, &[], noon())
        .err()
        .unwrap()
        .to_string();
    assert!(
        error.contains("making the data folder") && error.lines().count() == 1,
        "{error}"
    );
    let nowhere = StoreLocation::Postgres {
        url: "postgres://diwan@127.0.0.1:1/diwan".to_owned(),
        folder: folder.path().to_owned(),
    };
    let error = Store::open(&nowhere, CATALOGUE, &[], noon()).err().unwrap().to_string();
    assert!(
        error.contains("connecting to PostgreSQL") && error.lines().count() == 1,
        "{error}"
    );
}

#[test]
fn a_restored_store_is_another_and_knows_that_it_was_restored() {
    on_each(|house| {
        furnish(house);
        let own = house.store.identity().clone();
        assert_eq!((own.id.len(), own.restored), (32, None));
        assert_eq!(
            house.open(CATALOGUE, &[]).unwrap().identity(),
            &own,
            "it stays the same"
        );
        let file = house.place.folder().join("copy.jsonl");
        let head = house.store.backup(&file).unwrap();
        assert_eq!((head.store.as_str(), head.seq), (own.id.as_str(), 3));
        for (place, _folder) in places() {
            Store::restore(&place, &file, CATALOGUE, &[], noon()).unwrap();
            let restored = Store::open(&place, CATALOGUE, &[], noon()).unwrap();
            let identity = restored.identity();
            assert!(identity.id.len() == 32 && identity.id != own.id);
            assert_eq!(identity.restored, Some(noon()));
            assert_eq!(wait(restored.head()).unwrap().hash, head.hash);
            assert_eq!(
                wait(restored.missing_since(head.clone())).unwrap(),
                None,
                "it is not the head of this store"
            );
        }
    });
}

#[test]
fn a_log_that_lost_its_end_is_told_by_a_head_that_was_kept() {
    on_each(|house| {
        furnish(house);
        let kept = house.place.folder().join("log.head");
        wait(house.store.head()).unwrap().keep(&kept).unwrap();
        let head = store::Head::from_file(&kept).unwrap();
        assert_eq!(wait(house.store.missing_since(head.clone())).unwrap(), None);
        house.insert(named(&UNITS, "u2").with(unit::NAME, "B".into())).unwrap();
        assert_eq!(
            wait(house.store.missing_since(head.clone())).unwrap(),
            None,
            "it only went on"
        );
        house.tamper("UPDATE _log SET hash = 'other' WHERE seq = 3");
        let said = wait(house.store.missing_since(head.clone())).unwrap().unwrap();
        assert!(said.contains("entry 3 is not the one"), "{said}");
        house.tamper("DELETE FROM _log WHERE seq > 1");
        let said = wait(house.store.missing_since(head.clone())).unwrap().unwrap();
        assert!(
            said.contains("ends at entry 1") && said.contains("2 are lost"),
            "{said}"
        );
        assert_eq!(
            house
                .store
                .check()
                .unwrap()
                .iter()
                .filter(|one| one.area == store::Area::Log)
                .count(),
            0,
            "the chain alone does not tell"
        );
    });
}

#[test]
fn values_are_read_out_of_a_backup() {
    on_each(|house| {
        furnish(house);
        let file = house.place.folder().join("copy.jsonl");
        house.store.backup(&file).unwrap();
        let mut picked = [BackedUpValues::of(&PERSONS, &["_id", "unit", "salary", "none"])];
        BackupFile::from(&file).pick(&mut picked).unwrap();
        let [read] = picked.map(BackedUpValues::rows);
        assert_eq!(read, [[Some("p1".into()), Some("u1".into()), Some("-7".into()), None]]);
    });
}

/// A way to encrypt, what opens it, and what does not.
struct Way {
    seal: Seal,
    own: Keyring,
    other: Keyring,
}

fn ways(folder: &Path) -> [Way; 2] {
    let [ours, theirs] = [(); 2].map(|()| age::x25519::Identity::generate());
    let keyring = |name: &str, key: &age::x25519::Identity| {
        let path = folder.join(name);
        std::fs::write(&path, age::secrecy::ExposeSecret::expose_secret(&key.to_string())).unwrap();
        Keyring::new(Some(&path), None).unwrap()
    };
    let further = age::x25519::Identity::generate();
    let public = [&ours, &further].map(|key| key.to_public().to_string());
    let passphrase = |text| Keyring::new(None, Some(text)).unwrap();
    [
        Way {
            seal: Seal::for_recipients(&public, "the house key").unwrap(),
            own: keyring("ours", &ours),
            other: keyring("theirs", &theirs),
        },
        Way {
            seal: Seal::with_passphrase("ce que nul ne sait", "the house key"),
            own: passphrase("ce que nul ne sait"),
            other: passphrase("autre chose"),
        },
    ]
}

#[test]
fn an_encrypted_backup_opens_for_its_readers_alone_and_carries_the_house_key() {
    on_each(|house| {
        furnish(house);
        for Way { seal, own, other } in ways(house.place.folder()) {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("copy.backup");
            let mut picked = [BackedUpValues::of(&PERSONS, &["_id"])];
            house.store.backup_with(&file, Some(&seal), &mut picked).unwrap();
            let [read] = picked.map(BackedUpValues::rows);
            assert_eq!(read, [[Some("p1".to_owned())]], "values are picked while it is written");
            let bytes = std::fs::read(&file).unwrap();
            for clear in ["persons", "the house key", "diwan"] {
                let found = bytes.windows(clear.len()).any(|part| part == clear.as_bytes());
                assert!(!found, "{clear} stands in clear");
            }
            for (keys, words) in [
                (Keyring::default(), "is encrypted: --identity"),
                (other, "does not open it"),
            ] {
                let refused = BackupFile::new(file.clone(), keys).master_key().unwrap_err();
                assert!(refused.to_string().contains(words), "{refused}");
            }
            let open = BackupFile::new(file.clone(), own);
            assert_eq!(open.master_key().unwrap().as_deref(), Some("the house key"));
            for (place, _folder) in places() {
                Store::restore(&place, open.clone(), CATALOGUE, &[], noon()).unwrap();
                let restored = Store::open(&place, CATALOGUE, &[], noon()).unwrap();
                assert_eq!(all(&restored), all(&house.store));
            }
        }
    });
}

#[test]
fn an_encrypted_backup_that_was_cut_or_changed_is_refused() {
    on_each(|house| {
        furnish(house);
        let [Way { seal, own, .. }, _] = ways(house.place.folder());
        let file = house.place.folder().join("copy.backup");
        house.store.backup_with(&file, Some(&seal), &mut []).unwrap();
        let bytes = std::fs::read(&file).unwrap();
        let mut changed = bytes.clone();
        let middle = changed.len() - 200;
        changed[middle] ^= 1;
        for broken in [changed.as_slice(), &bytes[..bytes.len() - 1]] {
            std::fs::write(&file, broken).unwrap();
            let (place, _folder) = places().remove(0);
            let backup = BackupFile::new(file.clone(), own.clone());
            assert!(Store::restore(&place, backup, CATALOGUE, &[], noon()).is_err());
        }
    });
}

#[test]
fn a_recipient_that_is_no_key_is_named() {
    let wrong = ["age1nobody".to_owned()];
    assert_eq!(Seal::for_recipients(&wrong, "").unwrap_err(), "age1nobody");
    assert!(Seal::for_recipients(&[], "").is_err());
}
