//! One sheet of an `.xlsx` or `.xlsm` workbook.

use super::gather::Gather;
use super::metered::Metered;
use super::shown;
use super::{CellRef, Choice, Row, Sheet, Tab};
use crate::Trouble;
use crate::cell::Cell;
use crate::cell::day::{self, Calendar};
use calamine::{DataRef, ExcelDateTime, Reader, SheetType, SheetVisible, Xlsx, XlsxError};
use jiff::civil::{Date, DateTime, Time};

type Workbook<'a> = Xlsx<Metered<'a>>;

/// How many rows and columns a sheet has ("Excel specifications and limits").
const LAST: (u32, u32) = (1_048_576, 16_384);

/// Reads the sheet of the caller's choice.
pub fn read(bytes: &[u8], choice: &Choice) -> Result<Sheet, Trouble> {
    let mut workbook: Workbook = Xlsx::new(Metered::new(bytes)).map_err(damaged)?;
    let tabs = tabs(&workbook);
    match choice {
        Choice::Named(asked) => {
            let name = find_tab(&tabs, asked)?;
            sheet(bytes, &mut workbook, name, &tabs)
        }
        Choice::First => {
            for tab in tabs.iter().filter(|tab| !tab.hidden) {
                let sheet = sheet(bytes, &mut workbook, &tab.name, &tabs)?;
                if !sheet.rows.is_empty() {
                    return Ok(sheet);
                }
            }
            Err(Trouble::NoRows)
        }
    }
}

fn tabs(workbook: &Workbook) -> Vec<Tab> {
    let sheets = workbook
        .sheets_metadata()
        .iter()
        .filter(|sheet| sheet.typ == SheetType::WorkSheet);
    sheets
        .map(|s| Tab {
            name: s.name.clone(),
            hidden: s.visible != SheetVisible::Visible,
        })
        .collect()
}

/// The name as the workbook writes it; spaces around it do not matter.
fn find_tab<'a>(tabs: &'a [Tab], asked: &str) -> Result<&'a str, Trouble> {
    let sheets = || {
        tabs.iter()
            .filter(|tab| !tab.hidden)
            .map(|tab| tab.name.clone())
            .collect()
    };
    match tabs.iter().find(|tab| tab.name.trim() == asked.trim()) {
        Some(tab) if tab.hidden => Err(Trouble::HiddenSheet {
            asked: asked.to_owned(),
            sheets: sheets(),
        }),
        Some(tab) => Ok(&tab.name),
        None => Err(Trouble::UnknownSheet {
            asked: asked.to_owned(),
            sheets: sheets(),
        }),
    }
}

fn sheet(bytes: &[u8], workbook: &mut Workbook, name: &str, tabs: &[Tab]) -> Result<Sheet, Trouble> {
    let read = rows(workbook, name)?;
    let mut sheet = Sheet {
        name: name.to_owned(),
        tabs: tabs.to_vec(),
        rows: read.rows,
        formulas_without_value: read.formulas,
        hidden_rows: Vec::new(),
        hidden_columns: Vec::new(),
        calendar: if workbook.has_1904_epoch() {
            Calendar::From1904
        } else {
            Calendar::From1900
        },
    };
    if !sheet.rows.is_empty() {
        shown::complete(bytes, &mut sheet, &read.formats)?;
    }
    Ok(sheet)
}

/// The values of a sheet.
#[derive(Default)]
struct Values {
    rows: Vec<Row>,
    formulas: Vec<CellRef>,
    /// The format of each style.
    formats: Vec<String>,
}

fn rows(workbook: &mut Workbook, name: &str) -> Result<Values, Trouble> {
    let mut reader = match workbook.worksheet_cells_reader(name) {
        Ok(reader) => reader,
        // A sheet may end with its head: nothing was ever typed in it.
        Err(XlsxError::NotAWorksheet(_)) => return Ok(Values::default()),
        Err(error) => return Err(damaged(error)),
    };
    let mut gather = Gather::default();
    // The records with "metadata" do not expand shared formulas: an index of those may be any number, and the
    // expanding reader makes room for it.
    while let Some(record) = reader.next_cell_with_formula_metadata().map_err(damaged)? {
        if record.pos.0 >= LAST.0 || record.pos.1 >= LAST.1 {
            return Err(Trouble::Damaged {
                reason: format!("a cell at {:?}", record.pos),
            });
        }
        let place = CellRef {
            row: record.pos.0 + 1,
            column: record.pos.1 as usize,
        };
        if record.formula.is_some() && record.value == DataRef::Empty {
            gather.formula(place)?;
        } else {
            gather.put(place, cell(record.value))?;
        }
    }
    let format = |style: &calamine::Style| style.number_format.as_ref().map(|format| format.format_code.clone());
    let formats = reader.styles().iter().map(|style| format(style).unwrap_or_default());
    let formats = formats.collect();
    let (rows, formulas) = gather.finish();
    Ok(Values {
        rows,
        formulas,
        formats,
    })
}

fn cell(value: DataRef) -> Cell {
    match value {
        DataRef::String(text) if text.is_empty() => Cell::Empty,
        DataRef::SharedString("") | DataRef::Empty => Cell::Empty,
        DataRef::String(text) | DataRef::DurationIso(text) => Cell::Text(text),
        DataRef::SharedString(text) => Cell::Text(text.to_owned()),
        #[expect(clippy::cast_precision_loss, reason = "a spreadsheet holds every number as a float")]
        DataRef::Int(number) => Cell::Number(number as f64),
        DataRef::Float(number) => Cell::Number(number),
        DataRef::Bool(flag) => Cell::Bool(flag),
        DataRef::DateTime(at) => moment(&at).map_or(Cell::Number(at.as_f64()), Cell::Date),
        DataRef::DateTimeIso(text) => day::of_iso(&text).map_or(Cell::Text(text), Cell::Date),
        DataRef::Error(error) => Cell::Error(error.to_string()),
    }
}

/// The moment that a number with the style of a date stands for; none for a duration, a bare time of day, a number
/// outside the calendar, or 29 February 1900.
fn moment(at: &ExcelDateTime) -> Option<DateTime> {
    if at.is_duration() || !(1.0..2_958_466.0).contains(&at.as_f64()) {
        return None;
    }
    let (year, month, day, hour, minute, second, milli) = at.to_ymd_hms_milli();
    let small = |n: u8| i8::try_from(n).ok();
    let date = Date::new(i16::try_from(year).ok()?, small(month)?, small(day)?).ok()?;
    let nanos = i32::from(milli) * 1_000_000;
    Some(date.to_datetime(Time::new(small(hour)?, small(minute)?, small(second)?, nanos).ok()?))
}

fn damaged(error: XlsxError) -> Trouble {
    match error {
        XlsxError::Password => Trouble::PasswordProtected,
        error => Trouble::Damaged {
            reason: error.to_string(),
        },
    }
}
