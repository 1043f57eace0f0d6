//! The one writer of punches, whether a device or a file brings them.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

use engine::{Cx, Engine, RequestContext};
use jiff::{SignedDuration, Timestamp, civil};
use platform::organisation::work_schedule::WORK_SCHEDULES;
use platform::workday;
use schema::{Date, Document, Id, Instant, Query, Result, Select};

use super::finger;
use super::local_time::{self, PlacedTime};
use super::{
    ANNEXE, AT, DEVICE, DEVICE_SN, DRIFT, EMP_CODE, EMPLOYEE, IS_DOUBTFUL, LOCAL_AT, PUNCHES, RAW_STATE, RECEIVED,
    RECORD, SOURCE, Source, VERIFY_MODE,
};
use crate::day::WindowReach;
use crate::device::malformed::{self, Fault, MalformedLine};
use crate::device::told_zone::ToldZones;
use crate::device::{self, INSTALLED_ON, SERIAL, unknown_code};
use crate::device_drift::ClockDrifts;

/// So many lines in one transaction: other writes pass in between.
pub const PIECE: usize = 500;
/// So many people in one piece are no family of a small door any more: their days are marked one by one.
const MANY: usize = 100;
/// A punch that lies further in the future is a clock that is wrong.
const FUTURE: SignedDuration = SignedDuration::from_hours(24);

/// A punch as a terminal says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPunch {
    /// Whose, as text: leading zeros count.
    pub code: String,
    /// When, by the wall clock of the device.
    pub local: civil::DateTime,
    /// In or out, as it says.
    pub state: Option<i64>,
    /// By finger, card or face.
    pub verify: Option<i64>,
    /// Its number on firmware of door control.
    pub record: Option<i64>,
    /// The line, for when it is refused.
    pub line: String,
}

impl NewPunch {
    /// The time as it was sent.
    pub fn local_text(&self) -> String {
        self.local.strftime("%Y-%m-%d %H:%M:%S").to_string()
    }
}

/// From where punches come.
#[derive(Clone, Debug)]
pub struct PunchOrigin {
    /// The device.
    pub device: Document,
    /// Its word, or a file.
    pub source: Source,
    /// Minutes ahead of UTC that it was told, where it sends at once.
    pub live_zone: Option<i64>,
    /// When they came.
    pub received: Timestamp,
}

/// What came of punches.
#[derive(Clone, Debug, Default)]
pub struct WriteReport {
    /// Those that were not there.
    pub new: u64,
    /// Those that were.
    pub known: u64,
    /// Those that are none.
    pub malformed: u64,
    /// Codes that nobody has.
    pub unknown: std::collections::BTreeSet<String>,
    /// The first and the last day of the new ones.
    pub days: Option<(civil::Date, civil::Date)>,
}

impl WriteReport {
    fn add(&mut self, other: WriteReport) {
        self.new += other.new;
        self.known += other.known;
        self.malformed += other.malformed;
        self.unknown.extend(other.unknown);
        self.days = match (self.days, other.days) {
            (Some((from, to)), Some((other_from, other_to))) => Some((from.min(other_from), to.max(other_to))),
            (one, other) => one.or(other),
        };
    }
}

/// What is written beside the last piece, from what came of them all.
pub type NoteReport = Arc<dyn Fn(&mut Cx<'_>, &WriteReport) -> Result<()> + Send + Sync>;

/// Writes punches, a piece in each transaction: what was written of them before stays written, so that a second try only goes on.
/// What is noted of them all stands in the last one, for each commit is waited for.
pub async fn write(
    engine: &Engine,
    ctx: &RequestContext,
    origin: &PunchOrigin,
    punches: Vec<NewPunch>,
    note: NoteReport,
) -> Result<WriteReport> {
    let mut report = WriteReport::default();
    let mut pieces = punches.chunks(PIECE).peekable();
    loop {
        let piece = pieces.next().unwrap_or_default().to_vec();
        let note = pieces.peek().is_none().then(|| note.clone());
        let (origin, before, is_last) = (origin.clone(), report.clone(), note.is_some());
        let work = move |cx: &mut Cx<'_>| {
            let mut report = before.clone();
            report.add(write_piece(cx, &origin, &piece)?);
            if let Some(note) = &note {
                note(cx, &report)?;
            }
            Ok(report)
        };
        report = engine.transact(ctx, "punches", work).await?;
        if is_last {
            return Ok(report);
        }
    }
}

/// What would come of punches; nothing stays.
pub async fn rehearse(
    engine: &Engine,
    ctx: &RequestContext,
    origin: &PunchOrigin,
    punches: Vec<NewPunch>,
) -> Result<WriteReport> {
    let mut report = WriteReport::default();
    for piece in punches.chunks(PIECE) {
        let (origin, piece) = (origin.clone(), piece.to_vec());
        let work = move |cx: &mut Cx<'_>| write_piece(cx, &origin, &piece);
        report.add(engine.dry_run(ctx, "punches", work).await?);
    }
    Ok(report)
}

fn write_piece(cx: &mut Cx<'_>, origin: &PunchOrigin, punches: &[NewPunch]) -> Result<WriteReport> {
    let serial = origin.device.need(SERIAL)?;
    let mut report = WriteReport::default();
    let known = known_punches(cx, &serial, punches)?;
    let codes: Vec<String> = punches.iter().map(|punch| punch.code.clone()).collect();
    let codes: Vec<String> = codes.into_iter().collect::<HashSet<_>>().into_iter().collect();
    let employees = super::employees_of(cx, &codes)?;
    let (mut written, mut refused) = (Touched::default(), Vec::new());
    let drifts = ClockDrifts::of(cx, &origin.device.id)?;
    let reach = WindowReach::of(&cx.all(&WORK_SCHEDULES, [])?);
    let zones = ToldZones::of(cx, &origin.device.id)?;
    let mut seen = known;
    for punch in punches {
        if !seen.insert(key(punch)) {
            report.known += 1;
            continue;
        }
        let drift = drifts.at(&punch.local_text());
        let placed = place_in_time(origin, &zones, punch, drift);
        if let Some(fault) = fault_of(cx, &origin.device, placed) {
            refused.push(MalformedLine::new(&punch.line, fault));
            continue;
        }
        let employee = employees.get(&punch.code);
        let mut row = row(origin, &serial, punch, placed);
        row.set_or_clear(EMPLOYEE, employee.cloned());
        row.set_or_clear(DRIFT, drift);
        cx.create(row)?;
        written.note(punch, placed, employee, reach);
        report.new += 1;
    }
    report.malformed = refused.len() as u64;
    malformed::keep(cx, &origin.device.id, &refused)?;
    unknown_code::note(cx, &origin.device.id, &written.unknown)?;
    finger::note(cx, &finger::codes_of(origin.source, punches))?;
    written.mark(cx)?;
    report.unknown.extend(written.unknown.into_keys());
    report.days = written.days;
    Ok(report)
}

/// What new punches touch.
#[derive(Default)]
struct Touched {
    employees: BTreeMap<civil::Date, BTreeSet<Id>>,
    unknown: BTreeMap<String, Vec<Instant>>,
    days: Option<(civil::Date, civil::Date)>,
}

impl Touched {
    fn note(&mut self, punch: &NewPunch, placed: PlacedTime, employee: Option<&Id>, reach: WindowReach) {
        if let Some(employee) = employee {
            for day in reach.days(placed.at) {
                self.employees.entry(day).or_default().insert(employee.clone());
            }
        } else {
            let times = self.unknown.entry(punch.code.clone()).or_default();
            times.push(Instant(placed.at));
        }
        let day = schema::day_in_morocco(placed.at);
        let (from, to) = self.days.unwrap_or((day, day));
        self.days = Some((from.min(day), to.max(day)));
    }
}

impl Touched {
    /// Has the days be computed anew. Lines of a whole town come day by day: where its people differ from day to day, each day is
    /// marked for its own, lest those who come later be waited for first. Few people over many days are one row.
    fn mark(&self, cx: &mut Cx<'_>) -> Result<()> {
        let (Some(first), Some(last)) = (self.employees.keys().next(), self.employees.keys().next_back()) else {
            return Ok(());
        };
        let (from, to) = (*first, *last);
        let everybody: BTreeSet<&Id> = self.employees.values().flatten().collect();
        let touched: usize = self.employees.values().map(BTreeSet::len).sum();
        let days = usize::try_from(from.until(to).map_or(0, |span| span.get_days())).unwrap_or_default() + 1;
        if everybody.len() < MANY || touched == everybody.len() * days {
            let everybody: Vec<Id> = everybody.into_iter().cloned().collect();
            return workday::mark(cx, &everybody, from, to);
        }
        for (day, people) in &self.employees {
            let people: Vec<Id> = people.iter().cloned().collect();
            workday::mark(cx, &people, *day, *day)?;
        }
        Ok(())
    }
}

/// What a punch of a device is known by.
type PunchKey = (String, String);

fn key(punch: &NewPunch) -> PunchKey {
    (punch.code.clone(), punch.local_text())
}

/// Those of these punches that stand already.
fn known_punches(cx: &Cx<'_>, serial: &str, punches: &[NewPunch]) -> Result<HashSet<PunchKey>> {
    let times: HashSet<String> = punches.iter().map(NewPunch::local_text).collect();
    let query = Query {
        filters: vec![LOCAL_AT.any_of(times), DEVICE_SN.eq(serial)],
        select: Select::only(&PUNCHES, &[EMP_CODE.def, LOCAL_AT.def]),
        ..Query::default()
    };
    let rows = cx.all_of(&PUNCHES, query)?;
    let mut known: HashSet<PunchKey> = rows
        .iter()
        .filter_map(|row| Some((row.get(EMP_CODE)?, row.get(LOCAL_AT)?)))
        .collect();
    let records: Vec<i64> = punches.iter().filter_map(|punch| punch.record).collect();
    if !records.is_empty() {
        let same = cx.all(&PUNCHES, [RECORD.any_of(records), DEVICE_SN.eq(serial)])?;
        let numbers: HashSet<i64> = same.iter().filter_map(|row| row.get(RECORD)).collect();
        let again = punches
            .iter()
            .filter(|punch| punch.record.is_some_and(|number| numbers.contains(&number)));
        known.extend(again.map(key));
    }
    Ok(known)
}

/// When it was, without the minutes that somebody found its clock to be ahead: their word leaves no doubt.
fn place_in_time(origin: &PunchOrigin, zones: &ToldZones, punch: &NewPunch, drift: Option<i64>) -> PlacedTime {
    let placed = match origin.live_zone {
        Some(zone) => local_time::live(punch.local, zone, origin.received),
        None => zones.place_in_time(punch.local, origin.received),
    };
    match drift {
        Some(minutes) => placed.without(SignedDuration::from_mins(minutes)),
        None => placed,
    }
}

/// Why a line that can be read is no punch all the same.
fn fault_of(cx: &Cx<'_>, device: &Document, placed: PlacedTime) -> Option<Fault> {
    if placed.at > cx.now() + FUTURE {
        return Some(Fault::Future);
    }
    let made: Option<Timestamp> = device.created_at.parse().ok();
    let installed = device.get(INSTALLED_ON).map(|Date(day)| day);
    let first = installed.or(made.map(schema::day_in_morocco));
    first
        .is_some_and(|first| schema::day_in_morocco(placed.at) < first)
        .then_some(Fault::TooOld)
}

fn row(origin: &PunchOrigin, serial: &str, punch: &NewPunch, placed: PlacedTime) -> Document {
    let mut row = Document::new(&PUNCHES)
        .with(DEVICE, Id(origin.device.id.clone()))
        .with(DEVICE_SN, serial.to_owned())
        .with(EMP_CODE, punch.code.clone())
        .with(LOCAL_AT, punch.local_text())
        .with(AT, Instant(placed.at))
        .with(IS_DOUBTFUL, placed.is_doubtful)
        .with(SOURCE, origin.source)
        .with(RECEIVED, Instant(origin.received));
    row.set_or_clear(ANNEXE, origin.device.get(device::ANNEXE));
    row.set_or_clear(VERIFY_MODE, punch.verify);
    row.set_or_clear(RAW_STATE, punch.state);
    row.set_or_clear(RECORD, punch.record);
    row
}
