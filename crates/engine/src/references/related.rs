//! How many documents stand under each tab of a record's page, in one answer: `documents.related`.

use std::collections::BTreeMap;

use schema::{Collection, FieldDef, Filter, Kind, Op, Rejection, Result, Value, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Act, Allowed, Cx, inputs};

/// So many kinds of documents are counted at once: more tabs than any page has.
const ASKED: usize = 40;
/// What is about documents of any collection names its subject by these two fields.
const SUBJECT: [&str; 2] = ["subjectCollection", "subjectId"];

inputs! {
    /// A record, and what is counted of it.
    pub(crate) struct Record {
        /// The collection of the record.
        collection: String = need("collection"),
        /// Its id.
        id: String = need("id"),
        /// The fields that name it, each as `collection.field`, 40 at most.
        by: Vec<String> = need("by"),
    }
}

/// How many documents name a record.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RelatedCounts {
    /// By `collection.field`; a field that is not the caller's to read has none.
    counts: BTreeMap<String, u64>,
}

/// `documents.related`: how many documents name the record by each of the fields, of those that the caller may read.
pub(crate) const COUNTS: Act<Record, RelatedCounts> = Act::read("documents.related", Allowed::Users, |cx, record| {
    let of = cx.inner.public(&record.collection)?;
    if !(1..=ASKED).contains(&record.by.len()) {
        return Err(Rejection::argument("by", expected::documents(1, ASKED)).into());
    }
    cx.need_readable(of, &record.id)?;
    let mut counts = BTreeMap::new();
    for named in &record.by {
        let (other, field) = naming(cx, of, named)?;
        if let Some(count) = cx.count_readable(other, filters(of, other, field, &record.id))? {
            counts.insert(named.clone(), count);
        }
    }
    Ok(RelatedCounts { counts })
});

/// The collection and the field that `collection.field` means: a link to documents like the record, or the subject of anything.
fn naming(cx: &Cx<'_>, of: &'static Collection, named: &str) -> Result<(&'static Collection, &'static FieldDef)> {
    let (other, name) = named
        .split_once('.')
        .ok_or_else(|| Rejection::argument("by", expected::TEXTS))?;
    let other = cx.inner.public(other)?;
    let names_it = |field: &&FieldDef| {
        let links = field.kind.target().is_some_and(|to| *to() == *of);
        !field.hidden && (links || is_subject(other, field))
    };
    let field = other.field(name).filter(names_it);
    let unknown = || Rejection::new(error_codes::UNKNOWN_FIELD).field(name);
    Ok((other, field.ok_or_else(unknown)?))
}

fn is_subject(other: &'static Collection, field: &FieldDef) -> bool {
    field.name == SUBJECT[1] && other.field(SUBJECT[0]).is_some()
}

fn filters(of: &Collection, other: &'static Collection, field: &'static FieldDef, id: &str) -> Vec<Filter> {
    let is_list = matches!(field.kind, Kind::List(_));
    let names = field.test(if is_list { Op::Contains } else { Op::Equal }, vec![Value::from(id)]);
    let about = other.field(SUBJECT[0]).filter(|_| is_subject(other, field));
    let about = about.map(|about| about.test(Op::Equal, vec![Value::from(of.id)]));
    std::iter::once(names).chain(about).collect()
}
