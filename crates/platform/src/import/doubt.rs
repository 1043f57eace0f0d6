//! What a file leaves open: it is asked for or said, never settled without a word.

use engine::cell::Cell;
use engine::cell::day::{self, DayOrder, Reading};
use engine::sheet::Row;
use jiff::civil;
use schema::{Kind, Lang, Rejection, Result};

use super::column::ImportColumn;
use super::plan::column_index;
use super::report::Finding;
use super::{Import, error_codes};

/// So many rows are named one by one.
const NAMED: usize = 20;

/// Day first, as in Morocco, unless a column holds days that are none so, and no day that is one only so: then its sender is asked.
pub(super) fn day_order(import: &Import, columns: &[ImportColumn], rows: &[Row]) -> Result<DayOrder> {
    let is_day = |at: usize| matches!(import.field(at).kind, Kind::Date | Kind::Instant);
    for column in columns {
        let Some(at) = column.field.filter(|at| is_day(*at)) else {
            continue;
        };
        let index = column_index(&column.letters);
        let texts = || rows.iter().filter_map(|row| text(row.cell(index)));
        let is_told = texts().any(|text| day::told_order(text) == Some(DayOrder::DayFirst));
        let month_first = texts().find(|text| day::told_order(text) == Some(DayOrder::MonthFirst));
        if let Some(text) = month_first.filter(|_| !is_told) {
            let day = read_month_first(text);
            let mut refused = Rejection::new(error_codes::DAY_ORDER)
                .about(import.field(at))
                .arg("month_first", &day)
                .arg("text", text);
            let answers = [("mdy", format!("{text} = {day}")), ("dmy", text.to_owned())];
            refused.errors = answers
                .map(|(value, says)| error_codes::answer("dayOrder", value, &says))
                .into();
            return Err(refused.into());
        }
    }
    Ok(DayOrder::DayFirst)
}

fn text(cell: &Cell) -> Option<&str> {
    match cell {
        Cell::Text(text) => Some(text.trim()),
        _ => None,
    }
}

/// The day of a text whose month comes first, as Moroccans write it.
fn read_month_first(text: &str) -> String {
    let reading = Reading {
        order: DayOrder::MonthFirst,
        ..Reading::until(civil::Date::MAX)
    };
    let found = day::parse(text, reading);
    found.map_or_else(String::new, |day| day.strftime("%d/%m/%Y").to_string())
}

/// What is said of rows, and of columns by the row of their titles and their letters, that a reader of the sheet does not see.
pub(super) fn hidden(import: &Import, rows: &[u32], columns: (u32, &[String]), lang: Lang) -> Vec<Finding> {
    let rows = hidden_rows(import, rows, lang);
    let columns = hidden_columns(import, columns.0, columns.1, lang);
    rows.into_iter().chain(columns).collect()
}

/// What is said of rows that a reader of the sheet does not see.
fn hidden_rows(import: &Import, rows: &[u32], lang: Lang) -> Option<Finding> {
    let first = *rows.first()?;
    let mut named: Vec<String> = rows.iter().take(NAMED).map(u32::to_string).collect();
    if rows.len() > NAMED {
        named.push("…".to_owned());
    }
    let said = Rejection::new(error_codes::HIDDEN_ROWS).arg("rows", named.join(", "));
    Some(Finding::new(import, first, &said, String::new(), lang).into_note())
}

/// What is said of columns that a reader of the sheet does not see.
fn hidden_columns(import: &Import, header: u32, letters: &[String], lang: Lang) -> Option<Finding> {
    let said = Rejection::new(error_codes::HIDDEN_COLUMNS).arg("columns", letters.join(", "));
    (!letters.is_empty()).then(|| Finding::new(import, header, &said, String::new(), lang).into_note())
}
