//! Clock periods (فترات انحراف الساعة): hours during which the clock of a device was wrong by so many minutes, as somebody found
//! out. The punches of those hours are read anew; what the device sent stays as it was sent (decision 12).

mod apply;

use std::ops::RangeInclusive;

use engine::{Cx, Effect, Entity, Import};
use schema::{
    Access, Change, Collection, Document, Id, Instant, Label, Query, Rejection, Result, Unique, attribute, error_codes,
    fields, instant, integer, link, long,
};

use crate::device::DEVICES;

error_codes! {
    MOVES_NOTHING = "drift_moves_nothing", invalid => "{field}: عدد دقائق غير الصفر، سالب إن كانت الساعة متأخرة", "{field}\u{a0}: un nombre de minutes autre que zéro, négatif si l’horloge retardait", "{field}: a number of minutes other than zero, negative where the clock was behind";
    OVERLAPS = "drift_overlaps", conflict => "صححت ساعة هذا الجهاز من {from} إلى {to}: غيروا تلك الفترة", "L’horloge de cet appareil est déjà corrigée du {from} au {to}\u{a0}: modifiez cette période", "The clock of this device is corrected from {from} to {to} already: change that period";
}

/// A clock that is further off than a year was never set: what it sends has no day that could be found again.
const YEAR_OF_MINUTES: i64 = 366 * 24 * 60;

fields! {
    DEVICE: Id = link("deviceId", || &DEVICES).expands("device").required() => "الجهاز", "Pointeuse", "Device";
    /// By the wrong clock itself: what stands beside each punch.
    FROM: Instant = instant("fromAt").required() => "من (حسب ساعة الجهاز)", "Du (heure affichée par l’appareil)", "From (as the device showed it)";
    TO: Instant = instant("toAt").required().not_before(FROM) => "إلى (حسب ساعة الجهاز)", "Au (heure affichée par l’appareil)", "To (as the device showed it)";
    /// Less than zero where the clock was behind.
    MINUTES: i64 = integer("minutes").within(-YEAR_OF_MINUTES, YEAR_OF_MINUTES).required() => "دقائق التقدم", "Minutes d’avance", "Minutes ahead";
    REASON: String = long("reason").required() => "السبب", "Motif", "Reason";
}

/// Kept by whoever keeps attendance; each change stands in the history.
pub static DEVICE_DRIFTS: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("فترة انحراف الساعة", "Correction d’horloge", "Clock correction"),
    many: Label::new("فترات انحراف الساعة", "Corrections d’horloge", "Clock corrections"),
    unique: &[Unique::on(&[DEVICE.def, FROM.def])],
    access: Access::resource(crate::RESOURCE),
    title: &[FROM.def],
    ..Collection::new("deviceDrifts", FIELDS)
};

const PUNCHES_FOLLOW: Effect = Effect {
    touches: &[],
    run: punches_follow,
};

/// One period for each hour of a device; its punches follow.
pub static DEVICE_DRIFT: Entity = Entity {
    before_write: &[it_moves_something, it_overlaps_no_other],
    after_write: &[PUNCHES_FOLLOW],
    after_delete: &[PUNCHES_FOLLOW],
    jobs: &[&apply::JOB],
    import: Some(&Import::by(&DEVICE_DRIFTS, &[&[DEVICE.def, FROM.def]])),
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&DEVICE_DRIFTS)
};

fn it_moves_something(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.need(MINUTES)? == 0 {
        return Err(Rejection::new(MOVES_NOTHING).about(&MINUTES.def).into());
    }
    Ok(())
}

/// Two corrections of one hour would be applied in an order that nobody chose.
fn it_overlaps_no_other(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &change.after;
    let same_hours = [
        DEVICE.eq(row.need(DEVICE)?),
        FROM.le(row.need(TO)?),
        TO.ge(row.need(FROM)?),
        attribute::ID.ne(row.id.clone()),
    ];
    let Some(other) = cx.first(&DEVICE_DRIFTS, same_hours)? else {
        return Ok(());
    };
    let refused = Rejection::new(OVERLAPS).field(FROM.def.name);
    let refused = refused.moment("from", other.need(FROM)?);
    Err(refused.moment("to", other.need(TO)?).into())
}

/// The punches of the hours that were and of those that are.
fn punches_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    for row in change.before.iter().chain([&change.after]) {
        apply::schedule(cx, row)?;
    }
    Ok(())
}

/// When the clock of a device was wrong, and by how much.
pub struct ClockDrifts(Vec<(RangeInclusive<String>, i64)>);

impl ClockDrifts {
    /// Those of a device.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn of(cx: &Cx<'_>, device: &str) -> Result<ClockDrifts> {
        let query = Query {
            filters: vec![DEVICE.eq(device)],
            ..Query::default()
        };
        let rows = cx.all_of(&DEVICE_DRIFTS, query)?;
        let period = |row: &Document| Ok((shown_between(row)?, row.need(MINUTES)?));
        rows.iter().map(period).collect::<Result<_>>().map(ClockDrifts)
    }

    /// By how many minutes the clock was ahead when it showed this, where somebody said so.
    pub fn at(&self, shown: &str) -> Option<i64> {
        let period = self.0.iter().find(|(period, _)| period.contains(&shown.to_owned()));
        period.map(|(_, minutes)| *minutes)
    }
}

/// The hours of a period as punches bear them.
fn shown_between(row: &Document) -> Result<RangeInclusive<String>> {
    let shown = |Instant(at)| schema::moment_in_morocco(at).strftime("%Y-%m-%d %H:%M:%S").to_string();
    Ok(shown(row.need(FROM)?)..=shown(row.need(TO)?))
}
