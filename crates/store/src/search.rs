//! Searches in texts: every row must be looked at, so it is done once for the page and for its total.

use std::sync::Arc;

use schema::{Query, Result, Value, View};

use crate::compile::{Among, MAIN, Span, is_pattern};
use crate::incremental_count::Stale;
use crate::read::{Reader, Row};
use crate::sql::{Bind, Sql};
use crate::texts::FEW_CANDIDATES;

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
    /// The page of a query that searches in texts and whose total is not asked for, where it is known which rows can match: to
    /// find that none do, all would be looked at. `None` where the page is read as it is.
    pub(crate) fn search_uncounted(
        &mut self,
        view: &View,
        query: &Query,
        cursor: Option<&[Value]>,
    ) -> Result<Option<Vec<Row>>> {
        if query.is_counted {
            return Ok(None);
        }
        let Some(candidates) = self.candidates(view, &query.filters)? else {
            return Ok(None);
        };
        let is_first = query.cursor.is_none() && query.offset == 0;
        let is_by_sequence = query.orders.is_empty() && !query.is_random;
        // What is asked together is asked once.
        if is_first && is_by_sequence && self.together.is_none() {
            return self.first_matching(view, query, &candidates).map(Some);
        }
        if candidates.len() > FEW_CANDIDATES {
            return Ok(None);
        }
        let (span, among) = (Span::of(query, 0), Among::Candidates(&candidates));
        self.page_rows(view, query, cursor, &span, among).map(Some)
    }

    /// The first rows that match among candidates, which stand in order: most of the time the first of them fill the page.
    fn first_matching(&mut self, view: &View, query: &Query, candidates: &[i64]) -> Result<Vec<Row>> {
        let mut span = Span::of(query, 0);
        let (mut rows, mut rest) = (Vec::new(), candidates);
        let mut next = usize::try_from(span.limit).unwrap_or(usize::MAX).saturating_mul(2);
        while !rest.is_empty() && span.limit > 0 {
            let (piece, others) = rest.split_at(next.min(rest.len()));
            let some = self.page_rows(view, query, None, &span, Among::Candidates(piece))?;
            span.limit -= some.len() as u64;
            rows.extend(some);
            rest = others;
            next = next.saturating_mul(8);
        }
        Ok(rows)
    }

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
        let candidates = self.candidates(view, &query.filters)?;
        if candidates.as_ref().is_some_and(Vec::is_empty) {
            return Ok(Found::Few(Arc::default()));
        }
        if let Some(rows) = candidates.filter(|rows| rows.len() <= FEW_CANDIDATES) {
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
