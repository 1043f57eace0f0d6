//! Ages: bounds counted on a reference day, the greatest raised by pensionable service up to another bound.

use jiff::ToSpan;
use jiff::civil;
use schema::{Date, Document};

use super::{AGE_EXTENSION, AGE_ON, EXAM_DATE, MAX_AGE, MIN_AGE};

/// The bounds of an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgeBounds {
    /// Nobody is younger.
    pub least: Option<i64>,
    /// Nobody is older, but for service.
    pub most: Option<i64>,
    /// Service raises the greatest age up to this; without it, not at all.
    pub extended: Option<i64>,
    /// The day on which ages are counted.
    pub on: civil::Date,
}

/// Why an age does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgeFinding {
    /// Born after this day.
    TooYoung(civil::Date),
    /// Born before this day.
    TooOld(civil::Date),
}

impl AgeBounds {
    /// Those of an exam; none where it has no bounds, or no day to count on.
    pub fn of_exam(exam: &Document) -> Option<AgeBounds> {
        let Date(on) = exam.get(AGE_ON).or_else(|| exam.get(EXAM_DATE))?;
        let (least, most) = (exam.get(MIN_AGE), exam.get(MAX_AGE));
        if least.is_none() && most.is_none() {
            return None;
        }
        Some(AgeBounds {
            least,
            most,
            extended: exam.get(AGE_EXTENSION),
            on,
        })
    }

    /// Why somebody born on a day, with so many months of service, may not sit; nothing for whoever may.
    pub fn finding(&self, born: civil::Date, service_months: i64) -> Option<AgeFinding> {
        let years = |years: i64| self.on.saturating_sub(years.years());
        if let Some(latest) = self.least.map(years).filter(|latest| born > *latest) {
            return Some(AgeFinding::TooYoung(latest));
        }
        let earliest = self.earliest_birth(service_months)?;
        (born < earliest).then_some(AgeFinding::TooOld(earliest))
    }

    /// Whoever was born before is too old, with so many months of service.
    fn earliest_birth(&self, service_months: i64) -> Option<civil::Date> {
        let plain = self.on.saturating_sub(self.most?.years());
        let Some(extended) = self.extended else {
            return Some(plain);
        };
        let raised = plain.saturating_sub(service_months.max(0).months());
        Some(raised.max(self.on.saturating_sub(extended.years())).min(plain))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> civil::Date {
        text.parse().unwrap()
    }

    #[test]
    fn ages_are_counted_on_the_day_and_service_raises_them_up_to_a_bound() {
        let bounds = AgeBounds {
            least: Some(18),
            most: Some(40),
            extended: Some(45),
            on: day("2026-01-01"),
        };
        for (born, months, finding) in [
            ("2008-01-01", 0, None),
            ("2008-01-02", 0, Some(AgeFinding::TooYoung(day("2008-01-01")))),
            ("1986-01-01", 0, None),
            ("1985-12-31", 0, Some(AgeFinding::TooOld(day("1986-01-01")))),
            ("1985-12-31", 1, None),
            ("1984-01-01", 24, None),
            ("1983-12-31", 24, Some(AgeFinding::TooOld(day("1984-01-01")))),
            ("1981-01-01", 600, None),
            ("1980-12-31", 600, Some(AgeFinding::TooOld(day("1981-01-01")))),
        ] {
            assert_eq!(bounds.finding(day(born), months), finding, "{born} {months}");
        }
        let plain = AgeBounds {
            extended: None,
            ..bounds
        };
        assert_eq!(
            plain.finding(day("1985-12-31"), 600),
            Some(AgeFinding::TooOld(day("1986-01-01")))
        );
    }
}
