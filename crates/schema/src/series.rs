//! Yearly numbers without gaps.

use std::borrow::Cow;

use crate::{Document, FieldDef};

/// A yearly number without gaps: the year of issue in Morocco, and the next number of that year, from 1.
#[derive(Clone, Copy)]
pub struct Series {
    /// The computed field that holds the year.
    pub year: FieldDef,
    /// The computed field that holds the number.
    pub number: FieldDef,
    /// What has numbers of its own, such as a desk, a court or a direction: texts, choices and links, which no rule fills. Rows
    /// without a value are a series too. A row that has a number keeps these values. None named: one series a year.
    pub within: &'static [FieldDef],
    /// The state of its flow in which a row takes its number; that of its creation where there is none.
    pub from: Option<&'static str>,
}

impl Series {
    /// One series a year, of which rows take a number when they are made.
    pub const fn yearly(year: FieldDef, number: FieldDef) -> Self {
        Series {
            year,
            number,
            within: &[],
            from: None,
        }
    }

    /// A series for each combination of the values of these fields.
    pub const fn within(mut self, fields: &'static [FieldDef]) -> Self {
        self.within = fields;
        self
    }

    /// Rows take their number in that state of their flow.
    pub const fn begins_at(mut self, state: &'static str) -> Self {
        self.from = Some(state);
        self
    }

    /// The fields that tell a numbered row: year and number, and what has numbers of its own.
    pub fn key(&self) -> Vec<FieldDef> {
        [self.year, self.number]
            .into_iter()
            .chain(self.within.iter().copied())
            .collect()
    }

    /// The counter of the series that a document stands in, in a year: `correspondences.incoming:2026`.
    pub fn counter(&self, document: &Document, year: i64) -> String {
        let values = self.within.iter().map(|field| document.value(field.name).text());
        counter_name(document.of.id, values, year)
    }
}

/// The counter of the rows of a collection with these values, in a year. A store names its counters so.
pub fn counter_name<'a>(of: &str, values: impl IntoIterator<Item = Option<&'a str>>, year: i64) -> String {
    let values = values.into_iter().map(|value| escaped(value.unwrap_or_default()));
    let named = values.fold(of.to_owned(), |name, value| name + "." + &value);
    format!("{named}:{year}")
}

/// The value without the signs that part the name of a counter.
fn escaped(value: &str) -> Cow<'_, str> {
    if value.contains(['%', '.', ':']) {
        Cow::Owned(value.replace('%', "%25").replace('.', "%2E").replace(':', "%3A"))
    } else {
        Cow::Borrowed(value)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_counter_is_named_by_its_series_and_the_year() {
        assert_eq!(counter_name("letters", [], 2026), "letters:2026");
        assert_eq!(counter_name("letters", [Some("north")], 2026), "letters.north:2026");
        assert_eq!(counter_name("letters", [None, Some("in")], 2026), "letters..in:2026");
    }

    #[test]
    fn no_two_series_share_a_counter() {
        let values = ["", "a", ".", ":", "%", "a.b", "a:2026", "%2E", "%252E", "..", "a."];
        let mut names = BTreeSet::new();
        for one in values {
            assert!(names.insert(counter_name("letters", [Some(one)], 2026)), "{one}");
            for other in values {
                assert!(
                    names.insert(counter_name("letters", [Some(one), Some(other)], 2026)),
                    "{one} {other}"
                );
            }
        }
        assert_eq!(names.len(), values.len() * (values.len() + 1));
    }
}
