//! Each act in each state of a count: what it answers, and that what is offered is done.

use super::*;

const ACTS: [&str; 10] = [
    "open", "join", "expected", "progress", "count", "close", "sample", "cancel", "decide", "send",
];

/// A count in that state, with a difference where they were listed.
async fn in_state(state: &str) -> TestApp {
    let app = town().await;
    item(&app, "i1", "a", json!({})).await;
    draft(&app, "k", &["a"]).await;
    let steps: &[&str] = match state {
        "draft" => &[],
        "open" => &["open"],
        "closing" | "reopened" | "cancelled" => &["open", "count"],
        "closed" => &["open", "count", "close"],
        other => panic!("no state {other}"),
    };
    for step in steps {
        if *step == "close" {
            decide(&app, "missing", "keep", json!({"reason": "Prêté"}))
                .await
                .unwrap();
        }
        lead(&app, step, "k").await.unwrap();
    }
    if state == "cancelled" {
        act(
            &app,
            "leader",
            "inventoryCampaigns.cancel",
            json!({"id": "k", "reason": "x"}),
        )
        .await
        .unwrap();
    }
    if state == "reopened" {
        scan_answers(&app, "dounia", "k", &[scan("s0", "new", "a", 0)]).await;
    }
    app
}

/// What an act answers there: `done`, or what refuses it.
async fn answer(app: &TestApp, name: &str) -> &'static str {
    let done = match name {
        "send" => send(app, "omar", "k", &[scan("s1", "N-i1", "a", 0)]).await,
        "decide" => {
            let ids = of_kind(app, "missing").await;
            if ids.is_empty() {
                return "nothing";
            }
            decide(app, "missing", "keep", json!({"reason": "Prêté"})).await
        }
        "join" | "expected" | "progress" => {
            act(app, "omar", &format!("inventoryCampaigns.{name}"), json!({"id": "k"})).await
        }
        _ => {
            let given = json!({"id": "k", "reason": "x", "size": 1});
            act(app, "leader", &format!("inventoryCampaigns.{name}"), given).await
        }
    };
    if done.is_ok() { "done" } else { code(done) }
}

/// What each act answers in that state, in the order of [`ACTS`].
fn answers(state: &str) -> [&'static str; 10] {
    const DRAFT: &str = "inventory_campaign_not_open";
    const AGAIN: &str = "inventory_campaign_open_already";
    const FIRST: &str = "inventory_campaign_not_counted";
    const OVER: &str = "inventory_campaign_over";
    const LEFT: &str = "inventory_differences_undecided";
    match state {
        "draft" => [
            "done", DRAFT, DRAFT, "done", DRAFT, FIRST, FIRST, "done", "nothing", DRAFT,
        ],
        "open" => [
            AGAIN, "done", "done", "done", "done", FIRST, FIRST, "done", "nothing", "done",
        ],
        "reopened" => [
            AGAIN, "done", "done", "done", "done", FIRST, FIRST, "done", FIRST, "done",
        ],
        "closing" => [
            AGAIN, "done", "done", "done", "done", LEFT, "done", "done", "done", "done",
        ],
        "closed" => [OVER, OVER, OVER, "done", OVER, OVER, "done", OVER, OVER, OVER],
        _ => [OVER, OVER, OVER, "done", OVER, OVER, OVER, OVER, OVER, OVER],
    }
}

#[tokio::test]
async fn each_act_answers_by_the_state_of_its_count() {
    for state in ["draft", "open", "reopened", "closing", "closed", "cancelled"] {
        for (name, expected) in ACTS.into_iter().zip(answers(state)) {
            let app = in_state(state).await;
            assert_eq!(answer(&app, name).await, expected, "{name} of one that is {state}");
        }
    }
}

#[tokio::test]
async fn what_is_offered_is_done_and_what_is_refused_says_the_same() {
    for state in ["draft", "open", "reopened", "closing", "closed", "cancelled"] {
        let app = in_state(state).await;
        let asked = json!({"collection": "inventoryCampaigns", "ids": ["k"]});
        let told = act(&app, "leader", "acts.open", asked).await.unwrap();
        let open: Vec<&str> = told["k"]["open"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one.as_str().unwrap())
            .collect();
        for name in ["open", "count", "close", "sample", "cancel"] {
            let expected = answers(state)[ACTS.iter().position(|one| *one == name).unwrap()];
            // Whether all is decided is said by the closing alone.
            let is_done = matches!(expected, "done" | "inventory_differences_undecided");
            let id = format!("inventoryCampaigns.{name}");
            assert_eq!(open.contains(&id.as_str()), is_done, "{name} of one that is {state}");
            if !is_done {
                assert_eq!(
                    told["k"]["refused"][&id]["type"], expected,
                    "{name} of one that is {state}"
                );
            }
        }
    }
}
