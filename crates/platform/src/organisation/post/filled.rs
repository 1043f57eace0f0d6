//! Who fills a post: whoever is in activity, of its function, in its place, and of its grade where it asks for one. Of several
//! posts that somebody could fill it is the one that says most.

use engine::Cx;
use schema::{Change, Document, Field, Id, Rejection, Result, error_codes};

use super::{ANNEXE, BUREAU, GRADE, JOB_TITLE, PLANNED, POSTS, SERVICE};
use crate::people::employee::{self, EMPLOYEES};

error_codes! {
    BELOW_FILLED = "post_planned_below_filled", conflict => "يشغل هذا المنصب {filled} من الموظفين: لا يمكن أن يقل العدد المقرر عن ذلك", "{filled} personnes occupent ce poste\u{a0}: l’effectif prévu ne peut être inférieur", "{filled} people fill this post: it cannot be planned for fewer";
}

/// What a post asks of whoever fills it beside the function, and where the file says it.
const ASKED: [(Field<Id>, Field<Id>); 4] = [
    (BUREAU, employee::BUREAU),
    (SERVICE, employee::SERVICE),
    (ANNEXE, employee::ANNEXE),
    (GRADE, employee::GRADE_ROW),
];

/// The post of these that an employee fills.
pub fn post_of<'a>(posts: &'a [Document], file: &Document) -> Option<&'a Document> {
    if file.get(employee::ACTIVE) == Some(false) {
        return None;
    }
    let function = file.get(employee::JOB_TITLE)?;
    let is_filled_by = |post: &&Document| {
        let asks =
            |(asked, said): &(Field<Id>, Field<Id>)| post.get(*asked).is_none_or(|one| file.get(*said) == Some(one));
        post.get(JOB_TITLE).as_ref() == Some(&function) && ASKED.iter().all(asks)
    };
    let fitting = posts.iter().filter(is_filled_by);
    fitting.max_by_key(|post| (requirements(post).count(), std::cmp::Reverse(post.sequence)))
}

fn requirements(post: &Document) -> impl Iterator<Item = Id> {
    ASKED.into_iter().filter_map(|(asked, _)| post.get(asked))
}

/// The posts of a function.
pub fn posts_of(cx: &Cx<'_>, function: &Id) -> Result<Vec<Document>> {
    cx.all(&POSTS, [JOB_TITLE.eq(function)])
}

/// A post is not planned for fewer than fill it.
pub(super) fn not_planned_below_filled(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let post = &change.after;
    let function = post.need(JOB_TITLE)?;
    let mut posts = posts_of(cx, &function)?;
    posts.retain(|other| other.id != post.id);
    posts.push(post.clone());
    let people = cx.all(&EMPLOYEES, [employee::JOB_TITLE.eq(&function)])?;
    let fills = |file: &&Document| post_of(&posts, file).is_some_and(|one| one.id == post.id);
    let filled = people.iter().filter(fills).count();
    if post.need(PLANNED)? < i64::try_from(filled).unwrap_or(i64::MAX) {
        return Err(Rejection::new(BELOW_FILLED)
            .field(PLANNED.def.name)
            .arg("filled", filled)
            .into());
    }
    Ok(())
}

/// Who can fill it fills it, and who cannot any more fills another one.
pub(super) fn people_fill_it(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let functions = [change.before.as_ref(), Some(&change.after)].into_iter().flatten();
    let mut functions: Vec<Id> = functions.filter_map(|post| post.get(JOB_TITLE)).collect();
    functions.dedup();
    functions.iter().try_for_each(|function| place_people(cx, function))
}

/// Who filled it fills another one, or none.
pub(super) fn people_fill_others(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    place_people(cx, &change.after.need(JOB_TITLE)?)
}

fn place_people(cx: &mut Cx<'_>, function: &Id) -> Result<()> {
    let posts = posts_of(cx, function)?;
    for file in cx.all(&EMPLOYEES, [employee::JOB_TITLE.eq(function)])? {
        let post = post_of(&posts, &file).map(|post| Id(post.id.clone()));
        if file.get(employee::POST) != post {
            let mut file = file;
            file.set_or_clear(employee::POST, post);
            cx.update(file)?;
        }
    }
    Ok(())
}
