//! Who is told of hand-overs: the receiver at once, the giver and those who keep the inventory of a refusal, the former holder of
//! what was taken back. Whoever acts knows.

use std::collections::BTreeMap;

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
        "العدد: {count}. اطلعوا عليها في صفحتكم، حيث تقبلون التسليم أو ترفضونه.",
        "Nombre\u{a0}: {count}. Voyez votre page\u{a0}: vous y acceptez ou refusez la remise.",
        "Number: {count}. See your page, where you accept or refuse the hand-over.",
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

/// Tells of movements after which things are held by another or by nobody: each receiver, and each who held them before.
///
/// # Errors
/// When it cannot be told.
pub(crate) fn holders_changed(cx: &mut Cx<'_>, rows: &[Document]) -> Result<()> {
    let changed: Vec<&Document> = rows
        .iter()
        .filter(|row| row.get(FROM_EMPLOYEE) != row.get(TO_EMPLOYEE))
        .collect();
    for (kind, field) in [(&HANDED_OVER, TO_EMPLOYEE), (&TAKEN_BACK, FROM_EMPLOYEE)] {
        let mut of_person: BTreeMap<Id, Vec<Document>> = BTreeMap::new();
        for row in &changed {
            if let Some(person) = row.get(field) {
                of_person.entry(person).or_default().push((*row).clone());
            }
        }
        for (person, theirs) in of_person {
            let to = user::of_employee(cx, person.as_str())?;
            tell(cx, kind, to, &theirs, OWN_PAGE.to_owned(), Params::new())?;
        }
    }
    Ok(())
}

/// Tells the giver of a lot and those who keep the inventory that it is refused.
///
/// # Errors
/// When it cannot be told.
pub(crate) fn refusal(cx: &mut Cx<'_>, rows: &[Document], reason: &str) -> Result<()> {
    let Some(first) = rows.first() else { return Ok(()) };
    let mut to = recipients::holders(cx, MOVES)?;
    to.extend(first.get(BY).map(|giver| giver.as_str().to_owned()));
    let receiver = cx.need(&EMPLOYEES, first.need(TO_EMPLOYEE)?.as_str())?;
    let params = Params::new().with("reason", reason).with_title("employee", &receiver);
    let link = first.of.page_of(&first.id);
    tell(cx, &REFUSED, to, rows, link, params)
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
