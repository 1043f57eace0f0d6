//! Group commit: many writers, one at a time; what fails, fails alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use schema::{Error, View, error_codes};
use store::{Cost, Store};

use crate::place::{House, job, named, noon, on_each, terms, wait};
use crate::toy::{CATALOGUE, PERSONS, UNITS, person};

/// Several threads write through each of several stores on one place, as the nodes of one commune do.
fn hammer(stores: &[Store], f: impl Fn(&Store, usize) + Sync) {
    std::thread::scope(|scope| {
        for at in 0..8 {
            let (store, f) = (&stores[at % stores.len()], &f);
            scope.spawn(move || f(store, at));
        }
    });
}

#[test]
fn numbers_have_no_gaps_under_concurrent_writers() {
    on_each(|house| {
        let other = house.open(CATALOGUE, &[]).unwrap();
        hammer(&[house.store.clone(), other], |store, thread| {
            for round in 0..10 {
                let write = store.write(job(), move |writer| {
                    let number = writer.next("letters:2026")?;
                    let row = named(&PERSONS, &format!("p{thread}-{round}")).with(person::NUMBER, number);
                    writer.insert(row)?;
                    if round % 3 == 2 {
                        Err(error_codes::CONFLICT.into())
                    } else {
                        Ok(number)
                    }
                });
                assert_eq!(wait(write).is_err(), round % 3 == 2);
            }
        });
        let query = schema::Query {
            limit: Some(1_000),
            is_counted: true,
            ..schema::Query::default()
        };
        let page = house.list(View::whole(&PERSONS), query).unwrap();
        let number = |row: &store::Row| row.document.get(person::NUMBER).unwrap();
        let mut numbers: Vec<_> = page.rows.iter().map(number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=56).collect::<Vec<_>>());
        assert_eq!((page.total, house.entries(1)[0].seq), (56, 56));
        assert_eq!(house.store.check().unwrap(), []);
    });
}

#[test]
fn a_panic_fails_its_job_and_the_writer_lives() {
    on_each(|house| {
        let panicked = wait(house.store.write(job(), |writer| {
            writer.insert(named(&PERSONS, "p1"))?;
            assert!(!writer.terms().days.is_empty(), "a rule went wrong");
            Ok(())
        }));
        assert!(
            matches!(&panicked, Err(Error::Fault(text)) if text.contains("a rule went wrong")),
            "{panicked:?}"
        );
        house.insert(named(&PERSONS, "p1")).unwrap();
        let panicked = wait(house.store.read(Cost::Point, terms(), |reader| {
            assert!(!reader.terms().days.is_empty(), "a read went wrong");
            Ok(())
        }));
        assert!(panicked.unwrap_err().to_string().contains("a read went wrong"));
        assert!(house.get(View::whole(&PERSONS), "p1").is_some());
    });
}

#[test]
fn a_job_that_goes_on_after_a_failure_is_not_kept() {
    on_each(|house| {
        house.insert(named(&PERSONS, "p1")).unwrap();
        let kept = wait(house.store.write(job(), |writer| {
            writer.insert(named(&PERSONS, "p2"))?;
            drop(writer.insert(named(&PERSONS, "p1")));
            Ok(())
        }));
        assert!(kept.is_err());
        assert!(house.get(View::whole(&PERSONS), "p2").is_none());
    });
}

/// When the connection is cut in the middle of a job, the batch's transaction is lost and its jobs run again.
#[test]
fn jobs_run_again_when_their_transaction_is_lost() {
    on_each(|house| {
        if matches!(house.place, store::StoreLocation::Folder(_)) {
            return;
        }
        let runs = Arc::new(AtomicUsize::new(0));
        let (counted, place) = (Arc::clone(&runs), house.place.clone());
        let written = wait(house.store.write(job(), move |writer| {
            let row = writer.insert(named(&PERSONS, "p1"))?;
            if counted.fetch_add(1, Ordering::SeqCst) == 0 {
                cut_connections(&place);
            }
            writer.next("counter")?;
            Ok(row)
        }));
        assert_eq!((written.unwrap().sequence, runs.load(Ordering::SeqCst)), (1, 2));
        assert_eq!(house.entries(9).len(), 1);
        assert_eq!(house.store.check().unwrap(), []);
    });
}

fn cut_connections(place: &store::StoreLocation) {
    let store::StoreLocation::Postgres { url, .. } = place else {
        return;
    };
    let mut client = postgres::Client::connect(url, postgres::NoTls).unwrap();
    // Only the writer's: it is the one that holds the advisory lock in this database, found by its search path.
    let cut = "SELECT pg_terminate_backend(l.pid) FROM pg_locks AS l JOIN pg_stat_activity AS a ON a.pid = l.pid \
               WHERE l.locktype = 'advisory' AND l.granted AND a.query LIKE '%persons%' AND l.pid <> pg_backend_pid()";
    client.execute(cut, &[]).unwrap();
}

/// A commit that another process holds up past the busy time fails the write with a clear line, and the next one works.
#[test]
fn a_writer_waits_for_another_process() {
    on_each(|house: &House| {
        let store::StoreLocation::Folder(folder) = &house.place else {
            return;
        };
        let other = rusqlite::Connection::open(folder.join("diwan.db")).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        std::thread::scope(|scope| {
            let writing = scope.spawn(|| house.insert(named(&PERSONS, "p1")));
            std::thread::sleep(std::time::Duration::from_millis(100));
            assert!(house.get(View::whole(&PERSONS), "p1").is_none());
            other.execute_batch("COMMIT").unwrap();
            writing.join().unwrap().unwrap();
        });
    });
}

/// A full disk is the server's to report: on SQLite the crash tests break a real one.
#[test]
fn a_database_whose_disk_is_full_says_so_until_there_is_room() {
    on_each(|house| {
        if matches!(house.place, store::StoreLocation::Folder(_)) {
            return;
        }
        let answers = || wait(house.store.answers(noon()));
        answers().unwrap();
        house.tamper(
            "CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$ \
             LANGUAGE plpgsql; \
             CREATE TRIGGER full_disk BEFORE INSERT ON _log FOR EACH ROW EXECUTE FUNCTION full_disk(); \
             CREATE TRIGGER full_disk BEFORE INSERT ON _meta FOR EACH ROW EXECUTE FUNCTION full_disk()",
        );
        for id in ["u1", "u2"] {
            let refused = house.insert(named(&UNITS, id)).unwrap_err();
            assert!(refused.is(schema::error_codes::STORAGE_FULL), "{refused}");
        }
        assert!(answers().is_err());
        let trouble = house.store.trouble().unwrap();
        assert!(
            trouble.is_full && trouble.until.is_none() && trouble.refused >= 2,
            "{trouble:?}"
        );
        house.tamper("DROP TRIGGER full_disk ON _log; DROP TRIGGER full_disk ON _meta");
        answers().unwrap();
        assert!(house.store.trouble().unwrap().until.is_some());
        house.insert(named(&UNITS, "u3")).unwrap();
    });
}
