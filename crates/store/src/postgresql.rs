//! PostgreSQL, through tokio-postgres on a runtime of each connection's own: to its thread every call blocks.
//!
//! Every answer is waited for with a limit, because a peer that is cut off or frozen never says so. A connection whose answer did
//! not come is given up and opened anew.

mod address;
#[cfg(test)]
mod tests;
mod tls;
mod value;

use std::collections::HashMap;
use std::error::Error as StdError;
use std::time::{Duration, Instant};

use futures_util::{FutureExt as _, TryStreamExt as _};
use schema::{Error, Result};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, NoTls, Statement};

use crate::Dialect;
use crate::broadcast::CHANNEL;
use crate::connection::{Cells, Connection, Failure, Use};
use crate::sql::Sql;
use address::{Address, Protection};
use tls::Tls;
use value::Row;

/// Nodes tell each other of their commits here.
const LISTEN: &str = "LISTEN diwan; LISTEN diwan_news";
/// Prepared statements kept by each connection.
const STATEMENTS: usize = 256;
/// How long the server bears a writer that has begun a transaction and says nothing: its node is frozen or cut off, and nobody
/// else can write meanwhile.
const IDLE: Duration = Duration::from_secs(5);
/// How long a writer, and whoever hears of other nodes, waits for an answer: longer than any of their statements may take.
const WRITE_ANSWER: Duration = Duration::from_secs(10);
/// What an answer may take beyond the time that the server gives the query.
const ON_THE_WAY: Duration = Duration::from_secs(5);

/// What another node tells: the channel and the text.
type Told = (String, String);

/// A connection to a database.
pub(crate) struct Postgres {
    runtime: Runtime,
    client: Client,
    /// Moves bytes and messages while a call waits.
    driver: JoinHandle<()>,
    told: UnboundedReceiver<Told>,
    /// By text; with the time of their last use.
    statements: HashMap<String, (Statement, u64)>,
    clock: u64,
    holds_transaction: bool,
    /// How long an answer is waited for.
    limit: Option<Duration>,
    /// An answer did not come: whatever comes on this connection now, nobody can say what it answers.
    is_given_up: bool,
    /// When the read that is running ends, however many queries it asks.
    read_until: Option<Instant>,
}

impl Postgres {
    /// Connects. Blocks, and may not run inside an asynchronous thread.
    pub fn connect(url: &str, purpose: Use) -> Result<Postgres> {
        let address = Address::read(url)?;
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|cause| Error::fault("starting a connection to PostgreSQL", cause))?;
        let (tell, told) = unbounded_channel();
        let (client, driver) = runtime.block_on(open(&address, tell))?;
        let mut opened = Postgres {
            runtime,
            client,
            driver,
            told,
            statements: HashMap::new(),
            clock: 0,
            holds_transaction: false,
            limit: Some(address.patience + ON_THE_WAY),
            is_given_up: false,
            read_until: None,
        };
        let said = |failure: Failure| Error::fault("connecting to PostgreSQL", Error::from(failure));
        opened.script(&settings(purpose)).map_err(said)?;
        if purpose == Use::Watch {
            opened.script(LISTEN).map_err(said)?;
        }
        opened.limit = match purpose {
            Use::Write | Use::Watch => Some(WRITE_ANSWER),
            Use::Read => Some(crate::pool::SCAN_LIMIT + ON_THE_WAY),
            Use::Whole | Use::Build | Use::Restore => None,
        };
        Ok(opened)
    }

    /// Waits for an answer, at most as long as the connection's limit.
    fn wait<T>(&mut self, answer: impl AsyncFnOnce(&Client) -> Result<T, tokio_postgres::Error>) -> Result<T, Failure> {
        if self.is_given_up {
            return Err(silent());
        }
        let (client, limit) = (&self.client, self.limit);
        let waited = self.runtime.block_on(async {
            match limit {
                Some(limit) => tokio::time::timeout(limit, answer(client)).await,
                None => Ok(answer(client).await),
            }
        });
        if let Ok(answer) = waited {
            return answer.map_err(|cause| failure(&cause));
        }
        self.is_given_up = true;
        self.driver.abort();
        Err(silent())
    }

    fn prepare(&mut self, text: &str) -> Result<Statement, Failure> {
        self.clock += 1;
        if let Some((statement, used)) = self.statements.get_mut(text) {
            *used = self.clock;
            return Ok(statement.clone());
        }
        let statement = self.wait(async |client| client.prepare(text).await)?;
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

/// Opens a connection as its address protects it. As with libpq, one that would rather be encrypted and cannot is opened in
/// clear text.
async fn open(address: &Address, tell: UnboundedSender<Told>) -> Result<(Client, JoinHandle<()>)> {
    let said = |cause: tokio_postgres::Error| Error::fault("connecting to PostgreSQL", plain(&cause));
    let opening = async {
        if address.protection != Protection::Disable {
            let tls = Tls::of(address.protection, address.roots.as_deref())?;
            match address.config.connect(tls).await {
                Ok((client, connection)) => return Ok((client, tokio::spawn(drive(connection, tell.clone())))),
                Err(cause) if address.protection != Protection::Prefer || cause.as_db_error().is_some() => {
                    return Err(said(cause));
                }
                Err(_) => {}
            }
        }
        let (client, connection) = address.config.connect(NoTls).await.map_err(said)?;
        Ok((client, tokio::spawn(drive(connection, tell.clone()))))
    };
    let opened = tokio::time::timeout(address.patience + ON_THE_WAY, opening).await;
    opened.unwrap_or_else(|_| Err(silent().into()))
}

/// Moves bytes until the connection ends, and hands on what other nodes tell.
async fn drive<S, T>(mut connection: tokio_postgres::Connection<S, T>, tell: UnboundedSender<Told>)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    // How it ended is seen by whoever waits for an answer.
    while let Some(Ok(message)) = std::future::poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notification(one) = message {
            drop(tell.send((one.channel().to_owned(), one.payload().to_owned())));
        }
    }
}

/// What a session is told when it begins.
fn settings(purpose: Use) -> String {
    let limit = match purpose {
        // The writer sets its own in each transaction, after it has waited for the lock.
        Use::Write | Use::Whole | Use::Build | Use::Restore => 0,
        Use::Read | Use::Watch => crate::pool::SCAN_LIMIT.as_millis(),
    };
    let idle = if purpose == Use::Write { IDLE.as_millis() } else { 0 };
    format!(
        "SET statement_timeout = {limit}; SET idle_in_transaction_session_timeout = {idle}; \
         SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; \
         SET tcp_user_timeout = 10000; SET jit = off; SET client_min_messages = warning; \
         SET default_transaction_isolation = 'read committed'"
    )
}

impl Connection for Postgres {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn rows(&mut self, sql: &Sql, each: &mut dyn FnMut(&dyn Cells) -> Result<()>) -> Result<(), Failure> {
        if self.read_until.is_some_and(|until| until < Instant::now()) {
            return Err(Failure::Timeout);
        }
        let statement = self.prepare(&sql.text)?;
        let rows = self.wait(async |client| client.query_raw(&statement, sql.binds.iter()).await)?;
        let mut rows = std::pin::pin!(rows);
        loop {
            // Most rows have come with one before them.
            let next = match rows.try_next().now_or_never() {
                Some(next) => next.map_err(|cause| failure(&cause))?,
                None => self.wait(async |_| rows.try_next().await)?,
            };
            match next {
                Some(row) => each(&Row(&row)).map_err(Failure::Stopped)?,
                None => return Ok(()),
            }
        }
    }

    fn columns(&mut self, sql: &Sql) -> Result<usize, Failure> {
        Ok(self.prepare(&sql.text)?.columns().len())
    }

    fn execute(&mut self, sql: &Sql) -> Result<u64, Failure> {
        let statement = self.prepare(&sql.text)?;
        let binds: Vec<&(dyn ToSql + Sync)> = sql.binds.iter().map(|bind| bind as _).collect();
        self.wait(async |client| client.execute(&statement, &binds).await)
    }

    fn script(&mut self, text: &str) -> Result<(), Failure> {
        let done = self.wait(async |client| client.batch_execute(text).await);
        match text {
            _ if text.starts_with("BEGIN") => self.holds_transaction = done.is_ok(),
            _ if text.ends_with("COMMIT") || text == "ROLLBACK" => self.holds_transaction = false,
            _ => {}
        }
        done
    }

    fn begin_read(&mut self, limit: Duration) -> Result<(), Failure> {
        let begin = Dialect::Postgres.begin_read();
        self.read_until = Some(Instant::now() + limit);
        self.limit = Some(limit + ON_THE_WAY);
        let limit = limit.as_millis();
        self.script(&format!("{begin}; SET LOCAL statement_timeout = {limit}"))
    }

    fn holds_transaction(&mut self) -> bool {
        self.holds_transaction && !self.is_gone()
    }

    fn is_gone(&self) -> bool {
        self.is_given_up || self.client.is_closed()
    }

    fn poll_notifications(&mut self, at_most: Duration, news: &mut dyn FnMut(&str)) -> bool {
        // A lost connection shows as gone; what was told meanwhile is read anew after it is opened again.
        let told = &mut self.told;
        let first = self
            .runtime
            .block_on(async { tokio::time::timeout(at_most, told.recv()).await });
        let first = first.ok().flatten();
        let is_told = first.is_some();
        let rest = std::iter::from_fn(|| self.told.try_recv().ok());
        for (channel, text) in first.into_iter().chain(rest) {
            if channel == CHANNEL {
                news(&text);
            }
        }
        is_told
    }
}

fn silent() -> Failure {
    Failure::Lost("PostgreSQL did not answer in time".to_owned())
}

fn failure(error: &tokio_postgres::Error) -> Failure {
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
    } else if *code == SqlState::CHARACTER_NOT_IN_REPERTOIRE {
        // It keeps no NUL: who sends one is refused, wherever it came in.
        Failure::Text
    } else if *code == SqlState::QUERY_CANCELED {
        Failure::Timeout
    } else if *code == SqlState::DISK_FULL {
        Failure::Full(text)
    } else if *code == SqlState::LOCK_NOT_AVAILABLE {
        Failure::Taken
    } else if ["53", "57", "58", "08"]
        .iter()
        .any(|class| code.code().starts_with(class))
        || [
            SqlState::READ_ONLY_SQL_TRANSACTION,
            SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ]
        .contains(code)
    {
        Failure::Lost(text)
    } else {
        Failure::Other(text)
    }
}

/// The server's own words, or the cause below ours.
fn plain(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => format!("{} ({})", said.message(), said.code().code()),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    }
}
