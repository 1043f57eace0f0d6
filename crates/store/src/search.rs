//! Searches in texts: every row must be looked at, so it is done once for the page and for its total.

use std::sync::Arc;

use schema::{Query, Result, View};

use crate::compile::is_pattern;
use crate::read::Reader;
use crate::sql::Sql;

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
        let finding = self.compiler().found(view, query);
        let shared = self.shared;
        let find = |reader: &mut Self| reader.find(&finding.sql);
        self.kept(&shared.searches, &finding, find).map(Some)
    }

    fn find(&mut self, sql: &Sql) -> Result<Found> {
        let (mut total, mut sequences) = (0, Vec::new());
        self.run(sql, &mut |cells| {
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
