//! Exams by chance, repeatable from their number, small and full of equal marks so that every rule is met often.

use super::super::{
    AbsentRule, Averaging, Base, Contender, ExamRule, Hundredths, Phase, PositionRule, Quota, Rounding, Sitting,
    SpecialtyRule, TestRule, Tie,
};

/// A sequence that its seed decides.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    /// A number below a bound (splitmix64).
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    pub(crate) fn index(&mut self, bound: usize) -> usize {
        self.below(bound as u64) as usize
    }

    /// Once in so many times.
    pub(crate) fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.index(of.len())].clone()
    }
}

/// Marks around the middle that collide often, and now and then any mark.
fn mark(chance: &mut Chance) -> Hundredths {
    if chance.one_in(3) {
        return chance.below(2_001) as Hundredths;
    }
    chance.pick(&[900, 999, 1_000, 1_001, 1_050, 1_125, 1_133, 1_200, 1_250])
}

const GROUNDS: &[&str] = &["resistant", "disability"];

fn test(chance: &mut Chance, positions: usize, phase: Phase) -> TestRule {
    let averaging = match (phase, chance.below(3)) {
        (_, 0) => Averaging::Single,
        (Phase::Written, 1) => Averaging::Pair { max_gap: None },
        (Phase::Written, _) => Averaging::Pair {
            max_gap: Some(chance.pick(&[0, 50, 200, 300])),
        },
        (Phase::Oral, _) => Averaging::Members,
    };
    TestRule {
        phase,
        position: if chance.one_in(4) {
            Some(chance.index(positions))
        } else {
            None
        },
        coefficient: chance.pick(&[50, 100, 100, 150, 200, 300, 400]),
        minimum: if chance.one_in(2) {
            Some(chance.pick(&[500, 1_000, 1_050, 1_200]))
        } else {
            None
        },
        averaging,
    }
}

fn quotas(chance: &mut Chance, specialties: usize) -> Vec<Quota> {
    let mut grounds: Vec<&str> = GROUNDS.to_vec();
    if chance.one_in(2) {
        grounds.reverse();
    }
    grounds.truncate(chance.index(3));
    let quota = |ground: &str, chance: &mut Chance| Quota {
        ground: ground.to_owned(),
        percent: chance.pick(&[700, 2_500, 1_250, 5_000, 8_000]),
        base: match chance.below(3) {
            0 => Base::Specialty,
            1 => Base::Position,
            _ => Base::Printed((0..specialties).map(|_| chance.index(4)).collect()),
        },
        rounding: chance.pick(&[Rounding::Down, Rounding::Nearest, Rounding::Up]),
    };
    grounds.into_iter().map(|ground| quota(ground, chance)).collect()
}

/// The rule of an exam.
pub(super) fn rule(chance: &mut Chance) -> ExamRule {
    let positions = 1 + chance.index(3);
    let written = chance.index(3);
    let oral = if written == 0 { 1 } else { chance.index(3) };
    let mut tests: Vec<_> = (0..written).map(|_| test(chance, positions, Phase::Written)).collect();
    tests.extend((0..oral).map(|_| test(chance, positions, Phase::Oral)));
    let mut ties = vec![Tie::Oral, Tie::Written, Tie::Older, Tie::Younger, Tie::Service];
    ties.push(Tie::Test(chance.index(tests.len())));
    for at in (1..ties.len()).rev() {
        ties.swap(at, chance.index(at + 1));
    }
    ties.truncate(chance.index(7));
    let specialties: Vec<_> = (0..=chance.index(4))
        .map(|_| SpecialtyRule {
            position: chance.index(positions),
            posts: 1 + chance.index(6),
            more_posts: usize::from(chance.one_in(8)),
        })
        .collect();
    ExamRule {
        tests,
        positions: (0..positions)
            .map(|_| PositionRule {
                minimum_total: if chance.one_in(3) {
                    Some(chance.pick(&[1_000, 1_050, 1_100]))
                } else {
                    None
                },
            })
            .collect(),
        absent: chance.pick(&[AbsentRule::Eliminated, AbsentRule::Zero]),
        ties,
        quotas: quotas(chance, specialties.len()),
        specialties,
    }
}

fn sitting(chance: &mut Chance, test: &TestRule) -> Sitting {
    if chance.one_in(12) {
        return Sitting::Absent;
    }
    if chance.one_in(15) {
        return Sitting::Appealed(mark(chance));
    }
    let rounds = match test.averaging {
        Averaging::Single => 1,
        Averaging::Pair { .. } => 3,
        Averaging::Members => 1 + chance.index(3),
    };
    let missing = usize::from(chance.one_in(40));
    Sitting::Marks((missing..rounds).map(|_| mark(chance)).collect())
}

/// Somebody who sat it.
pub(super) fn contender(chance: &mut Chance, rule: &ExamRule) -> Contender {
    let mut lot = [0; 32];
    lot.fill_with(|| chance.below(256) as u8);
    Contender {
        specialty: chance.index(rule.specialties.len()),
        birth: format!("199{}-0{}-11", chance.below(3), 1 + chance.below(2)),
        service_months: chance.below(3) as i64,
        grounds: GROUNDS
            .iter()
            .filter(|_| chance.one_in(4))
            .map(|ground| (*ground).to_owned())
            .collect(),
        lot,
        sittings: rule.tests.iter().map(|test| sitting(chance, test)).collect(),
        is_withdrawn: chance.one_in(20),
        has_declined: chance.one_in(15),
        holds_post: false,
    }
}
