//! What a ranking is computed from: the rule, who was there, the marks that stand. Read in a snapshot, off the writer.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use accounts::content_hash;
use engine::Cx;
use jiff::Timestamp;
use schema::{Date, Document, Id, Instant, Result};
use serde_json::{Value as Json, json};

use super::rule::RuleRows;
use crate::appeal;
use crate::candidate::proof::{proved_ground, proved_service};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_lock::{self, LockPhase};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};
use crate::exam_test::{self, TestKind};
use crate::grade_entry::{self, GRADE_ENTRIES, sitting_of, standing_until};
use crate::ranking::{self, Contender, Placement, Sitting};
use crate::recruitment::{self, RECRUITMENTS};

/// Who takes part in the computing: whoever was summoned, whatever became of them.
pub(super) const SUMMONED: [CandidateStatus; 10] = [
    CandidateStatus::ConvokedWritten,
    CandidateStatus::PassedWritten,
    CandidateStatus::FailedWritten,
    CandidateStatus::ConvokedOral,
    CandidateStatus::PassedOral,
    CandidateStatus::FailedOral,
    CandidateStatus::WaitingList,
    CandidateStatus::Hired,
    CandidateStatus::RejectedFinal,
    CandidateStatus::Withdrawn,
];

/// An exam with everything that its ranking follows from.
pub(crate) struct ExamFacts {
    pub(crate) rows: RuleRows,
    /// Those who were summoned.
    pub(crate) candidates: Vec<Document>,
    /// The same, in the same order.
    pub(crate) contenders: Vec<Contender>,
    /// The copies of the written tests.
    pub(crate) copies: Vec<Document>,
    /// The entries that stand.
    pub(crate) entries: Vec<Document>,
    /// Posts that later decisions added, by specialty.
    pub(crate) more_posts: BTreeMap<String, usize>,
}

/// What was given, by test and candidate.
type Sittings = HashMap<(String, String), Sitting>;

impl ExamFacts {
    /// # Errors
    /// When the store cannot be read.
    pub(crate) fn read(cx: &Cx<'_>, exam: &str) -> Result<Self> {
        Self::read_until(cx, exam, None)
    }

    /// As two people signed the ranking last: what an appeal gave since then counts once they have signed again.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub(crate) fn read_signed(cx: &Cx<'_>, exam: &str) -> Result<Self> {
        let signed = exam_lock::closed_at(cx, &Id(exam.to_owned()), LockPhase::Ranking)?;
        Self::read_until(cx, exam, signed)
    }

    /// With the effects of appeals that were carried out by then.
    fn read_until(cx: &Cx<'_>, exam: &str, until: Option<Instant>) -> Result<Self> {
        let exam = cx.need(&RECRUITMENTS, exam)?;
        let id = Id(exam.id.clone());
        let rows = RuleRows::read(cx, exam)?;
        let written: Vec<Document> = rows.tests.iter().filter(|test| is_written(test)).cloned().collect();
        let copies = exam_copy::of_tests(cx, &written)?;
        let entries = standing_until(cx, &rows.tests, until)?;
        let wanted = [
            candidate::RECRUITMENT.eq(id.clone()),
            candidate::STATUS.any_of(SUMMONED),
        ];
        let mut candidates = cx.all(&CANDIDATES, wanted)?;
        // What is open to somebody is asked of rows that come one after another: nobody contends before their specialty is there.
        let specialties: BTreeSet<&str> = rows.specialties.iter().map(|row| row.id.as_str()).collect();
        candidates.retain(|one| {
            let specialty = one.get(candidate::SPECIALTY);
            let is_there = specialty.is_some_and(|Id(id)| specialties.contains(id.as_str()));
            is_there && one.get(candidate::CANDIDATE_NUMBER).is_some()
        });
        let mut facts = Self {
            more_posts: crate::appeal::more_posts(cx, &id, until)?,
            rows,
            candidates,
            contenders: Vec::new(),
            copies,
            entries,
        };
        let mut absences = Vec::new();
        for test in &facts.rows.tests {
            let absent = [
                exam_presence::TEST.eq(test.id.clone()),
                exam_presence::PRESENT.eq(false),
            ];
            absences.extend(cx.all(&EXAM_PRESENCE_ROWS, absent)?);
        }
        let readmitted = appeal::readmitted(cx, &id, Instant(Timestamp::UNIX_EPOCH))?;
        facts.contend(&absences, &readmitted)?;
        Ok(facts)
    }

    /// What the marks of one candidate follow from, whose copies are known: nobody else's. It costs as many statements where there is
    /// no such row.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub(crate) fn read_own(cx: &Cx<'_>, exam: Document, candidate: Document) -> Result<Self> {
        let own = Id(candidate.id.clone());
        let rows = RuleRows::read_for(cx, exam, candidate.get(candidate::SPECIALTY))?;
        let copies = cx.all(&EXAM_COPIES, [exam_copy::CANDIDATE.eq(own.clone())])?;
        let of_copies = grade_entry::COPY.any_of(ids_of(&copies));
        let mut entries = cx.all(&GRADE_ENTRIES, [of_copies, grade_entry::STANDING.is_not_null()])?;
        let spoken = [
            grade_entry::CANDIDATE.eq(own.clone()),
            grade_entry::STANDING.is_not_null(),
        ];
        entries.extend(cx.all(&GRADE_ENTRIES, spoken)?);
        let absent = [
            exam_presence::TEST.any_of(ids_of(&rows.tests)),
            exam_presence::CANDIDATE.eq(own),
            exam_presence::PRESENT.eq(false),
        ];
        let absences = cx.all(&EXAM_PRESENCE_ROWS, absent)?;
        let mut facts = Self {
            rows,
            candidates: vec![candidate],
            contenders: Vec::new(),
            copies,
            entries,
            more_posts: BTreeMap::new(),
        };
        facts.contend(&absences, &[])?;
        Ok(facts)
    }

    /// The candidates as the ranking takes them: those absent by these rows, and those who were there after all by these appeals.
    fn contend(&mut self, absences: &[Document], readmitted: &[Document]) -> Result<()> {
        let mut sittings = self.sittings(absences)?;
        for appeal in readmitted {
            // Who has no copy yet is not absent: a mark is missing.
            let (test, candidate) = (appeal.need(appeal::TEST)?, appeal.need(appeal::CANDIDATE)?);
            let whose = (test.0, candidate.0);
            sittings.entry(whose).or_insert(Sitting::Marks(Vec::new()));
        }
        let contenders = self.candidates.iter().map(|one| self.contender(one, &sittings));
        self.contenders = contenders.collect();
        Ok(())
    }

    fn sittings(&self, absences: &[Document]) -> Result<Sittings> {
        let mut by_copy: HashMap<String, Vec<&Document>> = HashMap::new();
        let mut spoken: HashMap<(String, String), Vec<&Document>> = HashMap::new();
        for entry in &self.entries {
            let test = entry.need(grade_entry::TEST)?.0;
            if let Some(Id(copy)) = entry.get(grade_entry::COPY) {
                by_copy.entry(copy).or_default().push(entry);
            } else if let Some(Id(candidate)) = entry.get(grade_entry::CANDIDATE) {
                spoken.entry((test, candidate)).or_default().push(entry);
            }
        }
        let mut sittings = Sittings::new();
        for copy in &self.copies {
            let entries = by_copy.get(&copy.id).map_or(&[][..], Vec::as_slice);
            if let Some(candidate) = exam_copy::owner(copy) {
                sittings.insert((copy.need(exam_copy::TEST)?.0, candidate), sitting_of(entries));
            }
        }
        for (whose, entries) in spoken {
            sittings.insert(whose, sitting_of(&entries));
        }
        for row in absences {
            let test = row.need(exam_presence::TEST)?.0;
            let whose = (test, row.need(exam_presence::CANDIDATE)?.0);
            sittings.entry(whose).or_insert(Sitting::Absent);
        }
        Ok(sittings)
    }

    fn contender(&self, one: &Document, sittings: &Sittings) -> Contender {
        let sitting = |test: &Document| {
            let known = sittings.get(&(test.id.clone(), one.id.clone())).cloned();
            // Copies are drawn for those present: who has none was not there.
            let otherwise = if is_written(test) && !self.copies.is_empty() {
                Sitting::Absent
            } else {
                Sitting::Marks(Vec::new())
            };
            known.unwrap_or(otherwise)
        };
        let specialty = one.get(candidate::SPECIALTY);
        let status = one.get(candidate::STATUS);
        Contender {
            specialty: self
                .rows
                .specialties
                .iter()
                .position(|row| specialty.as_ref().is_some_and(|Id(id)| *id == row.id))
                .unwrap_or_default(),
            birth: one
                .get(candidate::BIRTH_DATE)
                .map(|Date(day)| day.to_string())
                .unwrap_or_default(),
            service_months: proved_service(one),
            grounds: proved_ground(one)
                .map(|ground| ground.wire().to_owned())
                .into_iter()
                .collect(),
            lot: self.lot(one),
            sittings: self.rows.tests.iter().map(sitting).collect(),
            is_withdrawn: status == Some(CandidateStatus::Withdrawn),
            has_declined: one.get(candidate::DECLINED_AT).is_some(),
            // What was announced, not what was filled in before it: a crash in between binds nobody.
            holds_post: status == Some(CandidateStatus::Hired)
                && one.get(candidate::PUBLISHED_STATUS).as_deref() == Some(CandidateStatus::Hired.wire()),
        }
    }

    /// The digest of the exam's seed and the candidate's number: the last tie, which anybody can compute.
    fn lot(&self, one: &Document) -> [u8; 32] {
        let seed = self.rows.exam.get(recruitment::SEED).unwrap_or_default();
        let number = one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
        let digest = content_hash(&format!("{seed}:{number}"));
        let mut lot = [0; 32];
        for (at, byte) in lot.iter_mut().enumerate() {
            *byte = digest
                .get(2 * at..2 * at + 2)
                .and_then(|pair| u8::from_str_radix(pair, 16).ok())
                .unwrap_or_default();
        }
        lot
    }

    /// What a candidate's place follows from once an appeal gives this mark, in hundredths, at a test.
    pub(crate) fn appeal_mark(&mut self, candidate: &str, test: &Id, mark: i64) {
        let whose = self.candidates.iter().position(|one| one.id == candidate);
        let which = self.rows.tests.iter().position(|row| row.id == test.as_str());
        if let Some((whose, which)) = whose.zip(which) {
            self.contenders[whose].sittings[which] = Sitting::Appealed(mark);
        }
    }

    /// Everybody's grades, rank and post.
    pub(crate) fn rank(&self) -> Vec<Placement> {
        ranking::rank(&self.rows.rule(&self.more_posts), &self.contenders)
    }

    /// The digest of the rule and of everything that is known of every candidate: equal inputs, equal ranking.
    pub(crate) fn inputs_hash(&self) -> String {
        let mut lines: Vec<String> = self
            .candidates
            .iter()
            .zip(&self.contenders)
            .map(|(row, one)| line_of(row, one))
            .collect();
        lines.sort_unstable();
        let rule: Json = json!({"rule": self.rows.json(&self.more_posts)});
        content_hash(&format!("{}\n{}", platform::papers::canonical(&rule), lines.join("\n")))
    }
}

/// The ids of rows; one that no row has where there are none, so that the statement is asked all the same.
pub(super) fn ids_of(rows: &[Document]) -> Vec<Id> {
    if rows.is_empty() {
        return vec![Id(String::new())];
    }
    rows.iter().map(|row| Id(row.id.clone())).collect()
}

/// A candidate as the digest of the inputs takes it in.
fn line_of(row: &Document, one: &Contender) -> String {
    let sitting = |sitting: &Sitting| match sitting {
        Sitting::Absent => "absent".to_owned(),
        Sitting::Marks(marks) => format!("{marks:?}"),
        Sitting::Appealed(mark) => format!("appeal {mark}"),
    };
    let sittings: Vec<String> = one.sittings.iter().map(sitting).collect();
    format!(
        "{} {} {} {} {} {} {} {} {}",
        row.id,
        row.get(candidate::SPECIALTY)
            .unwrap_or_else(|| Id(String::new()))
            .as_str(),
        one.birth,
        one.service_months,
        one.grounds.join("+"),
        one.is_withdrawn,
        one.has_declined,
        one.holds_post,
        sittings.join(" ")
    )
}

/// Whether a test is a written one.
pub(crate) fn is_written(test: &Document) -> bool {
    test.get(exam_test::KIND) == Some(TestKind::Written)
}
