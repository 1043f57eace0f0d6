//! One byte broken anywhere is named.

use schema::{Id, Value};
use store::Area;

use crate::place::{House, named, on_each};
use crate::toy::{PERSONS, UNITS, VISITS, person, unit, visit};

fn furnish(house: &House) {
    for id in ["u1", "u2"] {
        house.insert(named(&UNITS, id).with(unit::NAME, id.into())).unwrap();
    }
    for id in ["p1", "p2"] {
        let row = named(&PERSONS, id)
            .with(person::NAME, "Éa".into())
            .with(person::UNIT, Id("u1".into()));
        house
            .insert(row.with(person::UNITS_HELD, vec![Id("u2".into()), Id("u1".into())]))
            .unwrap();
    }
    let before = house.insert(named(&PERSONS, "p3")).unwrap();
    house
        .update(&before, before.clone().with(person::SECRET, "s".into()))
        .unwrap();
    let gone = house.insert(named(&PERSONS, "p4")).unwrap();
    house.delete(&gone).unwrap();
    house
        .insert(named(&VISITS, "v1").with(visit::WHO, Id("p1".into())))
        .unwrap();
}

#[test]
fn what_was_written_is_in_order() {
    on_each(|house| {
        furnish(house);
        assert_eq!(house.store.check().unwrap(), []);
    });
}

/// What is done, which part of the check sees it, and how it is named.
const DAMAGES: &[(&str, Area, &str)] = &[
    (
        "UPDATE persons SET name = 'Éb', name__f = 'eb' WHERE _id = 'p1'",
        Area::Row,
        "persons p1: name",
    ),
    (
        "UPDATE persons SET _created = '2020' WHERE _id = 'p2'",
        Area::Row,
        "persons p2: $createdAt",
    ),
    (
        "UPDATE persons SET name__f = 'eb' WHERE _id = 'p2'",
        Area::Twin,
        "persons p2: the folded text of name",
    ),
    (
        "UPDATE persons SET unit = 'u9' WHERE _id = 'p2'",
        Area::Link,
        "persons p2: unit leads to u9",
    ),
    (
        "DELETE FROM \"persons__unitsHeld\" WHERE owner = 'p2' AND item = 'u1'",
        Area::List,
        "persons p2: unitsHeld",
    ),
    (
        "DELETE FROM persons WHERE _id = 'p3'",
        Area::Row,
        "persons p3: the log says it is there",
    ),
    (
        "UPDATE _log SET who = 'nobody' WHERE seq = 3",
        Area::Log,
        "entry 3: the chain",
    ),
    (
        "UPDATE _log SET after = 'x' || substr(after, 2) WHERE seq = 2",
        Area::Log,
        "entry 2: its contents",
    ),
    ("DELETE FROM _log WHERE seq = 5", Area::Log, "entry 6 follows entry 4"),
    (
        "UPDATE _versions SET last = 1 WHERE collection = 'persons'",
        Area::Version,
        "persons has version",
    ),
];

#[test]
fn every_kind_of_damage_is_named() {
    on_each(|house| {
        furnish(house);
        for (damage, ..) in DAMAGES {
            house.tamper(damage);
        }
        let findings = house.store.check().unwrap();
        for (damage, area, names) in DAMAGES {
            let is_it = |found: &&store::Finding| found.area == *area && found.text.starts_with(names);
            assert_eq!(findings.iter().filter(is_it).count(), 1, "{damage}: {findings:#?}");
        }
    });
}

#[test]
fn blanked_contents_do_not_break_the_chain() {
    on_each(|house| {
        furnish(house);
        house.tamper("UPDATE _log SET before = NULL, after = NULL WHERE seq = 1");
        assert_eq!(house.store.check().unwrap(), []);
    });
}

#[test]
fn a_secret_is_nowhere_but_in_its_row() {
    on_each(|house| {
        let row = house
            .insert(named(&PERSONS, "p1").with(person::SECRET, "MARKER-7".into()))
            .unwrap();
        let row = house
            .update(
                &row,
                row.clone().with(person::SECRET, "MARKER-8".into()).with(person::AGE, 3),
            )
            .unwrap();
        assert_eq!(row.value("secret"), &Value::from("MARKER-8"));
        house.delete(&row).unwrap();
        let file = house.place.folder().join("copy.jsonl");
        house.store.backup(&file).unwrap();
        assert!(!std::fs::read_to_string(file).unwrap().contains("MARKER"));
    });
}
