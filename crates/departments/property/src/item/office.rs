//! An office goes elsewhere with the things that stand in it: those who keep the inventory are told, and the things are of its
//! service.

use engine::{Cx, Extension, JobKind};
use platform::deadline::recipients;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::organisation::bureau::{ANNEXE, BUILDING, BUREAUX, BureauFollower, FLOOR, LOCATION, SERVICE};
use schema::{Change, FieldDef, Filter, Label, Result};
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

/// The things of an office that changed its service.
#[derive(Deserialize, Serialize)]
pub(super) struct FormerService {
    bureau: String,
    service: Option<String>,
}

/// Things that are of the former service of their office are of the one that it has now; those of another stay, for that was typed.
pub(super) const SERVICE_FOLLOWS: JobKind<FormerService> = JobKind::inside("property.serviceFollows", |cx, former| {
    let Some(office) = cx.get(&BUREAUX, &former.bureau)? else {
        return Ok(());
    };
    let of_former = match &former.service {
        Some(service) => OF_SERVICE.eq(service.as_str()),
        None => OF_SERVICE.is_null(),
    };
    for item in cx.all(&INVENTORY_ITEMS, [BUREAU.eq(former.bureau.as_str()), of_former])? {
        let mut item = item;
        item.set_or_clear(OF_SERVICE, office.get(SERVICE));
        cx.update(item)?;
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
    let here = BUREAU.eq(office.id.as_str());
    let count = if has_moved {
        cx.count(&INVENTORY_ITEMS, [here, Filter::from(IS_KEPT)])?
    } else {
        0
    };
    if count == 0 {
        return Ok(());
    }
    let key = format!("{} {}", office.id, office.updated_at);
    if before.get(SERVICE) != office.get(SERVICE) {
        let former = FormerService {
            bureau: office.id.clone(),
            service: before.get(SERVICE).map(|service| service.as_str().to_owned()),
        };
        cx.later(&SERVICE_FOLLOWS, &key, &former, None)?;
    }
    let mut to = recipients::holders(cx, MOVES)?;
    to.retain(|user| cx.who().user.as_ref() != Some(user));
    let params = Params::new()
        .with_title("office", office)
        .with("count", &count.to_string());
    let notice = Notice::new(&MOVED, to, params)
        .about_document(office)
        .link(office.of.page_of(&office.id))
        .once_per_user(format!("{} {key}", MOVED.id));
    notify(cx, &notice)
}
