//! Beside what its chain tells: whoever is on leave that its days are others now, whoever stands in that they do, human resources
//! that somebody is late. Outside the house nothing is said but that something waits.

use engine::{Cx, Extension};
use platform::deadline::recipients::holders;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use schema::{Change, Date, Document, Id, Label, Result};

use super::field::{EMPLOYEE, END, REPLACEMENT, RESUMED, START, STATUS, Status, WORKING_DAYS};
use super::plan::days_text;
use crate::permission::HR;
use crate::portal;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&SHORTENED, &RECOUNTED, &STANDS_IN, &LATE];

static SHORTENED: NoticeKind = NoticeKind::new(
    "leaveRequests.shortened",
    Label::new("تقليص رخصتي", "Mon congé est écourté", "My leave is cut short"),
    Text::new(
        "تنتهي الرخصة يوم {to}",
        "Votre congé prend fin le {to}",
        "Your leave ends on {to}",
    ),
    Text::new(
        "من {from} إلى {to}، عدد الأيام: {days}.",
        "Du {from} au {to}, {days} jours.",
        "From {from} to {to}, {days} days.",
    ),
)
.discreet();

static RECOUNTED: NoticeKind = NoticeKind::new(
    "leaveRequests.recounted",
    Label::new(
        "تغير عدد أيام رخصة",
        "Jours de congé recomptés",
        "Leave days counted again",
    ),
    Text::new(
        "أعيد احتساب أيام الرخصة",
        "Les jours de votre congé sont recomptés",
        "The days of your leave were counted again",
    ),
    Text::new(
        "من {from} إلى {to}، عدد الأيام بعد التعديل: {days}.",
        "Du {from} au {to}\u{a0}: {days} jours désormais.",
        "From {from} to {to}: {days} days now.",
    ),
)
.discreet();

static STANDS_IN: NoticeKind = NoticeKind::new(
    "leaveRequests.standsIn",
    Label::new(
        "تكليفي بالنيابة خلال رخصة",
        "Intérim pendant un congé",
        "Standing in during a leave",
    ),
    Text::new(
        "تنوبون عن {who}",
        "Vous assurez l’intérim de {who}",
        "You stand in for {who}",
    ),
    Text::new("من {from} إلى {to}.", "Du {from} au {to}.", "From {from} to {to}."),
);

static LATE: NoticeKind = NoticeKind::new(
    "leaveRequests.late",
    Label::new(
        "تأخر في استئناف العمل بعد رخصة",
        "Reprise tardive après un congé",
        "Late return from a leave",
    ),
    Text::new(
        "تأخر في استئناف العمل: {who}",
        "Reprise tardive\u{a0}: {who}",
        "Late return: {who}",
    ),
    Text::new(
        "انتهت الرخصة يوم {to} واستؤنف العمل يوم {day}: الأيام الفاصلة أيام تغيب.",
        "Le congé prenait fin le {to}, la reprise est du {day}\u{a0}: les jours entre les deux sont des absences.",
        "The leave ended on {to}, work was resumed on {day}: the days between are absences.",
    ),
)
.discreet();

/// Whoever has to know of a change.
pub(super) fn people_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let row = &change.after;
    if change.is_new() {
        return Ok(());
    }
    let is_approved = row.get(STATUS) == Some(Status::Approved);
    if change.touches(STATUS) {
        return if is_approved { tell_replacement(cx, row) } else { Ok(()) };
    }
    if is_approved && change.touches(END) {
        return tell_asker(cx, &SHORTENED, row);
    }
    if change.touches(WORKING_DAYS) && !change.touches(START) && !change.touches(END) {
        return tell_asker(cx, &RECOUNTED, row);
    }
    if change.touches(RESUMED) {
        return tell_late_return(cx, row);
    }
    Ok(())
}

fn params(row: &Document) -> Result<Params> {
    let (Date(from), Date(to)) = (row.need(START)?, row.need(END)?);
    let days = row.get(WORKING_DAYS).unwrap_or_default();
    Ok(Params::new()
        .day("from", from)
        .day("to", to)
        .with("days", &days_text(days.0)))
}

fn tell_asker(cx: &mut Cx<'_>, kind: &'static NoticeKind, row: &Document) -> Result<()> {
    let mut to = user::of_employee(cx, row.need(EMPLOYEE)?.as_str())?;
    to.retain(|user| cx.who().user.as_ref() != Some(user));
    tell(cx, kind, row, to, &portal::leave(&row.id))
}

fn tell(cx: &mut Cx<'_>, kind: &'static NoticeKind, row: &Document, to: Vec<String>, link: &str) -> Result<()> {
    let mut params = params(row)?;
    if let Some(employee) = cx.get(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())? {
        params = params.with_title("who", &employee);
    }
    if let Some(Date(day)) = row.get(RESUMED) {
        params = params.day("day", day);
    }
    let notice = Notice::new(kind, to, params)
        .about_document(row)
        .link(link)
        .once_per_user(format!("{} {} {}", kind.id, row.id, row.updated_at));
    notify(cx, &notice)
}

fn tell_replacement(cx: &mut Cx<'_>, row: &Document) -> Result<()> {
    let Some(Id(replacement)) = row.get(REPLACEMENT) else {
        return Ok(());
    };
    let to = user::of_employee(cx, &replacement)?;
    tell(cx, &STANDS_IN, row, to, portal::LEAVES)
}

fn tell_late_return(cx: &mut Cx<'_>, row: &Document) -> Result<()> {
    let (Date(end), Date(back)) = (row.need(END)?, row.need(RESUMED)?);
    let employee = cx.need(&EMPLOYEES, row.need(EMPLOYEE)?.as_str())?;
    if super::deadline::late_days(cx, &employee, end, back)?.is_empty() {
        return Ok(());
    }
    let to = holders(cx, HR)?;
    tell(cx, &LATE, row, to, portal::DESK)
}
