//! Counters against the numbers that were given: what a counter has not given stands nowhere, and what it has given stands in
//! the log.

use std::collections::{BTreeMap, BTreeSet};

use schema::{Collection, Result, Series, counter_name};
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
            let rest = name.strip_prefix(of.id).unwrap_or_default();
            if rest.starts_with(['.', ':']) {
                counters.insert(name, cells.int(1).unwrap_or_default());
            }
            Ok(())
        })?;
        let names: BTreeSet<&String> = greatest.keys().chain(counters.keys()).collect();
        for name in names {
            let (given, counted) = (greatest.get(name).copied().unwrap_or(0), counters.get(name).copied());
            if counted != Some(given) {
                let (counted, (what, year)) = (counted.unwrap_or(0), name.rsplit_once(':').unwrap_or((name, "")));
                let text =
                    format!("{what} of {year}: the counter stands at {counted}, but {given} is the last number given");
                self.find(Area::Number, text);
            }
        }
        Ok(())
    }

    /// The greatest number of each counter, as rows and the log have it. Contents that were blanked tell none.
    fn greatest(&mut self, of: &'static Collection, series: &Series) -> Result<BTreeMap<String, i64>> {
        let mut greatest = Greatest {
            of: of.id,
            numbers: BTreeMap::new(),
        };
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT ");
        for (at, field) in series.key().iter().enumerate() {
            sql.push(if at == 0 { "" } else { ", " }).name(field.name);
        }
        sql.push(" FROM ").table(of);
        self.db.rows(&sql, &mut |cells| {
            let within: Vec<_> = (2..2 + series.within.len()).map(|at| cells.text(at)).collect();
            greatest.note(cells.int(0), cells.int(1), within.iter().map(Option::as_deref));
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
                let within = series.within.iter().map(|field| row[field.name].as_str());
                greatest.note(row[series.year.name].as_i64(), row[series.number.name].as_i64(), within);
            }
            Ok(())
        })?;
        Ok(greatest.numbers)
    }
}

/// The greatest number of each counter of a collection.
struct Greatest {
    of: &'static str,
    numbers: BTreeMap<String, i64>,
}

impl Greatest {
    fn note<'a>(&mut self, year: Option<i64>, number: Option<i64>, within: impl Iterator<Item = Option<&'a str>>) {
        if let Some((year, number)) = year.zip(number) {
            let known = self.numbers.entry(counter_name(self.of, within, year)).or_insert(0);
            *known = number.max(*known);
        }
    }
}
