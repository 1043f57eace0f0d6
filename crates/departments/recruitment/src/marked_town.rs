//! An exam whose candidates sat the written test, its committees and its secretariat, for stories of marks.

use engine::{Cx, RequestContext, Rights};
use schema::{Date, Document, Id, Result};
use serde_json::{Value as Json, json};

use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_lock::{self, EXAM_LOCKS, LockPhase};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::EXAM_TESTS;
use crate::recruitment::{self, ExamStatus, RECRUITMENTS};
use crate::testing::{TestApp, new_app};

/// Six candidates, of whom the last did not come; three markers of copies, two of the oral; two posts of law.
pub async fn marked_town() -> TestApp {
    marked_town_with(json!({}), json!({})).await
}

/// As [`marked_town`], with more said of the exam and of its written test.
pub async fn marked_town_with(of_exam: Json, of_essay: Json) -> TestApp {
    let app = new_app();
    platform::first_start(&app.engine).await.unwrap();
    app.card().await;
    exam(&app, &of_exam, &of_essay).await;
    committees(&app).await;
    for (number, present) in [(1, true), (2, true), (3, true), (4, true), (5, true), (6, false)] {
        add_candidate(&app, number, present).await;
    }
    house(&app, |cx| {
        let at = cx.moment();
        let lock = Document::new(&EXAM_LOCKS)
            .with(exam_lock::RECRUITMENT, Id::from("exam"))
            .with(exam_lock::PHASE, LockPhase::Presence)
            .with(exam_lock::TEST, Id::from("essay"))
            .with(exam_lock::LOCKED_AT, at);
        cx.create(lock).map(drop)
    })
    .await;
    app
}

async fn exam(app: &TestApp, of_exam: &Json, of_essay: &Json) {
    let mut exam = json!({"$id": "exam", "titleFr": "Techniciens de 3e grade", "titleAr": "تقنيون من الدرجة الثالثة",
        "decision_ref": "12/2026", "application_deadline": "2026-10-01T16:00:00Z", "exam_date": "2026-11-15", "appealDays": 5,
        "waitingListUntil": "2026-12-15"});
    exam.as_object_mut()
        .unwrap()
        .extend(of_exam.as_object().unwrap().clone());
    app.make(&RECRUITMENTS, exam).await;
    house(app, |cx| {
        // A new exam begins with tests of its own: this one names others.
        for test in cx.all(&EXAM_TESTS, [])? {
            cx.delete(&EXAM_TESTS, &test.id)?;
        }
        Ok(())
    })
    .await;
    let position = json!({"$id": "post", "recruitmentId": "exam", "code": "T3", "diplomaAr": "دبلوم تقني", "diplomaFr": "Diplôme de technicien",
        "gradeAr": "تقني من الدرجة الثالثة", "gradeFr": "Technicien de 3e grade"});
    app.make(app.collection("positions"), position).await;
    let law = json!({"$id": "law", "positionId": "post", "nameAr": "القانون", "nameFr": "Droit", "posts": 2});
    app.make(app.collection("specialties"), law).await;
    for (id, kind, coefficient) in [("essay", "written", 2), ("talk", "oral", 3)] {
        let mut test = json!({"$id": id, "recruitmentId": "exam", "kind": kind, "labelFr": id, "labelAr": id,
            "coefficient": coefficient, "minMark": 10});
        if id == "essay" {
            test.as_object_mut()
                .unwrap()
                .extend(of_essay.as_object().unwrap().clone());
        }
        app.make(&EXAM_TESTS, test).await;
    }
    for status in [ExamStatus::Open, ExamStatus::Closed, ExamStatus::GradingWritten] {
        set_status(app, status).await;
    }
}

/// Sets how far the exam is.
pub async fn set_status(app: &TestApp, status: ExamStatus) {
    house(app, move |cx| {
        let at = cx.moment();
        let exam = cx.need(&RECRUITMENTS, "exam")?.with(recruitment::PUBLISHED_AT, at);
        let exam = exam.with(recruitment::SEED, "5eed".to_owned());
        cx.update(exam.with(recruitment::STATUS, status)).map(drop)
    })
    .await;
}

async fn committees(app: &TestApp) {
    for (id, permissions) in [
        ("sanae", json!(["recruitment-system:*"])),
        ("rachid", json!(["recruitment-system:read"])),
        ("karim", json!(["*"])),
        ("walid", json!([])),
    ] {
        app.user(id, json!({"permissions": permissions})).await;
    }
    for (committee, kind, members) in [
        ("w", "written", ["wafa", "mourad", "mina"]),
        ("o", "oral", ["omar", "oumaima", "othman"]),
    ] {
        let row = json!({"$id": committee, "recruitmentId": "exam", "typeAr": "لجنة", "typeFr": "Commission", "kind": kind,
            "decisionRef": "3/2026", "decisionSignedOn": "2026-10-05"});
        app.make(app.collection("committees"), row).await;
        for (at, name) in members.into_iter().enumerate() {
            app.user(name, json!({})).await;
            let role = if at == 0 { "president" } else { "member" };
            let member = json!({"$id": name, "committeeId": committee, "name": name, "role": role, "userId": name});
            app.make(app.collection("committeeMembers"), member).await;
        }
    }
}

/// Somebody who was summoned to the written test.
pub async fn add_candidate(app: &TestApp, number: i64, present: bool) {
    house(app, move |cx| {
        let mut row = Document::new(&CANDIDATES)
            .with(candidate::RECRUITMENT, Id::from("exam"))
            .with(candidate::POSITION, Id::from("post"))
            .with(candidate::SPECIALTY, Id::from("law"))
            .with(candidate::NAME_AR, format!("مترشح {number}"))
            .with(candidate::NAME_FR, format!("Candidat {number}"))
            .with(candidate::CIN, format!("JB{}", 10_000 + number))
            .with(
                candidate::BIRTH_DATE,
                Date(format!("199{}-05-02", number % 10).parse().unwrap()),
            )
            .with(candidate::PHONE, "+212612345678".to_owned())
            .with(candidate::CANDIDATE_NUMBER, (100 + number).to_string())
            .with(candidate::EXAM_ROOM, "A".to_owned())
            .with(candidate::SEAT, number)
            .with(candidate::STATUS, CandidateStatus::ConvokedWritten);
        row.id = format!("c{number}");
        cx.create(row)?;
        let presence = Document::new(&EXAM_PRESENCE_ROWS)
            .with(exam_presence::TEST, Id::from("essay"))
            .with(exam_presence::CANDIDATE, Id(format!("c{number}")))
            .with(exam_presence::PRESENT, present);
        cx.create(presence).map(drop)
    })
    .await;
}

/// What the house itself does.
pub async fn house<R: Send + 'static>(
    app: &TestApp,
    mut f: impl FnMut(&mut Cx<'_>) -> Result<R> + Send + 'static,
) -> R {
    let ctx = RequestContext::new(Rights::whole("engine"));
    app.engine.transact(&ctx, "house", move |cx| f(cx)).await.unwrap()
}

/// Runs an act as somebody who is signed in.
pub async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, id, data).await
}

/// As [`act`], with the password a moment before.
pub async fn sign(app: &TestApp, who: &str, id: &str, data: Json) -> Result<Json> {
    app.act(&app.signing(who).await, id, data).await
}

/// Draws the copies and gives all of them to one marker.
pub async fn draw_and_assign(app: &TestApp, markers: &[&str]) {
    sign(app, "sanae", "recruitments.draw", json!({"id": "exam"}))
        .await
        .unwrap();
    let lots = json!({"examTestId": "essay", "memberIds": markers});
    act(app, "sanae", "examCopies.assign", lots).await.unwrap();
}

/// Whose copy a number is: what nobody but the house can ask.
pub async fn owner_of(app: &TestApp, number: &str) -> String {
    let number = number.to_owned();
    app.read(move |cx| {
        let copy = cx.first(&crate::exam_copy::EXAM_COPIES, [crate::exam_copy::NUMBER.eq(number)])?;
        Ok(copy.and_then(|copy| crate::exam_copy::owner(&copy)).unwrap())
    })
    .await
}

/// Gives each candidate's copy this mark.
pub async fn mark_written(app: &TestApp, marker: &str, marks: &[(&str, f64)]) {
    for number in 1..=marks.len() {
        let owner = owner_of(app, &number.to_string()).await;
        let (_, mark) = marks.iter().find(|(candidate, _)| *candidate == owner).unwrap();
        let given = json!({"examTestId": "essay", "number": number.to_string(), "mark": mark});
        act(app, marker, "examCopies.mark", given).await.unwrap();
    }
}

/// Both signatures of a phase.
pub async fn lock(app: &TestApp, phase: &str, president: &str, member: &str) -> Json {
    let order = json!({"recruitmentId": "exam", "phase": phase});
    let first = sign(app, president, "examLocks.close", order.clone()).await.unwrap();
    assert_eq!(first["waitsForSecond"], true);
    sign(app, member, "examLocks.close", order).await.unwrap()
}

/// From the draw to the lifting: the five copies bear these marks.
pub async fn lifted_town(marks: &[(&str, f64)]) -> TestApp {
    lifted_town_with(json!({}), marks).await
}

/// As [`lifted_town`], with more said of the exam.
pub async fn lifted_town_with(of_exam: Json, marks: &[(&str, f64)]) -> TestApp {
    let app = marked_town_with(of_exam, json!({})).await;
    draw_and_assign(&app, &["mina"]).await;
    mark_written(&app, "mina", marks).await;
    lock(&app, "written", "wafa", "mourad").await;
    sign(&app, "sanae", "recruitments.lift", json!({"id": "exam"}))
        .await
        .unwrap();
    app
}

/// The five marks of most stories: `c4` does not reach ten.
pub const MARKS: &[(&str, f64)] = &[("c1", 14.0), ("c2", 12.5), ("c3", 12.5), ("c4", 9.99), ("c5", 16.0)];

/// Announces results, with the password a moment before.
pub async fn announce(app: &TestApp, kind: &str) -> Result<Json> {
    let results = json!({"id": "exam", "kind": kind});
    sign(app, "sanae", "recruitments.announce", results).await
}

/// From the lifting to the lock of the oral, with these marks: the written list is public, and its days to appeal are over.
pub async fn heard_town(marks: &[(&str, f64)]) -> TestApp {
    heard_town_with(json!({}), marks).await
}

/// As [`heard_town`], with more said of the exam.
pub async fn heard_town_with(of_exam: Json, marks: &[(&str, f64)]) -> TestApp {
    let app = lifted_town_with(of_exam, MARKS).await;
    announce(&app, "written").await.unwrap();
    app.at("2026-11-26T10:00:00Z");
    house(&app, |cx| {
        let passed = cx.all(&CANDIDATES, [candidate::STATUS.eq(CandidateStatus::PassedWritten)])?;
        for one in passed {
            cx.update(one.with(candidate::STATUS, CandidateStatus::ConvokedOral))?;
        }
        Ok(())
    })
    .await;
    for (candidate, mark) in marks {
        let given = json!({"candidateId": candidate, "examTestId": "talk", "mark": mark});
        act(&app, "omar", "candidates.mark", given).await.unwrap();
    }
    lock(&app, "oral", "omar", "oumaima").await;
    app
}

/// From the oral to the final results: c2 and c5 are hired, c1 waits with 12.80.
pub async fn announced_town() -> TestApp {
    announced_town_with(&[("c1", 12.0), ("c2", 15.0), ("c3", 9.5), ("c5", 11.0)]).await
}

/// As [`announced_town`], with these marks of the oral.
pub async fn announced_town_with(marks: &[(&str, f64)]) -> TestApp {
    let app = heard_town(marks).await;
    announce(&app, "oral").await.unwrap();
    act(&app, "sanae", "recruitments.rank", json!({"id": "exam"}))
        .await
        .unwrap();
    lock(&app, "ranking", "wafa", "oumaima").await;
    announce(&app, "final").await.unwrap();
    app
}

/// What the row of a candidate says.
pub async fn candidate_row(app: &TestApp, id: &str) -> Json {
    app.get(&CANDIDATES, id).await
}
