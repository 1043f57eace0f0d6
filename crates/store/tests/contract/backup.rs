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
        let head = store::Head::kept(&kept).unwrap();
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
        let read = store::backed_up_values(&file, &PERSONS, &["_id", "unit", "salary", "none"]).unwrap();
        assert_eq!(read, [[Some("p1".into()), Some("u1".into()), Some("-7".into()), None]]);
    });
}
