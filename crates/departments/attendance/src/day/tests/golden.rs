use jiff::civil::{Date, date};

use super::{Away, AwayKind, Computed, Corrected, Facts, Reason, TimeSpan, Window, Windows, at, compute, facts, hours};
use super::{normal, span};
use crate::pointage::{DayKind, Status};

const DAY: Date = date(2026, 11, 2);

/// Kind, status, worked, late, early, overtime, missing.
type Figures = (DayKind, Option<Status>, Option<i64>, i64, i64, i64, i64);

/// A line of the table: what happened, its facts, and what the day is.
struct Case<'c> {
    what: &'c str,
    facts: Facts<'c>,
    is: Figures,
}

fn figures(day: &Computed) -> Figures {
    (
        day.kind,
        day.status,
        day.worked,
        day.late,
        day.early,
        day.overtime,
        day.missing,
    )
}

fn check(cases: Vec<Case<'_>>) {
    for case in cases {
        let day = compute(&case.facts).unwrap_or_else(|| panic!("{}: no day", case.what));
        assert_eq!(figures(&day), case.is, "{}: {:?}", case.what, day.reasons);
    }
}

/// What happened, the punches, and status, worked, late, early, overtime, missing of a working day.
type Line = (&'static str, &'static [&'static str], Status, Option<i64>, [i64; 4]);

const WORKING_DAYS: &[Line] = &[
    (
        "before the start and a minute after the end; those between are shown only",
        &["08:25:10", "12:30:00", "13:01:00", "16:31:59"],
        Status::OnTime,
        Some(456),
        [0, 0, 1, 0],
    ),
    (
        "ten minutes and some seconds are within the grace",
        &["08:40:59", "16:30:00"],
        Status::OnTime,
        Some(439),
        [10, 0, 0, 0],
    ),
    (
        "thirty minutes and some seconds are tolerated, and still counted from the start",
        &["09:00:30", "16:30:00"],
        Status::Tolerable,
        Some(419),
        [30, 0, 0, 0],
    ),
    (
        "thirty-one are late",
        &["09:01:00", "16:30:00"],
        Status::Late,
        Some(419),
        [31, 0, 0, 31],
    ),
    (
        "an hour early beyond what is tolerated",
        &["08:30:00", "15:29:30"],
        Status::OnTime,
        Some(389),
        [0, 60, 0, 60],
    ),
    (
        "less than half of the day takes no break off",
        &["08:30:00", "12:29:00"],
        Status::OnTime,
        Some(239),
        [0, 241, 0, 241],
    ),
    (
        "one punch is no absence, and no time of work",
        &["08:31:00"],
        Status::OnTime,
        None,
        [1, 0, 0, 0],
    ),
    (
        "one punch that came twice is one",
        &["08:31:00", "08:31:00"],
        Status::OnTime,
        None,
        [1, 0, 0, 0],
    ),
    (
        "no punch at all, without the break",
        &[],
        Status::Absent,
        None,
        [0, 0, 0, 450],
    ),
];

#[test]
fn working_days_are_as_the_table_says() {
    for (what, times, status, worked, [late, early, overtime, missing]) in WORKING_DAYS {
        let punches: Vec<_> = times.iter().map(|time| at(&format!("{DAY}T{time}"))).collect();
        let facts = Facts {
            punches: &punches,
            ..facts(DAY, normal(DAY))
        };
        let is = (
            DayKind::Work,
            Some(*status),
            *worked,
            *late,
            *early,
            *overtime,
            *missing,
        );
        check(vec![Case { what, facts, is }]);
    }
}

#[test]
fn days_without_work_and_days_that_wait_are_as_the_table_says() {
    let plain = facts(DAY, normal(DAY));
    let with = |what, change: fn(&mut Facts<'_>), kind, status| {
        let mut facts = plain.clone();
        change(&mut facts);
        let is = (kind, status, None, 0, 0, 0, 0);
        Case { what, facts, is }
    };
    let unregistered = Some(Status::NotRegistered);
    check(vec![
        with("a holiday", |facts| facts.is_holiday = true, DayKind::Holiday, None),
        with(
            "who has no code was not absent",
            |facts| facts.is_registered = false,
            DayKind::Work,
            unregistered,
        ),
        with(
            "a day that goes on",
            |facts| facts.is_over = false,
            DayKind::Waiting,
            None,
        ),
        with(
            "a device that is silent leaves the day waiting, never absent",
            |facts| facts.is_told = false,
            DayKind::Waiting,
            None,
        ),
    ]);
}

#[test]
fn work_on_a_day_of_rest_is_overtime_and_a_day_of_rest_alone_is_no_row() {
    let morning = [at("2026-11-02T08:40"), at("2026-11-02T12:00")];
    let of = |is_holiday, is_workday, punches| Facts {
        is_workday,
        is_holiday,
        punches,
        ..facts(DAY, normal(DAY))
    };
    check(vec![Case {
        what: "a holiday that was worked is overtime; less than half of a day takes no break off",
        facts: of(true, true, &morning),
        is: (DayKind::Holiday, None, Some(200), 0, 0, 200, 0),
    }]);
    assert_eq!(
        compute(&of(false, false, &[])),
        None,
        "a Sunday on which nothing happened"
    );
    let day = compute(&of(false, false, &morning)).unwrap();
    assert_eq!((day.kind, day.overtime), (DayKind::Rest, 200));
}

#[test]
fn half_a_mission_leaves_the_rest_of_the_day() {
    let morning = [Away {
        span: span("2026-11-02T07:00", "2026-11-02T12:00"),
        kind: AwayKind::Mission,
    }];
    let back = [at("2026-11-02T12:45"), at("2026-11-02T16:30")];
    let all_day = [Away {
        span: span("2026-11-01T07:00", "2026-11-03T12:00"),
        kind: AwayKind::Mission,
    }];
    let of = |away, punches| Facts {
        punches,
        away,
        ..facts(DAY, normal(DAY))
    };
    check(vec![
        Case {
            what: "back at a quarter to one: late by 45 minutes of what was left",
            facts: of(&morning, &back),
            is: (DayKind::Work, Some(Status::Late), Some(225), 45, 0, 0, 45),
        },
        Case {
            what: "who does not come back is absent for the rest, half of the day and its break",
            facts: of(&morning, &[]),
            is: (DayKind::Work, Some(Status::Absent), None, 0, 0, 0, 240),
        },
        Case {
            what: "a mission over the day",
            facts: of(&all_day, &[]),
            is: (DayKind::Mission, None, None, 0, 0, 0, 0),
        },
    ]);
}

#[test]
fn of_two_reasons_to_be_away_leave_names_the_day() {
    let away = [
        Away {
            span: span("2026-11-02T00:00", "2026-11-02T12:00"),
            kind: AwayKind::Permission,
        },
        Away {
            span: span("2026-11-02T12:00", "2026-11-03T00:00"),
            kind: AwayKind::Leave,
        },
    ];
    let day = compute(&Facts {
        away: &away,
        ..facts(DAY, normal(DAY))
    });
    assert_eq!(day.unwrap().reasons, [Reason::Away(AwayKind::Leave)]);
}

#[test]
fn what_was_set_right_stands_over_what_was_derived() {
    let punches = [at("2026-11-02T10:00"), at("2026-11-02T16:30")];
    let corrected = |first: Option<&str>, kind| Corrected {
        first_in: first.map(at),
        last_out: None,
        kind,
    };
    let of = |corrected| Facts {
        punches: &punches,
        corrected: Some(corrected),
        ..facts(DAY, normal(DAY))
    };
    check(vec![
        Case {
            what: "came at half past eight after all",
            facts: of(corrected(Some("2026-11-02T08:30"), None)),
            is: (DayKind::Work, Some(Status::OnTime), Some(450), 0, 0, 0, 0),
        },
        Case {
            what: "was out by permission",
            facts: of(corrected(None, Some(DayKind::Permission))),
            is: (DayKind::Permission, None, Some(360), 0, 0, 0, 0),
        },
    ]);
    let day = compute(&of(corrected(None, Some(DayKind::Permission)))).unwrap();
    assert_eq!(day.reasons.first(), Some(&Reason::Corrected), "and it says so first");
}

/// The clock goes back on 15 February 2026 at three: that night has an hour more. It goes on on 22 March.
#[test]
fn the_nights_of_the_change_of_the_clock_are_an_hour_longer_and_shorter() {
    for (day, minutes) in [
        (date(2026, 2, 14), 9 * 60),
        (date(2026, 3, 21), 7 * 60),
        (date(2026, 4, 6), 8 * 60),
    ] {
        let night = hours(day, "22:00", "06:00", 0);
        let punches = [night.start, night.end];
        let computed = compute(&Facts {
            punches: &punches,
            ..facts(day, night)
        })
        .unwrap();
        assert_eq!(computed.worked, Some(minutes), "{day}");
        assert_eq!((computed.late, computed.early), (0, 0), "{day}");
    }
}

#[test]
fn punches_of_a_night_belong_to_the_day_it_began_on() {
    let monday = hours(DAY, "22:00", "06:00", 0);
    let tuesday = date(2026, 11, 3);
    let windows = Windows(vec![
        Window::of(DAY, Some(&monday)),
        Window::of(tuesday, Some(&normal(tuesday))),
    ]);
    for (punch, day) in [
        // In no window, it is of its day on the calendar.
        ("2026-11-02T17:59", Some(DAY)),
        ("2026-11-02T18:00", Some(DAY)),
        ("2026-11-03T06:05", Some(DAY)),
        // Two hours and ten minutes after the night, ten minutes before the day.
        ("2026-11-03T08:20", Some(tuesday)),
        ("2026-11-03T13:00", Some(tuesday)),
    ] {
        assert_eq!(windows.day_of(at(punch)), day, "{punch}");
    }
}

#[test]
fn duty_counts_what_was_present_of_it() {
    let punches = [at("2026-11-02T08:30"), at("2026-11-02T20:30")];
    let duties = [span("2026-11-02T17:00", "2026-11-02T23:00")];
    let day = compute(&Facts {
        punches: &punches,
        duties: &duties,
        ..facts(DAY, normal(DAY))
    })
    .unwrap();
    assert_eq!((day.duty, day.overtime), (210, 240));
}

#[test]
fn hours_that_nobody_fixed_cannot_be_missed() {
    let punches = [at("2026-11-02T11:00"), at("2026-11-02T12:00")];
    let free = Facts {
        hours: None,
        window: Window::of(DAY, None),
        punches: &punches,
        ..facts(DAY, normal(DAY))
    };
    let day = compute(&free).unwrap();
    assert_eq!((day.status, day.worked, day.late), (Some(Status::OnTime), Some(60), 0));
    let nobody = Facts { punches: &[], ..free };
    let day = compute(&nobody).unwrap();
    assert_eq!((day.status, day.missing), (Some(Status::Absent), 0));
}

#[test]
fn a_time_that_is_empty_has_no_minutes() {
    let reversed = TimeSpan {
        from: at("2026-11-02T10:00"),
        to: at("2026-11-02T09:00"),
    };
    assert_eq!(reversed.minutes(), 0);
}
