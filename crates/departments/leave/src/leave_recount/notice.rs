//! Human resources are told once of each change that asks for their word.

use engine::{Cx, Extension};
use platform::deadline::recipients::holders;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use schema::{Change, Label, Result};

use super::{CAUSE, CHANGE, STATE, State};
use crate::permission::HR;
use crate::portal;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&TO_DECIDE];

static TO_DECIDE: NoticeKind = NoticeKind::new(
    "leaveRecounts.toDecide",
    Label::new(
        "رخص ممنوحة يمسها تغيير",
        "Congés accordés touchés par un changement",
        "Granted leaves that a change touches",
    ),
    Text::new(
        "رخص ممنوحة في انتظار قراركم",
        "Des congés accordés attendent votre décision",
        "Granted leaves wait for your decision",
    ),
    Text::new(
        "سبب التغيير: {cause}. تبقى الرخص كما منحت إلى أن يتخذ قرار بشأنها.",
        "Origine\u{a0}: {cause}. Ces congés restent tels qu’ils ont été accordés jusqu’à la décision.",
        "Cause: {cause}. The leaves stay as they were granted until it is decided.",
    ),
);

pub(super) fn human_resources_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let row = &change.after;
    if row.get(STATE) != Some(State::Open) || !(change.is_new() || change.touches(CHANGE)) {
        return Ok(());
    }
    let to = holders(cx, HR)?;
    let cause = schema::Choice::label(row.need(CAUSE)?);
    let params = Params::new().with_text("cause", |lang| cause.text(lang).to_owned());
    let key = format!("{} {} {}", TO_DECIDE.id, row.need(CHANGE)?, cx.today());
    let notice = Notice::new(&TO_DECIDE, to, params)
        .link(portal::RECOUNTS)
        .once_per_user(key);
    notify(cx, &notice)
}
