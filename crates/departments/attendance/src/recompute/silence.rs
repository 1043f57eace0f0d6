//! Devices that have not told all of a day: who may have used one waits, and is absent from nothing (decision 13).

use std::collections::HashSet;

use engine::Cx;
use jiff::civil::Date as Day;
use jiff::{Timestamp, ToSpan};
use schema::{Date, Document, FieldDef, Id, Instant, Query, Result, Select};

use super::facts::Shift;
use crate::day::TimeSpan;
use crate::device::{self, DEVICES};
use crate::pointage::closing::{self, DAY_CLOSINGS};
use crate::punch::{self, PUNCHES};

/// Devices that somebody used so many days before may hold a punch of theirs.
const USED_DAYS: i64 = 30;

/// What of a device its silence follows from; the rest of what is derived of it is counted anew whenever it is read.
const ASKED: &[FieldDef] = &[
    device::ANNEXE.def,
    device::INSTALLED_ON.def,
    device::OUT_FROM.def,
    device::OUT_TO.def,
    device::TOLD_UNTIL.def,
];

/// What the devices have told, and which days somebody closed all the same.
pub(super) struct Silence {
    devices: Vec<Document>,
    /// Day and annexe; of all where none is named.
    closed: HashSet<(Day, Option<Id>)>,
}

impl Silence {
    pub fn read(cx: &Cx<'_>, from: Day, to: Day) -> Result<Silence> {
        let closings = cx.all(
            &DAY_CLOSINGS,
            [closing::DATE.ge(Date(from)), closing::DATE.le(Date(to))],
        )?;
        let closed = closings
            .iter()
            .filter_map(|row| Some((row.get(closing::DATE)?.0, row.get(closing::ANNEXE))));
        let devices = Query {
            filters: vec![device::ALLOWED.eq(true)],
            select: Select::only(&DEVICES, ASKED),
            ..Query::default()
        };
        Ok(Silence {
            devices: cx.all_of(&DEVICES, devices)?,
            closed: closed.collect(),
        })
    }

    /// The devices that may hold something of a day of somebody yet: those of the place of that day and those that they used of
    /// late, where they have not told it.
    pub fn untold(&self, cx: &Cx<'_>, employee: &Document, shift: &Shift) -> Result<Vec<Id>> {
        let (day, annexe) = (shift.window.date, shift.posting.annexe.clone());
        if self.closed.contains(&(day, None)) || self.closed.contains(&(day, annexe.clone())) {
            return Ok(Vec::new());
        }
        let silent = self.devices.iter().filter(|one| is_silent(one, shift.window.span));
        let is_here = |one: &&Document| annexe.is_some() && one.get(device::ANNEXE) == annexe;
        let (here, elsewhere): (Vec<&Document>, Vec<&Document>) = silent.partition(is_here);
        let mut untold: Vec<Id> = here.into_iter().map(|one| Id(one.id.clone())).collect();
        untold.extend(used_by(cx, employee, &elsewhere, day)?);
        Ok(untold)
    }
}

/// Those of some devices that somebody used within the days before.
fn used_by(cx: &Cx<'_>, employee: &Document, devices: &[&Document], day: Day) -> Result<Vec<Id>> {
    if devices.is_empty() {
        return Ok(Vec::new());
    }
    let since = schema::instant_in_morocco(day.saturating_sub(USED_DAYS.days()).at(0, 0, 0, 0));
    let used = [
        punch::EMPLOYEE.eq(&employee.id),
        punch::AT.ge(Instant(since)),
        punch::DEVICE.any_of(devices.iter().map(|one| one.id.as_str())),
    ];
    let groups = cx.groups(&PUNCHES, used, PUNCHES.need(punch::DEVICE)?, Vec::new())?;
    let ids = groups
        .iter()
        .filter_map(|group| Some(Id(group.by.first()?.text()?.to_owned())));
    Ok(ids.collect())
}

/// Whether a device has something of a time to tell yet: it stood then, was in service, and has not told it.
fn is_silent(device: &Document, window: TimeSpan) -> bool {
    let told = device
        .get(device::TOLD_UNTIL)
        .map_or(Timestamp::MIN, |Instant(told)| told);
    let stood = device
        .get(device::INSTALLED_ON)
        .is_none_or(|Date(day)| schema::instant_in_morocco(day.at(0, 0, 0, 0)) < window.to);
    stood && told < window.to && !is_out(device, window)
}

/// Out of service at any moment of the window: attendance is then by sheet.
fn is_out(device: &Document, window: TimeSpan) -> bool {
    let Some(Instant(from)) = device.get(device::OUT_FROM) else {
        return false;
    };
    let to = device.get(device::OUT_TO).map_or(Timestamp::MAX, |Instant(to)| to);
    from < window.to && window.from < to
}
