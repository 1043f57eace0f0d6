//! Readings that are noted before what was read leaves: who, what, by which door (`Collection::noted_reads`).
//!
//! The note is a job in the queue of the writer, as everything that is written, and its commit is waited for: what cannot be
//! noted is not answered. What is noted where, and for how long it is kept, is the city's (`DomainHooks::reading`).

use schema::{Collection, FieldSet, Query, Result, Select, View, WireQuery, choices};
use store::Row;

use crate::request_context::SharedFootprint;
use crate::{Engine, RequestContext};

choices! {
    /// By which door something was read.
    Door {
        Get = "get": "فتح السجل", "Fiche", "Record";
        Export = "export": "لائحة أو تصدير", "Liste ou export", "List or export";
        Print = "print": "طباعة", "Impression", "Print";
        File = "file": "ملف", "Fichier", "File";
        Report = "report": "إحصاء", "Statistique", "Report";
    }
}

/// Characters of a filter that are kept.
const LONGEST: usize = 500;
/// What the names of links to files begin with, as which somebody without an account reads.
const LINK: &str = "link:";

/// What somebody is about to be answered.
#[derive(Clone, Debug)]
pub struct NotedReading {
    /// Of which collection.
    pub of: &'static Collection,
    /// The row, when it is one.
    pub document: Option<String>,
    /// The noted fields of it.
    pub fields: FieldSet,
    /// By which door.
    pub door: Door,
    /// What chose the rows, when they are several.
    pub filter: Option<String>,
    /// How many rows.
    pub count: u64,
}

impl NotedReading {
    /// Of one row.
    pub(crate) fn row(of: &'static Collection, id: &str, fields: FieldSet, door: Door) -> Self {
        NotedReading {
            of,
            document: Some(id.to_owned()),
            fields,
            door,
            filter: None,
            count: 1,
        }
    }

    /// Of several rows at once.
    pub(crate) fn rows(of: &'static Collection, fields: FieldSet, door: Door, filter: String, count: usize) -> Self {
        NotedReading {
            of,
            document: None,
            fields,
            door,
            filter: Some(filter.chars().take(LONGEST).collect()),
            count: count as u64,
        }
    }

    /// The wire names of the fields.
    pub fn field_names(&self) -> Vec<String> {
        let positions = self.fields.positions();
        positions.map(|at| self.of.fields()[at].name.to_owned()).collect()
    }
}

impl Engine {
    /// Notes a reading, if anything noted was read by somebody else than the house itself; answers when the note is committed.
    pub(crate) async fn note_reading(&self, ctx: &RequestContext, reading: NotedReading) -> Result<()> {
        let is_ours = ctx.rights.is_house() && !ctx.rights.who.starts_with(LINK);
        if reading.fields.is_empty() || is_ours {
            return Ok(());
        }
        // The note is no part of the question: neither under its key nor among what it has touched.
        let ctx = RequestContext {
            idempotency_key: None,
            footprint: SharedFootprint::default(),
            ..ctx.clone()
        };
        self.transact(&ctx, "note a reading", move |cx| (cx.inner.hooks.reading)(cx, &reading))
            .await
    }
}

/// The noted fields of which a row tells a value to its reader.
pub(crate) fn noted_values_of(view: &View, select: &Select, row: &Row) -> FieldSet {
    let readable = view.grants[row.grant].fields;
    let selected = select.own.map_or(readable, |own| own.and(readable));
    let noted = selected.and(view.of.noted_values());
    let tells = |at: &usize| !row.document.values[*at].is_null();
    noted.positions().filter(tells).fold(FieldSet::NONE, FieldSet::with)
}

/// Leaves noted fields out of a query that names none, and says which it carries: what it selects, and what it finds or orders
/// rows by, which tells as much.
pub(crate) fn noted_fields(view: &View, query: &mut Query) -> FieldSet {
    let noted = view.of.noted_values();
    if noted.is_empty() {
        return noted;
    }
    let own = *query.select.own.get_or_insert(view.fields().minus(noted));
    own.or(query.named).and(noted)
}

/// The fields that answers tell which nobody has asked for by name.
pub(crate) fn without_noted(of: &Collection, fields: FieldSet) -> FieldSet {
    fields.minus(of.noted_values())
}

/// What an answer to a write tells.
pub(crate) fn select_of_written(of: &'static Collection) -> Select {
    let noted = of.noted_values();
    Select {
        own: (!noted.is_empty()).then(|| FieldSet::all(of).minus(noted)),
        ..Select::default()
    }
}

/// The filter of a list, as it was asked; what noted fields were compared with is left out, for whoever reads the notes may not
/// read those.
pub(crate) fn filter_text(of: &Collection, queries: &[WireQuery]) -> String {
    let noted: Vec<&str> = of.noted_values().positions().map(|at| of.fields()[at].name).collect();
    let one = |query: &WireQuery| {
        let values: Vec<String> = query.values.iter().map(ToString::to_string).collect();
        let values = values.join(", ");
        let tells = query.method != "select"
            && noted
                .iter()
                .any(|name| query.attribute == *name || values.contains(name));
        let values = if tells { "…" } else { values.as_str() };
        format!("{}({} {values})", query.method, query.attribute)
    };
    queries.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// The noted fields among those of that name.
pub(crate) fn noted_among<'a>(of: &Collection, names: impl Iterator<Item = &'a str>) -> FieldSet {
    let positions = names.filter_map(|name| of.position(name));
    positions.fold(FieldSet::NONE, FieldSet::with).and(of.noted_values())
}
