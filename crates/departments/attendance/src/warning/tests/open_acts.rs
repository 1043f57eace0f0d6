//! Every act on a letter × every state × every caller: what is offered is accepted, and nothing else is.

use schema::Date;
use serde_json::{Value as Json, json};

use super::super::{CANCELLED_REASON, HANDED_ON, REPLY_UNTIL, STATUS, Status, WARNINGS};
use super::{act, hand_over, letter};
use crate::testing::{TestApp, offers};
use crate::town::{name_signatory, send_scan, town};

/// How far a letter has come.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Issued,
    HandedOver,
    /// Its term is over.
    Silent,
    Acknowledged,
    Disputed,
    Upheld,
    Cancelled,
    /// Of a warning.
    Draft,
}

async fn transact(app: &TestApp, work: impl Fn(&mut engine::Cx<'_>) -> schema::Result<()> + Send + 'static) {
    let whole = TestApp::full_rights();
    app.engine.transact(&whole, "make", work).await.unwrap();
}

async fn cancel_letters(app: &TestApp) {
    transact(app, |cx| {
        for letter in cx.all(&WARNINGS, [STATUS.ne(Status::Cancelled)])? {
            let letter = letter.with(STATUS, Status::Cancelled);
            cx.update(letter.with(CANCELLED_REASON, "x".to_owned()))?;
        }
        Ok(())
    })
    .await;
}

/// The letter was handed over, and its term went by.
async fn pass_term(app: &TestApp, id: String) {
    transact(app, move |cx| {
        let (first, last) = ("2026-11-02".parse().unwrap(), "2026-11-12".parse().unwrap());
        let handed = cx.need(&WARNINGS, &id)?.with(HANDED_ON, Date(first));
        cx.update(handed.with(REPLY_UNTIL, Date(last))).map(drop)
    })
    .await;
}

/// A request to Amina that has come so far, or the draft that follows it; those before it are cancelled.
async fn letter_at(app: &TestApp, stage: Stage) -> String {
    cancel_letters(app).await;
    let hajar = app.ctx("hajar").await;
    let made = app.create(&hajar, &WARNINGS, letter("amina", "19")).await.unwrap();
    let id = made["$id"].as_str().unwrap().to_owned();
    let reply = json!({"id": id, "response": "x"});
    let word = json!({"id": id, "decision": "upheld", "reason": "x", "kind": "warning"});
    let steps: &[(&str, &str, &Json)] = match stage {
        Stage::Issued | Stage::HandedOver | Stage::Silent => &[],
        Stage::Acknowledged => &[("amina", "acknowledge", &word)],
        Stage::Disputed => &[("amina", "dispute", &reply)],
        Stage::Upheld => &[("amina", "dispute", &reply), ("chama", "decide", &word)],
        Stage::Cancelled => &[("hajar", "cancel", &word)],
        Stage::Draft => &[("amina", "dispute", &reply), ("hajar", "escalate", &word)],
    };
    let mut last = made;
    for (who, step, given) in steps {
        last = act(app, who, &format!("warnings.{step}"), (*given).clone())
            .await
            .unwrap();
    }
    if stage == Stage::HandedOver {
        hand_over(app, &id).await;
    }
    if stage == Stage::Silent {
        pass_term(app, id).await;
    }
    last["$id"].as_str().unwrap().to_owned()
}

/// What is given to an act; papers are printed by their own stories.
fn input(act: &str, is_open: bool) -> Json {
    match act {
        "warnings.print" | "warnings.printAll" | "warnings.draft" if is_open => Json::Null,
        "warnings.signByHand" => json!({"fileId": "scan"}),
        _ => json!({"response": "x", "decision": "upheld", "reason": "x", "on": "2026-11-20", "how": "post",
            "kind": "warning", "language": "fr"}),
    }
}

/// Of the addressee, the head, and human resources, by stage.
const OPEN: [(Stage, [&str; 3]); 8] = [
    (
        Stage::Issued,
        [
            "acknowledge dispute print printAll",
            "cancel",
            "cancel handOver print printAll",
        ],
    ),
    (
        Stage::HandedOver,
        ["acknowledge dispute print printAll", "cancel", "cancel print printAll"],
    ),
    (
        Stage::Silent,
        [
            "acknowledge print printAll",
            "decide cancel",
            "decide cancel escalate print printAll",
        ],
    ),
    (
        Stage::Acknowledged,
        ["dispute print printAll", "cancel", "cancel print printAll"],
    ),
    (
        Stage::Disputed,
        [
            "print printAll",
            "decide cancel",
            "decide cancel escalate print printAll",
        ],
    ),
    (Stage::Upheld, ["print printAll", "", "cancel escalate print printAll"]),
    (Stage::Cancelled, ["", "", ""]),
    (Stage::Draft, ["", "sign", "cancel signByHand draft"]),
];

#[tokio::test]
async fn what_is_offered_is_accepted_and_nothing_else_is() {
    let app = town().await;
    name_signatory(&app, "chama").await;
    send_scan(&app).await;
    for (stage, [addressee, head, hr]) in OPEN {
        let reader = match stage {
            Stage::Cancelled | Stage::Draft => "",
            _ => "print printAll",
        };
        for (who, acts) in [
            ("amina", addressee),
            ("chama", head),
            ("hajar", hr),
            ("warda", reader),
            ("brahim", ""),
        ] {
            let make = async || letter_at(&app, stage).await;
            let offered = offers(&app, who, &WARNINGS, make, input).await;
            let names: Vec<&str> = offered.iter().map(|act| act.trim_start_matches("warnings.")).collect();
            assert_eq!(names.join(" "), acts, "{who} {stage:?}");
        }
    }
}

#[tokio::test]
async fn what_stands_against_an_act_is_told_to_whom_it_might_be_open() {
    let app = town().await;
    let refusals = async |who: &str, id: &str| {
        let asked = json!({"collection": "warnings", "ids": [id]});
        let open = act(&app, who, "acts.open", asked).await.unwrap();
        let refused = open[id]["refused"].as_object().unwrap().clone();
        let told = refused.into_iter().map(|(act, why)| {
            let why = why["type"].as_str().unwrap().to_owned();
            (act.trim_start_matches("warnings.").to_owned(), why)
        });
        told.collect::<Vec<(String, String)>>()
    };
    let pair = |act: &str, why: &str| (act.to_owned(), why.to_owned());
    let id = letter_at(&app, Stage::HandedOver).await;
    assert_eq!(refusals("amina", &id).await, [], "nothing is hers to decide");
    assert_eq!(refusals("chama", &id).await, [pair("decide", "reply_term_runs")]);
    let of_hr = [
        pair("decide", "reply_term_runs"),
        pair("escalate", "escalation_term_runs"),
        pair("handOver", "letter_handed_over"),
    ];
    assert_eq!(refusals("hajar", &id).await, of_hr);
    let draft = letter_at(&app, Stage::Draft).await;
    let of_hr = [
        pair("decide", "flow_step_forbidden"),
        pair("print", "warning_not_signed"),
        pair("printAll", "warning_not_signed"),
    ];
    assert_eq!(refusals("hajar", &draft).await, of_hr);
}

#[tokio::test]
async fn a_letter_is_followed_once_and_never_beyond_a_warning() {
    let app = town().await;
    let id = letter_at(&app, Stage::Disputed).await;
    let next = json!({"id": id, "kind": "warning"});
    let draft = act(&app, "hajar", "warnings.escalate", next).await.unwrap();
    let asked = json!({"collection": "warnings", "ids": [id, draft["$id"]]});
    let open = act(&app, "hajar", "acts.open", asked).await.unwrap();
    assert_eq!(
        open[&id]["refused"]["warnings.escalate"]["type"],
        "warning_already_exists"
    );
    let of_draft = &open[draft["$id"].as_str().unwrap()];
    assert_eq!(
        of_draft["refused"]["warnings.escalate"],
        Json::Null,
        "there is no such act: {of_draft}"
    );
}
