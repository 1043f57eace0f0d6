//! Answers that follow a collection from version to version.
//!
//! A total of one collection need not be counted again because a few of its rows were written: which of those rows match
//! now is asked, and which of them matched before is remembered. What the rows were is known for commits of this process
//! only; after those of others, or after many, it is counted again. Either way the answer is exact.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use crate::compile::{Compiler, MAIN};
use crate::read::Reader;
use crate::sql::{Bind, Sql};
use schema::Result;

/// So many commits back the rows written are known.
const COMMITS: usize = 64;
/// So many written rows are looked at one by one; when there are more, all are counted.
pub(crate) const ROWS: usize = 256;
/// The last sequence up to which matching rows are remembered: half a mebibyte for a question over four million rows, in
/// pieces that its versions share.
const LAST: i64 = 4_194_303;
/// So many sequences stand in one piece of 512 bytes.
const PIECE: i64 = 4_096;
/// The words of a piece.
const WORDS: usize = 64;

/// The sequences of the rows that the last commits wrote, by version of their collection.
#[derive(Default)]
pub(crate) struct WrittenRows(Mutex<VecDeque<(i64, Vec<i64>)>>);

impl WrittenRows {
    /// Notes the rows of a commit.
    pub fn note(&self, version: i64, rows: Vec<i64>) {
        let mut commits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // A version that is not the next one leaves a gap, and what lies before a gap is of no use.
        if commits.back().is_some_and(|(last, _)| last + 1 != version) {
            commits.clear();
        }
        commits.push_back((version, rows));
        if commits.len() > COMMITS {
            commits.pop_front();
        }
    }

    /// The rows written after one version and up to another; `None` when not all are known, or they are many.
    pub fn between(&self, from: i64, to: i64) -> Option<Vec<i64>> {
        let commits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (first, last) = (commits.front()?.0, commits.back()?.0);
        if from >= to || from + 1 < first || to > last {
            return None;
        }
        let mut rows = Vec::new();
        for (_, written) in commits.iter().filter(|(version, _)| (from + 1..=to).contains(version)) {
            rows.extend(written);
            if rows.len() > ROWS {
                return None;
            }
        }
        rows.sort_unstable();
        rows.dedup();
        Some(rows)
    }
}

/// An answer that does not hold any more.
pub(crate) struct Stale<T> {
    pub answer: T,
    /// The rows written since, when they are all that can have changed it.
    pub written: Option<Vec<i64>>,
}

/// A total, and once it has been asked for again after a write, the rows that it counts.
#[derive(Clone)]
pub(crate) struct Total {
    pub count: u64,
    rows: CountedRows,
}

/// The rows that a total counts.
#[derive(Clone)]
enum CountedRows {
    /// Not asked for yet.
    Unknown,
    Known(Bits),
    /// Their sequences are too great to be remembered: such a total is counted each time.
    Distant,
}

/// A bit for each sequence. A copy shares the pieces that are not written to, so that following a write costs as much as
/// was written, however many rows there are.
#[derive(Clone, Default)]
struct Bits(Vec<Arc<[u64; WORDS]>>);

impl Bits {
    /// Puts rows in or takes them out; gives by how many the set grew.
    fn set(&mut self, rows: &[i64], is_in: bool) -> i64 {
        let mut grown = 0;
        for row in rows {
            let (piece, word, bit) = bit_of(*row);
            if piece >= self.0.len() {
                if !is_in {
                    continue;
                }
                self.0.resize_with(piece + 1, || Arc::new([0; WORDS]));
            }
            let was_in = self.0[piece][word] >> bit & 1 == 1;
            if was_in != is_in {
                Arc::make_mut(&mut self.0[piece])[word] ^= 1 << bit;
                grown += if is_in { 1 } else { -1 };
            }
        }
        grown
    }
}

/// The piece, the word in it and the bit of a sequence.
fn bit_of(row: i64) -> (usize, usize, u32) {
    let whole = |number: i64| usize::try_from(number).unwrap_or_default();
    let bit = u32::try_from(row % 64).unwrap_or_default();
    (whole(row / PIECE), whole(row % PIECE / 64), bit)
}

impl Total {
    pub fn of(count: u64) -> Self {
        Total {
            count,
            rows: CountedRows::Unknown,
        }
    }

    /// The same total of rows that are not to be remembered.
    fn far(count: u64) -> Self {
        Total {
            count,
            rows: CountedRows::Distant,
        }
    }

    /// The total of these rows; they are remembered when their sequences are small enough.
    fn of_rows(rows: &[i64]) -> Self {
        let count = rows.len() as u64;
        if rows.iter().any(|row| !(0..=LAST).contains(row)) {
            return Total::far(count);
        }
        let mut bits = Bits::default();
        bits.set(rows, true);
        Total {
            count,
            rows: CountedRows::Known(bits),
        }
    }

    /// The total after rows were written of which these match now.
    fn after(&self, written: &[i64], matching: &[i64]) -> Option<Self> {
        let CountedRows::Known(bits) = &self.rows else {
            return None;
        };
        if matching.iter().any(|row| *row > LAST) {
            return None;
        }
        let mut bits = bits.clone();
        let grown = bits.set(written, false) + bits.set(matching, true);
        Some(Total {
            count: self.count.saturating_add_signed(grown),
            rows: CountedRows::Known(bits),
        })
    }
}

impl Reader<'_> {
    /// The rows written between two tags of a statement, when they are all that can have changed its answer.
    pub(crate) fn rows_written(&self, compiler: &Compiler<'_>, old: &[i64], new: &[i64]) -> Option<Vec<i64>> {
        let ([of], [from], [to], true) = (compiler.touched.as_slice(), old, new, compiler.is_of_one_table()) else {
            return None;
        };
        let position = self.shared.position(of).ok()?;
        self.shared.written[position].between(*from, *to)
    }

    /// The total again: by the rows written since, by all that match, or counted anew where those are not remembered.
    pub(crate) fn recount(&mut self, stale: Stale<Total>, found: &Sql, counting: &Sql) -> Result<Total> {
        match (&stale.answer.rows, &stale.written) {
            (CountedRows::Distant, _) => return self.run_count(counting).map(Total::far),
            (CountedRows::Known(_), Some(written)) => {
                let matching = self.matching(found, written)?;
                if let Some(total) = stale.answer.after(written, &matching) {
                    return Ok(total);
                }
            }
            _ => {}
        }
        let mut rows = Vec::new();
        self.run(found, &mut |cells| {
            rows.extend(cells.int(0));
            Ok(())
        })?;
        Ok(Total::of_rows(&rows))
    }

    /// Those of the rows that a statement of sequences finds.
    pub(crate) fn matching(&mut self, found: &Sql, rows: &[i64]) -> Result<Vec<i64>> {
        let mut sql = found.clone();
        sql.push(" AND ").column(MAIN, "_seq");
        let dialect = sql.dialect;
        dialect.any_of(&mut sql, Bind::Ints(rows.to_vec()));
        let mut matching = Vec::new();
        self.run(&sql, &mut |cells| {
            matching.extend(cells.int(0));
            Ok(())
        })?;
        Ok(matching)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_known_between_versions_without_a_gap() {
        let written = WrittenRows::default();
        assert_eq!(written.between(0, 1), None);
        written.note(5, vec![1, 2]);
        written.note(6, vec![2, 3]);
        assert_eq!(written.between(4, 6), Some(vec![1, 2, 3]));
        assert_eq!(written.between(5, 6), Some(vec![2, 3]));
        assert_eq!(written.between(3, 6), None, "version 4 is not known");
        assert_eq!(written.between(5, 7), None, "version 7 is not known");
        written.note(8, vec![9]);
        assert_eq!(written.between(5, 6), None, "what lies before a gap is forgotten");
        assert_eq!(written.between(7, 8), Some(vec![9]));
        written.note(9, vec![0; ROWS + 1]);
        assert_eq!(written.between(8, 9), None, "too many");
    }

    #[test]
    fn a_total_follows_the_rows_written() {
        let total = Total::of_rows(&[3, 64, 200]);
        let after = total.after(&[64, 200, 201, 500], &[200, 500]).unwrap();
        assert_eq!((total.count, after.count), (3, 3));
        assert_eq!(after.after(&[3], &[]).unwrap().count, 2);
        assert!(matches!(Total::of_rows(&[LAST + 1]).rows, CountedRows::Distant));
        assert!(Total::of_rows(&[LAST + 1]).after(&[1], &[]).is_none());
        assert!(total.after(&[1], &[LAST + 1]).is_none());
        assert_eq!(Total::of_rows(&[LAST + 1]).count, 1);
        let all: Vec<i64> = (1..=200_000).collect();
        let many = Total::of_rows(&all);
        let (CountedRows::Known(before), after) = (&many.rows, many.after(&[7, 199_999], &[199_999]).unwrap()) else {
            panic!("200,000 rows are remembered")
        };
        let CountedRows::Known(now) = &after.rows else {
            panic!("still")
        };
        assert_eq!((many.count, after.count), (200_000, 199_999));
        let shared = before.0.iter().zip(&now.0).filter(|(a, b)| Arc::ptr_eq(a, b)).count();
        assert_eq!(shared, before.0.len() - 2, "only the pieces written to are copied");
    }
}
