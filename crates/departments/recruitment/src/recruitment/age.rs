//! Whether somebody is old enough, and not too old, on the day that the exam says. A position may have bounds of its own, each of
//! which stands over that of the exam: a statute takes doctors and engineers later than technicians.

use jiff::ToSpan as _;
use jiff::civil::Date as Day;
use schema::{Date, Document, Field, FieldDef, Rejection, Result, error_codes};

use super::{AGE_EXTENSION, AGE_ON, DEADLINE, EXAM_DATE, MAX_AGE, MIN_AGE};
use crate::position;

error_codes! {
    /// The greatest age lies below the least, or the extension below the greatest.
    AGES_CROSSED = "exam_ages_crossed", invalid => "«{field}» لا يمكن أن يقل عن {least}", "«\u{a0}{field}\u{a0}» ne peut être inférieur à {least}", "\"{field}\" cannot be below {least}";
    /// An age of the exam does not fit those that a position says for itself.
    POSITION_AGES_CROSSED = "exam_ages_cross_position", invalid => "«{field}» لا يوافق سن الفئة «{name}»", "«\u{a0}{field}\u{a0}» ne s’accorde pas avec les âges de la catégorie «\u{a0}{name}\u{a0}»", "\"{field}\" does not fit the ages of the position \"{name}\"";
    TOO_YOUNG = "applicant_too_young", invalid => "تاريخ الازدياد {birth}: السن أقل من {age} سنة في {on}", "Né(e) le {birth}\u{a0}: moins de {age}\u{a0}ans au {on}", "Born on {birth}: under {age} on {on}";
    TOO_OLD = "applicant_too_old", invalid => "تاريخ الازدياد {birth}: السن يتجاوز {age} سنة في {on}", "Né(e) le {birth}\u{a0}: plus de {age}\u{a0}ans au {on}", "Born on {birth}: over {age} on {on}";
    BORN_LATER = "applicant_not_born", invalid => "تاريخ الازدياد {birth} غير ممكن", "La date de naissance {birth} est impossible", "The birth date {birth} is not possible";
}

/// The ages that somebody says, each `None` where nothing is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ages {
    /// Least age, in years.
    pub least: Option<i64>,
    /// Greatest age, in years.
    pub most: Option<i64>,
    /// As far as pensionable service raises the greatest one, in years.
    pub extended: Option<i64>,
}

impl Ages {
    /// Those of the exam itself.
    pub(crate) fn of_exam(exam: &Document) -> Ages {
        Ages::read(exam, [MIN_AGE, MAX_AGE, AGE_EXTENSION])
    }

    /// Those that a position says for itself.
    pub(crate) fn own(position: &Document) -> Ages {
        Ages::read(
            position,
            [position::MIN_AGE, position::MAX_AGE, position::AGE_EXTENSION],
        )
    }

    /// Those that hold for a position: its own, else those of the exam.
    pub(crate) fn of_position(exam: &Document, position: &Document) -> Ages {
        let (own, general) = (Ages::own(position), Ages::of_exam(exam));
        Ages {
            least: own.least.or(general.least),
            most: own.most.or(general.most),
            extended: own.extended.or(general.extended),
        }
    }

    fn read(row: &Document, [least, most, extended]: [Field<i64>; 3]) -> Ages {
        Ages {
            least: row.get(least),
            most: row.get(most),
            extended: row.get(extended),
        }
    }

    /// Whether nobody is too young or too old.
    pub(crate) fn are_open(&self) -> bool {
        self.least.is_none() && self.most.is_none()
    }

    /// What is wrong where ages do not stand in their order: greatest and extended are `fields`.
    pub(crate) fn crossed(&self, [most, extended]: [&FieldDef; 2]) -> Option<Rejection> {
        let floor = self.most.or(self.least);
        [(most, self.most, self.least), (extended, self.extended, floor)]
            .into_iter()
            .find_map(|(field, age, least)| {
                let least = least.filter(|least| age.is_some_and(|age| age < *least))?;
                Some(Rejection::new(AGES_CROSSED).about(field).arg("least", least))
            })
    }
}

/// The bounds of age of an exam for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AgeBounds {
    /// Between which ages; former service raises the greatest as far as the extended one.
    pub ages: Ages,
    /// On which day.
    pub on: Day,
}

/// Months of a year.
const MONTHS: i64 = 12;

impl AgeBounds {
    /// Those of an exam for a position: on its day of reference, else on that of the exam, else at the deadline.
    pub(crate) fn of(exam: &Document, position: &Document) -> Result<AgeBounds> {
        let on = exam.get(AGE_ON).or_else(|| exam.get(EXAM_DATE)).map(|day| day.0);
        let on = match on {
            Some(day) => day,
            None => schema::day_in_morocco(exam.need(DEADLINE)?.0),
        };
        Ok(AgeBounds {
            ages: Ages::of_position(exam, position),
            on,
        })
    }

    /// Refuses who is too young or too old, with both dates. `service` are months of pensionable service.
    pub(crate) fn check(&self, birth: Day, service: i64) -> Result<()> {
        let refused = |kind: schema::ErrorCode, age: i64| {
            kind.rejection()
                .field("birth_date")
                .day("birth", Date(birth))
                .day("on", Date(self.on))
                .arg("age", age)
        };
        if birth >= self.on {
            return Err(refused(BORN_LATER, 0).into());
        }
        if let Some(least) = self.ages.least
            && years_after(birth, least) > self.on
        {
            return Err(refused(TOO_YOUNG, least).into());
        }
        let Some(most) = self.ages.most else { return Ok(()) };
        let extension = (self.ages.extended.unwrap_or(most) - most).max(0);
        let months = service.clamp(0, extension * MONTHS);
        let last = years_after(birth, most).saturating_add(months.months());
        if last < self.on {
            return Err(refused(TOO_OLD, most + months / MONTHS).into());
        }
        Ok(())
    }
}

impl AgeBounds {
    /// The age of somebody on the day of reference, in whole years.
    pub(crate) fn age_of(&self, birth: Day) -> i64 {
        let years = i64::from(self.on.year() - birth.year());
        if years_after(birth, years) > self.on {
            years - 1
        } else {
            years
        }
    }
}

/// The day on which somebody reaches so many years. Who was born on 29 February does on the last day of that month.
fn years_after(birth: Day, years: i64) -> Day {
    birth.saturating_add(years.years())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    const BOUNDS: AgeBounds = AgeBounds {
        ages: Ages {
            least: Some(18),
            most: Some(40),
            extended: Some(45),
        },
        on: jiff::civil::date(2026, 1, 1),
    };

    fn code(outcome: &Result<()>) -> &str {
        outcome
            .as_ref()
            .err()
            .and_then(schema::Error::rejection)
            .map_or("", |refused| refused.kind.code)
    }

    #[test]
    fn both_bounds_are_included_on_the_day() {
        for (birth, expected) in [
            ("2008-01-01", ""),
            ("2008-01-02", "applicant_too_young"),
            ("1986-01-01", ""),
            ("1985-12-31", "applicant_too_old"),
            ("2026-01-01", "applicant_not_born"),
        ] {
            assert_eq!(code(&BOUNDS.check(day(birth), 0)), expected, "{birth}");
        }
        let free = AgeBounds {
            ages: Ages {
                least: None,
                most: None,
                extended: None,
            },
            ..BOUNDS
        };
        assert!(free.check(day("1930-01-01"), 0).is_ok());
    }

    #[test]
    fn the_age_is_that_of_the_day_of_reference() {
        for (birth, age) in [
            ("1986-01-01", 40),
            ("1986-01-02", 39),
            ("2004-02-29", 21),
            ("2000-12-31", 25),
        ] {
            assert_eq!(BOUNDS.age_of(day(birth)), age, "{birth}");
        }
    }

    #[test]
    fn service_raises_the_upper_bound_as_far_as_the_exam_says() {
        assert!(BOUNDS.check(day("1983-01-01"), 36).is_ok());
        assert_eq!(code(&BOUNDS.check(day("1983-01-01"), 35)), "applicant_too_old");
        assert!(BOUNDS.check(day("1981-01-01"), 600).is_ok());
        assert_eq!(
            code(&BOUNDS.check(day("1980-12-31"), 600)),
            "applicant_too_old",
            "no more than five years"
        );
        assert_eq!(code(&BOUNDS.check(day("1985-12-31"), -12)), "applicant_too_old");
    }

    #[test]
    fn the_refusal_says_both_dates_in_the_reader_s_language() {
        let refused = BOUNDS.check(day("1985-12-31"), 0).unwrap_err();
        let text = refused.rejection().unwrap().text(schema::Lang::Fr);
        assert_eq!(text, "Né(e) le 31/12/1985\u{a0}: plus de 40\u{a0}ans au 01/01/2026");
    }
}
