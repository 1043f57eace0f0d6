//! A stretch of time by half days.

use jiff::{ToSpan, civil};

/// From a day to a day, both included, but for a morning at its beginning and an afternoon at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaveSpan {
    /// The first day.
    pub start: civil::Date,
    /// The last day.
    pub end: civil::Date,
    /// It begins at noon.
    pub starts_at_noon: bool,
    /// It ends at noon.
    pub ends_at_noon: bool,
}

impl LeaveSpan {
    /// Whole days.
    pub const fn days_from(start: civil::Date, end: civil::Date) -> LeaveSpan {
        LeaveSpan {
            start,
            end,
            starts_at_noon: false,
            ends_at_noon: false,
        }
    }

    /// Whether nothing lies in it.
    pub fn is_empty(&self) -> bool {
        self.end < self.start || (self.start == self.end && self.starts_at_noon && self.ends_at_noon)
    }

    /// Its days, each with its share in hundredths.
    pub fn days(&self) -> impl Iterator<Item = (civil::Date, i64)> + use<> {
        let span = *self;
        let all = span.start.series(1.day()).take_while(move |day| *day <= span.end);
        all.map(move |day| (day, span.share(day)))
            .filter(|(_, share)| *share > 0)
    }

    fn share(&self, day: civil::Date) -> i64 {
        let morning = (day == self.start && self.starts_at_noon) || day < self.start || day > self.end;
        let afternoon = (day == self.end && self.ends_at_noon) || day < self.start || day > self.end;
        super::WHOLE - i64::from(morning) * super::HALF - i64::from(afternoon) * super::HALF
    }

    /// Whether the two have any half day in common.
    pub fn overlaps(&self, other: &LeaveSpan) -> bool {
        if self.is_empty() || other.is_empty() {
            return false;
        }
        self.bounds().0 < other.bounds().1 && other.bounds().0 < self.bounds().1
    }

    /// How much of a day lies in both, in hundredths.
    pub fn in_common(&self, other: &LeaveSpan, day: civil::Date) -> i64 {
        let halves = [false, true].into_iter();
        let both = halves.filter(|is_afternoon| self.has((day, *is_afternoon)) && other.has((day, *is_afternoon)));
        both.map(|_| super::HALF).sum()
    }

    /// Whether a half day lies in it.
    fn has(&self, half: (civil::Date, bool)) -> bool {
        let (from, to) = self.bounds();
        !self.is_empty() && from <= half && half < to
    }

    /// The first half day after it: the day, and whether it is its afternoon.
    pub fn over(&self) -> (civil::Date, bool) {
        if self.ends_at_noon {
            (self.end, true)
        } else {
            (self.end.saturating_add(1.day()), false)
        }
    }

    /// When it begins and when it is over, by day and half: half-open.
    fn bounds(&self) -> ((civil::Date, bool), (civil::Date, bool)) {
        ((self.start, self.starts_at_noon), self.over())
    }
}
