//! The sheet of a term: which day does not count, which days do not and why, and where the end was carried to.

use jiff::civil::Date;
use schema::choices;

choices! {
    /// What a line of a sheet says of its days.
    LineKind {
        FirstDay = "first_day": "اليوم الأول، لا يحتسب", "Premier jour, non compté", "First day, not counted";
        RestDay = "rest_day": "عطلة أسبوعية، لا تحتسب", "Repos hebdomadaire, non compté", "Weekly rest, not counted";
        Holiday = "holiday": "عطلة رسمية، لا تحتسب", "Jour férié, non compté", "Public holiday, not counted";
        Suspended = "suspended": "الأجل معلق", "Délai suspendu", "Term suspended";
        Stopped = "stopped": "الأجل متوقف", "Délai interrompu pour cette affaire", "Term stopped in this matter";
        LastDay = "last_day": "اليوم الأخير، لا يحتسب (أجل كامل)", "Dernier jour, non compté (délai franc)", "Last day, not counted (clear days)";
        Carried = "carried": "نقل نهاية الأجل", "Échéance reportée", "End carried";
    }
}

/// How a term was counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeLimitSheet {
    /// The day on which it ends: the last on which to act.
    pub end: Date,
    /// What was not plainly counted, in the order in which it was met.
    pub lines: Vec<SheetLine>,
}

/// Some days in a row, and what is said of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// What is said.
    pub kind: LineKind,
    /// The first of the days; of an end that was carried, where it would have been.
    pub from: Date,
    /// The last of the days; of an end that was carried, where it is.
    pub to: Date,
}

impl SheetLine {
    /// A line of one day.
    pub(super) fn of(kind: LineKind, day: Date) -> SheetLine {
        SheetLine {
            kind,
            from: day,
            to: day,
        }
    }
}
