//! All filtered rows as CSV or a workbook, with the columns, labels and words of the reader's language.

use std::collections::HashMap;

use jiff::tz::TimeZone;
use papers::table::{Column, Kind as Shape, Table, Value as Shown, Writer};
use schema::{
    Collection, Error, FieldDef, FieldSet, Item, Kind, Lang, Query, Raw, Result, Scalar, Value, View, refusal,
};
use store::{Cost, Reader, Row};

use crate::read::bound;
use crate::{Ask, Engine, Rights};

pub use papers::table::Format;

/// A file to be downloaded.
pub struct Export {
    /// Its name.
    pub name: String,
    /// Its media type.
    pub mime: &'static str,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// A column of an export: a field and, for links, the names of what it points to.
struct Exported {
    at: usize,
    field: &'static FieldDef,
    names: HashMap<String, String>,
}

impl Engine {
    /// Exports all rows that match, in the order asked for, with the columns named (all readable ones when none is).
    pub async fn export(
        &self,
        ask: &Ask,
        of: &'static Collection,
        raws: &[Raw],
        (columns, format): (Vec<String>, Format),
    ) -> Result<Export> {
        let (view, mut query) = bound(ask, of, raws)?;
        let fields = columns_of(&view, &columns)?;
        query.select.own = Some(fields.iter().fold(FieldSet::NONE, |set, at| set.with(*at)));
        query.is_counted = false;
        let (ask, terms) = (ask.clone(), self.terms().await?);
        let made = terms.now.to_zoned(TimeZone::UTC).datetime();
        let read = move |reader: &mut Reader<'_>| {
            let exported = named(reader, &ask.rights, of, (&fields, ask.lang))?;
            let table = Table {
                title: of.many.text(ask.lang).to_owned(),
                columns: exported.iter().map(|one| column(one.field, ask.lang)).collect(),
                rtl: ask.lang == Lang::Ar,
                made,
            };
            let bytes = write(reader, (&view, &query), (&table, &exported), (format, ask.lang))?;
            let name = format!("{}.{}", of.id, format.extension());
            Ok(Export {
                name,
                mime: format.media_type(),
                bytes,
            })
        };
        self.hall.store.read(Cost::Scan, terms, read).await
    }
}

fn columns_of(view: &View, names: &[String]) -> Result<Vec<usize>> {
    let readable = view.fields();
    if names.is_empty() {
        return Ok(readable.positions().collect());
    }
    let position = |name: &String| {
        let unknown = || {
            refusal::QUERY_INVALID
                .refusal()
                .arg("reason", format!("Attribute not found in schema: {name}"))
        };
        view.of
            .position(name)
            .filter(|at| readable.has(*at))
            .ok_or_else(|| Error::from(unknown()))
    };
    names.iter().map(position).collect()
}

/// The columns, with the names of what their links point to: one pass over each target.
fn named(
    reader: &mut Reader<'_>,
    rights: &Rights,
    of: &'static Collection,
    (positions, lang): (&[usize], Lang),
) -> Result<Vec<Exported>> {
    let mut exported = Vec::new();
    for at in positions {
        let field = &of.fields[*at];
        let names = match field.kind.target() {
            Some(target) => titles(reader, &rights.view(target()), lang)?,
            None => HashMap::new(),
        };
        exported.push(Exported { at: *at, field, names });
    }
    Ok(exported)
}

/// The names of all documents of a collection, as far as the caller may read them.
fn titles(reader: &mut Reader<'_>, view: &View, lang: Lang) -> Result<HashMap<String, String>> {
    let mut names = HashMap::new();
    if view.is_empty() {
        return Ok(names);
    }
    let own = view
        .of
        .title
        .iter()
        .filter_map(|field| view.of.position(field.name))
        .fold(FieldSet::NONE, FieldSet::with);
    let mut query = Query::default();
    query.select.own = Some(own);
    reader.each(view, &query, &mut |row: Row| {
        let (fr, ar) = row.document.title();
        names.insert(row.document.id, if lang == Lang::Ar { ar } else { fr });
        Ok(())
    })?;
    Ok(names)
}

fn write(
    reader: &mut Reader<'_>,
    (view, query): (&View, &Query),
    (table, exported): (&Table, &[Exported]),
    (format, lang): (Format, Lang),
) -> Result<Vec<u8>> {
    let failed = |error| Error::fault("writing an export", error);
    let mut writer = Writer::new(table, format, Vec::new()).map_err(failed)?;
    reader.each(view, query, &mut |row: Row| {
        let readable = view.grants[row.grant].fields;
        let cells: Vec<Shown> = exported
            .iter()
            .map(|one| {
                if readable.has(one.at) {
                    show(one, &row.document.values[one.at], lang)
                } else {
                    Shown::Empty
                }
            })
            .collect();
        writer.push(&cells).map_err(failed)
    })?;
    writer.finish().map_err(failed)
}

fn column(field: &FieldDef, lang: Lang) -> Column {
    let kind = match field.kind {
        Kind::Integer
        | Kind::Tally {
            gives: Scalar::Integer, ..
        } => Shape::Integer,
        Kind::Decimal
        | Kind::Tally {
            gives: Scalar::Decimal, ..
        } => Shape::Decimal,
        Kind::Date
        | Kind::Tally {
            gives: Scalar::Date, ..
        } => Shape::Date,
        Kind::Instant
        | Kind::Tally {
            gives: Scalar::Instant, ..
        } => Shape::Instant,
        Kind::Flag => Shape::Flag,
        _ => Shape::Text,
    };
    Column {
        left_to_right: field.form.is_some(),
        ..Column::new(field.label.text(lang), kind)
    }
}

fn show(one: &Exported, value: &Value, lang: Lang) -> Shown {
    match (one.field.kind, value) {
        (_, Value::Null) => Shown::Empty,
        (_, Value::Flag(flag)) => Shown::Flag(*flag),
        (
            Kind::Decimal
            | Kind::Tally {
                gives: Scalar::Decimal, ..
            },
            Value::Int(hundredths),
        ) => decimal(*hundredths),
        (_, Value::Int(number)) => Shown::Integer(*number),
        (Kind::Link(_), Value::Text(id)) => Shown::Text(one.names.get(id).cloned().unwrap_or_default()),
        (Kind::List(Item::Link(_)), Value::Json(ids)) => Shown::Text(joined(ids, &one.names)),
        (
            Kind::Date
            | Kind::Tally {
                gives: Scalar::Date, ..
            },
            Value::Text(day),
        ) => day.parse().map_or_else(|_| Shown::Text(day.clone()), Shown::Date),
        (
            Kind::Instant
            | Kind::Tally {
                gives: Scalar::Instant, ..
            },
            Value::Text(at),
        ) => local(at),
        (kind, Value::Text(text)) => Shown::Text(word(kind, text, lang).to_owned()),
        (_, Value::Json(text)) => Shown::Text(text.clone()),
    }
}

fn word(kind: Kind, text: &str, lang: Lang) -> &str {
    let known = kind
        .words()
        .and_then(|words| words.iter().find(|word| word.wire == text));
    known.map_or(text, |word| word.label.text(lang))
}

/// The names behind a list of ids.
fn joined(ids: &str, names: &HashMap<String, String>) -> String {
    let ids: Vec<String> = serde_json::from_str(ids).unwrap_or_default();
    ids.iter()
        .filter_map(|id| names.get(id).map(String::as_str))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Hundredths as the number a workbook shows; exact for every amount a commune knows (below 2^53 hundredths).
#[expect(
    clippy::cast_precision_loss,
    reason = "hundredths stay below 2^53, which a double holds exactly"
)]
fn decimal(hundredths: i64) -> Shown {
    Shown::Decimal(hundredths as f64 / 100.0)
}

fn local(at: &str) -> Shown {
    let zone = TimeZone::get(schema::CASABLANCA).unwrap_or(TimeZone::UTC);
    match at.parse::<jiff::Timestamp>() {
        Ok(instant) => Shown::Instant(instant.to_zoned(zone).datetime()),
        Err(_) => Shown::Text(at.to_owned()),
    }
}
