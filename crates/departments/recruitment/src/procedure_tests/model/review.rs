//! Files: who may apply, what two clerks decide of each, the provisional and the definitive list (decisions 37, 74 and 75).

use jiff::ToSpan;
use jiff::civil::Date;

use super::super::cast::CLERKS;
use super::{Line, Model, OF_FILES, Person, User};

/// The day on which ages are counted, the bounds, and how far service raises the upper one.
const AGE_DAY: &str = "2026-01-01";
const AGES: (i64, i64, i64) = (18, 40, 45);

/// On or before the day somebody has so many years and months.
fn has_lived(birth: &str, years: i64, months: i64) -> bool {
    let birth: Date = birth.parse().unwrap();
    birth + years.years() + months.months() <= AGE_DAY.parse().unwrap()
}

/// Whether somebody is past the greatest age, with so many months of service.
fn is_past(birth: &str, service: i64) -> bool {
    let raised = service.min(12 * (AGES.2 - AGES.1));
    let last: Date = birth.parse::<Date>().unwrap() + AGES.1.years() + raised.months();
    last < AGE_DAY.parse().unwrap()
}

/// Why an application is not taken.
pub(in super::super) fn application_refusal(one: &Person) -> Option<&'static str> {
    if !has_lived(&one.birth, AGES.0, 0) {
        return Some("applicant_too_young");
    }
    is_past(&one.birth, one.service).then_some("applicant_too_old")
}

impl Person {
    /// Admissible by claimed service alone.
    fn is_young_by_service(&self) -> bool {
        is_past(&self.birth, 0)
    }

    /// Everybody who decided something of the file, whom no appeal about it comes back to.
    pub(super) fn file_deciders(&self) -> impl Iterator<Item = User> {
        let proved = self.proofs.values().map(|(_, by)| *by).collect::<Vec<_>>();
        self.reviewer.into_iter().chain(self.second).chain(proved)
    }
}

impl Model {
    /// Why a file is not decided so.
    pub(in super::super) fn review_refusal(&self, at: usize, to: &str) -> Option<&'static str> {
        let one = &self.people[at];
        let is_open = match to {
            "submitted" => ["validated", "eliminated_pre_written"].contains(&one.state),
            _ => one.state == "submitted",
        };
        if self.is_public("provisional") {
            return Some("provisional_list_published");
        }
        if !is_open {
            return Some("flow_step_forbidden");
        }
        let is_denied = one.proof("service") == Some("not") && one.is_young_by_service();
        (to == "validated" && is_denied).then_some("applicant_too_old")
    }

    pub(super) fn give_number(&mut self, at: usize) {
        if self.people[at].number.is_none() {
            self.numbers += 1;
            self.people[at].number = Some(format!("{:05}", self.numbers));
        }
    }

    pub(in super::super) fn admit(&mut self, at: usize, by: User) {
        self.give_number(at);
        self.decide_file(at, by, "validated");
    }

    pub(in super::super) fn eliminate(&mut self, at: usize, by: User) {
        self.decide_file(at, by, "eliminated_pre_written");
    }

    fn decide_file(&mut self, at: usize, by: User, state: &'static str) {
        let one = &mut self.people[at];
        one.state = state;
        one.reviewer = Some(by);
        one.second = None;
        one.is_out_for_service = false;
    }

    /// Back to the queue: nobody has decided it.
    pub(in super::super) fn reopen(&mut self, at: usize) {
        let one = &mut self.people[at];
        one.state = "submitted";
        one.reviewer = None;
        one.second = None;
        one.is_out_for_service = false;
    }

    /// A second look is another's, at what chance chose.
    pub(in super::super) fn confirm(&mut self, at: usize, by: User, is_sampled: bool) -> Option<&'static str> {
        if !is_sampled {
            return Some("second_look_not_due");
        }
        if self.people[at].reviewer == Some(by) {
            return Some("second_look_by_first");
        }
        self.people[at].second = Some(by);
        None
    }

    /// Why a claim is not decided so: it is not made, the list is public, a refusal or a missing document is not explained.
    pub(in super::super) fn proof_refusal(
        &self,
        at: usize,
        claim: &str,
        state: &str,
        has_reason: bool,
    ) -> Option<&'static str> {
        let one = &self.people[at];
        let Some(decided) = one.proof(claim).filter(|_| one.state != "withdrawn") else {
            return Some("candidate_claims_nothing");
        };
        if self.is_public("provisional") && decided != "undecided" {
            return Some("provisional_list_published");
        }
        match state {
            "not" if !has_reason => Some("proof_reason_required"),
            "proved" if !has_reason => Some("proof_without_document"),
            _ => None,
        }
    }

    /// A claim is decided; service that is not proved leaves out whom it alone made young enough.
    pub(in super::super) fn prove(&mut self, at: usize, claim: &'static str, state: &'static str, by: User) {
        self.people[at].proofs.insert(claim, (state, by));
        let one = &self.people[at];
        let is_denied = claim == "service" && state == "not" && one.is_young_by_service();
        if is_denied && ["submitted", "validated"].contains(&one.state) {
            self.eliminate(at, by);
            self.people[at].is_out_for_service = true;
        }
        // Whoever is refused something after the list that told the others hears of it now (decision 74).
        if state == "not" && self.is_public("provisional") {
            self.notify(at);
        }
    }

    fn has_undecided(&self) -> bool {
        let admitted = self.in_state("validated");
        let mut claims = admitted.iter().flat_map(|at| {
            let one = &self.people[*at];
            one.claims().into_iter().map(|claim| one.proof(claim))
        });
        claims.any(|decided| decided == Some("undecided"))
    }

    /// Why the provisional list is not published; `second_looks` are files of the sample that nobody looked at twice.
    pub(in super::super) fn provisional_refusal(&self, is_closed: bool, second_looks: bool) -> Option<&'static str> {
        if self.is_public("provisional") {
            return Some("exam_list_published");
        }
        if !is_closed {
            return Some("exam_list_too_early");
        }
        if !self.in_state("submitted").is_empty() {
            return Some("exam_list_files_wait");
        }
        if self.has_undecided() {
            return Some("exam_proofs_wait");
        }
        second_looks.then_some("exam_list_second_looks")
    }

    pub(in super::super) fn definitive_refusal(&self) -> Option<&'static str> {
        if self.is_public("definitive") {
            return Some("exam_list_published");
        }
        if !self.is_public("provisional") {
            return Some("exam_list_provisional_first");
        }
        if self.days_run("provisional") {
            return Some("exam_list_appeals_run");
        }
        if self.has_unsettled(&OF_FILES) {
            return Some("appeals_unsettled");
        }
        self.has_undecided().then_some("exam_proofs_wait")
    }

    /// Those admitted, by their numbers.
    fn admitted(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = self
            .in_state("validated")
            .iter()
            .map(|at| self.line(*at, false))
            .collect();
        lines.sort();
        lines
    }

    /// A list of the review is public: everybody reads their state, and of the first whoever is refused something is told once.
    pub(in super::super) fn publish_review(&mut self, list: &'static str) {
        self.publish(list, list == "provisional", self.admitted());
        for at in 0..self.people.len() {
            if !["validated", "eliminated_pre_written"].contains(&self.people[at].state) {
                continue;
            }
            let one = &mut self.people[at];
            one.word = Some(one.state);
            let is_unproved = one.claims().iter().any(|claim| one.proof(claim) == Some("not"));
            let is_refused = one.state == "eliminated_pre_written" || is_unproved;
            if list == "provisional" && is_refused {
                self.notify(at);
            }
        }
    }
}

/// The other clerk.
pub(in super::super) fn other_clerk(of: User) -> User {
    if of == CLERKS[0] { CLERKS[1] } else { CLERKS[0] }
}
