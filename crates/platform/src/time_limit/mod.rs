//! Time limits (الآجال, délais): the day on which a term ends, and the sheet that says how it was found.
//!
//! One pure function, [`TimeLimit::end`], counts every term: in days of the calendar or of work or in months, from a day or back
//! from it, whole or clear, with what suspends it and with holidays. What a term is stands in rows of the commune
//! (`deadlineRules`) under a code that a noun declares ([`TimeLimitPreset`]). Who is told of the day is a `Deadline`'s to say.

mod preset;
mod rule;
mod sheet;
#[cfg(test)]
mod tests;
mod walk;

use engine::{Cx, Entity};
use jiff::civil::Date;
use schema::{Result, choices};

use crate::workday::{DayOff, WorkCalendar};

pub use preset::TimeLimitPreset;
pub use rule::{BEGINNING, DEADLINE_RULES, rule_row};
pub use sheet::{LineKind, SheetLine, TimeLimitSheet};

/// The nouns of this folder.
pub static ENTITIES: &[&Entity] = &[&rule::DEADLINE_RULE];

choices! {
    /// What an amount is of.
    LimitUnit {
        Day = "day": "أيام", "Jours", "Days";
        Month = "month": "أشهر", "Mois", "Months";
    }
    /// Which days count.
    CountedDays {
        Calendar = "calendar": "كل الأيام", "Jours calendaires", "Calendar days";
        Working = "working": "أيام العمل", "Jours ouvrés", "Working days";
    }
    /// What becomes of a term that ends on a day on which nobody works.
    OnHoliday {
        Stay = "stay": "يبقى في يومه", "Reste à ce jour", "Stays on that day";
        NextWorking = "next_working": "يمدد إلى أول يوم عمل موال", "Reporté au premier jour ouvré suivant", "Next working day";
        PreviousWorking = "previous_working": "يقدم إلى آخر يوم عمل سابق", "Avancé au dernier jour ouvré précédent", "Previous working day";
    }
}

/// How a term is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimit {
    /// How many days or months.
    pub amount: i64,
    /// Days or months.
    pub unit: LimitUnit,
    /// Which days count; months are of the calendar.
    pub counts: CountedDays,
    /// Whether neither the first day nor the last one counts (أجل كامل, délai franc): the end is the day after the last.
    pub clear: bool,
    /// What becomes of an end on which nobody works.
    pub on_holiday: OnHoliday,
    /// When no term of the kind runs, each year.
    pub suspended: Option<Suspension>,
}

/// A time of each year in which terms do not run, from one day to another; both are part of it. It may go over New Year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suspension {
    /// Its first day: month and day.
    pub from: (i8, i8),
    /// Its last day: month and day.
    pub to: (i8, i8),
}

/// A time in which one term did not run, from one day to another; both are part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The first day.
    pub from: Date,
    /// The last day.
    pub to: Date,
}

/// Which way a term is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From the day of an event to the last day on which to act.
    Forwards,
    /// From the day of an event back to the last day on which to act before it.
    Backwards,
}

impl TimeLimit {
    /// So many days of the calendar, the last of which stays where it falls.
    pub const fn calendar_days(amount: i64) -> TimeLimit {
        TimeLimit {
            amount,
            unit: LimitUnit::Day,
            counts: CountedDays::Calendar,
            clear: false,
            on_holiday: OnHoliday::Stay,
            suspended: None,
        }
    }

    /// So many days of work.
    pub const fn working_days(amount: i64) -> TimeLimit {
        TimeLimit {
            counts: CountedDays::Working,
            ..TimeLimit::calendar_days(amount)
        }
    }

    /// So many months: the same day of the month, or the last of a shorter one.
    pub const fn months(amount: i64) -> TimeLimit {
        TimeLimit {
            unit: LimitUnit::Month,
            ..TimeLimit::calendar_days(amount)
        }
    }

    /// The day on which the term ends, and how it was found. The first day never counts.
    ///
    /// `day_off` says of a day whether nobody works on it; the same calendar gives the same end at any time. Each day within a
    /// stop or a suspension puts the end off by one, of terms in months too. A term that does not come to its end in
    /// [`walk::LONGEST`] days ends on the last of these.
    pub fn end(
        &self,
        from: Date,
        direction: Direction,
        stops: &[Stop],
        day_off: &dyn Fn(Date) -> Option<DayOff>,
    ) -> TimeLimitSheet {
        walk::walk(self, from, direction, stops, day_off)
    }

    /// The day on which a term ends that begins on a day, by the calendar of the commune as it stands.
    ///
    /// # Errors
    /// When hours or holidays cannot be read.
    pub fn end_after(&self, cx: &Cx<'_>, from: Date) -> Result<Date> {
        let calendar = WorkCalendar::since(cx, from)?;
        let sheet = self.end(from, Direction::Forwards, &[], &|day| calendar.day_off(day));
        Ok(sheet.end)
    }
}

impl Suspension {
    /// Whether terms do not run on a day.
    pub fn covers(&self, day: Date) -> bool {
        let (day, from, to) = ((day.month(), day.day()), self.from, self.to);
        if from <= to {
            (from..=to).contains(&day)
        } else {
            day >= from || day <= to
        }
    }
}

impl Stop {
    /// Whether the term does not run on a day.
    pub fn covers(&self, day: Date) -> bool {
        (self.from..=self.to).contains(&day)
    }
}
