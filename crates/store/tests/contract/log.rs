//! The change log: every write, in the order of commits, without gaps.

use schema::error_codes;
use store::{EntryKind, LogQuery};

use crate::place::{job, named, on_each, wait};
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
        let entries = house.log(ali(None, 10));
        let seqs: Vec<_> = entries.iter().map(|entry| entry.seq).collect();
        let kinds: Vec<_> = entries.iter().map(|entry| entry.kind).collect();
        assert_eq!(seqs, [4, 2, 1]);
        assert_eq!(kinds, [EntryKind::Delete, EntryKind::Update, EntryKind::Create]);
        assert!(entries.iter().all(|entry| entry.who == "tester"));
        assert_eq!(entries[1].before, entries[2].after);
        assert_eq!(entries[0].before, entries[1].after);
        assert_eq!((&entries[2].before, &entries[0].after), (&None, &None));
        let after: serde_json::Value = serde_json::from_str(entries[1].after.as_ref().unwrap()).unwrap();
        assert_eq!((&after["$id"], &after["age"]), (&"p1".into(), &3.into()));
        assert!(after.get("secret").is_none() && after.get("state").is_none());
    });
}

#[test]
fn the_log_is_read_in_parts() {
    on_each(|house| {
        house.insert(named(&PERSONS, "p1")).unwrap();
        house.insert(named(&PERSONS, "p2")).unwrap();
        house.insert(named(&VISITS, "v1")).unwrap();
        let row = house.insert(named(&PERSONS, "p3")).unwrap();
        house.delete(&row).unwrap();
        assert_eq!(house.log(ali(Some(4), 1)).len(), 1);
        assert_eq!(house.entries(9).len(), 4, "visits are not logged");
        let after = house.scan(|reader| reader.log_after(2, 10));
        assert_eq!(after.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [3, 4]);
        assert_eq!(*house.store.committed().borrow(), 4);
    });
}

#[test]
fn what_was_written_since_is_known_in_the_batch_that_writes_it() {
    on_each(|house| {
        house.insert(named(&PERSONS, "p1")).unwrap();
        let (position, since) = house.scan(|reader| {
            let position = reader.log_position()?;
            Ok((position, reader.written_after(position)?))
        });
        assert_eq!(since, []);
        house.insert(named(&PERSONS, "p2")).unwrap();
        let since = house.scan(move |reader| reader.written_after(position));
        assert_eq!(since, [("persons".to_owned(), "p2".to_owned())]);
        // Jobs that are committed together see of each other what no table holds yet, but nothing of one that failed.
        let insert = |id: &'static str, fails: bool| {
            house.store.write(job(), move |writer| {
                writer.insert(named(&PERSONS, id))?;
                if fails {
                    Err(error_codes::CONFLICT.into())
                } else {
                    writer.written_after(position)
                }
            })
        };
        let (first, failed, last) =
            wait(async { tokio::join!(insert("p3", false), insert("p4", true), insert("p5", false)) });
        let ids = |written: Vec<(String, String)>| written.into_iter().map(|(_, id)| id).collect::<Vec<_>>();
        assert_eq!(ids(first.unwrap()), ["p2", "p3"]);
        assert!(failed.is_err());
        assert_eq!(ids(last.unwrap()), ["p2", "p3", "p5"]);
    });
}

fn ali(before: Option<i64>, limit: u64) -> LogQuery {
    LogQuery {
        collection: Some("persons"),
        id: Some("p1".into()),
        before,
        limit,
    }
}

#[test]
fn what_is_rolled_back_leaves_no_trace() {
    on_each(|house| {
        house.insert(named(&PERSONS, "p1")).unwrap();
        let rehearsed = wait(house.store.dry_run(job(), |writer| {
            writer.insert(named(&PERSONS, "p2"))?;
            writer.next("counter")
        }));
        assert_eq!(rehearsed.unwrap(), 1);
        house.insert(named(&PERSONS, "p1")).unwrap_err();
        house.insert(named(&PERSONS, "p3")).unwrap();
        assert_eq!(house.entries(9).len(), 2);
        assert_eq!(
            wait(house.store.write(job(), |writer| writer.next("counter"))).unwrap(),
            1
        );
        assert_eq!(house.store.check().unwrap(), []);
    });
}

#[test]
fn contents_are_blanked_and_the_chain_still_holds() {
    on_each(|house| {
        let row = house
            .insert(named(&PERSONS, "p1").with(person::NAME, "Ali".into()))
            .unwrap();
        house.update(&row, row.clone().with(person::AGE, 3)).unwrap();
        house.insert(named(&PERSONS, "p2")).unwrap();
        let blank = || wait(house.store.write(job(), |writer| writer.blank_log(&PERSONS, "p1")));
        assert_eq!(blank().unwrap(), 2);
        assert_eq!(blank().unwrap(), 0, "twice is once");
        let entries = house.log(ali(None, 10));
        let kinds: Vec<_> = entries.iter().map(|entry| entry.kind).collect();
        assert_eq!(
            kinds,
            [EntryKind::Update, EntryKind::Create],
            "that it was written stays"
        );
        assert!(
            entries
                .iter()
                .all(|entry| entry.before.is_none() && entry.after.is_none())
        );
        let others = house.entries(9);
        assert!(others.iter().any(|entry| entry.id == "p2" && entry.after.is_some()));
        assert_eq!(house.store.check().unwrap(), []);
    });
}
