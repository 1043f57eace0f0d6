//! A calculation sheet as it is kept: every number with what it was made of, so that whoever holds it computes the same.

use schema::Document;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use crate::candidate::{CandidateStatus, FORMER_RULE};
use crate::ranking::{
    Contender, ExamRule, Fraction, Hundredths, Phase, PhaseGrade, Placement, Post, RankingVerdict, Separation, Sitting,
    TestGrade, Tie,
};
use crate::ranking_run::facts::ExamFacts;

/// Why somebody stands where they stand; of marks and minima in hundredths.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CandidateSheet {
    /// `former_rule` of whoever was admitted before claims were decided apart.
    proved_by: Option<&'static str>,
    specialty_id: String,
    tests: Vec<TestCalculation>,
    written: Option<HalfCalculation>,
    oral: Option<HalfCalculation>,
    score: Option<ExactMean>,
    min_total: Option<Hundredths>,
    rank: Option<usize>,
    /// How many of the specialty have a rank.
    of: usize,
    /// What separates them from the next above.
    separation: Option<String>,
    /// The status that it leads to; `pending` where a mark is missing.
    verdict: &'static str,
    why: Option<&'static str>,
    /// By which post they are retained.
    post: Option<&'static str>,
    /// The ground of a reserved one.
    ground: Option<String>,
    /// The place on the waiting list.
    place: Option<usize>,
}

/// A mean as it was computed: exact, then printed, in hundredths.
#[derive(Serialize, JsonSchema)]
pub(super) struct ExactMean {
    numerator: i64,
    denominator: i64,
    printed: Hundredths,
}

/// What a half of the exam came to; without a mean where absence eliminates.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct HalfCalculation {
    #[serde(flatten)]
    mean: Option<ExactMean>,
    is_passed: bool,
    is_absent: bool,
}

/// What a test came to.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TestCalculation {
    #[serde(flatten)]
    mean: ExactMean,
    exam_test_id: String,
    /// All marks that were entered.
    marks: Vec<Hundredths>,
    /// Those that count.
    kept: Vec<Hundredths>,
    is_appealed: bool,
    coefficient: Hundredths,
    min_mark: Option<Hundredths>,
    is_absent: bool,
    is_below: bool,
}

/// The status that a verdict leads to, in the words of the wire; `pending` where a mark is missing, `declined` and the like as they are.
pub(crate) fn verdict_word(verdict: RankingVerdict) -> &'static str {
    match verdict {
        RankingVerdict::Pending => "pending",
        RankingVerdict::Withdrawn => CandidateStatus::Withdrawn.wire(),
        RankingVerdict::Absent(Phase::Written) | RankingVerdict::Failed(Phase::Written) => {
            CandidateStatus::FailedWritten.wire()
        }
        RankingVerdict::Absent(Phase::Oral) | RankingVerdict::Failed(Phase::Oral) => CandidateStatus::FailedOral.wire(),
        RankingVerdict::BelowTotal | RankingVerdict::Declined => CandidateStatus::RejectedFinal.wire(),
        RankingVerdict::Hired(_) => CandidateStatus::Hired.wire(),
        RankingVerdict::Waiting(_) => CandidateStatus::WaitingList.wire(),
    }
}

/// Why, beside the status.
fn why(verdict: RankingVerdict) -> Option<&'static str> {
    match verdict {
        RankingVerdict::Absent(_) => Some("absent"),
        RankingVerdict::Failed(_) => Some("below_minimum"),
        RankingVerdict::BelowTotal => Some("below_total"),
        RankingVerdict::Declined => Some("declined"),
        RankingVerdict::Pending | RankingVerdict::Withdrawn | RankingVerdict::Hired(_) | RankingVerdict::Waiting(_) => {
            None
        }
    }
}

/// The sheet of one candidate; `ranked` is how many of the specialty have a rank.
pub(crate) fn sheet(facts: &ExamFacts, rule: &ExamRule, at: usize, placement: &Placement, ranked: usize) -> Json {
    let contender = &facts.contenders[at];
    let specialty = &facts.rows.specialties[contender.specialty];
    let position = &rule.positions[rule.specialties[contender.specialty].position];
    let halves = [&placement.written, &placement.oral].into_iter().flatten();
    let tests = halves.flat_map(|half| &half.tests);
    let (post, quota, place) = match placement.verdict {
        RankingVerdict::Hired(post) => (Some(post_word(post)), quota_of(post), None),
        RankingVerdict::Waiting(place) => (None, None, Some(place)),
        RankingVerdict::Pending
        | RankingVerdict::Withdrawn
        | RankingVerdict::Absent(_)
        | RankingVerdict::Failed(_)
        | RankingVerdict::BelowTotal
        | RankingVerdict::Declined => (None, None, None),
    };
    // Admitted while claims were not decided apart (decision 75).
    let is_former = facts.candidates[at].get(FORMER_RULE) == Some(true);
    json!(CandidateSheet {
        proved_by: is_former.then_some("former_rule"),
        specialty_id: specialty.id.clone(),
        tests: tests.map(|test| of_test(facts, rule, contender, test)).collect(),
        written: placement.written.as_ref().map(of_half),
        oral: placement.oral.as_ref().map(of_half),
        score: placement.score.map(exact_mean),
        min_total: position.minimum_total,
        rank: placement.rank,
        of: ranked,
        separation: placement
            .separation
            .map(|by| separation_word(&facts.rows.tests, rule, by)),
        verdict: verdict_word(placement.verdict),
        why: why(placement.verdict),
        post,
        ground: quota.map(|at| rule.quotas[at].ground.clone()),
        place,
    })
}

fn exact_mean(fraction: Fraction) -> ExactMean {
    // Both are far below what a number of JSON holds: marks times coefficients.
    let whole = |number: i128| i64::try_from(number).unwrap_or(i64::MAX);
    ExactMean {
        numerator: whole(fraction.numerator),
        denominator: whole(fraction.denominator),
        printed: fraction.half_up(),
    }
}

fn of_half(half: &PhaseGrade) -> HalfCalculation {
    HalfCalculation {
        mean: half.mean.map(exact_mean),
        is_passed: half.is_passed,
        is_absent: half.is_absent,
    }
}

fn of_test(facts: &ExamFacts, rule: &ExamRule, contender: &Contender, grade: &TestGrade) -> TestCalculation {
    let (row, test) = (&facts.rows.tests[grade.test], &rule.tests[grade.test]);
    let (marks, is_appealed) = match &contender.sittings[grade.test] {
        Sitting::Absent => (Vec::new(), false),
        Sitting::Marks(marks) => (marks.clone(), false),
        Sitting::Appealed(mark) => (vec![*mark], true),
    };
    TestCalculation {
        mean: exact_mean(grade.mean),
        exam_test_id: row.id.clone(),
        marks,
        kept: grade.kept.clone(),
        is_appealed,
        coefficient: test.coefficient,
        min_mark: test.minimum,
        is_absent: grade.is_absent,
        is_below: grade.is_below,
    }
}

fn post_word(post: Post) -> &'static str {
    match post {
        Post::General => "general",
        Post::Reserved(_) => "reserved",
        Post::Unused => "unused",
        Post::More => "more",
        Post::Held => "held",
    }
}

fn quota_of(post: Post) -> Option<usize> {
    match post {
        Post::Reserved(quota) => Some(quota),
        Post::General | Post::Unused | Post::More | Post::Held => None,
    }
}

fn separation_word(tests: &[Document], rule: &ExamRule, by: Separation) -> String {
    match by {
        Separation::Score => "score".to_owned(),
        Separation::Lot => "lot".to_owned(),
        Separation::Tie(at) => match rule.ties[at] {
            Tie::Oral => "oral".to_owned(),
            Tie::Written => "written".to_owned(),
            Tie::Older => "older".to_owned(),
            Tie::Younger => "younger".to_owned(),
            Tie::Service => "service".to_owned(),
            Tie::Test(test) => format!("test:{}", tests[test].id),
        },
    }
}
