//! What administrators are told of the clock: that nobody knows whether its data are still right.

use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, Extension, RequestContext, Rights, Routine};
use schema::{Label, LegalTime, Result, legal_time};

use crate::notice::{Notice, NoticeKind, Params, Text, notify};
use crate::people::user::administrator;

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&DATA_OLD];

/// The newest data known are older than twelve months.
pub static DATA_OLD: NoticeKind = NoticeKind::new(
    "settings.zoneDataOld",
    Label::new(
        "معطيات التوقيت القانوني متقادمة",
        "Données de l’heure légale anciennes",
        "Old data of legal time",
    ),
    Text::new(
        "معطيات التوقيت القانوني متقادمة",
        "Les données de l’heure légale sont anciennes",
        "The data of legal time are old",
    ),
    Text::new(
        "أحدث إصدار معروف هو {release}، وقد مضى عليه أكثر من سنة: قد يكون تغيير صدر بعده غير معروف. يجب تحيين البرنامج أو النظام، أو إدخال التغيير في شاشة الساعة.",
        "La version la plus récente connue est {release} et a plus d’un an\u{a0}: un changement décidé depuis peut manquer. Mettez à jour le programme ou le système, ou saisissez le changement à l’écran de l’horloge.",
        "The newest release known is {release}, more than a year old: a change that was ordered since may be missing. Update the program or the system, or enter the change on the screen of the clock.",
    ),
)
.for_admins();

/// Looks each morning how old the data are.
pub static ROUTINE: Routine = Routine {
    id: "settings.zoneData",
    label: Label::new(
        "مراقبة معطيات التوقيت القانوني",
        "Contrôle des données de l’heure légale",
        "Check of the data of legal time",
    ),
    every: Every::Day(6, 30),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, _| Box::pin(look(engine)),
};

async fn look(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("clock"));
    let tell = |cx: &mut Cx<'_>| tell_if_old(cx, legal_time());
    engine.transact(&ctx, "settings.zoneData", tell).await
}

/// Tells administrators once a month; how many things there were to tell.
pub(super) fn tell_if_old(cx: &mut Cx<'_>, time: &LegalTime) -> Result<u64> {
    let today = cx.today();
    if !super::is_old(time, today) {
        return Ok(0);
    }
    let release = time.release().map_or_else(|| "?".to_owned(), ToString::to_string);
    let key = format!("{} {}", DATA_OLD.id, today.first_of_month());
    let params = Params::new().with("release", &release);
    let notice = Notice::new(&DATA_OLD, administrator::all(cx)?, params)
        .link("/settings/administration?tab=clock")
        .once_per_user(key);
    notify(cx, &notice)?;
    Ok(1)
}
