//! What people are told of letters: that one came, that it was answered, what was decided. Outside the house nothing of it is
//! said.

use engine::{Cx, Extension};
use schema::{Change, Choice as _, Document, Id, Label, Result};

use super::{AUTHOR, CANCELLED_REASON, DATE, DECISION, EMPLOYEE, KIND, REF_NUMBER, REPLY_UNTIL, STATUS, Status};
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::employee::EMPLOYEES;
use platform::people::user;

use crate::portal;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&ISSUED, &REPLIED, &UPHELD, &CANCELLED];

/// To whom it is addressed.
static ISSUED: NoticeKind = NoticeKind::new(
    "warnings.issued",
    Label::new(
        "مراسلة حول مواظبتي",
        "Une lettre sur mon assiduité",
        "A letter about my attendance",
    ),
    Text::new("{kind} رقم {number}", "{kind} n° {number}", "{kind} no. {number}"),
    Text::new(
        "بخصوص يوم {day}. يمكنكم الجواب إلى غاية {until}.",
        "Au sujet du {day}. Vous pouvez répondre jusqu’au {until} inclus.",
        "About {day}. You may reply until {until}.",
    ),
)
.with_mail()
.discreet();

/// To whoever issued it.
static REPLIED: NoticeKind = NoticeKind::new(
    "warnings.replied",
    Label::new(
        "جواب على مراسلة",
        "Réponse à une lettre d’assiduité",
        "Reply to an attendance letter",
    ),
    Text::new(
        "جواب {employee} على المراسلة رقم {number}",
        "{employee} a répondu à la lettre n° {number}",
        "{employee} replied to letter no. {number}",
    ),
    Text::new(
        "بخصوص يوم {day}. القرار بيد رئيس(ة) الوحدة أو الموارد البشرية.",
        "Au sujet du {day}. La décision revient au chef de l’unité ou aux ressources humaines.",
        "About {day}. The head of the unit or human resources decide.",
    ),
)
.discreet();

/// To whom it was addressed.
static UPHELD: NoticeKind = NoticeKind::new(
    "warnings.upheld",
    Label::new("تأكيد مراسلة توصلت بها", "Lettre maintenue", "A letter is upheld"),
    Text::new(
        "تم تأكيد المراسلة رقم {number}",
        "La lettre n° {number} est maintenue",
        "Letter no. {number} is upheld",
    ),
    Text::new("القرار: {reason}", "Décision\u{a0}: {reason}", "Decision: {reason}"),
)
.discreet();

/// To whom it was addressed.
static CANCELLED: NoticeKind = NoticeKind::new(
    "warnings.cancelled",
    Label::new("إلغاء مراسلة توصلت بها", "Lettre annulée", "A letter is cancelled"),
    Text::new(
        "تم إلغاء المراسلة رقم {number}",
        "La lettre n° {number} est annulée",
        "Letter no. {number} is cancelled",
    ),
    Text::new("السبب: {reason}", "Motif\u{a0}: {reason}", "Reason: {reason}"),
)
.discreet();

/// Whoever has to know of a change of state.
pub(super) fn people_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    // Of a draft that comes to nothing nobody heard.
    let was_draft = change.before.as_ref().and_then(|before| before.get(STATUS)) == Some(Status::Draft);
    let warning = &change.after;
    if !change.touches(STATUS) || (was_draft && warning.get(STATUS) == Some(Status::Cancelled)) {
        return Ok(());
    }
    let addressee = |cx: &Cx<'_>| user::of_employee(cx, warning.need(EMPLOYEE)?.as_str());
    let (kind, to) = match warning.need(STATUS)? {
        Status::Issued => (&ISSUED, addressee(cx)?),
        Status::Draft | Status::Acknowledged => return Ok(()),
        Status::Disputed => (&REPLIED, warning.get(AUTHOR).map(|Id(user)| user).into_iter().collect()),
        Status::Upheld => (&UPHELD, addressee(cx)?),
        Status::Cancelled => (&CANCELLED, addressee(cx)?),
    };
    // Its author keeps letters; whom it is addressed to finds it on a page of their own.
    let link = if kind.id == REPLIED.id {
        warning.of.page_of(&warning.id)
    } else {
        portal::letter(&warning.id)
    };
    let notice = Notice::new(kind, to, params(cx, warning)?)
        .about_document(warning)
        .link(link)
        .once_per_user(format!("{} {}", kind.id, warning.id));
    notify(cx, &notice)
}

fn params(cx: &Cx<'_>, warning: &Document) -> Result<Params> {
    let employee = cx.need(&EMPLOYEES, warning.need(EMPLOYEE)?.as_str())?;
    let reason = warning.get(CANCELLED_REASON).or_else(|| warning.get(DECISION));
    let kind = warning.need(KIND)?.label();
    let mut params = Params::new()
        .with_text("kind", |lang| kind.text(lang).to_owned())
        .with("number", &warning.get(REF_NUMBER).unwrap_or_default())
        .with("reason", &reason.unwrap_or_default())
        .with_title("employee", &employee);
    for (name, day) in [("day", DATE), ("until", REPLY_UNTIL)] {
        if let Some(schema::Date(day)) = warning.get(day) {
            params = params.day(name, day);
        }
    }
    Ok(params)
}
