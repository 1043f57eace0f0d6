//! The ranking of an exam (الترتيب حسب الاستحقاق), as a pure function: its rule and the marks go in, and for every candidate come out
//! grades, rank and post, with every number that led there. It reads no row and no clock, so that whoever holds the papers computes the same.
//!
//! Marks are hundredths. Means are exact fractions; `written_grade`, `oral_grade` and `final_score` are rounded once, half up, and
//! whatever is compared (minima, ranks, ties) are these printed numbers.

mod fraction;
mod grade;
mod order;
mod place;
mod quota;
#[cfg(test)]
pub(crate) mod tests;

pub use fraction::Fraction;
pub use grade::{Missing, PhaseGrade, TestGrade, final_score, missing_mark, phase_grade};

/// Marks, grades and coefficients are whole numbers of hundredths.
pub type Hundredths = i64;

/// The two halves of an exam; a practical test counts in the oral one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Anonymous copies.
    Written,
    /// Before the committee.
    Oral,
}

/// How the marks of one test become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Averaging {
    /// One marker, whose mark it is.
    Single,
    /// Two markers blind to each other, a third where they are further apart than this.
    Pair {
        /// In hundredths; without it no third is asked.
        max_gap: Option<Hundredths>,
    },
    /// Whoever of the committee gave one.
    Members,
}

/// A test as the notice says it.
#[derive(Clone, Debug)]
pub struct TestRule {
    /// In which half it counts.
    pub phase: Phase,
    /// The position that takes it; none is all of them.
    pub position: Option<usize>,
    /// Its weight among the tests of its half.
    pub coefficient: Hundredths,
    /// Below it one has failed.
    pub minimum: Option<Hundredths>,
    /// How its marks become one.
    pub averaging: Averaging,
}

/// What holds of a position.
#[derive(Clone, Debug)]
pub struct PositionRule {
    /// Below this final score nobody is ranked.
    pub minimum_total: Option<Hundredths>,
}

/// A specialty with its posts.
#[derive(Clone, Debug)]
pub struct SpecialtyRule {
    /// The position that it is of.
    pub position: usize,
    /// The posts of the notice.
    pub posts: usize,
    /// Posts more by a later decision: next on the waiting list, whatever the ground.
    pub more_posts: usize,
}

/// What becomes of who did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsentRule {
    /// Out, whatever the other marks.
    Eliminated,
    /// The test counts as zero, and the sheet says so.
    Zero,
}

/// What separates equal scores, in the order of the exam; the lot is last, so no rank is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// The higher oral grade.
    Oral,
    /// The higher written grade.
    Written,
    /// The earlier birth date.
    Older,
    /// The later birth date.
    Younger,
    /// The longer service.
    Service,
    /// The higher mark of this test.
    Test(usize),
}

/// How the reserved posts of each specialty are found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Base {
    /// As a share of its own posts.
    Specialty,
    /// In exams that were published without numbers, as a share of its position's: they go where the best of those left stand.
    Position,
    /// By the numbers that the notice prints, one for each specialty.
    Printed(Vec<usize>),
}

/// What becomes of a part of a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// Dropped.
    Down,
    /// Half and more is a post.
    Nearest,
    /// Any part is a post.
    Up,
}

/// Posts kept for those who proved a ground.
#[derive(Clone, Debug)]
pub struct Quota {
    /// The ground.
    pub ground: String,
    /// Hundredths of a percent.
    pub percent: Hundredths,
    /// Of what.
    pub base: Base,
    /// To whole posts.
    pub rounding: Rounding,
}

/// Everything of an exam that decides about ranks.
#[derive(Clone, Debug)]
pub struct ExamRule {
    /// Its tests.
    pub tests: Vec<TestRule>,
    /// Its positions.
    pub positions: Vec<PositionRule>,
    /// Their specialties.
    pub specialties: Vec<SpecialtyRule>,
    /// What becomes of the absent.
    pub absent: AbsentRule,
    /// What separates equals.
    pub ties: Vec<Tie>,
    /// Reserved posts, in the order in which they are given.
    pub quotas: Vec<Quota>,
}

/// What is known of a candidate at a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitting {
    /// Did not come: a fact, and no mark.
    Absent,
    /// What the markers gave, in the order of their rounds.
    Marks(Vec<Hundredths>),
    /// What an accepted appeal said: it stands for the whole test.
    Appealed(Hundredths),
}

/// A candidate who was summoned.
#[derive(Clone, Debug)]
pub struct Contender {
    /// The specialty applied for.
    pub specialty: usize,
    /// `2001-02-28`, which orders as it is.
    pub birth: String,
    /// Months of pensionable service.
    pub service_months: i64,
    /// The proven grounds.
    pub grounds: Vec<String>,
    /// The digest of the exam's seed and the candidate's number.
    pub lot: [u8; 32],
    /// One for each test of the exam; those of other positions are not looked at.
    pub sittings: Vec<Sitting>,
    /// Has given up before the oral half.
    pub is_withdrawn: bool,
    /// Was hired and has declined.
    pub has_declined: bool,
    /// Was announced as hired: never moved by what is computed later.
    pub holds_post: bool,
}

/// Which post somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Post {
    /// By rank.
    General,
    /// Of this quota of the exam.
    Reserved(usize),
    /// Of reserved posts that nobody took.
    Unused,
    /// A post more, by a later decision.
    More,
    /// Announced before, and kept.
    Held,
}

/// What became of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankingVerdict {
    /// A mark that it depends on is missing.
    Pending,
    /// Gave up.
    Withdrawn,
    /// Absent from a test of this half, which eliminates.
    Absent(Phase),
    /// Below a minimum of this half.
    Failed(Phase),
    /// Below the minimum of the final score.
    BelowTotal,
    /// Has a post.
    Hired(Post),
    /// The place on the waiting list, from one.
    Waiting(usize),
    /// Had a post and gave it up.
    Declined,
}

/// What separates somebody from the next above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separation {
    /// The final score.
    Score,
    /// This one of the exam's ties.
    Tie(usize),
    /// The lot.
    Lot,
}

/// The whole sum for one candidate.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The written half; none while a mark is missing, and where the half has no test.
    pub written: Option<PhaseGrade>,
    /// The oral half, where it was reached.
    pub oral: Option<PhaseGrade>,
    /// The final score, before and after rounding.
    pub score: Option<Fraction>,
    /// The rank within the specialty, from one.
    pub rank: Option<usize>,
    /// What separates this one from the next above.
    pub separation: Option<Separation>,
    /// What became of it.
    pub verdict: RankingVerdict,
}

impl Placement {
    /// The printed final score.
    #[must_use]
    pub fn final_score(&self) -> Option<Hundredths> {
        self.score.map(Fraction::half_up)
    }

    /// The printed grade of a half.
    #[must_use]
    pub fn grade(&self, phase: Phase) -> Option<Hundredths> {
        let half = match phase {
            Phase::Written => &self.written,
            Phase::Oral => &self.oral,
        };
        half.as_ref().and_then(PhaseGrade::printed_grade)
    }
}

/// Ranks the candidates of an exam and gives out its posts. → one placement for each, in their order.
#[must_use]
pub fn rank(rule: &ExamRule, contenders: &[Contender]) -> Vec<Placement> {
    let mut placements: Vec<Placement> = contenders.iter().map(|one| grade::assess(rule, one)).collect();
    let ranked = order::by_specialty(rule, contenders, &mut placements);
    let reserved = quota::reserved_posts(rule, contenders, &placements, &ranked);
    for (specialty, order) in ranked.iter().enumerate() {
        place::fill(
            rule,
            specialty,
            &reserved[specialty],
            order,
            contenders,
            &mut placements,
        );
    }
    placements
}
