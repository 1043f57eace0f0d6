//! Reports that follow a collection from version to version, as totals do (`incremental_count.rs`): what each row adds to its group is
//! remembered, so that after a write only the rows written are asked for.

use std::collections::HashMap;
use std::sync::Arc;

use schema::{Result, Value, View};

use crate::compile::{Compiler, Group, Report};
use crate::incremental_count::Stale;
use crate::read::Reader;
use crate::sql::{Bind, Sql};

/// A report over fewer rows is worked out anew: that is as fast.
const FEW: u64 = 4_096;
/// So many sequences stand in one piece: a row is known in it by two bytes.
const PIECE: i64 = 4_096;
/// The last sequence up to which shares are remembered: some forty bytes a row.
const LAST: i64 = 524_287;
/// So many reports are followed row by row; the others are worked out anew after each write.
const MOST: usize = 24;

/// A report, and once it has been asked for again after a write, the share of each row in it.
#[derive(Clone)]
pub(crate) struct IncrementalReport {
    /// Those that have lost their last row stay, with a count of 0.
    groups: Vec<Group>,
    shares: Shares,
}

#[derive(Clone)]
enum Shares {
    /// Not asked for yet.
    Unknown,
    Known(Pieces),
    /// Too many groups, or sequences too great.
    Never,
}

/// What a row adds to its group.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Share {
    group: u16,
    measures: Vec<i64>,
}

/// The shares by sequence, in pieces that copies share until they are written to.
#[derive(Clone)]
struct Pieces {
    pieces: Vec<Arc<HashMap<u16, Share>>>,
    /// Held by each report that is followed, so that they can be counted.
    _followed: Arc<()>,
}

impl Pieces {
    fn replace(&mut self, row: i64, share: Option<Share>) -> Option<Share> {
        let (piece, at) = slot_of(row);
        if piece >= self.pieces.len() {
            share.as_ref()?;
            self.pieces.resize_with(piece + 1, Arc::default);
        }
        if share.is_none() && !self.pieces[piece].contains_key(&at) {
            return None;
        }
        let piece = Arc::make_mut(&mut self.pieces[piece]);
        match share {
            Some(share) => piece.insert(at, share),
            None => piece.remove(&at),
        }
    }
}

/// The piece and the place in it of a sequence.
fn slot_of(row: i64) -> (usize, u16) {
    let piece = usize::try_from(row / PIECE).unwrap_or_default();
    (piece, u16::try_from(row % PIECE).unwrap_or_default())
}

impl IncrementalReport {
    pub fn of(groups: Vec<Group>) -> Self {
        IncrementalReport {
            groups,
            shares: Shares::Unknown,
        }
    }

    /// The lines of the report: a group without rows is none, except where nothing is grouped by.
    pub fn lines(&self) -> Vec<Group> {
        let stands = |group: &&Group| group.count > 0 || group.by.is_empty();
        self.groups.iter().filter(stands).cloned().collect()
    }

    fn rows(&self) -> u64 {
        self.groups.iter().map(|group| group.count).sum()
    }

    /// The report with the share of every row.
    fn with(groups: Vec<Group>, rows: Option<Vec<(i64, Share)>>, followed: &Arc<()>) -> Self {
        let shares = rows.map_or(Shares::Never, |rows| {
            let mut pieces = Pieces {
                pieces: Vec::new(),
                _followed: Arc::clone(followed),
            };
            for (row, share) in rows {
                pieces.replace(row, Some(share));
            }
            Shares::Known(pieces)
        });
        IncrementalReport { groups, shares }
    }

    /// The report after rows were written of which these have a share now.
    fn after(&self, written: &[i64], now: Vec<(i64, Share)>) -> Option<Self> {
        let Shares::Known(pieces) = &self.shares else {
            return None;
        };
        let (mut pieces, mut groups) = (pieces.clone(), self.groups.clone());
        for row in written {
            if let Some(share) = pieces.replace(*row, None) {
                add(groups.get_mut(usize::from(share.group))?, &share, false);
            }
        }
        for (row, share) in now {
            add(groups.get_mut(usize::from(share.group))?, &share, true);
            pieces.replace(row, Some(share));
        }
        Some(IncrementalReport {
            groups,
            shares: Shares::Known(pieces),
        })
    }
}

fn add(group: &mut Group, share: &Share, is_in: bool) {
    group.count = if is_in {
        group.count + 1
    } else {
        group.count.saturating_sub(1)
    };
    for (sum, part) in group.measures.iter_mut().zip(&share.measures) {
        *sum = sum.map(|sum| if is_in { sum + part } else { sum - part });
    }
}

impl Reader<'_> {
    /// A report again: by the rows written since, or worked out anew.
    pub(crate) fn rollup(
        &mut self,
        stale: Option<Stale<IncrementalReport>>,
        view: &View,
        report: &Report,
        grouping: &Compiler<'_>,
    ) -> Result<IncrementalReport> {
        let is_followed = |stale: &Stale<IncrementalReport>| {
            report.is_sum() && grouping.is_of_one_table() && stale.answer.rows() >= FEW
        };
        let Some(stale) = stale.filter(is_followed) else {
            return self.groups(report, &grouping.sql).map(IncrementalReport::of);
        };
        let mut sharing = self.compiler();
        sharing.shares(view, report);
        if let (Shares::Known(_), Some(written)) = (&stale.answer.shares, &stale.written)
            && let Some(now) = self.shares(report, &sharing.sql, &stale.answer.groups, Some(written))?
            && let Some(tallied) = stale.answer.after(written, now)
        {
            return Ok(tallied);
        }
        let groups = self.groups(report, &grouping.sql)?;
        let followed = &self.shared.followed;
        let is_first = !matches!(stale.answer.shares, Shares::Known(_));
        if matches!(stale.answer.shares, Shares::Never) || is_first && Arc::strong_count(followed) > MOST {
            return Ok(IncrementalReport::of(groups));
        }
        let rows = self.shares(report, &sharing.sql, &groups, None)?;
        Ok(IncrementalReport::with(groups, rows, followed))
    }

    /// The shares of all rows or of some; `None` when one of them belongs to no known group.
    fn shares(
        &mut self,
        report: &Report,
        sharing: &Sql,
        groups: &[Group],
        among: Option<&Vec<i64>>,
    ) -> Result<Option<Vec<(i64, Share)>>> {
        let name = |by: &[Value]| format!("{by:?}");
        let numbers = groups
            .iter()
            .zip(0_u16..)
            .map(|(group, number)| (name(&group.by), number));
        let known: HashMap<String, u16> = numbers.collect();
        let mut sql = sharing.clone();
        if let Some(rows) = among {
            sql.push(" AND ").column(crate::compile::MAIN, "_seq");
            let dialect = sql.dialect;
            dialect.any_of(&mut sql, Bind::Ints(rows.clone()));
        }
        let first = 1 + report.measures.len();
        let (mut shares, mut is_known) = (Vec::new(), known.len() == groups.len());
        self.run(&sql, &mut |cells| {
            let row = cells.int(0).unwrap_or(-1);
            let group = known.get(&name(&report.values(cells, first))).copied();
            let (Some(group), true) = (group, (0..=LAST).contains(&row)) else {
                is_known = false;
                return Ok(());
            };
            let measures = (1..first).map(|at| cells.int(at).unwrap_or_default()).collect();
            shares.push((row, Share { group, measures }));
            Ok(())
        })?;
        Ok(is_known.then_some(shares))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(by: &str, count: u64, sum: i64) -> Group {
        Group {
            by: vec![by.into()],
            count,
            measures: vec![Some(sum)],
        }
    }

    fn share(group: u16, measure: i64) -> Share {
        Share {
            group,
            measures: vec![measure],
        }
    }

    #[test]
    fn a_report_follows_the_rows_written() {
        let groups = vec![group("a", 2, 30), group("b", 1, 5)];
        let rows = vec![(1, share(0, 10)), (2, share(0, 20)), (5_000, share(1, 5))];
        let first = IncrementalReport::with(groups, Some(rows), &Arc::default());
        let moved = first.after(&[2, 3], vec![(2, share(1, 21)), (3, share(0, 1))]).unwrap();
        assert_eq!(moved.lines(), [group("a", 2, 11), group("b", 2, 26)]);
        let emptied = moved.after(&[2, 5_000], Vec::new()).unwrap();
        assert_eq!(emptied.lines(), [group("a", 2, 11)], "a group without rows is no line");
        assert_eq!(
            first.lines(),
            [group("a", 2, 30), group("b", 1, 5)],
            "what was is untouched"
        );
    }

    #[test]
    fn a_report_of_everything_keeps_its_line_without_rows() {
        let alone = Group {
            by: Vec::new(),
            count: 1,
            measures: vec![Some(7)],
        };
        let after =
            IncrementalReport::with(vec![alone], Some(vec![(1, share(0, 7))]), &Arc::default()).after(&[1], Vec::new());
        assert_eq!((after.unwrap().lines()[0].count, 1), (0, 1));
    }
}
