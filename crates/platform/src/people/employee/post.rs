//! The post of the plan of staff that somebody fills: it follows from the function, the place and the grade.

use engine::Cx;
use schema::{Change, Id, Result};

use super::{ACTIVE, ANNEXE, BUREAU, GRADE_ROW, JOB_TITLE, POST, SERVICE};
use crate::organisation::post::filled::{post_of, posts_of};

pub(super) fn post_is_the_one_that_is_filled(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let moves = [BUREAU, SERVICE, ANNEXE, GRADE_ROW, JOB_TITLE]
        .iter()
        .any(|key| change.touches(*key));
    if !moves && !change.touches(ACTIVE) && !change.touches(POST) {
        return Ok(());
    }
    let posts = match change.after.get(JOB_TITLE) {
        Some(function) => posts_of(cx, &function)?,
        None => Vec::new(),
    };
    let post = post_of(&posts, &change.after).map(|post| Id(post.id.clone()));
    change.after.set_or_clear(POST, post);
    Ok(())
}
