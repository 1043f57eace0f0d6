//! Locks by two people, and the lifting after them.

use serde_json::{Value as Json, json};

use super::{EXAM_LOCKS, LOCKED_AT};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_copy::EXAM_COPIES;
use crate::grade_entry::GRADE_ENTRIES;
use crate::marked_town::{
    MARKS, act, candidate_row, draw_and_assign, heard_town, house, lifted_town, lock, mark_written, marked_town,
    marked_town_with, owner_of, set_status, sign,
};
use crate::recruitment::ExamStatus;
use crate::testing::{TestApp, code, is_signed_by_the_house, offers, open_acts};

fn close(phase: &str) -> Json {
    json!({"recruitmentId": "exam", "phase": phase})
}

#[tokio::test]
async fn a_phase_is_closed_by_the_president_and_a_member_each_with_a_password() {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    let missing = sign(&app, "wafa", "examLocks.close", close("written")).await;
    assert_eq!(code(missing), "marks_missing");
    mark_written(&app, "mina", MARKS).await;
    let unsigned = act(&app, "wafa", "examLocks.close", close("written")).await;
    assert_eq!(code(unsigned), "signature_not_a_person");
    for (who, refused) in [
        ("sanae", "secretariat_locks_nothing"),
        ("omar", "lock_not_a_member"),
        ("walid", "lock_not_a_member"),
    ] {
        assert_eq!(
            code(sign(&app, who, "examLocks.close", close("written")).await),
            refused,
            "{who}"
        );
    }
    let first = sign(&app, "mourad", "examLocks.close", close("written")).await.unwrap();
    assert_eq!(
        (&first["waitsForSecond"], &first["lock"]["memberId"]),
        (&json!(true), &json!("mourad"))
    );
    let same = sign(&app, "mourad", "examLocks.close", close("written")).await;
    assert_eq!(code(same), "lock_needs_another");
    let other = sign(&app, "mina", "examLocks.close", close("written")).await;
    assert_eq!(code(other), "lock_not_a_member", "two members are no president");
    let second = sign(&app, "wafa", "examLocks.close", close("written")).await.unwrap();
    assert_eq!(second["waitsForSecond"], false);
    assert_eq!(second["lock"]["presidentId"], "wafa");
    assert_eq!(
        second["lock"]["counts"],
        json!({"copies": 5, "marked": 5, "absent": 1, "assured": true})
    );
    let again = sign(&app, "wafa", "examLocks.close", close("written")).await;
    assert_eq!(code(again), "marks_locked");
    let late = json!({"examTestId": "essay", "number": "1", "mark": 3});
    assert_eq!(code(act(&app, "mina", "examCopies.mark", late).await), "marks_locked");
}

#[tokio::test]
async fn the_minutes_bear_the_digests_and_who_signed() {
    let app = marked_town().await;
    let drawn = sign(&app, "sanae", "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    let lots = json!({"examTestId": "essay", "memberIds": ["mina"]});
    act(&app, "sanae", "examCopies.assign", lots).await.unwrap();
    mark_written(&app, "mina", MARKS).await;
    let closed = lock(&app, "written", "wafa", "mourad").await;
    assert!(
        !is_signed_by_the_house(&app, &closed["paper"]).await,
        "those present sign"
    );
    let text = app.record_text(&closed["paper"]).await;
    for said in [&drawn["digest"], &closed["lock"]["tableHash"]] {
        assert!(text.contains(said.as_str().unwrap()), "{said}");
    }
    for said in ["wafa", "mourad", "Techniciens de 3e grade"] {
        assert!(text.contains(said), "{said}");
    }
    assert!(!text.contains("Candidat 1"), "nobody is named");
    for (_, mark) in MARKS {
        let mark = format!("{mark:.2}").replace('.', ",");
        assert!(text.contains(&mark), "the table is annexed: {mark} in {text}");
    }
    // Digits of a candidate number may stand in a digest by chance; those of the copies stand there on purpose.
    for copy in app.all(&EXAM_COPIES).await {
        let number = copy.get(crate::exam_copy::NUMBER).unwrap();
        assert!(text.contains(&number), "copies stand by their own numbers: {number}");
    }
    assert!(!text.contains("cinq copies"), "enough copies");
}

#[tokio::test]
async fn a_mark_that_changes_between_both_signatures_makes_the_first_void() {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    sign(&app, "wafa", "examLocks.close", close("written")).await.unwrap();
    let entry = app.all(&GRADE_ENTRIES).await.remove(0);
    let number = app
        .all(&EXAM_COPIES)
        .await
        .into_iter()
        .find(|copy| entry.get(crate::grade_entry::COPY).unwrap().0 == copy.id);
    let number = number.unwrap().get(crate::exam_copy::NUMBER).unwrap();
    let change = json!({"examTestId": "essay", "number": number, "mark": 11, "replaces": entry.id});
    act(&app, "mina", "examCopies.mark", change).await.unwrap();
    let second = sign(&app, "mourad", "examLocks.close", close("written")).await.unwrap();
    assert_eq!(second["waitsForSecond"], true, "of another table than the first");
    assert_eq!(second["lock"]["presidentId"], Json::Null);
    let third = sign(&app, "wafa", "examLocks.close", close("written")).await.unwrap();
    assert_eq!(third["waitsForSecond"], false);
}

#[tokio::test]
async fn anonymity_is_lifted_after_the_lock_alone() {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    lock(&app, "written", "wafa", "mourad").await;
    let lift = json!({"id": "exam"});
    assert_eq!(candidate_row(&app, "c1").await["anonymity_number"], Json::Null);
    let told = sign(&app, "sanae", "recruitments.lift", lift.clone()).await.unwrap();
    assert_eq!(
        (&told["passed"], &told["failed"], &told["absent"]),
        (&json!(4), &json!(1), &json!(1))
    );
    for (id, mark) in MARKS {
        let row = candidate_row(&app, id).await;
        assert_eq!(row["written_grade"].as_f64(), Some(*mark), "{id}");
        assert_eq!(owner_of(&app, row["anonymity_number"].as_str().unwrap()).await, *id);
        let status = if *id == "c4" {
            "failed_written"
        } else {
            "passed_written"
        };
        assert_eq!(row["status"], status, "{id}");
    }
    let absent = candidate_row(&app, "c6").await;
    assert_eq!(
        (&absent["status"], &absent["written_grade"]),
        (&json!("failed_written"), &Json::Null)
    );
    // Done again, it finds nothing to do and says the same.
    let again = sign(&app, "sanae", "recruitments.lift", lift).await.unwrap();
    assert_eq!(again["passed"], 4);
}

#[tokio::test]
async fn who_may_lift_does_so_with_a_password_after_the_lock() {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    let lift = || json!({"id": "exam"});
    let early = sign(&app, "sanae", "recruitments.lift", lift()).await;
    assert_eq!(code(early), "marks_not_locked");
    lock(&app, "written", "wafa", "mourad").await;
    let unsigned = act(&app, "sanae", "recruitments.lift", lift()).await;
    assert_eq!(code(unsigned), "signature_not_a_person");
    let member = sign(&app, "mourad", "recruitments.lift", lift()).await;
    assert_eq!(code(member), "lift_not_allowed");
}

#[tokio::test]
async fn what_a_crash_left_is_finished_by_the_job() {
    let app = marked_town().await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    lock(&app, "written", "wafa", "mourad").await;
    crate::marked_town::house(&app, |cx| {
        let at = cx.moment();
        let lock = cx
            .first(&EXAM_LOCKS, [super::PHASE.eq(super::LockPhase::Written)])?
            .unwrap();
        cx.update(lock.with(super::LIFTED_AT, at))?;
        let order = super::fill::FillOrder {
            exam: "exam".to_owned(),
            phase: "written".to_owned(),
        };
        cx.later(&super::fill::FILL, "exam", &order, None)
    })
    .await;
    assert_eq!(candidate_row(&app, "c1").await["status"], "convoked_written");
    app.engine.run_due_jobs().await.unwrap();
    assert_eq!(candidate_row(&app, "c1").await["status"], "passed_written");
}

#[tokio::test]
async fn minima_of_the_committee_are_its_presidents_and_before_the_lock() {
    let app = marked_town_with(json!({"thresholdsBy": "committee"}), json!({"minMark": null})).await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    let minima = json!({"id": "exam", "minima": [{"examTestId": "essay", "minMark": 13}]});
    for who in ["mourad", "sanae", "omar"] {
        assert_eq!(
            code(act(&app, who, "recruitments.setMinima", minima.clone()).await),
            "not_the_president",
            "{who}"
        );
    }
    act(&app, "wafa", "recruitments.setMinima", minima.clone())
        .await
        .unwrap();
    let closed = lock(&app, "written", "wafa", "mourad").await;
    assert!(app.record_text(&closed["paper"]).await.contains("Minima fixés"));
    assert_eq!(
        code(act(&app, "wafa", "recruitments.setMinima", minima).await),
        "marks_locked"
    );
    let told = sign(&app, "sanae", "recruitments.lift", json!({"id": "exam"}))
        .await
        .unwrap();
    assert_eq!((&told["passed"], &told["failed"]), (&json!(2), &json!(3)));
    let notice = marked_town().await;
    let minima = json!({"id": "exam", "minima": [{"examTestId": "essay", "minMark": 13}]});
    assert_eq!(
        code(act(&notice, "wafa", "recruitments.setMinima", minima).await),
        "minima_by_notice"
    );
}

#[tokio::test]
async fn the_oral_is_locked_by_its_own_committee_and_grades_follow() {
    let app = heard_town(&[("c1", 10.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)]).await;
    let row = candidate_row(&app, "c2").await;
    assert_eq!(
        (&row["status"], &row["oral_grade"]),
        (&json!("passed_oral"), &json!(15))
    );
    assert_eq!(candidate_row(&app, "c3").await["status"], "failed_oral");
    let lock = app.all(&EXAM_LOCKS).await.pop().unwrap();
    assert!(lock.get(LOCKED_AT).is_some());
    let late = json!({"candidateId": "c1", "examTestId": "talk", "mark": 3});
    assert_eq!(code(act(&app, "omar", "candidates.mark", late).await), "marks_locked");
}

#[tokio::test]
async fn after_the_lifting_readers_of_candidates_read_copies_and_marks() {
    let app = lifted_town(MARKS).await;
    let reader = app.ctx("rachid").await;
    let copy = app.all(&EXAM_COPIES).await.remove(0);
    let seen = app.see(&reader, &EXAM_COPIES, &copy.id).await.unwrap();
    assert!(seen["candidateId"].is_string());
    let entry = app.all(&GRADE_ENTRIES).await.remove(0);
    app.see(&reader, &GRADE_ENTRIES, &entry.id).await.unwrap();
}

#[tokio::test]
async fn the_minutes_of_the_oral_and_of_the_ranking_annex_their_tables() {
    let app = crate::marked_town::announced_town().await;
    let minutes = app.all(app.collection("authenticDocuments")).await;
    let text = |phase: &'static str| {
        let record = |paper: &schema::Document| paper.value("record").text().unwrap_or_default().to_owned();
        let is_its = |text: &String| text.contains(phase);
        let locks = minutes
            .iter()
            .filter(|paper| paper.value("kind").text() == Some("exam_lock"));
        locks.map(record).find(is_its).unwrap_or_default()
    };
    let oral = text("Oral");
    for said in ["102", "15,00", "9,50"] {
        assert!(oral.contains(said), "{said} in {oral}");
    }
    let ranking = text("Classement");
    for said in [
        "Rang · moyenne",
        "1 · 14,00",
        "3 · 12,80",
        "Liste d’attente",
        "لائحة الانتظار",
    ] {
        assert!(ranking.contains(said), "{said} in {ranking}");
    }
}

/// After the written tests, with an oral that each member marks.
async fn town_heard_by_each() -> TestApp {
    let app = lifted_town(MARKS).await;
    house(&app, |cx| {
        let talk = cx.need(&crate::exam_test::EXAM_TESTS, "talk")?;
        let marked_by_each = talk.with(crate::exam_test::MARKERS, 3);
        // As it was published: what is frozen changes by a corrigendum alone.
        let exam = cx.need(&crate::recruitment::RECRUITMENTS, "exam")?;
        let mut draft = exam.clone();
        draft.clear(crate::recruitment::PUBLISHED_AT);
        cx.update(draft)?;
        cx.update(marked_by_each)?;
        let now = cx.need(&crate::recruitment::RECRUITMENTS, "exam")?;
        let at = cx.moment();
        cx.update(now.with(crate::recruitment::PUBLISHED_AT, at))?;
        for one in cx.all(&CANDIDATES, [candidate::STATUS.eq(CandidateStatus::PassedWritten)])? {
            cx.update(one.with(candidate::STATUS, CandidateStatus::ConvokedOral))?;
        }
        Ok(())
    })
    .await;
    app
}

async fn recuse(app: &TestApp, who: &str, candidate: &str, reason: &str) -> schema::Result<Json> {
    let order = json!({"candidateId": candidate, "reason": reason});
    act(app, who, "candidates.recuse", order).await
}

#[tokio::test]
async fn every_candidate_is_heard_by_the_same_number_but_for_a_recusal_that_the_minutes_name() {
    let app = town_heard_by_each().await;
    let mark = async |who: &str, candidate: &str| {
        let given = json!({"candidateId": candidate, "examTestId": "talk", "mark": 12});
        act(&app, who, "candidates.mark", given).await
    };
    for (who, candidates) in [
        ("omar", ["c1", "c2", "c3", "c5"]),
        ("oumaima", ["c1", "c2", "c3", "c5"]),
    ] {
        for candidate in candidates {
            mark(who, candidate).await.unwrap();
        }
    }
    for candidate in ["c2", "c3"] {
        mark("othman", candidate).await.unwrap();
    }
    let refused = sign(&app, "omar", "examLocks.close", close("oral")).await.unwrap_err();
    let told = refused.rejection().unwrap();
    assert_eq!(told.kind.code, "jury_unequal");
    let text = told.text(schema::Lang::Fr);
    assert!(text.ends_with("101 (othman) ; 105 (othman)"), "{text}");
    assert_eq!(
        code(recuse(&app, "othman", "c1", " … ").await),
        "recusal_reason_required"
    );
    assert_eq!(code(recuse(&app, "othman", "c2", "x1").await), "recusal_after_mark");
    assert_eq!(code(recuse(&app, "wafa", "c1", "x1").await), "recusal_not_a_juror");
    recuse(&app, "othman", "c1", "cousin").await.unwrap();
    assert_eq!(code(mark("othman", "c1").await), "juror_stepped_back");
    let refused = sign(&app, "omar", "examLocks.close", close("oral")).await;
    assert_eq!(code(refused), "jury_unequal", "nobody stepped back from the other");
    mark("othman", "c5").await.unwrap();
    let closed = lock(&app, "oral", "omar", "oumaima").await;
    let minutes = app.record_text(&closed["paper"]).await;
    assert!(minutes.contains("101\u{a0}: othman (cousin)"), "{minutes}");
    assert_eq!(code(recuse(&app, "othman", "c5", "x1").await), "marks_locked");
}

/// An exam whose minima the committee fixes, marked; signed by so many. The committee reads it.
async fn town_signed_by(signers: &[&str]) -> TestApp {
    let app = marked_town_with(json!({"thresholdsBy": "committee"}), json!({"minMark": null})).await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", MARKS).await;
    for who in ["wafa", "mourad"] {
        let reads = json!({"permissions": ["recruitment-system:read"]});
        app.change(app.collection("users"), who, reads).await;
    }
    for who in signers {
        sign(&app, who, "examLocks.close", close("written")).await.unwrap();
    }
    app
}

#[tokio::test]
async fn what_is_offered_of_marks_to_a_committee_is_accepted_and_nothing_else_is() {
    let (lock, lift, minima) = ("examLocks.close", "recruitments.lift", "recruitments.setMinima");
    for (signers, expected) in [
        (vec![], vec![("wafa", lock), ("wafa", minima), ("mourad", lock)]),
        (vec!["wafa"], vec![("wafa", minima), ("mourad", lock)]),
        (vec!["wafa", "mourad"], vec![("sanae", lift), ("wafa", lift)]),
    ] {
        let town = async || (town_signed_by(&signers).await, "exam".to_owned());
        let given = |id: &str| json!({"id": id, "recruitmentId": id, "phase": "written", "minima": []});
        let people = ["sanae", "wafa", "mourad", "walid"];
        let told = offers(town, "recruitments", &[lock, lift, minima], &people, given).await;
        assert_eq!(told, expected, "{signers:?}");
    }
}

#[tokio::test]
async fn minima_are_fixed_while_copies_are_marked_and_not_after() {
    let app = town_signed_by(&[]).await;
    set_status(&app, ExamStatus::OralScheduled).await;
    let told = open_acts(&app, "wafa", ["recruitments", "exam"]).await;
    assert_eq!(told["refused"]["recruitments.setMinima"]["type"], "exam_not_in_marking");
    let duties = act(&app, "wafa", "committeeMembers.duties", json!({})).await.unwrap();
    assert_eq!(duties["exams"][0]["minima"], json!([]));
}
