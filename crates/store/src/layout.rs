//! The tables that a catalogue needs.

mod derived;
#[cfg(test)]
mod tests;
mod twin;

use schema::{Collection, FieldDef, FieldDefault, Item, Kind, Unique, fold, search_text};
use sha2::{Digest, Sha256};

use crate::Dialect;
use crate::sql::table_name;

use twin::twin_column;
pub(crate) use twin::{TWIN, UNIQUE_TWIN, is_told_apart, twin, unique_twin};

/// A table as it should be.
pub(crate) struct Table {
    pub name: String,
    pub columns: Vec<TableColumn>,
    pub indexes: Vec<Index>,
}

/// A column as it should be.
#[derive(Default)]
pub(crate) struct TableColumn {
    pub name: String,
    pub is_text: bool,
    pub is_key: bool,
    pub is_required: bool,
    /// The table whose `_id` it holds.
    pub refers: Option<String>,
    /// As SQL.
    pub default: Option<String>,
}

/// An index as it should be; its name says what it is over.
pub(crate) struct Index {
    pub name: String,
    pub is_unique: bool,
    pub columns: Vec<String>,
    /// The column that is set in each row that it holds; none: it holds all rows.
    pub only_set: Option<String>,
}

impl TableColumn {
    fn text(name: &str) -> Self {
        TableColumn {
            name: name.to_owned(),
            is_text: true,
            ..TableColumn::default()
        }
    }
    fn number(name: &str) -> Self {
        TableColumn {
            name: name.to_owned(),
            ..TableColumn::default()
        }
    }
    fn key(mut self) -> Self {
        self.is_key = true;
        self
    }
    fn required(mut self) -> Self {
        self.is_required = true;
        self
    }
    fn refers(mut self, table: Option<String>) -> Self {
        self.refers = table;
        self
    }
}

impl Index {
    fn new(table: &str, is_unique: bool, columns: &[&str]) -> Self {
        let kind = if is_unique { "uq" } else { "ix" };
        Index {
            name: short(format!("{kind}_{table}_{}", columns.join("_"))),
            is_unique,
            columns: columns.iter().map(|&column| column.to_owned()).collect(),
            only_set: None,
        }
    }

    /// Leaves out the rows where a column of its own that may be empty is: rows are looked for by a value, and most of those
    /// columns are empty in a new row, where each index would be a page more to write.
    fn without_empty(mut self, field: &FieldDef) -> Self {
        if self.columns.len() == 1 && !field.required {
            self.name = short(format!("{}_set", self.name));
            self.only_set = self.columns.first().cloned();
        }
        self
    }
}

/// PostgreSQL cuts names at 63 bytes; a long one ends in a part of its hash instead, so that none collide.
pub(crate) fn short(name: String) -> String {
    if name.len() <= 60 {
        return name;
    }
    let hash = hex::encode(&Sha256::digest(name.as_bytes())[..4]);
    format!("{}_{hash}", name.chars().take(50).collect::<String>())
}

/// The tables of the store itself: the text columns after their key.
pub(crate) fn own_tables() -> Vec<Table> {
    let log = "at who collection id kind before after content hash";
    vec![
        own_table("_meta", TableColumn::text("name"), "value", &[]),
        own_table("_steps", TableColumn::number("number"), "name checksum at", &[]),
        versions(),
        own_table("_counters", TableColumn::text("name"), "", &["n"]),
        own_table("_batches", TableColumn::text("node"), "", &["n", "at"]),
        with_indexes(own_table("_log", TableColumn::number("seq"), log, &[])),
        with_indexes(own_table(
            "_trash",
            TableColumn::number("seq"),
            "collection id at who body",
            &[],
        )),
    ]
}

fn own_table(name: &str, key: TableColumn, texts: &str, numbers: &[&str]) -> Table {
    let mut columns = vec![key.key()];
    columns.extend(texts.split_whitespace().map(TableColumn::text));
    columns.extend(numbers.iter().map(|name| TableColumn::number(name).required()));
    Table {
        name: name.to_owned(),
        columns,
        indexes: Vec::new(),
    }
}

/// `rights` joined later, so it has a default.
fn versions() -> Table {
    let mut table = own_table("_versions", TableColumn::text("collection"), "", &["n", "last"]);
    table.columns.push(TableColumn {
        default: Some("0".to_owned()),
        ..TableColumn::number("rights").required()
    });
    table
}

fn with_indexes(mut table: Table) -> Table {
    table
        .indexes
        .push(Index::new(&table.name, false, &["collection", "id"]));
    table
}

/// The tables of a catalogue.
pub(crate) fn tables(catalogue: &[&'static Collection]) -> Vec<Table> {
    let mut tables: Vec<Table> = catalogue.iter().flat_map(|of| tables_of(of)).collect();
    derived::answer_tallies(catalogue, &mut tables);
    tables
}

/// The tables of a collection: its own, and one for each list of links.
fn tables_of(of: &'static Collection) -> Vec<Table> {
    let name = table_name(of);
    let mut columns = vec![
        TableColumn::number("_seq").key(),
        TableColumn::text("_id").required(),
        TableColumn::text("_created").required(),
        TableColumn::text("_updated").required(),
    ];
    // Newest first is the order most asked for besides the names'.
    let mut indexes = vec![id_index(&name), Index::new(&name, false, &["_created"])];
    let mut joins = Vec::new();
    for field in of.fields().iter().filter(|field| field.is_stored()) {
        columns.push(column(field));
        if field.kind.is_text() {
            columns.push(twin_column(&twin(field.name), field, search_text));
        }
        if is_told_apart(of, field) {
            columns.push(twin_column(&unique_twin(field.name), field, fold));
        }
        match field.kind {
            Kind::Link(_) if !leads_an_index(of, field) => {
                indexes.push(Index::new(&name, false, &[field.name]).without_empty(field));
            }
            Kind::List(Item::Link(_)) => joins.push(join_table(&name, field)),
            Kind::Text if field.searched && field.limit() <= 255 => {
                indexes.push(Index::new(&name, false, &[&twin(field.name), field.name]));
            }
            _ => {}
        }
    }
    indexes.extend(of.indexes.iter().map(|fields| declared_index(&name, fields)));
    indexes.extend(of.unique.iter().map(|unique| unique_index(of, unique)));
    let mut tables = vec![Table { name, columns, indexes }];
    tables.extend(joins);
    tables
}

/// The index of a declared group. Lists are sorted by the folded twin of a text that is searched, and by the text itself behind it.
fn declared_index(table: &str, fields: &[FieldDef]) -> Index {
    let is_sorted_by_twin = |at: usize| at > 0 && fields[at].searched;
    let columns: Vec<String> = (0..fields.len())
        .flat_map(|at| {
            let name = fields[at].name;
            let twin = is_sorted_by_twin(at).then(|| twin(name));
            twin.into_iter().chain([name.to_owned()])
        })
        .collect();
    Index::new(table, false, &columns.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Whether a declared index or uniqueness begins with a field: rows are found by it there, and one of its own would be written
/// with each row for nothing.
fn leads_an_index(of: &Collection, field: &FieldDef) -> bool {
    let declared = of
        .unique
        .iter()
        .map(|unique| unique.on)
        .chain(of.indexes.iter().copied());
    declared
        .filter_map(|fields| fields.first())
        .any(|first| first.name == field.name)
}

/// The index that keeps a uniqueness.
pub(crate) fn unique_index(of: &Collection, unique: &Unique) -> Index {
    let column = |field: &FieldDef| {
        if unique.folded && field.kind.is_text() {
            unique_twin(field.name)
        } else {
            field.name.to_owned()
        }
    };
    let columns: Vec<String> = unique.on.iter().map(column).collect();
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    let index = Index::new(&table_name(of), true, &columns);
    match unique.on {
        [only] => index.without_empty(only),
        _ => index,
    }
}

/// The index that keeps ids unique; foreign keys need it.
pub(crate) fn id_index(table: &str) -> Index {
    Index::new(table, true, &["_id"])
}

fn column(field: &FieldDef) -> TableColumn {
    let is_number = matches!(field.kind, Kind::Integer | Kind::Decimal | Kind::Flag);
    let refers = match field.kind {
        Kind::Link(to) if field.restricts => Some(table_name(to())),
        _ => None,
    };
    let column = if is_number {
        TableColumn::number(field.name)
    } else {
        TableColumn::text(field.name)
    };
    TableColumn {
        default: match field.preset {
            FieldDefault::Null => None,
            FieldDefault::Text(text) => Some(quoted(text)),
            FieldDefault::Flag(flag) => Some(i64::from(flag).to_string()),
            FieldDefault::Int(number) => Some(number.to_string()),
            FieldDefault::EmptyList => Some(quoted("[]")),
        },
        ..column.refers(refers)
    }
}

fn join_table(owner: &str, field: &FieldDef) -> Table {
    let name = format!("{owner}__{}", field.name);
    let target = field.kind.target().filter(|_| field.restricts);
    let columns = vec![
        TableColumn::text("owner").required().refers(Some(owner.to_owned())),
        TableColumn::text("item")
            .required()
            .refers(target.map(|to| table_name(to()))),
        TableColumn::number("position").required(),
    ];
    let indexes = vec![
        Index::new(&name, true, &["owner", "position"]),
        Index::new(&name, false, &["item"]),
    ];
    Table { name, columns, indexes }
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

impl TableColumn {
    /// The column in a `CREATE TABLE` or after `ADD COLUMN`.
    pub fn sql(&self, dialect: Dialect) -> String {
        let kind = if self.is_text {
            dialect.text()
        } else {
            dialect.integer()
        };
        let mut sql = format!("\"{}\" {kind}", self.name);
        if self.is_key {
            sql.push_str(" NOT NULL PRIMARY KEY");
        } else if self.is_required {
            sql.push_str(" NOT NULL");
        }
        if let Some(default) = &self.default {
            sql.push_str(" DEFAULT ");
            sql.push_str(default);
        }
        // PostgreSQL wants the other table to stand already, and collections link in circles: there it comes later.
        if let (Some(table), Dialect::Sqlite) = (&self.refers, dialect) {
            for part in [" REFERENCES \"", table, "\" (\"_id\") ON DELETE RESTRICT"] {
                sql.push_str(part);
            }
        }
        sql
    }
}

impl Table {
    /// `CREATE TABLE`.
    pub fn create(&self, dialect: Dialect) -> String {
        let columns: Vec<String> = self.columns.iter().map(|column| column.sql(dialect)).collect();
        let strict = if dialect == Dialect::Sqlite { " STRICT" } else { "" };
        format!(
            "CREATE TABLE \"{}\" (\n  {}\n){strict}",
            self.name,
            columns.join(",\n  ")
        )
    }

    /// `CREATE INDEX`.
    pub fn create_index(&self, index: &Index, dialect: Dialect) -> String {
        let kind = if index.is_unique { "UNIQUE INDEX" } else { "INDEX" };
        let nulls = if dialect == Dialect::Postgres {
            " NULLS FIRST"
        } else {
            ""
        };
        let columns: Vec<String> = index
            .columns
            .iter()
            .map(|column| format!("\"{column}\"{nulls}"))
            .collect();
        let only = index
            .only_set
            .as_ref()
            .map_or_else(String::new, |column| format!(" WHERE \"{column}\" IS NOT NULL"));
        format!(
            "CREATE {kind} \"{}\" ON \"{}\" ({}){only}",
            index.name,
            self.name,
            columns.join(", ")
        )
    }

    /// The foreign keys that PostgreSQL gets after all tables stand: column and statement.
    pub fn foreign_keys(&self, dialect: Dialect) -> Vec<(String, String)> {
        if dialect == Dialect::Sqlite {
            return Vec::new();
        }
        let key = |column: &TableColumn| {
            let table = column.refers.as_ref()?;
            let name = foreign_key(&self.name, &column.name);
            let sql = format!(
                "ALTER TABLE \"{}\" ADD CONSTRAINT \"{name}\" FOREIGN KEY (\"{}\") REFERENCES \"{table}\" (\"_id\") ON DELETE RESTRICT",
                self.name, column.name
            );
            Some((column.name.clone(), sql))
        };
        self.columns.iter().filter_map(key).collect()
    }
}

/// The name of a foreign key of PostgreSQL.
pub(crate) fn foreign_key(table: &str, column: &str) -> String {
    short(format!("fk_{table}_{column}"))
}

/// All statements that make the tables of a catalogue on an empty database.
pub fn ddl(catalogue: &[&'static Collection], dialect: Dialect) -> String {
    let tables: Vec<Table> = own_tables().into_iter().chain(tables(catalogue)).collect();
    let mut text = String::new();
    let mut say = |statement: &str| {
        text.push_str(statement);
        text.push_str(";\n");
    };
    for table in &tables {
        say(&table.create(dialect));
        for index in &table.indexes {
            say(&table.create_index(index, dialect));
        }
    }
    for (_, statement) in tables.iter().flat_map(|table| table.foreign_keys(dialect)) {
        say(&statement);
    }
    text
}
