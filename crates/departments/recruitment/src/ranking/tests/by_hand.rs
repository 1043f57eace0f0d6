//! Figures of which each stands on a paper, and a measure of time that is read and never asserted.

use std::time::Instant;

use super::super::{
    AbsentRule, Averaging, Base, Contender, ExamRule, Missing, Phase, PositionRule, Post, Quota, RankingVerdict,
    Rounding, Separation, Sitting, SpecialtyRule, TestRule, Tie, missing_mark, rank,
};
use super::random::{self, Chance};

fn test(phase: Phase, coefficient: i64) -> TestRule {
    TestRule {
        phase,
        position: None,
        coefficient,
        minimum: None,
        averaging: Averaging::Single,
    }
}

/// What a new exam begins with: written × 2, oral × 3, two posts.
fn untouched() -> ExamRule {
    ExamRule {
        tests: vec![test(Phase::Written, 200), test(Phase::Oral, 300)],
        positions: vec![PositionRule { minimum_total: None }],
        specialties: vec![SpecialtyRule {
            position: 0,
            posts: 2,
            more_posts: 0,
        }],
        absent: AbsentRule::Eliminated,
        ties: vec![Tie::Oral, Tie::Written, Tie::Older],
        quotas: Vec::new(),
    }
}

fn with_marks(lot: u8, marks: &[i64]) -> Contender {
    Contender {
        specialty: 0,
        birth: "1995-05-05".to_owned(),
        service_months: 0,
        grounds: Vec::new(),
        lot: [lot; 32],
        sittings: marks.iter().map(|mark| Sitting::Marks(vec![*mark])).collect(),
        is_withdrawn: false,
        has_declined: false,
        holds_post: false,
    }
}

#[test]
fn an_untouched_exam_is_two_written_and_three_oral_over_five() {
    let placement = &rank(&untouched(), &[with_marks(1, &[1_325, 1_450])])[0];
    assert_eq!(placement.final_score(), Some(1_400));
    // (2 × 13.33 + 3 × 14.21) / 5 = 13.858, printed 13.86.
    let placement = &rank(&untouched(), &[with_marks(1, &[1_333, 1_421])])[0];
    assert_eq!(placement.final_score(), Some(1_386));
}

#[test]
fn a_half_is_rounded_upwards_and_once() {
    let mut rule = untouched();
    rule.tests = vec![test(Phase::Written, 100), test(Phase::Written, 100)];
    rule.tests[0].averaging = Averaging::Pair { max_gap: None };
    let mut one = with_marks(1, &[0, 1_000]);
    one.sittings[0] = Sitting::Marks(vec![1_001, 1_000]);
    // ((10.01 + 10.00) / 2 + 10.00) / 2 = 10.0025: rounding the first mean to 10.01 would make 10.01 of it.
    assert_eq!(rank(&rule, &[one.clone()])[0].grade(Phase::Written), Some(1_000));
    one.sittings[1] = Sitting::Marks(vec![1_001]);
    // (10.005 + 10.01) / 2 = 10.0075.
    assert_eq!(rank(&rule, &[one.clone()])[0].grade(Phase::Written), Some(1_001));
    one.sittings[0] = Sitting::Marks(vec![1_000, 1_000]);
    // (10.00 + 10.01) / 2 = 10.005, which is a half.
    assert_eq!(rank(&rule, &[one])[0].grade(Phase::Written), Some(1_001));
}

#[test]
fn a_gap_above_the_most_asks_a_third_who_is_met_by_the_nearer() {
    let mut pair = test(Phase::Written, 100);
    pair.averaging = Averaging::Pair { max_gap: Some(300) };
    assert_eq!(missing_mark(&pair, &Sitting::Marks(vec![900, 1_200])), None);
    assert_eq!(
        missing_mark(&pair, &Sitting::Marks(vec![900, 1_201])),
        Some(Missing::Third)
    );
    assert_eq!(missing_mark(&pair, &Sitting::Marks(vec![900])), Some(Missing::Mark));
    let mut rule = untouched();
    rule.tests = vec![pair];
    let grade = |marks: &[i64]| {
        let mut one = with_marks(1, &[0]);
        one.sittings[0] = Sitting::Marks(marks.to_vec());
        rank(&rule, &[one])[0].grade(Phase::Written)
    };
    assert_eq!(grade(&[900, 1_300, 1_000]), Some(950));
    assert_eq!(grade(&[900, 1_300, 1_100]), Some(1_200), "equally near: of the higher");
}

#[test]
fn equal_scores_are_separated_in_the_order_of_the_exam() {
    // 2 × 14.50 + 3 × 13.00 = 2 × 13.00 + 3 × 14.00.
    let mut contenders = [with_marks(9, &[1_450, 1_300]), with_marks(8, &[1_300, 1_400])];
    let ranks = |rule: &ExamRule, of: &[Contender]| -> Vec<_> { rank(rule, of).iter().map(|one| one.rank).collect() };
    assert_eq!(ranks(&untouched(), &contenders), [Some(2), Some(1)]);
    let mut rule = untouched();
    rule.ties = vec![Tie::Written];
    assert_eq!(ranks(&rule, &contenders), [Some(1), Some(2)]);
    rule.ties = vec![Tie::Older];
    assert_eq!(
        ranks(&rule, &contenders),
        [Some(2), Some(1)],
        "born on one day: the lot"
    );
    assert_eq!(rank(&rule, &contenders)[0].separation, Some(Separation::Lot));
    contenders[0].birth = "1995-05-04".to_owned();
    assert_eq!(ranks(&rule, &contenders), [Some(1), Some(2)]);
}

#[test]
fn an_absence_is_no_mark_and_no_failure() {
    let mut one = with_marks(1, &[1_500, 0]);
    one.sittings[1] = Sitting::Absent;
    let placement = &rank(&untouched(), &[one.clone()])[0];
    assert_eq!(placement.verdict, RankingVerdict::Absent(Phase::Oral));
    assert_eq!(
        (placement.grade(Phase::Written), placement.grade(Phase::Oral)),
        (Some(1_500), None)
    );
    let mut rule = untouched();
    rule.absent = AbsentRule::Zero;
    let placement = &rank(&rule, &[one])[0];
    assert_eq!((placement.final_score(), placement.rank), (Some(600), Some(1)));
    assert!(placement.oral.as_ref().is_some_and(|oral| oral.is_absent));
}

#[test]
fn a_reserve_comes_after_the_general_list_and_what_is_unused_is_general() {
    let mut rule = untouched();
    rule.specialties[0].posts = 4;
    rule.quotas = vec![Quota {
        ground: "resistant".to_owned(),
        percent: 2_500,
        base: Base::Specialty,
        rounding: Rounding::Down,
    }];
    let mut contenders: Vec<_> = (0..6)
        .map(|at| with_marks(at, &[1_500, 1_500 - i64::from(at)]))
        .collect();
    let verdicts = |of: &[Contender]| -> Vec<_> { rank(&rule, of).iter().map(|one| one.verdict).collect() };
    let [general, unused] = [Post::General, Post::Unused].map(RankingVerdict::Hired);
    let waiting = |from| [RankingVerdict::Waiting(from), RankingVerdict::Waiting(from + 1)];
    assert_eq!(verdicts(&contenders)[..4], [general, general, general, unused]);
    assert_eq!(verdicts(&contenders)[4..], waiting(1));
    contenders[5].grounds = vec!["resistant".to_owned()];
    assert_eq!(verdicts(&contenders)[3..5], waiting(1));
    assert_eq!(verdicts(&contenders)[5], RankingVerdict::Hired(Post::Reserved(0)));
}

#[test]
fn printed_numbers_stand_wherever_the_best_takers_are() {
    let mut rule = untouched();
    rule.specialties = vec![
        SpecialtyRule {
            position: 0,
            posts: 2,
            more_posts: 0,
        },
        SpecialtyRule {
            position: 0,
            posts: 1,
            more_posts: 0,
        },
    ];
    rule.quotas = vec![Quota {
        ground: "resistant".to_owned(),
        percent: 2_500,
        base: Base::Printed(vec![1, 0]),
        rounding: Rounding::Up,
    }];
    let mut contenders: Vec<_> = (0..5)
        .map(|at| with_marks(at, &[1_500, 1_900 - 100 * i64::from(at)]))
        .collect();
    // The best who proved the ground stands in the specialty of one post.
    contenders[0].specialty = 1;
    contenders[1].specialty = 1;
    contenders[1].grounds = vec!["resistant".to_owned()];
    contenders[4].grounds = vec!["resistant".to_owned()];
    let verdicts: Vec<_> = rank(&rule, &contenders).iter().map(|one| one.verdict).collect();
    assert_eq!(
        verdicts,
        [
            RankingVerdict::Hired(Post::General),
            RankingVerdict::Waiting(1),
            RankingVerdict::Hired(Post::General),
            RankingVerdict::Waiting(1),
            RankingVerdict::Hired(Post::Reserved(0)),
        ]
    );
}

/// Run by `cargo test -p recruitment --lib ranks_ten_thousand -- --ignored --nocapture`.
#[test]
#[ignore = "prints a time; bench, not test"]
fn ranks_ten_thousand_in_forty_specialties() {
    let mut chance = Chance(7);
    let mut rule = random::rule(&mut chance);
    rule.positions = vec![PositionRule { minimum_total: None }; 8];
    rule.specialties = (0..40)
        .map(|at| SpecialtyRule {
            position: at % 8,
            posts: 20,
            more_posts: 0,
        })
        .collect();
    rule.tests = vec![
        test(Phase::Written, 200),
        test(Phase::Written, 300),
        test(Phase::Oral, 300),
    ];
    for base in [Base::Specialty, Base::Position] {
        let quota = |ground: &str, percent| Quota {
            ground: ground.to_owned(),
            percent,
            base: base.clone(),
            rounding: Rounding::Down,
        };
        rule.quotas = vec![quota("resistant", 2_500), quota("disability", 700)];
        let contenders: Vec<_> = (0..10_000).map(|_| random::contender(&mut chance, &rule)).collect();
        let begun = Instant::now();
        let placements = rank(&rule, &contenders);
        println!(
            "{} candidates, posts by {base:?}: {:?}",
            placements.len(),
            begun.elapsed()
        );
    }
}
