//! The same day by another way: minute by minute, from the hours in which people think.

use jiff::civil::{Date, date};
use jiff::{SignedDuration, Timestamp};

use super::{Away, AwayKind, Facts, TimeSpan, at, compute, facts, normal};
use crate::pointage::{DayKind, Status};

const DAY: Date = date(2026, 11, 2);
/// Different facts of a day.
const CASES: u64 = 4_000;

/// A small generator: the same days on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// Every minute of the working day: whether somebody is expected at it.
fn expected_minutes(start: Timestamp, end: Timestamp, away: &[Away]) -> Vec<Timestamp> {
    let mut minutes = Vec::new();
    let mut now = start;
    while now < end {
        if !away.iter().any(|one| one.span.from <= now && now < one.span.to) {
            minutes.push(now);
        }
        now += SignedDuration::from_mins(1);
    }
    minutes
}

/// Kind, status and lateness as the model has them.
fn model(punches: &[Timestamp], away: &[Away]) -> (DayKind, Option<Status>, i64) {
    let hours = normal(DAY);
    let expected = expected_minutes(hours.start, hours.end, away);
    let Some(begins) = expected.first() else {
        let kinds: Vec<AwayKind> = away
            .iter()
            .filter(|one| one.span.from < one.span.to && one.span.from < hours.end && hours.start < one.span.to)
            .map(|one| one.kind)
            .collect();
        let kind = if kinds.contains(&AwayKind::Leave) {
            DayKind::Leave
        } else if kinds.contains(&AwayKind::Mission) {
            DayKind::Mission
        } else {
            DayKind::Permission
        };
        return (kind, None, 0);
    };
    let mut sorted = punches.to_vec();
    sorted.sort();
    let Some(first) = sorted.first() else {
        return (DayKind::Work, Some(Status::Absent), 0);
    };
    let late = (0..24 * 60)
        .take_while(|minutes| *begins + SignedDuration::from_mins(minutes + 1) <= *first)
        .count();
    let late = i64::try_from(late).unwrap();
    let status = match late {
        0..=10 => Status::OnTime,
        11..=30 => Status::Tolerable,
        _ => Status::Late,
    };
    (DayKind::Work, Some(status), late)
}

/// Up to four punches, seconds and all.
fn some_punches(chance: &mut Chance) -> Vec<Timestamp> {
    let many = chance.below(5);
    let punch = |_| at("2026-11-02T00:00") + SignedDuration::from_secs(minute(chance) * 60 + seconds(chance));
    (0..many).map(punch).collect()
}

fn minute(chance: &mut Chance) -> i64 {
    i64::try_from(chance.below(24 * 60)).unwrap()
}

fn seconds(chance: &mut Chance) -> i64 {
    i64::try_from(chance.below(60)).unwrap()
}

/// Up to two times elsewhere, which may overlap or be empty.
fn some_away(chance: &mut Chance) -> Vec<Away> {
    let many = chance.below(3);
    let midnight = at("2026-11-02T00:00");
    let time = |_| {
        let (one, other) = (minute(chance), minute(chance));
        let kinds = [AwayKind::Leave, AwayKind::Mission, AwayKind::Permission];
        Away {
            span: TimeSpan {
                from: midnight + SignedDuration::from_mins(one.min(other)),
                to: midnight + SignedDuration::from_mins(one.max(other)),
            },
            kind: kinds[usize::try_from(chance.below(3)).unwrap()],
        }
    };
    (0..many).map(time).collect()
}

#[test]
fn days_are_as_the_model_has_them_in_any_order_of_their_punches() {
    let mut chance = Chance(17);
    for case in 0..CASES {
        let (mut punches, away) = (some_punches(&mut chance), some_away(&mut chance));
        let of = |punches: &[Timestamp]| {
            compute(&Facts {
                punches,
                away: &away,
                ..facts(DAY, normal(DAY))
            })
            .unwrap()
        };
        let day = of(&punches);
        let told = (day.kind, day.status, day.late);
        assert_eq!(told, model(&punches, &away), "case {case}: {punches:?} {away:?}");
        let present = day.first_in.zip(day.last_out);
        let minutes = present.map_or(0, |(from, to)| TimeSpan { from, to }.minutes());
        assert!(day.worked.unwrap_or(0) <= minutes, "case {case}");
        punches.reverse();
        punches.extend(punches.first().copied());
        assert_eq!(of(&punches), day, "case {case}: order and repetition say nothing");
    }
}
