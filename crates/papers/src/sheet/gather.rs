//! Gathers cells into rows, within the limits.

use super::{CellRef, MAX_BYTES, MAX_CELLS, MAX_ROWS, Row, TITLE_ROWS};
use crate::Trouble;
use crate::cell::Cell;

/// Rows in the making.
#[derive(Default)]
pub struct Gather {
    rows: Vec<Row>,
    formulas: Vec<CellRef>,
    cells: usize,
    text: u64,
    unsorted: bool,
}

impl Gather {
    /// Puts a value in its place; the last one wins. Empty cells take no room.
    pub fn put(&mut self, place: CellRef, cell: Cell) -> Result<(), Trouble> {
        if cell == Cell::Empty {
            return Ok(());
        }
        if let Cell::Text(text) | Cell::Error(text) = &cell {
            self.text += text.len() as u64;
        }
        if self.text > MAX_BYTES {
            return Err(Trouble::TooBig {
                limit_mb: MAX_BYTES / 1024 / 1024,
            });
        }
        self.open(place.row)?;
        let Some(row) = self.rows.last_mut() else { return Ok(()) };
        if place.column >= row.cells.len() {
            self.cells += place.column + 1 - row.cells.len();
            if self.cells > MAX_CELLS {
                return Err(Trouble::TooManyCells { limit: MAX_CELLS });
            }
            row.cells.resize(place.column + 1, Cell::Empty);
        }
        row.cells[place.column] = cell;
        Ok(())
    }

    /// Notes a formula that has no stored value.
    pub fn formula(&mut self, place: CellRef) -> Result<(), Trouble> {
        if self.formulas.len() >= MAX_CELLS {
            return Err(Trouble::TooManyCells { limit: MAX_CELLS });
        }
        self.formulas.push(place);
        Ok(())
    }

    /// The rows from top to bottom without the blank ones, and the formulas in order.
    pub fn finish(mut self) -> (Vec<Row>, Vec<CellRef>) {
        if self.unsorted {
            self.rows.sort_by_key(|row| row.number);
            let mut merged: Vec<Row> = Vec::with_capacity(self.rows.len());
            for row in self.rows {
                match merged.last_mut() {
                    Some(last) if last.number == row.number => overlay(last, row),
                    _ => merged.push(row),
                }
            }
            self.rows = merged;
        }
        self.rows.retain(|row| !row.is_blank());
        self.formulas.sort_unstable();
        self.formulas.dedup();
        (self.rows, self.formulas)
    }

    fn open(&mut self, number: u32) -> Result<(), Trouble> {
        if let Some(last) = self.rows.last() {
            if last.number == number {
                return Ok(());
            }
            self.unsorted |= last.number > number;
        }
        if self.rows.len() >= MAX_ROWS + TITLE_ROWS {
            return Err(Trouble::TooManyRows { limit: MAX_ROWS });
        }
        self.rows.push(Row {
            number,
            cells: Vec::new(),
        });
        Ok(())
    }
}

fn overlay(row: &mut Row, later: Row) {
    for (column, cell) in later.cells.into_iter().enumerate() {
        if column >= row.cells.len() {
            row.cells.push(cell);
        } else if cell != Cell::Empty {
            row.cells[column] = cell;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(gather: &mut Gather, row: u32, column: usize, text: &str) -> Result<(), Trouble> {
        gather.put(CellRef { row, column }, Cell::Text(text.to_owned()))
    }

    #[test]
    fn cells_out_of_order_find_their_row() {
        let mut gather = Gather::default();
        for (row, column, text) in [(2, 1, "b2"), (1, 0, "a1"), (2, 0, "a2"), (1, 2, "c1"), (3, 0, "  ")] {
            put(&mut gather, row, column, text).unwrap();
        }
        let (rows, _) = gather.finish();
        let text = |r: &Row| r.cells.iter().map(|c| c.text().into_owned()).collect::<Vec<_>>();
        assert_eq!(
            rows.iter().map(|r| (r.number, text(r))).collect::<Vec<_>>(),
            [
                (1, vec!["a1".to_owned(), String::new(), "c1".to_owned()]),
                (2, vec!["a2".to_owned(), "b2".to_owned()]),
            ]
        );
    }

    #[test]
    fn wide_rows_are_counted_up_to_their_last_value() {
        let mut gather = Gather::default();
        let refused = (1..).find_map(|row| put(&mut gather, row, 16_383, "x").err());
        assert_eq!(refused, Some(Trouble::TooManyCells { limit: MAX_CELLS }));
    }

    #[test]
    fn the_same_long_text_again_and_again_is_refused() {
        let (mut gather, text) = (Gather::default(), "x".repeat(1 << 20));
        let refused = (1..).find_map(|row| put(&mut gather, row, 0, &text).err());
        assert_eq!(refused, Some(Trouble::TooBig { limit_mb: 200 }));
    }
}
