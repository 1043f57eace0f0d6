//! What holds of every exam, whatever its rule.

use super::super::{Contender, ExamRule, Placement, Post, RankingVerdict, Separation, rank};
use super::random::{self, Chance};

/// So many exams are tried for each law.
const EXAMS: u64 = 3_000;

fn exams() -> impl Iterator<Item = (u64, ExamRule, Vec<Contender>)> {
    (0..EXAMS).map(|number| {
        let mut chance = Chance(1_000_000 + number);
        let rule = random::rule(&mut chance);
        let count = 5 + chance.index(40);
        let contenders = (0..count).map(|_| random::contender(&mut chance, &rule)).collect();
        (number, rule, contenders)
    })
}

fn is_hired(placement: &Placement) -> bool {
    matches!(placement.verdict, RankingVerdict::Hired(_))
}

#[test]
fn no_more_are_hired_than_there_are_posts_and_nobody_waits_for_a_free_one() {
    for (number, rule, contenders) in exams() {
        let placements = rank(&rule, &contenders);
        for (specialty, its) in rule.specialties.iter().enumerate() {
            let of = |wanted: fn(&Placement) -> bool| {
                let all = contenders
                    .iter()
                    .zip(&placements)
                    .filter(|(one, _)| one.specialty == specialty);
                all.filter(|(_, placement)| wanted(placement)).count()
            };
            let waiting = of(|placement| matches!(placement.verdict, RankingVerdict::Waiting(_)));
            let posts = its.posts + its.more_posts;
            assert_eq!(
                of(is_hired),
                posts.min(of(is_hired) + waiting),
                "exam {number}, specialty {specialty}"
            );
        }
    }
}

#[test]
fn the_order_in_which_candidates_stand_decides_nothing() {
    for (number, rule, mut contenders) in exams() {
        let before = rank(&rule, &contenders);
        contenders.reverse();
        let after = rank(&rule, &contenders);
        for (one, other) in before.iter().zip(after.iter().rev()) {
            assert_eq!((one.rank, one.verdict), (other.rank, other.verdict), "exam {number}");
        }
    }
}

#[test]
fn no_rank_is_shared_and_whoever_is_first_is_separated_from_nobody() {
    for (number, rule, contenders) in exams() {
        let placements = rank(&rule, &contenders);
        for specialty in 0..rule.specialties.len() {
            let own = contenders
                .iter()
                .zip(&placements)
                .filter(|(one, _)| one.specialty == specialty);
            let mut ranked: Vec<_> = own.filter_map(|(_, one)| Some((one.rank?, one))).collect();
            ranked.sort_by_key(|(rank, _)| *rank);
            for (place, (rank, placement)) in ranked.iter().enumerate() {
                assert_eq!(*rank, place + 1, "exam {number}");
                assert_eq!(placement.separation.is_none(), place == 0, "exam {number}");
                let above = place.checked_sub(1).map(|above| ranked[above].1.final_score());
                let by_score = above.is_some_and(|above| above > placement.final_score());
                assert_eq!(
                    by_score,
                    placement.separation == Some(Separation::Score),
                    "exam {number}"
                );
            }
        }
    }
}

#[test]
fn whoever_declines_takes_no_post_from_anybody_else() {
    for (number, rule, mut contenders) in exams() {
        let before = rank(&rule, &contenders);
        let Some(leaver) = before.iter().position(is_hired) else {
            continue;
        };
        contenders[leaver].has_declined = true;
        let after = rank(&rule, &contenders);
        assert_eq!(after[leaver].verdict, RankingVerdict::Declined);
        assert_eq!(after[leaver].rank, before[leaver].rank);
        for (at, placement) in after.iter().enumerate() {
            assert!(
                at == leaver || !is_hired(&before[at]) || is_hired(placement),
                "exam {number}, candidate {at}"
            );
        }
    }
}

#[test]
fn whoever_was_announced_keeps_the_post_whatever_an_appeal_changes() {
    let mut kept = 0;
    for (number, rule, mut contenders) in exams() {
        let before = rank(&rule, &contenders);
        for (contender, placement) in contenders.iter_mut().zip(&before) {
            contender.holds_post = is_hired(placement);
        }
        let appellant = before
            .iter()
            .position(|one| matches!(one.verdict, RankingVerdict::Waiting(_)));
        let Some(appellant) = appellant else { continue };
        for sitting in &mut contenders[appellant].sittings {
            *sitting = super::super::Sitting::Appealed(2_000);
        }
        let after = rank(&rule, &contenders);
        for (at, placement) in after.iter().enumerate() {
            assert!(
                !is_hired(&before[at]) || is_hired(placement),
                "exam {number}, candidate {at}"
            );
            kept += usize::from(placement.verdict == RankingVerdict::Hired(Post::Held));
        }
        let hired = |placements: &[Placement]| placements.iter().filter(|one| is_hired(one)).count();
        assert_eq!(hired(&before), hired(&after), "exam {number}: no post was made");
    }
    assert!(kept > 100, "the law was tried: {kept}");
}
