//! Where reserved posts go (decision 75): unless they are counted specialty by specialty, the notice prints a number for each ground and
//! specialty. The form proposes them, people may change them as long as they sum up, and the ranking reads them.

use std::collections::BTreeMap;

use engine::Cx;
use schema::{Choice as _, Document, Id, Rejection, Result, error_codes};

use super::QUOTAS;
use super::quota::{Quota, QuotaBase};
use crate::position::{self, POSITIONS};
use crate::specialty::{self, SPECIALTIES};

error_codes! {
    WITHOUT_NUMBERS = "exam_quota_without_numbers", conflict => "لم توزع المناصب المخصصة («{ground}») على التخصصات", "Les postes réservés («\u{a0}{ground}\u{a0}») ne sont pas répartis entre les spécialités", "The reserved posts (\"{ground}\") are not divided between the specialties";
    WRONG_SUM = "exam_quota_sum", conflict => "المناصب المخصصة («{ground}»): يجب أن يكون المجموع {posts} والموزع {given}", "Postes réservés («\u{a0}{ground}\u{a0}»)\u{a0}: la part donne {posts}, la répartition {given}", "Reserved posts (\"{ground}\"): the share gives {posts}, the numbers give {given}";
    ONLY_POST = "exam_quota_only_post", conflict => "لا يخصص المنصب الوحيد للتخصص «{name}»", "Le seul poste de la spécialité «\u{a0}{name}\u{a0}» ne peut être réservé", "The only post of the specialty \"{name}\" cannot be reserved";
    TOO_MANY = "exam_quota_beyond_posts", conflict => "المناصب المخصصة تتجاوز مناصب التخصص «{name}»", "Les postes réservés dépassent ceux de la spécialité «\u{a0}{name}\u{a0}»", "More posts are reserved than the specialty \"{name}\" has";
}

/// A specialty of an exam, in the order of the notice.
#[derive(Clone, Debug)]
pub(crate) struct SpecialtyPosts {
    pub(crate) id: String,
    pub(crate) position: String,
    /// In French and in Arabic.
    pub(crate) names: [String; 2],
    pub(crate) posts: i64,
}

/// The specialties of an exam in the order of its notice: by position, then as they were entered.
pub(crate) fn specialties_in_order(cx: &Cx<'_>, exam: &str) -> Result<Vec<SpecialtyPosts>> {
    let mut positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(exam)])?;
    positions.sort_by_key(|one| (one.get(position::ORDER).unwrap_or(i64::MAX), one.get(position::CODE)));
    let ids: Vec<Id> = positions.iter().map(|one| Id(one.id.clone())).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = cx.all(&SPECIALTIES, [specialty::POSITION.any_of(&ids)])?;
    let one = |row: &Document| SpecialtyPosts {
        id: row.id.clone(),
        position: row.get(specialty::POSITION).map(|Id(id)| id).unwrap_or_default(),
        names: [specialty::NAME_FR, specialty::NAME_AR].map(|name| row.get(name).unwrap_or_default()),
        posts: row.get(specialty::POSTS).unwrap_or_default(),
    };
    let mut told = Vec::new();
    for id in &ids {
        let own = rows
            .iter()
            .filter(|row| row.get(specialty::POSITION).as_ref() == Some(id));
        told.extend(own.map(one));
    }
    Ok(told)
}

/// Those whose posts are counted together: all of them, or the ones of each position.
fn counted_together(base: QuotaBase, all: &[SpecialtyPosts]) -> Vec<Vec<&SpecialtyPosts>> {
    let mut groups: Vec<Vec<&SpecialtyPosts>> = Vec::new();
    for one in all {
        let is_its = |group: &&mut Vec<&SpecialtyPosts>| base == QuotaBase::Exam || group[0].position == one.position;
        match groups.iter_mut().find(is_its) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    groups
}

/// Posts of each specialty that may still be reserved: of one post never.
fn free_posts(all: &[SpecialtyPosts]) -> BTreeMap<&str, i64> {
    let free = |one: &SpecialtyPosts| if one.posts > 1 { one.posts } else { 0 };
    all.iter().map(|one| (one.id.as_str(), free(one))).collect()
}

/// How many posts a share of these gives, as far as they may be reserved.
fn share_of(quota: &Quota, group: &[&SpecialtyPosts], free: &BTreeMap<&str, i64>) -> i64 {
    let all = group.iter().map(|one| one.posts).sum();
    let room = group.iter().map(|one| free[one.id.as_str()]).sum();
    quota.posts(all).min(room)
}

/// The quotas with the numbers that the form proposes: by the largest remainder, of equal ones to the specialty of more posts, then in
/// the order of the notice.
pub(crate) fn propose(quotas: Vec<Quota>, all: &[SpecialtyPosts]) -> Vec<Quota> {
    let mut free = free_posts(all);
    let with_numbers = |mut quota: Quota| {
        quota.numbers = None;
        if quota.base == QuotaBase::Specialty {
            for one in all {
                let taken = quota.posts(one.posts).min(free[one.id.as_str()]);
                *free.entry(one.id.as_str()).or_default() -= taken;
            }
            return quota;
        }
        let mut numbers = BTreeMap::new();
        for group in counted_together(quota.base, all) {
            let share = share_of(&quota, &group, &free);
            for (one, count) in divide(share, &group, &free) {
                *free.entry(one).or_default() -= count;
                numbers.insert(one.to_owned(), count);
            }
        }
        quota.numbers = Some(numbers);
        quota
    };
    quotas.into_iter().map(with_numbers).collect()
}

/// So many posts divided between specialties in proportion of theirs, none more than is free.
fn divide<'s>(share: i64, group: &[&'s SpecialtyPosts], free: &BTreeMap<&str, i64>) -> Vec<(&'s str, i64)> {
    let able: Vec<&&SpecialtyPosts> = group.iter().filter(|one| free[one.id.as_str()] > 0).collect();
    let whole: i64 = able.iter().map(|one| one.posts).sum();
    let mut given: Vec<(&'s str, i64)> = Vec::new();
    let mut rests: Vec<(i64, i64, usize)> = Vec::new();
    for (at, one) in able.iter().enumerate() {
        let exact = share * one.posts;
        let count = (exact / whole).min(free[one.id.as_str()]);
        given.push((one.id.as_str(), count));
        rests.push((exact - count * whole, one.posts, at));
    }
    rests.sort_by_key(|(rest, posts, at)| (-rest, -posts, *at));
    let mut left = share - given.iter().map(|(_, count)| count).sum::<i64>();
    // A round gives one more to each at most: another follows where some had no room.
    while left > 0 {
        let before = left;
        for (_, _, at) in &rests {
            let (id, count) = &mut given[*at];
            if left > 0 && *count < free[*id] {
                *count += 1;
                left -= 1;
            }
        }
        if left == before {
            break;
        }
    }
    given.retain(|(_, count)| *count > 0);
    given
}

/// What is wrong with the reserved posts of an exam that is to be published.
pub(crate) fn faults(quotas: &[Quota], all: &[SpecialtyPosts]) -> Vec<Rejection> {
    let mut found = Vec::new();
    let mut free = free_posts(all);
    for quota in quotas {
        let refused = |kind: schema::ErrorCode| {
            Rejection::new(kind)
                .field(QUOTAS.def.name)
                .label("ground", quota.ground.label())
        };
        let counts: BTreeMap<&str, i64> = match (&quota.numbers, quota.base) {
            (_, QuotaBase::Specialty) => all
                .iter()
                .map(|one| (one.id.as_str(), quota.posts(one.posts)))
                .collect(),
            (Some(numbers), _) => numbers.iter().map(|(id, count)| (id.as_str(), *count)).collect(),
            (None, _) => {
                found.push(refused(WITHOUT_NUMBERS));
                continue;
            }
        };
        if quota.base != QuotaBase::Specialty {
            found.extend(
                wrong_sums(quota, &counts, all, &free)
                    .into_iter()
                    .map(|(posts, given)| refused(WRONG_SUM).arg("posts", posts).arg("given", given)),
            );
        }
        for one in all {
            let count = counts.get(one.id.as_str()).copied().unwrap_or_default();
            let left = free.entry(one.id.as_str()).or_default();
            if count > *left {
                let kind = if one.posts == 1 { ONLY_POST } else { TOO_MANY };
                let name = one.names[0].clone();
                found.push(Rejection::new(kind).field(QUOTAS.def.name).arg("name", name));
            }
            *left -= count.min(*left);
        }
    }
    found
}

/// What the share gives and what the numbers give, of each group where these differ; numbers of no specialty of the exam count too.
fn wrong_sums(
    quota: &Quota,
    counts: &BTreeMap<&str, i64>,
    all: &[SpecialtyPosts],
    free: &BTreeMap<&str, i64>,
) -> Vec<(i64, i64)> {
    let mut wrong = Vec::new();
    let mut known = 0;
    for group in counted_together(quota.base, all) {
        let given: i64 = group.iter().filter_map(|one| counts.get(one.id.as_str())).sum();
        let share = share_of(quota, &group, free);
        known += given;
        if given != share {
            wrong.push((share, given));
        }
    }
    let given: i64 = counts.values().sum();
    if given != known {
        wrong.push((known, given));
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::super::QuotaRounding;
    use super::*;
    use crate::reserved_ground::ReservedGround;

    fn town(posts: &[(&str, i64)]) -> Vec<SpecialtyPosts> {
        let one = |(at, (position, posts)): (usize, &(&str, i64))| SpecialtyPosts {
            id: format!("s{at}"),
            position: (*position).to_owned(),
            names: [format!("s{at}"), format!("s{at}")],
            posts: *posts,
        };
        posts.iter().enumerate().map(one).collect()
    }

    fn quota(ground: ReservedGround, percent: i64, base: QuotaBase) -> Quota {
        Quota {
            ground,
            percent,
            base,
            rounding: QuotaRounding::Down,
            numbers: None,
        }
    }

    fn numbers(quota: &Quota, all: &[SpecialtyPosts]) -> Vec<i64> {
        let given = quota.numbers.clone().unwrap();
        all.iter().map(|one| given.get(&one.id).copied().unwrap_or(0)).collect()
    }

    #[test]
    fn posts_go_by_the_largest_remainder_and_never_to_a_specialty_of_one() {
        use ReservedGround::{Disability, Resistant};
        for (posts, percent, expected) in [
            // Two of eight: the greatest part to the largest, the next by equal remainders in the order of the notice.
            (vec![("a", 3), ("a", 2), ("b", 2), ("b", 1)], 25, vec![1, 1, 0, 0]),
            (vec![("a", 1), ("a", 1), ("a", 1), ("a", 1)], 50, vec![0, 0, 0, 0]),
            (vec![("a", 2), ("a", 1), ("a", 1)], 100, vec![2, 0, 0]),
            (vec![("a", 10), ("a", 6), ("a", 4)], 25, vec![3, 1, 1]),
        ] {
            let all = town(&posts);
            let proposed = propose(vec![quota(Resistant, percent, QuotaBase::Exam)], &all);
            assert_eq!(numbers(&proposed[0], &all), expected, "{percent} % of {posts:?}");
            assert!(faults(&proposed, &all).is_empty(), "{percent} % of {posts:?}");
        }
        let all = town(&[("a", 4), ("a", 4), ("b", 8)]);
        let two = vec![
            quota(Resistant, 25, QuotaBase::Position),
            quota(Disability, 50, QuotaBase::Position),
        ];
        let proposed = propose(two, &all);
        assert_eq!(numbers(&proposed[0], &all), [1, 1, 2]);
        assert_eq!(numbers(&proposed[1], &all), [2, 2, 4]);
        assert!(faults(&proposed, &all).is_empty());
    }

    #[test]
    fn numbers_that_do_not_sum_up_are_refused_and_others_than_proposed_are_taken() {
        let all = town(&[("a", 3), ("a", 3), ("b", 1)]);
        let told = |numbers: &[(&str, i64)]| {
            let mut quota = quota(ReservedGround::Disability, 30, QuotaBase::Exam);
            quota.numbers = Some(numbers.iter().map(|(id, count)| ((*id).to_owned(), *count)).collect());
            let codes = faults(&[quota], &all);
            codes.iter().map(|one| one.kind.code).collect::<Vec<_>>()
        };
        assert!(told(&[("s0", 2)]).is_empty());
        assert!(told(&[("s1", 2)]).is_empty());
        assert_eq!(told(&[("s0", 1)]), ["exam_quota_sum"]);
        assert_eq!(told(&[("s0", 1), ("s2", 1)]), ["exam_quota_only_post"]);
        assert_eq!(told(&[("s0", 2), ("other", 1)]), ["exam_quota_sum"]);
        let without = quota(ReservedGround::Disability, 30, QuotaBase::Exam);
        assert_eq!(faults(&[without], &all)[0].kind.code, "exam_quota_without_numbers");
        let mut all_of_each = quota(ReservedGround::Disability, 100, QuotaBase::Specialty);
        all_of_each.rounding = QuotaRounding::Up;
        assert_eq!(faults(&[all_of_each], &all)[0].kind.code, "exam_quota_only_post");
    }
}
