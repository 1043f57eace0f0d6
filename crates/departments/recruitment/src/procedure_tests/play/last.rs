//! The end: ranking by two signatures, final lists, posts that are declined one after another, and who becomes an employee.

use serde_json::json;

use super::super::cast::HUMAN_RESOURCES;
use super::Play;
use super::mark::announcement;

const PRESIDENTS: [&str; 3] = ["wafa", "walid", "othman"];
const MEMBERS: [&str; 5] = ["mourad", "mina", "warda", "widad", "oumaima"];

impl Play {
    /// The ranking is computed by a clerk and signed by a president and a member.
    pub(in super::super) async fn rank(&mut self) {
        let exam = json!({"id": "exam"});
        self.expect_refusal("dalal", "recruitments.rank", exam.clone(), "user_unauthorized")
            .await;
        self.expect_success("sanae", "recruitments.rank", exam).await;
        self.sign_ranking().await;
    }

    async fn sign_ranking(&mut self) {
        let order = json!({"recruitmentId": "exam", "phase": "ranking"});
        let (president, member) = (self.chance.pick(&PRESIDENTS), self.chance.pick(&MEMBERS));
        self.expect_refusal("rachid", "examLocks.close", order.clone(), "secretariat_locks_nothing")
            .await;
        self.expect_success(president, "examLocks.close", order.clone()).await;
        self.expect_refusal(president, "examLocks.close", order.clone(), "lock_needs_another")
            .await;
        self.expect_refusal(
            "rachid",
            "recruitments.announce",
            announcement("final"),
            "announce_not_ready",
        )
        .await;
        self.expect_success(member, "examLocks.close", order).await;
        self.model.sign_ranking([president, member].into_iter().collect());
    }

    /// Final results: the ranking in force goes into every row first.
    pub(in super::super) async fn announce_final(&mut self) {
        self.model.fill_ranking();
        self.announce("final").await;
    }

    /// Appeals while the days of the final list run, declines in between, and nobody is employed.
    pub(in super::super) async fn appeal_final(&mut self) {
        for _ in 0..self.several(10, 14) {
            self.appeal_by_chance(&["mark", "ranking"]).await;
            self.settle_now_and_then().await;
            if self.percent(20) {
                self.decline_by_chance().await;
            }
            self.pass_minutes(20);
        }
        self.settle_all().await;
        // Carried out and not signed anew: posts pass by what two signed last.
        for _ in 0..3 {
            self.decline_by_chance().await;
        }
        self.compare("once appeals about the final list are settled").await;
        self.sign_ranking_again().await;
    }

    async fn sign_ranking_again(&mut self) {
        let order = json!({"id": "exam", "reason": "Recours exécutés"});
        let foretold = self.model.ranking_refusal();
        if self
            .agree("sanae", "recruitments.rank", order.clone(), foretold)
            .await
            .is_none()
        {
            self.announce("oral").await;
            self.expect_success("sanae", "recruitments.rank", order).await;
        }
        self.sign_ranking().await;
        self.announce_final().await;
    }

    /// Somebody who has a post declines it, or somebody who has none tries to.
    async fn decline_by_chance(&mut self) {
        let hired: Vec<usize> = self
            .model
            .in_state("hired")
            .into_iter()
            .filter(|at| !self.model.people[*at].is_employed)
            .collect();
        let waiting = self.model.in_state("waiting_list");
        if let Some(at) = waiting.first() {
            let order = json!({"id": self.model.people[*at].id});
            self.expect_refusal("sanae", "candidates.decline", order, "candidate_not_hired")
                .await;
        }
        if hired.is_empty() {
            return;
        }
        let at = self.chance.pick(&hired);
        let by = self.clerk();
        let order = json!({"id": self.model.people[at].id, "reason": "Autre concours"});
        let told = self.expect_success(by, "candidates.decline", order).await;
        let next = self.model.decline(at);
        let expected = next.map(|next| self.model.people[next].id.clone());
        assert_eq!(
            told["next"]["$id"].as_str().map(str::to_owned),
            expected,
            "seed {}: who comes after {:?}, expected {:?}",
            self.seed,
            self.model.people[at].number,
            next.map(|next| &self.model.people[next].number)
        );
    }

    /// Declines one after another; whoever keeps the post becomes an employee once the days are over.
    pub(in super::super) async fn end(&mut self) {
        for _ in 0..6 {
            self.decline_by_chance().await;
        }
        self.compare("after the declines").await;
        let both = json!(["recruitment-system:*", "rh-managements:*"]);
        self.app.user(HUMAN_RESOURCES, json!({"permissions": both})).await;
        let people: Vec<usize> = [self.model.in_state("hired"), self.model.in_state("waiting_list")].concat();
        self.hire_all(&people).await;
        self.pass_minutes(4 * 24 * 60);
        self.hire_all(&people).await;
        self.hire_all(&people).await;
        self.decline_by_chance().await;
        self.step("sanae", "recruitments.complete").await;
        self.compare("at the end").await;
    }

    async fn hire_all(&mut self, people: &[usize]) {
        for at in people.iter().take(12) {
            let foretold = self.model.hiring_refusal(*at);
            let order = json!({"candidateId": self.model.people[*at].id});
            if self
                .agree(HUMAN_RESOURCES, "recruitments.hire", order, foretold)
                .await
                .is_some()
            {
                self.model.people[*at].is_employed = true;
            }
        }
    }
}
