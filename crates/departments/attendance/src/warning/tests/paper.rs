//! The letter on paper: three kinds under one series, in two languages, following its row.

use serde_json::{Value as Json, json};

use super::super::WARNINGS;
use super::sign::sign;
use super::{act, issued, letter};
use crate::testing::{TestApp, code, pdf_text};
use crate::town::town;
use platform::papers::authentic_document::{ISSUED_BY, REF_NUMBER, STATE, State};

async fn print(app: &TestApp, who: &str, id: &str, language: &str) -> schema::Result<Json> {
    act(app, who, "warnings.print", json!({"id": id, "language": language})).await
}

/// Makes a letter; a warning follows the request that stands. Its id.
async fn make(app: &TestApp, data: Json) -> String {
    if data["kind"] != "warning" {
        return app.make(&WARNINGS, data).await["$id"].as_str().unwrap().to_owned();
    }
    let reply = json!({"id": "explanation_request", "response": "J’étais souffrante"});
    act(app, "amina", "warnings.dispute", reply).await.unwrap();
    let next = json!({"id": "explanation_request", "kind": "warning"});
    let made = act(app, "hajar", "warnings.escalate", next).await.unwrap();
    sign(app, made["$id"].as_str().unwrap()).await.unwrap();
    made["$id"].as_str().unwrap().to_owned()
}

/// Each kind, its title, what it says, and its title in Arabic.
const TITLES: [(&str, &str, &str, &str); 3] = [
    (
        "notice",
        "Avis d’absence",
        "ne constitue pas une sanction",
        "إشعار بالتغيب",
    ),
    (
        "explanation_request",
        "Demande d’explication",
        "loi n° 12-81",
        "استفسار",
    ),
    ("warning", "Avertissement", "horaires de travail", "إنذار"),
];

#[tokio::test]
async fn each_kind_says_what_it_is_under_the_number_of_the_letter() {
    let app = town().await;
    app.card().await;
    for (number, (kind, title, words, arabic)) in TITLES.into_iter().enumerate() {
        let mut data = letter("amina", &format!("1{number}"));
        data["$id"] = json!(kind);
        data["kind"] = json!(kind);
        let id = make(&app, data).await;
        let kind = id.as_str();
        let made = print(&app, "hajar", kind, "fr").await.unwrap();
        let reference = format!("{}/2026", number + 1);
        assert_eq!((&made["refNumber"], &made["ready"]), (&json!(reference), &json!(true)));
        let text = pdf_text(&app.paper_bytes(&made).await);
        for word in [
            title,
            words,
            "Agent AA1001",
            "une absence",
            "Absence constatée",
            &reference,
        ] {
            assert!(text.contains(word), "{kind}: {word} in {text}");
        }
        let made = print(&app, "hajar", kind, "ar").await.unwrap();
        let row = app.paper(&made).await;
        assert_eq!(row.get(REF_NUMBER), Some(reference), "one number in every language");
        let text = pdf_text(&app.paper_bytes(&made).await);
        assert!(text.contains(arabic) && text.contains("عون AA1001"), "{text}");
    }
}

#[tokio::test]
async fn its_paper_is_printed_once_and_ends_with_the_letter() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    let made = print(&app, "hajar", "w", "fr").await.unwrap();
    assert_eq!(print(&app, "hajar", "w", "fr").await.unwrap()["docId"], made["docId"]);
    assert_eq!(app.get(&WARNINGS, "w").await["docId"], made["docId"]);
    let change = json!({"reason": "Absence de l’après-midi"});
    app.update(&app.ctx("hajar").await, &WARNINGS, "w", change)
        .await
        .unwrap();
    assert_eq!(app.paper(&made).await.get(STATE), Some(State::Outdated));
    act(&app, "hajar", "warnings.cancel", json!({"id": "w", "reason": "Erreur"}))
        .await
        .unwrap();
    assert_eq!(app.paper(&made).await.get(STATE), Some(State::Cancelled));
    assert_eq!(code(print(&app, "hajar", "w", "fr").await), "warning_paper_cancelled");
    assert_eq!(code(print(&app, "amina", "w", "fr").await), "warning_paper_cancelled");
}

#[tokio::test]
async fn whom_it_is_addressed_to_opens_it_before_anybody_printed_it_and_others_do_not() {
    let app = town().await;
    issued(&app, "w", "amina", "19").await;
    assert_eq!(code(print(&app, "brahim", "w", "fr").await), "document_not_found");
    assert_eq!(
        code(print(&app, "chama", "w", "fr").await),
        "user_unauthorized",
        "the head reads it alone"
    );
    let made = print(&app, "amina", "w", "fr").await.unwrap();
    assert!(pdf_text(&app.paper_bytes(&made).await).contains("Agent AA1001"));
    assert_eq!(
        app.paper(&made).await.get(ISSUED_BY),
        None,
        "nobody issues a letter to themselves"
    );
    assert_eq!(print(&app, "hajar", "w", "fr").await.unwrap()["docId"], made["docId"]);
    assert_eq!(app.get(&WARNINGS, "w").await["docId"], made["docId"]);
}

#[tokio::test]
async fn letters_that_were_issued_together_are_printed_together_each_under_its_number() {
    let app = town().await;
    for (id, who) in [("w", "amina"), ("v", "brahim")] {
        issued(&app, id, who, "19").await;
    }
    let order = json!({"ids": ["w", "v"], "language": "ar"});
    let made = act(&app, "hajar", "warnings.printAll", order.clone()).await.unwrap();
    let numbers: Vec<&Json> = made["papers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["refNumber"])
        .collect();
    assert_eq!(numbers, ["1/2026", "2/2026"]);
    let again = act(&app, "hajar", "warnings.printAll", order.clone()).await.unwrap();
    assert_eq!(again["papers"][1]["docId"], made["papers"][1]["docId"], "once");
    assert_eq!(
        code(act(&app, "chama", "warnings.printAll", order).await),
        "user_unauthorized"
    );
    let many: Vec<String> = (0..21).map(|at| at.to_string()).collect();
    let too_many = act(
        &app,
        "hajar",
        "warnings.printAll",
        json!({"ids": many, "language": "fr"}),
    )
    .await;
    assert_eq!(code(too_many), "general_argument_invalid");
}
