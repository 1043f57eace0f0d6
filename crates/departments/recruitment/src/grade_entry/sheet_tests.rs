//! The sheet of a member without an account, typed by two people.

use serde_json::{Value as Json, json};

use super::{GRADE_ENTRIES, STANDING};
use crate::marked_town::{act, draw_and_assign, lock, marked_town, sign};
use crate::testing::{TestApp, code};

/// Mina has no account: Tariq and Sara type what she marked.
async fn sheet_town() -> TestApp {
    let app = marked_town().await;
    for name in ["tariq", "sara"] {
        app.user(name, json!({})).await;
    }
    let sheet = json!({"userId": null, "isExternal": true, "typistIds": ["tariq", "sara"], "decisionRef": "9/2026"});
    app.change(app.collection("committeeMembers"), "mina", sheet).await;
    draw_and_assign(&app, &["mina"]).await;
    app
}

async fn type_one(app: &TestApp, who: &str, number: &str, mark: f64, replaces: Option<&Json>) -> schema::Result<Json> {
    let mut given = json!({"examTestId": "essay", "number": number, "mark": mark});
    if let Some(replaced) = replaces {
        given["replaces"] = replaced["entry"]["$id"].clone();
    }
    act(app, who, "examCopies.mark", given).await
}

/// The line of a copy as a typist sees it.
async fn line_of(app: &TestApp, who: &str, number: &str) -> Json {
    let lot = act(app, who, "examCopies.lot", json!({})).await.unwrap();
    let copies = lot["tests"][0]["copies"].as_array().unwrap();
    copies.iter().find(|copy| copy["number"] == number).unwrap().clone()
}

#[tokio::test]
async fn what_two_people_type_alike_is_the_mark_of_the_member() {
    let app = sheet_town().await;
    let first = type_one(&app, "tariq", "1", 12.5, None).await.unwrap();
    assert_eq!([&first["agrees"], &first["typedTwice"]], [&Json::Null, &json!(false)]);
    let again = type_one(&app, "tariq", "1", 12.5, None).await.unwrap();
    assert_eq!([&again["agrees"], &again["typedTwice"]], [&Json::Null, &json!(true)]);
    assert!(
        app.all(&GRADE_ENTRIES).await.is_empty(),
        "one person alone gives no mark"
    );
    let blind = line_of(&app, "sara", "1").await;
    assert_eq!([&blind["mark"], &blind["sheet"]["other"]], [&Json::Null, &Json::Null]);
    assert_eq!(blind["sheet"]["member"], "mina");
    let second = type_one(&app, "sara", "1", 12.5, None).await.unwrap();
    assert_eq!(second["agrees"], true);
    let entries = app.all(&GRADE_ENTRIES).await;
    let entry = app.get(&GRADE_ENTRIES, &entries[0].id).await;
    assert_eq!(
        [&entry["mark"], &entry["markerId"], &entry["round"]],
        [&json!(12.5), &json!("mina"), &json!(1)]
    );
    assert_eq!(
        [&entry["typedByIds"], &entry["typedTwice"]],
        [&json!(["tariq", "sara"]), &json!(true)]
    );
}

#[tokio::test]
async fn what_differs_is_shown_to_both_and_is_no_mark_until_it_is_the_same() {
    let app = sheet_town().await;
    for number in ["1", "2", "3", "4", "5"] {
        type_one(&app, "tariq", number, 11.0, None).await.unwrap();
        type_one(&app, "sara", number, if number == "3" { 17.0 } else { 11.0 }, None)
            .await
            .unwrap();
    }
    for (who, own, other) in [("tariq", 11, 17), ("sara", 17, 11)] {
        let line = line_of(&app, who, "3").await;
        assert_eq!([&line["mark"], &line["sheet"]["other"]], [&json!(own), &json!(other)]);
        assert_eq!(line["sheet"]["agrees"], false);
    }
    let order = json!({"recruitmentId": "exam", "phase": "written"});
    let early = sign(&app, "wafa", "examLocks.close", order).await;
    assert_eq!(code(early), "marks_missing");
    assert_eq!(
        code(type_one(&app, "sara", "3", 11.0, None).await),
        "mark_already_given"
    );
    let own = json!({"entry": {"$id": line_of(&app, "sara", "3").await["entryId"]}});
    let same = type_one(&app, "sara", "3", 11.0, Some(&own)).await.unwrap();
    assert_eq!(same["agrees"], true);
    assert_eq!(
        code(type_one(&app, "sara", "3", 12.0, Some(&own)).await),
        "mark_not_standing"
    );
    let closed = lock(&app, "written", "wafa", "mourad").await;
    assert_eq!(closed["waitsForSecond"], false);
}

#[tokio::test]
async fn a_mark_that_both_type_anew_replaces_the_former() {
    let app = sheet_town().await;
    let mut own = Vec::new();
    for who in ["tariq", "sara"] {
        own.push(type_one(&app, who, "1", 11.0, None).await.unwrap());
    }
    let first = type_one(&app, "tariq", "1", 13.0, Some(&own[0])).await.unwrap();
    assert_eq!(first["agrees"], false);
    assert_eq!(
        app.all(&GRADE_ENTRIES).await.len(),
        1,
        "the former stands until both agree"
    );
    type_one(&app, "sara", "1", 13.0, Some(&own[1])).await.unwrap();
    let entries = app.all(&GRADE_ENTRIES).await;
    assert_eq!(entries.len(), 2, "both stay");
    let stands: Vec<_> = entries.iter().filter(|entry| entry.get(STANDING).is_some()).collect();
    assert_eq!(stands.len(), 1);
    let row = app.get(&GRADE_ENTRIES, &stands[0].id).await;
    assert_eq!(
        [&row["mark"], &row["replaces"].is_null().into()],
        [&json!(13), &json!(false)]
    );
}

#[tokio::test]
async fn two_different_people_type_who_have_no_seat_and_no_secret() {
    let app = sheet_town().await;
    let members = app.collection("committeeMembers");
    let all = TestApp::full_rights();
    for (member, typists) in [
        ("mina", json!(["tariq"])),
        ("mina", json!(["tariq", "tariq"])),
        ("mina", json!(["tariq", "wafa"])),
        ("mourad", json!(["omar", "othman"])),
    ] {
        let refused = app
            .update(
                &all,
                members,
                member,
                json!({"typistIds": typists, "decisionRef": "10/2026"}),
            )
            .await;
        assert_eq!(code(refused), "committee_member_typists", "{member} {typists}");
    }
    let rights = json!({"permissions": ["recruitment-system:update"]});
    app.change(app.collection("users"), "sara", rights).await;
    assert_eq!(
        code(type_one(&app, "sara", "1", 10.0, None).await),
        "secretariat_gives_no_mark"
    );
    assert_eq!(
        code(type_one(&app, "wafa", "1", 10.0, None).await),
        "document_not_found"
    );
    let rights = json!({"permissions": ["recruitment-system:update", "recruitment-system:read"]});
    app.change(app.collection("users"), "tariq", rights).await;
    let labels = sign(&app, "tariq", "recruitments.labels", json!({"id": "exam"})).await;
    assert_eq!(code(labels), "marker_stays_blind");
}
