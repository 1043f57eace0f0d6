//! What people are told of absences: of a decision, whose absence it is; of a day that changed under a letter, who wrote it.

use engine::{Cx, Extension};
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::user;
use schema::{Change, Choice as _, Date, Id, Label, Result};

use super::field::{DATE, DECISION_REASON, EMPLOYEE, JUSTIFICATION, Justification, MINUTES, WARNING};
use crate::portal;
use crate::warning::{self, WARNINGS};

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&DECIDED, &CHANGED];

static DECIDED: NoticeKind = NoticeKind::new(
    "absences.decided",
    Label::new(
        "قرار بشأن تغيبي",
        "Décision sur mon absence",
        "A decision on my absence",
    ),
    Text::new("{state}: {day}", "{state}\u{a0}: {day}", "{state}: {day}"),
    Text::new(
        "القرار بشأن تغيبكم يوم {day}: {state}. {reason}",
        "Décision sur votre absence du {day}\u{a0}: {state}. {reason}",
        "The decision on your absence of {day}: {state}. {reason}",
    ),
)
.discreet();

static CHANGED: NoticeKind = NoticeKind::new(
    "absences.changedUnderLetter",
    Label::new(
        "تغيير يوم موضوع مراسلة",
        "Journée modifiée après une lettre",
        "A day changed after its letter",
    ),
    Text::new(
        "تغيرت معطيات يوم {day} بعد المراسلة رقم {number}",
        "La journée du {day} a changé après la lettre n° {number}",
        "The day {day} changed after letter no. {number}",
    ),
    Text::new(
        "أعيد حساب اليوم، مدة التغيب بالدقائق: {minutes}. المراسلة لم تتغير، ولكم أن تقرروا في شأنها.",
        "La journée a été recalculée\u{a0}: {minutes} min d’absence à présent. La lettre n’a pas changé, à vous d’en décider.",
        "The day was computed again: {minutes} min of absence now. The letter did not change, it is yours to decide.",
    ),
)
.discreet();

/// Whoever has to know.
pub(super) fn people_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    tell_decision(cx, change)?;
    tell_author(cx, change)
}

fn tell_decision(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let absence = &change.after;
    let decided = absence
        .get(JUSTIFICATION)
        .filter(|state| matches!(state, Justification::Accepted | Justification::Refused));
    let Some(state) = decided.filter(|_| change.touches(JUSTIFICATION)) else {
        return Ok(());
    };
    let Date(day) = absence.need(DATE)?;
    let params = Params::new()
        .with_text("state", |lang| state.label().text(lang).to_owned())
        .day("day", day)
        .with("reason", &absence.get(DECISION_REASON).unwrap_or_default());
    let to = user::of_employee(cx, absence.need(EMPLOYEE)?.as_str())?;
    let notice = Notice::new(&DECIDED, to, params)
        .about_document(absence)
        .link(portal::ABSENCES)
        .once_per_user(format!("{} {} {}", DECIDED.id, absence.id, absence.updated_at));
    notify(cx, &notice)
}

/// A letter that was issued is not changed by a day that is computed again: its author is told.
fn tell_author(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let absence = &change.after;
    let Some(letter) = absence
        .get(WARNING)
        .filter(|_| !change.is_new() && change.touches(MINUTES))
    else {
        return Ok(());
    };
    let letter = cx.need(&WARNINGS, letter.as_str())?;
    let Date(day) = absence.need(DATE)?;
    let params = Params::new()
        .day("day", day)
        .with("number", &letter.get(warning::REF_NUMBER).unwrap_or_default())
        .with("minutes", &absence.get(MINUTES).unwrap_or_default().to_string());
    let to = letter.get(warning::AUTHOR).map(|Id(user)| user);
    let notice = Notice::new(&CHANGED, to.into_iter().collect(), params)
        .about_document(&letter)
        .link(letter.of.page_of(&letter.id))
        .once_per_user(format!("{} {} {}", CHANGED.id, absence.id, absence.updated_at));
    notify(cx, &notice)
}
