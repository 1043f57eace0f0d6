//! A list on paper: the head of the commune, a row of titles on every page, the rows.

use papers::doc::{Align, Block, Cell, Column, Doc, Line, Mode, Orientation, Pictures, Row, Run, Words};
use papers::table::Value as Shown;
use schema::{FieldDef, Kind, Lang, Rejection, Result, Scalar, expected};
use store::{Cost, Reader};

use super::cell::list_text;
use super::{Export, Exported, Plan, each, with_link_names};
use crate::{Cx, Engine, RequestContext};

/// As many rows as are printed at once: some eighty pages. Who needs more takes a workbook.
const MOST_ROWS: usize = 2000;
/// As many columns as a sheet of paper has room for.
const MOST_COLUMNS: usize = 12;
/// As many of those that may be read as are printed when none is named.
const FIRST_COLUMNS: usize = 8;
/// More columns lie better on a wide sheet.
const UPRIGHT_COLUMNS: usize = 5;
/// As many characters as a cell shows.
const LONGEST: usize = 300;

/// Refuses more columns than fit; takes the first ones when none was named.
pub(super) fn fit(positions: &mut Vec<usize>, is_free: bool) -> Result<()> {
    if is_free {
        positions.truncate(FIRST_COLUMNS);
    }
    if positions.len() > MOST_COLUMNS {
        return Err(Rejection::argument("columns", expected::printed_columns(MOST_COLUMNS)).into());
    }
    Ok(())
}

/// A row that is printed: its id and its cells.
pub(super) type Printed = (String, Vec<Shown>);

/// A document and its pictures.
pub(super) type Drawn = (Doc, Pictures);

/// What rows are printed with.
pub(super) struct Sheet<'a> {
    pub(super) ctx: &'a RequestContext,
    pub(super) plan: &'a Plan,
    /// The address of the house.
    pub(super) home: &'a str,
    exported: &'a [Exported],
}

impl Engine {
    /// The rows as a PDF, as `compose` makes a document of them, and how many there are.
    pub(super) async fn export_pdf(
        &self,
        ctx: &RequestContext,
        plan: Plan,
        compose: impl FnOnce(&Cx<'_>, &Sheet<'_>, Vec<Printed>) -> Result<Drawn> + Send + 'static,
    ) -> Result<(Export, usize)> {
        let (ctx, inner, terms) = (ctx.clone(), self.inner.clone(), self.terms_of(ctx).await?);
        let home = self.home().unwrap_or_default().to_owned();
        let name = format!("{}.pdf", plan.of.id);
        let read = move |reader: &mut Reader<'_>| {
            let exported = with_link_names(reader, &ctx.rights, plan.of, &plan.positions, ctx.lang)?;
            let mut rows = Vec::new();
            each(reader, &plan, &exported, ctx.lang, &mut |id, cells| {
                if rows.len() == MOST_ROWS {
                    return Err(Rejection::argument("format", expected::printed_rows(MOST_ROWS)).into());
                }
                rows.push((id, cells));
                Ok(())
            })?;
            let cx = Cx::new(&inner, &ctx, reader);
            let sheet = Sheet {
                ctx: &ctx,
                plan: &plan,
                home: &home,
                exported: &exported,
            };
            let count = rows.len();
            Ok((compose(&cx, &sheet, rows)?, count))
        };
        let ((doc, pictures), count) = self.inner.store.read(Cost::Export, terms, read).await?;
        let pictures = self.pictures_of(&doc, pictures).await?;
        let bytes = self.pdf(doc, pictures).await?;
        let export = Export {
            name,
            mime: "application/pdf",
            body: bytes.into(),
        };
        Ok((export, count))
    }
}

impl Sheet<'_> {
    /// A document about the collection that says nothing yet.
    pub(super) fn blank(&self, cx: &Cx<'_>) -> Doc {
        let lang = self.ctx.lang;
        let title = Words::any(self.plan.of.many.text(lang));
        Doc {
            made: cx.now(),
            ..Doc::new(self.plan.of.id, mode(lang), title)
        }
    }
}

/// The list: a row of titles on every page, the rows with their number.
pub(super) fn doc(cx: &Cx<'_>, sheet: &Sheet<'_>, rows: Vec<Printed>) -> Result<Drawn> {
    let (lang, exported) = (sheet.ctx.lang, sheet.exported);
    let mut doc = sheet.blank(cx);
    doc.date = Some(cx.today());
    let (head, pictures) = cx.sheet_head()?;
    doc.letterhead = Some(head);
    let count = rows.len();
    doc.subtitle =
        Words::new(format!("Lignes\u{a0}: {count}"), format!("عدد الأسطر: {count}")).en(format!("Rows: {count}"));
    let order = Column {
        title: Words::new("N°", "ر.ت").en("No."),
        align: Align::Center,
        share: 0,
    };
    let columns = exported.iter().map(|one| column(one.field, lang));
    let columns: Vec<Column> = std::iter::once(order).chain(columns).collect();
    if exported.len() > UPRIGHT_COLUMNS {
        doc.orientation = Orientation::Landscape;
    }
    let numbered = (1..).zip(rows).map(|(number, (_, cells))| {
        let cells = cells
            .into_iter()
            .zip(exported)
            .map(|(cell, one)| readable(one.field, cell));
        row(number, cells)
    });
    let rows = numbered.collect();
    doc.blocks = vec![Block::Table { columns, rows }];
    Ok((doc, pictures))
}

fn mode(lang: Lang) -> Mode {
    match lang {
        Lang::Fr => Mode::Fr,
        Lang::Ar => Mode::Ar,
        Lang::En => Mode::En,
    }
}

/// Texts share the width; numbers, days and flags take what they need.
fn column(field: &FieldDef, lang: Lang) -> Column {
    let is_number = matches!(
        field.kind,
        Kind::Integer
            | Kind::Decimal
            | Kind::Rollup {
                gives: Scalar::Integer | Scalar::Decimal,
                ..
            }
    );
    let is_short = is_number || field.form.is_some() || matches!(field.kind, Kind::Date | Kind::Instant | Kind::Flag);
    Column {
        title: Words::any(field.label.text(lang)),
        align: if is_number { Align::End } else { Align::Start },
        share: u16::from(!is_short),
    }
}

/// A cell without the signs that programs need: nobody imports what is printed.
fn readable(field: &FieldDef, cell: Shown) -> Shown {
    match cell {
        Shown::Text(text) if matches!(field.kind, Kind::Json) => list_text(&text),
        other => other,
    }
}

fn row(number: usize, cells: impl Iterator<Item = Shown>) -> Row {
    let order = Words::any(number.to_string());
    Row {
        cells: std::iter::once(order).chain(cells.map(print_cell)).collect(),
        total: false,
    }
}

/// A cell as it is printed.
pub(super) fn print_cell(cell: Shown) -> Cell {
    Words::any(match cell {
        Shown::Empty => Line::default(),
        Shown::Text(text) => cut(text, LONGEST).into(),
        Shown::Integer(number) => Run::Ltr(number.to_string()).into(),
        Shown::Decimal(number) => Run::Number(hundredths(number)).into(),
        Shown::Date(day) => Run::Day(day).into(),
        Shown::Instant(at) => {
            let clock = format!("{:02}:{:02}", at.hour(), at.minute());
            Line::from(Run::Day(at.date())).text("\u{A0}").ltr(clock)
        }
    })
}

/// The amount that was made of hundredths, in hundredths again.
#[expect(clippy::cast_possible_truncation, reason = "made of hundredths that fit")]
fn hundredths(number: f64) -> i64 {
    (number * 100.0).round() as i64
}

/// The beginning of a text that is longer than so many characters.
pub(super) fn cut(text: String, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_a_day_and_a_clock_with_a_space_between() {
        let at = jiff::civil::date(2026, 9, 4).at(12, 30, 0, 0);
        let told = Line::from(Run::Day(at.date())).text("\u{A0}").ltr("12:30");
        assert_eq!(print_cell(Shown::Instant(at)), Words::any(told));
    }
}
