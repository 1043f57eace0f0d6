//! A place at which many were expected and of which not one line came: human resources are told the day after, once, and close the
//! day with a reason when nothing is to come any more.

use std::collections::HashMap;

use engine::{Cx, Extension};
use jiff::ToSpan;
use platform::deadline::recipients::holders;
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::organisation::annexe::ANNEXES;
use schema::{Date, Filter, Id, Label, Query, Result, Select};

use crate::pointage::{ANNEXE, DATE, DAY_KIND, DayKind, FIRST_IN, POINTAGES};

/// Where so many are expected and not one line came, a terminal has failed before so many people have stayed away.
pub(crate) const MANY: usize = 10;
/// What lies further back was told, or is older than this program.
const LOOKED_BACK: i64 = 7;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&SILENT];

/// Nobody of a place left a line on a day.
static SILENT: NoticeKind = NoticeKind::new(
    "devices.silentPlace",
    Label::new(
        "مكان عمل بدون أي تسجيل",
        "Lieu sans aucun pointage",
        "A place without any punch",
    ),
    Text::new(
        "لا تسجيل يوم {day}: {place}",
        "Aucun pointage le {day}\u{a0}: {place}",
        "No punch on {day}: {place}",
    ),
    Text::new(
        "عدد المنتظرين: {people}. يبقى هذا اليوم في انتظار المعطيات ولا يحتسب تغيبا: تحققوا من الجهاز، أو أقفلوا اليوم مع بيان السبب.",
        "Agents attendus\u{a0}: {people}. La journée reste en attente et ne vaut absence pour personne\u{a0}: vérifiez l’appareil, ou clôturez-la en indiquant le motif.",
        "People expected: {people}. The day waits and is nobody’s absence: look at the device, or close the day with a reason.",
    ),
);

/// Tells of the places whose days of late wait without a line of anybody.
///
/// # Errors
/// When days cannot be read or notices written.
pub(crate) fn notify_of_silent_places(cx: &mut Cx<'_>) -> Result<()> {
    let today = cx.today();
    let since = today.saturating_sub(LOOKED_BACK.days());
    let waiting = Query {
        filters: vec![
            DATE.ge(Date(since)),
            DATE.lt(Date(today)),
            DAY_KIND.eq(DayKind::Waiting),
        ],
        select: Select::only(&POINTAGES, &[DATE.def, ANNEXE.def]),
        ..Query::default()
    };
    let mut expected: HashMap<(Date, Option<Id>), usize> = HashMap::new();
    for row in cx.all_of(&POINTAGES, waiting)? {
        *expected.entry((row.need(DATE)?, row.get(ANNEXE))).or_default() += 1;
    }
    for ((day, annexe), people) in expected {
        if people < MANY || has_anybody_come(cx, day, annexe.as_ref())? {
            continue;
        }
        let place = match &annexe {
            Some(Id(annexe)) => cx.get(&ANNEXES, annexe)?,
            None => None,
        };
        let mut params = Params::new().day("day", day.0).with("people", &people.to_string());
        params = match &place {
            Some(place) => params.with_title("place", place),
            None => params.with_text("place", |lang| HEADQUARTERS.text(lang).to_owned()),
        };
        let key = format!("{} {} {}", SILENT.id, annexe.as_ref().map_or("", Id::as_str), day.0);
        let mut link = format!("/pointage?tab=days&from={0}&to={0}", day.0);
        if let Some(Id(annexe)) = &annexe {
            link = format!("{link}&annexe={annexe}");
        }
        let to = holders(cx, crate::KEEPS)?;
        notify(cx, &Notice::new(&SILENT, to, params).link(link).once_per_user(key))?;
    }
    Ok(())
}

/// Where people are posted who are of no annexe.
const HEADQUARTERS: Label = Label::new("مقر الجماعة", "siège", "headquarters");

fn has_anybody_come(cx: &Cx<'_>, day: Date, annexe: Option<&Id>) -> Result<bool> {
    let here: Filter = annexe.map_or_else(|| ANNEXE.is_null(), |annexe| ANNEXE.eq(annexe));
    Ok(cx
        .first(&POINTAGES, [DATE.eq(day), here, FIRST_IN.is_not_null()])?
        .is_some())
}
