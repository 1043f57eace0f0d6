//! Counters against the numbers that were given: what a counter has not given stands nowhere, and what it has given stands in
//! the log.

use std::collections::BTreeMap;

use schema::{Collection, Result, Series};
use serde_json::Value as Json;

use super::{Area, Check};
use crate::sql::{Bind, Sql};

impl Check<'_> {
    /// Compares the counters of a numbered collection with its creations, those of rows that are gone too.
    pub(super) fn numbers(&mut self, of: &'static Collection) -> Result<()> {
        let Some(series) = &of.series else { return Ok(()) };
        let greatest = self.greatest(of, series)?;
        let mut counters = BTreeMap::new();
        let sql = Sql::of(self.db.dialect(), "SELECT name, n FROM _counters", []);
        self.db.rows(&sql, &mut |cells| {
            let name = cells.text(0).map(std::borrow::Cow::into_owned).unwrap_or_default();
            let year = name
                .split_once(':')
                .filter(|(id, _)| *id == of.id)
                .map(|(_, year)| year.parse::<i64>());
            if let Some(Ok(year)) = year {
                counters.insert(year, cells.int(1).unwrap_or_default());
            }
            Ok(())
        })?;
        let years: std::collections::BTreeSet<i64> = greatest.keys().chain(counters.keys()).copied().collect();
        for year in years {
            let (given, counted) = (greatest.get(&year).copied().unwrap_or(0), counters.get(&year).copied());
            if counted != Some(given) {
                let counted = counted.unwrap_or(0);
                let text = format!(
                    "{} of {year}: the counter stands at {counted}, but {given} is the last number given",
                    of.id
                );
                self.find(Area::Number, text);
            }
        }
        Ok(())
    }

    /// The greatest number of each year, as rows and the log have it. Contents that were blanked tell none.
    fn greatest(&mut self, of: &'static Collection, series: &Series) -> Result<BTreeMap<i64, i64>> {
        let mut greatest = BTreeMap::new();
        let mut note = |year: Option<i64>, number: Option<i64>| {
            if let Some((year, number)) = year.zip(number) {
                let known = greatest.entry(year).or_insert(0);
                *known = number.max(*known);
            }
        };
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT ")
            .name(series.year.name)
            .push(", ")
            .name(series.number.name);
        sql.push(" FROM ").table(of);
        self.db.rows(&sql, &mut |cells| {
            note(cells.int(0), cells.int(1));
            Ok(())
        })?;
        // Of a series that begins at a state, what takes the number is a change.
        let taken = match series.from {
            None => "SELECT after FROM _log WHERE collection = ? AND kind = 'create' AND after IS NOT NULL",
            Some(_) => {
                "SELECT after FROM _log WHERE collection = ? AND kind IN ('create', 'update') AND after IS NOT NULL"
            }
        };
        let sql = Sql::of(self.db.dialect(), taken, [Bind::from(of.id)]);
        self.db.rows(&sql, &mut |cells| {
            let text = cells.text(0).unwrap_or_default();
            if let Ok(row) = serde_json::from_str::<Json>(&text) {
                note(row[series.year.name].as_i64(), row[series.number.name].as_i64());
            }
            Ok(())
        })?;
        Ok(greatest)
    }
}
