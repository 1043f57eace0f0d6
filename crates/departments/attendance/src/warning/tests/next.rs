//! The next letter: beyond the former one, after its reply or its term, about the same day.

use serde_json::{Value as Json, json};

use super::super::WARNINGS;
use super::sign::sign;
use super::{act, issued, letter};
use crate::absence::field::ABSENCES;
use crate::testing::{TestApp, code, pdf_text};
use crate::town::town;

fn next(of: &str, kind: &str) -> Json {
    json!({"id": of, "kind": kind})
}

async fn reply(app: &TestApp, id: &str, who: &str) {
    act(app, who, "warnings.dispute", json!({"id": id, "response": "x"}))
        .await
        .unwrap();
}

#[tokio::test]
async fn the_next_letter_goes_further_and_is_about_the_day_of_the_former_one() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    reply(&app, "w", "amina").await;
    let escalate = async |who: &str, kind: &str| act(&app, who, "warnings.escalate", next("w", kind)).await;
    assert_eq!(code(escalate("hajar", "notice").await), "escalation_not_further");
    assert_eq!(code(escalate("amina", "warning").await), "user_unauthorized");
    let made = escalate("hajar", "warning").await.unwrap();
    assert_eq!(
        [&made["previousId"], &made["kind"], &made["status"]],
        ["w", "warning", "draft"]
    );
    assert_eq!(
        made["refNumber"],
        Json::Null,
        "a sanction is numbered when it is signed"
    );
    assert_eq!(made["date"], "2026-11-19T00:00:00.000+00:00");
    assert_eq!(
        code(escalate("hajar", "warning").await),
        "warning_already_exists",
        "once"
    );
    act(&app, "hajar", "warnings.cancel", json!({"id": "w", "reason": "x"}))
        .await
        .unwrap();
    assert_eq!(code(escalate("hajar", "warning").await), "warning_cancelled");
    let hajar = app.ctx("hajar").await;
    let beside = app.create(&hajar, &WARNINGS, letter("amina", "19")).await;
    assert_eq!(code(beside), "warning_already_exists", "of that day one stands still");
}

#[tokio::test]
async fn the_next_letter_waits_for_the_reply_or_for_the_end_of_the_term() {
    let app = town().await;
    for id in ["w", "v"] {
        issued(&app, id, if id == "w" { "amina" } else { "brahim" }, "19").await;
    }
    let escalate = async |of: &str| act(&app, "hajar", "warnings.escalate", next(of, "warning")).await;
    assert_eq!(code(escalate("w").await), "letter_not_handed_over");
    act(&app, "amina", "warnings.acknowledge", json!({"id": "w"}))
        .await
        .unwrap();
    assert_eq!(
        code(escalate("w").await),
        "escalation_term_runs",
        "noted is not replied"
    );
    reply(&app, "w", "amina").await;
    escalate("w").await.unwrap();
    app.at("2026-11-21T10:00:00Z");
    assert_eq!(code(escalate("v").await), "letter_not_handed_over");
    let handed = json!({"id": "v", "on": "2026-11-20", "how": "hierarchy"});
    act(&app, "hajar", "warnings.handOver", handed).await.unwrap();
    app.at("2026-11-27T10:00:00Z");
    assert_eq!(code(escalate("v").await), "escalation_term_runs", "the last day counts");
    app.at("2026-11-28T10:00:00Z");
    escalate("v").await.unwrap();
}

#[tokio::test]
async fn two_letters_of_one_person_are_followed_on_one_day_and_absences_name_the_last_ones() {
    let app = town().await;
    for (id, day) in [("w", "18"), ("v", "19")] {
        let absent = json!({"$id": format!("of-{id}"), "employeeId": "amina", "date": format!("2026-11-{day}")});
        app.make(&ABSENCES, absent).await;
        issued(&app, id, "amina", day).await;
        reply(&app, id, "amina").await;
    }
    for id in ["w", "v"] {
        let made = act(&app, "hajar", "warnings.escalate", next(id, "warning"))
            .await
            .unwrap();
        let absence = format!("of-{id}");
        assert_eq!(
            app.get(&ABSENCES, &absence).await["warningId"],
            id,
            "a draft is no letter yet"
        );
        let made = sign(&app, made["$id"].as_str().unwrap()).await.unwrap();
        assert_eq!(app.get(&ABSENCES, &absence).await["warningId"], made["$id"]);
        let cancelled = json!({"id": made["$id"], "reason": "x"});
        act(&app, "hajar", "warnings.cancel", cancelled).await.unwrap();
        assert_eq!(app.get(&ABSENCES, &absence).await["warningId"], id);
    }
}

#[tokio::test]
async fn a_warning_follows_a_request_and_says_so_with_its_grounds_and_ways_of_appeal() {
    let app = town().await;
    app.card().await;
    let mut alone = letter("amina", "18");
    alone["kind"] = json!("warning");
    let hajar = app.ctx("hajar").await;
    assert_eq!(
        code(app.create(&hajar, &WARNINGS, alone).await),
        "warning_without_request"
    );
    let mut notice = letter("brahim", "18");
    notice["kind"] = json!("notice");
    notice["$id"] = json!("n");
    app.make(&WARNINGS, notice).await;
    reply(&app, "n", "brahim").await;
    let from_notice = act(&app, "hajar", "warnings.escalate", next("n", "warning")).await;
    assert_eq!(code(from_notice), "warning_without_request");
    issued(&app, "w", "amina", "19").await;
    reply(&app, "w", "amina").await;
    let made = act(&app, "hajar", "warnings.escalate", next("w", "warning"))
        .await
        .unwrap();
    sign(&app, made["$id"].as_str().unwrap()).await.unwrap();
    let order = json!({"id": made["$id"], "language": "fr"});
    let paper = act(&app, "hajar", "warnings.print", order).await.unwrap();
    let text = pdf_text(&app.paper_bytes(&paper).await);
    for said in [
        "article 66",
        "03-01",
        "demande d’explication n° 2/2026",
        "en date du",
        "tribunal administratif",
    ] {
        assert!(text.contains(said), "{said} in {text}");
    }
}
