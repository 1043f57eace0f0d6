use super::*;

fn day(text: &str) -> civil::Date {
    text.parse().unwrap()
}
fn release(text: &str) -> ZoneRelease {
    ZoneRelease::read(text).unwrap()
}
fn change(text: &str, ahead: i32) -> ClockChange {
    ClockChange {
        day: day(text),
        time: None,
        ahead,
    }
}
fn list(changes: &[ClockChange], end: ClockListEnd) -> ClockList {
    ClockList {
        changes: changes.to_vec(),
        end,
    }
}
fn ahead(zone: &TimeZone, at: &str) -> i32 {
    zone.to_offset(at.parse().unwrap()).seconds() / 60
}
fn program() -> TimeZone {
    ZoneData::of_program().zone
}

/// What releases until 2026b say of the years around: GMT+1, GMT during Ramadan, again in each year.
fn older() -> TimeZone {
    let changes = [
        ("2026-02-15T02:00:00Z", 0),
        ("2026-03-22T02:00:00Z", 60),
        ("2027-02-07T02:00:00Z", 0),
        ("2027-03-14T02:00:00Z", 60),
        ("2028-01-23T02:00:00Z", 0),
        ("2028-03-05T02:00:00Z", 60),
    ];
    let changes = changes.map(|(at, ahead)| (at.parse().unwrap(), ahead));
    tzif::zone(60, &changes).unwrap()
}
fn machine(zone: TimeZone, name: Option<&str>) -> ZoneData {
    let release = name.map(release);
    ZoneData { release, zone }
}
fn of(machine: Option<ZoneData>) -> LegalTime {
    LegalTime::of(machine, &ClockList::default())
}
fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

#[test]
fn morocco_is_at_utc_for_good_since_the_twentieth_of_september_2026() {
    let time = of(None);
    for (moment, minutes) in [
        ("2026-09-20T00:59:59Z", 60),
        ("2026-09-20T01:00:00Z", 0),
        ("2026-12-31T23:30:00Z", 0),
        ("2027-03-14T02:00:00Z", 0),
        ("2031-07-01T12:00:00Z", 0),
    ] {
        assert_eq!(time.ahead(at(moment)), minutes, "{moment}");
    }
}

#[test]
fn the_newer_release_holds_whether_the_machine_has_it_or_the_program() {
    let autumn = at("2026-11-28T08:25:00Z");
    let old = of(Some(machine(older(), Some("2025b"))));
    assert_eq!((old.holds, old.ahead(autumn)), (ZonePlace::Program, 0));
    assert_eq!(old.formerly_ahead(autumn), 60, "the machine's data were read before");
    assert!(old.differing.contains(&day("2026-09-20")) && old.differing.contains(&day("2027-02-07")));
    assert_eq!(old.release(), old.program.as_ref());

    // The same data, called newer: whatever they say, they hold.
    let new = of(Some(machine(older(), Some("2099a"))));
    assert_eq!((new.holds, new.ahead(autumn)), (ZonePlace::Machine, 60));
    assert_eq!(new.release().unwrap().to_string(), "2099a");

    let none = of(None);
    assert_eq!((none.holds, none.ahead(autumn)), (ZonePlace::Program, 0));
    assert_eq!((none.formerly_ahead(autumn), none.has_machine), (0, false));
    assert!(none.differing.is_empty());

    let nameless = of(Some(machine(older(), None)));
    assert_eq!((nameless.holds, nameless.ahead(autumn)), (ZonePlace::Program, 0));
    assert!(nameless.has_machine && nameless.machine.is_none() && !nameless.differing.is_empty());
}

#[test]
fn the_program_carries_a_release_that_it_can_name() {
    assert!(ZoneData::of_program().release.unwrap() >= release("2026c"));
}

/// A list that stands as it was asked for until the clock stayed: it ends with the end of Ramadan, and says no more.
fn ramadan() -> ClockList {
    let changes = [change("2026-02-15", 0), change("2026-03-22", 60)];
    list(&changes, ClockListEnd::NextKnownChange)
}

#[test]
fn a_list_without_an_end_holds_until_the_next_change_that_the_data_know() {
    let zone = ramadan().over(&program()).unwrap();
    for (moment, minutes) in [
        ("2026-02-15T01:59:59Z", 60),
        ("2026-02-15T02:00:00Z", 0),
        ("2026-03-22T02:00:00Z", 60),
        ("2026-09-20T00:59:59Z", 60),
        ("2026-09-20T01:00:00Z", 0),
        ("2027-04-01T12:00:00Z", 0),
        ("2035-04-01T12:00:00Z", 0),
    ] {
        assert_eq!(ahead(&zone, moment), minutes, "{moment}");
    }
    let zone = ramadan().over(&older()).unwrap();
    for (moment, minutes) in [
        ("2026-10-01T12:00:00Z", 60),
        ("2027-02-07T02:00:00Z", 0),
        ("2027-03-14T02:00:00Z", 60),
    ] {
        assert_eq!(ahead(&zone, moment), minutes, "{moment}, nobody knows better");
    }
    for base in [program(), older()] {
        let zone = ramadan().over(&base).unwrap();
        for moment in ["1975-06-01T12:00:00Z", "2019-05-20T12:00:00Z", "2024-03-20T12:00:00Z"] {
            assert_eq!(ahead(&zone, moment), ahead(&base, moment), "{moment}: as the data say");
        }
    }
}

#[test]
fn a_list_that_says_for_good_holds_in_every_year_after() {
    let decree = ClockChange {
        time: Some(civil::time(2, 0, 0, 0)),
        ..change("2026-09-20", 0)
    };
    for base in [older(), program()] {
        let zone = list(&[decree], ClockListEnd::ForGood).over(&base).unwrap();
        for (moment, minutes) in [
            ("2026-09-20T00:59:59Z", 60),
            ("2026-09-20T01:00:00Z", 0),
            ("2027-03-14T02:00:00Z", 0),
            ("2028-07-01T02:00:00Z", 0),
            ("2095-07-01T02:00:00Z", 0),
        ] {
            assert_eq!(ahead(&zone, moment), minutes, "{moment}");
        }
    }
    let differing = |base: &TimeZone| list(&[decree], ClockListEnd::ForGood).differing_days(base);
    assert_eq!(differing(&program()), []);
    assert!(differing(&older()).contains(&day("2026-09-20")));
}

#[test]
fn beyond_its_last_day_the_data_speak_again() {
    let zone = list(&[change("2026-10-11", 60)], ClockListEnd::Until(day("2026-10-31")));
    let zone = zone.over(&program()).unwrap();
    for (moment, minutes) in [
        ("2026-10-11T01:59:59Z", 0),
        ("2026-10-11T02:00:00Z", 60),
        ("2026-10-31T22:59:59Z", 60),
        ("2026-10-31T23:00:00Z", 0),
        ("2027-10-31T23:00:00Z", 0),
    ] {
        assert_eq!(ahead(&zone, moment), minutes, "{moment}");
    }
}

#[test]
fn a_time_is_the_legal_time_before_its_change() {
    let timed = |text: &str, hour: i8, ahead: i32| ClockChange {
        time: Some(civil::time(hour, 0, 0, 0)),
        ..change(text, ahead)
    };
    // Three in the morning at GMT+1, and two at GMT, are what an entry without a time means.
    let said = list(
        &[timed("2026-02-15", 3, 0), timed("2026-03-22", 2, 60)],
        ClockListEnd::NextKnownChange,
    );
    assert_eq!(said.moments(&program()), ramadan().moments(&program()));
}

#[test]
fn an_hour_that_comes_twice_is_the_first_one_and_one_left_out_is_taken_after() {
    let zone = ramadan().over(&older()).unwrap();
    let at = |text: &str| {
        let local: civil::DateTime = text.parse().unwrap();
        local.to_zoned(zone.clone()).unwrap().timestamp().to_string()
    };
    assert_eq!(at("2026-02-15T02:30:00"), "2026-02-15T01:30:00Z");
    assert_eq!(at("2026-03-22T02:30:00"), "2026-03-22T02:30:00Z");
}

#[test]
fn what_differs_is_told_by_its_days_and_an_empty_list_says_nothing() {
    let late = [change("2027-02-14", 0), change("2027-03-21", 60)];
    let late = list(&late, ClockListEnd::NextKnownChange);
    assert_eq!(
        late.differing_days(&older()),
        ["2027-02-14", "2027-03-14", "2027-03-21"].map(day)
    );
    assert_eq!(ramadan().differing_days(&older()), []);
    let time = LegalTime::of(None, &late);
    assert!(time.is_list_open && !time.list_differing.is_empty());
    assert!(ClockList::default().over(&older()).is_none());
    assert_eq!(ClockList::default().differing_days(&older()), []);
}
