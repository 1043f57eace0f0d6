//! From the marks of a test to the grade of a half, and from both halves to the final score (decisions 23 and 26).

use super::{
    AbsentRule, Averaging, Contender, ExamRule, Fraction, Hundredths, Phase, Placement, RankingVerdict, Sitting,
    TestRule,
};

/// What a test came to for one candidate.
#[derive(Clone, Debug)]
pub struct TestGrade {
    /// Which test of the exam.
    pub test: usize,
    /// The marks that the mean is of; none of somebody absent.
    pub kept: Vec<Hundredths>,
    /// The exact mean.
    pub mean: Fraction,
    /// Did not come, and counts as zero.
    pub is_absent: bool,
    /// Printed, it does not reach the minimum.
    pub is_below: bool,
}

/// What a half came to for one candidate.
#[derive(Clone, Debug)]
pub struct PhaseGrade {
    /// Its tests.
    pub tests: Vec<TestGrade>,
    /// The exact weighted mean; none of somebody whom absence eliminates.
    pub mean: Option<Fraction>,
    /// Absent from one of its tests.
    pub is_absent: bool,
    /// Every minimum is reached.
    pub is_passed: bool,
}

impl PhaseGrade {
    /// The grade as it is printed: rounded once.
    #[must_use]
    pub fn printed_grade(&self) -> Option<Hundredths> {
        self.mean.map(Fraction::half_up)
    }
}

/// What is missing of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A mark of the ordinary rounds.
    Mark,
    /// The third, for the first two are too far apart.
    Third,
}

/// Whether a test waits for a mark still.
#[must_use]
pub fn missing_mark(test: &TestRule, sitting: &Sitting) -> Option<Missing> {
    mean_of(test, sitting).err()
}

/// The marks that count, of those given.
fn mean_of(test: &TestRule, sitting: &Sitting) -> Result<Vec<Hundredths>, Missing> {
    let marks = match sitting {
        Sitting::Absent => return Ok(Vec::new()),
        Sitting::Appealed(mark) => return Ok(vec![*mark]),
        Sitting::Marks(marks) => marks.as_slice(),
    };
    match (test.averaging, marks) {
        (_, []) | (Averaging::Pair { .. }, [_]) => Err(Missing::Mark),
        (Averaging::Single, [mark, ..]) => Ok(vec![*mark]),
        (Averaging::Members, marks) => Ok(marks.to_vec()),
        (Averaging::Pair { max_gap }, [first, second, rest @ ..]) => {
            if max_gap.is_none_or(|most| (first - second).abs() <= most) {
                return Ok(vec![*first, *second]);
            }
            let third = rest.first().ok_or(Missing::Third)?;
            Ok(vec![nearer(*first, *second, *third), *third])
        }
    }
}

/// Of two marks the one nearer to a third, and of equally near ones the higher.
fn nearer(first: Hundredths, second: Hundredths, third: Hundredths) -> Hundredths {
    let (low, high) = (first.min(second), first.max(second));
    if (third - low).abs() < (high - third).abs() {
        low
    } else {
        high
    }
}

/// The grade of a half. → none where the candidate's position has no test in it.
///
/// # Errors
/// When a mark is missing.
pub fn phase_grade(rule: &ExamRule, of: &Contender, phase: Phase) -> Result<Option<PhaseGrade>, Missing> {
    let position = rule.specialties[of.specialty].position;
    let mut tests = Vec::new();
    for (at, (test, sitting)) in rule.tests.iter().zip(&of.sittings).enumerate() {
        if test.phase != phase || test.position.is_some_and(|only| only != position) {
            continue;
        }
        let kept = mean_of(test, sitting)?;
        let mean = Fraction::mean(&kept);
        tests.push(TestGrade {
            test: at,
            mean,
            is_absent: kept.is_empty(),
            is_below: test.minimum.is_some_and(|least| mean.half_up() < least),
            kept,
        });
    }
    if tests.is_empty() {
        return Ok(None);
    }
    let is_absent = tests.iter().any(|test| test.is_absent);
    let is_out = is_absent && rule.absent == AbsentRule::Eliminated;
    let weights: Vec<_> = tests
        .iter()
        .map(|grade| (rule.tests[grade.test].coefficient, grade.mean))
        .collect();
    Ok(Some(PhaseGrade {
        mean: if is_out { None } else { Fraction::weighted(&weights) },
        is_absent,
        is_passed: !is_out && tests.iter().all(|test| !test.is_below),
        tests,
    }))
}

/// The final score: both printed grades by the sums of the coefficients of their halves, a half without tests left out.
#[must_use]
pub fn final_score(rule: &ExamRule, written: Option<&PhaseGrade>, oral: Option<&PhaseGrade>) -> Option<Fraction> {
    let halves: Vec<_> = [written, oral]
        .into_iter()
        .flatten()
        .map(|half| {
            let weight = half.tests.iter().map(|test| rule.tests[test.test].coefficient).sum();
            half.printed_grade().map(|grade| (weight, Fraction::whole(grade)))
        })
        .collect::<Option<_>>()?;
    Fraction::weighted(&halves)
}

/// A candidate's grades and score; who reaches everything waits for a post.
pub(super) fn assess(rule: &ExamRule, of: &Contender) -> Placement {
    let mut placement = Placement {
        written: None,
        oral: None,
        score: None,
        rank: None,
        separation: None,
        verdict: RankingVerdict::Pending,
    };
    let written = phase_grade(rule, of, Phase::Written);
    placement.written = written.as_ref().ok().cloned().flatten();
    if of.is_withdrawn {
        placement.verdict = RankingVerdict::Withdrawn;
        return placement;
    }
    let Ok(written) = written else { return placement };
    if let Some(verdict) = failure(rule, written.as_ref(), Phase::Written) {
        placement.verdict = verdict;
        return placement;
    }
    let Ok(oral) = phase_grade(rule, of, Phase::Oral) else {
        return placement;
    };
    placement.oral.clone_from(&oral);
    if let Some(verdict) = failure(rule, oral.as_ref(), Phase::Oral) {
        placement.verdict = verdict;
        return placement;
    }
    placement.score = final_score(rule, written.as_ref(), oral.as_ref());
    let least = rule.positions[rule.specialties[of.specialty].position].minimum_total;
    placement.verdict = match placement.final_score() {
        None => RankingVerdict::Pending,
        Some(score) if least.is_some_and(|least| score < least) => RankingVerdict::BelowTotal,
        // The place follows from the order of all of them.
        Some(_) => RankingVerdict::Waiting(0),
    };
    placement
}

fn failure(rule: &ExamRule, half: Option<&PhaseGrade>, phase: Phase) -> Option<RankingVerdict> {
    let half = half.filter(|half| !half.is_passed)?;
    let is_out = half.is_absent && rule.absent == AbsentRule::Eliminated;
    Some(if is_out {
        RankingVerdict::Absent(phase)
    } else {
        RankingVerdict::Failed(phase)
    })
}
