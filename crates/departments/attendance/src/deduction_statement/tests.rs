//! Statements of deductions: what is stated, what preceded it, and that no minute is ever stated twice.

use serde_json::{Value as Json, json};

use super::DEDUCTION_STATEMENTS;
use crate::absence::field::{ABSENCES, MINUTES};
use crate::testing::{TestApp, code, pdf_text};
use crate::town::{name_signatory, town};
use crate::warning::WARNINGS;

mod open_acts;
mod sign;

async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> schema::Result<Json> {
    app.act(&app.ctx(who).await, id, data).await
}

async fn absent(app: &TestApp, id: &str, who: &str, day: &str, minutes: i64) {
    app.make(
        &ABSENCES,
        json!({"$id": id, "employeeId": who, "date": day, "minutes": minutes}),
    )
    .await;
}

async fn justify(app: &TestApp, id: &str, who: &str, decision: &str) {
    act(
        app,
        who,
        "absences.justify",
        json!({"ids": [id], "reason": "permission"}),
    )
    .await
    .unwrap();
    let decided = json!({"ids": [id], "decision": decision, "reason": "Examiné"});
    act(app, "hajar", "absences.decide", decided).await.unwrap();
}

/// A request about a day, answered and upheld.
async fn settle(app: &TestApp, id: &str, who: &str, day: &str) {
    request(app, id, who, day).await;
    reply_and_uphold(app, id, who).await;
}

async fn request(app: &TestApp, id: &str, who: &str, day: &str) {
    let letter = json!({"$id": id, "persoActifId": who, "date": day, "absent": true, "kind": "explanation_request"});
    app.make(&WARNINGS, letter).await;
}

async fn reply_and_uphold(app: &TestApp, id: &str, who: &str) {
    act(app, who, "warnings.dispute", json!({"id": id, "response": "x"}))
        .await
        .unwrap();
    uphold(app, id).await;
}

async fn uphold(app: &TestApp, id: &str) {
    let upheld = json!({"id": id, "decision": "upheld", "reason": "Non établi"});
    act(app, "chama", "warnings.decide", upheld).await.unwrap();
}

async fn generate(app: &TestApp, month: &str) -> Json {
    act(app, "hajar", "deductionStatements.generate", json!({"month": month}))
        .await
        .unwrap()
}

/// The lines of the only statement: day, minutes, whether they counter a former one.
fn lines(done: &Json) -> Vec<(String, i64, bool)> {
    let all = done["statements"].as_array().unwrap();
    assert_eq!(all.len(), 1, "{done}");
    let line = |one: &Json| {
        (
            one["day"].as_str().unwrap().to_owned(),
            one["minutes"].as_i64().unwrap(),
            one["counter"] == true,
        )
    };
    all[0]["lines"].as_array().unwrap().iter().map(line).collect()
}

fn plain(day: &str, minutes: i64) -> (String, i64, bool) {
    (day.to_owned(), minutes, false)
}

fn counter(day: &str, minutes: i64) -> (String, i64, bool) {
    (day.to_owned(), minutes, true)
}

/// Signs the only statement of a month; its id.
async fn sign(app: &TestApp, done: &Json) -> String {
    let id = done["statements"][0]["$id"].as_str().unwrap().to_owned();
    signing(app, "hajar", &json!({"id": id})).await.unwrap();
    id
}

#[tokio::test]
async fn a_month_states_unjustified_minutes_with_what_preceded_them() {
    let app = town().await;
    absent(&app, "x", "amina", "2026-10-05", 450).await;
    absent(&app, "y", "amina", "2026-10-06", 120).await;
    absent(&app, "z", "brahim", "2026-10-06", 450).await;
    justify(&app, "z", "brahim", "accepted").await;
    justify(&app, "y", "amina", "refused").await;
    settle(&app, "w", "amina", "2026-10-05").await;
    let done = generate(&app, "2026-10").await;
    assert_eq!(lines(&done), [plain("2026-10-05", 450), plain("2026-10-06", 120)]);
    let statement = &done["statements"][0];
    assert_eq!([&statement["employeeId"], &statement["state"]], ["amina", "draft"]);
    assert_eq!(statement["minutes"], 450, "what is not ready does not count");
    let [first, second] = [&statement["lines"][0], &statement["lines"][1]];
    assert_eq!(
        [&first["warningId"], &first["refNumber"], &first["decision"]],
        ["w", "1/2026", "Non établi"]
    );
    assert_eq!([&first["repliedOn"], &first["decidedOn"]], ["2026-11-20", "2026-11-20"]);
    assert_eq!(
        [&second["warningId"], &second["justification"]],
        [&Json::Null, &json!("refused")]
    );
    assert_eq!(
        [&first["missing"], &second["missing"]],
        [&json!([]), &json!(["request"])]
    );
    let again = generate(&app, "2026-10").await;
    assert_eq!([&again["made"], &again["changed"]], [0, 0]);
}

#[tokio::test]
async fn what_is_signed_is_frozen_and_what_changes_is_a_counter_line_of_the_next_month() {
    let app = town().await;
    app.at("2026-12-02T10:00:00Z");
    absent(&app, "x", "amina", "2026-10-05", 450).await;
    absent(&app, "y", "amina", "2026-10-06", 120).await;
    absent(&app, "n", "amina", "2026-11-09", 60).await;
    for (letter, day) in [("wx", "2026-10-05"), ("wy", "2026-10-06"), ("wn", "2026-11-09")] {
        settle(&app, letter, "amina", day).await;
    }
    let october = generate(&app, "2026-10").await;
    sign(&app, &october).await;
    justify(&app, "x", "amina", "accepted").await;
    let kept = generate(&app, "2026-10").await;
    assert_eq!([&kept["kept"], &kept["changed"]], [1, 0]);
    let november = generate(&app, "2026-11").await;
    assert_eq!(lines(&november), [counter("2026-10-05", -450), plain("2026-11-09", 60)]);
    assert_eq!(november["statements"][0]["minutes"], -390);
    let second = sign(&app, &november).await;
    assert_eq!(generate(&app, "2026-12").await["made"], 0, "nothing is stated twice");
    // The decision is taken back, and the day is stated once more.
    let refused = json!({"ids": ["x"], "decision": "refused", "reason": "Pièce fausse"});
    act(&app, "hajar", "absences.decide", refused).await.unwrap();
    assert_eq!(lines(&generate(&app, "2026-12").await), [counter("2026-10-05", 450)]);
    // A statement that is cancelled states nothing: its month is made anew.
    act(
        &app,
        "hajar",
        "deductionStatements.cancel",
        json!({"id": second, "reason": "Erreur"}),
    )
    .await
    .unwrap();
    assert_eq!(lines(&generate(&app, "2026-11").await), [plain("2026-11-09", 60)]);
    assert_eq!(generate(&app, "2026-12").await["removed"], 1);
}

/// What is missing of each day of the only statement.
fn missing(done: &Json) -> Vec<String> {
    let line = |one: &Json| {
        let words = one["missing"].as_array().unwrap().iter();
        words.map(|word| word.as_str().unwrap()).collect::<Vec<_>>().join(" ")
    };
    let lines = done["statements"][0]["lines"].as_array().unwrap();
    lines.iter().map(line).collect()
}

#[tokio::test]
async fn a_day_is_deducted_when_its_request_came_its_term_is_over_and_somebody_decided() {
    let app = town().await;
    absent(&app, "x", "amina", "2026-10-05", 450).await;
    let lacks = async |what: &str| {
        let done = generate(&app, "2026-10").await;
        assert_eq!(missing(&done), [what]);
        assert_eq!(done["statements"][0]["minutes"], if what.is_empty() { 450 } else { 0 });
        done
    };
    let nothing = lacks("request decision").await;
    let id = json!({"id": nothing["statements"][0]["$id"]});
    let refused = signing(&app, "hajar", &id).await.unwrap_err();
    let refused = refused.rejection().unwrap();
    assert_eq!((refused.kind.code, refused.kind.status), ("statement_not_ready", 409));
    let text = refused.text(schema::Lang::En);
    assert!(
        text.contains("explanation request") && text.contains("decision"),
        "{text}"
    );
    request(&app, "w", "amina", "2026-10-05").await;
    lacks("handover term decision").await;
    act(&app, "amina", "warnings.acknowledge", json!({"id": "w"}))
        .await
        .unwrap();
    lacks("term decision").await;
    app.at("2026-11-28T10:00:00Z");
    lacks("decision").await;
    uphold(&app, "w").await;
    // What was decided of the letter does not decide about a proof that came after it.
    let proof = json!({"ids": ["x"], "reason": "permission"});
    act(&app, "amina", "absences.justify", proof).await.unwrap();
    lacks("decision").await;
    let refused = json!({"ids": ["x"], "decision": "refused", "reason": "Examiné"});
    act(&app, "hajar", "absences.decide", refused).await.unwrap();
    let ready = lacks("").await;
    sign(&app, &ready).await;
}

#[tokio::test]
async fn a_notice_asks_for_no_explanation() {
    let app = town().await;
    absent(&app, "x", "amina", "2026-10-05", 450).await;
    let notice = json!({"$id": "n", "persoActifId": "amina", "date": "2026-10-05", "absent": true});
    app.make(&WARNINGS, notice).await;
    reply_and_uphold(&app, "n", "amina").await;
    assert_eq!(missing(&generate(&app, "2026-10").await), ["request decision"]);
}

#[tokio::test]
async fn a_day_that_was_not_ready_when_its_month_was_signed_comes_into_the_next_statement() {
    let app = town().await;
    app.at("2026-12-02T10:00:00Z");
    absent(&app, "x", "amina", "2026-10-05", 450).await;
    absent(&app, "y", "amina", "2026-10-06", 120).await;
    settle(&app, "wx", "amina", "2026-10-05").await;
    let october = generate(&app, "2026-10").await;
    assert_eq!(missing(&october), ["", "request decision"]);
    sign(&app, &october).await;
    let waiting = generate(&app, "2026-11").await;
    assert_eq!(lines(&waiting), [counter("2026-10-06", 120)]);
    assert_eq!(missing(&waiting), ["request decision"]);
    settle(&app, "wy", "amina", "2026-10-06").await;
    let ready = generate(&app, "2026-11").await;
    assert_eq!(ready["statements"][0]["minutes"], 120);
    sign(&app, &ready).await;
    assert_eq!(generate(&app, "2026-12").await["made"], 0, "nothing is stated twice");
}

/// A draft of October about Amina, of whom one day is ready; its id.
async fn draft(app: &TestApp) -> Json {
    absent(app, "x", "amina", "2026-10-05", 450).await;
    settle(app, "w", "amina", "2026-10-05").await;
    let done = generate(app, "2026-10").await;
    json!({"id": done["statements"][0]["$id"]})
}

async fn signing(app: &TestApp, who: &str, id: &Json) -> schema::Result<Json> {
    name_signatory(app, "hajar").await;
    let ctx = app.signing(who).await;
    app.act(&ctx, "deductionStatements.sign", id.clone()).await
}

#[tokio::test]
async fn human_resources_alone_read_and_sign_and_never_about_themselves() {
    let app = town().await;
    let id = draft(&app).await;
    for who in ["amina", "chama", "warda"] {
        assert_eq!(code(signing(&app, who, &id).await), "document_not_found");
        let ctx = app.ctx(who).await;
        let seen = app.see(&ctx, &DEDUCTION_STATEMENTS, id["id"].as_str().unwrap());
        assert!(seen.await.is_err(), "{who}");
    }
    let key = TestApp::full_rights();
    let by_key = app.act(&key, "deductionStatements.sign", id.clone());
    assert_eq!(code(by_key.await), "user_unauthorized");
    let closed = act(&app, "hajar", "deductionStatements.sign", id.clone()).await;
    assert_eq!(code(closed), "signature_not_a_person", "the password was not entered");
    let signed = signing(&app, "hajar", &id).await.unwrap();
    assert_eq!([&signed["state"], &signed["signedById"]], ["signed", "hajar"]);
    assert_eq!(code(signing(&app, "hajar", &id).await), "flow_step_forbidden");
    absent(&app, "own", "hajar", "2026-10-05", 60).await;
    let own = json!({"month": "2026-10", "employeeId": "hajar"});
    let own = act(&app, "hajar", "deductionStatements.generate", own).await.unwrap();
    let own = json!({"id": own["statements"][0]["$id"]});
    assert_eq!(code(signing(&app, "hajar", &own).await), "decision_on_oneself");
}

#[tokio::test]
async fn only_what_was_read_is_signed_and_only_after_the_month() {
    let app = town().await;
    let id = draft(&app).await;
    absent(&app, "n", "amina", "2026-11-09", 60).await;
    let running = generate(&app, "2026-11").await;
    let running = json!({"id": running["statements"][0]["$id"]});
    assert_eq!(code(signing(&app, "hajar", &running).await), "month_not_over");
    let set = move |cx: &mut engine::Cx<'_>| {
        let row = cx.need(&ABSENCES, "x")?;
        cx.update(row.with(MINUTES, 300))
    };
    let ctx = TestApp::full_rights();
    app.engine.transact(&ctx, "a day", set).await.unwrap();
    assert_eq!(code(signing(&app, "hajar", &id).await), "statement_outdated");
    generate(&app, "2026-10").await;
    signing(&app, "hajar", &id).await.unwrap();
    for month in ["2026-12", "2026-13", "x"] {
        let wrong = act(&app, "hajar", "deductionStatements.generate", json!({"month": month})).await;
        assert_eq!(code(wrong), "not_a_month", "{month}");
    }
}

/// What stands on the paper of each language.
const SAID: [(&str, &[&str]); 2] = [
    (
        "fr",
        &[
            "État des retenues",
            "au titre du mois d’octobre 2026",
            "05/10/2026",
            "7 h 30 min",
            "1/2026",
            "À régulariser",
            "06/10/2026",
            "demande d’explication, décision",
            "Agent AA1001",
        ],
    ),
    (
        "ar",
        &[
            "جدول الاقتطاعات",
            "برسم شهر أكتوبر",
            "05/10/2026",
            "1/2026",
            "في انتظار",
            "06/10/2026",
            "الاستفسار",
            "عون AA1001",
            "2.99.1216",
        ],
    ),
];

#[tokio::test]
async fn the_paper_says_days_hours_and_what_preceded_them() {
    let app = town().await;
    app.card().await;
    absent(&app, "y", "amina", "2026-10-06", 60).await;
    let id = draft(&app).await;
    let print = async |language: &str| {
        let asked = json!({"id": id["id"], "language": language});
        act(&app, "hajar", "deductionStatements.print", asked).await
    };
    assert_eq!(code(print("fr").await), "statement_not_signed");
    signing(&app, "hajar", &id).await.unwrap();
    for (language, words) in SAID {
        let made = print(language).await.unwrap();
        let text = pdf_text(&app.paper_bytes(&made).await);
        for word in words {
            assert!(text.contains(word), "{language}: {word} in {text}");
        }
    }
}
