//! Every act on a request × every state × every caller: what is offered is accepted, and what is not is refused, also when it is asked
//! for all the same.

use schema::{Document, Id, Instant};
use serde_json::{Value as Json, json};

use super::act;
use crate::document_request::{
    DOCUMENT_REQUESTS, DocumentLanguage, DocumentType, EMPLOYEE, GENERATED_AT, LANGUAGE, RequestStatus, RequestStep,
    SIGNED_AT, STATUS, STEP, SUBMITTED_AT, TYPE,
};
use crate::testing::{TestApp, code};
use crate::town::town;

const CALLERS: [&str; 6] = ["amina", "brahim", "hajar", "karim", "driss", "warda"];
/// How far a request went, and how it stands.
const STATES: [(RequestStep, RequestStatus); 7] = [
    (RequestStep::Submitted, RequestStatus::Pending),
    (RequestStep::Processing, RequestStatus::Pending),
    (RequestStep::Generated, RequestStatus::Approved),
    (RequestStep::Signed, RequestStatus::Approved),
    (RequestStep::Delivered, RequestStatus::Approved),
    (RequestStep::Submitted, RequestStatus::Rejected),
    (RequestStep::Processing, RequestStatus::Cancelled),
];
const STEPS: [RequestStep; 4] = [
    RequestStep::Processing,
    RequestStep::Generated,
    RequestStep::Signed,
    RequestStep::Delivered,
];
/// What takes a paper with it: their stories do them where they are offered.
const WITH_PAPER: [&str; 3] = [
    "documentRequests.generate",
    "documentRequests.sign",
    "documentRequests.printRefusal",
];

/// A request of Amina that stands so.
async fn request(app: &TestApp, of: DocumentType, state: (RequestStep, RequestStatus)) -> String {
    let (step, status) = state;
    let make = move |cx: &mut engine::Cx<'_>| {
        let now = cx.moment();
        let asked = Document::new(&DOCUMENT_REQUESTS)
            .with(EMPLOYEE, Id("amina".to_owned()))
            .with(TYPE, of)
            .with(LANGUAGE, DocumentLanguage::Fr)
            .with(SUBMITTED_AT, now);
        let mut row = cx.create(asked)?;
        for next in STEPS.into_iter().filter(|_| step != RequestStep::Submitted) {
            row = cx.update(made_at(row, now).with(STEP, next))?;
            if next == step {
                break;
            }
        }
        Ok(cx.update(row.with(STATUS, status))?.id)
    };
    let whole = TestApp::full_rights();
    app.engine.transact(&whole, "make", make).await.unwrap()
}

fn made_at(row: Document, now: Instant) -> Document {
    row.with(GENERATED_AT, now)
        .with(SIGNED_AT, now)
        .with(super::super::DELIVERED_AT, now)
}

async fn open_acts(app: &TestApp, who: &str, id: &str) -> Json {
    let asked = json!({"collection": "documentRequests", "ids": [id]});
    act(app, who, "acts.open", asked).await.unwrap()[id].take()
}

/// The ids of all acts on one request.
fn acts(app: &TestApp) -> Vec<&'static str> {
    let acts = app.engine.entities().iter().flat_map(|entity| entity.actions);
    let on_requests = acts.filter(|act| act.subject().is_some_and(|on| on.collection().id == "documentRequests"));
    on_requests.map(|act| act.id()).collect()
}

#[tokio::test]
async fn what_is_offered_is_accepted_and_nothing_else_is() {
    let app = town().await;
    let acts = acts(&app);
    assert_eq!(acts.len(), 8, "{acts:?}");
    let mut offered = 0;
    for state in STATES {
        for (of, who) in [DocumentType::Other, DocumentType::WorkCertificate]
            .into_iter()
            .flat_map(|of| CALLERS.map(|who| (of, who)))
        {
            for one in &acts {
                let id = request(&app, of, state).await;
                let open = open_acts(&app, who, &id).await;
                let is_open = open["open"].as_array().is_some_and(|open| open.contains(&json!(one)));
                offered += u32::from(is_open);
                if is_open && WITH_PAPER.contains(one) {
                    continue;
                }
                let given = json!({"id": id, "ids": [id], "reason": "Pièce manquante", "signedByHand": true,
                    "freeText": "Atteste que", "freeTextAr": "يشهد", "language": "fr"});
                let done = app.act(&app.signing(who).await, one, given).await;
                let (step, status) = (state.0.wire(), state.1.wire());
                let place = format!("{who} {one} {} {step} {status}", of.wire());
                assert_eq!(done.is_ok(), is_open, "{place}: {open}");
                let told = &open["refused"][one]["type"];
                assert!(
                    done.is_ok() || told.is_null() || code(done) == told.as_str().unwrap(),
                    "{place}: {told}"
                );
            }
        }
    }
    assert!(offered > 50, "{offered}");
}

#[tokio::test]
async fn what_is_refused_is_explained_to_whom_it_might_be_open() {
    let app = town().await;
    let id = request(&app, DocumentType::Other, STATES[4]).await;
    let desk = open_acts(&app, "karim", &id).await;
    assert_eq!(desk["open"], json!([]));
    assert_eq!(
        desk["refused"]["documentRequests.reject"]["type"],
        "document_request_closed"
    );
    assert!(
        desk["refused"]["documentRequests.cancel"].is_null(),
        "it is not theirs: {desk}"
    );
    assert!(
        desk["refused"]["documentRequests.sign"].is_null(),
        "another signs: {desk}"
    );
    let own = open_acts(&app, "amina", &id).await;
    assert_eq!(
        own["refused"]["documentRequests.cancel"]["type"],
        "document_request_closed"
    );
    assert!(
        own["refused"]["documentRequests.reject"].is_null(),
        "the desk's acts are not hers: {own}"
    );
    assert_eq!(
        open_acts(&app, "brahim", &id).await,
        Json::Null,
        "as if it did not exist"
    );
    let ids: Vec<String> = (0..101).map(|at| at.to_string()).collect();
    let many = json!({"collection": "documentRequests", "ids": ids});
    assert_eq!(
        code(act(&app, "karim", "acts.open", many).await),
        "document_invalid_structure"
    );
}
