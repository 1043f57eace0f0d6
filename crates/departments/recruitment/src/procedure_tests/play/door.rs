//! Applications, as the desk takes them in, and corrigenda before and after an exam is sat.

use serde_json::{Value as Json, json};

use super::super::cast::SPECIALTIES;
use super::super::model::{Person, application_refusal};
use super::Play;
use super::town::quotas;
use crate::candidate::CANDIDATES;

/// Born on the bounds of age, a day outside them, and within; the last are too old but for service.
const BIRTHS: [&str; 9] = [
    "2008-01-01",
    "2008-01-02",
    "1986-01-01",
    "1985-12-31",
    "1990-03-04",
    "1995-07-21",
    "1999-12-30",
    "1983-01-01",
    "1981-06-15",
];
/// Months of service that are claimed.
const SERVICE: [i64; 4] = [35, 36, 60, 120];

impl Play {
    /// Somebody by chance.
    fn invent(&mut self, number: usize) -> Person {
        let birth = self.chance.pick(&BIRTHS);
        let is_old = birth.starts_with("198");
        let service = if self.percent(if is_old { 80 } else { 6 }) {
            self.chance.pick(&SERVICE)
        } else {
            0
        };
        let ground = self.percent(18).then(|| self.chance.pick(&["resistant", "disability"]));
        let has_mail = self.percent(80);
        Person {
            card: format!("JB{}", 10_000 + number),
            specialty: self.chance.index(SPECIALTIES.len()),
            birth: birth.to_owned(),
            ground,
            service,
            mail: has_mail.then(|| format!("c{number}@example.ma")),
            state: "submitted",
            ..Person::default()
        }
    }

    /// Everybody applies; who is too young or too old is refused with the day.
    pub(in super::super) async fn apply(&mut self) {
        let mut number = 0;
        while self.model.people.len() < self.size {
            number += 1;
            let mut one = self.invent(number);
            let clerk = self.clerk();
            let foretold = application_refusal(&one);
            let made = self
                .agree(clerk, "candidates.enter", application(&one, number), foretold)
                .await;
            if let Some(made) = made {
                one.id = made["$id"].as_str().unwrap().to_owned();
                self.model.people.push(one);
            }
        }
        let again = self.model.people[0].clone();
        let twice = application(&again, again.card[2..].parse::<usize>().unwrap() - 10_000);
        self.expect_refusal("sanae", "candidates.enter", twice, "application_exists")
            .await;
    }

    /// A corrigendum of the posts of a specialty and of those reserved in it, by a decision.
    async fn correct_posts(&mut self, posts: usize, reserved: usize, foretold: Option<&'static str>) {
        let changes = json!([{"collection": "specialties", "id": "law", "data": {"posts": posts}},
            {"collection": "recruitments", "id": "exam", "data": {"quotas": quotas(reserved)}}]);
        let order = json!({"id": "exam", "reason": "Erreur matérielle", "changes": changes, "decisionRef": "15/2026",
            "decisionDate": "2026-11-19"});
        let clerk = self.clerk();
        if self
            .agree(clerk, "recruitments.corrigendum", order, foretold)
            .await
            .is_some()
        {
            self.model.publish_corrigendum();
        }
    }

    /// Before anybody sat it, posts change by a decision alone: to another number and back.
    pub(in super::super) async fn correct_before(&mut self) {
        let posts = SPECIALTIES[3].posts;
        let changes = json!([{"collection": "specialties", "id": "law", "data": {"posts": posts + 1}}]);
        let undecided = json!({"id": "exam", "reason": "Erreur", "changes": changes});
        self.expect_refusal(
            "rachid",
            "recruitments.corrigendum",
            undecided,
            "corrigendum_needs_decision",
        )
        .await;
        // A quarter of twelve is three.
        let reserved = SPECIALTIES[3].reserved[0];
        self.correct_posts(posts + 1, reserved, Some("exam_quota_sum")).await;
        self.correct_posts(posts + 1, reserved + 1, None).await;
        self.correct_posts(posts, reserved, None).await;
    }

    /// Once it was sat nothing that counts moves; a day still does.
    pub(in super::super) async fn correct_after(&mut self, waiting_until: &str) {
        let law = &SPECIALTIES[3];
        self.correct_posts(law.posts + 1, law.reserved[0], Some("corrigendum_marks_begun"))
            .await;
        let changes =
            json!([{"collection": "recruitments", "id": "exam", "data": {"waitingListUntil": waiting_until}}]);
        let order = json!({"id": "exam", "reason": "Prolongation", "changes": changes});
        self.expect_success("rachid", "recruitments.corrigendum", order).await;
        self.model.publish_corrigendum();
    }

    /// Applications close by the clock, and by nobody before.
    pub(in super::super) async fn close_applications(&mut self) {
        let early = json!({"id": "exam", "kind": "provisional"});
        let foretold = self.model.provisional_refusal(false, false);
        self.agree("sanae", "recruitments.publishList", early, foretold).await;
        self.set_clock("2026-11-27T16:41:00Z");
        self.run_jobs().await;
        let exam = self.app.get(&crate::recruitment::RECRUITMENTS, "exam").await;
        assert_eq!(exam["status"], "closed");
        assert_eq!(self.app.all(&CANDIDATES).await.len(), self.model.people.len());
    }
}

fn application(one: &Person, number: usize) -> Json {
    let specialty = &SPECIALTIES[one.specialty];
    json!({"recruitmentId": "exam", "positionId": specialty.position, "specialtyId": specialty.id,
        "nameAr": format!("مترشح {number}"), "nameFr": format!("Candidat {number}"), "CIN": one.card,
        "birth_date": one.birth, "email": one.mail, "phone": format!("0612{number:06}"),
        "ground": one.ground.unwrap_or("none"), "serviceMonths": one.service, "receivedOn": "2026-11-20"})
}
