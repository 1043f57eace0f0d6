//! Shifts that end, begin or meet at midnight.

use std::collections::HashMap;

use platform::organisation::work_schedule;

use super::*;

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

/// The windows of days, each with its hours.
fn windows(days: &[(&str, Option<(&str, &str)>)]) -> Windows {
    let of = |(day, times): &(&str, Option<(&str, &str)>)| {
        let day = date(day);
        let hours = times.map(|(start, end)| hours(day, start, end, 0));
        Window::of(day, hours.as_ref())
    };
    Windows(days.iter().map(of).collect())
}

fn by_day(windows: &Windows, punches: &[&str]) -> HashMap<Date, Vec<Timestamp>> {
    let punches: Vec<Timestamp> = punches.iter().map(|time| at(time)).collect();
    let mut days = windows.by_day(&punches);
    for punches in days.values_mut() {
        punches.sort();
    }
    days
}

fn times(list: &[&str]) -> Vec<Timestamp> {
    list.iter().map(|time| at(time)).collect()
}

#[test]
fn the_exit_of_an_evening_is_not_the_entry_of_the_next_day() {
    for (start, end, exit) in [
        ("16:00", "00:00", "2026-11-25T00:04"),
        ("14:00", "22:00", "2026-11-25T00:20"),
        ("16:00", "00:01", "2026-11-25T00:05"),
    ] {
        let days = [
            ("2026-11-24", Some((start, end))),
            ("2026-11-25", Some(("08:30", "16:30"))),
        ];
        let found = by_day(
            &windows(&days),
            &["2026-11-24T13:55", exit, "2026-11-25T10:30", "2026-11-25T16:35"],
        );
        assert_eq!(
            found[&date("2026-11-24")],
            times(&["2026-11-24T13:55", exit]),
            "{start}"
        );
        assert_eq!(
            found[&date("2026-11-25")],
            times(&["2026-11-25T10:30", "2026-11-25T16:35"]),
            "{start}"
        );
    }
}

#[test]
fn whoever_comes_before_midnight_comes_for_the_shift_that_begins_with_it() {
    let days = [
        ("2026-11-23", Some(("08:30", "16:30"))),
        ("2026-11-24", Some(("00:00", "08:00"))),
    ];
    let punches = [
        "2026-11-23T08:25",
        "2026-11-23T16:35",
        "2026-11-23T23:55",
        "2026-11-24T08:04",
    ];
    let found = by_day(&windows(&days), &punches);
    assert_eq!(found[&date("2026-11-23")], times(&punches[..2]));
    assert_eq!(found[&date("2026-11-24")], times(&punches[2..]));
}

#[test]
fn two_shifts_that_touch_are_one_presence_however_often_the_seam_is_punched() {
    let days = [
        ("2026-11-24", Some(("16:00", "00:00"))),
        ("2026-11-25", Some(("00:00", "08:00"))),
    ];
    let both = windows(&days);
    let seam = "2026-11-25T00:00";
    for at_seam in [
        &[][..],
        &["2026-11-25T00:02"],
        &["2026-11-24T23:57", "2026-11-25T00:03"],
    ] {
        let mut punches = vec!["2026-11-24T15:55"];
        punches.extend(at_seam);
        punches.push("2026-11-25T08:04");
        let found = by_day(&both, &punches);
        assert_eq!(found[&date("2026-11-24")], times(&["2026-11-24T15:55", seam]));
        assert_eq!(found[&date("2026-11-25")], times(&[seam, "2026-11-25T08:04"]));
    }
    let first_alone = by_day(&both, &["2026-11-24T15:55", "2026-11-25T00:04"]);
    assert_eq!(
        first_alone[&date("2026-11-24")],
        times(&["2026-11-24T15:55", "2026-11-25T00:04"])
    );
    assert_eq!(first_alone[&date("2026-11-25")], times(&[]));
    let second_alone = by_day(&both, &["2026-11-24T23:55", "2026-11-25T08:04"]);
    assert_eq!(
        second_alone[&date("2026-11-25")],
        times(&["2026-11-24T23:55", "2026-11-25T08:04"])
    );
}

#[test]
fn a_punch_in_no_window_is_of_its_day_and_early_in_the_night_of_the_day_before() {
    let days = [
        ("2026-11-23", Some(("08:30", "16:30"))),
        ("2026-11-24", Some(("08:30", "16:30"))),
    ];
    let both = windows(&days);
    for (punch, day) in [
        ("2026-11-24T02:59", "2026-11-23"),
        ("2026-11-24T03:00", "2026-11-24"),
        ("2026-11-23T22:45", "2026-11-23"),
    ] {
        assert_eq!(both.day_of(at(punch)), Some(date(day)), "{punch}");
    }
}

#[test]
fn a_half_day_ends_and_begins_around_the_break_or_in_the_middle_of_the_hours() {
    let day = date("2026-11-27");
    let plain = hours(day, "08:30", "16:30", 90);
    assert_eq!(plain.noon(), (at("2026-11-27T12:30"), at("2026-11-27T12:30")));
    let prayer = Hours {
        break_start: Some(at("2026-11-27T12:30")),
        ..plain
    };
    assert_eq!(prayer.noon(), (at("2026-11-27T14:00"), at("2026-11-27T12:30")));
}

#[test]
fn a_punch_marks_each_day_whose_window_may_hold_it_and_those_that_a_seam_joins() {
    let row = |start: &str, end: &str| {
        schema::Document::new(&work_schedule::WORK_SCHEDULES)
            .with(work_schedule::START, start.to_owned())
            .with(work_schedule::END, end.to_owned())
    };
    let days = |rows: &[schema::Document], punch: &str| -> Vec<String> {
        let days = WindowReach::of(rows).days(at(punch));
        days.iter().map(ToString::to_string).collect()
    };
    let normal = row("08:30", "16:30");
    assert_eq!(days(std::slice::from_ref(&normal), "2026-11-24T08:25"), ["2026-11-24"]);
    assert_eq!(
        days(std::slice::from_ref(&normal), "2026-11-24T00:20"),
        ["2026-11-23", "2026-11-24"]
    );
    let night = [normal.clone(), row("22:00", "06:00")];
    assert_eq!(days(&night, "2026-11-24T06:10"), ["2026-11-23", "2026-11-24"]);
    assert_eq!(days(&night, "2026-11-24T16:31"), ["2026-11-24"]);
    let guards = [normal, row("16:00", "00:00"), row("00:00", "08:00")];
    assert_eq!(
        days(&guards, "2026-11-24T15:55"),
        ["2026-11-23", "2026-11-24", "2026-11-25"]
    );
}
