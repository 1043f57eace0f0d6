//! The oral: who passed is summoned and heard by every juror who did not step back; a sheet from outside is typed by two.

use serde_json::{Value as Json, json};

use super::super::cast::TYPISTS;
use super::super::model::{Sat, User};
use super::Play;
use super::appeal::hundredths;

const JURORS: [&str; 2] = ["othman", "oumaima"];

impl Play {
    /// Who passed is summoned, once the days of the list that says so are over.
    pub(in super::super) async fn summon_to_oral(&mut self) {
        self.step("rachid", "recruitments.scheduleOral").await;
        self.expect_success("sanae", "convocations.issue", json!({"recruitmentId": "exam"}))
            .await;
        self.run_jobs().await;
        self.model.summon("passed_written", "convoked_oral");
        self.compare("once the oral is summoned").await;
    }

    /// The oral tests, from the door to the lock.
    pub(in super::super) async fn hear(&mut self) {
        self.set_clock("2026-12-22T08:30:00Z");
        let people = self.model.in_state("convoked_oral");
        let came = self.scan_all("talk", &people, 6).await;
        self.close_sheet("talk", &came).await;
        self.hear_all().await;
        self.lock_oral().await;
    }

    /// Everybody who lacks a mark of the oral is heard; one is left to the end, and the lock is refused.
    async fn hear_all(&mut self) {
        let people = self.model.in_state("convoked_oral");
        let open: Vec<usize> = people
            .iter()
            .copied()
            .filter(|at| self.model.people[*at].sat.get("talk") == Some(&Sat::Marks(Vec::new())))
            .collect();
        for at in open.iter().skip(1) {
            self.hear_talk(*at).await;
        }
        let Some(last) = open.first() else { return };
        let order = json!({"recruitmentId": "exam", "phase": "oral"});
        self.expect_refusal("othman", "examLocks.close", order.clone(), "marks_missing")
            .await;
        for at in &people {
            let is_of = self.model.people[*at].tests(false).any(|test| test == "bench");
            if is_of && !self.model.people[*at].sat.contains_key("bench") {
                self.see_bench(*at).await;
            }
        }
        let mark = self.a_mark();
        self.give("othman", *last, "talk", mark, None).await;
        self.model.mark(*last, "talk", Some("othman"), mark);
        let has_others = open.len() > 1 || self.model.locks.iter().any(|(phase, _)| phase == "oral");
        if has_others {
            self.expect_refusal("othman", "examLocks.close", order, "jury_unequal")
                .await;
        }
        let mark = self.a_mark();
        self.give("oumaima", *last, "talk", mark, None).await;
        self.model.mark(*last, "talk", Some("oumaima"), mark);
        self.type_sheet(*last).await;
    }

    /// Each juror gives a mark, but for one who steps back.
    async fn hear_talk(&mut self, at: usize) {
        let recused = self.percent(4).then(|| self.chance.pick(&JURORS));
        for juror in JURORS {
            let mark = self.a_mark();
            if recused == Some(juror) {
                let id = &self.model.people[at].id;
                let order = json!({"candidateId": id, "reason": "Parenté"});
                let silent = json!({"candidateId": id});
                self.expect_refusal(juror, "candidates.recuse", silent, "recusal_reason_required")
                    .await;
                self.expect_success(juror, "candidates.recuse", order).await;
                self.give(juror, at, "talk", mark, Some("juror_stepped_back")).await;
                continue;
            }
            self.give(juror, at, "talk", mark, None).await;
            self.model.mark(at, "talk", Some(juror), mark);
        }
        self.type_sheet(at).await;
        if self.percent(2) {
            for (who, word) in [("wafa", "not_a_marker"), ("rachid", "secretariat_gives_no_mark")] {
                self.give(who, at, "talk", 1_000, Some(word)).await;
            }
        }
    }

    /// Two type the sheet of the juror from outside; what differs is no mark.
    async fn type_sheet(&mut self, at: usize) {
        let mark = self.a_mark();
        if self.percent(5) {
            let wrong = if mark == 2_000 { 0 } else { mark + 1 };
            let told = self.give(TYPISTS[0], at, "talk", wrong, None).await.unwrap();
            let differs = self.give(TYPISTS[1], at, "talk", mark, None).await.unwrap();
            assert_eq!(differs["agrees"], false);
            let again = json!({"candidateId": self.model.people[at].id, "examTestId": "talk", "mark": hundredths(mark),
                "replaces": told["entry"]["$id"]});
            let told = self.expect_success(TYPISTS[0], "candidates.mark", again).await;
            assert_eq!(told["agrees"], true);
        } else {
            for typist in TYPISTS {
                self.give(typist, at, "talk", mark, None).await;
            }
        }
        self.model.mark(at, "talk", None, mark);
    }

    /// One mark of whichever juror for the whole committee.
    async fn see_bench(&mut self, at: usize) {
        let stepped_back = |juror: &User| {
            let heard = self.model.people[at].sat.get("talk");
            matches!(heard, Some(Sat::Marks(marks)) if !marks.is_empty() && marks.iter().all(|(by, _)| *by != Some(juror)))
        };
        let able: Vec<User> = JURORS.into_iter().filter(|juror| !stepped_back(juror)).collect();
        let juror = self.chance.pick(&able);
        let mark = self.a_mark();
        self.give(juror, at, "bench", mark, None).await;
        self.model.mark(at, "bench", Some(juror), mark);
    }

    async fn give(
        &mut self,
        who: User,
        at: usize,
        test: &str,
        mark: i64,
        foretold: Option<&'static str>,
    ) -> Option<Json> {
        let given = json!({"candidateId": self.model.people[at].id, "examTestId": test, "mark": hundredths(mark)});
        self.agree(who, "candidates.mark", given, foretold).await
    }

    async fn lock_oral(&mut self) {
        for at in self.absentees("talk").into_iter().take(1) {
            if self.model.people[at].state == "convoked_oral" {
                self.give("othman", at, "talk", 1_000, Some("candidate_absent")).await;
            }
        }
        let order = json!({"recruitmentId": "exam", "phase": "oral"});
        self.expect_refusal("wafa", "examLocks.close", order.clone(), "lock_not_a_member")
            .await;
        self.refuse_announcement("oral").await;
        for who in JURORS {
            let told = self.expect_success(who, "examLocks.close", order.clone()).await;
            assert_eq!(told["waitsForSecond"], who == JURORS[0], "seed {}", self.seed);
        }
        self.model.locks.push(("oral".to_owned(), JURORS.into_iter().collect()));
        self.model.fill_half(false);
    }

    /// Appeals about the oral, and about what the written tests gave to whoever went on.
    pub(in super::super) async fn appeal_oral(&mut self) {
        for _ in 0..self.several(10, 25) {
            self.appeal_by_chance(&["mark", "mark", "presence"]).await;
            self.settle_now_and_then().await;
            self.pass_minutes(20);
        }
        self.settle_all().await;
        self.compare("once appeals about the oral are settled").await;
        if !self.model.in_state("convoked_oral").is_empty() {
            self.refuse_announcement("oral").await;
            self.hear_all().await;
            self.lock_oral().await;
        }
        self.announce("oral").await;
    }
}
