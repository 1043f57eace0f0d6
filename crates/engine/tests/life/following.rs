//! What follows the log is, after whatever end of its process, what it is when it is derived anew.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use engine::{Cx, Follower, Lag, LogPosition};
use proptest::collection::vec;
use proptest::prelude::*;
use schema::{Document, Error, Result};
use serde::{Deserialize, Serialize};
use store::Head;

use crate::town::*;

/// At which moment of its next keeping the process ends.
#[derive(Clone, Copy, Debug)]
enum End {
    Never,
    Before,
    Half,
    After,
}

/// The name of each person, in a file.
struct Names {
    file: PathBuf,
    end: Arc<AtomicU8>,
}

#[derive(Debug, Default, Deserialize, PartialEq, Serialize)]
struct Kept {
    store: String,
    seq: i64,
    hash: String,
    names: BTreeMap<String, String>,
}

impl Names {
    fn derived_state(&self) -> Option<Kept> {
        serde_json::from_slice(&std::fs::read(&self.file).ok()?).ok()
    }

    fn keep(&self, names: BTreeMap<String, String>, at: &Head) -> Result<()> {
        let gone = |end: End| {
            if self.end.load(Ordering::Relaxed) == end as u8 {
                return Err(Error::Fault(format!("the process is gone: {end:?}")));
            }
            Ok(())
        };
        let Head { store, seq, hash } = at.clone();
        let kept = Kept {
            store,
            seq,
            hash,
            names,
        };
        let (text, aside) = (serde_json::to_vec(&kept).unwrap(), self.file.with_extension("aside"));
        gone(End::Before)?;
        std::fs::write(&aside, &text[..text.len() / 2]).unwrap();
        gone(End::Half)?;
        std::fs::write(&aside, &text).unwrap();
        std::fs::rename(&aside, &self.file).unwrap();
        gone(End::After)
    }
}

impl Follower for Names {
    fn id(&self) -> &'static str {
        "names"
    }
    fn position(&self) -> Result<Option<Head>> {
        let head = |kept: Kept| Head {
            store: kept.store,
            seq: kept.seq,
            hash: kept.hash,
        };
        Ok(self.derived_state().map(head))
    }
    fn rebuild(&mut self, cx: &Cx<'_>, at: &Head) -> Result<()> {
        let mut names = BTreeMap::new();
        cx.each(&PEOPLE, [], |one| {
            names.insert(one.id.clone(), one.get(person::NAME).unwrap_or_default());
            Ok(())
        })?;
        self.keep(names, at)
    }
    fn apply(&mut self, cx: &Cx<'_>, since: LogPosition, at: &Head) -> Result<()> {
        let mut names = self.derived_state().unwrap().names;
        let changes = cx.changes_between(since, LogPosition::after(at.seq))?;
        for change in changes.iter().filter(|change| *change.of == PEOPLE) {
            match cx.get(&PEOPLE, &change.id)? {
                Some(one) => names.insert(change.id.clone(), one.get(person::NAME).unwrap_or_default()),
                None => names.remove(&change.id),
            };
        }
        self.keep(names, at)
    }
}

/// What happens in the town or to the follower.
#[derive(Clone, Debug)]
enum Event {
    Born(String),
    Renamed(usize, String),
    Gone(usize),
    Followed(u8),
    /// What was derived is no longer there.
    Lost,
    /// What was derived is not whole.
    Cut,
}

fn event() -> impl Strategy<Value = Event> {
    let name = || "[a-c]{1,2}";
    prop_oneof![
        4 => name().prop_map(Event::Born),
        3 => (any::<usize>(), name()).prop_map(|(at, name)| Event::Renamed(at, name)),
        2 => any::<usize>().prop_map(Event::Gone),
        4 => (0..4_u8).prop_map(Event::Followed),
        1 => Just(Event::Lost),
        1 => Just(Event::Cut),
    ]
}

/// A process that follows to the end of the log, if it gets so far.
async fn follow(town: &Town, file: &Path, end: u8) -> Result<i64> {
    let names = Names {
        file: file.to_owned(),
        end: Arc::new(AtomicU8::new(end)),
    };
    town.engine.follower_task(Box::new(names)).catch_up().await
}

/// Writes of one of those that there are.
async fn write_one(town: &Town, at: usize, name: Option<String>) {
    let write = move |cx: &mut Cx<'_>| {
        let people = cx.all(&PEOPLE, [])?;
        let Some(one) = people.get(at % people.len().max(1)).cloned() else {
            return Ok(());
        };
        match &name {
            Some(name) => cx.update(one.with(person::NAME, name.clone())).map(drop),
            None => cx.delete(&PEOPLE, &one.id),
        }
    };
    town.engine.transact(&admin(), "write", write).await.unwrap();
}

async fn born(town: &Town, name: String, times: usize) {
    let create = move |cx: &mut Cx<'_>| {
        for _ in 0..times {
            cx.create(Document::new(&PEOPLE).with(person::NAME, name.clone()))?;
        }
        Ok(())
    };
    town.engine.transact(&admin(), "create", create).await.unwrap();
}

fn derived_state(file: &Path) -> Kept {
    serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap()
}

/// What it is when it is derived anew.
async fn derived_anew(town: &Town, folder: &Path) -> Kept {
    let file = folder.join("anew");
    let names = Names {
        file: file.clone(),
        end: Arc::default(),
    };
    town.engine.follower_task(Box::new(names)).rebuild().await.unwrap();
    derived_state(&file)
}

async fn is_as_derived_anew(events: Vec<Event>) {
    let (town, folder) = (Town::new(), tempfile::tempdir().unwrap());
    let file = folder.path().join("names");
    for event in events {
        match event {
            Event::Born(name) => born(&town, name, 1).await,
            Event::Renamed(at, name) => write_one(&town, at, Some(name)).await,
            Event::Gone(at) => write_one(&town, at, None).await,
            Event::Followed(end) => drop(follow(&town, &file, end).await.ok()),
            Event::Lost => drop(std::fs::remove_file(&file).ok()),
            Event::Cut => {
                let text = std::fs::read(&file).unwrap_or_default();
                std::fs::write(&file, &text[..text.len() / 2]).unwrap();
            }
        }
    }
    follow(&town, &file, End::Never as u8).await.unwrap();
    assert_eq!(derived_state(&file), derived_anew(&town, folder.path()).await);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn wherever_its_process_ends_what_follows_is_what_is_derived_anew(events in vec(event(), 0..40)) {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(is_as_derived_anew(events));
    }
}

#[tokio::test]
async fn a_long_log_is_followed_step_by_step() {
    let (town, folder) = (Town::new(), tempfile::tempdir().unwrap());
    let file = folder.path().join("names");
    follow(&town, &file, End::Never as u8).await.unwrap();
    born(&town, "x".to_owned(), 2500).await;
    assert!(follow(&town, &file, End::After as u8).await.is_err());
    let first = derived_state(&file);
    assert!((1..2500).contains(&first.seq), "{} at once", first.seq);
    assert_eq!(follow(&town, &file, End::Never as u8).await.unwrap(), 2500);
    assert_eq!(derived_state(&file), derived_anew(&town, folder.path()).await);
}

#[tokio::test]
async fn what_another_log_led_to_is_derived_anew() {
    let (one, other, folder) = (Town::new(), Town::new(), tempfile::tempdir().unwrap());
    let file = folder.path().join("names");
    for (town, name) in [(&one, "a"), (&other, "b")] {
        born(town, name.to_owned(), 3).await;
        follow(town, &file, End::Never as u8).await.unwrap();
        assert!(derived_state(&file).names.values().all(|known| known == name));
    }
}

/// How far behind it is.
fn lag(town: &Town) -> Lag {
    town.engine
        .lags()
        .into_iter()
        .find(|lag| lag.follower == "names")
        .unwrap()
}

#[tokio::test]
async fn whoever_stays_behind_is_said_to() {
    let (town, folder) = (Town::new(), tempfile::tempdir().unwrap());
    let end = Arc::new(AtomicU8::new(End::Never as u8));
    let names = Names {
        file: folder.path().join("names"),
        end: end.clone(),
    };
    let following = town.engine.follower_task(Box::new(names));
    following.catch_up().await.unwrap();
    end.store(End::Before as u8, Ordering::Relaxed);
    let running = tokio::spawn(following.run());
    born(&town, "x".to_owned(), 3).await;
    while lag(&town).time.is_zero() {
        tokio::task::yield_now().await;
    }
    assert_eq!(lag(&town).entries, 3);
    end.store(End::Never as u8, Ordering::Relaxed);
    born(&town, "x".to_owned(), 200).await;
    while lag(&town).entries > 0 {
        tokio::task::yield_now().await;
    }
    assert!(lag(&town).time.is_zero());
    running.abort();
}
