//! How many posts of a specialty are reserved, and for whom.

use std::cmp::Ordering;

use super::order::{Ranked, compare};
use super::place::{Given, give_posts};
use super::{Base, Contender, ExamRule, Placement, Quota, Rounding};

/// A whole, in hundredths of a percent.
const WHOLE: u128 = 10_000;

/// So many posts of these are a quota's.
pub(super) fn posts_of(quota: &Quota, posts: usize) -> usize {
    let part = posts as u128 * u128::try_from(quota.percent).unwrap_or_default();
    let whole = match quota.rounding {
        Rounding::Down => part / WHOLE,
        Rounding::Nearest => (part + WHOLE / 2) / WHOLE,
        Rounding::Up => part.div_ceil(WHOLE),
    };
    usize::try_from(whole).unwrap_or(posts)
}

/// The reserved posts of each specialty, one number for each quota of the exam, as the notice prints them. What exams published without
/// numbers count from a position goes where the best of those stand whom the general list leaves, and what nobody can take stays general.
/// Whoever declines changes nothing of this.
pub(super) fn reserved_posts(
    rule: &ExamRule,
    contenders: &[Contender],
    placements: &[Placement],
    ranked: &[Vec<usize>],
) -> Vec<Vec<usize>> {
    let mut reserved = vec![vec![0; rule.quotas.len()]; rule.specialties.len()];
    for (at, quota) in rule.quotas.iter().enumerate() {
        match &quota.base {
            Base::Printed(numbers) => {
                for ((specialty, counts), printed) in rule.specialties.iter().zip(&mut reserved).zip(numbers) {
                    let left = specialty.posts - counts.iter().sum::<usize>();
                    counts[at] = (*printed).min(left);
                }
            }
            Base::Specialty => {
                for (specialty, counts) in rule.specialties.iter().zip(&mut reserved) {
                    let left = specialty.posts - counts.iter().sum::<usize>();
                    counts[at] = posts_of(quota, specialty.posts).min(left);
                }
            }
            Base::Position => {
                for position in 0..rule.positions.len() {
                    let chosen = Allotment {
                        rule,
                        contenders,
                        placements,
                        ranked,
                        quota: at,
                    };
                    chosen.allot(position, &mut reserved);
                }
            }
        }
    }
    reserved
}

/// The reserved posts of a position on their way to its specialties.
struct Allotment<'a> {
    rule: &'a ExamRule,
    contenders: &'a [Contender],
    placements: &'a [Placement],
    ranked: &'a [Vec<usize>],
    quota: usize,
}

impl Allotment<'_> {
    fn allot(&self, position: usize, reserved: &mut [Vec<usize>]) {
        let specialties: Vec<usize> = (0..self.rule.specialties.len())
            .filter(|at| self.rule.specialties[*at].position == position)
            .collect();
        let posts = specialties.iter().map(|at| self.rule.specialties[*at].posts).sum();
        let mut best: Vec<Option<usize>> = specialties.iter().map(|at| self.taker(*at, &reserved[*at])).collect();
        for _ in 0..posts_of(&self.rule.quotas[self.quota], posts) {
            let Some(first) = self.first(&best) else { return };
            let specialty = specialties[first];
            reserved[specialty][self.quota] += 1;
            best[first] = self.taker(specialty, &reserved[specialty]);
        }
    }

    /// Who would take one reserved post more of a specialty.
    fn taker(&self, specialty: usize, reserved: &[usize]) -> Option<usize> {
        let posts = self.rule.specialties[specialty].posts;
        if reserved.iter().sum::<usize>() >= posts {
            return None;
        }
        let mut more = reserved.to_vec();
        more[self.quota] += 1;
        let order = &self.ranked[specialty];
        let given = give_posts(self.rule, posts, &more, order, self.contenders);
        let is_taker = |post: &&Option<Given>| post.is_some_and(|post| post.quota == Some(self.quota));
        let takers = given.iter().filter(is_taker).count();
        let last = given.iter().rposition(|post| is_taker(&post))?;
        (takers == more[self.quota]).then(|| order[last])
    }

    /// The specialty whose taker comes before the others'.
    fn first(&self, best: &[Option<usize>]) -> Option<usize> {
        let ranked = |at: usize| Ranked::new(at, self.contenders, self.placements);
        let takers = best.iter().enumerate().filter_map(|(at, taker)| Some((at, (*taker)?)));
        let first = takers.min_by(|left, right| -> Ordering { compare(self.rule, ranked(left.1), ranked(right.1)).0 });
        first.map(|(at, _)| at)
    }
}
