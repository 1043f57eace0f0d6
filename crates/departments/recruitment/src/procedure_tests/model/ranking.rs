//! Sums, by the model of sums; and who has a post when some were announced before: nobody who was is moved (decision 36).

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest as _, Sha256};

use super::super::cast::{GROUNDS, POSITIONS, SPECIALTIES, Specialty, TESTS, Test};
use super::{Model, Person, Sat};
use crate::ranking::tests::model;
use crate::ranking::{
    AbsentRule, Averaging, Base, Contender, ExamRule, Phase, PositionRule, Quota, Rounding, Sitting, SpecialtyRule,
    TestRule, Tie,
};

/// The best mark.
const BEST: i64 = 2_000;

/// What the sums say of somebody.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) written: Option<i64>,
    pub(super) oral: Option<i64>,
    pub(super) score: Option<i64>,
    pub(super) rank: Option<usize>,
    pub(super) word: String,
}

impl Sum {
    fn of(said: model::Said, one: &Person) -> Self {
        Sum {
            written: said.written.filter(|_| !one.sat.is_empty()),
            oral: said.oral,
            score: said.score,
            rank: said.rank,
            word: said.word,
        }
    }

    /// Whether a half stopped them.
    pub(super) fn has_failed(&self, is_written: bool) -> bool {
        let half = if is_written { "written" } else { "oral" };
        ["failed", "absent"]
            .iter()
            .any(|why| self.word == format!("{why} {half}"))
    }

    pub(super) fn is_absent(&self, is_written: bool) -> bool {
        self.word == if is_written { "absent written" } else { "absent oral" }
    }
}

/// What a ranking rests on that moves with appeals: what each did at the tests, and the posts more of each specialty.
#[derive(Clone, Debug, Default)]
pub(super) struct Basis {
    sat: Vec<BTreeMap<&'static str, Sat>>,
    more: Vec<usize>,
}

impl Model {
    /// What a ranking rests on now.
    pub(super) fn basis(&self) -> Basis {
        Basis {
            sat: self.people.iter().map(|one| one.sat.clone()).collect(),
            more: (0..SPECIALTIES.len()).map(|at| self.more_posts(at)).collect(),
        }
    }

    /// What the sums say of the two halves of somebody, whoever else there is: the oral one whatever became of the written one since.
    pub(super) fn halves(&self, at: usize) -> [Sum; 2] {
        let one = &self.people[at];
        let mut passed = one.sat.clone();
        for test in TESTS.iter().filter(|test| test.is_written()) {
            passed
                .entry(test.id)
                .and_modify(|sat| *sat = Sat::Appealed(BEST, BTreeSet::new()));
        }
        [&one.sat, &passed].map(|sat| {
            let alone = self.contender(one, sat);
            let said = model::ranked(&rule(&[0; SPECIALTIES.len()]), &[alone]).remove(0);
            Sum::of(said, one)
        })
    }

    /// What the sums say of everybody.
    pub(super) fn sums(&self, basis: &Basis) -> Vec<Sum> {
        let contenders = self
            .people
            .iter()
            .zip(&basis.sat)
            .map(|(one, sat)| self.contender(one, sat));
        let contenders: Vec<Contender> = contenders.collect();
        let ranked = model::ranked(&rule(&basis.more), &contenders).into_iter();
        ranked.zip(&self.people).map(|(said, one)| Sum::of(said, one)).collect()
    }

    /// Posts more that decisions gave.
    fn more_posts(&self, specialty: usize) -> usize {
        let given = self.appeals.iter().filter(|one| one.has_post && one.executor.is_some());
        given
            .filter(|one| self.people[one.person].specialty == specialty)
            .count()
    }

    fn contender(&self, one: &Person, sat: &BTreeMap<&'static str, Sat>) -> Contender {
        let is_proved = |claim: &str| one.proof(claim) == Some("proved");
        let sitting = |test: &str| match sat.get(test) {
            Some(Sat::Absent) => Sitting::Absent,
            Some(Sat::Appealed(mark, _)) => Sitting::Appealed(*mark),
            Some(Sat::Marks(marks)) => Sitting::Marks(marks.iter().map(|(_, mark)| *mark).collect()),
            None => Sitting::Marks(Vec::new()),
        };
        Contender {
            specialty: one.specialty,
            birth: one.birth.clone(),
            service_months: if is_proved("service") { one.service } else { 0 },
            grounds: one
                .ground
                .filter(|_| is_proved("ground"))
                .map(str::to_owned)
                .into_iter()
                .collect(),
            lot: self.lot(one),
            sittings: TESTS.iter().map(|test| sitting(test.id)).collect(),
            is_withdrawn: one.state == "withdrawn",
            has_declined: one.has_declined,
            holds_post: false,
        }
    }

    /// The notice says how equals are told apart at last: the digest of the published seed and the number.
    fn lot(&self, one: &Person) -> [u8; 32] {
        let number = one.number.clone().unwrap_or_default();
        Sha256::digest(format!("{}:{number}", self.seed)).into()
    }

    /// Who has a post and who waits, of whom nothing else stops: by the sums, but for whoever was announced before.
    pub(super) fn posts(&self, basis: &Basis) -> Vec<Option<&'static str>> {
        let sums = self.sums(basis);
        let mut words = vec![None; sums.len()];
        for (at, specialty) in SPECIALTIES.iter().enumerate() {
            let mut order: Vec<usize> = (0..sums.len())
                .filter(|one| self.people[*one].specialty == at && sums[*one].rank.is_some())
                .filter(|one| !self.people[*one].has_declined)
                .collect();
            order.sort_by_key(|one| sums[*one].rank);
            let holds = |one: &usize| {
                let one = &self.people[*one];
                one.specialty == at && one.state == "hired" && one.word == Some("hired")
            };
            // Whoever was announced keeps the post, whatever became of the mark.
            let mut hired: Vec<usize> = (0..sums.len()).filter(holds).collect();
            let all = specialty.posts + basis.more[at];
            let by_sums = order.iter().filter(|one| sums[**one].word.starts_with("hired"));
            let next = by_sums.chain(&order).copied();
            for one in next {
                if hired.len() < all && !hired.contains(&one) {
                    hired.push(one);
                }
            }
            for one in order {
                words[one] = Some(if hired.contains(&one) { "hired" } else { "waiting_list" });
            }
        }
        words
    }
}

fn position_index(position: &str) -> usize {
    POSITIONS.iter().position(|one| *one == position).unwrap()
}

fn test_rule(one: &Test) -> TestRule {
    TestRule {
        phase: if one.is_written() { Phase::Written } else { Phase::Oral },
        position: one.position.map(position_index),
        coefficient: one.coefficient,
        minimum: one.minimum,
        averaging: match (one.is_written(), one.markers) {
            (true, 2) => Averaging::Pair { max_gap: one.max_gap },
            (true, _) => Averaging::Single,
            (false, _) => Averaging::Members,
        },
    }
}

/// The rule of the notice, in the words of the sums.
fn rule(more: &[usize]) -> ExamRule {
    let specialty = |(one, more): (&Specialty, &usize)| SpecialtyRule {
        position: position_index(one.position),
        posts: one.posts,
        more_posts: *more,
    };
    ExamRule {
        tests: TESTS.iter().map(test_rule).collect(),
        positions: POSITIONS.iter().map(|_| PositionRule { minimum_total: None }).collect(),
        specialties: SPECIALTIES.iter().zip(more).map(specialty).collect(),
        absent: AbsentRule::Eliminated,
        ties: vec![Tie::Oral, Tie::Service, Tie::Written, Tie::Older],
        quotas: quotas(),
    }
}

fn quotas() -> Vec<Quota> {
    let quota = |(at, (ground, percent, rounding)): (usize, &(&str, i64, &str))| Quota {
        ground: (*ground).to_owned(),
        percent: percent * 100,
        base: Base::Printed(SPECIALTIES.iter().map(|one| one.reserved[at]).collect()),
        rounding: if *rounding == "down" {
            Rounding::Down
        } else {
            Rounding::Nearest
        },
    };
    GROUNDS.iter().enumerate().map(quota).collect()
}
