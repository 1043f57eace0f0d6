//! A commune that holds an exam, for stories of this department.

use platform::people::employee::EMPLOYEES;
use schema::Result;
use serde_json::{Value as Json, json};

use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::committee::COMMITTEES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_test::EXAM_TESTS;
use crate::position::POSITIONS;
use crate::recruitment::RECRUITMENTS;
use crate::specialty::SPECIALTIES;
use crate::testing::{TestApp, new_app};

/// Friday 20 November 2026: Samira is the secretariat of exams, Rida reads them. Pierre, Malika and Omar sit in committees and have
/// accounts; Dina has one and sits nowhere.
pub(crate) async fn town() -> TestApp {
    town_of(new_app()).await
}

/// As [`town`], of this app.
pub(crate) async fn town_of(app: TestApp) -> TestApp {
    platform::first_start(&app.engine).await.unwrap();
    app.card().await;
    app.user("samira", json!({"permissions": ["recruitment-system:*"]}))
        .await;
    app.user("rida", json!({"permissions": ["recruitment-system:read"]}))
        .await;
    for (id, cin) in [("pierre", "PB1001"), ("malika", "PB1002"), ("omar", "PB1003")] {
        app.employee(id, cin, json!({})).await;
        app.user(id, json!({"persoActif": id})).await;
    }
    app.user("dina", json!({})).await;
    app
}

/// Runs an action as somebody.
pub(crate) async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, id, data).await
}

/// The values of a draft whose deadline is the 10th of December.
pub(crate) fn draft() -> Json {
    json!({
        "$id": "exam", "titleFr": "Recrutement d’administrateurs", "titleAr": "مباراة توظيف متصرفين",
        "decision_ref": "12/2026", "decision_date": "2026-11-02", "decision_signature_date": "2026-11-03",
        "advertisement_ref": "AV-7", "press_announcement_ref": "PR-9", "application_deadline": "2026-12-10T16:30:00Z",
        "exam_date": "2027-01-17", "exam_time": "09:00", "min_age": 18, "max_age": 40, "ageExtension": 45,
        "age_reference_date": "2026-01-01", "appealDays": 5,
    })
}

/// A draft that lacks nothing: one position with two specialties, and three committees with their presidents.
pub(crate) async fn ready(app: &TestApp) {
    app.make(&RECRUITMENTS, draft()).await;
    let position = json!({"$id": "adm", "recruitmentId": "exam", "code": "ADM", "gradeFr": "Administrateur 2e grade",
        "gradeAr": "متصرف من الدرجة الثانية", "diplomaFr": "Licence", "diplomaAr": "الإجازة"});
    app.make(&POSITIONS, position).await;
    for (id, fr, ar, posts) in [
        ("law", "Droit public", "القانون العام", 3),
        ("eco", "Économie", "الاقتصاد", 2),
    ] {
        let specialty = json!({"$id": id, "positionId": "adm", "nameFr": fr, "nameAr": ar, "posts": posts});
        app.make(&SPECIALTIES, specialty).await;
    }
    for (id, kind, president) in [
        ("watch", "supervision", "omar"),
        ("mark", "written", "pierre"),
        ("hear", "oral", "malika"),
    ] {
        let committee = json!({"$id": id, "recruitmentId": "exam", "kind": kind, "typeFr": format!("Commission {kind}"),
            "typeAr": format!("لجنة {kind}"), "decisionRef": "D-1", "decisionSignedOn": "2026-11-05"});
        app.make(&COMMITTEES, committee).await;
        sit(app, id, president, "president").await;
    }
}

/// An employee sits in a committee.
pub(crate) async fn sit(app: &TestApp, committee: &str, employee: &str, role: &str) -> Json {
    let name = app.get(&EMPLOYEES, employee).await["fullNameFr"].clone();
    let member = json!({"$id": format!("{committee}-{employee}"), "committeeId": committee, "name": name,
        "employeeId": employee, "role": role});
    app.make(&COMMITTEE_MEMBERS, member).await
}

/// An exam that is open since the 20th of November.
pub(crate) async fn published(app: &TestApp) -> Json {
    ready(app).await;
    act(app, "samira", "recruitments.publish", json!({"id": "exam"}))
        .await
        .unwrap()
}

/// The test of a kind.
pub(crate) async fn test_of(app: &TestApp, kind: &str) -> Json {
    let all = app.all(&EXAM_TESTS).await;
    let found = all.iter().find(|one| one.value("kind").text() == Some(kind)).unwrap();
    app.get(&EXAM_TESTS, &found.id.clone()).await
}

/// So many candidates of the specialty in law, in a state, with a number and an address each: `c1`, `c2`, …
pub(crate) async fn candidates(app: &TestApp, count: u32, state: CandidateStatus) {
    let make = move |cx: &mut engine::Cx<'_>| {
        for number in 1..=count {
            let mut row = schema::Document::new(&CANDIDATES)
                .with(candidate::RECRUITMENT, schema::Id("exam".to_owned()))
                .with(candidate::POSITION, schema::Id("adm".to_owned()))
                .with(candidate::SPECIALTY, schema::Id("law".to_owned()))
                .with(candidate::NAME_FR, format!("Candidat {number}"))
                .with(candidate::NAME_AR, format!("مترشح {number}"))
                .with(candidate::CIN, format!("AB{number:05}"))
                .with(candidate::BIRTH_DATE, "1995-03-04".parse().map(schema::Date).unwrap())
                .with(candidate::EMAIL, format!("c{number}@example.ma"))
                .with(candidate::PHONE, "+212612345678".to_owned())
                .with(candidate::CANDIDATE_NUMBER, format!("{number:04}"))
                .with(candidate::STATUS, state);
            row.id = format!("c{number}");
            cx.create(row)?;
        }
        Ok(())
    };
    app.engine
        .transact(&TestApp::full_rights(), "candidates", make)
        .await
        .unwrap();
}
