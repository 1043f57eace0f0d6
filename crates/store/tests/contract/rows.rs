//! Rows come back as they were written, and constraints answer with the declared refusals.

use schema::{Attr, Date, Decimal, Filter, Id, Instant, Order, Path, Query, Via, View, attribute, error_codes};

use crate::place::{code, job, named, noon, on_each, terms, wait};
use crate::toy::{Colour, IN_USE, NAME_TAKEN, PERSONS, State, UNITS, person, unit};

#[test]
fn a_row_comes_back_as_it_was_written() {
    on_each(|house| {
        house
            .insert(named(&UNITS, "u1").with(unit::NAME, "État civil".into()))
            .unwrap();
        let row = named(&PERSONS, "p1")
            .with(person::NAME, "أحمد %_\\ 'x\"".into())
            .with(person::SALARY, Decimal(-105))
            .with(person::ACTIVE, true)
            .with(person::UNTIL, Date("2026-12-01".parse().unwrap()))
            .with(person::SEEN, Instant(noon()))
            .with(person::COLOUR, Colour::Blue)
            .with(person::UNIT, Id("u1".into()))
            .with(person::UNITS_HELD, vec![Id("u1".into()), Id("u1".into())])
            .with(person::TAGS, vec!["a\"b".into(), "ب".into()])
            .with(person::MARKS, vec![-1, 9_007_199_254_740_991])
            .with(person::EXTRA, serde_json::json!({"b": [1, null], "a": "\u{0}"}))
            .with(person::SECRET, "s3cret".into());
        let written = house.insert(row).unwrap();
        assert_eq!(written.sequence, 1);
        assert_eq!(written.created_at, "2026-11-20T12:00:00.000+00:00");
        let read = house.get(View::whole(&PERSONS), "p1").unwrap().document;
        assert_eq!(read, written.clone().with(person::STATE, State::Soon));
        let unit = house.get(View::whole(&UNITS), "u1").unwrap().document;
        assert_eq!(unit.get(unit::PEOPLE), Some(1));
        assert_eq!(unit.get(unit::PAY), Some(Decimal(-105)));
        assert_eq!(unit.get(unit::LATEST), Some(Date("2026-12-01".parse().unwrap())));
        assert!(house.get(View::whole(&PERSONS), "p2").is_none());
    });
}

#[test]
fn a_filter_names_its_field_and_the_store_finds_it() {
    on_each(|house| {
        for (id, age) in [("p1", 17), ("p2", 18), ("p3", 40)] {
            house.insert(named(&PERSONS, id).with(person::AGE, age)).unwrap();
        }
        let ids = |filters: Vec<Filter>| {
            let query = Query {
                filters,
                is_counted: true,
                ..Query::default()
            };
            let page = house.list(View::whole(&PERSONS), query).unwrap();
            assert_eq!(page.total, page.rows.len() as u64);
            page.rows.into_iter().map(|row| row.document.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(vec![person::AGE.ge(18)]), ["p2", "p3"]);
        assert_eq!(ids(vec![person::AGE.between(17, 18), attribute::ID.ne("p1")]), ["p2"]);
        assert_eq!(
            ids(vec![person::AGE.any_of([17, 40]), person::PHOTO.is_null()]),
            ["p1", "p3"]
        );
        assert_eq!(ids(vec![person::AGE.equals(18).into()]), ["p2"]);
        assert_eq!(ids(vec![person::AGE.any_of(Vec::<i64>::new())]), [] as [&str; 0]);
    });
}

#[test]
fn a_filter_of_a_field_that_is_not_there_is_a_fault() {
    on_each(|house| {
        house.insert(named(&UNITS, "u1").with(unit::NAME, "a".into())).unwrap();
        for filter in [person::AGE.eq(1), person::AGE.equals(1).into()] {
            let query = Query {
                filters: vec![Filter::Any(vec![unit::NAME.eq("a"), filter])],
                ..Query::default()
            };
            let fault = house.list(View::whole(&UNITS), query).unwrap_err();
            assert_eq!(fault.to_string(), "units has no field age");
        }
    });
}

#[test]
fn what_stands_already_is_refused_as_declared() {
    on_each(|house| {
        house
            .insert(named(&UNITS, "u1").with(unit::NAME, "État civil".into()))
            .unwrap();
        let again = house
            .insert(named(&UNITS, "u1").with(unit::NAME, "other".into()))
            .unwrap_err();
        assert!(again.is(error_codes::DOCUMENT_EXISTS), "{again}");
        let folded = house
            .insert(named(&UNITS, "u2").with(unit::NAME, "ETAT CIVIL".into()))
            .unwrap_err();
        assert!(folded.is(NAME_TAKEN), "{folded}");
        assert_eq!(folded.rejection().unwrap().field.as_deref(), Some("name"));
        let first = house.insert(named(&PERSONS, "p1").with(person::NUMBER, 7)).unwrap();
        house.insert(named(&PERSONS, "p2")).unwrap();
        house.insert(named(&PERSONS, "p3")).unwrap();
        let same = house.insert(named(&PERSONS, "p4").with(person::NUMBER, 7)).unwrap_err();
        assert!(same.is(error_codes::DUPLICATE), "{same}");
        house.update(&first, first.clone().with(person::NUMBER, 8)).unwrap();
        house.insert(named(&PERSONS, "p4").with(person::NUMBER, 7)).unwrap();
    });
}

#[test]
fn links_lead_somewhere_and_hold_what_they_lead_to() {
    on_each(|house| {
        house.insert(named(&UNITS, "u1").with(unit::NAME, "a".into())).unwrap();
        for (row, field) in [
            (named(&PERSONS, "p1").with(person::UNIT, Id("none".into())), "unit"),
            (
                named(&PERSONS, "p1").with(person::UNITS_HELD, vec![Id("u1".into()), Id("none".into())]),
                "unitsHeld",
            ),
            (
                named(&UNITS, "u2")
                    .with(unit::NAME, "b".into())
                    .with(unit::HEAD, Id("none".into())),
                "head",
            ),
        ] {
            let error = house.insert(row).unwrap_err();
            assert!(error.is(error_codes::UNKNOWN_LINK), "{error}");
            assert_eq!(error.rejection().unwrap().field.as_deref(), Some(field));
        }
    });
}

#[test]
fn what_is_linked_to_stays() {
    on_each(|house| {
        let unit = house.insert(named(&UNITS, "u1").with(unit::NAME, "a".into())).unwrap();
        let holder = named(&PERSONS, "p1").with(person::UNIT, Id("u1".into()));
        let holder = house
            .insert(holder.with(person::UNITS_HELD, vec![Id("u1".into())]))
            .unwrap();
        assert_eq!(code(&house.delete(&unit).unwrap_err()), IN_USE.code);
        let mut listing = holder.clone();
        listing.clear(person::UNIT);
        let listing = house.update(&holder, listing).unwrap();
        let held = house.delete(&unit).unwrap_err();
        assert!(held.is(error_codes::DELETE_RESTRICTED), "{held}");
        let mut free = listing.clone();
        free.clear(person::UNITS_HELD);
        let free = house.update(&listing, free).unwrap();
        let headed = unit.clone().with(unit::HEAD, Id("p1".into()));
        let unit = house.update(&unit, headed).unwrap();
        house.delete(&free).unwrap();
        house.delete(&unit).unwrap();
        assert!(house.get(View::whole(&UNITS), "u1").is_none());
    });
}

#[test]
fn a_deleted_row_is_in_the_trash_until_it_is_erased() {
    on_each(|house| {
        let row = named(&PERSONS, "p1")
            .with(person::NAME, "Ali".into())
            .with(person::SECRET, "s3cret".into());
        let row = house
            .insert(
                row.with(person::SALARY, Decimal(1250))
                    .with(person::TAGS, vec!["x".into()]),
            )
            .unwrap();
        house.delete(&row).unwrap();
        let found = house.scan(|reader| reader.find_trashed(&PERSONS, "p1"));
        let mut expected = row.clone();
        expected.clear(person::SECRET);
        assert_eq!(found.map(|found| found.document).as_ref(), Some(&expected));
        let all = house.scan(|reader| reader.trash(None, 10));
        assert_eq!(
            (all.len(), all[0].who.as_str(), &all[0].document),
            (1, "tester", &expected)
        );
        wait(house.store.write(job(), |writer| writer.erase_trash(&PERSONS, "p1"))).unwrap();
        let all = house.scan(|reader| reader.trash(None, 10));
        assert!(all.is_empty());
        let again = house.insert(named(&PERSONS, "p1")).unwrap();
        assert!(again.sequence > row.sequence, "a sequence is never given twice");
        assert_eq!(
            house.list(View::whole(&PERSONS), Query::default()).unwrap().rows.len(),
            1
        );
    });
}

#[test]
fn another_process_reads_what_was_committed() {
    on_each(|house| {
        let other = house.open(crate::toy::CATALOGUE, &[]).unwrap();
        let before = other.stamp(&[&PERSONS]);
        house.insert(named(&PERSONS, "p1")).unwrap();
        let seen = wait(other.read(store::Cost::Point, terms(), |reader| {
            reader.get(&View::whole(&PERSONS), "p1")
        }));
        assert!(seen.unwrap().is_some());
        let mut committed = other.committed();
        wait(async { committed.wait_for(|seq| *seq == 1).await.map(drop) }).unwrap();
        assert!(other.stamp(&[&PERSONS]) > before);
        assert_eq!(other.stamp(&[&UNITS]), 0);
    });
}

#[test]
fn rights_follow_from_the_declared_fields_alone() {
    on_each(|house| {
        let stamps = || (house.store.stamp(&[&UNITS]), house.store.rights_stamp(&[&UNITS]));
        let row = house.insert(named(&UNITS, "u1").with(unit::NAME, "a".into())).unwrap();
        assert_eq!(stamps(), (1, 0), "without a head and a parent it decides nothing");
        let row = house.update(&row, row.clone().with(unit::NAME, "b".into())).unwrap();
        assert_eq!(stamps(), (2, 0));
        let headed = row.clone().with(unit::HEAD, Id("p1".into()));
        house.insert(named(&PERSONS, "p1")).unwrap();
        let failing = house.store.dry_run(job(), {
            let (row, headed) = (row.clone(), headed.clone());
            move |writer| writer.update(&row, headed.clone())
        });
        wait(failing).unwrap();
        assert_eq!(stamps(), (2, 0), "a rehearsal decides nothing");
        let row = house.update(&row, headed).unwrap();
        assert_eq!(stamps(), (3, 1));
        house.delete(&row).unwrap();
        assert_eq!(stamps(), (4, 2));
        assert_eq!(
            house.store.rights_stamp(&[&PERSONS]),
            1,
            "where nothing is declared every write counts"
        );
    });
}

#[test]
fn the_longest_texts_are_kept_and_found() {
    on_each(|house| {
        let name = "𐎠".repeat(255);
        let row = named(&PERSONS, "p1").with(person::NAME, name.clone());
        // Not a repeated sign, which an engine would compress.
        let notes: String = (0..5_000_u32)
            .filter_map(|at| char::from_u32(0x4e00 + at * 7 % 20_000))
            .collect();
        house.insert(row.with(person::NOTES, notes.clone())).unwrap();
        let read = house.get(View::whole(&PERSONS), "p1").unwrap().document;
        assert_eq!(
            (read.get(person::NAME), read.get(person::NOTES)),
            (Some(name), Some(notes))
        );
    });
}

#[test]
fn what_is_worked_out_of_a_linked_row_is_nothing_without_one() {
    on_each(|house| {
        house.insert(named(&UNITS, "u1").with(unit::NAME, "a".into())).unwrap();
        let linked = named(&PERSONS, "p1").with(person::UNIT, Id("u1".into()));
        house.insert(linked).unwrap();
        house.insert(named(&PERSONS, "p2")).unwrap();
        let via = Via {
            link: PERSONS.field("unit").unwrap(),
            view: std::sync::Arc::new(View::whole(&UNITS)),
        };
        let path = |name| Path {
            via: Some(via.clone()),
            attr: Attr::Field(UNITS.field(name).unwrap()),
        };
        for name in ["pay", "latest"] {
            let query = Query {
                orders: vec![Order {
                    path: path(name),
                    is_descending: false,
                }],
                ..Query::default()
            };
            let rows = house.list(View::whole(&PERSONS), query).unwrap().rows;
            let ids: Vec<_> = rows.iter().map(|row| row.document.id.as_str()).collect();
            // A sum of nothing is 0, and nothing comes before it; a latest of nothing is nothing too.
            assert_eq!(ids, if name == "pay" { ["p2", "p1"] } else { ["p1", "p2"] }, "{name}");
        }
    });
}
