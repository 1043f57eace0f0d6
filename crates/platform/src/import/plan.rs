//! A file read against the declarations, before the store is asked anything.

use std::borrow::Cow;
use std::collections::BTreeMap;

use engine::cell::Cell;
use engine::{Rights, sheet};
use jiff::civil;
use schema::{FieldDef, FieldSet, Given, Kind, Lang, Rejection, Result, Value};

use super::column::{ColumnShare, ImportColumn, Titles};
use super::report::Finding;
use super::run::record::Recorder;
use super::value::{CellReader, Read};
use super::{Import, ImportOrder, doubt, duplicates, error_codes, total_row};

/// A file as it will be imported.
pub struct Plan {
    pub(super) import: &'static Import,
    pub(super) sheet: String,
    pub(super) header_row: u32,
    pub(super) columns: Vec<ImportColumn>,
    pub(super) rows: Vec<Planned>,
    pub(super) notes: Vec<Finding>,
    /// Rows that a reader of the sheet does not see.
    pub(super) hidden_rows: usize,
    /// The letters of columns with a field that a reader of the sheet does not see.
    pub(super) hidden_columns: Vec<String>,
    pub(super) is_rehearsal: bool,
    pub(super) makes_units: bool,
    pub(super) same: BTreeMap<String, String>,
    pub(super) lang: Lang,
    /// What is noted down of it.
    pub(super) recorder: Recorder,
}

/// A row of the sheet.
#[derive(Default)]
pub(super) struct Planned {
    /// As the user sees it beside the row.
    pub number: u32,
    /// Values by the position of their fields; blank cells give none.
    pub given: Given,
    /// Its number and year, where its documents are numbered: they tell which one it is and are not written.
    pub identity: Given,
    /// Names of documents, by the position of their fields.
    pub names: Vec<(usize, Vec<String>)>,
    /// Names of units that follow from others and are not written: they tell which of several the others mean.
    pub hints: Vec<(usize, Vec<String>)>,
    /// What its cells show, in the order of the columns.
    pub cells: Vec<String>,
    /// What wrong cells show, by the position of their fields.
    pub shown: Vec<(usize, String)>,
    /// The fields whose column may hold a part of them only.
    pub unsure: Vec<usize>,
    /// What is wrong with it.
    pub wrong: Vec<Rejection>,
}

/// How much of a wrong cell the report repeats.
const SHOWN: usize = 100;

impl Plan {
    /// Reads a file. What is wrong with the file as a whole is refused here; what is wrong with a row stands with it.
    pub fn read(import: &'static Import, order: &ImportOrder, rights: &Rights, today: civil::Date) -> Result<Self> {
        let choice = order.sheet.clone().map_or(sheet::Choice::First, sheet::Choice::Named);
        let read = sheet::read_in(&order.bytes, &order.name, &choice, order.encoding);
        let sheet = read.map_err(|trouble| error_codes::unreadable(&trouble, order.lang))?;
        let titles = Titles::new(import, order, rights.view(import.of).fields())?;
        let header = sheet::find_header(&sheet.rows, &|title| titles.is_known(title));
        let header = header.ok_or_else(|| no_header(import, order.lang))?;
        let columns = titles.columns(import, &sheet.rows[header])?;
        let (columns, hidden_columns) = shown_columns(columns, &sheet, order.skips_hidden);
        let rows = plan_rows(import, order, &sheet.rows[header + 1..], &sheet, &columns, today)?;
        let numbers = rows.iter().map(|row| row.number);
        let hidden: Vec<u32> = numbers.filter(|row| sheet.is_hidden(*row)).collect();
        let header_row = sheet.rows[header].number;
        let mut notes = formulas(import, &sheet, &columns, order.lang);
        let letters = (header_row, hidden_columns.as_slice());
        notes.extend(doubt::hidden(import, &hidden, letters, order.lang));
        Ok(Plan {
            import,
            header_row,
            notes,
            hidden_rows: hidden.len(),
            hidden_columns,
            sheet: sheet.name,
            columns,
            recorder: Recorder::new(import.of, &order.name, &order.bytes).with_rows(rows.len()),
            rows,
            is_rehearsal: order.is_rehearsal,
            makes_units: order.makes_units,
            same: order.same.clone(),
            lang: order.lang,
        })
    }
}

impl Planned {
    fn is_blank(&self) -> bool {
        self.given.is_empty() && self.names.is_empty() && self.wrong.is_empty()
    }

    /// What the row gives for a field, for the report.
    pub fn value(&self, import: &Import, at: usize) -> String {
        let shown = self
            .shown
            .iter()
            .find(|(one, _)| *one == at)
            .map(|(_, text)| text.clone());
        let given = || {
            self.given
                .iter()
                .find(|(one, _)| *one == at)
                .map(|(_, value)| cell_text(import.field(at), value))
        };
        shown.or_else(given).unwrap_or_default().chars().take(SHOWN).collect()
    }
}

impl Planned {
    /// What the row's document is called, as far as the row says: by its title, else by what tells it from others.
    pub fn title(&self, import: &Import, lang: Lang) -> String {
        let of = import.of;
        let mut titles: Vec<&FieldDef> = of.title.iter().collect();
        if lang == Lang::Ar {
            titles.reverse();
        }
        let keys = import.keys.iter().flat_map(|key| key.iter());
        let fields = titles.into_iter().chain(keys);
        let mut said = fields.filter_map(|field| Some(self.value(import, of.position(field.name)?)));
        said.find(|text| !text.is_empty()).unwrap_or_default()
    }
}

fn cell_text(field: &FieldDef, value: &Value) -> String {
    match (field.kind, value) {
        (Kind::Decimal, _) => schema::to_json(field, value).to_string(),
        (_, Value::Int(number)) => number.to_string(),
        (_, Value::Flag(flag)) => flag.to_string(),
        (_, value) => value.text().unwrap_or_default().to_owned(),
    }
}

/// The columns that are read, and the letters of those with a field that a reader of the sheet does not see.
fn shown_columns(
    mut columns: Vec<ImportColumn>,
    sheet: &sheet::Sheet,
    skips_hidden: bool,
) -> (Vec<ImportColumn>, Vec<String>) {
    let is_hidden = |column: &ImportColumn| sheet.is_hidden_column(column_index(&column.letters));
    columns.retain(|column| !skips_hidden || !is_hidden(column));
    let hidden = columns
        .iter()
        .filter(|column| column.field.is_some() && is_hidden(column));
    let letters = hidden.map(|column| column.letters.clone()).collect();
    (columns, letters)
}

/// The rows below the header, as far as they say something.
fn plan_rows(
    import: &'static Import,
    order: &ImportOrder,
    rows: &[sheet::Row],
    sheet: &sheet::Sheet,
    columns: &[ImportColumn],
    today: civil::Date,
) -> Result<Vec<Planned>> {
    let mut given = rows.to_vec();
    given.retain(|row| !order.skips_hidden || !sheet.is_hidden(row.number));
    total_row::drop_below(&mut given);
    let day_order = match order.day_order {
        Some(said) => said,
        None => doubt::day_order(import, columns, &given)?,
    };
    let reader = CellReader::new(import, today, day_order, sheet.calendar);
    let mut rows: Vec<Planned> = given
        .iter()
        .map(|row| plan_row(&reader, import, columns, row))
        .collect();
    rows.retain(|row| !row.is_blank());
    duplicates::refuse(import, &mut rows);
    Ok(rows)
}

fn no_header(import: &Import, lang: Lang) -> schema::Error {
    let expected: Vec<&str> = import
        .of
        .fields()
        .iter()
        .filter(|field| field.is_input())
        .take(4)
        .map(|field| field.label.text(lang))
        .collect();
    Rejection::new(error_codes::NO_HEADER)
        .field("file")
        .arg("expected", expected.join(", "))
        .into()
}

fn plan_row(reader: &CellReader, import: &Import, columns: &[ImportColumn], row: &sheet::Row) -> Planned {
    let mut planned = Planned {
        number: row.number,
        cells: shown_cells(columns, row),
        ..Planned::default()
    };
    let first = columns.iter().filter(|column| column.share != ColumnShare::Part(1));
    for (column, at) in first.filter_map(|column| Some((column, column.field?))) {
        let (cell, read) = if column.share == ColumnShare::Part(0) {
            joined_text(reader, import.field(at), columns, at, row)
        } else {
            let cell = row.cell(column_index(&column.letters));
            (Cow::Borrowed(cell), reader.read(import.field(at), cell))
        };
        planned
            .unsure
            .extend((column.share == ColumnShare::Unsure).then_some(at));
        match read {
            Ok(Read::Blank) => {}
            Ok(Read::Value(value)) if value.is_null() => {}
            Ok(Read::Value(value)) if import.field(at).computed => planned.identity.push((at, value)),
            Ok(Read::Value(value)) => planned.given.push((at, value)),
            Ok(Read::Names(names)) if import.field(at).computed => planned.hints.push((at, names)),
            Ok(Read::Names(names)) => planned.names.push((at, names)),
            Err(wrong) => {
                planned.shown.push((at, cell.text().chars().take(SHOWN).collect()));
                planned.wrong.push(wrong);
            }
        }
    }
    if let Some(Err(wrong)) = import.completed.map(|completed| completed(&mut planned.given)) {
        planned.wrong.push(wrong);
    }
    // What nobody writes tells rows apart, and follows by itself in the document.
    let (hidden, given) = planned.given.into_iter().partition(|(at, _)| import.field(*at).hidden);
    planned.given = given;
    planned.identity.extend::<Given>(hidden);
    planned
}

/// What the cells of a row show, in the order of the columns.
fn shown_cells(columns: &[ImportColumn], row: &sheet::Row) -> Vec<String> {
    let cells = columns.iter().map(|column| row.cell(column_index(&column.letters)));
    cells.map(|cell| cell.text().into_owned()).collect()
}

/// The text of the columns of both parts of a field; one part alone is not the field.
fn joined_text<'r>(
    reader: &CellReader,
    field: &FieldDef,
    columns: &[ImportColumn],
    at: usize,
    row: &'r sheet::Row,
) -> (Cow<'r, Cell>, std::result::Result<Read, Rejection>) {
    let mut parts: Vec<&ImportColumn> = columns.iter().filter(|column| column.field == Some(at)).collect();
    parts.sort_by_key(|column| column.share != ColumnShare::Part(0));
    let cells = parts.iter().map(|column| row.cell(column_index(&column.letters)));
    let said: Vec<&Cell> = cells.filter(|cell| !cell.is_blank()).collect();
    let texts: Vec<_> = said.iter().map(|cell| cell.text()).collect();
    let cell = Cell::Text(texts.join(" "));
    let lost = said.iter().find_map(|cell| reader.read(field, cell).err());
    let read = match (said.len(), lost) {
        (0, _) => Ok(Read::Blank),
        (_, Some(lost)) => Err(lost),
        (count, None) if count < parts.len() => Err(half(field, &texts.join(" "))),
        _ => reader.read(field, &cell),
    };
    (Cow::Owned(cell), read)
}

/// The refusal of a part in the place of the whole.
pub(super) fn half(field: &FieldDef, text: &str) -> Rejection {
    Rejection::new(error_codes::HALF).field(field.name).arg("text", text)
}

/// The place of a column, from its letters.
pub(super) fn column_index(letters: &str) -> usize {
    letters
        .bytes()
        .fold(0, |sum, letter| sum * 26 + usize::from(letter - b'A') + 1)
        .saturating_sub(1)
}

/// Formulas without a stored value, below the header and in columns that are read.
fn formulas(import: &Import, sheet: &sheet::Sheet, columns: &[ImportColumn], lang: Lang) -> Vec<Finding> {
    let field = |place: &sheet::CellRef| {
        let column = columns
            .iter()
            .find(|column| self::column_index(&column.letters) == place.column)?;
        Some(import.field(column.field?).name)
    };
    let found = sheet.formulas_without_value.iter();
    found
        .filter_map(|place| {
            let refused = Rejection::new(error_codes::FORMULA).field(field(place)?);
            Some(Finding::new(import, place.row, &refused, String::new(), lang).into_note())
        })
        .collect()
}

/// The fields that some row gives or names.
pub(super) fn used_fields(rows: &[Planned]) -> FieldSet {
    let given = rows.iter().flat_map(|row| row.given.iter().map(|(at, _)| *at));
    let named = rows
        .iter()
        .flat_map(|row| row.names.iter().chain(&row.hints).map(|(at, _)| *at));
    given.chain(named).fold(FieldSet::NONE, FieldSet::with)
}
