//! PostgreSQL, through the blocking face of tokio-postgres.

use std::borrow::Cow;
use std::collections::HashMap;
use std::error::Error as StdError;
use std::time::Duration;

use postgres::error::SqlState;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::private::BytesMut;
use postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, NoTls, Statement};
use schema::{Error, Result};

use crate::Dialect;
use crate::connection::{Cells, Connection, Failure, Use};
use crate::news::CHANNEL;
use crate::sql::{Bind, Sql};

/// Nodes tell each other of their commits here.
const LISTEN: &str = "LISTEN diwan; LISTEN diwan_news";
/// Prepared statements kept by each connection.
const STATEMENTS: usize = 256;

/// A connection to a database.
pub(crate) struct Postgres {
    client: Client,
    /// By text; with the time of their last use.
    statements: HashMap<String, (Statement, u64)>,
    clock: u64,
    holds_transaction: bool,
}

impl Postgres {
    /// Connects. Blocks, and may not run inside an asynchronous thread.
    pub fn connect(url: &str, purpose: Use) -> Result<Postgres> {
        let connecting = |cause: postgres::Error| Error::fault("connecting to PostgreSQL", plain(&cause));
        let mut client = Client::connect(url, NoTls).map_err(connecting)?;
        let limit = match purpose {
            // The writer sets its own in each transaction, after it has waited for the lock.
            Use::Write | Use::Whole => 0,
            Use::Read | Use::Watch => crate::pool::SCAN_LIMIT.as_millis(),
        };
        let settings = format!(
            "SET statement_timeout = {limit}; SET jit = off; SET client_min_messages = warning; \
             SET default_transaction_isolation = 'read committed'"
        );
        client.batch_execute(&settings).map_err(connecting)?;
        if purpose == Use::Watch {
            client.batch_execute(LISTEN).map_err(connecting)?;
        }
        Ok(Postgres {
            client,
            statements: HashMap::new(),
            clock: 0,
            holds_transaction: false,
        })
    }

    fn prepare(&mut self, text: &str) -> Result<Statement, Failure> {
        self.clock += 1;
        if let Some((statement, used)) = self.statements.get_mut(text) {
            *used = self.clock;
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(text).map_err(|cause| failure(&cause))?;
        if self.statements.len() >= STATEMENTS {
            let oldest = self.statements.iter().min_by_key(|(_, (_, used))| *used);
            if let Some(oldest) = oldest.map(|(text, _)| text.clone()) {
                self.statements.remove(&oldest);
            }
        }
        self.statements.insert(text.to_owned(), (statement.clone(), self.clock));
        Ok(statement)
    }
}

impl Connection for Postgres {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn rows(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<(), Failure> {
        let statement = self.prepare(&sql.text)?;
        let mut rows = self
            .client
            .query_raw(&statement, sql.binds.iter())
            .map_err(|cause| failure(&cause))?;
        while let Some(row) = rows.next().map_err(|cause| failure(&cause))? {
            each(&Row(&row)).map_err(Failure::Stopped)?;
        }
        Ok(())
    }

    fn execute(&mut self, sql: &Sql) -> Result<u64, Failure> {
        let statement = self.prepare(&sql.text)?;
        let binds: Vec<&(dyn ToSql + Sync)> = sql.binds.iter().map(|bind| bind as _).collect();
        self.client.execute(&statement, &binds).map_err(|cause| failure(&cause))
    }

    fn script(&mut self, text: &str) -> Result<(), Failure> {
        let done = self.client.batch_execute(text).map_err(|cause| failure(&cause));
        match text {
            _ if text.starts_with("BEGIN") => self.holds_transaction = done.is_ok(),
            _ if text.ends_with("COMMIT") || text == "ROLLBACK" => self.holds_transaction = false,
            _ => {}
        }
        done
    }

    fn holds_transaction(&mut self) -> bool {
        self.holds_transaction && !self.is_gone()
    }

    fn is_gone(&self) -> bool {
        self.client.is_closed()
    }

    fn hears(&mut self, at_most: Duration, news: &mut dyn FnMut(&str)) -> bool {
        let mut told = self.client.notifications();
        // A lost connection shows as gone; what was told meanwhile is read anew after it is opened again.
        let mut next = told.timeout_iter(at_most).next();
        let is_told = matches!(next, Ok(Some(_)));
        while let Ok(Some(one)) = next {
            if one.channel() == CHANNEL {
                news(one.payload());
            }
            next = told.iter().next();
        }
        is_told
    }
}

impl ToSql for Bind {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn StdError + Sync + Send>> {
        match self {
            Bind::Null => Ok(IsNull::Yes),
            Bind::Int(number) if *ty == Type::INT4 => i32::try_from(*number)?.to_sql(ty, out),
            Bind::Int(number) if *ty == Type::INT8 => number.to_sql(ty, out),
            // A number beside a text: what it was prepared for is a text.
            Bind::Int(number) => number.to_string().to_sql(ty, out),
            Bind::Text(text) => text.to_sql(ty, out),
            Bind::Texts(texts) => texts.to_sql(ty, out),
            Bind::Ints(numbers) => numbers.to_sql(ty, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

struct Row<'r>(&'r postgres::Row);

impl Cells for Row<'_> {
    fn int(&self, at: usize) -> Option<i64> {
        match self.0.columns().get(at)?.type_() {
            &Type::INT4 => self.0.try_get::<_, Option<i32>>(at).ok()?.map(i64::from),
            _ => self.0.try_get::<_, Option<i64>>(at).ok()?,
        }
    }
    fn text(&self, at: usize) -> Option<Cow<'_, str>> {
        self.0.try_get::<_, Option<&str>>(at).ok()?.map(Cow::Borrowed)
    }
}

fn failure(error: &postgres::Error) -> Failure {
    let text = plain(error);
    let Some(said) = error.as_db_error() else {
        // Conversions are our own mistakes; whatever else is not the server's answer is a lost connection.
        return if error.is_closed() || error.source().is_some_and(<dyn StdError>::is::<std::io::Error>) {
            Failure::Lost(text)
        } else {
            Failure::Other(text)
        };
    };
    let constraint = || said.constraint().unwrap_or_default().to_owned();
    let code = said.code();
    if *code == SqlState::UNIQUE_VIOLATION {
        Failure::Unique(constraint())
    } else if *code == SqlState::FOREIGN_KEY_VIOLATION {
        Failure::Foreign(constraint())
    } else if *code == SqlState::QUERY_CANCELED {
        Failure::Timeout
    } else if ["53", "57", "58", "08"]
        .iter()
        .any(|class| code.code().starts_with(class))
        || *code == SqlState::READ_ONLY_SQL_TRANSACTION
    {
        Failure::Lost(text)
    } else {
        Failure::Other(text)
    }
}

/// The server's own words, or the cause below ours.
fn plain(error: &postgres::Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => format!("{} ({})", said.message(), said.code().code()),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    }
}
