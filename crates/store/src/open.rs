//! Opening: the schema first, then the threads.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use jiff::Timestamp;
use schema::{Collection, Error, Result};

use crate::batch::{Group, Reopen, Task};
use crate::connection::{Connection, Use};
use crate::pool::Scan;
use crate::shared::Shared;
use crate::step::What;
use crate::store::{Doors, Inner, Job};
use crate::{Place, Step, Store, Terms, pool, sync, watch};

/// Connections for point reads on the caller's thread.
const POINTS: usize = 2;

impl Store {
    /// Opens a store: brings its schema up to the catalogue and takes the steps that are still to be taken. A database
    /// written by a newer program is refused, and so is a change that would lose anything.
    pub fn open(
        place: &Place,
        catalogue: &'static [&'static Collection],
        steps: &'static [Step],
        now: Timestamp,
    ) -> Result<Store> {
        // A thread of its own, because PostgreSQL's blocking client may not run inside an asynchronous one.
        std::thread::scope(|scope| {
            scope
                .spawn(|| open(place, catalogue, steps, now))
                .join()
                .unwrap_or_else(|_| Err(Error::Fault("opening the store panicked".to_owned())))
        })
    }
}

fn open(
    place: &Place,
    catalogue: &'static [&'static Collection],
    steps: &'static [Step],
    now: Timestamp,
) -> Result<Store> {
    let folder = place.folder();
    std::fs::create_dir_all(folder)
        .map_err(|cause| Error::fault(&format!("making the data folder {}", folder.display()), cause))?;
    let shared = Arc::new(Shared::new(catalogue));
    let group = ready(place, &shared, steps, now)?;
    let again = reopen(place, Use::Watch);
    let mut watcher = again()?;
    watch::look(&mut *watcher, &shared)?;
    shared.news.introduce(&mut *watcher)?;
    let (doors, queues) = doors();
    let watching = Arc::clone(&shared);
    let mut threads = vec![
        spawn("store-watch", move || {
            watch::serve(&queues.watch, watcher, &again, &watching);
        })?,
        spawn("store-write", move || group.serve(&queues.writes))?,
    ];
    let scans = Arc::new(Mutex::new(queues.scans));
    for _ in 0..readers(place) {
        let (queue, again) = (Arc::clone(&scans), reopen(place, Use::Read));
        let db = again()?;
        threads.push(spawn("store-read", move || pool::serve(&queue, db, &again))?);
    }
    Ok(Store::new(Inner {
        shared,
        doors: Some(doors),
        points: Mutex::new(points(place)?),
        threads,
        place: place.clone(),
    }))
}

/// The writer over a schema that is as declared.
fn ready(place: &Place, shared: &Arc<Shared>, steps: &'static [Step], now: Timestamp) -> Result<Group> {
    let mut writer = place.connect(Use::Write)?;
    sync::bring_up(&mut *writer, shared, steps, (place, now))?;
    let fills = sync::fills(&mut *writer, steps)?;
    let mut group = Group {
        db: writer,
        shared: Arc::clone(shared),
        reopen: reopen(place, Use::Write),
    };
    for step in fills {
        fill(&mut group, step, now)?;
    }
    Ok(group)
}

/// Takes a step that writes rows, and notes it in the same transaction.
fn fill(group: &mut Group, step: &'static Step, now: Timestamp) -> Result<()> {
    let (sender, receiver) = channel();
    group.now(Task {
        job: Job {
            name: step.name,
            who: "step".to_owned(),
            terms: Terms::at(now),
        },
        is_rehearsal: false,
        run: Box::new(move |writer| {
            if let What::Fill(run) = step.what {
                run(writer)?;
            }
            let noted = sync::record(writer.dialect(), step, now);
            writer.execute(&noted).map(drop)
        }),
        answer: Box::new(move |result| drop(sender.send(result))),
    });
    receiver
        .recv()
        .unwrap_or_else(|_| Err(Error::Fault(format!("step {} did not answer", step.number))))
}

/// Reader threads: SQLite has two cores to feed besides the point reads; PostgreSQL answers all reads on them.
fn readers(place: &Place) -> usize {
    match place {
        Place::Folder(_) => 3,
        Place::Postgres { .. } => 6,
    }
}

struct Queues {
    writes: Receiver<Task>,
    scans: Receiver<Scan>,
    watch: Receiver<()>,
}

fn doors() -> (Doors, Queues) {
    let (write, writes) = channel();
    let (scan, scans) = channel();
    let (watching, watch) = channel();
    let doors = Doors {
        writes: write,
        scans: scan,
        _watch: watching,
    };
    (doors, Queues { writes, scans, watch })
}

fn points(place: &Place) -> Result<Vec<Box<dyn Connection>>> {
    match place {
        Place::Folder(_) => {
            let open = reopen(place, Use::Read);
            (0..POINTS).map(|_| open()).collect()
        }
        Place::Postgres { .. } => Ok(Vec::new()),
    }
}

fn reopen(place: &Place, purpose: Use) -> Reopen {
    let place = place.clone();
    Box::new(move || place.connect(purpose))
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>> {
    std::thread::Builder::new()
        .name(name.to_owned())
        .spawn(run)
        .map_err(|cause| Error::fault("starting a thread of the store", cause))
}
