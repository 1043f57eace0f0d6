//! What holds of every step of a career.

use engine::Cx;
use schema::{Change, Date, Document, FieldDef, Id, Rejection, Result, error_codes};

use super::{
    CAREER_STEPS, ECHELON, EMPLOYEE, FUNCTION_NAME, GRADE, GRADE_NAME, JOB_TITLE, KIND, Kind, ON, POSITION, REASON,
    SOURCE,
};
use crate::own_matter::is_said_by_others;
use crate::people::employee::{self, EMPLOYEES};
use crate::people::grade::{self, GRADES};
use crate::people::job_title::{self, JOB_TITLES};

error_codes! {
    BEFORE_RECRUITMENT = "career_step_before_recruitment", conflict => "لا يمكن أن تسبق أي مرحلة تاريخ التوظيف ({day})", "Aucune étape de carrière ne peut précéder le recrutement ({day})", "No career step may come before the recruitment ({day})";
    ALREADY_RECRUITED = "career_already_begun", conflict => "تم التوظيف بتاريخ {day}، ولم تنته الخدمة بعد", "Recrutement déjà enregistré au {day}, sans cessation de service depuis", "Recruited on {day} already, without an end of service since";
    OUT_OF_ORDER = "career_step_out_of_order", conflict => "توجد مرحلة لاحقة بتاريخ {day}. لإدراج مرحلة سابقة لها، بينوا السبب", "Une étape du {day} lui est postérieure. Pour l’insérer avant, indiquez-en le motif", "A step of {day} comes after it. To enter one before that, say why";
}

/// A step of a grade names the grade, one of a function the function, one in the scale the step, one of a position the position.
pub(super) fn says_what_its_kind_is_about(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let after = &change.after;
    let has_grade = after.get(GRADE).is_some() || after.get(GRADE_NAME).is_some();
    let has_function = after.get(JOB_TITLE).is_some() || after.get(FUNCTION_NAME).is_some();
    let lacks = match after.need(KIND)? {
        Kind::Grade if !has_grade => GRADE.def,
        Kind::Function if !has_function => JOB_TITLE.def,
        Kind::Step if after.get(ECHELON).is_none() => ECHELON.def,
        Kind::Position if after.get(POSITION).is_none() => POSITION.def,
        _ => return Ok(()),
    };
    Err(Rejection::new(error_codes::REQUIRED).about(&lacks).into())
}

/// What was chosen is noted as it is called on the day it is entered: lists change, what was decided does not. A name that no
/// list has is what the file says.
pub(super) fn names_are_those_of_the_day(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    for (link, name, of, french) in [
        (GRADE, GRADE_NAME, &GRADES, grade::NAME_FR),
        (JOB_TITLE, FUNCTION_NAME, &JOB_TITLES, job_title::NAME_FR),
    ] {
        if change.touches(link) {
            let row = match change.after.get(link) {
                Some(id) => cx.get(of, id.as_str())?,
                None => None,
            };
            match row {
                Some(row) => change.after.set_or_clear(name, row.get(french)),
                None if change.touches(name) => {}
                None => change.after.clear(name),
            }
        }
    }
    Ok(())
}

/// Nothing of a career lies before its recruitment.
pub(super) fn none_before_recruitment(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !is_placed_by_hand(cx, change) {
        return Ok(());
    }
    let (step, others) = (&change.after, others(cx, &change.after)?);
    let is_recruitment = |step: &&Document| step.get(KIND) == Some(Kind::Recruitment);
    let all = || others.iter().chain([step]);
    let known = || -> Result<Option<Date>> {
        let file = cx.get(&EMPLOYEES, step.need(EMPLOYEE)?.as_str())?;
        Ok(file.and_then(|file| file.get(employee::RECRUITED_ON)))
    };
    let recruited = match all().filter(is_recruitment).filter_map(|one| one.get(ON)).min() {
        Some(day) => Some(day),
        None => known()?,
    };
    let first = all()
        .filter(|one| !is_recruitment(one))
        .filter_map(|one| one.get(ON))
        .min();
    match recruited {
        Some(day) if first.is_some_and(|first| first < day) => Err(Rejection::new(BEFORE_RECRUITMENT)
            .field(ON.def.name)
            .day("day", day)
            .into()),
        _ => Ok(()),
    }
}

/// Whoever is recruited is not recruited again before the service has ended.
pub(super) fn one_recruitment_at_a_time(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let step = &change.after;
    if step.get(KIND) != Some(Kind::Recruitment) || !is_placed_by_hand(cx, change) {
        return Ok(());
    }
    let (on, others) = (step.need(ON)?, others(cx, step)?);
    let days = |kind: Kind| {
        others
            .iter()
            .filter(move |one| one.get(KIND) == Some(kind))
            .filter_map(|one| one.get(ON))
    };
    for other in days(Kind::Recruitment) {
        let (first, second) = (on.min(other), on.max(other));
        if !days(Kind::End).any(|end| first <= end && end <= second) {
            return Err(Rejection::new(ALREADY_RECRUITED)
                .field(KIND.def.name)
                .day("day", other)
                .into());
        }
    }
    Ok(())
}

/// A step that is entered before another one that stands says why; one that the file made by itself is of its day.
pub(super) fn follows_the_last_or_says_why(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let step = &change.after;
    let says_why = step
        .get(REASON)
        .is_some_and(|reason| reason.contains(char::is_alphanumeric));
    if says_why || step.get(SOURCE).is_some() || !is_placed_by_hand(cx, change) {
        return Ok(());
    }
    let on = step.need(ON)?;
    let last = others(cx, step)?.iter().filter_map(|other| other.get(ON)).max();
    match last {
        Some(last) if on < last => Err(Rejection::new(OUT_OF_ORDER)
            .field(REASON.def.name)
            .day("day", last)
            .into()),
        _ => Ok(()),
    }
}

/// Whether somebody enters the step, or puts it at another place of a career. One that a change of the file makes or moves is asked
/// for no order: what the file says was settled when it was written.
fn is_placed_by_hand(cx: &Cx<'_>, change: &Change) -> bool {
    !cx.is_consequence() && is_placed_anew(change)
}

/// Whether the step is new, or stands at another place of a career than it did.
pub(super) fn is_placed_anew(change: &Change) -> bool {
    change.touches(ON) || change.touches(KIND) || change.touches(EMPLOYEE)
}

/// The other steps of the same career.
fn others(cx: &Cx<'_>, step: &Document) -> Result<Vec<Document>> {
    let Id(employee) = step.need(EMPLOYEE)?;
    let mut all = cx.all(&CAREER_STEPS, [EMPLOYEE.eq(employee)])?;
    all.retain(|other| other.id != step.id);
    Ok(all)
}

/// What nobody says of their own career.
const SAID_BY_OTHERS: &[FieldDef] = &[GRADE.def, GRADE_NAME.def, ECHELON.def, POSITION.def];

/// Nobody gives themselves a rank or a position, on whatever day it takes effect.
pub(super) fn others_rank(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let file = cx.need(&EMPLOYEES, change.after.need(EMPLOYEE)?.as_str())?;
    is_said_by_others(cx, change, SAID_BY_OTHERS, &file)
}

/// Nor takes one away, to stand where they stood before.
pub(super) fn others_take_a_rank_away(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let gone = Change {
        before: None,
        after: change.after.clone(),
    };
    let file = cx.need(&EMPLOYEES, change.after.need(EMPLOYEE)?.as_str())?;
    is_said_by_others(cx, &gone, SAID_BY_OTHERS, &file)
}
