//! What was committed, told in order: the change log followed from one entry to the next.
//!
//! One feed serves a node. `seq` has no gaps and is the order of commits, so whoever asks for everything after the last
//! entry told misses nothing, whichever node wrote it. A document is read once for all who hear of it; who may hear,
//! and what of it, is a comparison in memory ([`Event::readable`]).

mod event;
mod row;

use std::collections::{BTreeMap, HashMap};

use schema::{Collection, Document, Error, FieldSet, Result, View};
use store::{Cost, Entry, EntryKind, Reader};
use tokio::sync::watch;

pub use event::Event;

use crate::Engine;
use crate::files::{FILES, heard};

/// At most so many entries are read at a time.
const STEP: u64 = 256;

/// What has been told, and word of what has been committed.
pub struct Feed {
    engine: Engine,
    committed: watch::Receiver<i64>,
    told: i64,
}

impl Engine {
    /// A feed that begins with the next commit.
    pub fn feed(&self) -> Feed {
        let committed = self.hall.store.committed();
        let told = *committed.borrow();
        Feed {
            engine: self.clone(),
            committed,
            told,
        }
    }
}

impl Feed {
    /// Waits until something was committed that has not been told. May be given up and asked again.
    pub async fn wait(&mut self) -> Result<()> {
        let told = self.told;
        match self.committed.wait_for(|seq| *seq > told).await {
            Ok(_) => Ok(()),
            Err(_) => Err(Error::Fault("the store has been closed".to_owned())),
        }
    }

    /// Whether something was committed that has not been told.
    pub fn is_behind(&self) -> bool {
        self.reached() > self.told
    }

    /// The last entry that is known to be committed.
    pub fn reached(&self) -> i64 {
        *self.committed.borrow()
    }

    /// Tells nothing up to an entry: nobody listened.
    pub fn skip_to(&mut self, seq: i64) {
        self.told = self.told.max(seq);
    }

    /// The next events, oldest first, of those documents that somebody wants to hear of. None does not mean that all has
    /// been told: see [`Feed::is_behind`].
    pub async fn next(&mut self, is_wanted: impl Fn(&'static Collection, &Entry) -> bool) -> Result<Vec<Event>> {
        // What rights follow from is known up to the entry that was announced, and no further.
        let (told, until) = (self.told, self.reached());
        let store = self.engine.store().clone();
        let terms = self.engine.terms().await?;
        let read = move |reader: &mut Reader<'_>| reader.log_after(told, STEP);
        let mut entries = store.read(Cost::Scan, terms.clone(), read).await?;
        entries.retain(|entry| entry.seq <= until);
        let last = entries.last().map_or(until, |entry| entry.seq);
        let of = |entry: &Entry| store.catalogue().iter().copied().find(|of| of.id == entry.collection);
        let wanted: Vec<(&'static Collection, Entry)> = entries
            .into_iter()
            .filter_map(|entry| Some((of(&entry)?, entry)))
            .filter(|(of, entry)| is_wanted(of, entry))
            .collect();
        let mut events = if wanted.is_empty() {
            Vec::new()
        } else {
            store
                .read(Cost::Scan, terms, move |reader| load(reader, wanted))
                .await?
        };
        for event in events.iter_mut().filter(|event| *event.document.of == FILES) {
            let file = event.document.id.clone();
            event.referring = self.engine.look(move |cx| heard::referring(cx, &file)).await?;
        }
        self.told = last;
        Ok(events)
    }
}

/// The documents of the entries as they stand, each read once.
fn load(reader: &mut Reader<'_>, entries: Vec<(&'static Collection, Entry)>) -> Result<Vec<Event>> {
    let mut ids: BTreeMap<&str, (&'static Collection, Vec<String>)> = BTreeMap::new();
    for (of, entry) in entries.iter().filter(|(_, entry)| entry.kind != EntryKind::Delete) {
        let (_, ids) = ids.entry(of.id).or_insert_with(|| (of, Vec::new()));
        if !ids.contains(&entry.id) {
            ids.push(entry.id.clone());
        }
    }
    let mut standing: HashMap<(&str, String), Document> = HashMap::new();
    for (of, ids) in ids.into_values() {
        for row in reader.many(&View::whole(of), &ids, FieldSet::all(of))? {
            standing.insert((of.id, row.document.id.clone()), row.document);
        }
    }
    let event = |(of, entry): (&'static Collection, Entry)| {
        let stands = standing.get(&(of.id, entry.id.clone()));
        Event::new(of, entry, stands)
    };
    Ok(entries.into_iter().filter_map(event).collect())
}
