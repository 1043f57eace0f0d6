//! The arithmetic of a day.

use jiff::{SignedDuration, Timestamp};

use super::{Away, Computed, Facts, Hours, Reason, TimeSpan};
use crate::pointage::{DayKind, Status};
use platform::workday::AwayKind;

/// What the day was; nothing of a day of rest on which nothing happened.
pub fn compute(facts: &Facts<'_>) -> Option<Computed> {
    let presence = Presence::of(facts);
    let (kind, reason) = kind_of(facts);
    if kind == DayKind::Rest && !presence.is_any() && facts.corrected.is_none() {
        return None;
    }
    let mut day = Computed {
        kind,
        status: None,
        first_in: presence.first,
        last_out: presence.last,
        worked: presence.span().map(|span| worked(span, facts.hours.as_ref())),
        late: 0,
        early: 0,
        overtime: 0,
        duty: duty(presence.span(), facts.duties),
        missing: 0,
        reasons: Vec::new(),
    };
    if facts.corrected.is_some() {
        day.reasons.push(Reason::Corrected);
    }
    day.reasons.extend(reason);
    if kind == DayKind::Work {
        of_work(&mut day, facts, presence);
    } else if matches!(kind, DayKind::Rest | DayKind::Holiday) {
        day.overtime = day.worked.unwrap_or(0);
    }
    if presence.first.is_some() && presence.last.is_none() {
        day.reasons.push(Reason::NoExit);
    }
    Some(day)
}

/// Taps that follow one another so closely are one punch: a finger is laid on until it beeps.
const TAP: SignedDuration = SignedDuration::from_mins(3);
/// An exit lies so long after the entry, or not longer than this before the end of the hours that are owed.
const EXIT: SignedDuration = SignedDuration::from_hours(1);

/// First and last of the window, or what was set right.
#[derive(Clone, Copy)]
struct Presence {
    first: Option<Timestamp>,
    last: Option<Timestamp>,
}

impl Presence {
    fn of(facts: &Facts<'_>) -> Presence {
        let corrected = facts.corrected.unwrap_or_default();
        let taps = taps(facts.punches);
        let first = corrected.first_in.or_else(|| taps.first().map(|tap| tap.from));
        let last = corrected.last_out.or_else(|| {
            taps.last()
                .map(|tap| tap.to)
                .filter(|last| is_exit(facts, first, *last, taps.len()))
        });
        Presence {
            first,
            last: last.filter(|last| first.is_some_and(|first| *last > first)),
        }
    }

    fn is_any(self) -> bool {
        self.first.is_some()
    }

    fn span(self) -> Option<TimeSpan> {
        let (from, to) = self.first.zip(self.last)?;
        Some(TimeSpan { from, to })
    }
}

/// The punches in order, those that follow one another within [`TAP`] as one: as an entry its first moment counts, as an exit its
/// last.
fn taps(punches: &[Timestamp]) -> Vec<TimeSpan> {
    let mut sorted = punches.to_vec();
    sorted.sort();
    let mut taps: Vec<TimeSpan> = Vec::new();
    for at in sorted {
        match taps.last_mut() {
            Some(tap) if at.duration_since(tap.to) <= TAP => tap.to = at,
            _ => taps.push(TimeSpan { from: at, to: at }),
        }
    }
    taps
}

/// Whether the last punch says that somebody left: the last of several taps in the morning is none, however late it is.
fn is_exit(facts: &Facts<'_>, first: Option<Timestamp>, last: Timestamp, taps: usize) -> bool {
    let is_entry_alone = taps == 1 && facts.corrected.is_none_or(|corrected| corrected.first_in.is_none());
    let Some(first) = first.filter(|_| !is_entry_alone) else {
        return false;
    };
    let ends = facts.hours.and_then(|_| remaining(facts).last().map(|span| span.to));
    last.duration_since(first) >= EXIT || ends.is_none_or(|ends| last >= ends - EXIT)
}

/// What kind of day, and what says so: what was set right, then holiday, rest, what covers all of the hours, work.
fn kind_of(facts: &Facts<'_>) -> (DayKind, Option<Reason>) {
    if let Some(kind) = facts.corrected.and_then(|corrected| corrected.kind) {
        return (kind, None);
    }
    if facts.is_holiday {
        return (DayKind::Holiday, Some(Reason::Holiday));
    }
    if !facts.is_workday {
        return (DayKind::Rest, Some(Reason::Rest));
    }
    let hours = hours_of_day(facts);
    let touching = |away: &&Away| away.span.overlap(hours).from < away.span.overlap(hours).to;
    let main = facts.away.iter().filter(touching).map(|away| away.kind).min();
    match main {
        Some(kind) if remaining(facts).is_empty() => (day_kind(kind), Some(Reason::Away(kind))),
        Some(kind) => (DayKind::Work, Some(Reason::PartlyAway(kind))),
        None => (DayKind::Work, None),
    }
}

fn day_kind(kind: AwayKind) -> DayKind {
    match kind {
        AwayKind::Leave => DayKind::Leave,
        AwayKind::Mission => DayKind::Mission,
        AwayKind::Permission => DayKind::Permission,
    }
}

/// The hours of work; all of the day where none are said.
fn hours_of_day(facts: &Facts<'_>) -> TimeSpan {
    facts.hours.map_or(facts.window.span, |hours| TimeSpan {
        from: hours.start,
        to: hours.end,
    })
}

/// What is left of the hours without the times elsewhere, in order.
fn remaining(facts: &Facts<'_>) -> Vec<TimeSpan> {
    let mut left = vec![hours_of_day(facts)];
    for away in facts.away {
        left = left.into_iter().flat_map(|span| without(span, away.span)).collect();
    }
    left.sort_by_key(|span| span.from);
    left
}

fn without(span: TimeSpan, gone: TimeSpan) -> impl Iterator<Item = TimeSpan> {
    let before = TimeSpan {
        from: span.from,
        to: span.to.min(gone.from),
    };
    let after = TimeSpan {
        from: span.from.max(gone.to),
        to: span.to,
    };
    [before, after].into_iter().filter(|span| span.from < span.to)
}

fn of_work(day: &mut Computed, facts: &Facts<'_>, presence: Presence) {
    let Some(first) = presence.first else {
        return without_punch(day, facts);
    };
    let left = remaining(facts);
    let (Some(hours), Some(begins), Some(ends)) = (facts.hours, left.first(), left.last()) else {
        // Hours that nobody fixed cannot be missed.
        day.status = Some(Status::OnTime);
        day.reasons.push(Reason::CameOnTime);
        return;
    };
    // Grace and tolerance both count from the start; a tolerance below the grace says nothing.
    let tolerated = hours.tolerated.max(hours.grace);
    arrival(day, &hours, begins.from, first, tolerated);
    if let Some(last) = presence.last {
        // While the hours run, and until the last of their punches has come, nobody has left for good.
        if facts.is_over {
            departure(day, ends.to, last, tolerated);
        }
        day.overtime = TimeSpan {
            from: hours.end.max(first),
            to: last,
        }
        .minutes();
    }
}

fn arrival(day: &mut Computed, hours: &Hours, begins: Timestamp, first: Timestamp, tolerated: i64) {
    day.late = TimeSpan {
        from: begins,
        to: first,
    }
    .minutes();
    let status = match day.late {
        late if late <= hours.grace => Status::OnTime,
        late if late <= tolerated => Status::Tolerable,
        _ => Status::Late,
    };
    day.status = Some(status);
    if status == Status::Late {
        day.missing = day.late;
    }
    day.reasons.push(match day.late {
        0 => Reason::CameOnTime,
        minutes => Reason::CameLate { minutes, tolerated },
    });
}

fn departure(day: &mut Computed, ends: Timestamp, last: Timestamp, tolerated: i64) {
    day.early = TimeSpan { from: last, to: ends }.minutes();
    if day.early > 0 {
        day.reasons.push(Reason::LeftEarly(day.early));
    }
    if day.early > tolerated {
        day.missing += day.early;
    }
}

/// Nobody is absent before the day is over and every device has told it (decision 13), nor where nothing was measured.
fn without_punch(day: &mut Computed, facts: &Facts<'_>) {
    if !facts.is_registered {
        day.status = Some(Status::NotRegistered);
        day.reasons.push(Reason::NotRegistered);
    } else if !facts.is_over {
        day.kind = DayKind::Waiting;
        day.reasons.push(Reason::NotOver);
    } else if !facts.is_told {
        day.kind = DayKind::Waiting;
        day.reasons.push(Reason::DeviceSilent);
    } else if !facts.is_measured {
        day.kind = DayKind::NotMeasured;
        day.reasons.push(Reason::NotMeasured);
    } else {
        day.status = Some(Status::Absent);
        day.reasons.push(Reason::NoPunch);
        if let Some(hours) = &facts.hours {
            let left = remaining(facts).into_iter().map(TimeSpan::minutes).sum();
            day.missing = without_break(left, hours);
        }
    }
}

/// Presence without the break.
fn worked(span: TimeSpan, hours: Option<&Hours>) -> i64 {
    let minutes = span.minutes();
    hours.map_or(minutes, |hours| without_break(minutes, hours))
}

/// The break is taken off once, from what covers half of the day.
fn without_break(minutes: i64, hours: &Hours) -> i64 {
    let day = TimeSpan {
        from: hours.start,
        to: hours.end,
    };
    if minutes * 2 < day.minutes() {
        return minutes;
    }
    (minutes - hours.break_minutes).max(0)
}

fn duty(presence: Option<TimeSpan>, duties: &[TimeSpan]) -> i64 {
    let of = |span: TimeSpan| duties.iter().map(|duty| duty.overlap(span).minutes()).sum();
    presence.map_or(0, of)
}
