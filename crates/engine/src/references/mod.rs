//! What refers to documents and keeps them from being deleted, as far as the caller may read it.
//!
//! The links are those that the collections declare, so a new noun says nothing here. Of documents that are not the caller's
//! to read it is told that there are some: neither what they are nor how many.

pub(crate) mod list;
mod moved;
pub(crate) mod related;

use schema::{
    Collection, Document, Error, FieldDef, FieldSet, Filter, Kind, Op, Query, Rejection, Result, Select, Value, View,
    attribute, error_codes,
};

use crate::Rights;
use crate::tx::Tx;

/// So many of those that refer by one field are named, unless more are asked for; the rest are counted.
const NAMED: u64 = 5;

/// Every collection that stands.
type Catalogue = &'static [&'static Collection];

error_codes! {
    /// What refers to it is not the caller's to read.
    OTHERS_REFER = error_codes::DELETE_RESTRICTED.code, 403 => "لا يمكن الحذف: وثائق أخرى تشير إليه", "Suppression impossible\u{a0}: d’autres documents y font référence", "Cannot be deleted: other documents refer to it";
}

/// Documents that refer by one field.
struct Reference {
    of: &'static Collection,
    field: &'static FieldDef,
    /// How many the caller may read.
    total: u64,
    named: Vec<Document>,
}

/// All that refers to some documents.
struct References {
    readable: Vec<Reference>,
    /// Whether there are some that the caller may not read.
    others: bool,
}

/// Deletes a row. The store refuses by naming whatever refers to it; the caller is told as far as he may read that.
pub(crate) fn delete_row(tx: &mut dyn Tx, rights: &Rights, catalogue: Catalogue, document: &Document) -> Result<()> {
    let refused = match tx.delete(document) {
        Err(refused) if is_restriction(catalogue, document, &refused) => refused,
        done => return done,
    };
    let found = of_documents(
        tx,
        rights,
        catalogue,
        document.of,
        std::slice::from_ref(&document.id),
        NAMED,
    )?;
    let Some(first) = found.readable.first() else {
        return Err(OTHERS_REFER.into());
    };
    let kind = refused
        .rejection()
        .map_or(error_codes::DELETE_RESTRICTED, |told| told.kind);
    let told = Rejection::new(first.field.restricted.unwrap_or(kind));
    let names: Vec<String> = first.named.iter().map(|document| document.title().0).collect();
    let told = told.label("collection", first.of.many).arg("count", first.total);
    Err(told.arg("names", names.join(", ")).into())
}

fn is_restriction(catalogue: Catalogue, document: &Document, refused: &Error) -> bool {
    let Some(kind) = refused.rejection().map(|told| told.kind) else {
        return false;
    };
    let is_own = |(_, field): (_, &FieldDef)| field.restricted == Some(kind);
    kind == error_codes::DELETE_RESTRICTED || restricting(catalogue, document.of).any(is_own)
}

/// The links that keep documents of a collection from being deleted.
fn restricting(
    catalogue: Catalogue,
    target: &'static Collection,
) -> impl Iterator<Item = (&'static Collection, &'static FieldDef)> {
    let links = catalogue
        .iter()
        .flat_map(|of| of.fields().iter().map(|field| (*of, field)));
    links.filter(move |(_, field)| field.restricts && field.kind.target().is_some_and(|to| *to() == *target))
}

fn of_documents(
    tx: &mut dyn Tx,
    rights: &Rights,
    catalogue: Catalogue,
    target: &'static Collection,
    ids: &[String],
    named: u64,
) -> Result<References> {
    let mut found = References {
        readable: Vec::new(),
        others: false,
    };
    for (of, field) in restricting(catalogue, target) {
        let query = Query {
            filters: referring(of, field, target, ids),
            ..Query::default()
        };
        let standing = tx.count(&View::whole(of), &query)?;
        if standing == 0 {
            continue;
        }
        let reference = readable(
            tx,
            &rights.view(of),
            field,
            Query {
                limit: Some(named),
                ..query
            },
        )?;
        found.others |= standing > reference.total;
        found.readable.extend((reference.total > 0).then_some(reference));
    }
    Ok(found)
}

/// That a field names one of the documents. A document may refer to itself and still go.
fn referring(
    of: &'static Collection,
    field: &'static FieldDef,
    target: &'static Collection,
    ids: &[String],
) -> Vec<Filter> {
    let is_list = matches!(field.kind, Kind::List(_));
    let values = ids.iter().cloned().map(Value::Text).collect();
    let names = field.test(if is_list { Op::Contains } else { Op::Equal }, values);
    let [only] = ids else { return vec![names] };
    let itself = (*of == *target).then(|| attribute::ID.ne(only.as_str()));
    std::iter::once(names).chain(itself).collect()
}

/// Those that the caller may read, as many of them as the query asks for, with the field that refers.
fn readable(tx: &mut dyn Tx, view: &View, field: &'static FieldDef, query: Query) -> Result<Reference> {
    let of = view.of;
    let mut reference = Reference {
        of,
        field,
        total: 0,
        named: Vec::new(),
    };
    let at = of.position(field.name).filter(|at| view.fields().has(*at));
    let Some(at) = at else { return Ok(reference) };
    let query = Query {
        named: FieldSet::NONE.with(at),
        select: Select::only(of, &name_fields(of, field)),
        is_counted: true,
        ..query
    };
    let page = tx.list(view, &query)?;
    reference.total = page.total;
    reference.named = page.rows.into_iter().map(|row| row.document).collect();
    Ok(reference)
}

/// What a document that refers by a field is called by.
fn name_fields(of: &'static Collection, by: &FieldDef) -> Vec<FieldDef> {
    let series = of.series.iter().flat_map(|series| [series.year, series.number]);
    let owner = owner_link(of, by).into_iter().chain(first_day(of)).copied();
    of.title.iter().copied().chain(series).chain(owner).collect()
}

/// The link that says whom a document without a name of its own is of, as an assignment; not the one by which it refers.
fn owner_link(of: &'static Collection, by: &FieldDef) -> Option<&'static FieldDef> {
    let names_itself = of.title.iter().any(|field| field.kind.is_text());
    let mut links = of
        .fields()
        .iter()
        .filter(|field| !field.hidden && field.name != by.name && !names_itself);
    links.find(|field| matches!(field.kind, Kind::Link(to) if !to().title.is_empty()))
}

/// The day by which a document without any title is told from its like.
fn first_day(of: &'static Collection) -> Option<&'static FieldDef> {
    let mut days = of.fields().iter().filter(|field| matches!(field.kind, Kind::Date));
    days.find(|_| of.title.is_empty())
}
