//! A warning is prepared as a draft, which its addressee does not see, and exists when the authority has signed it.

use platform::notice::NOTIFICATIONS;
use platform::notice::notification::LINK;
use platform::organisation::holiday::HOLIDAYS;
use platform::papers::authentic_document::check as public;
use schema::Lang;
use serde_json::{Value as Json, json};

use super::super::WARNINGS;
use super::{act, issued, letter};
use crate::testing::{TestApp, code};
use crate::town::{list, name_signatory, send_scan, town};

/// Signed by Chama, who signs by delegation.
pub(super) async fn sign(app: &TestApp, id: &str) -> schema::Result<Json> {
    name_signatory(app, "chama").await;
    let ctx = app.signing("chama").await;
    app.act(&ctx, "warnings.sign", json!({ "id": id })).await
}

/// A request about Amina that she answered, and the draft of the warning that follows it.
async fn draft(app: &TestApp) -> String {
    issued(app, "w", "amina", "19").await;
    act(app, "amina", "warnings.dispute", json!({"id": "w", "response": "x"}))
        .await
        .unwrap();
    let next = json!({"id": "w", "kind": "warning"});
    let made = act(app, "hajar", "warnings.escalate", next).await.unwrap();
    made["$id"].as_str().unwrap().to_owned()
}

async fn count_of(app: &TestApp, who: &str) -> Json {
    list(app, who, &WARNINGS, &[]).await.unwrap()["total"].clone()
}

#[tokio::test]
async fn a_draft_has_no_number_and_is_told_to_nobody_until_it_is_signed() {
    let app = town().await;
    app.card().await;
    let id = draft(&app).await;
    let told = app.all(&NOTIFICATIONS).await;
    let links = told.iter().filter_map(|notice| notice.get(LINK));
    assert!(links.into_iter().all(|link| !link.contains(&id)), "nobody hears of it");
    assert_eq!(count_of(&app, "amina").await, 1, "the request alone");
    assert_eq!(count_of(&app, "hajar").await, 2);
    let print = json!({"id": id, "language": "fr"});
    assert_eq!(
        code(act(&app, "hajar", "warnings.print", print.clone()).await),
        "warning_not_signed"
    );
    assert_eq!(
        code(act(&app, "amina", "warnings.print", print.clone()).await),
        "document_not_found"
    );
    let sheet = act(&app, "hajar", "warnings.draft", print).await.unwrap();
    assert!(sheet["pdf"].as_str().unwrap().len() > 1000);
    for (who, step) in [("hajar", "warnings.handOver"), ("amina", "warnings.acknowledge")] {
        let order = json!({"id": id, "on": "2026-11-20", "how": "in_person"});
        assert!(act(&app, who, step, order).await.is_err(), "{step}");
    }
}

#[tokio::test]
async fn a_draft_that_is_signed_is_a_letter_of_that_day_with_its_number_and_signature() {
    let app = town().await;
    app.card().await;
    let id = draft(&app).await;
    let told = app.all(&NOTIFICATIONS).await.len();
    let print = json!({"id": id, "language": "fr"});
    // Another letter takes the number in the meantime.
    issued(&app, "v", "brahim", "19").await;
    app.at("2026-11-23T10:00:00Z");
    let signed = sign(&app, &id).await.unwrap();
    assert_eq!(signed["$id"], id);
    let stands = app.get(&WARNINGS, &id).await;
    assert_eq!(
        [&stands["refNumber"], &stands["status"], &stands["serviceId"]],
        ["3/2026", "issued", "s"]
    );
    assert_eq!(
        stands["replyUntil"], "2026-11-30T00:00:00.000+00:00",
        "from the signature"
    );
    assert_eq!(count_of(&app, "amina").await, 2);
    assert!(app.all(&NOTIFICATIONS).await.len() > told, "and she is told");
    let paper = act(&app, "hajar", "warnings.print", print).await.unwrap();
    assert_eq!(paper["refNumber"], "3/2026");
    let told = public::check(&app.engine, paper["docId"].as_str().unwrap(), Lang::Fr)
        .await
        .unwrap();
    assert_eq!(told["signatures"][0]["name"], "Hajar Tazi");
    assert_eq!(code(sign(&app, &id).await), "flow_step_forbidden", "it waits no more");
}

#[tokio::test]
async fn the_signatory_alone_signs_here_and_reads_it_as_long_as_it_waits() {
    let app = town().await;
    let id = draft(&app).await;
    name_signatory(&app, "chama").await;
    let waiting = act(&app, "chama", "signatures.waiting", json!({})).await.unwrap();
    let first = &waiting["waiting"][0];
    assert_eq!([&first["collection"], &first["id"]], ["warnings", id.as_str()]);
    let text = first["text"].as_str().unwrap();
    assert!(
        text.contains("2026-11-19") && text.contains("Absence constatée"),
        "{text}"
    );
    let ctx = app.signing("hajar").await;
    let order = json!({ "id": id });
    assert_eq!(
        code(app.act(&ctx, "warnings.sign", order.clone()).await),
        "signature_of_another"
    );
    let ctx = app.signing("amina").await;
    assert_eq!(code(app.act(&ctx, "warnings.sign", order).await), "document_not_found");
    assert_eq!(
        code(act(&app, "chama", "warnings.sign", json!({ "id": id })).await),
        "signature_not_a_person",
        "without a session and its password"
    );
    sign(&app, &id).await.unwrap();
    let waiting = act(&app, "chama", "signatures.waiting", json!({})).await.unwrap();
    assert_eq!(waiting["total"], 0);
}

#[tokio::test]
async fn what_was_signed_by_hand_comes_with_its_scan() {
    let app = town().await;
    let id = draft(&app).await;
    let without = act(&app, "hajar", "warnings.signByHand", json!({ "id": id })).await;
    assert_eq!(code(without), "general_argument_invalid");
    send_scan(&app).await;
    let order = json!({"id": id, "fileId": "scan"});
    let signed = act(&app, "hajar", "warnings.signByHand", order.clone()).await.unwrap();
    assert_eq!(
        [&signed["status"], &signed["signedScanId"], &signed["refNumber"]],
        ["issued", "scan", "2/2026"]
    );
    assert_eq!(
        code(act(&app, "hajar", "warnings.signByHand", order).await),
        "flow_step_forbidden",
        "once"
    );
}

#[tokio::test]
async fn a_draft_without_its_request_is_signed_by_nobody_and_ends_without_a_number() {
    let app = town().await;
    let id = draft(&app).await;
    act(&app, "hajar", "warnings.cancel", json!({"id": "w", "reason": "x"}))
        .await
        .unwrap();
    assert_eq!(code(sign(&app, &id).await), "warning_without_request");
    let told = app.all(&NOTIFICATIONS).await.len();
    let cancelled = json!({"id": id, "reason": "La demande est annulée"});
    let ended = act(&app, "hajar", "warnings.cancel", cancelled).await.unwrap();
    assert_eq!(
        (&ended["status"], &ended["refNumber"]),
        (&json!("cancelled"), &Json::Null)
    );
    assert_eq!(app.all(&NOTIFICATIONS).await.len(), told, "nobody had heard of it");
    assert_eq!(count_of(&app, "amina").await, 1);
    let next = app.make(&WARNINGS, letter("brahim", "18")).await;
    assert_eq!(next["refNumber"], "2/2026", "no number was lost");
}

#[tokio::test]
async fn what_a_draft_says_may_change_until_it_is_signed_and_no_client_signs_it_by_a_field() {
    let app = town().await;
    let id = draft(&app).await;
    let hajar = app.ctx("hajar").await;
    let told = json!({"reason": "Absence du matin", "status": "issued", "refNumber": "9/2026", "num": 9});
    let changed = app.update(&hajar, &WARNINGS, &id, told).await.unwrap();
    assert_eq!(
        [&changed["reason"], &changed["status"]],
        ["Absence du matin", "draft"],
        "what is sent of states is ignored"
    );
    let other = app.update(&hajar, &WARNINGS, &id, json!({"kind": "notice"})).await;
    assert_eq!(code(other), "warning_is_issued");
    sign(&app, &id).await.unwrap();
    assert_eq!(app.get(&WARNINGS, &id).await["num"], 2);
}

#[tokio::test]
async fn a_draft_about_a_day_that_has_become_a_holiday_is_signed_by_nobody() {
    let app = town().await;
    let id = draft(&app).await;
    let holiday =
        json!({"kind": "exceptional", "date": "2026-11-19", "nameFr": "Deuil national", "nameAr": "حداد وطني"});
    app.make(&HOLIDAYS, holiday).await;
    assert_eq!(code(sign(&app, &id).await), "warning_day_not_worked");
    assert_eq!(app.get(&WARNINGS, &id).await["status"], "draft");
}
