//! Terms beside a model of them that asks of each day on its own whether it is the end.

use std::collections::BTreeSet;

use jiff::civil::{Date, date};
use jiff::{Span, ToSpan as _};
use proptest::prelude::*;

use crate::time_limit::{
    CountedDays, Direction, LimitUnit, LineKind, OnHoliday, Stop, Suspension, TimeLimit, TimeLimitSheet,
};
use crate::workday::DayOff;

/// Saturdays, Sundays, and some holidays.
fn calendar(holidays: &BTreeSet<Date>) -> impl Fn(Date) -> Option<DayOff> + '_ {
    |day| {
        if holidays.contains(&day) {
            return Some(DayOff::Holiday);
        }
        (day.weekday().to_monday_one_offset() > 5).then_some(DayOff::Rest)
    }
}

fn end(limit: TimeLimit, from: Date, direction: Direction, stops: &[Stop], holidays: &[Date]) -> TimeLimitSheet {
    let holidays = holidays.iter().copied().collect();
    limit.end(from, direction, stops, &calendar(&holidays))
}

fn forwards(limit: TimeLimit, from: Date) -> Date {
    end(limit, from, Direction::Forwards, &[], &[]).end
}

#[test]
fn the_first_day_never_counts_and_a_clear_term_ends_the_day_after_its_last() {
    let limit = TimeLimit::calendar_days(30);
    assert_eq!(forwards(limit, date(2026, 11, 2)), date(2026, 12, 2));
    let clear = TimeLimit { clear: true, ..limit };
    assert_eq!(forwards(clear, date(2026, 11, 2)), date(2026, 12, 3));
    let back = end(clear, date(2026, 12, 3), Direction::Backwards, &[], &[]);
    assert_eq!(back.end, date(2026, 11, 2), "thirty whole days lie between");
}

#[test]
fn months_end_on_the_same_day_or_the_last_of_a_shorter_month() {
    for (months, from, to) in [
        (1, date(2026, 1, 31), date(2026, 2, 28)),
        (1, date(2028, 1, 31), date(2028, 2, 29)),
        (2, date(2026, 1, 31), date(2026, 3, 31)),
        (12, date(2028, 2, 29), date(2029, 2, 28)),
        (3, date(2026, 11, 30), date(2027, 2, 28)),
    ] {
        assert_eq!(forwards(TimeLimit::months(months), from), to, "{months} after {from}");
    }
    let back = end(TimeLimit::months(1), date(2026, 3, 31), Direction::Backwards, &[], &[]);
    assert_eq!(back.end, date(2026, 2, 28));
}

#[test]
fn holidays_in_a_row_carry_the_end_and_the_sheet_says_so() {
    let feast = [date(2026, 12, 24), date(2026, 12, 25), date(2026, 12, 28)];
    let limit = TimeLimit {
        on_holiday: OnHoliday::NextWorking,
        ..TimeLimit::calendar_days(4)
    };
    let sheet = end(limit, date(2026, 12, 20), Direction::Forwards, &[], &feast);
    assert_eq!(
        sheet.end,
        date(2026, 12, 29),
        "over the feast, the weekend and the holiday after it"
    );
    let told: Vec<_> = sheet.lines.iter().map(|line| (line.kind, line.from, line.to)).collect();
    assert_eq!(
        told,
        [
            (LineKind::FirstDay, date(2026, 12, 20), date(2026, 12, 20)),
            (LineKind::Carried, date(2026, 12, 24), date(2026, 12, 29)),
        ]
    );
    let early = TimeLimit {
        on_holiday: OnHoliday::PreviousWorking,
        ..limit
    };
    let sheet = end(early, date(2026, 12, 21), Direction::Forwards, &[], &feast);
    assert_eq!(sheet.end, date(2026, 12, 23));
}

#[test]
fn days_of_work_pass_over_rests_and_holidays_each_told_with_its_days() {
    let sheet = end(
        TimeLimit::working_days(5),
        date(2026, 11, 12),
        Direction::Forwards,
        &[],
        &[date(2026, 11, 18)],
    );
    assert_eq!(sheet.end, date(2026, 11, 20));
    let told: Vec<_> = sheet.lines.iter().map(|line| (line.kind, line.from, line.to)).collect();
    assert_eq!(
        told,
        [
            (LineKind::FirstDay, date(2026, 11, 12), date(2026, 11, 12)),
            (LineKind::RestDay, date(2026, 11, 14), date(2026, 11, 15)),
            (LineKind::Holiday, date(2026, 11, 18), date(2026, 11, 18)),
        ]
    );
}

#[test]
fn a_suspension_over_new_year_and_a_stop_put_the_end_off_by_their_days() {
    let limit = TimeLimit {
        suspended: Some(Suspension {
            from: (12, 20),
            to: (1, 10),
        }),
        ..TimeLimit::calendar_days(10)
    };
    assert_eq!(
        forwards(limit, date(2026, 12, 15)),
        date(2027, 1, 16),
        "four days before, six after"
    );
    let stop = Stop {
        from: date(2027, 1, 12),
        to: date(2027, 1, 14),
    };
    let sheet = end(limit, date(2026, 12, 15), Direction::Forwards, &[stop], &[]);
    assert_eq!(sheet.end, date(2027, 1, 19));
    let told: Vec<_> = sheet.lines[1..]
        .iter()
        .map(|line| (line.kind, line.from, line.to))
        .collect();
    assert_eq!(
        told,
        [
            (LineKind::Suspended, date(2026, 12, 20), date(2027, 1, 10)),
            (LineKind::Stopped, date(2027, 1, 12), date(2027, 1, 14)),
        ]
    );
}

#[test]
fn a_term_that_nothing_ends_comes_to_an_end() {
    let always = |_| Some(DayOff::Holiday);
    let limit = TimeLimit {
        on_holiday: OnHoliday::NextWorking,
        ..TimeLimit::working_days(3)
    };
    let sheet = limit.end(date(2026, 1, 1), Direction::Forwards, &[], &always);
    assert!(sheet.end > date(2126, 1, 1));
}

/// What a term is tried on.
#[derive(Clone, Debug)]
struct Case {
    limit: TimeLimit,
    from: Date,
    direction: Direction,
    stops: Vec<Stop>,
    holidays: BTreeSet<Date>,
}

const ORIGIN: Date = date(2026, 1, 1);

fn day(offset: i32) -> Date {
    ORIGIN.saturating_add(i64::from(offset).days())
}

fn spans() -> impl Strategy<Value = Vec<Stop>> {
    let stop = (-200..900_i32, 0..40_i32).prop_map(|(from, length)| Stop {
        from: day(from),
        to: day(from + length),
    });
    proptest::collection::vec(stop, 0..4)
}

fn suspensions() -> impl Strategy<Value = Option<Suspension>> {
    let days = (1..=12_i8, 1..=28_i8);
    let pair = (days.clone(), days).prop_map(|(from, to)| Suspension { from, to });
    // No more than half a year, so that a term goes on.
    let short = pair.prop_filter("half a year at most", |one| {
        (0..365).filter(|at| one.covers(day(*at))).count() <= 182
    });
    proptest::option::of(short)
}

fn limits() -> impl Strategy<Value = TimeLimit> {
    let carried = prop_oneof![
        Just(OnHoliday::Stay),
        Just(OnHoliday::NextWorking),
        Just(OnHoliday::PreviousWorking)
    ];
    let units = prop_oneof![
        (0..60_i64).prop_map(TimeLimit::calendar_days),
        (0..60_i64).prop_map(TimeLimit::working_days),
        (0..14_i64).prop_map(TimeLimit::months),
    ];
    (units, any::<bool>(), carried, suspensions()).prop_map(|(limit, clear, on_holiday, suspended)| TimeLimit {
        clear,
        on_holiday,
        suspended,
        ..limit
    })
}

fn cases() -> impl Strategy<Value = Case> {
    let holidays = proptest::collection::btree_set((-200..900_i32).prop_map(day), 0..40);
    let directions = prop_oneof![Just(Direction::Forwards), Just(Direction::Backwards)];
    (limits(), 0..400_i32, directions, spans(), holidays).prop_map(|(limit, from, direction, stops, holidays)| Case {
        limit,
        from: day(from),
        direction,
        stops,
        holidays,
    })
}

impl Case {
    fn end(&self) -> TimeLimitSheet {
        let calendar = calendar(&self.holidays);
        self.limit.end(self.from, self.direction, &self.stops, &calendar)
    }

    /// Whether a day counts.
    fn counter(&self) -> impl Fn(&Date) -> bool + '_ {
        let is_off = calendar(&self.holidays);
        let by_work = self.limit.unit == LimitUnit::Day && self.limit.counts == CountedDays::Working;
        let season = self.limit.suspended.map(season_days).unwrap_or_default();
        move |day| {
            let runs = !self.stops.iter().any(|stop| stop.from <= *day && *day <= stop.to);
            runs && !season.contains(&(day.month(), day.day())) && !(by_work && is_off(*day).is_some())
        }
    }

    /// The days in the direction of the term, without the first.
    fn days(&self) -> Vec<Date> {
        let step: Span = match self.direction {
            Direction::Forwards => 1.day(),
            Direction::Backwards => (-1).day(),
        };
        self.from.series(step).skip(1).take(2_500).collect()
    }

    /// The end by the definition: the first day up to which so many days counted.
    fn model(&self) -> Date {
        let months = |sign: i64| {
            i64::from(days_between(
                self.from,
                month_model(self.from, sign * self.limit.amount),
            ))
        };
        let amount = match (self.limit.unit, self.direction) {
            (LimitUnit::Day, _) => self.limit.amount,
            (LimitUnit::Month, Direction::Forwards) => months(1),
            (LimitUnit::Month, Direction::Backwards) => months(-1),
        };
        let wanted = usize::try_from(amount).unwrap() + usize::from(self.limit.clear);
        let counted: Vec<Date> = self.days().into_iter().filter(self.counter()).collect();
        let end = wanted.checked_sub(1).map_or(self.from, |at| counted[at]);
        let is_open = |day: &Date| calendar(&self.holidays)(*day).is_none();
        match self.limit.on_holiday {
            OnHoliday::Stay => end,
            OnHoliday::NextWorking => end.series(1.day()).find(is_open).unwrap(),
            OnHoliday::PreviousWorking => end.series((-1).day()).find(is_open).unwrap(),
        }
    }
}

/// The days of a season, by walking it from its first day.
fn season_days(season: Suspension) -> BTreeSet<(i8, i8)> {
    let of = |day: Date| (day.month(), day.day());
    let mut days = BTreeSet::new();
    // Its February is that of a leap year, on whichever side of New Year it lies.
    let year = if season.from <= season.to { 2024 } else { 2023 };
    for day in date(year, season.from.0, season.from.1).series(1.day()) {
        days.insert(of(day));
        if of(day) == season.to {
            break;
        }
    }
    days
}

/// So many months later or earlier, by hand: the day of the month, or the greatest that the month has.
fn month_model(from: Date, months: i64) -> Date {
    let at = i64::from(from.year()) * 12 + i64::from(from.month()) - 1 + months;
    let (year, month) = (
        i16::try_from(at.div_euclid(12)).unwrap(),
        i8::try_from(at.rem_euclid(12) + 1).unwrap(),
    );
    let mut days = (1..=from.day()).rev();
    days.find_map(|day| Date::new(year, month, day).ok()).unwrap()
}

fn days_between(from: Date, to: Date) -> i32 {
    from.until(to).unwrap().get_days().abs()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn the_end_is_the_day_up_to_which_so_many_days_counted(case in cases()) {
        prop_assert_eq!(case.end().end, case.model());
    }

    #[test]
    fn the_sheet_accounts_for_every_day_that_did_not_count(case in cases()) {
        let sheet = case.end();
        let plain = |kind: LineKind| !matches!(kind, LineKind::FirstDay | LineKind::LastDay | LineKind::Carried);
        let told: BTreeSet<Date> = (sheet.lines.iter())
            .filter(|line| plain(line.kind))
            .flat_map(|line| line.from.series(1.day()).take_while(|day| *day <= line.to))
            .collect();
        let carried = sheet.lines.iter().find(|line| line.kind == LineKind::Carried);
        let counted_to = carried.map_or(sheet.end, |line| line.from);
        let is_within = |day: &Date| match case.direction {
            Direction::Forwards => *day <= counted_to,
            Direction::Backwards => *day >= counted_to,
        };
        let counts = case.counter();
        let wanted: BTreeSet<Date> = (case.days().into_iter())
            .take_while(is_within)
            .filter(|day| !counts(day))
            .collect();
        prop_assert_eq!(told, wanted);
        prop_assert!(carried.is_none_or(|line| line.to == sheet.end));
    }

    /// Months alone may end a day earlier when they begin a day later on the end of a month, and only where something stops them.
    #[test]
    fn what_begins_later_ends_no_earlier(case in cases(), later in 1..60_i32) {
        prop_assume!(case.limit.unit == LimitUnit::Day || (case.stops.is_empty() && case.limit.suspended.is_none()));
        let after = Case { from: case.from.saturating_add(i64::from(later).days()), ..case.clone() };
        prop_assert!(case.end().end <= after.end().end);
    }
}
