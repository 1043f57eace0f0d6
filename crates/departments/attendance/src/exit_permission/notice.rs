//! Whoever asked to be out is told what was answered.

use engine::{Cx, Extension};
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::user;
use schema::{Change, Choice as _, Date, Label, Result};

use crate::portal;

use super::{DATE, DECISION_REASON, EMPLOYEE, FROM, STATUS, STEP, Status, TO};

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&ANSWERED];

static ANSWERED: NoticeKind = NoticeKind::new(
    "exitPermissions.answered",
    Label::new(
        "جواب على طلب رخصة خروج",
        "Réponse à un bon de sortie",
        "Answer to an exit slip",
    ),
    Text::new(
        "رخصة الخروج ليوم {day}: {state}",
        "Bon de sortie du {day}\u{a0}: {state}",
        "Exit slip of {day}: {state}",
    ),
    Text::new(
        "من {from} إلى {to}. {reason}",
        "De {from} à {to}. {reason}",
        "From {from} to {to}. {reason}",
    ),
)
.discreet();

/// Told of whatever somebody else decided.
pub(super) fn people_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let slip = &change.after;
    let status = slip.need(STATUS)?;
    if !change.touches(STATUS) || status == Status::Pending {
        return Ok(());
    }
    // What a chain has answered, the chain tells.
    if slip.get(STEP).is_some() && status != Status::Cancelled {
        return Ok(());
    }
    let mut to = user::of_employee(cx, slip.need(EMPLOYEE)?.as_str())?;
    to.retain(|user| cx.who().user.as_ref() != Some(user));
    let Date(day) = slip.need(DATE)?;
    let params = Params::new()
        .day("day", day)
        .with_text("state", |lang| status.label().text(lang).to_owned())
        .with("from", &slip.need(FROM)?)
        .with("to", &slip.need(TO)?)
        .with("reason", &slip.get(DECISION_REASON).unwrap_or_default());
    let notice = Notice::new(&ANSWERED, to, params)
        .about_document(slip)
        .link(portal::EXITS)
        .once_per_user(format!("{} {} {}", ANSWERED.id, slip.id, slip.updated_at));
    notify(cx, &notice)
}
