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

use super::state::{self, COUNTS as DOES_COUNT, FIRST_DAY, HEARD_SINCE, LATE_LINES, SEEN, TOLD_UNTIL};
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

/// Notes the first day that lines of a device tell of.
pub fn note_first_day(state: &mut Document, day: civil::Date) {
    let first = state.get(FIRST_DAY).map_or(day, |Date(known)| known.min(day));
    state.set(FIRST_DAY, Date(first));
}

/// The days that wait for nobody any more because of what a device has told since, for everybody who should have been there: whoever
/// stayed away has no punch that would mark them. At first contact that is every day since the first that its lines tell of.
pub fn mark_days(cx: &mut Cx<'_>, state: &Document, before: Option<Instant>) -> Result<()> {
    let Some(Instant(after)) = state.get(TOLD_UNTIL) else {
        return Ok(());
    };
    let day = schema::day_in_morocco;
    let after = day(after);
    let from = match before {
        Some(Instant(before)) => day(before),
        None => state.get(FIRST_DAY).map_or(after, |Date(first)| first.min(after)),
    };
    // Days end at midnight; what ends in between, a night, is found by the hourly turn.
    if before.is_some() && from == after {
        return Ok(());
    }
    workday::mark(cx, &[], from, after)
}

/// What a device says that it holds of a day; ours is at least as much, or it sends the day again.
pub fn compare(cx: &mut Cx<'_>, device: &Document, day: civil::Date, theirs: i64, ours: i64) -> Result<()> {
    let mut state = state::of_or_new(cx, &device.id)?;
    let before = state.get(TOLD_UNTIL);
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
    let before = state.get(TOLD_UNTIL);
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
