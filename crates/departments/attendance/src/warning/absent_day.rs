//! The letter of a day: the absence of that day names the one that stands.

use engine::Cx;
use schema::{Change, Date, Document, Id, Result};

use super::{DATE, EMPLOYEE, KIND, Kind, STANDING, STATUS, Status, WARNINGS};
use crate::absence::field::{self as absence, ABSENCES};

/// The letter about an employee and a day that stands, be it a draft; of those that follow one another, the one that goes furthest.
pub(super) fn of_day(cx: &Cx<'_>, employee: &Id, day: Date) -> Result<Option<Document>> {
    Ok(furthest(letters_that_stand(cx, employee, day)?))
}

/// As [`of_day`], without drafts.
pub(crate) fn issued_of_day(cx: &Cx<'_>, employee: &Id, day: Date) -> Result<Option<Document>> {
    let mut letters = letters_that_stand(cx, employee, day)?;
    letters.retain(|letter| letter.get(STATUS) != Some(Status::Draft));
    Ok(furthest(letters))
}

fn letters_that_stand(cx: &Cx<'_>, employee: &Id, day: Date) -> Result<Vec<Document>> {
    cx.all(&WARNINGS, [EMPLOYEE.eq(employee), DATE.eq(day), STANDING.is_not_null()])
}

fn furthest(letters: Vec<Document>) -> Option<Document> {
    let reach = |letter: &Document| (letter.get(KIND).map(Kind::rank), letter.sequence);
    letters.into_iter().max_by_key(reach)
}

/// The absence of the day that a letter is about names it as long as it stands.
pub(super) fn absence_names_its_letter(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if !(change.touches(STATUS) || change.touches(DATE)) {
        return Ok(());
    }
    for row in change.before.iter().chain([&change.after]) {
        let (employee, day) = (row.need(EMPLOYEE)?, row.need(DATE)?);
        let Some(found) = cx.first(&ABSENCES, [absence::EMPLOYEE.eq(&employee), absence::DATE.eq(day)])? else {
            continue;
        };
        let letter = issued_of_day(cx, &employee, day)?.map(|letter| Id(letter.id));
        if found.get(absence::WARNING) != letter {
            let mut named = found;
            named.set_or_clear(absence::WARNING, letter);
            cx.update(named)?;
        }
    }
    Ok(())
}
