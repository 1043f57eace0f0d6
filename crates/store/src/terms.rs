//! The terms of conditions: clock and settings, bound once per request.

use std::collections::BTreeMap;

use jiff::{Timestamp, ToSpan, civil};
use schema::{Condition, Document, FieldDef, Kind, Term, Value, day_in_morocco, instant_in_morocco, wire_instant};

use crate::Caller;
use crate::sql::Bind;

/// What the terms of declared conditions stand for in one request.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The instant of the request.
    pub now: Timestamp,
    /// Numbers of days by the key of their setting; a missing one has the default of its declaration.
    pub days: BTreeMap<String, i64>,
    /// Who asks: readers serve callers in turn.
    pub caller: Caller,
}

impl Terms {
    /// The terms of an instant, every setting at its default, for the house itself.
    pub fn at(now: Timestamp) -> Self {
        Terms {
            now,
            days: BTreeMap::new(),
            caller: Caller::House,
        }
    }

    /// The calendar day of the request in Morocco.
    pub fn today(&self) -> civil::Date {
        day_in_morocco(self.now)
    }

    /// Whether a condition on stored fields holds for a row, as a statement with these terms would find.
    pub fn holds(&self, condition: &Condition, row: &Document) -> bool {
        let term = |name: &'static str, term: Term| match row.of.field(name) {
            Some(field) => self.value(field, term),
            None => Value::Null,
        };
        condition.evaluate(&|name| row.value(name).clone(), &term) == Some(true)
    }

    pub(crate) fn bind(&self, field: &FieldDef, term: Term) -> Bind {
        Bind::from(&self.value(field, term))
    }

    /// The value to compare a field with; of a day, an instant is compared with its midnight in Morocco.
    fn value(&self, field: &FieldDef, term: Term) -> Value {
        let day = |day: civil::Date| match field.kind {
            Kind::Instant => wire_instant(instant_in_morocco(day.at(0, 0, 0, 0))),
            _ => day.to_string(),
        };
        Value::Text(match term {
            Term::Now if matches!(field.kind, Kind::Date) => day(self.today()),
            Term::Now => wire_instant(self.now),
            Term::Today => day(self.today()),
            Term::TodayPlus(setting, default) => {
                let days = self.days.get(setting).copied().unwrap_or(default);
                let shifted = i32::try_from(days).ok().map(i32::days);
                day(shifted
                    .and_then(|span| self.today().checked_add(span).ok())
                    .unwrap_or(if days < 0 { civil::Date::MIN } else { civil::Date::MAX }))
            }
            Term::YearStart => day(self.today().first_of_year()),
            Term::NextYear => day(self.today().last_of_year().tomorrow().unwrap_or(civil::Date::MAX)),
            Term::Text(text) => text.to_owned(),
            Term::Int(number) => return Value::Int(number),
            Term::Flag(flag) => return Value::Flag(flag),
        })
    }
}
