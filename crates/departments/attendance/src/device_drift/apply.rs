//! The punches of a period are read anew, in pieces of a transaction each.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Cx, JobKind};
use jiff::{SignedDuration, civil};
use platform::workday;
use schema::{Attr, Document, Id, Instant, Order, Path, Query, Result};
use serde::{Deserialize, Serialize};

use super::{ClockDrifts, DEVICE, shown_between};
use crate::punch::{self, PUNCHES};

/// Reads anew what a device sent while its clock showed certain hours.
pub(super) const JOB: JobKind<PunchRange> = JobKind::inside("deviceDrifts.apply", apply_next);

/// What a device sent while its clock showed certain hours.
#[derive(Deserialize, Serialize)]
pub(super) struct PunchRange {
    device: String,
    from: String,
    to: String,
    /// What the clock showed last among those that are done.
    behind: Option<String>,
}

/// So many punches change in one transaction, beside those of the same second.
const PIECE: u64 = 500;

/// Has the punches of a period be read anew.
pub(super) fn schedule(cx: &mut Cx<'_>, row: &Document) -> Result<()> {
    let (from, to) = shown_between(row)?.into_inner();
    let Id(device) = row.need(DEVICE)?;
    queue(
        cx,
        &PunchRange {
            device,
            from,
            to,
            behind: None,
        },
    )
}

fn queue(cx: &mut Cx<'_>, range: &PunchRange) -> Result<()> {
    let key = format!("{} {} {}", range.device, range.from, range.to);
    cx.later(&JOB, &key, range, None)
}

/// The next of them. Whatever order changes of periods come in, each punch ends where the periods that stand put it.
fn apply_next(cx: &mut Cx<'_>, range: &PunchRange) -> Result<()> {
    let piece = next_piece(cx, range)?;
    let drifts = ClockDrifts::of(cx, &range.device)?;
    let mut touched: BTreeMap<civil::Date, BTreeSet<Id>> = BTreeMap::new();
    for punch in piece.punches {
        for (day, employee) in correct(cx, punch, &drifts)? {
            touched.entry(day).or_default().insert(employee);
        }
    }
    for (day, people) in touched {
        let people: Vec<Id> = people.into_iter().collect();
        workday::mark(cx, &people, day, day)?;
    }
    let Some(behind) = piece.goes_on_behind else {
        return Ok(());
    };
    let rest = PunchRange {
        device: range.device.clone(),
        from: range.from.clone(),
        to: range.to.clone(),
        behind: Some(behind),
    };
    queue(cx, &rest)
}

/// Punches of one transaction.
struct PunchPiece {
    punches: Vec<Document>,
    /// What the clock showed at the last of them, where more may follow.
    goes_on_behind: Option<String>,
}

fn next_piece(cx: &Cx<'_>, range: &PunchRange) -> Result<PunchPiece> {
    let by_shown_time = Path {
        via: None,
        attr: Attr::Field(&punch::LOCAL_AT.def),
    };
    let mut filters = vec![
        punch::LOCAL_AT.between(range.from.clone(), range.to.clone()),
        punch::DEVICE.eq(&range.device),
    ];
    filters.extend(range.behind.clone().map(|behind| punch::LOCAL_AT.gt(behind)));
    let query = Query {
        filters,
        orders: vec![Order::ascending(by_shown_time)],
        limit: Some(PIECE),
        ..Query::default()
    };
    let mut punches = cx.page(&PUNCHES, &query)?.0;
    let last = punches.last().and_then(|punch| punch.get(punch::LOCAL_AT));
    let is_full = punches.len() as u64 == PIECE;
    let goes_on_behind = last.filter(|_| is_full);
    if let Some(last) = &goes_on_behind {
        // Of the last second all are taken together, so that the next piece begins behind it.
        punches.retain(|punch| punch.get(punch::LOCAL_AT).is_some_and(|shown| shown < *last));
        let same_second = [punch::LOCAL_AT.eq(last.clone()), punch::DEVICE.eq(&range.device)];
        punches.extend(cx.all(&PUNCHES, same_second)?);
    }
    Ok(PunchPiece {
        punches,
        goes_on_behind,
    })
}

/// Puts one punch where the periods say, and gives the days that it leaves and comes to. Whoever corrects a clock vouches for it;
/// without their word its hour is in doubt again.
fn correct(cx: &mut Cx<'_>, punch: Document, drifts: &ClockDrifts) -> Result<Vec<(civil::Date, Id)>> {
    let shown = punch.need(punch::LOCAL_AT)?;
    let (before, after) = (punch.get(punch::DRIFT), drifts.at(&shown));
    if before == after {
        return Ok(Vec::new());
    }
    let Instant(stood) = punch.need(punch::AT)?;
    let back = SignedDuration::from_mins(after.unwrap_or(0) - before.unwrap_or(0));
    let at = stood.checked_sub(back).unwrap_or(stood);
    let employee = punch.get(punch::EMPLOYEE);
    let mut corrected = punch.with(punch::AT, Instant(at));
    corrected.set_or_clear(punch::DRIFT, after);
    corrected.set(punch::IS_DOUBTFUL, after.is_none());
    cx.update(corrected)?;
    let days = [stood, at].map(schema::day_in_morocco);
    Ok(employee.map_or(Vec::new(), |employee| days.map(|day| (day, employee.clone())).to_vec()))
}
