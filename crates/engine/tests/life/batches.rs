//! Work in batches: whatever happens between two of them, and in their midst, each row is dealt with once.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex};

use engine::routine::{CatchUp, Routine};
use engine::{Batch, BoxFuture, Cursor, Cx, Engine, Input, JOBS, JobKind};
use jiff::SignedDuration;
use proptest::collection::vec;
use proptest::prelude::*;
use schema::{Document, Error, Result, Value};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::town::*;

/// How a run ends before its time.
#[derive(Clone, Copy, Debug)]
enum Cut {
    /// Its batch fails, and is rolled back.
    Fault,
    /// Its node ends: the batch is the last.
    Stop,
    /// Its process is gone while the batch is written.
    Kill,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Fate {
    #[default]
    Lives,
    Killed,
}

/// What is to happen to the runs of one job, and what did.
#[derive(Default)]
struct Script {
    /// Of each run to come: at which batch it ends, and how.
    cuts: VecDeque<(u64, Cut)>,
    fate: Fate,
}

static SCRIPTS: LazyLock<Mutex<HashMap<u64, Script>>> = LazyLock::new(Mutex::default);
static LAST: AtomicU64 = AtomicU64::new(0);

#[derive(Clone, Deserialize, Serialize)]
pub struct Order {
    script: u64,
    size: u64,
    is_resumed: bool,
}

/// Marks each person called seed, or makes one beside each house.
pub static WORK: JobKind<Order> = JobKind::long("work", work);

fn work(engine: Engine, order: Order) -> BoxFuture<String> {
    Box::pin(async move {
        let cut = SCRIPTS
            .lock()
            .unwrap()
            .get_mut(&order.script)
            .and_then(|script| script.cuts.pop_front());
        let (ending, batches) = (engine.clone(), AtomicU64::new(0));
        let (script, size, is_resumed) = (order.script, order.size, order.is_resumed);
        let batch = move |cx: &mut Cx<'_>, cursor: Cursor| {
            let batch = some(cx, cursor.at_most(size), is_resumed)?;
            match cut.filter(|(at, _)| *at == batches.fetch_add(1, Ordering::Relaxed)) {
                Some((_, Cut::Fault)) => return Err(Error::Fault("the disk is on fire".to_owned())),
                Some((_, Cut::Stop)) => ending.stop_jobs(),
                Some((_, Cut::Kill)) => SCRIPTS.lock().unwrap().get_mut(&script).unwrap().fate = Fate::Killed,
                None => {}
            }
            Ok(batch)
        };
        let count = if is_resumed {
            engine.resume_batches(&admin(), "work", batch).await?
        } else {
            engine.in_batches(&admin(), "work", batch).await?
        };
        Ok(count.to_string())
    })
}

fn some(cx: &mut Cx<'_>, cursor: Cursor, is_resumed: bool) -> Result<Batch> {
    if is_resumed {
        return cx.batch(&HOUSES, [], cursor, |cx, house| {
            cx.create(Document::new(&PEOPLE).with(person::NAME, house.id)).map(drop)
        });
    }
    let unmarked = [person::NAME.eq("seed"), person::NOTE.is_null()];
    cx.batch(&PEOPLE, unmarked, cursor, |cx, one| {
        let times = one.get(person::SALARY).unwrap_or(0) + 1;
        cx.update(one.with(person::SALARY, times).with(person::NOTE, "done".to_owned()))
            .map(drop)
    })
}

/// Houses and people; those that do not stay leave gaps.
async fn fill(town: &Town, stays: &[bool]) {
    let stays = stays.to_vec();
    let fill = move |cx: &mut Cx<'_>| {
        for (at, stays) in stays.iter().enumerate() {
            let house = cx.create(Document::new(&HOUSES).with(house::NAME, format!("house {at}")))?;
            let seed = cx.create(Document::new(&PEOPLE).with(person::NAME, "seed".to_owned()))?;
            if !stays {
                cx.delete(&HOUSES, &house.id)?;
                cx.delete(&PEOPLE, &seed.id)?;
            }
        }
        Ok(())
    };
    town.engine.transact(&admin(), "fill", fill).await.unwrap();
}

/// One process: it takes back what a former one held, and runs what is due until it ends by itself or is killed.
async fn live(town: &Town, script: u64) {
    let process = Engine::new(town.engine.store().clone(), ENTITIES, hooks(), town.clock.clone());
    process.take_back_jobs().await.unwrap();
    let running = process.clone();
    let run = tokio::spawn(async move { running.run_due_jobs().await });
    let fate = || SCRIPTS.lock().unwrap()[&script].fate;
    while !run.is_finished() && fate() == Fate::Lives {
        tokio::task::yield_now().await;
    }
    if fate() == Fate::Killed {
        run.abort();
        SCRIPTS.lock().unwrap().get_mut(&script).unwrap().fate = Fate::Lives;
    }
    run.await.ok();
    // What failed is tried again hours later at most.
    town.clock.set(town.clock.now() + SignedDuration::from_hours(7));
}

/// The number of a field of the job, and its state.
async fn job(town: &Town) -> (i64, String) {
    let jobs = town.engine.read(|cx| cx.find(&JOBS, [], 10)).await.unwrap();
    let job = jobs
        .iter()
        .find(|job| job.value("kind").text() == Some("work"))
        .unwrap();
    let progress = match job.value("progress") {
        Value::Int(progress) => *progress,
        _ => 0,
    };
    (progress, job.value("state").text().unwrap().to_owned())
}

async fn each_is_dealt_with_once(town: &Town, there: usize, is_resumed: bool) {
    let (houses, people) = town
        .engine
        .read(|cx| Ok((cx.all(&HOUSES, [])?, cx.all(&PEOPLE, [])?)))
        .await
        .unwrap();
    if is_resumed {
        let of = |house: &Document| {
            people
                .iter()
                .filter(|one| one.get(person::NAME).as_ref() == Some(&house.id))
                .count()
        };
        assert!(houses.iter().all(|house| of(house) == 1), "a house has not one person");
        assert_eq!(people.len(), 2 * there);
    } else {
        assert!(
            people.iter().all(|one| one.get(person::SALARY) == Some(1)),
            "somebody was not marked once"
        );
    }
}

async fn is_done_once(stays: Vec<bool>, size: u64, cuts: Vec<(u64, Cut)>, is_resumed: bool) {
    let (town, script) = (Town::new(), LAST.fetch_add(1, Ordering::Relaxed));
    fill(&town, &stays).await;
    let is_killed = cuts.iter().any(|(_, cut)| matches!(cut, Cut::Kill));
    let (runs, cuts) = (cuts.len() + 1, VecDeque::from(cuts));
    let fate = Fate::Lives;
    SCRIPTS.lock().unwrap().insert(script, Script { cuts, fate });
    let order = Order {
        script,
        size,
        is_resumed,
    };
    let later = move |cx: &mut Cx<'_>| cx.later(&WORK, "one", &order, None);
    town.engine.transact(&admin(), "later", later).await.unwrap();
    for _ in 0..runs {
        live(&town, script).await;
    }
    let there = stays.iter().filter(|stays| **stays).count();
    each_is_dealt_with_once(&town, there, is_resumed).await;
    let (progress, state) = job(&town).await;
    // A batch that a killed process left to the writer may be written before the next one holds the job: it is not counted.
    let progress = if is_killed {
        progress.max(i64::try_from(there).unwrap())
    } else {
        progress
    };
    assert_eq!((progress, state.as_str()), (i64::try_from(there).unwrap(), "done"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn wherever_a_job_is_cut_short_each_row_is_done_once(
        stays in vec(prop::bool::weighted(0.8), 0..40),
        size in 1..9_u64,
        cuts in vec((0..8_u64, prop_oneof![Just(Cut::Fault), Just(Cut::Stop), Just(Cut::Kill)]), 0..5),
        is_resumed in any::<bool>(),
    ) {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(is_done_once(stays, size, cuts, is_resumed));
    }
}

/// Looks at each house, one in a batch.
pub static LOOKS: Routine = routine("looks", CatchUp::None, |engine, _| {
    Box::pin(async move {
        let look = |cx: &mut Cx<'_>, cursor: Cursor| cx.batch(&HOUSES, [], cursor.at_most(1), |_, _| Ok(()));
        engine.in_batches(&admin(), "looks", look).await
    })
});

async fn act(town: &Town, id: &str, data: Json) -> Result<Json> {
    let data = map(data);
    let input = Input {
        data,
        ..Input::default()
    };
    town.engine.act(&admin(), id, input).await
}

async fn last_run(town: &Town) -> Json {
    let told = act(town, "jobRuns.jobs", json!({})).await.unwrap();
    let jobs = told["jobs"].as_array().unwrap();
    jobs.iter().find(|job| job["job"] == "looks").unwrap()["last"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_in_batches_says_how_far_it_is_and_stops_when_it_is_told_to() {
    const MANY: usize = 1500;
    let town = Arc::new(Town::new());
    fill(&town, &[true; MANY]).await;
    let started = act(&town, "jobRuns.run", json!({"job": "looks"})).await.unwrap();
    let run = json!({"id": started["runId"]});
    let node = town.clone();
    let running = tokio::spawn(async move { node.engine.run_due_jobs().await });
    while last_run(&town).await["progress"].as_i64().unwrap_or(0) < 5 {
        tokio::task::yield_now().await;
    }
    assert_eq!(last_run(&town).await["mayBeCancelled"], true);
    let cancelled = act(&town, "jobRuns.cancel", run.clone()).await.unwrap();
    assert_eq!(cancelled["outcome"], "cancelled");
    running.await.unwrap().unwrap();
    let last = last_run(&town).await;
    let done = usize::try_from(last["progress"].as_i64().unwrap()).unwrap();
    assert!((5..MANY).contains(&done), "{done} of {MANY}");
    assert_eq!(
        (&last["outcome"], &last["mayBeCancelled"]),
        (&json!("cancelled"), &json!(false))
    );
    let refused = act(&town, "jobRuns.cancel", run).await.unwrap_err();
    assert!(refused.to_string().contains("job_has_ended"), "{refused}");
    // Nobody takes it up again; it may be run anew.
    assert_eq!(town.engine.run_due_jobs().await.unwrap(), 0);
    town.clock.set(town.clock.now() + SignedDuration::from_mins(1));
    act(&town, "jobRuns.run", json!({"job": "looks"})).await.unwrap();
}

#[tokio::test]
async fn what_waits_may_be_cancelled_by_administrators_alone() {
    let town = Town::new();
    let started = act(&town, "jobRuns.run", json!({"job": "looks"})).await.unwrap();
    let run = json!({"id": started["runId"]});
    let clerk = context_of(user("clerk", &["jobs:read", "jobs:update"]));
    let data = map(run.clone());
    let input = Input {
        data,
        ..Input::default()
    };
    assert!(town.engine.act(&clerk, "jobRuns.cancel", input).await.is_err());
    act(&town, "jobRuns.cancel", run).await.unwrap();
    assert_eq!(town.engine.run_due_jobs().await.unwrap(), 0);
    assert_eq!(last_run(&town).await["startedAt"], json!(null));
}

#[tokio::test]
async fn all_rows_are_read_some_at_a_time_and_written_together() {
    let town = Town::new();
    fill(&town, &[true; 2300]).await;
    let read = |cx: &Cx<'_>| {
        let mut seen = Vec::new();
        cx.each(&HOUSES, [], |house| {
            seen.push(house.sequence);
            Ok(())
        })?;
        Ok(seen)
    };
    let seen = town.engine.read(read).await.unwrap();
    assert!(seen.is_sorted() && seen.len() == 2300);
    let erase = |cx: &mut Cx<'_>| cx.write_each(&HOUSES, [], |cx, house| cx.delete(&HOUSES, &house.id));
    assert_eq!(town.engine.transact(&admin(), "erase", erase).await.unwrap(), 2300);
    assert!(town.engine.read(|cx| cx.first(&HOUSES, [])).await.unwrap().is_none());
}
