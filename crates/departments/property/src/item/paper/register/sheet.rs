//! The register on paper and as a workbook: the same lines and totals under the same columns.

use engine::doc::{Align, Block, Column as Place, Doc, Letterhead, Line as TextLine, Mode, Orientation, Row, Words};
use engine::table::{Column as TableColumn, Format, Table, Value as Shown, Writer};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use schema::{Error, Lang, Result};

use super::column::{Fact, RegisterCell, RegisterColumn};
use super::ledger::{Register, Total};
use crate::paper::both;

/// What the lines of totals are called, those before and those after the rows.
fn totals(register: &Register) -> ([TotalLine; 1], [TotalLine; 3]) {
    let year = register.year;
    let line = |fr: String, ar: String, total| TotalLine { names: [fr, ar], total };
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
struct TotalLine {
    names: [String; 2],
    total: Total,
}

impl TotalLine {
    /// Its cells: its name in the first column of text, its sums in the columns that there are.
    fn cells(&self, columns: &[RegisterColumn]) -> Vec<RegisterCell> {
        let is_name = |one: &RegisterColumn| !matches!(one.fact, Fact::Quantity | Fact::Worth);
        let named = columns.iter().position(|one| one.fact == Fact::Designation);
        let named = named.or_else(|| columns.iter().position(is_name));
        let cell = |(at, one): (usize, &RegisterColumn)| match one.fact {
            Fact::Quantity => RegisterCell::Count(self.total.pieces),
            Fact::Worth => RegisterCell::Amount(self.total.worth),
            _ if Some(at) == named => RegisterCell::Both(self.names.clone()),
            _ => RegisterCell::Empty,
        };
        columns.iter().enumerate().map(cell).collect()
    }
}

/// The register as lines of cells, each with whether it is one of totals.
fn lines<'a>(
    register: &'a Register,
    columns: &'a [RegisterColumn],
) -> impl Iterator<Item = (bool, Vec<RegisterCell>)> + 'a {
    let (before, after) = totals(register);
    let told = |line: TotalLine| (true, line.cells(columns));
    let row = |row| (false, columns.iter().map(|one| one.fact.cell(register, row)).collect());
    let rows = register.rows.iter().map(row);
    before
        .into_iter()
        .map(told)
        .chain(rows)
        .chain(after.into_iter().map(told))
}

/// Facts that stand below each other in one column of paper where they follow one another: a page has no room for each beside the
/// other.
const TOGETHER: [&[Fact]; 2] = [
    &[Fact::Acquisition, Fact::AcquiredOn],
    &[Fact::ExitOn, Fact::ExitKind, Fact::Decision],
];

/// The columns as they stand on paper: how many of those of the register each holds.
fn on_paper(columns: &[RegisterColumn]) -> Vec<&[RegisterColumn]> {
    let group = |one: &RegisterColumn| TOGETHER.iter().position(|facts| facts.contains(&one.fact));
    let is_with = |one: &RegisterColumn, next: &RegisterColumn| group(one).is_some() && group(one) == group(next);
    columns.chunk_by(is_with).collect()
}

/// Words below each other.
fn below(all: impl Iterator<Item = Words>) -> Words {
    let all: Vec<Words> = all.filter(|words| !words.is_empty()).collect();
    if let [one] = all.as_slice() {
        return one.clone();
    }
    let lines = |of: fn(&Words) -> &TextLine| {
        let line = |words: &Words| {
            let own = of(words);
            if own.is_empty() { words.any.clone() } else { own.clone() }
        };
        let join = |lines: TextLine, next: TextLine| {
            let lines = if lines.is_empty() { lines } else { lines.text("\n") };
            next.0.into_iter().fold(lines, TextLine::and)
        };
        all.iter().map(line).fold(TextLine::default(), join)
    };
    Words::new(lines(|words| &words.fr), lines(|words| &words.ar))
}

/// Where some columns stand on a page.
fn column_place(together: &[RegisterColumn]) -> Place {
    let (share, align) = together.first().map_or((0, Align::Start), |one| one.fact.lies());
    Place {
        title: below(together.iter().map(|one| both(&one.names))),
        align,
        share,
    }
}

/// On paper.
pub(super) fn document(
    register: &Register,
    columns: &[RegisterColumn],
    mode: Mode,
    letterhead: Letterhead,
    drawn_at: Timestamp,
) -> Doc {
    let year = register.year;
    let title = Words::new(format!("Registre d’inventaire — {year}"), format!("سجل الجرد — {year}"));
    let places = on_paper(columns);
    let row = |(total, cells): (bool, Vec<RegisterCell>)| {
        let mut words = cells.into_iter().map(RegisterCell::words);
        let cells = places.iter().map(|together| below(words.by_ref().take(together.len())));
        Row {
            cells: cells.collect(),
            total,
        }
    };
    let count = register.rows.len();
    Doc {
        made: drawn_at,
        date: Some(schema::day_in_morocco(drawn_at)),
        letterhead: Some(letterhead),
        orientation: Orientation::Landscape,
        subtitle: Words::new(format!("Lignes\u{a0}: {count}"), format!("عدد الأسطر: {count}")),
        blocks: vec![Block::Table {
            columns: places.iter().copied().map(column_place).collect(),
            rows: lines(register, columns).map(row).collect(),
        }],
        ..Doc::new("inventory_register", mode, title)
    }
}

/// As a workbook.
///
/// # Errors
/// When it cannot be written.
pub(super) fn workbook(
    register: &Register,
    columns: &[RegisterColumn],
    mode: Mode,
    drawn_at: Timestamp,
) -> Result<Vec<u8>> {
    let lang = if mode == Mode::Ar { Lang::Ar } else { Lang::Fr };
    let title = |one: &RegisterColumn| {
        let [fr, ar] = &one.names;
        match mode {
            Mode::Ar => ar.clone(),
            Mode::Both => format!("{fr} / {ar}"),
            Mode::Fr | Mode::En => fr.clone(),
        }
    };
    let column = |one: &RegisterColumn| TableColumn {
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
        let cells: Vec<Shown> = cells.into_iter().map(|cell| cell.table_value(lang)).collect();
        writer.push(&cells).map_err(failed)?;
    }
    writer.finish().map_err(failed)
}
