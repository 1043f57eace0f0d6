//! The change log: every write, in the order of commits, without gaps.

use store::{Cost, EntryKind, LogAsk};

use crate::place::{job, named, on_each, terms, wait};
use crate::toy::{PERSONS, VISITS, person};

#[test]
fn every_write_is_in_the_log() {
    on_each(|house| {
        let row = house
            .insert(named(&PERSONS, "p1").with(person::NAME, "Ali".into()))
            .unwrap();
        let changed = house.update(&row, row.clone().with(person::AGE, 3)).unwrap();
        house.insert(named(&PERSONS, "p2")).unwrap();
        house.delete(&changed).unwrap();
        house.insert(named(&VISITS, "v1")).unwrap();
        let asked = LogAsk {
            collection: Some("persons"),
            id: Some("p1".into()),
            before: None,
            limit: 10,
        };
        let entries = house.log(asked.clone());
        let said: Vec<_> = entries
            .iter()
            .map(|entry| (entry.seq, entry.kind, entry.who.as_str()))
            .collect();
        assert_eq!(
            said,
            [
                (4, EntryKind::Delete, "tester"),
                (2, EntryKind::Update, "tester"),
                (1, EntryKind::Create, "tester")
            ]
        );
        assert_eq!(entries[1].before, entries[2].after);
        assert_eq!(entries[0].before, entries[1].after);
        assert_eq!((&entries[2].before, &entries[0].after), (&None, &None));
        let after: serde_json::Value = serde_json::from_str(entries[1].after.as_ref().unwrap()).unwrap();
        assert_eq!(
            (&after["$id"], &after["name"], &after["age"]),
            (&"p1".into(), &"Ali".into(), &3.into())
        );
        assert!(after.get("secret").is_none() && after.get("state").is_none());
        assert_eq!(
            house
                .log(LogAsk {
                    before: Some(4),
                    limit: 1,
                    ..asked
                })
                .len(),
            1
        );
        assert_eq!(
            house
                .log(LogAsk {
                    limit: 9,
                    ..LogAsk::default()
                })
                .len(),
            4,
            "visits are not logged"
        );
        let after = wait(house.store.read(Cost::Scan, terms(), |reader| reader.log_after(2, 10))).unwrap();
        assert_eq!(after.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [3, 4]);
        assert_eq!(*house.store.committed().borrow(), 4);
    });
}

#[test]
fn what_is_rolled_back_leaves_no_trace() {
    on_each(|house| {
        house.insert(named(&PERSONS, "p1")).unwrap();
        let rehearsed = wait(house.store.rehearse(job(), |writer| {
            writer.insert(named(&PERSONS, "p2"))?;
            writer.next("counter")
        }));
        assert_eq!(rehearsed.unwrap(), 1);
        house.insert(named(&PERSONS, "p1")).unwrap_err();
        house.insert(named(&PERSONS, "p3")).unwrap();
        assert_eq!(
            house
                .log(LogAsk {
                    limit: 9,
                    ..LogAsk::default()
                })
                .len(),
            2
        );
        assert_eq!(
            wait(house.store.write(job(), |writer| writer.next("counter"))).unwrap(),
            1
        );
        assert_eq!(house.store.check().unwrap(), []);
    });
}
