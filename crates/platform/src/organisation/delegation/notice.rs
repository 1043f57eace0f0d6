//! Who is told of a delegation: whoever acts for the head, and is asked to acknowledge it.

use engine::{Cx, Extension};
use schema::{Change, Date, Label, Result};

use super::{DELEGATE, FROM, HEAD, TO};
use crate::notice::{Notice, NoticeKind, Params, Text, notify};
use crate::people::employee::EMPLOYEES;
use crate::people::user;

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&GIVEN, &super::end::ENDED];

/// To the delegate.
pub static GIVEN: NoticeKind = NoticeKind::new(
    "delegations.given",
    Label::new(
        "تفويض مسند إلي",
        "Une délégation qui m’est donnée",
        "A delegation given to me",
    ),
    Text::new("تفويض من {head}", "Délégation de {head}", "Delegation from {head}"),
    Text::new(
        "تنوبون عن {head} من {from} إلى {to}. المرجو تأكيد الاطلاع.",
        "Vous agissez pour {head} du {from} au {to}. Merci d’en accuser réception.",
        "You act for {head} from {from} to {to}. Please acknowledge.",
    ),
)
.with_mail()
.acknowledged_within(3);

/// A new delegation, another delegate and other dates are told; one that has ended is history.
pub(super) fn delegate_is_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let is_news = change.is_new() || change.touches(DELEGATE) || change.touches(FROM) || change.touches(TO);
    let [Date(from), Date(to)] = [change.after.need(FROM)?, change.after.need(TO)?];
    if !is_news || to < cx.today() {
        return Ok(());
    }
    let delegate = user::of_employee(cx, change.after.need(DELEGATE)?.as_str())?;
    let head = cx.need(&EMPLOYEES, change.after.need(HEAD)?.as_str())?;
    let params = Params::new().with_title("head", &head).day("from", from).day("to", to);
    let notice = Notice::new(&GIVEN, delegate, params)
        .about_document(&change.after)
        .link("/rh-managements")
        .once_per_user(format!("{} {from} {to}", change.after.id));
    notify(cx, &notice)
}
