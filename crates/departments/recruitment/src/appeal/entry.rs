//! The mark that an accepted appeal gives, as a new entry beside those of the markers: from when it is carried out, it stands.

use engine::Cx;
use schema::{Document, Filter, Id, Result};

use super::subject::copy_of;
use super::{CANDIDATE, DECIDED_BY, DECIDER, DECISION, MARK, TEST};
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::exam_test::{self, EXAM_TESTS};
use crate::grade_entry::{self, GRADE_ENTRIES};
use crate::permission::READS;

/// Enters the mark that was decided, in the name of who decided it, by whoever carries it out. → the entry.
pub(super) fn enter_mark(cx: &mut Cx<'_>, appeal: &Document, executor: &Id) -> Result<Id> {
    let (test, candidate) = (appeal.need(TEST)?, appeal.need(CANDIDATE)?);
    let seat = cx.need(&COMMITTEE_MEMBERS, appeal.need(DECIDER)?.as_str())?;
    let copy = copy_of(cx, &test, candidate.as_str())?;
    let whose = match &copy {
        Some(copy) => grade_entry::COPY.eq(copy.id.clone()),
        None => grade_entry::CANDIDATE.eq(candidate.clone()),
    };
    let last = replace_former(cx, whose, &test)?;
    let kind = cx.need(&EXAM_TESTS, test.as_str())?.need(exam_test::KIND)?;
    let mut entry = Document::new(&GRADE_ENTRIES)
        .with(grade_entry::TEST, test)
        .with(grade_entry::KIND, kind)
        .with(grade_entry::MARK, appeal.need(MARK)?)
        .with(grade_entry::MARKER, Id(seat.id.clone()))
        .with(grade_entry::COMMITTEE, seat.need(committee_member::COMMITTEE)?)
        .with(grade_entry::MARKER_USER, appeal.need(DECIDED_BY)?)
        .with(grade_entry::BY, executor.clone())
        .with(grade_entry::ENTERED_AT, cx.moment())
        .with(grade_entry::APPEAL, Id(appeal.id.clone()))
        .with(grade_entry::REASON, appeal.need(DECISION)?)
        .with(grade_entry::READER, READS.to_owned())
        .with(grade_entry::STANDING, format!("appeal/{}", appeal.id));
    entry.set_or_clear(grade_entry::REPLACES, last);
    match copy {
        Some(copy) => entry.set(grade_entry::COPY, Id(copy.id)),
        None => entry.set(grade_entry::CANDIDATE, candidate),
    }
    Ok(Id(cx.create(entry)?.id))
}

/// The entry that the new one replaces; an earlier appeal about the same mark stands no more.
fn replace_former(cx: &mut Cx<'_>, whose: Filter, test: &Id) -> Result<Option<Id>> {
    let standing = [
        whose,
        grade_entry::TEST.eq(test.clone()),
        grade_entry::STANDING.is_not_null(),
    ];
    let stand = cx.all(&GRADE_ENTRIES, standing)?;
    let last = stand.last().map(|last| Id(last.id.clone()));
    for mut former in stand {
        if former.get(grade_entry::APPEAL).is_some() {
            former.clear(grade_entry::STANDING);
            cx.update(former)?;
        }
    }
    Ok(last)
}
