//! An office goes elsewhere with the things that stand in it: those who keep the inventory are told, and the things are of its
//! service.

use engine::{Cx, Extension, JobKind};
use platform::deadline::recipients;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::organisation::bureau::{ANNEXE, BUILDING, BUREAUX, BureauFollower, FLOOR, LOCATION, SERVICE};
use schema::{Change, Document, FieldDef, Filter, Id, Label, Result};
use serde::{Deserialize, Serialize};

use super::{BUREAU, INVENTORY_ITEMS, IS_KEPT, SERVICE as OF_SERVICE};
use crate::permission::MOVES;

/// What an office tells when it is written.
pub(super) static DECLARED: &[Extension] = &[&BureauFollower(office_was_written), &MOVED];

/// The fields that say where an office is, and of which unit.
const PLACE: [FieldDef; 5] = [LOCATION.def, BUILDING.def, FLOOR.def, ANNEXE.def, SERVICE.def];

/// To those who keep the inventory.
static MOVED: NoticeKind = NoticeKind::new(
    "property.officeMoved",
    Label::new(
        "انتقال مكتب به ممتلكات",
        "Bureau déplacé avec ses biens",
        "An office moved with its items",
    ),
    Text::new(
        "انتقل مكتب به ممتلكات: {office}",
        "Un bureau a changé de place avec ses biens\u{a0}: {office}",
        "An office moved with its items: {office}",
    ),
    Text::new(
        "عدد الممتلكات المسجلة به: {count}. تحققوا مما انتقل معه فعلا.",
        "Biens qui y sont inscrits\u{a0}: {count}. Vérifiez ce qui a vraiment suivi.",
        "Items on file there: {count}. Check what really went with it.",
    ),
);

/// An office that went elsewhere.
#[derive(Deserialize, Serialize)]
pub(super) struct OfficeMove {
    bureau: String,
    /// When, as the office names its writes.
    at: String,
    /// The user who wrote it, who knows.
    by: Option<String>,
    /// Its service until then.
    service: Option<String>,
}

/// What follows where an office went elsewhere with things in it.
pub(super) const FOLLOW: JobKind<OfficeMove> = JobKind::inside("property.officeMoved", |cx, gone| {
    if let Some(office) = cx.get(&BUREAUX, &gone.bureau)? {
        service_follows(cx, &office, gone.service.as_deref())?;
        keepers_are_told(cx, &office, gone)?;
    }
    Ok(())
});

fn office_was_written(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let (Some(before), office) = (&change.before, &change.after) else {
        return Ok(());
    };
    let has_moved = PLACE
        .iter()
        .any(|field| before.value(field.name) != office.value(field.name));
    if !has_moved || cx.first(&INVENTORY_ITEMS, [BUREAU.eq(office.id.as_str())])?.is_none() {
        return Ok(());
    }
    let gone = OfficeMove {
        bureau: office.id.clone(),
        at: office.updated_at.clone(),
        by: cx.who().user.clone(),
        service: before.get(SERVICE).map(|Id(service)| service),
    };
    cx.later(&FOLLOW, &format!("{} {}", gone.bureau, gone.at), &gone, None)
}

/// Things of the former service of their office are of the one that it has now; those of another stay, for that was typed.
fn service_follows(cx: &mut Cx<'_>, office: &Document, former: Option<&str>) -> Result<()> {
    let now = office.get(SERVICE);
    if now.as_ref().map(Id::as_str) == former {
        return Ok(());
    }
    let of_former = former.map_or_else(|| OF_SERVICE.is_null(), |service| OF_SERVICE.eq(service));
    for mut item in cx.all(&INVENTORY_ITEMS, [BUREAU.eq(office.id.as_str()), of_former])? {
        item.set_or_clear(OF_SERVICE, now.clone());
        cx.update(item)?;
    }
    Ok(())
}

fn keepers_are_told(cx: &mut Cx<'_>, office: &Document, gone: &OfficeMove) -> Result<()> {
    let here = [BUREAU.eq(office.id.as_str()), Filter::from(IS_KEPT)];
    let count = cx.count(&INVENTORY_ITEMS, here)?;
    if count == 0 {
        return Ok(());
    }
    let mut to = recipients::holders(cx, MOVES)?;
    to.retain(|user| gone.by.as_ref() != Some(user));
    let params = Params::new()
        .with_title("office", office)
        .with("count", &count.to_string());
    let notice = Notice::new(&MOVED, to, params)
        .about_document(office)
        .link(office.of.page_of(&office.id))
        .once_per_user(format!("{} {} {}", MOVED.id, office.id, gone.at));
    notify(cx, &notice)
}
