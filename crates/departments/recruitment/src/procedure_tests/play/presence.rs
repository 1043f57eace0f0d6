//! Presence: rehearsed, scanned at the door, closed by two who invigilate, corrected by two before the draw.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use super::super::cast::{CLERKS, committee};
use super::super::model::User;
use super::Play;
use crate::exam_presence::EXAM_PRESENCE_ROWS;

impl Play {
    fn number(&self, at: usize) -> String {
        self.model.people[at].number.clone().unwrap()
    }

    /// One of those who invigilate, or the secretariat.
    fn scanner(&mut self) -> User {
        let members = committee("watch").members;
        let all: Vec<User> = members.iter().copied().chain(CLERKS).collect();
        self.chance.pick(&all)
    }

    /// Hours before the test a telephone is tried: it leaves nothing.
    pub(super) async fn rehearse(&mut self, test: &'static str, state: &str) {
        let at = self.model.in_state(state)[0];
        let scan = json!({"examTestId": test, "code": self.number(at)});
        let told = self.expect_success("omar", "examPresence.scan", scan).await;
        assert_eq!(told["rehearsal"], true);
        assert!(
            self.app
                .all(&EXAM_PRESENCE_ROWS)
                .await
                .iter()
                .all(|row| row.value("examTestId").text() != Some(test))
        );
    }

    /// Whoever comes is scanned; others than those who may are refused, and so is who is not summoned.
    pub(super) async fn scan_all(&mut self, test: &'static str, people: &[usize], absent: u64) -> BTreeSet<usize> {
        let mut came = BTreeSet::new();
        for at in people {
            if self.percent(absent) {
                continue;
            }
            let by = self.scanner();
            let scan = json!({"examTestId": test, "code": self.number(*at)});
            if self.percent(3) {
                self.expect_refusal("wafa", "examPresence.scan", scan.clone(), "presence_not_invigilator")
                    .await;
            }
            self.expect_success(by, "examPresence.scan", scan).await;
            came.insert(*at);
        }
        let gone = self.model.in_state("withdrawn").into_iter();
        let numbered = gone.filter(|at| self.model.people[*at].number.is_some());
        for at in numbered.take(1).collect::<Vec<_>>() {
            let scan = json!({"examTestId": test, "code": self.number(at)});
            self.expect_refusal("omar", "examPresence.scan", scan, "presence_not_summoned")
                .await;
        }
        came
    }

    /// Two different people who invigilate.
    fn two_of_watch(&mut self) -> [User; 2] {
        let members = committee("watch").members;
        let first = self.chance.index(members.len());
        let other = (first + 1 + self.chance.index(members.len() - 1)) % members.len();
        [members[first], members[other]]
    }

    /// Two sign the same; one alone closes nothing, and the secretariat neither.
    async fn sign_twice(&mut self, action: &str, order: Json, signers: [User; 2]) {
        self.expect_refusal("sanae", action, order.clone(), "presence_not_invigilator")
            .await;
        let first = self.expect_success(signers[0], action, order.clone()).await;
        assert_eq!(first["waitsForSecond"], true);
        self.expect_refusal(signers[0], action, order.clone(), "presence_needs_another")
            .await;
        let second = self.expect_success(signers[1], action, order).await;
        assert_eq!(second["waitsForSecond"], false);
    }

    /// The sheet of a test is closed.
    pub(super) async fn close_sheet(&mut self, test: &'static str, came: &BTreeSet<usize>) {
        let signers = self.two_of_watch();
        self.sign_twice("examPresence.close", json!({"examTestId": test}), signers)
            .await;
        self.run_jobs().await;
        self.model.close_presence(test, signers.into_iter().collect(), came);
        let late = json!({"examTestId": test, "code": "00001"});
        self.expect_refusal("omar", "examPresence.scan", late, "presence_closed")
            .await;
    }

    /// Somebody was there after all, and two say so with a reason before the draw.
    pub(super) async fn correct_sheet(&mut self, test: &'static str) {
        let absent = self.absentees(test);
        let Some(at) = absent.first().copied() else { return };
        let order = json!({"examTestId": test, "present": [self.number(at)], "reason": "Assis en salle B"});
        let mut without = order.clone();
        without["reason"] = json!("…");
        self.expect_refusal("omar", "examPresence.correct", without, "presence_needs_reason")
            .await;
        let signers = self.two_of_watch();
        self.sign_twice("examPresence.correct", order, signers).await;
        self.run_jobs().await;
        self.model.correct_presence(test, signers.into_iter().collect(), at);
    }

    /// Those on record as absent.
    pub(super) fn absentees(&self, test: &'static str) -> Vec<usize> {
        let absent = Some(&super::super::model::Sat::Absent);
        let people = 0..self.model.people.len();
        people
            .filter(|at| self.model.people[*at].sat.get(test) == absent && self.model.people[*at].state != "withdrawn")
            .collect()
    }
}
