//! Texts of a store that a former program folded otherwise.

use schema::{FieldSet, Query, Result, View};
use store::{Area, Migration, MigrationChange, Writer};

use crate::place::{named, on_each};
use crate::toy::{CATALOGUE, NAME_TAKEN, PERSONS, UNITS, person, unit};

/// What a former program left behind, and the step that puts it right.
const REFOLD: &[Migration] = &[Migration {
    number: 1,
    name: "texts are searched by words with letters once",
    change: MigrationChange::Fill(refold),
}];

fn refold(writer: &mut Writer<'_>) -> Result<()> {
    writer.refold()
}

#[test]
fn texts_that_a_former_program_folded_are_put_right() {
    on_each(|house| {
        house
            .insert(named(&PERSONS, "p1").with(person::NAME, "Mohammed Bennis".into()))
            .unwrap();
        house.tamper("UPDATE persons SET name__f = 'mohammed bennis'");
        let whole = View::whole(&PERSONS);
        let query = Query {
            filters: vec![schema::find(&whole, FieldSet::all(&PERSONS), "benis mohamed")],
            ..Query::default()
        };
        assert!(
            house
                .list(View::whole(&PERSONS), query.clone())
                .unwrap()
                .rows
                .is_empty()
        );
        let log = house.entries(10).len();
        let other = house.open(CATALOGUE, REFOLD).unwrap();
        assert_eq!(other.check().unwrap(), []);
        assert_eq!(house.list(whole, query).unwrap().rows.len(), 1);
        assert_eq!(house.entries(10).len(), log, "rows say what they said");
    });
}

/// A store of a former program, in which one twin served both: it was searched, and told texts apart.
const OF_ONE_FOLD: &str = "DROP INDEX uq_units_name__u; ALTER TABLE units DROP COLUMN name__u; \
     UPDATE units SET name__f = LOWER(name); CREATE UNIQUE INDEX uq_units_name__f ON units (name__f)";

#[test]
fn texts_that_were_two_stay_two_and_are_found_by_one_another() {
    on_each(|house| {
        let names = ["A-1", "A 1", "Bureau d'ordre", "Bureau d’ordre"];
        for (at, name) in names.iter().enumerate() {
            let unit = named(&UNITS, &format!("u{at}")).with(unit::NAME, (*name).to_owned());
            house.insert(unit).unwrap();
        }
        house.tamper(OF_ONE_FOLD);
        let upgraded = house.open(CATALOGUE, REFOLD).unwrap();
        assert_eq!(upgraded.check().unwrap(), []);
        let whole = View::whole(&UNITS);
        for (typed, count) in [
            ("a-1", 2),
            ("A 1", 2),
            ("d'ordre", 2),
            ("\"bureau d ordre\"", 2),
            ("A1", 0),
        ] {
            let query = Query {
                filters: vec![schema::find(&whole, FieldSet::all(&UNITS), typed)],
                is_counted: true,
                ..Query::default()
            };
            assert_eq!(house.list(View::whole(&UNITS), query).unwrap().total, count, "{typed}");
        }
        let again = house.insert(named(&UNITS, "u9").with(unit::NAME, "a 1".into()));
        assert!(again.unwrap_err().is(NAME_TAKEN), "told apart as before");
        house
            .insert(named(&UNITS, "u8").with(unit::NAME, "A–1".into()))
            .unwrap();
    });
}

#[test]
fn a_text_that_stands_twice_is_a_finding_and_fails_no_upgrade() {
    on_each(|house| {
        for (id, name) in [("u1", "Zagora"), ("u2", "Taza")] {
            house.insert(named(&UNITS, id).with(unit::NAME, name.into())).unwrap();
        }
        house.tamper("UPDATE units SET name = 'ZAGORA' WHERE _id = 'u2'");
        house.tamper(OF_ONE_FOLD.split("CREATE").next().unwrap());
        let upgraded = house.open(CATALOGUE, REFOLD).unwrap();
        let found = upgraded.check().unwrap();
        let twins: Vec<&str> = (found.iter())
            .filter(|one| one.area == Area::Twin)
            .map(|one| one.text.as_str())
            .collect();
        assert_eq!(twins, ["units u2: the folded text of name is not that of its value"]);
        let again = house.insert(named(&UNITS, "u3").with(unit::NAME, "zagora".into()));
        assert!(again.unwrap_err().is(NAME_TAKEN));
    });
}
