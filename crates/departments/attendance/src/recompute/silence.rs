//! What devices say of somebody who left no line: who may have used one that has not told all of a day waits, and is absent from
//! nothing (decision 13); where none stood, and none knew them, nothing was measured.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use engine::Cx;
use jiff::civil::Date as Day;
use jiff::{Timestamp, ToSpan};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Attr, Date, Document, FieldDef, Id, Instant, Order, Path, Query, Result, Select};

use super::OF_EMPLOYEE;
use super::facts::{Shift, Sources, is_registered};
use crate::day::TimeSpan;
use crate::device::silent_place::MANY;
use crate::device::{self, DEVICES};
use crate::pointage::closing::{self, DAY_CLOSINGS};
use crate::punch::{self, PUNCHES};

/// Devices that somebody used so many days before may hold a punch of theirs.
pub(super) const USED_DAYS: i64 = 30;

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
    /// By place, the day of the first line that its devices ever told.
    first_lines: RefCell<HashMap<Option<Id>, Option<Day>>>,
    /// By place and day, whether many were expected and no line came.
    mute: RefCell<HashMap<(Option<Id>, Day), bool>>,
}

/// What terminals may say of a day on which somebody left no line.
pub(super) struct Measure {
    /// The devices that may hold something of it yet.
    pub untold: Vec<Id>,
    /// Whether a terminal in service stood where they were posted, or they had used one of late.
    pub is_measured: bool,
}

impl Default for Measure {
    /// All has been told, and a terminal measured it.
    fn default() -> Self {
        Measure {
            untold: Vec::new(),
            is_measured: true,
        }
    }
}

impl Measure {
    /// Whether no line on it means that nobody came.
    pub fn is_whole(&self) -> bool {
        self.untold.is_empty() && self.is_measured
    }
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
            first_lines: RefCell::default(),
            mute: RefCell::default(),
        })
    }

    /// The devices that may hold something of a day of somebody yet: those of the place of that day and those that they used of
    /// late, where they have not told it, and those of a place at which many were expected and nobody left a line. Whether
    /// anything measured the day: a terminal of the place that had begun to tell, or one that they used of late.
    pub fn measure(&self, cx: &Cx<'_>, employee: &Document, shift: &Shift) -> Result<Measure> {
        let (day, annexe) = (shift.window.date, shift.posting.annexe.clone());
        if self.closed.contains(&(day, None)) || self.closed.contains(&(day, annexe.clone())) {
            return Ok(Measure::default());
        }
        let window = shift.window.span;
        let in_service = self
            .devices
            .iter()
            .filter(|one| stood(one, window) && !is_out(one, window));
        let (here, elsewhere): (Vec<&Document>, Vec<&Document>) =
            in_service.partition(|one| one.get(device::ANNEXE) == annexe);
        let is_silent = |one: &&Document| is_silent(one, window);
        // Who is posted at no annexe may have used any terminal, or none.
        let (sure, perhaps) = if annexe.is_some() {
            (&here[..], &[][..])
        } else {
            (&[][..], &here[..])
        };
        let mut untold: Vec<Id> = sure
            .iter()
            .copied()
            .filter(is_silent)
            .map(|one| Id(one.id.clone()))
            .collect();
        let asked: Vec<&Document> = perhaps.iter().chain(&elsewhere).copied().filter(is_silent).collect();
        untold.extend(used_by(cx, employee, &asked, day)?);
        if untold.is_empty() && self.is_mute(cx, annexe.as_ref(), &here, shift)? {
            untold.extend(here.iter().map(|one| Id(one.id.clone())));
        }
        let had_told = |first: Option<Day>| first.is_some_and(|first| first <= day);
        let is_measured =
            (!here.is_empty() && had_told(self.first_line(cx, annexe.as_ref())?)) || used_any(cx, employee, shift)?;
        Ok(Measure { untold, is_measured })
    }

    /// The day of the first line that a device of a place ever told.
    fn first_line(&self, cx: &Cx<'_>, annexe: Option<&Id>) -> Result<Option<Day>> {
        if let Some(known) = self.first_lines.borrow().get(&annexe.cloned()) {
            return Ok(*known);
        }
        let mut first = None;
        for device in self
            .devices
            .iter()
            .filter(|one| one.get(device::ANNEXE).as_ref() == annexe)
        {
            let path = Path {
                via: None,
                attr: Attr::Field(&punch::AT.def),
            };
            let query = Query {
                filters: vec![punch::DEVICE.eq(&device.id)],
                orders: vec![Order::ascending(path)],
                limit: Some(1),
                ..Query::default()
            };
            let rows = cx.page(&PUNCHES, &query)?.0;
            let day = rows
                .first()
                .and_then(|row| row.get(punch::AT))
                .map(|Instant(at)| schema::day_in_morocco(at));
            first = first.into_iter().chain(day).min();
        }
        self.first_lines.borrow_mut().insert(annexe.cloned(), first);
        Ok(first)
    }

    /// Whether many were expected where these devices stand, and not one line came.
    fn is_mute(&self, cx: &Cx<'_>, annexe: Option<&Id>, here: &[&Document], shift: &Shift) -> Result<bool> {
        let key = (annexe.cloned(), shift.window.date);
        if here.is_empty() {
            return Ok(false);
        }
        if let Some(known) = self.mute.borrow().get(&key) {
            return Ok(*known);
        }
        // Of the day of the calendar, so that it is the same for everybody of the place, whatever their hours.
        let day = shift.window.date;
        let midnight = |day: Day| Instant(schema::instant_in_morocco(day.at(0, 0, 0, 0)));
        let lines = [
            punch::DEVICE.any_of(here.iter().map(|one| one.id.as_str())),
            punch::AT.ge(midnight(day)),
            punch::AT.lt(midnight(day.saturating_add(1.day()))),
        ];
        let is_mute = cx.first(&PUNCHES, lines)?.is_none() && are_many_expected(cx, annexe, day)?;
        self.mute.borrow_mut().insert(key, is_mute);
        Ok(is_mute)
    }
}

/// Whether many who are known to the devices were expected at a place on a day: posted there that day, in service, by their hours,
/// and not elsewhere for all of them.
fn are_many_expected(cx: &Cx<'_>, annexe: Option<&Id>, day: Day) -> Result<bool> {
    let known = Query {
        filters: vec![employee::EMP_CODE.is_not_null()],
        select: Select::only(&EMPLOYEES, OF_EMPLOYEE),
        ..Query::default()
    };
    let people = cx.all_of(&EMPLOYEES, known)?;
    let sources = Sources::read(cx, &people, day, day)?;
    let expected = people.iter().filter(|one| {
        let shift = sources.shift(one, day);
        shift.posting.annexe.as_ref() == annexe
            && is_registered(one, day)
            && sources.works_on(one, day) == Some(true)
            && sources.is_working_day(&shift)
            && !sources.is_away(&one.id, shift)
    });
    Ok(expected.take(MANY).count() == MANY)
}

/// Whether somebody left a line anywhere within the days before the end of a shift.
fn used_any(cx: &Cx<'_>, employee: &Document, shift: &Shift) -> Result<bool> {
    let since = shift.window.date.saturating_sub(USED_DAYS.days());
    let used = [
        punch::EMPLOYEE.eq(&employee.id),
        punch::AT.ge(Instant(schema::instant_in_morocco(since.at(0, 0, 0, 0)))),
        punch::AT.lt(Instant(shift.window.span.to)),
    ];
    Ok(cx.first(&PUNCHES, used)?.is_some())
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

/// Whether a device had not told all of a time.
fn is_silent(device: &Document, window: TimeSpan) -> bool {
    let told = device
        .get(device::TOLD_UNTIL)
        .map_or(Timestamp::MIN, |Instant(told)| told);
    told < window.to
}

/// Whether a device stood before the end of a time.
fn stood(device: &Document, window: TimeSpan) -> bool {
    device
        .get(device::INSTALLED_ON)
        .is_none_or(|Date(day)| schema::instant_in_morocco(day.at(0, 0, 0, 0)) < window.to)
}

/// Out of service at any moment of the window: attendance is then by sheet.
fn is_out(device: &Document, window: TimeSpan) -> bool {
    let Some(Instant(from)) = device.get(device::OUT_FROM) else {
        return false;
    };
    let to = device.get(device::OUT_TO).map_or(Timestamp::MAX, |Instant(to)| to);
    from < window.to && window.from < to
}
