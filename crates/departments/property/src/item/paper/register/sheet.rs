//! The register on paper and as a workbook: the same lines and totals under the same columns.

use engine::doc::{Block, Column as Place, Doc, Letterhead, Mode, Orientation, Row, Words};
use engine::table::{Column as TableColumn, Format, Table, Value as Shown, Writer};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use schema::{Error, Lang, Result};

use super::column::{Cell, Column, Fact};
use super::ledger::{Register, Total};

/// What the lines of totals are called, those before and those after the rows.
fn totals(register: &Register) -> ([Line; 1], [Line; 3]) {
    let year = register.year;
    let line = |fr: String, ar: String, total| Line { names: [fr, ar], total };
    let carried = line(
        format!("Report au 1er janvier {year}"),
        format!("المنقول إلى فاتح يناير {year}"),
        register.before,
    );
    let after = [
        line(format!("Entrées de {year}"), format!("مدخلات {year}"), register.entered),
        line(format!("Sorties de {year}"), format!("مخرجات {year}"), register.left),
        line(
            format!("À reporter au 31 décembre {year}"),
            format!("ما يرحل في 31 دجنبر {year}"),
            register.after(),
        ),
    ];
    ([carried], after)
}

/// A line of totals.
struct Line {
    names: [String; 2],
    total: Total,
}

impl Line {
    /// Its cells: its name in the first column of text, its sums in the columns that there are.
    fn cells(&self, columns: &[Column]) -> Vec<Cell> {
        let is_name = |one: &Column| !matches!(one.fact, Fact::Quantity | Fact::Worth);
        let named = columns.iter().position(|one| one.fact == Fact::Designation);
        let named = named.or_else(|| columns.iter().position(is_name));
        let cell = |(at, one): (usize, &Column)| match one.fact {
            Fact::Quantity => Cell::Count(self.total.pieces),
            Fact::Worth => Cell::Amount(self.total.worth),
            _ if Some(at) == named => Cell::Both(self.names.clone()),
            _ => Cell::Empty,
        };
        columns.iter().enumerate().map(cell).collect()
    }
}

/// The register as lines of cells, each with whether it is one of totals.
fn lines<'a>(register: &'a Register, columns: &'a [Column]) -> impl Iterator<Item = (bool, Vec<Cell>)> + 'a {
    let (before, after) = totals(register);
    let told = |line: Line| (true, line.cells(columns));
    let row = |row| (false, columns.iter().map(|one| one.fact.cell(register, row)).collect());
    let rows = register.rows.iter().map(row);
    before
        .into_iter()
        .map(told)
        .chain(rows)
        .chain(after.into_iter().map(told))
}

/// On paper.
pub(super) fn document(
    register: &Register,
    columns: &[Column],
    mode: Mode,
    letterhead: Letterhead,
    drawn_at: Timestamp,
) -> Doc {
    let year = register.year;
    let title = Words::new(format!("Registre d’inventaire — {year}"), format!("سجل الجرد — {year}"));
    let place = |one: &Column| {
        let (share, align) = one.fact.lies();
        let [fr, ar] = &one.names;
        Place {
            title: Words::new(fr.as_str(), ar.as_str()),
            align,
            share,
        }
    };
    let row = |(total, cells): (bool, Vec<Cell>)| Row {
        cells: cells.into_iter().map(Cell::words).collect(),
        total,
    };
    Doc {
        made: drawn_at,
        date: Some(schema::day_in_morocco(drawn_at)),
        letterhead: Some(letterhead),
        orientation: Orientation::Landscape,
        subtitle: Words::new(
            format!("Lignes\u{a0}: {}", register.rows.len()),
            format!("عدد الأسطر: {}", register.rows.len()),
        ),
        blocks: vec![Block::Table {
            columns: columns.iter().map(place).collect(),
            rows: lines(register, columns).map(row).collect(),
        }],
        ..Doc::new("inventory_register", mode, title)
    }
}

/// As a workbook.
///
/// # Errors
/// When it cannot be written.
pub(super) fn workbook(register: &Register, columns: &[Column], mode: Mode, drawn_at: Timestamp) -> Result<Vec<u8>> {
    let lang = if mode == Mode::Ar { Lang::Ar } else { Lang::Fr };
    let title = |one: &Column| {
        let [fr, ar] = &one.names;
        match mode {
            Mode::Ar => ar.clone(),
            Mode::Both => format!("{fr} / {ar}"),
            Mode::Fr | Mode::En => fr.clone(),
        }
    };
    let column = |one: &Column| TableColumn {
        left_to_right: matches!(one.fact, Fact::Number | Fact::Decision),
        ..TableColumn::new(title(one), one.fact.kind())
    };
    let table = Table {
        title: if lang == Lang::Ar {
            "سجل الجرد"
        } else {
            "Registre d’inventaire"
        }
        .to_owned(),
        columns: columns.iter().map(column).collect(),
        rtl: lang == Lang::Ar,
        made: drawn_at.to_zoned(TimeZone::UTC).datetime(),
    };
    let failed = |error| Error::fault("writing the register", error);
    let mut writer = Writer::new(&table, Format::Xlsx, Vec::new()).map_err(failed)?;
    for (_, cells) in lines(register, columns) {
        let cells: Vec<Shown> = cells.into_iter().map(|cell| cell.shown(lang)).collect();
        writer.push(&cells).map_err(failed)?;
    }
    writer.finish().map_err(failed)
}
