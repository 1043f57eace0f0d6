//! All filtered rows as a file, with the columns, labels and words of the reader's language: CSV and XLSX of any length,
//! PDF of as many rows as somebody reads on paper, or sticks to things.

mod cell;
mod label;
mod list;
mod naming;
mod spool;

use std::collections::HashMap;

use jiff::tz::TimeZone;
use papers::table::{self, Table, Value as Shown, Writer};
use schema::{Collection, Error, FieldDef, FieldSet, Lang, Query, Result, View, WireQuery, unknown_attribute};
use store::{Cost, Reader, Row};

use crate::noted_reads::{self, Door, NotedReading};
use crate::read::bind_query;
use crate::{Cx, Engine, RequestContext, Rights};

pub use label::LabelSize;
pub use spool::Spool;

/// In which format rows leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A table for other programs.
    Table(table::Format),
    /// A list on paper.
    Pdf,
    /// Labels of a size, on sheets of paper or on a roll.
    Labels(LabelSize),
}

impl Format {
    /// CSV.
    pub const CSV: Self = Self::Table(table::Format::Csv);
    /// An Excel workbook.
    pub const XLSX: Self = Self::Table(table::Format::Xlsx);
}

/// A file to be downloaded.
pub struct Export {
    /// Its name.
    pub name: String,
    /// Its media type.
    pub mime: &'static str,
    /// Its bytes.
    pub body: Spool,
}

/// A column of an export: a field and, for links, the names of what it points to.
struct Exported {
    at: usize,
    field: &'static FieldDef,
    names: HashMap<String, String>,
}

/// What is exported: through which view, which rows, which columns.
struct Plan {
    of: &'static Collection,
    view: std::sync::Arc<View>,
    query: Query,
    positions: Vec<usize>,
}

impl Engine {
    /// Exports all rows that match, in the order asked for, with the columns named (all readable ones when none is). The
    /// file is written aside first: whoever fetches it slowly holds no reader of the store.
    pub async fn export(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        raws: &[WireQuery],
        columns: Vec<String>,
        format: Format,
    ) -> Result<Export> {
        let (view, mut query) = bind_query(ctx, of, raws)?;
        let mut positions = match format {
            Format::Labels(_) => label::lines(&view)?,
            _ => columns_of(&view, &columns)?,
        };
        if format == Format::Pdf {
            list::fit(&mut positions, columns.is_empty())?;
        }
        query.select.own = Some(positions.iter().fold(FieldSet::NONE, |set, at| set.with(*at)));
        query.is_counted = false;
        let noted = noted_reads::noted_fields(&view, &mut query);
        let plan = Plan {
            of,
            view,
            query,
            positions,
        };
        let (export, count) = self.export_as(ctx, plan, format).await?;
        if !noted.is_empty() {
            let door = match format {
                Format::Table(_) => Door::Export,
                Format::Pdf | Format::Labels(_) => Door::Print,
            };
            let reading = NotedReading::rows(of, noted, door, noted_reads::filter_text(of, raws), count);
            self.note_reading(ctx, reading).await?;
        }
        Ok(export)
    }

    /// The file, and how many rows stand in it.
    async fn export_as(&self, ctx: &RequestContext, plan: Plan, format: Format) -> Result<(Export, usize)> {
        match format {
            Format::Table(format) => self.table(ctx, plan, format).await,
            Format::Pdf => self.export_pdf(ctx, plan, list::doc).await,
            Format::Labels(size) => {
                let compose = move |cx: &Cx<'_>, sheet: &list::Sheet<'_>, rows| Ok(label::doc(cx, sheet, size, rows));
                self.export_pdf(ctx, plan, compose).await
            }
        }
    }

    async fn table(&self, ctx: &RequestContext, plan: Plan, format: table::Format) -> Result<(Export, usize)> {
        let (ctx, terms) = (ctx.clone(), self.terms_of(ctx).await?);
        let made = terms.now.to_zoned(TimeZone::UTC).datetime();
        let read = move |reader: &mut Reader<'_>| {
            let exported = with_link_names(reader, &ctx.rights, plan.of, &plan.positions, ctx.lang)?;
            let table = Table {
                title: plan.of.many.text(ctx.lang).to_owned(),
                columns: exported.iter().map(|one| cell::column(one.field, ctx.lang)).collect(),
                rtl: ctx.lang == Lang::Ar,
                made,
            };
            let (body, count) = write(reader, &plan, &table, &exported, format, ctx.lang)?;
            let export = Export {
                name: format!("{}.{}", plan.of.id, format.extension()),
                mime: format.media_type(),
                body,
            };
            Ok((export, count))
        };
        self.inner.store.read(Cost::Export, terms, read).await
    }
}

fn columns_of(view: &View, names: &[String]) -> Result<Vec<usize>> {
    let readable = view.fields();
    if names.is_empty() {
        return Ok(readable.positions().collect());
    }
    let position = |name: &String| {
        let at = view.of.position(name).filter(|at| readable.has(*at));
        at.ok_or_else(|| unknown_attribute(name))
    };
    names.iter().map(position).collect()
}

/// The columns, with the names of what their links point to: one pass over each target.
fn with_link_names(
    reader: &mut Reader<'_>,
    rights: &Rights,
    of: &'static Collection,
    positions: &[usize],
    lang: Lang,
) -> Result<Vec<Exported>> {
    let mut exported = Vec::new();
    for at in positions {
        let field = &of.fields()[*at];
        let names = match field.kind.target() {
            Some(target) => naming::names(reader, rights, target(), lang)?,
            None => HashMap::new(),
        };
        exported.push(Exported { at: *at, field, names });
    }
    Ok(exported)
}

fn write(
    reader: &mut Reader<'_>,
    plan: &Plan,
    table: &Table,
    exported: &[Exported],
    format: table::Format,
    lang: Lang,
) -> Result<(Spool, usize)> {
    let failed = |error| Error::fault("writing an export", error);
    let mut writer = Writer::new(table, format, spool::aside()).map_err(failed)?;
    let mut count = 0;
    each(reader, plan, exported, lang, &mut |_, cells| {
        count += 1;
        writer.push(&cells).map_err(failed)
    })?;
    Ok((Spool::of(writer.finish().map_err(failed)?)?, count))
}

/// Hands over the id and the cells of every row; those that the caller may not read of that row are empty.
fn each(
    reader: &mut Reader<'_>,
    plan: &Plan,
    exported: &[Exported],
    lang: Lang,
    f: &mut dyn FnMut(String, Vec<Shown>) -> Result<()>,
) -> Result<()> {
    reader.each(&plan.view, &plan.query, &mut |row: &Row| {
        let readable = plan.view.grants[row.grant].fields;
        let shown = |one: &Exported| {
            let value = readable.has(one.at).then(|| &row.document.values[one.at]);
            value.map_or(Shown::Empty, |value| cell::show(one, value, lang))
        };
        let cells = exported.iter().map(shown).collect();
        f(row.document.id.clone(), cells)
    })
}
