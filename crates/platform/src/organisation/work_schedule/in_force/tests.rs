use jiff::civil::date;

use super::*;
use crate::organisation::work_schedule::{NAME_FR, WORK_SCHEDULES};

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
