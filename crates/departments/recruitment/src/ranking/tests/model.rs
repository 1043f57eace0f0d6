//! The same rules a second time, said as plainly as possible and as slowly: no sorting, no fractions reduced, every place counted
//! by who stands above. It shares the words of the rule with the function it judges, and nothing else.

use super::super::{
    AbsentRule, Averaging, Base, Contender, ExamRule, Hundredths, Phase, Quota, Rounding, Sitting, Tie,
};

/// What the model says of a candidate.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Said {
    pub(crate) written: Option<Hundredths>,
    pub(crate) oral: Option<Hundredths>,
    pub(crate) score: Option<Hundredths>,
    pub(crate) rank: Option<usize>,
    pub(crate) word: String,
}

/// The smallest whole number that is not less than half below the exact one, found by trying.
fn rounded(above: i128, below: i128) -> Hundredths {
    let mut whole = above / below;
    while 2 * above >= (2 * whole + 1) * below {
        whole += 1;
    }
    whole as Hundredths
}

/// The mean of a test above and below the line; `None` for a missing mark, zero over one for an absence.
fn test_mean(averaging: Averaging, sitting: &Sitting) -> Option<(i128, i128)> {
    let marks: Vec<i128> = match sitting {
        Sitting::Absent => return Some((0, 1)),
        Sitting::Appealed(mark) => return Some((i128::from(*mark), 1)),
        Sitting::Marks(marks) => marks.iter().map(|mark| i128::from(*mark)).collect(),
    };
    match averaging {
        Averaging::Single => marks.first().map(|mark| (*mark, 1)),
        Averaging::Members if marks.is_empty() => None,
        Averaging::Members => Some((marks.iter().sum(), marks.len() as i128)),
        Averaging::Pair { max_gap } => {
            let (a, b) = (*marks.first()?, *marks.get(1)?);
            let gap = if a > b { a - b } else { b - a };
            if max_gap.is_some_and(|most| gap > i128::from(most)) {
                let c = *marks.get(2)?;
                let far = |mark: i128| if mark > c { mark - c } else { c - mark };
                let nearer = if far(a) == far(b) {
                    if a > b { a } else { b }
                } else if far(a) < far(b) {
                    a
                } else {
                    b
                };
                return Some((nearer + c, 2));
            }
            Some((a + b, 2))
        }
    }
}

struct Half {
    grade: Option<Hundredths>,
    weight: i128,
    is_out: bool,
    is_below: bool,
}

/// `None` for a missing mark; `Some(None)` where there is no test.
fn half(rule: &ExamRule, one: &Contender, phase: Phase) -> Option<Option<Half>> {
    let position = rule.specialties[one.specialty].position;
    let taken: Vec<usize> = (0..rule.tests.len())
        .filter(|at| rule.tests[*at].phase == phase)
        .filter(|at| rule.tests[*at].position.unwrap_or(position) == position)
        .collect();
    let (mut above, mut common, mut weight) = (0, 1, 0);
    let (mut is_out, mut is_below) = (false, false);
    for at in &taken {
        let test = &rule.tests[*at];
        let (sum, count) = test_mean(test.averaging, &one.sittings[*at])?;
        is_out |= one.sittings[*at] == Sitting::Absent && rule.absent == AbsentRule::Eliminated;
        is_below |= test.minimum.is_some_and(|least| rounded(sum, count) < least);
        above = above * count + i128::from(test.coefficient) * sum * common;
        common *= count;
        weight += i128::from(test.coefficient);
    }
    if taken.is_empty() {
        return Some(None);
    }
    let grade = (!is_out).then(|| rounded(above, common * weight));
    Some(Some(Half {
        grade,
        weight,
        is_out,
        is_below,
    }))
}

fn judge(rule: &ExamRule, one: &Contender) -> Said {
    let mut said = Said::default();
    let written = half(rule, one, Phase::Written);
    said.written = written.as_ref().and_then(|half| half.as_ref()?.grade);
    let (mut above, mut below) = (0, 0);
    "pending".clone_into(&mut said.word);
    if one.is_withdrawn {
        "withdrawn".clone_into(&mut said.word);
        return said;
    }
    for (phase, name) in [(Phase::Written, "written"), (Phase::Oral, "oral")] {
        let Some(half) = half(rule, one, phase) else {
            return said;
        };
        let Some(half) = half else { continue };
        if phase == Phase::Oral {
            said.oral = half.grade;
        }
        if half.is_out || half.is_below {
            let word = if half.is_out { "absent" } else { "failed" };
            said.word = format!("{word} {name}");
            return said;
        }
        above += half.weight * i128::from(half.grade.unwrap());
        below += half.weight;
    }
    if below == 0 {
        return said;
    }
    said.score = Some(rounded(above, below));
    let least = rule.positions[rule.specialties[one.specialty].position].minimum_total;
    said.word = if least.is_some_and(|least| said.score < Some(least)) {
        "below"
    } else {
        "ranked"
    }
    .to_owned();
    said
}

fn printed_mark(rule: &ExamRule, one: &Contender, test: usize) -> Option<Hundredths> {
    let position = rule.specialties[one.specialty].position;
    let is_taken = rule.tests[test].position.unwrap_or(position) == position;
    let mean = is_taken.then(|| test_mean(rule.tests[test].averaging, &one.sittings[test]))??;
    Some(rounded(mean.0, mean.1))
}

/// Everybody, with what is said of each.
struct Everybody<'a> {
    rule: &'a ExamRule,
    all: &'a [Contender],
    said: &'a [Said],
}

impl Everybody<'_> {
    /// Whether one stands above another.
    fn is_above(&self, left: usize, right: usize) -> bool {
        let (one, other) = (&self.all[left], &self.all[right]);
        let (said, theirs) = (&self.said[left], &self.said[right]);
        if said.score != theirs.score {
            return said.score > theirs.score;
        }
        for tie in &self.rule.ties {
            let (mine, their) = match tie {
                Tie::Oral => (said.oral, theirs.oral),
                Tie::Written => (said.written, theirs.written),
                Tie::Test(test) => (
                    printed_mark(self.rule, one, *test),
                    printed_mark(self.rule, other, *test),
                ),
                Tie::Service => (Some(one.service_months), Some(other.service_months)),
                Tie::Older | Tie::Younger if one.birth == other.birth => continue,
                Tie::Younger => return one.birth > other.birth,
                Tie::Older => return one.birth < other.birth,
            };
            if mine != their {
                return mine > their;
            }
        }
        one.lot < other.lot
    }
}

fn part(quota: &Quota, posts: usize) -> usize {
    /// A whole, in hundredths of a percent.
    const WHOLE: usize = 10_000;
    let exact = posts * quota.percent as usize;
    let rest = exact % WHOLE;
    let is_up = match quota.rounding {
        Rounding::Down => false,
        Rounding::Nearest => 2 * rest >= WHOLE,
        Rounding::Up => rest > 0,
    };
    exact / WHOLE + usize::from(is_up)
}

/// The posts of a specialty one after another: each goes to the first who may have it.
fn hand_out(quotas: &[Quota], order: &[(usize, &Contender)], posts: usize, reserved: &[usize]) -> Vec<(usize, String)> {
    let mut list: Vec<Option<usize>> = vec![None; posts - reserved.iter().sum::<usize>()];
    for (quota, count) in reserved.iter().enumerate() {
        list.extend(std::iter::repeat_n(Some(quota), *count));
    }
    let mut hired: Vec<(usize, String)> = Vec::new();
    let mut unused = 0;
    let next = |hired: &[(usize, String)], quota: Option<usize>| {
        let free = order.iter().find(|(at, one)| {
            let may = quota.is_none_or(|quota| one.grounds.contains(&quotas[quota].ground));
            may && hired.iter().all(|(taken, _)| taken != at)
        });
        free.map(|(at, _)| *at)
    };
    for post in list {
        let word = post.map_or("general".to_owned(), |quota| format!("reserved {quota}"));
        match next(&hired, post) {
            Some(at) => hired.push((at, word)),
            None => unused += usize::from(post.is_some()),
        }
    }
    for _ in 0..unused {
        if let Some(at) = next(&hired, None) {
            hired.push((at, "unused".to_owned()));
        }
    }
    hired
}

/// Those of a specialty who are ranked, from the first.
fn order_of<'a>(rule: &ExamRule, all: &'a [Contender], said: &[Said], specialty: usize) -> Vec<(usize, &'a Contender)> {
    let mut order: Vec<_> = all
        .iter()
        .enumerate()
        .filter(|(at, one)| one.specialty == specialty && said[*at].word == "ranked")
        .collect();
    let everybody = Everybody { rule, all, said };
    let above = |at: usize| {
        let others = (0..all.len()).filter(|other| all[*other].specialty == specialty && said[*other].word == "ranked");
        others.filter(|other| everybody.is_above(*other, at)).count()
    };
    order.sort_by_key(|(at, _)| above(*at));
    order
}

/// Who would have the last of a quota's posts of a specialty, were there one more.
fn last_taker(
    rule: &ExamRule,
    specialty: usize,
    order: &[(usize, &Contender)],
    reserved: &[usize],
    quota: usize,
) -> Option<usize> {
    let posts = rule.specialties[specialty].posts;
    let mut more = reserved.to_vec();
    more[quota] += 1;
    if more.iter().sum::<usize>() > posts {
        return None;
    }
    let hired = hand_out(&rule.quotas, order, posts, &more);
    let word = format!("reserved {quota}");
    let takers: Vec<_> = hired.iter().filter(|(_, post)| *post == word).collect();
    (takers.len() == more[quota]).then(|| takers[takers.len() - 1].0)
}

/// What a quota keeps of a specialty by itself: what stands on the notice, or a part of its posts.
fn of_specialty(quota: &Quota, specialty: usize, posts: usize) -> usize {
    match &quota.base {
        Base::Printed(notice) => notice[specialty],
        Base::Specialty | Base::Position => part(quota, posts),
    }
}

/// Reserved posts of every specialty, by quota.
fn reserved(rule: &ExamRule, all: &[Contender], said: &[Said]) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; rule.quotas.len()]; rule.specialties.len()];
    let orders: Vec<_> = (0..table.len())
        .map(|specialty| order_of(rule, all, said, specialty))
        .collect();
    for (at, quota) in rule.quotas.iter().enumerate() {
        if quota.base != Base::Position {
            for (specialty, row) in table.iter_mut().enumerate() {
                let posts = rule.specialties[specialty].posts;
                row[at] = of_specialty(quota, specialty, posts).min(posts - row.iter().sum::<usize>());
            }
            continue;
        }
        for position in 0..rule.positions.len() {
            let within: Vec<usize> = (0..table.len())
                .filter(|one| rule.specialties[*one].position == position)
                .collect();
            let posts = within.iter().map(|one| rule.specialties[*one].posts).sum();
            for _ in 0..part(quota, posts) {
                let mut best: Option<(usize, usize)> = None;
                for specialty in &within {
                    let taker = last_taker(rule, *specialty, &orders[*specialty], &table[*specialty], at);
                    let Some(last) = taker else { continue };
                    let beats = |other: usize| Everybody { rule, all, said }.is_above(last, other);
                    if best.is_none_or(|(_, other)| beats(other)) {
                        best = Some((*specialty, last));
                    }
                }
                let Some((specialty, _)) = best else { break };
                table[specialty][at] += 1;
            }
        }
    }
    table
}

/// What the whole exam came to, without posts held from before.
pub(crate) fn ranked(rule: &ExamRule, all: &[Contender]) -> Vec<Said> {
    let mut said: Vec<Said> = all.iter().map(|one| judge(rule, one)).collect();
    let table = reserved(rule, all, &said);
    let judged = said.clone();
    for (specialty, reserved) in table.iter().enumerate() {
        let order = order_of(rule, all, &judged, specialty);
        for (place, (at, _)) in order.iter().enumerate() {
            said[*at].rank = Some(place + 1);
        }
        let standing: Vec<_> = order.iter().copied().filter(|(_, one)| !one.has_declined).collect();
        let mut hired = hand_out(&rule.quotas, &standing, rule.specialties[specialty].posts, reserved);
        for _ in 0..rule.specialties[specialty].more_posts {
            let next = standing
                .iter()
                .find(|(at, _)| hired.iter().all(|(taken, _)| taken != at));
            hired.extend(next.map(|(at, _)| (*at, "more".to_owned())));
        }
        let mut waiting = 0;
        for (at, one) in order {
            let post = hired.iter().find(|(taken, _)| *taken == at);
            said[at].word = match post {
                _ if one.has_declined => "declined".to_owned(),
                Some((_, post)) => format!("hired {post}"),
                None => {
                    waiting += 1;
                    format!("waiting {waiting}")
                }
            };
        }
    }
    said
}
