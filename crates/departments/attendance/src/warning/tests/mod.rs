//! Letters: to whom they may be issued, how they go on, who decides, and what stands on paper.

use engine::Input;
use engine::notify::OUTBOX;
use platform::notice::NOTIFICATIONS;
use platform::notice::notification::{KIND as NOTICE_KIND, LINK, USER};
use serde_json::{Value as Json, json};

use super::{NUM, STANDING, WARNINGS};
use crate::testing::{TestApp, code};
use crate::town::town;

mod day;
mod many;
mod next;
mod open_acts;
mod paper;
mod read;
mod sign;
mod told;

/// About a day of November.
fn letter(who: &str, day: &str) -> Json {
    json!({"persoActifId": who, "date": format!("2026-11-{day}"), "absent": true, "kind": "explanation_request",
        "reason": "Absence constatée"})
}

async fn issued(app: &TestApp, id: &str, who: &str, day: &str) -> Json {
    let mut data = letter(who, day);
    data["$id"] = json!(id);
    let hajar = app.ctx("hajar").await;
    app.create(&hajar, &WARNINGS, data).await.unwrap()
}

/// Handed over today, in person.
async fn hand_over(app: &TestApp, id: &str) {
    let handed = json!({"id": id, "on": "2026-11-20", "how": "in_person"});
    act(app, "hajar", "warnings.handOver", handed).await.unwrap();
}

#[tokio::test]
async fn letters_are_numbered_by_year_and_take_over_where_the_employee_works() {
    let app = town().await;
    let first = issued(&app, "w", "amina", "19").await;
    assert_eq!([&first["refNumber"], &first["status"]], ["1/2026", "issued"]);
    assert_eq!([&first["serviceId"], &first["annexeId"]], ["s", "a"]);
    assert_eq!(first["authorId"], "hajar");
    assert_eq!(first["replyUntil"], "2026-11-27T00:00:00.000+00:00");
    assert_eq!(first.get("standing"), None);
    let mut second = letter("brahim", "19");
    second["kind"] = json!("notice");
    second["refNumber"] = json!("77/2026");
    second["status"] = json!("upheld");
    let hajar = app.ctx("hajar").await;
    let second = app.create(&hajar, &WARNINGS, second).await.unwrap();
    assert_eq!(
        [&second["refNumber"], &second["status"]],
        ["2/2026", "issued"],
        "what is sent of them is ignored"
    );
    app.at("2027-01-04T10:00:00Z");
    assert_eq!(issued(&app, "v", "brahim", "18").await["refNumber"], "1/2027");
}

#[tokio::test]
async fn only_who_is_fully_registered_is_written_to_and_only_about_days_that_were() {
    let app = town().await;
    let hajar = app.ctx("hajar").await;
    let create = async |data: Json| app.create(&hajar, &WARNINGS, data).await;
    assert_eq!(
        code(create(letter("driss", "19")).await),
        "biometric_registration_required"
    );
    let refused = create(letter("driss", "19")).await.unwrap_err();
    assert_eq!(
        refused.rejection().unwrap().text(schema::Lang::En),
        "biometric registration required"
    );
    assert_eq!(code(create(letter("amina", "21")).await), "day_not_come");
    assert_eq!(code(create(letter("hajar", "19")).await), "decision_on_oneself");
    let mut late = letter("amina", "19");
    late["replyUntil"] = json!("2026-11-19");
    assert_eq!(code(create(late).await), "reply_term_passed");
    create(letter("amina", "20")).await.unwrap();
}

#[tokio::test]
async fn one_stands_for_an_employee_and_a_day_and_a_cancelled_one_leaves_the_place() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    let hajar = app.ctx("hajar").await;
    let again = app.create(&hajar, &WARNINGS, letter("amina", "19")).await.unwrap_err();
    let again = again.rejection().unwrap();
    assert_eq!((again.kind.code, again.kind.status), ("warning_already_exists", 409));
    assert_eq!(again.text(schema::Lang::En), "warning already exists");
    issued(&app, "other-day", "amina", "18").await;
    issued(&app, "other-person", "brahim", "19").await;
    let reason = json!({"id": "w", "reason": "Erreur sur la personne"});
    let cancelled = app.act(&hajar, "warnings.cancel", reason).await.unwrap();
    assert_eq!(
        [&cancelled["status"], &cancelled["cancelledReason"]],
        ["cancelled", "Erreur sur la personne"]
    );
    assert_eq!(issued(&app, "anew", "amina", "19").await["num"], 4);
}

#[tokio::test]
async fn of_a_hundred_at_once_one_is_issued_and_no_number_is_lost() {
    let app = town().await;
    let mut making = tokio::task::JoinSet::new();
    for _ in 0..100 {
        let engine = app.engine.clone();
        making.spawn(async move {
            let Json::Object(data) = letter("amina", "19") else {
                panic!()
            };
            let new = engine::New { id: None, data };
            match engine.create(&TestApp::full_rights(), &WARNINGS, new).await {
                Ok(_) => true,
                Err(refused) => {
                    assert_eq!(refused.rejection().unwrap().kind.code, "warning_already_exists");
                    false
                }
            }
        });
    }
    let made = making.join_all().await.into_iter().filter(|made| *made).count();
    assert_eq!(made, 1);
    assert_eq!(issued(&app, "next", "brahim", "19").await["num"], 2);
    let numbers: Vec<Option<i64>> = app.all(&WARNINGS).await.iter().map(|one| one.get(NUM)).collect();
    assert_eq!(numbers, [Some(1), Some(2)]);
}

#[tokio::test]
async fn the_employee_acknowledges_or_replies_until_the_term_and_nobody_else_does() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    let reply = json!({"id": "w", "response": "J’étais à la préfecture"});
    for who in ["chama", "hajar"] {
        let ctx = app.ctx(who).await;
        let act = async |id: &str, data: &Json| app.act(&ctx, id, data.clone()).await;
        assert_eq!(
            code(act("warnings.acknowledge", &json!({"id": "w"})).await),
            "flow_step_forbidden"
        );
        assert_eq!(code(act("warnings.dispute", &reply).await), "flow_step_forbidden");
    }
    let brahim = app.ctx("brahim").await;
    let unknown = app.act(&brahim, "warnings.acknowledge", json!({"id": "w"})).await;
    assert_eq!(code(unknown), "document_not_found");
    let amina = app.ctx("amina").await;
    let known = app
        .act(&amina, "warnings.acknowledge", json!({"id": "w"}))
        .await
        .unwrap();
    assert_eq!(known["status"], "acknowledged");
    let twice = app.act(&amina, "warnings.acknowledge", json!({"id": "w"})).await;
    assert_eq!(code(twice), "flow_step_forbidden");
    app.at("2026-11-28T10:00:00Z");
    assert_eq!(
        code(app.act(&amina, "warnings.dispute", reply.clone()).await),
        "reply_too_late"
    );
    app.at("2026-11-27T22:30:00Z");
    let replied = app.act(&amina, "warnings.dispute", reply).await.unwrap();
    assert_eq!(
        [&replied["status"], &replied["response"]],
        ["disputed", "J’étais à la préfecture"]
    );
    assert_eq!(replied["respondedAt"], "2026-11-27T22:30:00.000+00:00");
}

#[tokio::test]
async fn the_head_or_human_resources_decide_with_a_reason_after_the_reply_or_its_term() {
    let app = town().await;
    for (id, who) in [("w", "amina"), ("v", "brahim")] {
        issued(&app, id, who, "19").await;
    }
    let upheld = |id: &str| json!({"id": id, "decision": "upheld", "reason": "Motif non établi"});
    let (chama, hajar) = (app.ctx("chama").await, app.ctx("hajar").await);
    assert_eq!(
        code(app.act(&chama, "warnings.decide", upheld("w")).await),
        "letter_not_handed_over"
    );
    for id in ["w", "v"] {
        hand_over(&app, id).await;
    }
    assert_eq!(
        code(app.act(&chama, "warnings.decide", upheld("w")).await),
        "reply_term_runs"
    );
    let without = app
        .act(&chama, "warnings.decide", json!({"id": "w", "decision": "upheld"}))
        .await;
    assert_eq!(code(without), "general_argument_invalid");
    for who in ["amina", "warda"] {
        let done = app.act(&app.ctx(who).await, "warnings.decide", upheld("w")).await;
        assert_eq!(code(done), "flow_step_forbidden", "{who}");
    }
    let amina = app.ctx("amina").await;
    let reply = json!({"id": "w", "response": "Rendez-vous médical"});
    app.act(&amina, "warnings.dispute", reply).await.unwrap();
    let decided = app.act(&chama, "warnings.decide", upheld("w")).await.unwrap();
    assert_eq!(
        [&decided["status"], &decided["decision"]],
        ["upheld", "Motif non établi"]
    );
    assert_eq!(decided["decidedById"], "chama");
    app.at("2026-11-28T10:00:00Z");
    app.act(&hajar, "warnings.decide", upheld("v")).await.unwrap();
}

#[tokio::test]
async fn what_was_upheld_is_taken_back_by_human_resources_alone() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    hand_over(&app, "w").await;
    app.at("2026-11-28T10:00:00Z");
    let upheld = json!({"id": "w", "decision": "upheld", "reason": "Sans réponse"});
    act(&app, "chama", "warnings.decide", upheld).await.unwrap();
    let revoked = json!({"id": "w", "reason": "Certificat produit"});
    let by_head = act(&app, "chama", "warnings.cancel", revoked.clone()).await;
    assert_eq!(code(by_head), "flow_step_forbidden");
    act(&app, "hajar", "warnings.cancel", revoked).await.unwrap();
    assert_eq!(app.all(&WARNINGS).await[0].get(STANDING), None);
}

#[tokio::test]
async fn no_key_decides_and_nobody_decides_about_themselves() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    let cancelled = json!({"id": "w", "reason": "x"});
    let by_key = app
        .act(&TestApp::full_rights(), "warnings.cancel", cancelled.clone())
        .await;
    assert_eq!(code(by_key), "user_unauthorized");
    app.make(
        &WARNINGS,
        json!({"$id": "own", "persoActifId": "hajar", "date": "2026-11-19"}),
    )
    .await;
    let hajar = app.ctx("hajar").await;
    let own = app
        .act(&hajar, "warnings.cancel", json!({"id": "own", "reason": "x"}))
        .await;
    assert_eq!(code(own), "decision_on_oneself");
    let patched = app.update(&hajar, &WARNINGS, "w", json!({"status": "upheld"})).await;
    assert_eq!(
        code(patched),
        "document_invalid_structure",
        "a state is no field to fill in"
    );
}

#[tokio::test]
async fn what_was_answered_is_not_rewritten() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    let hajar = app.ctx("hajar").await;
    let change = async |data: Json| app.update(&hajar, &WARNINGS, "w", data).await;
    change(json!({"reason": "Absence de l’après-midi"})).await.unwrap();
    assert_eq!(
        code(change(json!({"persoActifId": "brahim"})).await),
        "warning_is_issued"
    );
    assert_eq!(code(change(json!({"kind": "warning"})).await), "warning_is_issued");
    let amina = app.ctx("amina").await;
    app.act(&amina, "warnings.acknowledge", json!({"id": "w"}))
        .await
        .unwrap();
    assert_eq!(code(change(json!({"date": "2026-11-18"})).await), "warning_is_issued");
    change(json!({"replyUntil": "2026-12-04"})).await.unwrap();
    app.act(&amina, "warnings.dispute", json!({"id": "w", "response": "x"}))
        .await
        .unwrap();
    assert_eq!(
        code(change(json!({"replyUntil": "2026-12-05"})).await),
        "warning_is_issued"
    );
}

#[tokio::test]
async fn people_are_told_and_outside_nothing_is_said() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    let amina = app.ctx("amina").await;
    app.act(&amina, "warnings.dispute", json!({"id": "w", "response": "x"}))
        .await
        .unwrap();
    app.act(
        &app.ctx("chama").await,
        "warnings.decide",
        json!({"id": "w", "decision": "upheld", "reason": "SECRET"}),
    )
    .await
    .unwrap();
    let told: Vec<String> = app
        .all(&NOTIFICATIONS)
        .await
        .iter()
        .map(|row| {
            let (kind, to) = (row.get(NOTICE_KIND).unwrap(), row.get(USER).unwrap().0);
            format!("{kind} {to} {}", row.get(LINK).unwrap())
        })
        .collect();
    assert_eq!(
        told,
        [
            "warnings.issued amina /employee-portail?tab=letters&letter=w",
            "warnings.replied hajar /absence-management/warnings/w",
            "warnings.upheld amina /employee-portail?tab=letters&letter=w"
        ]
    );
    for row in app.all(&OUTBOX).await {
        let text = format!("{:?}", row.values);
        assert!(!text.contains("SECRET") && !text.contains("1/2026"), "{text}");
    }
}

async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> schema::Result<Json> {
    let Json::Object(data) = data else { panic!("an object") };
    let input = Input {
        data,
        ..Input::default()
    };
    app.engine.act(&app.ctx(who).await, id, input).await
}

#[tokio::test]
async fn a_handover_is_entered_once_on_a_day_that_was_and_by_no_addressee() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    let hand = async |who: &str, on: &str| {
        let handed = json!({"id": "w", "on": on, "how": "post"});
        act(&app, who, "warnings.handOver", handed).await
    };
    assert_eq!(code(hand("amina", "2026-11-20").await), "user_unauthorized");
    for day in ["2026-11-19", "2026-11-21"] {
        assert_eq!(code(hand("hajar", day).await), "handover_day_impossible", "{day}");
    }
    app.at("2026-11-24T10:00:00Z");
    let handed = hand("hajar", "2026-11-23").await.unwrap();
    assert_eq!([&handed["handedHow"], &handed["handedById"]], ["post", "hajar"]);
    assert_eq!(
        handed["replyUntil"], "2026-11-30T00:00:00.000+00:00",
        "seven days from there"
    );
    assert_eq!(code(hand("hajar", "2026-11-24").await), "letter_handed_over");
    app.at("2026-11-29T10:00:00Z");
    act(&app, "amina", "warnings.dispute", json!({"id": "w", "response": "x"}))
        .await
        .unwrap();
}
