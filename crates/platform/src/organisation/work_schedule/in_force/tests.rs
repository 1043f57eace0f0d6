use jiff::civil::date;

use super::*;
use crate::organisation::work_schedule::{NAME_FR, WEEKDAYS, WORK_SCHEDULES};

fn schedule(name: &str, sequence: i64, from: civil::Date, to: Option<civil::Date>) -> Document {
    let mut schedule = Document::new(&WORK_SCHEDULES)
        .with(NAME_FR, name.to_owned())
        .with(VALID_FROM, Date(from));
    if let Some(to) = to {
        schedule.set(VALID_TO, Date(to));
    }
    schedule.sequence = sequence;
    schedule
}

fn name_for(schedules: &[Document], whose: &Placement, day: civil::Date) -> Option<String> {
    in_force(schedules, whose, day).and_then(|schedule| schedule.get(NAME_FR))
}

fn name_on(schedules: &[Document], day: civil::Date) -> Option<String> {
    name_for(schedules, &Placement::default(), day)
}

const RAMADAN_2026: (civil::Date, civil::Date) = (date(2026, 2, 18), date(2026, 3, 19));

#[test]
fn ramadan_interrupts_the_normal_hours() {
    let all = [
        schedule("normal", 1, date(2020, 1, 1), None),
        schedule("ramadan", 2, RAMADAN_2026.0, Some(RAMADAN_2026.1)),
    ];
    for (day, name) in [
        (date(2019, 12, 31), None),
        (date(2026, 2, 17), Some("normal")),
        (date(2026, 2, 18), Some("ramadan")),
        (date(2026, 3, 19), Some("ramadan")),
        (date(2026, 3, 20), Some("normal")),
    ] {
        assert_eq!(name_on(&all, day).as_deref(), name, "{day}");
    }
}

#[test]
fn of_two_from_the_same_day_the_latest_made_holds() {
    let from = date(2026, 1, 1);
    let all = [schedule("second", 9, from, None), schedule("first", 3, from, None)];
    assert_eq!(name_on(&all, date(2026, 5, 1)).as_deref(), Some("second"));
}

#[test]
fn the_narrowest_level_holds_however_old_it_is() {
    let id = |id: &str| Id(id.to_owned());
    let whose = Placement {
        employee: Some(id("amal")),
        bureau: Some(id("b1")),
        service: Some(id("s1")),
        annexe: Some(id("a1")),
        ..Placement::default()
    };
    let rows = [
        schedule("commune", 9, date(2026, 1, 1), None),
        schedule("annexe", 8, date(2025, 1, 1), None).with(ANNEXE, id("a1")),
        schedule("service", 7, date(2024, 1, 1), None).with(SERVICE, id("s1")),
        schedule("bureau", 6, date(2023, 1, 1), None).with(BUREAU, id("b1")),
        schedule("person", 5, date(2022, 1, 1), None).with(EMPLOYEE, id("amal")),
        schedule("another", 10, date(2026, 1, 1), None).with(EMPLOYEE, id("brahim")),
    ];
    let day = date(2026, 5, 1);
    for (kept, name) in [
        (5, "person"),
        (4, "bureau"),
        (3, "service"),
        (2, "annexe"),
        (1, "commune"),
    ] {
        assert_eq!(name_for(&rows[..kept], &whose, day).as_deref(), Some(name));
    }
    assert_eq!(
        name_for(&rows[5..], &whose, day),
        None,
        "that of somebody else is not theirs"
    );
}

#[test]
fn who_has_no_hours_of_ramadan_has_the_communes_unless_exempt() {
    let whose = Placement {
        employee: Some(Id("amal".to_owned())),
        ..Placement::default()
    };
    let commune = schedule("ramadan", 1, RAMADAN_2026.0, Some(RAMADAN_2026.1)).with(RAMADAN, true);
    let own = schedule("own", 2, date(2026, 3, 1), None).with(EMPLOYEE, Id("amal".to_owned()));
    let exempt = own.clone().with(RAMADAN_EXEMPT, true);
    let own_ramadan = own.clone().with(RAMADAN, true);
    let day = date(2026, 3, 10);
    assert_eq!(
        name_for(&[commune.clone(), own.clone()], &whose, day).as_deref(),
        Some("ramadan")
    );
    assert_eq!(
        name_for(&[commune.clone(), exempt], &whose, day).as_deref(),
        Some("own")
    );
    assert_eq!(
        name_for(&[commune.clone(), own_ramadan], &whose, day).as_deref(),
        Some("own")
    );
    assert_eq!(
        name_for(&[commune, own], &whose, date(2026, 3, 20)).as_deref(),
        Some("own")
    );
}

/// The hours that hold on a day of Ramadan for whoever has this row of their own, and on how many days of the week; `commune` says
/// whether the commune has written normal hours down.
fn hours_in_ramadan(own: Document, year: i16, commune: bool) -> (String, String, usize) {
    let of = |schedule: Document, start: &str, end: &str| {
        schedule
            .with(START, start.to_owned())
            .with(END, end.to_owned())
            .with(WEEKDAYS, vec![1, 2, 3, 4, 5])
    };
    let amal = Id("amal".to_owned());
    let ramadan = schedule("ramadan", 2, date(year, 2, 9), Some(date(year, 3, 9)));
    let mut rows = vec![
        of(ramadan, "09:00", "15:00").with(RAMADAN, true),
        own.with(EMPLOYEE, amal.clone()),
    ];
    if commune {
        rows.push(of(schedule("commune", 1, date(2020, 1, 1), None), "08:30", "16:30"));
    }
    let whose = Placement {
        employee: Some(amal),
        ..Placement::default()
    };
    let held = in_force(&rows, &whose, date(year, 2, 15)).unwrap();
    let text = |key| held.get(key).unwrap_or_default();
    let days = held.get(WEEKDAYS).unwrap_or_default();
    (text(START), text(END), days.len())
}

#[test]
fn in_ramadan_own_hours_keep_their_week_and_are_never_longer() {
    let own = |start: &str, end: &str| {
        schedule("own", 3, date(2021, 1, 1), None)
            .with(START, start.to_owned())
            .with(END, end.to_owned())
            .with(WEEKDAYS, vec![1, 3, 5])
    };
    let held = |start: &str, end: &str, days: usize| (start.to_owned(), end.to_owned(), days);
    for (row, expected) in [
        (own("08:30", "16:30"), held("09:00", "15:00", 3)),
        (own("08:30", "12:30"), held("09:00", "12:30", 3)),
        // Beyond the hours of the commune they stay, as those of the night do, and those that say so.
        (own("14:00", "22:00"), held("14:00", "22:00", 3)),
        (own("22:00", "06:00").with(OVERNIGHT, true), held("22:00", "06:00", 3)),
        (
            own("08:30", "16:30").with(RAMADAN_EXEMPT, true),
            held("08:30", "16:30", 3),
        ),
    ] {
        assert_eq!(hours_in_ramadan(row, 2027, true), expected);
    }
    // Without hours of the commune nobody knows that theirs lie within them.
    assert_eq!(
        hours_in_ramadan(own("08:30", "16:30"), 2027, false),
        held("08:30", "16:30", 3)
    );
    // The month of 2026 stays as it was worked.
    assert_eq!(
        hours_in_ramadan(own("08:30", "12:30"), 2026, true),
        held("09:00", "15:00", 5)
    );
}
