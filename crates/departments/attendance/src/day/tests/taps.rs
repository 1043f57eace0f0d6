//! Fingers that are laid on more than once, and exits that were forgotten.

use super::*;

const DAY: Date = Date::constant(2026, 11, 2);

fn day_of(times: &[&str], away: &[Away], is_over: bool) -> Computed {
    let punches: Vec<Timestamp> = times.iter().map(|time| at(&format!("2026-11-02T{time}"))).collect();
    compute(&Facts {
        punches: &punches,
        away,
        is_over,
        ..facts(DAY, normal(DAY))
    })
    .unwrap()
}

#[test]
fn taps_that_follow_one_another_are_one_punch_and_the_last_of_several_in_the_morning_is_no_exit() {
    for times in [
        &["08:25:00", "08:25:04", "08:25:31"][..],
        &["08:25:00", "08:27:59", "08:30:50"],
        // Half an hour later it is still the morning.
        &["08:25:00", "08:55:00"],
    ] {
        let day = day_of(times, &[], true);
        assert_eq!(day.first_in, Some(at("2026-11-02T08:25:00")));
        assert_eq!((day.last_out, day.early, day.missing), (None, 0, 0), "{times:?}");
        assert!(day.reasons.contains(&Reason::NoExit), "{times:?}");
    }
}

#[test]
fn an_entry_counts_from_its_first_tap_and_an_exit_to_its_last() {
    let day = day_of(&["08:25:00", "08:25:40", "16:31:00", "16:32:10"], &[], true);
    assert_eq!(day.first_in, Some(at("2026-11-02T08:25:00")));
    assert_eq!(day.last_out, Some(at("2026-11-02T16:32:10")));
}

#[test]
fn whoever_came_late_in_the_day_may_leave_at_its_end_soon_after() {
    let day = day_of(&["15:50:00", "16:31:00"], &[], true);
    assert_eq!(day.last_out, Some(at("2026-11-02T16:31:00")));
    // The morning was on leave: an exit is looked for at the end of what is owed.
    let morning = [Away {
        span: span("2026-11-02T08:30", "2026-11-02T12:30"),
        kind: AwayKind::Leave,
    }];
    let day = day_of(&["12:40:00", "12:44:00"], &morning, true);
    assert_eq!((day.last_out, day.early, day.late), (None, 0, 10));
}

#[test]
fn nobody_has_left_early_while_the_hours_run() {
    let out_for_lunch = ["08:25:00", "12:31:00"];
    let day = day_of(&out_for_lunch, &[], false);
    assert_eq!((day.early, day.missing), (0, 0));
    let day = day_of(&out_for_lunch, &[], true);
    assert_eq!((day.early, day.missing), (239, 239));
}
