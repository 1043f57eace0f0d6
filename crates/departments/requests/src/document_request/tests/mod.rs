//! Requests for documents: asked for once, due after working days, answered by others, in the order of the table.

use platform::notice::NOTIFICATIONS;
use platform::notice::notification;
use platform::organisation::holiday::HOLIDAYS;
use schema::Result;
use serde_json::{Value as Json, json};

use super::DOCUMENT_REQUESTS;
use crate::testing::{TestApp, code};
use crate::town::town;

mod office;
mod open_acts;
mod paper;
mod sign;
mod term;

async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, id, data).await
}

async fn submit(app: &TestApp, who: &str, of: &str) -> Json {
    let asked = json!({"type": of, "language": "fr", "copies": 2, "reason": "Dossier de crédit"});
    act(app, who, "documentRequests.submit", asked).await.unwrap()
}

fn of(request: &Json) -> Json {
    json!({"id": request["$id"]})
}

#[tokio::test]
async fn a_request_has_a_receipt_at_once_and_is_due_after_working_days() {
    let app = town().await;
    let eid =
        json!({"date": "2026-11-24", "nameFr": "Fête", "nameAr": "عيد", "kind": "exceptional", "confirmed": true});
    app.make(&HOLIDAYS, eid).await;
    let first = submit(&app, "amina", "work_certificate").await;
    assert_eq!(
        [
            &first["receiptNumber"],
            &first["status"],
            &first["step"],
            &first["employeeId"]
        ],
        ["1/2026", "pending", "submitted", "amina"]
    );
    assert_eq!(first["refNumber"], Json::Null, "the number is that of the paper");
    assert_eq!(first["copies"], 2);
    assert_eq!(first["repeats"], Json::Null);
    // Friday 20: Monday, not Tuesday, Wednesday, Thursday.
    assert!(first["dueOn"].as_str().unwrap().starts_with("2026-11-26"), "{first}");
    let second = submit(&app, "brahim", "tax_form").await;
    assert_eq!(second["receiptNumber"], "2/2026");
}

#[tokio::test]
async fn what_is_asked_for_is_one_of_the_list_and_once_at_a_time() {
    let app = town().await;
    let ask = async |data: Json| act(&app, "amina", "documentRequests.submit", data).await;
    assert_eq!(code(ask(json!({"language": "fr"})).await), "document_invalid_structure");
    assert_eq!(
        code(ask(json!({"type": "passport"})).await),
        "document_invalid_structure"
    );
    let many = json!({"type": "work_certificate", "copies": 11});
    assert_eq!(code(ask(many).await), "document_invalid_structure");
    assert_eq!(
        code(ask(json!({"type": "other"})).await),
        "document_invalid_structure",
        "what is it for?"
    );
    let worded = json!({"type": "work_certificate", "freeText": "Je certifie"});
    assert_eq!(code(ask(worded).await), "document_request_worded");
    ask(json!({"type": "work_certificate"})).await.unwrap();
    assert_eq!(
        code(ask(json!({"type": "work_certificate"})).await),
        "document_request_open"
    );
    ask(json!({"type": "work_certificate", "language": "ar"}))
        .await
        .unwrap();
    let by_karim = act(&app, "karim", "documentRequests.submit", json!({"type": "tax_form"})).await;
    assert_eq!(code(by_karim), "user_unauthorized");
}

#[tokio::test]
async fn the_desk_enters_what_somebody_asked_for_on_paper() {
    let app = town().await;
    let entry = json!({"type": "work_certificate", "employeeId": "brahim"});
    assert_eq!(
        code(act(&app, "amina", "documentRequests.submit", entry.clone()).await),
        "user_unauthorized"
    );
    let made = act(&app, "karim", "documentRequests.submit", entry).await.unwrap();
    assert_eq!(made["employeeId"], "brahim");
}

#[tokio::test]
async fn the_desk_processes_requests_of_others_and_everybody_reads_their_own() {
    let app = town().await;
    let asked = submit(&app, "amina", "work_certificate").await;
    let id = asked["$id"].as_str().unwrap();
    for who in ["brahim", "driss"] {
        let seen = app.see(&app.ctx(who).await, &DOCUMENT_REQUESTS, id).await;
        assert_eq!(seen.is_ok(), who == "driss", "{who}");
    }
    app.see(&app.ctx("amina").await, &DOCUMENT_REQUESTS, id).await.unwrap();
    for who in ["amina", "warda"] {
        let refused = act(&app, who, "documentRequests.process", of(&asked)).await;
        assert_eq!(code(refused), "user_unauthorized", "{who}");
    }
    let taken = act(&app, "hajar", "documentRequests.process", of(&asked))
        .await
        .unwrap();
    assert_eq!([&taken["step"], &taken["handledById"]], ["processing", "hajar"]);
    let twice = act(&app, "karim", "documentRequests.process", of(&asked)).await;
    assert_eq!(code(twice), "flow_step_forbidden");
    let own = submit(&app, "hajar", "work_certificate").await;
    for action in ["process", "generate", "deliver"] {
        let refused = act(&app, "hajar", &format!("documentRequests.{action}"), of(&own)).await;
        assert_eq!(code(refused), "decision_on_oneself", "{action}");
    }
}

#[tokio::test]
async fn no_generic_call_and_nobody_without_a_profile_writes_a_request() {
    let app = town().await;
    let asked = submit(&app, "amina", "work_certificate").await;
    let id = asked["$id"].as_str().unwrap();
    let patch = app
        .update(
            &app.ctx("hajar").await,
            &DOCUMENT_REQUESTS,
            id,
            json!({"status": "approved"}),
        )
        .await;
    assert_eq!(code(patch), "user_unauthorized");
    let created = app
        .create(&app.ctx("amina").await, &DOCUMENT_REQUESTS, json!({"type": "tax_form"}))
        .await;
    assert_eq!(code(created), "user_unauthorized");
    let house = TestApp::full_rights();
    let by_house = app.act(&house, "documentRequests.process", of(&asked)).await;
    assert_eq!(
        code(by_house),
        "user_unauthorized",
        "nobody in particular answers nobody"
    );
}

#[tokio::test]
async fn a_refusal_says_why_and_a_withdrawal_ends_it() {
    let app = town().await;
    let asked = submit(&app, "amina", "work_certificate").await;
    let without = act(&app, "hajar", "documentRequests.reject", of(&asked)).await;
    assert_eq!(code(without), "general_argument_invalid");
    let why = json!({"id": asked["$id"], "reason": "Dossier incomplet"});
    let refused = act(&app, "hajar", "documentRequests.reject", why.clone())
        .await
        .unwrap();
    assert_eq!(
        [&refused["status"], &refused["rejectionReason"]],
        ["rejected", "Dossier incomplet"]
    );
    assert_eq!(
        code(act(&app, "karim", "documentRequests.reject", why).await),
        "document_request_closed"
    );
    for action in ["process", "generate"] {
        let closed = act(&app, "karim", &format!("documentRequests.{action}"), of(&asked)).await;
        assert_eq!(code(closed), "document_request_closed", "{action}");
    }
    let again = submit(&app, "amina", "work_certificate").await;
    assert_eq!(
        code(act(&app, "brahim", "documentRequests.cancel", of(&again)).await),
        "document_not_found"
    );
    assert_eq!(
        code(act(&app, "hajar", "documentRequests.cancel", of(&again)).await),
        "user_unauthorized"
    );
    let withdrawn = act(&app, "amina", "documentRequests.cancel", of(&again)).await.unwrap();
    assert_eq!(withdrawn["status"], "cancelled");
    assert_eq!(
        code(act(&app, "amina", "documentRequests.cancel", of(&again)).await),
        "document_request_closed"
    );
}

async fn notices(app: &TestApp) -> Vec<(String, String)> {
    let rows = app.all(&NOTIFICATIONS).await;
    let told = rows.iter().map(|row| {
        let text = |key| row.get(key).unwrap_or_default();
        (text(notification::KIND), row.get(notification::USER).unwrap().0)
    });
    told.collect()
}

#[tokio::test]
async fn the_desk_hears_of_a_request_and_the_employee_of_each_stage() {
    let app = town().await;
    let asked = submit(&app, "amina", "work_certificate").await;
    let mut desk = notices(&app).await;
    desk.sort();
    let kind = "documentRequests.submitted".to_owned();
    let expected = ["driss", "hajar", "karim"].map(|who| (kind.clone(), who.to_owned()));
    assert_eq!(desk, expected);
    act(&app, "hajar", "documentRequests.process", of(&asked))
        .await
        .unwrap();
    act(&app, "hajar", "documentRequests.generate", of(&asked))
        .await
        .unwrap();
    let by_hand = json!({"id": asked["$id"], "signedByHand": true});
    act(&app, "hajar", "documentRequests.deliver", by_hand).await.unwrap();
    let to_amina = notices(&app)
        .await
        .into_iter()
        .filter(|(_, who)| who == "amina")
        .count();
    assert_eq!(to_amina, 3);
    let own = submit(&app, "hajar", "work_certificate").await;
    assert_eq!(own["status"], "pending");
    let to_hajar = notices(&app)
        .await
        .into_iter()
        .filter(|(_, who)| who == "hajar")
        .count();
    assert_eq!(to_hajar, 1, "nobody is told of their own request");
}

#[tokio::test]
async fn delays_are_told_by_type_and_month_in_working_days() {
    let app = town().await;
    let quick = submit(&app, "amina", "work_certificate").await;
    let slow = submit(&app, "brahim", "work_certificate").await;
    submit(&app, "brahim", "tax_form").await;
    // Monday: one working day after Friday.
    app.at("2026-11-23T10:00:00Z");
    act(&app, "karim", "documentRequests.generate", of(&quick))
        .await
        .unwrap();
    // Friday of the week after: five.
    app.at("2026-11-27T10:00:00Z");
    act(&app, "karim", "documentRequests.generate", of(&slow))
        .await
        .unwrap();
    let delays = act(&app, "warda", "documentRequests.delays", json!({})).await.unwrap();
    assert_eq!([&delays["open"], &delays["overdue"]], [1, 1]);
    let works = &delays["types"][0];
    assert_eq!(works["type"], "work_certificate");
    assert_eq!(
        [&works["count"], &works["made"], &works["late"], &works["rejected"]],
        [2, 2, 1, 0]
    );
    assert_eq!(works["medianDays"], 3.0);
    assert_eq!(delays["types"][1]["medianDays"], Json::Null);
    let months = delays["months"].as_array().unwrap();
    assert!(months.iter().all(|month| month["month"] == "2026-11"), "{months:?}");
    assert_eq!(
        code(act(&app, "amina", "documentRequests.delays", json!({})).await),
        "user_unauthorized"
    );
}

#[tokio::test]
async fn the_queue_has_what_is_due_first_and_then_what_is_over() {
    let app = town().await;
    let refused = submit(&app, "amina", "tax_form").await;
    let later = submit(&app, "amina", "work_certificate").await;
    app.at("2026-11-24T10:00:00Z");
    let last = submit(&app, "brahim", "work_certificate").await;
    let why = json!({"id": refused["$id"], "reason": "Incomplet"});
    let refused = act(&app, "karim", "documentRequests.reject", why).await.unwrap();
    let places = [&later, &last, &refused].map(|one| one["queueOrder"].as_i64().unwrap());
    assert!(places.is_sorted_by(|one, next| one < next), "{places:?}");
    assert_eq!(places[1] - places[0], 2, "due on Wednesday, and on the Friday after");
}
