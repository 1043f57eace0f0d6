//! The rule of an exam, read from its rows.

use std::collections::BTreeMap;

use engine::Cx;
use schema::{Decimal, Document, Id, Result};
use serde_json::{Value as Json, json};

use crate::exam_lock;
use crate::exam_test::{self, EXAM_TESTS, TestKind};
use crate::position::{self, POSITIONS};
use crate::ranking::{
    AbsentRule, Averaging, Base, ExamRule, Hundredths, Phase, PositionRule, Quota, Rounding, SpecialtyRule, TestRule,
    Tie,
};
use crate::recruitment::{self, QuotaRounding};
use crate::reserved_ground::ReservedGround;
use crate::specialty::{self, SPECIALTIES};

/// Minima of tests that the committee fixed, by their ids.
pub(crate) type Minima = BTreeMap<String, Hundredths>;

/// The rows that a rule is read from, in the order of its parts.
pub(crate) struct RuleRows {
    pub(crate) exam: Document,
    pub(crate) tests: Vec<Document>,
    pub(crate) positions: Vec<Document>,
    pub(crate) specialties: Vec<Document>,
    pub(crate) minima: Minima,
}

impl RuleRows {
    pub(crate) fn read(cx: &Cx<'_>, exam: Document) -> Result<Self> {
        let id = Id(exam.id.clone());
        let positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(id.clone())])?;
        let ids: Vec<Id> = positions.iter().map(|one| Id(one.id.clone())).collect();
        let specialties = match ids.as_slice() {
            [] => Vec::new(),
            _ => cx.all(&SPECIALTIES, [specialty::POSITION.any_of(ids)])?,
        };
        Ok(Self {
            minima: exam_lock::minima_in_force(cx, &id)?,
            tests: cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(id)])?,
            exam,
            positions,
            specialties,
        })
    }

    /// As [`Self::read`], with one specialty alone: enough for the grades of who applied for it.
    pub(crate) fn read_for(cx: &Cx<'_>, exam: Document, specialty: Option<Id>) -> Result<Self> {
        let id = Id(exam.id.clone());
        let specialty = specialty.map(|Id(id)| id).unwrap_or_default();
        Ok(Self {
            minima: exam_lock::minima_in_force(cx, &id)?,
            positions: cx.all(&POSITIONS, [position::RECRUITMENT.eq(id.clone())])?,
            specialties: cx.get(&SPECIALTIES, &specialty)?.into_iter().collect(),
            tests: cx.all(&EXAM_TESTS, [exam_test::RECRUITMENT.eq(id)])?,
            exam,
        })
    }

    /// As the pure function takes it; posts that later decisions added, by their specialties.
    pub(crate) fn rule(&self, more_posts: &BTreeMap<String, usize>) -> ExamRule {
        let place = |rows: &[Document], id: Option<Id>| id.and_then(|Id(id)| rows.iter().position(|row| row.id == id));
        let test = |row: &Document| TestRule {
            position: place(&self.positions, row.get(exam_test::POSITION)),
            ..test_rule(row, self.minima.get(&row.id).copied())
        };
        let fixed = self.minima.get(exam_lock::MINIMUM_TOTAL).copied();
        let total = fixed.or_else(|| row_mark(&self.exam, recruitment::MIN_TOTAL));
        ExamRule {
            tests: self.tests.iter().map(test).collect(),
            positions: self
                .positions
                .iter()
                .map(|row| PositionRule {
                    minimum_total: row_mark(row, position::MIN_TOTAL).or(total),
                })
                .collect(),
            specialties: self
                .specialties
                .iter()
                .map(|row| SpecialtyRule {
                    position: place(&self.positions, row.get(specialty::POSITION)).unwrap_or_default(),
                    posts: row
                        .get(specialty::POSTS)
                        .and_then(|posts| usize::try_from(posts).ok())
                        .unwrap_or_default(),
                    more_posts: more_posts.get(&row.id).copied().unwrap_or_default(),
                })
                .collect(),
            absent: match self.exam.get(recruitment::ABSENT_RULE) {
                Some(recruitment::AbsentRule::Zero) => AbsentRule::Zero,
                Some(recruitment::AbsentRule::Eliminated) | None => AbsentRule::Eliminated,
            },
            ties: self.ties(),
            quotas: self.quotas(),
        }
    }

    /// The reserved posts of the exam, in its order.
    fn quotas(&self) -> Vec<Quota> {
        /// Of a percent.
        const HUNDREDTHS: f64 = 100.0;
        let said: Json = self.exam.get(recruitment::QUOTAS).unwrap_or_default();
        let rounding = |word: Option<&str>| match word {
            Some("nearest") => Rounding::Nearest,
            Some("up") => Rounding::Up,
            _ => Rounding::Down,
        };
        let own = self.exam.get(recruitment::ROUNDING).map(QuotaRounding::wire);
        let quota = |one: &Json| {
            Some(Quota {
                ground: one["ground"]
                    .as_str()
                    .filter(|word| *word != ReservedGround::None.wire())?
                    .to_owned(),
                // Percents are whole in all notices; two decimals are kept if one says so.
                #[expect(clippy::cast_possible_truncation, reason = "rounded, and at most ten thousand")]
                percent: (one["percent"].as_f64()? * HUNDREDTHS).round() as Hundredths,
                base: self.base(one),
                rounding: rounding(one["rounding"].as_str().or(own)),
            })
        };
        said.as_array().into_iter().flatten().filter_map(quota).collect()
    }

    /// By numbers where the notice prints them; counted as it says where it was published without.
    fn base(&self, quota: &Json) -> Base {
        let printed = |row: &Document| {
            quota["posts"][&row.id]
                .as_u64()
                .and_then(|count| usize::try_from(count).ok())
        };
        match quota["base"].as_str() {
            Some("specialty") | None => Base::Specialty,
            Some("position") if quota["posts"].is_null() => Base::Position,
            Some(_) => Base::Printed(self.specialties.iter().map(|row| printed(row).unwrap_or(0)).collect()),
        }
    }

    fn ties(&self) -> Vec<Tie> {
        let said: Json = self.exam.get(recruitment::TIE_RULES).unwrap_or_default();
        let Some(words) = said.as_array() else {
            return vec![Tie::Oral, Tie::Written, Tie::Older];
        };
        let tie = |word: &Json| match word.as_str()? {
            "oral" => Some(Tie::Oral),
            "written" => Some(Tie::Written),
            "older" => Some(Tie::Older),
            "younger" => Some(Tie::Younger),
            "service" => Some(Tie::Service),
            other => {
                let id = other.strip_prefix("test:")?;
                self.tests.iter().position(|test| test.id == id).map(Tie::Test)
            }
        };
        words.iter().filter_map(tie).collect()
    }

    /// What a run keeps of its rule: enough to compute it again.
    pub(crate) fn json(&self, more_posts: &BTreeMap<String, usize>) -> Json {
        let rule = self.rule(more_posts);
        let tests: Vec<Json> = self.tests.iter().zip(&rule.tests).map(|(row, test)| json!({"examTestId": row.id,
            "phase": if test.phase == Phase::Written { "written" } else { "oral" },
            "positionId": row.get(exam_test::POSITION).map(|Id(id)| id), "coefficient": test.coefficient,
            "minMark": test.minimum, "markers": row.get(exam_test::MARKERS), "maxGap": row_mark(row, exam_test::MAX_GAP)}))
            .collect();
        let positions: Vec<Json> = self
            .positions
            .iter()
            .zip(&rule.positions)
            .map(|(row, position)| json!({"positionId": row.id, "minTotal": position.minimum_total}))
            .collect();
        let specialties: Vec<Json> = self
            .specialties
            .iter()
            .zip(&rule.specialties)
            .map(|(row, one)| json!({"specialtyId": row.id, "posts": one.posts, "morePosts": one.more_posts}))
            .collect();
        json!({"tests": tests, "positions": positions, "specialties": specialties,
            "absentRule": self.exam.get(recruitment::ABSENT_RULE).map(super::super::recruitment::AbsentRule::wire),
            "tieRules": self.exam.get(recruitment::TIE_RULES), "quotas": self.exam.get(recruitment::QUOTAS),
            "rounding": self.exam.get(recruitment::ROUNDING).map(super::super::recruitment::QuotaRounding::wire),
            "seed": self.exam.get(recruitment::SEED)})
    }
}

/// A mark of a row, in hundredths.
fn row_mark(row: &Document, field: schema::Field<Decimal>) -> Option<Hundredths> {
    row.get(field).map(|Decimal(mark)| mark)
}

/// A test without its position; a minimum that the committee fixed stands over its own.
pub(crate) fn test_rule(test: &Document, minimum: Option<Hundredths>) -> TestRule {
    let markers = test.get(exam_test::MARKERS).unwrap_or(1);
    let (phase, averaging) = match test.get(exam_test::KIND) {
        Some(TestKind::Written) | None if markers > 1 => {
            let max_gap = row_mark(test, exam_test::MAX_GAP);
            (Phase::Written, Averaging::Pair { max_gap })
        }
        Some(TestKind::Written) | None => (Phase::Written, Averaging::Single),
        Some(TestKind::Oral | TestKind::Practical) => (Phase::Oral, Averaging::Members),
    };
    TestRule {
        phase,
        position: None,
        coefficient: row_mark(test, exam_test::COEFFICIENT).unwrap_or_default(),
        minimum: minimum.or_else(|| row_mark(test, exam_test::MIN_MARK)),
        averaging,
    }
}
