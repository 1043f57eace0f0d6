//! Who gets the posts of a specialty: the general list by rank, then each reserve by rank among those left, then what is unused.

use super::{Contender, ExamRule, Placement, Post, RankingVerdict};

/// A post that somebody has.
#[derive(Clone, Copy)]
pub(super) struct Given {
    /// Of which quota, if of one.
    pub(super) quota: Option<usize>,
    is_unused: bool,
}

/// Gives out the posts of a specialty to those in order. → what each of them has.
pub(super) fn give_posts(
    rule: &ExamRule,
    posts: usize,
    reserved: &[usize],
    order: &[usize],
    contenders: &[Contender],
) -> Vec<Option<Given>> {
    let mut given = vec![None; order.len()];
    let general = posts - reserved.iter().sum::<usize>();
    for post in given.iter_mut().take(general) {
        *post = Some(Given {
            quota: None,
            is_unused: false,
        });
    }
    let mut unused = 0;
    for (quota, count) in reserved.iter().enumerate() {
        let ground = &rule.quotas[quota].ground;
        let mut left = *count;
        for (post, at) in given.iter_mut().zip(order) {
            if left > 0 && post.is_none() && contenders[*at].grounds.contains(ground) {
                *post = Some(Given {
                    quota: Some(quota),
                    is_unused: false,
                });
                left -= 1;
            }
        }
        unused += left;
    }
    for post in given.iter_mut().filter(|post| post.is_none()).take(unused) {
        *post = Some(Given {
            quota: None,
            is_unused: true,
        });
    }
    given
}

/// Writes down who of a specialty is hired and who waits.
pub(super) fn fill(
    rule: &ExamRule,
    specialty: usize,
    reserved: &[usize],
    order: &[usize],
    contenders: &[Contender],
    placements: &mut [Placement],
) {
    let numbers = &rule.specialties[specialty];
    let (declined, standing): (Vec<usize>, Vec<usize>) = order.iter().partition(|at| contenders[**at].has_declined);
    for at in declined {
        placements[at].verdict = RankingVerdict::Declined;
    }
    let given = give_posts(rule, numbers.posts, reserved, &standing, contenders);
    let mut posts: Vec<Option<Post>> = given.iter().map(|post| post.map(kind)).collect();
    let all = (numbers.posts + numbers.more_posts).saturating_sub(held_elsewhere(specialty, order, contenders));
    keep_held(&standing, contenders, &mut posts, all);
    let free = all - posts.iter().flatten().count().min(all);
    for post in posts.iter_mut().filter(|post| post.is_none()).take(free) {
        *post = Some(Post::More);
    }
    let mut waiting = 0;
    for (post, at) in posts.iter().zip(&standing) {
        placements[*at].verdict = post.map_or_else(
            || {
                waiting += 1;
                RankingVerdict::Waiting(waiting)
            },
            RankingVerdict::Hired,
        );
    }
}

/// Posts of a specialty that somebody keeps who is ranked no more: a mark that went down moves nobody who was announced.
fn held_elsewhere(specialty: usize, order: &[usize], contenders: &[Contender]) -> usize {
    let holds = |one: &Contender| one.specialty == specialty && one.holds_post && !one.has_declined;
    let holders = contenders.iter().enumerate().filter(|(_, one)| holds(one));
    holders.filter(|(at, _)| !order.contains(at)).count()
}

fn kind(given: Given) -> Post {
    match given.quota {
        Some(quota) => Post::Reserved(quota),
        None if given.is_unused => Post::Unused,
        None => Post::General,
    }
}

/// Whoever was announced as hired stays so; where that is more than there are posts, the last of those who are new give way.
fn keep_held(standing: &[usize], contenders: &[Contender], posts: &mut [Option<Post>], all: usize) {
    let holds = |place: usize| contenders[standing[place]].holds_post;
    for (place, post) in posts.iter_mut().enumerate() {
        if post.is_none() && holds(place) {
            *post = Some(Post::Held);
        }
    }
    let mut surplus = posts.iter().flatten().count().saturating_sub(all);
    for place in (0..posts.len()).rev() {
        if surplus > 0 && posts[place].is_some() && !holds(place) {
            posts[place] = None;
            surplus -= 1;
        }
    }
}
