//! What was committed, told in order: the change log followed from one entry to the next.
//!
//! One feed serves a node. `seq` has no gaps and is the order of commits, so whoever asks for everything after the last
//! entry told misses nothing, whichever node wrote it. A document is read once for all who hear of it; who may hear,
//! and what of it, is a comparison in memory ([`Event::readable`]).

mod event;
mod row;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use schema::{Collection, Document, Error, FieldSet, Result, View};
use store::{Cost, Entry, EntryKind, Reader};
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::{broadcast, watch};

pub use event::Event;
pub(crate) use row::covers;

use crate::files::{BUCKET, FILES, events};
use crate::follower::FollowerPlace;
use crate::linked_rows::LinkedDocuments;
use crate::{Cx, Engine};

/// At most so many entries are read at a time.
const STEP: u64 = 256;

/// What has been told, and word of what has been committed.
pub struct Feed {
    engine: Engine,
    committed: watch::Receiver<i64>,
    told: i64,
    /// What is told of rows that no journal keeps.
    news: broadcast::Receiver<Entry>,
    /// News that were heard and not yet told.
    heard: Vec<Entry>,
    has_missed: bool,
    place: Arc<FollowerPlace>,
}

impl Engine {
    /// A feed that begins with the next commit.
    pub fn feed(&self) -> Feed {
        let committed = self.inner.store.committed();
        let told = *committed.borrow();
        Feed {
            engine: self.clone(),
            committed,
            told,
            news: self.inner.store.news(),
            heard: Vec::new(),
            has_missed: false,
            place: self.inner.lags.place_of("realtime"),
        }
    }
}

impl Feed {
    /// Waits until something was committed that has not been told. May be given up and asked again.
    pub async fn wait(&mut self) -> Result<()> {
        let told = self.told;
        let closed = || Err(Error::Fault("the store has been closed".to_owned()));
        tokio::select! {
            committed = self.committed.wait_for(|seq| *seq > told) => match committed {
                Ok(_) => self.place.falls_behind(),
                Err(_) => return closed(),
            },
            news = self.news.recv() => match news {
                Ok(entry) => self.heard.push(entry),
                Err(RecvError::Lagged(_)) => self.has_missed = true,
                Err(RecvError::Closed) => return closed(),
            },
        }
        Ok(())
    }

    /// Whether so much was told at once that some of it was missed; asked once.
    pub fn has_missed(&mut self) -> bool {
        std::mem::take(&mut self.has_missed)
    }

    /// The news that have come in.
    fn drain_news(&mut self) -> Vec<Entry> {
        loop {
            match self.news.try_recv() {
                Ok(entry) => self.heard.push(entry),
                Err(TryRecvError::Lagged(_)) => self.has_missed = true,
                Err(TryRecvError::Empty | TryRecvError::Closed) => return std::mem::take(&mut self.heard),
            }
        }
    }

    /// Whether something was committed that has not been told.
    pub fn is_behind(&self) -> bool {
        self.last_committed() > self.told || !self.heard.is_empty() || !self.news.is_empty()
    }

    /// The last entry that is known to be committed.
    pub fn last_committed(&self) -> i64 {
        *self.committed.borrow()
    }

    /// Tells nothing up to an entry: nobody listened.
    pub fn skip_to(&mut self, seq: i64) {
        self.move_to(self.told.max(seq));
        drop(self.drain_news());
        self.has_missed = false;
    }

    /// The next events, oldest first, of those documents that somebody wants to hear of. None does not mean that all has
    /// been told: see [`Feed::is_behind`].
    pub async fn next(&mut self, is_wanted: impl Fn(&'static Collection, &Entry) -> bool) -> Result<Vec<Event>> {
        let mut events = self.next_of_log(&is_wanted).await?;
        for entry in self.drain_news() {
            events.extend(self.event_of(entry, &is_wanted).await?);
        }
        Ok(events)
    }

    /// The event of a row without a journal. One that travelled without the row is read, if it still stands.
    async fn event_of(
        &self,
        entry: Entry,
        is_wanted: &impl Fn(&'static Collection, &Entry) -> bool,
    ) -> Result<Option<Event>> {
        let of = self.engine.store().catalogue().iter().copied();
        let Some(of) = of.into_iter().find(|of| of.id == entry.collection && !of.logged) else {
            return Ok(None);
        };
        let event = if entry.before.is_some() || entry.after.is_some() {
            is_wanted(of, &entry).then(|| Event::new(of, entry, None)).flatten()
        } else {
            let id = entry.id.clone();
            let stands = self.engine.read(move |cx| cx.get(of, &id)).await?;
            stands.and_then(|document| Event::new(of, entry, Some(&document)))
        };
        match event {
            Some(event) if of.access.through().next().is_some() => self.with_linked(event).await.map(Some),
            event => Ok(event),
        }
    }

    /// With what the document of an event is read through.
    async fn with_linked(&self, mut event: Event) -> Result<Event> {
        let load = move |cx: &Cx<'_>| {
            event.linked = LinkedDocuments::load(&mut **cx.tx.borrow_mut(), [&event.document])?.into();
            Ok(event)
        };
        self.engine.read(load).await
    }

    async fn next_of_log(&mut self, is_wanted: &impl Fn(&'static Collection, &Entry) -> bool) -> Result<Vec<Event>> {
        if self.last_committed() <= self.told {
            return Ok(Vec::new());
        }
        // What rights follow from is known up to the entry that was announced, and no further.
        let (told, until) = (self.told, self.last_committed());
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
            self.add_referring(event).await?;
        }
        self.move_to(last);
        Ok(events)
    }

    /// Adds what refers to the file that an event is about, and the collections that use its bucket.
    async fn add_referring(&self, event: &mut Event) -> Result<()> {
        let file = event.document.id.clone();
        let look = move |cx: &Cx<'_>| {
            let referring = events::referring(cx, &file)?;
            let documents = referring.iter().map(|(document, _)| document);
            let linked = LinkedDocuments::load(&mut **cx.tx.borrow_mut(), documents)?;
            Ok((referring, linked.into()))
        };
        (event.referring, event.linked) = self.engine.read(look).await?;
        let bucket = event.document.get(BUCKET).unwrap_or_default();
        let uses = |of: &&'static Collection| of.fields().iter().any(|field| field.takes_from(&bucket));
        let all = self.engine.entities().iter().map(|entity| entity.of);
        event.users = all.filter(uses).collect();
        Ok(())
    }

    fn move_to(&mut self, seq: i64) {
        self.told = seq;
        self.place.set_position(seq, seq >= self.last_committed());
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
    let mut events: Vec<Event> = entries.into_iter().filter_map(event).collect();
    let linked = Arc::new(LinkedDocuments::load(
        reader,
        events.iter().map(|event| &event.document),
    )?);
    for event in &mut events {
        event.linked = linked.clone();
    }
    Ok(events)
}
