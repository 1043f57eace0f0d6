//! Up to when a device has told everything (decision 13). A heartbeat proves nothing: what it holds back may be of any day.
//!
//! One that counts is asked at night how many lines it holds of the day before; where it holds more than stand here, it sends
//! that day again. Of one that cannot count, two hours of being heard without a late line are the proof that there are none.

use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, RequestContext, Rights, Routine};
use jiff::{SignedDuration, Timestamp, ToSpan, civil};
use platform::workday;
use schema::{Date, Document, Instant, Label, Result};
use serde_json::json;

use super::state::{self, COUNTS as DOES_COUNT, FIRST_DAY, HEARD_SINCE, LAST_LOG, LATE_LINES, SEEN, TOLD_UNTIL};
use super::{ALLOWED, DEVICES};
use crate::device_command::{self, Kind};

/// A line that comes so long after its time was held back.
pub const LATE: SignedDuration = SignedDuration::from_mins(30);
/// So long without a late line, and there is none.
const SILENCE: SignedDuration = SignedDuration::from_hours(2);
/// A break of contact; polls come every few seconds.
const BREAK: SignedDuration = SignedDuration::from_mins(10);

/// Asks every device how much it holds of the day before.
pub static COUNTS: Routine = Routine {
    id: "devices.counts",
    label: Label::new(
        "مطالبة الأجهزة بعدد حركات الأمس",
        "Décompte de la veille auprès des pointeuses",
        "Counts of the day before, asked of devices",
    ),
    every: Every::Day(0, 40),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, _| Box::pin(ask_counts(engine)),
};

/// Notes that a device was heard, and what follows from it; whether the hour of what it has told has moved.
pub fn hear(state: &mut Document, now: Timestamp) {
    let is_new = state
        .get(SEEN)
        .is_none_or(|Instant(seen)| now.duration_since(seen) > BREAK);
    if is_new || state.get(HEARD_SINCE).is_none() {
        state.set(HEARD_SINCE, Instant(now));
    }
    state.set(SEEN, Instant(now));
    if state.get(DOES_COUNT) == Some(true) {
        return;
    }
    let quiet = state.get(HEARD_SINCE).max(state.get(LATE_LINES));
    if let Some(Instant(since)) = quiet
        && now.duration_since(since) >= SILENCE
    {
        tell_until(state, now - SILENCE - LATE);
    }
}

/// It has told everything up to a moment, if it had not told more before.
pub fn tell_until(state: &mut Document, until: Timestamp) {
    let before = state.get(TOLD_UNTIL);
    state.set(
        TOLD_UNTIL,
        before.map_or(Instant(until), |before| before.max(Instant(until))),
    );
}

/// Notes a call of a device that may not send yet: it tells nothing, and what it holds back begins to count with its permission.
pub fn note_refused_call(state: &mut Document, now: Timestamp) {
    state.set(SEEN, Instant(now));
    state.clear(HEARD_SINCE);
    if state.get(LAST_LOG).is_none() && state.get(FIRST_DAY).is_none() {
        state.clear(TOLD_UNTIL);
    }
}

/// Notes the first day that lines of a device tell of.
pub fn note_first_day(state: &mut Document, day: civil::Date) {
    let first = state.get(FIRST_DAY).map_or(day, |Date(known)| known.min(day));
    state.set(FIRST_DAY, Date(first));
}

/// Of which days a device has told.
#[derive(Clone, Copy, Debug)]
pub struct ToldDays {
    /// Since the first that its lines tell of
    first: Option<civil::Date>,
    /// until the one that is not over yet.
    last: Option<civil::Date>,
}

impl ToldDays {
    /// As a state says it.
    pub fn of(state: &Document) -> ToldDays {
        ToldDays {
            first: state.get(FIRST_DAY).map(|Date(day)| day),
            last: state
                .get(TOLD_UNTIL)
                .map(|Instant(until)| schema::day_in_morocco(until)),
        }
    }

    /// The stretches of days that are told of since, both ends included: later ones, and earlier ones where older lines came. Days
    /// end at midnight; what ends in between, a night, is found by the hourly turn.
    fn since(self, before: ToldDays) -> Vec<(civil::Date, civil::Date)> {
        let Some(last) = self.last else { return Vec::new() };
        let first = self.first.unwrap_or(last).min(last);
        let Some(known) = before.last else {
            return vec![(first, last)];
        };
        let known_first = before.first.unwrap_or(known).min(known);
        let earlier = (first < known_first).then_some((first, known_first));
        let later = (known < last).then_some((known, last));
        earlier.into_iter().chain(later).collect()
    }
}

/// The days that wait for nobody any more because of what a device has told since, for everybody who should have been there: whoever
/// stayed away has no punch that would mark them.
pub fn mark_days(cx: &mut Cx<'_>, state: &Document, before: ToldDays) -> Result<()> {
    for (from, to) in ToldDays::of(state).since(before) {
        workday::mark(cx, &[], from, to)?;
    }
    Ok(())
}

/// What a device says that it holds of a day; ours is at least as much, or it sends the day again.
pub fn compare(cx: &mut Cx<'_>, device: &Document, day: civil::Date, theirs: i64, ours: i64) -> Result<()> {
    let mut state = state::of_or_new(cx, &device.id)?;
    let before = ToldDays::of(&state);
    state.set(DOES_COUNT, true);
    if theirs <= ours {
        tell_until(&mut state, end_of(day));
        mark_days(cx, &state, before)?;
    } else {
        device_command::queue(cx, device, Kind::Resend, json!({ "day": day.to_string() }))?;
    }
    state::save(cx, state)
}

/// A day was sent again from its beginning to its end: there is nothing more of it.
pub fn day_was_sent(cx: &mut Cx<'_>, device: &Document, day: civil::Date) -> Result<()> {
    let mut state = state::of_or_new(cx, &device.id)?;
    let before = ToldDays::of(&state);
    tell_until(&mut state, end_of(day));
    mark_days(cx, &state, before)?;
    state::save(cx, state)
}

/// The first moment after a day in Morocco.
fn end_of(day: civil::Date) -> Timestamp {
    let next = day.saturating_add(1.days());
    schema::instant_in_morocco(next.at(0, 0, 0, 0))
}

async fn ask_counts(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let work = |cx: &mut Cx<'_>| {
        let day = cx.today().yesterday().unwrap_or(cx.today());
        let devices = cx.all(&DEVICES, [ALLOWED.eq(true)])?;
        for device in &devices {
            device_command::queue(cx, device, Kind::Count, json!({ "day": day.to_string() }))?;
        }
        Ok(devices.len() as u64)
    };
    engine.transact(&ctx, COUNTS.id, work).await
}

#[cfg(test)]
mod tests {
    use super::super::state::DEVICE_STATES;
    use super::*;

    fn at(text: &str) -> Timestamp {
        format!("2026-11-19T{text}Z").parse().unwrap()
    }

    #[test]
    fn two_hours_of_contact_without_a_late_line_tell_what_was_half_an_hour_before() {
        let mut state = Document::new(&DEVICE_STATES);
        let mut minute = at("15:00:00");
        while minute < at("17:00:00") {
            hear(&mut state, minute);
            assert_eq!(state.get(TOLD_UNTIL), None, "{minute}");
            minute += SignedDuration::from_mins(5);
        }
        hear(&mut state, at("17:00:00"));
        assert_eq!(state.get(TOLD_UNTIL), Some(Instant(at("14:30:00"))));
    }

    #[test]
    fn what_a_device_tells_of_grows_at_both_ends() {
        let of = |first: Option<&str>, last: Option<&str>| ToldDays {
            first: first.map(|day| day.parse().unwrap()),
            last: last.map(|day| day.parse().unwrap()),
        };
        let days = |from: &str, to: &str| (from.parse::<civil::Date>().unwrap(), to.parse::<civil::Date>().unwrap());
        let told = of(Some("2026-11-16"), Some("2026-11-19"));
        for (before, found) in [
            (of(None, None), vec![days("2026-11-16", "2026-11-19")]),
            (of(Some("2026-11-16"), None), vec![days("2026-11-16", "2026-11-19")]),
            (told, Vec::new()),
            (
                of(Some("2026-11-16"), Some("2026-11-18")),
                vec![days("2026-11-18", "2026-11-19")],
            ),
            // A log file of the days before the first contact.
            (
                of(Some("2026-11-18"), Some("2026-11-19")),
                vec![days("2026-11-16", "2026-11-18")],
            ),
            // One that told before its first day was kept.
            (
                of(None, Some("2026-11-18")),
                vec![days("2026-11-16", "2026-11-18"), days("2026-11-18", "2026-11-19")],
            ),
        ] {
            assert_eq!(told.since(before), found, "{before:?}");
        }
        assert_eq!(
            of(Some("2026-11-16"), None).since(of(None, None)),
            Vec::new(),
            "lines that may be followed by others"
        );
    }

    #[test]
    fn one_that_waits_to_be_allowed_tells_nothing() {
        let mut state = Document::new(&DEVICE_STATES);
        for hour in 10..15 {
            note_refused_call(&mut state, at(&format!("{hour}:00:00")));
        }
        assert_eq!((state.get(TOLD_UNTIL), state.get(HEARD_SINCE)), (None, None));
        hear(&mut state, at("15:00:00"));
        assert_eq!(
            state.get(HEARD_SINCE),
            Some(Instant(at("15:00:00"))),
            "from its permission on"
        );
    }

    #[test]
    fn a_break_or_a_late_line_begins_anew() {
        let mut state = Document::new(&DEVICE_STATES);
        hear(&mut state, at("10:00:00"));
        hear(&mut state, at("12:30:00"));
        assert_eq!(state.get(TOLD_UNTIL), None, "it was away in between");
        let mut minute = at("12:30:00");
        while minute <= at("14:40:00") {
            if minute == at("13:00:00") {
                state.set(LATE_LINES, Instant(minute));
            }
            hear(&mut state, minute);
            minute += SignedDuration::from_mins(5);
        }
        assert_eq!(state.get(TOLD_UNTIL), None, "a late line came at one");
        for minute in ["14:50:00", "15:00:00"] {
            hear(&mut state, at(minute));
        }
        assert_eq!(state.get(TOLD_UNTIL), Some(Instant(at("12:30:00"))));
        state.set(DOES_COUNT, true);
        for minute in ["15:05:00", "15:10:00"] {
            hear(&mut state, at(minute));
        }
        assert_eq!(
            state.get(TOLD_UNTIL),
            Some(Instant(at("12:30:00"))),
            "one that counts is asked"
        );
    }
}
