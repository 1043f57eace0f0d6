//! Marks as they are entered.

use schema::{Document, Id};
use serde_json::{Value as Json, json};

use super::{GRADE_ENTRIES, STANDING, TYPED_TWICE};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::marked_town::{act, draw_and_assign, heard_town, house, marked_town, marked_town_with};
use crate::testing::{TestApp, code, offers};

fn mark_order(number: &str, mark: impl Into<Json>) -> Json {
    json!({"examTestId": "essay", "number": number, "mark": mark.into()})
}

async fn mark(app: &TestApp, who: &str, data: Json) -> schema::Result<Json> {
    act(app, who, "examCopies.mark", data).await
}

#[tokio::test]
async fn a_mark_is_entered_compared_and_replaced_and_all_entries_stay() {
    let app = marked_town().await;
    draw_and_assign(&app, &["wafa"]).await;
    let first = mark(&app, "wafa", mark_order("3", 12.5)).await.unwrap();
    assert_eq!(
        (&first["typedTwice"], &first["entry"]["mark"]),
        (&json!(false), &json!(12.5))
    );
    assert_eq!(first["entry"]["round"], 1);
    let same = mark(&app, "wafa", mark_order("003", "12,50")).await.unwrap();
    assert_eq!(
        (&same["typedTwice"], &same["entry"]["$id"]),
        (&json!(true), &first["entry"]["$id"])
    );
    assert_eq!(
        code(mark(&app, "wafa", mark_order("3", 13)).await),
        "mark_already_given"
    );
    let mut other = mark_order("3", 13);
    other["replaces"] = first["entry"]["$id"].clone();
    let second = mark(&app, "wafa", other.clone()).await.unwrap();
    assert_eq!(second["entry"]["replaces"], first["entry"]["$id"]);
    assert_eq!(
        code(mark(&app, "wafa", other).await),
        "mark_not_standing",
        "replaced already"
    );
    let entries = app.all(&GRADE_ENTRIES).await;
    assert_eq!(entries.len(), 2, "both stay");
    assert_eq!(entries.iter().filter(|entry| entry.get(STANDING).is_some()).count(), 1);
    assert_eq!(entries[0].get(TYPED_TWICE), Some(true));
}

#[tokio::test]
async fn marks_out_of_range_and_marks_of_others_are_refused() {
    let app = marked_town().await;
    draw_and_assign(&app, &["wafa"]).await;
    for wrong in [json!(20.01), json!(-1), json!(12.345), json!("douze")] {
        assert_eq!(
            code(mark(&app, "wafa", mark_order("1", wrong)).await),
            "mark_out_of_range"
        );
    }
    assert_eq!(
        code(mark(&app, "mourad", mark_order("1", 10)).await),
        "document_not_found",
        "of the committee, not assigned"
    );
    assert_eq!(
        code(mark(&app, "omar", mark_order("1", 10)).await),
        "document_not_found"
    );
    for who in ["sanae", "karim"] {
        assert_eq!(
            code(mark(&app, who, mark_order("1", 10)).await),
            "secretariat_gives_no_mark"
        );
    }
    let key = engine::RequestContext::new(engine::Rights::whole("key:1"));
    assert_eq!(
        code(app.act(&key, "examCopies.mark", mark_order("1", 10)).await),
        "secretariat_gives_no_mark"
    );
    assert!(app.all(&GRADE_ENTRIES).await.is_empty());
}

#[tokio::test]
async fn whoever_left_the_committee_marks_no_more() {
    let app = marked_town().await;
    draw_and_assign(&app, &["wafa"]).await;
    mark(&app, "wafa", mark_order("1", 10)).await.unwrap();
    app.change(
        app.collection("committeeMembers"),
        "wafa",
        json!({"until": "2026-11-01", "decisionRef": "9/2026"}),
    )
    .await;
    assert_eq!(code(mark(&app, "wafa", mark_order("2", 10)).await), "not_a_marker");
}

#[tokio::test]
async fn two_markers_do_not_see_each_other_and_a_gap_asks_a_third() {
    let app = marked_town_with(json!({}), json!({"markers": 2, "maxGap": 3})).await;
    draw_and_assign(&app, &["wafa", "mourad"]).await;
    let own = mark(&app, "wafa", mark_order("1", 9)).await.unwrap();
    let entry = own["entry"]["$id"].as_str().unwrap();
    let blind = app.ctx("mourad").await;
    assert_eq!(code(app.see(&blind, &GRADE_ENTRIES, entry).await), "document_not_found");
    let lot = act(&app, "mourad", "examCopies.lot", json!({})).await.unwrap();
    assert_eq!(lot["tests"][0]["copies"][0]["mark"], Json::Null);
    assert_eq!(lot["tests"][0]["copies"][0]["round"], 2);
    let third = json!({"examTestId": "essay", "memberIds": ["mina"], "third": true});
    assert_eq!(
        act(&app, "sanae", "examCopies.assign", third.clone()).await.unwrap()["copies"],
        0
    );
    let theirs = mark(&app, "mourad", mark_order("1", 12.01)).await.unwrap();
    assert_eq!(theirs["entry"]["round"], 2);
    let progress = act(&app, "sanae", "examCopies.progress", json!({"recruitmentId": "exam"}))
        .await
        .unwrap();
    assert_eq!(progress["tests"][0]["waitsForThird"], 1);
    assert_eq!(
        act(&app, "sanae", "examCopies.assign", third).await.unwrap()["copies"],
        1
    );
    let last = mark(&app, "mina", mark_order("1", 11)).await.unwrap();
    assert_eq!(last["entry"]["round"], 3);
    assert_eq!(
        code(mark(&app, "mina", mark_order("2", 11)).await),
        "document_not_found",
        "the other copies are not hers"
    );
}

/// Two candidates are summoned to the oral, of whom the second did not come.
async fn summon_to_oral(app: &TestApp) {
    house(app, |cx| {
        for id in ["c1", "c2"] {
            let row = cx.need(&CANDIDATES, id)?;
            let passed = cx.update(row.with(candidate::STATUS, CandidateStatus::PassedWritten))?;
            cx.update(passed.with(candidate::STATUS, CandidateStatus::ConvokedOral))?;
        }
        let absent = Document::new(&EXAM_PRESENCE_ROWS)
            .with(exam_presence::TEST, Id::from("talk"))
            .with(exam_presence::CANDIDATE, Id::from("c2"))
            .with(exam_presence::PRESENT, false);
        cx.create(absent).map(drop)
    })
    .await;
}

#[tokio::test]
async fn the_oral_is_marked_by_its_committee_and_nobody_marks_the_absent() {
    let app = marked_town().await;
    summon_to_oral(&app).await;
    let of =
        |candidate: &str, test: &str, mark: i64| json!({"candidateId": candidate, "examTestId": test, "mark": mark});
    let told = act(&app, "omar", "candidates.mark", of("c1", "talk", 14))
        .await
        .unwrap();
    assert_eq!(told["entry"]["mark"], json!(14));
    let lot = act(&app, "omar", "examCopies.lot", json!({})).await.unwrap();
    let heard = lot["tests"][0]["candidates"].as_array().unwrap();
    assert_eq!(heard.iter().filter(|one| one["isAbsent"] == true).count(), 1);
    for (who, order, refused) in [
        ("oumaima", of("c1", "talk", 15), "mark_already_given"),
        ("omar", of("c2", "talk", 14), "candidate_absent"),
        ("omar", of("c3", "talk", 14), "candidate_not_summoned"),
        ("omar", of("c1", "essay", 14), "not_a_marker"),
        ("wafa", of("c1", "talk", 14), "not_a_marker"),
        ("sanae", of("c1", "talk", 14), "secretariat_gives_no_mark"),
    ] {
        let told = act(&app, who, "candidates.mark", order.clone()).await;
        assert_eq!(code(told), refused, "{who}: {order}");
    }
}

/// How a candidate stands before those who hear them.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Hearing {
    Summoned,
    NotSummoned,
    Absent,
    MarkedByOmar,
    WithoutOmar,
    Locked,
}

/// Omar and Wafa read candidates.
async fn hearing(at: Hearing) -> (TestApp, String) {
    let app = if at == Hearing::Locked {
        heard_town(&[("c1", 14.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)]).await
    } else {
        let app = marked_town().await;
        summon_to_oral(&app).await;
        app
    };
    for who in ["omar", "oumaima", "wafa"] {
        let reads = json!({"permissions": ["recruitment-system:read"]});
        app.change(app.collection("users"), who, reads).await;
    }
    if at == Hearing::MarkedByOmar {
        let given = json!({"candidateId": "c1", "examTestId": "talk", "mark": 14});
        act(&app, "omar", "candidates.mark", given).await.unwrap();
    }
    if at == Hearing::WithoutOmar {
        let kin = json!({"candidateId": "c1", "reason": "Parenté"});
        act(&app, "omar", "candidates.recuse", kin).await.unwrap();
    }
    let id = match at {
        Hearing::Absent => "c2",
        Hearing::NotSummoned => "c3",
        _ => "c1",
    };
    (app, id.to_owned())
}

#[tokio::test]
async fn what_is_offered_of_a_candidate_who_is_heard_is_accepted_and_nothing_else_is() {
    let (mark, recuse) = ("candidates.mark", "candidates.recuse");
    let of_both = |omar: &[&'static str], oumaima: &[&'static str]| {
        let by = |who: &'static str, acts: &[&'static str]| acts.iter().map(|act| (who, *act)).collect::<Vec<_>>();
        [by("omar", omar), by("oumaima", oumaima)].concat()
    };
    for (at, expected) in [
        (Hearing::Summoned, of_both(&[mark, recuse], &[mark, recuse])),
        (Hearing::NotSummoned, of_both(&[recuse], &[recuse])),
        (Hearing::Absent, of_both(&[recuse], &[recuse])),
        (Hearing::MarkedByOmar, of_both(&[mark], &[mark, recuse])),
        (Hearing::WithoutOmar, of_both(&[recuse], &[mark, recuse])),
        (Hearing::Locked, vec![]),
    ] {
        let given = |id: &str| json!({"candidateId": id, "examTestId": "talk", "mark": 14, "reason": "Parenté"});
        let people = ["omar", "oumaima", "wafa", "sanae", "rachid", "walid"];
        let told = offers(
            async || hearing(at).await,
            "candidates",
            &[mark, recuse],
            &people,
            given,
        )
        .await;
        assert_eq!(told, expected, "{at:?}");
    }
}
