//! Numbers within desks: each desk counts for itself, whichever node writes and whatever is taken back.

use std::collections::BTreeMap;
use std::sync::Mutex;

use schema::{Collection, Document, Result, Series, Unique, error_codes, fields};
use store::{Area, Finding, Store, StoreLocation};

use crate::place::{job, noon, places, tamper, wait};

fields! {
    DESK: String = schema::text("desk") => "ا", "d", "desk";
    YEAR: i64 = schema::integer("year") => "ا", "y", "year";
    NUM: i64 = schema::integer("num") => "ا", "n", "num";
}

const SERIES: Series = Series::yearly(YEAR.def, NUM.def).within(&[DESK.def]);

static PERMITS: Collection = Collection {
    unique: &[Unique::on(&[DESK.def, YEAR.def, NUM.def])],
    series: Some(SERIES),
    ..Collection::new("permits", FIELDS)
};

static CATALOGUE: &[&Collection] = &[&PERMITS];

/// One whose name holds what parts the names of counters, and none.
const DESKS: [Option<&str>; 5] = [Some("north"), Some("south"), Some("south:2026"), Some("a.b"), None];
/// How many permits are asked for, by how many threads.
const ASKED: usize = 400;
const THREADS: usize = 4;

/// What one permit is asked for: drawn, so that desks, years and refusals meet in every order.
#[derive(Clone, Copy)]
struct Asked {
    /// Its place among the desks.
    desk: usize,
    year: i64,
    is_taken_back: bool,
}

fn random_rows() -> Vec<Asked> {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut draw = |of: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        usize::try_from(seed % of as u64).unwrap()
    };
    let mut one = || Asked {
        desk: draw(DESKS.len()),
        year: [2025, 2026][draw(2)],
        is_taken_back: draw(4) == 0,
    };
    (0..ASKED).map(|_| one()).collect()
}

/// Writes one permit under the next number of its desk; none where it is taken back in the end.
fn give(store: &Store, one: Asked) -> Option<i64> {
    let written = store.write(job(), move |writer| -> Result<i64> {
        let mut row = Document::new(&PERMITS).with(YEAR, one.year);
        if let Some(desk) = DESKS[one.desk] {
            row.set(DESK, desk.to_owned());
        }
        let number = writer.next(&SERIES.counter(&row, one.year))?;
        row.id = format!("p{}-{}-{number}", one.desk, one.year);
        writer.insert(row.with(NUM, number))?;
        if one.is_taken_back {
            return Err(error_codes::CONFLICT.into());
        }
        Ok(number)
    });
    match wait(written) {
        Ok(number) => Some(number),
        Err(error) => {
            assert!(one.is_taken_back && error.is(error_codes::CONFLICT), "{error}");
            None
        }
    }
}

#[test]
fn each_desk_counts_without_gap_on_every_node() {
    for (place, _folder) in places() {
        let nodes = if matches!(place, StoreLocation::Postgres { .. }) {
            2
        } else {
            1
        };
        let nodes: Vec<Store> = (0..nodes)
            .map(|_| Store::open(&place, CATALOGUE, &[], noon()).unwrap())
            .collect();
        let (asked, told) = (random_rows(), Mutex::new(BTreeMap::<_, Vec<i64>>::new()));
        std::thread::scope(|scope| {
            for (at, part) in asked.chunks(ASKED / THREADS).enumerate() {
                let (store, told) = (&nodes[at % nodes.len()], &told);
                scope.spawn(move || {
                    for one in part {
                        if let Some(number) = give(store, *one) {
                            told.lock()
                                .unwrap()
                                .entry((one.desk, one.year))
                                .or_default()
                                .push(number);
                        }
                    }
                });
            }
        });
        let told = told.into_inner().unwrap();
        assert_eq!(told.len(), DESKS.len() * 2);
        for (series, mut numbers) in told {
            numbers.sort_unstable();
            let all: Vec<i64> = (1..).take(numbers.len()).collect();
            assert_eq!(numbers, all, "{series:?}");
        }
        assert_eq!(nodes[0].check().unwrap(), []);
        counters_are_compared_by_desk(&place, &nodes[0]);
    }
}

fn counters_are_compared_by_desk(place: &StoreLocation, store: &Store) {
    tamper(
        place,
        "UPDATE _counters SET n = n + 1 WHERE name = 'permits.a%2Eb:2026'",
    );
    let [Finding { area, text }] = store.check().unwrap().try_into().unwrap();
    assert_eq!(area, Area::Number);
    assert!(
        text.starts_with("permits.a%2Eb of 2026: the counter stands at "),
        "{text}"
    );
}
