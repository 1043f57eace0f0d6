//! A schema grows by itself; what would lose anything is refused, or a numbered step.

use schema::{Collection, FieldDef, Unique, View, fields};
use store::{Dialect, Migration, MigrationChange, Store, ddl};

use crate::place::{job, named, noon, on_each, terms, wait};
use crate::toy::{CATALOGUE, UNITS};

mod old {
    use super::*;
    fields! {
        NAME: String = schema::text("name") => "ا", "n", "name";
        SIZE: i64 = schema::integer("size") => "ا", "s", "size";
    }
    pub static THINGS: Collection = Collection::new("things", FIELDS);
}

mod new {
    use super::*;
    fields! {
        TITLE: String = schema::text("title").searched() => "ا", "t", "title";
        SIZE: i64 = schema::integer("size") => "ا", "s", "size";
        KIND: String = schema::text("kind").preset("Été") => "ا", "k", "kind";
        FLAG: bool = schema::flag("open").yes_by_default() => "ا", "o", "open";
        UNIT: schema::Id = schema::link("unit", || &crate::toy::UNITS) => "ا", "u", "unit";
    }
    pub static THINGS: Collection = Collection {
        unique: &[Unique::on(&[SIZE.def])],
        ..Collection::new("things", FIELDS)
    };
}

const TEXT_SIZE: &[FieldDef] = &[old::NAME.def, schema::text("size").def];
static RETYPED: Collection = Collection::new("things", TEXT_SIZE);

static OLD: &[&Collection] = &[&old::THINGS];
static NEW: &[&Collection] = &[&new::THINGS, &UNITS, &crate::toy::PERSONS, &crate::toy::VISITS];
static MIGRATIONS: &[Migration] = &[
    Migration {
        number: 1,
        name: "names become titles",
        change: MigrationChange::Rename {
            of: &new::THINGS,
            from: "name",
            to: "title",
        },
    },
    Migration {
        number: 2,
        name: "sizes count double",
        change: MigrationChange::Fill(|writer| {
            let rows = writer.list(&View::whole(&new::THINGS), &schema::Query::default())?.rows;
            for row in rows {
                let size = row.document.get(new::SIZE).unwrap_or(0);
                let after = row.document.clone().with(new::SIZE, size * 2);
                writer.update(&row.document, after)?;
            }
            Ok(())
        }),
    },
];

#[test]
fn an_older_database_grows_by_additions_and_steps() {
    on_each_place(|place| {
        let store = Store::open(place, OLD, &[], noon()).unwrap();
        let row = named(&old::THINGS, "t1")
            .with(old::NAME, "Éa".into())
            .with(old::SIZE, 4);
        wait(store.write(job(), move |writer| writer.insert(row.clone()))).unwrap();
        drop(store);
        for _ in 0..2 {
            let store = Store::open(place, NEW, MIGRATIONS, noon()).unwrap();
            let read = store.read(store::Cost::Point, terms(), |reader| {
                reader.get(&View::whole(&new::THINGS), "t1")
            });
            let row = wait(read).unwrap().unwrap().document;
            assert_eq!(row.get(new::TITLE).as_deref(), Some("Éa"));
            assert_eq!(row.get(new::SIZE), Some(8), "a step is taken once");
            assert_eq!(row.get(new::KIND).as_deref(), Some("Été"));
            assert_eq!(row.get(new::FLAG), Some(true));
            assert_eq!(store.check().unwrap(), []);
        }
        let backups = std::fs::read_dir(place.folder().join("backups")).unwrap();
        assert_eq!(backups.count(), 1, "one copy before the change");
        let newer = Store::open(place, NEW, &MIGRATIONS[..1], noon())
            .err()
            .unwrap()
            .to_string();
        assert!(newer.contains("newer diwan") && newer.contains("step 2"), "{newer}");
    });
}

fn on_each_place(test: impl Fn(&store::StoreLocation)) {
    for (place, _folder) in crate::place::places() {
        test(&place);
    }
}

#[test]
fn what_would_lose_something_is_refused_by_name() {
    static FEWER: &[&Collection] = &[];
    static RETYPED_ONLY: &[&Collection] = &[&RETYPED];
    on_each_place(|place| {
        drop(Store::open(place, OLD, &[], noon()).unwrap());
        for (catalogue, names) in [
            (NEW, "things.name"),
            (FEWER, "table things"),
            (RETYPED_ONLY, "things.size would change between text and number"),
        ] {
            let refused = Store::open(place, catalogue, &[], noon()).err().unwrap().to_string();
            assert!(refused.contains(names), "{refused}");
        }
        drop(Store::open(place, OLD, &[], noon()).unwrap());
    });
}

#[test]
fn a_newer_layout_is_refused() {
    on_each(|house| {
        house.tamper("UPDATE _meta SET value = '999' WHERE name = 'layout'");
        let refused = house.open(CATALOGUE, &[]).err().unwrap().to_string();
        assert!(refused.contains("newer diwan") && refused.contains("999"), "{refused}");
    });
}

#[test]
fn the_emitted_tables_are_the_ones_that_are_made() {
    let made = ddl(CATALOGUE, Dialect::Sqlite);
    let db = rusqlite::Connection::open_in_memory().unwrap();
    db.execute_batch(&made).unwrap();
    on_each(|house| {
        let store::StoreLocation::Folder(folder) = &house.place else {
            return;
        };
        let stands = rusqlite::Connection::open(folder.join("diwan.db")).unwrap();
        assert_eq!(schema_of(&stands), schema_of(&db));
    });
    assert!(ddl(CATALOGUE, Dialect::Postgres).contains("ADD CONSTRAINT \"fk_persons_unit\""));
}

fn schema_of(db: &rusqlite::Connection) -> Vec<String> {
    let mut statement = db
        .prepare("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY sql")
        .unwrap();
    statement
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect()
}
