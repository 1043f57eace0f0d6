//! The town: its people, its exam as a draft, and the notice.

use serde_json::{Value as Json, json};

use super::super::cast::{
    CLERKS, COMMITTEES, EXTERNAL, GROUNDS, OUTSIDERS, POSITIONS, SPECIALTIES, TESTS, TYPISTS, everybody,
};
use super::super::model::{APPEAL_DAYS, Model};
use super::Play;
use crate::exam_test::EXAM_TESTS;
use crate::marked_town::house;
use crate::ranking::tests::random::Chance;
use crate::recruitment::RECRUITMENTS;
use crate::testing::{TestApp, new_app_with_blank_papers};

/// When applications close; when the written tests and the oral are.
pub(super) const DEADLINE: &str = "2026-11-27T16:30:00Z";
const WRITTEN_DAY: &str = "2026-12-10";
const ORAL_DAY: &str = "2026-12-22";

impl Play {
    /// A town in which so many will apply.
    pub(in super::super) async fn new(seed: u64, size: usize) -> Self {
        let app = new_app_with_blank_papers();
        platform::first_start(&app.engine).await.unwrap();
        app.card().await;
        for who in everybody() {
            let permissions = match who {
                "karim" => json!(["*"]),
                who if CLERKS.contains(&who) => json!(["recruitment-system:*"]),
                // Members read nothing, or exams and candidates: what is told beforehand is told of what one reads.
                who if seed.is_multiple_of(2) && !OUTSIDERS.contains(&who) => json!(["recruitment-system:read"]),
                _ => json!([]),
            };
            app.user(who, json!({"permissions": permissions})).await;
        }
        draft(&app).await;
        committees(&app).await;
        Play {
            app,
            model: Model::new(testing::NOW.parse().unwrap()),
            chance: Chance(seed),
            seed,
            size,
            plain: std::collections::HashMap::new(),
            signing: std::collections::HashMap::new(),
            last: "the town is built".to_owned(),
        }
    }

    /// The notice is published, by a clerk.
    pub(in super::super) async fn publish_notice(&mut self) {
        self.expect_refusal(
            "dalal",
            "recruitments.publish",
            json!({"id": "exam"}),
            "user_unauthorized",
        )
        .await;
        self.step("sanae", "recruitments.publish").await;
        // The seed that is drawn at the publication is another each time: a play is repeated with its own.
        let seed = format!("seed {}", self.seed);
        self.model.seed.clone_from(&seed);
        house(&self.app, move |cx| {
            let exam = cx.need(&RECRUITMENTS, "exam")?;
            cx.update(exam.with(crate::recruitment::SEED, seed.clone())).map(drop)
        })
        .await;
    }
}

/// The shares with the posts that the notice prints, so many of them reserved for the first ground in law.
pub(super) fn quotas(of_law: usize) -> Json {
    let quota = |(at, (ground, percent, rounding)): (usize, &(&str, i64, &str))| {
        let posts: serde_json::Map<String, Json> = SPECIALTIES
            .iter()
            .map(|one| {
                let is_asked = at == 0 && one.id == "law";
                let reserved = if is_asked { of_law } else { one.reserved[at] };
                (one.id.to_owned(), json!(reserved))
            })
            .collect();
        json!({"ground": ground, "percent": percent, "base": "exam", "rounding": rounding, "posts": posts})
    };
    GROUNDS.iter().enumerate().map(quota).collect()
}

#[expect(clippy::cast_precision_loss, reason = "hundredths of small marks")]
fn mark(hundredths: i64) -> f64 {
    hundredths as f64 / 100.0
}

async fn draft(app: &TestApp) {
    let exam = json!({"$id": "exam", "titleFr": "Techniciens et administrateurs", "titleAr": "تقنيون ومتصرفون",
        "decision_ref": "12/2026", "decision_date": "2026-11-02", "decision_signature_date": "2026-11-03",
        "application_deadline": DEADLINE, "exam_date": WRITTEN_DAY, "exam_time": "09:00", "min_age": 18, "max_age": 40,
        "ageExtension": 45, "age_reference_date": "2026-01-01", "appealDays": APPEAL_DAYS,
        "waitingListUntil": "2027-01-31", "tieRules": ["oral", "service", "written", "older"]});
    app.make(&RECRUITMENTS, exam).await;
    house(app, |cx| {
        for test in cx.all(&EXAM_TESTS, [])? {
            cx.delete(&EXAM_TESTS, &test.id)?;
        }
        Ok(())
    })
    .await;
    for (at, id) in POSITIONS.iter().enumerate() {
        let position = json!({"$id": id, "recruitmentId": "exam", "code": format!("P{at}"), "diplomaAr": "دبلوم",
            "diplomaFr": "Diplôme", "gradeAr": "درجة", "gradeFr": format!("Grade {id}")});
        app.make(app.collection("positions"), position).await;
    }
    for one in &SPECIALTIES {
        let row =
            json!({"$id": one.id, "positionId": one.position, "nameAr": one.id, "nameFr": one.id, "posts": one.posts});
        app.make(app.collection("specialties"), row).await;
    }
    for one in &TESTS {
        let day = if one.is_written() { WRITTEN_DAY } else { ORAL_DAY };
        let row = json!({"$id": one.id, "recruitmentId": "exam", "kind": one.kind, "labelFr": one.id, "labelAr": one.id,
            "coefficient": mark(one.coefficient), "minMark": one.minimum.map(mark), "maxGap": one.max_gap.map(mark),
            "markers": one.markers, "positionId": one.position, "date": day, "startTime": "09:00", "durationMinutes": 120});
        app.make(&EXAM_TESTS, row).await;
        if !one.is_written() {
            let room = json!({"recruitmentId": "exam", "name": format!("Salle {}", one.id), "capacity": 10,
                "address": "Hôtel de ville", "examTestId": one.id});
            app.make(app.collection("examRooms"), room).await;
        }
    }
    let shares = json!({"quotas": quotas(SPECIALTIES[3].reserved[0])});
    app.change(&RECRUITMENTS, "exam", shares).await;
}

async fn committees(app: &TestApp) {
    for committee in &COMMITTEES {
        let positions: Vec<&str> = committee.position.into_iter().collect();
        let row = json!({"$id": committee.id, "recruitmentId": "exam", "typeAr": committee.id, "typeFr": committee.id,
            "kind": committee.kind, "positionIds": positions, "decisionRef": "3/2026", "decisionSignedOn": "2026-11-05"});
        app.make(app.collection("committees"), row).await;
        for (at, name) in committee.members.iter().enumerate() {
            let role = if at == 0 { "president" } else { "member" };
            let member = json!({"$id": name, "committeeId": committee.id, "name": name, "role": role, "userId": name});
            app.make(app.collection("committeeMembers"), member).await;
        }
    }
    let member = json!({"$id": EXTERNAL, "committeeId": "hear", "name": "Expert externe", "role": "member",
        "isExternal": true, "typistIds": TYPISTS});
    app.make(app.collection("committeeMembers"), member).await;
}
