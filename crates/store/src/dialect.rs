//! The one place that knows how the two engines differ.

use crate::sql::{Bind, Sql};

/// An engine's spelling of SQL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// SQLite 3.51.3 or later, bundled.
    Sqlite,
    /// PostgreSQL 15 or later.
    Postgres,
}

/// The advisory lock that makes writers serial across all nodes of one PostgreSQL database: "diwan" in ASCII.
const WRITER_LOCK: i64 = 0x64_69_77_61_6e;
/// How long, in milliseconds, a statement waits for that lock before the server says that it is taken.
const LOCK_WAIT: u32 = 4_000;

impl Dialect {
    /// What precedes the number of a bound value.
    pub(crate) const fn placeholder(self) -> char {
        match self {
            Dialect::Sqlite => '?',
            Dialect::Postgres => '$',
        }
    }

    /// The column type of texts: compared byte by byte on both engines.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Dialect::Sqlite => "TEXT",
            Dialect::Postgres => "TEXT COLLATE \"C\"",
        }
    }

    /// The column type of numbers and flags.
    pub(crate) const fn integer(self) -> &'static str {
        match self {
            Dialect::Sqlite => "INTEGER",
            Dialect::Postgres => "BIGINT",
        }
    }

    /// After an expression made of words, so that it sorts byte by byte.
    pub(crate) const fn collation_clause(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => " COLLATE \"C\"",
        }
    }

    /// An ascending key with the nulls first, which is how SQLite sorts anyway.
    pub(crate) const fn ascending(self) -> &'static str {
        match self {
            Dialect::Sqlite => " ASC",
            Dialect::Postgres => " ASC NULLS FIRST",
        }
    }

    /// A descending key with the nulls last.
    pub(crate) const fn descending(self) -> &'static str {
        match self {
            Dialect::Sqlite => " DESC",
            Dialect::Postgres => " DESC NULLS LAST",
        }
    }

    /// What stands around a test that few rows pass. PostgreSQL knows how values are spread, and needs no word for it.
    pub(crate) const fn selective(self) -> (&'static str, &'static str) {
        match self {
            Dialect::Sqlite => ("likelihood(", ", 0.001)"),
            Dialect::Postgres => ("(", ")"),
        }
    }

    /// `expression` is any of the values; the expression has been written.
    pub(crate) fn any_of(self, sql: &mut Sql, values: Bind) {
        match self {
            Dialect::Sqlite => {
                sql.push(" IN (SELECT value FROM json_each(").bind(values).push("))");
            }
            Dialect::Postgres => {
                sql.push(" = ANY(").bind(values).push(")");
            }
        }
    }

    /// The items of a JSON list in a column, as the table expression `items(value)`.
    pub(crate) fn items(self, sql: &mut Sql, column: impl FnOnce(&mut Sql)) {
        match self {
            Dialect::Sqlite => {
                sql.push("json_each(");
                column(sql);
                sql.push(") AS items");
            }
            Dialect::Postgres => {
                sql.push("jsonb_array_elements_text(");
                column(sql);
                sql.push("::jsonb) AS items(value)");
            }
        }
    }

    /// Numbers in a JSON list compare as numbers on SQLite and as their texts on PostgreSQL.
    pub(crate) fn items_as(self, values: Bind) -> Bind {
        match (self, values) {
            (Dialect::Postgres, Bind::Ints(numbers)) => Bind::Texts(numbers.iter().map(i64::to_string).collect()),
            (_, values) => values,
        }
    }

    /// Whether a folded text contains a folded term: `LIKE` on PostgreSQL, whose trigram index serves it.
    pub(crate) fn contains(self, sql: &mut Sql, column: impl FnOnce(&mut Sql), term: &str) {
        match self {
            Dialect::Sqlite => {
                sql.push("instr(");
                column(sql);
                sql.push(",").bind(term).push(") > 0");
            }
            Dialect::Postgres => {
                column(sql);
                like(sql, &["%", &escape(term), "%"]);
            }
        }
    }

    /// Opens a transaction that reads one snapshot.
    pub(crate) const fn begin_read(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// Opens a transaction that writes: alone among all nodes, because the lock is its first statement. It waits for it no longer
    /// than [`LOCK_WAIT`]. A statement of it is stopped after two seconds on PostgreSQL, where that undoes one job and not the batch.
    pub(crate) fn begin_write(self) -> String {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE".to_owned(),
            Dialect::Postgres => format!(
                "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = {LOCK_WAIT}; \
                 SELECT pg_advisory_xact_lock({WRITER_LOCK}); SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 2000"
            ),
        }
    }

    /// Commits; on PostgreSQL, in the same breath, the batch leaves its `mark`, and the other nodes are told up to which entry of
    /// the log, if anything changed.
    pub(crate) fn commit(self, mark: Option<&str>, news: Option<i64>) -> String {
        if self == Dialect::Sqlite {
            return "COMMIT".to_owned();
        }
        let mark = mark.map(|mark| format!("{mark}; ")).unwrap_or_default();
        let news = news.map(|seq| format!("NOTIFY diwan, '{seq}'; ")).unwrap_or_default();
        format!("{mark}{news}COMMIT")
    }

    /// Lifts the time limit of the statements of a write transaction.
    pub(crate) const fn lift_timeout_sql(self) -> Option<&'static str> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some("SET LOCAL statement_timeout = 0"),
        }
    }
}

/// Appends ` LIKE pattern ESCAPE '\'`.
pub(crate) fn like(sql: &mut Sql, pattern: &[&str]) {
    sql.push(" LIKE ").bind(pattern.concat().as_str()).push(" ESCAPE '\\'");
}

/// A term whose `%`, `_` and `\` stand for themselves.
pub(crate) fn escape(term: &str) -> String {
    term.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

/// Introspection: what stands in the database.
impl Dialect {
    /// (table, column, whether it holds text) of every table.
    pub(crate) const fn columns(self) -> &'static str {
        match self {
            Dialect::Sqlite => {
                "SELECT m.name, p.name, p.type = 'TEXT' FROM sqlite_master AS m, pragma_table_info(m.name) AS p \
                 WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite@_%' ESCAPE '@'"
            }
            Dialect::Postgres => {
                "SELECT table_name::text, column_name::text, (data_type = 'text')::int FROM information_schema.columns \
                 WHERE table_schema = current_schema()"
            }
        }
    }

    /// The names of the indexes, except those that came with a primary key.
    pub(crate) const fn indexes(self) -> &'static str {
        match self {
            Dialect::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
            Dialect::Postgres => "SELECT indexname::text FROM pg_indexes WHERE schemaname = current_schema()",
        }
    }

    /// The names of the foreign keys that have one, or the table, column and target of those that have none.
    pub(crate) const fn foreign_keys(self) -> &'static str {
        match self {
            Dialect::Sqlite => {
                "SELECT m.name || '.' || f.\"from\" || '>' || f.\"table\" FROM sqlite_master AS m, \
                 pragma_foreign_key_list(m.name) AS f WHERE m.type = 'table'"
            }
            Dialect::Postgres => {
                "SELECT t.relname || '.' || a.attname || '>' || r.relname FROM pg_constraint AS c \
                 JOIN pg_class AS t ON t.oid = c.conrelid JOIN pg_class AS r ON r.oid = c.confrelid \
                 JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] \
                 WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace"
            }
        }
    }
}
