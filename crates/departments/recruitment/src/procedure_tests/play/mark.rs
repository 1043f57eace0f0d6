//! Copies are drawn, given to markers, marked blind and locked by those whose committees marked them; then they have names again.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};

use super::super::cast::committee;
use super::super::model::User;
use super::Play;
use super::appeal::hundredths;
use crate::exam_copy::{self, EXAM_COPIES};

/// Who marks what: the test, the members in the order of their markings, the third, the committee.
type Markers = (&'static str, &'static [User], Option<User>, &'static str);
const MARKERS: [Markers; 3] = [
    ("essay", &["mourad", "mina"], Some("malik"), "marktech"),
    ("essay", &["warda", "widad"], Some("wissal"), "markadm"),
    ("memo", &["wissal"], None, "markadm"),
];

/// A copy: its number, whose it is.
type Copy = (String, usize);

impl Play {
    /// The copies of a test whose candidates a committee covers and nobody has marked: what nobody but the house can ask.
    async fn unmarked(&self, test: &'static str, of: &str) -> Vec<Copy> {
        let rows = self
            .app
            .read(move |cx| {
                let copies = cx.all(&EXAM_COPIES, [exam_copy::TEST.eq(test)])?;
                let known = copies.iter().map(|copy| {
                    let number = copy.get(exam_copy::NUMBER).unwrap_or_default();
                    (exam_copy::owner(copy).unwrap_or_default(), number)
                });
                Ok(known.collect::<BTreeMap<_, _>>())
            })
            .await;
        let position = committee(of).position;
        let mut copies = Vec::new();
        for (at, one) in self.model.people.iter().enumerate() {
            let is_open = one.sat.get(test) == Some(&super::super::model::Sat::Marks(Vec::new()));
            if let Some(number) = rows.get(&one.id)
                && is_open
                && position == Some(one.position())
            {
                copies.push((number.clone(), at));
            }
        }
        copies
    }

    /// Numbers for the copies of those present, by somebody who marks none of them.
    pub(super) async fn draw_copies(&mut self) {
        let order = json!({"id": "exam", "lotSize": 500});
        self.expect_refusal("dalal", "recruitments.draw", order.clone(), "user_unauthorized")
            .await;
        let by = self.clerk();
        self.expect_success(by, "recruitments.draw", order).await;
    }

    /// Lots are given, and marked to the end; the lock is refused before.
    pub(super) async fn mark_copies(&mut self) {
        for markers in MARKERS {
            let copies = self.unmarked(markers.0, markers.3).await;
            if copies.is_empty() {
                continue;
            }
            let lots = json!({"examTestId": markers.0, "memberIds": markers.1});
            let by = self.clerk();
            self.expect_success(by, "examCopies.assign", lots).await;
            self.try_to_lock_early().await;
            self.mark_lot(markers, &copies).await;
        }
    }

    async fn try_to_lock_early(&mut self) {
        if self.model.is_missing_marks(true) {
            let order = json!({"recruitmentId": "exam", "phase": "written"});
            self.expect_refusal("wafa", "examLocks.close", order, "marks_missing")
                .await;
        }
    }

    async fn mark_lot(&mut self, given_to: Markers, copies: &[Copy]) {
        let (test, markers, third, _) = given_to;
        let mut apart = Vec::new();
        for (number, at) in copies {
            let first = self.a_mark();
            let second = self.a_second_mark(first);
            for (marker, mark) in markers.iter().zip([first, second]) {
                self.mark_copy(test, number, marker, mark).await;
                self.model.mark(*at, test, Some(marker), mark);
            }
            if self.percent(2) {
                self.refuse_marks(test, number, markers[0], first).await;
            }
            let is_apart = markers.len() == 2 && (first - second).abs() > 300;
            apart.extend(is_apart.then(|| (number.clone(), *at)));
        }
        let Some(third) = third.filter(|_| !apart.is_empty()) else {
            return;
        };
        self.try_to_lock_early_of_third().await;
        let lots = json!({"examTestId": test, "memberIds": [third], "third": true});
        self.expect_success("sanae", "examCopies.assign", lots).await;
        for (number, at) in apart {
            let mark = self.a_mark();
            self.mark_copy(test, &number, third, mark).await;
            self.model.mark(at, test, Some(third), mark);
        }
    }

    async fn try_to_lock_early_of_third(&mut self) {
        let order = json!({"recruitmentId": "exam", "phase": "written"});
        self.expect_refusal("wafa", "examLocks.close", order, "marks_missing")
            .await;
    }

    async fn mark_copy(&mut self, test: &str, number: &str, by: User, mark: i64) {
        let given = json!({"examTestId": test, "number": number, "mark": hundredths(mark)});
        self.expect_success(by, "examCopies.mark", given).await;
    }

    /// Who gives no mark, whose copy it is not, and another mark over one that stands.
    async fn refuse_marks(&mut self, test: &str, number: &str, marker: User, mark: i64) {
        let given = |mark: i64| json!({"examTestId": test, "number": number, "mark": hundredths(mark)});
        let other = i64::from(mark == 0);
        for (who, word) in [
            ("sanae", "secretariat_gives_no_mark"),
            ("karim", "secretariat_gives_no_mark"),
            ("maha", "document_not_found"),
            (marker, "mark_already_given"),
        ] {
            self.expect_refusal(who, "examCopies.mark", given(other), word).await;
        }
    }

    /// Around the middle, with equals; now and then any mark.
    pub(super) fn a_mark(&mut self) -> i64 {
        if self.percent(20) {
            return i64::try_from(self.chance.below(2_001)).unwrap();
        }
        self.chance
            .pick(&[750, 799, 800, 950, 1_000, 1_050, 1_125, 1_200, 1_250, 1_400, 1_475])
    }

    fn a_second_mark(&mut self, first: i64) -> i64 {
        let apart = if self.percent(12) {
            self.chance.pick(&[301, 450])
        } else {
            self.chance.pick(&[0, 25, 100, 300])
        };
        if first > 1_000 { first - apart } else { first + apart }
    }

    /// The president and a member of each committee that marked sign, in an order of chance; nobody else's signature counts.
    pub(super) async fn lock_written(&mut self) {
        let order = json!({"recruitmentId": "exam", "phase": "written"});
        self.expect_refusal("sanae", "examLocks.close", order.clone(), "secretariat_locks_nothing")
            .await;
        self.expect_refusal("dalal", "examLocks.close", order.clone(), "lock_not_a_member")
            .await;
        self.refuse_announcement("written").await;
        let tech = self.chance.pick(&["mourad", "mina", "maha"]);
        let adm = self.chance.pick(&["warda", "widad", "wissal"]);
        let mut signers = vec!["wafa", "walid", tech, adm];
        for at in (1..signers.len()).rev() {
            signers.swap(at, self.chance.index(at + 1));
        }
        for (at, who) in signers.iter().enumerate() {
            let told = self.expect_success(who, "examLocks.close", order.clone()).await;
            let is_last = at + 1 == signers.len();
            assert_eq!(told["waitsForSecond"], !is_last, "{signers:?} {at}");
            let word = if is_last { "marks_locked" } else { "lock_needs_another" };
            self.expect_refusal(who, "examLocks.close", order.clone(), word).await;
        }
        self.model
            .locks
            .push(("written".to_owned(), signers.into_iter().collect()));
    }

    /// Anonymity is lifted by the secretariat or a president.
    pub(super) async fn lift(&mut self) {
        let exam = json!({"id": "exam"});
        self.expect_refusal("mina", "recruitments.lift", exam.clone(), "lift_not_allowed")
            .await;
        let by = self.chance.pick(&["sanae", "wafa", "walid"]);
        self.expect_success(by, "recruitments.lift", exam).await;
        self.model.fill_half(true);
    }
}

/// An announcement without a reason.
pub(super) fn announcement(kind: &str) -> Json {
    json!({"id": "exam", "kind": kind})
}
