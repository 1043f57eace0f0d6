//! To which day a punch belongs.

use jiff::{SignedDuration, Timestamp, ToSpan, civil};

use super::{Hours, TimeSpan};

/// The punches of a night count from so long before its start
const BEFORE_NIGHT: SignedDuration = SignedDuration::from_hours(4);
/// to so long after its end (decision 14).
const AFTER_NIGHT: SignedDuration = SignedDuration::from_hours(6);

/// Between which moments the punches of a day lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The day.
    pub date: civil::Date,
    /// Between which moments; half-open.
    pub span: TimeSpan,
    /// The hours of work, which shared punches are nearest to or not.
    work: Option<TimeSpan>,
}

impl Window {
    /// The window of a day: around the hours of a night, else the day of the calendar.
    pub fn of(date: civil::Date, hours: Option<&Hours>) -> Window {
        let work = hours.map(|hours| TimeSpan {
            from: hours.start,
            to: hours.end,
        });
        let midnight = |day: civil::Date| schema::instant_in_morocco(day.at(0, 0, 0, 0));
        let next = midnight(date.saturating_add(1.day()));
        let night = work.filter(|work| work.to > next);
        let span = night.map_or(
            TimeSpan {
                from: midnight(date),
                to: next,
            },
            |night| TimeSpan {
                from: night.from.saturating_sub(BEFORE_NIGHT).unwrap_or(night.from),
                to: night.to.saturating_add(AFTER_NIGHT).unwrap_or(night.to),
            },
        );
        Window { date, span, work }
    }

    fn holds(&self, punch: Timestamp) -> bool {
        self.span.from <= punch && punch < self.span.to
    }

    /// How far a punch lies from the hours of work, in seconds; from a day without any, farther than from any other.
    fn distance(&self, punch: Timestamp) -> i64 {
        let Some(work) = self.work else { return i64::MAX };
        if punch < work.from {
            work.from.duration_since(punch).as_secs()
        } else {
            punch.duration_since(work.to).as_secs().max(0)
        }
    }
}

/// The windows of days that follow one another, of one person.
#[derive(Clone, Debug)]
pub struct Windows(pub Vec<Window>);

impl Windows {
    /// To which of the days a punch belongs: of those whose windows hold it the one whose hours are nearest, of two as near the
    /// earlier.
    pub fn day_of(&self, punch: Timestamp) -> Option<civil::Date> {
        let holding = self.0.iter().filter(|window| window.holds(punch));
        holding
            .min_by_key(|window| window.distance(punch))
            .map(|window| window.date)
    }
}
