//! A calculation sheet as it is kept: every number with what it was made of, so that whoever holds it computes the same.

use schema::Document;
use serde_json::{Value as Json, json};

use crate::candidate::{CandidateStatus, FORMER_RULE};
use crate::ranking::{
    Contender, ExamRule, Fraction, Phase, PhaseGrade, Placement, Post, RankingVerdict, Separation, Sitting, TestGrade,
    Tie,
};
use crate::ranking_run::facts::ExamFacts;

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
    let tests: Vec<Json> = [&placement.written, &placement.oral]
        .into_iter()
        .flatten()
        .flat_map(|half| &half.tests)
        .map(|test| test_json(facts, rule, contender, test))
        .collect();
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
    // Admitted while claims were not decided apart (M8).
    let is_former = facts.candidates[at].get(FORMER_RULE) == Some(true);
    json!({
        "provedBy": is_former.then_some("former_rule"), "specialtyId": specialty.id, "tests": tests,
        "written": half_json(placement.written.as_ref()), "oral": half_json(placement.oral.as_ref()),
        "score": placement.score.map(fraction_json), "minTotal": position.minimum_total,
        "rank": placement.rank, "of": ranked,
        "separation": placement.separation.map(|by| separation_word(&facts.rows.tests, rule, by)),
        "verdict": verdict_word(placement.verdict), "why": why(placement.verdict),
        "post": post, "ground": quota.map(|at| rule.quotas[at].ground.clone()), "place": place,
    })
}

fn fraction_json(fraction: Fraction) -> Json {
    // Both are far below what a number of JSON holds: marks times coefficients.
    let whole = |number: i128| i64::try_from(number).unwrap_or(i64::MAX);
    json!({"numerator": whole(fraction.numerator), "denominator": whole(fraction.denominator), "printed": fraction.half_up()})
}

fn half_json(half: Option<&PhaseGrade>) -> Json {
    let Some(half) = half else { return Json::Null };
    let mut told = half.mean.map_or_else(|| json!({}), fraction_json);
    told["isPassed"] = json!(half.is_passed);
    told["isAbsent"] = json!(half.is_absent);
    told
}

fn test_json(facts: &ExamFacts, rule: &ExamRule, contender: &Contender, grade: &TestGrade) -> Json {
    let (row, test) = (&facts.rows.tests[grade.test], &rule.tests[grade.test]);
    let (marks, is_appealed) = match &contender.sittings[grade.test] {
        Sitting::Absent => (Vec::new(), false),
        Sitting::Marks(marks) => (marks.clone(), false),
        Sitting::Appealed(mark) => (vec![*mark], true),
    };
    let mut told = fraction_json(grade.mean);
    let more = json!({"examTestId": row.id, "marks": marks, "kept": grade.kept, "isAppealed": is_appealed,
        "coefficient": test.coefficient, "minMark": test.minimum, "isAbsent": grade.is_absent, "isBelow": grade.is_below});
    if let (Some(told), Json::Object(more)) = (told.as_object_mut(), more) {
        told.extend(more);
    }
    told
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
