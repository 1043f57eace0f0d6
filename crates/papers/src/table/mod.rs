//! Writing rows to CSV and XLSX.
//!
//! Rows are pushed one at a time and kept in no list: CSV goes straight to its output, XLSX through a temporary file.

mod delimited;
mod guard;
mod workbook;

pub use delimited::CsvWriter;
pub use workbook::XlsxWriter;

pub(crate) use guard::strip_guard;

use jiff::civil::{Date, DateTime};
use std::io::Write;

/// What a column holds; it decides how its values look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnKind {
    /// Text, never taken for a number or a formula.
    Text,
    /// A whole number.
    Integer,
    /// A number with two decimals.
    Decimal,
    /// A day.
    Date,
    /// A moment in local time, to the minute.
    Instant,
}

/// One column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// What stands in the header.
    pub title: String,
    /// What it holds.
    pub kind: ColumnKind,
    /// True for references, plates, phones and the like, which read from left to right in a right-to-left sheet too.
    pub left_to_right: bool,
}

impl Column {
    /// A column that follows the direction of its sheet.
    pub fn new(title: impl Into<String>, kind: ColumnKind) -> Self {
        Self {
            title: title.into(),
            kind,
            left_to_right: false,
        }
    }
}

/// What is written, but for its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The name of the sheet; shortened to what Excel allows.
    pub title: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// True for a sheet that reads from right to left.
    pub rtl: bool,
    /// When it is made, in UTC: a property of the workbook. Equal rows made at an equal time are equal bytes.
    pub made: DateTime,
}

/// One value. A value of another kind than its column's is written as what it is.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// Nothing.
    Empty,
    /// Text. Control characters other than tabs and line ends are left out.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number; one that is not finite is written as nothing.
    Decimal(f64),
    /// A day.
    Date(Date),
    /// A moment in local time.
    Instant(DateTime),
}

/// The two formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// UTF-8 with a byte order mark, `;`, CRLF, decimal comma, ISO days: what a French or Moroccan Excel opens rightly.
    Csv,
    /// An Excel workbook with one sheet.
    Xlsx,
}

impl Format {
    /// The media type of RFC 4180, or of the Office Open XML workbook.
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }

    /// The ending of the file's name, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
        }
    }
}

/// Why a table could not be written.
#[derive(Debug, thiserror::Error)]
pub enum Unwritten {
    /// More rows than a sheet of Excel has: 1,048,576 with the header.
    #[error("a sheet holds at most 1,048,576 rows")]
    TooManyRows,
    /// More columns than a sheet of Excel has: 16,384.
    #[error("a sheet holds at most 16,384 columns")]
    TooManyColumns,
    /// The output or the temporary file refused.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The workbook could not be made.
    #[error(transparent)]
    Workbook(#[from] rust_xlsxwriter::XlsxError),
}

/// A table being written in either format.
pub enum Writer<W: Write + Send> {
    /// To CSV.
    Csv(CsvWriter<W>),
    /// To XLSX, which reaches the output at the end.
    Xlsx(Box<XlsxWriter>, W),
}

impl<W: Write + Send> Writer<W> {
    /// Begins a table in a format.
    pub fn new(table: &Table, format: Format, out: W) -> Result<Self, Unwritten> {
        Ok(match format {
            Format::Csv => Self::Csv(CsvWriter::new(table, out)?),
            Format::Xlsx => Self::Xlsx(Box::new(XlsxWriter::new(table)?), out),
        })
    }

    /// Writes one row: missing values are empty, those beyond the columns are left out.
    pub fn push(&mut self, row: &[Value]) -> Result<(), Unwritten> {
        match self {
            Self::Csv(writer) => writer.push(row),
            Self::Xlsx(writer, _) => writer.push(row),
        }
    }

    /// Ends the table and gives the output back.
    pub fn finish(self) -> Result<W, Unwritten> {
        match self {
            Self::Csv(writer) => writer.finish(),
            Self::Xlsx(writer, mut out) => {
                writer.finish(&mut out)?;
                Ok(out)
            }
        }
    }
}

#[cfg(test)]
mod tests;
