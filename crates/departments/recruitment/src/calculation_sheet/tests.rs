//! What a candidate reads of their own marks.

use engine::{Cx, RequestContext, Rights};
use serde_json::{Value as Json, json};

use crate::candidate::{CANDIDATES, TRACKING_HASH, tracking_number};
use crate::marked_town::{MARKS, act, heard_town, house, lifted_town, lock, sign};
use crate::testing::{TestApp, code};

/// What a candidate knows: the card and the number of the receipt.
async fn applicant_of(app: &TestApp, id: &'static str, card: &str) -> Json {
    let number = house(app, move |cx: &mut Cx<'_>| {
        let number = tracking_number::of(cx, id)?;
        let hash = tracking_number::hash(cx, &number)?;
        let row = cx.need(&CANDIDATES, id)?;
        cx.update(row.with(TRACKING_HASH, hash))?;
        Ok(number)
    })
    .await;
    json!({"CIN": card, "trackingNumber": number})
}

async fn marks(app: &TestApp, who: &Json) -> schema::Result<Json> {
    let guest = RequestContext {
        network: Some("a".to_owned()),
        ..RequestContext::new(Rights::guest())
    };
    app.act(&guest, "candidates.marks", who.clone()).await
}

async fn announce(app: &TestApp, kind: &str) {
    sign(
        app,
        "sanae",
        "recruitments.announce",
        json!({"id": "exam", "kind": kind}),
    )
    .await
    .unwrap();
}

#[tokio::test]
async fn own_marks_are_read_once_the_list_that_rests_on_them_is_public() {
    let app = lifted_town(MARKS).await;
    let (failed, absent) = (
        applicant_of(&app, "c4", "JB10004").await,
        applicant_of(&app, "c6", "JB10006").await,
    );
    assert_eq!(
        marks(&app, &failed).await.unwrap()["sheet"],
        Json::Null,
        "lifted, not published"
    );
    announce(&app, "written").await;
    let sheet = marks(&app, &failed).await.unwrap()["sheet"].clone();
    let test = &sheet["tests"][0];
    assert_eq!(
        [
            &test["examTestId"],
            &test["printed"],
            &test["minMark"],
            &test["isBelow"]
        ],
        [&json!("essay"), &json!(999), &json!(1000), &json!(true)]
    );
    assert_eq!([&sheet["verdict"], &sheet["why"]], ["failed_written", "below_minimum"]);
    assert_eq!([&sheet["rank"], &sheet["score"], &sheet["oral"]], [&Json::Null; 3]);
    let sheet = marks(&app, &absent).await.unwrap()["sheet"].clone();
    assert_eq!(
        [&sheet["tests"][0]["isAbsent"], &sheet["why"]],
        [&json!(true), &json!("absent")]
    );
}

#[tokio::test]
async fn the_oral_and_the_rank_wait_for_their_own_lists() {
    let app = heard_town(&[("c1", 12.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)]).await;
    let who = applicant_of(&app, "c2", "JB10002").await;
    let sheet = marks(&app, &who).await.unwrap()["sheet"].clone();
    assert_eq!(
        sheet["tests"].as_array().unwrap().len(),
        1,
        "the oral is not published: {sheet}"
    );
    assert_eq!(sheet["verdict"], "pending");
    announce(&app, "oral").await;
    let sheet = marks(&app, &who).await.unwrap()["sheet"].clone();
    assert_eq!(sheet["oral"]["printed"], 1500);
    act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    assert_eq!(
        marks(&app, &who).await.unwrap()["sheet"]["rank"],
        Json::Null,
        "ranked, not announced"
    );
    lock(&app, "ranking", "wafa", "oumaima").await;
    announce(&app, "final").await;
    let sheet = marks(&app, &who).await.unwrap()["sheet"].clone();
    assert_eq!(
        [&sheet["rank"], &sheet["score"]["printed"], &sheet["verdict"]],
        [&json!(1), &json!(1400), &json!("hired")]
    );
    let text = sheet.to_string();
    assert!(
        !["101", "103", "105", "c1", "c5"]
            .iter()
            .any(|other| text.contains(&format!("\"{other}\""))),
        "{text}"
    );
}

#[tokio::test]
async fn right_and_wrong_cost_the_same_statements() {
    let app = lifted_town(MARKS).await;
    let who = applicant_of(&app, "c4", "JB10004").await;
    announce(&app, "written").await;
    let asked = async |who: Json| {
        let before = app.engine.store().statements();
        let told = marks(&app, &who).await;
        (app.engine.store().statements() - before, told)
    };
    asked(who.clone()).await.1.unwrap();
    let (right, told) = asked(who.clone()).await;
    assert!(told.unwrap()["sheet"].is_object());
    let mut wrong = who.clone();
    wrong["CIN"] = json!("ZZ999999");
    let (wrong_card, first) = asked(wrong).await;
    let mut wrong = who;
    wrong["trackingNumber"] = json!("2222-2222-2222");
    let (wrong_number, second) = asked(wrong).await;
    assert_eq!([wrong_card, wrong_number], [right, right]);
    assert_eq!(
        [code(first), code(second)],
        ["document_not_found", "document_not_found"]
    );
}
