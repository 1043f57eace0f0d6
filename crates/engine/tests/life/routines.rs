use engine::routine::Backups;
use engine::{Engine, Input};
use serde_json::{Value as Json, json};
use store::{Store, StoreLocation};

use crate::town::*;

/// Plans and runs what is due at an instant of summer, in Morocco's time (UTC+1).
async fn live(town: &Town, moment: &str) {
    town.clock.set(format!("{moment}+01:00").parse().unwrap());
    turn(&town.engine).await;
}

async fn turn(engine: &Engine) {
    engine.plan_routines().await.unwrap();
    while engine.run_due_jobs().await.unwrap() > 0 {}
}

/// The hours that a routine has run for, in the order in which it ran.
async fn ran(town: &Town, routine: &str) -> Vec<String> {
    let people = town
        .list(&admin(), &PEOPLE, &[json!({"method": "limit", "values": [1000]})])
        .await
        .unwrap();
    let codes = people["documents"].as_array().unwrap().iter();
    let mine = codes.filter_map(|one| {
        one["code"]
            .as_str()?
            .strip_prefix(&format!("{routine} "))
            .map(str::to_owned)
    });
    mine.collect()
}

async fn act(town: &Town, id: &str, data: Json) -> schema::Result<Json> {
    let input = Input {
        data: map(data),
        ..Input::default()
    };
    town.engine.act(&admin(), id, input).await
}

/// What administrators are told of a routine.
async fn routine_json(town: &Town, routine: &str) -> Json {
    let told = act(town, "jobRuns.jobs", json!({})).await.unwrap();
    let jobs = told["jobs"].as_array().unwrap();
    jobs.iter().find(|job| job["job"] == routine).unwrap().clone()
}

#[tokio::test]
async fn a_routine_runs_when_its_hour_has_come_and_once() {
    let town = Town::new();
    live(&town, "2026-06-01T09:00:00").await;
    assert!(
        ran(&town, "latest").await.is_empty(),
        "its hours count from the first start"
    );
    live(&town, "2026-06-02T07:59:59").await;
    assert!(ran(&town, "latest").await.is_empty());
    live(&town, "2026-06-02T08:00:00").await;
    live(&town, "2026-06-02T08:00:01").await;
    let other = Engine::new(town.engine.store().clone(), ENTITIES, hooks(), town.clock.clone());
    turn(&other).await;
    assert_eq!(ran(&town, "latest").await, ["2026-06-02T08:00:00"]);
    let told = routine_json(&town, "latest").await;
    assert_eq!(told["nextAt"], "2026-06-03T07:00:00.000+00:00");
    assert_eq!(told["last"]["dueAt"], "2026-06-02T07:00:00.000+00:00");
    assert_eq!(
        (&told["last"]["outcome"], &told["last"]["message"]),
        (&json!("ok"), &json!("1"))
    );
    assert_ne!(told["last"]["endedAt"], json!(null));
}

#[tokio::test]
async fn two_nodes_that_look_at_the_same_time_run_it_once() {
    let town = Town::new();
    live(&town, "2026-06-01T09:00:00").await;
    town.clock.set("2026-06-02T07:00:00Z".parse().unwrap());
    let nodes = [1, 2, 3].map(|_| Engine::new(town.engine.store().clone(), ENTITIES, hooks(), town.clock.clone()));
    let plans = nodes.each_ref().map(Engine::plan_routines);
    let [one, two, three] = plans;
    let (one, two, three) = tokio::join!(one, two, three);
    one.and(two).and(three).unwrap();
    let [one, two, three] = nodes.each_ref().map(turn);
    tokio::join!(one, two, three);
    assert_eq!(ran(&town, "each").await, ["2026-06-02T08:00:00"]);
}

#[tokio::test]
async fn what_a_stop_made_it_miss_is_made_up_for_as_declared() {
    let town = Town::new();
    live(&town, "2026-06-01T09:00:00").await;
    live(&town, "2026-06-04T10:00:00").await;
    let days = ["2026-06-02T08:00:00", "2026-06-03T08:00:00", "2026-06-04T08:00:00"];
    assert_eq!(ran(&town, "each").await, days);
    assert_eq!(ran(&town, "latest").await, days[2..]);
    assert!(ran(&town, "none").await.is_empty());
    assert_eq!(routine_json(&town, "none").await["last"]["outcome"], "skipped");
    live(&town, "2026-06-05T08:59:00").await;
    assert_eq!(
        ran(&town, "none").await,
        ["2026-06-05T08:00:00"],
        "within the hour it is not missed"
    );
}

#[tokio::test]
async fn a_clock_that_moves_doubles_nothing() {
    let town = Town::new();
    live(&town, "2025-12-31T07:00:00").await;
    for moment in [
        "2025-12-31T08:30:00",
        "2025-12-31T07:30:00",
        "2025-12-31T08:30:00",
        "2026-01-01T08:00:00",
        "2025-12-31T08:00:00",
    ] {
        live(&town, moment).await;
    }
    assert_eq!(ran(&town, "each").await, ["2025-12-31T08:00:00", "2026-01-01T08:00:00"]);
    live(&town, "2030-01-01T09:00:00").await;
    live(&town, "2026-01-02T08:00:00").await;
    live(&town, "2026-01-03T08:00:00").await;
    let ran = ran(&town, "latest").await;
    let day = "2026-01-03T08:00:00".to_owned();
    assert!(ran.contains(&day), "years ahead by mistake, and back: {ran:?}");
}

#[tokio::test]
async fn a_failure_is_tried_again_then_told() {
    let town = Town::new();
    live(&town, "2026-06-01T09:00:00").await;
    live(&town, "2026-06-02T08:00:00").await;
    let last = routine_json(&town, "broken").await["last"].clone();
    assert_eq!(last["outcome"], json!(null), "it will be tried again");
    assert!(last["message"].as_str().unwrap().contains("code"), "{last}");
    let refused = act(&town, "jobRuns.run", json!({"job": "broken"})).await.unwrap_err();
    assert!(refused.to_string().contains("job_still_running"), "{refused}");
    for moment in ["08:01:00", "08:03:00", "08:14:00", "09:30:00", "16:00:00"] {
        live(&town, &format!("2026-06-02T{moment}")).await;
    }
    let last = routine_json(&town, "broken").await["last"].clone();
    assert_eq!(last["outcome"], "failed");
    assert_eq!(last["dueAt"], "2026-06-02T07:00:00.000+00:00");
}

#[tokio::test]
async fn an_administrator_runs_one_now() {
    let town = Town::new();
    live(&town, "2026-06-01T09:00:00").await;
    let started = act(&town, "jobRuns.run", json!({"job": "none"})).await.unwrap();
    assert_eq!(started["job"], "none");
    assert!(
        act(&town, "jobRuns.run", json!({"job": "none"})).await.is_err(),
        "it waits already"
    );
    turn(&town.engine).await;
    assert_eq!(ran(&town, "none").await, ["2026-06-01T09:00:00"]);
    assert!(act(&town, "jobRuns.run", json!({"job": "no such"})).await.is_err());
    assert!(act(&town, "jobRuns.run", json!({})).await.is_err());
    let clerk = context_of(user("clerk", &["houses:read", "jobs:read", "jobs:update"]));
    let input = |id: &'static str| {
        town.engine.act(
            &clerk,
            id,
            Input {
                data: map(json!({"job": "none"})),
                ..Input::default()
            },
        )
    };
    assert!(input("jobRuns.run").await.is_err());
    assert!(input("jobRuns.jobs").await.is_err());
}

#[tokio::test]
async fn a_backup_of_each_night_is_kept_for_some_nights_and_restores() {
    let (town, folder) = (Town::new(), tempfile::tempdir().unwrap());
    let backups = folder.path().join("nights");
    let engine = town.engine.clone().with_backups(Backups::new(backups.clone(), 3));
    town.create(&admin(), &HOUSES, json!({"name": "Dar"})).await.unwrap();
    for day in 1..=6 {
        town.clock.set(format!("2026-06-{day:02}T08:00:00Z").parse().unwrap());
        turn(&engine).await;
    }
    let names = names_in(&backups);
    let kept = [4, 5, 6].map(|day| format!("diwan-2026-06-{day:02}T02-30-00.backup"));
    assert_eq!(names, kept);
    for name in kept {
        assert!(
            backups.join(name + ".head").is_file(),
            "where the log stood is beside each"
        );
    }
    let place = StoreLocation::Folder(folder.path().join("again"));
    Store::restore(&place, &backups.join(&names[0]), CATALOGUE, &[], town.clock.now()).unwrap();
    let store = Store::open(&place, CATALOGUE, &[], town.clock.now()).unwrap();
    let again = Engine::new(store, ENTITIES, hooks(), town.clock.clone());
    let houses = again.read(|cx| cx.find(&HOUSES, Vec::new(), 10)).await.unwrap();
    assert_eq!(houses.len(), 1);
}

fn names_in(backups: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(backups).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".backup")).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_of_a_time_to_come_is_not_the_newest() {
    let (town, folder) = (Town::new(), tempfile::tempdir().unwrap());
    let backups = folder.path().join("nights");
    std::fs::create_dir(&backups).unwrap();
    let wrong = "diwan-2036-01-01T02-30-00.backup";
    std::fs::write(backups.join(wrong), "").unwrap();
    std::fs::write(backups.join("diwan-2026-05-01T02-30-00.backup.7.partial"), "half").unwrap();
    let engine = town.engine.clone().with_backups(Backups::new(backups.clone(), 1));
    for day in 1..=3 {
        town.clock.set(format!("2026-06-{day:02}T08:00:00Z").parse().unwrap());
        turn(&engine).await;
    }
    assert_eq!(names_in(&backups), ["diwan-2026-06-03T02-30-00.backup", wrong]);
    let partial = |entry: &std::fs::DirEntry| entry.path().extension().is_some_and(|ending| ending == "partial");
    let left = std::fs::read_dir(&backups)
        .unwrap()
        .filter(|entry| partial(entry.as_ref().unwrap()));
    assert_eq!(left.count(), 0, "what a killed process left is erased");
}

#[tokio::test]
async fn after_thirty_days_a_deleted_document_is_gone_for_good() {
    let town = Town::new();
    live(&town, "2026-06-01T09:00:00").await;
    for name in ["Kept", "Gone"] {
        town.create_as(&admin(), &HOUSES, Some(&name.to_lowercase()), json!({"name": name}))
            .await
            .unwrap();
    }
    town.engine.delete(&admin(), &HOUSES, "gone", None).await.unwrap();
    live(&town, "2026-06-03T09:00:00").await;
    town.engine.delete(&admin(), &HOUSES, "kept", None).await.unwrap();
    // A clock that leaps erases nothing: nights are lived through, one by one.
    for day in ["2026-06-29", "2026-06-30", "2026-07-01", "2026-07-02"] {
        live(&town, &format!("{day}T09:00:00")).await;
    }
    assert!(town.restore(&admin(), &HOUSES, "gone").await.is_err());
    town.restore(&admin(), &HOUSES, "kept").await.unwrap();
}
