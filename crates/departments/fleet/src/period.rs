//! A period that is asked about: `from` and `to`, both days of Morocco and both in it; open where nothing is said.

use engine::input::{self, Declared};
use engine::{Input, Inputs};
use jiff::civil::Date as Day;
use schema::{Argument, Date, Field, Filter, Instant, Result, expected};

/// From its first day to its last.
#[derive(Clone, Copy)]
pub(super) struct Period {
    pub from: Option<Day>,
    pub to: Option<Day>,
}

const FROM: Declared<Option<Day>> = input::may("from");
const TO: Declared<Option<Day>> = input::may("to");

/// What is no day is refused, and a last day before the first.
impl Inputs for Period {
    fn arguments() -> Vec<Argument> {
        vec![FROM.argument("The first day."), TO.argument("The last day.")]
    }
    fn read(given: &mut Input) -> Result<Self> {
        let (from, to) = (FROM.read(given)?, TO.read(given)?);
        match from.zip(to) {
            Some((from, to)) if to < from => Err(input::wrong_argument("to", expected::day_from(from))),
            _ => Ok(Period { from, to }),
        }
    }
}

impl Period {
    /// The day lies in it.
    pub fn days(self, key: Field<Date>) -> Vec<Filter> {
        let from = self.from.map(|day| key.ge(day));
        let to = self.to.map(|day| key.le(day));
        from.into_iter().chain(to).collect()
    }

    /// The instant lies in it, by the clocks of Morocco.
    pub fn moments(self, key: Field<Instant>) -> Vec<Filter> {
        let midnight = |day: Day| Instant(schema::instant_in_morocco(day.at(0, 0, 0, 0)));
        let from = self.from.map(|day| key.ge(midnight(day)));
        let after = self.to.and_then(|day| day.tomorrow().ok());
        let to = after.map(|day| key.lt(midnight(day)));
        from.into_iter().chain(to).collect()
    }

    /// The first of January of the year lies in it.
    pub fn new_years(self, key: Field<i64>) -> Vec<Filter> {
        let first = self
            .from
            .map(|day| i64::from(day.year()) + i64::from(day.day_of_year() > 1));
        let from = first.map(|year| key.ge(year));
        let to = self.to.map(|day| key.le(i64::from(day.year())));
        from.into_iter().chain(to).collect()
    }
}
