//! Appeals: by the page with a mailed code, or on paper at the desk; decided by one and carried out by another.

use accounts::master_key::MasterKey;
use engine::{RequestContext, Rights};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value as Json, json};

use super::super::cast::{TESTS, everybody};
use super::super::model::{ALL_SUBJECTS, User};
use super::Play;
use crate::appeal::APPEALS;
use crate::candidate::code::APPLICANT_CODES;
use crate::candidate::tracking_number;
use crate::marked_town::house;

/// Who contests what.
#[derive(Clone, Copy)]
struct Contested {
    person: usize,
    about: &'static str,
    test: Option<&'static str>,
}

impl Play {
    /// Somebody appeals against something, lawfully or not.
    pub(in super::super) async fn appeal_by_chance(&mut self, about: &[&'static str]) {
        let about = if self.percent(90) {
            self.chance.pick(about)
        } else {
            self.chance.pick(&ALL_SUBJECTS)
        };
        let test = match about {
            "mark" | "presence" if !self.percent(5) => Some(self.chance.pick(&TESTS.each_ref().map(|one| one.id))),
            _ => None,
        };
        let all: Vec<usize> = (0..self.model.people.len()).collect();
        let now = self.model.now;
        let lawful: Vec<usize> = all
            .iter()
            .copied()
            .filter(|at| self.model.filing_refusal(*at, about, test, now).is_none())
            .collect();
        let person = if lawful.is_empty() || self.percent(15) {
            self.chance.pick(&all)
        } else {
            self.chance.pick(&lawful)
        };
        let contested = Contested { person, about, test };
        let has_mail = self.model.people[person].mail.is_some();
        if has_mail && self.percent(25) {
            self.appeal_by_page(contested).await;
        } else {
            let minutes = self.chance.below(180);
            let at = now - SignedDuration::from_mins(i64::try_from(minutes).unwrap());
            self.appeal_on_paper(contested, at).await;
        }
    }

    /// A paper counts by the hour of its receipt.
    async fn appeal_on_paper(&mut self, contested: Contested, at: Timestamp) {
        let Contested { person, about, test } = contested;
        let foretold = self.model.entry_refusal(person, about, test, at);
        let clerk = self.clerk();
        let order = json!({"candidateId": self.model.people[person].id, "about": about, "examTestId": test,
            "text": "Je conteste cette décision.", "filedAt": at.to_string()});
        let made = self.agree(clerk, "appeals.enter", order, foretold).await;
        if let Some(made) = made {
            let id = made["$id"].as_str().unwrap().to_owned();
            self.model.file(id, person, about, test);
        }
    }

    /// By the page: card, tracking number, the code of a mail.
    async fn appeal_by_page(&mut self, contested: Contested) {
        let Contested { person, about, test } = contested;
        let foretold = self.model.filing_refusal(person, about, test, self.model.now);
        let mut given = self.known_to(person).await;
        given["code"] = json!(self.mailed_code(person, &given).await);
        given["about"] = json!(about);
        given["examTestId"] = json!(test);
        given["text"] = json!("Je conteste cette décision.");
        self.last = format!("candidates.appeal {given}");
        let outcome = self.app.act(&guest(person), "candidates.appeal", given).await;
        if self.compare_outcome(outcome, foretold).is_some() {
            let newest = self.app.all(&APPEALS).await.pop().unwrap();
            self.model.file(newest.id, person, about, test);
        }
    }

    /// What an applicant knows.
    async fn known_to(&mut self, person: usize) -> Json {
        let (id, card) = (
            self.model.people[person].id.clone(),
            self.model.people[person].card.clone(),
        );
        let number = house(&self.app, move |cx| tracking_number::of(cx, &id)).await;
        json!({"CIN": card, "trackingNumber": number})
    }

    async fn mailed_code(&mut self, person: usize, known: &Json) -> String {
        let mut asked = known.clone();
        asked["purpose"] = json!("appeal");
        self.app.act(&guest(person), "candidates.code", asked).await.unwrap();
        self.model.tell(person);
        let row = self
            .app
            .read(|cx| Ok(cx.newest(&APPLICANT_CODES, [], 0, 1)?.remove(0).id))
            .await;
        self.app.read(move |cx| Ok(MasterKey::need(cx)?.code(&row))).await
    }

    /// Everything that is open is settled, in an order of chance, by whoever may; others try and are refused.
    pub(in super::super) async fn settle_all(&mut self) {
        loop {
            let open: Vec<usize> = (0..self.model.appeals.len())
                .filter(|at| !self.model.appeals[*at].is_settled())
                .collect();
            if open.is_empty() {
                return;
            }
            let appeal = self.chance.pick(&open);
            self.settle_step(appeal).await;
            self.pass_minutes(1);
        }
    }

    /// One act on an appeal: a decision, or its execution, by somebody who may or may not.
    pub(in super::super) async fn settle_step(&mut self, appeal: usize) {
        let is_filed = self.model.appeals[appeal].state == "filed";
        let lawful: Vec<User> = self.model.settlers(&self.model.appeals[appeal]).into_iter().collect();
        let everybody = everybody();
        let user = if self.percent(25) {
            self.chance.pick(&everybody)
        } else {
            self.chance.pick(&lawful)
        };
        if is_filed || self.percent(5) {
            self.decide_by(appeal, user).await;
        } else {
            self.carry_out_by(appeal, user).await;
        }
    }

    async fn decide_by(&mut self, appeal: usize, user: User) {
        let one = self.model.appeals[appeal].clone();
        let is_accepted = self.percent(60);
        let mark = i64::try_from(self.chance.below(2_001)).unwrap();
        let mut foretold = self.model.decision_refusal(&one, user, is_accepted);
        // What is gone is refused, and so settled.
        let is_accepted = is_accepted && foretold != Some("appeal_without_subject");
        if foretold == Some("appeal_without_subject") {
            foretold = None;
        }
        let word = if is_accepted { "accepted" } else { "refused" };
        let order = json!({"id": one.id, "decision": word, "reason": "Pièces relues", "mark": hundredths(mark)});
        if self.agree(user, "appeals.decide", order, foretold).await.is_some() {
            self.model.decide(appeal, user, is_accepted, Some(mark));
        }
    }

    async fn carry_out_by(&mut self, appeal: usize, user: User) {
        let one = self.model.appeals[appeal].clone();
        let foretold = self.model.execution_refusal(&one, user);
        let has_post = one.about == "ranking" && self.percent(50);
        let mut order = json!({"id": one.id, "reason": "Recours fondé"});
        if has_post {
            order["decisionRef"] = json!("44/2026");
        }
        if self.agree(user, "appeals.carryOut", order, foretold).await.is_some() {
            self.model.carry_out(appeal, user, has_post);
        }
    }
}

/// A mark as it is typed.
pub(super) fn hundredths(mark: i64) -> Json {
    json!(format!("{},{:02}", mark / 100, mark % 100))
}

/// A stranger from a network of their own.
fn guest(person: usize) -> RequestContext {
    RequestContext {
        network: Some(format!("n{person}")),
        ..RequestContext::new(Rights::guest())
    }
}
