//! Reading a workbook or a CSV file into rows.

mod archive;
mod delimited;
mod encoding;
mod gather;
mod header;
mod kind;
mod metered;
mod number_format;
mod shown;
mod xlsx;

pub use encoding::Encoding;
pub use header::find_header;

use crate::Trouble;
use crate::cell::Cell;
use crate::cell::day::Calendar;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The most rows of data that are read. [`TITLE_ROWS`] more are let through for the titles above them.
pub const MAX_ROWS: usize = 200_000;
/// How many rows at the top may be titles and the header.
pub const TITLE_ROWS: usize = 30;
/// The most cells that are read, each row counted up to its last value.
pub const MAX_CELLS: usize = 10_000_000;
/// The most unpacked bytes of a workbook, and the most bytes of text in its cells.
pub const MAX_BYTES: u64 = 200 * 1024 * 1024;

/// Which sheet of a workbook is wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Choice {
    /// The first visible sheet that holds a value.
    #[default]
    First,
    /// The visible sheet of this name.
    Named(String),
}

/// One sheet of the workbook, read or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab {
    /// The name on its tab.
    pub name: String,
    /// True if the user does not see it.
    pub hidden: bool,
}

/// One row that is not blank.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Row {
    /// The number the user sees beside it in a spreadsheet, from 1.
    pub number: u32,
    /// Its cells from column A to its last value.
    pub cells: Vec<Cell>,
}

impl Row {
    /// The cell in a column counted from 0; empty past the end of the row.
    pub fn cell(&self, column: usize) -> &Cell {
        self.cells.get(column).unwrap_or(&Cell::Empty)
    }

    fn is_blank(&self) -> bool {
        self.cells.iter().all(Cell::is_blank)
    }
}

/// Where a cell stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellRef {
    /// The number of its row as the user sees it, from 1.
    pub row: u32,
    /// Its column, from 0; [`crate::cell::column_letters`] names it.
    pub column: usize,
}

/// The sheet that was read.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Sheet {
    /// Its name; of a CSV file, the name of the file without its ending.
    pub name: String,
    /// All sheets of the workbook in the order of their tabs.
    pub tabs: Vec<Tab>,
    /// The rows that are not blank, from top to bottom.
    pub rows: Vec<Row>,
    /// Formulas that the file holds without the value they had, in order. Their cells are empty in `rows`; a row of
    /// nothing else is left out there.
    pub formulas_without_value: Vec<CellRef>,
    /// The numbers of the rows that a reader of the sheet does not see, hidden or filtered, in order.
    pub hidden_rows: Vec<u32>,
    /// The first and the last column of each group of columns that a reader of the sheet does not see, from 0.
    pub hidden_columns: Vec<(usize, usize)>,
    /// What its numbers count from where they are days.
    pub calendar: Calendar,
}

impl Sheet {
    /// True if a formula without a stored value stands there.
    pub fn is_formula_without_value(&self, row: u32, column: usize) -> bool {
        self.formulas_without_value
            .binary_search(&CellRef { row, column })
            .is_ok()
    }

    /// True if the row is hidden, by hand or by a filter.
    pub fn is_hidden(&self, row: u32) -> bool {
        self.hidden_rows.binary_search(&row).is_ok()
    }

    /// True if the column, counted from 0, is hidden.
    pub fn is_hidden_column(&self, column: usize) -> bool {
        let groups = &self.hidden_columns;
        groups.iter().any(|(first, last)| (*first..=*last).contains(&column))
    }
}

/// Reads one sheet out of the bytes of an `.xlsx`, `.xlsm`, `.csv`, `.tsv` or `.txt` file. What the file is shows in
/// its content; `name`, its file name, only names the sheet of a CSV file.
///
/// Memory and time are bounded whatever the bytes are; see the limits of this module.
pub fn read(bytes: &[u8], name: &str, choice: &Choice) -> Result<Sheet, Trouble> {
    read_in(bytes, name, choice, None)
}

/// Reads one sheet as [`read`] does, the letters of a text file in the encoding that is said to be its own.
pub fn read_in(bytes: &[u8], name: &str, choice: &Choice, encoding: Option<Encoding>) -> Result<Sheet, Trouble> {
    match kind::detect(bytes)? {
        kind::FileKind::Workbook => catch_panics(|| {
            archive::check(bytes)?;
            xlsx::read(bytes, choice)
        }),
        kind::FileKind::Text => delimited::read(bytes, name, choice, encoding),
    }
}

/// A workbook that the parser was not made for is a damaged one: with checked arithmetic (as in tests) it panics on a
/// reference such as `ZZZZZZZ9`, without it such a reference wraps around.
fn catch_panics(work: impl FnOnce() -> Result<Sheet, Trouble>) -> Result<Sheet, Trouble> {
    // Nothing outlives the unwinding: the work only borrows the bytes.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        Err(Trouble::Damaged {
            reason: "the parser of workbooks panicked".to_owned(),
        })
    })
}

#[cfg(test)]
mod tests;
