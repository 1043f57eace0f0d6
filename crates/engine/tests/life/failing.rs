//! What the log says of jobs that fail, and which of them are tried again.

use std::io;
use std::sync::{Arc, LazyLock, Mutex};

use serde_json::{Value as Json, json};
use tracing::Dispatch;
use tracing::subscriber::DefaultGuard;

use crate::town::*;

/// A kind that no entity lists.
const NOTHING: engine::JobKind<Json> = engine::JobKind::inside("nothing", |_, _| Ok(()));

/// Beside the one that listens. While there is a single subscriber, a line that another test comes by first, on a thread where nobody
/// listens, is taken for one that nobody wants, and stays silent for all.
static ANOTHER: LazyLock<Dispatch> = LazyLock::new(|| Dispatch::new(tracing_subscriber::registry()));

/// What is logged on this thread, where all of a test runs.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn listen(&self) -> DefaultGuard {
        LazyLock::force(&ANOTHER);
        let log = self.clone();
        let lines = tracing_subscriber::fmt().json().with_writer(move || log.clone());
        tracing::subscriber::set_default(lines.finish())
    }

    /// What was said of jobs since it was asked last.
    fn of_jobs(&self) -> Vec<Json> {
        let text = String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap();
        let lines = text.lines().map(|line| serde_json::from_str::<Json>(line).unwrap());
        lines
            .filter(|line| line["target"].as_str().unwrap().starts_with("engine::jobs"))
            .collect()
    }
}

async fn live(town: &Town, moment: &str) {
    town.clock.set(moment.parse().unwrap());
    town.engine.plan_routines().await.unwrap();
    while town.engine.run_due_jobs().await.unwrap() > 0 {}
}

#[tokio::test]
async fn a_job_that_fails_says_why_each_time_and_when_it_is_given_up() {
    let (town, log) = (Town::new(), Log::default());
    let _listening = log.listen();
    live(&town, "2026-06-01T08:00:00Z").await;
    assert_eq!(log.of_jobs(), [] as [Json; 0], "nothing failed");
    live(&town, "2026-06-02T07:00:00Z").await;
    let said = log.of_jobs();
    assert_eq!(said.len(), 1, "{said:?}");
    assert_eq!(said[0]["level"], "WARN");
    let fields = &said[0]["fields"];
    assert_eq!((&fields["kind"], &fields["attempt"]), (&json!("routine"), &json!(1)));
    assert_eq!(fields["error"], "code_taken: code taken");
    let id = fields["id"].clone();
    for (attempt, moment) in ["07:00:10", "07:01:10", "07:11:10", "08:11:10", "14:11:10"]
        .into_iter()
        .enumerate()
    {
        live(&town, &format!("2026-06-02T{moment}Z")).await;
        let said = log.of_jobs();
        let last = said.iter().find(|line| line["fields"]["id"] == id).unwrap();
        assert_eq!(last["fields"]["attempt"], attempt + 2, "{moment}");
        assert_eq!(last["level"], if attempt == 4 { "ERROR" } else { "WARN" }, "{moment}");
    }
}

/// A job that no node of this release knows.
async fn put_unknown_down(town: &Town) {
    let later = |cx: &mut engine::Cx<'_>| cx.later(&NOTHING, "sara", &json!({"to": "sara@commune.example"}), None);
    town.engine.transact(&admin(), "test", later).await.unwrap();
}

#[tokio::test]
async fn a_kind_that_this_node_does_not_know_waits_for_a_node_that_does() {
    let town = Town::new();
    put_unknown_down(&town).await;
    assert_eq!(town.engine.run_due_jobs().await.unwrap(), 0);
    town.clock.set("2027-11-02T09:00:00Z".parse().unwrap());
    assert_eq!(
        town.engine.run_due_jobs().await.unwrap(),
        0,
        "nor is it given up with the years"
    );
    let job = town
        .engine
        .read(|cx| cx.first(&engine::JOBS, []))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(job.value("state").text(), Some("waiting"));
    assert_eq!(job.value("attempts"), &schema::Value::Int(0));
}

#[tokio::test]
async fn a_node_names_the_kinds_that_it_does_not_know_when_it_starts_and_no_person() {
    let (town, log) = (Town::new(), Log::default());
    let _listening = log.listen();
    town.engine.warn_of_unknown_jobs().await.unwrap();
    assert_eq!(log.of_jobs(), [] as [Json; 0], "nothing waits");
    put_unknown_down(&town).await;
    town.engine.warn_of_unknown_jobs().await.unwrap();
    let said = log.of_jobs();
    assert_eq!(said.len(), 1, "{said:?}");
    assert_eq!(
        (&said[0]["level"], &said[0]["fields"]["kind"]),
        (&json!("WARN"), &json!("nothing"))
    );
    assert!(!said[0].to_string().contains("sara"), "{}", said[0]);
}

#[tokio::test]
async fn a_job_that_is_put_down_again_while_it_runs_runs_again() {
    let town = Town::new();
    let later = |cx: &mut engine::Cx<'_>| cx.later(&AGAIN, "one", &2, None);
    town.engine.transact(&admin(), "test", later).await.unwrap();
    let mut runs = 0;
    while town.engine.run_due_jobs().await.unwrap() > 0 {
        runs += 1;
    }
    assert_eq!(runs, 3, "once, and once for each time that it was put down meanwhile");
}

/// A job of the routines, given something else than a run.
const NONSENSE: engine::JobKind<Json> = engine::JobKind::inside("routine", |_, _| Ok(()));

#[tokio::test]
async fn what_cannot_be_read_is_given_up_at_once() {
    let (town, log) = (Town::new(), Log::default());
    let _listening = log.listen();
    let later = |cx: &mut engine::Cx<'_>| cx.later(&NONSENSE, "1", &json!({"run": 5}), None);
    town.engine.transact(&admin(), "test", later).await.unwrap();
    assert_eq!(town.engine.run_due_jobs().await.unwrap(), 1);
    let said = log.of_jobs();
    assert_eq!(said[0]["level"], "ERROR");
    assert_eq!(said[0]["fields"]["error"], "what the job was given cannot be read");
    town.clock.set("2027-11-02T09:00:00Z".parse().unwrap());
    assert_eq!(town.engine.run_due_jobs().await.unwrap(), 0, "it is not tried again");
}
