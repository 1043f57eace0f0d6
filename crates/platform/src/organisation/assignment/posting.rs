//! Where somebody was posted on a day: what was so then, whatever their file says today.

use engine::Cx;
use jiff::civil;
use schema::{Change, Date, Document, Id, Result};

use super::field::{ANNEXE, BUREAU, EMPLOYEE, END, SERVICE, SOURCE, START, Source};
use crate::people::employee;
use crate::workday;

/// A place of work.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Posting {
    /// The bureau.
    pub bureau: Option<Id>,
    /// The service.
    pub service: Option<Id>,
    /// The annexe.
    pub annexe: Option<Id>,
}

impl Posting {
    /// Where an employee was on a day: by the last assignment that had begun and not ended then, else by the file, as it was
    /// before any assignment where that was written down. Of an assignment that names a part of the place alone, the rest is the
    /// file's.
    pub fn of(file: &Document, moves: &[Document], day: civil::Date) -> Posting {
        let own = Posting {
            bureau: file.get(employee::BUREAU),
            service: file.get(employee::SERVICE),
            annexe: file.get(employee::ANNEXE),
        };
        let is_theirs = |one: &&Document| one.get(EMPLOYEE).is_some_and(|Id(id)| id == file.id);
        let runs = |one: &&Document| {
            let has_begun = one.get(START).is_some_and(|Date(start)| start <= day);
            has_begun && one.get(END).is_none_or(|Date(end)| day <= end)
        };
        let is_before_all = |one: &&Document| {
            let is_first = one.get(SOURCE) == Some(Source::File);
            is_first && one.get(START).is_some_and(|Date(start)| day < start)
        };
        let last = moves.iter().filter(is_theirs).rfind(runs);
        let Some(last) = last.or_else(|| moves.iter().filter(is_theirs).find(is_before_all)) else {
            return own;
        };
        if last.get(SOURCE).is_some() {
            return Posting {
                bureau: last.get(BUREAU),
                service: last.get(SERVICE),
                annexe: last.get(ANNEXE),
            };
        }
        Posting {
            bureau: last.get(BUREAU).or(own.bureau),
            service: last.get(SERVICE).or(own.service),
            annexe: last.get(ANNEXE).or(own.annexe),
        }
    }
}

/// The days from the first one of an assignment, as it was and as it is, until today. Those of one that another closes, or that a
/// file writes down, follow from what did so.
pub(super) fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if cx.follows_consequence() {
        return Ok(());
    }
    let touched = [BUREAU, SERVICE, ANNEXE].iter().any(|key| change.touches(*key));
    if change.before.is_some() && !touched && !change.touches(START) && !change.touches(END) {
        return Ok(());
    }
    let former = change.before.as_ref().and_then(|before| before.get(START));
    let Date(start) = change.after.need(START)?;
    let from = former.map_or(start, |Date(former)| former.min(start));
    let today = cx.today();
    let employee = change.after.need(EMPLOYEE)?;
    workday::place_changes(cx, &employee, &change.after.id, from)?;
    workday::mark(cx, &[employee], from, today)
}
