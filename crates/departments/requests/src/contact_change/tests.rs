//! Corrections of contact data: asked for by whoever they are about, decided by others field by field.

use platform::people::employee::EMPLOYEES;
use schema::Result;
use serde_json::{Value as Json, json};

use super::CONTACT_CHANGES;
use crate::testing::{TestApp, code};
use crate::town::town;

async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, &format!("contactChanges.{id}"), data)
        .await
}

fn wanted() -> Json {
    json!({"phone": "06 99 88 77 66", "email": "Amina@Example.ma", "address": ""})
}

#[tokio::test]
async fn only_what_differs_is_asked_for_in_the_form_of_the_file() {
    let app = town().await;
    let asked = act(&app, "amina", "request", wanted()).await.unwrap();
    assert_eq!(
        asked["changes"],
        json!([
            {"field": "phone", "before": "+212612345678", "after": "+212699887766", "accepted": null},
            {"field": "email", "before": null, "after": "amina@example.ma", "accepted": null},
        ])
    );
    assert_eq!(asked["status"], "pending");
    let file = app.get(&EMPLOYEES, "amina").await;
    assert_eq!(file["phone"], "+212612345678", "nothing stands before it is accepted");
    let wrong = act(&app, "brahim", "request", json!({"phone": "12"})).await;
    assert_eq!(code(wrong), "document_invalid_structure");
    let same = act(&app, "brahim", "request", json!({"phone": "0612345678"})).await;
    assert_eq!(code(same), "contact_change_empty");
    let salary = act(&app, "brahim", "request", json!({"netSalary": 9000})).await;
    assert_eq!(code(salary), "contact_change_empty", "no other field is taken");
    assert_eq!(code(act(&app, "karim", "request", wanted()).await), "user_unauthorized");
}

#[tokio::test]
async fn one_waits_for_a_person_and_is_withdrawn_by_them_alone() {
    let app = town().await;
    let asked = act(&app, "amina", "request", wanted()).await.unwrap();
    assert_eq!(
        code(act(&app, "amina", "request", wanted()).await),
        "contact_change_waits"
    );
    let of = json!({"id": asked["$id"]});
    assert_eq!(
        code(act(&app, "brahim", "withdraw", of.clone()).await),
        "document_not_found"
    );
    assert_eq!(
        code(act(&app, "hajar", "withdraw", of.clone()).await),
        "flow_step_forbidden"
    );
    assert_eq!(
        act(&app, "amina", "withdraw", of.clone()).await.unwrap()["status"],
        "cancelled"
    );
    let late = json!({"id": asked["$id"], "accepted": ["phone", "email"]});
    assert_eq!(code(act(&app, "hajar", "decide", late).await), "flow_step_forbidden");
    act(&app, "amina", "request", wanted()).await.unwrap();
}

#[tokio::test]
async fn human_resources_decide_field_by_field_and_the_file_follows() {
    let app = town().await;
    let asked = act(&app, "amina", "request", wanted()).await.unwrap();
    let decide = async |who: &str, more: Json| {
        let mut data = more;
        data["id"] = asked["$id"].clone();
        act(&app, who, "decide", data).await
    };
    assert_eq!(
        code(decide("amina", json!({"accepted": ["phone", "email"]})).await),
        "user_unauthorized"
    );
    assert_eq!(
        code(decide("driss", json!({"accepted": ["phone", "email"]})).await),
        "user_unauthorized"
    );
    assert_eq!(
        code(decide("hajar", json!({"accepted": ["phone"]})).await),
        "general_argument_invalid",
        "why not?"
    );
    assert_eq!(
        code(decide("hajar", json!({"accepted": ["address"]})).await),
        "contact_field_unknown"
    );
    let partly = json!({"accepted": ["phone"], "reasons": {"email": "Adresse d’un tiers"}});
    let decided = decide("hajar", partly).await.unwrap();
    assert_eq!([&decided["status"], &decided["decidedById"]], ["approved", "hajar"]);
    assert_eq!(decided["reasons"], json!({"email": "Adresse d’un tiers"}));
    assert_eq!(
        [&decided["changes"][0]["accepted"], &decided["changes"][1]["accepted"]],
        [true, false]
    );
    let file = app.get(&EMPLOYEES, "amina").await;
    assert_eq!([&file["phone"], &file["email"]], [&json!("+212699887766"), &Json::Null]);
    assert_eq!(
        code(decide("karim", json!({"accepted": ["phone", "email"]})).await),
        "flow_step_forbidden"
    );
}

#[tokio::test]
async fn nobody_decides_their_own() {
    let app = town().await;
    let asked = act(&app, "hajar", "request", wanted()).await.unwrap();
    let all = json!({"id": asked["$id"], "accepted": ["phone", "email"]});
    assert_eq!(
        code(act(&app, "hajar", "decide", all.clone()).await),
        "decision_on_oneself"
    );
    act(&app, "karim", "decide", all).await.unwrap();
}

#[tokio::test]
async fn a_file_that_was_changed_since_is_not_written_over() {
    let app = town().await;
    let asked = act(&app, "amina", "request", wanted()).await.unwrap();
    app.change(&EMPLOYEES, "amina", json!({"phone": "0655555555"})).await;
    let all = json!({"id": asked["$id"], "accepted": ["phone", "email"]});
    assert_eq!(code(act(&app, "hajar", "decide", all).await), "contact_changed");
    let stands = app.get(&CONTACT_CHANGES, asked["$id"].as_str().unwrap()).await;
    assert_eq!(stands["status"], "pending", "nothing of it was decided");
    let mail = json!({"id": asked["$id"], "accepted": ["email"], "reasons": {"phone": "Déjà changé"}});
    act(&app, "hajar", "decide", mail).await.unwrap();
    let file = app.get(&EMPLOYEES, "amina").await;
    assert_eq!([&file["phone"], &file["email"]], ["+212655555555", "amina@example.ma"]);
}

#[tokio::test]
async fn everything_refused_is_a_refusal_with_its_reasons() {
    let app = town().await;
    let asked = act(&app, "amina", "request", json!({"address": "12, rue des Orangers"}))
        .await
        .unwrap();
    let refused = json!({"id": asked["$id"], "reasons": {"address": "Justificatif manquant"}});
    let decided = act(&app, "hajar", "decide", refused).await.unwrap();
    assert_eq!(decided["status"], "rejected");
    assert_eq!(app.get(&EMPLOYEES, "amina").await["address"], Json::Null);
}

/// What somebody hears of what they may do with a correction.
async fn open_acts(app: &TestApp, who: &str, id: &str) -> Json {
    let asked = json!({"collection": "contactChanges", "ids": [id]});
    app.act(&app.ctx(who).await, "acts.open", asked).await.unwrap()[id].take()
}

/// A correction that somebody asked for, and that stands so.
async fn correction(app: &TestApp, owner: &str, state: &str) -> String {
    let asked = act(app, owner, "request", json!({"address": "12, rue des Orangers"}))
        .await
        .unwrap();
    let id = asked["$id"].as_str().unwrap().to_owned();
    match state {
        "approved" => drop(act(app, "karim", "decide", acceptance(&id)).await.unwrap()),
        "rejected" => {
            let reasons = json!({"id": id, "reasons": {"address": "Justificatif manquant"}});
            act(app, "karim", "decide", reasons).await.unwrap();
        }
        "cancelled" => drop(act(app, owner, "withdraw", json!({"id": id})).await.unwrap()),
        _ => {}
    }
    id
}

fn acceptance(id: &str) -> Json {
    json!({"id": id, "accepted": ["address"]})
}

/// Asks whether an act is open, does it, and compares: what is offered is accepted, what is not is refused as it was told.
async fn is_as_offered(app: &TestApp, who: &str, one: &str, id: &str) -> bool {
    let told = open_acts(app, who, id).await;
    let name = format!("contactChanges.{one}");
    let is_open = told["open"].as_array().is_some_and(|open| open.contains(&json!(name)));
    let done = act(app, who, one, acceptance(id)).await;
    assert_eq!(done.is_ok(), is_open, "{who} {one}: {told}");
    if let Some(refusal) = told["refused"][&name]["type"].as_str() {
        assert_eq!(code(done), refusal, "{who} {one}");
    }
    is_open
}

#[tokio::test]
async fn what_is_offered_of_a_correction_is_accepted_and_nothing_else_is() {
    let app = town().await;
    for state in ["pending", "approved", "rejected", "cancelled"] {
        for (owner, who) in [
            ("amina", "amina"),
            ("amina", "brahim"),
            ("amina", "driss"),
            ("amina", "hajar"),
            ("amina", "karim"),
            ("hajar", "hajar"),
        ] {
            let mut open = Vec::new();
            for one in ["withdraw", "decide"] {
                let id = correction(&app, owner, state).await;
                if is_as_offered(&app, who, one, &id).await {
                    open.push(one);
                } else if state == "pending" {
                    act(&app, owner, "withdraw", json!({"id": id})).await.unwrap();
                }
                app.change(&EMPLOYEES, owner, json!({"address": null})).await;
            }
            let expected = match (state, owner, who) {
                ("pending", "amina", "amina") | ("pending", "hajar", "hajar") => "withdraw",
                ("pending", "amina", "hajar" | "karim") => "decide",
                _ => "",
            };
            assert_eq!(open.join(" "), expected, "{state} {owner} {who}");
        }
    }
}

#[tokio::test]
async fn nobody_hears_why_an_act_of_others_is_refused() {
    let app = town().await;
    let asked = act(&app, "hajar", "request", wanted()).await.unwrap();
    let id = asked["$id"].as_str().unwrap();
    let own = open_acts(&app, "hajar", id).await;
    assert_eq!(own["refused"]["contactChanges.decide"]["type"], "decision_on_oneself");
    act(&app, "hajar", "withdraw", json!({"id": id})).await.unwrap();
    let own = open_acts(&app, "hajar", id).await;
    assert_eq!(own["refused"]["contactChanges.withdraw"]["type"], "flow_step_forbidden");
    let desk = open_acts(&app, "karim", id).await;
    assert_eq!(desk["refused"]["contactChanges.decide"]["type"], "flow_step_forbidden");
    assert!(desk["refused"]["contactChanges.withdraw"].is_null(), "{desk}");
    assert!(open_acts(&app, "brahim", id).await.is_null());
}

#[tokio::test]
async fn what_waits_for_a_word_waits_for_those_who_may_say_it_and_as_long_as_it_does() {
    let app = town().await;
    let mut asked = Vec::new();
    for who in ["amina", "hajar"] {
        let made = act(&app, who, "request", json!({"address": "12, rue des Orangers"})).await;
        asked.push(made.unwrap()["$id"].take());
    }
    let waiting = async |who: &str| {
        let told = app.act(&app.ctx(who).await, "acts.waiting", json!({})).await.unwrap();
        let all = told["waiting"].as_array().unwrap();
        let own = all.iter().find(|one| one["act"] == "contactChanges.decide");
        own.map_or_else(Vec::new, |one| {
            assert_eq!(
                (&one["collection"], one["total"].as_u64()),
                (
                    &json!("contactChanges"),
                    Some(one["ids"].as_array().unwrap().len() as u64)
                )
            );
            one["ids"].as_array().unwrap().clone()
        })
    };
    assert_eq!(waiting("karim").await, asked, "the oldest first");
    assert_eq!(waiting("hajar").await, asked[..1], "nobody decides on their own");
    for who in ["amina", "brahim", "driss"] {
        assert!(waiting(who).await.is_empty(), "{who}");
    }
    act(
        &app,
        "karim",
        "decide",
        json!({"id": asked[0], "accepted": ["address"]}),
    )
    .await
    .unwrap();
    assert_eq!(waiting("karim").await, asked[1..]);
    assert!(waiting("hajar").await.is_empty());
}
