//! Two clerks review the files: led by the queue, never to one file both; claims decided apart; second looks; lists.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use super::super::cast::CLERKS;
use super::super::model::{Person, User, other_clerk};
use super::Play;
use crate::candidate::CANDIDATES;
use crate::candidate::review::act::is_sampled;

/// So many files at the head of the queue are taken one by one; the others together.
const ONE_BY_ONE: usize = 24;

/// What a clerk makes of a file.
const VERDICTS: [&str; 8] = [
    "validate",
    "validate",
    "validate",
    "validate",
    "validate",
    "validate",
    "validate",
    "eliminate",
];

impl Play {
    /// All files, until nothing waits and every claim of whoever is admitted is decided.
    pub(in super::super) async fn review(&mut self) {
        self.lead_clerks().await;
        self.refuse_list("exam_list_files_wait").await;
        for at in self.model.in_state("submitted") {
            self.look_at(at, None).await;
        }
        self.reopen_some().await;
        self.decide_claims().await;
        self.look_twice().await;
    }

    async fn refuse_list(&mut self, word: &'static str) {
        assert_eq!(self.model.provisional_refusal(true, false), Some(word));
        let order = json!({"id": "exam", "kind": "provisional"});
        self.expect_refusal("sanae", "recruitments.publishList", order, word)
            .await;
    }

    /// Each clerk goes on to what nobody else holds: the next after theirs, else the oldest.
    async fn lead_clerks(&mut self) {
        let mut held: [Option<usize>; 2] = [None, None];
        for _ in 0..ONE_BY_ONE.min(self.size / 2) {
            let who = self.chance.index(2);
            let left = held[who];
            if let Some(left) = left {
                self.look_at(left, Some(CLERKS[who])).await;
            }
            let foretold = self.next_in_queue(left, held[1 - who]);
            let place = match left {
                Some(left) => json!({"id": self.model.people[left].id}),
                None => json!({"recruitmentId": "exam"}),
            };
            let told = self.expect_success(CLERKS[who], "candidates.next", place).await;
            let seen = told["nextId"].as_str();
            let expected = foretold.map(|at| self.model.people[at].id.as_str());
            assert_eq!(seen, expected, "seed {}: the next file of {}", self.seed, CLERKS[who]);
            held[who] = foretold;
        }
    }

    /// The queue is of one position once a file of it is left.
    fn next_in_queue(&self, left: Option<usize>, held: Option<usize>) -> Option<usize> {
        let waits = |at: &usize| {
            let is_of = left.is_none_or(|left| self.model.people[left].position() == self.model.people[*at].position());
            is_of && self.model.people[*at].state == "submitted" && Some(*at) != held && Some(*at) != left
        };
        let all = 0..self.model.people.len();
        let behind = all.clone().filter(|at| left.is_none_or(|left| *at > left)).find(waits);
        behind.or_else(|| all.clone().find(waits))
    }

    /// A clerk decides a file: its claims as far as they are clear, then the file.
    async fn look_at(&mut self, at: usize, by: Option<User>) {
        let by = by.unwrap_or(CLERKS[self.chance.index(2)]);
        for claim in self.model.people[at].claims() {
            if self.percent(70) {
                let who = if self.percent(70) { by } else { other_clerk(by) };
                self.prove_by_chance(at, claim, who).await;
            }
        }
        if self.model.people[at].state != "submitted" {
            return;
        }
        let verdict = self.chance.pick(&VERDICTS);
        self.decide_file(at, verdict, by).await;
        if self.model.people[at].state == "submitted" {
            self.decide_file(at, "eliminate", by).await;
        }
    }

    async fn decide_file(&mut self, at: usize, verdict: &'static str, by: User) {
        let to = if verdict == "validate" {
            "validated"
        } else {
            "eliminated_pre_written"
        };
        let foretold = self.model.review_refusal(at, to);
        let order = json!({"ids": [self.model.people[at].id], "reason": "Diplôme non conforme"});
        let action = format!("candidates.{verdict}");
        if self.agree(by, &action, order, foretold).await.is_none() {
            return;
        }
        if verdict == "validate" {
            self.model.admit(at, by);
        } else {
            self.model.eliminate(at, by);
        }
    }

    /// Proved, or not; now and then without the reason that it takes.
    async fn prove_by_chance(&mut self, at: usize, claim: &'static str, by: User) {
        let state = if self.percent(65) { "proved" } else { "not" };
        let has_reason = self.percent(90);
        self.prove(at, claim, state, by, has_reason).await;
        if self.model.people[at].proof(claim) == Some("undecided") {
            self.prove(at, claim, state, by, true).await;
        }
    }

    pub(super) async fn prove(
        &mut self,
        at: usize,
        claim: &'static str,
        state: &'static str,
        by: User,
        has_reason: bool,
    ) {
        let foretold = self.model.proof_refusal(at, claim, state, has_reason);
        let mut order = json!({"id": self.model.people[at].id, "claim": claim, "state": state});
        if has_reason {
            order["reason"] = json!("Attestation du service");
        }
        if self.agree(by, "candidates.prove", order, foretold).await.is_some() {
            self.model.prove(at, claim, state, by);
        }
    }

    /// Some are looked at again, by whichever clerk.
    async fn reopen_some(&mut self) {
        for at in 0..self.model.people.len() {
            if !self.percent(5) {
                continue;
            }
            let by = self.clerk();
            let order = json!({"ids": [self.model.people[at].id]});
            let foretold = self.model.review_refusal(at, "submitted");
            if self.agree(by, "candidates.reopen", order, foretold).await.is_some() {
                self.model.reopen(at);
                self.look_at(at, None).await;
            }
        }
    }

    /// What was left open is decided before the list; of the eliminated it may stay so.
    async fn decide_claims(&mut self) {
        let undecided = |play: &Play, at: usize| {
            let one = &play.model.people[at];
            let claims = one.claims().into_iter();
            claims
                .filter(|claim| one.proof(claim) == Some("undecided"))
                .collect::<Vec<_>>()
        };
        if self
            .model
            .in_state("validated")
            .iter()
            .any(|at| !undecided(self, *at).is_empty())
        {
            self.refuse_list("exam_proofs_wait").await;
        }
        for at in self.model.in_state("validated") {
            for claim in undecided(self, at) {
                let by = self.clerk();
                self.prove_by_chance(at, claim, by).await;
            }
        }
    }

    /// A second person looks at some; the sample that chance chose is foretold by what is known of it.
    async fn look_twice(&mut self) {
        let rows = self.app.all(&CANDIDATES).await;
        let sampled: BTreeSet<&str> = rows
            .iter()
            .filter(|row| is_sampled(row))
            .map(|row| row.id.as_str())
            .collect();
        for at in 0..self.model.people.len() {
            let is_sampled = sampled.contains(self.model.people[at].id.as_str());
            let of_hundred = if is_sampled { 70 } else { 5 };
            if self.model.people[at].reviewer.is_none() || !self.percent(of_hundred) {
                continue;
            }
            let order = json!({"ids": [self.model.people[at].id]});
            for by in [self.clerk(), "sanae", "rachid"] {
                if self.model.people[at].second.is_none() {
                    let foretold = self.model.confirm(at, by, is_sampled);
                    self.agree(by, "candidates.confirm", order.clone(), foretold).await;
                }
            }
        }
        let lacks = |one: &Person| sampled.contains(one.id.as_str()) && one.reviewer.is_some() && one.second.is_none();
        if self.model.people.iter().any(lacks) {
            let foretold = self.model.provisional_refusal(true, true);
            let order = json!({"id": "exam", "kind": "provisional"});
            self.agree("rachid", "recruitments.publishList", order, foretold).await;
        }
    }

    /// A list of the review is published, if it may be.
    pub(in super::super) async fn publish_review(&mut self, list: &'static str) {
        let foretold = match list {
            "provisional" => self.model.provisional_refusal(true, false),
            _ => self.model.definitive_refusal(),
        };
        let by = self.clerk();
        let order: Json = json!({"id": "exam", "kind": list, "withoutSecondLook": "Délais très courts"});
        if self
            .agree(by, "recruitments.publishList", order, foretold)
            .await
            .is_some()
        {
            self.model.publish_review(list);
            self.run_jobs().await;
        }
    }

    /// After the list a clerk changes no file.
    pub(in super::super) async fn refuse_reviews(&mut self) {
        for (state, verdict) in [("validated", "reopen"), ("eliminated_pre_written", "reopen")] {
            for at in self.model.in_state(state).into_iter().take(2) {
                let foretold = self.model.review_refusal(at, "submitted");
                let order = json!({"ids": [self.model.people[at].id]});
                let action = format!("candidates.{verdict}");
                self.agree("sanae", &action, order, foretold).await;
            }
        }
    }
}
