//! XLSX: one sheet with a frozen, bold header and a filter.

use super::guard::printable_text;
use super::{Column, ColumnKind, Table, Unwritten, Value};
use jiff::civil::{Date, DateTime};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet};

/// The longest text of a cell, in UTF-16 units ("Excel specifications and limits").
const LONGEST: usize = 32_767;
/// The narrowest and the widest column, in characters.
const WIDTHS: (usize, usize) = (9, 60);
const LAST_ROW: u32 = 1_048_575;
/// Whole numbers beyond 15 digits lose their last ones in Excel; they are written as text.
const EXACT: u64 = 1_000_000_000_000_000;

/// Writes a table as a workbook. Text is always a string cell, days and moments are real ones; before 1900, where
/// Excel has no days, they are text.
pub struct XlsxWriter {
    workbook: Workbook,
    formats: Vec<Format>,
    widths: Vec<usize>,
    /// The next row, from 0.
    row: u32,
}

impl XlsxWriter {
    /// Begins the sheet with its header.
    pub fn new(table: &Table) -> Result<Self, Unwritten> {
        if table.columns.len() > 16_384 {
            return Err(Unwritten::TooManyColumns);
        }
        let mut workbook = Workbook::new();
        let mut properties = DocProperties::new().set_title(printable_text(&table.title));
        if let Some(made) = moment(table.made) {
            properties = properties.set_creation_datetime(&made);
        }
        workbook.set_properties(&properties);
        let sheet = workbook.add_worksheet_with_constant_memory()?;
        sheet
            .set_name(sheet_name(&table.title))?
            .set_right_to_left(table.rtl)
            .set_freeze_panes(1, 0)?;
        let bold = Format::new().set_bold();
        for (column, place) in table.columns.iter().zip(0..) {
            sheet.write_string_with_format(0, place, fitting(&column.title), &bold)?;
        }
        let formats = table.columns.iter().map(format).collect();
        let widths = table.columns.iter().map(|column| width(&column.title) + 3).collect();
        Ok(Self {
            workbook,
            formats,
            widths,
            row: 1,
        })
    }

    /// Writes one row: missing values are empty, those beyond the columns are left out.
    pub fn push(&mut self, row: &[Value]) -> Result<(), Unwritten> {
        if self.row > LAST_ROW {
            return Err(Unwritten::TooManyRows);
        }
        let sheet = self.workbook.worksheet_from_index(0)?;
        for ((value, place), (format, widest)) in row.iter().zip(0..).zip(self.formats.iter().zip(&mut self.widths)) {
            let width = write(sheet, (self.row, place), value, format)?;
            *widest = width.max(*widest);
        }
        self.row += 1;
        Ok(())
    }

    /// Ends the workbook and writes it.
    pub fn finish(mut self, out: impl std::io::Write + Send) -> Result<(), Unwritten> {
        let sheet = self.workbook.worksheet_from_index(0)?;
        for (widest, place) in self.widths.iter().zip(0..) {
            #[expect(clippy::cast_precision_loss, reason = "clamped to a small number")]
            sheet.set_column_width(place, (*widest).clamp(WIDTHS.0, WIDTHS.1) as f64)?;
        }
        if let Some(last) = self.widths.len().checked_sub(1) {
            sheet.autofilter(0, 0, self.row - 1, u16::try_from(last).unwrap_or(u16::MAX))?;
        }
        Ok(self.workbook.save_to_writer(out)?)
    }
}

/// Writes one cell and returns its width in characters.
fn write(sheet: &mut Worksheet, at: (u32, u16), value: &Value, format: &Format) -> Result<usize, Unwritten> {
    let (row, column) = at;
    match value {
        Value::Text(text) if !text.is_empty() => {
            let text = fitting(text);
            let width = width(&text);
            sheet.write_string_with_format(row, column, text, format)?;
            return Ok(width);
        }
        Value::Integer(number) if number.unsigned_abs() >= EXACT => {
            sheet.write_string_with_format(row, column, number.to_string(), format)?;
            return Ok(20);
        }
        #[expect(clippy::cast_precision_loss, reason = "below 10^15, checked above")]
        Value::Integer(number) => sheet.write_number_with_format(row, column, *number as f64, format)?,
        Value::Decimal(number) if number.is_finite() => sheet.write_number_with_format(row, column, *number, format)?,
        Value::Date(day) => match self::day(*day) {
            Some(cell) => sheet.write_datetime_with_format(row, column, cell, format)?,
            None => sheet.write_string_with_format(row, column, day.to_string(), format)?,
        },
        Value::Instant(at) => match moment(*at) {
            Some(cell) => sheet.write_datetime_with_format(row, column, cell, format)?,
            None => sheet.write_string_with_format(row, column, at.to_string(), format)?,
        },
        Value::Empty | Value::Text(_) | Value::Decimal(_) => return Ok(0),
    };
    Ok(if matches!(value, Value::Instant(_)) { 17 } else { 12 })
}

fn format(column: &Column) -> Format {
    let format = match column.kind {
        // "@" keeps the zeros of 007 when a person edits the cell.
        ColumnKind::Text => Format::new().set_num_format("@"),
        ColumnKind::Integer => Format::new().set_num_format("0"),
        ColumnKind::Decimal => Format::new().set_num_format("#,##0.00"),
        ColumnKind::Date => Format::new().set_num_format("dd/mm/yyyy"),
        ColumnKind::Instant => Format::new().set_num_format("dd/mm/yyyy hh:mm"),
    };
    if column.left_to_right {
        format.set_reading_direction(1)
    } else {
        format
    }
}

fn day(day: Date) -> Option<ExcelDateTime> {
    let small = |n: i8| u8::try_from(n).ok();
    let year = u16::try_from(day.year()).ok().filter(|y| *y >= 1900)?;
    ExcelDateTime::from_ymd(year, small(day.month())?, small(day.day())?).ok()
}

fn moment(at: DateTime) -> Option<ExcelDateTime> {
    let small = |n: i8| u8::try_from(n).ok();
    let (hour, minute) = (u16::from(small(at.hour())?), small(at.minute())?);
    day(at.date())?.and_hms(hour, minute, f64::from(at.second())).ok()
}

/// The text as a cell can hold it: line ends of one kind, cut at Excel's limit with an ellipsis.
fn fitting(text: &str) -> String {
    let text = printable_text(text).replace("\r\n", "\n").replace('\r', "\n");
    if text.encode_utf16().count() <= LONGEST {
        return text;
    }
    let mut units = 0;
    let fits = |c: &char| {
        units += c.len_utf16();
        units < LONGEST
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

fn width(text: &str) -> usize {
    text.lines().map(|line| line.chars().count()).max().unwrap_or(0) + 1
}

/// A name that Excel takes for a sheet: at most 31 characters, none of `[]:*?/\`, no apostrophe at either end, not
/// empty and not its own word `History`.
fn sheet_name(title: &str) -> String {
    let title = printable_text(title).replace(['[', ']', ':', '*', '?', '/', '\\', '\n', '\r', '\t'], " ");
    let mut units = 0;
    let fits = |c: &char| {
        units += c.len_utf16();
        units <= 31
    };
    let short: String = title.trim().trim_matches('\'').chars().take_while(fits).collect();
    let name = short.trim_matches(|c: char| c == '\'' || c.is_whitespace());
    if name.is_empty() || name.eq_ignore_ascii_case("history") {
        "Table".to_owned()
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_name_is_one_that_excel_takes() {
        assert_eq!(
            sheet_name("Employés / Agents [2026]: 'tous'"),
            "Employés   Agents  2026   'tous"
        );
        assert_eq!(sheet_name("لائحة الموظفين"), "لائحة الموظفين");
        assert_eq!(sheet_name(&"ab".repeat(40)).len(), 31);
        for none in ["", "''", "History", "\u{1}?*"] {
            assert_eq!(sheet_name(none), "Table", "{none:?}");
        }
    }

    #[test]
    fn a_text_too_long_for_a_cell_is_cut_visibly() {
        let long = fitting(&"😀".repeat(20_000));
        assert_eq!(long.encode_utf16().count(), LONGEST);
        assert!(long.ends_with('…'));
        assert_eq!(fitting("a\r\nb\rc"), "a\nb\nc");
    }
}
