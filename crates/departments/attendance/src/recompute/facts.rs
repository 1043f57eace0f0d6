//! What the days of some employees follow from, read at once.

use std::collections::{HashMap, HashSet};

use engine::Cx;
use jiff::civil::Date as Day;
use jiff::{Timestamp, ToSpan, civil};
use schema::{Attr, Date, Document, Field, Id, Instant, Order, Path, Query, Result, Select};

use super::place::Units;
use super::silence::{Measure, Silence};
use crate::correction::{self, POINTAGE_CORRECTIONS};
use crate::day::{Away, Corrected, Facts, Hours, TimeSpan, Window, Windows};
use crate::duty::{self, DUTIES};
use crate::punch::{self, PUNCHES};
use platform::organisation::assignment;
use platform::organisation::assignment::posting::Posting;
use platform::organisation::holiday::{self, HOLIDAYS};
use platform::organisation::work_schedule::{self, WORK_SCHEDULES, in_force};
use platform::people::career_step::activity;
use platform::people::employee;
use platform::workday::{AwayTime, away};

/// Everything that the days of a piece follow from.
pub(super) struct Sources {
    schedules: Vec<Document>,
    holidays: HashSet<Day>,
    units: Units,
    /// By employee.
    moves: HashMap<String, Vec<Document>>,
    careers: HashMap<String, Vec<Document>>,
    punches: HashMap<String, Vec<Timestamp>>,
    away: Vec<AwayTime>,
    duties: Vec<(String, TimeSpan)>,
    corrections: HashMap<(String, Day), Document>,
    silence: Silence,
    now: Timestamp,
}

/// The hours of one employee on one day, and where they were posted.
pub(super) struct Shift {
    /// Where they were posted.
    pub posting: Posting,
    /// The schedule in force.
    pub schedule: Option<Id>,
    is_workday: bool,
    hours: Option<Hours>,
    /// The punches that count for it lie in here.
    pub window: Window,
}

impl Shift {
    /// What a time elsewhere covers of it. What was granted by days covers the shifts that begin on them, whenever those end; a
    /// half day ends and begins in the middle of the hours.
    fn away(&self, time: &AwayTime) -> Option<Away> {
        let day = self.window.date;
        let span = match (time.days, self.hours) {
            (Some(days), _) if day < days.first || days.last < day => return None,
            (Some(days), Some(hours)) => {
                let (noon_ends, noon_begins) = hours.noon();
                TimeSpan {
                    from: if days.starts_at_noon && day == days.first {
                        noon_begins
                    } else {
                        hours.start
                    },
                    to: if days.ends_at_noon && day == days.last {
                        noon_ends
                    } else {
                        hours.end
                    },
                }
            }
            _ => TimeSpan {
                from: time.from.0,
                to: time.to.0,
            },
        };
        Some(Away { span, kind: time.kind })
    }
}

/// What is known of one employee.
pub(super) struct Theirs {
    /// Punches by the day that they belong to.
    pub punches: HashMap<Day, Vec<Timestamp>>,
    /// Where they were elsewhere, by the day whose hours it covers.
    pub away: HashMap<Day, Vec<Away>>,
    /// What they were called to.
    pub duties: Vec<TimeSpan>,
}

/// What a day follows from, and the correction that stands over it.
pub(super) struct DayFacts<'f> {
    /// What the day follows from.
    pub facts: Facts<'f>,
    /// What was set right.
    pub correction: Option<Id>,
}

impl Sources {
    /// Reads what the days of these employees follow from, between two days, both included.
    pub fn read(cx: &Cx<'_>, employees: &[Document], from: Day, to: Day) -> Result<Sources> {
        let ids: Vec<String> = employees.iter().map(|one| one.id.clone()).collect();
        let keys: Vec<Id> = ids.iter().cloned().map(Id).collect();
        // A night of the day before reaches into the first day, that of the last into the day after.
        let (early, late) = (from.saturating_sub(1.day()), to.saturating_add(1.day()));
        let holidays = cx.all(&HOLIDAYS, [holiday::DATE.ge(Date(from)), holiday::DATE.le(Date(to))])?;
        let schedules = cx.all(&WORK_SCHEDULES, [])?;
        Ok(Sources {
            holidays: holidays
                .iter()
                .filter_map(|one| one.get(holiday::DATE))
                .map(|Date(day)| day)
                .collect(),
            units: Units::read(cx, &schedules)?,
            schedules,
            moves: moves(cx, &ids)?,
            careers: activity::by_employee(cx, &ids)?,
            punches: punches(cx, &ids, early, late)?,
            away: away(cx, &keys, from, to.saturating_add(1.day()))?,
            duties: duties(cx, &ids, early, late)?,
            corrections: corrections(cx, &ids, from, to)?,
            silence: Silence::read(cx, from, to)?,
            now: cx.now(),
        })
    }

    /// Whether an employee worked here on a day; nothing where nobody knows.
    pub fn works_on(&self, employee: &Document, day: Day) -> Option<bool> {
        let steps = self.careers.get(&employee.id).map_or(&[][..], Vec::as_slice);
        activity::works_on(employee, steps, day)
    }

    /// The hours of an employee on a day.
    pub fn shift(&self, employee: &Document, day: Day) -> Shift {
        let moves = self.moves.get(&employee.id).map_or(&[][..], Vec::as_slice);
        let posting = Posting::of(employee, moves, day);
        let placement = self.units.placement(&employee.id, &posting);
        let schedule = in_force(&self.schedules, &placement, day);
        let schedule = schedule.as_deref();
        let is_workday = schedule.is_some_and(|schedule| is_workday(schedule, day));
        let hours = schedule
            .filter(|_| is_workday)
            .and_then(|schedule| hours(schedule, day));
        Shift {
            window: Window::of(day, hours.as_ref()),
            schedule: schedule.map(|schedule| Id(schedule.id.clone())),
            posting,
            is_workday,
            hours,
        }
    }

    /// Whether hours that name days of the week are in force on the day of a shift.
    pub fn names_weekdays(&self, shift: &Shift) -> bool {
        let in_force = |one: &&Document| shift.schedule.as_ref().is_some_and(|Id(id)| *id == one.id);
        let weekdays = self.schedules.iter().find(in_force);
        weekdays.is_some_and(|one| !one.get(work_schedule::WEEKDAYS).unwrap_or_default().is_empty())
    }

    /// The punches of an employee by the day that they belong to, among the shifts of days that follow one another.
    pub fn punches_by_day(&self, employee: &str, shifts: &[Shift]) -> HashMap<Day, Vec<Timestamp>> {
        let windows = Windows(shifts.iter().map(|shift| shift.window).collect());
        windows.by_day(self.punches.get(employee).map_or(&[], Vec::as_slice))
    }

    /// Where an employee was elsewhere, by the days of these shifts.
    pub fn away_by_day(&self, employee: &str, shifts: &[Shift]) -> HashMap<Day, Vec<Away>> {
        let theirs: Vec<&AwayTime> = self
            .away
            .iter()
            .filter(|one| one.employee.as_str() == employee)
            .collect();
        let on = |shift: &Shift| theirs.iter().filter_map(|time| shift.away(time)).collect();
        shifts.iter().map(|shift| (shift.window.date, on(shift))).collect()
    }

    /// Whether what takes an employee elsewhere covers all the hours of a shift.
    pub fn is_away(&self, employee: &str, shift: Shift) -> bool {
        let shifts = [shift];
        let away = self.away_by_day(employee, &shifts);
        let [Shift { window, hours, .. }] = &shifts;
        let whole = hours.map_or(window.span, |hours| TimeSpan {
            from: hours.start,
            to: hours.end,
        });
        away.values()
            .flatten()
            .any(|one| one.span.from <= whole.from && whole.to <= one.span.to)
    }

    /// The duties that an employee was called to.
    pub fn duties_of(&self, employee: &str) -> Vec<TimeSpan> {
        let theirs = self.duties.iter().filter(|(whose, _)| whose == employee);
        theirs.map(|(_, span)| *span).collect()
    }

    /// Whether the day of a shift is over.
    pub fn is_over(&self, shift: &Shift) -> bool {
        shift.window.span.to <= self.now
    }

    /// Whether the employee is expected on the day of a shift: by the hours, and on no holiday.
    pub fn is_working_day(&self, shift: &Shift) -> bool {
        shift.is_workday && !self.holidays.contains(&shift.window.date)
    }

    /// What terminals may say of the day of a shift on which somebody left no line; nothing is asked of one that goes on.
    pub fn measure(&self, cx: &Cx<'_>, employee: &Document, shift: &Shift) -> Result<Measure> {
        if !self.is_over(shift) {
            return Ok(Measure::default());
        }
        self.silence.measure(cx, employee, shift)
    }

    /// All that a day follows from.
    pub fn facts<'f>(&self, employee: &Document, shift: &Shift, theirs: &'f Theirs, measure: &Measure) -> DayFacts<'f> {
        let day = shift.window.date;
        let punches: &[Timestamp] = theirs.punches.get(&day).map_or(&[], Vec::as_slice);
        let away: &[Away] = theirs.away.get(&day).map_or(&[], Vec::as_slice);
        let correction = self.corrections.get(&(employee.id.clone(), day));
        DayFacts {
            facts: Facts {
                date: day,
                window: shift.window,
                is_workday: shift.is_workday,
                hours: shift.hours,
                is_holiday: self.holidays.contains(&day),
                is_registered: is_registered(employee, day),
                is_over: self.is_over(shift),
                is_told: measure.untold.is_empty(),
                is_measured: measure.is_measured,
                punches,
                away,
                duties: &theirs.duties,
                corrected: correction.map(|row| corrected(row, &shift.window)),
            },
            correction: correction.map(|row| Id(row.id.clone())),
        }
    }
}

/// Whether the hours of an employee end on the day after they begin.
///
/// # Errors
/// When hours or postings cannot be read.
pub fn is_of_night(cx: &Cx<'_>, employee: &Document, day: Day) -> Result<bool> {
    let sources = Sources::read(cx, std::slice::from_ref(employee), day, day)?;
    let shift = sources.shift(employee, day);
    Ok(shift.hours.is_some_and(|hours| schema::day_in_morocco(hours.end) > day))
}

/// The day of the first punch that stands.
pub(super) fn first_punch(cx: &Cx<'_>) -> Result<Option<Day>> {
    let path = Path {
        via: None,
        attr: Attr::Field(&punch::AT.def),
    };
    let query = Query {
        orders: vec![Order::ascending(path)],
        limit: Some(1),
        ..Query::default()
    };
    let (rows, _) = cx.page(&PUNCHES, &query)?;
    let at = rows.first().and_then(|row| row.get(punch::AT));
    Ok(at.map(|Instant(at)| schema::day_in_morocco(at)))
}

/// Whether the devices knew somebody on a day. Since when they do is kept from the day on which it was first written down; of a
/// code that is older, nobody knows when it was given, and it holds.
pub(super) fn is_registered(employee: &Document, day: Day) -> bool {
    employee.get(employee::EMP_CODE).is_some()
        && employee
            .get(employee::REGISTERED_ON)
            .is_none_or(|Date(since)| since <= day)
}

fn is_workday(schedule: &Document, day: Day) -> bool {
    let weekday = i64::from(day.weekday().to_monday_one_offset());
    schedule
        .get(work_schedule::WEEKDAYS)
        .unwrap_or_default()
        .contains(&weekday)
}

fn hours(schedule: &Document, day: Day) -> Option<Hours> {
    let time = |key: Field<String>| schedule.get(key)?.parse::<civil::Time>().ok();
    let (start, end) = time(work_schedule::START).zip(time(work_schedule::END))?;
    let last = if end <= start { day.tomorrow().ok()? } else { day };
    let minutes = |key| schedule.get(key).unwrap_or(0);
    let is_friday = day.weekday() == civil::Weekday::Friday;
    let friday_break = schedule.get(work_schedule::FRIDAY_BREAK).filter(|_| is_friday);
    let friday_start = time(work_schedule::FRIDAY_BREAK_START).filter(|_| is_friday);
    let break_start = friday_start.or_else(|| time(work_schedule::BREAK_START));
    // At night a break may lie after midnight.
    let break_day = |at: civil::Time| if at < start { last } else { day };
    Some(Hours {
        break_start: break_start.map(|at| schema::instant_in_morocco(break_day(at).to_datetime(at))),
        start: schema::instant_in_morocco(day.to_datetime(start)),
        end: schema::instant_in_morocco(last.to_datetime(end)),
        break_minutes: friday_break.unwrap_or_else(|| minutes(work_schedule::BREAK)),
        grace: minutes(work_schedule::GRACE),
        tolerated: minutes(work_schedule::TOLERATED),
    })
}

/// The assignments that move employees, oldest first.
fn moves(cx: &Cx<'_>, ids: &[String]) -> Result<HashMap<String, Vec<Document>>> {
    let mut by_employee: HashMap<String, Vec<Document>> = HashMap::new();
    for one in assignment::moves(cx, ids)? {
        if let Some(Id(employee)) = one.get(assignment::EMPLOYEE) {
            by_employee.entry(employee).or_default().push(one);
        }
    }
    Ok(by_employee)
}

fn punches(cx: &Cx<'_>, ids: &[String], from: Day, to: Day) -> Result<HashMap<String, Vec<Timestamp>>> {
    let midnight = |day: Day| Instant(schema::instant_in_morocco(day.at(0, 0, 0, 0)));
    let between = [
        punch::EMPLOYEE.any_of(ids),
        punch::AT.ge(midnight(from)),
        punch::AT.lt(midnight(to.saturating_add(1.day()))),
    ];
    let query = Query {
        filters: between.into(),
        select: Select::only(&PUNCHES, &[punch::EMPLOYEE.def, punch::AT.def]),
        ..Query::default()
    };
    let mut by_employee: HashMap<String, Vec<Timestamp>> = HashMap::new();
    for row in cx.all_of(&PUNCHES, query)? {
        if let (Some(Id(employee)), Some(Instant(at))) = (row.get(punch::EMPLOYEE), row.get(punch::AT)) {
            by_employee.entry(employee).or_default().push(at);
        }
    }
    Ok(by_employee)
}

fn duties(cx: &Cx<'_>, ids: &[String], from: Day, to: Day) -> Result<Vec<(String, TimeSpan)>> {
    let ordered = [
        duty::EMPLOYEE.any_of(ids),
        duty::DATE.ge(Date(from)),
        duty::DATE.le(Date(to)),
    ];
    let span = |row: &Document| {
        let Date(day) = row.get(duty::DATE)?;
        let time = |key: Field<String>| row.get(key)?.parse::<civil::Time>().ok();
        let (from, to) = time(duty::FROM).zip(time(duty::TO))?;
        let last = if to <= from { day.tomorrow().ok()? } else { day };
        let span = TimeSpan {
            from: schema::instant_in_morocco(day.to_datetime(from)),
            to: schema::instant_in_morocco(last.to_datetime(to)),
        };
        Some((row.get(duty::EMPLOYEE)?.0, span))
    };
    Ok(cx.all(&DUTIES, ordered)?.iter().filter_map(span).collect())
}

/// The correction that stands on each day: the latest that was not withdrawn.
fn corrections(cx: &Cx<'_>, ids: &[String], from: Day, to: Day) -> Result<HashMap<(String, Day), Document>> {
    let standing = [
        correction::EMPLOYEE.any_of(ids),
        correction::DATE.ge(Date(from)),
        correction::DATE.le(Date(to)),
        correction::WITHDRAWN_AT.is_null(),
    ];
    let mut latest = HashMap::new();
    for row in cx.all(&POINTAGE_CORRECTIONS, standing)? {
        let key = (row.need(correction::EMPLOYEE)?.0, row.need(correction::DATE)?.0);
        latest.insert(key, row);
    }
    Ok(latest)
}

/// An hour that the window of a day holds on the morning after alone is of that morning.
fn corrected(row: &Document, window: &Window) -> Corrected {
    let moment = |key: Field<String>| {
        let time: civil::Time = row.get(key)?.parse().ok()?;
        let on = |day: Day| schema::instant_in_morocco(day.to_datetime(time));
        let (that_day, after) = (on(window.date), on(window.date.saturating_add(1.day())));
        let is_after = !window.holds(that_day) && window.holds(after);
        Some(if is_after { after } else { that_day })
    };
    Corrected {
        first_in: moment(correction::FIRST_IN),
        last_out: moment(correction::LAST_OUT),
        kind: row.get(correction::DAY_KIND),
    }
}
