//! Who is told of an assignment: the employee whom it moves, and the head of the unit where the employee arrives.

use engine::{Cx, Extension};
use schema::{Change, Choice, Date, Document, Id, Label, Result};

use super::{ANNEXE, BUREAU, EMPLOYEE, SERVICE, START, TYPE, Type};
use crate::notice::{Notice, NoticeKind, Params, Text, notify};
use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::service::{self, SERVICES};
use crate::people::employee::EMPLOYEES;
use crate::people::user;

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&PLANNED, &EFFECTIVE, &ARRIVAL, &super::end::ENDED];

/// To the employee, before the day; a decision about them.
pub static PLANNED: NoticeKind = NoticeKind::new(
    "assignments.planned",
    Label::new("تعييني المقبل", "Ma prochaine affectation", "My next assignment"),
    Text::new(
        "تعيين ابتداء من {date}",
        "Affectation à compter du {date}",
        "Assignment from {date}",
    ),
    Text::new(
        "تم تسجيل قرار: {type}، {unit}، ابتداء من {date}.",
        "Décision enregistrée\u{a0}: {type}, {unit}, à compter du {date}.",
        "Decision recorded: {type}, {unit}, from {date}.",
    ),
)
.with_mail()
.discreet();

/// To the employee, on the day.
pub static EFFECTIVE: NoticeKind = NoticeKind::new(
    "assignments.effective",
    Label::new(
        "سريان تعييني",
        "Prise d’effet de mon affectation",
        "My assignment takes effect",
    ),
    Text::new(
        "يسري مفعول تعيينكم",
        "Votre affectation prend effet",
        "Your assignment takes effect",
    ),
    Text::new(
        "{type}: {unit}، ابتداء من {date}.",
        "{type}\u{a0}: {unit}, à compter du {date}.",
        "{type}: {unit}, from {date}.",
    ),
)
.with_mail()
.discreet();

/// To the head of the new unit.
pub static ARRIVAL: NoticeKind = NoticeKind::new(
    "assignments.arrival",
    Label::new("التحاق بوحدتي", "Arrivée dans mon unité", "An arrival in my unit"),
    Text::new("التحاق {name}", "Arrivée de {name}", "{name} arrives"),
    Text::new(
        "{name}: الالتحاق بالعمل ابتداء من {date}، {unit}.",
        "{name} rejoint {unit} à compter du {date}.",
        "{name} joins {unit} from {date}.",
    ),
);

/// What began longer ago is history that is being entered, and no news.
const NEWS_DAYS: i64 = 30;

/// A new one is told of before its day; one that moves nobody, on its day too.
pub(super) fn people_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if !change.is_new() {
        return Ok(());
    }
    let Date(begins) = change.after.need(START)?;
    if begins > cx.today() {
        return tell_of(cx, &change.after, true);
    }
    match change.after.get(TYPE) {
        Some(Type::Secondment) => tell_of(cx, &change.after, false),
        _ => Ok(()),
    }
}

/// It takes effect.
pub(super) fn takes_effect(cx: &mut Cx<'_>, assignment: &Document) -> Result<()> {
    tell_of(cx, assignment, false)
}

fn tell_of(cx: &mut Cx<'_>, assignment: &Document, is_planned: bool) -> Result<()> {
    let Date(begins) = assignment.need(START)?;
    let oldest = cx.today().saturating_sub(jiff::Span::new().days(NEWS_DAYS));
    let Some(unit) = unit(cx, assignment)?.filter(|_| begins >= oldest) else {
        return Ok(());
    };
    let employee = cx.need(&EMPLOYEES, assignment.need(EMPLOYEE)?.as_str())?;
    let params = params(assignment, &employee, &unit.place);
    let (kind, when) = if is_planned {
        (&PLANNED, "planned")
    } else {
        (&EFFECTIVE, "effective")
    };
    let key = format!("{} {when} {begins}", assignment.id);
    let own = user::of_employee(cx, &employee.id)?;
    let notice = Notice::new(kind, own, params.clone())
        .about_document(assignment)
        .link("/profile");
    notify(cx, &notice.once_per_user(key.clone()))?;
    let head = match unit.head {
        Some(head) if head.0 != employee.id => user::of_employee(cx, head.as_str())?,
        _ => Vec::new(),
    };
    let notice = Notice::new(&ARRIVAL, head, params)
        .about_document(assignment)
        .link(format!("/rh-managements/employee/{}", employee.id));
    notify(cx, &notice.once_per_user(key))
}

fn params(assignment: &Document, employee: &Document, place: &Document) -> Params {
    let kind = assignment.get(TYPE).unwrap_or(Type::Assignment);
    let Date(begins) = assignment.get(START).unwrap_or(Date(jiff::civil::Date::MIN));
    Params::new()
        .day("date", begins)
        .with_text("type", |lang| kind.label().text(lang).to_owned())
        .with_title("unit", place)
        .with_title("name", employee)
}

/// Where an assignment leads, and who heads it.
struct Unit {
    place: Document,
    head: Option<Id>,
}

fn unit(cx: &Cx<'_>, assignment: &Document) -> Result<Option<Unit>> {
    let places = [
        (assignment.get(BUREAU), &BUREAUX, bureau::HEAD),
        (assignment.get(SERVICE), &SERVICES, service::RESPONSIBLE),
        (assignment.get(ANNEXE), &ANNEXES, annexe::HEAD),
    ];
    for (id, of, head) in places {
        let place = id.map_or(Ok(None), |id| cx.get(of, id.as_str()))?;
        if let Some(place) = place {
            let head = place.get(head);
            return Ok(Some(Unit { place, head }));
        }
    }
    Ok(None)
}
