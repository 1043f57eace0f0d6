//! What refers to documents and keeps them from being deleted, as far as the caller may read it.
//!
//! The links are those that the collections declare, so a new noun says nothing here. Of documents that are not the caller's
//! to read it is told that there are some: neither what they are nor how many.

use schema::{
    Collection, Date, Document, Error, FieldDef, FieldValue as _, Filter, Kind, Lang, Op, Query, Rejection, Result,
    Select, Value, attribute, error_codes, expected,
};
use serde_json::{Value as Json, json};

use crate::find_all::matching;
use crate::{Action, Allowed, Cx, inputs, unauthorized};

/// So many of those that refer by one field are named; the rest are counted.
const NAMED: u64 = 5;

/// So many documents are asked about at once: a page of a list.
const ASKED: usize = 100;

error_codes! {
    /// What refers to it is not the caller's to read.
    OTHERS_REFER = error_codes::DELETE_RESTRICTED.code, 403 => "لا يمكن الحذف: وثائق أخرى تشير إليه", "Suppression impossible\u{a0}: d’autres documents y font référence", "Cannot be deleted: other documents refer to it";
}

inputs! {
    /// Documents that somebody wants to delete.
    pub(crate) struct Targets {
        /// The collection.
        collection: String = need("collection"),
        /// The ids of the documents, 100 at most.
        ids: Vec<String> = need("ids"),
    }
}

/// `documents.references {collection, ids}` → `{references, others}`: what keeps the documents from being deleted, for whoever
/// may delete them.
pub(crate) const LIST: Action<Targets> = Action::read("documents.references", Allowed::Users, |cx, targets| {
    let of = cx.inner.public(&targets.collection)?;
    if !(1..=ASKED).contains(&targets.ids.len()) {
        return Err(Rejection::argument("ids", expected::documents(1, ASKED)).into());
    }
    if !cx.ask.rights.may(of, "delete") {
        return Err(unauthorized(&cx.ask.rights));
    }
    for id in &targets.ids {
        cx.need_readable(of, id)?;
    }
    let found = of_documents(cx, of, &targets.ids)?;
    let shown: Vec<Json> = found.readable.iter().map(|one| one.to_json(cx.lang())).collect();
    Ok(json!({ "references": shown, "others": found.others }))
});

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
pub(crate) fn delete_row(cx: &Cx<'_>, document: &Document) -> Result<()> {
    let refused = match cx.tx.borrow_mut().delete(document) {
        Err(refused) if is_restriction(cx, document, &refused) => refused,
        done => return done,
    };
    let found = of_documents(cx, document.of, std::slice::from_ref(&document.id))?;
    let Some(first) = found.readable.first() else {
        return Err(OTHERS_REFER.into());
    };
    let kind = refused
        .rejection()
        .map_or(error_codes::DELETE_RESTRICTED, |told| told.kind);
    let told = Rejection::new(first.field.restricted.unwrap_or(kind));
    Err(told.label("collection", first.of.many).arg("count", first.total).into())
}

fn is_restriction(cx: &Cx<'_>, document: &Document, refused: &Error) -> bool {
    let Some(kind) = refused.rejection().map(|told| told.kind) else {
        return false;
    };
    let is_own = |(_, field): (_, &FieldDef)| field.restricted == Some(kind);
    kind == error_codes::DELETE_RESTRICTED || restricting(cx, document.of).any(is_own)
}

/// The links that keep documents of a collection from being deleted, in every collection that stands.
fn restricting(
    cx: &Cx<'_>,
    target: &'static Collection,
) -> impl Iterator<Item = (&'static Collection, &'static FieldDef)> + use<> {
    let all = cx.inner.store.catalogue().iter();
    let links = all.flat_map(|of| of.fields.iter().map(|field| (*of, field)));
    links.filter(move |(_, field)| field.restricts && field.kind.target().is_some_and(|to| *to() == *target))
}

fn of_documents(cx: &Cx<'_>, target: &'static Collection, ids: &[String]) -> Result<References> {
    let mut found = References {
        readable: Vec::new(),
        others: false,
    };
    for (of, field) in restricting(cx, target) {
        let filters = referring(of, field, target, ids);
        let standing = cx.count(of, filters.clone())?;
        if standing == 0 {
            continue;
        }
        let reference = readable(cx, of, field, filters)?;
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
    let names = Filter::test(field, if is_list { Op::Contains } else { Op::Equal }, values);
    let [only] = ids else { return vec![names] };
    let itself = (*of == *target).then(|| attribute::ID.ne(only.as_str()));
    std::iter::once(names).chain(itself).collect()
}

/// Those that the caller may read, with the field that refers.
fn readable(cx: &Cx<'_>, of: &'static Collection, field: &'static FieldDef, filters: Vec<Filter>) -> Result<Reference> {
    let mut reference = Reference {
        of,
        field,
        total: 0,
        named: Vec::new(),
    };
    let view = cx.ask.rights.view(of);
    if !of.position(field.name).is_some_and(|at| view.fields().has(at)) {
        return Ok(reference);
    }
    let query = Query {
        select: Select::only(of, &title_fields(of)),
        limit: Some(NAMED),
        is_counted: true,
        ..matching(of, filters)
    };
    let page = cx.tx.borrow_mut().list(&view, &query)?;
    reference.total = page.total;
    reference.named = page.rows.into_iter().map(|row| row.document).collect();
    Ok(reference)
}

/// What a document is called by.
fn title_fields(of: &Collection) -> Vec<FieldDef> {
    let series = of.series.iter().flat_map(|series| [series.year, series.number]);
    of.title.iter().copied().chain(series).collect()
}

impl Reference {
    fn to_json(&self, lang: Lang) -> Json {
        let documents: Vec<Json> = self.named.iter().map(named).collect();
        json!({ "collection": self.of.id, "label": self.of.many.text(lang), "field": self.field.name,
            "fieldLabel": self.field.label.text(lang), "total": self.total, "documents": documents })
    }
}

/// What a document is called in French and in Arabic; nothing where it has no name, or none that the caller may read.
fn named(document: &Document) -> Json {
    let said = |lang| {
        let texts = document.of.title.iter().map(move |field| said(document, field, lang));
        texts.collect::<Vec<String>>()
    };
    let (fr, ar) = (said(Lang::Fr), said(Lang::Ar));
    // The second field of a title is the Arabic name; one alone serves both languages, a word in each.
    json!({ "$id": document.id, "title": fr.first(), "titleAr": ar.get(1).or(ar.first()),
        "number": document.number() })
}

/// A value as people read it: a word by its label, a day as it is written.
fn said(document: &Document, field: &FieldDef, lang: Lang) -> String {
    let value = document.value(field.name);
    if let (Kind::Date, Some(Date(day))) = (field.kind, Date::read(value)) {
        return day.strftime("%d/%m/%Y").to_string();
    }
    let text = value.text().unwrap_or_default();
    let word = field
        .kind
        .words()
        .and_then(|words| words.iter().find(|word| word.wire == text));
    word.map_or_else(|| text.to_owned(), |word| word.label.text(lang).to_owned())
}
