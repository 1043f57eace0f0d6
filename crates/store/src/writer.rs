//! The writer: one thread, group commit.
//!
//! Each job stands under a savepoint; one commit for all; answers after it. When the transaction is lost (disk full,
//! connection gone), every job of the batch is run again alone; when nobody can say whether it is lost, none is.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use schema::{Error, Result, error_codes};

use crate::connection::{Connection, Failure};
use crate::incremental_count::ROWS;
use crate::job::Job;
use crate::log::{HEAD, Head};
use crate::read::Reader;
use crate::shared::Shared;
use crate::sql::{Bind, Sql};
use crate::{Writer, statistics, writer_lock};

/// Most jobs of one commit.
const MOST: usize = 128;
/// Longest time that jobs are gathered.
const LONGEST: Duration = Duration::from_millis(20);
/// A job that takes longer is named in the log.
const SLOW: Duration = Duration::from_millis(50);
/// How long other nodes may keep the writers' lock from us before a write is answered that it was not done.
const LOCK_PATIENCE: Duration = Duration::from_secs(30);
/// How long we try to find out what became of a commit: a database that changes over to another machine is back by then.
pub(crate) const DOUBT: Duration = Duration::from_secs(30);
/// How long a read inside a transaction may take.
pub(crate) const READ_LIMIT: Duration = Duration::from_secs(2);

mod changes;
mod outcome;
#[cfg(test)]
mod tests;

pub(crate) use changes::Batch;
pub(crate) use outcome::forget_old_batches;

use outcome::BatchOutcome;

type Run = Box<dyn FnMut(&mut Writer<'_>) -> Result<()> + Send>;
type Answer = Box<dyn FnOnce(Result<()>) + Send>;

/// A job on its way to the writer.
pub(crate) struct Task {
    pub job: Job,
    /// Rolled back whatever it answers.
    pub is_rehearsal: bool,
    pub run: Run,
    pub answer: Answer,
}

/// Opens the writer's connection anew.
pub(crate) type Reopen = Box<dyn Fn() -> Result<Box<dyn Connection>> + Send>;

/// The writer's thread.
pub(crate) struct WriterThread {
    pub db: Box<dyn Connection>,
    pub shared: Arc<Shared>,
    pub reopen: Reopen,
    /// How many batches it has tried to commit: with the name of the node, the id of each.
    pub batches: i64,
    /// How long it tries to find out what became of a commit.
    pub patience: Duration,
    /// How many rows were written since the planner looked at them.
    pub rows_since_statistics: usize,
}

type Done = (Task, Result<()>);

impl WriterThread {
    /// Serves jobs until the last sender is gone.
    pub fn serve(mut self, queue: &Receiver<Task>) {
        while let Ok(first) = queue.recv() {
            self.shared.load.write_is_taken();
            match self.attempt(first, Some(queue)) {
                Ok(done) => {
                    answer(done);
                    if self.rows_since_statistics >= statistics::ROWS_BETWEEN {
                        self.refresh_statistics();
                    }
                }
                Err((tasks, cause)) => {
                    // While nothing can be written it is told of once a minute, not with every call.
                    if !self.shared.writing.is_failing() {
                        tracing::warn!(
                            jobs = tasks.len(),
                            cause,
                            "a transaction was lost; its jobs run again, one by one"
                        );
                    }
                    for task in tasks {
                        self.alone(task);
                    }
                }
            }
        }
        self.refresh_statistics();
    }

    /// Has the planner look at the tables that have outgrown what it knows of them.
    fn refresh_statistics(&mut self) {
        self.rows_since_statistics = 0;
        if let Err(failure) = statistics::refresh(&mut *self.db) {
            tracing::warn!(?failure, "statistics of the store stay as they were");
        }
    }

    /// Runs a job before the thread is started.
    pub fn now(&mut self, task: Task) {
        self.alone(task);
    }

    fn alone(&mut self, task: Task) {
        match self.attempt(task, None) {
            Ok(done) => answer(done),
            Err((tasks, cause)) => {
                for task in tasks {
                    let refused = self.shared.writing.has_failed(&cause, task.job.terms.now);
                    (task.answer)(Err(refused));
                }
            }
        }
    }

    /// One transaction over a job and those that wait behind it. Gives the jobs back when the transaction is lost.
    fn attempt(&mut self, first: Task, queue: Option<&Receiver<Task>>) -> Result<Vec<Done>, (Vec<Task>, String)> {
        let mut head = match self.begin() {
            Ok(head) => head,
            Err(failure) => return Err((vec![first], Error::from(failure).to_string())),
        };
        let (mut batch, mut done, began) = (Batch::default(), Vec::<Done>::new(), Instant::now());
        let mut next = Some(first);
        while let Some(mut task) = next {
            let started = Instant::now();
            let ran = self.run(&mut batch, &mut task);
            if started.elapsed() > SLOW {
                let ms = started.elapsed().as_millis();
                tracing::warn!(job = task.job.name, ms, "a slow job holds up all writers");
            }
            let lost = ran.as_ref().err().cloned();
            done.push((task, ran.unwrap_or(Ok(()))));
            if let Some(cause) = lost {
                return Err(self.connection_lost(done, cause));
            }
            let may_wait = done.len() < MOST && began.elapsed() < LONGEST;
            next = queue
                .filter(|_| may_wait)
                .and_then(|queue| self.shared.load.next_in_queue(queue));
        }
        let keeps = done.iter().any(|(task, result)| result.is_ok() && !task.is_rehearsal);
        match self.commit(&mut batch, &mut head, keeps) {
            BatchOutcome::Committed => {
                self.shared.load.has_committed(done.len());
                self.has_kept(&batch, &done);
                self.publish(&batch, &head);
                self.rows_since_statistics += batch.changed_rows.len();
                Ok(done)
            }
            BatchOutcome::Lost(cause) => Err(self.connection_lost(done, cause)),
            BatchOutcome::Unknown => Ok(done.into_iter().map(in_doubt).collect()),
            BatchOutcome::Unsynced(cause) => Ok(self.unsynced(done, &cause)),
        }
    }

    /// Jobs whose commit stands in the log, though nobody knows whether on the disk.
    fn unsynced(&mut self, done: Vec<Done>, cause: &str) -> Vec<Done> {
        if let Some((task, _)) = done.first() {
            drop(self.shared.writing.has_failed(cause, task.job.terms.now));
        }
        self.roll_back();
        done.into_iter().map(in_doubt).collect()
    }

    /// Notes that what was written is kept, if anything was.
    fn has_kept(&self, batch: &Batch, done: &[Done]) {
        let has_written = !batch.entries.is_empty() || self.shared.writing.was_probed();
        if let Some((task, _)) = done.first().filter(|_| has_written) {
            self.shared.writing.has_succeeded(task.job.terms.now);
        }
    }

    fn connection_lost(&mut self, done: Vec<Done>, cause: String) -> (Vec<Task>, String) {
        self.roll_back();
        (done.into_iter().map(|(task, _)| task).collect(), cause)
    }

    fn roll_back(&mut self) {
        if self.db.holds_transaction()
            && let Err(failure) = self.db.script("ROLLBACK")
        {
            tracing::warn!(?failure, "rolling back a lost transaction");
        }
    }

    fn begin(&mut self) -> Result<Head, Failure> {
        if self.db.is_gone() {
            self.open_anew()?;
        }
        match writer_lock::take(&mut *self.db, LOCK_PATIENCE) {
            // A connection shows that it is gone when it is used.
            Err(_) if self.db.is_gone() => {
                self.open_anew()?;
                writer_lock::take(&mut *self.db, LOCK_PATIENCE)?;
            }
            taken => taken?,
        }
        self.head()
    }

    fn open_anew(&mut self) -> Result<(), Failure> {
        self.db = (self.reopen)().map_err(|error| Failure::Lost(error.to_string()))?;
        Ok(())
    }

    fn head(&mut self) -> Result<Head, Failure> {
        let mut head = Head::default();
        let sql = Sql::of(self.db.dialect(), HEAD, []);
        self.db.rows(&sql, &mut |cells| {
            head.seq = cells.int(0).unwrap_or_default();
            head.hash = cells.text(1).unwrap_or_default().into_owned();
            Ok(())
        })?;
        Ok(head)
    }

    /// Runs one job under a savepoint. `Err` when the transaction itself is lost.
    fn run(&mut self, batch: &mut Batch, task: &mut Task) -> Result<Result<()>, String> {
        let before = batch.savepoint();
        self.db
            .script("SAVEPOINT job")
            .map_err(|failure| Error::from(failure).to_string())?;
        let mut writer = Writer {
            reader: Reader::new(&mut *self.db, &self.shared, &task.job.terms, true),
            batch,
            job: &task.job,
        };
        let run = &mut task.run;
        let answer = catch_unwind(AssertUnwindSafe(|| run(&mut writer))).unwrap_or_else(|panic| {
            Err(Error::Fault(format!(
                "{} panicked: {}",
                task.job.name,
                panic_message(&*panic)
            )))
        });
        let (failed, is_lost) = (writer.failed.take(), writer.is_lost);
        let answer = answer.and_then(|()| failed.map_or(Ok(()), Err));
        if is_lost || !self.db.holds_transaction() {
            return Err(answer.err().map_or_else(String::new, |error| error.to_string()));
        }
        let is_kept = answer.is_ok() && !task.is_rehearsal;
        if !is_kept {
            batch.roll_back(&before);
        }
        let end = if is_kept {
            "RELEASE job"
        } else {
            "ROLLBACK TO job; RELEASE job"
        };
        self.db
            .script(end)
            .map_err(|failure| Error::from(failure).to_string())?;
        Ok(answer)
    }

    /// Commits; a commit without an answer is looked for.
    fn commit(&mut self, batch: &mut Batch, head: &mut Head, keeps: bool) -> BatchOutcome {
        let news = match self.prepare_commit(batch, head) {
            Ok(news) => news,
            Err(failure) => return BatchOutcome::Lost(Error::from(failure).to_string()),
        };
        let dialect = self.db.dialect();
        self.batches += 1;
        let mark = keeps.then(|| self.mark()).flatten();
        match (self.db.script(&dialect.commit(mark.as_deref(), news)), mark) {
            (Ok(()), _) => BatchOutcome::Committed,
            (Err(Failure::Unsynced(cause)), None) => BatchOutcome::Unsynced(cause),
            (Err(failure), None) => BatchOutcome::Lost(Error::from(failure).to_string()),
            (Err(failure), Some(_)) => self.outcome(&Error::from(failure).to_string()),
        }
    }

    /// Appends the log and raises the versions; gives the last entry, which is news to the other nodes when anything changed.
    fn prepare_commit(&mut self, batch: &mut Batch, head: &mut Head) -> Result<Option<i64>, Failure> {
        let dialect = self.db.dialect();
        if let Some(lift_timeout_sql) = dialect.lift_timeout_sql() {
            self.db.script(lift_timeout_sql)?;
        }
        for entry in batch.entries.clone() {
            self.db.execute(&entry.append(dialect, head))?;
        }
        let changed = batch.raise();
        for at in &changed {
            let known = batch.versions[*at];
            let table = self.shared.tables[known.position].as_str();
            self.db.execute(&Sql::of(
                dialect,
                "UPDATE _versions SET n = ?, last = ?, rights = ? WHERE collection = ?",
                [
                    Bind::Int(known.version),
                    Bind::Int(known.last),
                    Bind::Int(known.rights),
                    Bind::from(table),
                ],
            ))?;
        }
        self.shared.news.announce(&mut *self.db, &batch.news)?;
        Ok((!changed.is_empty()).then_some(head.seq))
    }

    fn publish(&self, batch: &Batch, head: &Head) {
        for known in &batch.versions {
            let rows = batch
                .changed_rows
                .iter()
                .filter(|(position, _)| *position == known.position);
            let rows: Vec<i64> = rows.map(|(_, row)| *row).take(ROWS + 1).collect();
            if !rows.is_empty() {
                self.shared.written[known.position].note(known.version, rows);
            }
            self.shared.raise(known.position, known.version, known.rights);
        }
        self.shared.news.publish(&batch.news);
        self.shared.commit_reached(head.seq);
    }
}

fn answer(done: Vec<Done>) {
    for (task, result) in done {
        (task.answer)(result);
    }
}

/// What became of a job of a batch that nobody knows of: one that was refused, or a rehearsal, is answered all the same.
fn in_doubt(done: Done) -> Done {
    let (task, result) = done;
    let result = match result {
        Ok(()) if !task.is_rehearsal => Err(error_codes::UNKNOWN_OUTCOME.into()),
        result => result,
    };
    (task, result)
}

/// What a panic said.
pub(crate) fn panic_message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "without a text".to_owned())
}
