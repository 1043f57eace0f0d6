//! Who reads what of a leave: the person, whoever decides, the head, human resources, and nobody else.

use engine::{RequestContext, Rights};
use platform::organisation::direction::DIRECTIONS;
use platform::organisation::division::DIVISIONS;
use platform::organisation::service::SERVICES;
use platform::papers::authentic_document::{self as paper, AUTHENTIC_DOCUMENTS, signed_copy};
use platform::signature::SIGNATURES;
use schema::Id;
use serde_json::{Value as Json, json};

use super::{decide, input, one, submit, with};
use crate::leave_request::LEAVE_REQUESTS;
use crate::testing::{TestApp, code};
use crate::town::{act, send, town};

async fn read_as(app: &TestApp, who: &str, id: &Json) -> Option<Json> {
    app.see(&app.ctx(who).await, &LEAVE_REQUESTS, id.as_str().unwrap())
        .await
        .ok()
}

async fn opens(app: &TestApp, who: &str) -> bool {
    let ctx = app.ctx(who).await;
    let bucket = platform::BUCKETS
        .iter()
        .find(|one| one.id == platform::bucket::MEDICAL_CERTIFICATES)
        .unwrap();
    app.engine.open_file(&ctx, bucket, "cert").await.is_ok()
}

#[tokio::test]
async fn health_is_between_the_person_and_human_resources() {
    let app = town().await;
    send(&app, "amina", "cert").await.unwrap();
    let data = with(
        input("sick", "2026-11-19", "2026-11-23"),
        json!({"certificateId": "cert", "reason": "Opération"}),
    );
    let row = submit(&app, "amina", data).await.unwrap();
    let id = &row["$id"];
    for reader in ["amina", "hajar"] {
        let told = read_as(&app, reader, id).await.unwrap();
        assert_eq!(
            [&told["type"], &told["reason"], &told["certificateId"]],
            ["sick", "Opération", "cert"],
            "{reader}"
        );
        assert!(opens(&app, reader).await, "{reader}");
    }
    let told = read_as(&app, "chama", id).await.unwrap();
    for hidden in ["type", "typeId", "reason", "certificateId", "certificateDue", "visit"] {
        assert!(told.get(hidden).is_none(), "{hidden}: {told}");
    }
    assert_eq!(told["shownType"], Json::Null);
    assert_eq!(told["startDate"].as_str().map(|day| &day[..10]), Some("2026-11-19"));
    assert!(!opens(&app, "chama").await);
    for stranger in ["brahim", "driss", "warda"] {
        assert!(read_as(&app, stranger, id).await.is_none(), "{stranger}");
        assert!(!opens(&app, stranger).await, "{stranger}");
    }
    decide(&app, &row, "approved").await.unwrap();
    let told = read_as(&app, "chama", id).await.unwrap();
    assert!(
        told.get("type").is_none() && told.get("workingDays").is_none(),
        "dates alone: {told}"
    );
}

#[tokio::test]
async fn health_is_closed_to_administrators_and_keys() {
    let app = town().await;
    app.user("root", json!({"auth": ["admin"]})).await;
    app.user("star", json!({"auth": ["*"]})).await;
    app.user("named", json!({"auth": ["admin"], "permissions": ["rh-managements:*"]}))
        .await;
    send(&app, "amina", "cert").await.unwrap();
    let data = with(
        input("sick", "2026-11-19", "2026-11-23"),
        json!({"certificateId": "cert", "reason": "Opération"}),
    );
    let row = submit(&app, "amina", data).await.unwrap();
    let id = row["$id"].as_str().unwrap();
    let bucket = platform::BUCKETS
        .iter()
        .find(|one| one.id == platform::bucket::MEDICAL_CERTIFICATES)
        .unwrap();
    let key = RequestContext::new(Rights::whole("key:1"));
    for (ctx, reads) in [
        (app.ctx("root").await, false),
        (app.ctx("star").await, false),
        (key, false),
        (app.ctx("named").await, true),
        (app.ctx("hajar").await, true),
    ] {
        let who = ctx.rights.who.clone();
        let told = app.see(&ctx, &LEAVE_REQUESTS, id).await.unwrap();
        assert_eq!(told["employeeId"], "amina", "{who}");
        for hidden in ["type", "typeId", "reason", "certificateId"] {
            assert_eq!(told.get(hidden).is_some(), reads, "{who} {hidden}: {told}");
        }
        assert_eq!(app.engine.open_file(&ctx, bucket, "cert").await.is_ok(), reads, "{who}");
        let list = app.engine.list_files(&ctx, bucket, Vec::new(), true).await.unwrap();
        assert_eq!(list["total"] == 1, reads, "{who}: {list}");
    }
}

#[tokio::test]
async fn the_paper_of_a_leave_is_closed_to_administrators_and_other_papers_are_not() {
    let app = town().await;
    app.card().await;
    app.user("root", json!({"auth": ["admin"]})).await;
    let row = super::granted(&app, "amina", input("annual", "2026-12-07", "2026-12-08")).await;
    let order = with(one(&row), json!({"language": "fr"}));
    let leave = act(&app, "amina", "leaveRequests.print", order).await.unwrap();
    let order = json!({"employeeId": "amina", "kind": "work", "language": "fr"});
    let work = act(&app, "root", "employees.certificate", order).await.unwrap();
    let key = RequestContext::new(Rights::whole("key:1"));
    for (ctx, opens) in [
        (app.ctx("root").await, false),
        (key, false),
        (app.ctx("hajar").await, true),
        (app.ctx("amina").await, true),
    ] {
        let who = ctx.rights.who.clone();
        for (issued, opens) in [(&leave, opens), (&work, true)] {
            let paper = app.paper(issued).await;
            let told = app.see(&ctx, &AUTHENTIC_DOCUMENTS, &paper.id).await.unwrap();
            assert_eq!(told["refNumber"], issued["refNumber"], "{who}");
            for said in ["record", "fileId"] {
                assert_eq!(told.get(said).is_some(), opens, "{who} {said}: {told}");
            }
            let file = paper.get(paper::FILE).unwrap();
            let bucket = platform::BUCKETS
                .iter()
                .find(|one| one.id == crate::leave_record::BUCKET);
            let read = app.engine.open_file(&ctx, bucket.unwrap(), file.as_str()).await;
            assert_eq!(read.is_ok(), opens, "{who}");
            let list = app.engine.list_files(&ctx, bucket.unwrap(), Vec::new(), true).await;
            let list = list.unwrap()["files"].take();
            let shown = list.as_array().unwrap().iter().find(|one| one["$id"] == file.as_str());
            let is_named = shown.is_some_and(|one| one["name"] != file.as_str());
            assert_eq!(is_named, opens, "{who}: {shown:?}");
        }
    }
}

#[tokio::test]
async fn nobody_writes_a_request_by_the_generic_doors() {
    let app = town().await;
    let row = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-08"))
        .await
        .unwrap();
    let id = row["$id"].as_str().unwrap();
    for who in ["amina", "chama", "hajar", "director"] {
        let ctx = app.ctx(who).await;
        let change = app
            .update(&ctx, &LEAVE_REQUESTS, id, json!({"status": "approved"}))
            .await;
        assert!(change.is_err(), "{who}");
        let made = app
            .create(&ctx, &LEAVE_REQUESTS, input("annual", "2026-12-09", "2026-12-10"))
            .await;
        assert!(made.is_err(), "{who}");
    }
}

#[tokio::test]
async fn a_counter_visit_is_of_human_resources_and_a_certificate_of_whoever_it_is_about() {
    let app = town().await;
    let row = submit(&app, "amina", input("sick", "2026-11-19", "2026-11-23"))
        .await
        .unwrap();
    assert_eq!(row["certificateDue"].as_str().map(|day| &day[..10]), Some("2026-11-23"));
    let visit = with(one(&row), json!({"visitOn": "2026-11-20", "visit": "confirmed"}));
    assert_eq!(
        code(act(&app, "chama", "leaveRequests.recordVisit", visit.clone()).await),
        "user_unauthorized"
    );
    let told = act(&app, "hajar", "leaveRequests.recordVisit", visit).await.unwrap();
    assert_eq!(told["visit"], "confirmed");
    send(&app, "amina", "cert").await.unwrap();
    let proof = with(one(&row), json!({"certificateId": "cert"}));
    assert_eq!(
        code(act(&app, "chama", "leaveRequests.attachCertificate", proof.clone()).await),
        "leave_not_yours"
    );
    let told = act(&app, "amina", "leaveRequests.attachCertificate", proof)
        .await
        .unwrap();
    assert_eq!(told["certificateDue"], Json::Null);
}

#[tokio::test]
async fn the_calendar_says_who_is_absent_and_nothing_of_why() {
    let app = town().await;
    submit(&app, "amina", input("annual", "2026-12-07", "2026-12-08"))
        .await
        .unwrap();
    let of = json!({"unit": "s", "from": "2026-12-01", "to": "2026-12-31"});
    let told = act(&app, "chama", "leaveRequests.calendar", of.clone()).await.unwrap();
    assert_eq!(told["absences"].as_array().unwrap().len(), 1);
    assert_eq!(told["absences"][0]["certain"], false);
    assert_eq!(told["people"].as_array().unwrap().len(), 2);
    let text = told.to_string();
    assert!(!text.contains("annual") && !text.contains("type"), "{text}");
    // What a colleague asks for is not yet anybody's business.
    let told = act(&app, "brahim", "leaveRequests.calendar", of.clone()).await.unwrap();
    assert_eq!(told["absences"], json!([]));
    assert_eq!(
        code(act(&app, "driss", "leaveRequests.calendar", of).await),
        "leave_unit_not_yours"
    );
}

/// The service `s` is of a division that Driss heads, in a direction that Brahim heads.
async fn headed_above(app: &TestApp) {
    let direction = json!({"$id": "dir", "nameFr": "Direction", "nameAr": "مديرية", "headId": "brahim"});
    app.make(&DIRECTIONS, direction).await;
    let division =
        json!({"$id": "div", "nameFr": "Division", "nameAr": "قسم", "headId": "driss", "directionId": "dir"});
    app.make(&DIVISIONS, division).await;
    app.change(&SERVICES, "s", json!({"divisionId": "div"})).await;
}

#[tokio::test]
async fn the_head_of_a_division_or_a_direction_sees_the_plan_of_all_below_it() {
    let app = town().await;
    submit(&app, "amina", input("annual", "2026-11-24", "2026-11-25"))
        .await
        .unwrap();
    let of = |unit: &str| json!({"unit": unit, "from": "2026-11-20", "to": "2026-11-30"});
    assert_eq!(
        code(act(&app, "driss", "leaveRequests.calendar", of("div")).await),
        "leave_unit_not_yours"
    );
    headed_above(&app).await;
    for (head, unit) in [("driss", "div"), ("brahim", "dir"), ("hajar", "div"), ("hajar", "dir")] {
        let told = act(&app, head, "leaveRequests.calendar", of(unit)).await.unwrap();
        assert_eq!(told["people"].as_array().unwrap().len(), 2, "{head}");
        assert_eq!(told["absences"][0]["employeeId"], "amina", "{head}");
    }
    assert_eq!(
        code(act(&app, "driss", "leaveRequests.calendar", of("dir")).await),
        "leave_unit_not_yours",
        "of the direction above"
    );
    assert_eq!(
        code(act(&app, "amina", "leaveRequests.calendar", of("div")).await),
        "leave_unit_not_yours",
        "of a division that one is in and does not head"
    );
    // The week on their portal is of the same people.
    let week = act(&app, "driss", "home.portal", json!({})).await.unwrap()["leaveRequests"]["week"].clone();
    assert_eq!(week["absences"][0]["employeeId"], "amina");
    let none = act(&app, "amina", "home.portal", json!({})).await.unwrap();
    assert_eq!(none["leaveRequests"]["week"], Json::Null);
}

#[tokio::test]
async fn whoever_decides_reads_the_balance_while_they_do() {
    let app = town().await;
    // Driss is of no unit: his line manager decides, who heads nothing.
    app.change(app.collection("employees"), "driss", json!({"managerId": "brahim"}))
        .await;
    let of = json!({"employeeIds": ["driss"]});
    assert_eq!(
        code(act(&app, "brahim", "leaveRecords.balances", of.clone()).await),
        "leave_balance_not_yours"
    );
    let row = submit(&app, "driss", input("annual", "2026-12-07", "2026-12-08"))
        .await
        .unwrap();
    assert_eq!(row["actorIds"], json!(["brahim"]));
    let told = act(&app, "brahim", "leaveRecords.balances", of.clone()).await.unwrap();
    assert_eq!(told["balances"][0]["available"], 20);
    decide(&app, &row, "approved").await.unwrap();
    assert_eq!(
        code(act(&app, "brahim", "leaveRecords.balances", of).await),
        "leave_balance_not_yours"
    );
}

#[tokio::test]
async fn a_decision_is_printed_for_the_person_and_names_its_number() {
    let app = town().await;
    app.card().await;
    let row = super::granted(&app, "amina", input("annual", "2026-12-07", "2026-12-08")).await;
    let order = with(one(&row), json!({"language": "fr"}));
    assert_eq!(
        code(act(&app, "chama", "leaveRequests.print", order.clone()).await),
        "leave_not_yours"
    );
    let issued = act(&app, "amina", "leaveRequests.print", order).await.unwrap();
    let text = app.record_text(&issued).await;
    assert!(text.contains("Congé administratif annuel"), "{text}");
    let [balance, ..] = crate::town::annual(&app, "amina").await;
    assert_eq!(balance, 20);
    for said in [
        "20\u{a0}jours ouvrables",
        "2\u{a0}jours ouvrables",
        "Décide",
        "art. 40",
        "113-14",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    let row = app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await;
    assert_eq!(row["refNumber"], issued["refNumber"]);
    let waiting = submit(&app, "amina", input("annual", "2026-12-14", "2026-12-15"))
        .await
        .unwrap();
    let early = act(
        &app,
        "amina",
        "leaveRequests.print",
        with(one(&waiting), json!({"language": "fr"})),
    )
    .await;
    assert_eq!(code(early), "leave_not_granted");
}

#[tokio::test]
async fn a_decision_of_half_days_names_the_half_and_counts_in_words() {
    let app = town().await;
    app.card().await;
    let halves = with(input("annual", "2026-12-07", "2026-12-09"), json!({"startHalf": true}));
    let row = super::granted(&app, "amina", halves).await;
    let order = with(one(&row), json!({"language": "ar"}));
    let issued = act(&app, "amina", "leaveRequests.print", order).await.unwrap();
    let text = app.record_text(&issued).await;
    for said in ["ابتداء من الزوال", "يوما عمل ونصف", "قرر ما يلي"] {
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[tokio::test]
async fn a_refusal_is_printed_with_its_reason_and_the_ways_of_appeal() {
    let app = town().await;
    app.card().await;
    let row = submit(&app, "amina", input("annual", "2026-12-07", "2026-12-08"))
        .await
        .unwrap();
    decide(&app, &row, "rejected").await.unwrap();
    let order = with(one(&row), json!({"language": "fr"}));
    assert_eq!(
        code(act(&app, "brahim", "leaveRequests.print", order.clone()).await),
        "document_not_found"
    );
    let issued = act(&app, "amina", "leaveRequests.print", order).await.unwrap();
    let text = app.record_text(&issued).await;
    for said in ["Nécessité de service", "03-01", "recours gracieux"] {
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[tokio::test]
async fn a_decision_bears_the_signatures_of_whoever_approved_it() {
    let app = town().await;
    app.card().await;
    let row = super::granted(&app, "amina", input("annual", "2026-12-07", "2026-12-08")).await;
    let order = with(one(&row), json!({"language": "fr"}));
    let issued = act(&app, "amina", "leaveRequests.print", order).await.unwrap();
    assert_eq!(issued["ready"], true);
    let row = app.get(&LEAVE_REQUESTS, row["$id"].as_str().unwrap()).await;
    let paper = app.paper(&issued).await;
    assert_eq!(
        row["signedFileId"].as_str(),
        paper.get(paper::SIGNED_FILE).map(|Id(id)| id).as_deref()
    );
    assert!(paper.get(paper::SIGNED_SHA256).is_some(), "its signed copy is printed");
    let signers = signed_copy::signers(&paper);
    let offices: Vec<&str> = signers.iter().map(|one| one.office[0].as_str()).collect();
    assert_eq!(offices, ["Chef de service", "Ressources humaines"]);
    let signed = app.all(&SIGNATURES).await;
    let known = |id: &String| signed.iter().any(|row| row.id == *id);
    assert!(signers.iter().all(|one| known(&one.signature_id)), "{signers:?}");
}
