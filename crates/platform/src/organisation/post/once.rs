//! A post stands once: a second one of the same place, function and grade would be filled by nobody.

use engine::Cx;
use schema::{Change, Document, Rejection, Result, error_codes};

use super::filled::posts_of;
use super::{ANNEXE, BUREAU, GRADE, JOB_TITLE, SERVICE};

error_codes! {
    POST_EXISTS = "post_exists", conflict => "هذا المنصب مسجل من قبل في المكان نفسه: غيروا عدده المقرر", "Ce poste existe déjà à cet endroit\u{a0}: modifiez son effectif prévu", "This post exists there already: change how many are planned";
}

/// Of one function there is one post for each place and grade; what differs is how many are planned.
pub(super) fn stands_once(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let post = &change.after;
    let function = post.need(JOB_TITLE)?;
    let asks = |one: &Document| [BUREAU, SERVICE, ANNEXE, GRADE].map(|field| one.get(field));
    let mut others = posts_of(cx, &function)?.into_iter().filter(|one| one.id != post.id);
    if others.any(|one| asks(&one) == asks(post)) {
        return Err(Rejection::new(POST_EXISTS).field(JOB_TITLE.def.name).into());
    }
    Ok(())
}
