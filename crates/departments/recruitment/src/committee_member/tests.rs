//! What members find on the page of marking, and who finds nothing.

use platform::notice::NOTIFICATIONS;
use platform::open_place::open_places;
use schema::{Document, Id};
use serde_json::{Value as Json, json};

use crate::appeal::{self, APPEALS, AppealSubject};
use crate::marked_town::{
    MARKS, act, draw_and_assign, house, lifted_town, lock, mark_written, marked_town, marked_town_with, sign,
};
use crate::testing::TestApp;

async fn duty(app: &TestApp, who: &str) -> Json {
    let told = act(app, who, "committeeMembers.duties", json!({})).await.unwrap();
    told["exams"][0].clone()
}

async fn places(app: &TestApp, who: &str) -> Vec<&'static str> {
    let user = Id::from(who);
    app.read(move |cx| open_places(cx, &user)).await
}

#[tokio::test]
async fn the_page_of_marking_is_open_to_members_alone() {
    let app = marked_town().await;
    for who in ["mina", "wafa", "omar"] {
        assert_eq!(places(&app, who).await, ["/recruitment-system/marking"], "{who}");
    }
    for who in ["walid", "sanae", "karim"] {
        assert!(places(&app, who).await.is_empty(), "{who}");
        assert_eq!(duty(&app, who).await, Json::Null, "{who}");
    }
}

#[tokio::test]
async fn a_lock_waits_for_the_other_signature() {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    let state = |told: &Json| told["phases"][0]["state"].clone();
    assert_eq!(
        duty(&app, "wafa").await["phases"],
        json!([{"phase": "written", "state": "open"}])
    );
    assert_eq!(duty(&app, "omar").await["phases"], json!([]), "of the oral committee");
    let order = json!({"recruitmentId": "exam", "phase": "written"});
    sign(&app, "wafa", "examLocks.close", order.clone()).await.unwrap();
    assert_eq!(state(&duty(&app, "wafa").await), "yours");
    assert_eq!(state(&duty(&app, "mourad").await), "signed");
    sign(&app, "mourad", "examLocks.close", order).await.unwrap();
    assert_eq!(state(&duty(&app, "wafa").await), "locked");
}

#[tokio::test]
async fn minima_are_the_presidents_until_the_lock_where_the_committee_fixes_them() {
    let app = marked_town_with(json!({"thresholdsBy": "committee"}), json!({})).await;
    let own = json!([{"examTestId": "essay", "labelFr": "essay", "labelAr": "essay", "hundredths": 1000},
        {"examTestId": "total", "labelFr": "Moyenne générale", "labelAr": "المعدل العام", "hundredths": null}]);
    assert_eq!(duty(&app, "wafa").await["minima"], own);
    assert_eq!(duty(&app, "mourad").await["minima"], json!([]), "a member fixes none");
    let fixed = json!({"id": "exam", "minima": [{"examTestId": "essay", "minMark": 12},
        {"examTestId": "total", "minMark": 11}]});
    act(&app, "wafa", "recruitments.setMinima", fixed).await.unwrap();
    let fixed = duty(&app, "wafa").await["minima"].clone();
    assert_eq!([&fixed[0]["hundredths"], &fixed[1]["hundredths"]], [1200, 1100]);
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    lock(&app, "written", "wafa", "mourad").await;
    assert_eq!(duty(&app, "wafa").await["minima"], json!([]));
}

#[tokio::test]
async fn the_minima_of_the_notice_are_nobodys_to_fix() {
    let app = marked_town().await;
    assert_eq!(duty(&app, "wafa").await["minima"], json!([]));
}

#[tokio::test]
async fn markers_are_told_once_of_their_copies() {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    let lots = json!({"examTestId": "essay", "memberIds": ["mina"]});
    act(&app, "sanae", "examCopies.assign", lots).await.unwrap();
    let told = app.all(&NOTIFICATIONS).await;
    assert_eq!(told.len(), 1);
    let text = app.get(&NOTIFICATIONS, &told[0].id).await.to_string();
    assert!(text.contains("examCopies.assigned") && text.contains("mina"), "{text}");
    assert!(text.contains("/recruitment-system/marking"), "{text}");
}

#[tokio::test]
async fn an_appeal_waits_for_who_did_not_decide_first_then_for_another() {
    let app = lifted_town(MARKS).await;
    house(&app, |cx| {
        let at = cx.moment();
        let appeal = Document::new(&APPEALS)
            .with(appeal::CANDIDATE, Id::from("c4"))
            .with(appeal::RECRUITMENT, Id::from("exam"))
            .with(appeal::ABOUT, AppealSubject::Mark)
            .with(appeal::TEST, Id::from("essay"))
            .with(appeal::TEXT, "Erreur de total".to_owned())
            .with(appeal::FILED_AT, at)
            .with(appeal::FIRST_DECIDED_BY, vec![Id::from("mina")]);
        cx.create(appeal).map(drop)
    })
    .await;
    for who in ["mina", "omar"] {
        assert_eq!(duty(&app, who).await["appeals"], json!([]), "{who}");
    }
    let waiting = duty(&app, "mourad").await["appeals"][0].clone();
    assert_eq!(waiting["mayDecide"], true);
    let verdict = json!({"id": waiting["id"], "decision": "accepted", "reason": "Erreur constatée", "mark": 12});
    sign(&app, "mourad", "appeals.decide", verdict).await.unwrap();
    assert_eq!(
        duty(&app, "mourad").await["appeals"],
        json!([]),
        "another carries it out"
    );
    assert_eq!(duty(&app, "wafa").await["appeals"][0]["mayCarryOut"], true);
}
