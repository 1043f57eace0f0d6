//! Whatever is asked for, answered, called off, corrected and moved, in whatever order: the ledger is what it would be if it were
//! written from nothing, no day is taken twice, and nobody owes days.

use std::collections::{BTreeMap, HashMap};

use jiff::{ToSpan, civil};
use platform::demo::DemoRng;
use platform::organisation::assignment::ASSIGNMENTS;
use platform::organisation::holiday::HOLIDAYS;
use platform::organisation::service::SERVICES;
use platform::organisation::work_schedule::WORK_SCHEDULES;
use schema::{Date, Decimal, Document, Id};
use serde_json::{Value as Json, json};

use super::{input, with};
use crate::leave_record::{self as record, Kind, LEAVE_RECORDS};
use crate::leave_recount::{self, LEAVE_RECOUNTS};
use crate::leave_request::LEAVE_REQUESTS;
use crate::leave_request::field::{EMPLOYEE, STATUS, STEP, Status, Step, TYPE};
use crate::leave_request::plan::taken_days;
use crate::testing::TestApp;
use crate::town::{act, credit, decide, send, town};

const PEOPLE: [&str; 2] = ["amina", "driss"];
/// So many acts of a story.
const ACTS: usize = 60;

struct Story {
    app: TestApp,
    rng: DemoRng,
    day: civil::Date,
    /// Corrections that were accepted.
    corrected: HashMap<String, i64>,
    feasts: usize,
    accepted: [usize; 14],
    certificates: usize,
    may_owe: bool,
}

impl Story {
    async fn of(seed: u64) -> Story {
        Story {
            app: town().await,
            rng: DemoRng::new(seed),
            day: civil::date(2026, 11, 20),
            corrected: HashMap::new(),
            feasts: 0,
            accepted: [0; 14],
            certificates: 0,
            may_owe: false,
        }
    }

    /// A service that works on Sundays and not on Mondays.
    async fn place_of_sundays(&self) {
        let service = json!({"$id": "sundays", "nameFr": "Marché", "nameAr": "السوق"});
        self.app.make(&SERVICES, service).await;
        let hours = json!({"nameFr": "x", "nameAr": "x", "validFrom": "2026-01-01", "serviceId": "sundays",
            "weekdays": [2, 3, 4, 5, 7], "start": "08:00", "end": "16:00"});
        self.app.make(&WORK_SCHEDULES, hours).await;
    }

    async fn requests(&self) -> Vec<Document> {
        self.app.all(&LEAVE_REQUESTS).await
    }

    async fn any(&mut self, status: Status) -> Option<Json> {
        let fits: Vec<Document> = self
            .requests()
            .await
            .into_iter()
            .filter(|one| one.get(STATUS) == Some(status))
            .collect();
        (!fits.is_empty()).then(|| json!({"id": self.rng.pick(&fits).id}))
    }

    /// One act of chance; what is refused changes nothing.
    async fn act(&mut self) {
        let who = *self.rng.pick(&PEOPLE);
        let kind = usize::try_from(self.rng.range(0, 13)).unwrap();
        let done = match kind {
            0 | 1 => self.ask(who).await,
            2 | 3 => self.answer().await,
            4 => self.call_off().await,
            5 => self.correct(who).await,
            6 => self.feast().await,
            7 => self.fall_ill(who).await,
            8 => self.come_back().await,
            9 => self.other_hours(who).await,
            10 => self.posting(who).await,
            11 => self.lose_feast().await,
            12 => self.decide_on_recounts().await,
            _ => self.pass().await,
        };
        self.accepted[kind] += usize::from(done);
    }

    async fn ask(&mut self, who: &str) -> bool {
        let from = self.day.saturating_add(self.rng.range(0, 70).days());
        let to = from.saturating_add(self.rng.range(0, 16).days());
        let code = *self.rng.pick(&["annual", "annual", "annual", "exceptional"]);
        let halves = json!({"startHalf": self.rng.percent(20), "endHalf": self.rng.percent(20)});
        let data = with(input(code, &from.to_string(), &to.to_string()), halves);
        act(&self.app, who, "leaveRequests.submit", data).await.is_ok()
    }

    /// Sick leave, inside whatever else stands, which human resources accept.
    async fn fall_ill(&mut self, who: &str) -> bool {
        let from = self.day.saturating_add(self.rng.range(-8, 12).days());
        let to = from.saturating_add(self.rng.range(0, 12).days());
        self.certificates += 1;
        let certificate = format!("cert{}", self.certificates);
        send(&self.app, who, &certificate).await.unwrap();
        let proof = json!({"certificateId": certificate});
        let data = with(input("sick", &from.to_string(), &to.to_string()), proof);
        match act(&self.app, who, "leaveRequests.submit", data).await {
            Ok(row) => decide(&self.app, row["$id"].as_str().unwrap(), "approved")
                .await
                .is_ok(),
            Err(_) => false,
        }
    }

    /// Somebody is back before the end of a leave, recorded on the day or days after it.
    async fn come_back(&mut self) -> bool {
        let Some(one) = self.any(Status::Approved).await else {
            return false;
        };
        let day = self.day.saturating_sub(self.rng.range(0, 8).days());
        let back = json!({"resumedOn": day.to_string(), "resumedHalf": self.rng.percent(30), "reason": "x"});
        let done = act(&self.app, "hajar", "leaveRequests.resume", with(one.clone(), back)).await;
        done.is_ok() && decide(&self.app, one["id"].as_str().unwrap(), "approved").await.is_ok()
    }

    async fn answer(&mut self) -> bool {
        let waiting: Vec<Document> = self
            .requests()
            .await
            .into_iter()
            .filter(|one| matches!(one.get(STEP), Some(Step::Manager | Step::Hr)))
            .collect();
        if waiting.is_empty() {
            return false;
        }
        let id = self.rng.pick(&waiting).id.clone();
        let word = *self
            .rng
            .pick(&["approved", "approved", "approved", "rejected", "returned"]);
        decide(&self.app, &id, word).await.is_ok()
    }

    async fn call_off(&mut self) -> bool {
        if self.rng.percent(30) {
            let Some(one) = self.any(Status::Pending).await else {
                return false;
            };
            return act(&self.app, "hajar", "leaveRequests.withdraw", one).await.is_ok();
        }
        let Some(one) = self.any(Status::Approved).await else {
            return false;
        };
        let day = self.day.saturating_add(self.rng.range(1, 40).days());
        let part = json!({"reason": "x", "from": day.to_string(), "fromHalf": self.rng.percent(30)});
        let data = if self.rng.percent(50) {
            with(one.clone(), json!({"reason": "x"}))
        } else {
            with(one.clone(), part)
        };
        let sent = act(&self.app, "hajar", "leaveRequests.cancel", data).await.is_ok();
        sent && decide(&self.app, one["id"].as_str().unwrap(), "approved").await.is_ok()
    }

    async fn correct(&mut self, who: &str) -> bool {
        let halves = self.rng.range(-12, 6);
        let days = halves * 50;
        let text = format!(
            "{}{}.{}",
            if days < 0 { "-" } else { "" },
            days.abs() / 100,
            if days % 100 == 0 { 0 } else { 5 }
        );
        let data = json!({"employeeId": who, "type": "annual", "days": text, "reason": "x"});
        let done = act(&self.app, "hajar", "leaveRecords.correct", data).await.is_ok();
        if done {
            *self.corrected.entry(who.to_owned()).or_default() += days;
        }
        done
    }

    /// A feast that comes, or one that moves.
    async fn feast(&mut self) -> bool {
        let day = self.day.saturating_add(self.rng.range(2, 60).days()).to_string();
        if self.feasts > 0 && self.rng.percent(50) {
            let id = format!("f{}", self.rng.range(1, i64::try_from(self.feasts).unwrap()));
            // One that was lost does not move.
            let moved = json!({"date": day, "confirmed": true});
            let _ = self.app.update(&TestApp::full_rights(), &HOLIDAYS, &id, moved).await;
        } else {
            self.feasts += 1;
            let id = format!("f{}", self.feasts);
            let feast = json!({"$id": id, "date": day, "nameFr": id, "nameAr": id, "kind": "hijri"});
            self.app.make(&HOLIDAYS, feast).await;
        }
        self.app.engine.run_due_jobs().await.unwrap();
        true
    }

    /// Hours of one person that change from a day on, some weeks without Fridays.
    async fn other_hours(&mut self, who: &str) -> bool {
        let from = self.day.saturating_add(self.rng.range(-10, 40).days()).to_string();
        let weekdays = if self.rng.percent(50) {
            json!([1, 2, 3, 4])
        } else {
            json!([1, 2, 3, 4, 5])
        };
        let hours = json!({"nameFr": "x", "nameAr": "x", "validFrom": from, "employeeId": who, "weekdays": weekdays,
            "start": "08:00", "end": "16:00"});
        self.app.make(&WORK_SCHEDULES, hours).await;
        self.app.engine.run_due_jobs().await.unwrap();
        true
    }

    /// Somebody is posted to a service of Sundays, or back.
    async fn posting(&mut self, who: &str) -> bool {
        let service = *self.rng.pick(&["s", "sundays"]);
        let from = self.day.saturating_add(self.rng.range(0, 40).days()).to_string();
        let data = json!({"employeeId": who, "type": "assignment", "serviceId": service, "startDate": from});
        let done = self
            .app
            .create(&TestApp::full_rights(), &ASSIGNMENTS, data)
            .await
            .is_ok();
        self.app.engine.run_due_jobs().await.unwrap();
        done
    }

    /// A feast that is none after all.
    async fn lose_feast(&mut self) -> bool {
        if self.feasts == 0 {
            return false;
        }
        let id = format!("f{}", self.rng.range(1, i64::try_from(self.feasts).unwrap()));
        let lost = move |cx: &mut engine::Cx<'_>| match cx.get(&HOLIDAYS, &id)? {
            Some(row) => cx.delete(&HOLIDAYS, &row.id).map(|()| true),
            None => Ok(false),
        };
        let done = self
            .app
            .engine
            .transact(&TestApp::full_rights(), "lost", lost)
            .await
            .unwrap();
        self.app.engine.run_due_jobs().await.unwrap();
        done
    }

    /// What changes would take of granted leave, people keep as it was or cut short.
    async fn decide_on_recounts(&mut self) -> bool {
        let mut open = self.app.all(&LEAVE_RECOUNTS).await;
        open.retain(|one| one.get(leave_recount::STATE) == Some(leave_recount::State::Open));
        if open.is_empty() {
            return false;
        }
        let ids: Vec<String> = open.into_iter().map(|one| one.id).collect();
        let decision = *self.rng.pick(&["kept", "kept", "shortened"]);
        let data = json!({"ids": ids, "decision": decision});
        // What is cut short may owe days that were had already.
        self.may_owe |= decision == "shortened";
        act(&self.app, "hajar", "leaveRecounts.decide", data).await.is_ok()
    }

    /// Days pass, and with them years.
    async fn pass(&mut self) -> bool {
        self.day = self.day.saturating_add(self.rng.range(1, 45).days());
        self.app.at(&format!("{}T08:00:00Z", self.day));
        credit(&self.app).await;
        true
    }

    async fn holds(&self) {
        let rows = self.app.all(&LEAVE_RECORDS).await;
        let requests = self.requests().await;
        no_day_is_taken_twice(&requests);
        for who in PEOPLE {
            let theirs: Vec<&Document> = rows
                .iter()
                .filter(|row| row.get(record::EMPLOYEE) == Some(Id(who.to_owned())))
                .collect();
            sums_stand_beside_rows(&theirs);
            self.replay(who, &theirs, &requests);
        }
    }

    /// The ledger from nothing: what was given and corrected, less what approved requests take of years that have begun, less
    /// what lapsed.
    fn replay(&self, who: &str, rows: &[&Document], requests: &[Document]) {
        let annual = |row: &&&Document| row.get(record::TYPE).as_deref() == Some("annual");
        let sum = |kind: Kind| -> i64 {
            let of_kind = rows
                .iter()
                .filter(annual)
                .filter(|row| row.get(record::KIND) == Some(kind));
            of_kind.map(|row| days(row)).sum()
        };
        let years = i64::from(self.day.year() - 2026 + 1);
        assert_eq!(sum(Kind::Entitlement), years * 2200, "each year once");
        assert_eq!(sum(Kind::CarryOver), 0, "what goes over is neither more nor less");
        assert_eq!(
            sum(Kind::Correction),
            self.corrected.get(who).copied().unwrap_or_default()
        );
        let approved = requests.iter().filter(|one| {
            let is_annual = one.get(TYPE).as_deref() == Some("annual");
            is_annual && one.get(EMPLOYEE) == Some(Id(who.to_owned())) && one.get(STATUS) == Some(Status::Approved)
        });
        let begun = approved
            .flat_map(taken_days)
            .filter(|one| one.day.year() <= self.day.year());
        assert_eq!(-sum(Kind::Taken), begun.map(|one| one.share).sum::<i64>(), "{who}");
        let balance: i64 = rows.iter().filter(annual).map(|row| days(row)).sum();
        assert!(balance >= 0 || self.may_owe, "{who} owes {balance}");
    }
}

fn days(row: &Document) -> i64 {
    let Decimal(days) = row.get(record::DAYS).unwrap();
    days
}

fn no_day_is_taken_twice(requests: &[Document]) {
    let mut taken: BTreeMap<(String, civil::Date), i64> = BTreeMap::new();
    for one in requests.iter().filter(|one| one.get(STATUS) == Some(Status::Approved)) {
        for day in taken_days(one) {
            *taken.entry((one.get(EMPLOYEE).unwrap().0, day.day)).or_default() += day.share;
        }
    }
    assert!(taken.values().all(|share| *share <= 100), "{taken:?}");
}

/// `days_owed` and `cumulative_days` are what the rows up to theirs come to (decision 44).
fn sums_stand_beside_rows(rows: &[&Document]) {
    let (mut owed, mut taken): (HashMap<String, i64>, HashMap<(String, i64), i64>) = Default::default();
    for row in rows {
        let code = row.get(record::TYPE).unwrap();
        let Date(_) = row.get(record::START).unwrap();
        let owed = owed.entry(code.clone()).or_default();
        *owed += days(row);
        assert_eq!(row.get(record::OWED), Some(Decimal(*owed)));
        let taken = taken.entry((code, row.get(record::YEAR).unwrap())).or_default();
        if row.get(record::KIND) == Some(Kind::Taken) {
            *taken -= days(row);
        }
        assert_eq!(row.get(record::CUMULATIVE), Some(Decimal(*taken)));
    }
}

#[tokio::test]
async fn the_ledger_is_its_own_replay() {
    let mut accepted = [0; 14];
    for seed in 1..=6 {
        let mut story = Story::of(seed).await;
        story.place_of_sundays().await;
        for _ in 0..ACTS {
            story.act().await;
            story.holds().await;
        }
        for (kind, count) in story.accepted.iter().enumerate() {
            accepted[kind] += count;
        }
    }
    let idle: Vec<usize> = (0..14).filter(|kind| accepted[*kind] == 0).collect();
    assert!(idle.is_empty(), "acts {idle:?} were never accepted");
}
