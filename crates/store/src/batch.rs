//! The writer: one thread, group commit.
//!
//! Each job stands under a savepoint; one commit for all; answers after it. When the transaction is lost (disk full,
//! connection gone), every job of the batch is run again alone.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use schema::{Error, Result};

use crate::Writer;
use crate::connection::{Connection, Failure};
use crate::follow::ROWS;
use crate::log::{Entry, HEAD, Head};
use crate::read::Reader;
use crate::shared::Shared;
use crate::sql::{Bind, Sql};
use crate::store::Job;

/// Most jobs of one commit.
const MOST: usize = 128;
/// Longest time that jobs are gathered.
const LONGEST: Duration = Duration::from_millis(20);
/// A job that takes longer is named in the log.
const SLOW: Duration = Duration::from_millis(50);
/// How long a read inside a transaction may take.
pub(crate) const READ_LIMIT: Duration = Duration::from_secs(2);

#[cfg(test)]
mod tests;

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

/// What a transaction has gathered, besides its rows.
#[derive(Default)]
pub(crate) struct Batch {
    pub entries: Vec<Entry>,
    /// What is told of rows without a journal.
    pub news: Vec<Entry>,
    /// The rows changed by the jobs that were kept: position of the collection, `$sequence`.
    written: Vec<(usize, i64)>,
    /// Positions of the collections whose changes decide about rights.
    decided: Vec<usize>,
    known: Vec<Known>,
    is_sequence_given: bool,
}

/// What `_versions` says of a collection.
#[derive(Clone, Copy)]
struct Known {
    position: usize,
    /// Raised by every commit that changes a row.
    version: i64,
    /// The last `$sequence` given.
    last: i64,
    /// Raised by those that change what rights follow from.
    rights: i64,
}

impl Batch {
    /// The next `$sequence` of a collection. One that a failed job was given is not given again in this batch.
    pub fn next_sequence(&mut self, reader: &mut Reader<'_>, position: usize) -> Result<i64> {
        let known = self.known(reader, position)?;
        known.last += 1;
        let sequence = known.last;
        self.is_sequence_given = true;
        Ok(sequence)
    }

    /// Notes that the job changes a row, and whether rights follow from what changes.
    pub fn touch(
        &mut self,
        reader: &mut Reader<'_>,
        (position, row): (usize, i64),
        decides_rights: bool,
    ) -> Result<()> {
        self.known(reader, position)?;
        self.written.push((position, row));
        if decides_rights && !self.decided.contains(&position) {
            self.decided.push(position);
        }
        Ok(())
    }

    /// Raises the versions of what was changed; gives the places in `known`.
    fn raise(&mut self) -> Vec<usize> {
        let mut changed = Vec::new();
        for (at, known) in self.known.iter_mut().enumerate() {
            if self.written.iter().any(|(position, _)| *position == known.position) {
                known.version += 1;
                known.rights += i64::from(self.decided.contains(&known.position));
                changed.push(at);
            }
        }
        changed
    }

    fn known(&mut self, reader: &mut Reader<'_>, position: usize) -> Result<&mut Known> {
        if let Some(at) = self.known.iter().position(|known| known.position == position) {
            return Ok(&mut self.known[at]);
        }
        let sql = Sql::of(
            reader.db.dialect(),
            "SELECT n, last, rights FROM _versions WHERE collection = ?",
            [Bind::from(reader.shared.tables[position].as_str())],
        );
        let mut known = Known {
            position,
            version: 0,
            last: 0,
            rights: 0,
        };
        reader.run(&sql, &mut |cells| {
            known.version = cells.int(0).unwrap_or_default();
            known.last = cells.int(1).unwrap_or_default();
            known.rights = cells.int(2).unwrap_or_default();
            Ok(())
        })?;
        self.known.push(known);
        let last = self.known.len() - 1;
        Ok(&mut self.known[last])
    }
}

/// Opens the writer's connection anew.
pub(crate) type Reopen = Box<dyn Fn() -> Result<Box<dyn Connection>> + Send>;

/// The writer's thread.
pub(crate) struct Group {
    pub db: Box<dyn Connection>,
    pub shared: Arc<Shared>,
    pub reopen: Reopen,
}

type Done = (Task, Result<()>);

impl Group {
    /// Serves jobs until the last sender is gone.
    pub fn serve(mut self, queue: &Receiver<Task>) {
        while let Ok(first) = queue.recv() {
            self.shared.load.write_is_taken();
            match self.attempt(first, Some(queue)) {
                Ok(done) => answer(done),
                Err((tasks, cause)) => {
                    tracing::warn!(
                        jobs = tasks.len(),
                        cause,
                        "a transaction was lost; its jobs run again, one by one"
                    );
                    for task in tasks {
                        self.alone(task);
                    }
                }
            }
        }
        if let Some(farewell) = self.db.dialect().farewell()
            && let Err(failure) = self.db.script(farewell)
        {
            tracing::warn!(?failure, "closing the store");
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
                    (task.answer)(Err(Failure::Lost(cause.clone()).into()));
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
                return Err(self.lost(done, cause));
            }
            let may_wait = done.len() < MOST && began.elapsed() < LONGEST;
            next = queue
                .filter(|_| may_wait)
                .and_then(|queue| self.shared.load.taken(queue));
        }
        match self.commit(&mut batch, &mut head) {
            Ok(()) => {
                self.shared.load.has_committed(done.len());
                self.publish(&batch, &head);
                Ok(done)
            }
            Err(failure) if self.has_committed(&head, &batch) => {
                tracing::warn!(?failure, "the connection went after the commit");
                self.publish(&batch, &head);
                Ok(done)
            }
            Err(failure) => Err(self.lost(done, Error::from(failure).to_string())),
        }
    }

    fn lost(&mut self, done: Vec<Done>, cause: String) -> (Vec<Task>, String) {
        if self.db.holds_transaction()
            && let Err(failure) = self.db.script("ROLLBACK")
        {
            tracing::warn!(?failure, "rolling back a lost transaction");
        }
        (done.into_iter().map(|(task, _)| task).collect(), cause)
    }

    fn begin(&mut self) -> Result<Head, Failure> {
        let begin = self.db.dialect().begin_write();
        if self.db.is_gone() || self.db.script(&begin).is_err() && self.db.is_gone() {
            self.db = (self.reopen)().map_err(|error| Failure::Lost(error.to_string()))?;
            self.db.script(&begin)?;
        } else if !self.db.holds_transaction() {
            self.db.script(&begin)?;
        }
        self.head()
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
        let marks = (batch.entries.len(), batch.written.len(), batch.decided.len());
        let told = batch.news.len();
        self.db
            .script("SAVEPOINT job")
            .map_err(|failure| Error::from(failure).to_string())?;
        let mut writer = Writer {
            reader: Reader::new(&mut *self.db, &self.shared, &task.job.terms, true),
            batch,
            job: &task.job,
        };
        let run = &mut task.run;
        let answer = catch_unwind(AssertUnwindSafe(|| run(&mut writer)))
            .unwrap_or_else(|panic| Err(Error::Fault(format!("{} panicked: {}", task.job.name, said(&*panic)))));
        let (failed, is_lost) = (writer.failed.take(), writer.is_lost);
        let answer = answer.and_then(|()| failed.map_or(Ok(()), Err));
        if is_lost || !self.db.holds_transaction() {
            return Err(answer.err().map_or_else(String::new, |error| error.to_string()));
        }
        let is_kept = answer.is_ok() && !task.is_rehearsal;
        if !is_kept {
            batch.entries.truncate(marks.0);
            batch.news.truncate(told);
            batch.written.truncate(marks.1);
            batch.decided.truncate(marks.2);
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

    /// Appends the log, raises the versions, commits.
    fn commit(&mut self, batch: &mut Batch, head: &mut Head) -> Result<(), Failure> {
        let dialect = self.db.dialect();
        if let Some(unlimited) = dialect.unlimited() {
            self.db.script(unlimited)?;
        }
        for entry in batch.entries.clone() {
            self.db.execute(&entry.append(dialect, head))?;
        }
        let changed = batch.raise();
        for at in &changed {
            let known = batch.known[*at];
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
        // What changed nothing is no news to the other nodes.
        let news = (!changed.is_empty()).then_some(head.seq);
        self.db.script(&dialect.commit(news))
    }

    /// After a lost connection the head of the log says whether the commit came through.
    fn has_committed(&mut self, head: &Head, batch: &Batch) -> bool {
        if batch.entries.is_empty() || !self.db.is_gone() {
            return false;
        }
        let Ok(db) = (self.reopen)() else {
            return false;
        };
        self.db = db;
        self.head().is_ok_and(|found| found == *head)
    }

    fn publish(&self, batch: &Batch, head: &Head) {
        for known in &batch.known {
            let rows = batch.written.iter().filter(|(position, _)| *position == known.position);
            let rows: Vec<i64> = rows.map(|(_, row)| *row).take(ROWS + 1).collect();
            if !rows.is_empty() {
                self.shared.written[known.position].note(known.version, rows);
            }
            self.shared.raise(known.position, (known.version, known.rights));
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

/// What a panic said.
pub(crate) fn said(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "without a text".to_owned())
}
