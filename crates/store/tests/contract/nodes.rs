//! Two nodes on one PostgreSQL: answers that are lost on their way, nodes that fall silent.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

use schema::View;
use schema::error_codes;
use store::{Store, StoreLocation};

use crate::line::Line;
use crate::place::{House, job, named, noon, on_each, wait};
use crate::toy::{CATALOGUE, PERSONS, person};

/// Answers of commits that are lost.
const CUTS: usize = 60;

fn on_postgres(test: impl Fn(&House)) {
    on_each(|house| {
        if matches!(house.place, StoreLocation::Postgres { .. }) {
            test(house);
        }
    });
}

fn line_to(house: &House) -> Line {
    let StoreLocation::Postgres { url, .. } = &house.place else {
        panic!("only PostgreSQL is behind a line");
    };
    Line::to(url)
}

fn open(place: &StoreLocation) -> Store {
    Store::open(place, CATALOGUE, &[], noon()).unwrap()
}

/// Adds one to what the store has counted, and writes a row of that number. What was refused for now was not done, which the
/// sum at the end proves: it is asked again.
fn count_one(store: &Store) -> i64 {
    loop {
        let counted = store.write(job(), |writer| {
            let number = writer.next("counted")?;
            writer.insert(named(&PERSONS, &format!("n{number}")).with(person::NUMBER, number))?;
            Ok(number)
        });
        match wait(counted) {
            Err(refused) if refused.is(error_codes::STORAGE_UNAVAILABLE) => {}
            counted => return counted.unwrap(),
        }
    }
}

#[test]
fn what_was_committed_is_done_once_though_its_answer_was_lost() {
    on_postgres(|house| {
        let lines = [line_to(house), line_to(house)];
        let nodes = lines.each_ref().map(|line| open(&line.lead(&house.place)));
        let (is_over, told) = (AtomicBool::new(false), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for at in 0..8 {
                let (store, is_over, told) = (&nodes[at % 2], &is_over, &told);
                scope.spawn(move || {
                    while !is_over.load(Ordering::SeqCst) {
                        let number = count_one(store);
                        told.lock().unwrap().push(number);
                    }
                });
            }
            for round in 0..CUTS {
                let line = &lines[round % 2];
                line.cut();
                while !line.has_cut() {
                    std::thread::yield_now();
                }
            }
            is_over.store(true, Ordering::SeqCst);
        });
        assert_eq!(lines.each_ref().map(Line::lost), [CUTS / 2; 2]);
        let mut told = told.into_inner().unwrap();
        told.sort_unstable();
        let asked = i64::try_from(told.len()).unwrap();
        assert_eq!(
            told,
            (1..=asked).collect::<Vec<_>>(),
            "each was answered with a number of its own"
        );
        assert_eq!(count_one(&house.store), asked + 1, "nothing was counted twice");
        assert_eq!(house.entries(1)[0].seq, asked + 1);
        assert_eq!(house.store.check().unwrap(), []);
    });
}

#[test]
fn a_node_that_falls_silent_with_the_lock_is_put_out_and_comes_back() {
    on_postgres(|house| {
        let frozen = open(&house.place);
        let ((holds, held), (go_on, goes_on)) = (channel(), channel());
        let runs = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&runs);
        std::thread::scope(|scope| {
            let writing = scope.spawn(|| {
                wait(frozen.write(job(), move |writer| {
                    let row = writer.insert(named(&PERSONS, "p1"))?;
                    if counted.fetch_add(1, Ordering::SeqCst) == 0 {
                        holds.send(()).unwrap();
                        goes_on.recv().unwrap();
                    }
                    Ok(row)
                }))
            });
            held.recv().unwrap();
            house.insert(named(&PERSONS, "p2")).unwrap();
            go_on.send(()).unwrap();
            writing.join().unwrap().unwrap();
        });
        assert_eq!(runs.load(Ordering::SeqCst), 2);
        assert_eq!(house.entries(9).len(), 2);
        assert_eq!(house.store.check().unwrap(), []);
    });
}

#[test]
fn a_node_that_is_cut_off_lets_go_and_comes_back_by_itself() {
    on_postgres(|house| {
        let line = line_to(house);
        let far = open(&line.lead(&house.place));
        line.swallow();
        std::thread::scope(|scope| {
            let writing = scope.spawn(|| wait(far.write(job(), |writer| writer.insert(named(&PERSONS, "p1")))));
            house.insert(named(&PERSONS, "p2")).unwrap();
            writing.join().unwrap().unwrap();
        });
        assert!(house.get(View::whole(&PERSONS), "p1").is_some());
        assert_eq!(house.entries(9).len(), 2);
        assert_eq!(house.store.check().unwrap(), []);
    });
}
