//! A clock that leaps: what cannot be undone waits until it is believed again.

use engine::routine::CLOCK_DOUBTS;
use engine::{Clock, Engine, Input};
use serde_json::{Value as Json, json};

use crate::town::*;

/// Serves from an instant on with a clock that nobody says is right.
fn town(is_synchronised: fn() -> bool) -> Town {
    let clock = Clock::fixed("2026-06-01T08:00:00Z".parse().unwrap());
    Town::with_clock(clock.leaping(is_synchronised))
}

async fn live(engine: &Engine, clock: &Clock, moment: &str) {
    clock.set(moment.parse().unwrap());
    engine.plan_routines().await.unwrap();
    while engine.run_due_jobs().await.unwrap() > 0 {}
}

async fn act(engine: &Engine, id: &str, data: Json) -> schema::Result<Json> {
    let input = Input {
        data: map(data),
        ..Input::default()
    };
    engine.act(&admin(), id, input).await
}

/// How often a routine ran.
async fn runs(town: &Town, routine: &str) -> usize {
    let limit = json!({"method": "limit", "values": [1000]});
    let people = town.list(&admin(), &PEOPLE, &[limit]).await.unwrap();
    let codes = people["documents"].as_array().unwrap().iter();
    let starts = format!("{routine} ");
    codes
        .filter(|one| one["code"].as_str().is_some_and(|code| code.starts_with(&starts)))
        .count()
}

#[tokio::test]
async fn ten_years_ahead_nothing_final_is_done_until_an_administrator_confirms() {
    let town = town(|| false);
    for day in ["2026-06-01T09:00:00Z", "2026-06-02T09:00:00Z", "2026-06-03T09:00:00Z"] {
        live(&town.engine, &town.clock, day).await;
    }
    assert_eq!([runs(&town, "each").await, runs(&town, "final").await], [2, 2]);
    for moment in ["2036-06-01T09:00:00Z", "2036-06-01T09:01:00Z", "2036-06-02T09:00:00Z"] {
        live(&town.engine, &town.clock, moment).await;
    }
    assert!(runs(&town, "each").await > 2, "what can be done again goes on");
    assert_eq!(runs(&town, "final").await, 2);
    let told = act(&town.engine, "jobRuns.jobs", json!({})).await.unwrap();
    assert_eq!(told["clock"]["isBelieved"], false);
    assert_eq!(told["clock"]["believedAt"], "2026-06-03T09:00:00.000+00:00");
    let waits = |job: &str| {
        told["jobs"]
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["job"] == job)
            .unwrap()["waits"]
            .clone()
    };
    assert_eq!([waits("final"), waits("each")], [json!(true), json!(false)]);
    let refused = act(&town.engine, "jobRuns.run", json!({"job": "final"}))
        .await
        .unwrap_err();
    assert!(refused.to_string().contains("clock_not_believed"), "{refused}");
    // Back in time nothing has happened, and nothing is waited for.
    live(&town.engine, &town.clock, "2026-06-04T09:00:00Z").await;
    assert_eq!(runs(&town, "final").await, 3);
    live(&town.engine, &town.clock, "2026-07-01T09:00:00Z").await;
    assert_eq!(runs(&town, "final").await, 3, "a month is a leap too");
    act(&town.engine, "jobRuns.confirmClock", json!({})).await.unwrap();
    live(&town.engine, &town.clock, "2026-07-01T09:01:00Z").await;
    assert_eq!(runs(&town, "final").await, 30, "each of the days that waited, once");
}

#[tokio::test]
async fn a_node_that_starts_after_a_leap_knows_it_from_the_store() {
    let town = town(|| false);
    for day in ["2026-06-01T09:00:00Z", "2026-06-02T09:00:00Z"] {
        live(&town.engine, &town.clock, day).await;
    }
    let next = Engine::new(town.engine.store().clone(), ENTITIES, hooks(), town.clock.clone());
    live(&next, &town.clock, "2026-07-17T09:00:00Z").await;
    assert!(next.clock_doubt().is_some());
    assert_eq!(runs(&town, "final").await, 1);
    // What is written meanwhile is no reason to believe it at the next start.
    let again = Engine::new(town.engine.store().clone(), ENTITIES, hooks(), town.clock.clone());
    live(&again, &town.clock, "2026-07-17T10:00:00Z").await;
    assert!(again.clock_doubt().is_some());
    for (moment, is_believed) in [
        ("2026-06-02T07:59:00Z", false),
        ("2026-06-02T08:00:01Z", true),
        ("2026-06-04T08:00:01Z", true),
        ("2026-06-06T08:00:02Z", false),
    ] {
        let node = Engine::new(town.engine.store().clone(), ENTITIES, hooks(), town.clock.clone());
        town.clock.set(moment.parse().unwrap());
        assert_eq!(node.is_clock_believed().await.unwrap(), is_believed, "{moment}");
    }
}

/// Of each entry of somebody's history, oldest first, whether the clock was not believed when it was written.
async fn marks(town: &Town, id: &str) -> Vec<bool> {
    let history = town.engine.history(&admin(), &PEOPLE, id, None, 50).await.unwrap();
    let entries = history["history"].as_array().unwrap().iter().rev();
    entries.map(|one| one["clockDoubted"].as_bool().unwrap()).collect()
}

#[tokio::test]
async fn what_is_written_while_the_clock_is_not_believed_is_marked_in_its_history() {
    let town = town(|| false);
    live(&town.engine, &town.clock, "2026-06-01T09:00:00Z").await;
    town.create_as(&admin(), &PEOPLE, Some("amina"), json!({"name": "Amina"}))
        .await
        .unwrap();
    let rename = async |moment: &str, name: &str| {
        town.clock.set(moment.parse().unwrap());
        town.update(&admin(), &PEOPLE, "amina", json!({"name": name}))
            .await
            .unwrap();
    };
    // Before the node has looked at its clock.
    rename("2036-06-01T09:00:00Z", "B").await;
    live(&town.engine, &town.clock, "2036-06-01T09:00:30Z").await;
    rename("2036-06-01T09:01:00Z", "C").await;
    assert_eq!(marks(&town, "amina").await, [false, true, true]);
    // Set right: what follows is not marked, what stood is.
    live(&town.engine, &town.clock, "2026-06-01T09:05:00Z").await;
    rename("2026-06-01T09:06:00Z", "D").await;
    assert_eq!(marks(&town, "amina").await, [false, true, true, false]);
    // Behind, told once, and confirmed.
    rename("2020-06-01T09:00:00Z", "E").await;
    for moment in ["2020-06-01T09:00:30Z", "2020-06-01T09:01:30Z"] {
        live(&town.engine, &town.clock, moment).await;
    }
    let spans = town.list(&admin(), &CLOCK_DOUBTS, &[]).await.unwrap();
    assert_eq!(spans["total"], 2);
    act(&town.engine, "jobRuns.confirmClock", json!({})).await.unwrap();
    rename("2020-06-01T09:02:00Z", "F").await;
    assert_eq!(marks(&town, "amina").await, [false, true, true, false, true, false]);
}

#[tokio::test]
async fn a_clock_that_follows_another_one_is_believed_after_any_time() {
    let town = town(|| true);
    for day in ["2026-06-01T09:00:00Z", "2026-06-02T09:00:00Z", "2026-06-20T09:00:00Z"] {
        live(&town.engine, &town.clock, day).await;
    }
    assert_eq!(runs(&town, "final").await, 19);
    assert_eq!(town.engine.clock_doubt(), None);
}

#[tokio::test]
async fn what_is_final_may_be_run_as_soon_as_the_clock_is_confirmed() {
    let town = town(|| false);
    for day in ["2026-06-01T09:00:00Z", "2026-07-01T09:00:00Z"] {
        live(&town.engine, &town.clock, day).await;
    }
    let run = async || act(&town.engine, "jobRuns.run", json!({"job": "final"})).await;
    assert!(run().await.is_err());
    act(&town.engine, "jobRuns.confirmClock", json!({})).await.unwrap();
    let told = act(&town.engine, "jobRuns.jobs", json!({})).await.unwrap();
    assert_eq!(told["clock"]["isBelieved"], true, "who confirmed it is asked no more");
    run().await.unwrap();
}
