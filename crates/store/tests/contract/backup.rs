//! A backup made beside a working store comes back whole, on either engine.

use schema::{Id, Query, View};
use store::{Cost, Place, Store};

use crate::place::{House, named, noon, on_each, places, terms, wait};
use crate::toy::{CATALOGUE, PERSONS, UNITS, person, unit};

fn furnish(house: &House) {
    let unit = house
        .insert(named(&UNITS, "u1").with(unit::NAME, "État \"civil\"\n".into()))
        .unwrap();
    let row = named(&PERSONS, "p1")
        .with(person::UNIT, Id("u1".into()))
        .with(person::SALARY, schema::Dec(-7));
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
    let error = Store::open(&Place::Folder(file), CATALOGUE, &[], noon())
        .err()
        .unwrap()
        .to_string();
    assert!(
        error.contains("making the data folder") && error.lines().count() == 1,
        "{error}"
    );
    let nowhere = Place::Postgres {
        url: "postgres://diwan@127.0.0.1:1/diwan".to_owned(),
        folder: folder.path().to_owned(),
    };
    let error = Store::open(&nowhere, CATALOGUE, &[], noon()).err().unwrap().to_string();
    assert!(
        error.contains("connecting to PostgreSQL") && error.lines().count() == 1,
        "{error}"
    );
}
