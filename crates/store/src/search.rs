//! Searches in texts: every row must be looked at, so it is done once for the page and for its total.

use std::sync::Arc;

use schema::{Query, Result, View};

use crate::compile::{MAIN, is_pattern};
use crate::incremental_count::Stale;
use crate::read::Reader;
use crate::sql::{Bind, Sql};

/// So many rows are kept by their sequences; of more, any page is soon full.
const FEW: usize = 500;

/// What a search found.
#[derive(Clone)]
pub(crate) enum Found {
    /// Every row, by its sequence.
    Few(Arc<[i64]>),
    /// How many.
    Many(u64),
}

impl Found {
    pub fn total(&self) -> u64 {
        match self {
            Found::Few(sequences) => sequences.len() as u64,
            Found::Many(total) => *total,
        }
    }

    /// The sequences, when they are known.
    pub fn sequences(&self) -> Option<&[i64]> {
        match self {
            Found::Few(sequences) => Some(sequences),
            Found::Many(_) => None,
        }
    }
}

impl Reader<'_> {
    /// What a query finds, when it searches in texts and its total is asked for; kept as totals are.
    pub(crate) fn search(&mut self, view: &View, query: &Query) -> Result<Option<Found>> {
        if !query.is_counted || !query.filters.iter().any(is_pattern) {
            return Ok(None);
        }
        let finding = self.compiler().row_sequences(view, query);
        let shared = self.shared;
        let find = |reader: &mut Self, stale| match stale {
            Some(stale) => reader.find_again(stale, view, query, &finding.sql),
            None => reader.find(view, query, &finding.sql),
        };
        self.cached(&shared.searches, &finding, find).map(Some)
    }

    /// Few rows follow what was written since; many are searched again.
    fn find_again(&mut self, stale: Stale<Found>, view: &View, query: &Query, sql: &Sql) -> Result<Found> {
        let (Found::Few(rows), Some(written)) = (stale.answer, stale.written) else {
            return self.find(view, query, sql);
        };
        let mut now: Vec<i64> = rows.iter().copied().filter(|row| !written.contains(row)).collect();
        now.extend(self.matching(sql, &written)?);
        if now.len() < FEW {
            Ok(Found::Few(now.into()))
        } else {
            self.find(view, query, sql)
        }
    }

    fn find(&mut self, view: &View, query: &Query, sql: &Sql) -> Result<Found> {
        let mut sql = sql.clone();
        if let Some(rows) = self.candidates(view.of, &query.filters)? {
            sql.push(" AND ").column(MAIN, "_seq");
            let dialect = sql.dialect;
            dialect.any_of(&mut sql, Bind::Ints(rows));
        }
        let (mut total, mut sequences) = (0, Vec::new());
        self.run_now(&sql, &mut |cells| {
            total += 1;
            if sequences.len() < FEW {
                sequences.extend(cells.int(0));
            }
            Ok(())
        })?;
        Ok(if sequences.len() as u64 == total {
            Found::Few(Arc::from(sequences))
        } else {
            Found::Many(total)
        })
    }
}
