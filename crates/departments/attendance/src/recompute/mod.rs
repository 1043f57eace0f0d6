//! Days are computed again when something that they follow from has changed, in pieces of a transaction each, so that no other
//! write waits long. Only days that differ from what stands are written.

mod day_off;
mod facts;
mod figures;
mod past_days;
mod piece;
mod place;
mod silence;
mod told;
mod wording;

use std::time::{Duration, Instant};

use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, RequestContext, Rights, Routine};
use futures_util::future::try_join_all;
use jiff::{SignedDuration, ToSpan};
use schema::{Date, Document, FieldDef, Filter, Id, Label, Query, Result, Select, attribute};

use crate::device::{DEVICES, silent_place};
use crate::pointage::{self, DayKind, POINTAGES};
use platform::people::employee::{self, EMPLOYEES};
use platform::workday::{self, DaysRecomputation};

pub use day_off::{day_off, days_off};
pub use facts::is_of_night;
pub use figures::STALE_FIGURES;
pub(crate) use past_days::{ERROR_CODES, PREVIEW, RECOMPUTE};
pub use told::TERMINAL_DAYS;

/// Takes what is stale, as long as other jobs may wait; what is left is a job of its own.
pub static RECOMPUTATION: DaysRecomputation = DaysRecomputation(|engine| Box::pin(run(engine)));

/// So long other jobs wait for days: letters and papers that people have asked for.
const TURN: Duration = Duration::from_secs(1);

async fn run(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("attendance"));
    let (begun, mut written) = (Instant::now(), 0);
    while begun.elapsed() < TURN {
        // Side by side, so that one commit takes several pieces: to wait for the disk costs more than a piece that changes nothing.
        let pieces: [_; SIDE_BY_SIDE] = std::array::from_fn(|_| engine.transact(&ctx, "days", piece::compute_next));
        let computed = try_join_all(pieces).await?;
        if computed.iter().any(Option::is_some) {
            written += computed.into_iter().flatten().sum::<u64>();
        } else if written > FEW {
            // Lines of many days are still coming: the figures of a day are counted when its lines have come.
            let later = |cx: &mut Cx<'_>| workday::compute_at(cx, cx.now() + CALM);
            engine.transact(&ctx, "days", later).await?;
            return Ok(written);
        } else if !engine.transact(&ctx, "figures", figures::count_next).await? {
            return Ok(written);
        }
    }
    engine.transact(&ctx, "days", workday::compute_later).await?;
    Ok(written)
}

/// Computes the days of everybody from one to another at once, with the figures that follow: a demonstration lives through them.
///
/// # Errors
/// When days cannot be read or written.
pub(crate) async fn compute_all(engine: &Engine, from: jiff::civil::Date, to: jiff::civil::Date) -> Result<()> {
    let ctx = RequestContext::new(Rights::whole("attendance"));
    let mut done = Some(0);
    while let Some(behind) = done {
        let piece = move |cx: &mut Cx<'_>| piece::compute_behind(cx, from, to, behind);
        done = engine.transact(&ctx, "days", piece).await?;
    }
    while engine.transact(&ctx, "figures", figures::count_next).await? {}
    Ok(())
}

/// So many pieces are handed over at once: no other write waits for more of them.
const SIDE_BY_SIDE: usize = 3;
/// Whoever wrote more days than this at a stretch has the backlog of a device before them, and counts its figures afterwards.
const FEW: u64 = 100;
/// So long nothing came.
const CALM: SignedDuration = SignedDuration::from_secs(1);

/// Each hour the days of yesterday and today, and those that still wait: a day ends, and a device speaks again, without any
/// write that would say so.
pub static ROUTINE: Routine = Routine {
    id: "pointages.days",
    label: Label::new("احتساب أيام الحضور", "Calcul des journées", "Computing of days"),
    every: Every::Hour(20),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(turn(engine)),
};

async fn turn(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    engine.transact(&ctx, ROUTINE.id, mark_turn).await
}

/// How many days were marked.
fn mark_turn(cx: &mut Cx<'_>) -> Result<u64> {
    let today = cx.today();
    let recent = today.saturating_sub(2.days());
    workday::mark(cx, &[], recent, today)?;
    let waiting = waiting_days(cx)?;
    for Date(day) in &waiting {
        if *day < recent {
            workday::mark(cx, &[], *day, *day)?;
        }
    }
    silent_place::notify_of_silent_places(cx)?;
    Ok(waiting.len() as u64)
}

/// So far back a day that lacks something, and of which a device may tell more, is looked at again.
const HEARD_DAYS: i64 = 90;

/// The days on which somebody still waits: for all of it, or for what a device may add to a day that lacks something.
fn waiting_days(cx: &Cx<'_>) -> Result<Vec<Date>> {
    let oldest = Date(cx.today().saturating_sub(HEARD_DAYS.days()));
    let devices: Vec<String> = cx.all(&DEVICES, [])?.into_iter().map(|device| device.id).collect();
    let lacking = [
        pointage::DATE.ge(oldest),
        pointage::MISSING.gt(0),
        pointage::WAITING_FOR.contains(devices.iter().map(|id| Id(id.clone()))),
    ];
    let mut days: Vec<Date> = dates(cx, &[pointage::DAY_KIND.eq(DayKind::Waiting)])?;
    if !devices.is_empty() {
        days.extend(dates(cx, &lacking)?);
    }
    days.sort();
    days.dedup();
    Ok(days)
}

/// The days of the rows that pass.
fn dates(cx: &Cx<'_>, filters: &[Filter]) -> Result<Vec<Date>> {
    let groups = cx.groups(&POINTAGES, filters.to_vec(), &pointage::DATE.def, Vec::new())?;
    let days = groups.iter().filter_map(|group| group.by.first()?.text()?.parse().ok());
    Ok(days.map(Date).collect())
}

/// Since when days are computed: the first that any punch tells of. Before that nobody was absent, for nothing counted them.
fn first_day(cx: &Cx<'_>) -> Result<Option<jiff::civil::Date>> {
    facts::first_punch(cx)
}

/// Employees behind one, in the order in which they were entered.
fn employees_behind(cx: &Cx<'_>, people: &[String], done: i64, most: u64) -> Result<Vec<Document>> {
    let mut filters = vec![attribute::SEQUENCE.gt(done)];
    if !people.is_empty() {
        filters.push(attribute::ID.any_of(people));
    }
    let query = Query {
        filters,
        select: Select::only(&EMPLOYEES, OF_EMPLOYEE),
        limit: Some(most),
        ..Query::default()
    };
    Ok(cx.page(&EMPLOYEES, &query)?.0)
}

/// What of a file the days of its employee follow from.
const OF_EMPLOYEE: &[FieldDef] = &[
    employee::ACTIVE.def,
    employee::FUNCTION.def,
    employee::ANNEXE.def,
    employee::SERVICE.def,
    employee::BUREAU.def,
    employee::EMP_CODE.def,
    employee::REGISTERED_ON.def,
    employee::RECRUITED_ON.def,
];
