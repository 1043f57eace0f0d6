use std::borrow::Cow;

use schema::{Collection, Id, link, text};

use super::ddl;
use crate::Dialect;
use crate::connection::{Connection, Use};
use crate::sql::Sql;
use crate::sqlite::Sqlite;

schema::fields! {
    NAME: String = text("name").required() => "ا", "n", "name";
    CODE: String = text("code") => "ا", "c", "code";
    PARENT: Id = link("parent", || &PARTS) => "ا", "p", "parent";
}
static PARTS: Collection = Collection {
    unique: &[schema::Unique::on(&[CODE.def]), schema::Unique::on(&[NAME.def])],
    ..Collection::new("parts", FIELDS)
};

fn store() -> (tempfile::TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let mut db = Sqlite::open(&folder.path().join("diwan.db"), Use::Write).unwrap();
    db.script(&ddl(&[&PARTS], Dialect::Sqlite)).unwrap();
    (folder, db)
}

fn texts(db: &mut Sqlite, sql: &str, column: usize) -> Vec<String> {
    let mut texts = Vec::new();
    db.rows(&Sql::of(Dialect::Sqlite, sql, []), &mut |cells| {
        texts.extend(cells.text(column).map(Cow::into_owned));
        Ok(())
    })
    .unwrap();
    texts
}

#[test]
fn only_an_index_of_what_may_be_empty_leaves_the_empty_out() {
    let (_folder, mut db) = store();
    let partial = texts(
        &mut db,
        "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'parts' AND sql LIKE '%IS NOT NULL' ORDER BY name",
        0,
    );
    assert_eq!(partial, ["ix_parts_parent_set", "uq_parts_code_set"]);
}

#[test]
fn what_is_looked_for_by_a_value_is_found_in_such_an_index() {
    let (_folder, mut db) = store();
    for (condition, index) in [
        ("parent = 'a'", "ix_parts_parent_set"),
        ("parent IN ('a', 'b')", "ix_parts_parent_set"),
        (
            "parent IN (SELECT _id FROM parts WHERE name = 'a')",
            "ix_parts_parent_set",
        ),
        ("code = 'a'", "uq_parts_code_set"),
        ("code = 'a' OR parent = 'a'", "ix_parts_parent_set"),
    ] {
        let plan = texts(
            &mut db,
            &format!("EXPLAIN QUERY PLAN SELECT * FROM parts WHERE {condition}"),
            3,
        );
        assert!(plan.iter().any(|step| step.contains(index)), "{condition}: {plan:?}");
    }
}

#[test]
fn whether_somebody_refers_to_a_row_is_found_there_too() {
    let (_folder, mut db) = store();
    let mut root = 0;
    let of_index = "SELECT rootpage FROM sqlite_master WHERE name = 'ix_parts_parent_set'";
    db.rows(&Sql::of(Dialect::Sqlite, of_index, []), &mut |cells| {
        root = cells.int(0).unwrap();
        Ok(())
    })
    .unwrap();
    let mut is_read = false;
    let delete = "EXPLAIN DELETE FROM parts WHERE _id = 'a'";
    db.rows(&Sql::of(Dialect::Sqlite, delete, []), &mut |cells| {
        is_read |= cells.text(1).as_deref() == Some("OpenRead") && cells.int(3) == Some(root);
        Ok(())
    })
    .unwrap();
    assert!(is_read, "what refers is looked for row by row");
}
