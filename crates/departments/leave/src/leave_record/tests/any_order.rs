//! Corrections and reversals in whatever order: each balance on each day is what a model that only adds up says.

use std::collections::{BTreeMap, BTreeSet};

use jiff::{ToSpan, civil};
use platform::demo::DemoRng;
use platform::ledger;
use schema::{Decimal, Id};

use super::super::reversal::LeaveLedger;
use super::super::rules::account;
use super::reversal::{reverse, two_of_human_resources};
use super::*;
use crate::days::HALF;
use crate::leave_request::plan::days_text;

/// A row as the model knows it, in hundredths of days.
struct Entry {
    id: String,
    who: &'static str,
    day: civil::Date,
    days: i64,
    by: &'static str,
    /// Whether it may be reversed still.
    is_open: bool,
}

/// What is told of a ledger of corrections and reversals, beside a model that only adds up.
struct Story {
    app: TestApp,
    rng: DemoRng,
    day: civil::Date,
    entries: Vec<Entry>,
    accepted: BTreeMap<&'static str, usize>,
}

const PEOPLE: [&str; 2] = ["amina", "driss"];
const KEEPERS: [&str; 2] = ["hajar", "nabil"];

impl Story {
    async fn of(seed: u64) -> Story {
        let app = two_of_human_resources().await;
        let entries = Vec::new();
        let mut story = Story {
            app,
            rng: DemoRng::new(seed),
            day: civil::date(2026, 11, 20),
            entries,
            accepted: BTreeMap::new(),
        };
        for who in PEOPLE {
            for row in story.rows(who).await {
                story.entries.push(Entry {
                    id: row.id.clone(),
                    who,
                    day: row.get(START).unwrap().0,
                    days: row.get(DAYS).unwrap().0,
                    by: "",
                    is_open: false,
                });
            }
        }
        story
    }

    async fn rows(&self, who: &'static str) -> Vec<Document> {
        self.app
            .read(move |cx| cx.all(&LEAVE_RECORDS, [EMPLOYEE.eq(who)]))
            .await
    }

    fn balance(&self, who: &str, day: civil::Date) -> i64 {
        let theirs = self.entries.iter().filter(|one| one.who == who && one.day <= day);
        theirs.map(|one| one.days).sum()
    }

    async fn correct(&mut self) {
        let (who, by) = (*self.rng.pick(&PEOPLE), *self.rng.pick(&KEEPERS));
        let days = self.rng.range(-60, 20) * HALF;
        let back = self.rng.range(0, 300).days();
        let day = self.day.saturating_sub(back).max(self.day.first_of_year());
        let order = json!({"employeeId": who, "type": "annual", "days": days_text(days), "reason": "x", "from": day.to_string()});
        let done = act(&self.app, by, "leaveRecords.correct", order).await;
        let is_right = days > 0 || (days < 0 && self.balance(who, civil::Date::MAX) + days >= 0);
        assert_eq!(done.is_ok(), is_right, "{days} of {who}");
        let Ok(row) = done else { return };
        let id = row["$id"].as_str().unwrap().to_owned();
        self.entries.push(Entry {
            id,
            who,
            day,
            days,
            by,
            is_open: true,
        });
        *self.accepted.entry("corrected").or_default() += 1;
    }

    async fn reverse(&mut self) {
        let at = usize::try_from(self.rng.range(0, i64::try_from(self.entries.len()).unwrap() - 1)).unwrap();
        let by = *self.rng.pick(&KEEPERS);
        let Entry { who, days, .. } = self.entries[at];
        let is_covered = days <= 0 || self.balance(who, civil::Date::MAX) >= days;
        let is_right = self.entries[at].is_open && self.entries[at].by != by && is_covered;
        let done = reverse(&self.app, by, &self.entries[at].id).await;
        assert_eq!(done.is_ok(), is_right, "{days} of {who} by {by}");
        let Ok(row) = done else { return };
        self.entries[at].is_open = false;
        self.entries.push(Entry {
            id: row["$id"].as_str().unwrap().to_owned(),
            who,
            day: self.day,
            days: -days,
            by,
            is_open: false,
        });
        *self.accepted.entry("reversed").or_default() += 1;
    }

    fn pass(&mut self) {
        self.day = self.day.saturating_add(1.day()).min(civil::date(2026, 12, 31));
        self.app.at(&format!("{}T10:00:00Z", self.day));
    }

    /// Each balance on each day on which one changed and on the day before, and the sums that stand beside the rows.
    async fn check(&self) {
        for who in PEOPLE {
            let days = self
                .entries
                .iter()
                .flat_map(|one| [one.day, one.day.yesterday().unwrap()]);
            for day in days.collect::<BTreeSet<_>>() {
                let told = self.app.read(move |cx| {
                    let holder = Id(who.to_owned());
                    ledger::balance_at::<LeaveLedger>(cx, &holder, &account(&holder, "annual"), day)
                });
                assert_eq!(told.await, Decimal(self.balance(who, day)), "{who} on {day}");
            }
            let mut owed = 0;
            for row in self.rows(who).await {
                owed += row.get(DAYS).unwrap().0;
                assert_eq!(row.get(OWED), Some(Decimal(owed)), "in the order of the ledger");
                assert_eq!(row.get(CUMULATIVE), Some(Decimal(0)), "no correction is taken");
            }
        }
    }
}

#[tokio::test]
async fn in_whatever_order_a_balance_is_the_sum_of_what_counts() {
    let mut accepted: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 1..=3 {
        let mut story = Story::of(seed).await;
        for _ in 0..50 {
            match story.rng.range(0, 9) {
                0..=3 => story.correct().await,
                4..=7 => story.reverse().await,
                _ => story.pass(),
            }
        }
        story.check().await;
        for (what, times) in story.accepted {
            *accepted.entry(what).or_default() += times;
        }
    }
    assert!(accepted.values().all(|times| *times >= 10), "{accepted:?}");
}
