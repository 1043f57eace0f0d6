//! Posts more that later decisions gave to whoever had appealed.

use std::collections::BTreeMap;

use engine::Cx;
use schema::{Id, Result};

use super::{APPEALS, CARRIED_OUT_AT, POST_DECISION, RECRUITMENT};
use crate::candidate::{self, CANDIDATES};

/// How many of them each specialty of an exam has.
pub(crate) fn more_posts(cx: &Cx<'_>, exam: &Id) -> Result<BTreeMap<String, usize>> {
    let mut posts = BTreeMap::new();
    let decided = [
        RECRUITMENT.eq(exam.clone()),
        POST_DECISION.is_not_null(),
        CARRIED_OUT_AT.is_not_null(),
    ];
    for appeal in cx.all(&APPEALS, decided)? {
        let candidate = cx.need(&CANDIDATES, appeal.need(super::CANDIDATE)?.as_str())?;
        *posts.entry(candidate.need(candidate::SPECIALTY)?.0).or_default() += 1;
    }
    Ok(posts)
}
