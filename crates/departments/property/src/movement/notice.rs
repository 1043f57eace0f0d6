//! Who is told of hand-overs: the receiver at once, the giver and those who keep the inventory of a refusal, the former holder of
//! what was taken back. Whoever acts knows.

use engine::{Cx, Extension};
use platform::deadline::recipients;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::employee::EMPLOYEES;
use platform::people::user;
use schema::{Document, Id, Label, Result};

use super::{BY, FROM_EMPLOYEE, ITEM, TO_EMPLOYEE};
use crate::item::INVENTORY_ITEMS;
use crate::permission::MOVES;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&HANDED_OVER, &REFUSED, &TAKEN_BACK];

/// Where a person finds what they hold.
const OWN_PAGE: &str = "/employee-portail";

/// To the receiver.
static HANDED_OVER: NoticeKind = NoticeKind::new(
    "property.handedOver",
    Label::new("تسليم ممتلكات لي", "Biens qui me sont remis", "Items handed to me"),
    Text::new(
        "ممتلكات سلمت لكم: {item}",
        "Des biens vous sont remis\u{a0}: {item}",
        "Items were handed to you: {item}",
    ),
    Text::new(
        "العدد: {count}. اقبلوا التسليم أو ارفضوه في صفحتكم.",
        "Nombre\u{a0}: {count}. Acceptez ou refusez la remise sur votre page.",
        "Number: {count}. Accept or refuse the hand-over on your page.",
    ),
);

/// To the giver, and those who keep the inventory.
static REFUSED: NoticeKind = NoticeKind::new(
    "property.handoverRefused",
    Label::new(
        "رفض تسليم ممتلكات",
        "Remise de biens refusée",
        "Hand-over of items refused",
    ),
    Text::new(
        "رفض تسليم: {item}",
        "Remise refusée\u{a0}: {item}",
        "Hand-over refused: {item}",
    ),
    Text::new(
        "رفض {employee} التسليم (العدد: {count}). السبب: {reason}",
        "{employee} refuse la remise (nombre\u{a0}: {count}). Motif\u{a0}: {reason}",
        "{employee} refuses the hand-over (number: {count}). Reason: {reason}",
    ),
);

/// To whoever held it.
static TAKEN_BACK: NoticeKind = NoticeKind::new(
    "property.takenBack",
    Label::new(
        "استرجاع ممتلكات كانت في عهدتي",
        "Biens que je ne détiens plus",
        "Items that I no longer hold",
    ),
    Text::new(
        "لم يعد في عهدتكم: {item}",
        "Vous ne détenez plus\u{a0}: {item}",
        "You no longer hold: {item}",
    ),
    Text::new("العدد: {count}.", "Nombre\u{a0}: {count}.", "Number: {count}."),
);

/// Tells the receiver of a lot.
///
/// # Errors
/// When it cannot be told.
pub(crate) fn handed_over(cx: &mut Cx<'_>, rows: &[Document]) -> Result<()> {
    let Some(receiver) = rows.first().and_then(|row| row.get(TO_EMPLOYEE)) else {
        return Ok(());
    };
    let to = user::of_employee(cx, receiver.as_str())?;
    tell(cx, &HANDED_OVER, to, rows, OWN_PAGE.to_owned(), Params::new())
}

/// Tells the giver of a lot and those who keep the inventory that it is refused.
///
/// # Errors
/// When it cannot be told.
pub(crate) fn refused(cx: &mut Cx<'_>, rows: &[Document], reason: &str) -> Result<()> {
    let Some(first) = rows.first() else { return Ok(()) };
    let mut to = recipients::holders(cx, MOVES)?;
    to.extend(first.get(BY).map(|giver| giver.as_str().to_owned()));
    let receiver = cx.need(&EMPLOYEES, first.need(TO_EMPLOYEE)?.as_str())?;
    let params = Params::new().with("reason", reason).with_title("employee", &receiver);
    let link = first.of.page_of(&first.id);
    tell(cx, &REFUSED, to, rows, link, params)
}

/// Tells each former holder of what is not theirs any more.
///
/// # Errors
/// When it cannot be told.
pub(crate) fn taken_back(cx: &mut Cx<'_>, rows: &[Document]) -> Result<()> {
    let mut holders: Vec<Id> = rows.iter().filter_map(|row| row.get(FROM_EMPLOYEE)).collect();
    holders.sort();
    holders.dedup();
    for holder in holders {
        let is_theirs = |row: &&Document| row.get(FROM_EMPLOYEE).as_ref() == Some(&holder);
        let theirs: Vec<Document> = rows.iter().filter(is_theirs).cloned().collect();
        let to = user::of_employee(cx, holder.as_str())?;
        tell(cx, &TAKEN_BACK, to, &theirs, OWN_PAGE.to_owned(), Params::new())?;
    }
    Ok(())
}

/// Tells these users of movements by one of them, but whoever acts.
fn tell(
    cx: &mut Cx<'_>,
    kind: &'static NoticeKind,
    mut to: Vec<String>,
    rows: &[Document],
    link: String,
    params: Params,
) -> Result<()> {
    let Some(first) = rows.first() else { return Ok(()) };
    to.retain(|user| cx.who().user.as_ref() != Some(user));
    let item = cx.need(&INVENTORY_ITEMS, first.need(ITEM)?.as_str())?;
    let params = params.with_title("item", &item).with("count", &rows.len().to_string());
    let notice = Notice::new(kind, to, params)
        .about_document(first)
        .link(link)
        .once_per_user(format!("{} {}", kind.id, first.id));
    notify(cx, &notice)
}
