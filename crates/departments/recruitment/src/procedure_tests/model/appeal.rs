//! Appeals (decisions 36 and 73): what may be contested and when, and what it comes to once it is carried out.

use std::collections::BTreeSet;

use jiff::Timestamp;

use super::super::cast::TESTS;
use super::{Appeal, Model, Sat, User, is_written};

/// So many of one person wait at a time.
const MOST_OPEN: usize = 3;

/// A state after a half: passed, failed, summoned to it, the half.
type Half = (&'static str, &'static str, &'static str, bool);
const HALVES: [Half; 2] = [
    ("passed_written", "failed_written", "convoked_written", true),
    ("passed_oral", "failed_oral", "convoked_oral", false),
];

impl Model {
    /// The lists in whose days something may be contested. Who was stopped by the written tests contests them in the days of the
    /// list that says so; whoever went on, as long as a list rests on the mark.
    fn lists_of(&self, person: usize, about: &str, test: Option<&'static str>) -> Vec<&'static str> {
        let is_of_written = test.is_some_and(is_written);
        let is_stopped = self.people[person].state == "failed_written";
        match about {
            "ranking" => vec!["final"],
            "presence" if is_of_written => vec!["written"],
            "presence" => vec!["oral"],
            "mark" if is_of_written && is_stopped => vec!["written"],
            "mark" => vec!["written", "oral", "final"],
            _ => vec!["provisional"],
        }
    }

    /// Why an appeal that came at a moment is not taken.
    pub(in super::super) fn filing_refusal(
        &self,
        person: usize,
        about: &str,
        test: Option<&'static str>,
        at: Timestamp,
    ) -> Option<&'static str> {
        let lists = self.lists_of(person, about, test);
        let ran = |list: &&str| {
            let list = self.lists.get(*list);
            list.is_some_and(|list| list.at <= at && list.until.is_some_and(|until| until > at))
        };
        if !lists.iter().any(ran) {
            return Some("appeals_closed");
        }
        if self.has_too_many(person) {
            return Some("appeals_too_many");
        }
        self.subject_refusal(person, about, test)
    }

    fn has_too_many(&self, person: usize) -> bool {
        let open = self
            .appeals
            .iter()
            .filter(|one| one.person == person && one.state == "filed");
        open.count() >= MOST_OPEN
    }

    /// Why a paper that came at a moment is not entered: first what decides whatever stands on it.
    pub(in super::super) fn entry_refusal(
        &self,
        person: usize,
        about: &str,
        test: Option<&'static str>,
        at: Timestamp,
    ) -> Option<&'static str> {
        let of_tests = TESTS
            .iter()
            .flat_map(|test| ["mark", "presence"].map(|about| (about, Some(test.id))));
        let all = ["elimination", "ground", "service", "ranking"].map(|about| (about, None));
        let mut there = all.into_iter().chain(of_tests).collect::<Vec<_>>();
        there.retain(|(about, test)| self.subject_refusal(person, about, *test).is_none());
        let has_days = |list: &&str| self.lists.get(*list).is_some_and(|list| list.until.is_some());
        let is_open = |(about, test): &(&str, _)| self.lists_of(person, about, *test).iter().any(has_days);
        if there.is_empty() {
            return Some("appeal_without_subject");
        }
        if !there.iter().any(is_open) {
            return Some("appeals_closed");
        }
        if self.has_too_many(person) {
            return Some("appeals_too_many");
        }
        self.filing_refusal(person, about, test, at)
    }

    /// Why there is nothing of the kind to contest.
    pub(super) fn subject_refusal(
        &self,
        person: usize,
        about: &str,
        test: Option<&'static str>,
    ) -> Option<&'static str> {
        let one = &self.people[person];
        let is_own = |test: &&str| one.tests(is_written(test)).any(|own| own == *test);
        let sat = test.filter(is_own).map(|test| one.sat.get(test));
        if ["mark", "presence"].contains(&about) && sat.is_none() {
            return Some("appeal_needs_test");
        }
        let is_there = match about {
            "elimination" => one.state == "eliminated_pre_written",
            "ground" | "service" => one.proof(about) == Some("not"),
            "ranking" => one.rank.is_some(),
            "mark" => sat
                .flatten()
                .is_some_and(|sat| *sat != Sat::Absent && *sat != Sat::Marks(Vec::new())),
            _ => self.is_contestable_absence(person, test.unwrap_or_default()),
        };
        (!is_there || one.state == "withdrawn").then_some("appeal_without_subject")
    }

    /// An absence on record, of who is where that half left them.
    fn is_contestable_absence(&self, person: usize, test: &'static str) -> bool {
        let one = &self.people[person];
        let is_closed = self.is_locked(&format!("presence {test}"));
        let half = HALVES.iter().find(|(.., half)| *half == is_written(test)).unwrap();
        is_closed && one.sat.get(test) == Some(&Sat::Absent) && [half.0, half.1].contains(&one.state)
    }

    pub(in super::super) fn file(
        &mut self,
        id: String,
        person: usize,
        about: &'static str,
        test: Option<&'static str>,
    ) {
        let first = self.first_deciders(person, about, test);
        self.appeals.push(Appeal {
            id,
            person,
            about,
            test,
            first,
            state: "filed",
            mark: None,
            decider: None,
            executor: None,
            has_post: false,
        });
    }

    /// A decision: told with its reason, and of no effect before it is carried out.
    pub(in super::super) fn decide(&mut self, appeal: usize, by: User, is_accepted: bool, mark: Option<i64>) {
        let one = &mut self.appeals[appeal];
        one.state = if is_accepted { "accepted" } else { "refused" };
        one.decider = Some(by);
        one.mark = mark.filter(|_| is_accepted && one.about == "mark");
        let person = one.person;
        self.notify(person);
    }

    /// Carried out: all that the ordinary way gives, to the appellant alone; ranks follow by a ranking.
    pub(in super::super) fn carry_out(&mut self, appeal: usize, by: User, has_post: bool) {
        let one = self.appeals[appeal].clone();
        let is_void = self.subject_refusal(one.person, one.about, one.test).is_some();
        if !is_void {
            match (one.about, one.test) {
                ("mark", Some(test)) => self.change_mark(&one, test),
                ("presence", Some(test)) => self.readmit(one.person, test),
                ("ranking", _) => {}
                (about, _) => self.change_file(one.person, about),
            }
        }
        let done = &mut self.appeals[appeal];
        done.executor = Some(by);
        done.has_post = has_post;
        self.notify(one.person);
    }

    /// An elimination is undone; a claim is proved, and with it what its refusal alone had led to.
    fn change_file(&mut self, person: usize, about: &'static str) {
        let is_out_for_service = self.people[person].is_out_for_service;
        let claim = if about == "elimination" { "service" } else { about };
        if about != "elimination" || is_out_for_service {
            let decided = self.people[person].proofs.get_mut(claim).unwrap();
            decided.0 = "proved";
        }
        if about == "elimination" || (about == "service" && is_out_for_service) {
            self.give_number(person);
            self.people[person].state = "validated";
            self.people[person].is_out_for_service = false;
        }
    }

    /// Who was there after all is summoned again; no mark comes from the appeal.
    fn readmit(&mut self, person: usize, test: &'static str) {
        let half = HALVES.iter().find(|(.., half)| *half == is_written(test)).unwrap();
        let one = &mut self.people[person];
        one.sat.insert(test, Sat::Marks(Vec::new()));
        one.state = half.2;
    }

    fn change_mark(&mut self, appeal: &Appeal, test: &'static str) {
        let deciders: BTreeSet<User> = appeal.first.iter().copied().chain(appeal.decider).collect();
        let mark = appeal.mark.unwrap();
        self.people[appeal.person]
            .sat
            .insert(test, Sat::Appealed(mark, deciders));
        self.grade(appeal.person);
    }

    /// Grades follow from marks, and the half that is over says whether the state stays.
    pub(super) fn grade(&mut self, person: usize) {
        let [written, oral] = self.halves(person);
        let one = &mut self.people[person];
        one.written = written.written;
        if one.oral.is_some() {
            one.oral = oral.oral;
        }
        let Some((passed, failed, _, half)) = HALVES
            .iter()
            .find(|(passed, failed, ..)| [passed, failed].contains(&&one.state))
        else {
            return;
        };
        let is_failed = if *half {
            written.has_failed(true)
        } else {
            oral.has_failed(false)
        };
        one.state = if is_failed { failed } else { passed };
    }
}
