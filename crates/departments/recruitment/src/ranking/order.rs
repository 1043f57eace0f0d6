//! Who comes before whom: the final score, then the ties of the exam, then the lot.

use std::cmp::Ordering;

use super::{Contender, ExamRule, Fraction, Hundredths, Phase, Placement, RankingVerdict, Separation, Tie};

/// A candidate beside what was computed.
#[derive(Clone, Copy)]
pub(super) struct Ranked<'a> {
    contender: &'a Contender,
    placement: &'a Placement,
}

impl<'a> Ranked<'a> {
    pub(super) fn new(at: usize, contenders: &'a [Contender], placements: &'a [Placement]) -> Self {
        Self {
            contender: &contenders[at],
            placement: &placements[at],
        }
    }

    fn mark(self, test: usize) -> Option<Hundredths> {
        let halves = [&self.placement.written, &self.placement.oral];
        let mut tests = halves.into_iter().flatten().flat_map(|half| &half.tests);
        tests
            .find(|one| one.test == test)
            .map(|one| Fraction::half_up(one.mean))
    }

    fn compare_tie(self, other: Self, tie: Tie) -> Ordering {
        match tie {
            Tie::Oral => other
                .placement
                .grade(Phase::Oral)
                .cmp(&self.placement.grade(Phase::Oral)),
            Tie::Written => {
                let theirs = other.placement.grade(Phase::Written);
                theirs.cmp(&self.placement.grade(Phase::Written))
            }
            Tie::Older => self.contender.birth.cmp(&other.contender.birth),
            Tie::Younger => other.contender.birth.cmp(&self.contender.birth),
            Tie::Service => other.contender.service_months.cmp(&self.contender.service_months),
            Tie::Test(test) => other.mark(test).cmp(&self.mark(test)),
        }
    }
}

/// Which of two comes first, and by what.
pub(super) fn compare(rule: &ExamRule, left: Ranked<'_>, right: Ranked<'_>) -> (Ordering, Separation) {
    let scores = right.placement.final_score().cmp(&left.placement.final_score());
    if scores != Ordering::Equal {
        return (scores, Separation::Score);
    }
    for (at, tie) in rule.ties.iter().enumerate() {
        let order = left.compare_tie(right, *tie);
        if order != Ordering::Equal {
            return (order, Separation::Tie(at));
        }
    }
    (left.contender.lot.cmp(&right.contender.lot), Separation::Lot)
}

/// Gives the ranks within each specialty. → the candidates of each, by rank.
pub(super) fn by_specialty(rule: &ExamRule, contenders: &[Contender], placements: &mut [Placement]) -> Vec<Vec<usize>> {
    let mut ranked = vec![Vec::new(); rule.specialties.len()];
    for (at, contender) in contenders.iter().enumerate() {
        if matches!(placements[at].verdict, RankingVerdict::Waiting(_)) {
            ranked[contender.specialty].push(at);
        }
    }
    for order in &mut ranked {
        let ranked = |at: usize| Ranked::new(at, contenders, placements);
        order.sort_by(|left, right| compare(rule, ranked(*left), ranked(*right)).0);
        let separations: Vec<_> = order
            .windows(2)
            .map(|pair| compare(rule, ranked(pair[0]), ranked(pair[1])).1)
            .collect();
        for (place, at) in order.iter().enumerate() {
            placements[*at].rank = Some(place + 1);
            placements[*at].separation = place.checked_sub(1).map(|above| separations[above]);
        }
    }
    ranked
}
