//! Opening: the schema first, then the threads.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use jiff::Timestamp;
use schema::{Collection, Error, Result};

use crate::Job;
use crate::connection::{Connection, Use};
use crate::identity::Identity;
use crate::migration::MigrationChange;
use crate::read_queue::ReadQueue;
use crate::shared::Shared;
use crate::store::{Inner, ThreadChannels};
use crate::writer::{DOUBT, Reopen, Task, WriterThread, forget_old_batches};
use crate::{Migration, Store, StoreLocation, Terms, pool, sync, watch};

/// Connections for point reads on the caller's thread.
const POINTS: usize = 2;

impl Store {
    /// Opens a store: brings its schema up to the catalogue and takes the steps that are still to be taken. A database
    /// written by a newer program is refused, and so is a change that would lose anything.
    pub fn open(
        place: &StoreLocation,
        catalogue: &'static [&'static Collection],
        migrations: &'static [Migration],
        now: Timestamp,
    ) -> Result<Store> {
        // A thread of its own, because PostgreSQL's blocking client may not run inside an asynchronous one.
        std::thread::scope(|scope| {
            scope
                .spawn(|| open(place, catalogue, migrations, now))
                .join()
                .unwrap_or_else(|_| Err(Error::Fault("opening the store panicked".to_owned())))
        })
    }
}

fn open(
    place: &StoreLocation,
    catalogue: &'static [&'static Collection],
    migrations: &'static [Migration],
    now: Timestamp,
) -> Result<Store> {
    let folder = place.folder();
    std::fs::create_dir_all(folder)
        .map_err(|cause| Error::fault(&format!("making the data folder {}", folder.display()), cause))?;
    let shared = Arc::new(Shared::new(catalogue));
    let mut group = ready(place, &shared, migrations, now)?;
    let identity = Identity::of(&mut *group.db)?;
    let again = reopen(place, Use::Watch);
    let mut watcher = again()?;
    watch::look(&mut *watcher, &shared)?;
    let (channels, queues) = channels(place);
    let watching = Arc::clone(&shared);
    let mut threads = vec![
        spawn("store-watch", move || {
            watch::serve(&queues.watch, watcher, &again, &watching);
        })?,
        spawn("store-write", move || group.serve(&queues.writes))?,
    ];
    read(place, &channels, &mut threads)?;
    Ok(Store::new(Inner {
        shared,
        channels: Some(channels),
        points: Mutex::new(points(place)?),
        threads,
        place: place.clone(),
        identity,
    }))
}

/// Starts the threads that read.
fn read(place: &StoreLocation, channels: &ThreadChannels, threads: &mut Vec<JoinHandle<()>>) -> Result<()> {
    for (name, count, turns) in [
        ("store-read", readers(place), &channels.scans),
        ("store-export", 1, &channels.exports),
        ("store-probe", 1, &channels.probes),
    ] {
        for _ in 0..count {
            let (turns, again) = (Arc::clone(turns), reopen(place, Use::Read));
            let db = again()?;
            threads.push(spawn(name, move || pool::serve(&turns, db, &again))?);
        }
    }
    Ok(())
}

/// The writer over a schema that is as declared.
fn ready(
    place: &StoreLocation,
    shared: &Arc<Shared>,
    migrations: &'static [Migration],
    now: Timestamp,
) -> Result<WriterThread> {
    sync::bring_up(&mut *place.connect(Use::Build)?, shared, migrations, place, now)?;
    let mut writer = place.connect(Use::Write)?;
    shared.news.introduce(&mut *writer)?;
    forget_old_batches(&mut *writer)?;
    let fills = sync::fills(&mut *writer, migrations)?;
    let mut group = WriterThread {
        db: writer,
        shared: Arc::clone(shared),
        reopen: reopen(place, Use::Write),
        batches: 0,
        patience: DOUBT,
        rows_since_statistics: 0,
    };
    for migration in fills {
        fill(&mut group, migration, now)?;
    }
    Ok(group)
}

/// Takes a step that writes rows, and notes it in the same transaction.
fn fill(group: &mut WriterThread, migration: &'static Migration, now: Timestamp) -> Result<()> {
    let (sender, receiver) = channel();
    group.now(Task {
        job: Job {
            name: migration.name,
            who: "step".to_owned(),
            terms: Terms::at(now),
        },
        is_rehearsal: false,
        run: Box::new(move |writer| {
            if let MigrationChange::Fill(run) = migration.change {
                run(writer)?;
            }
            let noted = sync::record(writer.dialect(), migration, now);
            writer.execute(&noted).map(drop)
        }),
        answer: Box::new(move |result| drop(sender.send(result))),
    });
    receiver
        .recv()
        .unwrap_or_else(|_| Err(Error::Fault(format!("step {} did not answer", migration.number))))
}

/// Reader threads, one of them the house's own: SQLite has two cores to feed besides the point reads; PostgreSQL answers
/// all reads on them.
fn readers(place: &StoreLocation) -> usize {
    match place {
        StoreLocation::Folder(_) => 4,
        StoreLocation::Postgres { .. } => 6,
    }
}

struct Queues {
    writes: Receiver<Task>,
    watch: Receiver<()>,
}

fn channels(place: &StoreLocation) -> (ThreadChannels, Queues) {
    let (write, writes) = channel();
    let (watching, watch) = channel();
    let channels = ThreadChannels {
        writes: write,
        scans: Arc::new(ReadQueue::new(readers(place))),
        exports: Arc::new(ReadQueue::new(1)),
        probes: Arc::new(ReadQueue::new(1)),
        _watch: watching,
    };
    (channels, Queues { writes, watch })
}

fn points(place: &StoreLocation) -> Result<Vec<Box<dyn Connection>>> {
    match place {
        StoreLocation::Folder(_) => {
            let open = reopen(place, Use::Read);
            (0..POINTS).map(|_| open()).collect()
        }
        StoreLocation::Postgres { .. } => Ok(Vec::new()),
    }
}

fn reopen(place: &StoreLocation, purpose: Use) -> Reopen {
    let place = place.clone();
    Box::new(move || place.connect(purpose))
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>> {
    std::thread::Builder::new()
        .name(name.to_owned())
        .spawn(run)
        .map_err(|cause| Error::fault("starting a thread of the store", cause))
}
