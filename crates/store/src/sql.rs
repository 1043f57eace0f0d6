//! A statement in the making: text and bound values. Only names and words of declarations enter the text.

use schema::{Collection, Value};

use crate::Dialect;

/// A bound value. Flags are 0 and 1 on both engines.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Bind {
    Null,
    Int(i64),
    Text(String),
    Texts(Vec<String>),
    Ints(Vec<i64>),
}

impl From<&Value> for Bind {
    fn from(value: &Value) -> Self {
        match value {
            Value::Null => Bind::Null,
            Value::Flag(flag) => Bind::Int(i64::from(*flag)),
            Value::Int(number) => Bind::Int(*number),
            Value::Text(text) | Value::Json(text) => Bind::Text(text.clone()),
        }
    }
}
impl From<i64> for Bind {
    fn from(number: i64) -> Self {
        Bind::Int(number)
    }
}
impl From<&str> for Bind {
    fn from(text: &str) -> Self {
        Bind::Text(text.to_owned())
    }
}

/// The place of a table in a statement: `t0`, `t1`, ….
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Alias(pub u32);

/// A statement. Its text is also the key of the caches of prepared statements.
#[derive(Clone, Debug)]
pub(crate) struct Sql {
    pub dialect: Dialect,
    pub text: String,
    pub binds: Vec<Bind>,
}

impl Sql {
    pub fn new(dialect: Dialect) -> Self {
        Sql {
            dialect,
            text: String::with_capacity(512),
            binds: Vec::new(),
        }
    }

    /// A fixed text with its values; `?` in the text stands for the next value.
    pub fn of(dialect: Dialect, text: &str, binds: impl IntoIterator<Item = Bind>) -> Self {
        let mut sql = Sql::new(dialect);
        let mut binds = binds.into_iter();
        for (at, part) in text.split('?').enumerate() {
            if at > 0 {
                sql.bind(binds.next().unwrap_or(Bind::Null));
            }
            sql.push(part);
        }
        sql
    }

    /// Text of our own.
    pub fn push(&mut self, text: &str) -> &mut Self {
        self.text.push_str(text);
        self
    }

    /// A name, quoted.
    pub fn name(&mut self, name: &str) -> &mut Self {
        self.text.push('"');
        self.text.push_str(name);
        self.text.push('"');
        self
    }

    /// A collection's table.
    pub fn table(&mut self, of: &Collection) -> &mut Self {
        self.text.push('"');
        self.text.push_str(prefix(of));
        self.text.push_str(of.id);
        self.text.push('"');
        self
    }

    /// The table that keeps a list of links.
    pub fn join_table(&mut self, of: &Collection, field: &str) -> &mut Self {
        self.text.push('"');
        for part in [prefix(of), of.id, "__", field, "\""] {
            self.text.push_str(part);
        }
        self
    }

    /// Holds SQLite to the index of the ids of a table that was just named: with figures of when the table was small, its
    /// planner looks through the whole of it.
    pub fn by_id(&mut self, of: &Collection) -> &mut Self {
        if self.dialect == Dialect::Sqlite {
            for part in [" INDEXED BY \"uq_", prefix(of), of.id, "__id\""] {
                self.text.push_str(part);
            }
        }
        self
    }

    /// A table's place.
    pub fn alias(&mut self, alias: Alias) -> &mut Self {
        self.text.push('t');
        self.number(alias.0 as usize)
    }

    /// A column of a table in the statement.
    pub fn column(&mut self, alias: Alias, name: &str) -> &mut Self {
        self.alias(alias);
        self.text.push('.');
        self.name(name)
    }

    /// The folded twin of a text column.
    pub fn twin(&mut self, alias: Alias, name: &str) -> &mut Self {
        self.alias(alias);
        self.text.push_str(".\"");
        self.text.push_str(name);
        self.text.push_str("__f\"");
        self
    }

    /// A value.
    pub fn bind(&mut self, bind: impl Into<Bind>) -> &mut Self {
        self.binds.push(bind.into());
        self.text.push(self.dialect.placeholder());
        self.number(self.binds.len())
    }

    /// A word of a declaration, written out so that indexes and caches see it.
    pub fn word(&mut self, word: &'static str) -> &mut Self {
        self.text.push('\'');
        self.text.push_str(&word.replace('\'', "''"));
        self.text.push('\'');
        self
    }

    /// A whole number.
    pub fn number(&mut self, number: usize) -> &mut Self {
        let mut digits = [0_u8; 20];
        let (mut rest, mut at) = (number, digits.len());
        loop {
            at -= 1;
            digits[at] = b"0123456789"[rest % 10];
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.text.extend(digits[at..].iter().map(|digit| char::from(*digit)));
        self
    }
}

/// The prefix of a collection's tables: its database on the wire, except for the main one.
pub(crate) fn prefix(of: &Collection) -> &'static str {
    match of.database {
        "main" => "",
        "system" => "sys_",
        "attendance" => "attendance_",
        _ => "other_",
    }
}

/// The name of a collection's table.
pub(crate) fn table_name(of: &Collection) -> String {
    format!("{}{}", prefix(of), of.id)
}
