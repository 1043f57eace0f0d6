//! Locks and what follows from them: grades, results, ranks, who declines (decisions 36, 73, 74 and 76).

use std::collections::BTreeSet;

use super::{ALL_SUBJECTS, Line, Model, Sat, User};

/// The word of each whom results concern, and their lists.
type Results = (Vec<(usize, &'static str)>, Vec<(&'static str, Vec<Line>)>);

/// Words of results with the states that lead to them.
fn told_by(list: &str) -> &'static [&'static str] {
    match list {
        "written" => &["passed_written", "failed_written"],
        "oral" => &["passed_oral", "failed_oral"],
        _ => &["hired", "waiting_list", "rejected_final"],
    }
}

/// Where somebody may be who passed the written tests; from the fourth on, who passed the oral.
const SINCE_WRITTEN: [&str; 7] = [
    "passed_written",
    "convoked_oral",
    "failed_oral",
    "passed_oral",
    "waiting_list",
    "hired",
    "rejected_final",
];

/// The state of those whom results refuse what they give to others.
fn refused_by(list: &str) -> &'static str {
    match list {
        "written" => "failed_written",
        "oral" => "failed_oral",
        _ => "rejected_final",
    }
}

impl Model {
    /// Everybody who was admitted is summoned to the written tests, or whoever passed them to the oral.
    pub(in super::super) fn summon(&mut self, from: &str, to: &'static str) {
        for at in self.in_state(from) {
            self.people[at].state = to;
            self.people[at].word = Some(to);
            self.tell(at);
        }
    }

    /// The sheet of a test is closed: whoever was summoned and did not come is absent.
    pub(in super::super) fn close_presence(
        &mut self,
        test: &'static str,
        signers: BTreeSet<User>,
        came: &BTreeSet<usize>,
    ) {
        let is_written = super::is_written(test);
        let state = if is_written {
            "convoked_written"
        } else {
            "convoked_oral"
        };
        for at in self.in_state(state) {
            if self.people[at].tests(is_written).any(|own| own == test) {
                let sat = if came.contains(&at) {
                    Sat::Marks(Vec::new())
                } else {
                    Sat::Absent
                };
                self.people[at].sat.insert(test, sat);
            }
        }
        self.locks.push((format!("presence {test}"), signers));
    }

    /// Two correct a sheet before the draw.
    pub(in super::super) fn correct_presence(&mut self, test: &'static str, signers: BTreeSet<User>, person: usize) {
        self.people[person].sat.insert(test, Sat::Marks(Vec::new()));
        self.locks.push((format!("presence {test}"), signers));
    }

    /// A mark that somebody gave.
    pub(in super::super) fn mark(&mut self, person: usize, test: &'static str, by: Option<User>, mark: i64) {
        let sat = self.people[person].sat.entry(test);
        if let Sat::Marks(marks) = sat.or_insert_with(|| Sat::Marks(Vec::new())) {
            marks.push((by, mark));
        }
    }

    /// How many of those summoned to a half lack a mark.
    pub(in super::super) fn is_missing_marks(&self, is_written: bool) -> bool {
        let state = if is_written {
            "convoked_written"
        } else {
            "convoked_oral"
        };
        self.in_state(state).iter().any(|at| {
            let one = &self.people[*at];
            one.tests(is_written)
                .any(|test| one.sat.get(test).is_none_or(|sat| *sat == Sat::Marks(Vec::new())))
        })
    }

    /// A half is locked and read with names: grades and states of those who sat it.
    pub(in super::super) fn fill_half(&mut self, is_written: bool) {
        let (from, passed, failed) = if is_written {
            ("convoked_written", "passed_written", "failed_written")
        } else {
            ("convoked_oral", "passed_oral", "failed_oral")
        };
        for at in self.in_state(from) {
            let [written, oral] = self.halves(at);
            let one = &mut self.people[at];
            let sum = if is_written { written } else { oral };
            if is_written {
                one.written = sum.written;
            } else {
                one.oral = sum.oral;
            }
            one.state = if sum.has_failed(is_written) { failed } else { passed };
        }
    }

    /// The word of results for somebody: who did not come is told so.
    fn word_of(&self, at: usize, absent: bool) -> &'static str {
        if absent { "absent" } else { self.people[at].state }
    }

    /// What results say now: the words of those whom they concern, and the lists.
    fn results(&self, list: &str) -> Results {
        let mut words = Vec::new();
        for at in 0..self.people.len() {
            let state = self.people[at].state;
            if told_by(list).contains(&state) {
                let is_absent = match state {
                    "failed_written" => self.halves(at)[0].is_absent(true),
                    "failed_oral" => self.halves(at)[1].is_absent(false),
                    _ => false,
                };
                words.push((at, self.word_of(at, is_absent)));
            }
        }
        let named: &[&str] = match list {
            "written" => &["written"],
            "oral" => &["oral"],
            _ => &["final", "waiting"],
        };
        let lists = named.iter().map(|list| (*list, self.lines(list)));
        (words, lists.collect())
    }

    /// Whom a list names: whoever passed a half, wherever they are by now; who has a post, and who waits.
    fn lines(&self, list: &str) -> Vec<Line> {
        let is_ranked = ["final", "waiting"].contains(&list);
        let (word, states): (&str, &[&str]) = match list {
            "written" => ("passed_written", &SINCE_WRITTEN),
            "oral" => ("passed_oral", &SINCE_WRITTEN[3..]),
            "final" => ("hired", &["hired"]),
            _ => ("waiting_list", &["waiting_list"]),
        };
        let people = (0..self.people.len()).filter(|at| states.contains(&self.people[*at].state));
        let line = |at: usize| {
            let (number, specialty, rank, _) = self.line(at, is_ranked);
            (number, specialty, rank, word)
        };
        let mut lines: Vec<Line> = people.map(line).collect();
        lines.sort_by_key(|(number, specialty, rank, _)| (*specialty, *rank, number.len(), number.clone()));
        lines
    }

    /// Why results that are public are not announced again, or at all.
    pub(in super::super) fn announcement_refusal(&self, list: &'static str, has_reason: bool) -> Option<&'static str> {
        if self.has_unsettled(&ALL_SUBJECTS) {
            return Some("appeals_unsettled");
        }
        self.lists.get(list)?;
        let (words, lists) = self.results(list);
        let is_told = words.iter().all(|(at, word)| self.people[*at].word == Some(*word));
        let is_same = lists.iter().all(|(kind, lines)| self.lists[kind].lines == *lines);
        if is_told && is_same {
            return Some("results_unchanged");
        }
        (!has_reason).then_some("results_already_announced")
    }

    /// Results are announced: everybody whom they concern reads their word at once and is told; of what puts them right, whoever
    /// reads another word.
    pub(in super::super) fn announce(&mut self, list: &'static str) {
        let is_revision = self.is_public(list);
        let (words, lists) = self.results(list);
        for (at, word) in words {
            let is_other = self.people[at].word != Some(word);
            self.people[at].word = Some(word);
            let is_refused = self.people[at].state == refused_by(list);
            match (is_revision, is_other, is_refused) {
                (true, false, _) => {}
                (true, true, _) | (false, _, true) => self.notify(at),
                (false, _, false) => self.tell(at),
            }
        }
        for (kind, lines) in lists {
            match self.lists.get_mut(kind) {
                Some(known) => {
                    known.lines = lines;
                    known.revisions += 1;
                }
                None => self.publish(kind, true, lines),
            }
        }
    }

    /// Why nobody is ranked: what was said of the oral is not so any more.
    pub(in super::super) fn ranking_refusal(&self) -> Option<&'static str> {
        if self.has_unsettled(&ALL_SUBJECTS) {
            return Some("appeals_unsettled");
        }
        let (words, _) = self.results("oral");
        let is_told = |(at, word): &(usize, &str)| self.people[*at].word == Some(*word);
        (!words.iter().all(is_told)).then_some("exam_list_outdated")
    }

    /// A ranking is signed by two: posts pass by it until two sign another.
    pub(in super::super) fn sign_ranking(&mut self, signers: BTreeSet<User>) {
        self.locks.push(("ranking".to_owned(), signers));
        self.signed = self.basis();
    }

    /// The ranking that two signed goes into everybody's row: score, rank, who has a post. A mark that went down since may leave
    /// somebody out who had passed.
    pub(in super::super) fn fill_ranking(&mut self) {
        let basis = self.basis();
        let (sums, posts) = (self.sums(&basis), self.posts(&basis));
        for at in 0..self.people.len() {
            let one = &mut self.people[at];
            if one.sat.is_empty() {
                continue;
            }
            one.score = sums[at].score;
            one.rank = sums[at].rank;
            let was_ranked = ["passed_oral", "waiting_list", "hired", "rejected_final"].contains(&one.state);
            if was_ranked && one.state != "hired" {
                one.state = posts[at].unwrap_or("rejected_final");
            }
        }
    }

    /// Who comes next when somebody declines, as two signed it last: the first of those who wait that has a post then.
    pub(in super::super) fn decline(&mut self, at: usize) -> Option<usize> {
        let one = &mut self.people[at];
        one.has_declined = true;
        one.state = "rejected_final";
        one.word = Some("rejected_final");
        let specialty = one.specialty;
        let posts = self.posts(&self.signed);
        let mut next: Vec<usize> = self
            .in_state("waiting_list")
            .into_iter()
            .filter(|one| self.people[*one].specialty == specialty && posts[*one] == Some("hired"))
            .collect();
        next.sort_by_key(|one| self.people[*one].rank);
        let next = next.first().copied()?;
        self.people[next].state = "hired";
        self.people[next].word = Some("hired");
        self.notify(next);
        Some(next)
    }

    /// Why somebody does not become an employee now.
    pub(in super::super) fn hiring_refusal(&self, at: usize) -> Option<&'static str> {
        let one = &self.people[at];
        if one.is_employed {
            return Some("candidate_already_employed");
        }
        if one.state != "hired" || one.word != Some("hired") {
            return Some("candidate_not_announced");
        }
        if self.days_run("final") {
            return Some("exam_list_appeals_run");
        }
        self.has_unsettled(&ALL_SUBJECTS).then_some("appeals_unsettled")
    }
}
