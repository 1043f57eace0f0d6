//! From the provisional list to the results of the written tests.

use serde_json::json;

use super::super::model::OF_FILES;
use super::Play;
use super::mark::announcement;
use crate::exam_room::EXAM_ROOMS;

impl Play {
    /// Appeals about files while their days run, and the definitive list once they are over and settled.
    pub(in super::super) async fn appeal_files(&mut self) {
        for _ in 0..self.several(6, 40) {
            self.appeal_by_chance(&OF_FILES).await;
            self.settle_now_and_then().await;
            self.pass_minutes(20);
        }
        self.publish_review("definitive").await;
        self.pass_minutes(3 * 24 * 60);
        self.appeal_by_chance(&OF_FILES).await;
        self.publish_review("definitive").await;
        self.settle_all().await;
        self.decide_left_claims().await;
        self.publish_review("definitive").await;
        assert!(self.model.is_public("definitive"), "seed {}", self.seed);
        self.publish_review("definitive").await;
    }

    /// An act on an appeal that is open, in between.
    pub(super) async fn settle_now_and_then(&mut self) {
        let open: Vec<usize> = (0..self.model.appeals.len())
            .filter(|at| !self.model.appeals[*at].is_settled())
            .collect();
        if !open.is_empty() && self.percent(40) {
            let appeal = self.chance.pick(&open);
            self.settle_step(appeal).await;
        }
    }

    /// Claims of whoever was eliminated with one undecided, and came back by an appeal.
    async fn decide_left_claims(&mut self) {
        for at in self.model.in_state("validated") {
            for claim in self.model.people[at].claims() {
                if self.model.people[at].proof(claim) == Some("undecided") {
                    let by = self.clerk();
                    let state = self.chance.pick(&["proved", "not"]);
                    self.prove(at, claim, state, by, true).await;
                }
            }
        }
    }

    /// Everybody who is admitted has a seat and a convocation; some withdraw afterwards.
    pub(in super::super) async fn summon_to_written(&mut self) {
        for (name, capacity) in [("A", self.size), ("B", self.size)] {
            let room = json!({"recruitmentId": "exam", "name": name, "capacity": capacity, "address": "Lycée"});
            self.app.make(&EXAM_ROOMS, room).await;
        }
        let order = json!({"recruitmentId": "exam"});
        self.expect_refusal(
            "sanae",
            "convocations.issue",
            order.clone(),
            "convocations_without_seats",
        )
        .await;
        self.expect_success("rachid", "examRooms.draw", order.clone()).await;
        self.expect_success("sanae", "convocations.issue", order).await;
        self.run_jobs().await;
        self.model.summon("validated", "convoked_written");
        for at in self.model.in_state("convoked_written") {
            if self.percent(3) {
                self.withdraw(at).await;
            }
        }
    }

    /// On paper, at the desk.
    async fn withdraw(&mut self, at: usize) {
        let by = self.clerk();
        let order = json!({"id": self.model.people[at].id, "receivedOn": "2026-11-28"});
        self.expect_success(by, "candidates.withdrawAtDesk", order).await;
        self.model.people[at].state = "withdrawn";
        self.model.tell(at);
    }

    /// The day of the written tests.
    pub(in super::super) async fn sit_written(&mut self) {
        self.set_clock("2026-12-10T04:00:00Z");
        self.rehearse("essay", "convoked_written").await;
        self.correct_before().await;
        self.set_clock("2026-12-10T08:30:00Z");
        self.expect_refusal(
            "sanae",
            "recruitments.draw",
            json!({"id": "exam"}),
            "presence_not_closed",
        )
        .await;
        for (test, waiting_until) in [("essay", "2027-02-27"), ("memo", "2027-02-28")] {
            let mut people = self.model.in_state("convoked_written");
            people.retain(|at| self.model.people[*at].tests(true).any(|own| own == test));
            let came = self.scan_all(test, &people, 10).await;
            self.correct_after(waiting_until).await;
            self.close_sheet(test, &came).await;
        }
        self.correct_sheet("essay").await;
        self.step("sanae", "recruitments.startWritten").await;
        self.correct_sheet("memo").await;
    }

    /// Copies from the draw to the lifting.
    pub(in super::super) async fn mark_written(&mut self) {
        self.expect_refusal("sanae", "recruitments.lift", json!({"id": "exam"}), "marks_not_locked")
            .await;
        self.draw_copies().await;
        self.mark_copies().await;
        self.pass_minutes(10);
        self.lock_written().await;
        self.lift().await;
        self.expect_refusal(
            "sanae",
            "recruitments.scheduleOral",
            json!({"id": "exam"}),
            "exam_list_missing",
        )
        .await;
    }

    /// Results are announced by nobody before their half is locked, or lifted.
    pub(super) async fn refuse_announcement(&mut self, list: &'static str) {
        self.expect_refusal(
            "sanae",
            "recruitments.announce",
            announcement(list),
            "announce_not_ready",
        )
        .await;
    }

    /// Results are announced, with a reason where they are public already.
    pub(in super::super) async fn announce(&mut self, list: &'static str) {
        let by = self.clerk();
        for reason in [None, Some("Recours exécutés")] {
            let mut order = announcement(list);
            order["reason"] = json!(reason);
            let foretold = self.model.announcement_refusal(list, reason.is_some());
            if self.agree(by, "recruitments.announce", order, foretold).await.is_some() {
                self.model.announce(list);
                self.run_jobs().await;
                self.compare(&format!("at the {list} list")).await;
                return;
            }
        }
    }

    /// Appeals about the written tests; who was there after all is marked and locked as the others.
    pub(in super::super) async fn appeal_written(&mut self) {
        for _ in 0..self.several(8, 40) {
            self.appeal_by_chance(&["mark", "mark", "presence"]).await;
            self.settle_now_and_then().await;
            self.pass_minutes(20);
        }
        self.pass_minutes(3 * 24 * 60);
        self.appeal_by_chance(&["mark", "presence"]).await;
        self.settle_all().await;
        self.compare("once appeals about the written tests are settled").await;
        if !self.model.in_state("convoked_written").is_empty() {
            self.refuse_announcement("written").await;
            self.draw_copies().await;
            self.mark_copies().await;
            self.lock_written().await;
            self.lift().await;
        }
        self.announce("written").await;
    }
}
