//! Whoever reads many things of one snapshot asks the engine few times: see [`Together`].

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use schema::Result;

use crate::connection::Failure;
use crate::query_cache::CacheKey;
use crate::read::Reader;
use crate::sql::Sql;
use crate::together::{Cell, Together, union};

/// A closure whose reads follow from one another more often is read to its end one by one.
const ROUNDS: usize = 12;
/// So many reads stand in one statement: SQLite takes 500.
const AT_ONCE: usize = 200;

impl Reader<'_> {
    /// From now on what is read is asked together; whether it is so from here on. Inside a write it is not: there each read sees
    /// the write before it.
    pub fn begin_together(&mut self) -> Result<bool> {
        if self.is_writing || self.together.is_some() {
            return Ok(false);
        }
        let mut versions = HashMap::new();
        let sql = Sql::of(self.db.dialect(), "SELECT collection, n FROM _versions", []);
        self.run(&sql, &mut |cells| {
            let table = cells.text(0).unwrap_or_default().into_owned();
            versions.insert(table, cells.int(1).unwrap_or_default());
            Ok(())
        })?;
        self.together = Some(Together {
            versions,
            known: HashMap::new(),
            wanted: Vec::new(),
            rounds: 0,
        });
        Ok(true)
    }

    /// Asks what was noted; whether there was anything, and the closure must be run again.
    pub fn ask_together(&mut self) -> Result<bool> {
        let Some(together) = &mut self.together else {
            return Ok(false);
        };
        let wanted = std::mem::take(&mut together.wanted);
        together.rounds += 1;
        if wanted.is_empty() || together.rounds > ROUNDS {
            self.together = None;
            return Ok(!wanted.is_empty());
        }
        for some in wanted.chunks(AT_ONCE) {
            let found = self.ask(some)?;
            if let Some(together) = &mut self.together {
                together.known.extend(some.iter().map(CacheKey::from).zip(found));
            }
        }
        Ok(true)
    }

    /// The rows of each of the statements, asked in one.
    fn ask(&mut self, wanted: &[Sql]) -> Result<Vec<Vec<Vec<Cell>>>> {
        let widths = wanted
            .iter()
            .map(|sql| self.db.columns(sql))
            .collect::<Result<Vec<_>, Failure>>();
        let widths = widths.map_err(|failure| self.fail(failure))?;
        let mut found: Vec<Vec<(i64, Vec<Cell>)>> = wanted.iter().map(|_| Vec::new()).collect();
        let sql = union(self.db.dialect(), wanted, &widths);
        self.shared.statements.fetch_add(1, Ordering::Relaxed);
        let done = self.db.rows(&sql, &mut |cells| {
            let of = cells.int(0).and_then(|of| usize::try_from(of).ok()).unwrap_or_default();
            let row = (0..widths[of]).map(|at| Cell::at(cells, at + 2)).collect();
            found[of].push((cells.int(1).unwrap_or_default(), row));
            Ok(())
        });
        self.shared.steps.fetch_add(self.db.steps(), Ordering::Relaxed);
        done.map_err(|failure| self.fail(failure))?;
        let in_order = |mut rows: Vec<(i64, Vec<Cell>)>| {
            rows.sort_by_key(|(at, _)| *at);
            rows.into_iter().map(|(_, row)| row).collect()
        };
        Ok(found.into_iter().map(in_order).collect())
    }
}
