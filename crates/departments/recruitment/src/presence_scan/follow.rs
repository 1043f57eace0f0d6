//! Who was there, as a function of the scans that count: the last one says whether somebody is there, and the first of those that say
//! so without a break says since when and by whom. The order in which scans come changes nothing.

use engine::Cx;
use schema::{Document, Id, Instant, Result};

use super::row::{AT, BY, CANDIDATE, PRESENCE_SCANS, PRESENT, STATE, ScanState, TEST};
use crate::exam_presence::{self, EXAM_PRESENCE_ROWS};

/// One scan, in the order in which scans count: by moment; of one moment whoever came counts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ScanFact {
    pub at: Instant,
    pub present: bool,
    pub by: String,
}

/// What the scans of somebody come to; nothing without any.
pub(super) fn presence_of(mut scans: Vec<ScanFact>) -> Option<ScanFact> {
    scans.sort_unstable();
    let last = scans.last()?.present;
    let alike = scans.iter().rev().take_while(|scan| scan.present == last);
    alike.last().cloned()
}

/// Records a scan, and what follows from it.
///
/// # Errors
/// When the row is not to be written.
pub(crate) fn count(cx: &mut Cx<'_>, row: Document) -> Result<Document> {
    let row = cx.create(row.with(STATE, ScanState::Counted))?;
    let (test, candidate) = (row.need(TEST)?, row.need(CANDIDATE)?);
    let same = [
        TEST.eq(test.clone()),
        CANDIDATE.eq(candidate.clone()),
        STATE.eq(ScanState::Counted),
    ];
    let facts = cx.all(&PRESENCE_SCANS, same)?;
    let facts: Vec<ScanFact> = facts.iter().map(fact).collect::<Result<_>>()?;
    if let Some(told) = presence_of(facts) {
        write(cx, &test, &candidate, &told)?;
    }
    Ok(row)
}

fn fact(row: &Document) -> Result<ScanFact> {
    Ok(ScanFact {
        at: row.need(AT)?,
        present: row.get(PRESENT).unwrap_or_default(),
        by: row.get(BY).map(|Id(id)| id).unwrap_or_default(),
    })
}

/// Whether they are there, on the sheet.
fn write(cx: &mut Cx<'_>, test: &Id, candidate: &Id, told: &ScanFact) -> Result<()> {
    let same = [
        exam_presence::TEST.eq(test.clone()),
        exam_presence::CANDIDATE.eq(candidate.clone()),
    ];
    let known = cx.first(&EXAM_PRESENCE_ROWS, same)?;
    let (present, at) = (exam_presence::PRESENT, exam_presence::AT);
    let (by, is_known) = (Id(told.by.clone()), known.is_some());
    let stands = |row: &Document| {
        row.get(present) == Some(told.present)
            && row.get(at) == Some(told.at)
            && row.get(exam_presence::BY).as_ref() == Some(&by)
    };
    if known.as_ref().is_some_and(stands) {
        return Ok(());
    }
    let row = known.unwrap_or_else(|| Document::new(&EXAM_PRESENCE_ROWS));
    let row = row
        .with(exam_presence::TEST, test.clone())
        .with(exam_presence::CANDIDATE, candidate.clone())
        .with(present, told.present)
        .with(at, told.at)
        .with(exam_presence::BY, by);
    if is_known { cx.update(row) } else { cx.create(row) }.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(second: i64, present: bool, by: &str) -> ScanFact {
        ScanFact {
            at: Instant(jiff::Timestamp::from_second(second).unwrap()),
            present,
            by: by.to_owned(),
        }
    }

    #[test]
    fn the_last_scan_says_whether_and_the_first_alike_since_when() {
        let (came, again) = (scan(10, true, "omar"), scan(30, true, "dounia"));
        let mistake = scan(20, false, "omar");
        assert_eq!(presence_of(vec![]), None);
        assert_eq!(presence_of(vec![again.clone(), came.clone()]), Some(came.clone()));
        assert_eq!(presence_of(vec![mistake.clone(), came.clone()]), Some(mistake.clone()));
        assert_eq!(presence_of(vec![again.clone(), mistake, came]), Some(again));
    }

    #[test]
    fn of_one_moment_whoever_came_counts() {
        let told = presence_of(vec![scan(10, true, "b"), scan(10, false, "a")]);
        assert_eq!(told, Some(scan(10, true, "b")));
    }
}
