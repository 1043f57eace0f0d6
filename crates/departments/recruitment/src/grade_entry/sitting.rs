//! From entries to what was given at a test.

use std::collections::HashMap;
use std::slice;

use engine::Cx;
use schema::{Decimal, Document, Id, Instant, Result};

use super::{APPEAL, COPY, ENTERED_AT, GRADE_ENTRIES, MARK, ROUND, STANDING, TEST};
use crate::ranking::Sitting;

/// The entries of tests that no other has replaced, the oldest first.
pub(crate) fn standing_of(cx: &Cx<'_>, tests: &[Document]) -> Result<Vec<Document>> {
    // A test at a time: a copy of each applicant with two marks is more than may be asked for at once.
    let mut entries = Vec::new();
    for test in tests {
        entries.extend(cx.all(&GRADE_ENTRIES, [TEST.eq(&test.id), STANDING.is_not_null()])?);
    }
    entries.sort_by_key(|entry| entry.sequence);
    Ok(entries)
}

/// The entries that stood then; now, unless a moment is said. What an appeal gave later is left out, and what it took the place of
/// stands again.
pub(crate) fn standing_until(cx: &Cx<'_>, tests: &[Document], until: Option<Instant>) -> Result<Vec<Document>> {
    let mut entries = standing_of(cx, tests)?;
    let Some(until) = until.filter(|_| !tests.is_empty()) else {
        return Ok(entries);
    };
    entries.retain(|entry| entry.get(APPEAL).is_none());
    let ids = tests.iter().map(|test| Id(test.id.clone()));
    let mut appealed = cx.all(&GRADE_ENTRIES, [TEST.any_of(ids), APPEAL.is_not_null()])?;
    appealed.retain(|entry| entry.get(ENTERED_AT).is_some_and(|at| at <= until));
    entries.extend(appealed);
    Ok(entries)
}

/// What the standing entries of one copy or candidate come to: in the order of the markings, or what an appeal said.
pub(crate) fn sitting_of(entries: &[&Document]) -> Sitting {
    let mark = |entry: &Document| entry.get(MARK).map_or(0, |Decimal(mark)| mark);
    if let Some(appealed) = entries.iter().rev().find(|entry| entry.get(APPEAL).is_some()) {
        return Sitting::Appealed(mark(appealed));
    }
    let mut rounds: Vec<_> = entries.iter().map(|entry| (entry.get(ROUND), mark(entry))).collect();
    rounds.sort_by_key(|(round, _)| *round);
    Sitting::Marks(rounds.into_iter().map(|(_, mark)| mark).collect())
}

/// What was given so far to each copy of a test that has a mark, by the copy's id: one query, however many copies there are.
pub(crate) fn sittings_of_copies(cx: &Cx<'_>, test: &Document) -> Result<HashMap<String, Sitting>> {
    Ok(by_copy(&standing_of(cx, slice::from_ref(test))?))
}

/// As [`sittings_of_copies`], of some of them.
pub(crate) fn sittings_of(cx: &Cx<'_>, test: &Document, copies: &[String]) -> Result<HashMap<String, Sitting>> {
    let wanted = [
        COPY.any_of(copies.iter().map(|id| Id(id.clone()))),
        TEST.eq(&test.id),
        STANDING.is_not_null(),
    ];
    Ok(by_copy(&cx.all(&GRADE_ENTRIES, wanted)?))
}

fn by_copy(entries: &[Document]) -> HashMap<String, Sitting> {
    let mut by_copy: HashMap<String, Vec<&Document>> = HashMap::new();
    for entry in entries {
        if let Some(Id(copy)) = entry.get(COPY) {
            by_copy.entry(copy).or_default().push(entry);
        }
    }
    let given = by_copy.into_iter().map(|(copy, entries)| (copy, sitting_of(&entries)));
    given.collect()
}
