//! Posts more that later decisions gave to whoever had appealed.

use std::collections::BTreeMap;

use engine::Cx;
use schema::{Id, Instant, Result};

use super::{APPEALS, CARRIED_OUT_AT, POST_DECISION, RECRUITMENT};
use crate::candidate::{self, CANDIDATES};

/// How many of them each specialty of an exam has; those that counted by then, where a moment is said.
pub(crate) fn more_posts(cx: &Cx<'_>, exam: &Id, until: Option<Instant>) -> Result<BTreeMap<String, usize>> {
    let mut posts = BTreeMap::new();
    let decided = [
        RECRUITMENT.eq(exam.clone()),
        POST_DECISION.is_not_null(),
        CARRIED_OUT_AT.is_not_null(),
    ];
    for appeal in cx.all(&APPEALS, decided)? {
        let is_later = until.is_some_and(|until| appeal.get(CARRIED_OUT_AT).is_some_and(|at| at > until));
        if is_later {
            continue;
        }
        let candidate = cx.need(&CANDIDATES, appeal.need(super::CANDIDATE)?.as_str())?;
        *posts.entry(candidate.need(candidate::SPECIALTY)?.0).or_default() += 1;
    }
    Ok(posts)
}
