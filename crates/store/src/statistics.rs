//! How rows are spread, as SQLite's planner believes it. A store that is filled while it serves outgrows what was found when
//! it was closed last: without another look it would go on with plans for the few rows of its first day.

use std::borrow::Cow;

use crate::Dialect;
use crate::connection::{Connection, Failure};
use crate::sql::Sql;

/// So many rows are written between two looks: one takes a millisecond, which is a hundredth of writing them.
pub(crate) const ROWS_BETWEEN: usize = 1_000;

/// So many rows of an index are looked at: what SQLite recommends for `PRAGMA optimize`.
const LIMIT: &str = "PRAGMA analysis_limit = 400";
/// The tables that have grown or shrunk tenfold, used lately or not (0x10000), one statement each, without running it (1).
const OUTGROWN: &str = "PRAGMA optimize(0x10003)";

/// Looks again at the tables that have outgrown what is known of them; whether there were any. PostgreSQL's own daemon does it.
///
/// # Errors
/// When the database refuses; plans stay as they were.
pub(crate) fn refresh(db: &mut dyn Connection) -> Result<bool, Failure> {
    if db.dialect() != Dialect::Sqlite {
        return Ok(false);
    }
    db.script(LIMIT)?;
    let mut analyses = Vec::new();
    db.rows(&Sql::of(Dialect::Sqlite, OUTGROWN, []), &mut |cells| {
        analyses.extend(cells.text(0).map(Cow::into_owned));
        Ok(())
    })?;
    for analysis in &analyses {
        db.script(analysis)?;
    }
    if !analyses.is_empty() {
        announce(db)?;
    }
    Ok(!analyses.is_empty())
}

/// Has the other connections read the statistics: they do so with the schema, when its number changes.
fn announce(db: &mut dyn Connection) -> Result<(), Failure> {
    let mut version = 0;
    db.rows(&Sql::of(Dialect::Sqlite, "PRAGMA schema_version", []), &mut |cells| {
        version = cells.int(0).unwrap_or_default();
        Ok(())
    })?;
    db.script(&format!("PRAGMA schema_version = {}", version + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connection::Use;
    use crate::sqlite::Sqlite;

    const FILL: &str = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) \
                        INSERT INTO t SELECT i, i, 'row' FROM n";
    const QUERY: &str = "SELECT c FROM t WHERE a = 7";

    fn plan(db: &mut Sqlite) -> String {
        // What is only explained looks at nothing, so that a statement that is kept would miss the change of the schema.
        db.rows(&Sql::of(Dialect::Sqlite, QUERY, []), &mut |_| Ok(())).unwrap();
        let mut plan = String::new();
        let explain = format!("EXPLAIN QUERY PLAN {QUERY} -- {:?}", std::time::Instant::now());
        db.rows(&Sql::of(Dialect::Sqlite, &explain, []), &mut |cells| {
            plan.push_str(&cells.text(3).unwrap());
            Ok(())
        })
        .unwrap();
        plan
    }

    #[test]
    fn a_reader_that_is_open_plans_for_the_rows_that_came_since() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("diwan.db");
        let mut writer = Sqlite::open(&file, Use::Write).unwrap();
        writer
            .script("CREATE TABLE t (a INTEGER, b INTEGER, c TEXT) STRICT; CREATE INDEX i ON t (a)")
            .unwrap();
        writer
            .script("INSERT INTO t VALUES (7, 1, 'x'), (7, 2, 'y'), (7, 3, 'z')")
            .unwrap();
        assert!(refresh(&mut writer).unwrap(), "nothing was known");
        let mut reader = Sqlite::open(&file, Use::Read).unwrap();
        assert_eq!(plan(&mut reader), "SCAN t", "every row has that value");
        assert!(!refresh(&mut writer).unwrap(), "nothing has changed");
        writer.script(FILL).unwrap();
        assert_eq!(plan(&mut reader), "SCAN t");
        assert!(refresh(&mut writer).unwrap());
        assert_eq!(plan(&mut reader), "SEARCH t USING INDEX i (a=?)");
        assert!(!refresh(&mut writer).unwrap(), "once is enough");
    }
}
